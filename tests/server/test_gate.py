"""The gate: strangers who speak HTTP, slowly, endlessly or oddly."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest

from server.target import (
    HEALTH,
    SEATS,
    Target,
    frame,
    heard,
    rest,
    status,
)


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
