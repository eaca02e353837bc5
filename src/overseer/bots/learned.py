"""Learned bots: a value function that was learned from games, and search on top of it."""

from __future__ import annotations

from collections.abc import Callable

from overseer.bots.bot import decision_of, own_dice
from overseer.bots.levels import Level
from overseer.bots.mind.judge import POINT, Judge
from overseer.bots.mind.search import Search
from overseer.kernel.decision import Option
from overseer.kernel.rng import Rng
from overseer.kernel.state import State

SUB_SHARE = 10  # a choice within a turn gets this part of the budget for playing on
TRUST = 8  # samples' worth of trust in what the sieves have found, when playing on
SECOND = POINT  # how much worse a second best may be that is taken out of kindness

Worlds = Callable[[State, int], list[State]]


class LearnedBot:
    """A bot that tries every option in copies and judges what comes of it.

    Options are sieved: all are tried with a few dice, the better ones with more. A strong level
    then plays on from the best of them, every seat choosing for itself. It thinks in slices of a
    few milliseconds, between which other threads get their turn.
    """

    def __init__(
        self, level: Level, seed: int, judge: Callable[[State], Judge], worlds: Worlds
    ) -> None:
        self.level = level
        self._judge = judge
        self._worlds = worlds
        self._dice = own_dice(level.name, seed)
        self.spent = 0  # choices made in copies, for the last decision

    def choose(self, state: State, seat: int) -> Option:
        """The option that led to the best positions."""
        decision = decision_of(state, seat)
        judge = self._judge(state)
        bits = self._dice.getrandbits
        dice = Rng(bits(32), bits(32), bits(32), 1)
        search = Search(judge, self._worlds(state, seat), seat, dice)
        self._overlook(search, len(decision.options))
        self._sieve(search)
        calm = judge.is_calm(decision)
        if self.level.further:
            self._play_on(search, self.level.further // (1 if calm else SUB_SHARE))
        self.spent = int(search.applied)
        if calm and self.level.kindness:
            return decision.options[self._kind(search, judge, state, seat)]
        return decision.options[search.best()]

    def _overlook(self, search: Search, options: int) -> None:
        """Leave out what does not come to mind, as people do; something always does."""
        if self.level.sight < 1.0:
            seen = [i for i in range(options) if self._dice.random() < self.level.sight]
            search.restrict(seen or [self._dice.randrange(options)])

    def _sieve(self, search: Search) -> None:
        for samples, kept in self.level.sieves:
            for _ in range(samples):
                if search.samples > 0 and (
                    search.is_settled() or search.applied >= self.level.budget
                ):
                    break
                search.sample(0, 0)
            if kept == 1 and self.level.kindness:
                return  # the second best may be wanted
            search.keep(max(kept, self.level.finalists if self.level.further else 1))

    def _play_on(self, search: Search, budget: int) -> None:
        """Play on from the finalists; after each third of the budget about half of them stay."""
        search.keep(self.level.finalists)
        if search.size() == 1:
            return
        search.trust(TRUST)
        begun = search.applied
        for part in (1, 2, 3):
            while search.applied - begun < budget * part // 3:
                search.sample(self.level.turns, self.level.rounds)
            search.keep((search.size() + 1) // 2)

    def _kind(self, search: Search, judge: Judge, state: State, seat: int) -> int:
        """The best option, or, with a good lead, one that is nearly as good."""
        best = search.best()
        if judge.worth(state, seat) < round(self.level.kindness * POINT):
            return best
        search.drop(best)
        second = search.best()
        near = search.mean(second) > search.mean(best) - SECOND
        return second if second != best and near else best
