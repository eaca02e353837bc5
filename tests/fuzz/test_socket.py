"""Whatever comes over a socket, the server says no in words and the table stays as it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fuzz.client import PATIENCE, Client, Table, closing_code, connect_to, open_table
from overseer.bench.serving import Serving

FUZZ = settings(
    max_examples=100,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
# How a server may close a socket on purpose: not understood, against the rules of the house, too
# big, and what the protocol names. 1006 and 1011 would mean that it broke.
ON_PURPOSE = {1000, 1002, 1003, 1007, 1008, 1009, *range(4000, 5000)}
LONGEST_FRAME = 64 * 1024
# What only who has said hello may hear.
INSIDE = {"welcome", "people", "position", "said", "moved"}

MESSAGES: list[dict[str, Any]] = [
    {"type": "hello", "token": "nobody's", "language": "en", "seq": -1, "plain": False},
    {"type": "look", "seat": 0, "language": "pl", "plain": True},
    {"type": "move", "id": "a", "seq": 0, "seat": 0, "choices": ["fly away"]},
    {"type": "undo", "id": "b", "seq": 0, "seat": 0},
    {"type": "ask", "id": "c", "about": "why", "seat": 0, "choice": "fly away"},
    {"type": "ask", "id": "d", "about": "preview", "seat": 0, "choice": "fly away"},
    {"type": "say", "id": "e", "text": "Hello"},
    {"type": "pace", "milliseconds": 100, "skip": False},
    {"type": "ping"},
]

json_values: SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)


@st.composite
def broken_messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message of the protocol in which something is missing, too much, or of another kind."""
    message = dict(draw(st.sampled_from(MESSAGES)))
    for _ in range(draw(st.integers(1, 3))):
        field = draw(st.sampled_from([*message, "choices", "seq", "surplus"]))
        if draw(st.booleans()):
            message[field] = draw(json_values)
        else:
            message.pop(field, None)
    assume(message not in MESSAGES)
    return message


noise: SearchStrategy[str | bytes] = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    json_values.map(json.dumps),
    broken_messages().map(json.dumps),
    broken_messages().map(lambda message: json.dumps(message).encode()),
    broken_messages().map(lambda message: json.dumps(message)[:-1]),
)
MONSTERS: dict[str, str | bytes] = {
    "long": json.dumps({"type": "say", "id": "a", "text": "x" * 5_000_000}),
    "long id": json.dumps({"type": "say", "id": "x" * 100_000, "text": "Hello"}),
    "many choices": json.dumps({**MESSAGES[2], "choices": ["pass"] * 20_000}),
    "deep": "[" * 50_000,
    "deep in a field": '{"type": "ping", "surplus": ' + "[" * 5_000 + "]" * 5_000 + "}",
    "long number": '{"type": "move", "id": "a", "seq": ' + "9" * 10_000 + "}",
    "binary": b"\xff\xfe" * 1000,
    "empty": "",
    "nul": "\0",
    "half a surrogate": '{"type": "say", "id": "a", "text": "\\ud800"}',
}


@pytest.fixture(scope="module")
def table(server: Serving) -> Table:
    """A table of a game with hidden hands, in play."""
    return open_table(server.url, "fallout", ["me", "link"], watch=True)


@pytest.fixture(autouse=True)
def unchanged(table: Table) -> Iterator[None]:
    """The table is the same after every test, for everybody."""
    before = _as_all_see_it(table)
    yield
    assert _as_all_see_it(table) == before


@FUZZ
@given(first=noise)
def test_nothing_is_told_to_who_does_not_say_hello(first: str | bytes, table: Table) -> None:
    heard = _answers_to(table, first)
    assert not INSIDE & {message["type"] for message in heard}


@FUZZ
@given(data=st.data())
def test_only_a_token_of_this_table_opens_it(data: st.DataObject, table: Table) -> None:
    other = data.draw(st.sampled_from([table.host, table.links[1], table.watch]))
    token = data.draw(
        st.text(max_size=80)
        | st.integers(0, len(other) - 1).map(lambda length: other[:length])
        | st.sampled_from([other.swapcase(), other + "=", f"Bearer {other}", table.id])
    )
    assume(token != other)
    heard = _answers_to(table, json.dumps({"type": "hello", "token": token}))
    assert not INSIDE & {message["type"] for message in heard}


def test_a_token_of_another_table_does_not_open_this_one(table: Table) -> None:
    other = open_table(table.url, "shelter", ["me", "link"], watch=True)
    for token in (other.host, other.links[1], other.watch):
        heard = _answers_to(table, json.dumps({"type": "hello", "token": token}))
        assert not INSIDE & {message["type"] for message in heard}


@FUZZ
@given(sent=noise, holder=st.sampled_from(["host", "friend", "watcher"]))
def test_noise_is_refused_in_words(sent: str | bytes, holder: str, table: Table) -> None:
    with Client(table, _tokens(table)[holder]) as client:
        for message in _heard_after(client.socket, sent):
            if message["type"] == "refused":
                assert message["code"]
                assert message["message"]


@pytest.mark.parametrize("hello", [True, False], ids=["after hello", "before hello"])
@pytest.mark.parametrize("name", MONSTERS)
def test_monsters_are_turned_away(name: str, hello: bool, table: Table) -> None:
    if hello:
        with Client(table, table.host) as client:
            heard = _heard_after(client.socket, MONSTERS[name])
    else:
        heard = _answers_to(table, MONSTERS[name])
    assert "done" not in {message["type"] for message in heard}


@FUZZ
@given(data=st.data())
def test_a_legal_choice_for_another_moment_or_seat_is_refused(
    data: st.DataObject, table: Table
) -> None:
    """Only the sequence number of now and a seat that one holds make a choice a move."""
    with Client(table, table.host) as host, Client(table, table.links[1]) as friend:
        now = host.position["seq"]
        client = host if host.decision() is not None else friend
        decision = client.decision()
        choice = data.draw(st.sampled_from(decision["options"]))["choice"]
        seq = data.draw(st.just(now) | st.integers(-(2**63), 2**63 - 1))
        seat = data.draw(st.sampled_from([decision["seat"], *range(-3, 5), 2**31]))
        other = friend if client is host else host
        sender = data.draw(st.sampled_from([client, other]))
        assume(sender is other or (seq, seat) != (now, decision["seat"]))
        answer = sender.move(choice, seat, seq=seq)
        assert answer["type"] == "refused"
        assert answer["seq"] == now


def test_who_watches_cannot_move(table: Table) -> None:
    with Client(table, table.host) as host, Client(table, table.watch) as watcher:
        decision = host.decision()
        seat = 1 if decision is None else decision["seat"]
        choice = "pass" if decision is None else decision["options"][0]["choice"]
        assert watcher.decision() is None
        assert watcher.move(choice, seat)["type"] == "refused"


def _tokens(table: Table) -> dict[str, str]:
    return {"host": table.host, "friend": table.links[1], "watcher": table.watch}


def _as_all_see_it(table: Table) -> list[Any]:
    """The position for each holder of a token, as who comes anew is told it."""
    seen = []
    for token in _tokens(table).values():
        with Client(table, token, plain=True) as client:
            seen.append(client.position)
    return seen


def _answers_to(table: Table, first: str | bytes) -> list[Any]:
    """All that a new socket is told after a first message."""
    with connect_to(table) as socket:
        return _heard_after(socket, first)


def _heard_after(socket: ClientConnection, sent: str | bytes) -> list[Any]:
    """All that is told after something was sent, up to the answer to a ping or the end."""
    heard: list[Any] = []
    closed = None
    try:
        socket.send(sent)
        socket.send('{"type": "ping"}')
        while not heard or heard[-1]["type"] != "pong":
            heard.append(json.loads(socket.recv(PATIENCE)))
    except ConnectionClosed as error:
        closed = closing_code(error)
    # Of a message that is far too long the server does not read the end, so its answer may be lost.
    cut_short = closed == 1006 and len(sent) > LONGEST_FRAME
    assert closed is None or closed in ON_PURPOSE or cut_short
    return heard
