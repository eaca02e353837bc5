"""Settings: what a host can say about a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

_DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a client may ask for."""

    body: int = 64 * 1024  # bytes of a request
    journal: int = 4 * 1024 * 1024  # bytes of a journal to load
    message: int = 16 * 1024  # characters of a message on the socket
    chat: int = 500  # characters of a line of chat
    chat_kept: int = 500  # lines
    choices: int = 64  # in one move
    requests: tuple[float, int] = (20.0, 100)  # per second, and at once; by address
    messages: tuple[float, int] = (20.0, 60)  # by connection
    lines_of_chat: tuple[float, int] = (1.0, 5)  # by connection
    tables: tuple[float, int] = (60 / 3600, 30)  # new ones, by address
    sockets: int = 12  # open at once with one token
    patience: int = 100  # messages in excess before a connection is closed
    unsent: int = 512 * 1024  # bytes that may wait for a slow reader
    lines: int = 20_000  # of the journal of a table; a long game has 2,000
    news: int = 60  # entries of the log in a position
    page: int = 100  # entries of the log in a page that is asked for


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host can say about a server; times are in seconds."""

    data: Path
    packs: tuple[str, ...] = ()
    public_url: str = ""
    page: Path = Path(__file__).parent / "page"
    pace: int = 700  # milliseconds between choices of bots
    budget: float = 2.0  # for one choice of a bot
    unload_after: int = 300  # for a table at which nobody is
    keep_open: int = 90 * _DAY  # for an unfinished table that nobody touches
    keep_over: int = 0  # for a finished one; 0 is for ever
    pulse: Path | None = None  # the file of the event loop's pauses, for measuring
    limits: Limits = field(default_factory=Limits)


def days(number: int) -> int:
    """Days as seconds."""
    return number * _DAY
