"""What the tables of all games have in common: views, and the parts that only ALL sees."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

T = TypeVar("T")
K = TypeVar("K")

# How a list of a position that is set up goes together with that of the set-up: its members are
# matched by their place, or by one of their fields. Other lists replace each other as a whole.
MERGED = "merged"
BY_PLACE = Meta(extra={MERGED: ""})


def by(field: str) -> Meta:
    """The mark of a list whose members are matched by a field, or by their place without it."""
    return Meta(extra={MERGED: field})


class Layer(Struct, frozen=True, kw_only=True):
    """A layer of a face-down pile."""

    cards: list[str]
    borrowed: int = (
        0  # cards of the layer below that are shuffled into this one, nobody knows which
    )


class UnderWay(Struct, frozen=True, kw_only=True):
    """What is going on at this moment, as data for the rules: it is not meant to be written."""

    # The steps of the rulebook that have been begun, the latest last: a name and its fields.
    frames: list[list[Any]]
    # Fields of the position that follow from nothing else on the table.
    fields: dict[str, Any] = {}
    # Of a server that has written the whole table; it takes no other with this part. Nobody else
    # asks for it.
    seal: str | UnsetType = UNSET


class Open(Struct, frozen=True, kw_only=True):
    """A decision that waits for a seat."""

    seat: int
    prompt: int  # the question, by its number


class Knowledge(Struct, Generic[K], frozen=True, kw_only=True):
    """What `Game.sample` builds on; the checksum tells whether it has been changed."""

    position: K
    checksum: str


class View(Struct, Generic[T, K], frozen=True, kw_only=True):
    """All that a seat may know."""

    game: str
    seat: int  # from where it is seen; SPECTATOR or ALL for nobody at the table
    players: int
    options: dict[str, Any]  # of the table
    over: bool
    table: T  # what lies on it, by the rulebook's names
    decisions: list[Open]
    known: Knowledge[K] | UnsetType = UNSET  # not for ALL, to whom nothing is left to guess
