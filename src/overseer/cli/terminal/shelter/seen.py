"""What is seen on the table: the view of a state as typed things, by the rulebook's nouns."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from overseer.kernel.decision import SPECTATOR
from overseer.kernel.state import State


class DwellerSeen(Struct, frozen=True):
    """A dweller on a space; `training` is the letter it will be trained in, "?" for any."""

    injured: bool
    training: str | None


class SpaceSeen(Struct, frozen=True):
    """A space that exists, with the threat and the dwellers on it."""

    space: str
    threat: str | None
    occupant: int | None
    dwellers: list[DwellerSeen]
    new_dwellers: int


class RoomSeen(Struct, frozen=True):
    """A room in the vault with its one or two spaces."""

    room: str
    spaces: list[SpaceSeen]


class LevelSeen(Struct, frozen=True):
    """A level: six slots for rooms, and the elevator between the third and the fourth."""

    level: int
    owner: int | None
    elevator: SpaceSeen | None
    rooms: list[RoomSeen | None]


class ItemSeen(Struct, frozen=True):
    """An item in front of a player."""

    item: str
    exhausted: bool


class DwellersSeen(Struct, frozen=True):
    """A player's dwellers: those in front of them by kind, and how many are in the vault."""

    untrained: int
    injured: int
    trained: dict[str, str]  # letter to "uninjured" or "injured"
    in_vault: int
    owned: int

    @property
    def left(self) -> int:
        """How many stand in front of their owner."""
        return self.owned - self.in_vault


class PlayerSeen(Struct, frozen=True):
    """All that lies in front of a player."""

    seat: int
    level: int
    happiness: int
    expected_happiness: int
    cubes: dict[str, int]
    dwellers: DwellersSeen
    items: list[ItemSeen]
    passed: bool


class CountsSeen(Struct, frozen=True):
    """How many cards each deck holds."""

    items: int
    rooms: int
    threats: int


class DiscardsSeen(Struct, frozen=True):
    """The cards of each discard pile."""

    items: list[str]
    rooms: list[str]
    threats: list[str]


class TableSeen(Struct, frozen=True):
    """The whole table; `columns` holds the dice sums of the twelve columns, None without one."""

    round: int
    last_round: bool
    first_player: int
    players: list[PlayerSeen]
    levels: list[LevelSeen]
    columns: list[int | None]
    item_track: list[str | None]
    room_track: list[str | None]
    decks: CountsSeen
    discards: DiscardsSeen

    def spaces(self) -> Iterator[SpaceSeen]:
        """Every space in the vault, level by level from left to right, elevators in between."""
        for level in self.levels:
            for slot, room in enumerate(level.rooms):
                if slot == len(level.rooms) // 2 and level.elevator is not None:
                    yield level.elevator
                if room is not None:
                    yield from room.spaces

    def space(self, name: str) -> SpaceSeen | None:
        """The space of a name such as L0.4, if it exists."""
        return next((space for space in self.spaces() if space.space == name), None)


def see(state: State) -> TableSeen:
    """The table as everybody sees it."""
    return msgspec.convert(state.view(SPECTATOR)["table"], TableSeen)
