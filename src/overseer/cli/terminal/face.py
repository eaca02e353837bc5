"""Faces: what a session asks of the way a table shows itself, drawn or plain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from overseer.cli.terminal.menu import Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.scene import Scene
from overseer.kernel.event import Event

S_contra = TypeVar("S_contra", bound=Scene, contravariant=True)


class Face(Protocol[S_contra]):
    """The table of a game as people meet it."""

    @property
    def is_drawn(self) -> bool:
        """Whether every turn begins with a look at the table; else it is told only on request."""

    def opening(self, scene: S_contra) -> None:
        """The name of the game, who plays it, and how to get help."""

    def table(self, scene: S_contra) -> None:
        """Everything on the table."""

    def glance(self, scene: S_contra) -> None:
        """What changes within a turn."""

    def legend(self, scene: S_contra, in_full: bool = True) -> None:
        """What the signs mean: all of them, or the most needed."""

    def news(self, scene: S_contra, notes: Sequence[Note]) -> None:
        """What has happened."""

    def ask(self, scene: S_contra, menu: Menu) -> None:
        """A question with its numbered options."""

    def tell(self, texts: Iterable[str]) -> None:
        """Answers to a player's questions."""

    def quote(self, texts: Sequence[str]) -> None:
        """Lines to be copied, such as a command: none is broken, however long it is."""

    def refuse(self, text: str) -> None:
        """Why nothing was done."""

    def cover(self) -> None:
        """Leave nothing on the screen that the next one at the keyboard must not see."""

    def ending(self, scene: S_contra, events: Sequence[Event]) -> None:
        """How the game has ended."""
