"""Wishes: what the quests in play promise for deeds, by the deed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from overseer.bots.fallout.facts import Objective
from overseer.bots.fallout.prospect import Prospect
from overseer.bots.fallout.results import Judge
from overseer.games.fallout import terms as t
from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.enemies import abilities_of, counts_as, level_of
from overseer.games.fallout.pairs import cost_of
from overseer.games.fallout.quests import count, quest_source
from overseer.games.fallout.rows import enemy_token

LIKELY = 0.5  # how often a deed that depends on chance comes about
RECRUITED = 0.3  # a companion who would come along is in the shop
LAST_OF_MANY = 0.6  # the last token of a faction: what counts for those before it

Wish = tuple[float, Objective]


class Wishes:
    """What a survivor would gain by completing the objectives in play."""

    def __init__(
        self, prospect: Prospect, actions: list[Wish], deeds: dict[int, list[Wish]]
    ) -> None:
        self.prospect = prospect
        self.actions = actions  # objectives that take a quest action
        self.deeds = deeds  # those that deeds trigger, by the deed

    def open_now(self, objective: Objective, node: int) -> bool:
        """Whether an objective's condition would hold on a space."""
        source = quest_source(objective.quest)
        return holds(self.prospect.land, self.prospect.seat, objective.condition, node, source)

    def open_on(self, objective: Objective, nodes: Sequence[int]) -> Sequence[int]:
        """Those of some spaces on which an objective's condition would hold."""
        land, seat, condition = self.prospect.land, self.prospect.seat, objective.condition
        source = quest_source(objective.quest)
        return [node for node in nodes if holds(land, seat, condition, node, source)]

    def affordable(self, objective: Objective) -> bool:
        """Whether an objective can be paid for, a deposit in one go."""
        land, seat = self.prospect.land, self.prospect.seat
        if objective.kind == t.J_DEPOSIT:
            left = objective.count - count(land, objective.quest, objective.place)
            return self.prospect.caps >= left
        return can_pay(land, seat, objective.cost)

    def _sum(self, deed: int) -> float:
        return sum(
            worth
            for worth, objective in self.deeds.get(deed, ())
            if self.open_now(objective, self.prospect.here)
        )

    def kill(self, token: int, node: int) -> float:
        """For killing an enemy."""
        land = self.prospect.land
        total = 0.0
        for worth, objective in self.deeds.get(t.D_KILL, ()):
            icon, level, abilities, only, last = objective.arguments
            if icon > 0 and not counts_as(land, token, icon - 1):
                continue
            if level_of(land, token) < level or abilities & ~int(abilities_of(land, token)):
                continue
            if only not in (0, token + 1) or not self.open_now(objective, node):
                continue
            if last:
                tokens = sum(1 for code in land.enemies if enemy_token(code) == token)
                worth *= LAST_OF_MANY ** (tokens - 1)
            total += worth
        return total

    def explore(self, kind: int) -> float:
        """For turning over a tile of a kind."""
        return sum(
            worth
            for worth, objective in self.deeds.get(t.D_EXPLORE, ())
            if objective.arguments[0] in (0, kind) and self.open_now(objective, self.prospect.here)
        )

    def camp(self, node: int) -> float:
        """For camping on a space."""
        return sum(
            worth
            for worth, objective in self.deeds.get(t.D_CAMP, ())
            if self.open_now(objective, node)
        )

    def become(self, trait: int) -> float:
        """For a trait that is gained."""
        return self._of_trait(t.D_BECOME, trait)

    def lose(self, trait: int) -> float:
        """For a trait that is lost."""
        return self._of_trait(t.D_LOSE, trait)

    def _of_trait(self, deed: int, trait: int) -> float:
        return sum(
            worth
            for worth, objective in self.deeds.get(deed, ())
            if objective.arguments[0] == trait and self.open_now(objective, self.prospect.here)
        )

    def xp(self, number: int) -> float:
        """For XP, if a level is wanted."""
        wished = self._sum(t.D_LEVEL)
        return wished * min(1.0, number / (self.prospect.letters.bit_count() + 1))

    def spent(self, caps: int) -> float:
        """For Caps that are spent at once."""
        return sum(
            worth
            for worth, objective in self.deeds.get(t.D_SPEND, ())
            if caps >= objective.arguments[0] and self.open_now(objective, self.prospect.here)
        )

    def trade(self, deed: int) -> float:
        """For buying, selling or recruiting."""
        return self._sum(deed)

    def shop(self, items: int) -> float:
        """For a visit to the shop."""
        prospect = self.prospect
        sold = self.trade(t.D_SELL) if prospect.held else 0.0
        bought = self.trade(t.D_BUY) if prospect.caps >= 3 else 0.0
        return max(sold, bought) * min(items, 2) + RECRUITED * self.trade(t.D_RECRUIT)


def weighed(prospect: Prospect) -> tuple[list[Wish], dict[int, list[Wish]]]:
    """What every objective in play is worth: those that take an action, and those of deeds."""
    actions: list[Wish] = []
    deeds: dict[int, list[Wish]] = defaultdict(list)
    judge = Judge(prospect, None)
    for quest in prospect.land.staged:
        for objective in prospect.facts.objectives(prospect.land, quest):
            worth = _worth(judge, objective)
            if objective.kind == t.J_TRIGGER:
                if objective.moves_power:
                    worth = max(0.0, worth)  # it may be left
                deeds[objective.deed].append((worth, objective))
            elif objective.kind != t.J_ELSEWHERE and worth > 0:
                actions.append((worth, objective))
    return actions, deeds


def _worth(judge: Judge, objective: Objective) -> float:
    """What an objective is worth, or one of several deeds that complete it."""
    prospect = judge.prospect
    judge.of(quest_source(objective.quest), prospect.here)
    worth = judge.program(objective.program)
    left = objective.count - int(count(prospect.land, objective.quest, objective.place))
    if objective.kind == t.J_DEPOSIT:
        return worth - judge.cost(cost_of(t.COST_CAPS, left))
    return worth / max(1, left)


def wishes_of(prospect: Prospect) -> Wishes:
    """What the quests in play promise a survivor."""
    return Wishes(prospect, *weighed(prospect))
