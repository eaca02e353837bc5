"""A client of the server that keeps to the protocol, and lets a test send what does not."""

from __future__ import annotations

import itertools
import json
import random
import urllib.error
import urllib.request
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0  # seconds for an answer; a machine under load needs some
_IDS = itertools.count()


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to a request over HTTP."""

    status: int
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


def ask(url: str, body: Any = None, *, token: str = "", method: str = "") -> Reply:
    """Make a request: POST if there is a body, else GET."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, headers, method=method or None)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return Reply(answer.status, answer.read().decode())
    except urllib.error.HTTPError as refusal:
        with refusal:
            return Reply(refusal.code, refusal.read().decode())


@dataclass(frozen=True, slots=True)
class Table:
    """A table with the tokens of those who sit at it."""

    url: str  # of the server
    id: str
    host: str
    links: dict[int, str]  # by seat, of the friends
    watch: str

    @property
    def api(self) -> str:
        return f"{self.url}/api/tables/{self.id}"

    def seq(self) -> int:
        """How many lines the journal has, as a client that comes now is told."""
        with Client(self, self.host) as client:
            seq: int = client.welcome["seq"]
            return seq


def open_table(url: str, game: str, seats: list[str], *, start: bool = True, **more: Any) -> Table:
    """Open a table with seats such as `me`, `link` and `bot`; friends join, and it starts."""
    names = ["Ada", "Borys", "Wiera", "Clerk"]
    asked = [
        {"kind": kind, "name": names[seat], "bot": "random" if kind == "bot" else ""}
        for seat, kind in enumerate(seats)
    ]
    reply = ask(f"{url}/api/tables", {"game": game, "seats": asked, **more})
    assert reply.status == 201, reply
    opened = reply.json
    links = {key["seat"]: key["token"] for key in opened["seats"] if key["kind"] == "link"}
    table = Table(url, opened["table"], opened["token"], links, opened["watch"] or "")
    if not start:
        return table
    for seat, token in list(links.items()):
        joined = ask(f"{table.api}/join", {"name": names[seat]}, token=token)
        assert joined.status == 200, joined
        table.links[seat] = joined.json["token"]
    if links and ask(table.api, token=table.host).json["status"] == "waiting":
        started = ask(f"{table.api}/start", {}, token=table.host)
        assert started.status == 200, started
    return table


class Client:
    """A socket at a table that has said hello; `position` is the latest one that it was told."""

    def __init__(self, table: Table, token: str, **hello: Any) -> None:
        self._open = ExitStack()
        self.socket = self._open.enter_context(connect_to(table))
        self.send({"type": "hello", "token": token, **hello})
        self.welcome = self.hear("welcome")
        self.position = self.hear("position")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str, about: str = "") -> Any:
        """The next message of one of some kinds, with an id if one is asked for."""
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            if message["type"] == "position":
                self.position = message
            if message["type"] in kinds and about in ("", message.get("id")):
                return message

    def decision(self) -> Any:
        """An open decision that this client may answer, or None."""
        return next((one for one in self.position["decisions"] if one["options"]), None)

    def move(self, choice: str, seat: int, *, seq: int | None = None, about: str = "") -> Any:
        """Send a choice; the `done` or `refused` that it is answered with."""
        about = about or new_id()
        answered = self.position["seq"] if seq is None else seq
        self.send({"type": "move", "id": about, "seq": answered, "seat": seat, "choices": [choice]})
        return self.hear("done", "refused", about=about)

    def up_to(self, seq: int) -> None:
        """Listen until a position that has so many lines behind it has come."""
        while self.position["seq"] < seq:
            self.hear("position")


def play_on(table: Table, moves: int = 10**6, *, seed: int = 0) -> None:
    """Make some moves at random for everybody at a table, or play to the end."""
    dice = random.Random(seed)
    with ExitStack() as sockets:
        tokens = [table.host, *table.links.values()]
        clients = [sockets.enter_context(Client(table, token)) for token in tokens]
        while moves > 0 and not clients[0].position["over"]:
            client = next(one for one in clients if one.decision() is not None)
            decision = client.decision()
            option = dice.choice(decision["options"])
            done = client.move(option["choice"], decision["seat"])
            assert done["type"] == "done", done
            for each in clients:
                each.up_to(done["seq"])
            moves -= 1


def connect_to(table: Table) -> AbstractContextManager[ClientConnection]:
    """A socket of a table that nobody has said hello on."""
    address = f"{table.api.replace('http', 'ws', 1)}/socket"
    return connect(address, compression=None, max_size=None, close_timeout=2)


def closing_code(error: ConnectionClosed) -> int:
    """The code that a socket was closed with; 1006 if the connection just broke."""
    return 1006 if error.rcvd is None else error.rcvd.code


def new_id() -> str:
    """An id that no other message of this process has."""
    return f"m{next(_IDS)}"
