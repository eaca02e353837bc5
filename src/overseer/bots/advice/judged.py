"""Advice by a judge: any sum of named traits can say which of them made the difference."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Protocol

from overseer.bots.advice.chances import decided, shares
from overseer.bots.advice.thoughts import Advice, Reason, Thought, certainty, weightiest
from overseer.bots.bot import decision_of, own_dice
from overseer.bots.mind.judge import POINT, Judge
from overseer.bots.mind.search import Search
from overseer.kernel.decision import Option, Options
from overseer.kernel.rng import Rng
from overseer.kernel.state import State

FIRST_LOOK = 8  # samples of every option
SIEVE = 3_000  # choices made in copies, after which no more samples of every option are taken
FOLLOWING = 2  # own choices that are told to follow
LEAST = 0.15  # points below which a difference is not worth a word
RIVAL = "rival"
LEAST_NUMBER = 0.25  # of things below which nothing is said of them


@dataclass(frozen=True, slots=True, kw_only=True)
class Depth:
    """How long an advisor thinks, in choices made in copies: the same on every machine."""

    finalists: int = 3
    samples: int = 16  # of the finalists, each to the end of the round
    budget: int = 12_000  # after which no more of them are taken


HINT = Depth()
GLANCE = Depth(finalists=2, samples=4, budget=1_500)  # where many decisions are looked at


class Naming(Protocol):
    """What the numbers of a judge mean."""

    @property
    def weights(self) -> Sequence[int]:
        """By trait and phase."""

    @property
    def traits(self) -> int:
        """How many there are for a seat."""

    @property
    def fewer(self) -> frozenset[str]:
        """Of what one would rather have less, as it is told."""

    def meaning(self, trait: int) -> tuple[str, int, str]:
        """What a trait is told as, how many things one of it is, and the card it is about."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What a judge's sums are made of."""

    own: dict[int, tuple[int, int]]  # by trait: its number, and what that is worth
    rival: int  # the sum of the best rival


@dataclass(frozen=True, slots=True)
class Sample:
    """What came of an option in one copy."""

    worth: float
    soon: Parts  # right after it
    late: Parts  # at the end of the round
    line: tuple[Option, ...]


class JudgedAdvisor:
    """Tries options in copies as learned bots do, and compares what the judge's sum is made of."""

    def __init__(
        self,
        judge: Callable[[State], tuple[Judge, Naming]],
        spread: Callable[[State], float],
    ) -> None:
        self._judge = judge
        self._spread = spread  # points that make a seat e times as likely to win

    def is_calm(self, state: State) -> bool:
        """Whether chances can be told: nothing is under way."""
        decision = state.decision
        return decision is None or self._judge(state)[0].is_calm(decision)

    def chances(self, state: State, seat: int = -1, loss: float = 0.0) -> list[float]:
        """How likely each seat wins, if one of them had so much less."""
        if state.over:
            return decided(state, state.players)
        judge, _ = self._judge(state)
        # How far each is behind the best; of the best itself that would tell its lead.
        behind = [min(0.0, judge.worth(state, each) / POINT) for each in range(state.players)]
        if seat >= 0:
            behind[seat] -= loss
        return shares([each / self._spread(state) for each in behind])

    def advise(
        self,
        world: State,
        seat: int,
        seed: int,
        depth: Depth = HINT,
        wanted: Option | None = None,
    ) -> Advice:
        """What to do in a state as the seat knows it; `wanted` is considered in any case."""
        judge, naming = self._judge(world)
        options = decision_of(world, seat).options
        bits = own_dice("advice", seed).getrandbits
        search = Search(judge, [world], seat, Rng(bits(32), bits(32), bits(32), 1))
        finalists = _sieved(search, len(options), depth)
        for index, option in enumerate(options):
            if option == wanted and index not in finalists:
                finalists.append(index)
        if len(finalists) == 1:
            only = Thought(options[finalists[0]], judge.worth(world, seat) / POINT)
            return Advice((only,), certainty(()), int(search.applied))
        found: dict[int, list[Sample]] = {index: [] for index in finalists}
        for _ in range(depth.samples):
            words = bits(32), bits(32), bits(32)
            for index in finalists:
                found[index].append(_tried(search, judge, naming, world, seat, index, words))
            if search.applied > SIEVE + depth.budget:
                break
        return _weighed(found, options, seat, naming, int(search.applied))


def _sieved(search: Search, options: int, depth: Depth) -> list[int]:
    for _ in range(FIRST_LOOK):
        if search.samples > 0 and (search.is_settled() or search.applied >= SIEVE):
            break
        search.sample(0, 0)
    search.keep(depth.finalists)
    return [index for index in range(options) if index in list(search.alive)]


def _tried(
    search: Search,
    judge: Judge,
    naming: Naming,
    world: State,
    seat: int,
    index: int,
    words: tuple[int, int, int],
) -> Sample:
    """One option, what is answered on the way, and the rest of the round."""
    trial = world.clone()
    trial.rng = Rng(*words, 1)
    trial.apply(index, seat)
    line: list[Option] = []
    _go_on(search, judge, trial, seat, line)
    soon = _parts(judge, naming, trial, seat)
    while not trial.over and trial.round == world.round:
        _choose(search, trial, seat, line)
        _go_on(search, judge, trial, seat, line)
    worth = judge.worth(trial, seat) / POINT
    return Sample(worth, soon, _parts(judge, naming, trial, seat), tuple(line))


def _go_on(search: Search, judge: Judge, trial: State, seat: int, line: list[Option]) -> None:
    while (decision := trial.decision) is not None and not judge.is_calm(decision):
        _choose(search, trial, seat, line)


def _choose(search: Search, trial: State, seat: int, line: list[Option]) -> None:
    decision = trial.decision
    assert decision is not None
    picked = int(search.pick(trial))
    if decision.seat == seat:
        line.append(decision.options[picked])
    trial.apply(picked, decision.seat)


def _parts(judge: Judge, naming: Naming, state: State, seat: int) -> Parts:
    rows, phase = list(judge.rows(state)), list(judge.phase(state))
    size, traits = len(phase), naming.traits
    weights = naming.weights
    sums = []
    own: dict[int, tuple[int, int]] = {}
    for each in range(state.players):
        total = 0
        for trait, number in enumerate(rows[each * traits : (each + 1) * traits]):
            if number:
                at = trait * size
                worth = number * sum(phase[i] * weights[at + i] for i in range(size))
                total += worth
                if each == seat:
                    own[trait] = int(number), int(worth)
        sums.append(int(total))
    rivals = [total for each, total in enumerate(sums) if each != seat]
    return Parts(own, max(rivals, default=0))


def _weighed(
    found: dict[int, list[Sample]],
    options: Options,
    seat: int,
    naming: Naming,
    spent: int,
) -> Advice:
    worths = {index: fmean(each.worth for each in samples) for index, samples in found.items()}
    order = sorted(found, key=lambda index: (-worths[index], index))
    best, second = order[:2]
    gaps = [one.worth - two.worth for one, two in zip(found[best], found[second], strict=True)]
    thoughts = []
    for index in order:
        other = second if index == best else best
        reasons, is_later = _reasons(
            found[index], found[other], seat, naming, worths[index] >= worths[other]
        )
        thoughts.append(
            Thought(options[index], worths[index], reasons, _common(found[index]), is_later)
        )
    return Advice(tuple(thoughts), certainty(gaps), spent)


def _reasons(
    ours: list[Sample], theirs: list[Sample], seat: int, naming: Naming, is_better: bool
) -> tuple[tuple[Reason, ...], bool]:
    """What makes the difference: at once, or by the end of the round if that only shows then."""
    soon = _differences([s.soon for s in ours], [s.soon for s in theirs], seat, naming)
    total = sum(reason.worth for reason in soon)
    if soon and (total >= 0) == is_better:
        return weightiest([r for r in soon if _is_telling(r, naming)], LEAST), False
    late = _differences([s.late for s in ours], [s.late for s in theirs], seat, naming)
    return weightiest([r for r in late if _is_telling(r, naming)], LEAST), True


def _differences(ours: list[Parts], theirs: list[Parts], seat: int, naming: Naming) -> list[Reason]:
    worths: defaultdict[str, float] = defaultdict(float)
    numbers: defaultdict[str, float] = defaultdict(float)
    cards: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for trait in sorted({trait for parts in (*ours, *theirs) for trait in parts.own}):
        number, worth = (_mean(ours, trait, i) - _mean(theirs, trait, i) for i in (0, 1))
        if not number and not worth:
            continue
        name, unit, card = naming.meaning(trait)
        worths[name] += worth / POINT
        numbers[name] += unit * number
        if card:
            cards[name][card] = number
    reasons = [
        Reason(name, worth, round(numbers[name], 1), {"cards": tuple(cards[name].items())})
        for name, worth in worths.items()
        if not (numbers[name] and abs(numbers[name]) < LEAST_NUMBER)
    ]
    rival = (fmean(p.rival for p in ours) - fmean(p.rival for p in theirs)) / POINT
    reasons.append(Reason(RIVAL, -rival, round(rival, 1)))
    return reasons


def _is_telling(reason: Reason, naming: Naming) -> bool:
    """Whether a reader would see why: more of something good, or less of something bad."""
    return not reason.number or (reason.number * reason.worth > 0) != (reason.name in naming.fewer)


def _mean(samples: list[Parts], trait: int, place: int) -> float:
    return fmean(parts.own.get(trait, (0, 0))[place] for parts in samples)


def _common(samples: list[Sample]) -> tuple[Option, ...]:
    """The own choices that follow in most samples, as far as they are the same."""
    line: list[Option] = []
    rest = [sample.line for sample in samples]
    while True:
        at = len(line)
        nexts = [each[at] for each in rest if len(each) > at]
        if not nexts or at == FOLLOWING:
            return tuple(line)
        likely = max(nexts, key=lambda option: (nexts.count(option), -nexts.index(option)))
        if 2 * nexts.count(likely) <= len(samples):
            return tuple(line)
        line.append(likely)
        rest = [each for each in rest if len(each) > at and each[at] == likely]
