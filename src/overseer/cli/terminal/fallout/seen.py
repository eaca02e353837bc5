"""What a seat sees on the table of Fallout: its view as typed things, by the rulebook's nouns."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from overseer.games.fallout.names import Names
from overseer.games.fallout.view import build_table
from overseer.games.fallout.wasteland import Wasteland


class EnemySeen(Struct, frozen=True):
    """A token on the map; of one that lies facedown only the type is known."""

    type: str
    active: bool
    token: str | None = None
    level: int | None = None
    weak: list[str] = []
    abilities: list[str] = []


class SpaceSeen(Struct, frozen=True):
    """A space of a faceup tile."""

    space: str
    cells: list[int]
    place: str | None
    terrain: list[str]
    icon: str | None
    level: int | None
    enemy_icon: str | None
    adjacent: list[str]
    enemies: list[EnemySeen]
    markers: list[str]
    survivors: list[int]


class SlotSeen(Struct, frozen=True):
    """A tile on the map; a facedown one has no id and no spaces."""

    slot: str
    tile: str | None
    kind: str
    spaces: list[SpaceSeen] = []
    adjacent: list[str] = []
    enemies: list[EnemySeen] = []


class HeldSeen(Struct, frozen=True):
    """A card in front of a survivor."""

    item: str
    kind: str
    exhausted: bool


class AgendaSeen(Struct, frozen=True):
    """An agenda in one's own hand, and what it is worth now."""

    agenda: str
    influence: int


class SurvivorSeen(Struct, frozen=True):
    """A survivor; `hand` and `influence` are their owner's alone until the game is over."""

    seat: int
    character: str | None
    space: str | None
    hp: int
    max_hp: int | None
    rads: int
    xp: int
    letters: list[str]
    traits: list[str]
    caps: int
    equipped: list[HeldSeen]
    inventory: list[HeldSeen]
    beside: list[HeldSeen]
    perks: list[str]
    agendas: int
    loyal: str | None
    hand: list[AgendaSeen] | None
    influence: int | None
    eliminated: bool


class PrintedSeen(Struct, frozen=True):
    """What is printed of a faction's enemies."""

    level: int
    weak: list[str]
    abilities: list[str]


class FactionSeen(Struct, frozen=True):
    """A faction on the power track."""

    faction: str
    power: int
    last: int
    enemy: PrintedSeen | None


class CountSeen(Struct, frozen=True):
    """How far an objective has come."""

    count: int
    needed: int


class QuestSeen(Struct, frozen=True):
    """A staged quest."""

    quest: str
    number: int
    timer: int | None
    counts: list[CountSeen]
    marker_waits: bool


class EncounterSeen(Struct, frozen=True):
    """The encounter that is being resolved."""

    encounter: str
    seat: int
    level: int
    open: list[bool]


class DieSeen(Struct, frozen=True):
    """A die as it lies."""

    areas: list[str]
    hits: int


class ContestSeen(Struct, frozen=True):
    """The fight or test under way."""

    kind: str
    seat: int
    letters: str
    dice: list[DieSeen] | None
    rerolls: int | None
    token: str = ""
    level: int = 0
    weak: list[str] = []
    abilities: list[str] = []
    difficulty: int | None = None


class TradeSeen(Struct, frozen=True):
    """The deal on the table; None is an agenda that one may not see."""

    builder: int
    other: int
    gives: list[str]
    wants: list[str]
    gives_caps: int
    wants_caps: int
    gives_agendas: list[str | None]
    wants_agendas: int
    named_agendas: list[str | None]


class DecksSeen(Struct, frozen=True):
    """How many cards and tokens each pile holds."""

    loot: int
    asset: int
    agenda: int
    unique: int
    encounters: dict[str, int]
    enemies: dict[str, int]
    letters: int


class TableSeen(Struct, frozen=True):
    """The whole table."""

    scenario: str
    round: int
    first_player: int
    active: int | None
    actions: int
    points: int
    survivors: list[SurvivorSeen]
    factions: list[FactionSeen]
    target: int
    map: list[SlotSeen]
    quests: list[QuestSeen]
    shop: list[str]
    activation: str | None
    encounter: EncounterSeen | None
    contest: ContestSeen | None
    trade: TradeSeen | None
    decks: DecksSeen
    winners: list[int]

    def spaces(self) -> Iterator[SpaceSeen]:
        """Every space of the map, tile by tile."""
        for slot in self.map:
            yield from slot.spaces

    def space(self, name: str) -> SpaceSeen | None:
        """The space of a name such as B2.1, if it lies faceup."""
        return next((space for space in self.spaces() if space.space == name), None)

    def slot(self, name: str) -> SlotSeen | None:
        """The tile on a slot such as B2."""
        return next((slot for slot in self.map if slot.slot == name), None)


def see(land: Wasteland, seat: int, names: Names) -> TableSeen:
    """The table as a seat sees it."""
    return msgspec.convert(build_table(land, seat, names), TableSeen)
