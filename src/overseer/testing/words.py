"""Checks of words: whatever can be chosen or happens cites its rules and says what it is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from overseer.journal.match import Match
from overseer.kernel.decision import Decision
from overseer.kernel.errors import OverseerError
from overseer.kernel.explanation import Explanation
from overseer.kernel.state import State
from overseer.testing.law import Law, Spot


class Words:
    """The ids that may be cited and the languages that must have texts; remembers what is fine."""

    def __init__(self, rules: Collection[str], languages: Sequence[str]) -> None:
        self.rules = rules
        self.languages = languages
        self._fine: set[object] = set()

    def check_decision(self, decision: Decision, spot: Spot) -> None:
        """A question and all its options."""
        question = ("decision", decision.prompt, decision.source)
        self._once(question, "a decision", decision.rules, decision.text, spot)
        for option in decision.options:
            self._once(("option", option.code), option.notation, option.rules, option.text, spot)

    def check_explanation(self, choice: str, explanation: Explanation, spot: Spot) -> None:
        """Why something is or is not possible."""
        if not explanation.reasons:
            raise spot.broken(Law.WORDS, f"no reason is given for {choice!r}")
        for reason in explanation.reasons:
            about = f"reason {reason.key!r} for {choice!r}"
            self._check(about, reason.rules, reason.text, spot)

    def check_log(self, match: Match, spot: Spot) -> None:
        """All that was told of a game."""
        logs = [match.log(language) for language in self.languages]
        for sentences in zip(*logs, strict=True):
            for language, sentence in zip(self.languages, sentences, strict=True):
                about = f"log of line {sentence.line} in {language!r}"
                self._check_rules(about, sentence.rules, spot)
                self._check_text(about, str(sentence), spot)

    def _once(
        self,
        key: object,
        about: str,
        rules: Sequence[str],
        text: Callable[[str], str],
        spot: Spot,
    ) -> None:
        if key not in self._fine:
            self._check(about, rules, text, spot)
            self._fine.add(key)

    def _check(
        self, about: str, rules: Sequence[str], text: Callable[[str], str], spot: Spot
    ) -> None:
        self._check_rules(about, rules, spot)
        for language in self.languages:
            try:
                said = text(language)
            except OverseerError as error:
                raise spot.broken(Law.WORDS, f"{about} in {language!r}: {error}") from error
            self._check_text(f"{about} in {language!r}", said, spot)

    def _check_rules(self, about: str, rules: Sequence[str], spot: Spot) -> None:
        if not rules:
            raise spot.broken(Law.WORDS, f"{about} cites no rule")
        for rule in rules:
            if rule not in self.rules:
                raise spot.broken(Law.WORDS, f"{about} cites {rule!r}, which is no rule")

    def _check_text(self, about: str, text: str, spot: Spot) -> None:
        if not text.strip() or text != text.strip() or "{" in text:
            raise spot.broken(Law.WORDS, f"{about} says {text!r}")


def check_nonsense(state: State, spot: Spot) -> None:
    """What cannot be understood is refused as such."""
    decision = state.decision
    if decision is None:
        return
    nonsense: tuple[object, ...] = (
        "",
        "no such choice",
        -1,
        len(decision.options),
        True,
        1.5,
        None,
        b"pass",
        [decision.options[0]],
    )
    for choice in nonsense:
        for act in (state.apply, state.explain):
            try:
                act(choice)
            except OverseerError as error:
                if str(error).strip():
                    continue
            except Exception as error:
                raise spot.broken(Law.REFUSAL, f"{choice!r} raises {error!r}") from error
            raise spot.broken(Law.REFUSAL, f"{choice!r} is not refused with a message")
