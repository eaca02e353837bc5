"""Games: what journals, bots and tables may ask of any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from overseer.kernel.book import Book
from overseer.kernel.errors import Malformed
from overseer.kernel.options import TableOption, check_options
from overseer.kernel.state import State

AUTO = "auto"
MANUAL = "manual"


@dataclass(frozen=True, slots=True)
class PackId:
    """A pack by id, version and the hash of what can change a game."""

    id: str
    version: str
    hash: str


class Game(ABC):
    """Rules and packs joined, immutable; the maker of states."""

    name: str
    rules_version: str
    packs: tuple[PackId, ...]
    book: Book
    seats: range  # the numbers of players that the game takes
    table_options: Sequence[TableOption] = ()
    cards: Any = None  # what is printed on the cards, by kind and id, for games that tell it
    texts: tuple[Path, ...] = ()  # folders with words of its own, one `<language>.ftl` each
    origin: tuple[str, ...] | None = None  # the packs with which it can be loaded again, by name

    @abstractmethod
    def new(
        self,
        players: int,
        seed: int | None = None,
        *,
        chance: str = AUTO,
        forced: str = AUTO,
        **options: Any,
    ) -> State:
        """A new game; without a seed, one is drawn. Options differ from game to game."""

    @abstractmethod
    def restore(self, dump: Mapping[str, object]) -> State:
        """The state that a dump was made of, which plays on with the same dice."""

    @abstractmethod
    def sample(self, view: Mapping[str, object], seed: int) -> State:
        """A full state that agrees with all that a view shows, and is random otherwise."""

    def position(
        self,
        table: Mapping[str, Any],
        seed: int | None = None,
        *,
        chance: str = AUTO,
        forced: str = AUTO,
    ) -> State:
        """A state from a table in the words of the view, for games that can be set up so."""
        raise Malformed(f"Positions of {self.name} cannot be set up.")

    def hides(self, players: int) -> bool:
        """Whether a seat may know something that another one may not; if in doubt, it does."""
        return True

    def check_options(self, options: Mapping[str, Any], players: int) -> dict[str, Any]:
        """All table options with their defaults filled in; unknown or impossible ones raise."""
        return check_options(self.table_options, options, players)

    def check_players(self, players: int) -> int:
        """The number of players, if the game takes as many."""
        if type(players) is not int or players not in self.seats:
            raise Malformed(
                f"{self.name} takes {self.seats.start} to {self.seats.stop - 1} players, "
                f"not {players!r}."
            )
        return players


def is_auto(value: str, name: str) -> bool:
    """Whether a driver setting is "auto" rather than "manual"."""
    if value not in (AUTO, MANUAL):
        raise Malformed(f'{name} is "{AUTO}" or "{MANUAL}", not {value!r}.')
    return value == AUTO
