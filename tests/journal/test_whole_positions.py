"""Positions in full: whoever sets one up again has the same state, whatever the dice."""

from __future__ import annotations

from typing import Any

import pytest

import overseer
from overseer.journal.opening import state_from, whole_position


@pytest.mark.parametrize("players", [1, 4])
def test_a_set_up_that_draws_cards_leaves_no_trace_of_its_own(players: int) -> None:
    """The set-up of this scenario takes encounters and quests from the library at random.

    Some of these seeds draw the same cards as the seed with which a position is set up again.
    """
    game: Any = overseer.load("fallout")
    few = {"scenario": "low-water", "round": 2, "active": 0, "survivors": [{}] * players}
    for seed in range(25):
        state = game.position(few, seed)
        whole = whole_position(game, state)
        for other in (0, 1, 7, seed + 1):
            assert state_from(game, whole, other).digest() == state.digest(), (seed, other)
