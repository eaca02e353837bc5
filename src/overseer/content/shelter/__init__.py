"""Content of Fallout Shelter: the schema of its cards, and packs read into it."""

from overseer.content.shelter.cards import Item, Room, Shelter, Space, Threat
from overseer.content.shelter.exploring import examine
from overseer.content.shelter.loading import GAME, load

__all__ = ["GAME", "Item", "Room", "Shelter", "Space", "Threat", "examine", "load"]
