"""Reading conditions: a block of which all keys must hold."""

from __future__ import annotations

from overseer.content.fallout.phrases import Condition, Conditions, Distance
from overseer.content.fallout.scope import (
    Reader,
    Scope,
    block,
    items_of,
    literally,
    read_id,
    read_number,
    read_phrase,
    sides,
    whole,
    word_of,
)
from overseer.content.fallout.wheres import read_where
from overseer.content.fallout.words import DECKS, FACTIONS, LETTERS, TERRAINS, TRAITS
from overseer.content.fields import Fields, as_mapping
from overseer.content.source import Node

FARTHEST = 40


def _distance(node: Node, name: str, scope: Scope) -> Distance | None:
    fields = block(node, name, ("place", "min", "max"), scope, ("place",))
    place = fields and fields.node("place")
    place_id = read_id(place, "place", scope) if place else None
    if fields is None or place_id is None:
        return None
    if "min" not in fields and "max" not in fields:
        scope.problems.add(node.place, "distance has neither 'min' nor 'max'", "add min: 3")
    least = fields.number("min", 0, FARTHEST, 0)
    most = fields.number("max", 1, FARTHEST, FARTHEST) if "max" in fields else None
    if most is not None and most < least:
        scope.problems.add(fields.place_of("max"), "max is less than min", "exchange them")
    return Distance(place_id, least, most)


_SIMPLE: dict[str, Reader] = {
    "trait": word_of(*TRAITS),
    "letter": word_of(*LETTERS),
    "loyal": word_of(*FACTIONS),
    "at": read_where,
    "icon": word_of(*DECKS),
    "min-level": whole(1, 9),
    "terrain": word_of(*TERRAINS),
    "caps": whole(1, 99),
    "has": read_id,
    "equipped": read_id,
    "kept": read_id,
    "power": sides(1, 99),
    "lead": sides(1, 99, most=1),
    "survivor-here": literally("true"),
    "no-enemies": whole(0, 9),
    "near-token": word_of(*FACTIONS),
    "distance": _distance,
    "letters": whole(1, 7),
    "perks": whole(1, 14),
    "rads": whole(1, 16),
    "agendas": whole(1, 4),
    "players": whole(1, 4),
    "staged": read_number,
}


def _not(node: Node, name: str, scope: Scope) -> Conditions | None:
    return _all(node, name, _SIMPLE, scope)


def _any(node: Node, name: str, scope: Scope) -> tuple[Conditions, ...] | None:
    readers = {**_SIMPLE, "not": _not}
    listed = items_of(node, name, "[{trait: synth}, {caps: 5}]", scope, 2, 6)
    return tuple(_all(item, name, readers, scope) or () for item in listed) or None


CONDITIONS: dict[str, Reader] = {**_SIMPLE, "not": _not, "any": _any}


def read_conditions(fields: Fields, key: str, scope: Scope) -> Conditions:
    """The conditions under a key; none if it is not there."""
    node = fields.node(key)
    return (_all(node, key, CONDITIONS, scope) or ()) if node else ()


def _all(node: Node, name: str, readers: dict[str, Reader], scope: Scope) -> Conditions | None:
    mapping = as_mapping(node, name, scope.problems, f"as in {name}: {{caps: 2}}")
    if mapping is None:
        return None
    if not mapping.entries:
        scope.problems.add(node.place, f"{name} has no condition", "as in {trait: synth}")
    read = []
    for word, entry in mapping.entries.items():
        if word in CONDITIONS and word not in readers:
            message = f"'{word}' cannot stand inside '{name}'"
            scope.problems.add(entry.key.place, message, f"say it without '{word}'")
        else:
            read.append(read_phrase(Condition, entry.key, entry.value, readers, scope))
    return tuple(condition for condition in read if condition)
