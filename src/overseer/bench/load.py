"""Load: how many moves a second a server takes, and how long each takes, with many tables in play.

`measure` starts a server and, in another process, its clients: `python -m overseer.bench.load URL`
with a `Load` as JSON prints what they found as JSON. At every table one client holds all seats, so
there is no bot to wait for. It sends a random legal choice about every so many seconds, as a table
of quick people would; with a pace of 0, as soon as the one before is answered. What the server
itself felt, its pulse tells.

`measure_long` plays at many tables in the same way, while things are asked of one with a very long
journal, and tells how long the event loop was held up by each.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import subprocess
import sys
import urllib.request
from collections.abc import Awaitable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TypeVar

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect

from overseer.bench.long import late_match, long_match
from overseer.bench.serving import Serving
from overseer.kernel.errors import OverseerError
from overseer.server.pulse import Beat

T = TypeVar("T")

SEATS = ["me", "here", "here", "here"]
WARM_UP = 1.0  # seconds that do not count
LATE = 1000  # lines, or shortly before the end of a game that is shorter
JOURNALS = 10  # different games among those that are late
LONG = 19_000  # lines of a very long game
_QUIET = 0.3  # seconds around a deed at the long table, in which the pulse is felt


class Load(Struct, frozen=True, kw_only=True):
    """Some tables in play."""

    game: str
    tables: int
    late: bool = False  # whether they are late in a game
    pace: float = 1.0  # seconds between two moves at a table; 0 if nobody waits
    seconds: float = 10.0


class Loaded(Struct, frozen=True, kw_only=True):
    """What a server did with some tables in play."""

    load: Load
    moves: float  # per second, all tables together
    median: float  # milliseconds from sending a move until it is acknowledged
    slowest: float  # the same, of the slowest hundredth
    processor: float = 0.0  # milliseconds of the server's for each move
    busy: float = 0.0  # milliseconds that its event loop worked without a break at worst
    late: float = 0.0  # milliseconds that it came too late at worst, whoever had the processor
    table: float = 0.0  # kilobytes of its memory for each table
    socket: float = 0.0  # kilobytes for each connection


class Deed(Struct, frozen=True, kw_only=True):
    """Something that was asked of a table with a very long journal."""

    name: str
    took: float  # milliseconds until it was answered
    busy: float  # as in `Loaded`, while it was done
    late: float


class _Times(Struct, kw_only=True):
    """When what was begun, on the machine's clock."""

    begun: float = 0.0
    opened: float = 0.0
    connected: float = 0.0
    counted: float = 0.0
    ended: float = 0.0


class _Played(Struct, kw_only=True):
    """What the clients found."""

    moves: int
    median: float
    slowest: float
    times: _Times


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


def measure(load: Load) -> Loaded:
    """Start a server with nothing else to do, and play at some of its tables for some seconds."""
    with TemporaryDirectory() as folder, Serving(Path(folder), pulse=True) as server:
        command = [sys.executable, "-m", "overseer.bench.load", server.url]
        run = subprocess.run(
            [*command, msgspec.json.encode(load).decode()],
            stdout=subprocess.PIPE,
            check=False,
        )
        if run.returncode != 0:
            raise OverseerError(f"the measuring process ended with code {run.returncode}")
        played = msgspec.json.decode(run.stdout, type=_Played)
        felt = server.beats()
    times = played.times
    counted = [beat for beat in felt if times.counted <= beat.at <= times.ended] or felt[-1:]
    spent = counted[-1].processor - counted[0].processor
    share = (counted[-1].at - counted[0].at) / load.seconds  # of the moves; beats do not fit quite
    return Loaded(
        load=load,
        moves=played.moves / load.seconds,
        median=played.median,
        slowest=played.slowest,
        processor=1000 * spent / max(1.0, played.moves * share),
        busy=max(beat.busy for beat in counted),
        late=max(beat.late for beat in counted),
        table=_grown(felt, times.begun, times.opened) / load.tables,
        socket=_grown(felt, times.opened, times.connected) / load.tables,
    )


def measure_long(game: str, tables: int, lines: int = LONG) -> list[Deed]:
    """Ask things of a table with a very long journal, with many others in play."""
    load = Load(game=game, tables=tables, seconds=3600.0)
    with TemporaryDirectory() as folder, Serving(Path(folder), pulse=True) as server:
        command = [sys.executable, "-m", "overseer.bench.load", server.url]
        others = subprocess.Popen(
            [*command, msgspec.json.encode(load).decode()], stdout=subprocess.DEVNULL
        )
        try:
            return asyncio.run(_ask_long(server, game, lines, others))
        finally:
            others.terminate()
            others.wait()


async def play(url: str, load: Load) -> _Played:
    """Play at some tables of a server for some seconds, and tell how it went."""
    dice = random.Random(load.tables)
    journals = [late_match(load.game, LATE, seed).export() for seed in range(JOURNALS) if load.late]
    times = _Times(begun=perf_counter())
    async with AsyncExitStack() as sockets:
        # Before the clock starts: opening tables and connections is not what is measured here.
        players = [
            _Player(url, load.game, random.Random(dice.random()), sockets, journals)
            for _ in range(load.tables)
        ]
        for player in players:
            await player.open()
        times.opened = await _settled()
        for player in players:
            await player.sit_down()
        times.connected = await _settled()
        clock = _Clock(load.pace, load.seconds)
        times.counted, times.ended = clock.begin, clock.end
        await asyncio.gather(*(player.play(clock) for player in players))
    found = sorted(clock.times)
    if not found:
        raise OverseerError(f"no move was answered within {load.seconds:.1f} seconds")
    return _Played(
        moves=len(found),
        median=1000 * found[len(found) // 2],
        slowest=1000 * found[len(found) * 99 // 100],
        times=times,
    )


async def _settled() -> float:
    """The time, once the server has had a moment to come to rest and to report."""
    await asyncio.sleep(_QUIET)
    return perf_counter()


def _grown(felt: list[Beat], since: float, until: float) -> float:
    """By how many kilobytes the server has grown between two times."""
    sizes = [beat.memory for beat in felt if since <= beat.at <= until]
    return (sizes[-1] - sizes[0]) / 1024 if sizes else 0.0


async def _ask_long(
    server: Serving, game: str, lines: int, others: subprocess.Popen[bytes]
) -> list[Deed]:
    match = await asyncio.to_thread(long_match, game, lines)
    journal, standing = match.export(), [passage.line.number for passage in match.passages()]
    ended = await asyncio.to_thread(lambda: long_match(game, lines, over=True).export())
    deeds: list[Deed] = []

    async def deed(name: str, work: Awaitable[T]) -> T:
        begun = perf_counter()
        done = await work
        took = 1000 * (perf_counter() - begun)
        await asyncio.sleep(_QUIET)
        felt = [beat for beat in server.beats() if beat.at >= begun]
        busy, late = max(beat.busy for beat in felt), max(beat.late for beat in felt)
        deeds.append(Deed(name=name, took=took, busy=busy, late=late))
        return done

    def ask(path: str, token: str, body: object = None) -> Awaitable[bytes]:
        return asyncio.to_thread(_fetch, f"{server.url}/api{path}", token, body)

    def opened(answer: bytes) -> tuple[str, str]:
        told = json.loads(answer)
        return told["table"], told["token"]

    async with AsyncExitStack() as sockets:
        await asyncio.sleep(WARM_UP)
        await _until_playing(server, others)
        await deed("nothing", asyncio.sleep(1.0))
        loaded = await deed("load", ask("/journals", "", {"journal": journal}))
        player = _Player(server.url, game, random.Random(1), sockets, [])
        player.table, player.token = table, token = opened(loaded)
        await deed("hello", player.sit_down())
        last = player.position.seq  # a move may end the game
        await deed("language", player.look(language="ru"))
        await deed("plain", player.look(plain=True))
        await deed("move", player.move_once())
        path = f"/tables/{table}"
        await deed("page", ask(f"{path}/log?before={lines // 2}&language=pl", token))
        await deed("position", ask(f"{path}/positions/{standing[-20]}", token))
        await deed("position-again", ask(f"{path}/positions/{standing[-19]}", token))
        await deed("journal", ask(f"{path}/journal", token))
        await deed("fork", ask(f"{path}/fork", token, {"line": last}))
        table, token = opened(await ask("/journals", "", {"journal": ended}))
        await deed("chronicle", ask(f"/tables/{table}/chronicle", token))
    return deeds


async def _until_playing(server: Serving, others: subprocess.Popen[bytes]) -> None:
    """Wait until all other tables are in play: the server works evenly then."""
    sizes: list[int] = []
    while len(sizes) < 3 or sizes[-1] - sizes[-3] > 1 << 20:
        if others.poll() is not None:
            raise OverseerError(f"the measuring process ended with code {others.returncode}")
        await asyncio.sleep(1.0)
        sizes.append(server.beats()[-1].memory)


class _Player:
    """Somebody at a table who holds all its seats and chooses at random."""

    def __init__(
        self,
        url: str,
        game: str,
        dice: random.Random,
        sockets: AsyncExitStack,
        journals: Sequence[str],
    ) -> None:
        self.url = url
        self.game = game
        self.dice = dice
        self.journals = journals
        self.table = self.token = ""
        self.number = 0
        self._sockets = sockets

    async def open(self) -> None:
        """Open a new table, early or late in a game."""
        body: dict[str, object]
        if self.journals:
            path, body = "journals", {"journal": self.dice.choice(self.journals)}
        else:
            names = enumerate(SEATS, start=1)
            seats = [{"kind": kind, "name": f"Player {number}"} for number, kind in names]
            seed = str(self.dice.getrandbits(60))
            path, body = "tables", {"game": self.game, "seats": seats, "seed": seed}
        answer = await asyncio.to_thread(_fetch, f"{self.url}/api/{path}", "", body)
        told = json.loads(answer)
        self.table, self.token = told["table"], told["token"]

    async def sit_down(self) -> None:
        """Connect to the table and see how it stands."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        connection = connect(address, compression=None, max_size=None)
        self.socket = await self._sockets.enter_async_context(connection)
        await self._say("hello", token=self.token)
        self.position = await self._hear("position")
        await self._look_from_who_decides()

    async def look(self, **how: object) -> None:
        """Look at the table in another way."""
        await self._say("look", **how)
        self.position = await self._hear("position")

    async def move_once(self) -> None:
        """Make one choice."""
        await self._move(_Clock(0.0, 0.0))

    async def _look_from_who_decides(self) -> None:
        """Where hands are hidden, options are told to who looks from the seat."""
        while not self.position.over and not any(one.options for one in self.position.decisions):
            await self.look(seat=self.position.decisions[0].seat)

    async def _say(self, kind: str, **fields: object) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def play(self, clock: _Clock) -> None:
        """Choose until the time is up, at another table when a game is over."""
        await asyncio.sleep(self.dice.random() * clock.pace)  # not all at the same moment
        while not clock.over:
            if self.position.over:
                await self.socket.close()
                await self.open()
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
            "id": str(self.number),
            "seq": position.seq,
            "seat": decision.seat,
            "choices": [self.dice.choice(decision.options).choice],
        }
        sent = perf_counter()
        await self._say("move", **move)
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
        await self._look_from_who_decides()

    async def _hear(self, *kinds: str) -> _Heard:
        """The next message of one of some kinds."""
        while True:
            message = _DECODER.decode(await self.socket.recv())
            if message.type in kinds:
                return message


def _fetch(url: str, token: str, body: object = None) -> bytes:
    """The answer to a request."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, headers=headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        told: bytes = answer.read()
    return told


def _main(url: str, load: str) -> int:
    gc.disable()  # a pause of the clients would count as one of the server
    try:
        played = asyncio.run(play(url, msgspec.json.decode(load, type=Load)))
    except OverseerError as error:
        print(f"overseer: {error}", file=sys.stderr)
        return 1
    print(msgspec.json.encode(played).decode())
    return 0


if __name__ == "__main__":
    sys.exit(_main(*sys.argv[1:]))
