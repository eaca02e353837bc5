"""Advice told: thoughts in the words of a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overseer.bots.advice.thoughts import DECIDED, Advice, Reason, Thought
from overseer.bots.bot import decision_of
from overseer.display.advice import Hint, HintLine, HintReason
from overseer.display.display import Display
from overseer.display.reader import Reader
from overseer.kernel.decision import Option
from overseer.kernel.state import State

SHOWN = 3  # choices, the best among them
SAME = 0.05  # points that nobody would notice
CLOSE = 0.3


def hint_of(
    display: Display, state: State | None, seat: int, advice: Advice, reader: Reader, seq: int
) -> Hint:
    """Advice as a hint for a seat; without the state, choices have no words of their cards."""
    return _Teller(display, reader).hint(state, seat, advice, seq)


def reasons_told(display: Display, thought: Thought, reader: Reader) -> list[HintReason]:
    """Why a choice is better or worse than another."""
    return _Teller(display, reader).reasons(thought)


class _Teller:
    def __init__(self, display: Display, reader: Reader) -> None:
        self.display = display
        self.game = display.game.name
        self.reader = reader
        self.texts = display.texts(reader.language)
        self._say = self.texts.format

    def hint(self, state: State | None, seat: int, advice: Advice, seq: int) -> Hint:
        def named(option: Option) -> str:
            if state is None:
                return option.text(self.reader.language)
            return self.display.option_title(state, decision_of(state, seat), option, self.reader)

        return Hint(
            seat=seat,
            seq=seq,
            certainty=advice.certainty,
            sure=self._say(f"advice-sure-{advice.certainty}"),
            lines=[
                self._line(advice, thought, named(thought.option))
                for thought in advice.thoughts[:SHOWN]
            ],
            estimate=self._of_game("advice-estimate"),
        )

    def reasons(self, thought: Thought) -> list[HintReason]:
        told = []
        for reason in thought.reasons:
            text = self._reason(reason)
            if text and thought.is_later and not reason.is_remark:
                text = self._say("advice-later", reasons=text)
            if text:
                told.append(HintReason(text=text, against=reason.worth < 0))
        return told

    def _line(self, advice: Advice, thought: Thought, text: str) -> HintLine:
        reasons = self.reasons(thought)
        if thought is advice.best and all(reason.against for reason in reasons):
            reasons = []  # it is better on the whole; who reads only what is worse would wonder
        return HintLine(
            choice=thought.option.notation,
            text=text,
            behind=self._behind(advice, thought),
            reasons=reasons,
            then=[option.text(self.reader.language) for option in thought.line],
        )

    def _behind(self, advice: Advice, thought: Thought) -> str:
        if thought is not advice.best:
            if advice.stake(thought.option) >= DECIDED:
                return self._say("advice-gives-away")
            gap = advice.best.worth - thought.worth
            if gap < SAME:
                return self._say("advice-level")
            if not advice.is_counted:
                return self._say("advice-close" if gap < CLOSE else "advice-far")
            return self._of_game("advice-behind", points=_number(gap))
        if len(advice.thoughts) == 1 or not advice.is_counted:
            return ""
        if advice.stake(advice.thoughts[1].option) >= DECIDED:
            return self._say("advice-decides")
        gap = thought.worth - advice.thoughts[1].worth
        return self._of_game("advice-ahead", points=_number(gap)) if gap >= SAME else ""

    def _of_game(self, name: str, **about: Any) -> str:
        """A message as the game has it, or else as all games have it."""
        own = f"{name}-{self.game}"
        text: str = self._say(own if self.texts.has(own) else name, **about)
        return text

    def _reason(self, reason: Reason) -> str:
        """One reason; empty where the texts have nothing to say of it."""
        name = f"advice-{self.game}-{reason.name}"
        if reason.is_remark:
            return self._remark(name, reason)
        if not reason.number:
            name = f"{name}-{'for' if reason.worth >= 0 else 'against'}"
            return self._with_cards(self._say(name), reason) if self.texts.has(name) else ""
        more = "advice-more" if reason.number > 0 else "advice-less"
        what = self._say(name)
        return self._with_cards(
            self._say(more, what=what, number=_number(abs(reason.number))), reason
        )

    def _remark(self, name: str, reason: Reason) -> str:
        about: dict[str, Any] = dict(reason.about)
        if isinstance(goal := about.get("goal"), Option):
            about["goal"] = goal.text(self.reader.language)
        text: str = self._say(name, number=_number(reason.number), **about)
        return text

    def _with_cards(self, text: str, reason: Reason) -> str:
        names = self._cards(reason)
        message = "advice-cards" if reason.worth >= 0 else "advice-without-cards"
        return self._say(message, text=text, cards=", ".join(names)) if names else text

    def _cards(self, reason: Reason) -> Sequence[str]:
        """The names of the cards that come or go, if they are as many as can be read."""
        sign = 1 if reason.worth >= 0 else -1
        cards = reason.about.get("cards", ())
        assert isinstance(cards, tuple)
        found = [card for card, number in cards if sign * number >= 0.5]
        return [self._name(card) for card in found] if len(found) <= 2 else ()

    def _name(self, card: str) -> str:
        return self.texts.or_else(card, f"item-{card}", f"room-{card}")


def _number(number: float) -> int | float:
    """A number with one place after the point, or none if that is nothing."""
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded
