"""Caps: one number per survivor, without a ceiling (FO-CAPS)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.quests import tell
from overseer.games.fallout.terms import D_SPEND, E_CAPS, E_CAPS_SPENT
from overseer.games.fallout.wasteland import Wasteland


def gain_caps(land: Wasteland, seat: i64, number: i64) -> None:
    """Take Caps from the supply."""
    if number > 0 and land.eliminated[seat] == 0:
        land.caps[seat] += number
        land.due = 1
        land.emit(E_CAPS, seat, number)


def lose_caps(land: Wasteland, seat: i64, number: i64) -> None:
    """Return Caps to the supply, as many as there are (FO-R-02)."""
    taken = min(land.caps[seat], number)
    if taken > 0:
        land.caps[seat] -= taken
        land.due = 1
        land.emit(E_CAPS_SPENT, seat, taken)


def spend_caps(land: Wasteland, seat: i64, number: i64) -> None:
    """Pay Caps for something; a deed that quests may look for."""
    lose_caps(land, seat, number)
    if number > 0:
        tell(land, seat, D_SPEND, number)
