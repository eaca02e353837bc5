"""Reading map tiles: a flower of seven cells, divided into spaces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from overseer.content.fallout.scope import Scope, block, items_of, word_list
from overseer.content.fallout.words import DECKS, TERRAINS, TYPES
from overseer.content.fields import Fields, is_kebab, number
from overseer.content.problems import Place, Problems
from overseer.content.source import Mapping, Node

CELLS = 7
HEART = 0
NAMED, DANGEROUS, DEADLY = "named", "dangerous", "deadly"
FACEDOWN = (DANGEROUS, DEADLY)
LEVEL = (1, 9)

_SPACE = ("place", "cells", "label", "terrain", "encounter", "level", "enemy")


@dataclass(frozen=True, slots=True)
class Space:
    """A space: its cells, which of them has the label, and what it shows.

    Empty strings and 0 stand for what it does not have.
    """

    cells: tuple[int, ...]
    label: int
    place: str = ""
    terrain: tuple[str, ...] = ()
    encounter: str = ""
    level: int = 0
    enemy: str = ""


@dataclass(frozen=True, slots=True)
class Tile:
    """A map tile; `back_of` is the other side of a double-sided one."""

    id: str
    kind: str
    spaces: tuple[Space, ...]
    back_of: str = ""

    @property
    def places(self) -> tuple[str, ...]:
        """The ids of its named places."""
        return tuple(space.place for space in self.spaces if space.place)


def are_neighbours(one: int, other: int) -> bool:
    """Whether two cells of a tile share an edge: all do with the heart, the others in a ring."""
    if HEART in (one, other):
        return one != other
    return (one - other) % (CELLS - 1) in (1, CELLS - 2)


def is_connected(cells: Iterable[int]) -> bool:
    """Whether cells of a tile hang together."""
    left = set(cells)
    pending = [left.pop()] if left else []
    while pending:
        cell = pending.pop()
        near = {other for other in left if are_neighbours(cell, other)}
        left -= near
        pending.extend(near)
    return not left


def read_tile(card_id: str, body: Mapping, problems: Problems) -> Tile:
    """A map tile."""
    scope = Scope(problems, "tile")
    keys = ("kind", "spaces", "back-of")
    fields = Fields(body, f"tile {card_id}", keys, problems, ("kind", "spaces"))
    kind = fields.choice("kind", (NAMED, *FACEDOWN))
    node = fields.node("spaces")
    spaces = tuple(_spaces(node, scope)) if node else ()
    if node and sum(len(space.cells) for space in spaces) < CELLS:
        used = {cell for space in spaces for cell in space.cells}
        missing = ", ".join(str(cell) for cell in range(CELLS) if cell not in used)
        problems.add(node.place, f"no space has cell {missing}", "a tile has the cells 0 to 6")
    back = fields.text("back-of")
    if back and kind in FACEDOWN:
        message = f"a {kind} tile has no other side"
        problems.add(fields.place_of("back-of"), message, "remove back-of")
    return Tile(card_id, kind, spaces, back)


def _spaces(node: Node, scope: Scope) -> Iterable[Space]:
    used: set[int] = set()
    places: set[str] = set()
    example = "[{cells: [0, 1]}, {cells: [2, 3, 4, 5, 6]}]"
    for item in items_of(node, "spaces", example, scope, 1, CELLS):
        fields = block(item, "a space", _SPACE, scope, ("cells",))
        if fields is None:
            continue
        space = _space(fields, used, scope)
        used.update(space.cells)
        if space.place and space.place in places:
            message = f"{space.place} stands twice on the tile"
            scope.problems.add(fields.place_of("place"), message, "rename one of them")
        places.add(space.place)
        yield space


def _space(fields: Fields, used: set[int], scope: Scope) -> Space:
    cells = _cells(fields, used, scope)
    label = fields.number("label", 0, CELLS - 1, cells[0] if cells else 0)
    if cells and label not in cells:
        hint = f"one of {', '.join(map(str, cells))}"
        scope.problems.add(fields.place_of("label"), "the label is not in the space", hint)
    place = fields.text("place")
    if place:
        _check_place(place, cells, fields, scope)
    level = fields.number("level", *LEVEL, 0)
    if level and "encounter" not in fields:
        message = "a level belongs to an encounter icon"
        scope.problems.add(fields.place_of("level"), message, "add encounter: wasteland")
    return Space(
        cells=cells,
        label=label,
        place=place,
        terrain=word_list(fields, "terrain", TERRAINS, "[difficult]", scope),
        encounter=fields.choice("encounter", DECKS),
        level=level,
        enemy=fields.choice("enemy", TYPES),
    )


def _cells(fields: Fields, used: set[int], scope: Scope) -> tuple[int, ...]:
    node = fields.node("cells")
    cells: list[int] = []
    whole = True
    for item in items_of(node, "cells", "[0, 1]", scope, 1, CELLS) if node else ():
        cell = number(item, "a cell", 0, CELLS - 1, scope.problems)
        if cell is None:
            whole = False
        elif cell in used or cell in cells:
            message = f"cell {cell} is used twice"
            scope.problems.add(item.place, message, "each cell belongs to one space")
            whole = False
        else:
            cells.append(cell)
    if node and whole and not is_connected(cells):
        message = "the cells of a space do not hang together"
        scope.problems.add(node.place, message, "1 to 6 are a ring round the heart, which is 0")
    return tuple(cells)


def _check_place(place: str, cells: tuple[int, ...], fields: Fields, scope: Scope) -> None:
    where: Place = fields.place_of("place")
    if not is_kebab(place):
        message = f"id '{place}' is not in kebab-case"
        scope.problems.add(where, message, "lower-case letters, digits and hyphens")
    if len(cells) == 1:
        message = f"{place} has a name, which needs two cells or more"
        scope.problems.add(fields.place_of("cells"), message, "as in cells: [0, 1]")
