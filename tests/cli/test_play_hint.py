"""The command `hint` at the keyboard."""

from __future__ import annotations

import re

import pytest

from cli.keyboard import Play


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_hint_names_a_choice_that_can_be_typed(play: Play, game: str) -> None:
    start = ["--seed", "5", "--plain", "--players", "Ada,Boris:random"]
    out = " ".join(play(*start, typed=["hint", "q"], game=game).out.split())
    told = re.search(r"The practised clerk would: [^\[]+ \[([^\]]+)\]", out)
    assert told is not None
    after = play(*start, typed=[told[1], "q"], game=game).out
    assert f"Ada: {told[1]}" in after
    assert "is not a number" not in after
    assert "a pencil line, not a ruling" in out


def test_a_hint_is_given_in_the_language_of_the_table(play: Play) -> None:
    out = play("--seed", "5", "--plain", "--language", "pl", typed=["hint", "q"]).out
    assert "Doświadczony referent wybrałby:" in out


def test_the_help_names_the_hint(play: Play) -> None:
    assert "hint: what the practised clerk would do" in play(typed=["h", "q"]).out
