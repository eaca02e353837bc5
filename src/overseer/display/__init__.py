"""Displays: what a table shows of a game, ready for any client that knows no rule."""

from __future__ import annotations

from overseer.display.display import Display
from overseer.display.games import display_of

__all__ = ["Display", "display_of"]
