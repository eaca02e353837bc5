"""Reading agendas: the row of icons that activates enemies, and influence."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.content.fallout.conditions import read_conditions
from overseer.content.fallout.phrases import Conditions
from overseer.content.fallout.scope import Scope, block, items_of
from overseer.content.fallout.words import FACTIONS, MOST_PLAYERS, TYPES
from overseer.content.fields import Fields, choice
from overseer.content.problems import Problems
from overseer.content.source import Mapping, Node

COUNTS = ("caps", "letters", "perks", "traits", "items", "companions", "rads")
MOST_ICONS = 7
MOST_BONUSES = 4
MOST_INFLUENCE = 9


@dataclass(frozen=True, slots=True)
class FixedBonus:
    """Influence while conditions hold."""

    when: Conditions
    influence: int


@dataclass(frozen=True, slots=True)
class CountedBonus:
    """One influence for each so many of what is counted, up to `max`.

    `lead` is the faction whose lead is counted, where `count` is "lead".
    """

    count: str
    lead: str
    each: int
    max: int


@dataclass(frozen=True, slots=True)
class Agenda:
    """An agenda card; `players` is the least number of players with whom it is used.

    With `exclusive`, only the first bonus that gives anything counts.
    """

    id: str
    faction: str
    players: int
    enemies: tuple[str, ...]
    bonus: tuple[FixedBonus | CountedBonus, ...]
    exclusive: bool


def read_agenda(card_id: str, body: Mapping, problems: Problems) -> Agenda:
    """An agenda card."""
    scope = Scope(problems, "agenda")
    keys = ("faction", "players", "enemies", "bonus", "exclusive")
    fields = Fields(body, f"agenda {card_id}", keys, problems, ("enemies",))
    rows, bonuses = fields.node("enemies"), fields.node("bonus")
    listed = items_of(rows, "enemies", "[critter, star]", scope, 1, MOST_ICONS) if rows else ()
    icons = [choice(item, "icon", (*TYPES, *FACTIONS), problems) for item in listed]
    example = "[{when: {caps: 8}, influence: 1}]"
    entries = items_of(bonuses, "bonus", example, scope, 1, MOST_BONUSES) if bonuses else ()
    bonus = [_bonus(item, scope) for item in entries]
    return Agenda(
        id=card_id,
        faction=fields.choice("faction", FACTIONS),
        players=fields.number("players", 1, MOST_PLAYERS, 1),
        enemies=tuple(icon for icon in icons if icon),
        bonus=tuple(entry for entry in bonus if entry),
        exclusive=fields.flag("exclusive"),
    )


def _bonus(node: Node, scope: Scope) -> FixedBonus | CountedBonus | None:
    fields = block(node, "a bonus", ("when", "influence", "per", "each", "max"), scope)
    if fields is None:
        return None
    if ("when" in fields) == ("per" in fields):
        message = "a bonus has either 'when' or 'per'"
        scope.problems.add(node.place, message, "as in {when: {caps: 8}, influence: 1}")
        return None
    counted = "per" in fields
    for key in ("influence",) if counted else ("each", "max"):
        if key in fields:
            message = f"'{key}' does not go with '{'per' if counted else 'when'}'"
            scope.problems.add(fields.place_of(key), message, "remove it")
    return _counted(fields, scope) if counted else _fixed(fields, scope)


def _fixed(fields: Fields, scope: Scope) -> FixedBonus:
    if "influence" not in fields:
        scope.problems.add(fields.place, "a bonus has no 'influence'", "add influence: 1")
    when = read_conditions(fields, "when", scope)
    return FixedBonus(when, fields.number("influence", 1, MOST_INFLUENCE, 1))


def _counted(fields: Fields, scope: Scope) -> CountedBonus:
    node = fields.node("per")
    count, lead = "lead", ""
    if isinstance(node, Mapping):
        led = block(node, "per", ("lead",), scope, ("lead",))
        lead = led.choice("lead", FACTIONS) if led else ""
    else:
        count = fields.choice("per", COUNTS)
    if "max" not in fields:
        scope.problems.add(fields.place, "a bonus that counts has no 'max'", "add max: 3")
    return CountedBonus(
        count, lead, fields.number("each", 1, 99, 1), fields.number("max", 1, MOST_INFLUENCE, 1)
    )
