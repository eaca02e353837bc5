"""A bot from anywhere: it takes the seat of a link and plays over the socket, knowing no rule.

python examples/socket_bot.py http://localhost:8000/#/t/TABLE/TOKEN [NAME]

It needs nothing of Overseer but docs/protocol.md, and could be written in any language. This one
picks at random, in any game; whatever is better than that goes into `pick`.
"""

from __future__ import annotations

import json
import random
import sys
import urllib.request
from uuid import uuid4

from websockets.sync.client import connect


def pick(decision: dict, table: dict, dice: random.Random) -> dict:
    """One of the options; `kind` and `targets` say what each is, `table` what a seat sees."""
    return dice.choice(decision["options"])


def join(site: str, table: str, link: str, name: str) -> str:
    """Take the seat of a link; the token that holds it."""
    request = urllib.request.Request(
        f"{site}/api/tables/{table}/join",
        json.dumps({"name": name}).encode(),
        {"Authorization": f"Bearer {link}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["token"]


def play(site: str, table: str, token: str, dice: random.Random) -> dict:
    """Play to the end; how the game ended."""
    address = f"{site.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for position in map(json.loads, socket):
            if position["type"] != "position":
                continue
            if position["over"]:
                return position["outcome"]
            for decision in [each for each in position["decisions"] if each["options"]][:1]:
                move = {"type": "move", "id": str(uuid4()), "seq": position["seq"]}
                choice = pick(decision, position["table"], dice)["choice"]
                socket.send(json.dumps({**move, "seat": decision["seat"], "choices": [choice]}))
    raise ConnectionError("the table has closed the connection")


def main(link: str, name: str = "Socket", seed: str = "1") -> None:
    site, _, rest = link.partition("/#/t/")
    table, _, token = rest.partition("/")
    outcome = play(site, table, join(site, table, token, name), random.Random(int(seed)))
    for standing in outcome["standings"]:
        print(f"{standing['place']}. seat {standing['seat']}: {standing['score']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
