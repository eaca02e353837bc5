"""Goals: where the objectives of staged quests can be done, and who meets their terms.

The rules' own functions are asked, on a copy: what holds for a survivor on a space, what a kill
would set off. Of a token that lies facedown only the type is known, so that it counts where any
token of its type would.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from mypy_extensions import i64

from overseer.games.fallout import terms as t
from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.enemies import abilities_of, is_enemy, level_of
from overseer.games.fallout.quests import (
    begin_objective,
    has_partner,
    push_deeds,
    quest_source,
    tell_from,
)
from overseer.games.fallout.rows import enemy_node, enemy_token, enemy_up
from overseer.games.fallout.spaces import fits
from overseer.games.fallout.turn import quest_refusals
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import vec

_ACTIONS = (t.J_ACTION, t.J_DEPOSIT)
# Conditions about where a survivor is; all others are about who it is.
_OF_PLACES = frozenset(
    {
        t.C_AT,
        t.C_ICON,
        t.C_MIN_LEVEL,
        t.C_TERRAIN,
        t.C_SURVIVOR_HERE,
        t.C_NO_ENEMIES,
        t.C_NEAR_TOKEN,
        t.C_DISTANCE,
    }
)


# Of these, what may be otherwise in the next turn: the place stays the one to go to.
_PASSING = frozenset({t.C_NO_ENEMIES, t.C_SURVIVOR_HERE})


class Goals:
    """The objectives of a position, seen by a seat that is on the map."""

    def __init__(self, land: Wasteland, seat: int) -> None:
        self.land = land
        self.seat = seat
        self.placed = land.clone()  # in which the survivor is put here and there
        self.nodes = list(_faceup(land))

    def spaces(self, quest: int, number: int) -> list[int]:
        """The spaces where an objective can be done as far as is known; none if anywhere."""
        row = quest * t.OBJECTIVES + number
        cards = self.land.cards
        kind, deed = cards.objective_kind[row], cards.objective_deed[row]
        if kind == t.J_TRIGGER and deed == t.D_KILL:
            return sorted({node for node, rows in self._kills if row in rows})
        if kind == t.J_TRIGGER and deed == t.D_EXPLORE:
            return list(_unexplored(self.land, int(cards.objective_a[row])))
        places = [at for at in _members(cards.conditions, self._condition(row)) if self._is_of(at)]
        places = [at for at in places if cards.conditions[at] not in _PASSING] or places
        entered = kind == t.J_TRIGGER and deed == t.D_ENTER
        alone = cards.objective_partner[row] == 1 and self.land.living() == 1
        if not places and not entered and not alone:
            return []
        where = int(cards.objective_a[row])
        return [
            node
            for node in self.nodes
            if (not entered or fits(self.land, node, where, node, quest))
            and self._holds(places, node, quest)
            and (not alone or self._has_partner(node))
        ]

    def met(self, quest: int, number: int) -> list[int]:
        """The seats that meet the terms of an objective but for its place; none without terms."""
        row = quest * t.OBJECTIVES + number
        land, cards = self.land, self.land.cards
        own = [at for at in _members(cards.conditions, self._condition(row)) if not self._is_of(at)]
        cost = cards.objective_cost[row]
        deposit = cards.objective_kind[row] == t.J_DEPOSIT
        if not own and not cost and not deposit:
            return []
        source = quest_source(quest)
        return [
            seat
            for seat in self._living()
            if all(holds(land, seat, at, land.node[seat], source) for at in own)
            and can_pay(land, seat, cost)
            and not (deposit and land.caps[seat] == 0)
        ]

    def ready(self, quest: int, number: int) -> list[int]:
        """The seats that could take the quest action where they are."""
        if self.land.cards.objective_kind[quest * t.OBJECTIVES + number] not in _ACTIONS:
            return []
        living = self._living()
        return [each for each in living if quest_refusals(self.land, each, quest, number) == 0]

    def begun(self, hidden: Wasteland, quest: int, number: int, node: int) -> Wasteland:
        """A copy in which the survivor has begun with an objective on a space."""
        tried = hidden.clone()
        tried.auto_chance = False
        tried.open = None
        tried.node[self.seat] = node
        begin_objective(tried, self.seat, quest, number, node)
        tried.settle()
        return tried

    def _living(self) -> list[int]:
        land = self.land
        seats = range(int(land.players))
        return [each for each in seats if land.eliminated[each] == 0 and land.node[each] >= 0]

    def _condition(self, row: int) -> int:
        return int(self.land.cards.objective_condition[row])

    def _is_of(self, at: int) -> bool:
        """Whether a condition is about places."""
        row = self.land.cards.conditions
        return any(row[i] in _OF_PLACES for i in range(at, _after(row, at), t.C_WIDTH))

    def _holds(self, conditions: list[int], node: int, quest: int) -> bool:
        self.placed.node[self.seat] = node
        source = quest_source(quest)
        return all(holds(self.placed, self.seat, at, node, source) for at in conditions)

    def _has_partner(self, node: int) -> bool:
        self.placed.node[self.seat] = node
        return bool(has_partner(self.placed, self.seat))

    @cached_property
    def _kills(self) -> list[tuple[int, set[int]]]:
        """The spaces of enemies, with the objectives that see their deaths."""
        enemies = [code for code in self.land.enemies if is_enemy(self.land, enemy_token(code))]
        return [(int(enemy_node(code)), self._deaths_of(code)) for code in enemies]

    def _deaths_of(self, code: int) -> set[int]:
        token, types = int(enemy_token(code)), self.land.cards.token_type
        if enemy_up(code) == 1:
            return set(self._deaths(token))
        alike = [n for n in range(t.FACTIONS, len(types)) if types[n] == types[token]]
        return set.intersection(*(set(self._deaths(each)) for each in alike))

    def _deaths(self, token: int) -> list[int]:
        """The objectives that see the death of a token, were it the last on the map."""
        land = self.land
        tried = land.clone()
        tried.enemies = vec[i64]()
        tried.deeds = vec[i64]()
        here, level = land.node[self.seat], level_of(land, token)
        tell_from(tried, self.seat, here, t.D_KILL, token, level, abilities_of(land, token))
        if len(tried.deeds) == 0:
            return []
        push_deeds(tried)
        deed: Any = tried.stack[-1]
        return [int(each) for each in deed.objectives]


def _faceup(land: Wasteland) -> Iterator[int]:
    for slot, tile in enumerate(land.slots):
        if tile > 0:
            yield from (slot * t.NODES + n for n in range(land.cards.tile_spaces[tile - 1]))


def _unexplored(land: Wasteland, kind: int) -> Iterator[int]:
    """The facedown tiles of a kind, or of any."""
    for slot, tile in enumerate(land.slots):
        if tile < 0 and kind in (0, -tile):
            yield slot * t.NODES + t.FACEDOWN


def _members(row: vec[i64], at: int) -> Iterator[int]:
    """The conditions that must hold all together, one by one."""
    if at == 0:
        return
    if row[at] != t.C_ALL:
        yield at
        return
    members, at = int(row[at + 1]), at + t.C_WIDTH
    for _ in range(members):
        yield at
        at = _after(row, at)


def _after(row: vec[i64], at: int) -> int:
    """The place of the condition after one."""
    kind = row[at]
    members = 0 if kind > t.C_NOT else 1 if kind == t.C_NOT else int(row[at + 1])
    at += t.C_WIDTH
    for _ in range(members):
        at = _after(row, at)
    return at
