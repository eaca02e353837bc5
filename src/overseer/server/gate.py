"""The gate: connections before anything in them is understood.

The program that speaks HTTP for us waits for ever: for the head of a request, for its body, for a
reader. Here every wait has an end, connections are counted by address and in all, and of many that
say nothing the one that has been silent longest makes room for somebody new.
"""

from __future__ import annotations

import asyncio
import logging
import math
import socket
from collections import Counter
from collections.abc import Collection, Hashable
from http import HTTPStatus
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from websockets.frames import CloseCode, Frame

from overseer.server.http import JSON, refusal
from overseer.server.limits import is_among, is_loopback, owner_of
from overseer.server.refusal import Denied
from overseer.server.settings import Limits
from overseer.server.wire import WireProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

_TICK = 0.5  # seconds between looks at who is late
_FAREWELL = 5.0  # seconds to take the last words, and to send what nobody wants any more
_RESERVE = 96  # files that are no connections: the store, the page, what the program itself needs
_BACKLOG = 1024  # connections that may wait to be taken; all of them may come at once
_LEAST = 16  # connections, however few files can be open
_LINGERING = 32  # refused ones that are waited for, so that they hear why
_WINDOW = 16 * 1024  # bytes of a socket that the system keeps until they are read
_FRAGMENTS = 256  # of one message on the socket

log = logging.getLogger("overseer.server")


class Gate:
    """All open connections of a server."""

    def __init__(self, limits: Limits, proxies: Collection[str] = ()) -> None:
        self.limits = limits
        self.proxies = proxies  # addresses, networks or *, through which others come
        self.most, self.backlog = room(limits.connections_in_all)
        self._open: set[Connection] = set()
        self._refused: set[Connection] = set()
        self._silent: dict[Connection, None] = {}  # in the order in which they fell silent
        self._by_owner: Counter[Hashable] = Counter()
        self._next: asyncio.TimerHandle | None = None

    def protocols(self) -> tuple[type[HttpConnection], type[SocketConnection]]:
        """The classes of connections at this gate."""
        own = {"gate": self}
        return (
            type("GatedHttp", (HttpConnection,), own),
            type("GatedSocket", (SocketConnection,), own),
        )

    def enter(self, connection: Connection) -> Denied | None:
        """Let a connection in, or say why not."""
        limits, owner = self.limits, connection.owner
        is_full = self._by_owner[owner] >= limits.connections
        if is_full and self._is_counted(connection.address):
            return Denied("too-frequent", "too-many-connections", most=limits.connections)
        if len(self._open) >= self.most:
            if not self._silent:
                return Denied("unavailable", "full")
            longest = next(iter(self._silent))
            self.leave(longest)
            longest.transport.abort()
        self._open.add(connection)
        self._by_owner[owner] += 1
        self._watch()
        return None

    def leave(self, connection: Connection) -> None:
        """Forget a connection that is at its end."""
        self._silent.pop(connection, None)
        self._refused.discard(connection)
        if connection in self._open:
            self._open.remove(connection)
            self._by_owner[connection.owner] -= 1
            if not self._by_owner[connection.owner]:
                del self._by_owner[connection.owner]

    def turn_away(self, connection: Connection, answer: bytes) -> None:
        """Tell a connection that was not let in why, and end it."""
        connection.transport.write(answer)
        if len(self._refused) < _LINGERING:
            # If it were closed at once, what the client is just sending would undo the answer.
            self._refused.add(connection)
            connection.deadline = connection.now() + 2 * _TICK
            connection.transport.write_eof()
            self._watch()
        else:
            connection.transport.close()

    def mark(self, connection: Connection, *, is_silent: bool) -> None:
        """Note whether a connection has nothing under way."""
        self._silent.pop(connection, None)
        if is_silent and connection in self._open:
            self._silent[connection] = None

    def _is_counted(self, address: str) -> bool:
        if self.limits.exempt_loopback and is_loopback(address):
            return False
        return not is_among(address, self.proxies)

    def _watch(self) -> None:
        if self._next is None:
            self._next = asyncio.get_running_loop().call_later(_TICK, self._look)

    def _look(self) -> None:
        """End whatever is late; look again as long as there is anything."""
        self._next = None
        for connection in (*self._open, *self._refused):
            try:
                connection.check()
            except Exception:
                log.exception("A connection could not be ended")
        if self._open or self._refused:
            self._watch()


class Connection(asyncio.Protocol):
    """What connections of both kinds have in common: deadlines."""

    gate: Gate
    transport: asyncio.Transport
    client: tuple[str, int] | None
    deadline = math.inf  # for what the client should do next
    stalled = math.inf  # until when it must have read some of what waits for it
    closing = math.inf  # until when a connection that is being closed must be

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    @property
    def owner(self) -> Hashable:
        """Whoever that address belongs to."""
        return owner_of(self.address)

    def now(self) -> float:
        """The time by the clock of the loop."""
        return asyncio.get_running_loop().time()

    def check(self) -> None:
        """End the connection if it is late."""
        now = self.now()
        if self.transport.is_closing():
            self.closing = min(self.closing, now + _FAREWELL)
        if now > self.closing or now > self.stalled:
            self.transport.abort()
            self.gate.leave(self)
        elif now > self.deadline:
            self.deadline = math.inf
            self.be_late()

    def be_late(self) -> None:
        """End the connection because the client has not done what it should."""
        self.transport.close()

    def pause_writing(self) -> None:
        """More waits for the reader than it should."""
        self.stalled = self.now() + self.gate.limits.reading
        super().pause_writing()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        self.stalled = math.inf
        super().resume_writing()


class HttpConnection(Connection, HttpToolsProtocol):
    """A connection that speaks HTTP."""

    _answering: RequestResponseCycle | None = None
    _refused = False
    _unheard = 0  # bytes since the last that told anything
    _part = (
        ""  # of the exchange: "", "head", "body", "rest" (of a body that nobody wants), "answer"
    )

    # uvicorn's protocols, and asyncio for TCP, pass a Transport; typeshed says its base class.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        denied = self.gate.enter(self)
        if denied is not None:
            self._refused = True
            self.gate.turn_away(self, _answer(denied))
            return
        self._wait_for("head", self.gate.limits.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is at its end, for the answer under way and those that wait behind it."""
        self.gate.leave(self)
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something comes."""
        if self._refused or self.transport.is_closing():
            return
        if self._part in ("", "answer"):
            self._wait_for("head", self.gate.limits.head)
        self._unheard += len(data)
        super().data_received(data)
        if self._unheard > self.gate.limits.head_size and not self.transport.is_closing():
            self._end(Denied("too-large", most=self.gate.limits.head_size // 1024), 431)

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        self._unheard = 0
        self._wait_for("body", self.gate.limits.body_time)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of a body is there, which gives it more time."""
        self._unheard = 0
        if self._part == "body":
            limits = self.gate.limits
            more = self.deadline + len(body) / limits.body_rate
            self.deadline = min(more, self.now() + limits.body_time)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is there."""
        self._unheard = 0
        super().on_message_complete()
        if self._part == "rest":
            self._rest()
        else:
            self._wait_for("answer", math.inf)

    def on_response_complete(self) -> None:
        """A request is answered; the next may come."""
        super().on_response_complete()
        if self._part == "body":  # the answer did not need it
            self._wait_for("rest", _FAREWELL)
        elif self._part == "answer" and self.cycle.response_complete:
            self._rest()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket."""
        self.gate.leave(self)
        super().handle_websocket_upgrade()

    def be_late(self) -> None:
        """Say that it took too long, if anything was begun."""
        if self._part == "" or (self._part == "head" and not self._unheard):
            self.transport.close()
        elif self._part == "head" or not self.cycle.response_started:
            self._end(Denied("too-slow"))
        else:
            self.transport.close()

    def _rest(self) -> None:
        """Nothing is under way; some time on top of what the program itself gives."""
        self._wait_for("", self.timeout_keep_alive + 1)

    def _wait_for(self, part: str, seconds: float) -> None:
        self._part = part
        self.deadline = self.now() + seconds
        self.gate.mark(self, is_silent=part in ("", "head"))

    def _end(self, denied: Denied, status: int = 0) -> None:
        """Answer a request that is not even read, and end the connection."""
        self.transport.write(_answer(denied, status))
        self.transport.close()


class SocketConnection(Connection, WireProtocol):
    """A connection that has become a socket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The handshake begins; the connection was counted before, and is again."""
        super().connection_made(transport)
        self.gate.enter(self)
        own = transport.get_extra_info("socket")
        if own is not None:  # whatever has come is looked at in one go, so that it must be little
            own.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _WINDOW)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is at its end."""
        self.gate.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something comes; what comes after the end is not looked at."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        if not self.handshake_initiated:  # although the head of the request is whole
            self.transport.write(_answer(Denied("malformed", "bad-handshake")))
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message; empty ones could come for ever."""
        if len(self.frames) < _FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """A message is there."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """More waits for the reader than it should: nothing that needs an answer is taken in."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def _fail(self, code: CloseCode) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()


def room(most: int) -> tuple[int, int]:
    """How many connections there can be, and how many may wait to be taken.

    As many files may be open as the system allows; those that wait are taken all at once, before
    any of them can be refused, so that there must be room for them too.
    """
    try:
        import resource
    except ImportError:  # not on Windows, where no such limit is near
        return most, _BACKLOG
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = most + _BACKLOG + _RESERVE
    if soft != unlimited and soft < wanted:
        soft = wanted if hard == unlimited else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == unlimited or soft >= wanted:
        return most, _BACKLOG
    backlog = min(_BACKLOG, soft // 4)
    return max(_LEAST, min(most, soft - backlog - _RESERVE)), backlog


def _answer(denied: Denied, status: int = 0) -> bytes:
    """A refusal as it goes over the wire, for whoever has not said in which language."""
    body = refusal(denied, "en")
    known = HTTPStatus(status or denied.status)
    lines = [
        f"HTTP/1.1 {known} {known.phrase}",
        f"content-type: {JSON}",
        f"content-length: {len(body)}",
        "cache-control: no-store",
        "connection: close",
        "retry-after: 10",
    ]
    return "\r\n".join((*lines, "", "")).encode() + body
