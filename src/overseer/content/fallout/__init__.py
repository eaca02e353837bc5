"""Content of Fallout: the schema of its cards, and packs read into it."""

from overseer.content.fallout.box import Fallout
from overseer.content.fallout.exploring import examine
from overseer.content.fallout.loading import GAME, load

__all__ = ["GAME", "Fallout", "examine", "load"]
