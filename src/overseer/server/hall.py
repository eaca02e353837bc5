"""The hall: all tables of a server, taken up when somebody comes, put away when all are gone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from overseer.journal.header import START
from overseer.journal.match import Match
from overseer.kernel.errors import OverseerError
from overseer.server.analysis import Analyses
from overseer.server.client import REMOVED, RESTART
from overseer.server.clock import MOST
from overseer.server.drive import Drive
from overseer.server.house import House, keeping
from overseer.server.lapse import lapse
from overseer.server.offers import Offers
from overseer.server.records import Kept, read_header, replayed
from overseer.server.refusal import Denied
from overseer.server.rows import Unreadable
from overseer.server.seal import Seal
from overseer.server.settings import Settings
from overseer.server.store import Store
from overseer.server.table import Table
from overseer.server.tokens import (
    Holder,
    holder_of,
)

_SWEEP = 60.0  # seconds between looking for tables to put away
_GRACE = 60  # seconds after a start in which people find their tables again, and nothing lapses
_TICK = 1.0  # seconds between looking where time is over
_CLEAN = 3600.0  # seconds between looking for tables to forget
_ELSEWHERE = "the lines lead to another position now"

log = logging.getLogger("overseer.server")


class Hall:
    """All tables of a server."""

    def __init__(self, settings: Settings, offers: Offers, store: Store) -> None:
        self.settings = settings
        self.offers = offers
        self.house = House(settings, store, offers.levels)
        self.store = store
        self.seal = Seal(store.key)
        self.analyses = Analyses(self.house.study)
        self.tables: dict[str, Table] = {}
        self.drives: dict[str, Drive] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # Coming and going

    async def start(self) -> None:
        """Begin to put tables away and to forget old ones, and to look where time is over."""
        await self._clean_if_possible()
        await self.take_up_the_watch()
        self._tasks = [asyncio.create_task(self._sweep()), asyncio.create_task(self._keep_watch())]

    def is_quiet(self) -> bool:
        """Whether nobody is here."""
        return not any(table.clients for table in self.tables.values())

    async def warm_up(self) -> None:
        """Read the texts of all languages before somebody has to wait for them.

        In steps, since a server that is to end waits for the one under way.
        """
        for step in self.offers.warming():
            await self.house.backroom.do(step)

    async def stop(self) -> None:
        """Let everybody go; all that was acknowledged is kept already."""
        for task in self._tasks:
            task.cancel()
        for table in list(self.tables.values()):
            await self.drives[table.id].stop()
            table.retire(RESTART)
            table.dismiss_bots()
        self.house.backroom.close()
        self.house.reading_room.close()
        self.house.study.close()
        self.house.counsel.close()

    async def table(self, name: str) -> Table:
        """A table by its name, taken up from the store if nobody was there."""
        table = self.tables.get(name)
        if table is not None and not table.is_gone:
            return table
        if name not in self._loading:
            # Whoever else asks for it meanwhile waits for the same table.
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def opened_by(self, name: str, token: str) -> tuple[Table, Holder]:
        """A table, and whom a token stands for there."""
        table = await self.table(name)
        holder = holder_of(token, table.keys)
        if holder is None:
            raise Denied("unauthorised")
        table.touch()
        return table, holder

    async def remove(self, table: Table, holder: Holder) -> None:
        """Forget a table at the wish of its host."""
        if not holder.is_host:
            raise Denied("not-host")
        with keeping():
            await self.store.remove(table.id)
        table.retire(REMOVED)
        self.house.watch.note(table.id, 0)
        await self._put_away(table)

    # Time

    async def take_up_the_watch(self) -> None:
        """Find the tables at which time has run on while no server was here."""
        try:
            due = await self.store.due()
        except sqlite3.Error as error:
            log.warning("It cannot be read at which tables time runs: %s", error)
            return
        soonest = self.store.now() + _GRACE
        for name, at in due.items():
            self.house.watch.note(name, max(at, soonest))

    async def watch_over(self) -> None:
        """Look at the tables whose time has come, and choose for who let it pass."""
        for name in self.house.watch.take(self.store.now()):
            try:
                table = await self.table(name)
                async with table.lock:
                    await lapse(table)
            except (
                Denied
            ) as denied:  # it was removed, or cannot be read, of which is told elsewhere
                log.debug("Time cannot run at table %s: %s", name, denied.code)
            except Exception:
                log.exception("A choice could not be made when time was over at table %s", name)

    async def _keep_watch(self) -> None:
        while True:
            await asyncio.sleep(_TICK)
            await self.watch_over()

    # Putting away

    async def clean(self) -> int:
        """Forget tables by the host's policy; gives how many.

        They are given a day more, because that much a wrong clock can add to their age. From a
        damaged file nothing is removed, which could spread the damage.
        """
        settings = self.settings
        open_ = settings.keep_open + MOST
        over = settings.keep_over + MOST if settings.keep_over else None
        names = await self.store.idle_for(open_, over)
        if self.store.is_damaged:
            return 0
        removed = 0
        for name in names:
            if not (name in self.tables or name in self._loading or name in self.store.damaged):
                await self.store.remove_idle(name, open_, over)
                removed += 1
        if removed:
            log.info("Tables removed because nobody has used them for long: %s", removed)
        return removed

    async def put_away_idle(self) -> None:
        """Let go of tables at which nobody is."""
        for table in list(self.tables.values()):
            idle = time.monotonic() - table.touched
            is_idle = not table.clients and idle > self.settings.unload_after
            if table.is_gone or (is_idle and not table.lock.locked()):
                await self._put_away(table)

    async def _sweep(self) -> None:
        cleaned = time.monotonic()
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                await self.put_away_idle()
                if time.monotonic() - cleaned > _CLEAN:
                    cleaned = time.monotonic()
                    await self._clean_if_possible()
            except Exception:
                log.exception("Tables could not be put away")

    async def _clean_if_possible(self) -> None:
        try:
            await self.clean()
        except sqlite3.Error as error:  # a full disk, for one: tables can still be looked at
            log.warning("Old tables could not be removed: %s", error)

    async def _put_away(self, table: Table) -> None:
        table.is_gone = True
        if self.tables.get(table.id) is table:
            await self.drives[table.id].stop()
            table.on_change = _nothing  # or else table and drive would keep each other
            del self.tables[table.id], self.drives[table.id]
            table.dismiss_bots()
            self.analyses.drop(table.id)

    # How tables are made

    async def create(self, table: Table, before: Table | None = None) -> None:
        """Keep a new table, which may come after another one, and let people in."""
        record, match = table.record, table.match
        lines: Sequence[Any] = ()
        if match is not None:
            lines = match.lines_after(START)
            record.digest = match.state.digest()
            record.status = "over" if match.state.over else "playing"
        table.time.look_ahead()
        kept = Kept(record=record, keys=table.keys, lines=list(lines), secrets=table.secrets)
        with keeping():
            if before is None:
                await self.store.create(kept)
            else:
                after = msgspec.structs.replace(before.record, next=record.id)
                await self.store.create(kept, before=after)
                before.record = after
        table.settle()
        self._admit(table)

    async def _load(self, name: str) -> Table:
        try:
            with keeping():
                kept = await self.store.load(name)
        except Unreadable:
            raise Denied("unreadable") from None
        if kept is None:
            raise Denied("not-found", "no-table")
        if kept.record.game not in self.offers.boxes:
            log.error("Table %s is of a game that is not here: %s", name, kept.record.game)
            raise Denied("unreadable")
        table = await self.house.backroom.do(self._taken_up, kept)
        self._admit(table)
        return table

    def _taken_up(self, kept: Kept) -> Table:
        """A table from the store; one that cannot be played here is closed with a notice."""
        record = kept.record
        if not record.header:
            return self.made(kept, None)
        game = self.offers.box(record.game, record.options).game
        try:
            read_header(record.header).check(game)
            pulse = self.house.backroom.pulse()
            match = replayed(game, record, kept.lines, kept.secrets, pulse)
        except OverseerError as error:
            log.warning("A table is closed: %s", error)
            return self.made(kept, None, notice=str(error))
        except Denied:  # the server is ending
            raise
        except Exception:  # lines that were damaged can lead anywhere
            log.exception("A table is closed")
            return self.made(kept, None, notice=_ELSEWHERE)
        if match.state.digest() != record.digest:
            log.warning("A table is closed: %s", _ELSEWHERE)
            return self.made(kept, None, notice=_ELSEWHERE)
        return self.made(kept, match)

    def made(self, kept: Kept, match: Match | None, notice: str = "") -> Table:
        """A table of what is kept of it, which nobody has come to yet."""
        box = self.offers.box(kept.record.game, kept.record.options)
        return Table(self.house, kept, box.game, box.display, match, notice)

    def _admit(self, table: Table) -> None:
        table.time.look_ahead()
        self.tables[table.id] = table
        self.drives[table.id] = Drive(table)


def _nothing() -> None:
    """What happens when a table changes that has been put away."""
