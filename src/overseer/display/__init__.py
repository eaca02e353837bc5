"""Displays: what a table shows of a game, ready for any client that knows no rule."""

from __future__ import annotations

from overseer.display.display import Display

__all__ = ["Display"]
