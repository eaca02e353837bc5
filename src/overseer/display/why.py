"""Why, and why not: the reasons of the rules in words, alike for every game.

The open frame says what stands in the way of a choice; a game's own `Why` knows which choices
somebody means who points at a thing, and what its reasons speak of.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from overseer.display.naming import Named, explained
from overseer.kernel.decision import CHANCE, Decision
from overseer.kernel.errors import Malformed
from overseer.kernel.explanation import Explanation, Players, Reason
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.state import State
from overseer.texts.bundles import LANGUAGES


class Speaker(Protocol):
    """The words of a game in one language."""

    def say(self, message: str, **arguments: object) -> str:
        """A message."""

    def prompt(self, prompt: int, source: int) -> str:
        """A question."""

    def player(self, seat: int) -> str:
        """Who sits there."""


W = TypeVar("W", bound=Speaker)
Told = tuple[tuple[int, str, tuple[str, ...]], ...]  # reasons: bit, key, ledger ids


class Why(Generic[W]):
    """Explains choices and things in a position."""

    over: tuple[str, ...] = ()  # ledger ids of the end of the game

    def __init__(self, words_in: Callable[[str, Players], W]) -> None:
        self.words_in = words_in

    def explain(self, state: Any, text: str, seat: int | None, players: Players) -> Explanation:
        """Why a notation, or a thing named by its id, space or name, is or is not possible now."""
        if state.open is None:
            return self.closed(state, seat)
        if seat is None:
            seat = int(state.open.seat)
        thing = text.strip()
        found = self.thing(state, thing, seat)
        if found is not None:
            return found
        try:
            code = state.book.parse(thing, state)
        except Malformed:
            called = self.called(state, thing, seat, players)
            if called is None:
                raise
            return called
        return self.option(state, code, seat)

    def called(self, state: Any, name: str, seat: int, players: Players) -> Explanation | None:
        """Why a thing is or is not possible that is called by the name people read."""
        words = [self.words_in(language, players) for language in LANGUAGES]
        return explained(
            name,
            self.names_of(state, words),
            self.buttons(state, words),
            lambda thing: self.explain(state, thing, seat, players),
            lambda language, names: self.words_in(language, ()).say("why-several", names=names),
        )

    def closed(self, state: State, seat: int | None) -> Explanation:
        """Why a seat has no decision open now: the game is over, or it is another's."""
        if state.open is None or seat is None:
            return Explanation(False, (self.reason("game-over", self.over),))
        return Explanation(False, (self.whose(state, seat),))

    def option(self, state: State, code: int, seat: int) -> Explanation:
        """Why a packed option is or is not possible for a seat."""
        decision = decision_of(state, seat)
        if decision is not None and decision.options.find(code) >= 0:
            return self.possible(state.book.rules(code))
        return self.refused(state, code, seat, self.refusals(state, code, seat))

    def refused(self, state: State, code: int, seat: int, mask: int) -> Explanation:
        """An explanation of all reasons that are set in a mask."""
        return Explanation(
            False,
            tuple(
                self.whose(state, seat)
                if bit == NOT_NOW
                else self.because(state, code, seat, key, rules)
                for bit, key, rules in self.told(code)
                if mask & bit
            ),
        )

    def whose(self, state: State, seat: int) -> Reason:
        """The decision that is open instead, and whose it is."""
        decision = decision_of(state, seat) or state.open
        assert decision is not None
        asked, owner = self.asked(state, decision), int(decision.seat)
        own = owner in (seat, CHANCE)
        key = "not-now" if own else "not-your-decision"

        def words(language: str, players: Players) -> str:
            say = self.words_in(language, players)
            player = {} if own else {"player": say.player(owner)}
            return say.say(f"why-{key}", question=asked(say), **player)

        return Reason(key, state.book.prompt_rules(int(decision.prompt)), words)

    def asked(self, state: State, decision: Decision) -> Callable[[W], str]:
        """What a decision asks, to be said later, when the state may have gone on."""
        prompt, source = int(decision.prompt), int(decision.source)
        return lambda words: words.prompt(prompt, source)

    def possible(self, rules: tuple[str, ...]) -> Explanation:
        """An explanation of what is offered."""
        return Explanation(True, (self.reason("possible", rules),))

    def reason(self, key: str, rules: tuple[str, ...]) -> Reason:
        """A reason that speaks of nothing in particular."""
        return Reason(
            key,
            rules,
            lambda language, players: self.words_in(language, players).say(f"why-{key}"),
        )

    # What a game knows

    @abstractmethod
    def thing(self, state: Any, thing: str, seat: int) -> Explanation | None:
        """Why a thing on the table is or is not possible; None if that is no name of a thing."""

    @abstractmethod
    def names_of(self, state: Any, words: Sequence[W]) -> Iterator[Named]:
        """Things with their names in each of some words."""

    @abstractmethod
    def buttons(self, state: Any, words: Sequence[W]) -> Iterator[Named]:
        """Choices as buttons say them in each of some words."""

    @abstractmethod
    def refusals(self, state: Any, code: int, seat: int) -> int:
        """The reasons of the rules against a choice, as bits; never 0."""

    @abstractmethod
    def told(self, code: int) -> Told:
        """All reasons there can be against a choice, in the order in which they are told."""

    @abstractmethod
    def because(self, state: Any, code: int, seat: int, key: str, rules: tuple[str, ...]) -> Reason:
        """One reason, with what it speaks of."""


def decision_of(state: State, seat: int) -> Decision | None:
    """The open decision of a seat, or None."""
    for decision in state.decisions:
        if decision.seat == seat:
            return decision
    return None
