"""Chances: how likely each seat wins, as a curve that was fitted to how games of bots ended."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from overseer.kernel.state import State


def shares(scores: Sequence[float]) -> list[float]:
    """Scores as chances that add up to 1: each point more makes a seat so many times likelier."""
    most = max(scores)
    grown = [exp(score - most) for score in scores]
    return [each / sum(grown) for each in grown]


def decided(state: State, seats: int) -> list[float]:
    """The chances once a game is over: winners share what there is."""
    outcome = state.outcome
    winners = () if outcome is None else outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
