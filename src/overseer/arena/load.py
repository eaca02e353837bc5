"""Load: how many moves a second a server takes, and how long each takes, with many tables in play.

`measure` starts a server and, in another process, its clients: `python -m overseer.arena.load URL
TABLES PACE SECONDS` prints their figures as JSON. At every table one client holds all seats, so
there is no bot to wait for. It sends a random legal choice about every PACE seconds, as a table of
quick people would; with a pace of 0, as soon as the one before is answered.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import urllib.request
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect

from overseer.arena.serving import Serving
from overseer.kernel.errors import OverseerError

GAME = "shelter"
SEATS = ["me", "here", "here", "here"]
WARM_UP = 1.0  # seconds that do not count


@dataclass(frozen=True, slots=True)
class Load:
    """What a server did with some tables in play."""

    tables: int
    pace: float  # seconds between two moves at a table; 0 if nobody waits
    moves: float  # per second, all tables together
    median: float  # milliseconds from sending a move until it is acknowledged
    slowest: float  # the same, of the slowest hundredth


class _Option(Struct):
    choice: str


class _Decision(Struct):
    seat: int
    options: list[_Option]


class _Heard(Struct):
    """The part of any message of the server that a player at random looks at."""

    type: str
    id: str = ""
    seq: int = 0
    over: bool = False
    code: str = ""
    message: str = ""
    decisions: list[_Decision] = []


_DECODER = msgspec.json.Decoder(_Heard)


class _Clock:
    """The times of all moves that count: those sent between the warm-up and the end."""

    def __init__(self, pace: float, seconds: float) -> None:
        self.pace = pace
        self.begin = perf_counter() + WARM_UP
        self.end = self.begin + seconds
        self.times: list[float] = []

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return perf_counter() >= self.end

    def note(self, sent: float) -> None:
        """A move that was sent at a time has been acknowledged now."""
        now = perf_counter()
        if self.begin <= sent and now <= self.end:
            self.times.append(now - sent)


def measure(tables: int, pace: float, seconds: float) -> Load:
    """Start a server with nothing else to do, and play at some of its tables for some seconds."""
    with TemporaryDirectory() as data, Serving(Path(data)) as server:
        command = [sys.executable, "-m", "overseer.arena.load", server.url]
        run = subprocess.run(
            [*command, str(tables), str(pace), str(seconds)],
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
    if run.returncode != 0:
        raise OverseerError(f"the measuring process ended with code {run.returncode}; see above")
    return Load(**json.loads(run.stdout))


async def play(url: str, tables: int, pace: float, seconds: float) -> Load:
    """Play at some tables of a server for some seconds, and tell how it went."""
    dice = random.Random(tables)
    async with AsyncExitStack() as sockets:
        # Before the clock starts: opening tables and connections is not what is measured here.
        players = [_Player(url, random.Random(dice.random()), sockets) for _ in range(tables)]
        for player in players:
            await player.sit_down()
        clock = _Clock(pace, seconds)
        await asyncio.gather(*(player.play(clock) for player in players))
    times = sorted(clock.times)
    if not times:
        raise OverseerError(f"no move was answered within {seconds:.1f} seconds")
    return Load(
        tables=tables,
        pace=pace,
        moves=len(times) / seconds,
        median=1000 * times[len(times) // 2],
        slowest=1000 * times[len(times) * 99 // 100],
    )


class _Player:
    """Somebody at a table who holds all its seats and chooses at random."""

    def __init__(self, url: str, dice: random.Random, sockets: AsyncExitStack) -> None:
        self.url = url
        self.dice = dice
        self._sockets = sockets

    async def sit_down(self) -> None:
        """Open a new table, connect to it and see how it stands."""
        table, token = await asyncio.to_thread(_open, self.url, self.dice.getrandbits(60))
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        connection = connect(address, compression=None, max_size=None)
        self.socket = await self._sockets.enter_async_context(connection)
        await self.socket.send(json.dumps({"type": "hello", "token": token}))
        self.position = await self._hear("position")
        self.number = 0

    async def play(self, clock: _Clock) -> None:
        """Choose until the time is up, at another table when a game is over."""
        await asyncio.sleep(self.dice.random() * clock.pace)  # not all at the same moment
        while not clock.over:
            if self.position.over:
                await self.socket.close()
                await self.sit_down()
            sent = perf_counter()
            await self._move(clock)
            await asyncio.sleep(max(0, sent + clock.pace - perf_counter()))

    async def _move(self, clock: _Clock) -> None:
        """Make a choice, and wait for the answer and for the next position."""
        position = self.position
        decision = self.dice.choice([one for one in position.decisions if one.options])
        self.number += 1
        move = {
            "type": "move",
            "id": str(self.number),
            "seq": position.seq,
            "seat": decision.seat,
            "choices": [self.dice.choice(decision.options).choice],
        }
        sent = perf_counter()
        await self.socket.send(json.dumps(move))
        done = None
        while done is None or position.seq < done.seq:
            message = await self._hear("position", "done", "refused")
            if message.type == "position":
                position = message
            elif message.type == "done":
                done = message
                clock.note(sent)
            else:
                raise OverseerError(f"a legal move was refused: {message.code}: {message.message}")
        self.position = position

    async def _hear(self, *kinds: str) -> _Heard:
        """The next message of one of some kinds."""
        while True:
            message = _DECODER.decode(await self.socket.recv())
            if message.type in kinds:
                return message


def _open(url: str, seed: int) -> tuple[str, str]:
    """A new table and the token of its holder."""
    seats = [{"kind": kind, "name": f"Player {k + 1}"} for k, kind in enumerate(SEATS)]
    request = urllib.request.Request(
        f"{url}/api/tables",
        data=json.dumps({"game": GAME, "seats": seats, "seed": str(seed)}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        told = json.load(answer)
    return told["table"], told["token"]


def _main(url: str, tables: str, pace: str, seconds: str) -> int:
    try:
        figures = asyncio.run(play(url, int(tables), float(pace), float(seconds)))
    except OverseerError as error:
        print(f"overseer: {error}", file=sys.stderr)
        return 1
    print(json.dumps(asdict(figures)))
    return 0


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
