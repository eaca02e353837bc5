"""Messages: what a client and the server say to each other over the socket.

These structs and those of the protocol over HTTP are the documentation of record.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from overseer.display.fallout.board import FalloutBoard
from overseer.display.fallout.inquiries import FalloutInquiry
from overseer.display.fallout.survey import Survey
from overseer.display.lesson import LessonTold
from overseer.display.model import (
    Alarm,
    Comment,
    Face,
    Goal,
    Inquiry,
    LogEntry,
    Preview,
    Reason,
    Section,
    ShelterBoard,
    Steps,
)
from overseer.display.proof import ProofPart
from overseer.display.told import Story, ToldCard
from overseer.display.web import Web
from overseer.games.fallout.table import FalloutTable
from overseer.games.shelter.table import ShelterTable
from overseer.kernel.targets import Targets
from overseer.server.protocol import PROTOCOL, Asked, Finding, TableInfo, Told

# The games whose tables are described, and their boards; those of any other game are open objects.
TABLES = (ShelterTable, FalloutTable)
BOARDS = (ShelterBoard, FalloutBoard)
INQUIRIES = (Inquiry, FalloutInquiry)
SURVEYS = (Survey,)
REFERENCE = "#/components/schemas/{name}"


def _any_of(structs: tuple[type[Struct], ...], *others: str) -> Meta:
    """One of several structs, in the schema; msgspec itself encodes whatever struct it is given."""
    references = [{"$ref": REFERENCE.format(name=each.__name__)} for each in structs]
    return Meta(extra_json_schema={"anyOf": [*references, *({"type": each} for each in others)]})


# Unions of structs would need tags of their own.
Table = Annotated[Any, _any_of(TABLES, "object")]
Board = Annotated[Any, _any_of(BOARDS, "null")]
SurveyTold = Annotated[Any, _any_of(SURVEYS, "null")]
InquiryTold = Annotated[Any, _any_of(INQUIRIES, "null")]


class PackLook(Told):
    """A pack as its author looks at it; with errors there is nothing to be seen but these."""

    folder: str
    errors: list[Finding]
    warnings: list[Finding]
    game: str
    title: str
    version: str
    parts: list[ProofPart]
    web: Web | None
    survey: SurveyTold


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
    inquiry: InquiryTold = None  # the question with what it is about, for who answers it
    story: Story | None = None  # what is read aloud before it, for who answers it


class Deadline(Told):
    """When the default of an open decision is chosen, unless its seat chooses before."""

    seat: int
    at: int  # seconds since 1970


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
    goal: Goal | None  # what it is all about, and how it would end now
    table: Table  # the game's own
    outline: list[Section]  # the same in words, if asked for
    board: Board  # what a board draws beside the table, where a game has one
    faces: dict[str, Face]  # of cards on the table that were not sent before
    alarm: Alarm | None  # the end of the game is near
    decisions: list[DecisionInfo]
    since: int  # the line of the reader's latest choice, 0 if there is none; -1 for who watches
    log: list[LogEntry]  # since what was sent before, or the latest if these are too many
    taken_back: int  # log entries of later lines than this do not stand; -1 if all stand
    earlier: int  # there is more of the log before this line, 0 if there is not; -1 if it goes on
    can_undo: bool
    outcome: OutcomeInfo | None
    lesson: LessonTold | None  # the step that it is, for who learns
    comment: Comment | None  # the clerk's, on the latest choice in a demonstration
    deadlines: list[Deadline]  # of the open decisions for which time runs
    prologue: ToldCard | None = None  # how the story begins, where the log is told anew


# From the client.


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
    """How fast bots choose, in milliseconds; `skip` runs to the next choice of a person.

    In a demonstration, the host can have them wait, and make one choice at a time.
    """

    milliseconds: int | None = None
    skip: bool = False
    paused: bool | None = None
    step: bool = False


class GoOn(Asked, tag="lesson"):
    """I have read a step of the lesson, by its number."""

    id: str
    step: int


class Ping(Asked, tag="ping"):
    """Are you there."""


ClientMessage = Hello | Look | Move | TakeBack | Ask | Say | Pace | GoOn | Ping


# From the server. A `Position` is sent after every change.


class Welcome(Told, tag="welcome"):
    """Who the server takes the client for."""

    table: TableInfo
    seats: list[int]  # that the client holds
    invited: int  # the seat that the client may take, or -2
    host: bool
    watches: bool  # whether its token is that of the link to watch, which may be handed on
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
