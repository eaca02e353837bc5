"""Bots that know Fallout."""

from __future__ import annotations

from overseer.bots.fallout.greedy import FalloutGreedy

__all__ = ["FalloutGreedy"]
