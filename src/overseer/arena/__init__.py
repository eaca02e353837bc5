"""The arena: bots play whole games against each other, one by one or in many processes."""

from __future__ import annotations

from overseer.arena.playing import StuckGame, play
from overseer.arena.pool import Workers
from overseer.arena.report import Report, wilson
from overseer.arena.simulation import processes_for, simulate, usable_cores

__all__ = [
    "Report",
    "StuckGame",
    "Workers",
    "play",
    "processes_for",
    "simulate",
    "usable_cores",
    "wilson",
]
