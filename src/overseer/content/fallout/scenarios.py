"""Reading scenarios: the layout of the map, the factions and the power track."""

from __future__ import annotations

import re
from dataclasses import dataclass

from overseer.content.fallout.enemies import TRACK_LETTERS, FactionEnemy, read_faction_enemy
from overseer.content.fallout.phrases import Steps
from overseer.content.fallout.scope import Scope, block, items_of
from overseer.content.fallout.steps import steps_under
from overseer.content.fallout.words import FACTIONS, LEVELS, MAX_NUMBER
from overseer.content.fields import Fields, number
from overseer.content.problems import Problems
from overseer.content.source import Broken, Mapping, Scalar, describe

COLUMNS, ROWS = "ABCDEF", "123"
SLOTS = tuple(column + row for column in COLUMNS for row in ROWS)
INFLUENCE = (11, 10, 9, 8)
TRACK = (2, 30)
PICTURES = (
    *("boat", "bus", "dam", "light", "mill", "orchard"),
    *("piano", "post", "toll", "tower", "vault"),
)

_KEYS = ("start", "layout", "factions", "track", "quests", "setup", "influence", "picture")
_NEEDED = ("start", "layout", "factions", "track", "quests")
_SLOT = re.compile(f"[{COLUMNS}][{ROWS}]")


@dataclass(frozen=True, slots=True)
class Faction:
    """A faction of a scenario: its tokens are an enemy, or do steps when their icon comes up."""

    enemy: FactionEnemy | None
    on_activation: Steps


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario sheet.

    `layout` pairs slots with a named tile, "dangerous" or "deadly"; `track` has X and Y for
    each space of the power track, from the top, 0 for what is not printed there. `picture` is what
    its cover shows, if anything of its own.
    """

    id: str
    start: str
    layout: tuple[tuple[str, str], ...]
    star: Faction
    shield: Faction
    track: tuple[tuple[int, int], ...]
    quests: tuple[int, ...]
    setup: Steps
    influence: tuple[int, ...]
    picture: str

    @property
    def factions(self) -> tuple[Faction, Faction]:
        """Star and shield."""
        return self.star, self.shield


def position(slot: str) -> tuple[int, int]:
    """The tile (i, j) of a slot; rows drift by one in three columns."""
    column, row = COLUMNS.index(slot[0]), ROWS.index(slot[1])
    return column, row - (column + 1) // 3


def are_beside(one: str, other: str) -> bool:
    """Whether the tiles of two slots share a border."""
    (i, j), (k, m) = position(one), position(other)
    return (k - i, m - j) in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def read_scenario(card_id: str, body: Mapping, problems: Problems) -> Scenario:
    """A scenario sheet."""
    scope = Scope(problems, "scenario")
    fields = Fields(body, f"scenario {card_id}", _KEYS, problems, _NEEDED)
    star, shield = _factions(fields, scope)
    return Scenario(
        id=card_id,
        start=fields.text("start"),
        layout=_layout(fields, scope),
        star=star,
        shield=shield,
        track=_track(fields, (star, shield), scope),
        quests=_numbers(fields, "quests", "[1]", (1, MAX_NUMBER), (1, 6), scope),
        setup=steps_under(fields, "setup", scope),
        influence=_numbers(fields, "influence", str([*INFLUENCE]), (1, 40), (4, 4), scope)
        or INFLUENCE,
        picture=fields.choice("picture", PICTURES),
    )


def _layout(fields: Fields, scope: Scope) -> tuple[tuple[str, str], ...]:
    mapping = fields.mapping("layout")
    slots: dict[str, str] = {}
    for name, entry in mapping.entries.items() if mapping else ():
        if not _SLOT.fullmatch(name):
            message = f"there is no slot '{name}'"
            scope.problems.add(entry.key.place, message, "columns A to F, rows 1 to 3, as in B2")
        elif isinstance(entry.value, Scalar) and entry.value.text:
            slots[name] = entry.value.text
        elif not isinstance(entry.value, Broken):
            message = f"a slot has a tile, not {describe(entry.value)}"
            scope.problems.add(entry.value.place, message, "an id, dangerous or deadly")
    if mapping and not mapping.entries:
        scope.problems.add(mapping.place, "the layout is empty", "as in {A1: crossroads-camp}")
    return tuple((slot, slots[slot]) for slot in SLOTS if slot in slots)


def _factions(fields: Fields, scope: Scope) -> tuple[Faction, Faction]:
    node = fields.node("factions")
    sides = block(node, "factions", FACTIONS, scope, FACTIONS) if node else None
    star, shield = (_faction(sides, side, scope) for side in FACTIONS)
    return star, shield


def _faction(sides: Fields | None, side: str, scope: Scope) -> Faction:
    node = sides.node(side) if sides else None
    fields = block(node, f"faction {side}", ("enemy", "on-activation"), scope) if node else None
    if node is None or fields is None:
        return Faction(None, ())
    if ("enemy" in fields) == ("on-activation" in fields):
        message = f"faction {side} has either 'enemy' or 'on-activation'"
        scope.problems.add(node.place, message, "on-activation: [] does nothing")
    enemy = fields.node("enemy")
    return Faction(
        enemy=read_faction_enemy(enemy, scope) if enemy else None,
        on_activation=steps_under(fields, "on-activation", scope),
    )


def _track(
    fields: Fields, factions: tuple[Faction, Faction], scope: Scope
) -> tuple[tuple[int, int], ...]:
    """The spaces of the power track; each shows the letters that an enemy's level uses."""
    node = fields.node("track")
    levels = [faction.enemy.level for faction in factions if faction.enemy]
    needed = [letter for letter in TRACK_LETTERS if letter in levels]
    spaces: list[tuple[int, int]] = []
    for item in (
        items_of(node, "track", "[{X: 1, Y: 1}, {X: 1, Y: 2}]", scope, *TRACK) if node else ()
    ):
        space = block(item, "a space of the track", TRACK_LETTERS, scope, needed)
        if space:
            x, y = (space.number(letter, *LEVELS, 0) for letter in TRACK_LETTERS)
            spaces.append((x, y))
    return tuple(spaces)


def _numbers(
    fields: Fields,
    key: str,
    example: str,
    values: tuple[int, int],
    length: tuple[int, int],
    scope: Scope,
) -> tuple[int, ...]:
    node = fields.node(key)
    listed = items_of(node, key, example, scope, *length) if node else ()
    read = [number(item, key, *values, scope.problems) for item in listed]
    return tuple(value for value in read if value is not None)
