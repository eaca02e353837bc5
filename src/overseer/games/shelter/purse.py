"""Purses and bills: cubes as one number each, so that one subtraction compares all of them.

Both have a field for each kind of cube and one for all cubes together. A purse is lower by FULL,
the most that a field holds below its highest bit. `bill - purse` therefore sets the highest bit of
every field in which the bill asks for more than there is: the player is SHORT of it. Up to three
bills can be added up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.games.shelter.terms import KINDS
from overseer.games.shelter.vault import Vault

WATER: Final = 1  # one in the field of a kind
FOOD: Final = 1 << 7
POWER: Final = 1 << 14
EVERY: Final = 1 << 21
WATER_CUBE: Final = WATER + EVERY
FOOD_CUBE: Final = FOOD + EVERY
POWER_CUBE: Final = POWER + EVERY
FULL: Final = 63 * (WATER + FOOD + POWER + EVERY)
SHORT: Final = 64 * (WATER + FOOD + POWER + EVERY)
MOST: Final = 21  # in a field of a bill; all tracks together hold 18, so more cannot be paid either


def purse_of(vault: Vault, seat: i64) -> i64:
    """The cubes of a player."""
    cubes = vault.cubes
    at = seat * KINDS
    held = cubes[at] * WATER_CUBE + cubes[at + 1] * FOOD_CUBE + cubes[at + 2] * POWER_CUBE
    return held - FULL


def covers(vault: Vault, seat: i64, bill: i64) -> bool:
    """Whether a player has the cubes of a bill."""
    return (bill - purse_of(vault, seat)) & SHORT == 0


def bill_for(water: i64, food: i64, power: i64, of_choice: i64) -> i64:
    """The cubes that a cost or a price asks for."""
    named = min(water, MOST) * WATER + min(food, MOST) * FOOD + min(power, MOST) * POWER
    return named + min(water + food + power + of_choice, MOST) * EVERY
