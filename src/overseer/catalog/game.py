"""Games of the catalog: what every game with packs has in common."""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from msgspec import ValidationError

from overseer.content.pack import PackInfo
from overseer.display.book import CatalogBook
from overseer.display.words import text_folders
from overseer.journal.game import Game
from overseer.kernel.decision import ALL
from overseer.kernel.errors import Malformed
from overseer.kernel.game import AUTO, PackId, is_auto
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator
from overseer.kernel.state import State

S = TypeVar("S", bound=State)


class CatalogGame(Game, Generic[S]):
    """A game joined with its packs. A game says how its states are made and laid out."""

    book: CatalogBook[Any, Any, Any]
    cards: Any  # its `Cards`: by kind and id, as they are printed
    names: Any  # its `Names`: the ids of its cards, by the numbers that the rules know

    def __init__(self, packs: Sequence[PackInfo]) -> None:
        self.packs = tuple(PackId(pack.id, pack.version, pack.rules_hash) for pack in packs)
        self.texts = text_folders(packs)

    def header(self) -> dict[str, object]:
        """What tells this game from any other: rules version and the packs' rules."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "packs": [f"{pack.id} {pack.version} {pack.hash}" for pack in self.packs],
        }

    @abstractmethod
    def fresh(
        self, players: int, options: dict[str, Any], rng: Rng, auto_chance: bool, auto_forced: bool
    ) -> S:
        """A state with nothing on the table."""

    @abstractmethod
    def set_up(self, state: S, options: Mapping[str, Any]) -> None:
        """Lay out a new game."""

    @abstractmethod
    def lay_out(self, state: S, position: Mapping[str, Any]) -> None:
        """Lay out a position."""

    @abstractmethod
    def guess(self, view: Mapping[str, Any], rng: Rng) -> Mapping[str, Any]:
        """A position that agrees with all that an unchanged view shows."""

    def new(
        self,
        players: int,
        seed: int | None = None,
        *,
        chance: str = AUTO,
        forced: str = AUTO,
        **options: Any,
    ) -> S:
        """A new game; without a seed, one is drawn. `table_options` lists the options."""
        self.check_players(players)
        chosen = self.check_options(options, players)
        rng = generator(secrets.randbits(128) if seed is None else seed)
        state = self.fresh(
            players, chosen, rng, is_auto(chance, "chance"), is_auto(forced, "forced")
        )
        self.set_up(state, chosen)
        state.settle()
        return state

    def restore(self, dump: Mapping[str, Any]) -> S:
        """The state that a dump was made of, which plays on with the same dice."""
        if not isinstance(dump, Mapping):
            raise Malformed("This is not the dump of a game: it is not a mapping.")
        for key, value in self.header().items():
            if dump.get(key) != value:
                raise Malformed(
                    f"The dump's {key} is {dump.get(key)!r}, but this game's is {value!r}."
                )
        try:
            if not self.book.is_intact(dump):
                raise Malformed("The dump has been changed: its digest is that of another state.")
            return self._placed(dump, _generator(dump["generator"]), dump["position"])
        except (KeyError, TypeError, ValueError) as error:
            raise Malformed(f"This is not the dump of a game: {error!r}.") from None

    def sample(self, view: Mapping[str, Any], seed: int) -> S:
        """A full state that agrees with a view; what the view hides is random."""
        rng = generator(seed)
        try:
            if view["game"] != self.name:
                raise Malformed(f"The view is of {view['game']!r}, not of {self.name!r}.")
            if view["seat"] == ALL:
                raise Malformed("Who sees everything has nothing to guess: use Game.position.")
            if not self.book.is_intact_view(view):
                raise Malformed("The view has been changed: its checksum is that of another one.")
            return self._placed(
                {**view, "chance": AUTO, "forced": AUTO}, rng, self.guess(view, rng)
            )
        except (KeyError, TypeError, ValueError, ValidationError) as error:
            raise Malformed(f"This is not a view of a game: {error!r}.") from None

    def _placed(self, dump: Mapping[str, Any], rng: Rng, position: Mapping[str, Any]) -> S:
        players = self.check_players(dump["players"])
        state = self.fresh(
            players,
            self.check_options(dict(dump["options"]), players),
            rng,
            is_auto(dump["chance"], "chance"),
            is_auto(dump["forced"], "forced"),
        )
        self.lay_out(state, position)
        state.settle()
        return state


def _generator(words: Sequence[int]) -> Rng:
    """The generator of a dump."""
    if len(words) != 4 or any(type(word) is not int or word >> 32 for word in words):
        raise ValueError("the generator is four words of 32 bits")
    return Rng(*words)
