"""Fixtures: who meets whom, and where they sit."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from overseer.arena.fixtures import fixtures, tables

BOTS = ["a", "b", "c", "d"]


def test_two_at_a_table_are_all_pairs() -> None:
    pairs = [("a", "b"), ("a", "c"), ("a", "d"), ("b", "c"), ("b", "d"), ("c", "d")]
    assert tables(BOTS, 2) == pairs


def test_on_a_ladder_only_neighbours_meet() -> None:
    assert tables(BOTS, 2, ladder=True) == [("a", "b"), ("b", "c"), ("c", "d")]
    assert tables(BOTS, 3, ladder=True) == [("a", "b", "c"), ("b", "c", "d")]
    assert tables(["a", "b", "c"], 4, ladder=True) == [
        ("a", "b", "b", "b"),
        ("b", "a", "a", "a"),
        ("b", "c", "c", "c"),
        ("c", "b", "b", "b"),
    ]


def test_with_fewer_bots_than_seats_one_meets_several_of_another() -> None:
    assert tables(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 2), (4, 3), (4, 4), (2, 4), (3, 4)])
def test_every_bot_of_a_table_sits_everywhere_equally_often_on_the_same_seeds(
    bots: int, players: int
) -> None:
    seats: dict[tuple[int, str], Counter[int]] = defaultdict(Counter)
    seeds: dict[int, Counter[int]] = defaultdict(Counter)
    for fixture in fixtures(BOTS[:bots], players, 3 * players, 70):
        seeds[fixture.table][fixture.seed] += 1
        for seat, bot in enumerate(fixture.bots):
            seats[fixture.table, bot][seat] += 1
    for times in seats.values():
        assert len(set(times.values())) == 1
        assert len(times) == players
    for times in seeds.values():
        assert times == {70: players, 71: players, 72: players}


def test_games_are_numbered_and_rounded_up() -> None:
    played = list(fixtures(["a", "b"], 2, 5, 1))
    assert [fixture.number for fixture in played] == list(range(6))
    assert [fixture.seed for fixture in played] == [1, 1, 2, 2, 3, 3]
    assert [fixture.bots for fixture in played[:2]] == [("a", "b"), ("b", "a")]
