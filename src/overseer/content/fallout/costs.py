"""Reading costs: a block with one key."""

from __future__ import annotations

from overseer.content.fallout.phrases import Cost
from overseer.content.fallout.scope import Reader, Scope, read_id, read_one, whole, word_of
from overseer.content.fallout.words import TRAITS
from overseer.content.fields import Fields
from overseer.content.source import Node

COSTS: dict[str, Reader] = {
    "caps": whole(1, 99),
    "discard": read_id,
    "trait": word_of(*TRAITS),
    "damage": whole(1, 16),
    "agenda": whole(1, 4),
}


def read_cost(node: Node, name: str, scope: Scope) -> Cost | None:
    """A cost."""
    return read_one(Cost, node, COSTS, f"{name}: {{caps: 2}}", scope)


def cost_under(fields: Fields, key: str, scope: Scope) -> Cost | None:
    """The cost under a key, or None."""
    node = fields.node(key)
    return read_cost(node, key, scope) if node else None
