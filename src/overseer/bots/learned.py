"""Learned bots: a value function that was learned from games, and search on top of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from overseer.bots.bot import Bot, decision_of, own_dice
from overseer.bots.levels import Level
from overseer.bots.mind.judge import POINT, Judge
from overseer.bots.mind.search import Search
from overseer.kernel.decision import Option
from overseer.kernel.rng import Rng
from overseer.kernel.state import State

SUB_SHARE = 10  # a choice within a turn gets this part of the budget for playing on
FEWEST = 6  # samples by which a lead can be called clear
TRUST = 8  # samples' worth of trust in what the sieves have found, when playing on
LOOKS = 16  # samples after which it is looked whether an option has fallen behind
BEHIND = 3.0  # standard errors by which it has
SECOND = POINT  # how much worse a second best may be that is taken out of kindness

Worlds = Callable[[State, int], list[State]]


@dataclass(frozen=True, slots=True)
class Deliberation:
    """A decision as a bot has thought it over; options by their places in it."""

    chosen: int
    finalists: tuple[int, ...]  # what it came down to, the best first, the chosen among them
    worlds: list[State]  # alike to the seat, in which options were tried
    search: Search | None = None  # None where advice was followed without a thought


class LearnedBot:
    """A bot that tries every option in copies and judges what comes of it.

    Options are sieved: all are tried with a few dice, the better ones with more. A strong level
    then plays on from the best of them, every seat choosing for itself. It thinks in slices of a
    few milliseconds, between which other threads get their turn.

    An adviser is a bot that says what it would do in its turn; within a turn a quick player gives
    advice. Whoever does not play on follows it; who does, departs from it only for something
    clearly better.
    """

    def __init__(
        self,
        level: Level,
        seed: int,
        judge: Callable[[State], Judge],
        worlds: Worlds,
        adviser: Bot | None = None,
    ) -> None:
        self.level = level
        self._adviser = adviser
        self._judge = judge
        self._worlds = worlds
        self._dice = own_dice(level.name, seed)
        self.spent = 0  # choices made in copies, for the last decision

    def choose(self, state: State, seat: int) -> Option:
        """The option that led to the best positions."""
        return decision_of(state, seat).options[self.deliberate(state, seat).chosen]

    def deliberate(self, state: State, seat: int) -> Deliberation:
        """Think a decision over: what to choose, and what else came into question."""
        self.spent = 0
        decision = decision_of(state, seat)
        judge = self._judge(state)
        calm = judge.is_calm(decision)
        worlds = self._worlds(state, seat)
        advised = self._advised(state, seat, judge, worlds[0])
        if advised >= 0 and not self.level.further:
            if self._dice.random() < self.level.sight:
                return Deliberation(advised, (advised,), worlds)  # nothing to set against it
            advised = -1  # it does not come to mind
        bits = self._dice.getrandbits
        dice = Rng(bits(32), bits(32), bits(32), 1)
        search = Search(judge, worlds, seat, dice, self.level.to_win)
        self._overlook(search, len(decision.options))
        self._sieve(search, advised)
        leads = Leads()
        last = self._last(search, advised)
        if self.level.further:
            budget = self.level.further // (1 if calm else SUB_SHARE)
            self._play_on(search, budget, leads, advised)
        self.spent = int(search.applied)
        if calm and self.level.kindness:
            best = self._kind(search, judge, worlds[0], seat)
        else:
            best = int(search.best())
            if advised >= 0 and not leads.is_clear(best, advised, self.level.doubt):
                best = advised
        finalists = sorted({best, *last}, key=lambda option: (-search.mean(option), option))
        return Deliberation(best, tuple(finalists), worlds, search)

    def _advised(self, state: State, seat: int, judge: Judge, world: State) -> int:
        """What the adviser would do, or a quick player within a turn; -1 without advice."""
        if self._adviser is None:
            return -1
        decision = decision_of(state, seat)
        if judge.is_calm(decision):
            return list(decision.options).index(self._adviser.choose(state, seat))
        return int(judge.hint(world, decision_of(world, seat)))

    def _overlook(self, search: Search, options: int) -> None:
        """Leave out what does not come to mind, as people do; something always does."""
        if self.level.sight < 1.0:
            seen = [i for i in range(options) if self._dice.random() < self.level.sight]
            search.restrict(seen or [self._dice.randrange(options)])

    def _sieve(self, search: Search, advised: int) -> None:
        for samples, kept in self.level.sieves:
            for _ in range(samples):
                if search.samples > 0 and (
                    search.is_settled() or search.applied >= self.level.budget
                ):
                    break
                search.sample(0, 0)
            if kept == 1 and self.level.kindness:
                return  # the second best may be wanted
            _keep(search, max(kept, self.level.finalists if self.level.further else 1), advised)

    def _last(self, search: Search, advised: int) -> list[int]:
        """Keep what a level plays on from, if it does."""
        if self.level.further:
            _keep(search, self.level.finalists, advised)
        return [int(option) for option in search.alive]

    def _play_on(self, search: Search, budget: int, leads: Leads, advised: int) -> None:
        """Play on from the finalists, until one is left or the budget is spent.

        After each third of it about half of them stay; whatever has clearly fallen behind goes
        before.
        """
        search.trust(TRUST)
        begun = search.applied
        rounds = self.level.rounds
        for part in (1, 2, 3):
            while search.size() > 1 and search.applied - begun < budget * part // 3:
                before = list(search.sums)
                search.sample(self.level.turns, rounds)
                if search.longest < self.level.fewest:
                    rounds = self.level.rounds + 1  # hardly anything is left of this one
                leads.note(search, before)
                if search.samples % LOOKS == 0:
                    for option in leads.beaten(search, advised):
                        search.drop(option)
            _keep(search, (search.size() + 1) // 2, advised)

    def _kind(self, search: Search, judge: Judge, state: State, seat: int) -> int:
        """The best option, or, with a good lead, one that is nearly as good."""
        best = search.best()
        if judge.worth(state, seat) < round(self.level.kindness * POINT):
            return best
        search.drop(best)
        second = search.best()
        near = search.mean(second) > search.mean(best) - SECOND
        return second if second != best and near else best


class Leads:
    """How far options came out ahead of each other, with the same dice in the same world."""

    def __init__(self) -> None:
        self._sums: dict[tuple[int, int], tuple[int, int, int]] = {}

    def note(self, search: Search, before: list[int]) -> None:
        """Take up a sample; `before` are the sums that were there before it."""
        worths = [(int(each), int(search.sums[each]) - before[each]) for each in search.alive]
        for place, (option, worth) in enumerate(worths):
            for other, less in worths[place + 1 :]:
                lead = worth - less
                number, total, squares = self._sums.get((option, other), (0, 0, 0))
                self._sums[option, other] = number + 1, total + lead, squares + lead * lead

    def is_clear(self, option: int, other: int, errors: float) -> bool:
        """Whether an option is ahead of another by more than so many standard errors."""
        number, total, squares = self._sums.get((min(option, other), max(option, other)), (0, 0, 0))
        if option > other:
            total = -total
        if number < FEWEST or total <= 0:
            return False
        spread = (squares - total * total / number) / (number - 1)
        return total > errors * sqrt(number * spread)

    def beaten(self, search: Search, advised: int) -> list[int]:
        """What has clearly fallen behind the best. What was advised is still compared with it."""
        best = int(search.best())
        return [
            int(option)
            for option in search.alive
            if option != advised and self.is_clear(best, int(option), BEHIND)
        ]


def _keep(search: Search, number: int, advised: int) -> None:
    """Keep the best options, and what was advised: it has to be compared with them."""
    search.keep(number)
    if advised >= 0:
        search.restrict(sorted({advised, *map(int, search.alive)}))
