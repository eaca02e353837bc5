"""Options and decisions: the one list of legal choices, as a sequence."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from mypy_extensions import i64

import overseer
from overseer import Decision, Option, Options
from overseer.kernel.decision import a_of, b_of, c_of, pack, verb_of
from overseer.kernel.vecs import vec

fields = st.integers(0, 4095)


@cache
def opening() -> Decision:
    """The first decision of a game."""
    state: overseer.State = overseer.load("shelter").new(players=4, seed=7)
    decision = state.decision
    assert decision is not None
    return decision


@given(st.integers(0, 255), fields, fields, fields)
def test_an_option_is_one_number(verb: int, a: int, b: int, c: int) -> None:
    code = pack(verb, a, b, c)
    assert (verb_of(code), a_of(code), b_of(code), c_of(code)) == (verb, a, b, c)
    assert 0 <= code < 1 << 44


def test_options_are_a_sequence() -> None:
    options = opening().options
    assert isinstance(cast(object, options), Sequence)
    assert len(options) == len(list(options)) >= 2
    assert [options[i] for i in range(len(options))] == list(options)


def test_options_count_from_the_end_too() -> None:
    options = opening().options
    assert options[-1] == options[len(options) - 1]
    assert options[-len(options)] == options[0]
    assert list(reversed(options)) == list(options)[::-1]


def test_there_is_no_option_beyond_the_last() -> None:
    options = opening().options
    for index in (len(options), -len(options) - 1):
        with pytest.raises(IndexError, match=f"there are {len(options)} options"):
            options[index]


def test_options_can_be_found() -> None:
    options = opening().options
    for place, option in enumerate(options):
        assert option in options
        assert options.index(option) == place
        assert options.count(option) == 1
    assert "pass" not in options
    assert None not in options
    elsewhere = Option(pack(9, 0), 1, options.book)  # pay W
    assert elsewhere not in options
    assert options.count(elsewhere) == 0
    for absent in (elsewhere, "pass", None):
        with pytest.raises(ValueError, match="is not among the options"):
            options.index(absent)


def test_a_random_choice_can_be_made() -> None:
    options = opening().options
    chosen = {random.Random(seed).choice(options) for seed in range(50)}
    assert chosen <= set(options)
    assert len(chosen) > 1


def test_options_are_compared_by_value() -> None:
    options = opening().options
    first, again = options[0], options[0]
    assert first is not again
    assert first == again
    assert hash(first) == hash(again)
    assert len({hash(option) for option in options}) == len(options)
    assert first != options[1]
    assert first != first.notation
    assert first != first.code
    other = overseer.load("shelter").new(players=4, seed=7).decision
    assert other is not None
    assert other.options[0] == first


def test_an_option_tells_what_it_is() -> None:
    option = opening().options[-1]
    assert option.notation == "pass"
    assert option.text() == option.text("en")
    assert option.text("pl") != option.text("ru")
    assert option.rules == ("SH-PASS-01", "SH-PASS-03")
    assert repr(option) == "<Option pass>"
    assert (option.verb, option.a, option.b, option.c, option.weight) == (1, 0, 0, 0, 1)


def test_an_option_of_chance_has_a_weight() -> None:
    state = overseer.load("shelter").new(players=2, seed=1, chance="manual", first_player=0)
    decision = state.decision
    assert decision is not None
    assert decision.seat == overseer.CHANCE
    assert all(option.weight >= 1 for option in decision.options)


@pytest.mark.parametrize("weights", [[3, 2], [2], []])
def test_options_of_chance_are_as_likely_as_their_weights_say(weights: list[int]) -> None:
    codes = vec[i64]([pack(1, a) for a in range(len(weights) or 2)])
    options = Options(codes, vec[i64](weights), opening().options.book)
    expected = weights or [1, 1]
    assert [option.weight for option in options] == expected
    assert [options.weight(i) for i in range(len(codes))] == expected


def test_a_packed_option_is_found_at_its_place_or_at_minus_one() -> None:
    options = opening().options
    assert [options.find(option.code) for option in options] == list(range(len(options)))
    assert options.find(pack(255)) == -1


def test_fields_that_are_not_given_are_zero() -> None:
    assert pack(9) == pack(9, 0, 0, 0) == 9


def test_a_decision_tells_what_it_is() -> None:
    decision = opening()
    assert decision.seat in range(4)
    assert decision.rules == ("SH-PLACE-01", "SH-PASS-01", "SH-R-84")
    assert len({decision.text(language) for language in ("en", "pl", "ru")}) == 3
    assert decision.options[decision.default].notation == "pass"
    assert repr(decision).startswith(f"<Decision seat {decision.seat}: {decision.text()}")
    assert "pass" in repr(decision)


def test_options_cannot_be_changed_through_the_sequence() -> None:
    options: object = opening().options
    with pytest.raises(TypeError):
        options[0] = options  # type: ignore[index]
    assert isinstance(options, Options)
    assert all(isinstance(option, Option) for option in options)


@pytest.mark.parametrize("language", [None, 1, b"en"])
def test_what_is_no_language_is_malformed(language: object) -> None:
    for ask in (opening().text, opening().options[0].text):
        with pytest.raises(overseer.Malformed, match="named by its code, not"):
            ask(language)
