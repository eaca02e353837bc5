"""Spaces: the map as one graph of faceup spaces and facedown tiles (FO-SPACE, FO-R-15, FO-R-16)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.pairs import where_argument, where_kind, where_of
from overseer.games.fallout.refusal import (
    NO_SUCH_SPACE,
    TILE_FACEDOWN,
    TILE_FACEUP,
    WRONG_SPACE,
)
from overseer.games.fallout.rows import has, marker_code
from overseer.games.fallout.terms import (
    CELLS,
    DIFFICULT,
    FACEDOWN,
    NODES,
    W_ADJACENT,
    W_ANYWHERE,
    W_ENEMY,
    W_HERE,
    W_ICON,
    W_MARKER,
    W_PLACE,
    W_START,
    W_TERRAIN,
    W_TILE,
    W_WITHIN,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import append, vec


def draw_map(land: Wasteland) -> None:
    """Derive the graph from the tiles that lie faceup, cell by cell (FO-SPACE-03)."""
    cards = land.cards
    cells = vec[i64]()
    for slot in range(len(land.slots)):
        tile = land.slots[slot] - 1
        for cell in range(CELLS):
            space = FACEDOWN if tile < 0 else cards.tile_cells[tile * CELLS + cell]
            cells = append(cells, slot * NODES + space)
    borders = land.sheet.borders
    edges = vec[i64]()
    first = vec[i64]()
    for node in range(len(land.slots) * NODES):
        start: i64 = len(edges)
        first = append(first, start)
        for cell in range(node // NODES * CELLS, (node // NODES + 1) * CELLS):
            if cells[cell] == node:
                for i in range(cell * 6, cell * 6 + 6):
                    if borders[i] >= 0:
                        edges = _add_edge(edges, start, node, cells[borders[i]])
    land.edges = edges
    land.far = [vec[i64]()] * len(first)
    land.first_edge = append(first, len(edges))


def _add_edge(edges: vec[i64], start: i64, node: i64, other: i64) -> vec[i64]:
    """The neighbours of the last node with one more, each once and in ascending order."""
    if other == node:
        return edges
    for place in range(start, len(edges)):
        if edges[place] == other:
            return edges
    edges = append(edges, other)
    i: i64 = len(edges) - 1
    while i > start and edges[i - 1] > other:
        edges[i] = edges[i - 1]
        i -= 1
    edges[i] = other
    return edges


def adjacent(land: Wasteland, node: i64, other: i64) -> bool:
    """Whether two nodes share a border (FO-SPACE-03)."""
    edges = land.edges
    for i in range(land.first_edge[node], land.first_edge[node + 1]):
        if edges[i] == other:
            return True
    return False


def is_faceup(land: Wasteland, node: i64) -> bool:
    """Whether a node is a space of a tile that lies faceup."""
    return land.space_of(node) >= 0


def space_refusals(land: Wasteland, node: i64) -> i64:
    """Why a node is no space that lies faceup."""
    tile = land.slots[node // NODES]
    if tile == 0:
        return NO_SUCH_SPACE
    if tile < 0:
        return TILE_FACEDOWN
    if node % NODES == FACEDOWN:
        return TILE_FACEUP
    return 0 if node % NODES < land.cards.tile_spaces[tile - 1] else NO_SUCH_SPACE


def distances(land: Wasteland, origin: i64) -> vec[i64]:
    """How many spaces away every node is, facedown tiles included (FO-R-15); -1 if cut off.

    The row is kept with the map, so it is to be read only.
    """
    if len(land.far[origin]) == 0:
        land.far[origin] = _measured(land, origin)
    return land.far[origin]


def _measured(land: Wasteland, origin: i64) -> vec[i64]:
    """The distances from a node, ring by ring."""
    edges = land.edges
    first_edge = land.first_edge
    far = vec[i64]([-1] * len(land.far))
    far[origin] = 0
    queue = vec[i64]([origin])
    i: i64 = 0
    while i < len(queue):
        node = queue[i]
        i += 1
        for edge in range(first_edge[node], first_edge[node + 1]):
            other = edges[edge]
            if far[other] < 0:
                far[other] = far[node] + 1
                queue = append(queue, other)
    return far


def distance(land: Wasteland, node: i64, other: i64) -> i64:
    """How many spaces apart two nodes are, or -1."""
    return distances(land, node)[other]


def step_cost(land: Wasteland, node: i64) -> i64:
    """The movement points that entering a space takes (FO-MOVE-02, 03)."""
    return 2 if land.cards.space_terrain[land.space_of(node)] & DIFFICULT != 0 else 1


def fits(land: Wasteland, node: i64, where: i64, here: i64, quest: i64) -> bool:
    """Whether a faceup space is one that a card speaks of, seen from the survivor's space."""
    kind = where_kind(where)
    wanted = where_argument(where)
    slot = node // NODES
    space = land.space_of(node)
    cards = land.cards
    if kind == W_HERE:
        return node == here
    if kind == W_START:
        return slot == land.sheet.start
    if kind == W_PLACE:
        return cards.space_place[space] == wanted + 1
    if kind == W_TILE:
        return land.slots[slot] == wanted + 1
    if kind == W_ICON:
        return cards.space_icon[space] == wanted + 1
    if kind == W_TERRAIN:
        return cards.space_terrain[space] & wanted != 0
    if kind == W_ENEMY:
        return cards.space_enemy[space] == wanted + 1
    if kind == W_WITHIN:
        far = distance(land, here, node)
        return 0 <= far <= wanted
    if kind == W_ADJACENT:
        return adjacent(land, here, node)
    if kind == W_MARKER:
        return has(land.markers, marker_code(quest, node))
    return kind == W_ANYWHERE


def put_refusals(land: Wasteland, node: i64, where: i64, here: i64, quest: i64) -> i64:
    """Why a node is none of the spaces that a card speaks of."""
    reasons = space_refusals(land, node)
    if reasons != 0:
        return reasons
    return 0 if fits(land, node, where, here, quest) else WRONG_SPACE


def places_that_fit(land: Wasteland, where: i64, here: i64, quest: i64) -> vec[i64]:
    """All faceup spaces that a card speaks of, in order."""
    nodes = vec[i64]()
    for slot in range(len(land.slots)):
        tile = land.slots[slot] - 1
        if tile >= 0:
            for space in range(land.cards.tile_spaces[tile]):
                node = slot * NODES + space
                if fits(land, node, where, here, quest):
                    nodes = append(nodes, node)
    return nodes


def place_node(land: Wasteland, place: i64) -> i64:
    """The space of a named place, or -1 if it does not lie faceup."""
    nodes = places_that_fit(land, where_of(W_PLACE, place), 0, 0)
    return nodes[0] if len(nodes) > 0 else -1
