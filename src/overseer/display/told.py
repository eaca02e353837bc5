"""Told cards: what is read aloud before a decision, and what came of it, as plain data."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

ToldKind = Literal[
    "prologue", "outcome", "staged", "completed", "failed", "event", "activation", "ending"
]


ToldCount = Literal["caps", "hp", "rads", "agendas"]


class Lead(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A way to meet what is told. What comes of it is sealed until it is chosen."""

    number: int
    text: str
    asks: str = ""  # its condition and its cost
    choice: str = ""  # empty if it is barred
    reason: str = ""  # why it is barred
    rules: list[str] = []  # the ledger ids of that


class Story(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is read aloud before a decision, with the leads that can be chosen."""

    title: str
    about: str = ""  # the line below the title: "Wasteland encounter at the Toll House"
    icon: str = ""
    level: int = 0
    place: str = ""  # the space where it happens
    text: str
    leads: list[Lead]


class ToldDie(Struct, frozen=True, kw_only=True):
    """A die as it came to lie."""

    areas: list[str]
    hits: int


class ToldRoll(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The test or fight that decided."""

    kind: Literal["test", "fight"]
    title: str  # "Test", or whom one fought
    letters: str = ""  # of a test
    got: int
    needed: int = 0  # 0 for half of a test that two share
    dice: list[ToldDie] = []  # none where it came to no roll
    passed: bool = False
    verdict: str  # in words


class ToldFigure(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody gained or suffered."""

    icon: str
    text: str  # "+2 XP", or the name of a card
    note: str = ""  # whether a card was gained or lost
    counts: ToldCount | None = None  # the number of the survivor that it changes, on a table
    good: bool = True


class ToldLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of several things of a card: an objective, a faction, a step, what comes next."""

    icon: str = ""
    title: str = ""
    text: str = ""
    note: str = ""  # why it was so
    route: list[str] = []  # from where to where something moved; where it happened, if it is one
    also: list[str] = []  # spaces that would have been as good
    rules: list[str] = []


class ToldCard(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of the story: what was said, what decided it, what came of it.

    One that grows is told again, under the same key: the latest stands for all of them.
    """

    key: str
    kind: ToldKind
    title: str
    about: str = ""  # the line below the title
    icon: str = ""
    seat: int = -1  # whose it is; -1 for everybody's
    place: str = ""  # the space where it happened, if it is known
    number: int = 0  # of the lead that was chosen, or of the objective
    lead: str = ""  # the lead or the objective in words
    said: str = ""  # what was read before it was decided
    terms: str = ""  # what the card asks and gives, in the words of the rules
    rolls: list[ToldRoll] = []
    text: str = ""  # what is read aloud
    figures: list[ToldFigure] = []
    lines: list[ToldLine] = []
    rules: list[str] = []
    settled: bool = True  # whether nothing is left to decide how it turns out
