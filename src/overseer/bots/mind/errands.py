"""Errands: what a survivor of Fallout could do anywhere on the map, and how far away it is."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.bots.mind import tariff
from overseer.bots.mind.promise import CERTAIN, Promise, has_news
from overseer.bots.mind.ways import ACTION, FAR, Ways, may_hold
from overseer.games.fallout.camp import recovery
from overseer.games.fallout.conditions import holds, other_survivor_at
from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.enemies import abilities_of, counts_as, is_enemy, is_friend, level_of
from overseer.games.fallout.fight import has_ranged_weapon, hits_from_afar
from overseer.games.fallout.moving import points_of_move
from overseer.games.fallout.quests import count, quest_source
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    has,
    held_exhausted,
    held_seat,
)
from overseer.games.fallout.spaces import fits
from overseer.games.fallout.terms import (
    AGGRESSIVE,
    CAMP,
    D_CAMP,
    D_ENTER,
    D_EXPLORE,
    D_KILL,
    DEADLY,
    ENCOUNTER,
    EXPLORE,
    FACEDOWN,
    FIGHT,
    J_ACTION,
    J_DEPOSIT,
    J_TRIGGER,
    NODES,
    OBJECTIVES,
    QUEST,
    SETTLEMENT,
    TURN_ACTIONS,
    WASTELAND,
    WELL_RESTED,
)
from overseer.games.fallout.traits import can_become
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import pack
from overseer.kernel.vecs import append, vec

# Kinds of errands.
BEST: Final = 0  # of all
SECOND: Final = 1  # in another space
QUESTS: Final = 2
FIGHTS: Final = 3
ENCOUNTERS: Final = 4
TILES: Final = 5
CAMPS: Final = 6
KINDS: Final = 7

_DECAYS: Final = 64  # quarters of actions ahead that count
_BEYOND: Final = 150  # off the rate, per action beyond this turn
_BEHIND: Final = 4  # tiles among which an errand that no way leads to yet may be hidden
# What things are worth, in hundredths of influence.
_ENTERED: Final = 20  # hundredths of an action: what only asks for entering a space
_CAMPED: Final = 6  # exhausted cards that count at most
_NEARBY: Final = 3  # movement points within which enemies are a danger


@final
@mypyc_attr(acyclic=True)
class Errands:
    """All that a survivor could go and do, and the best of it."""

    def __init__(self, promise: Promise, fond: list[int]) -> None:
        self.promise = promise
        self.fond = vec[i64](fond)  # by kind: hundredths of influence beside what wins games
        self.ways = Ways(promise)
        decays = vec[i64]()
        share: i64 = 1 << 16
        for _ in range(_DECAYS):
            decays = append(decays, share)
            share = share * 966 // 1000  # an eighth less per action
        self.decays = decays
        self.found = vec[i64]([0] * KINDS)
        self.danger: i64 = 0
        # What to do next: the best by its rate per action, and the best that can be done here.
        self.code: i64 = 0
        self.node: i64 = 0
        self.rate: i64 = 0
        self.spare: i64 = 0
        self.at_once: i64 = 0
        self.best_node: i64 = -1
        # Of the survivor.
        self.here: i64 = 0
        self.speed: i64 = 0
        self.points: i64 = 0
        self.actions: i64 = 0
        self.met: i64 = 0
        self.hidden: i64 = 0  # worth of what no way leads to yet

    def seek(self, land: Wasteland, seat: i64) -> None:
        """Look at the map from a survivor's space."""
        self.promise.look(land, seat)
        for kind in range(KINDS):
            self.found[kind] = 0
        self.code = -1
        self.node = -1
        self.spare = -1
        self.best_node = -1
        self.rate = 0
        self.at_once = 0
        self.danger = 0
        self.hidden = 0
        self.here = land.node[seat]
        if self.here < 0 or land.eliminated[seat] == 1:
            return
        own = land.active == seat
        self.points = land.points if own else 0
        self.actions = land.actions if own else TURN_ACTIONS
        self.met = land.encountered if own else 0
        self.speed = max(1, points_of_move(land, seat))
        self.ways.walk(land, seat)
        self._fights(land, seat)
        self._quests(land, seat)
        self._encounters(land, seat)
        self._tiles(land, seat)
        self._camps(land, seat)

    def _note(self, kind: i64, worth: i64, node: i64, actions: i64, code: i64) -> None:
        """Take up an errand: what it is worth, where, and how many actions it takes there."""
        if worth <= 0:
            return
        short = self.ways.far[node] - self.points
        if self.ways.far[node] >= FAR:
            self.hidden += worth
            return
        ahead = actions
        taken = actions
        if node != self.here:
            taken += tariff.MOVE_SHARE
            if short > 0:
                ahead += ACTION * short // self.speed
                taken += ACTION * ((short + self.speed - 1) // self.speed)
        elif worth > self.at_once and code >= 0:
            self.spare = code
            self.at_once = worth
        if self.met == 1 and kind == ENCOUNTERS:
            taken = max(taken, ACTION * (self.actions + 1))
            ahead = max(ahead, ACTION * (self.actions + 1))
        quarters = min(_DECAYS - 1, ahead * 4 // ACTION)
        value = worth * self.decays[quarters] >> 16
        found = self.found
        found[kind] = max(found[kind], value)
        if value > found[BEST]:
            if node != self.best_node:
                found[SECOND] = found[BEST]
            found[BEST] = value
            self.best_node = node
        elif value > found[SECOND] and node != self.best_node:
            found[SECOND] = value
        rate = 100 * ACTION * worth // taken
        rate -= _BEYOND * max(0, taken - ACTION * self.actions) // ACTION
        if rate > self.rate:
            self.rate = rate
            self.code = code
            self.node = node

    def _on(self, kind: i64, worth: i64, node: i64, code: i64) -> None:
        """An errand that needs a space without enemies."""
        self._note(
            kind, worth + self.ways.loss[node], node, ACTION + self.ways.clearing[node], code
        )

    # Fights

    def _fights(self, land: Wasteland, seat: i64) -> None:
        promise = self.promise
        ranged = has_ranged_weapon(land, seat)
        for code in land.enemies:
            if enemy_up(code) == 0:
                continue
            token = enemy_token(code)
            if not is_enemy(land, token) or is_friend(land, seat, token):
                continue
            node = enemy_node(code)
            brings = promise.spoils(land, token) + self._wished_dead(land, seat, token, node)
            brings += self.fond[FIGHTS]
            option = pack(FIGHT, token, node)
            chance = promise.fight(land, token, 0)
            near = self.ways.far[node]
            if near <= _NEARBY:
                self.danger += promise.harm * (_NEARBY + 1 - near) // (_NEARBY + 1)
            worth = chance * brings // CERTAIN - promise.harm
            abilities = abilities_of(land, token)
            free = abilities & AGGRESSIVE != 0 and node != self.here
            self._note(FIGHTS, worth, node, _ENTERED if free else ACTION, option)
            if ranged:
                chance = promise.fight(land, token, hits_from_afar(abilities))
                worth = chance * brings // CERTAIN - promise.harm
                if worth > 0:
                    self._beside(land, node, worth, option)

    def _beside(self, land: Wasteland, node: i64, worth: i64, option: i64) -> None:
        """The nearest space from which an enemy can be shot at."""
        nearest: i64 = -1
        for edge in range(land.first_edge[node], land.first_edge[node + 1]):
            other = land.edges[edge]
            if other % NODES == FACEDOWN or self.ways.clearing[other] > 0:
                continue
            if nearest < 0 or self.ways.far[other] < self.ways.far[nearest]:
                nearest = other
        if nearest >= 0:
            self._note(FIGHTS, worth, nearest, ACTION, option)

    def _wished_dead(self, land: Wasteland, seat: i64, token: i64, node: i64) -> i64:
        """What quests promise for killing an enemy."""
        cards = land.cards
        total: i64 = 0
        for quest in land.staged:
            for row in range(quest * OBJECTIVES, (quest + 1) * OBJECTIVES):
                if cards.objective_kind[row] != J_TRIGGER or cards.objective_deed[row] != D_KILL:
                    continue
                icon = cards.objective_a[row] - 1
                if icon >= 0 and not counts_as(land, token, icon):
                    continue
                if level_of(land, token) < cards.objective_b[row]:
                    continue
                wanted = cards.objective_c[row]
                if abilities_of(land, token) & wanted != wanted:
                    continue
                if cards.objective_d[row] != 0 and cards.objective_d[row] != token + 1:
                    continue
                if not holds(land, seat, cards.objective_condition[row], node, quest_source(quest)):
                    continue
                worth = self._objective(land, quest, row)
                if cards.objective_e[row] != 0:
                    worth = worth // max(1, _tokens(land, token))
                total += worth
        return total

    # Quests

    def _objective(self, land: Wasteland, quest: i64, row: i64) -> i64:
        """What an objective is worth, or one of several deeds that complete it."""
        cards = land.cards
        source = quest_source(quest)
        worth = self.promise.program(land, cards.objective_program[row], self.here, source, 1, 0)
        left = cards.objective_count[row] - count(land, quest, row % OBJECTIVES)
        if cards.objective_kind[row] == J_DEPOSIT:
            return worth - tariff.CAP * left
        if cards.objective_power[row] == 1 and cards.objective_kind[row] == J_TRIGGER:
            worth = max(0, worth)  # it may be left
        return worth // max(1, left)

    def _quests(self, land: Wasteland, seat: i64) -> None:
        cards = land.cards
        for quest in land.staged:
            for row in range(quest * OBJECTIVES, (quest + 1) * OBJECTIVES):
                kind = cards.objective_kind[row]
                if kind == 0:
                    break
                entering = kind == J_TRIGGER and cards.objective_deed[row] == D_ENTER
                if kind != J_ACTION and kind != J_DEPOSIT and not entering:
                    continue
                if kind == J_DEPOSIT:
                    left = cards.objective_count[row] - count(land, quest, row % OBJECTIVES)
                    if land.caps[seat] < left:
                        continue
                elif not can_pay(land, seat, cards.objective_cost[row]):
                    continue
                worth = self._objective(land, quest, row)
                if worth > 0:
                    self._places(land, seat, quest, row, worth, entering)

    def _places(
        self, land: Wasteland, seat: i64, quest: i64, row: i64, worth: i64, entering: bool
    ) -> None:
        """Where an objective can be completed."""
        cards = land.cards
        condition = cards.objective_condition[row]
        source = quest_source(quest)
        partner = cards.objective_partner[row] == 1
        option = pack(QUEST, quest, row % OBJECTIVES)
        for node in self.ways.nodes:
            if not may_hold(land, condition, node, quest):
                continue
            if entering and (
                node == self.here or not fits(land, node, cards.objective_a[row], node, quest)
            ):
                continue
            if not holds(land, seat, condition, node, source):
                continue
            if partner and not self._has_partner(land, seat, node):
                continue
            if entering:
                self._note(QUESTS, worth, node, _ENTERED, -1)
            else:
                self._on(QUESTS, worth, node, option)

    def _has_partner(self, land: Wasteland, seat: i64, node: i64) -> bool:
        if land.living() > 1:
            return other_survivor_at(land, seat, node)
        return land.cards.space_icon[land.space_of(node)] == SETTLEMENT + 1

    # Encounters, tiles, camps

    def _encounters(self, land: Wasteland, seat: i64) -> None:
        cards = land.cards
        option = pack(ENCOUNTER)
        missing = max(0, tariff.ENOUGH_QUESTS - len(land.staged))
        outside = tariff.FEW_QUESTS * missing if has_news(land, WASTELAND) else 0
        town = tariff.FEW_QUESTS * missing if has_news(land, SETTLEMENT) else 0
        for node in self.ways.icons:
            if self.ways.far[node] >= FAR or (land.active == seat and has(land.icons, node)):
                continue
            space = land.space_of(node)
            deck = cards.space_icon[space] - 1
            if land.encounter_decks[deck].size() == 0:
                continue
            level = max(1, cards.space_level[space])
            worth: i64 = tariff.VAULT
            if deck == WASTELAND:
                worth = tariff.WASTELAND + tariff.WASTELAND_LEVEL * level + outside
            elif deck == SETTLEMENT:
                worth = tariff.SETTLEMENT + tariff.SETTLEMENT_LEVEL * level + town
                worth += tariff.SPENDING * min(10, land.caps[seat])
            self._on(ENCOUNTERS, worth + self.fond[ENCOUNTERS], node, option)

    def _tiles(self, land: Wasteland, seat: i64) -> None:
        awaited = tariff.AWAITED * len(land.waiting)
        for slot in self.ways.tiles:
            node = slot * NODES + FACEDOWN
            if self.ways.far[node] >= FAR:
                continue
            kind = -land.slots[slot]
            worth: i64 = (tariff.DEADLY_TILE if kind == DEADLY else tariff.TILE) + awaited
            worth += self._wished(land, seat, D_EXPLORE, kind, self.here)
            worth += self.hidden // _BEHIND + self.fond[TILES]
            # Whoever stands beside the tile turns it over.
            self._note(TILES, worth, self.ways.first[node], ACTION, pack(EXPLORE, slot))

    def _wished(self, land: Wasteland, seat: i64, deed: i64, kind: i64, node: i64) -> i64:
        """What quests promise for a deed."""
        cards = land.cards
        total: i64 = 0
        for quest in land.staged:
            for row in range(quest * OBJECTIVES, (quest + 1) * OBJECTIVES):
                if cards.objective_kind[row] != J_TRIGGER or cards.objective_deed[row] != deed:
                    continue
                if deed == D_EXPLORE and cards.objective_a[row] not in (0, kind):
                    continue
                if holds(land, seat, cards.objective_condition[row], node, quest_source(quest)):
                    total += self._objective(land, quest, row)
        return total

    def _camps(self, land: Wasteland, seat: i64) -> None:
        promise = self.promise
        worth = promise.heal(land, recovery(land, seat))
        if can_become(land, seat, WELL_RESTED):
            worth += tariff.REST
        tired: i64 = 0
        for code in land.held:
            if held_seat(code) == seat:
                tired += held_exhausted(code)
        worth += tariff.READIED * min(_CAMPED, tired)
        worth += self._wished(land, seat, D_CAMP, 0, self.here)
        self._on(CAMPS, worth, self.here, pack(CAMP))


def _tokens(land: Wasteland, token: i64) -> i64:
    number: i64 = 0
    for code in land.enemies:
        if enemy_token(code) == token:
            number += 1
    return number
