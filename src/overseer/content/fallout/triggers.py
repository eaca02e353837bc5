"""Reading triggers: the deeds that complete an objective."""

from __future__ import annotations

from overseer.content.fallout.phrases import Kill, Suffering, Trigger
from overseer.content.fallout.scope import (
    Reader,
    Scope,
    block,
    literally,
    read_id,
    read_one,
    word_of,
)
from overseer.content.fallout.wheres import read_where
from overseer.content.fallout.words import ABILITIES, ANY, FACTIONS, LEVELS, TRAITS, TYPES
from overseer.content.source import Node


def _kill(node: Node, name: str, scope: Scope) -> Kill | None:
    keys = ("type", "faction", "enemy", "level", "ability", "last")
    fields = block(node, name, keys, scope)
    if fields is None:
        return None
    enemy = fields.node("enemy")
    kill = Kill(
        type=fields.choice("type", TYPES),
        faction=fields.choice("faction", FACTIONS),
        enemy=(read_id(enemy, "enemy", scope) or "") if enemy else "",
        level=fields.number("level", *LEVELS, 0),
        ability=fields.choice("ability", ABILITIES),
        last=fields.flag("last"),
    )
    if kill.last and not kill.faction:
        message = "'last' is about the tokens of a faction"
        scope.problems.add(fields.place_of("last"), message, "add faction: star")
    for key in ("type", "enemy"):
        if kill.faction and key in fields:
            message = f"'{key}' does not go with 'faction'"
            scope.problems.add(fields.place_of(key), message, f"keep {key} or faction")
    return kill


def _suffer(node: Node, name: str, scope: Scope) -> Suffering | None:
    fields = block(node, name, ("damage", "rads", "within"), scope, ("within",))
    if fields is None:
        return None
    if ("damage" in fields) == ("rads" in fields):
        message = "suffer has either 'damage' or 'rads'"
        scope.problems.add(node.place, message, "as in suffer: {damage: 5, within: turn}")
        return None
    what = "damage" if "damage" in fields else "rads"
    within = fields.choice("within", ("turn", "fight"))
    return Suffering(what, fields.number(what, 1, 16, 1), within)


def _spend(node: Node, name: str, scope: Scope) -> int | None:
    fields = block(node, name, ("caps",), scope, ("caps",))
    return fields.number("caps", 1, 99, 1) if fields else None


TRIGGERS: dict[str, Reader] = {
    "kill": _kill,
    "explore": word_of(ANY, "dangerous", "deadly"),
    "camp": literally("true"),
    "enter": read_where,
    "become": word_of(*TRAITS),
    "lose": word_of(*TRAITS),
    "level": literally("true"),
    "buy": literally("true"),
    "sell": literally("true"),
    "recruit": literally("true"),
    "suffer": _suffer,
    "spend": _spend,
}


def read_trigger(node: Node, name: str, scope: Scope) -> Trigger | None:
    """A trigger."""
    return read_one(Trigger, node, TRIGGERS, f"{name}: {{explore: any}}", scope)
