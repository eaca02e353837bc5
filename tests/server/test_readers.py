"""Slow readers: they cost nothing, skip what is outdated, and are cut off in the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from overseer.server import acts
from overseer.server.app import Server
from overseer.server.client import Client, Closing, Due, Outbox
from overseer.server.desk import Desk
from overseer.server.messages import Move, Said
from overseer.server.offers import Offers
from overseer.server.protocol import NewSeat, NewTable, Opened
from overseer.server.settings import Limits, Settings
from overseer.server.tokens import HOST
from server.people import IDS
from server.wired import Listening, Reader, listening, wait_for

UNSENT = 300_000
HIGH_WATER = 64 * 1024  # bytes in a transport from which on it takes no more


@pytest.fixture
def server(tmp_path: Path, offers: Offers) -> Iterator[Listening]:
    settings = Settings(data=tmp_path, pace=0, limits=Limits(unsent=UNSENT, news=500))
    with listening(Server(settings, offers)) as running:
        yield running


def opened(server: Listening, game: str = "shelter") -> Opened:
    seats = [NewSeat(kind="me", name="Ada"), NewSeat(kind="here", name="Borys")]
    answer: Opened = server.do(Desk(server.hall).open(NewTable(game=game, seats=seats)))
    return answer


def waiting(client: Client) -> int:
    return client.outbox.size + client._wire.unsent


async def moved(server: Listening, table: str, times: int) -> int:
    """Make choices at a table for somebody else; gives the last line."""
    held = server.hall.tables[table]
    other = Client(HOST, "", "en", False, 10**9)
    for _ in range(times):
        decision = held.played().state.decision
        assert decision is not None
        choice = decision.options[decision.default].notation
        move = Move(id=f"m{next(IDS)}", seq=held.seq, seat=int(decision.seat), choices=[choice])
        async with held.lock:
            await acts.move(held, other, move)
        await asyncio.sleep(0)
    return held.seq


def test_a_position_waits_once_and_in_its_place() -> None:
    async def scenario() -> list[Any]:
        outbox = Outbox()
        outbox.put_position()
        outbox.put(b"done")
        outbox.put_position()
        assert outbox.size == 4
        taken: list[Any] = [await outbox.take(), await outbox.take()]
        outbox.put_position()
        outbox.put(Closing(4408, ""))
        return [*taken, await outbox.take(), await outbox.take(), outbox.size]

    assert asyncio.run(scenario()) == [Due(), b"done", Due(), Closing(4408, ""), 0]


def test_who_does_not_read_is_not_sent_more_and_more_positions(server: Listening) -> None:
    table = opened(server)
    reader = Reader(server, table.table, table.token)
    held = server.hall.tables[table.table]

    async def tell() -> int:
        reader.client.forget_words()  # so that each position is a large one
        held.tell(reader.client)
        await asyncio.sleep(0.001)
        return waiting(reader.client)

    async def flood() -> int:
        for _ in range(5000):
            if await tell() > HIGH_WATER:
                return max([await tell() for _ in range(100)])
        return 0

    most = server.do(flood())
    assert HIGH_WATER < most < 2 * HIGH_WATER  # it is full, and the position that waits is not made


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_a_slow_reader_skips_positions_but_no_sentence(server: Listening, game: str) -> None:
    table = opened(server, game)
    held = server.hall.tables[table.table]
    reader = Reader(server, table.table, table.token)
    for _ in range(4):
        server.do(moved(server, table.table, 5))
        if held.played().state.over:
            break

    async def stuff() -> None:
        while waiting(reader.client) < HIGH_WATER:
            reader.client.send(Said(number=1, seat=0, name="Ada", text="x" * 10_000, at=0))
            await asyncio.sleep(0)

    server.do(stuff())
    before = held.seq
    last = 0
    for _ in range(30):
        last = server.do(moved(server, table.table, 1))
    reader.read_until(last)
    positions = [each for each in reader.heard if each["type"] == "position"]
    assert last - before >= 30
    assert len([each for each in positions if each["seq"] > before]) < 5
    log = [(entry["line"], entry["text"]) for position in positions for entry in position["log"]]
    whole = held.display.log(held.played(), 0, "en")
    assert log == [(entry.line, entry.text) for entry in whole]


def test_who_reads_too_slowly_is_cut_off_at_once(server: Listening) -> None:
    table = opened(server)
    held = server.hall.tables[table.table]
    reader = Reader(server, table.table, table.token)
    most = 0

    async def flood() -> None:
        nonlocal most
        for number in range(2000):
            reader.client.send(Said(number=number, seat=0, name="Ada", text="x" * 500, at=0))
            most = max(most, waiting(reader.client))
            if number % 10 == 0:
                await asyncio.sleep(0)

    server.do(flood())
    assert UNSENT - 1000 < most <= UNSENT
    wait_for(lambda: not held.clients)
    assert waiting(reader.client) == 0
    assert reader.is_cut_off()


def test_a_farewell_does_not_wait_for_ever(
    server: Listening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("overseer.server.socket._FAREWELL", 0.1)
    table = opened(server)
    held = server.hall.tables[table.table]
    reader = Reader(server, table.table, table.token)

    async def end() -> None:
        while waiting(reader.client) < HIGH_WATER:
            reader.client.send(Said(number=1, seat=0, name="Ada", text="x" * 10_000, at=0))
            await asyncio.sleep(0)
        reader.client.close(Closing(4410, "the table was removed"))

    server.do(end())
    wait_for(lambda: not held.clients)
    assert reader.is_cut_off()
