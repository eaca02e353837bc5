"""What a table shows: outlines, card faces, previews, log entries and chronicles, as plain data.

A client draws these and knows no rule. All words are in the language that was asked for.
"""

from __future__ import annotations

from msgspec import Struct


class Section(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a table in words: a heading, lines below it, and further parts below those."""

    title: str
    lines: list[str] = []
    parts: list[Section] = []


class Steps(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The steps of a round, for games that have them, and which one it is."""

    names: list[str] = []
    now: int = -1


class Column(Struct, frozen=True, kw_only=True):
    """A sum of the dice, and how likely it comes up."""

    number: int
    percent: int


class Site(Struct, frozen=True, kw_only=True):
    """Where the next room of a level would be built on a side of the elevator."""

    level: int
    side: str
    slot: int  # from the left, from 0


class Board(Struct, frozen=True, kw_only=True):
    """What a board draws beside the table; nothing of it is a secret."""

    columns: list[Column | None]  # of the spaces from left to right, under which threats appear
    safe: list[Column]  # the sums that no column bears
    sites: list[Site]


class Amount(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Some of one thing, by the name of its icon: what a cost or a reward is made of."""

    icon: str  # such as "water", "happiness", "train-S"; the client has a picture for it
    name: str  # in words, for whoever does not see the picture
    count: int = 1
    left: list[Amount] = []  # of an exchange: what is given and gained, in either direction
    right: list[Amount] = []


class SpaceFace(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place on a card where a dweller can stand."""

    cost: list[Amount] = []
    reward: list[Amount] = []
    letter: str = ""  # the training that doubles the reward
    linked: bool = False  # takes two dwellers together
    injured_only: bool = False
    text: str = ""  # the whole deal in words


class Face(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card as it is printed."""

    id: str
    kind: str  # "room", "elevator", "item", "threat"; items: see `sort`
    name: str
    text: str = ""
    sort: str = ""  # of an item: "weapon", "outfit", "pet", "other"
    sort_name: str = ""
    picture: str = ""  # the name of an icon
    cost: list[Amount] = []  # to build a room
    fight: int = 0  # of a threat: the number to reach, 0 without a fight
    spaces: list[SpaceFace] = []  # left to right


class Sum(Struct, frozen=True, kw_only=True):
    """A sum of the dice: in how many throws it comes up, and whether it wins."""

    sum: int
    ways: int
    wins: bool


class Chance(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The odds of a fight with some items: in percent, and which dice sums win."""

    label: str  # "Fists", "Shotgun +2"
    percent: int
    needed: int  # on the dice, after all bonuses
    sums: list[Sum]  # from the lowest; empty where sums do not decide
    items: list[str] = []  # the items that are used, by id
    then: list[str] = []  # the choices that use them, to be made as they are offered


class Preview(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice would cost and bring, before it is made."""

    choice: str
    title: str
    place: str = ""  # the space on the board
    where: str = ""  # in words: "on Nuclear Reactor, left, column 8"
    cost: list[Amount] = []
    win: list[Amount] = []
    lose: list[Amount] = []
    letter: str = ""
    doubled: bool = False
    owner: str = ""  # what the owner of the room earns, in words
    chances: list[Chance] = []  # without items first, the best use last; empty without a fight
    final: bool = False  # whether chance follows, so that there is no undo
    notes: list[str] = []  # further sentences
    rules: list[str] = []


class Reason(Struct, frozen=True, kw_only=True):
    """Why something is or is not possible."""

    text: str
    rules: list[str]


class Panel(Struct, frozen=True, kw_only=True):
    """What a question is about: a heading, a story that is read aloud, and lines."""

    title: str = ""
    story: str = ""
    lines: list[str] = []


class Found(Struct, frozen=True, kw_only=True):
    """A space or a card that was looked up."""

    thing: str  # as `explain` takes it
    name: str
    lines: list[str]


class LogEntry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sentence of the log."""

    line: int  # of the journal
    text: str
    round: int = 0  # in which it happened; 0 before the first
    seat: int = -1  # whose doing it was; -1 for nobody's
    role: str = ""  # "round" begins one, "new" something else, "story" is read aloud
    rules: list[str] = []
    place: str = ""  # where on the board: a space, or the id of a card
    icons: list[Amount] = []  # what was gained; what was paid or lost has a count below 0
    dice: list[int] = []


class Figure(Struct, frozen=True, kw_only=True):
    """One curve of a chronicle: a value of each seat at the end of each round."""

    key: str  # "happiness", "water"
    label: str
    values: list[list[int]]  # by seat, then by round from the start of the game (round 0)


class Fortune(Struct, frozen=True, kw_only=True):
    """The luck of a seat with the dice: fights, wins, and the wins that were to be expected."""

    seat: int
    fights: int
    won: int
    expected: float


class Moment(Struct, frozen=True, kw_only=True):
    """A turning point of a game."""

    line: int
    round: int
    seat: int
    text: str


class Chronicle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game told in figures."""

    rounds: int
    figures: list[Figure] = []
    fortunes: list[Fortune] = []
    moments: list[Moment] = []
    score: str = ""  # what the standings are by, in words
    tie_breaks: list[str] = []  # what their further columns are, in words
    verdict: str = ""  # who won and by what, in words


class Place(Struct, frozen=True, kw_only=True):
    """A player's place at the end, and what it is made of."""

    seat: int
    place: int
    scores: list[str]
    text: str = ""  # all of it in a sentence


class Ending(Struct, frozen=True, kw_only=True):
    """The standings of a game that is over; `titles` are those of the scores, if they need any."""

    titles: list[str] = []
    legend: str = ""  # what the scores are
    places: list[Place] = []
    ties: list[str] = []  # how ties are broken, and what that decided
    verdict: str = ""  # who has won


class Rule(Struct, frozen=True, kw_only=True):
    """A statement or ruling of the rules."""

    id: str
    text: str
    title: str  # of a ruling: the question
    source: str


class RuleSection(Struct, frozen=True, kw_only=True):
    """A section of the rules."""

    id: str
    title: str
    rules: list[Rule]


class IconInfo(Struct, frozen=True, kw_only=True):
    """An icon of the game and what it means."""

    icon: str
    name: str
    text: str
