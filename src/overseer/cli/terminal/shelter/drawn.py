"""Shelter drawn: vault, tracks, boards and menus with frames and colours."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal.drawn import MARGIN, DrawnTable, number
from overseer.cli.terminal.menu import Entry, Menu, Row
from overseer.cli.terminal.paper import fit, styled
from overseer.cli.terminal.shelter.boards import draw_boards, draw_tracks
from overseer.cli.terminal.shelter.menu import LevelGroup, is_left, is_right
from overseer.cli.terminal.shelter.scene import Scene
from overseer.cli.terminal.shelter.vault import draw_vault

_LONGEST_TITLE = 26
_GAP = 2
_WIDEST_LEFT = 24  # what is longer moves its right neighbour aside


class Drawn(DrawnTable[Scene]):
    """Shelter for eyes."""

    legends = ("icons", "marks", "boards")

    def draw(self, scene: Scene) -> None:
        """The vault, the tracks and the boards."""
        if self.is_narrow:
            self.outline(scene.display.outline(scene.state, scene.viewer, scene.reader))
            return
        width = self.paper.width
        self.paper.lines(draw_vault(scene, width))
        self.paper.lines(draw_tracks(scene, width))
        self.paper.lines(draw_boards(scene, width))

    def options(self, scene: Scene, menu: Menu) -> None:
        """A turn room by room; other options one below the other."""
        if menu.is_turn:
            self._turn(scene, menu)
        else:
            super().options(scene, menu)

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
