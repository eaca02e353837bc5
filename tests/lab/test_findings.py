"""Findings: what is told of cards, moves and whole games, from games made up by hand."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.lab.findings import Estimate, card_finding, changes, mean_of, move_findings, step
from overseer.lab.watching import Watched

FOUNDRY = "room foundry"


def game(**fields: Any) -> Watched:
    usual: dict[str, Any] = {
        "side": 1,
        "seed": 1,
        "scores": [9, 5],
        "winners": [0],
        "rounds": 10,
        "decisions": 100,
        "truncated": False,
        "met": set(),
        "taken": {},
        "worked": {},
        "offered": {},
        "chosen": {},
    }
    return Watched(**{**usual, **fields})


def test_differences_are_taken_pair_by_pair() -> None:
    lengths = (5, 20, 11, 30) * 3
    before = [game(rounds=rounds) for rounds in lengths]
    after = [game(rounds=rounds + 2, winners=[1]) for rounds in lengths]
    found = {change.name: change for change in changes(before, after)}
    # Lengths differ widely, yet each game is longer by exactly two rounds.
    assert found["rounds"].difference == Estimate(2, 2, 2)
    assert found["rounds"].is_clear
    assert (found["seat-1"].before, found["seat-1"].after) == (1, 0)
    assert found["seat-2"].difference.value == 1
    assert not found["score"].is_clear


def test_a_few_pairs_are_never_clear() -> None:
    (rounds, *_) = changes([game(rounds=5)] * 9, [game(rounds=7)] * 9)
    assert rounds.difference == Estimate(2, 2, 2)
    assert not rounds.is_clear


def test_an_interval_is_that_of_a_mean() -> None:
    found = mean_of([1.0, 3.0, 1.0, 3.0])
    assert (found.value, found.low, found.high) == pytest.approx((2, 0.8684, 3.1316), abs=1e-4)


def test_users_of_a_card_are_compared_with_others_at_the_same_tables() -> None:
    games = [
        game(met={FOUNDRY}, taken={FOUNDRY: {0: 2}}, worked={FOUNDRY: {0: 3, 1: 1}}),
        game(met={FOUNDRY}, taken={FOUNDRY: {1: 1}}, winners=[0, 1]),
        game(met={FOUNDRY}),
        game(),
    ]
    found = card_finding(games, FOUNDRY)
    assert (found.games, found.met, found.used, found.users) == (4, 3, 2, 2)
    assert (found.times, found.worked) == pytest.approx((1, 4 / 3))
    assert found.share is not None
    assert found.others is not None
    assert found.share.value == 0.75
    assert found.others.value == 0.25
    assert found.share.low < 0.75 < found.share.high


def test_what_cannot_be_taken_is_used_by_whoever_works_there() -> None:
    found = card_finding([game(worked={"room diner": {1: 4}})], "room diner")
    assert (found.met, found.used, found.users, found.times) == (1, 1, 1, 4)


@pytest.mark.parametrize(
    ("met", "used", "dead"), [(9, 0, False), (10, 0, True), (100, 2, True), (100, 3, False)]
)
def test_a_card_is_dead_if_it_came_up_and_hardly_anybody_wanted_it(
    met: int, used: int, dead: bool
) -> None:
    games = [game(met={FOUNDRY}, taken={FOUNDRY: {0: 1}} if at < used else {}) for at in range(met)]
    assert card_finding(games, FOUNDRY).is_dead is dead


def moved(offered: int, chosen: int, winners: list[int], games: int = 20) -> Any:
    """The one move of some games: how often it was offered and made by the first seat."""
    every = [
        game(
            offered={"take item x": {0: offered}},
            chosen={"take item x": {0: chosen}},
            winners=winners,
        )
        for _ in range(games)
    ]
    return move_findings(every)[0]


def test_a_move_is_dominant_if_it_is_nearly_always_made_and_wins() -> None:
    assert moved(10, 9, [0]).is_dominant
    assert moved(10, 9, [1]).is_always
    assert not moved(10, 9, [1]).is_dominant
    assert not moved(10, 8, [0]).is_always
    assert not moved(10, 10, [0], games=9).is_told  # in too few games
    assert not moved(1, 1, [0]).is_told  # too seldom


@pytest.mark.parametrize(("makers", "never"), [(1, True), (2, False)])
def test_a_move_that_hardly_anybody_makes_in_a_game_is_told(makers: int, never: bool) -> None:
    # It is open at every turn, so that it is seldom made of all the times that it could be.
    games = [
        game(
            offered={"use item x": {0: 100}},
            chosen={"use item x": {0: 1}} if at < makers else {},
        )
        for at in range(60)
    ]
    found = move_findings(games)[0]
    assert (found.players, found.makers) == (60, makers)
    assert found.is_never is never


def test_a_step_of_a_sweep_has_its_own_numbers() -> None:
    games = [game(met={FOUNDRY}, taken={FOUNDRY: {0: 1}}, rounds=8), game(met={FOUNDRY}, rounds=10)]
    found = step(4, games, FOUNDRY)
    assert found.used is not None
    assert (found.value, found.used.value, found.rounds.value) == (4, 0.5, 9)
    assert step(5, [game()], FOUNDRY).used is None  # it never came up
