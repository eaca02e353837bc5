"""States: a position with its pending work, and the driver that moves it from choice to choice."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.book import Book
from overseer.kernel.decision import CHANCE, Decision, Option, Options
from overseer.kernel.errors import Malformed
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.explanation import Explanation
from overseer.kernel.frame import Frame
from overseer.kernel.outcome import Outcome
from overseer.kernel.rng import Rng
from overseer.kernel.vecs import vec


def seat_number(seat: object) -> int:
    """A seat that a caller named, if it is a number at all."""
    if isinstance(seat, bool) or not isinstance(seat, int):
        raise Malformed(f"A seat is a whole number, not {seat!r}.")
    return seat


NO_WEIGHTS: Final = vec[i64]()


# Games outside of the compiled unit derive from it too.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """The ground of every game's state: the stack of frames, the generator, the open decision."""

    def __init__(
        self,
        book: Book,
        players: i64,
        options: dict[str, object],
        rng: Rng,
        auto_chance: bool,
        auto_forced: bool,
    ) -> None:
        self.book = book
        self.players = players
        self.options = options  # of the table; never changed, so copies share them
        self.rng = rng
        self.auto_chance = auto_chance
        self.auto_forced = auto_forced
        self.round: i64 = 0  # for games that have rounds
        self.stack: list[Frame] = []
        self.open: Decision | None = None
        self.trace: list[Event] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.stack) == 0

    @property
    def decision(self) -> Decision | None:
        """The first open decision, or None when the game is over."""
        return self.open

    @property
    def decisions(self) -> list[Decision]:
        """All open decisions, one per seat that may choose now."""
        found: list[Decision] = []
        decision = self.open
        while decision is not None:
            found.append(decision)
            decision = decision.next
        return found

    def apply(self, choice: object, seat: object = None) -> None:
        """Make a choice: an Option, its notation, or its index in the list of options."""
        decision = self.open
        if decision is None or seat is not None:
            decision = self.decision_of(seat)
        self._commit(decision, self.code_of(choice, decision))
        self.settle()

    def choose(self, decision: Decision, place: i64) -> None:
        """Take the option at a place of an open decision: `apply` for who knows it is there."""
        self._commit(decision, decision.options.codes[place])
        self.settle()

    def decision_of(self, seat: object) -> Decision:
        """The open decision of a seat, or the first one; refused if there is none."""
        decision = self.open
        if seat is None:
            if decision is None:
                raise self.book.closed(self, None)
            return decision
        asked = seat_number(seat)
        while decision is not None:
            own: int = decision.seat
            if own == asked:
                return decision
            decision = decision.next
        raise self.book.closed(self, asked)

    def code_of(self, choice: object, decision: Decision) -> i64:
        """The packed option that a choice names among those of a decision; others are refused."""
        if isinstance(choice, Option):
            code: i64 = choice.code
        elif isinstance(choice, str):
            code = self.book.parse(choice, self)
        elif isinstance(choice, int) and not isinstance(choice, bool):
            size: int = len(decision.options.codes)
            if choice < 0 or choice >= size:
                raise Malformed(
                    f"There is no option {choice}; the options are numbered 0 to {size - 1}."
                )
            return decision.options.codes[choice]
        else:
            raise Malformed(
                f"A choice is an Option, its notation or its index, not {type(choice).__name__}."
            )
        if code not in decision.options.codes:
            raise self.book.refuse(self, code, decision.seat)
        return code

    def explain(self, choice: object, seat: object = None) -> Explanation:
        """Why something is or is not possible now: an Option, a notation, or a thing's name."""
        asker = None if seat is None else seat_number(seat)
        if isinstance(choice, Option):
            return self.book.explain(self, choice.notation, asker)
        if isinstance(choice, str):
            return self.book.explain(self, choice, asker)
        if isinstance(choice, int) and not isinstance(choice, bool):
            code = self.code_of(choice, self.decision_of(seat))
            return self.book.explain(self, self.book.notation(code), asker)
        raise Malformed(f"A choice is an Option, its notation or its index, not {choice!r}.")

    @abstractmethod
    def clone(self) -> State:
        """An independent copy that will see the same dice; each game copies its own fields."""
        raise NotImplementedError  # see `Frame`

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def future(self, dice: Rng) -> State:
        """A copy to try things out in: with dice of its own, and it goes on by itself.

        However the state itself is played, a copy rolls what is to be rolled. Else whoever thinks
        in it would be asked to choose its dice.
        """
        copy = self.clone()
        copy.rng = dice
        copy.auto_chance = True
        copy.auto_forced = True
        return copy

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.book.outcome(self) if len(self.stack) == 0 else None

    def view(self, seat: object) -> dict[str, object]:
        """All that a seat (or SPECTATOR) may know, as JSON types."""
        return self.book.view(self, seat_number(seat))

    def dump(self) -> dict[str, object]:
        """The whole state without its history, as JSON types; `Game.restore` reads it."""
        return self.book.dump(self)

    def digest(self) -> str:
        """64 hex digits over the position and its frames; equal on every surface."""
        return self.book.digest(self)

    def settle(self) -> None:
        """Run until a seat has a real choice, or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            decision = frame.ask(self)
            if decision is None:
                frame.run(self)
            elif decision.seat == CHANCE:
                if not self.auto_chance:
                    self.open = decision
                    return
                self._commit(decision, self.sample_chance(decision))
            else:
                forced = decision.forced() if self.auto_forced else None
                if forced is None:
                    self.open = decision
                    return
                self._commit(forced, forced.options.codes[0])
        self.open = None

    def sample_chance(self, decision: Decision) -> i64:
        """The packed option that the generator gives as the answer to a decision of CHANCE."""
        options = decision.options
        return options.picked(self.rng.below(options.total()))

    def samples_at_once(self) -> bool:
        """Whether chance may decide without a list: nobody looks at it, nobody writes it down."""
        return self.auto_chance and self.trace is None

    def question(
        self, seat: i64, prompt: i64, source: i64, codes: vec[i64], default: i64
    ) -> Decision:
        """A decision of a seat; a negative default counts from the end of the options."""
        if default < 0:
            default += len(codes)
        return Decision(seat, prompt, source, Options(codes, NO_WEIGHTS, self.book), default)

    def chance(self, prompt: i64, source: i64, codes: vec[i64], weights: vec[i64]) -> Decision:
        """A decision of CHANCE; without weights all outcomes are equally likely."""
        return Decision(CHANCE, prompt, source, Options(codes, weights, self.book), 0)

    def emit(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell the listener, if there is one, what happened."""
        trace = self.trace
        if trace is not None:
            trace.append(Event(kind, seat, a, b, c))

    def _commit(self, decision: Decision, code: i64) -> None:
        trace = self.trace
        if trace is not None:
            trace.append(Event(CHOICE, decision.seat, code, 0, 0))
        self.open = None
        self.stack[-1].answer(self, code, decision.seat)
