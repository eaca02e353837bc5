"""The gate: strangers at sockets, silent, deaf or in floods."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import time
import zlib
from collections.abc import Callable

import pytest

from server.target import (
    PATIENCE,
    Target,
    closing,
    frame,
    rest,
    status,
)


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


def test_hellos_from_one_address_are_limited_over_the_wire(attack: Callable[..., Target]) -> None:
    target = attack({"hellos": (0.01, 3)})
    opened = target.open()
    for _ in range(3):
        target.sit(opened)
    assert closing(target.upgrade(opened["table"])) == 4429
