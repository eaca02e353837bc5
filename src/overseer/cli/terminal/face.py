"""Faces: what a session asks of the way a table shows itself, drawn or plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from overseer.cli.terminal.ending import Result
from overseer.cli.terminal.menu import Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.scene import Scene


class Face(Protocol):
    """The table as people meet it."""

    @property
    def is_drawn(self) -> bool:
        """Whether every turn begins with a look at the table; else it is told only on request."""

    def opening(self, scene: Scene) -> None:
        """The name of the game, who plays it, and how to get help."""

    def table(self, scene: Scene) -> None:
        """Everything on the table."""

    def legend(self, scene: Scene, in_full: bool = True) -> None:
        """What the signs mean: all of them, or the icons on cards."""

    def news(self, scene: Scene, notes: Sequence[Note]) -> None:
        """What has happened."""

    def ask(self, scene: Scene, menu: Menu, detail: Sequence[str]) -> None:
        """A question with its numbered options."""

    def tell(self, texts: Sequence[str]) -> None:
        """Answers to a player's questions."""

    def refuse(self, text: str) -> None:
        """Why nothing was done."""

    def standings(self, scene: Scene, ranked: Sequence[Result]) -> None:
        """The places at the end."""
