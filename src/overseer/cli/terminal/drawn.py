"""The drawn table: vault, tracks, boards and menus with frames and colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from overseer.cli.terminal.boards import draw_boards, draw_tracks
from overseer.cli.terminal.ending import TIE_BREAKS, Result
from overseer.cli.terminal.menu import Entry, Menu, Row, is_left, is_right
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.paper import NARROWEST, Paper, fit, styled
from overseer.cli.terminal.plain import describe_table
from overseer.cli.terminal.scene import Scene
from overseer.cli.terminal.vault import draw_vault

_MARGIN = 2
_LONGEST_TITLE = 26
_GAP = 2
_WIDEST_LEFT = 24  # what is longer moves its right neighbour aside


class Drawn:
    """A table for eyes; readable without colour, from 80 columns on."""

    is_drawn = True

    def __init__(self, console: Console) -> None:
        self.paper = Paper(console)

    def opening(self, scene: Scene) -> None:
        """The name of the game, who plays it, and how to get help."""
        self.paper.line()
        self.paper.line(Text(scene.say("shelter-name"), "heading"))
        seats = Text()
        for seat, player in enumerate(scene.players):
            seats.append("   " if seat else "").append(scene.emblem(seat), f"seat{seat}")
            seats.append(f" {player}")
        self.paper.paragraph(seats)
        self.paper.paragraph(scene.say("play-welcome"))

    def table(self, scene: Scene) -> None:
        """Everything on the table."""
        width = self.paper.width
        self.paper.line()
        self._status(scene)
        if width < NARROWEST:
            for line in describe_table(scene):
                self.paper.paragraph(line)
            return
        self.paper.lines(draw_vault(scene, width))
        self.paper.lines(draw_tracks(scene, width))
        self.paper.lines(draw_boards(scene, width))

    def legend(self, scene: Scene, in_full: bool = True) -> None:
        """What the signs of the drawing mean: all of them, or the icons on cards."""
        for name in ("icons", "marks", "boards") if in_full else ("icons",):
            self.paper.paragraph(Text(scene.say(f"play-legend-{name}"), "quiet"))

    def news(self, scene: Scene, notes: Sequence[Note]) -> None:
        """What has happened."""
        for note in notes:
            if note.is_round:
                self.paper.line(Text(note.sentences[0], "heading"))
                continue
            mark = Text("  ")
            if note.seat >= 0:
                mark = Text(f"{scene.emblem(note.seat)} ", f"seat{note.seat}")
            self.paper.paragraph(" · ".join(note.sentences), mark)

    def ask(self, scene: Scene, menu: Menu, detail: Sequence[str]) -> None:
        """A question with its numbered options."""
        decision = scene.decision
        assert decision is not None
        seat = int(decision.seat)
        question = Text(f"{scene.words.player(seat)}: {menu.question}", "lamp")
        self.paper.line()
        self.paper.paragraph(question, Text(f"{scene.emblem(seat)} ", f"seat{seat}"))
        for text in detail:
            self.paper.paragraph(text, indent=_MARGIN)
        if menu.is_turn:
            self._turn(scene, menu)
        else:
            self._list([row for group in menu.groups for row in group.rows])

    def tell(self, texts: Sequence[str]) -> None:
        """Answers to a player's questions."""
        for text in texts:
            self.paper.paragraph(text, indent=_MARGIN)

    def refuse(self, text: str) -> None:
        """Why nothing was done."""
        self.paper.paragraph(Text(text, "refusal"), indent=_MARGIN)

    def standings(self, scene: Scene, ranked: Sequence[Result]) -> None:
        """The places with what they are made of."""
        titles = ["", "", *(scene.say(f"play-score-{name}") for name in _SCORES)]
        titles += [scene.say(f"play-score-{name}") for name in TIE_BREAKS]
        rows = [_result_cells(scene, result) for result in ranked]
        widths = [max(cell_len(row[i]) for row in (titles, *rows)) for i in range(len(titles))]
        self.paper.line()
        for row in (titles, *rows):
            cells = [
                cell.ljust(width) if i < 2 else cell.rjust(width)
                for i, (cell, width) in enumerate(zip(row, widths, strict=True))
            ]
            self.paper.line(Text("  ".join(cells), "quiet" if row is titles else ""))
        self.paper.paragraph(Text(scene.say("play-score-legend"), "quiet"))

    def _status(self, scene: Scene) -> None:
        """Round and step, and whether it is the last."""
        step = scene.say("play-step-recall" if scene.is_recall else "play-step-place")
        parts = [scene.say("log-round", round=scene.seen.round), step]
        if scene.seen.last_round:
            parts.append(scene.say("play-last-round"))
        if scene.vault.over:
            parts = [scene.say("log-game-over")]
        parts.append(scene.say("play-threat-deck", count=scene.seen.decks.threats))
        self.paper.line(Text(" · ".join(parts), "heading"))

    # Menus

    def _turn(self, scene: Scene, menu: Menu) -> None:
        rows = [row for group in menu.groups if group.level is not None for row in group.rows]
        columns = _columns(rows)
        for group in menu.groups:
            if group.level is None:
                if group.title:
                    self.paper.line(Text(group.title, "quiet"))
                self._list(group.rows)
                continue
            owner = scene.seen.levels[group.level].owner
            heading = styled(f"L{group.level} ", "heading")
            if owner is not None:
                heading.append(f"{scene.emblem(owner)} ", f"seat{owner}")
            self.paper.line(heading.append(group.title, "quiet"))
            for row in group.rows:
                self._room(row, columns)

    def _room(self, row: Row, columns: tuple[int, int]) -> None:
        """A room with its spaces: the left one left, the right one right, if both fit."""
        first, second = columns
        line = Text(" " * _MARGIN).append_text(fit(row.title, first - _MARGIN))
        for entry in row.entries:
            cell = _cell(entry)
            gap = second - cell_len(line.plain)
            if is_right(entry) and gap > 0:
                line.append(" " * gap)
            if cell_len(line.plain) + cell_len(cell.plain) > self.paper.width:
                if line.plain.strip():
                    self.paper.line(line)
                line = Text(" " * first)
            line.append_text(cell)
        self.paper.line(line)

    def _list(self, rows: Sequence[Row]) -> None:
        for row in rows:
            for entry in row.entries:
                text = Text(entry.title)
                if entry.sketch.plain:
                    text.append("  ").append_text(entry.sketch)
                elif entry.words:
                    text.append(f"  {entry.words}", "quiet")
                if entry.note:
                    text.append(f"  {entry.note}")
                self.paper.paragraph(text, _number(entry))


_SCORES = ("happiness", "played", "end-items", "threats")


def _result_cells(scene: Scene, result: Result) -> list[str]:
    standing = result.standing
    who = f"{scene.emblem(standing.seat)} {result.name}"
    lost = f"-{result.threats}" if result.threats else "0"
    scores = [str(standing.score), str(result.played), f"+{result.items}", lost]
    return [f"{standing.place}.", who, *scores, *(str(number) for number in standing.tie_breaks)]


def _columns(rows: Sequence[Row]) -> tuple[int, int]:
    """Where the left and the right spaces of rooms begin, given what stands before them."""
    title = max((cell_len(row.title) for row in rows), default=0)
    first = _MARGIN + min(_LONGEST_TITLE, title)
    lefts = [_cell(entry) for row in rows for entry in row.entries if is_left(entry)]
    widest = max((cell_len(cell.plain) for cell in lefts), default=0)
    return first, first + min(widest, _WIDEST_LEFT) + _GAP


def _number(entry: Entry) -> Text:
    return styled(f" {entry.number:>2} ", "lamp")


def _cell(entry: Entry) -> Text:
    text = _number(entry).append_text(entry.sketch)
    return text.append(f"  {entry.note}") if entry.note else text
