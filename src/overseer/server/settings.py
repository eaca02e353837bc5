"""Settings: what a host can say about a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from overseer.catalog.proof import PackReader

_DAY = 24 * 3600


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a client may ask for, and how slowly.

    A pair is how many per second, and how many at once. Times are in seconds.
    """

    body: int = 64 * 1024  # bytes of a request
    journal: int = 4 * 1024 * 1024  # bytes of a journal to load
    position: int = 256 * 1024  # bytes of a position to set up
    message: int = 16 * 1024  # characters of a message on the socket
    chat: int = 500  # characters of a line of chat
    chat_kept: int = 500  # lines
    choices: int = 64  # in one move
    sockets: int = 12  # open at once with one token
    patience: int = 100  # messages in excess before a connection is closed
    unsent: int = 512 * 1024  # bytes that may wait for a slow reader
    lines: int = 20_000  # of the journal of a table; a long game has 2,000
    news: int = 60  # entries of the log in a position
    page: int = 100  # entries of the log in a page that is asked for
    messages: tuple[float, int] = (20.0, 60)  # by connection
    lines_of_chat: tuple[float, int] = (1.0, 5)  # by connection

    # By address; of IPv6, by network of 64 bits.
    requests: tuple[float, int] = (20.0, 100)
    files: tuple[float, int] = (50.0, 400)  # of the page; a visit takes about forty
    tables: tuple[float, int] = (60 / 3600, 30)  # new ones
    hellos: tuple[float, int] = (2.0, 60)  # connections to tables
    mistakes: tuple[float, int] = (0.2, 40)  # tokens and names of tables that open nothing
    open_sockets: int = 60
    connections: int = 100
    exempt_loopback: bool = True  # whether this machine itself is not counted

    # Connections, whoever they come from.
    connections_in_all: int = 4000  # less where fewer files can be open
    head: float = 10.0  # for the head of a request to come
    head_size: int = 32 * 1024  # bytes
    body_time: float = 20.0  # for its body, and more as long as it comes at the rate
    body_rate: int = 2048  # bytes per second
    reading: float = 30.0  # for a client to take what waits for it
    hello: float = 10.0  # for a client of the socket to say who it is
    ping: float = 20.0  # between questions whether it is still there, and for the answer


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host can say about a server; times are in seconds."""

    data: Path
    packs: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()  # of other people, which may play here
    public_url: str = ""
    hosts: tuple[str, ...] = ()  # further names under which the server is reached
    page: Path = Path(__file__).parent / "page"
    pace: int = 700  # milliseconds between choices of bots
    budget: float = 10.0  # for one choice of a bot; the strongest take about a second
    unload_after: int = 300  # for a table at which nobody is
    keep_open: int = 90 * _DAY  # for an unfinished table that nobody touches
    keep_over: int = 0  # for a finished one; 0 is for ever
    look: PackReader | None = None  # the pack whose author looks at it
    pulse: Path | None = None  # the file of the event loop's pauses, for measuring
    limits: Limits = field(default_factory=Limits)


def days(number: int) -> int:
    """Days as seconds."""
    return number * _DAY
