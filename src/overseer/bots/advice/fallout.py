"""Advice for Fallout: what the greedy bot weighs, what it is heading for, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean

from overseer.bots.advice.chances import decided, shares
from overseer.bots.advice.judged import HINT, Depth
from overseer.bots.advice.standing import WORTHS, gloom, outlook, per_influence, standing_of
from overseer.bots.advice.thoughts import Advice, Reason, Thought, certainty, weightiest
from overseer.bots.bot import decision_of, own_dice
from overseer.bots.fallout import answers, turns
from overseer.bots.fallout.facts import facts_of
from overseer.bots.fallout.goals import Goal, Goals
from overseer.bots.fallout.greedy import FalloutGreedy
from overseer.bots.fallout.memory import Memory
from overseer.bots.fallout.paths import Paths
from overseer.bots.fallout.prospect import AGENDA
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option, pack, verb_of
from overseer.kernel.errors import Malformed
from overseer.kernel.rng import Rng
from overseer.kernel.state import State

LEAST = 0.1  # influence below which a difference is not worth a word
MOST_LOST = 4.0  # by one choice, as the greedy bot counts
LONGEST = 40  # questions that are answered in a copy before nobody wants to know any more
STEEP = 2.0  # points that a difference of one counts for, where certainty is told
NOWHERE = -1.0  # an option that leads to none of the goals


@dataclass(frozen=True, slots=True)
class Weighed:
    """An option as the greedy bot sees it."""

    worth: float
    goal: Goal | None = None  # that it leads to, in the own turn
    actions: float = 0.0  # until that is done
    is_free: bool = False  # whether it takes no action


class FalloutAdvisor:
    """Weighs options as the greedy bot does, and tries the best of them in copies for reasons."""

    def __init__(self) -> None:
        self._memory = Memory()

    def advise(
        self,
        world: State,
        seat: int,
        seed: int,
        depth: Depth = HINT,
        wanted: Option | None = None,
    ) -> Advice:
        """What to do in a state as the seat knows it; `wanted` is considered in any case."""
        if not isinstance(world, Wasteland):
            raise Malformed("This advisor knows Fallout only.")
        decision = decision_of(world, seat)
        weighed = self._weigh(world, decision, seat)
        order = sorted(weighed, key=lambda index: (-round(weighed[index].worth, 6), index))
        chosen = order[: depth.finalists]
        chosen += [i for i in order if i not in chosen and decision.options[i] == wanted]
        if len(order) == 1:
            return Advice((Thought(decision.options[0], weighed[0].worth),), certainty(()))
        trials = _Trials(world, seat, seed, depth)
        found = {index: trials.of(index) for index in chosen}
        thoughts = tuple(
            Thought(
                decision.options[index],
                weighed[index].worth,
                _reasons(world, decision, index, weighed, found, chosen),
                is_free=weighed[index].is_free or decision.prompt not in _MEASURED,
            )
            for index in chosen
        )
        gap = thoughts[0].worth - thoughts[1].worth
        return Advice(thoughts, certainty([STEEP * gap]), trials.spent, is_counted=False)

    def is_calm(self, state: State) -> bool:
        """Whether chances can be told: somebody's turn, with nothing under way."""
        decision = state.decision
        return decision is None or decision.prompt == t.ASK_TURN

    def chances(self, state: State, seat: int = -1, loss: float = 0.0) -> list[float]:
        """How likely each seat wins, if one of them had so much less; what is left is nobody's."""
        assert isinstance(state, Wasteland)
        players = int(state.players)
        if state.over:
            return decided(state, players)
        scores = [outlook(state, each) for each in range(players)]
        if seat >= 0:
            scores[seat] -= per_influence(state) * min(loss, MOST_LOST) / AGENDA
        return shares([*scores, gloom(state)])[:players]

    def _weigh(self, world: Wasteland, decision: Decision, seat: int) -> dict[int, Weighed]:
        codes = [int(code) for code in decision.options.codes]
        prospect = self._memory.prospect(facts_of(world.cards), world, seat)
        if decision.prompt != t.ASK_TURN:
            weigh = answers.WEIGHED.get(int(decision.prompt), answers.equally)
            return {i: Weighed(worth) for i, worth in enumerate(weigh(prospect, decision, codes))}
        wishes = self._memory.wishes(prospect)
        paths = Paths(prospect, self._memory.chart(world))
        left = max(1, int(world.actions))  # what a turn brings, not an action
        found = dict.fromkeys(codes, Weighed(NOWHERE))
        found[pack(t.END_TURN)] = Weighed(0.0)
        for goal in Goals(prospect, wishes, paths).all():
            worth = turns.rate(prospect, goal, paths) * left
            code = turns.towards(prospect, goal, paths, codes)
            if goal.worth > 0 and code in found and worth > found[code].worth:
                found[code] = Weighed(worth, goal, turns.actions_for(prospect, goal, paths))
            if goal.node == prospect.here and goal.code in found:
                at_once = left * goal.worth / max(1.0, goal.actions)
                if found[goal.code].worth < at_once and goal.code != code:
                    found[goal.code] = Weighed(at_once, goal, goal.actions)
        most = max(each.worth for each in found.values())
        for code in codes:
            free = turns.free_worth(prospect, wishes, code)
            if free is not None:  # the best can be done all the same
                found[code] = Weighed(most + free if free > 0 else NOWHERE, is_free=True)
        return {index: found[code] for index, code in enumerate(codes)}


class _Trials:
    """Copies in which an option is taken, and what is asked because of it is answered."""

    def __init__(self, world: Wasteland, seat: int, seed: int, depth: Depth) -> None:
        self.world = world
        self.seat = seat
        self.spent = 0
        self._answering = FalloutGreedy(seed)
        bits = own_dice("advice", seed).getrandbits
        self._guesses = [bits(32) for _ in range(max(1, depth.samples // 2))]

    def of(self, index: int) -> dict[str, float]:
        """The standing that an option leads to, on average."""
        found = [self._one(index, guess) for guess in self._guesses]
        return {name: fmean(each[name] for each in found) for name in WORTHS}

    def _one(self, index: int, guess: int) -> dict[str, int]:
        book = self.world.book
        trial = book.disguised(self.world, self.seat, guess)
        assert isinstance(trial, Wasteland)
        trial.rng = Rng(guess, guess ^ 0x5EED, 1, 1)
        trial.apply(index, self.seat)
        for _ in range(LONGEST):
            self.spent += 1
            decision = trial.decision
            if decision is None or decision.prompt == t.ASK_TURN or decision.seat != self.seat:
                break
            trial.apply(self._answering.choose(trial, self.seat), self.seat)
        return standing_of(trial, self.seat)


def _reasons(
    world: Wasteland,
    decision: Decision,
    index: int,
    weighed: dict[int, Weighed],
    found: dict[int, dict[str, float]],
    chosen: list[int],
) -> tuple[Reason, ...]:
    """What it leads to, and how the standing differs from that after another option."""
    if decision.prompt == t.ASK_OPTION:  # what comes of it is sealed (FO-ENC-10)
        is_dearer = weighed[index].worth > min(each.worth for each in weighed.values())
        return (Reason("sealed", weighed[index].worth),) if is_dearer else ()
    other = chosen[1] if index == chosen[0] else chosen[0]
    ours, theirs = found[index], found[other]
    # A level takes the XP away that it was earned with.
    has_grown = any(round(ours[name] - theirs[name], 1) for name in ("letters", "perks"))
    reasons = []
    for name, worth in WORTHS.items():
        number = round(ours[name] - theirs[name], 1)
        if number and not (name == "xp" and has_grown):
            reasons.append(Reason(name, worth * number, number))
    own = weighed[index]
    told = weightiest(reasons, LEAST)
    if own.is_free and own.worth > NOWHERE:
        return (Reason("free", own.worth), *told)
    if own.goal is None or own.goal.code < 0:
        return told
    if own.goal.code == int(decision.options.codes[index]):
        return told
    goal = Option(own.goal.code, 1, world.book)
    way = Reason(
        f"goal-{_KINDS[verb_of(own.goal.code)]}", own.worth, round(own.actions), {"goal": goal}
    )
    return (way, *told)


# Questions whose options are weighed by what they bring; others are only put in an order.
_MEASURED = frozenset(
    {
        t.ASK_TURN,
        t.ASK_CHOICE,
        t.ASK_DEED,
        t.ASK_VOTE,
        t.ASK_SHOP,
        t.ASK_FIGHT_REROLL,
        t.ASK_FIGHT_LAST,
        t.ASK_TEST_REROLL,
    }
)
_KINDS = {
    t.FIGHT: "fight",
    t.QUEST: "quest",
    t.ENCOUNTER: "encounter",
    t.EXPLORE: "explore",
    t.CAMP: "camp",
}


def advisor() -> FalloutAdvisor:
    """A new advisor; it takes notes, so no two threads share one."""
    return FalloutAdvisor()
