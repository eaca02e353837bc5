"""Records: what is kept of a table, beside the lines of its journal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from overseer.journal.course import Pulse
from overseer.journal.header import START, Header
from overseer.journal.line import Line
from overseer.journal.match import Match
from overseer.journal.record import Record
from overseer.journal.secret import Secret
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.game import Game
from overseer.server.messages import Said
from overseer.server.protocol import NoticeKind, SeatKind, Status, Undo
from overseer.server.tokens import Key

_ACTS_IN_MEMORY = 2000  # more than the store knows: the latest lines' and those of the chat


class Handover(Struct, frozen=True, kw_only=True):
    """A seat that is being given to somebody new, while its hand is hidden."""

    at: int  # seconds since 1970
    agreed: list[int] = []  # the seats of those who have agreed


class Seat(Struct, kw_only=True):
    """A seat of a table: whose it is, and who plays for it."""

    kind: SeatKind
    name: str
    bot: str = ""
    joined: bool = True
    standing_in: bool = False
    since: int = 0  # the line after which its person took it; 0: from the start
    handover: Handover | None = None
    emblem: int = -1  # its colour and emblem; -1 is that of the seat's number

    @property
    def is_bots(self) -> bool:
        """Whether a bot chooses for this seat now."""
        return self.kind == "bot" or self.standing_in

    @property
    def is_hosts(self) -> bool:
        """Whether whoever set up the table holds this seat."""
        return self.kind in ("me", "here")


class Notice(Struct, frozen=True, kw_only=True):
    """Something about its seats or dice that everybody at a table is told."""

    kind: NoticeKind
    line: int  # of the journal, after which it happened
    at: int
    seat: int = SPECTATOR
    name: str = ""  # of the seat, as it was called then
    other: str = ""  # who did it, or who came instead; of a strike, of what kind it is
    bot: str = ""  # that a strike is about


class Lapse(Struct, frozen=True):
    """A choice that was made because a seat let its time pass."""

    seat: int
    line: int


class TableRecord(Struct, kw_only=True):
    """A table without its lines."""

    id: str
    game: str
    language: str
    options: dict[str, Any]
    seats: list[Seat]
    undo: Undo
    pace: int
    created: int
    status: Status = "waiting"
    seed_chosen: bool = False
    known: int = 0  # the line up to which one person may know all hands
    notices: list[Notice] = []
    header: list[str] = []  # of the journal, from the start on
    digest: str = ""  # of the position after the last line
    next: str = ""  # the table of the rematch
    lesson: str = ""  # that is given here, by its id
    read: int = 0  # how many of its steps were gone on from
    paused: bool = False  # whether the bots of a demonstration wait
    hints: bool = False  # whether the practised clerk may be asked
    patience: int = 0  # seconds that people are waited for; 0 is without end
    asked: int = 0  # when the latest line was written, by the store's clock, as all that follows
    left: dict[int, int] = {}  # since when the person of a seat is away
    lapses: list[Lapse] = []  # since somebody last chose in person
    due: int = 0  # when to look whether time is over; 0 for never


class Act(Struct, frozen=True):
    """Something that a holder asked for and that was done: a repeat is answered, not done again."""

    holder: str
    id: str
    seq: int


def remember(acts: dict[tuple[str, str], int], act: Act) -> None:
    """Note a request that was done; the first one is forgotten once there are very many."""
    acts[act.holder, act.id] = act.seq
    if len(acts) > _ACTS_IN_MEMORY:
        del acts[next(iter(acts))]


class Growth(Struct, frozen=True, kw_only=True):
    """What one change adds to a table."""

    lines: list[Line] = []
    secrets: dict[int, Secret] = {}
    act: Act | None = None


class Kept(Struct, kw_only=True):
    """All that is kept of a table."""

    record: TableRecord
    keys: list[Key]
    lines: list[Line] = []
    secrets: dict[int, Secret] = {}
    acts: list[Act] = []
    chat: list[Said] = []


def header_lines(header: Header) -> list[str]:
    """A header as it is kept."""
    return list(header.lines())


def read_header(lines: list[str]) -> Header:
    """The header that was kept."""
    left = iter(lines)
    return Header.parse(left.__next__, lambda: len(lines) >= START - 1)


def replayed(
    game: Game,
    record: TableRecord,
    lines: Sequence[Line],
    secrets: Mapping[int, Secret],
    pulse: Pulse | None = None,
) -> Match:
    """The match that the lines of a table tell; raises where they cannot have been played here."""
    return Match.of_record(game, written(record, lines), secrets, pulse)


def written(record: TableRecord, lines: Sequence[Line]) -> Record:
    """The journal of a table, whether or not it can be played here."""
    journal = Record(read_header(record.header))
    for line in lines:
        journal.add(line.seat, line.text)
    return journal
