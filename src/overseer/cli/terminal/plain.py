"""Plain tables: a game in sentences, for screen readers; no frames, colours or tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from rich.console import Console

from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.paper import wipe
from overseer.cli.terminal.scene import Scene

S = TypeVar("S", bound=Scene)


class PlainTable(Generic[S]):
    """A table for ears: one thing per line, and only what has changed unless asked."""

    is_drawn = False

    def __init__(self, console: Console) -> None:
        self.console = console

    def legend(self, scene: S, in_full: bool = True) -> None:
        """Words need no legend."""

    def news(self, scene: S, notes: Sequence[Note]) -> None:
        """What has happened."""
        for note in notes:
            for sentence in note.sentences:
                self.line(as_sentence(sentence))

    def question(self, scene: S, menu: Menu) -> None:
        """Who is asked what."""
        decision = scene.decision
        assert decision is not None
        self.line()
        self.line(f"{scene.player(int(decision.seat))}: {menu.question}")

    def options(self, menu: Menu) -> None:
        """The numbered options, group by group."""
        for group in menu.groups:
            if group.title:
                self.line(f"{capital(group.title)}:")
            for row in group.rows:
                for entry in row.entries:
                    self.line(_entry(entry))

    def tell(self, texts: Sequence[str]) -> None:
        """Answers to a player's questions."""
        for text in texts:
            self.line(text)

    def quote(self, texts: Sequence[str]) -> None:
        """Lines to be copied."""
        self.tell(texts)

    def refuse(self, text: str) -> None:
        """Why nothing was done."""
        self.line(text)

    def cover(self) -> None:
        """Leave nothing on the screen that the next one at the keyboard must not see."""
        wipe(self.console)

    def line(self, text: str = "") -> None:
        """Say one thing."""
        self.console.print(text, soft_wrap=True)


def capital(text: str) -> str:
    """A text with a capital letter."""
    return f"{text[0].upper()}{text[1:]}"


def as_sentence(text: str) -> str:
    """A text that ends as a sentence does."""
    return text if text.endswith((".", "?", "!", "”", "…")) else f"{text}."


def _entry(entry: Entry) -> str:
    text = f"{entry.number}. {entry.title}"
    if entry.space and entry.space not in entry.title:
        text += f", {entry.space}"
    if not text.endswith((".", "?")):
        text += "."
    for more in (entry.words, entry.note):
        if more:
            text += f" {as_sentence(capital(more))}"
    return text
