"""People who play on whatever happens to the server, and remember what they were told, for
test_kill.py.
"""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import count
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
Kind = Literal["move", "undo", "say"]
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, HTTPException)
PATIENCE = 20.0  # seconds in which somebody at the table must hear something
SAYS, UNDOES, CHANGES = 0.04, 0.12, 0.03  # how likely at each position


@dataclass
class Request:
    """Something that was asked for, and whether it is known to be done."""

    id: str
    kind: Kind
    seat: int
    asked: int  # the line that it answers
    text: str
    done: int = 0

    @property
    def message(self) -> Message:
        """What is sent, every time in the same words."""
        if self.kind == "say":
            return {"type": "say", "id": self.id, "text": self.text}
        message = {"type": self.kind, "id": self.id, "seq": self.asked, "seat": self.seat}
        return {**message, "choices": [self.text]} if self.kind == "move" else message


@dataclass
class Table:
    """A table, and all that was acknowledged at it."""

    name: str
    seats: int
    tokens: tuple[str, ...]  # the host's first
    links: tuple[int, ...]  # seats of friends, in the order of their tokens
    done: list[Request] = field(default_factory=list)
    bots: set[int] = field(default_factory=set)  # seats for which a bot has played at some time
    standing_in: dict[int, bool] = field(default_factory=dict)  # as it was acknowledged
    unsure: set[int] = field(default_factory=set)  # seats of which the change was not
    is_over: bool = False
    following: str = ""  # the rematch


class Campaign:
    """Everybody at every table of one server, over all its lives."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.people: list[Person] = []
        self.url = ""
        self.figures: Counter[str] = Counter()
        self.is_ending = False  # begin nothing new
        self.acknowledged = asyncio.Event()

    async def open(self, game: str, *kinds: str, **options: Any) -> None:
        """Set up a table; those who have a link come, and it starts."""
        seats = [{"kind": kind, "name": f"P{number}"} for number, kind in enumerate(kinds)]
        body = {"game": game, "seats": seats, "options": options}
        opened = await self.ask("POST", "/tables", "", body)
        links = tuple(seat for seat, kind in enumerate(kinds) if kind == "link")
        path, tokens = f"/tables/{opened['table']}", [opened["token"]]
        for seat in links:
            link = opened["seats"][seat]["token"]
            joined = await self.ask("POST", f"{path}/join", link, {"name": f"Friend {seat}"})
            tokens.append(joined["token"])  # where hands are hidden, another one than the link's
        table = Table(opened["table"], len(kinds), tuple(tokens), links)
        table.bots = {seat for seat, kind in enumerate(kinds) if kind == "bot"}
        if links:
            await self.ask("POST", f"{path}/start", table.tokens[0])
        self.seat(table)

    def seat(self, table: Table) -> None:
        """Have people at a table from now on."""
        self.tables.append(table)
        self.people += [Person(self, table, number) for number in range(len(table.tokens))]

    async def ask(self, method: str, path: str, token: str, body: Message | None = None) -> Any:
        """Ask over HTTP; gives what is answered."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers, method=method)

        def answer() -> str:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answered:
                text: str = answered.read().decode()
                return text

        text = await asyncio.to_thread(answer)
        return text if path.endswith("/journal") else json.loads(text)

    async def until(self, number: int) -> None:
        """Wait until so much more has been acknowledged."""
        for _ in range(number):
            self.acknowledged.clear()
            await asyncio.wait_for(self.acknowledged.wait(), PATIENCE)

    async def live(self, url: str) -> None:
        """Play until the server is gone, or has nothing more to tell."""
        self.url = url
        self.acknowledged = asyncio.Event()
        await asyncio.gather(*(person.play() for person in self.people))


class Person:
    """Somebody with a token: the host, or a friend with a link."""

    def __init__(self, campaign: Campaign, table: Table, number: int) -> None:
        self.campaign = campaign
        self.table = table
        self.token = table.tokens[number]
        self.is_host = number == 0
        self.name = f"{table.name}-{number}"
        self.pending: Request | None = None
        self.seats: list[int] = []
        self.position: Message = {}
        self.ids = count(1)

    async def play(self) -> None:
        """Connect, ask again for what was not answered, and go on."""
        address = self.campaign.url.replace("http", "ws", 1)
        try:
            async with connect(f"{address}/api/tables/{self.table.name}/socket") as socket:
                await _send(socket, {"type": "hello", "token": self.token})
                if self.is_host:
                    await _send(socket, {"type": "pace", "milliseconds": 0})
                if self.pending is not None:
                    self.campaign.figures["asked again"] += 1
                    await _send(socket, self.pending.message)
                await self._listen(socket)
        except LOST as lost:
            end = lost.rcvd if isinstance(lost, ConnectionClosed) else None
            assert end is None or end.code < 4400, f"{self.name} is turned away: {end}"

    async def _listen(self, socket: ClientConnection) -> None:
        campaign, is_welcome = self.campaign, False
        while True:
            wait = 0.5 if campaign.is_ending and self.pending is None else PATIENCE
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), wait))
            except TimeoutError:
                assert campaign.is_ending, f"{self.name} hears nothing"
                assert self.pending is None, f"{self.pending} is not answered"
                return
            match message["type"]:
                case "welcome":
                    self.seats = message["seats"]
                    if self.is_host and not is_welcome:
                        self._look_at_seats(message["table"]["seats"])
                    is_welcome = True
                case "done" | "refused":
                    self._settle(message)
                case "position":
                    self.position = message
                    if message["over"]:
                        await self._finish()
            if self.pending is None and not campaign.is_ending and self.position:
                await self._act(socket)

    def _settle(self, message: Message) -> None:
        pending = self.pending
        if pending is None or message["id"] != pending.id:
            return
        self.pending = None
        if message["type"] == "done":
            pending.done = message["seq"]
            self.table.done.append(pending)
            self.campaign.figures[pending.kind] += 1
            self.campaign.acknowledged.set()
            return
        # Others may be quicker, a bot may stand in, and nobody may talk all the time.
        allowed = {"stale", "stands-in", "too-frequent", "over", "illegal"}
        assert message["code"] in allowed, message
        if message["code"] == "illegal":
            assert pending.kind == "undo", message
        self.campaign.figures[f"refused: {message['code']}"] += 1

    async def _act(self, socket: ClientConnection) -> None:
        """Ask for something, if there is anything to ask for."""
        chance, position = self.campaign.chance, self.position
        if position["over"]:
            return
        if self.is_host and self.table.links and chance.random() < CHANGES:
            await self._change_seat()
        if chance.random() < SAYS:
            await self._ask(socket, "say", 0, f"{self.name} says {next(self.ids)}")
            return
        if position["can_undo"] and chance.random() < UNDOES:
            seat = position["seat"] if position["seat"] in self.seats else self.seats[0]
            await self._ask(socket, "undo", seat, "")
            return
        for decision in position["decisions"]:
            if decision["options"]:
                option = chance.choice(decision["options"])
                await self._ask(socket, "move", decision["seat"], option["choice"])
                return
        for decision in position["decisions"]:
            if decision["seat"] in self.seats and position["seat"] != decision["seat"]:
                await _send(socket, {"type": "look", "seat": decision["seat"]})
                return

    async def _ask(self, socket: ClientConnection, kind: Kind, seat: int, text: str) -> None:
        name = f"{self.name}-{next(self.ids)}"
        self.pending = Request(name, kind, seat, self.position["seq"], text)
        await _send(socket, self.pending.message)

    async def _change_seat(self) -> None:
        """Have a bot stand in for a friend, or hand the seat back."""
        table = self.table
        seat = self.campaign.chance.choice(table.links)
        stands_in = not table.standing_in.get(seat, False)
        table.bots.add(seat)
        table.unsure.add(seat)
        body = {"kind": "bot" if stands_in else "link"}
        path = f"/tables/{table.name}/seats/{seat}"
        try:
            answer = await self.campaign.ask("POST", path, table.tokens[0], body)
        except urllib.error.HTTPError as error:
            if error.code != 409:  # the game is over by now
                raise
            return
        assert answer["token"] is None  # no new link: the old one was handed back
        table.standing_in[seat] = stands_in
        table.unsure.discard(seat)
        self.campaign.figures["seat changed"] += 1

    def _look_at_seats(self, seats: list[Message]) -> None:
        """See whether bots stand in as was acknowledged; of what was not, either may be."""
        table = self.table
        for seat in table.links:
            found = seats[seat]["standing_in"]
            assert seat in table.unsure or found == table.standing_in.get(seat, False)
            table.standing_in[seat] = found
        table.unsure.clear()

    async def _finish(self) -> None:
        """Go on with a rematch once a game is over."""
        table = self.table
        if not table.is_over:
            table.is_over = True
            self.campaign.figures["games finished"] += 1
        if not self.is_host or table.following or self.campaign.is_ending:
            return
        answer = await self.campaign.ask("POST", f"/tables/{table.name}/rematch", table.tokens[0])
        table.following = answer["table"]
        links = tuple((seat - 1) % table.seats for seat in table.links)
        following = Table(answer["table"], table.seats, table.tokens, links)
        following.bots = {(seat - 1) % table.seats for seat in table.bots}
        following.unsure = set(links)
        self.campaign.seat(following)  # from the next life on


async def _send(socket: ClientConnection, message: Message) -> None:
    await socket.send(json.dumps(message))


def figures(counted: Iterable[tuple[str, int]]) -> str:
    """Figures in a line."""
    return ", ".join(f"{name}: {number}" for name, number in sorted(counted))
