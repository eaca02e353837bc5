"""The protocol over HTTP: what a client asks for, and what the server answers.

These structs and those of the messages are the documentation of record: `docs/openapi.json` and
the page's types are made from them.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from overseer.display.lesson import LessonInfo
from overseer.display.model import Cover, IconInfo, LeafletPart, LogEntry, RuleSection, TermInfo

PROTOCOL = 2

SeatKind = Literal["me", "here", "link", "bot"]
Undo = Literal["fair", "free"]
Status = Literal["waiting", "playing", "over", "closed"]
NoticeKind = Literal[
    "asked",  # the host wants somebody new to have a seat
    "refused",  # somebody does not
    "withdrawn",  # the host does not any more
    "taken",  # somebody new plays a seat
    "host",  # the host plays a seat
    "link",  # there is a new link to a seat
    "stands-in",  # a bot plays for somebody
    "returned",  # who plays again
    "dice",  # the dice are new ones
    "known",  # one person may know all hands until here
    "lapsed",  # somebody let their time pass, and the default was chosen
    "struck",  # a bot did not choose, and the default was chosen
    "replaced",  # another bot plays on for one that cannot
    "hints-on",  # the host allows hints
    "hints-off",  # or does not any more
]


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """The ground of all that a client sends: unknown fields are refused."""


class Told(Struct, kw_only=True):
    """The ground of all that the server sends."""


class Finding(Told):
    """Something about a file of a pack."""

    place: str  # file, line and column
    text: str
    hint: str


class NewSeat(Asked):
    """A seat of a new table. The creator holds all seats of kind `me` and `here`."""

    kind: SeatKind
    name: str = ""
    bot: str = ""  # the bot's level, for kind `bot`


class NewTable(Asked):
    """A table to set up; it starts at once unless a seat waits for a friend."""

    game: str
    seats: list[NewSeat]
    language: str = "en"
    options: dict[str, Any] = {}
    undo: Undo | None = None  # `free`: to any point, where one person holds all seats but bots'
    watch: bool = False  # whether there is a link to watch
    seed: str = ""  # decimal; only where one person holds all seats
    hints: bool = False  # whether everybody may ask what the practised clerk would do
    patience: int = 0  # seconds until the default is chosen for who is away or asked out of turn


class NewJournal(Asked):
    """A journal to look at and to go on from.

    Without seats, bots stay bots, and whoever brought it holds all others.
    """

    journal: str
    language: str = "en"
    seats: list[NewSeat] = []  # of kinds `me`, `here` and `bot`
    undo: Undo | None = None


class OldJournal(Asked):
    """A journal whose seats are asked for before it is loaded."""

    journal: str
    language: str = "en"


class NewLesson(Asked):
    """A lesson to begin: a table from a set position, with bots that do what the lesson says."""

    game: str
    lesson: str
    name: str = ""
    language: str = "en"


class NewPosition(Asked):
    """A position to begin from, at a table where one person holds all seats that are no bots'."""

    game: str
    position: str  # JSON: a table in the words of the view, or any part of one
    seats: list[NewSeat]  # as many as play in the position
    language: str = "en"
    undo: Undo | None = None


class Join(Asked):
    """A friend takes the seat of a link."""

    name: str


class SeatChange(Asked):
    """The host puts a bot into a seat, takes it, or hands it to whoever has its link.

    A bot in a person's seat stands in once the game has begun. `link` hands the seat back, or makes
    a new link if there was none to hand it back to. Once hidden hands are dealt, a new link begins
    a handover. A name is taken before the start only.
    """

    kind: Literal["bot", "link", "here"]
    bot: str = ""
    name: str = ""


class Consent(Asked):
    """Whether the seat of a handover may go to somebody new; the host's no takes it back."""

    agree: bool


class Fork(Asked):
    """A new table from a line of another, all seats of people held by who asks."""

    line: int
    language: str = "en"


class AllowHints(Asked):
    """Whether everybody at the table may ask the practised clerk from now on."""

    allowed: bool


class AskHint(Asked):
    """What would the practised clerk do at a seat's open decision?"""

    seat: int
    seq: int  # the line that the asker has seen last


class JournalSeat(Told):
    """A seat as a journal knows it, if it is loaded as it is."""

    kind: SeatKind
    name: str
    bot: str


class JournalInfo(Told):
    """What a journal says of its game, before anything in it is judged."""

    game: str
    over: bool  # then nobody plays on
    seats: list[JournalSeat]


class SeatKey(Told):
    """A seat with its secret, for the link that opens it; without one where it needs none."""

    seat: int
    kind: SeatKind
    name: str
    token: str | None


class WatchKey(Told):
    """The secret of a link to watch; it is told once."""

    token: str


class Opened(Told):
    """A new table with all its secrets; they are told once."""

    table: str
    token: str  # of who opened it
    seats: list[SeatKey]
    watch: str | None  # the token that lets people watch


class Choice(Told):
    """A value of a table option."""

    value: str | int | bool
    label: str
    cover: Cover | None  # of what is worth a picture, such as a scenario


class TableOption(Told):
    """A table option of a game with a plain explanation."""

    key: str
    label: str
    help: str
    kind: Literal["switch", "choice", "number"]  # a switch `key.name` is a name in a list
    default: str | int | bool | None
    choices: list[Choice]


class BotLevel(Told):
    """A bot that can be seated."""

    name: str
    label: str
    help: str


class GameInfo(Told):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    time: str  # that a game takes, in words; empty where nobody has said
    least: int  # seats
    most: int
    bots: list[BotLevel]  # the strongest first
    rival: str  # the one to begin with
    options: list[TableOption]
    board: bool  # whether the page has a board of its own for it
    lessons: list[LessonInfo]
    people: str  # the field of a position that lists who plays; empty if none can be set up


class About(Told):
    """What this server offers."""

    version: str
    protocol: int
    languages: list[str]
    games: list[GameInfo]
    public_url: str  # where links should lead, if not to the address of the page itself


class HandoverInfo(Told):
    """A seat on its way to somebody new: its new link can be used once all have agreed."""

    until: int  # seconds since 1970; from then on nobody is waited for
    asked: list[int]  # the seats of those who must agree
    agreed: list[int]


class SeatInfo(Told):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    joined: bool  # whether somebody took the seat
    here: bool  # whether somebody who holds it is connected
    emblem: int  # its colour and emblem, by number; a rematch leaves everybody theirs
    standing_in: bool  # whether a bot plays for a person who may come back
    since: int  # the line after which its present person took it; 0: from the start
    handover: HandoverInfo | None  # if somebody new is to have it


class NoticeInfo(Told):
    """Something about seats or dice that everybody is told."""

    kind: NoticeKind
    seat: int  # -2 where it is about the whole table
    line: int  # after which it happened
    at: int  # seconds since 1970
    text: str


class TableInfo(Told):
    """A table from outside the game."""

    table: str
    game: str
    title: str
    status: Status
    notice: str  # why a table is closed
    language: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    watching: int
    undo: Undo
    pace: int  # milliseconds between the choices of bots
    demo: bool  # whether nobody but bots plays, for people to watch
    paused: bool  # whether the bots of a demonstration wait for a word of the host
    hides: bool  # whether seats know things that others do not
    alone: bool  # whether nobody but the host plays, bots aside
    positions: bool  # whether positions of this game can be copied and set up
    hands_known: int  # the line up to which one person may know all hands; 0 for none
    notices: list[NoticeInfo]  # the oldest first
    commitment: str  # to the dice; empty before the start
    round: int
    created: int  # seconds since 1970
    next: str  # the table of the rematch
    lesson: str  # that is given here, by its id, or empty
    patience: int  # seconds that people are waited for; 0 is without end
    hints: bool  # whether everybody may ask what the practised clerk would do
    advised: bool  # whether the clerk knows the game at all, so that it can be looked back over


class Joined(TableInfo):
    """The table that a friend sits down at."""

    token: str  # holds the seat from now on; where hands are hidden, the link no longer does


class LogPage(Told):
    """Some of the log: the latest entries before a line that was asked for."""

    seq: int  # how many lines the journal has
    log: list[LogEntry]
    earlier: int  # there is more of the log before this line; 0 if there is not


class Rules(Told):
    """The rules of a game in one language."""

    game: str
    language: str
    sections: list[RuleSection]
    icons: list[IconInfo]
    leaflet: list[LeafletPart]  # the same on one page


class Glossary(Told):
    """The words of a game with what they mean, in one language."""

    game: str
    language: str
    terms: list[TermInfo]


class Health(Told):
    """How the server is: damaged, if something that it has kept cannot be read."""

    status: Literal["well", "damaged"]
    tables: int  # that are kept and can be read
    awake: int  # that are in memory
    damaged: int  # tables that cannot be read


class Problem(Told):
    """Why a request was refused."""

    code: str
    message: str


class Refusal(Told):
    """The body of every answer that is an error."""

    error: Problem
