"""Reasons why a choice is not possible, as bits; the rules that generate the options set them.

The first two bits are those of every game (`kernel/refusal.py`).
"""

from __future__ import annotations

from typing import Final

NO_POINTS: Final = 1 << 2
NOT_ADJACENT: Final = 1 << 3
TILE_FACEDOWN: Final = 1 << 4
TILE_FACEUP: Final = 1 << 5
ENEMY_HERE: Final = 1 << 6
NO_ICON: Final = 1 << 7
NO_DECK: Final = 1 << 8
ENCOUNTERED: Final = 1 << 9
ICON_USED: Final = 1 << 10
NO_SUCH_ENEMY: Final = 1 << 11
OWN_TURN: Final = 1 << 12
OUT_OF_RANGE: Final = 1 << 13
LOYAL_TO_IT: Final = 1 << 14
UNMET: Final = 1 << 15
CANNOT_PAY: Final = 1 << 16
NOT_STAGED: Final = 1 << 17
NO_QUEST_ACTION: Final = 1 << 18
NEEDS_SURVIVOR: Final = 1 << 19
NOT_HELD: Final = 1 << 20
EXHAUSTED: Final = 1 << 21
OTHER_MOMENT: Final = 1 << 22
USED_ALREADY: Final = 1 << 23
NOT_EQUIPPED: Final = 1 << 24
WINDOW_CLOSED: Final = 1 << 25
SLOT_SET: Final = 1 << 26
NO_FACTION: Final = 1 << 27
NOT_LOYAL: Final = 1 << 28
ALREADY_LOYAL: Final = 1 << 29
FORCED_OTHER: Final = 1 << 30
NOT_IN_SHOP: Final = 1 << 31
IS_COMPANION: Final = 1 << 32
NO_VALUE: Final = 1 << 33
NOT_EXHAUSTED: Final = 1 << 34
FULL_HP: Final = 1 << 35
HAS_TRAIT: Final = 1 << 36
TRAIT_LOCKED: Final = 1 << 37
OFFERS_SPENT: Final = 1 << 38
NO_SUCH_SPACE: Final = 1 << 39
NO_ACTIONS: Final = 1 << 40
NO_EFFECT: Final = 1 << 41
EQUIPPED_ALREADY: Final = 1 << 42
FORCED_UNMET: Final = 1 << 43
WRONG_KIND: Final = 1 << 44
WRONG_SPACE: Final = 1 << 45
NOT_NEAREST: Final = 1 << 46
NOT_NEARER: Final = 1 << 47
TAKEN: Final = 1 << 48
NOT_WAITING: Final = 1 << 49
OTHER_VICTIM: Final = 1 << 50
TOO_MANY: Final = 1 << 51
TOO_FEW: Final = 1 << 52
CARD_LEFT: Final = 1 << 53
MUST_COMPLETE: Final = 1 << 54
OWN_SEAT: Final = 1 << 55
ELIMINATED: Final = 1 << 56
ALIKE: Final = 1 << 57
NOT_INVENTORY: Final = 1 << 58
OWN_COST: Final = 1 << 59
NO_REROLLS: Final = 1 << 60
NOT_THERE: Final = 1 << 61
