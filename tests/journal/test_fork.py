"""Forks: a new game from any line, with its own dice and the history before it."""

from __future__ import annotations

import random

import pytest

from journal.plays import GAME, bare, finished, new, play
from overseer import CHANCE, Malformed
from overseer.journal.course import Course, follow_all


def test_a_fork_keeps_the_lines_before_it_and_commits_to_a_seed_of_its_own() -> None:
    match = GAME.replay(finished())
    dice = random.Random(5)
    for number in [7, 8, *dice.choices([line.number for line in match.lines], k=6)]:
        fork = match.fork(number)
        kept = [line for line in match.lines if line.number <= number]
        assert list(fork.lines[: len(kept)]) == kept
        seed = fork.lines[len(kept)]
        assert (seed.verb, seed.number) == ("seed", number + 1)
        assert seed.commitment != match.header.commitment
        assert fork.header == match.header
        text = fork.journal(seed=True)
        assert GAME.replay(text).journal(seed=True) == text


def test_a_fork_starts_from_the_position_after_its_line() -> None:
    match = play(new(seed=8), 60)
    own = [line.number for line in match.lines if line.seat != CHANCE][30]
    fork = match.fork(own - 1)
    course = Course(GAME, match.header, {})
    follow_all(course, [line for line in match.lines if line.number < own])
    assert fork.state.digest() == course.state.digest()


def test_a_fork_does_not_touch_the_match_it_came_from() -> None:
    match = play(new(seed=8), 30)
    text = match.journal(seed=True)
    play(match.fork(20), 30)
    assert match.journal(seed=True) == text


def test_a_fork_has_other_dice_unless_its_seed_is_chosen() -> None:
    match = play(new(seed=8), 40)
    forks = [play(match.fork(30), 60).journal() for _ in range(2)]
    assert forks[0] != forks[1]
    chosen = [play(match.fork(30, seed=1), 60).journal() for _ in range(2)]
    assert chosen[0] == chosen[1]
    with pytest.raises(Malformed, match="A salt is"):
        match.fork(30, seed=1, salt="x")


def test_a_fork_is_played_to_the_end_and_discloses_only_its_own_seed() -> None:
    match = play(new(seed=8), 40)
    fork = play(match.fork(30), 10_000)
    disclosed = [line for line in bare(fork.journal()) if line.startswith("seed ")][1:]
    assert [line.split()[1] for line in disclosed] == ["31"]


@pytest.mark.parametrize("line", [6, 0, -1, 10_000, "8", None, True])
def test_there_must_be_such_a_line(line: int) -> None:
    with pytest.raises(Malformed, match="There is no line"):
        play(new(), 5).fork(line)
