"""Advice by a judge: any sum of named traits can say which of them made the difference."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Protocol

from overseer.bots.advice.thoughts import (
    DECIDED,
    EVEN,
    Advice,
    Reason,
    Thought,
    certainty,
    weightiest,
)
from overseer.bots.bot import decision_of, own_dice
from overseer.bots.mind.judge import POINT, Judge
from overseer.bots.mind.search import Search
from overseer.kernel.decision import Decision, Option, Options
from overseer.kernel.rng import Rng
from overseer.kernel.state import State

FIRST_LOOK = 8  # samples of every option
SIEVE = 3_000  # choices made in copies, after which no more samples of every option are taken
FOLLOWING = 2  # own choices that are told to follow
LEAST = 0.15  # points below which a difference is not worth a word
RIVAL = "rival"
END = "end"
WIN = 10.0  # points that count like a win where both come up: no choice else gains so many
MOST_REASONS = 4  # remarks among them
LEAST_NUMBER = 0.25  # of things below which nothing is said of them


@dataclass(frozen=True, slots=True, kw_only=True)
class Depth:
    """How long an advisor thinks, in choices made in copies: the same on every machine."""

    finalists: int = 3
    samples: int = 16  # of the finalists, each to the end of the round
    budget: int = 12_000  # after which no more of them are taken


HINT = Depth()
GLANCE = Depth(finalists=2, samples=4, budget=1_500)  # where many decisions are looked at
COMMENT = Depth(finalists=2, samples=6, budget=3_000)  # on a choice that people watch


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

    @property
    def rest(self) -> str:
        """What a judge takes into account beside traits is told as; empty if that is nothing.

        Where it is told, so is the end of a game, for which traits do not count either.
        """

    def meaning(self, trait: int) -> tuple[str, int, str]:
        """What a trait is told as, how many things one of it is, and the card it is about.

        What it is told as is empty if it goes without saying.
        """


@dataclass(frozen=True, slots=True)
class Considered:
    """What a decision has come down to, before it is looked at more closely."""

    options: list[int]  # by their places
    worlds: Sequence[State]  # alike to the seat, each with another guess at what is hidden
    search: Search  # who chooses in copies
    chosen: int = -1  # what is to be done; -1 if that is whatever comes out best
    turns: int = 1_000  # that are played on at most, even if the round is not over then
    doubt: float = 0.0  # standard errors of a difference that may be luck
    is_brief: bool = False  # whether only choices with nothing under way are told to follow
    is_watched: bool = False  # whether even the hand of the seat is a guess


@dataclass(frozen=True, slots=True)
class Remark:
    """What can be said of an option by itself."""

    reasons: tuple[Reason, ...] = ()
    is_free: bool = False  # whether it takes nothing away from the others
    is_sealed: bool = False  # whether nobody may know what comes of it


@dataclass(frozen=True, slots=True)
class Parts:
    """What a judge's sums are made of."""

    own: dict[int, tuple[int, int]]  # by trait: its number, and what that is worth
    rival: int  # the sum of the best rival
    rest: int = 0  # what the judge takes into account beside these sums
    won: float | None = None  # how much of the win, if the end of the game has come


@dataclass(frozen=True, slots=True)
class Sample:
    """What came of an option in one copy."""

    worth: float  # to the judge, for whom a win is worth more than any lead
    lead: float  # in points
    won: float | None  # how much of the win, if the game is over
    soon: Parts  # right after it
    late: Parts  # at the end of the round
    line: tuple[Option, ...]

    @property
    def chance(self) -> float:
        """How much of the win; a game that goes on may go either way."""
        return EVEN if self.won is None else self.won


class JudgedAdvisor(ABC):
    """Tries options in copies as learned bots do, and compares what the judge's sum is made of."""

    fitted = 0  # games of bots that its chances were fitted to, if that is known

    def __init__(self, judge: Callable[[State], tuple[Judge, Naming]]) -> None:
        self._judge = judge

    def is_calm(self, state: State) -> bool:
        """Whether chances can be told: nothing is under way."""
        decision = state.decision
        return decision is None or self._judge(state)[0].is_calm(decision)

    def is_open(self, world: State, seat: int) -> bool:
        """Whether everybody sees what is chosen at a seat's decision."""
        return True

    @abstractmethod
    def chances(self, state: State, seat: int = -1, loss: float = 0.0) -> list[float]:
        """How likely each seat wins, if one of them had so much less; what is left is nobody's."""

    def consider(
        self, world: State, seat: int, seed: int, depth: Depth, viewer: int, dice: Random
    ) -> Considered:
        """What a decision comes down to, as `viewer` knows it."""
        bits = dice.getrandbits
        judge, _ = self._judge(world)
        search = Search(judge, [world], seat, Rng(bits(32), bits(32), bits(32), 1))
        return Considered(_sieved(search, depth), [world], search)

    def remarks(
        self, considered: Considered, decision: Decision, places: Sequence[int]
    ) -> Mapping[int, Remark]:
        """What can be said of options by themselves, by their places."""
        return {}

    def advise(
        self,
        world: State,
        seat: int,
        seed: int,
        depth: Depth = HINT,
        wanted: Option | None = None,
        viewer: int | None = None,
    ) -> Advice:
        """What to do in a state as the seat knows it; `wanted` is considered in any case.

        If it is `viewer` who knows it so, every guess is theirs.
        """
        judge, naming = self._judge(world)
        decision = decision_of(world, seat)
        dice = own_dice("advice", seed)
        viewed = seat if viewer is None else viewer
        considered = self.consider(world, seat, seed, depth, viewed, dice)
        finalists = considered.options
        for index, option in enumerate(decision.options):
            if option == wanted and index not in finalists:
                finalists.append(index)
        remarks = self.remarks(considered, decision, finalists)
        if len(finalists) == 1:
            only = Thought(decision.options[finalists[0]], 0.0)
            return _remarked(
                Advice((only,), certainty(()), int(considered.search.applied)), remarks, decision
            )
        trials = _Trials(judge, naming, considered, seat)
        found: dict[int, list[Sample]] = {index: [] for index in finalists}
        for number in range(depth.samples):
            words = dice.getrandbits(32), dice.getrandbits(32), dice.getrandbits(32)
            for index in finalists:
                found[index].append(trials.tried(number, index, words))
            if trials.spent > SIEVE + depth.budget:
                break
        advice = _weighed(found, decision.options, naming, considered)
        return _remarked(replace(advice, spent=trials.spent), remarks, decision)


def _sieved(search: Search, depth: Depth) -> list[int]:
    for _ in range(FIRST_LOOK):
        if search.samples > 0 and (search.is_settled() or search.applied >= SIEVE):
            break
        search.sample(0, 0)
    search.keep(depth.finalists)
    return sorted(map(int, search.alive))


class _Trials:
    """Copies in which an option is taken, what is asked is answered, and the round is played on."""

    def __init__(self, judge: Judge, naming: Naming, considered: Considered, seat: int) -> None:
        self._judge = judge
        self._naming = naming
        self._considered = considered
        self._seat = seat
        self._chosen = 0

    @property
    def spent(self) -> int:
        """How many choices were made in copies."""
        return int(self._considered.search.applied) + self._chosen

    def tried(self, number: int, index: int, words: tuple[int, int, int]) -> Sample:
        """One option in one of the worlds, with these dice."""
        worlds, seat = self._considered.worlds, self._seat
        world = worlds[number % len(worlds)]
        trial = world.future(Rng(*words, 1))
        trial.apply(index, seat)
        line: list[Option] = []
        self._go_on(trial, line)
        soon = _parts(self._judge, self._naming, trial, seat)
        turns = 0
        while not trial.over and trial.round == world.round and turns < self._considered.turns:
            self._choose(trial, line)
            self._go_on(trial, line)
            turns += 1
        worth = lead = self._judge.worth(trial, seat) / POINT
        won = _won(trial, seat)
        if won is not None:
            lead = _final_lead(trial, seat)
            if world.players == 1:
                # Alone there is no rival: an end is so much more or less than the moment before.
                worth += self._judge.worth(world, seat) / POINT
        late = _parts(self._judge, self._naming, trial, seat)
        return Sample(worth, lead, won, soon, late, tuple(line))

    def _go_on(self, trial: State, line: list[Option]) -> None:
        while (decision := trial.decision) is not None and not self._judge.is_calm(decision):
            self._choose(trial, line)

    def _choose(self, trial: State, line: list[Option]) -> None:
        decision = trial.decision
        assert decision is not None
        picked = int(self._judge.hint(trial, decision))  # a quick player's choice, if there is one
        if picked < 0:
            picked = int(self._considered.search.pick(trial))
        else:
            self._chosen += 1
        is_told = not self._considered.is_brief or self._judge.is_calm(decision)
        if decision.seat == self._seat and is_told:
            line.append(decision.options[picked])
        trial.apply(picked, decision.seat)


def _won(state: State, seat: int) -> float | None:
    """How much of the win a seat has; None while the game goes on."""
    outcome = state.outcome
    if outcome is None:
        return None
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def _final_lead(state: State, seat: int) -> float:
    """By how many points a seat is ahead of its best rival at the end."""
    assert state.outcome is not None
    scores = {standing.seat: standing.score for standing in state.outcome.standings}
    own = scores.pop(seat)
    return own - max(scores.values(), default=0)


def _parts(judge: Judge, naming: Naming, state: State, seat: int) -> Parts:
    if naming.rest and state.over:
        return Parts({}, 0, won=_won(state, seat))
    rows, phases = list(judge.rows(state)), list(judge.phases(state))
    size, traits = len(phases) // state.players, naming.traits
    weights = naming.weights
    sums = []
    own: dict[int, tuple[int, int]] = {}
    for each in range(state.players):
        total = 0
        phase = phases[each * size : (each + 1) * size]
        for trait, number in enumerate(rows[each * traits : (each + 1) * traits]):
            if number:
                at = trait * size
                worth = number * sum(phase[i] * weights[at + i] for i in range(size))
                total += worth
                if each == seat:
                    own[trait] = int(number), int(worth)
        sums.append(int(total))
    rival = max((total for each, total in enumerate(sums) if each != seat), default=0)
    rest = int(judge.worth(state, seat)) - (sums[seat] - rival) if naming.rest else 0
    return Parts(own, rival, rest)


def _weighed(
    found: dict[int, list[Sample]],
    options: Options,
    naming: Naming,
    considered: Considered,
) -> Advice:
    means = {index: fmean(each.worth for each in samples) for index, samples in found.items()}
    chosen = considered.chosen
    order = sorted(found, key=lambda index: (index != chosen, -means[index], index))
    best, second = order[:2]
    gaps = {index: _gaps(found[best], found[index]) for index in order}
    # What looked better than what was chosen did not clearly do so: it counts as equally good.
    worths = {index: -max(0.0, fmean(gaps[index] or [0.0])) for index in order}
    thoughts = []
    for index in order:
        other = second if index == best else best
        reasons, is_later = _reasons(
            found[index],
            found[other],
            naming,
            considered.doubt,
            means[index] >= means[other],
        )
        stakes = [
            one.chance - two.chance for one, two in zip(found[best], found[index], strict=True)
        ]
        thoughts.append(
            Thought(
                options[index],
                worths[index],
                reasons,
                _common(found[index]),
                is_later,
                luck=considered.doubt * _error(gaps[index]),
                won=fmean(each.won or 0.0 for each in found[index]),
                ended=fmean(each.won is not None for each in found[index]),
                hazard=_error(stakes),
            )
        )
    return Advice(tuple(thoughts), certainty(_leanings(found[best], found[second])))


def _gaps(ours: list[Sample], theirs: list[Sample]) -> list[float]:
    """How many points one option was ahead, in copies where both are comparable.

    Where only one of them ended the game, no points tell how much better that is.
    """
    return [
        one.lead - two.lead
        for one, two in zip(ours, theirs, strict=True)
        if (one.won is None) == (two.won is None)
    ]


def _leanings(ours: list[Sample], theirs: list[Sample]) -> list[float]:
    """How far one option was ahead in each copy, all told: by points, or by an end of the game."""
    return [
        WIN * (one.chance - two.chance)
        + (one.lead - two.lead if (one.won is None) == (two.won is None) else 0.0)
        for one, two in zip(ours, theirs, strict=True)
    ]


def _remarked(advice: Advice, remarks: Mapping[int, Remark], decision: Decision) -> Advice:
    """Advice with what can be said of each option by itself."""
    if not remarks:
        return advice
    options = list(decision.options)
    thoughts = []
    for thought in advice.thoughts:
        remark = remarks[options.index(thought.option)]
        compared = () if remark.is_sealed else thought.reasons
        room = max(1, MOST_REASONS - len(remark.reasons))
        reasons = (*remark.reasons, *weightiest(compared, 0.0, room))
        thoughts.append(replace(thought, reasons=reasons, is_free=remark.is_free))
    is_counted = not any(remark.is_sealed for remark in remarks.values())
    return replace(advice, thoughts=tuple(thoughts), is_counted=is_counted)


def _reasons(
    ours: list[Sample], theirs: list[Sample], naming: Naming, doubt: float, is_better: bool
) -> tuple[tuple[Reason, ...], bool]:
    """What makes the difference: at once, or by the end of the round if that only shows then."""
    soon = _differences([s.soon for s in ours], [s.soon for s in theirs], naming, doubt)
    total = sum(reason.worth for reason in soon)
    if soon and (total >= 0) == is_better:
        return weightiest([r for r in soon if _is_telling(r, naming)], LEAST), False
    late = _differences([s.late for s in ours], [s.late for s in theirs], naming, doubt)
    return weightiest([r for r in late if _is_telling(r, naming)], LEAST), True


def _differences(
    ours: list[Parts], theirs: list[Parts], naming: Naming, doubt: float
) -> list[Reason]:
    pairs = list(zip(ours, theirs, strict=True))
    ends = [_chance(one) - _chance(two) for one, two in pairs]
    is_told = abs(fmean(ends)) >= DECIDED and not _is_luck(ends, doubt)
    reasons = [Reason(END, WIN * fmean(ends))] if is_told else []
    going_on = [(one, two) for one, two in pairs if one.won is None and two.won is None]
    return reasons + (_compared(going_on, naming, doubt) if going_on else [])


def _compared(pairs: list[tuple[Parts, Parts]], naming: Naming, doubt: float) -> list[Reason]:
    """How two options differ trait by trait, in copies with the same dice."""
    worths: defaultdict[str, list[float]] = defaultdict(lambda: [0.0] * len(pairs))
    numbers: defaultdict[str, float] = defaultdict(float)
    cards: defaultdict[str, dict[str, float]] = defaultdict(dict)
    for trait in sorted({trait for pair in pairs for parts in pair for trait in parts.own}):
        gaps = [_gap(one, two, trait) for one, two in pairs]
        if not any(number or worth for number, worth in gaps):
            continue
        name, unit, card = naming.meaning(trait)
        worths[name] = [
            so_far + worth / POINT for so_far, (_, worth) in zip(worths[name], gaps, strict=True)
        ]
        number = fmean(number for number, _ in gaps)
        numbers[name] += unit * number
        if card:
            cards[name][card] = number
    reasons = [
        Reason(name, fmean(worth), round(numbers[name], 1), {"cards": tuple(cards[name].items())})
        for name, worth in worths.items()
        if not (numbers[name] and abs(numbers[name]) < LEAST_NUMBER) and not _is_luck(worth, doubt)
    ]
    rivals = [(one.rival - two.rival) / POINT for one, two in pairs]
    if not _is_luck(rivals, doubt):
        reasons.append(Reason(RIVAL, -fmean(rivals), round(fmean(rivals), 1)))
    rests = [(one.rest - two.rest) / POINT for one, two in pairs]
    if not _is_luck(rests, doubt):
        reasons.append(Reason(naming.rest, fmean(rests)))
    return reasons


def _chance(parts: Parts) -> float:
    return EVEN if parts.won is None else parts.won


def _gap(one: Parts, two: Parts, trait: int) -> tuple[int, int]:
    """By how much a trait is more of one option: its number, and what that is worth."""
    (ours, own), (theirs, other) = one.own.get(trait, (0, 0)), two.own.get(trait, (0, 0))
    return ours - theirs, own - other


def _is_luck(gaps: Sequence[float], doubt: float) -> bool:
    """Whether a difference is none, or no more than what dice may have made."""
    return not any(gaps) or abs(fmean(gaps)) < doubt * _error(gaps)


def _error(gaps: Sequence[float]) -> float:
    """The standard error of a mean difference."""
    return sqrt(variance(gaps) / len(gaps)) if len(gaps) > 1 else 0.0


def _is_telling(reason: Reason, naming: Naming) -> bool:
    """Whether a reader would see why: more of something good, or less of something bad."""
    if not reason.name:
        return False
    return not reason.number or (reason.number * reason.worth > 0) != (reason.name in naming.fewer)


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
