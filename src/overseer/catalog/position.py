"""Positions: states that are set up from a table in the words of the view."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from overseer.catalog.game import CatalogGame
from overseer.kernel.decision import ALL
from overseer.kernel.errors import Malformed
from overseer.kernel.game import AUTO, MANUAL, is_auto
from overseer.kernel.layout import Draft, Problems, check, compare, merged
from overseer.kernel.state import State

S = TypeVar("S", bound=State)
_BROKEN = (KeyError, IndexError, TypeError, ValueError, AssertionError, OverflowError)


class PositionGame(CatalogGame[S]):
    """A game whose positions can be set up."""

    table_type: type  # the struct of its table
    people: str  # the field that lists who plays

    def begin(self, state: S, people: Sequence[Mapping[str, Any]]) -> None:
        """Bring a new game to its first turn, where that needs choices."""

    def options_of(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The options of a game that comes to a table, as far as they are given."""
        return dict(table.get("options", {}))

    @abstractmethod
    def read(self, draft: Draft[Any, S, Any]) -> dict[str, Any]:
        """The position of a table as the codec dumps one, but for its frames."""

    @abstractmethod
    def turn(self, table: Any, problems: Problems) -> dict[str, Any]:
        """The frames at the start of the active player's turn, and what goes with them."""

    @abstractmethod
    def broken(self, state: S) -> list[str]:
        """What is wrong with a position, by paths."""

    def position(
        self,
        table: Mapping[str, Any],
        seed: int | None = None,
        *,
        chance: str = AUTO,
        forced: str = AUTO,
    ) -> S:
        """A state from a table in the words of the view; what is left out is as after the set-up.

        Without `under_way`, it is the start of a turn: that of `active`, or of the first who can
        play. All that is wrong is told at once, by paths.
        """
        kind, problems = inspect.type_info(self.table_type), Problems()
        check(table, kind, "", problems, whole=False)
        problems.raise_any()
        people = table.get(self.people)
        if people is None:
            raise Malformed(f"{self.people} is missing: a list with a mapping for each of them.")
        options = self.options_of(table)
        base = self.new(len(people), seed, **options)
        self.begin(base, people)
        told = msgspec.to_builtins(self.book.table(base, ALL))
        del told["piles"], told["under_way"]  # they follow from the rest
        whole = merged({**told, "active": None}, table, kind)
        if len(whole[self.people]) != len(people):
            last = len(people) - 1
            raise Malformed(f"{self.people} have the seats 0 to {last}, each once at most.")
        try:
            seen: Any = msgspec.convert(whole, self.table_type)
        except msgspec.ValidationError as error:
            words, _, path = str(error).partition(" - at `$")
            raise Malformed(f"{path.strip('.`') or 'table'} is incomplete: {words}.") from None
        position = {**self.book.codec.position(base)}
        position.update(self.read(Draft(seen, base, self.names, table, problems)))
        under_way = table.get("under_way")
        if under_way is None:
            position.update(self.turn(seen, problems))
        else:
            position.update(under_way.get("fields", {}))
            position["stack"] = under_way.get("frames", [])
        problems.raise_any()
        flags = is_auto(chance, "chance"), is_auto(forced, "forced")
        dump = {"players": len(people), "options": base.options, "chance": MANUAL, "forced": MANUAL}
        try:
            state = self._placed(dump, base.rng, position)
        except _BROKEN as error:
            raise Malformed(f"under_way does not go with the table: {error!r}.") from None
        problems.found += self.broken(state)
        found = msgspec.to_builtins(self.book.table(state, ALL))
        rest = {name: each for name, each in table.items() if name not in ("options", "under_way")}
        compare(rest, found, kind, "", problems)
        problems.raise_any()
        # What goes by itself comes after the table that was given, so it was not compared.
        state.auto_chance, state.auto_forced = flags
        state.settle()
        return state
