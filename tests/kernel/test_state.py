"""The driver: choices in three forms, chance and single options by itself, refusals without trace."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import overseer
from kernel.fairness import assert_fair
from overseer import ALL, CHANCE, SPECTATOR, Decision, Game, Illegal, Malformed, State
from overseer.kernel.event import CHOICE
from overseer.kernel.seed import generator
from overseer.testing.play import Chooser


@cache
def game() -> Game:
    return overseer.load("shelter")


def begin(**options: Any) -> State:
    options.setdefault("first_player", 0)
    return game().new(players=2, seed=3, **options)


def asked(state: State) -> Decision:
    assert state.decision is not None
    return state.decision


def notations(state: State) -> list[str]:
    return [option.notation for option in asked(state).options]


def rolling() -> State:
    """A state in which chance is about to roll both dice."""
    state = begin(chance="manual")
    while not notations(state)[0].startswith("roll"):
        state.apply(asked(state).default)
    return state


# Choices


def test_an_option_its_notation_and_its_index_are_the_same_choice() -> None:
    by_option, by_notation, by_index = begin(), begin(), begin()
    option = asked(by_option).options[2]
    by_option.apply(option)
    by_notation.apply(option.notation)
    by_index.apply(2)
    assert by_option.dump() == by_notation.dump() == by_index.dump()


def test_a_choice_can_name_its_seat() -> None:
    with_seat, without = begin(), begin()
    with_seat.apply(0, seat=0)
    without.apply(0)
    assert with_seat.dump() == without.dump()


def test_spaces_around_a_notation_do_not_matter() -> None:
    state = begin()
    state.apply("  place   -  L0.7 ")
    plain = begin()
    plain.apply("place - L0.7")
    assert state.dump() == plain.dump()


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("", "empty"),
        ("frob", "unknown word 'frob'"),
        ("plaace - L0.5", "did you mean 'place'"),
        (-1, "numbered 0 to"),
        (10**30, "numbered 0 to"),
        (True, "not bool"),
        (2.0, "not float"),
        (None, "not NoneType"),
        (b"pass", "not bytes"),
    ],
)
def test_what_is_no_choice_is_malformed(choice: object, message: str) -> None:
    state = begin()
    before = state.dump()
    with pytest.raises(Malformed, match=message):
        state.apply(choice)
    assert state.dump() == before


def test_options_are_numbered_up_to_the_last() -> None:
    state = begin()
    size = len(asked(state).options)
    with pytest.raises(Malformed, match=f"no option {size}; .* numbered 0 to {size - 1}[.]"):
        state.apply(size)
    state.apply(size - 1)


def test_a_choice_that_is_not_offered_is_illegal_and_cites_its_rule() -> None:
    state = begin()
    before = state.dump()
    with pytest.raises(Illegal, match=r"place ! L0\.7") as caught:
        state.apply("place ! L0.7")
    assert caught.value.rule == caught.value.rules[0] == "SH-SETUP-05"
    assert state.dump() == before


def test_an_option_of_another_moment_is_illegal() -> None:
    state = begin()
    option = asked(state).options[0]
    state.apply(option)
    before = state.dump()
    with pytest.raises(Illegal):
        state.apply(option)
    assert state.dump() == before


@pytest.mark.parametrize("seat", [1, 7, -1, -2, 10**30])
def test_a_seat_that_is_not_asked_cannot_choose(seat: int) -> None:
    state = begin()
    before = state.dump()
    with pytest.raises(Illegal, match=f"Seat {seat} has no open decision"):
        state.apply("pass", seat)
    assert state.dump() == before


@pytest.mark.parametrize("seat", ["0", 0.5, b"0", [0], False])
def test_what_is_no_seat_is_refused(seat: object) -> None:
    state = begin()
    before = state.dump()
    message = re.escape(f"A seat is a whole number, not {seat!r}.")
    with pytest.raises(Malformed, match=message):
        state.apply("pass", seat)
    with pytest.raises(Malformed, match=message):
        state.explain("pass", seat)
    with pytest.raises(Malformed, match=message):
        state.view(seat)
    assert state.dump() == before


def test_after_the_end_nothing_can_be_chosen() -> None:
    state = begin(max_rounds=1)
    for _ in range(2):
        state.apply("pass")
    assert bool(state.over)
    assert state.decision is None
    assert state.decisions == []
    assert state.outcome is not None
    for choice in ("pass", 0):
        with pytest.raises(Illegal, match="over"):
            state.apply(choice)
    assert not state.explain("pass").possible


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert begin().outcome is None


# What the driver does by itself


def test_by_itself_the_driver_shows_real_choices_only() -> None:
    state, chooser = begin(max_rounds=100), Chooser(3)
    while not state.over:
        assert asked(state).seat in (0, 1)
        assert len(asked(state).options) >= 2
        state.apply(chooser.choice(state)[1])


def test_manual_chance_is_a_decision_of_the_seat_of_chance() -> None:
    state = begin(chance="manual")
    assert asked(state).seat == CHANCE
    assert all(notation.startswith("draw item ") for notation in notations(state))
    while asked(state).seat == CHANCE:
        state.apply(0)
    assert asked(state).seat == 0


def test_chosen_chance_happens() -> None:
    state = rolling()
    state.apply("roll 1 1")
    state = rolling()
    with pytest.raises(Malformed, match="lower face comes first"):
        state.apply("roll 6 1")
    with pytest.raises(Illegal):
        state.apply("die 3")
    state.apply("roll 1 6")


def test_manual_single_options_are_shown_and_change_nothing_else() -> None:
    auto, manual = begin(max_rounds=100), begin(max_rounds=100, forced="manual")
    chooser, single = Chooser(5), 0
    while not auto.over:
        while len(asked(manual).options) == 1:
            manual.apply(0)
            single += 1
        assert manual.digest() == auto.digest()
        _, option = chooser.choice(auto)
        auto.apply(option)
        manual.apply(option)
    assert single > 0


def test_the_dice_have_their_weights() -> None:
    decision = asked(rolling())
    assert [(option.notation, option.weight) for option in decision.options] == [
        (f"roll {low} {high}", 1 if low == high else 2)
        for low in range(1, 7)
        for high in range(low, 7)
    ]


def test_sampled_chance_follows_the_weights() -> None:
    state = rolling()
    decision = asked(state)
    state.rng = generator(1)
    counts = Counter(int(state.sample_chance(decision)) for _ in range(36 * 150))
    assert_fair(
        [counts[option.code] for option in decision.options],
        [float(option.weight) for option in decision.options],
    )


def test_sampled_chance_without_weights_is_uniform() -> None:
    state = game().new(players=2, seed=3, chance="manual")
    decision = asked(state)
    assert notations(state) == ["first 0", "first 1"]
    counts = Counter(int(state.sample_chance(decision)) for _ in range(2000))
    assert_fair([counts[option.code] for option in decision.options], [1, 1])


def test_who_begins_is_left_to_chance() -> None:
    begun = Counter(int(asked(game().new(players=4, seed=seed)).seat) for seed in range(400))
    assert_fair([begun[seat] for seat in range(4)], [1, 1, 1, 1])


def test_the_trace_tells_every_choice_in_order() -> None:
    state = begin(max_rounds=100)
    state.trace = []
    for choice in ("pass", "pass"):
        state.apply(choice)
    chosen = [event for event in state.trace if event.kind == CHOICE]
    assert [event.seat for event in chosen[:2]] == [0, 1]
    assert {event.seat for event in chosen[2:]} == {CHANCE}
    assert all((event.b, event.c) == (0, 0) for event in chosen)  # all is in the packed option
    assert len(chosen) == 5  # two passes, and a roll for each of three levels
    assert repr(chosen[0]).startswith("<Event 0 seat 0:")


@settings(deadline=None)
@given(st.integers(0, 40))
def test_listening_does_not_change_the_dice(choices: int) -> None:
    silent, heard = begin(), begin()
    heard.trace = []
    chooser = Chooser(choices)
    for _ in range(choices):
        _, option = chooser.choice(silent)
        silent.apply(option)
        heard.apply(option)
    assert silent.dump() == heard.dump()


# Copies, dumps, views


def test_a_clone_is_independent_and_sees_the_same_dice() -> None:
    state = begin()
    copy = state.clone()
    before = state.dump()
    for _ in range(30):
        copy.apply(0)
    assert state.dump() == before
    for _ in range(30):
        state.apply(0)
    assert state.dump() == copy.dump()


def test_a_dump_restores_with_the_same_dice() -> None:
    state = begin()
    for _ in range(25):
        state.apply(0)
    restored = game().restore(json.loads(json.dumps(state.dump())))
    for _ in range(25):
        state.apply(0)
        restored.apply(0)
    assert restored.dump() == state.dump()


def test_the_digest_is_of_the_position_not_of_the_dice() -> None:
    state, other = begin(), begin()
    other.rng = generator(99)
    assert other.digest() == state.digest()
    assert len(state.digest()) == 64
    int(state.digest(), 16)
    state.apply(0)
    other.apply(1)
    assert other.digest() != state.digest()


def test_a_digest_depends_on_the_options_of_the_table() -> None:
    assert begin(max_rounds=5).digest() != begin(max_rounds=6).digest()


@pytest.mark.parametrize("seat", [2, -1, -4, 10**30])
def test_only_seats_and_spectators_have_a_view(seat: int) -> None:
    with pytest.raises(Malformed, match="no seat"):
        begin().view(seat)


def test_seats_and_spectators_have_a_view() -> None:
    for seat in (0, 1, SPECTATOR, ALL):
        assert begin().view(seat)["seat"] == seat


def test_explaining_changes_nothing() -> None:
    state = begin()
    before = state.dump()
    assert state.explain("pass").possible
    assert state.explain(0).possible
    assert state.explain(asked(state).options[0]).possible
    assert not state.explain("pass", 1).possible
    for unknown in ("frob", -1, 999):
        with pytest.raises(Malformed):
            state.explain(unknown)
    for nonsense in (None, 1.5, True):
        with pytest.raises(Malformed, match=f"its notation or its index, not {nonsense}."):
            state.explain(nonsense)
    assert state.dump() == before


def test_an_explanation_is_given_to_the_seat_that_asks() -> None:
    state = begin()
    option = asked(state).options[0]
    assert state.explain(option, 0).possible
    assert not state.explain(option, 1).possible
    assert state.explain(0, 0).possible
    with pytest.raises(Illegal, match="Seat 1 has no open decision"):
        state.explain(0, 1)
