"""Factions: two rivals and their power (FO-FAC, FO-POWER)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.terms import E_POWER, FACTIONS
from overseer.games.fallout.wasteland import Wasteland


def advance(land: Wasteland, faction: i64, steps: i64) -> None:
    """Raise a faction's power, beyond the track's end if need be (FO-POWER-06)."""
    land.power[faction] += steps
    land.due = 1
    land.emit(E_POWER, -1, faction, steps)


def at_track_end(land: Wasteland) -> i64:
    """The faction that has completed the track (the stronger if both have), or -1."""
    last: i64 = len(land.sheet.track_x) - 1
    found: i64 = -1
    for faction in range(FACTIONS):
        if land.power[faction] >= last and (found < 0 or land.power[faction] > land.power[found]):
            found = faction
    return found
