"""Marks: whatever a journal takes back, replaying it costs no more than its lines."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from journal.plays import GAME, choose, new
from overseer import Match
from overseer.journal.course import Course, follow_all
from overseer.journal.marks import Marks


def course_of(match: Match) -> Course:
    course = Course(GAME, match.header, {})
    follow_all(course, match.lines)
    assert course.state.digest() == match.state.digest()
    return course


def play(match: Match, choices: int, whim: random.Random) -> None:
    while choices and not match.state.over:
        choose(match, whim)
        choices -= 1


def one_by_one(match: Match, whim: random.Random) -> None:
    """Play on, then go back to the start choice by choice."""
    play(match, 150, whim)
    while match.can_undo(everyone=True):
        match.undo(everyone=True)


def to_and_fro(match: Match, whim: random.Random) -> None:
    """Always one choice on after several back."""
    play(match, 100, whim)
    for _ in range(100):
        for _ in range(whim.randrange(4)):
            if match.can_undo(everyone=True):
                match.undo(everyone=True)
        play(match, whim.randrange(5), whim)


def far_back(match: Match, whim: random.Random) -> None:
    """Long leaps to a seat's choices of long ago, again and again."""
    for _ in range(6):
        play(match, 60, whim)
        for seat in range(match.header.players):
            for _ in range(3):
                if match.can_undo(seat, everyone=True):
                    match.undo(seat, everyone=True)


@pytest.mark.parametrize("habit", [one_by_one, to_and_fro, far_back])
def test_replaying_is_linear_whatever_is_taken_back(
    habit: Callable[[Match, random.Random], None],
) -> None:
    match = new(seed=1)
    habit(match, random.Random(1))
    course = course_of(match)
    assert sum(line.verb == "rewind" for line in match.lines) > 15
    assert course.followed < 4 * match.count


def test_few_positions_are_kept_of_a_long_game() -> None:
    marks = Marks()
    state = new().state
    for choice in range(100_000):
        marks.add(choice, choice, state, None)
    assert len(marks) < 100


def test_the_latest_choices_and_the_first_are_always_marked() -> None:
    state = new().state
    for length in (1, 5, 40, 1000):
        marks = Marks()
        for choice in range(length):
            marks.add(choice, choice, state, None)
        for step in reversed(range(max(0, length - 8), length)):
            assert marks.last.passage == step
            assert marks.taken_before(step).passage == step
        if len(marks):
            assert marks.taken_before(0).passage == 0


def test_no_leap_back_is_longer_than_a_third_of_what_it_takes_back() -> None:
    state = new().state
    for length in (100, 1000, 1023, 5000):
        for target in range(0, length - 8, 37):
            marks = Marks()
            for choice in range(length):
                marks.add(choice, choice, state, None)
            found = marks.taken_before(target).passage
            assert target - found <= (length - target) / 3


def test_following_can_be_ended_from_outside() -> None:
    match = new(seed=2)
    play(match, 40, random.Random(2))
    heard: list[int] = []

    def pulse(followed: int) -> None:
        heard.append(followed)
        if followed == 20:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        follow_all(Course(GAME, match.header, {}), match.lines, pulse)
    assert heard == list(range(21))
