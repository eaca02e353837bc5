"""Bots that know Fallout Shelter."""

from __future__ import annotations

from overseer.bots.shelter.greedy import ShelterGreedy

__all__ = ["ShelterGreedy"]
