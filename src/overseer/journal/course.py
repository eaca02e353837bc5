"""Courses: a state that is taken through the lines of a journal, one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from overseer.journal.faults import at_line
from overseer.journal.header import SEED_LINE, START, Header, new_state
from overseer.journal.line import REWIND, SEED, UNDO, Line
from overseer.journal.secret import Secret
from overseer.kernel.decision import CHANCE, Decision, Option
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State

_KEPT = 16  # states; an undo that goes further back starts from the beginning


@dataclass(frozen=True, slots=True)
class Step:
    """A line that stands, because no undo took it back, and what happened by it."""

    line: Line
    own: bool  # a player's own choice: not chance, a new seed or the only option
    events: list[Event] = field(default_factory=list)


class Course:
    """The steps from the start to the present, and the state they lead to.

    `secrets` are the known seeds by the line that commits to them. Where the seed is known, chance
    is compared with it; where not, it is taken as the journal tells it.
    """

    def __init__(self, game: Game, header: Header, secrets: Mapping[int, Secret]) -> None:
        self.game = game
        self.header = header
        self.secrets = secrets
        self.steps: list[Step] = []
        self.seed_line = SEED_LINE  # the line that commits to the seed in use
        self._before: dict[int, State] = {}  # states before the latest own steps, by their index
        secret = secrets.get(SEED_LINE)
        seed = None if secret is None else secret.seed
        self.state = new_state(game, header.players, header.options, seed)
        self.state.trace = []

    @property
    def is_seed_known(self) -> bool:
        """Whether the dice to come are known to the table."""
        return self.seed_line in self.secrets

    def follow(self, line: Line) -> None:
        """Take the next line of a journal; one that cannot be is refused."""
        if line.verb == SEED:
            self.reseed(line)
        elif line.verb in (UNDO, REWIND):
            self.take_back(self._taken_back(line))
        else:
            self._choose(line)

    def reseed(self, line: Line) -> None:
        """Go on with the seed to which a line commits."""
        self.steps.append(Step(line, own=False))
        self.seed_line = line.number
        secret = self.secrets.get(line.number)
        if secret is not None:
            self.state.rng = secret.generator()

    def latest_choice(self, seat: int | None, everyone: bool) -> int:
        """The step that an undo takes back: a seat's latest own choice, or anybody's.

        Unless everyone agrees, nobody may have learned anything since: no chance and no choice
        of another player may have come after it.
        """
        index = len(self.steps) - 1
        while index >= 0 and not self._is_choice_of(seat, index):
            index -= 1
        if index < 0:
            raise Illegal("There is no choice to take back.")
        if not everyone:
            self._check_nothing_learned(index)
        return index

    def line_before(self, index: int) -> int:
        """The line after which a step came; seeds are passed over, since no undo undoes them."""
        for step in reversed(self.steps[:index]):
            if step.line.verb != SEED:
                return step.line.number
        return START

    def take_back(self, index: int) -> None:
        """Go back to before a step; the generator rewinds, so that the same dice come again.

        A new seed stays in force. If it was drawn after the step, it begins anew.
        """
        seeds = [step.line for step in self.steps[index:] if step.line.verb == SEED]
        before = self._before.get(index)
        if before is None:
            course = Course(self.game, self.header, self.secrets)
            for step in self.steps[:index]:
                course.follow(step.line)
            self.state, self._before = course.state, course._before
        else:
            self.state = before.clone()
            self.state.trace = []
            self._before = {i: state for i, state in self._before.items() if i <= index}
        self.steps = self.steps[:index]
        if seeds:
            self.reseed(seeds[-1])

    def remember(self) -> None:
        """Keep the state before an own step, so that taking it back is quick."""
        self._before[len(self.steps)] = self.state.clone()
        if len(self._before) > _KEPT:
            del self._before[min(self._before)]

    def _choose(self, line: Line) -> None:
        state, book = self.state, self.state.book
        decision = self._decision_of(line.seat)
        code = book.parse(line.text, state)
        if book.notation(code) != line.text:
            raise Malformed(f"{line.text!r} is written {book.notation(code)!r}")
        if decision.options.find(code) < 0:
            raise book.refuse(state, code, decision.seat)
        if line.seat == CHANCE and self.is_seed_known:
            given = state.sample_chance(decision)
            if given != code:
                raise Illegal(f"the seed gives {book.notation(given)!r} here, not {line.text!r}")
        if is_own(decision):
            self.remember()
        events: list[Event] = []
        state.trace = events
        state.apply(Option(code, 1, book), line.seat)
        state.trace = []
        self.steps.append(Step(line, is_own(decision), events))

    def _decision_of(self, seat: int) -> Decision:
        decisions = self.state.decisions
        for decision in decisions:
            if decision.seat == seat:
                return decision
        if not decisions:
            raise Illegal("the game is over before this line")
        whose = "chance" if decisions[0].seat == CHANCE else f"seat {decisions[0].seat}"
        raise Illegal(f"this line must be a choice of {whose}")

    def _taken_back(self, line: Line) -> int:
        """The step to which an undo in a journal goes back, if it may."""
        target = line.target
        if line.verb == UNDO:
            index = self.latest_choice(line.seat, everyone=False)
            if self.line_before(index) != target:
                message = f"this undo goes back to line {self.line_before(index)}, not {target}"
                raise Illegal(message)
            return index
        for index in reversed(range(len(self.steps))):
            if self._is_choice_of(line.seat, index) and self.line_before(index) == target:
                return index
        raise Illegal(f"seat {line.seat} made no choice after line {target} that stands")

    def _is_choice_of(self, seat: int | None, index: int) -> bool:
        step = self.steps[index]
        return step.own and seat in (None, step.line.seat)

    def _check_nothing_learned(self, index: int) -> None:
        seat = self.steps[index].line.seat
        for step in self.steps[index + 1 :]:
            if step.line.verb == SEED:
                continue
            if step.line.seat == CHANCE:
                raise Illegal("Dice were rolled or cards drawn since, so nothing can be undone.")
            if step.own and step.line.seat != seat:
                raise Illegal("Another player has chosen since, so nothing can be undone.")


def follow_all(course: Course, lines: list[Line]) -> None:
    """Take a course through lines; a refusal names the line at fault."""
    for line in lines:
        with at_line(line.number):
            course.follow(line)


def is_own(decision: Decision) -> bool:
    """Whether a decision is a player's own, with a choice to make."""
    if decision.seat == CHANCE:
        return False
    return len(decision.options) > 1 or decision.next is not None
