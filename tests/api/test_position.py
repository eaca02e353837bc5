"""Positions: set up in the words of the view, checked by path, and round trips."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import overseer
from overseer import ALL
from overseer.catalog.shelter import ShelterGame
from rules.table import game_with

GAME: ShelterGame = game_with()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_a_game_can_be_set_up_again(players: int) -> None:
    state = GAME.new(players, seed=players, max_rounds=6, elevator_order="random")
    chance = random.Random(players)
    while True:
        table = json.loads(json.dumps(state.view(ALL)["table"]))
        assert GAME.position(table).digest() == state.digest()
        if state.over:
            return
        for _ in range(3):
            if state.decision is not None:
                state.apply(chance.choice(state.decision.options))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_moment_of_fallout_can_be_set_up_again(players: int) -> None:
    game = overseer.load("fallout")
    state = game.new(players, seed=players, max_rounds=3)
    chance = random.Random(players)
    while True:
        table = json.loads(json.dumps(state.view(ALL)["table"]))
        assert game.position(table).digest() == state.digest()
        if state.over:
            return
        for _ in range(5):
            if state.decision is not None:
                state.apply(chance.choice(state.decision.options))


def test_survivors_are_set_up_by_their_words() -> None:
    game = overseer.load("fallout")
    state = game.position({"survivors": [{"hp": 9, "caps": 7}, {"rads": 2}], "round": 4}, seed=3)
    table: Any = state.view(0)["table"]
    assert (table["survivors"][0]["hp"], table["survivors"][0]["caps"]) == (9, 7)
    assert (table["survivors"][1]["rads"], table["round"]) == (2, 4)
    assert table["active"] == table["first_player"]


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"survivors": [{"hp": 99}]}, r"survivors\[0\]\.hp is 99; it is a number from 0 to 16"),
        ({"survivors": [{"space": "F3.9"}]}, r"survivors\[0\]\.space is 'F3.9'"),
        ({"survivors": [{"hp": 2, "rads": 5}]}, "lives with 2 HP and 5 rads"),
        ({"survivors": [{}], "quests": []}, "quests has 0 members; with the rest"),
    ],
)
def test_what_is_wrong_in_fallout_is_told_by_its_path(table: dict[str, Any], message: str) -> None:
    with pytest.raises(overseer.Malformed, match=message):
        overseer.load("fallout").position(table, seed=1)


def test_what_is_left_out_is_as_after_the_set_up() -> None:
    state = GAME.position({"players": [{"cubes": {"W": 3}}, {}]}, seed=1)
    table: Any = state.view(0)["table"]
    assert table["players"][0]["cubes"] == {"W": 3, "F": 0, "E": 0}
    assert table["players"][1]["dwellers"]["untrained"] == 2
    assert (table["round"], table["active"]) == (1, table["first_player"])
    assert None not in table["item_track"]


def test_a_card_that_lies_elsewhere_is_not_in_a_track_that_was_left_out() -> None:
    first: Any = GAME.position({"players": [{}, {}]}, seed=1).view(0)["table"]
    track = first["item_track"]
    items = [{"item": name} for name in track]
    state = GAME.position({"players": [{"items": items}, {}]}, seed=1)
    table: Any = state.view(0)["table"]
    assert {each["item"] for each in table["players"][0]["items"]} == set(track)
    assert not {*table["item_track"]} & {*track} or len(set(track)) < 3


def test_a_position_is_played_on() -> None:
    state = GAME.position({"players": [{"happiness": 9}, {}], "active": 1, "round": 3}, seed=1)
    assert [decision.seat for decision in state.decisions] == [1]
    chance = random.Random(1)
    for _ in range(200):
        if state.decision is not None:
            state.apply(chance.choice(state.decision.options))


@pytest.mark.parametrize(
    ("table", "message"),
    [
        (
            {"players": [{}, {"cubes": {"W": -2}}]},
            r"players\[1\]\.cubes\.W is -2; it is a number from 0 to 6",
        ),
        (
            {"players": [{}, {"cubez": {}}]},
            r"players\[1\]\.cubez is not known; did you mean 'cubes'",
        ),
        ({"players": [{"items": [{"item": "shotgn"}]}, {}]}, "did you mean 'shotgun'"),
        ({"players": [{"items": [{}]}, {}]}, r"players\[0\]\.items\[0\] has no 'item'"),
        (
            {"players": [{"dwellers": {"owned": 5}}, {}]},
            r"players\[0\]\.dwellers\.owned is 5; with the rest",
        ),
        ({"players": [{"dwellers": {"untrained": 7, "injured": 7}}, {}]}, "owns 14 dwellers"),
        ({"players": [{}, {}], "active": 4}, "active is 4"),
        (
            {"players": [{}, {}], "item_track": ["globe"] * 3},
            r"item_track\[1\] is 'globe', of which the others lie at item_track\[0\]",
        ),
        (
            {
                "players": [{}, {}],
                "levels": [{}, {"rooms": [{"room": "garden"}] * 6}],
            },
            r"levels\[1\]\.rooms\[5\]\.room is 'garden'",
        ),
        ({"players": [{}, {}], "piles": {"items": []}}, r"piles\.items lack"),
        ({}, "players is missing"),
        ({"players": 3}, "players is 3; it is a list"),
    ],
)
def test_what_is_wrong_is_told_by_its_path(table: dict[str, Any], message: str) -> None:
    with pytest.raises(overseer.Malformed, match=message):
        GAME.position(table, seed=1)


def test_several_problems_are_told_at_once() -> None:
    table = {"players": [{"cubes": {"W": 9}}, {"happiness": -1}], "round": "two"}
    with pytest.raises(overseer.Malformed) as error:
        GAME.position(table, seed=1)
    assert str(error.value).count(";") >= 4
