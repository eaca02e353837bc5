"""Overseer: the digital edition of Fallout Shelter, the board game, as a library.

import random, overseer

game = overseer.load("shelter")
state = game.new(players=4, seed=7, max_rounds=100)
while not state.over:
    state.apply(random.choice(state.decision.options))
print(state.outcome.standings)
"""

from overseer import _unit  # first: it chooses between the compiled unit and its source

# isort: split
from collections.abc import Sequence
from pathlib import Path

from overseer.journal.game import Game
from overseer.journal.match import Match
from overseer.kernel.decision import ALL, CHANCE, SPECTATOR, Decision, Option, Options
from overseer.kernel.errors import ContentError, Illegal, Malformed, OverseerError
from overseer.kernel.explanation import Explanation, Reason
from overseer.kernel.outcome import Outcome, Standing
from overseer.kernel.state import State
from overseer.kernel.targets import CardTarget, Happening, Targets

COMPILED = _unit.COMPILED
Sequence.register(Options)


def load(name: str, packs: Sequence[Path | str] = ()) -> Game:
    """A game by name, with its core pack and any further packs (folders, or built-in ids)."""
    # Imported here: packs and texts are the slow part of a start, and not every command needs them.
    from overseer.catalog import load as load_from_catalog

    return load_from_catalog(name, packs)


__all__ = [
    "ALL",
    "CHANCE",
    "COMPILED",
    "SPECTATOR",
    "CardTarget",
    "ContentError",
    "Decision",
    "Explanation",
    "Game",
    "Happening",
    "Illegal",
    "Malformed",
    "Match",
    "Option",
    "Options",
    "Outcome",
    "OverseerError",
    "Reason",
    "Standing",
    "State",
    "Targets",
    "load",
]
