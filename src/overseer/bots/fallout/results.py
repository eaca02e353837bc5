"""Results: what the program of a card is worth, its tasks weighed by their odds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overseer.bots.fallout import fights
from overseer.bots.fallout.programs import Program
from overseer.bots.fallout.prospect import AGENDA, ASSET, LOOT, PERK, Prospect
from overseer.bots.mind import tariff
from overseer.games.fallout import terms as t
from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.effects import number_on_card
from overseer.games.fallout.pairs import (
    cost_kind,
    cost_number,
    joint_own,
    more_abilities,
    more_levels,
)
from overseer.games.fallout.rows import has
from overseer.games.fallout.skill_test import test_rerolls

if TYPE_CHECKING:
    from overseer.bots.fallout.wishes import Wishes

ADDED = 0.15  # a card more in an encounter deck
ENCOUNTER = 0.5
SHOP = 0.15  # a visit, before anything is bought
KEPT = 0.2
POINT = 0.08  # a movement point
ACTION = 0.5
READIED = tariff.READIED / tariff.POINT
UNIQUE = tariff.UNIQUE / tariff.POINT
GIVEN_UP = tariff.GIVEN_UP / tariff.POINT  # a card of choice
TOKEN = tariff.ENEMY / tariff.POINT  # an enemy more
KILLED = 0.35
PARTNER_HITS = tariff.PARTNER_HITS  # that another survivor brings to a test
DEEP = 6  # programs within programs that are looked into
EXPECTED_HITS = tariff.EXPECTED_HITS


class Judge:
    """A survivor who reads a card from a space: what would it bring?"""

    def __init__(self, prospect: Prospect, wishes: Wishes | None, level: int = 1) -> None:
        self.prospect = prospect
        self.wishes = wishes
        self.level = level
        self.source = 0
        self.node = prospect.here

    def of(self, source: int, node: int) -> Judge:
        """The same survivor with another card, or in another space."""
        self.source = source
        self.node = node
        return self

    def program(self, at: int, depth: int = 0) -> float:
        """What the instructions from a place on are worth."""
        return self._rows(self.prospect.facts.program(at), depth)

    def _rows(self, rows: Program, depth: int) -> float:
        if depth > DEEP:
            return 0.0
        worth = 0.0
        for place, (op, a, b, c) in enumerate(rows):
            if rows[place].is_task:
                chance, harm = self._task(op, a, b)
                worth += chance * self._rows(rows[place + 1 :], depth + 1) - harm
                return worth + (1 - chance) * self.program(c, depth + 1)
            if op == t.O_CHOOSE:
                worth += self._choose(rows[place + 1 : place + 1 + a], depth)
            elif op == t.O_IF:
                met = holds(self.prospect.land, self.prospect.seat, a, self.node, self.source)
                worth += self.program(b if met else c, depth + 1)
            elif op == t.O_VOTE:
                worth += (self.program(a, depth + 1) + self.program(b, depth + 1)) / 2
            elif op != t.O_BRANCH:
                worth += self._result(op, a, b)
        return worth

    def cost(self, cost: int) -> float:
        """What paying costs."""
        kind, number = cost_kind(cost), cost_number(cost)
        if kind == t.COST_CAPS:
            spent = self.wishes.spent(number) if self.wishes else 0.0
            return -self.prospect.caps_gained(-number) - spent
        if kind == t.COST_DISCARD:
            return GIVEN_UP + self.prospect.one_item
        if kind == t.COST_TRAIT:
            return -self.prospect.lose(number)
        if kind == t.COST_DAMAGE:
            return self.prospect.damage(number)
        if kind == t.COST_AGENDA:
            hand = self.prospect.hand
            return AGENDA * min((hand.promise(card) for card in hand.cards), default=0.0)
        return 0.0

    def number(self, printed: int) -> int:
        """A number on the card."""
        return int(number_on_card(self.prospect.land, printed, self.level, EXPECTED_HITS))

    def _task(self, op: int, a: int, b: int) -> tuple[float, float]:
        """How likely a task succeeds, and what it costs in any case."""
        prospect = self.prospect
        land, seat = prospect.land, prospect.seat
        rested = 1 if prospect.is_rested else 0
        if op == t.O_TEST:
            rerolls = int(test_rerolls(land, seat, a)) + rested
            return prospect.facts.odds.test(self.number(b)).fresh(rerolls)[1], 0.0
        if op == t.O_JOINT:
            rerolls = int(test_rerolls(land, seat, joint_own(a))) + rested
            difficulty = self.number(b) - PARTNER_HITS
            return prospect.facts.odds.test(difficulty).fresh(rerolls)[1], 0.0
        if op == t.O_FIGHT:
            return fights.drawn(prospect, a, int(more_levels(b)), int(more_abilities(b)))
        if can_pay(land, seat, a):
            return 1.0, self.cost(a)
        return 0.0, 0.0

    def _choose(self, branches: Program, depth: int) -> float:
        """The best branch that is open."""
        land, seat = self.prospect.land, self.prospect.seat
        best = 0.0
        for _, condition, cost, program in branches:
            if holds(land, seat, condition, self.node, self.source) and can_pay(land, seat, cost):
                best = max(best, self.program(program, depth + 1) - self.cost(cost))
        return best

    def _result(self, op: int, a: int, b: int) -> float:
        prospect = self.prospect
        wishes = self.wishes
        if op == t.O_XP:
            number = self.number(a)
            return prospect.xp(number) + (wishes.xp(number) if wishes else 0.0)
        if op == t.O_CAPS:
            return prospect.caps_gained(self.number(a))
        if op == t.O_DRAW:
            each = {t.LOOT: LOOT, t.ASSET: ASSET}.get(a)
            one = prospect.agenda if each is None else each + prospect.one_item
            return one * self.number(b)
        if op == t.O_POWER:
            return prospect.power(a, b)
        if op == t.O_DAMAGE:
            return -prospect.damage(self.number(a))
        if op == t.O_RADS:
            return -prospect.rads(self.number(a))
        if op == t.O_HEAL:
            return prospect.heal(self.number(a))
        if op == t.O_BECOME:
            return prospect.become(a) + (wishes.become(a) if wishes else 0.0)
        if op == t.O_LOSE:
            return prospect.lose(a) + (wishes.lose(a) if wishes else 0.0)
        if op == t.O_STAGE:
            quest = prospect.facts.library_quest[a] - 1
            return prospect.staged if quest >= 0 and prospect.land.shelf[a] == 0 else 0.0
        return self._lesser(op, a, b)

    def _lesser(self, op: int, a: int, b: int) -> float:
        prospect = self.prospect
        if op == t.O_SHOP:
            return self._shop(self.number(a), b)
        if op == t.O_COMPLETE:
            if not has(prospect.land.staged, a):
                return 0.0
            return self.program(prospect.facts.objectives(prospect.land, a)[b].program, DEEP)
        if op == t.O_HEAL_RADS:
            return 0.2 * min(self.number(a), int(prospect.land.rads[prospect.seat]))
        if op == t.O_LOSE_CAPS:
            return prospect.caps_gained(-min(prospect.caps, self.number(a)))
        if op == t.O_RANDOM:
            return prospect.staged  # or a card added; both open ways
        if op == t.O_UNEXHAUST:
            tired = sum(1 for _, _, exhausted in prospect.held if exhausted)
            return READIED * (tired if a == 1 else min(1, tired))
        if op == t.O_LEVEL:
            return prospect.level * self.number(a)
        if op == t.O_UNIQUE:
            return UNIQUE + prospect.one_item
        if op in (t.O_MP, t.O_MOVE):
            return POINT * self.number(a)
        if op == t.O_DISCARD:
            return -GIVEN_UP if prospect.held else 0.0
        return _FIXED.get(op, 0.0)

    def _shop(self, items: int, discount: int) -> float:
        prospect = self.prospect
        worth = SHOP + 0.05 * items
        if prospect.caps + discount >= 3:
            worth += 0.15 * min(items, 2)
        return worth + (self.wishes.shop(items) if self.wishes else 0.0)


_FIXED = {
    t.O_ADD: ADDED,
    t.O_TOKENS: -TOKEN,
    t.O_ENEMY: -TOKEN,
    t.O_ACTION: ACTION,
    t.O_ENCOUNTER: ENCOUNTER,
    t.O_KEEP: KEPT,
    t.O_KILL: KILLED,
    t.O_REMOVE: TOKEN,
    t.O_PERK: PERK,
}
