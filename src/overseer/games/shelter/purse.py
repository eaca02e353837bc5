"""Purses: a player's cubes as one number, so that one subtraction compares them with a cost.

A purse has four fields, for the cubes of each kind and for all cubes together. Each field ends in
a spare bit, which is set in a purse and not in a *bill*. A field that has less than the bill asks
for borrows its spare bit: the bill can be paid if all four are still set after the subtraction.
A second bill may be taken from what is left if the first could be paid, and only then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.games.shelter.terms import KINDS
from overseer.games.shelter.vault import Vault

FOOD_AT: Final = 6  # where the fields begin; that of water is at 0
POWER_AT: Final = 12
CUBES_AT: Final = 18
SPARE: Final = 0x820820  # the spare bits of all fields
MOST: Final = 31  # in a field; all tracks together hold 18, so more cannot be paid either


def purse_of(vault: Vault, seat: i64) -> i64:
    """The cubes of a player."""
    cubes = vault.cubes
    at = seat * KINDS
    water = cubes[at]
    food = cubes[at + 1]
    power = cubes[at + 2]
    every = water + food + power
    return SPARE | water | (food << FOOD_AT) | (power << POWER_AT) | (every << CUBES_AT)


def bill_for(water: i64, food: i64, power: i64, of_choice: i64) -> i64:
    """The cubes that a cost or a price asks for."""
    every = water + food + power + of_choice
    return (
        min(water, MOST)
        | (min(food, MOST) << FOOD_AT)
        | (min(power, MOST) << POWER_AT)
        | (min(every, MOST) << CUBES_AT)
    )
