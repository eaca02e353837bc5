"""Search: one decision thought over, by trying its options in copies of the game."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.bots.mind.judge import Judge
from overseer.kernel.decision import Decision
from overseer.kernel.rng import Rng
from overseer.kernel.state import State
from overseer.kernel.vecs import append, remove, vec

_START: Final = 1  # the counter of fresh dice; it moves when they are thrown
_TRIES: Final = 3  # of an option that throws dice, when choosing in a copy


@final
@mypyc_attr(acyclic=True)
class Search:
    """The options of a seat's decision, each with what it led to so far.

    It is asked for one sample after the other, so that whoever asks can stop, drop options or let
    others work in between. What it costs is counted in `applied`: choices made in copies. Dice are
    always its own, never those of the states that it is given.
    """

    def __init__(
        self, judge: Judge, worlds: list[State], seat: i64, dice: Rng, to_win: bool = False
    ) -> None:
        self.judge = judge
        self.to_win = to_win
        self.worlds = worlds  # alike to the seat; what it cannot know differs
        self.seat = seat
        self.dice = dice
        self.noise = Rng(dice.next(), dice.next(), dice.next(), _START)  # of choices in copies
        self.words = vec[i64]([0] * (3 * _TRIES))
        self.applied: i64 = 0
        self.samples: i64 = 0
        self.longest: i64 = 0  # turns that were played on behind an option
        options = len(worlds[0].decision_of(seat).options.codes)
        self.sums = vec[i64]([0] * options)
        self.counts = vec[i64]([0] * options)
        self.certain = vec[i64]([0] * options)
        self.alive = vec[i64](range(options))

    def sample(self, turns: i64, rounds: i64) -> None:
        """Try every option that is left once more, all with the same dice.

        Behind it, so many turns are played on, of all seats, and at most up to a later round.
        """
        world = self.worlds[self.samples % len(self.worlds)]
        self.samples += 1
        dice = self.dice
        a, b, c = dice.next(), dice.next(), dice.next()
        for option in self.alive:
            if self.certain[option] == 1 and turns == 0:
                continue
            trial = world.future(Rng(a, b, c, _START))
            self._choose(trial, option, self.seat)
            if turns > 0:
                # What is chosen in copies is thrown for alike, too, or options would differ by it.
                self.noise = Rng(c, a, b, _START)
            self._calm_down(trial)
            if turns > 0:
                self._play_on(trial, turns, world.round + rounds)
            elif trial.rng.counter == _START and len(self.worlds) == 1:
                self.certain[option] = 1  # no dice were thrown: it would be the same again
            if self.to_win:
                self.sums[option] += self.judge.prospect(trial, self.seat)
            else:
                self.sums[option] += self.judge.worth(trial, self.seat)
            self.counts[option] += 1

    def trust(self, samples: i64) -> None:
        """Begin to count anew: what each option was worth so far counts as so many samples."""
        for option in self.alive:
            self.sums[option] = samples * self.mean(option)
            self.counts[option] = samples
            self.certain[option] = 0

    def restrict(self, options: list[int]) -> None:
        """Think of these options only."""
        self.alive = vec[i64](options)

    def drop(self, option: i64) -> None:
        """Leave an option out, unless it is the only one."""
        if len(self.alive) > 1:
            self.alive = remove(self.alive, option)

    def size(self) -> i64:
        """How many options are left."""
        return len(self.alive)

    def keep(self, number: i64) -> None:
        """Drop all but the best options; of equal ones the earlier stay."""
        if number >= len(self.alive):
            return
        kept = vec[i64]()
        for option in self.alive:
            better: i64 = 0
            for other in self.alive:
                if self._is_ahead(other, option):
                    better += 1
            if better < number:
                kept = append(kept, option)
        self.alive = kept

    def is_settled(self) -> bool:
        """Whether more samples could tell nothing new."""
        for option in self.alive:
            if self.certain[option] == 0:
                return len(self.alive) == 1
        return True

    def best(self) -> i64:
        """The index of the best option."""
        best = self.alive[0]
        for option in self.alive:
            if self._is_ahead(option, best):
                best = option
        return best

    def mean(self, option: i64) -> i64:
        """What an option is worth, by all samples."""
        return self.sums[option] // max(1, self.counts[option])

    def pick(self, state: State) -> i64:
        """The option that looks best, at a glance, to whoever is asked first in a state."""
        decision = state.open
        assert decision is not None
        return self._pick(state, decision)

    def _is_ahead(self, option: i64, other: i64) -> bool:
        """Whether an option's mean is better; between equal ones, whether it comes first."""
        one = self.sums[option] * max(1, self.counts[other])
        two = self.sums[other] * max(1, self.counts[option])
        return one > two or (one == two and option < other)

    def _choose(self, state: State, option: i64, seat: i64) -> None:
        first = state.open
        # To name the seat costs a search for its decision, and mostly there is but one.
        if first is not None and first.seat == seat:
            state.apply(option)
        else:
            state.apply(option, seat)
        self.applied += 1

    def _calm_down(self, state: State) -> None:
        """Answer whatever is asked until nothing is under way, each seat for itself."""
        while True:
            decision = state.open
            if decision is None or self.judge.is_calm(decision):
                return
            self._choose(state, self._quick(state, decision), decision.seat)

    def _play_on(self, state: State, turns: i64, last: i64) -> None:
        """Play some turns, each seat for itself, but not beyond the beginning of a round."""
        played: i64 = 0
        while played < turns and state.round < last:
            decision = state.open
            if decision is None:
                break
            self._choose(state, self._quick(state, decision), decision.seat)
            self._calm_down(state)
            played += 1
        self.longest = max(self.longest, played)

    def _quick(self, state: State, decision: Decision) -> i64:
        """What a quick player chooses, or the option that looks best."""
        hinted = self.judge.hint(state, decision)
        return hinted if hinted >= 0 else self._pick(state, decision)

    def _pick(self, state: State, decision: Decision) -> i64:
        """The option that looks best to whoever is asked, with defaults for what it leads to.

        One that throws dice is tried more often: else the luckiest fight would always be picked.
        """
        words = self.words  # the same dice for all options
        for i in range(len(words)):
            words[i] = self.noise.next()
        best: i64 = 0
        most: i64 = 0
        for option in range(len(decision.options.codes)):
            worth: i64 = 0
            tries: i64 = 0
            while tries < _TRIES:
                at = 3 * tries
                trial = state.future(Rng(words[at], words[at + 1], words[at + 2], _START))
                self._choose(trial, option, decision.seat)
                self._default_on(trial)
                worth += self.judge.worth(trial, decision.seat)
                tries += 1
                if trial.rng.counter == _START:
                    break
            worth = worth // tries
            if option == 0 or worth > most:
                best = option
                most = worth
        return best

    def _default_on(self, state: State) -> None:
        while True:
            decision = state.open
            if decision is None or self.judge.is_calm(decision):
                return
            hinted = self.judge.hint(state, decision)
            option = hinted if hinted >= 0 else decision.default
            self._choose(state, option, decision.seat)
