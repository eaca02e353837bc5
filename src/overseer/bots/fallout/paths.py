"""Paths: how far away spaces are for one survivor, terrain and dangers on the way included."""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from overseer.bots.fallout import fights
from overseer.bots.fallout.prospect import Prospect
from overseer.games.fallout import terms as t
from overseer.games.fallout.enemies import abilities_of, is_enemy, is_friend
from overseer.games.fallout.moving import points_for, points_of_move, terrain_rads
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
)
from overseer.games.fallout.wasteland import Wasteland

RADIATED = 1.2  # movement points that a survivor would rather walk than enter an irradiated space
DREADED = 2.5  # the same for each unit of influence that a fight on the way would cost


@dataclass(frozen=True, slots=True)
class Chart:
    """The map as it lies: made again when a tile is turned over."""

    slots: tuple[int, ...]
    nodes: tuple[int, ...]  # the spaces of faceup tiles
    neighbours: dict[int, tuple[int, ...]]  # of faceup spaces, faceup ones only
    facedown: dict[int, tuple[int, ...]]  # by faceup space: slots next to it
    terrain: dict[int, int]
    icon: dict[int, int]  # encounter deck, of spaces that have one
    level: dict[int, int]


def chart_of(land: Wasteland) -> Chart:
    """The chart of the map as it lies now."""
    rows = {
        node: int(land.space_of(node))
        for node in range(len(land.first_edge) - 1)
        if land.first_edge[node] < land.first_edge[node + 1]
    }
    nodes = tuple(node for node, row in rows.items() if row >= 0)
    edges = {
        node: [int(land.edges[i]) for i in range(land.first_edge[node], land.first_edge[node + 1])]
        for node in nodes
    }
    cards = land.cards
    return Chart(
        slots=tuple(land.slots),
        nodes=nodes,
        neighbours={n: tuple(o for o in edges[n] if o % t.NODES != t.FACEDOWN) for n in nodes},
        facedown={
            n: tuple(o // t.NODES for o in edges[n] if o % t.NODES == t.FACEDOWN) for n in nodes
        },
        terrain={n: int(cards.space_terrain[rows[n]]) for n in nodes},
        icon={n: int(cards.space_icon[rows[n]]) - 1 for n in nodes if cards.space_icon[rows[n]]},
        level={n: max(1, int(cards.space_level[rows[n]])) for n in nodes},
    )


class Paths:
    """The best ways from where a survivor stands."""

    def __init__(self, prospect: Prospect, chart: Chart) -> None:
        self.chart = chart
        land, seat = prospect.land, prospect.seat
        self.enemies = enemies_by_node(prospect)
        self.speed = max(1, int(points_of_move(land, seat)))
        self.points: dict[int, int] = {}  # by space: movement points that the way takes
        self.first: dict[int, int] = {}  # by space: the first step
        self._walk(prospect, self._dread(prospect))

    def _dread(self, prospect: Prospect) -> dict[int, float]:
        """What AGGRESSIVE enemies make of a space."""
        dread: dict[int, float] = {}
        for node, tokens in self.enemies.items():
            for token in tokens:
                if abilities_of(prospect.land, token) & t.AGGRESSIVE:
                    loss = -fights.worth(prospect, token, 0.0)
                    if loss > 0:
                        dread[node] = dread.get(node, 0.0) + DREADED * loss
        return dread

    def _walk(self, prospect: Prospect, dread: dict[int, float]) -> None:
        """Dijkstra's way through the map."""
        land, seat, here = prospect.land, prospect.seat, prospect.here
        terrain, neighbours = self.chart.terrain, self.chart.neighbours
        points, first = self.points, self.first
        # Most ground is even; only of the rest the rules are asked, and once.
        rough = {
            node: (
                int(points_for(land, seat, node)),
                RADIATED * int(terrain_rads(land, seat, node)),
            )
            for node, kind in terrain.items()
            if kind
        }
        known: dict[int, tuple[float, int, int]] = {}  # the best way so far
        queue = [(0.0, here, 0, here)]
        while queue:
            cost, node, spent, step = heapq.heappop(queue)
            if node in points:
                continue
            points[node] = spent
            first[node] = step
            for other in neighbours[node]:
                if other in points:
                    continue
                if other in rough:
                    taken, glow = rough[other]
                    more = cost + taken + dread.get(other, 0.0) + glow
                else:
                    taken = 1
                    more = cost + 1 + dread.get(other, 0.0) if dread else cost + 1
                way = (more, spent + taken, other if node == here else step)
                if other not in known or way < known[other]:
                    known[other] = way
                    heapq.heappush(queue, (more, other, way[1], way[2]))

    def moves(self, node: int, points: int) -> int:
        """How many move actions it takes to get to a space, with some points left."""
        short = self.points[node] - points
        return 0 if short <= 0 else -(-short // self.speed)


def enemies_by_node(prospect: Prospect) -> dict[int, list[int]]:
    """The active enemies that would fight a survivor, by where they are."""
    land, seat = prospect.land, prospect.seat
    found: dict[int, list[int]] = {}
    for code in land.enemies:
        if enemy_up(code) == 1:
            token = int(enemy_token(code))
            if is_enemy(land, token) and not is_friend(land, seat, token):
                found.setdefault(int(enemy_node(code)), []).append(token)
    return found
