"""A server that is killed again and again while it is playing, for test_kill.py.

    python mortal.py FOLDER LIVES

Each life is a process of its own that takes up the tables of the folder, tells what it finds,
then plays and tells every move that was acknowledged, until it is killed without a warning. What
was told comes out as JSON, one line per life.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from pathlib import Path
from typing import Any, cast

from overseer.server import acts
from overseer.server.app import Server
from overseer.server.client import Client
from overseer.server.offers import Offers
from overseer.server.protocol import Move, NewSeat, NewTable
from overseer.server.settings import Settings
from overseer.server.tokens import HOST

SEATS = [NewSeat(kind="me", name="Ada"), NewSeat(kind="here", name="Borys")]


def main(folder: Path, lives: int) -> None:
    """Live and be killed, several times."""
    offers = Offers()
    chance = random.Random(4)
    table = ""
    for life in range(lives):
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            asyncio.run(live(folder, offers, table, life, writing))
            os._exit(0)
        os.close(writing)
        told = os.fdopen(reading)
        first = json.loads(told.readline())
        time.sleep(chance.uniform(0.0, 0.12))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        rest = [json.loads(line) for line in told if line.endswith("\n")]
        told.close()
        table = rest[-1]["table"] if rest else first["table"]
        print(json.dumps({"found": first, "done": rest}), flush=True)


async def live(folder: Path, offers: Offers, name: str, life: int, pipe: int) -> None:
    """Take up a table, or a new one where there is none, and play as fast as possible."""

    def tell(what: dict[str, Any]) -> None:
        os.write(pipe, f"{json.dumps(what)}\n".encode())

    hall = Server(Settings(data=folder, pace=0), offers).hall
    chance = random.Random(life)
    if not name:
        name = (await hall.open(NewTable(game="shelter", seats=SEATS))).table
    table = await hall.table(name)
    ids = sorted(each for _, each in table.acts)
    tell({"table": name, "status": table.status, "seq": table.seq, "ids": ids})
    client, number = Client(HOST, "", "en", False, 10**9), 0
    while True:
        match = table.played()
        decision = match.state.decision
        if decision is None:
            name = (await hall.open(NewTable(game="shelter", seats=SEATS))).table
            table = await hall.table(name)
            continue
        choice = decision.options[chance.randrange(len(decision.options))].notation
        number += 1
        move = Move(id=f"{life}-{number}", seq=table.seq, seat=int(decision.seat), choices=[choice])
        async with table.lock:
            await acts.move(table, client, move)
        done = json.loads(cast(bytes, await client.outbox.take()))
        tell({"table": name, "id": done["id"], "seq": done["seq"]})


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
