"""Bots that know Fallout."""

from __future__ import annotations

from overseer.bots.fallout.greedy import FalloutGreedy, worths_of

__all__ = ["FalloutGreedy", "worths_of"]
