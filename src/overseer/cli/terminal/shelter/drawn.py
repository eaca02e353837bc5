"""Shelter drawn: vault, tracks, boards and menus with frames and colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal.drawn import MARGIN, DrawnTable, number
from overseer.cli.terminal.menu import Entry, Menu, Row
from overseer.cli.terminal.paper import NARROWEST, fit, styled
from overseer.cli.terminal.shelter.boards import draw_boards, draw_tracks
from overseer.cli.terminal.shelter.ending import Result, results, ties, verdict
from overseer.cli.terminal.shelter.menu import LevelGroup, is_left, is_right
from overseer.cli.terminal.shelter.odds import fight_now
from overseer.cli.terminal.shelter.plain import describe_table
from overseer.cli.terminal.shelter.scene import Scene
from overseer.cli.terminal.shelter.vault import draw_vault
from overseer.games.shelter.scoring import TIE_BREAKS
from overseer.kernel.event import Event

_LONGEST_TITLE = 26
_GAP = 2
_WIDEST_LEFT = 24  # what is longer moves its right neighbour aside


class Drawn(DrawnTable[Scene]):
    """Shelter for eyes."""

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

    def glance(self, scene: Scene) -> None:
        """What changes within a turn."""
        self.table(scene)

    def legend(self, scene: Scene, in_full: bool = True) -> None:
        """What the signs of the drawing mean: all of them, or the icons on cards."""
        for name in ("icons", "marks", "boards") if in_full else ("icons",):
            self.paper.paragraph(Text(scene.say(f"play-legend-{name}"), "quiet"))

    def ask(self, scene: Scene, menu: Menu) -> None:
        """A question with its numbered options."""
        self.question(scene, menu)
        for text in fight_now(scene):
            self.paper.paragraph(text, indent=MARGIN)
        if menu.is_turn:
            self._turn(scene, menu)
        else:
            self.list(menu.entries)

    def ending(self, scene: Scene, events: Sequence[Event]) -> None:
        """How the game has ended."""
        ranked = results(scene, scene.outcome, events)
        self.standings(scene, ranked)
        self.tell([*ties(scene, ranked), verdict(scene, scene.outcome)])

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
        rows = [row for group in menu.groups if isinstance(group, LevelGroup) for row in group.rows]
        columns = _columns(rows)
        for group in menu.groups:
            if not isinstance(group, LevelGroup):
                if group.title:
                    self.paper.line(Text(group.title, "quiet"))
                self.list(entry for row in group.rows for entry in row.entries)
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
        line = Text(" " * MARGIN).append_text(fit(row.title, first - MARGIN))
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
    first = MARGIN + min(_LONGEST_TITLE, title)
    lefts = [_cell(entry) for row in rows for entry in row.entries if is_left(entry)]
    widest = max((cell_len(cell.plain) for cell in lefts), default=0)
    return first, first + min(widest, _WIDEST_LEFT) + _GAP


def _cell(entry: Entry) -> Text:
    text = number(entry).append_text(entry.sketch)
    return text.append(f"  {entry.note}") if entry.note else text
