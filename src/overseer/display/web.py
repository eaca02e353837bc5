"""The web of a pack: which card leads to which, as it is drawn.

A chapter is a story of its own: that of a scenario, an arc, or a lot with its cards. Inside a
chapter a way is a line; a way out of it is a tag with the number that it leads to.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

WayStyle = Literal["star", "shield", "any", "either", "encounter", "add", "lot"]


class WebTag(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A mark at the foot of a row: what it gives, or a card of another chapter."""

    text: str
    to: list[str] = []  # the cards that it leads to
    lot: bool = False  # one of them comes up
    x: float
    width: float


class WebRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a card with ways of its own: an objective of a quest."""

    icon: str = ""
    lines: list[str]
    text: str  # the same in one piece, with what it leads to, to be read aloud
    tags: list[WebTag] = []
    y: float  # from the top of the card
    height: float


class WebCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of the web; a scenario, a lot and what is printed on their sheets count as cards."""

    key: str  # its kind and its id, as faces have it
    kind: Literal["scenario", "quest", "encounter", "lot"]
    number: int = 0
    name: str
    about: str = ""
    opens: str = ""  # the vault that comes into the game with it
    ends: bool = False  # nothing follows
    text: str = ""  # what a card without rows leads to, to be read aloud
    rows: list[WebRow] = []
    x: float
    y: float
    width: float
    height: float


class WebWay(Struct, frozen=True, kw_only=True):
    """A way from one card to another, as a curve between them."""

    source: str
    target: str
    style: WayStyle
    path: str
    x: float  # of the point of its arrow
    y: float


class WebChapter(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A story: its cards from left to right, by how far they are from its beginning."""

    key: str
    kind: Literal["scenario", "arc", "lot"]
    title: str
    about: str
    y: float
    width: float
    height: float
    cards: list[WebCard]
    ways: list[WebWay]


class Web(Struct, frozen=True, kw_only=True):
    """The whole web; lengths are in pixels."""

    title: str
    legend: list[tuple[str, str]]  # what each style of a way means, and the sign of an end
    width: float
    height: float
    chapters: list[WebChapter]
