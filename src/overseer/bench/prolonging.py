"""Prolonging: how a game is kept from ending before its round limit, to see what length costs."""

from __future__ import annotations

from overseer.games.fallout.wasteland import Wasteland
from overseer.games.shelter.terms import SLOTS
from overseer.games.shelter.vault import Vault


def vault(state: Vault) -> None:
    """No level is ever complete, nor is the threat deck's end the end of the game."""
    state.rooms_to_end = SLOTS + 1
    state.trigger = 0


def wasteland(state: Wasteland) -> None:
    """No faction takes over."""
    state.power[0] = state.power[1] = 0
