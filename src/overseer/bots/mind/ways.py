"""Ways: how far away the spaces of the map are for a survivor of Fallout, dangers included."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.bots.mind.promise import CERTAIN, Promise
from overseer.games.fallout.enemies import abilities_of, is_enemy, is_friend
from overseer.games.fallout.items import passive
from overseer.games.fallout.pairs import where_kind
from overseer.games.fallout.rows import enemy_node, enemy_token, enemy_up
from overseer.games.fallout.spaces import fits
from overseer.games.fallout.terms import (
    AGGRESSIVE,
    C_ALL,
    C_AT,
    C_ICON,
    C_MIN_LEVEL,
    C_NOT,
    C_TERRAIN,
    C_WIDTH,
    DIFFICULT,
    FACEDOWN,
    IRRADIATED,
    NODES,
    P_EASY_TERRAIN,
    P_NO_TERRAIN_RADS,
    W_ADJACENT,
    W_HERE,
    W_WITHIN,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import append, vec

ACTION: Final = 100  # actions are counted in hundredths
ALL_NODES: Final = 18 * NODES
FAR: Final = 1000

_GLOWING: Final = 1  # points that a survivor would rather walk than enter an irradiated space
_DREAD: Final = 40  # harm for which somebody walks a point more
_HARDEST: Final = 150  # the least chance that an enemy is cleared away with


@final
@mypyc_attr(acyclic=True)
class Ways:
    """The best ways from where a survivor stands, and the spaces that they lead to."""

    def __init__(self, promise: Promise) -> None:
        self.promise = promise
        self.far = vec[i64]([FAR] * ALL_NODES)  # movement points, dangers included
        self.first = vec[i64]([0] * ALL_NODES)  # the first step
        self.toll = vec[i64]([0] * ALL_NODES)
        self.loss = vec[i64]([0] * ALL_NODES)  # what clearing a space costs
        self.clearing = vec[i64]([0] * ALL_NODES)  # and how many actions it takes
        self.queue = vec[i64]([0] * ALL_NODES)
        self.queued = vec[i64]([0] * ALL_NODES)
        # What lies on the map, as long as no tile is turned over.
        self.map_key: i64 = -1
        self.nodes = vec[i64]()
        self.icons = vec[i64]()
        self.tiles = vec[i64]()

    def walk(self, land: Wasteland, seat: i64) -> None:
        """Look at the map from a survivor's space; `promise` has looked at the survivor."""
        self._chart(land)
        self._foes(land, seat)
        self._walk(land, seat)

    def _chart(self, land: Wasteland) -> None:
        """What lies on the map, looked at again when a tile was turned over."""
        key: i64 = land.scenario + 1
        for tile in land.slots:
            key = (key * 31 + tile + 3) % 1_000_000_007
        if key == self.map_key:
            return
        self.map_key = key
        nodes = vec[i64]()
        icons = vec[i64]()
        tiles = vec[i64]()
        for slot in range(len(land.slots)):
            tile = land.slots[slot]
            if tile < 0:
                tiles = append(tiles, slot)
            elif tile > 0:
                for space in range(land.cards.tile_spaces[tile - 1]):
                    node = slot * NODES + space
                    nodes = append(nodes, node)
                    if land.cards.space_icon[land.space_of(node)] > 0:
                        icons = append(icons, node)
        self.nodes = nodes
        self.icons = icons
        self.tiles = tiles

    def _foes(self, land: Wasteland, seat: i64) -> None:
        """What enemies make of their spaces."""
        for node in self.nodes:
            self.toll[node] = 0
            self.loss[node] = 0
            self.clearing[node] = 0
        promise = self.promise
        for code in land.enemies:
            if enemy_up(code) == 0:
                continue
            token = enemy_token(code)
            if not is_enemy(land, token) or is_friend(land, seat, token):
                continue
            node = enemy_node(code)
            chance = promise.fight(land, token, 0)
            gain = chance * promise.spoils(land, token) // CERTAIN - promise.harm
            self.clearing[node] += ACTION * CERTAIN // max(_HARDEST, chance)
            self.loss[node] += min(0, gain)
            if abilities_of(land, token) & AGGRESSIVE != 0:
                self.toll[node] += max(0, -gain) // _DREAD

    def _walk(self, land: Wasteland, seat: i64) -> None:
        """The best ways from here, step by step until no way gets shorter."""
        far = self.far
        first = self.first
        queue = self.queue
        queued = self.queued
        edges = land.edges
        first_edge = land.first_edge
        terrain = land.cards.space_terrain
        for i in range(len(first_edge) - 1):
            far[i] = FAR
        hard: i64 = 1 if passive(land, seat, P_EASY_TERRAIN) > 0 else 2
        glow: i64 = 0 if passive(land, seat, P_NO_TERRAIN_RADS) > 0 else _GLOWING
        here = land.node[seat]
        far[here] = 0
        first[here] = here
        queue[0] = here
        head: i64 = 0
        size: i64 = 1
        while size > 0:
            node = queue[head]
            head = head + 1 if head + 1 < ALL_NODES else 0
            size -= 1
            queued[node] = 0
            for edge in range(first_edge[node], first_edge[node + 1]):
                other = edges[edge]
                if other % NODES == FACEDOWN:
                    if far[node] < far[other]:
                        far[other] = far[node]  # from here the tile can be turned over
                        first[other] = node
                    continue
                ground = terrain[land.space_of(other)]
                cost = 1 + self.toll[other]
                if ground & DIFFICULT != 0:
                    cost += hard - 1
                if ground & IRRADIATED != 0:
                    cost += glow
                if far[node] + cost < far[other]:
                    far[other] = far[node] + cost
                    first[other] = other if node == here else first[node]
                    if queued[other] == 0:
                        queued[other] = 1
                        place = head + size
                        queue[place if place < ALL_NODES else place - ALL_NODES] = other
                        size += 1


def may_hold(land: Wasteland, condition: i64, node: i64, quest: i64) -> bool:
    """Whether a space is not ruled out by what a condition says of the map at first sight."""
    if condition == 0:
        return True
    row = land.cards.conditions
    if row[condition] != C_ALL:
        return _fits_one(land, condition, node, quest)
    at = condition + C_WIDTH
    for _ in range(row[condition + 1]):
        if row[at] <= C_NOT:
            return True  # a group within the group: the rules will say
        if not _fits_one(land, at, node, quest):
            return False
        at += C_WIDTH
    return True


def _fits_one(land: Wasteland, at: i64, node: i64, quest: i64) -> bool:
    row = land.cards.conditions
    kind = row[at]
    a = row[at + 1]
    space = land.space_of(node)
    if kind == C_AT:
        seen_from = where_kind(a) in (W_HERE, W_WITHIN, W_ADJACENT)
        return seen_from or fits(land, node, a, node, quest)
    if kind == C_ICON:
        return land.cards.space_icon[space] == a + 1
    if kind == C_MIN_LEVEL:
        return land.cards.space_icon[space] > 0 and land.cards.space_level[space] >= a
    if kind == C_TERRAIN:
        return land.cards.space_terrain[space] & a != 0
    return True
