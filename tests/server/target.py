"""A server under attack, in a process of its own, and a stranger with raw sockets."""

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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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
