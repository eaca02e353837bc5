"""Fallout keeps every law of the kit: hidden hands and facedown tokens included."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import overseer
from overseer import bots
from overseer.games.fallout.invariants import broken_invariants
from overseer.testing import check_bot, check_game, check_legality
from props.soaking import affordable, numbers, times

OUTPOST = ["outpost"]


@cache
def fallout() -> Any:
    return overseer.load("fallout", OUTPOST)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_game_as_printed(players: int) -> None:
    checked = check_game(
        fallout(),
        games=times(1),
        seed=200,
        players=[players],
        options={"max_rounds": 12},
        invariants=broken_invariants,
        packs=OUTPOST,
    )
    assert checked.games == times(1)
    assert checked.decisions > 50


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_offered_if_and_only_if_nothing_is_against_it(players: int) -> None:
    options = {"max_rounds": 12, "enemy_steps": "ask"}
    checked = check_legality(
        fallout(), games=times(1), seed=300, players=[players], options=options
    )
    assert checked.games == times(1)
    assert checked.decisions > 50


@pytest.mark.parametrize(
    "options", [{"enemy_steps": "ask", "first_player": 1}, {"balanced_agendas": True}]
)
def test_other_tables(options: dict[str, Any]) -> None:
    check_game(
        fallout(),
        games=times(1),
        players=[2],
        options={"max_rounds": 6, **options},
        invariants=broken_invariants,
        packs=OUTPOST,
    )


@pytest.mark.parametrize("name", affordable(bots.own_names("fallout")))
def test_the_bots(name: str) -> None:
    players = numbers(name, [1, 3])
    checked = check_bot(
        lambda seed: bots.make(name, fallout(), seed),
        fallout(),
        players=players,
        seed=5,
        options={"max_rounds": 8},
    )
    assert checked.games == len(players)
