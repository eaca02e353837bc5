"""Nonsense over the socket: always an answer, never an error of the server."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

import pytest

from overseer.texts.bundles import LANGUAGES
from server.people import Message, Place

VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**31,
    2**70,
    1.5,
    "",
    "pass",
    "place - L0.7",
    "place S L9.99",
    "L0.1",
    "stimpak",
    "\x00",
    "\ud7ff",
    "x" * 300,
    "x" * 2600,
    "Щ" * 7000,
    "place S L0." + "1" * 5000,
    "\ud800",
    [],
    ["pass"],
    ["pass", "pass"],
    [None],
    {},
    {"a": 1},
]
MESSAGES: list[Message] = [
    {"type": "move", "id": "a", "seq": 14, "seat": 0, "choices": ["pass"]},
    {"type": "undo", "id": "b", "seq": 14, "seat": 0},
    {"type": "ask", "id": "c", "about": "why", "seat": 0, "choice": "pass"},
    {"type": "ask", "id": "d", "about": "preview", "seat": 0, "choice": "pass"},
    {"type": "say", "id": "e", "text": "Hello"},
    {"type": "look", "seat": 0, "language": "pl", "plain": True},
    {"type": "pace", "milliseconds": 0, "skip": True},
    {"type": "hello", "token": "x"},
]


def nonsense(chance: random.Random, seq: int) -> Message:
    """A message with some of its fields changed, missing or added."""
    message = dict(chance.choice(MESSAGES))
    if "seq" in message:
        message["seq"] = seq
    if "id" in message:
        message["id"] = str(chance.randrange(10**9))
    for _ in range(chance.randrange(3)):
        change = chance.randrange(4)
        key = chance.choice(list(message))
        if change == 0:
            del message[key]
        elif change == 1:
            message[chance.choice(["extra", "seat", "id"])] = chance.choice(VALUES)
        else:
            message[key] = chance.choice(VALUES)
        if not message:
            break
    return message


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_nonsense_is_refused_and_the_table_stands(place: Place, game: str) -> None:
    opened = place.open(game, "me", "here", "bot")
    ada = place.sit(opened["table"], opened["token"])
    chance = random.Random(5)
    for _ in range(120):
        ada.socket.send_text(json.dumps(nonsense(chance, ada.position["seq"])))
        ada.send("ping")
        while (answer := ada.hear())["type"] != "pong":
            assert answer.get("code") not in ("failed", "unavailable"), answer
    assert ada.look(seat=0, language="en")["type"] == "position"
    assert place.call("GET", f"/tables/{opened['table']}", opened["token"]).status_code == 200


LONG = [
    "x" * 2600,
    "Щ" * 9000,
    "\U0001f468\u200d" * 3000,
    "{ $name }" * 400,
    "\ud800",
    "\x00" * 300,
]
KINDS = ["letters", "Cyrillic", "joined", "Fluent", "surrogate", "nothing"]
FIELDS: list[Message] = [
    {"type": "move", "id": "a", "seq": 14, "seat": 0, "choices": ["pass"]},
    {"type": "undo", "id": "b", "seq": 14, "seat": 0},
    {"type": "ask", "id": "c", "about": "why", "seat": 0, "choice": "pass"},
    {"type": "ask", "id": "d", "about": "preview", "seat": 0, "choice": "pass"},
    {"type": "say", "id": "e", "text": "Hello"},
    {"type": "look", "language": "pl"},
    {"type": "ping"},
    {"type": "pace", "skip": False},
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_long_word_in_any_field_is_answered_in_few_words(
    shared: Place, game: str, language: str
) -> None:
    opened = shared.open(game, "me", "here")
    ada = shared.sit(opened["table"], opened["token"], language=language)
    for message in FIELDS:
        for key in (*message, "extra"):
            for long in LONG:
                value = [long] if key == "choices" else long
                changed = {**message, "seq": ada.position["seq"]} if "seq" in message else message
                ada.socket.send_text(json.dumps({**changed, key: value}))
        ada.send("ping")
    ada.send("ask", id="last", about="why", seat=0, choice="no such thing")
    while (answer := ada.hear()).get("id") != "last":
        if answer["type"] == "refused":
            assert answer["code"] not in ("failed", "unavailable"), answer
            assert "Traceback" not in answer["message"]


@pytest.mark.parametrize("key", ["token", "language", "type", "extra"])
@pytest.mark.parametrize("long", LONG, ids=KINDS)
def test_a_hello_with_a_long_word_is_refused_with_a_code(
    shared: Place, key: str, long: str
) -> None:
    opened = shared.open()
    guest = shared.connect(opened["table"])
    guest.socket.send_text(json.dumps({"type": "hello", "token": opened["token"], key: long}))
    assert guest.hear("refused")["code"] in (
        "malformed",
        "unauthorised",
        "impossible",
        "too-large",
    )
    assert guest.receive()["code"] in (4400, 4401)


@pytest.mark.parametrize("long", LONG, ids=KINDS)
def test_a_long_word_in_any_request_is_refused_with_a_code(shared: Place, long: str) -> None:
    opened = shared.open("shelter", "me", "link", watch=True)
    table, host, seat = opened["table"], opened["token"], opened["seats"][1]["token"]
    seats: list[Message] = [{"kind": "me"}, {"kind": "bot"}]
    bodies: list[tuple[str, str, Message]] = [
        (
            "/tables",
            "",
            {"game": "shelter", "seats": seats, "language": "en", "seed": "", "undo": "fair"},
        ),
        ("/tables", "", {"game": "shelter", "seats": seats, "options": {"max_rounds": 9}}),
        ("/journals", "", {"journal": "", "language": "en"}),
        (f"/tables/{table}/join", seat, {"name": "Borys"}),
        (f"/tables/{table}/seats/1", host, {"kind": "bot", "bot": "", "name": ""}),
        (f"/tables/{table}/fork", host, {"line": 9, "language": "en"}),
    ]

    def check(method: str, path: str, token: str, body: Message | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        content = None if body is None else json.dumps(body).encode()
        answer = shared.http.request(method, f"/api{path}", content=content, headers=headers)
        assert answer.status_code < 500, (path, answer.text[:300])
        assert answer.status_code < 400 or len(answer.json()["error"]["message"]) <= 1001

    for path, token, body in bodies:
        for key in (*body, "extra"):
            check("POST", path, token, {**body, key: long})
            check("POST", path, token, {**body, key: {long: long}})
    for changes in (
        {"seats": [{"kind": "me", "name": long, "bot": "greedy"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": long}]},
        {"seats": [{"kind": long}, {"kind": "bot"}]},
        {"options": {long: True}},
        {"options": {f"house_rules.{long}": True}},
        {"options": {"first_player": long}},
        {"options": {"house_rules": [long]}},
    ):
        check("POST", "/tables", "", {"game": "shelter", "seats": seats, **changes})
    word = quote(long.encode("utf-8", "surrogatepass")[:3000])
    for path in (
        f"/{word}",
        f"/rules/{word}",
        f"/tables/{word}",
        f"/tables/{table}/positions/{word}",
        f"/tables/{table}/positions/9?seat={word}",
        f"/tables/{table}/positions/9?plain={word}",
        f"/tables/{table}/{word}",
        f"/about?language={word}",
        f"/about?{word}={word}",
    ):
        for method in ("GET", "POST", "DELETE"):
            if (method, path) != ("DELETE", f"/tables/{table}"):
                check(method, path, host)
    for token in (word, word[:64]):
        check("GET", f"/tables/{table}", token)
