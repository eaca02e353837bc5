"""Reasons why a choice is not possible, as bits; the rules that generate the options set them.

The first two bits are those of every game (`kernel/refusal.py`).
"""

from __future__ import annotations

from typing import Final

OCCUPIED: Final = 1 << 2
FOREIGN_ELEVATOR: Final = 1 << 3
CANNOT_PAY: Final = 1 << 4
NO_ITEM_TO_GIVE: Final = 1 << 5
NO_ROOM_AFFORDABLE: Final = 1 << 6
LEVEL_FULL: Final = 1 << 7
TRACK_EMPTY: Final = 1 << 8
NO_SUCH_DWELLER: Final = 1 << 9
INJURED_DWELLER: Final = 1 << 10
UNINJURED_DWELLER: Final = 1 << 11
NEEDS_TWO: Final = 1 << 12
NOT_OWNED: Final = 1 << 13
EXHAUSTED: Final = 1 << 14
OTHER_MOMENT: Final = 1 << 15
NO_EFFECT: Final = 1 << 16
NOT_IN_TRACK: Final = 1 << 17
NO_LETTER: Final = 1 << 18
ALREADY_MATCHED: Final = 1 << 19
SIDE_FULL: Final = 1 << 20
TRACK_FULL: Final = 1 << 21
KEPT_BACK: Final = 1 << 22
REPEATS: Final = 1 << 23
SLOT_TAKEN: Final = 1 << 24
FIXED_LETTER: Final = 1 << 25
NOT_EXHAUSTED: Final = 1 << 26
NOT_INJURED: Final = 1 << 27
NO_ROOM_THERE: Final = 1 << 28
IN_ROOM_TRACK: Final = 1 << 29
MUST_DISCOUNT: Final = 1 << 30
NO_CUBE: Final = 1 << 31
INCOME_FULL: Final = 1 << 32
NOTHING_FITS: Final = 1 << 33
CANNOT_EXCHANGE: Final = 1 << 34
NO_SUCH_RATE: Final = 1 << 35
CANNOT_GIVE: Final = 1 << 36
PASSED: Final = 1 << 37
CANNOT_PAY_OUTFIT: Final = 1 << 38
CANNOT_PAY_ITEM: Final = 1 << 39
SWAPS_ITSELF: Final = 1 << 40
READIES: Final = 1 << 41
DISCOUNT_TOO_SMALL: Final = 1 << 42
NOT_IN_PRICE: Final = 1 << 43
REST_UNPAYABLE: Final = 1 << 44
NO_SUCH_DIE: Final = 1 << 45
NO_TRAINEE: Final = 1 << 46
ALIKE: Final = 1 << 47
HEALS_HERE: Final = 1 << 48
