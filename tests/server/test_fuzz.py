"""Nonsense over the socket: always an answer, never an error of the server."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

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
