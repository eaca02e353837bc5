"""The language of Fallout's cards as data: steps, conditions, costs, tasks and their values.

A phrase is a word with its value, such as `Step("heal", Amount(4))`, made to be taken apart with
`match`. What the value is depends on the word and is told by the table that reads it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from overseer.content.problems import Place


@dataclass(frozen=True, slots=True)
class Phrase:
    """A word and its value; where it was written does not make it another phrase."""

    word: str
    value: object
    source: Place = field(compare=False, repr=False)


class Step(Phrase):
    """Something that is done: a result or an effect."""

    __slots__ = ()


class Condition(Phrase):
    """Something that holds or does not hold for a survivor."""

    __slots__ = ()


class Cost(Phrase):
    """Something that is given up."""

    __slots__ = ()


class Task(Phrase):
    """Something that succeeds or fails."""

    __slots__ = ()


class Trigger(Phrase):
    """A deed of normal play that completes an objective."""

    __slots__ = ()


class Where(Phrase):
    """A set of spaces; the value is None where the word says it all."""

    __slots__ = ()


class Passive(Phrase):
    """What a card gives for as long as it is held or equipped."""

    __slots__ = ()


Steps: TypeAlias = tuple[Step, ...]
Conditions: TypeAlias = tuple[Condition, ...]
"""All of them must hold; none at all always hold."""
Sides: TypeAlias = tuple[tuple[str, int], ...]
"""Factions with a number each."""


@dataclass(frozen=True, slots=True)
class Amount:
    """A number, counted from `of`: nothing, "level", "hits" or "players"."""

    number: int
    of: str = ""


@dataclass(frozen=True, slots=True)
class Shop:
    """A visit to the shop: up to so many items, each so many Caps cheaper."""

    items: Amount
    discount: int = 0


@dataclass(frozen=True, slots=True)
class Tokens:
    """Faction tokens to be placed."""

    faction: str
    at: Where
    count: Amount


@dataclass(frozen=True, slots=True)
class Spawn:
    """An enemy to be placed."""

    type: str
    at: Where
    faceup: bool


@dataclass(frozen=True, slots=True)
class Completion:
    """An objective of a quest that another card completes; objectives count from 1."""

    quest: int
    objective: int


@dataclass(frozen=True, slots=True)
class RandomCard:
    """A random library card of a range of numbers; `how` is "add" or "stage"."""

    how: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Slaying:
    """Enemies killed without a fight: how near, of what level at most (0: any) and type."""

    within: int
    level: int
    type: str
    all: bool


@dataclass(frozen=True, slots=True)
class Removal:
    """Faction tokens that leave the map."""

    faction: str
    within: int


@dataclass(frozen=True, slots=True)
class Branch:
    """A way that a survivor may choose."""

    when: Conditions
    cost: Cost | None
    do: Steps


@dataclass(frozen=True, slots=True)
class Fork:
    """Steps that depend on a condition."""

    when: Conditions
    do: Steps
    otherwise: Steps


@dataclass(frozen=True, slots=True)
class Others:
    """Steps that other survivors do."""

    who: str
    do: Steps


@dataclass(frozen=True, slots=True)
class Vote:
    """Steps that depend on what all survivors vote for."""

    yes: Steps
    no: Steps


@dataclass(frozen=True, slots=True)
class Distance:
    """How far a place must be: at least `min`, at most `max` spaces (None: any)."""

    place: str
    min: int
    max: int | None


@dataclass(frozen=True, slots=True)
class Test:
    """A test; `theirs` are the letters of the other survivor in a joint test."""

    letters: str
    difficulty: Amount
    theirs: str = ""


@dataclass(frozen=True, slots=True)
class DrawAndFight:
    """A fight with an enemy from the supply, made stronger by `level` and `add`."""

    type: str
    level: int = 0
    add: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TokenFight:
    """A fight with an enemy of a faction."""

    faction: str


@dataclass(frozen=True, slots=True)
class Kill:
    """Which kills fit a trigger: empty and 0 mean any, `level` is the least one."""

    type: str = ""
    faction: str = ""
    enemy: str = ""
    level: int = 0
    ability: str = ""
    last: bool = False


@dataclass(frozen=True, slots=True)
class Suffering:
    """So much damage or so many rads, within one turn or one fight."""

    what: str
    number: int
    within: str
