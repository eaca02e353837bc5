"""The reasons against a choice that every game has, as bits; a game's own stand above them."""

from __future__ import annotations

from typing import Final

NOT_NOW: Final = 1 << 0  # no open question of the seat is about it
NOT_OFFERED: Final = 1 << 1  # the question is about such things, but not about this one
