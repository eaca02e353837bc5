"""Courses: a state that is taken through the lines of a journal, one by one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field

from overseer.journal.dice import Dice, dice_of
from overseer.journal.faults import at_line
from overseer.journal.header import SEED_LINE, START, Header
from overseer.journal.line import REWIND, SEED, UNDO, Line
from overseer.journal.marks import Marks
from overseer.journal.secret import Commitment, Secret
from overseer.kernel.decision import CHANCE, SPECTATOR, Decision, Option
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State

Pulse = Callable[[int], None]  # told how many lines were followed so far; it may raise to end it


@dataclass(frozen=True, slots=True)
class Passage:
    """A line that stands, because no undo took it back, and what happened by it."""

    line: Line
    own: bool  # a player's own choice: not chance, a new seed or the only option
    events: list[Event] = field(default_factory=list)


class Course:
    """The passages from the start to the present, and the state they lead to.

    `secrets` are the known seeds by the line that commits to them. Where the seed is known, chance
    is compared with it; where not, it is taken as the journal tells it.
    """

    def __init__(self, game: Game, header: Header, secrets: Mapping[int, Secret]) -> None:
        self.game = game
        self.header = header
        self.secrets = secrets
        self.state = header.opening(game)
        # A game of its own set-up begins before the first round, a position in the middle of one.
        self.first_round = 0 if header.position is None else int(self.state.round)
        self.state.trace = []
        self.passages: list[Passage] = []
        self.followed = 0  # lines that the state was taken through, those found again included
        self._marks = Marks()
        self._own: list[list[int]] = [[] for _ in range(header.players)]  # own passages by seat
        self._choices = 0  # own passages of all seats
        self._depth = 0  # passages but for new seeds: the place of the next chance
        self._news: str | None = None  # what was learned by the latest choice, once it is found
        self.seed_line: int  # the line that commits to the seed in use
        self._dice: Dice | None
        self._draw_from(SEED_LINE, header.commitment)

    @property
    def is_seed_known(self) -> bool:
        """Whether the dice to come are known to the table."""
        return self._dice is not None

    @property
    def events(self) -> list[Event]:
        """What happened, but for what was taken back."""
        return [event for passage in self.passages for event in passage.events]

    def passages_after(self, line: int) -> list[Passage]:
        """The lines that stand after a line, each with what happened by it."""
        first = bisect_right(self.passages, line, key=lambda passage: passage.line.number)
        return self.passages[first:]

    def follow(self, line: Line) -> None:
        """Take the next line of a journal; one that cannot be is refused."""
        if line.verb == SEED:
            self.reseed(line)
        elif line.verb in (UNDO, REWIND):
            self.take_back(self._taken_back(line))
        else:
            decision = self._decision_of(line.seat)
            self.take(line, decision, self._code_of(line, decision))

    def take(self, line: Line, decision: Decision, code: int) -> None:
        """Make the choice that a line tells."""
        state, own = self.state, is_own(decision)
        if own:
            self._mark()
        state.auto_chance = state.auto_forced = False
        events: list[Event] = []
        state.trace = events
        state.apply(Option(code, 1, state.book), line.seat)
        state.trace = []
        if own:
            self._own[line.seat].append(len(self.passages))
            self._choices += 1
        self.passages.append(Passage(line, own, events))
        self._depth += 1
        self._news = None
        self.followed += 1

    def drawn(self, decision: Decision) -> int:
        """The packed option that the dice give as the answer to a decision of CHANCE."""
        assert self._dice is not None
        return self._dice.draw(decision, self._depth)

    def reseed(self, line: Line) -> None:
        """Go on with the seed to which a line commits."""
        self.passages.append(Passage(line, own=False))
        self._draw_from(line.number, line.commitment)

    def latest_chooser(self, seats: Iterable[int]) -> int | None:
        """Which of some seats made the latest choice of theirs that stands, or None."""
        chosen = {self._own[seat][-1]: seat for seat in seats if self._own[seat]}
        return chosen[max(chosen)] if chosen else None

    def latest_line(self, seat: int) -> int:
        """The line of a seat's latest choice that stands; 0 if there is none."""
        own = self._own[seat]
        return self.passages[own[-1]].line.number if own else 0

    def latest_choice(self, seat: int | None, everyone: bool) -> int:
        """The passage that an undo takes back: a seat's latest own choice, or anybody's.

        Unless everyone agrees, nobody may have learned anything since.
        """
        latest = self._latest()
        index = latest if seat is None else next(reversed(self._own[seat]), -1)
        if index < 0:
            raise Illegal("There is no choice to take back.")
        if not everyone:
            if index < latest:
                raise Illegal("Another player has chosen since, so nothing can be undone.")
            news = self._news_since(index)
            if news:
                raise Illegal(news)
        return index

    @property
    def latest_own(self) -> tuple[Line, State] | None:
        """The line of the latest own choice that stands, and the state in which it was made."""
        index = self._latest()
        return None if index < 0 else (self.passages[index].line, self._marks.last.state)

    def line_before(self, index: int) -> int:
        """The line after which a passage came; seeds are passed over, since no undo undoes them."""
        while index > 0:
            index -= 1
            if self.passages[index].line.verb != SEED:
                return self.passages[index].line.number
        return START

    def take_back(self, index: int) -> None:
        """Go back to before an own passage; the dice rewind, so that they fall the same way again.

        A new seed stays in force. If it was drawn after the passage, it begins anew.
        """
        # The choice before it stays marked, because it may be the next to be taken back.
        mark = self._marks.taken_before(self._own_before(index))
        taken = self.passages[mark.passage :]
        seeds = [
            passage.line for passage in taken[index - mark.passage :] if passage.line.verb == SEED
        ]
        self._strike(mark.passage)
        self.state, self._dice = mark.state, mark.dice
        self.state.trace = []
        for passage in taken[: index - mark.passage]:
            self.follow(passage.line)
        if seeds:
            self.reseed(seeds[-1])

    def has_news_for(self, seat: int) -> bool:
        """Whether a seat has learned anything by the latest own passage and what came of it."""
        index = self._latest()
        return self._has_chance(index) or self._is_shown(index, [seat])

    def _latest(self) -> int:
        """The latest own passage of anybody, or -1."""
        return max((own[-1] for own in self._own if own), default=-1)

    def _draw_from(self, line: int, commitment: Commitment) -> None:
        secret = self.secrets.get(line)
        self.seed_line = line
        self._dice = None if secret is None else dice_of(secret, commitment.generator)

    def _mark(self) -> None:
        """Keep the present, so that it is quickly found again."""
        dice = None if self._dice is None else self._dice.copy()
        self._marks.add(len(self.passages), self._choices, self.state.clone(), dice)

    def _own_before(self, index: int) -> int:
        """The own passage before one; if there is none, that one itself."""
        before = index - 1
        while before >= 0 and not self.passages[before].own:
            before -= 1
        return before if before >= 0 else index

    def _strike(self, index: int) -> None:
        """Forget the passages from an index on."""
        for passage in self.passages[index:]:
            self._depth -= passage.line.verb != SEED
            if passage.own:
                self._own[passage.line.seat].pop()
                self._choices -= 1
        del self.passages[index:]
        self._news = None

    def _code_of(self, line: Line, decision: Decision) -> int:
        """The packed option that a line tells, if it could have come."""
        state, book = self.state, self.state.book
        code = book.parse(line.text, state)
        if book.notation(code) != line.text:
            raise Malformed(f"{line.text!r} is written {book.notation(code)!r}")
        if decision.options.find(code) < 0:
            raise book.refuse(state, code, decision.seat)
        if line.seat == CHANCE and self.is_seed_known:
            given = self.drawn(decision)
            if given != code:
                raise Illegal(f"the seed gives {book.notation(given)!r} here, not {line.text!r}")
        return code

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
        """The passage to which an undo in a journal goes back, if it may."""
        target = line.target
        own = self._own[line.seat] if line.seat < len(self._own) else []
        if line.verb == UNDO:
            if not own:
                raise Illegal("There is no choice to take back.")
            index = self.latest_choice(line.seat, everyone=False)
            if self.line_before(index) != target:
                message = f"this undo goes back to line {self.line_before(index)}, not {target}"
                raise Illegal(message)
            return index
        for index in reversed(own):
            before = self.line_before(index)
            if before == target:
                return index
            if before < target:
                break
        raise Illegal(f"seat {line.seat} made no choice after line {target} that stands")

    def _news_since(self, index: int) -> str:
        """What anybody has learned since before the latest own passage, as a reason against undoing
        it, or an empty text. It is found once for each position.
        """
        if self._news is None:
            self._news = self._found_news(index)
        return self._news

    def _found_news(self, index: int) -> str:
        if self._has_chance(index):
            return "Dice were rolled or cards drawn since, so nothing can be undone."
        # Format 1 knew no other news, and what was taken back then stays so.
        if self.header.commitment.named and self._is_shown(
            index, [*range(self.header.players), SPECTATOR]
        ):
            return "Something hidden was shown since, so nothing can be undone."
        return ""

    def _has_chance(self, index: int) -> bool:
        return any(
            passage.line.seat == CHANCE and passage.line.verb != SEED
            for passage in self.passages[index:]
        )

    def _is_shown(self, index: int, seats: Collection[int]) -> bool:
        """Whether something sealed was opened since, or one of the seats sees what it did not."""
        book = self.state.book
        if any(book.opens(event) for passage in self.passages[index:] for event in passage.events):
            return True
        before = self._marks.last
        assert before.passage == index
        shown = book.unseen(before.state) - book.unseen(self.state)
        return any(viewer is None or viewer in seats for viewer, _ in shown)


def follow_all(course: Course, lines: Iterable[Line], pulse: Pulse | None = None) -> None:
    """Take a course through lines; a refusal names the line at fault.

    `pulse` is called before each line; lines that had to be found again are counted again.
    """
    for line in lines:
        if pulse is not None:
            pulse(course.followed)
        with at_line(line.number):
            course.follow(line)


def is_own(decision: Decision) -> bool:
    """Whether a decision is a player's own, with a choice to make."""
    return decision.seat != CHANCE and len(decision.options) > 1
