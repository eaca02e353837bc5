"""The map drawn: flowers of seven cells, laid like bricks, so that what touches is adjacent.

A space is the cells between its walls; a tile has solid walls, its spaces have dotted ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from overseer.cli.terminal.fallout import signs
from overseer.cli.terminal.fallout.canvas import Canvas
from overseer.cli.terminal.fallout.scene import Scene
from overseer.games.fallout.flower import CELLS, Cell, cell_of, tile_at
from overseer.games.fallout.notation import SLOTS
from overseer.games.fallout.table import FalloutEnemy, FalloutSpace, FalloutTile

_HEIGHT = 2  # lines of a cell between its walls
_LEAST_CELL = 4
_MOST_CELL = 11
_NAMED_CELL = 8  # from this width on there is room for names of places

Token = tuple[str, str]  # a sign and its style


@dataclass(frozen=True, slots=True)
class _Run:
    """Cells of one space side by side: where they begin, and how much fits on a line."""

    x: int
    y: int
    width: int


def draw_map(scene: Scene, width: int) -> list[Text]:
    """The map as lines, none longer than the width, which is at least 80."""
    return _Sheet(scene, width).lines()


class _Sheet:
    def __init__(self, scene: Scene, width: int) -> None:
        self.scene = scene
        self.owners: dict[Cell, tuple[str, str]] = {}  # cell to slot and space
        for slot in scene.seen.map:
            self.owners |= _cells(slot)
        columns = [_column(cell) for cell in self.owners]
        rows = [r for _, r in self.owners]
        self.left, self.top = min(columns), min(rows)
        halves = max(columns) - self.left + 2
        self.cell = max(_LEAST_CELL, min(_MOST_CELL, 2 * (width - 1) // halves))
        height = (max(rows) - self.top + 1) * (_HEIGHT + 1) + 1
        self.canvas = Canvas(halves * self.cell // 2 + 2, height)

    def lines(self) -> list[Text]:
        for cell in self.owners:
            self._walls(cell)
        for cell in self.owners:
            self._corners(cell)
        for slot in self.scene.seen.map:
            if slot.tile is None:
                self._facedown(slot)
            for space in slot.spaces:
                self._space(slot, space)
        return self.canvas.lines()

    # Walls

    def _at(self, cell: Cell) -> tuple[int, int]:
        """Where a cell begins: its left wall and its upper wall."""
        x = (_column(cell) - self.left) * self.cell // 2
        return x, (cell[1] - self.top) * (_HEIGHT + 1)

    def _walls(self, cell: Cell) -> None:
        x, y = self._at(cell)
        q, r = cell
        for edge, other in ((x, (q - 1, r)), (x + self.cell, (q + 1, r))):
            wall = self._between(cell, other, "│┊")
            for line in range(1, _HEIGHT + 1):
                self.canvas.wall(edge, y + line, wall)
        middle = self._middle(cell)
        below = y + _HEIGHT + 1
        for start, end, line, other in (
            (x, middle, y, (q, r - 1)),
            (middle, x + self.cell, y, (q + 1, r - 1)),
            (x, middle, below, (q - 1, r + 1)),
            (middle, x + self.cell, below, (q, r + 1)),
        ):
            wall = self._between(cell, other, "─┄")
            for column in range(start, end + 1):
                self.canvas.wall(column, line, wall)

    def _middle(self, cell: Cell) -> int:
        """Where the cells above and below a cell meet."""
        return (_column(cell) + 1 - self.left) * self.cell // 2

    def _between(self, cell: Cell, other: Cell, walls: str) -> str:
        """The wall between two cells: solid between tiles, dotted between spaces."""
        one, two = self.owners[cell], self.owners.get(other)
        if one == two:
            return " "
        return walls[0] if two is None or one[0] != two[0] else walls[1]

    def _corners(self, cell: Cell) -> None:
        x, y = self._at(cell)
        for column in (x, self._middle(cell), x + self.cell):
            for line in (y, y + _HEIGHT + 1):
                self.canvas.join(column, line)

    # Spaces

    def _runs(self, slot: str, cells: Iterable[int]) -> Iterator[_Run]:
        """The cells of a space, row by row, those side by side together."""
        tile = tile_at(SLOTS.index(slot))
        found = sorted((cell_of(tile, number) for number in cells), key=lambda c: (c[1], c[0]))
        for _, group in groupby(
            enumerate(found), key=lambda pair: (pair[1][1], pair[1][0] - pair[0])
        ):
            row = [cell for _, cell in group]
            x, y = self._at(row[0])
            yield _Run(x + 1, y + 1, len(row) * self.cell - 1)

    def _space(self, slot: FalloutTile, space: FalloutSpace) -> None:
        runs = list(self._runs(slot.slot, space.cells))
        lit = space.space in self.scene.lit
        name = [(space.space, "lamp" if lit else "number")]
        if space.place is not None and self.cell >= _NAMED_CELL:
            name.append((f" {self.scene.look.name('place', space.place)}", ""))
        first = runs[0]
        used = self._write(first, 0, name)
        lines = [(first.x + used + 1, first.y, first.width - used - 1)]
        lines += [(run.x, run.y + i, run.width) for run in runs for i in range(_HEIGHT)][1:]
        icon = (signs.icon(space), "reward")
        lamp = (signs.OPEN if lit else "", "lamp")
        terrain = (signs.terrain(space), "quiet")
        spawn = (signs.spawn(space), "quiet")
        figures = self._figures(space)
        # What can be looked up gives way to who is there.
        for tokens, gap in (
            ([icon, lamp, terrain, spawn, *figures], " "),
            ([icon, lamp, terrain, *figures], " "),
            ([icon, lamp, terrain, *figures], ""),
            ([icon, *figures], " "),
            ([icon, *figures], ""),
            (figures, " "),
            (figures, ""),
        ):
            if self._fill(lines, [token for token in tokens if token[0]], gap):
                return
        self._fill(lines, [*figures[:1], ("+", "lamp")], "")

    def _figures(self, space: FalloutSpace) -> list[Token]:
        """Who and what stands on a space."""
        figures = [(self.scene.emblem(seat), f"seat{seat}") for seat in space.survivors]
        figures += _tokens(space.enemies)
        return figures + [(signs.MARKER, "lamp") for _ in space.markers]

    def _fill(self, lines: list[tuple[int, int, int]], tokens: list[Token], gap: str) -> bool:
        """Write tokens from line to line, if all of them fit."""
        placed: list[tuple[int, int, Token]] = []
        rest = list(tokens)
        for x, y, width in lines:
            used = 0
            while rest and used + len(gap) * bool(used) + cell_len(rest[0][0]) <= width:
                used += len(gap) * bool(used)
                placed.append((x + used, y, rest[0]))
                used += cell_len(rest.pop(0)[0])
        if rest:
            return False
        for x, y, (sign, style) in placed:
            self.canvas.write(x, y, sign, style)
        return True

    def _write(self, run: _Run, line: int, tokens: list[Token]) -> int:
        """Write tokens on a line of a run, cut where it ends; how much of it they take."""
        text = Text()
        for sign, style in tokens:
            text.append(sign, style)
        text.truncate(run.width, overflow="ellipsis")
        at = 0
        for sign, style in tokens:
            shown = text.plain[at : at + len(sign)]
            self.canvas.write(run.x + at, run.y + line, shown, style)
            at += len(shown)
        return at

    def _facedown(self, slot: FalloutTile) -> None:
        """A facedown tile: its slot, its kind, and enemies that have strayed there."""
        lit = slot.slot in self.scene.lit or f"{slot.slot}.x" in self.scene.lit
        runs = list(self._runs(slot.slot, range(len(CELLS))))
        for run in runs:
            for line in range(_HEIGHT):
                self.canvas.write(run.x, run.y + line, signs.FACEDOWN * run.width, "frame")
        heart = runs[1]
        title = f" {slot.slot}{signs.DEADLY[slot.kind]}{f' {signs.OPEN}' if lit else ''} "
        self._centred(heart, 0, [(title, "lamp" if lit else "number")])
        tokens = _tokens(slot.enemies)
        if tokens:
            spread = [(" ", ""), *(part for token in tokens for part in (token, (" ", "")))]
            self._centred(heart, 1, spread)

    def _centred(self, run: _Run, line: int, tokens: list[Token]) -> None:
        width = min(run.width, sum(cell_len(sign) for sign, _ in tokens))
        self._write(_Run(run.x + (run.width - width) // 2, run.y, width), line, tokens)


def _tokens(enemies: Iterable[FalloutEnemy]) -> list[Token]:
    return [(signs.enemy(each), "threat" if each.active else "quiet") for each in enemies]


def _column(cell: Cell) -> int:
    """How far to the right a cell lies, in halves of a cell."""
    return 2 * cell[0] + cell[1]


def _cells(slot: FalloutTile) -> dict[Cell, tuple[str, str]]:
    tile = tile_at(SLOTS.index(slot.slot))
    if slot.tile is None:
        return {cell_of(tile, number): (slot.slot, "x") for number in range(len(CELLS))}
    return {
        cell_of(tile, number): (slot.slot, space.space)
        for space in slot.spaces
        for number in space.cells
    }
