"""Undo: back to where nobody had learned anything new, with the same dice to come."""

from __future__ import annotations

import random

import pytest

from journal.plays import GAME, choose, new, play, play_until
from overseer import CHANCE, Illegal, Malformed, Match


def last_choice_led_to_chance(match: Match) -> bool:
    return len(match.lines) > 40 and match.lines[-1].seat == CHANCE


def first_turns(count: int) -> Match:
    """A match in its first round, where the first turns bring neither dice nor draws."""
    match = new(seed=1)
    for _ in range(count):
        decision = match.state.decision
        assert decision is not None
        quiet = ("place - L0.7", "place - L0.9", "place - L0.11", "place - L0.3")
        match.apply(next(o for o in decision.options if o.notation in quiet))
    return match


def test_an_undo_restores_the_position_and_is_a_line_of_its_own() -> None:
    match = first_turns(1)
    before = new(seed=1)
    assert match.state.digest() != before.state.digest()
    match.undo()
    assert match.state.digest() == before.state.digest()
    setup = before.lines[-1].number
    seat = match.lines[-1].seat
    assert str(match.lines[-1]) == f"{setup + 2} {seat} undo {setup}"
    assert match.lines[: len(before.lines)] == before.lines


def test_a_choice_can_be_taken_back_until_another_player_has_chosen() -> None:
    match = first_turns(1)
    first = match.lines[-1].seat
    assert match.can_undo(first)
    match = first_turns(2)
    journal = match.journal()
    assert not match.can_undo(first)
    with pytest.raises(Illegal, match="Another player has chosen since"):
        match.undo(first)
    assert match.journal() == journal
    assert match.can_undo(match.lines[-1].seat)


def test_a_choice_cannot_be_taken_back_after_dice_or_draws() -> None:
    match = play_until(last_choice_led_to_chance)
    journal = match.journal()
    assert not match.can_undo()
    with pytest.raises(Illegal, match="Dice were rolled or cards drawn since"):
        match.undo()
    for seat in range(3):
        assert not match.can_undo(seat)
    assert match.journal() == journal


def test_without_a_choice_there_is_nothing_to_take_back() -> None:
    match = new()
    assert not match.can_undo()
    assert not match.can_undo(everyone=True)
    for everyone in (False, True):
        with pytest.raises(Illegal, match="no choice to take back"):
            match.undo(0, everyone=everyone)
    assert "undo" not in match.journal()


@pytest.mark.parametrize("seat", [3, -1, "0", True])
def test_only_seats_of_the_table_undo(seat: int) -> None:
    match = first_turns(1)
    with pytest.raises(Malformed, match="There is no seat"):
        match.undo(seat)


def test_undo_can_be_repeated_through_all_steps_of_one_turn() -> None:
    def has_two_own_steps(match: Match) -> bool:
        if not match.can_undo():
            return False
        probe = GAME.replay(match.journal(seed=True))
        probe.undo()
        return probe.can_undo(probe.lines[-1].seat)

    match = play_until(has_two_own_steps)
    start = GAME.replay(match.journal(seed=True))
    digests = [match.state.digest()]
    while match.can_undo(start.lines[-1].seat):
        match.undo(start.lines[-1].seat)
        digests.append(match.state.digest())
    assert len(set(digests)) >= 3
    targets = [line.target for line in match.lines if line.verb == "undo"]
    assert targets == sorted(targets, reverse=True)


def test_single_options_are_taken_back_along_with_the_choice_before_them() -> None:
    def ends_in_single_options(match: Match) -> bool:
        if not match.can_undo():
            return False
        target = _target(match)
        return match.lines[-1].number - target > 1

    match = play_until(ends_in_single_options)
    target = _target(match)
    match.undo()
    kept = [line for line in match.lines if line.number <= target]
    replayed = GAME.replay(match.journal())
    assert replayed.state.digest() == match.state.digest()
    assert match.lines[-1].target == kept[-1].number


def _target(match: Match) -> int:
    probe = GAME.replay(match.journal(seed=True))
    probe.undo()
    return probe.lines[-1].target


def test_one_person_with_all_seats_may_go_back_over_dice_and_the_same_dice_come_again() -> None:
    match = play_until(last_choice_led_to_chance)
    given = match.lines[-1].text
    digest = match.state.digest()
    match.undo(everyone=True)
    undo = match.lines[-1]
    assert undo.verb == "rewind"
    taken_back = next(line for line in match.lines if line.number > undo.target)
    match.apply(taken_back.text)
    assert match.lines[-1].text == given
    assert match.state.digest() == digest


def test_going_back_to_the_start_and_choosing_the_same_gives_the_same_game() -> None:
    match = play(new(seed=4), 40)
    played, digest = match.lines, match.state.digest()
    while match.can_undo(everyone=True):
        match.undo(everyone=True)
    assert match.state.digest() == new(seed=4).state.digest()
    again = len(match.lines)
    play(match, 40)
    assert match.state.digest() == digest
    first = len(new(seed=4).lines)
    assert [line.text for line in match.lines[again:]] == [line.text for line in played[first:]]


def test_one_person_may_take_back_the_latest_choice_of_one_seat() -> None:
    match = first_turns(3)
    seats = [line.seat for line in match.lines[-3:]]
    match.undo(seats[0], everyone=True)
    assert match.state.digest() == new(seed=1).state.digest()
    assert match.lines[-1].seat == seats[0]


def test_other_choices_after_an_undo_are_journalled_and_replayed() -> None:
    match = first_turns(2)
    match.undo()
    match.apply("pass")
    replayed = GAME.replay(match.journal(seed=True))
    assert replayed.lines == match.lines
    assert replayed.state.digest() == match.state.digest()


def test_a_finished_game_can_be_taken_up_again_by_one_person() -> None:
    match = play(new(2, seed=9), 10_000)
    assert "\nover " in match.journal()
    match.undo(everyone=True)
    assert "\nopen " in match.journal()
    assert match.state.decision is not None


@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_many_undos_ends_like_one_without(seed: int) -> None:
    plain, taken_back = new(seed=seed), new(seed=seed)
    dice, whim = random.Random(seed), random.Random(seed)
    while not plain.state.over:
        choice = choose(plain, dice)
        taken_back.apply(choice)
        if whim.random() < 0.15:
            taken_back.undo(everyone=whim.random() < 0.5 or not taken_back.can_undo())
            taken_back.apply(choice)
    assert taken_back.state.digest() == plain.state.digest()
    assert taken_back.log() == plain.log()


def test_an_undo_goes_back_to_a_choice_and_never_to_a_new_seed() -> None:
    match = GAME.replay(first_turns(3).export())
    digest, last = match.state.digest(), match.lines[-1].number
    match.apply("pass")
    assert match.lines[-2].verb == "seed"
    match.undo()
    assert match.lines[-1].target == last
    assert match.state.digest() == digest
    match.undo()
    assert match.lines[-1].target == last - 1
    assert match.state.digest() == first_turns(2).state.digest()
    text = match.journal(seed=True)
    assert GAME.replay(text).journal(seed=True) == text


def test_another_choice_after_an_undo_can_be_taken_back_as_well() -> None:
    match = GAME.replay(first_turns(3).export())
    for _ in range(2):
        match.undo(everyone=True)
    match.apply("pass")
    match.undo()
    assert match.state.digest() == first_turns(1).state.digest()


def test_the_line_of_a_seats_latest_choice_is_that_which_stands() -> None:
    match = first_turns(0)
    seats = range(match.header.players)
    assert [match.latest_line(seat) for seat in seats] == [0] * len(seats)
    chosen: dict[int, int] = {}
    for count in (1, 2, 3):
        match = first_turns(count)
        line = match.lines[-1]
        chosen[line.seat] = line.number
        assert {seat: match.latest_line(seat) for seat in chosen} == chosen
    seat, before = match.lines[-1].seat, first_turns(2)
    match.undo()
    assert match.latest_line(seat) == before.latest_line(seat)
