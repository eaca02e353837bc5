"""Positions: set up in the words of the view, checked by path, and round trips."""

from __future__ import annotations

import json
import random
from time import process_time
from typing import Any

import pytest
from mypy_extensions import i64

import overseer
from overseer import ALL
from overseer.catalog.shelter import ShelterGame
from overseer.games.fallout.pairs import where_of
from overseer.games.fallout.rows import marker_code
from overseer.games.fallout.terms import W_PLACE
from overseer.kernel.vecs import vec
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
    game = overseer.load("fallout", ["outpost"])
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
    game = overseer.load("fallout", ["outpost"])
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
        ({"survivors": [{"hp": 2, "rads": 5}]}, r"survivors\[0\] lives with"),
        (
            {"survivors": [{"eliminated": True, "space": None}, {}], "first_player": 0},
            "; first_player is 0, who is eliminated; ",
        ),
        (
            {"survivors": [{}], "quests": [{"quest": "lamp"}]},
            r"quests\[0\]\.quest is 'lamp', which",
        ),
        (
            {"survivors": [{"hand": [{"agenda": "gentle-glow"}]}, {}]},
            r"survivors\[0\]\.hand\[0\] is 'gentle-glow', which this table leaves in the box",
        ),
        ({"survivors": [{}], "map": [{"slot": "Z9"}]}, r"map\[\d+\] is incomplete: .*`tile`"),
    ],
)
def test_what_is_wrong_in_fallout_is_told_by_its_path(table: dict[str, Any], message: str) -> None:
    with pytest.raises(overseer.Malformed, match=message):
        overseer.load("fallout", ["outpost"]).position(table, seed=1)


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


def test_a_position_with_a_single_move_goes_on_from_there() -> None:
    """Where nobody can be placed the pass goes by itself, unless somebody wants to see it."""
    table = {
        "players": [{"dwellers": {"untrained": 0, "injured": 2}}, {}],
        "first_player": 0,
        "active": 0,
        "levels": [{"elevator": {"occupant": 1, "dwellers": [{}]}}],
    }
    shown = GAME.position(table, seed=1, forced="manual")
    assert [option.notation for option in shown.decisions[0].options] == ["pass"]
    gone: Any = GAME.position(table, seed=1).view(0)["table"]
    assert (gone["active"], gone["players"][0]["passed"]) == (1, True)


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
        (
            {"players": [{"dwellers": {"untrained": 7, "injured": 7}}, {}]},
            r"players\[0\] owns 14 dwellers",
        ),
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
        (
            {"players": [{}, {}], "levels": [{"elevator": {"threat": "fire"}}]},
            r"levels\[0\]\.elevator has a threat that does not cover it",
        ),
        (
            {"players": [{}, {}], "discards": {"items": ["globe"] * 30_000}},
            r"discards\.items has 30000 members, more than there are on any table",
        ),
        ({}, "players is missing"),
        ({"players": 3}, "players is 3; it is a list"),
    ],
)
def test_what_is_wrong_is_told_by_its_path(table: dict[str, Any], message: str) -> None:
    with pytest.raises(overseer.Malformed, match=message):
        GAME.position(table, seed=1)


@pytest.mark.parametrize("card", ["globe", "sxotgunx"])
def test_a_table_with_thousands_of_wrong_cards_is_refused_within_seconds(card: str) -> None:
    layers = [{"cards": [card] * 45}] * 499
    begun = process_time()
    with pytest.raises(overseer.Malformed, match=rf"cards\[1\] is '{card}'.* more\.$"):
        GAME.position({"players": [{}, {}], "piles": {"items": layers}}, seed=1)
    assert process_time() - begun < 10  # it took minutes


def test_several_problems_are_told_at_once() -> None:
    table = {"players": [{"cubes": {"W": 9}}, {"happiness": -1}], "round": "two"}
    with pytest.raises(overseer.Malformed) as error:
        GAME.position(table, seed=1)
    assert str(error.value).count(";") >= 4


# What lies on the map of Fallout, and beside it

FALLOUT = overseer.load("fallout", ["outpost"])


def _tile(state: Any, slot: str) -> Any:
    table: Any = state.view(ALL)["table"]
    return next(tile for tile in table["map"] if tile["slot"] == slot)


def _first_space() -> str:
    table: Any = FALLOUT.position({"survivors": [{}]}, seed=1).view(ALL)["table"]
    return str(next(tile for tile in table["map"] if tile["tile"])["spaces"][0]["space"])


def _with_enemies(*enemies: dict[str, Any], **more: Any) -> dict[str, Any]:
    space = _first_space()
    slot = space.partition(".")[0]
    spaces = [{"space": space, "enemies": list(enemies)}]
    return {"survivors": [{}], "map": [{"slot": slot, "spaces": spaces}], **more}


def test_tokens_are_laid_on_the_map_by_their_words() -> None:
    token = next(each for each in FALLOUT.cards.enemies if each not in ("star", "shield"))
    table = _with_enemies({"token": token}, {"type": "robot", "active": False}, {"type": "star"})
    state = FALLOUT.position(table, seed=1)
    slot = _first_space().partition(".")[0]
    lying = _tile(state, slot)["spaces"][0]["enemies"]
    assert {(each["type"], each["active"]) for each in lying} >= {("robot", False), ("star", True)}
    assert token in {each["token"] for each in lying}
    assert len(lying) == 3
    seen: Any = state.view(0)["table"]
    facedown = [
        each
        for tile in seen["map"]
        if tile["slot"] == slot
        for each in tile["spaces"][0]["enemies"]
        if not each["active"]
    ]
    assert [each["token"] for each in facedown] == [None]


def test_a_token_that_is_given_is_taken_from_where_it_lay() -> None:
    whole: Any = FALLOUT.position({"survivors": [{}]}, seed=1).view(ALL)["table"]
    lying = [
        enemy["token"]
        for tile in whole["map"]
        for space in tile["spaces"]
        for enemy in space["enemies"]
        if enemy["token"] not in ("star", "shield")
    ]
    state = FALLOUT.position({"survivors": [{}], "discards": {"enemies": lying[:1]}}, seed=1)
    table: Any = state.view(ALL)["table"]
    assert table["discards"]["enemies"] == lying[:1]


@pytest.mark.parametrize(
    ("enemies", "message"),
    [
        ([{"token": "radroch"}], r"spaces\[\d\]\.enemies\[0\]\.token is 'radroch', which is no"),
        ([{"type": "plant"}], r"spaces\[\d\]\.enemies\[0\] has no token, and no type; types are"),
        ([{}], r"spaces\[\d\]\.enemies\[0\] has no token, and no type"),
        ([{"type": "robot", "piece": 10**30}], r"enemies\[0\]\.piece is too large a number"),
        ([{"type": "robot"}] * 99, "of which no token is left"),
    ],
)
def test_a_token_that_cannot_lie_there_is_told_by_its_path(
    enemies: list[dict[str, Any]], message: str
) -> None:
    with pytest.raises(overseer.Malformed, match=message):
        FALLOUT.position(_with_enemies(*enemies), seed=1)


def test_quests_and_their_markers_are_laid_by_their_words() -> None:
    timed = next(each for each in FALLOUT.cards.quests.values() if each.timer)
    space = _first_space()
    state = FALLOUT.position(
        {
            "survivors": [{}],
            "quests": [{"quest": timed.id}],
            "map": [
                {
                    "slot": space.partition(".")[0],
                    "spaces": [{"space": space, "markers": [timed.id]}],
                }
            ],
        },
        seed=1,
    )
    table: Any = state.view(ALL)["table"]
    assert [(each["quest"], each["timer"]) for each in table["quests"]] == [(timed.id, timed.timer)]
    assert FALLOUT.position(table).digest() == state.digest()
    late = FALLOUT.position(
        {"survivors": [{}], "quests": [{"quest": timed.id, "timer": 1}]}, seed=1
    )
    told: Any = late.view(0)["table"]
    assert told["quests"][0]["timer"] == 1


def test_what_stands_nowhere_on_a_table_is_kept_under_way() -> None:
    """Numbers that have left the library, and the place that a marker waits for."""
    state: Any = FALLOUT.position({"survivors": [{}]}, seed=1)
    state.waiting = vec[i64]([marker_code(state.staged[0], where_of(W_PLACE, 3))])
    state.shelf[next(i for i, mark in enumerate(state.shelf) if i and mark == 0)] = 2
    table: Any = state.view(ALL)["table"]
    assert table["quests"][0]["marker_waits"]
    again = FALLOUT.position(json.loads(json.dumps(table)))
    assert again.digest() == state.digest()


def test_a_marker_needs_its_quest() -> None:
    quest = next(iter(FALLOUT.cards.quests))
    space = _first_space()
    tile = {"slot": space.partition(".")[0], "spaces": [{"space": space, "markers": [quest]}]}
    with pytest.raises(overseer.Malformed, match=r"markers\[0\] is .*, which is not among quests"):
        FALLOUT.position({"survivors": [{}], "quests": [], "map": [tile]}, seed=1)


def test_the_scenario_is_that_of_the_table() -> None:
    scenario = next(iter(FALLOUT.cards.scenarios))
    state = FALLOUT.position({"survivors": [{}], "scenario": scenario}, seed=1)
    assert state.options["scenario"] == scenario
    with pytest.raises(overseer.Malformed, match="scenario is"):
        FALLOUT.position({"survivors": [{}], "scenario": "mile"}, seed=1)


def test_a_position_in_words_is_played_on_to_the_end() -> None:
    state = FALLOUT.position(
        _with_enemies({"type": "critter"}, {"type": "human", "active": False}, round=3), seed=1
    )
    dice = random.Random(1)
    for _ in range(300):
        if state.decision is None:
            break
        state.apply(dice.choice(state.decision.options))
    assert state.round > 3


def test_the_start_of_a_turn_needs_nothing_but_words() -> None:
    match = overseer.Match(FALLOUT, position={"survivors": [{"caps": 7}, {}], "round": 2}, seed=1)
    assert match.header.position is not None
    assert "under_way" not in match.header.position


@pytest.mark.parametrize("seat", [2, 7, 0])
def test_seats_are_those_of_who_plays_each_once(seat: int) -> None:
    people = [{"seat": 0}, {"seat": seat}]
    with pytest.raises(overseer.Malformed, match="players"):
        GAME.position({"players": people}, seed=1)


@pytest.mark.parametrize("name", ["shelter", "fallout"])
def test_nothing_but_a_refusal_comes_of_a_broken_table(name: str) -> None:
    game = overseer.load(name)
    state, dice = game.new(2, seed=3), random.Random(3)
    for _ in range(40):
        assert state.decision is not None
        state.apply(dice.choice(state.decision.options))
    text = json.dumps(state.view(ALL)["table"])
    for _ in range(60):
        table = json.loads(text)
        del table["under_way"]
        _break(table, dice)
        try:
            game.position(table, seed=1)
        except overseer.Malformed:
            continue


def _break(value: Any, dice: random.Random) -> None:
    """Put something that does not belong there somewhere into a table."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        key = dice.choice(keys)
        inner = value[key]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.8:
            value = inner
            continue
        value[key] = dice.choice([None, True, -1, 5, 99, 10**30, "", "x", "B2.1", [], {}, [{}]])
        return
