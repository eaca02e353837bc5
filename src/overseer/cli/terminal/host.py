"""Hosts: what a session leaves to the game that is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.scene import Scene
from overseer.kernel.event import Event
from overseer.kernel.state import State

S = TypeVar("S", bound=Scene)


class Look(NamedTuple):
    """How far a game has come: a new turn needs a new table, a change within it a glance."""

    turns: int
    changes: int = 0


class Host(ABC, Generic[S]):
    """One game at the terminal."""

    has_secrets = False  # whether players hold something that the others must not see

    @abstractmethod
    def scene(self, state: State, players: Sequence[Player], language: str, viewer: int) -> S:
        """A moment of the game as a seat may see it."""

    @abstractmethod
    def menu(self, scene: S) -> Menu:
        """The menu of the open decision."""

    @abstractmethod
    def narrowed(self, scene: S, entry: Entry) -> Menu:
        """The menu of the options that share a number."""

    @abstractmethod
    def news(self, scene: S, events: Sequence[Event], start: int = 0) -> list[Note]:
        """Events from a certain one on, as a person would tell them."""

    @abstractmethod
    def look(self, events: Sequence[Event]) -> Look:
        """What a drawn table has to show by now."""

    @abstractmethod
    def set_up(self, events: Sequence[Event]) -> int:
        """How many events at the beginning need no telling to one who sees the table."""

    def is_laid_out(self, state: State) -> bool:
        """Whether there is a table to show already."""
        return True

    @abstractmethod
    def space_of(self, word: str) -> str | None:
        """The name of the space that a word means."""

    @abstractmethod
    def explained(self, scene: S, thing: str, seat: int) -> list[str]:
        """The reasons for or against a choice, space or card, with the rules behind each."""

    @abstractmethod
    def why(self, scene: S, query: str, seat: int) -> list[str]:
        """What a player points at, and why it is or is not possible; may raise Malformed."""

    @abstractmethod
    def about(self, scene: S, entry: Entry) -> list[str]:
        """An entry of the menu at length, without its rules."""

    @abstractmethod
    def cards(self, scene: S, name: str) -> list[str]:
        """What a card says, or which cards a name could mean; empty if none has it."""
