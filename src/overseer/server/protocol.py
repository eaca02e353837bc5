"""The protocol: everything that a client and the server say to each other.

These structs are the documentation of record: `docs/openapi.json` and the page's types are made
from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from overseer.display.model import (
    Board,
    Face,
    IconInfo,
    LogEntry,
    Preview,
    Reason,
    RuleSection,
    Section,
    Steps,
)
from overseer.games.fallout.table import FalloutTable
from overseer.games.shelter.table import ShelterTable
from overseer.kernel.targets import Targets

PROTOCOL = 2

# The games whose tables are described; that of any other game is an open object.
TABLES = (ShelterTable, FalloutTable)
REFERENCE = "#/components/schemas/{name}"

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
]


# msgspec encodes whatever struct it is given, but unions of structs would need tags of their own.
Table = Annotated[
    Any,
    Meta(
        extra_json_schema={
            "anyOf": [
                *({"$ref": REFERENCE.format(name=table.__name__)} for table in TABLES),
                {"type": "object"},
            ]
        }
    ),
]


class Asked(Struct, kw_only=True, forbid_unknown_fields=True):
    """The ground of all that a client sends: unknown fields are refused."""


class Told(Struct, kw_only=True):
    """The ground of all that the server sends."""


# Over HTTP.


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
    undo: Undo = "fair"  # `free`: to any point, where one person holds all seats that are no bots'
    watch: bool = False  # whether there is a link to watch
    seed: str = ""  # decimal; only where one person holds all seats


class NewJournal(Asked):
    """A journal to look at and to go on from."""

    journal: str
    language: str = "en"


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


class SeatKey(Told):
    """A seat with its secret, for the link that opens it; without one where it needs none."""

    seat: int
    kind: SeatKind
    name: str
    token: str | None


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
    least: int  # seats
    most: int
    bots: list[BotLevel]
    options: list[TableOption]
    board: bool  # whether the page has a board of its own for it


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
    hides: bool  # whether seats know things that others do not
    hands_known: int  # the line up to which one person may know all hands; 0 for none
    notices: list[NoticeInfo]  # the oldest first
    commitment: str  # to the dice; empty before the start
    round: int
    created: int  # seconds since 1970
    next: str  # the table of the rematch


class Joined(TableInfo):
    """The table that a friend sits down at."""

    token: str  # holds the seat from now on; where hands are hidden, the link no longer does


class OptionInfo(Told):
    """A choice that can be made now."""

    choice: str  # in notation: what a move sends
    kind: str  # a public word, such as "place"
    targets: Targets  # what it points at, by the ids of the table
    text: str
    rules: list[str]


class DecisionInfo(Told):
    """An open decision. Options are listed for a seat that the reader holds and looks from."""

    seat: int
    kind: str  # a public word, such as "turn"
    text: str
    rules: list[str]
    options: list[OptionInfo]
    default: str  # the choice that is made for who is away, or empty


class StandingInfo(Told):
    """The place of a seat."""

    seat: int
    place: int
    score: int
    tie_breaks: list[int]


class OutcomeInfo(Told):
    """How a game ended, with the secret that the dice were sealed by."""

    standings: list[StandingInfo]
    winners: list[int]
    truncated: bool
    seed: str
    salt: str


class Position(Told, tag="position"):
    """The table as a seat sees it after a line of the journal."""

    seq: int  # how many lines the journal has: what a move answers
    line: int  # the line that this position comes after; less than `seq` in a replay
    seat: int  # from where it is seen; -2 for who only watches
    round: int
    steps: Steps  # of a round, where a game has them
    over: bool
    table: Table  # the game's own
    outline: list[Section]  # the same in words, if asked for
    board: Board | None  # what a board draws beside the table, where a game has one
    faces: dict[str, Face]  # of cards on the table that were not sent before
    decisions: list[DecisionInfo]
    log: list[LogEntry]  # since what was sent before, or the latest if these are too many
    taken_back: int  # log entries of later lines than this do not stand; -1 if all stand
    earlier: int  # there is more of the log before this line, 0 if there is not; -1 if it goes on
    can_undo: bool
    outcome: OutcomeInfo | None


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


# Over the socket, from the client.


class Hello(Asked, tag="hello"):
    """The first message: who I am, and the last sequence number I have seen."""

    token: str
    language: str = "en"
    seq: int = -1
    plain: bool = False  # whether positions are told in words too
    protocol: int = PROTOCOL


class Look(Asked, tag="look"):
    """See the table from another seat that I hold, in another language, or in words."""

    seat: int | None = None
    language: str | None = None
    plain: bool | None = None


class Move(Asked, tag="move"):
    """Choices, made all or none. `id` is new for every move; a repeat is answered, not made."""

    id: str
    seq: int
    seat: int
    choices: list[str]


class TakeBack(Asked, tag="undo"):
    """Take back the latest choice of the seats that I play; where hands are hidden, of this one."""

    id: str
    seq: int
    seat: int


class Ask(Asked, tag="ask"):
    """What a choice would bring, or why something is not possible."""

    id: str
    about: Literal["preview", "why"]
    seat: int
    choice: str  # a notation, a space or a card


class Say(Asked, tag="say"):
    """A line of chat."""

    id: str
    text: str


class Pace(Asked, tag="pace"):
    """How fast bots choose, in milliseconds; `skip` runs to the next choice of a person."""

    milliseconds: int | None = None
    skip: bool = False


class Ping(Asked, tag="ping"):
    """Are you there."""


ClientMessage = Hello | Look | Move | TakeBack | Ask | Say | Pace | Ping


# Over the socket, from the server. A `Position` is sent after every change.


class Welcome(Told, tag="welcome"):
    """Who the server takes the client for."""

    table: TableInfo
    seats: list[int]  # that the client holds
    invited: int  # the seat that the client may take, or -2
    host: bool
    seq: int


class People(Told, tag="people"):
    """The table from outside the game has changed."""

    table: TableInfo


class Done(Told, tag="done"):
    """What was asked has been done, and is kept."""

    id: str
    seq: int


class Refused(Told, tag="refused"):
    """What was asked has not been done, and why."""

    id: str
    code: str
    message: str
    rules: list[str]
    seq: int


class Answer(Told, tag="answer"):
    """The answer to a question."""

    id: str
    preview: Preview | None
    possible: bool
    reasons: list[Reason]


class Said(Told, tag="said"):
    """A line of chat."""

    number: int
    seat: int  # -2 for who only watches
    name: str
    text: str
    at: int


class Moved(Told, tag="moved"):
    """There is a rematch; `token` opens it for this client. It is the client's own token."""

    table: str
    token: str


class Pong(Told, tag="pong"):
    """I am here."""


ServerMessage = Welcome | People | Position | Done | Refused | Answer | Said | Moved | Pong
