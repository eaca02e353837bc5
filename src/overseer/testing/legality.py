"""Checks of what is possible: offered if, and only if, no reason is against it."""

from __future__ import annotations

from random import Random
from typing import Any

from overseer.kernel.decision import CHANCE, Decision
from overseer.kernel.errors import Illegal, Malformed, OverseerError
from overseer.kernel.explanation import Explanation
from overseer.kernel.state import State
from overseer.testing.law import Law, Spot
from overseer.testing.words import Words

_HEARD = 4000  # notations remembered, to be tried when they are not offered


class Legality:
    """Tries choices, offered and not; remembers those that it has heard in any game."""

    def __init__(self, words: Words, number: int) -> None:
        self.words = words
        self.number = number  # of choices tried at each decision beside those that are offered
        self._heard: list[str] = []
        self._known: set[str] = set()  # the same
        self._told: set[object] = set()  # what has been found to have words

    def check(self, state: State, seed: int, spot: Spot) -> None:
        """Whatever is offered has no reason against it, all else has, and leaves no trace."""
        if state.over:
            return
        digest = state.digest()
        rng = Random(seed)
        offered = [option.notation for each in state.decisions for option in each.options]
        if state.decisions[0].seat == CHANCE:  # it may have hundreds
            offered = rng.sample(offered, min(self.number, len(offered)))
        tried = dict.fromkeys(offered)
        tried |= dict.fromkeys(state.book.expressible(state, rng, self.number))
        if self._heard:
            tried |= dict.fromkeys(rng.choices(self._heard, k=self.number))
        for choice in tried:
            for decision in state.decisions:
                self._check_asked(state, decision, choice, spot)
        self._check_strangers(state, rng.choice(list(tried)), spot)
        if state.digest() != digest:
            raise spot.broken(Law.LEGALITY, "a refused choice has changed the state")
        self._hear(offered)

    def _check_asked(self, state: State, decision: Decision, choice: str, spot: Spot) -> None:
        """What is said to a seat that is asked."""
        # Chance is no seat that could ask; where it is asked, it is the only one.
        seat = None if decision.seat == CHANCE else int(decision.seat)
        try:
            code = state.book.parse(choice, state)
        except Malformed:
            self._check_malformed(state, choice, seat, spot)
            return
        is_offered = decision.options.find(code) >= 0
        frame: Any = state.stack[-1]
        reasons = int(frame.refusals(state, code, decision.seat))
        if (reasons == 0) != is_offered:
            told = "no reason is" if reasons == 0 else f"reasons {reasons:#b} are"
            raise spot.broken(
                Law.LEGALITY,
                f"{choice!r} is {'' if is_offered else 'not '}offered to seat {decision.seat}, "
                f"but {told} against it",
            )
        explanation = state.explain(choice, seat)
        if explanation.possible != is_offered:
            raise spot.broken(
                Law.LEGALITY,
                f"{choice!r} is {'' if is_offered else 'not '}offered to seat {decision.seat}, "
                f"but explained otherwise: {explanation.text()}",
            )
        self._check_told(choice, explanation, spot)
        if not is_offered:
            self._check_refused(state, choice, seat, explanation, spot)

    def _check_strangers(self, state: State, choice: str, spot: Spot) -> None:
        """What is said to those who are not asked."""
        asked = {int(decision.seat) for decision in state.decisions}
        try:
            code = state.book.parse(choice, state)
        except Malformed:
            return
        frame: Any = state.stack[-1]
        for seat in set(range(spot.players)) - asked:
            explanation = state.explain(choice, seat)
            if explanation.possible or int(frame.refusals(state, code, seat)) == 0:
                raise spot.broken(
                    Law.LEGALITY, f"nothing is against {choice!r} of seat {seat}, who is not asked"
                )
            self._check_told(choice, explanation, spot)
            self._check_refused(state, choice, seat, None, spot)

    def _check_malformed(self, state: State, choice: str, seat: int | None, spot: Spot) -> None:
        try:
            state.apply(choice, seat)
        except Malformed as error:
            if str(error).strip():
                return
        except OverseerError as error:
            raise spot.broken(Law.LEGALITY, f"{choice!r} means nothing, but: {error}") from error
        raise spot.broken(Law.LEGALITY, f"{choice!r} means nothing, but is not refused")

    def _check_refused(
        self,
        state: State,
        choice: str,
        seat: int | None,
        explanation: Explanation | None,
        spot: Spot,
    ) -> None:
        """A choice that is not offered is refused, for the reasons of its explanation if known."""
        try:
            state.apply(choice, seat)
        except Illegal as error:
            if explanation is not None and error.explanation != explanation:
                raise spot.broken(
                    Law.LEGALITY,
                    f"{choice!r} is refused by {error.explanation}, but explained by {explanation}",
                ) from error
        except OverseerError as error:
            raise spot.broken(Law.LEGALITY, f"{choice!r} is understood, but: {error}") from error
        else:
            raise spot.broken(Law.LEGALITY, f"{choice!r} is not offered, but accepted")

    def _check_told(self, choice: str, explanation: Explanation, spot: Spot) -> None:
        """Reasons have rules and words; what they say follows from them and the choice."""
        key = (choice, tuple(reason.key for reason in explanation.reasons))
        if key not in self._told:
            self.words.check_explanation(choice, explanation, spot)
            self._told.add(key)

    def _hear(self, notations: list[str]) -> None:
        for notation in notations:
            if len(self._heard) < _HEARD and notation not in self._known:
                self._known.add(notation)
                self._heard.append(notation)
