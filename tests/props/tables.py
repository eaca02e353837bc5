"""Games and positions for property tests, loaded once per process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import overseer
from overseer.kernel.state import State
from overseer.testing.play import Chooser

ROOT = Path(__file__).parents[2]
MARKET = ROOT / "examples" / "packs" / "night-market"


@cache
def shelter() -> Any:
    """The game with its core pack."""
    return overseer.load("shelter")


@cache
def with_market() -> Any:
    """The game with the example pack."""
    return overseer.load("shelter", packs=[MARKET])


def position(players: int, seed: int, choices: int, **options: Any) -> State:
    """A state after some random choices, or at its end."""
    chooser = Chooser(seed)
    state: State = shelter().new(players, seed, **options)
    while choices > 0 and not state.over:
        state.apply(chooser.choice(state)[1])
        choices -= 1
    return state
