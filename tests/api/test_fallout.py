"""Fallout by its public names: loaded, set up, read and written, and how it ends."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import overseer
from overseer import Illegal, Malformed, Standing
from overseer.catalog.fallout.game import FalloutGame
from overseer.testing.play import Chooser
from rules.fallout.table import Table, quiet


@cache
def game() -> FalloutGame:
    loaded = overseer.load("fallout", ["outpost"])
    assert isinstance(loaded, FalloutGame)
    return loaded


def test_the_game_has_its_name_its_seats_and_its_pack() -> None:
    assert (game().name, list(game().seats)) == ("fallout", [1, 2, 3, 4])
    assert [pack.id for pack in game().packs] == ["outpost"]


def test_options_have_defaults() -> None:
    assert game().new(players=2, seed=1).options == {
        "scenario": "mile-ninety",
        "first_player": "random",
        "enemy_steps": "automatic",
        "balanced_agendas": False,
        "max_rounds": None,
    }


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"max_round": 3}, "did you mean 'max_rounds'?"),
        ({"scenario": "mile-nine"}, "did you mean 'mile-ninety'?"),
        ({"scenario": 3}, 'scenario is "mile-ninety", not 3'),
        ({"first_player": 2}, 'first_player is "random" or a seat from 0 to 1'),
        ({"first_player": True}, 'first_player is "random" or a seat from 0 to 1'),
        ({"enemy_steps": "never"}, 'enemy_steps is "automatic" or "ask"'),
        ({"balanced_agendas": 1}, "balanced_agendas is true or false"),
        ({"max_rounds": 0}, "max_rounds is a number from 1"),
    ],
)
def test_options_are_checked(options: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed) as caught:
        game().new(players=2, seed=1, **options)
    assert message in str(caught.value)


@pytest.mark.parametrize("players", [0, 5])
def test_there_are_one_to_four_players(players: int) -> None:
    with pytest.raises(Malformed):
        game().new(players=players, seed=1)


# Notation


@pytest.mark.parametrize("players", [1, 3])
def test_what_is_written_is_read_again(players: int) -> None:
    state, chooser = game().new(players, seed=6, chance="manual", max_rounds=6), Chooser(6)
    while state.decision is not None:
        for option in state.decision.options:
            assert game().book.parse(option.notation, state) == option.code
        state.apply(chooser.choice(state)[1])


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ("trade 2", "there is no seat 2 in this game"),
        ("pick 4", "there is no seat 4 in this game"),
        ("first 9", "there is no seat 9 in this game"),
        ("step F3.1", "there is no space F3.1 in this game"),
        ("step A2.7", "there is no space A2.7 in this game"),
        ("put A2.x", "there is no space A2.x in this game"),
        ("fight lamp-moth F3.1", "there is no space F3.1 in this game"),
        ("kill lamp-moth A2.7", "there is no space A2.7 in this game"),
        ("quest two-letters 3", "there is no objective 3 of two-letters in this game"),
        ("complete two-letters 9", "there is no objective 9 of two-letters in this game"),
        ("use stimpak 5", "there is no use 5 of stimpak in this game"),
        ("turn 4 1", "there is no die 4"),
        ("turn 1 -", "there is no die 1 with that face"),
        ("stp A2.1", "did you mean 'step'?"),
        ("step A2", "is not a space"),
        ("equip stimpack", "did you mean 'stimpak'?"),
        ("", "An empty line is not a choice"),
    ],
)
def test_what_this_game_does_not_have_cannot_be_chosen(choice: str, message: str) -> None:
    state = game().new(players=2, seed=1)
    for act in (state.apply, state.explain):
        with pytest.raises(Malformed) as caught:
            act(choice)
        assert message in str(caught.value)


def test_a_space_of_a_facedown_tile_may_turn_up() -> None:
    state = game().new(players=2, seed=1)
    for choice in ("step B1.3", "put B1.x", "explore F3"):
        with pytest.raises(Illegal):
            state.apply(choice)


# The end


def ended(players: int, **numbers: int) -> Table:
    """A game that is over, with agendas for influence."""
    table = quiet(players)
    for seat, agendas in enumerate((("good-company",), ("known-face", "full-pockets"), ())):
        if seat < players:
            table.agendas(seat, *agendas)
    for name, value in numbers.items():
        setattr(table.land, name, value)
    table.land.stack.clear()
    return table


def places(table: Table) -> list[tuple[int, int]]:
    return [(each.seat, each.place) for each in game().book.outcome(table.land).standings]


def test_who_wins_alone_is_first_and_the_others_follow_by_influence() -> None:
    table = ended(3, winners=0b100)
    assert places(table) == [(2, 1), (1, 2), (0, 3)]
    assert game().book.outcome(table.land).winners == (2,)


def test_who_wins_together_shares_the_first_place() -> None:
    outcome = game().book.outcome(ended(3, winners=0b011).land)
    assert outcome.winners == (0, 1)
    assert [(each.seat, each.place) for each in outcome.standings] == [(1, 1), (0, 1), (2, 3)]
    assert not outcome.truncated


def test_who_is_eliminated_is_last() -> None:
    table = ended(3, winners=0b100)
    table.land.eliminated[1] = 1
    assert places(table) == [(2, 1), (0, 2), (1, 3)]


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_where_all_have_lost_nobody_wins_and_nobody_is_better(lost: int) -> None:
    outcome = game().book.outcome(ended(3, lost=lost).land)
    assert outcome.winners == ()
    assert {each.place for each in outcome.standings} == {1}


def test_a_game_that_was_cut_off_has_no_winner_but_places_by_influence() -> None:
    table = ended(2, truncated=1)
    outcome = game().book.outcome(table.land)
    assert (outcome.truncated, outcome.winners) == (True, ())
    first, second = outcome.standings
    assert isinstance(first, Standing)
    assert (first.seat, first.place, second.seat, second.place) == (1, 1, 0, 2)
    assert first.score > second.score
    assert first.tie_breaks == ()
