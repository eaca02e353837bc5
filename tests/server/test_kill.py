"""kill -9: what was acknowledged is there, once and in order, and nothing is half there."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from overseer.journal.header import START
from overseer.journal.line import REWIND, UNDO
from overseer.journal.verify import verify
from overseer.server.offers import Offers
from overseer.server.records import Kept, replayed, written
from overseer.server.rows import ACTS_KEPT
from overseer.server.store import Store
from server.campaign import Campaign, Request, Table, figures

MORTAL = Path(__file__).parent / "mortal.py"
KILLS = int(os.environ.get("OVERSEER_SOAK_KILLS", "0")) or 4
SEED = 4
MOST = 25  # requests that are answered in a life, unless it ends at once
AT_ONCE = 0.2  # how often it does
MOMENT = 0.05  # seconds; so that a kill may come at any point of a request
FOUND_EVERY = 5  # lives after which all journals are replayed
TABLES = (
    ("shelter", ("me", "here"), {"max_rounds": 2}),
    ("shelter", ("me", "link", "here"), {"max_rounds": 2}),
    ("shelter", ("me", "link", "bot", "link"), {"max_rounds": 2}),
    ("fallout", ("me", "here"), {"max_rounds": 2}),
    ("fallout", ("me", "link", "link"), {"max_rounds": 2}),
    ("fallout", ("me", "link", "bot", "link"), {"max_rounds": 2}),
)


class Mortal:
    """A server of many lives."""

    def __init__(self, folder: Path, log: Path) -> None:
        with log.open("w") as errors:
            self.process = subprocess.Popen(
                [sys.executable, str(MORTAL), str(folder)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )

    def live(self) -> str:
        """Begin a life; gives its address."""
        return self._tell("live", r"http://[^ ]+")

    def kill(self) -> None:
        """End it without a warning."""
        self._tell("kill", "dead")

    def end(self) -> None:
        """Let it rest."""
        self.process.communicate(timeout=20)

    def _tell(self, word: str, answer: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(word, file=self.process.stdin, flush=True)
        for line in self.process.stdout:
            if found := re.search(answer, line):
                return found[0]
        raise AssertionError(f"no answer to {word}")


def found_in(folder: Path) -> dict[str, Kept]:
    """All tables, as the next server will find them."""

    async def load() -> dict[str, Kept]:
        with closing(Store(folder)) as store:
            assert not store.is_damaged
            assert not store.damaged
            names = await store._do(
                lambda c: [row[0] for row in c.execute("SELECT id FROM tables")]
            )
            found = {name: await store.load(name) for name in names}
        return {name: kept for name, kept in found.items() if kept is not None}

    return asyncio.run(load())


def check(table: Table, kept: Kept, pending: list[Request]) -> None:
    """Look for all that was acknowledged at a table; of the rest, only what is pending may be."""
    # Each hears of its own, so that they come together in another order than they were made in.
    moves = sorted((each for each in table.done if each.kind != "say"), key=lambda each: each.done)
    last, known = START + len(kept.lines), {act.id: act.seq for act in kept.acts}
    after = 0
    for each in moves:
        assert after <= each.asked < each.done <= last, each  # in order, and none twice
        check_line(kept, each)
        if each.done > last - ACTS_KEPT:
            assert known[each.id] == each.done, each
        between(table, kept, after, each.asked, pending)
        after = each.done
    between(table, kept, after, last, pending)
    check_chat(table, kept, pending)


def check_line(kept: Kept, request: Request) -> None:
    """See that a request made the line after the one that it answered."""
    line = kept.lines[request.asked - START]
    if request.kind == "undo":
        assert line.verb in (UNDO, REWIND), (request, line)
    else:
        assert (line.seat, line.text) == (request.seat, request.text), (request, line)


def between(table: Table, kept: Kept, after: int, until: int, pending: list[Request]) -> None:
    """See who made the lines between two acknowledged moves: bots, or somebody not yet told."""
    if after == 0 or after == until:  # at first there is what the game does by itself
        return
    line = kept.lines[after - START]
    if line.seat in table.bots:
        return
    made = [each for each in pending if each.kind != "say" and each.asked == after]
    assert made, (table.name, line)
    assert any(line.verb in (UNDO, REWIND) or each.text == line.text for each in made)


def check_chat(table: Table, kept: Kept, pending: list[Request]) -> None:
    """See that everything was said once, each person's in its order."""
    said = [each.text for each in kept.chat]
    told = [each.text for each in table.done if each.kind == "say"]
    assert len(set(said)) == len(said)
    assert set(told) <= set(said) <= {*told, *(each.text for each in pending)}
    for person in {text.partition(" ")[0] for text in told}:
        own = [text for text in told if text.startswith(f"{person} ")]
        assert [text for text in said if text in own] == own


def check_journal(offers: Offers, kept: Kept) -> None:
    """See that a table's journal leads where it is said to lead, by its own text too."""
    record = kept.record
    game = offers.box(record.game, record.options).game
    is_over = record.status == "over"
    match = replayed(game, record, kept.lines, kept.secrets)
    assert (match.state.digest(), match.state.over) == (record.digest, is_over)
    text = written(record, kept.lines).text(is_over, record.digest, kept.secrets)
    assert verify(game, text, kept.secrets).is_complete


@contextmanager
def mortal(tmp_path: Path) -> Iterator[Mortal]:
    """A server that is gone in the end, whatever happens."""
    server = Mortal(tmp_path / "data", tmp_path / "log")
    try:
        yield server
    finally:
        server.end()


def test_a_server_that_is_killed_again_and_again_loses_nothing(
    tmp_path: Path, offers: Offers, capsys: pytest.CaptureFixture[str]
) -> None:
    campaign, chance = Campaign(SEED), random.Random(SEED)

    async def life(server: Mortal) -> None:
        """Have everybody play until the server is killed."""
        url = await asyncio.to_thread(server.live)
        playing = asyncio.create_task(campaign.live(url))
        await asyncio.sleep(0)
        if chance.random() > AT_ONCE:
            await campaign.until(chance.randrange(MOST))
        await asyncio.sleep(chance.uniform(0, MOMENT))
        await asyncio.to_thread(server.kill)
        await playing

    async def begin(server: Mortal) -> None:
        campaign.url = await asyncio.to_thread(server.live)
        for game, kinds, options in TABLES:
            await campaign.open(game, *kinds, **options)
        await asyncio.to_thread(server.kill)

    with mortal(tmp_path) as server:
        asyncio.run(begin(server))
        for number in range(KILLS):
            asyncio.run(life(server))
            look_back(campaign, tmp_path / "data", offers if number % FOUND_EVERY == 0 else None)
        campaign.is_ending = True
        asyncio.run(campaign.live(server.live()))  # until all is answered
        server.kill()
        look_back(campaign, tmp_path / "data", offers)
    assert not [person.pending for person in campaign.people if person.pending]
    assert "Traceback" not in (tmp_path / "log").read_text()
    assert campaign.figures["move"] > KILLS
    with capsys.disabled():
        print(f" {KILLS} kills, {len(campaign.tables)} tables, {figures(campaign.figures.items())}")


def look_back(campaign: Campaign, folder: Path, offers: Offers | None) -> None:
    """Compare what is on the disk with what was acknowledged."""
    found = found_in(folder)
    nexts = {kept.record.next for kept in found.values()} - {""}
    assert set(found) == {table.name for table in campaign.tables} | nexts  # no half rematch
    for table in campaign.tables:
        here = [person for person in campaign.people if person.table is table]
        pending = [person.pending for person in here if person.pending is not None]
        check(table, found[table.name], pending)
        if offers is not None:
            check_journal(offers, found[table.name])
