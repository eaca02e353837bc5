"""Bots that know Fallout Shelter."""

from __future__ import annotations

from overseer.bots.shelter.greedy import ShelterGreedy, worths_of

__all__ = ["ShelterGreedy", "worths_of"]
