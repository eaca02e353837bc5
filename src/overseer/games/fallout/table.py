"""The table of Fallout: one typed description of all that lies on it, as one seat sees it.

Views are built from these structs, and everything that shows or reads a table uses them: displays,
terminal, bots, the protocol. A position is set up in the same words. Cards, tokens and tiles are
named by their ids, spaces as in notation (`B2.1`; `C1.x` is the facedown tile on C1), survivors by
their seats.

Of hidden things only numbers and types are told: agendas of others, facedown tokens and tiles,
decks (FO-AGENDA-03, 04, FO-ENEMY-03, FO-LIB-03, FO-R-99). Fields that say "ALL" are there only for
who sees everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from overseer.kernel.table import Layer, UnderWay, by

Letter = Literal["S", "P", "E", "C", "I", "A", "L"]
Faction = Literal["star", "shield"]
Area = Literal["head", "body", "arms", "legs"]
Ability = Literal["aggressive", "armor", "radiation", "ranged", "loot", "retreat"]
Terrain = Literal["difficult", "irradiated"]
TileKind = Literal["named", "dangerous", "deadly"]
ItemKind = Literal["weapon", "apparel", "companion", "aid", "drug", "magazine", "event", "ability"]
Count = Annotated[int, Meta(ge=0)]
Track = Annotated[int, Meta(ge=0, le=16)]


class FalloutStats(Struct, frozen=True, kw_only=True):
    """What is printed of an enemy, with what the scenario adds."""

    level: int
    weak: list[Area]
    abilities: list[Ability]


class FalloutOpponent(Struct, frozen=True, kw_only=True):
    """Whom one may fight, as far as it is known."""

    token: str | None = None
    level: int | None = None  # None unless it is an enemy, and faceup
    weak: list[Area] = []
    abilities: list[Ability] = []

    @property
    def stats(self) -> FalloutStats | None:
        """What is printed on it, if that is known."""
        if self.level is None:
            return None
        return FalloutStats(level=self.level, weak=self.weak, abilities=self.abilities)


class FalloutEnemy(FalloutOpponent, frozen=True, kw_only=True):
    """A token on the map; of one that lies facedown only the type is known."""

    type: str = ""  # an enemy type or a faction
    active: bool = True  # lies faceup
    piece: int | UnsetType = UNSET  # ALL: tells equal active tokens apart; 0 facedown
    fresh: bool | UnsetType = UNSET  # ALL: has turned or arrived facedown in this activation


class FalloutSpace(Struct, frozen=True, kw_only=True):
    """A space of a faceup tile."""

    space: str = ""  # its name, such as "B2.1"
    cells: list[int] = []  # of the seven that a tile is drawn in
    place: str | None = None  # a named location
    terrain: list[Terrain] = []
    icon: str | None = None  # the encounter deck that its icon names
    level: int | None = None  # of the encounter icon
    enemy_icon: str | None = None  # the type that spawns here
    adjacent: list[str] = []
    enemies: list[FalloutEnemy] = []
    markers: list[str] = []  # the quests whose markers lie here
    survivors: list[int] = []


class FalloutTile(Struct, frozen=True, kw_only=True):
    """A slot of the map with its tile; a facedown one is a single space."""

    slot: str
    tile: str | None  # None if it lies facedown
    kind: TileKind
    spaces: Annotated[list[FalloutSpace], by("space")] = []  # of a faceup tile
    adjacent: list[str] = []  # what a facedown tile is next to
    enemies: list[FalloutEnemy] = []  # on a facedown tile


class FalloutCard(Struct, frozen=True, kw_only=True):
    """A card in front of a survivor."""

    item: str
    kind: ItemKind | None = None
    exhausted: bool = False


class FalloutAgenda(Struct, frozen=True, kw_only=True):
    """An agenda in a hand, and what it is worth now."""

    agenda: str
    influence: int | None = None


class FalloutSurvivor(Struct, frozen=True, kw_only=True):
    """A survivor; `hand` and `influence` are their owner's alone until the game is over."""

    seat: int
    character: str | None  # None until it is chosen
    space: str | None  # None off the map
    hp: Track
    max_hp: int | None
    rads: Track
    xp: Annotated[int, Meta(ge=0, le=7)]  # the peg's hole
    letters: list[Letter]
    traits: list[str]
    caps: Count
    equipped: list[FalloutCard]
    inventory: list[FalloutCard]
    beside: list[FalloutCard]  # abilities, and cards that need no slot
    perks: list[str]
    agendas: int  # how many are in hand
    loyal: str | None  # the agenda that is laid open
    hand: list[FalloutAgenda] | None
    influence: int | None
    eliminated: bool


class FalloutFaction(Struct, frozen=True, kw_only=True):
    """A faction on the power track."""

    faction: Faction
    power: Count
    last: int  # the track's last space
    enemy: FalloutStats | None  # its tokens, if they are enemies in this scenario


class FalloutProgress(Struct, frozen=True, kw_only=True):
    """How far an objective has come."""

    count: Count = 0
    needed: int = 1


class FalloutQuest(Struct, frozen=True, kw_only=True):
    """A staged quest."""

    quest: str
    number: int | None = None  # in the library
    timer: Annotated[int, Meta(ge=1)] | None = None  # rounds left
    counts: list[FalloutProgress] = []  # by objectives
    marker_waits: bool = False  # for a place that is not on the map yet


class FalloutEncounter(Struct, frozen=True, kw_only=True):
    """The encounter that is being resolved."""

    encounter: str
    seat: int
    level: int
    open: list[bool]  # which of its options are possible (FO-R-81)


class FalloutDie(Struct, frozen=True, kw_only=True):
    """A die as it lies."""

    areas: list[Area]
    hits: int


class FalloutContest(FalloutOpponent, frozen=True, kw_only=True):
    """The fight or test under way, with the dice as they lie; in a test there is no opponent."""

    kind: Literal["fight", "test"]
    seat: int
    letters: str  # that allow rerolls
    dice: list[FalloutDie] | None  # None before the roll
    rerolls: int | None
    difficulty: int | None = None  # of a test; half a joint test has none of its own


class FalloutTrade(Struct, frozen=True, kw_only=True):
    """The deal on the table; None is an agenda that one may not see (FO-R-69)."""

    builder: int  # who proposes
    other: int
    gives: list[str]
    wants: list[str]
    gives_caps: int
    wants_caps: int
    gives_agendas: list[str | None]
    wants_agendas: int  # how many
    named_agendas: list[str | None]  # those that the other would give


class FalloutDecks(Struct, frozen=True, kw_only=True):
    """How many cards and tokens each pile holds."""

    loot: int
    asset: int
    agenda: int
    unique: int
    encounters: dict[str, int]
    enemies: dict[str, int]
    letters: int


class FalloutDiscards(Struct, frozen=True, kw_only=True):
    """The discards of each deck, in alphabetical order."""

    loot: list[str]
    asset: list[str]
    unique: list[str]  # laid beside their deck
    agenda: list[str]
    dropped_agendas: int  # that were discarded facedown
    enemies: list[str]


class FalloutPiles(Struct, frozen=True, kw_only=True):
    """What lies facedown, from the top."""

    loot: list[Layer] | UnsetType = UNSET
    asset: list[Layer] | UnsetType = UNSET
    agenda: list[Layer] | UnsetType = UNSET
    unique: list[str] | UnsetType = UNSET
    dropped_agendas: list[str] | UnsetType = UNSET
    encounters: dict[str, list[Layer]] | UnsetType = UNSET  # by decks
    enemies: dict[str, list[Layer]] | UnsetType = UNSET  # by types


class FalloutTable(Struct, frozen=True, kw_only=True):
    """Everything on the table."""

    scenario: str
    round: Count  # 0 during the set-up
    first_player: int
    active: int | None  # whose turn it is; None between turns
    actions: Count
    points: Count  # movement points
    survivors: Annotated[list[FalloutSurvivor], by("seat")]
    factions: Annotated[list[FalloutFaction], by("faction")]
    target: int  # the influence that wins
    map: Annotated[list[FalloutTile], by("slot")]
    quests: list[FalloutQuest]
    shop: list[str]  # from left to right
    activation: str | None  # the agenda that activates enemies
    encounter: FalloutEncounter | None
    contest: FalloutContest | None
    trade: FalloutTrade | None
    deals: int  # struck so far
    decks: FalloutDecks
    discards: FalloutDiscards
    perks: list[str]  # those that nobody has yet
    winners: list[int]
    options: dict[str, Any] | UnsetType = UNSET  # ALL: the options of the table
    piles: FalloutPiles | UnsetType = UNSET  # ALL
    under_way: UnderWay | UnsetType = UNSET  # ALL

    def spaces(self) -> Iterator[FalloutSpace]:
        """Every space of the map, tile by tile."""
        for tile in self.map:
            yield from tile.spaces

    def space(self, name: str) -> FalloutSpace | None:
        """The space of a name such as B2.1, if it lies faceup."""
        return next((space for space in self.spaces() if space.space == name), None)

    def slot(self, name: str) -> FalloutTile | None:
        """The tile on a slot such as B2."""
        return next((tile for tile in self.map if tile.slot == name), None)
