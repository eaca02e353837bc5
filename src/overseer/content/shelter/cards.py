"""The cards of Fallout Shelter as data: what is printed on them, icons in order."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from overseer.content.pack import PackInfo

Icons: TypeAlias = tuple[str, ...]


class Space(Struct, frozen=True):
    """A space for a dweller: costs (red icons), rewards (green icons) and what else it shows.

    `exchange` holds the two sides of an exchange icon, `letter` is empty where none is shown.
    """

    cost: Icons = ()
    reward: Icons = ()
    letter: str = ""
    linked: bool = False
    injured_only: bool = False
    exchange: tuple[Icons, Icons] | None = None


class Room(Struct, frozen=True):
    """A room card with its left and right space.

    A room with a single space answers to both columns of its slot (SH-R-46).
    """

    id: str
    copies: int
    price: Icons
    spaces: tuple[Space, ...]


class Threat(Struct, frozen=True):
    """A threat card; `fight` is the number to reach, 0 without a fight icon."""

    id: str
    copies: int
    fight: int
    space: Space


class Item(Struct, frozen=True):
    """An item card: its kind, when it is used, and its steps in order.

    A step is a word with its value: ("fight", 2), ("reroll", "one"), ("pay", ("W",)),
    ("counts-as", "S"), ("discount", 1), ("gain", ("F", "F")), ("ready", "item"),
    ("heal", "dweller"), ("swap", "item"), ("score", ("water", 2)) for one per two water.
    """

    id: str
    copies: int
    kind: str
    use: str
    exhaust: bool
    effect: tuple[tuple[str, object], ...]


class Shelter(Struct, frozen=True):
    """Everything in the box: the top level, the elevators and the three decks.

    `top` names the starting rooms from left to right; `columns` holds the numbers of the twelve
    columns from left to right, 0 for a column without one. Cards keep the order of the files,
    core first.
    """

    top: tuple[str, ...]
    columns: tuple[int, ...]
    start_elevator: Space
    elevator: Space
    starting: tuple[Room, ...]
    rooms: tuple[Room, ...]
    items: tuple[Item, ...]
    threats: tuple[Threat, ...]
    packs: tuple[PackInfo, ...]
