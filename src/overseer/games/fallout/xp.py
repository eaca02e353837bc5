"""XP: the peg that walks along the letters (FO-XP)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.terms import E_XP, LETTERS
from overseer.games.fallout.wasteland import Wasteland


def gain_xp(land: Wasteland, seat: i64, number: i64) -> None:
    """Move the peg for all XP, then note the levels earned (FO-XP-01 to 03, FO-R-51, FO-R-52)."""
    if number <= 0 or land.eliminated[seat] == 1:
        return
    for _ in range(number):
        hole = next_hole(land.letters[seat], land.xp[seat])
        land.xp[seat] = hole
        if hole == 0:
            land.levels[seat] += 1
            land.due = 1
    land.emit(E_XP, seat, number)


def next_hole(letters: i64, hole: i64) -> i64:
    """The hole under the next letter to the right, or 0: back to the start, and a level."""
    for letter in range(hole, LETTERS):
        if (letters >> letter) & 1 == 1:
            return letter + 1
    return 0
