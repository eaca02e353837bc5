"""Targets: what a choice points at and what an event is about, by the ids of the view."""

from __future__ import annotations

from msgspec import Struct


class CardTarget(Struct, frozen=True, omit_defaults=True):
    """A card by its kind and id, as in `game.cards`; where several are meant, which of them."""

    kind: str  # such as "item", "room", "quest", "enemy"
    id: str
    place: str = ""  # where it lies, such as "track", "held" or "inventory"
    state: str = ""  # such as "exhausted"


class Targets(Struct, frozen=True, omit_defaults=True):
    """What is pointed at; whatever there is none of is empty."""

    places: tuple[str, ...] = ()  # spaces and tiles, such as "L0.4" or "B2.1"
    cards: tuple[CardTarget, ...] = ()
    seats: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()  # which dice, the first is 1
    faces: tuple[int, ...] = ()  # what dice show; 0 for one that stays as it is
    values: dict[str, str | int] = {}  # everything else by its name, such as "letter"


class Happening(Struct, frozen=True, omit_defaults=True):
    """One thing that happened and that everybody may know."""

    kind: str  # such as "gained"; "choice" for a choice that no other event tells of
    seat: int = -1  # whose doing it was; -1 for nobody's
    targets: Targets = Targets()
    choice: str = ""  # the kind of the option, if it was a choice
    line: int = 0  # of the journal
