"""Actions: each option has one of its own, and the mask shows exactly the options."""

from __future__ import annotations

import random
from typing import Any

import pytest
from mypy_extensions import u8

import overseer
from overseer.envs.space import spaces_of
from overseer.kernel.vecs import vec

GAMES = [
    ("shelter", (), {}),
    ("shelter", (), {"elevator_order": "random", "house_rules": ["alternate-columns"]}),
    ("shelter", ("examples/packs/night-market",), {}),
    ("fallout", (), {}),
    ("fallout", (), {"enemy_steps": "ask", "scenario": "low-water"}),
    ("fallout", ("outpost",), {}),
    ("fallout", ("examples/packs/weather-mast",), {}),
]
TABLES = [
    pytest.param(name, packs, options, players, id=f"{name}-{number}-{players}")
    for number, (name, packs, options) in enumerate(GAMES)
    for players in overseer.load(name).seats
]


@pytest.mark.parametrize(("name", "packs", "options", "players"), TABLES)
def test_every_option_has_one_action_and_every_action_of_the_mask_is_an_option(
    name: str, packs: tuple[str, ...], options: dict[str, Any], players: int
) -> None:
    game = overseer.load(name, packs=packs)
    spaces = spaces_of(game, players)
    lens = spaces.lens
    dice = random.Random(players)
    for seed in range(2):
        state = game.new(players, seed=seed, max_rounds=12, **options)
        while (decision := state.decision) is not None:
            places = range(len(decision.options))
            actions = [lens.action_of(state, decision, place) for place in places]
            mask = vec[u8]([0] * lens.actions)
            lens.mark(state, decision, mask, 0)
            assert len(set(actions)) == len(actions)
            assert [action for action in range(lens.actions) if mask[action]] == sorted(actions)
            assert [lens.index_of(state, decision, action) for action in actions] == list(places)
            for option, action in zip(decision.options, actions, strict=True):
                assert spaces.layout.kind_of(action).word == option.kind
            state.apply(dice.choice(decision.options))
