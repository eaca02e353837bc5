"""The table of Fallout Shelter: one typed description of all that lies on it.

Views are built from these structs, and everything that shows or reads a table uses them: displays,
terminal, bots, the protocol and the page. A position is set up in the same words. Cards are named
by their ids, spaces as in notation (`L2.4`, `L1.e`), players by their seats.

Nothing is hidden in this game but the order of the decks (SH-R-06), so that all seats see the same.
Fields that say "ALL" are there only for who sees everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from overseer.kernel.table import BY_PLACE, Layer, UnderWay, by

Cubes = Annotated[int, Meta(ge=0, le=6)]
Letter = Literal["S", "P", "E", "C", "I", "A", "L"]
Slot = Literal["uninjured", "injured"]


class ShelterDweller(Struct, frozen=True, kw_only=True):
    """A dweller on a space of the vault."""

    injured: bool = False  # lies, rather than stands
    # The letter it will be trained in; "?" for one of its owner's choice.
    training: Letter | Literal["?"] | None = None


class ShelterSpace(Struct, frozen=True, kw_only=True):
    """A space that exists, with the threat and the dwellers on it."""

    space: str = ""  # its name, such as "L2.4", or "L1.e" for an elevator
    threat: str | None = None  # the threat that covers it
    beaten: bool = False  # whether the recall will take that away
    card: str | None = None  # what is in force there: "room", "elevator", "threat", ...
    occupant: int | None = None  # whose dwellers stand there
    dwellers: list[ShelterDweller] = []  # one, or two on linked spaces
    new_dwellers: Annotated[int, Meta(ge=0)] = 0  # that wait on the icons for the recall


class ShelterRoom(Struct, frozen=True, kw_only=True):
    """A room of the vault with its one or two spaces."""

    room: str  # its card
    # From left to right; a linked room has one space.
    spaces: Annotated[list[ShelterSpace], BY_PLACE] = []


class ShelterLevel(Struct, frozen=True, kw_only=True):
    """A level: six slots for rooms, and the elevator between the third and the fourth."""

    level: int  # 0 is the top level
    owner: int | None  # the seat whose level it is; None for the top level
    elevator: ShelterSpace | None
    rooms: Annotated[list[ShelterRoom | None], BY_PLACE]  # by slots; None where nothing is built


class ShelterItem(Struct, frozen=True, kw_only=True):
    """An item in front of a player."""

    item: str  # its card
    exhausted: bool = False


class ShelterDwellers(Struct, frozen=True, kw_only=True):
    """A player's dwellers: those in front of their owner by kind, and how many are elsewhere."""

    untrained: Annotated[int, Meta(ge=0, le=7)]
    injured: Annotated[int, Meta(ge=0, le=7)]  # untrained and injured
    trained: dict[Letter, Slot]  # by the letters that they are trained in
    in_vault: int  # placed, new or in training
    owned: int  # all of them

    @property
    def left(self) -> int:
        """How many stand in front of their owner."""
        return self.owned - self.in_vault


class ShelterCubes(Struct, frozen=True, kw_only=True):
    """The cubes on a player's three tracks."""

    W: Cubes  # water
    F: Cubes  # food
    E: Cubes  # energy

    def __getitem__(self, kind: str) -> int:
        """The cubes of a kind, by its letter."""
        number: int = getattr(self, kind)
        return number


class ShelterPlayer(Struct, frozen=True, kw_only=True):
    """All that lies in front of a player."""

    seat: int
    level: int  # the player's own
    happiness: Annotated[int, Meta(ge=0)]
    expected_happiness: int  # what it would be if the game ended now
    cubes: ShelterCubes
    dwellers: ShelterDwellers
    items: list[ShelterItem]
    passed: bool  # in this round


class ShelterDecks(Struct, frozen=True, kw_only=True):
    """How many cards each deck holds."""

    items: int
    rooms: int
    threats: int


class ShelterDiscards(Struct, frozen=True, kw_only=True):
    """The cards of each discard pile, in alphabetical order."""

    items: list[str]
    rooms: list[str]
    threats: list[str]


class ShelterPiles(Struct, frozen=True, kw_only=True):
    """The contents of the decks, layer by layer from the top."""

    items: list[Layer] | UnsetType = UNSET
    rooms: list[Layer] | UnsetType = UNSET
    threats: list[Layer] | UnsetType = UNSET


class ShelterTable(Struct, frozen=True, kw_only=True):
    """Everything on the table."""

    round: Annotated[int, Meta(ge=0)]
    last_round: bool  # whether the game ends with this round
    first_player: int  # the seat with the token
    active: int | None  # whose turn it is to place a dweller or pass; None outside that step
    players: Annotated[list[ShelterPlayer], by("seat")]
    levels: Annotated[list[ShelterLevel], by("level")]  # from the top down
    columns: list[int | None]  # the sum of dice over each of the twelve columns; two have none
    item_track: list[str | None]  # three cards from left to right; None is a gap
    room_track: list[str | None]
    decks: ShelterDecks
    discards: ShelterDiscards
    options: dict[str, Any] | UnsetType = UNSET  # ALL: the options of the table
    piles: ShelterPiles | UnsetType = UNSET  # ALL
    under_way: UnderWay | UnsetType = UNSET  # ALL

    def spaces(self) -> Iterator[ShelterSpace]:
        """Every space in the vault, level by level from left to right, elevators in between."""
        for level in self.levels:
            for slot, room in enumerate(level.rooms):
                if slot == len(level.rooms) // 2 and level.elevator is not None:
                    yield level.elevator
                if room is not None:
                    yield from room.spaces

    def space(self, name: str) -> ShelterSpace | None:
        """The space of a name such as L0.4, if it exists."""
        return next((space for space in self.spaces() if space.space == name), None)
