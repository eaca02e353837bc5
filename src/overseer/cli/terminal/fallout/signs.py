"""Signs: the short marks by which the map and the boards show things."""

from __future__ import annotations

from overseer.games.fallout.table import FalloutEnemy, FalloutSpace

TYPES = {"critter": "C", "human": "H", "robot": "R", "monster": "M", "super-mutant": "X"}
FACTIONS = {"star": "★", "shield": "♠"}
TERRAIN = {"difficult": "^", "irradiated": "*"}
MARKER = "⚑"
FACEDOWN = "░"
OPEN = "◎"
HIT = "●"
DEADLY = {"named": "", "dangerous": "!", "deadly": "!!"}
FIRST_PLAYER = "①"


def enemy(seen: FalloutEnemy) -> str:
    """A token: C2 is an active critter of level 2, c? one that lies facedown."""
    if seen.type in FACTIONS:
        return f"{FACTIONS[seen.type]}{seen.level or ''}"
    sign = TYPES[seen.type]
    return f"{sign}{seen.level or ''}" if seen.active else f"{sign.lower()}?"


def icon(space: FalloutSpace) -> str:
    """An encounter icon: S2 a settlement of level 2, W1 wasteland, V84 a vault."""
    if space.icon is None:
        return ""
    if space.icon.startswith("vault-"):
        return f"V{space.icon.removeprefix('vault-')}"
    return f"{space.icon[0].upper()}{space.level or ''}"


def terrain(space: FalloutSpace) -> str:
    """The terrain of a space."""
    return "".join(TERRAIN[each] for each in space.terrain)


def spawn(space: FalloutSpace) -> str:
    """The enemy icon printed on a space, as :c."""
    return f":{TYPES[space.enemy_icon].lower()}" if space.enemy_icon else ""
