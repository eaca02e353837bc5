"""Hosts: what a session leaves to the game that is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from overseer.cli.terminal.lookup import cited
from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note, notes_of
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.scene import Scene
from overseer.display import Display
from overseer.display.log import STORY, History, Telling
from overseer.display.model import Found
from overseer.kernel.errors import Malformed
from overseer.kernel.event import Event
from overseer.kernel.state import State

S = TypeVar("S", bound=Scene)


class Progress(NamedTuple):
    """How far a game has come: a new turn needs a new table, a change within it a glance."""

    turns: int
    changes: int = 0


class Host(ABC, Generic[S]):
    """One game at the terminal; what it says is what its display tells."""

    has_secrets = False  # whether players hold something that the others must not see
    tells_set_up = True  # also to one who sees the table

    def __init__(self, display: Display) -> None:
        self.display = display

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
    def progress(self, events: Sequence[Event]) -> Progress:
        """What a drawn table has to show by now."""

    def is_laid_out(self, state: State) -> bool:
        """Whether there is a table to show already."""
        return True

    def news(self, scene: S, history: History, after: int = 0, set_up: bool = True) -> list[Note]:
        """What happened after a line of the journal, but for what the open question tells.

        Where something is told by the table, such as the set-up, it can be left out.
        """
        panel = self.display.panel(scene.state, scene.viewer, scene.reader)
        story = None if panel is None else panel.story
        telling = Telling(history, self.display.teller(scene.state, scene.reader), after)
        return notes_of(
            entry
            for entry in telling.go_on()
            if not (entry.role == STORY and entry.text == story)
            if set_up or entry.round > 0
        )

    def explained(self, scene: S, thing: str, seat: int) -> list[str]:
        """The reasons for or against a choice, space or card, with the rules behind each."""
        _, reasons = self.display.explain(scene.state, thing, seat, scene.reader)
        return [cited(reason.text, reason.rules) for reason in reasons]

    def why(self, scene: S, query: str, seat: int) -> list[str]:
        """What a player points at, and why it is or is not possible; may raise Malformed."""
        found = self._found(scene, query)
        if not found or _is_choice(scene.state, query):
            return self.explained(scene, query, seat)
        if len(found) > 1:
            return [_several(scene, found)]
        return [*found[0].lines, *self.explained(scene, found[0].thing, seat)]

    def about(self, scene: S, entry: Entry) -> list[str]:
        """An entry of the menu at length, without its rules."""
        return [text for text in (entry.title, entry.words, entry.note) if text]

    def cards(self, scene: S, name: str) -> list[str]:
        """What a card says, or which cards a name could mean; empty if none has it."""
        found = self._found(scene, name)
        return [_several(scene, found)] if len(found) > 1 else [*found[0].lines] if found else []

    def _found(self, scene: S, name: str) -> list[Found]:
        return self.display.look_up(scene.state, scene.viewer, name, scene.reader)


def _several(scene: Scene, found: Sequence[Found]) -> str:
    """That a name is not enough, and which cards it could mean."""
    return scene.say("play-several-cards", names=", ".join(each.name for each in found))


def _is_choice(state: State, text: str) -> bool:
    """Whether a text is the notation of a choice, possible or not."""
    try:
        state.book.parse(text, state)
    except Malformed:
        return False
    return True
