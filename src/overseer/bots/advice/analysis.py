"""Analysis: a game looked back over, with everybody's chances and the choices that lost most."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from overseer.bots.advice import GLANCE, HINT, Advice, Advisor, advise
from overseer.journal.course import Course, Passage
from overseer.journal.match import Match
from overseer.kernel.decision import Option
from overseer.kernel.state import State

MARKED = 3  # choices, as many as figures may have letters
LEAST = 0.01  # of a chance, below which nothing was lost
MOST = 1_000  # choices that are weighed; of a longer game, every second, third or fourth
POINTS = 1_000  # of a curve, about; of a longer game, one of every few
REASONED = 3 * MARKED  # of those that lost most, as many are thought over once more

Progress = Callable[[int, int], None]  # told how many passages are done, of how many


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chances after a choice."""

    line: int  # of the journal
    round: int
    seat: int  # who has chosen
    move: int  # how many choices there were until then
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Slip:
    """A choice that was worse than another."""

    line: int
    round: int
    seat: int
    move: int
    state: State = field(compare=False)  # before it
    chosen: Option
    advice: Advice
    before: float  # the chance of who chose, had it been the other
    after: float

    @property
    def loss(self) -> float:
        """How much of a chance was lost."""
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game looked back over."""

    points: tuple[Point, ...]
    slips: tuple[Slip, ...]  # in the order of play
    moves: int
    weighed: int  # choices
    fitted: int = 0  # games of bots that chances are foretold from; 0 if that is not known


def analyse(match: Match, advisor: Advisor, progress: Progress = lambda done, of: None) -> Analysis:
    """Go through a match once. The same match has the same analysis everywhere."""
    return _Analyst(match, advisor, progress).analysis()


class _Analyst:
    def __init__(self, match: Match, advisor: Advisor, progress: Progress) -> None:
        self._match = match
        self._advisor = advisor
        self._progress = progress
        self._passages = match.passages()
        own = sum(passage.own for passage in self._passages)
        self._every = -(-own // MOST)
        self._moves = self._weighed = 0
        self._points: list[Point] = []
        self._slips: list[Slip] = []
        self._latest: Passage | None = None  # that somebody chose

    def analysis(self) -> Analysis:
        course = Course(self._match.game, self._match.header, {})  # chance as the journal tells it
        for done, passage in enumerate(self._passages):
            self._progress(done, len(self._passages))
            if passage.own:
                self._latest = passage
                self._moves += 1
                if self._moves % self._every == 0:
                    self._weigh(course.state, passage)
            course.follow(passage.line)
            if course.state.over:
                self._forgive(course.state)
            if passage.own or course.state.over:
                self._note(course.state, passage)
        worst = sorted(self._slips, key=lambda slip: (-slip.loss, slip.line))[:REASONED]
        again = [self._again(slip) for slip in worst]
        marked = sorted(again, key=lambda slip: (-slip.loss, slip.line))[:MARKED]
        slips = sorted((slip for slip in marked if slip.loss >= LEAST), key=lambda slip: slip.line)
        points = thinned(self._points, {slip.move for slip in slips})
        return Analysis(points, tuple(slips), self._moves, self._weighed, self._advisor.fitted)

    def _note(self, state: State, passage: Passage) -> None:
        if self._advisor.is_calm(state):
            chances = tuple(self._advisor.chances(state))
            seat = int(passage.line.seat)
            point = Point(passage.line.number, int(state.round), seat, self._moves, chances)
            if self._points and self._points[-1].move == point.move:
                self._points.pop()  # chance has gone on from it
            self._points.append(point)

    def _weigh(self, state: State, passage: Passage) -> None:
        seat = int(passage.line.seat)
        decision = state.decision_of(seat)
        chosen = Option(state.code_of(passage.line.text, decision), 1, state.book)
        number = passage.line.number
        advice = advise(self._advisor, state, seat, number, GLANCE, chosen)
        self._weighed += 1
        before = self._calm_chance(state, seat)
        slip = self._slip(state, seat, number, self._moves, chosen, advice, before)
        if slip.loss < LEAST:
            return
        self._slips.append(replace(slip, state=state.clone()))
        if len(self._slips) > 4 * REASONED:  # memory does not grow with the game
            self._slips.sort(key=lambda slip: -slip.loss)
            del self._slips[2 * REASONED :]

    def _forgive(self, state: State) -> None:
        """What has won the game was no slip, even if it took dice to do so."""
        last = self._latest
        if last is None or state.outcome is None:
            return
        if int(last.line.seat) in state.outcome.winners:
            self._slips = [slip for slip in self._slips if slip.line != last.line.number]

    def _again(self, slip: Slip) -> Slip:
        """A slip thought over for longer: some turn out to be none."""
        self._progress(len(self._passages), len(self._passages))
        advice = advise(self._advisor, slip.state, slip.seat, slip.line, HINT, slip.chosen)
        place = slip.line, slip.move
        return self._slip(slip.state, slip.seat, *place, slip.chosen, advice, slip.before)

    def _calm_chance(self, state: State, seat: int) -> float:
        """A chance as the curve has it: in the middle of a move it is that of the last choice."""
        if self._points and not self._advisor.is_calm(state):
            return self._points[-1].chances[seat]
        return self._advisor.chances(state)[seat]

    def _slip(
        self,
        state: State,
        seat: int,
        line: int,
        move: int,
        chosen: Option,
        advice: Advice,
        before: float,
    ) -> Slip:
        """What a choice lost: points where the game goes on, and the win itself where it ends."""
        chances = self._advisor.chances
        fall = chances(state)[seat] - chances(state, seat, advice.loss(chosen))[seat]
        after = before * advice.kept(chosen, before, max(0.0, before - fall))
        return Slip(line, int(state.round), seat, move, state, chosen, advice, before, after)


def thinned(points: Sequence[Point], slips: Collection[int]) -> tuple[Point, ...]:
    """A curve of about `POINTS`, with its first and its last, and with the moves of slips.

    Of every stretch, the end of a round is kept if there is one, otherwise its last point.
    """
    if len(points) <= POINTS:
        return tuple(points)
    kept = {0, *(at for at, point in enumerate(points) if point.move in slips)}
    for stretch in range(POINTS):
        places = range(stretch * len(points) // POINTS, (stretch + 1) * len(points) // POINTS)
        ends = (at for at in places[:-1] if points[at].round != points[at + 1].round)
        kept.add(next(ends, places[-1]))
    kept.add(len(points) - 1)
    return tuple(points[at] for at in sorted(kept))
