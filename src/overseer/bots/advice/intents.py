"""Intents: what an option of Fallout leads to: its worth, its odds, and how far away it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from overseer.bots.advice.thoughts import Reason
from overseer.bots.fallout import fights, stories, turns
from overseer.bots.fallout.facts import facts_of
from overseer.bots.fallout.goals import Goal, Goals
from overseer.bots.fallout.memory import Memory
from overseer.bots.fallout.paths import Paths
from overseer.bots.fallout.prospect import WIN, Prospect
from overseer.games.fallout import terms as t
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.odds import outlook_in
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option, a_of, b_of, pack, verb_of

LEAST = 0.05  # influence below which nobody says what something is worth
WINS = WIN / 4  # and from which on it is no influence: it may win the game

KINDS = {
    t.FIGHT: "fight",
    t.QUEST: "quest",
    t.ENCOUNTER: "encounter",
    t.EXPLORE: "explore",
    t.CAMP: "camp",
}
ENTER = "enter"  # a quest that only asks to come to a space


@dataclass(frozen=True, slots=True)
class Intent:
    """What an option of the own turn is good for."""

    goal: Goal
    rate: float  # influence for each action
    actions: float  # until it is done, the way included

    @property
    def key(self) -> tuple[int, int]:
        """What tells goals apart, whatever they are worth."""
        return self.goal.code, self.goal.node


class Intents:
    """The goals of the greedy bot, by the options that lead to them.

    They are looked for in several worlds where not even the hand is known; what counts is the
    goal that is found most often.
    """

    def __init__(self, memory: Memory, worlds: Sequence[Wasteland], seat: int) -> None:
        self._memory = memory
        self._worlds = worlds
        self._seat = seat
        self._found: list[dict[int, Intent]] = []

    def remarks(self, decision: Decision, code: int) -> tuple[Reason, ...]:
        """What can be said of an option of the own turn."""
        if self.is_free(code):
            return (Reason("free", 1.0, is_remark=True),)
        found = [each for intents in self._goals(decision) if (each := intents.get(code))]
        if not found:
            return self._odds(code, self._prospect(self._worlds[0]).here)
        keys = [each.key for each in found]
        likely = max(keys, key=lambda key: (keys.count(key), -keys.index(key)))
        meant = [each for each in found if each.key == likely]
        return (*self._told(meant, code), *self._odds(*likely))

    def is_free(self, code: int) -> bool:
        """Whether an option takes no action, and is worth taking."""
        prospect = self._prospect(self._worlds[0])
        worth = turns.free_worth(prospect, self._memory.wishes(prospect), code)
        return worth is not None and worth > 0

    def _told(self, meant: Sequence[Intent], code: int) -> tuple[Reason, ...]:
        goal = meant[0].goal
        worth = fmean(each.goal.worth for each in meant)
        if worth < LEAST:
            return ()
        about: dict[str, object] = {"worth": round(worth, 1) or LEAST}
        wins = worth >= WINS
        if goal.code == code:  # it is done at once
            return (Reason("wins" if wins else "brings", worth, is_remark=True, about=about),)
        if goal.code >= 0:
            about["goal"] = Option(goal.code, 1, self._worlds[0].book)
        kind = ENTER if goal.code < 0 else KINDS[verb_of(goal.code)]
        if wins:
            kind = f"wins-{kind}" if kind == ENTER else "wins"
        actions = max(1, round(fmean(each.actions for each in meant)))
        return (Reason(f"goal-{kind}", worth, actions, about, is_remark=True),)

    def _odds(self, code: int, node: int) -> tuple[Reason, ...]:
        """The odds of a fight, from the space where the survivor stands then."""
        if code < 0 or verb_of(code) != t.FIGHT:
            return ()
        prospect = self._prospect(self._worlds[0])
        chance, _ = fights.outlook(prospect, a_of(code), across=b_of(code) != node)
        return odds("fight", chance)

    def _goals(self, decision: Decision) -> list[dict[int, Intent]]:
        if not self._found:
            codes = [int(code) for code in decision.options.codes]
            self._found = [self._in(world, codes) for world in self._worlds]
        return self._found

    def _in(self, world: Wasteland, codes: list[int]) -> dict[int, Intent]:
        """The best goal that each option leads to."""
        prospect = self._prospect(world)
        paths = Paths(prospect, self._memory.chart(world))
        found: dict[int, Intent] = {}

        def note(code: int, intent: Intent) -> None:
            if code not in found or intent.rate > found[code].rate:
                found[code] = intent

        for goal in Goals(prospect, self._memory.wishes(prospect), paths).all():
            if goal.worth <= 0:
                continue
            if goal.node == prospect.here and goal.code in codes:
                note(goal.code, Intent(goal, goal.worth / max(1.0, goal.actions), goal.actions))
                continue
            actions = turns.actions_for(prospect, goal, paths)
            code = turns.towards(prospect, goal, paths, codes)
            note(code, Intent(goal, turns.rate(prospect, goal, paths), actions))
        found.pop(pack(t.END_TURN), None)  # whoever ends the turn does nothing for it
        return found

    def _prospect(self, world: Wasteland) -> Prospect:
        return self._memory.prospect(facts_of(world.cards), world, self._seat)


def odds(kind: str, chance: float) -> tuple[Reason, ...]:
    """How likely a fight or a test is won: what is likelier to fail speaks against it."""
    percent = round(100 * chance)
    return (Reason(f"odds-{kind}", chance - 0.5, percent, is_remark=True),)


def of_contest(world: Wasteland, code: int) -> tuple[Reason, ...]:
    """What an option promises in a fight or a test under way."""
    outlook = outlook_in(world)
    if outlook is None or outlook.is_half:
        return ()
    if verb_of(code) == t.REROLL:
        chance = outlook.reroll(a_of(code)).won
    elif verb_of(code) == t.REST:
        chance = outlook.best(1).won
    elif verb_of(code) == t.DONE:
        chance = outlook.stop().won
    else:
        return ()
    return odds("fight" if isinstance(outlook.contest, Fight) else "test", chance)


def of_encounter(memory: Memory, world: Wasteland, decision: Decision) -> list[bool]:
    """Which options of an encounter ask for more than others; what comes of them is sealed."""
    codes = [int(code) for code in decision.options.codes]
    prospect = memory.prospect(facts_of(world.cards), world, int(decision.seat))
    worths = stories.encounter(prospect, decision, codes)
    return [worth > min(worths) for worth in worths]
