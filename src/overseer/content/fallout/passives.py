"""Reading passives: what a card gives while it is held or equipped."""

from __future__ import annotations

import re

from overseer.content.fallout.phrases import Passive
from overseer.content.fallout.scope import (
    Reader,
    Scope,
    items_of,
    literally,
    read_letters,
    read_one,
    whole,
)
from overseer.content.fields import Fields
from overseer.content.source import Broken, Node, Scalar, describe

MAX_PASSIVES = 4

_CHANGE = re.compile(r"[+-]?[1-3]")


def _move(node: Node, name: str, scope: Scope) -> int | None:
    """Movement points, which a heavy card may take away."""
    if isinstance(node, Scalar) and _CHANGE.fullmatch(node.text):
        return int(node.text)
    if not isinstance(node, Broken):
        message = f"{name} must be a number from -3 to 3 other than 0, not {describe(node)}"
        scope.problems.add(node.place, message, f"as in {name}: 1")
    return None


PASSIVES: dict[str, Reader] = {
    "armor": whole(1, 9),
    "move": _move,
    "easy-terrain": literally("true"),
    "terrain-rads": literally("false"),
    "rads-heal": whole(1, 9),
    "rads-xp": whole(1, 9),
    "inventory": whole(1, 9),
    "fight-reroll": whole(1, 9),
    "test-reroll": read_letters,
    "shop-discount": whole(1, 9),
    "camp-heal": whole(1, 16),
    "kill-caps": whole(1, 9),
    "encounter-xp": whole(1, 9),
}


def read_passives(fields: Fields, key: str, scope: Scope) -> tuple[Passive, ...]:
    """The passives under a key."""
    node = fields.node(key)
    if node is None:
        return ()
    example = "[move: 1]"
    listed = items_of(node, key, example, scope, 1, MAX_PASSIVES)
    read = [read_one(Passive, item, PASSIVES, f"{key}: {example}", scope) for item in listed]
    return tuple(passive for passive in read if passive)
