"""Learned bots of every game: the weights they come with, and the same choices from source."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from overseer.bots.fallout import traits as fallout_traits
from overseer.bots.mind import fallout as fallout_mind
from overseer.bots.mind import shelter as shelter_mind
from overseer.bots.shelter import traits as shelter_traits
from overseer.bots.weights import read_weights, shipped, written
from overseer.kernel.errors import Malformed

TRAITS = {
    "shelter": (shelter_traits.trait_names, shelter_mind.COMMON),
    "fallout": (fallout_traits.trait_names, fallout_mind.COMMON),
}
# A few decisions of a bot that searches, as a program of its own.
CHOOSE = """
from dataclasses import replace
import overseer
from overseer.bots.{game} import learned
from {levels} import {level}
state = overseer.load({game!r}).new(players=2, seed=5)
bot = learned.make(replace({level}, further=300, {changes}), 2)
for _ in range(12):
    option = bot.choose(state, state.decision.seat)
    print(option.notation, bot.spent)
    state.apply(option, state.decision.seat)
"""


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in TRAITS for players in (2, 3, 4)]
)
def test_weights_are_shipped_for_every_number_of_players(game: str, players: int) -> None:
    weights = shipped(game, players)
    names, common = TRAITS[game]
    assert (weights.game, weights.players) == (game, players)
    assert list(weights.traits) == names()
    assert len(weights.traits) == common
    assert len(written(weights)) < 1_000_000
    trained = weights.trained
    assert trained.command.startswith(f"overseer train {game} --players {players} --seed ")
    assert trained.positions > trained.games >= 100


def test_weights_are_written_as_they_are_read() -> None:
    weights = shipped("shelter", 2)
    assert read_weights(written(weights), "again") == weights


@pytest.mark.parametrize(
    "text", [b"", b"{}", b'{"game": "shelter"}', b"[1]", b'{"game": "shelter", "players": "two"}']
)
def test_a_file_without_weights_is_refused_by_name(text: bytes) -> None:
    with pytest.raises(Malformed, match=r"^mine\.json holds no weights: "):
        read_weights(text, "mine.json")


@pytest.mark.parametrize(
    "how",
    [
        {
            "game": "shelter",
            "levels": "overseer.bots.levels",
            "level": "MASTER",
            "changes": "budget=100",
        },
        {
            "game": "fallout",
            "levels": "overseer.bots.fallout.levels",
            "level": "HARD",
            "changes": "worlds=2, budget=40",
        },
    ],
    ids=lambda how: how["game"],
)
def test_source_and_compiled_unit_choose_alike(how: dict[str, str]) -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", CHOOSE.format(**how)],
            env={**os.environ, "OVERSEER_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("0", "1")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 12
