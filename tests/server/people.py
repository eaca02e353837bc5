"""People for the tests of the server: they set up tables, sit down, choose and listen."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import anyio
from starlette.testclient import TestClient, WebSocketTestSession

from overseer.server.app import Server

Message = dict[str, Any]
IDS = count()  # no two requests are alike
OUTPOST = {"scenario": "mile-ninety"}  # a short game of few cards, unless a test wants another
PATIENCE = 10.0  # seconds; whoever waits longer waits in vain


class Person:
    """Somebody at a table, seen from their browser."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.welcome: Message = {}
        self.position: Message = {}

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message without waiting for anything."""
        self.socket.send_text(json.dumps({"type": kind, **fields}))

    def hear(self, kind: str = "") -> Message:
        """The next message, or the next one of a kind."""
        while True:
            message: Message = json.loads(self.receive()["text"])
            self.heard.append(message)
            if message["type"] == "position":
                self.position = message
            if message["type"] == "welcome":
                self.welcome = message
            if kind in ("", message["type"]):
                return message

    def receive(self) -> Message:
        """The next thing that comes over the socket, its end included."""

        async def soon() -> Message:
            with anyio.fail_after(PATIENCE):
                return dict(await self.socket._send_rx.receive())

        return self.socket.portal.call(soon)

    def hear_until(self, *kinds: str) -> Message:
        """The next message of one of several kinds."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send something and wait for how it ends."""
        fields.setdefault("id", f"ask-{next(IDS)}")
        self.send(kind, **fields)
        while True:
            message = self.hear()
            if message.get("id") == fields["id"]:
                return message

    def move(self, *choices: str, seat: int | None = None, **fields: Any) -> Message:
        """Make choices at the position that was heard last."""
        decision = self.decision if seat is None else {"seat": seat}
        fields.setdefault("seq", self.position["seq"])
        return self.ask("move", seat=decision["seat"], choices=list(choices), **fields)

    def undo(self, seat: int = 0) -> Message:
        """Take the latest choice back."""
        return self.ask("undo", seat=seat, seq=self.position["seq"])

    def look(self, **how: Any) -> Message:
        """Look in another way; the answer is a position."""
        self.send("look", **how)
        return self.hear_until("position", "refused")

    @property
    def decision(self) -> Message:
        """The first open decision that has options for this person."""
        found: Message = next(each for each in self.position["decisions"] if each["options"])
        return found

    @property
    def can_choose(self) -> bool:
        """Whether there is a decision with options."""
        return any(each["options"] for each in self.position["decisions"])

    def play(self, until: Callable[[Message], bool] = lambda position: False) -> Message:
        """Make the default choice again and again, until the end or something else."""
        while not self.position["over"] and not until(self.position):
            if self.can_choose:
                answer = self.move(self.decision["default"])
                assert answer["type"] == "done", answer
            else:
                self.hear("position")
        return self.position


class Place:
    """A server, and what people do from outside."""

    def __init__(self, server: Server, http: TestClient, stack: ExitStack) -> None:
        self.server = server
        self.http = http
        self.stack = stack

    def open(self, game: str = "shelter", *kinds: str, **fields: Any) -> Message:
        """Set up a table with seats of some kinds; Ada, Borys, Wiera and Clerk sit down."""
        names = ("Ada", "Borys", "Wiera", "Clerk")
        seats = [
            {"kind": kind, "name": name}
            for kind, name in zip(kinds or ("me", "bot"), names, strict=False)
        ]
        if game == "fallout":
            fields["options"] = {**OUTPOST, **fields.get("options", {})}
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **fields})
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def sit(self, table: str, token: str, **hello: Any) -> Person:
        """Connect to a table and hear the first position, if the game has begun."""
        person = self.connect(table)
        person.send("hello", token=token, **hello)
        welcome = person.hear_until("welcome")
        if welcome["seq"] and welcome["table"]["status"] != "closed":
            person.hear("position")
        return person

    def connect(self, table: str) -> Person:
        """Connect to a table and say nothing yet."""
        session = self.http.websocket_connect(f"/api/tables/{table}/socket")
        return Person(self.stack.enter_context(session))

    def join(self, table: str, link: str, name: str) -> str:
        """Take the seat of a link; gives the token that holds it from then on."""
        joined = self.call("POST", f"/tables/{table}/join", link, json={"name": name})
        assert joined.status_code == 200, joined.text
        return str(joined.json()["token"])

    def leave(self, person: Person) -> None:
        """Disconnect."""
        person.socket.close()

    def call(self, method: str, path: str, token: str = "", **fields: Any) -> Any:
        """A request with a token."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, f"/api{path}", headers=headers, **fields)
