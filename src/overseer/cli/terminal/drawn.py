"""Drawn tables: what they have in common, whichever game lies on them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from rich.console import Console
from rich.text import Text

from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.paper import Paper, styled
from overseer.cli.terminal.scene import Scene

MARGIN = 2
S = TypeVar("S", bound=Scene)


class DrawnTable(Generic[S]):
    """A table for eyes; readable without colour, from 80 columns on."""

    is_drawn = True

    def __init__(self, console: Console) -> None:
        self.paper = Paper(console)

    def opening(self, scene: S) -> None:
        """The name of the game, who plays it, and how to get help."""
        self.paper.line()
        self.paper.line(Text(scene.title, "heading"))
        seats = Text()
        for seat, player in enumerate(scene.players):
            seats.append("   " if seat else "").append(scene.emblem(seat), f"seat{seat}")
            seats.append(f" {player}")
        self.paper.paragraph(seats)
        self.paper.paragraph(scene.say("play-welcome"))

    def news(self, scene: S, notes: Sequence[Note]) -> None:
        """What has happened."""
        for note in notes:
            if note.is_heading:
                self.paper.line(Text(note.sentences[0], "heading"))
                continue
            if note.is_story:
                for sentence in note.sentences:
                    self.paper.paragraph(Text(sentence, "story"), indent=2 * MARGIN)
                continue
            mark = Text("  ")
            if note.seat >= 0:
                mark = Text(f"{scene.emblem(note.seat)} ", f"seat{note.seat}")
            self.paper.paragraph(" · ".join(note.sentences), mark)

    def tell(self, texts: Sequence[str]) -> None:
        """Answers to a player's questions."""
        for text in texts:
            self.paper.paragraph(text, indent=MARGIN)

    def quote(self, texts: Sequence[str]) -> None:
        """Lines to be copied, which the terminal wraps if it must."""
        for text in texts:
            self.paper.console.print(Text(f"{' ' * MARGIN}{text}"), soft_wrap=True)

    def refuse(self, text: str) -> None:
        """Why nothing was done."""
        self.paper.paragraph(Text(text, "refusal"), indent=MARGIN)

    def cover(self) -> None:
        """Leave nothing on the screen that the next one at the keyboard must not see."""
        self.paper.wipe()

    def question(self, scene: S, menu: Menu) -> None:
        """Who is asked what."""
        decision = scene.decision
        assert decision is not None
        seat = int(decision.seat)
        question = Text(f"{scene.player(seat)}: {menu.question}", "lamp")
        self.paper.line()
        self.paper.paragraph(question, Text(f"{scene.emblem(seat)} ", f"seat{seat}"))

    def list(self, entries: Iterable[Entry]) -> None:
        """Entries one below the other."""
        for entry in entries:
            text = Text(entry.title)
            if entry.sketch.plain:
                text.append("  ").append_text(entry.sketch)
            elif entry.words:
                text.append(f"  {entry.words}", "quiet")
            if entry.note:
                text.append(f"  {entry.note}")
            self.paper.paragraph(text, number(entry))


def number(entry: Entry) -> Text:
    """The number of an entry, as it is typed."""
    return styled(f" {entry.number:>2} ", "lamp")
