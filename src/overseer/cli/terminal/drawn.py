"""Drawn tables: what they have in common, whichever game lies on them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.paper import NARROWEST, Paper, styled
from overseer.cli.terminal.plain import told_lines
from overseer.cli.terminal.scene import Scene
from overseer.display.model import Ending, Section
from overseer.kernel.event import Event

MARGIN = 2
S = TypeVar("S", bound=Scene)


class DrawnTable(ABC, Generic[S]):
    """A table for eyes; readable without colour, drawn from 80 columns on."""

    is_drawn = True
    legends: tuple[str, ...] = ()  # the most needed first

    def __init__(self, console: Console) -> None:
        self.paper = Paper(console)

    def opening(self, scene: S) -> None:
        """The name of the game, who plays it, how to get help, and how it begins."""
        self.paper.line()
        self.paper.line(Text(scene.title, "heading"))
        seats = Text()
        for seat, player in enumerate(scene.players):
            seats.append("   " if seat else "").append(scene.emblem(seat), f"seat{seat}")
            seats.append(f" {player}")
        self.paper.paragraph(seats)
        self.paper.paragraph(scene.say("play-welcome"))
        prologue = scene.display.prologue(scene.state, scene.reader)
        if prologue is not None:
            self.paper.line()
            self.paper.line(Text(prologue.title, "heading"))
            story, *rest = told_lines(prologue)
            self.paper.paragraph(Text(story, "story"), indent=MARGIN)
            self.tell(rest)

    def table(self, scene: S) -> None:
        """Everything on the table."""
        self._status(scene)
        self.draw(scene)

    def glance(self, scene: S) -> None:
        """What changes within a turn."""
        self._status(scene)
        self.redraw(scene)

    @property
    def is_narrow(self) -> bool:
        """Whether there is no room for a drawing."""
        return self.paper.width < NARROWEST

    @abstractmethod
    def draw(self, scene: S) -> None:
        """Draw everything on the table, or tell it where there is no room."""

    def redraw(self, scene: S) -> None:
        """Draw what changes within a turn."""
        self.draw(scene)

    def legend(self, scene: S, in_full: bool = True) -> None:
        """What the signs of the drawing mean: all of them, or the most needed."""
        for name in self.legends if in_full else self.legends[:1]:
            self.paper.paragraph(Text(scene.say(f"play-legend-{name}"), "quiet"))

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
                mark = self._mark(scene, note.seat)
            self.paper.paragraph(" · ".join(note.sentences), mark)

    def tell(self, texts: Iterable[str]) -> None:
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

    def outline(self, sections: Iterable[Section], indent: int = 0) -> None:
        """A table in words."""
        for section in sections:
            self.paper.paragraph(Text(section.title, "heading"), indent=indent)
            for line in section.lines:
                self.paper.paragraph(line, indent=indent + MARGIN)
            self.outline(section.parts, indent + MARGIN)

    # Questions

    def ask(self, scene: S, menu: Menu) -> None:
        """A question with its numbered options, and before it what it is about."""
        decision = scene.decision
        assert decision is not None
        self._panel(scene)
        seat = int(decision.seat)
        question = Text(f"{scene.player(seat)}: {menu.question}", "lamp")
        self.paper.line()
        self.paper.paragraph(question, self._mark(scene, seat))
        self.options(scene, menu)

    def options(self, scene: S, menu: Menu) -> None:
        """The numbered options, group by group."""
        for group in menu.groups:
            if group.title:
                self.paper.line(Text(group.title, "quiet"))
            self.list(entry for row in group.rows for entry in row.entries)

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

    def _panel(self, scene: S) -> None:
        panel = scene.display.panel(scene.state, scene.viewer, scene.reader)
        if panel is None:
            return
        self.paper.line()
        if panel.title:
            self.paper.paragraph(Text(panel.title, "heading"))
        if panel.story:
            self.paper.paragraph(Text(panel.story, "story"), indent=MARGIN)
        self.tell(panel.lines)

    # The end

    def ending(self, scene: S, events: Sequence[Event]) -> None:
        """How the game has ended."""
        ending = scene.display.ending(scene.state, events, scene.reader)
        self.paper.line()
        for row in _standings(scene, ending):
            self.paper.paragraph(row)
        if ending.legend:
            self.paper.paragraph(Text(ending.legend, "quiet"))
        self.tell([*ending.hands, *ending.ties])
        self.paper.paragraph(Text(ending.verdict, "lamp"), indent=MARGIN)
        if ending.reasons:
            self.paper.paragraph(Text(" ".join(ending.reasons)), indent=MARGIN)
        if ending.epilogue:
            self.paper.line()
            self.paper.paragraph(Text(ending.epilogue, "story"), indent=MARGIN)

    # Details

    def _status(self, scene: S) -> None:
        status = scene.display.status(scene.state, scene.reader)
        self.paper.line()
        if status:
            self.paper.paragraph(Text(" · ".join(status), "heading"))
        if scene.goal is not None:
            self.paper.paragraph(Text(f"{scene.goal.text} · {scene.goal.now}", "quiet"))
        if scene.alarm:
            self.paper.paragraph(Text(scene.alarm, "threat"))

    def _mark(self, scene: S, seat: int) -> Text:
        return Text(f"{scene.emblem(seat)} ", f"seat{seat}")


def number(entry: Entry) -> Text:
    """The number of an entry, as it is typed."""
    return styled(f" {entry.number:>2} ", "lamp")


def _standings(scene: Scene, ending: Ending) -> Iterable[Text]:
    """The places, best first, with their scores below the titles."""
    rows = [["", "", *ending.titles]] if ending.titles else []
    for each in ending.places:
        who = f"{scene.emblem(each.seat)} {scene.player(each.seat)}"
        rows.append([f"{each.place}.", who, *each.scores])
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for i, row in enumerate(rows):
        cells = [
            cell.rjust(width) if ending.titles and place > 1 else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield Text("  ".join(cells).rstrip(), "quiet" if ending.titles and i == 0 else "")
