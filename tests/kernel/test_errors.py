"""Errors and explanations: one family, one message, the rules behind it."""

from __future__ import annotations

import pytest

from overseer import ContentError, Explanation, Illegal, Malformed, OverseerError, Reason


@pytest.mark.parametrize("kind", [Illegal, Malformed, ContentError])
def test_errors_are_one_family(kind: type[Exception]) -> None:
    assert issubclass(kind, OverseerError)
    assert not issubclass(OverseerError, (ValueError, KeyError, AssertionError))


def test_a_refusal_knows_its_rules() -> None:
    refusal = Illegal("That space is taken.", ["SH-PLACE-02", "SH-PLACE-08"])
    assert refusal.rule == "SH-PLACE-02"
    assert refusal.rules == ("SH-PLACE-02", "SH-PLACE-08")
    assert refusal.reason == str(refusal) == "That space is taken."
    assert Illegal("The game is over.").rule == ""


def test_a_content_error_lists_every_problem() -> None:
    error = ContentError(["a.yaml:1:1: no id", "b.yaml:2:3: no price"])
    assert str(error) == "a.yaml:1:1: no id\nb.yaml:2:3: no price"
    assert error.problems == ("a.yaml:1:1: no id", "b.yaml:2:3: no price")


def test_an_explanation_gathers_its_reasons() -> None:
    words = {"en": "Taken.", "pl": "Zajęte."}
    reasons = (
        Reason(
            "occupied", ("SH-PLACE-02", "SH-PLACE-01"), lambda language, players: words[language]
        ),
        Reason(
            "cannot-pay", ("SH-PLACE-08", "SH-PLACE-01"), lambda language, players: f"({language})"
        ),
    )
    explanation = Explanation(False, reasons)
    assert explanation.rules == ("SH-PLACE-02", "SH-PLACE-01", "SH-PLACE-08")
    assert explanation.text() == "Taken. (en)"
    assert explanation.text("pl") == "Zajęte. (pl)"
