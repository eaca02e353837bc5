"""Reading enemies: tokens of five types, and those of the two factions."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.scope import Scope, block, word_list
from overseer.content.fallout.words import ABILITIES, AREAS, LEVELS, MAX_COPIES, TYPES
from overseer.content.fields import Fields, number
from overseer.content.problems import Problems
from overseer.content.source import Mapping, Node, Scalar

MOST_ABILITIES = 2
TRACK_LETTERS = ("X", "Y")


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy token, of which there may be several."""

    id: str
    type: str
    level: int
    weak: tuple[str, ...]
    abilities: tuple[str, ...]
    copies: int


@dataclass(frozen=True, slots=True)
class FactionEnemy:
    """What the tokens of a faction are: an enemy, whose level may be read from the power track."""

    type: str
    level: int | str
    weak: tuple[str, ...]
    abilities: tuple[str, ...]


def read_enemy(card_id: str, body: Mapping, problems: Problems) -> Enemy:
    """An enemy token."""
    scope = Scope(problems, "enemy")
    keys = ("type", "level", "weak", "abilities", "copies")
    fields = Fields(body, f"enemy {card_id}", keys, problems, ("type", "level", "weak"))
    return Enemy(
        id=card_id,
        type=fields.choice("type", TYPES),
        level=fields.number("level", *LEVELS, 1),
        weak=_weak(fields, scope),
        abilities=_abilities(fields, scope),
        copies=fields.number("copies", 1, MAX_COPIES, 1),
    )


def read_faction_enemy(node: Node, scope: Scope) -> FactionEnemy | None:
    """The enemy of a faction."""
    keys = ("type", "level", "weak", "abilities")
    fields = block(node, "the enemy of a faction", keys, scope, ("level", "weak"))
    if fields is None:
        return None
    return FactionEnemy(
        type=fields.choice("type", TYPES),
        level=_level(fields, scope),
        weak=_weak(fields, scope),
        abilities=_abilities(fields, scope),
    )


def _level(fields: Fields, scope: Scope) -> int | str:
    """A level, or the letter under which the power track has it."""
    node = fields.node("level")
    if isinstance(node, Scalar) and node.text in TRACK_LETTERS:
        return node.text
    level = number(node, "level (X, Y or a number)", *LEVELS, scope.problems) if node else None
    return level or 1


def _weak(fields: Fields, scope: Scope) -> tuple[str, ...]:
    return word_list(fields, "weak", AREAS, "[head]", scope, least=1, most=len(AREAS))


def _abilities(fields: Fields, scope: Scope) -> tuple[str, ...]:
    return word_list(fields, "abilities", ABILITIES, "[ranged]", scope, most=MOST_ABILITIES)
