"""The gate: a stranger with raw sockets, at a server in a process of its own."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import signal
import socket
import struct
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

STRICT = Path(__file__).parent / "strict.py"
PATIENCE = 15.0  # seconds; a machine under load needs some
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Borys"}]
EAGER = (1000.0, 10_000)
EASY = {"requests": EAGER, "files": EAGER, "hellos": EAGER, "messages": EAGER}


class Target:
    """A server under attack."""

    def __init__(self, folder: Path, limits: dict[str, Any], **settings: Any) -> None:
        said = json.dumps({"limits": {**EASY, **limits}, **settings})
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, str(STRICT), str(folder), said],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "OVERSEER_PURE": os.environ.get("OVERSEER_PURE", "")},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.strip().isdigit(), self.log.read_text()
        self.port = int(line)
        self.sockets: list[socket.socket] = []
        deadline = time.monotonic() + PATIENCE
        while not self.is_well():
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)

    def connect(self, data: bytes = b"", receive_buffer: int = 0) -> socket.socket:
        """A connection, and the first that is sent."""
        one = socket.socket()
        if receive_buffer:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        one.settimeout(PATIENCE)
        one.connect(("127.0.0.1", self.port))
        self.sockets.append(one)
        if data:
            one.sendall(data)
        return one

    def ask(self, data: bytes) -> bytes:
        """All that is answered until the connection is closed."""
        return rest(self.connect(data))

    def is_well(self) -> bool:
        """Whether somebody else is served."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as one:
                one.sendall(HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
                return b'"well"' in rest(one)
        except OSError:
            return False

    def files(self) -> int:
        """How many files the server has open."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def memory(self) -> int:
        """Bytes of memory that the server takes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) * 1024 for line in status.splitlines() if "VmRSS" in line)

    def open(self) -> dict[str, Any]:
        """A table."""
        body = json.dumps({"game": "shelter", "seats": SEATS}).encode()
        head = (
            "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        answer = self.ask(head.encode() + body)
        opened: dict[str, Any] = json.loads(answer.partition(b"\r\n\r\n")[2])
        return opened

    def sit(self, opened: dict[str, Any]) -> socket.socket:
        """A raw socket at a table, of somebody who has said who they are."""
        one = self.upgrade(opened["table"])
        one.sendall(frame(1, json.dumps({"type": "hello", "token": opened["token"]}).encode()))
        return one

    def upgrade(self, table: str, extensions: str = "") -> socket.socket:
        """A raw socket at a table, after the handshake."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        )
        if extensions:
            head += f"Sec-WebSocket-Extensions: {extensions}\r\n"
        one = self.connect(f"{head}\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += one.recv(1)  # and no more: the first frames may follow at once
        assert b" 101 " in answer
        return one

    def end(self) -> None:
        """End it; it must have kept its countenance."""
        for one in self.sockets:
            one.close()
        is_alive = self.process.poll() is None
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self.process.communicate()
        log = self.log.read_text()
        assert is_alive, log
        assert "Traceback" not in log, log
        assert "exception" not in log.lower(), log


def rest(one: socket.socket) -> bytes:
    """All that still comes."""
    parts = []
    try:
        while part := one.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass  # what came before the end counts
    return b"".join(parts)


def status(answer: bytes) -> int:
    """The status of an answer."""
    return int(answer.split(b" ", 2)[1])


def frame(opcode: int, data: bytes, *, fin: bool = True, rsv1: bool = False) -> bytes:
    """A frame as a client sends it, masked with nothing."""
    first = (0x80 if fin else 0) | (0x40 if rsv1 else 0) | opcode
    if len(data) < 126:
        head = struct.pack("!BB", first, 0x80 | len(data))
    elif len(data) < 65536:
        head = struct.pack("!BBH", first, 0x80 | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, len(data))
    return head + bytes(4) + data


def heard(one: socket.socket) -> Iterator[tuple[int, bytes]]:
    """The frames of the server, each by its kind and what is in it, until the connection ends."""
    stream = one.makefile("rb")
    with stream, contextlib.suppress(ConnectionError):
        while head := stream.read(2):
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(stream.read(2 if size == 126 else 8))
            yield head[0] & 15, stream.read(size)


def closing(one: socket.socket) -> int:
    """The code with which a socket is closed."""
    for kind, data in heard(one):
        if kind == 8:
            return int.from_bytes(data[:2])
    return 0


@pytest.fixture
def attack(tmp_path: Path) -> Iterator[Callable[..., Target]]:
    """Start a server to be attacked."""
    targets: list[Target] = []

    def start(limits: dict[str, Any] | None = None, **settings: Any) -> Target:
        targets.append(Target(tmp_path, limits or {}, **settings))
        return targets[-1]

    yield start
    for target in targets:
        target.end()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server in a hurry, for all attacks that end by themselves."""
    limits = {
        "head": 1.0,
        "hello": 5.0,
        "body_time": 1.0,
        "body_rate": 1000,
        "reading": 1.0,
        "ping": 60.0,
        "tables": EAGER,
        "mistakes": EAGER,
    }
    target = Target(tmp_path_factory.mktemp("target"), limits)
    yield target
    target.end()


def test_a_head_that_does_not_come_ends_the_connection(target: Target) -> None:
    began = time.monotonic()
    silent = [target.connect() for _ in range(30)]
    slow = target.connect(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n")
    assert [rest(one) for one in silent] == [b""] * 30
    answer = rest(slow)
    assert (status(answer), b'"too-slow"' in answer) == (408, True)
    assert time.monotonic() - began < 10


def test_a_head_that_comes_letter_by_letter_is_not_waited_for(target: Target) -> None:
    one = target.connect()
    one.settimeout(0.1)
    answer = b""
    for letter in HEALTH * 2:
        try:
            one.send(bytes([letter]))
            answer += one.recv(1000)
        except TimeoutError:
            continue
        except ConnectionError:
            break
        if answer:
            break
    assert status(answer) == 408


def test_a_second_request_has_a_deadline_too(target: Target) -> None:
    one = target.connect(HEALTH)
    assert b"200 OK" in one.recv(1000)
    one.sendall(b"GET /api/health HTTP/1.1\r\nHos")
    assert b" 408 " in rest(one)


def test_a_connection_that_only_sends_line_breaks_is_ended(target: Target) -> None:
    one = target.connect(HEALTH)
    assert b"200 OK" in one.recv(1000)
    one.settimeout(0.2)
    began = time.monotonic()
    while time.monotonic() - began < 10:
        try:
            one.send(b"\r\n")
            if one.recv(1000) == b"":
                break
        except TimeoutError:
            continue
        except ConnectionError:
            break
    assert time.monotonic() - began < 5


def test_a_body_that_comes_letter_by_letter_is_not_waited_for(target: Target) -> None:
    for framing in (b"Content-Length: 5000", b"Transfer-Encoding: chunked"):
        one = target.connect(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\n" + framing + b"\r\n\r\n"
        )
        one.settimeout(0.05)
        answer = b""
        began = time.monotonic()
        while not answer and time.monotonic() - began < 10:
            try:
                one.send(b"x" if b"Length" in framing else b"1\r\nx\r\n")
                answer = one.recv(1000)
            except TimeoutError:
                continue
        assert status(answer) == 408
        assert time.monotonic() - began < 5


def test_a_body_that_comes_steadily_has_its_time(target: Target) -> None:
    body = json.dumps({"game": "shelter", "seats": SEATS}).encode().ljust(4000)
    one = target.connect(
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Connection: close\r\nContent-Length: 4000\r\n\r\n"
    )
    for start in range(0, 4000, 400):
        time.sleep(0.2)
        one.sendall(body[start : start + 400])
    assert status(rest(one)) == 201


def test_a_body_that_nobody_wants_does_not_keep_the_connection(target: Target) -> None:
    one = target.connect(HEALTH.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n"))
    one.settimeout(0.2)
    began = time.monotonic()
    while time.monotonic() - began < 20:
        try:
            one.send(b"400\r\n" + b"x" * 1024 + b"\r\n")
            if one.recv(1000) == b"":
                break
        except TimeoutError:
            continue
        except ConnectionError:
            break
    assert time.monotonic() - began < 12


@pytest.mark.parametrize(
    "endless",
    [
        b"GET /" + b"a" * 200_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 200_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: a\r\n" * 40_000,
        HEALTH.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n1;") + b"a" * 200_000,
        HEALTH.replace(b"\r\n\r\n", b"\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ")
        + b"a" * 200_000,
    ],
    ids=["address", "field", "fields", "extension of a chunk", "trailer"],
)
def test_a_head_without_an_end_is_refused(target: Target, endless: bytes) -> None:
    one = target.connect()
    try:
        for start in range(0, len(endless), 20_000):
            one.sendall(endless[start : start + 20_000])
            time.sleep(0.01)
    except ConnectionError:
        pass
    rest(one)
    assert target.is_well()


def test_a_reader_that_does_not_read_is_let_go(target: Target) -> None:
    before = target.files()
    greedy = [
        target.connect(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20, receive_buffer=4096)
        for _ in range(10)
    ]
    time.sleep(0.3)
    assert target.files() >= before + len(greedy)
    deadline = time.monotonic() + 15
    while target.files() > before + 1 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert target.files() <= before + 1
    assert target.is_well()


def test_one_address_has_only_so_many_connections(attack: Callable[..., Target]) -> None:
    target = attack({"connections": 10})
    held = [target.connect(HEALTH[:-2]) for _ in range(10)]
    answer = target.ask(HEALTH)
    assert (status(answer), b'"too-frequent"' in answer) == (429, True)
    held[0].sendall(b"\r\n")
    assert b"200 OK" in held[0].recv(1000)
    held[0].close()
    deadline = time.monotonic() + 5
    while not target.is_well() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert target.is_well()


def test_a_proxy_has_as_many_as_it_needs(
    attack: Callable[..., Target], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.0/8")
    target = attack({"connections": 3})
    for _ in range(10):
        target.connect(HEALTH[:-2])
    assert target.is_well()


def test_where_few_files_can_be_open_newcomers_are_still_served(
    attack: Callable[..., Target],
) -> None:
    target = attack({"connections": 10_000}, files=256)
    opened = target.open()
    playing = target.sit(opened)
    for _ in range(400):
        target.connect(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    assert target.files() < 250
    assert target.is_well()
    assert target.open()["table"]  # the store and the page have files to open
    assert b"200 OK" in target.ask(
        b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    )
    playing.sendall(frame(1, b'{"type": "ping"}'))  # whoever plays is not who makes room
    assert any(b'"pong"' in data for _, data in heard(playing))


def test_where_all_are_busy_newcomers_are_told_so(attack: Callable[..., Target]) -> None:
    target = attack({"connections_in_all": 16, "connections": 10_000, "open_sockets": 1000})
    opened = target.open()
    sockets = [target.upgrade(opened["table"]) for _ in range(16)]
    answer = target.ask(HEALTH)
    assert (status(answer), b'"unavailable"' in answer) == (503, True)
    sockets[0].close()
    deadline = time.monotonic() + 5
    while not target.is_well() and time.monotonic() < deadline:
        time.sleep(0.05)
    assert target.is_well()


def test_a_socket_that_does_not_answer_is_let_go(attack: Callable[..., Target]) -> None:
    target = attack({"ping": 0.5})
    one = target.upgrade(target.open()["table"])
    one.sendall(frame(1, b'{"type": "hello", "token": "x"}'))
    assert closing(one) == 4401
    opened = target.open()
    silent = target.sit(opened)
    began = time.monotonic()
    assert closing(silent) == 0  # broken off: whoever does not answer hears no farewell
    assert time.monotonic() - began < 10


def test_a_socket_that_is_not_read_is_let_go(target: Target) -> None:
    opened = target.open()
    before = target.files()
    deaf = target.sit(opened)
    deaf.settimeout(2)
    sent = 0
    ask = {"type": "ask", "id": "i" * 60, "about": "why", "choice": "place - L1.1", "seat": 0}
    asking = frame(1, json.dumps(ask).encode()) * 100
    try:
        while sent < 400:  # every question is answered
            deaf.sendall(asking)
            sent += 1
    except OSError:
        pass
    deadline = time.monotonic() + 20
    while target.files() > before and time.monotonic() < deadline:
        time.sleep(0.1)
    assert target.files() <= before
    assert target.is_well()


def test_pings_without_end_take_no_memory(target: Target) -> None:
    one = target.upgrade(target.open()["table"])
    one.settimeout(0.5)
    before = target.memory()
    pings = frame(9, b"x" * 125) * 500
    began = time.monotonic()
    try:
        while time.monotonic() - began < 5:
            one.sendall(pings)
    except OSError:
        pass
    assert target.memory() - before < 20_000_000
    assert target.is_well()


def test_whoever_floods_a_socket_keeps_nobody_waiting(attack: Callable[..., Target]) -> None:
    target = attack({"messages": (20.0, 60)})
    opened = target.open()
    flood = frame(1, b'{"type": "ping"}') * 20_000
    flooding = [target.sit(opened) for _ in range(3)]
    time.sleep(0.5)
    for one in flooding:
        one.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            one.send(flood)
    began = time.monotonic()
    assert target.is_well()
    waited = time.monotonic() - began
    for one in flooding:
        one.settimeout(PATIENCE)
        assert closing(one) == 4429
    assert waited < 1.0


def test_a_message_without_an_end_is_refused(target: Target) -> None:
    table = target.open()["table"]
    for part in (b"", b"x" * 1000):
        one = target.upgrade(table)
        try:
            one.sendall(frame(1, b"{", fin=False))
            for _ in range(300):
                one.sendall(frame(0, part, fin=False))
        except ConnectionError:
            pass
        assert closing(one) in (0, 1009)
    assert target.is_well()


def test_a_small_message_that_unpacks_to_a_huge_one_is_refused(target: Target) -> None:
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    bomb = packer.compress(b"x" * 50_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    one = target.upgrade(target.open()["table"], "permessage-deflate")
    before = target.memory()
    one.sendall(frame(1, bomb[:-4], rsv1=True))
    assert closing(one) == 1009
    assert target.memory() - before < 20_000_000


@pytest.mark.parametrize(
    "data",
    [
        b"\xff" * 20,
        b"\x81\x05Hello",  # not masked
        frame(3, b"x"),
        frame(9, b"x" * 126),
        frame(8, b"x"),
        frame(0, b"x"),
        frame(1, b"\xff\xfe"),
        frame(1, b"x", rsv1=True),
        struct.pack("!BBQ", 0x81, 0xFF, 2**62) + bytes(4),
        frame(8, struct.pack("!H", 1000)) + frame(1, b"after the end"),
        frame(2, b"\x00" * 100),
        frame(1, b'"' + b"\\ud800" * 10 + b'"'),
        frame(1, b"[" * 10_000),
    ],
    ids=range(13),
)
def test_nonsense_in_frames_ends_in_a_close(target: Target, data: bytes) -> None:
    one = target.upgrade(target.open()["table"])
    one.sendall(data)
    assert closing(one) in (1000, 1002, 1007, 1009, 4400)


@pytest.mark.parametrize(
    "fields",
    [
        "X: " + "a" * 20_000,
        "\r\n".join(["X: a"] * 1000),
        "Content-Length: 5\r\n\r\nhello",
        "Transfer-Encoding: chunked\r\n\r\n0",
    ],
    ids=["long", "many", "body", "chunks"],
)
def test_a_handshake_that_cannot_be_is_refused_at_once(target: Target, fields: str) -> None:
    table = target.open()["table"]
    one = target.connect(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{fields}\r\n\r\n".encode()
    )
    answer = rest(one)
    assert (status(answer), b'"malformed"' in answer) == (400, True)


def test_a_flood_of_connections_keeps_nobody_waiting(target: Target) -> None:
    slowest = 0.0
    for _ in range(300):
        began = time.monotonic()
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        one.connect(("127.0.0.1", target.port))
        one.close()
        slowest = max(slowest, time.monotonic() - began)
    assert slowest < 0.9  # a second is what the system waits if the queue was full
    assert target.is_well()


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (b"nonsense\r\n\r\n", {400}),
        (b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", {400}),
        (b"GET /\x00 HTTP/1.1\r\nHost: localhost\r\n\r\n", {400}),
        (b"GET http://localhost/api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", {200, 404}),
        (b"GET * HTTP/1.1\r\nHost: localhost\r\n\r\n", {400, 404}),
        (b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", {404}),
        (b"OPTIONS /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n", {405}),
        (b"TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n", {405}),
        (b"CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n", {400}),
        (b"BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", {400}),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {400}),
        (b"HEAD /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n", {200}),
        (b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", {400}),
        (
            b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
            {400},
        ),
        (
            (
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n"
                b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
            ),
            {400},
        ),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX : y\r\n\r\n", {400}),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n X: y\r\n\r\n", {400}),
        (
            b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
            {200},
        ),
        (
            b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
            {400, 426},
        ),
        (
            (
                b"GET /nowhere HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
            ),
            {403, 404},
        ),
        (
            (
                b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                b"Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\n\x1f\x8b\x08\x00"
            ),
            {400, 415},
        ),
        (b"GET /api/health HTTP/1.0\r\nHost: localhost\r\n\r\n", {200}),
    ],
    ids=range(22),
)
def test_odd_requests_are_answered_and_harm_nobody(
    target: Target, request_: bytes, expected: set[int]
) -> None:
    answer = target.connect(request_).recv(65536)
    assert status(answer) in expected, answer[:300]
    assert b"Traceback" not in answer
    assert target.is_well()


def test_requests_in_one_breath_are_answered_one_by_one(target: Target) -> None:
    last = HEALTH.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    assert target.ask(HEALTH * 300 + last).count(b"HTTP/1.1 200 OK") == 301


def test_hellos_from_one_address_are_limited_over_the_wire(attack: Callable[..., Target]) -> None:
    target = attack({"hellos": (0.01, 3)})
    opened = target.open()
    for _ in range(3):
        target.sit(opened)
    assert closing(target.upgrade(opened["table"])) == 4429
