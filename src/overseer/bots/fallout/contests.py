"""Contests: which dice to reroll and which cards to use in a fight or a test under way."""

from __future__ import annotations

from overseer.bots.fallout.facts import Use
from overseer.bots.fallout.prospect import Prospect
from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.odds import Table, needed_on_dice
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.wasteland import DICE, REROLLS
from overseer.kernel.decision import Decision, a_of, b_of, verb_of

RESTED = 0.12  # what giving up a rest must bring
SPENT = {t.SPEND_EXHAUST: 0.1, t.SPEND_DISCARD: 0.18, t.SPEND_KEEP: 0.02}
PERK_SPENT = 0.2
SIDE_EFFECT = 0.15  # a trait that comes with the use


class Contest:
    """The fight or test under way, as the survivor sees it."""

    def __init__(self, prospect: Prospect, decision: Decision) -> None:
        self.prospect = prospect
        self.row = [int(number) for number in prospect.land.contest]
        self.faces = self.row[:DICE]
        self.last = decision.prompt == t.ASK_FIGHT_LAST
        self.frame = prospect.land.stack[-1]

    def table(self, hits: int = 0, cancelled: int = 0) -> Table:
        """The table of results, with what cards would add."""
        odds = self.prospect.facts.odds
        frame = self.frame
        assert isinstance(frame, (Fight, Test))
        prospect = self.prospect
        needed = needed_on_dice(prospect.land, frame) - hits
        if isinstance(frame, Test):
            return odds.test(needed)
        armor = int(frame.armor(prospect.land) - frame.more_icons(prospect.land)) + cancelled
        if self.last:
            armor = 2 * FACES  # the damage is done
        weak = int(weak_areas(prospect.land, frame.token))
        return odds.fight(weak, needed, armor, int(frame.level), prospect.remaining)

    def worth(self, code: int) -> float:
        """What an option promises."""
        verb = verb_of(code)
        rerolls = 0 if self.last else self.row[REROLLS]
        if verb == t.REROLL:
            return self.table().reroll(self.faces, a_of(code), rerolls)[0]
        if verb == t.REST:
            return self.table().best(self.faces, rerolls + 1)[0] - RESTED
        if verb == t.USE:
            use = self.prospect.facts.items[a_of(code)].uses[b_of(code)]
            return self._used(use, SPENT[use.spend], rerolls)
        if verb == t.PLAY_PERK:
            use = self.prospect.facts.perks[a_of(code)]
            return self._used(use, PERK_SPENT + 0.3 * self.prospect.perk, rerolls)
        return self.table().stop(self.faces)[0]

    def turned(self, code: int) -> float:
        """What the dice are worth with one turned to another face."""
        faces = self.faces[:]
        faces[a_of(code)] = b_of(code)
        return self.table().best(faces, 0 if self.last else self.row[REROLLS])[0]

    def _used(self, use: Use, spent: float, rerolls: int) -> float:
        hits = cancelled = turned = 0
        for op, number, _, _ in self.prospect.facts.program(use.program):
            if op in (t.O_HITS, t.O_SUCCESS):
                hits += number
            elif op == t.O_CANCEL:
                cancelled += number
            elif op == t.O_REROLL:
                rerolls += 0 if self.last else number
            elif op == t.O_TURN_DIE:
                turned = 1
            elif op == t.O_BECOME:
                spent += SIDE_EFFECT
        table = self.table(hits, cancelled)
        if use.cost:
            spent += 0.1
        if not turned:
            return table.best(self.faces, rerolls)[0] - spent
        return max(self._faces_turned(table, rerolls)) - spent

    def _faces_turned(self, table: Table, rerolls: int) -> list[float]:
        worths = []
        for die in range(DICE):
            for face in range(FACES):
                faces = self.faces[:]
                faces[die] = face
                worths.append(table.best(faces, rerolls)[0])
        return worths


def contest_at_hand(prospect: Prospect, decision: Decision) -> Contest:
    """The contest beneath the question which die to turn."""
    contest = Contest(prospect, decision)
    for frame in reversed(list(prospect.land.stack)):
        if isinstance(frame, (Fight, Test)):
            contest.frame = frame
            break
    return contest
