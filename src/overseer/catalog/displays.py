"""Which display belongs to which game."""

from __future__ import annotations

from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.shelter import ShelterGame
from overseer.display.display import Display
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.shelter.display import ShelterDisplay
from overseer.kernel.game import Game


def display_of(game: Game) -> Display:
    """The display of a game: its own, or the one that serves any game."""
    if isinstance(game, ShelterGame):
        return ShelterDisplay(game)
    if isinstance(game, FalloutGame):
        return FalloutDisplay(game)
    return Display(game)
