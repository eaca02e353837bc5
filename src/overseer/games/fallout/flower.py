"""Flowers: tiles of seven hexagonal cells, and which cells touch across the seams of a map.

Cells have axial coordinates (q, r). A tile is a heart and its six neighbours; hearts stand at
i * (2, 1) + j * (-1, 3), so that the flowers cover the plane without a gap.
"""

from __future__ import annotations

from collections.abc import Collection

# 0 heart, 1 E, 2 NE, 3 NW, 4 W, 5 SW, 6 SE.
CELLS = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DIRECTIONS = CELLS[1:]

Cell = tuple[int, int]


COLUMNS = 6
ROWS = 3


def slot_name(slot: int) -> str:
    """A slot of the sheet, such as B2; slots are counted down the columns."""
    return f"{'ABCDEF'[slot // ROWS]}{slot % ROWS + 1}"


def tile_at(slot: int) -> Cell:
    """The tile (i, j) of a slot of the sheet; rows drift, and every third column wins it back."""
    column, row = divmod(slot, ROWS)
    return column, row - (column + 1) // 3


def heart(tile: Cell) -> Cell:
    """The heart cell of a tile."""
    i, j = tile
    return 2 * i - j, i + 3 * j


def cell_of(tile: Cell, number: int) -> Cell:
    """One of the seven cells of a tile."""
    q, r = heart(tile)
    dq, dr = CELLS[number]
    return q + dq, r + dr


def owner(cell: Cell) -> tuple[Cell, int]:
    """The tile that a cell belongs to, and its number there."""
    for number, (dq, dr) in enumerate(CELLS):
        a, b = cell[0] - dq, cell[1] - dr
        if (3 * a + b) % 7 == 0 and (2 * b - a) % 7 == 0:
            return ((3 * a + b) // 7, (2 * b - a) // 7), number
    raise AssertionError(f"the flowers leave out the cell {cell}")


def borders(slots: Collection[int]) -> list[int]:
    """For each cell (slot * 7 + cell) of the sheet the six cells around it, or -1 off the map.

    `slots` are those on which a tile lies; the cells of the others touch nothing.
    """
    tiles = {tile_at(slot): slot for slot in slots}
    around: list[int] = []
    for slot in range(COLUMNS * ROWS):
        for number in range(len(CELLS)):
            q, r = cell_of(tile_at(slot), number)
            for dq, dr in DIRECTIONS:
                tile, other = owner((q + dq, r + dr))
                touches = slot in slots and tile in tiles
                around.append(tiles[tile] * len(CELLS) + other if touches else -1)
    return around
