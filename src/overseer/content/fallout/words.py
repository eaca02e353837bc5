"""The words of Fallout that cards share: letters, types, traits and the like."""

from __future__ import annotations

LETTERS = ("S", "P", "E", "C", "I", "A", "L")
TYPES = ("critter", "human", "robot", "monster", "super-mutant")
FACTIONS = ("star", "shield")
TRAITS = ("idolized", "vilified", "synth", "super-mutant", "well-rested", "addicted")
AREAS = ("head", "body", "arms", "legs")
ABILITIES = ("aggressive", "armor", "radiation", "ranged", "loot", "retreat")
DECKS = ("wasteland", "settlement", "vault-84", "vault-109")
TERRAINS = ("difficult", "irradiated")
EQUIPMENT = ("weapon", "apparel", "companion")
KINDS = (*EQUIPMENT, "aid", "drug", "magazine")
ANY = "any"
THIS = "this"

DICE = 3
LEVELS = (1, 4)
MOST_PLAYERS = 4
MAX_COPIES = 20
MAX_NUMBER = 999
