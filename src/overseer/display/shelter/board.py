"""The board of Fallout Shelter: the odds of its columns, and where rooms can be built."""

from __future__ import annotations

from functools import cache

from overseer.display.model import Column, ShelterBoard, Site
from overseer.games.shelter import terms as t
from overseer.games.shelter.building import next_slot
from overseer.games.shelter.notation import SIDES
from overseer.games.shelter.odds import SUMS, column_chance
from overseer.games.shelter.vault import Vault
from overseer.games.shelter.view import column_of


def board_of(vault: Vault) -> ShelterBoard:
    """What a board draws beside the table."""
    numbers = [column_of(vault, place) for place in range(t.ELEVATOR)]
    sites = [
        Site(level=level, side=side, slot=int(next_slot(vault, level, number)))
        for level in range(vault.players + 1)
        for number, side in enumerate(SIDES)
    ]
    return ShelterBoard(
        columns=[None if number is None else _column(number) for number in numbers],
        safe=[_column(number) for number in SUMS if number not in numbers],
        sites=[site for site in sites if site.slot >= 0],
    )


@cache
def _column(number: int) -> Column:
    return Column(number=number, percent=round(100 * column_chance(number)))
