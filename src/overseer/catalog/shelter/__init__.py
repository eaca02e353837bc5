"""Fallout Shelter joined with its packs."""

from overseer.catalog.shelter.game import ShelterGame

__all__ = ["ShelterGame"]
