"""The arena: bots play whole games against each other, one by one or in many processes."""

from __future__ import annotations

from overseer.arena.playing import StuckGame, play
from overseer.arena.report import Report, wilson
from overseer.arena.simulation import simulate, usable_cores

__all__ = ["Report", "StuckGame", "play", "simulate", "usable_cores", "wilson"]
