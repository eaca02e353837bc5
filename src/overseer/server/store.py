"""The store: tables in one SQLite file, written by one thread.

What is awaited here is on the disk when the wait ends. Writes that wait at the same time are
committed together, so that many tables cost as many flushes as one.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

from msgspec import Struct

from overseer.server import rows
from overseer.server.clock import Clock, Reading
from overseer.server.database import Database, damage
from overseer.server.messages import Said
from overseer.server.records import Act, Growth, Kept, TableRecord
from overseer.server.rows import Unreadable
from overseer.server.salvage import salvage
from overseer.server.seal import kept_key
from overseer.server.soundness import Soundness, examine
from overseer.server.tokens import Key

_AT_ONCE = 256  # jobs that share a commit
_LARGE = 64 * 1024 * 1024  # bytes; to look through a larger file takes seconds
_IDLE = "((is_over = 0 AND touched < ?) OR (is_over = 1 AND touched < ?))"

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

log = logging.getLogger("overseer.server")


class _Job(Struct):
    """Work for the thread, and who waits for it."""

    work: Work
    waiting: asyncio.Future[Any]
    result: Any = None
    error: BaseException | None = None


class Store:
    """The tables of a data folder.

    `damaged` names those that cannot be read; the others go on, in a new file if possible. Where
    damage was found since the start, `is_damaged` says so, and no table is removed for its age.
    """

    def __init__(
        self, folder: Path, wall: Reading = time.time, running: Reading = time.monotonic
    ) -> None:
        self._database = Database(folder)
        self.path = self._database.path
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        size = self.path.stat().st_size
        if size > _LARGE:
            log.info("Looking through %s MB of tables", size // 1024**2)
        found = examine(self._database.connection, "quick_check")
        self.damaged = set(found.damaged)
        self.is_damaged = bool(found.faults)
        self._known = len(found.tables)
        if not found.is_sound:
            log.error("%s: %s. See Damage in docs/hosting.md", self.path, found)
        if self.is_damaged:
            self._salvage(found)
        self._connection = self._database.connection
        self._clock = Clock(self._connection, wall, running)
        self.key = kept_key(self._connection)
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    def now(self) -> int:
        """What time it is by the store's clock, which passes while no server runs, too."""
        return self._clock.now()

    async def create(self, kept: Kept, before: TableRecord | None = None) -> None:
        """Keep a new table, and the record of the one before it, both or neither."""

        new, old = rows.Row.of(kept.record), rows.Row.of(before) if before is not None else None

        def work(connection: sqlite3.Connection) -> None:
            now = self._clock.now()
            rows.insert(connection, new, kept, now)
            if old is not None:
                rows.update(connection, old, now)

        await self._do(work)

    async def save(
        self, record: TableRecord, growth: Growth, keys: list[Key] | None = None
    ) -> None:
        """Keep a changed table with what it has grown by, and its keys if they are others now."""
        row = rows.Row.of(record)

        def work(connection: sqlite3.Connection) -> None:
            rows.update(connection, row, self._clock.now(), keys)
            rows.grow(connection, row.id, growth)

        await self._do(work)

    async def say(self, table: str, said: Said, act: Act, oldest: int) -> None:
        """Keep a line of chat; lines before the oldest are dropped."""
        await self._do(lambda c: rows.say(c, table, said, act, oldest, self._clock.now()))

    async def load(self, table: str) -> Kept | None:
        """All that is kept of a table, or None if there is no such table."""
        try:
            kept = await self._do(lambda connection: rows.load(connection, table))
        except Unreadable as error:
            if error.is_there and table not in self.damaged:
                log.warning("%s: table %s cannot be read: %s", self.path, table, error)
                self.damaged.add(table)
            raise
        self.damaged.discard(table)
        return kept

    async def remove(self, table: str) -> None:
        """Forget a table."""
        await self._do(lambda c: c.execute("DELETE FROM tables WHERE id = ?", (table,)))

    async def remove_idle(self, table: str, open_: int, over: int | None) -> None:
        """Forget a table if it is still one of those that `idle_for` gives."""
        await self._do(
            lambda c: c.execute(
                f"DELETE FROM tables WHERE id = ? AND {_IDLE}", (table, *self._before(open_, over))
            )
        )

    async def idle_for(self, open_: int, over: int | None) -> list[str]:
        """The tables that nobody has touched for so many seconds, unfinished and finished ones.

        Finished ones are left out where no time is given. The store's clock is written down too.
        """

        def work(connection: sqlite3.Connection) -> list[str]:
            self._clock.keep(connection)
            query = f"SELECT id FROM tables WHERE {_IDLE}"
            return [str(row[0]) for row in connection.execute(query, self._before(open_, over))]

        return await self._do(work)

    async def due(self) -> dict[str, int]:
        """The unfinished tables at which time runs, and when to look at each."""

        def work(connection: sqlite3.Connection) -> dict[str, int]:
            query = "SELECT id, record FROM tables WHERE is_over = 0"
            found = {str(row[0]): rows.due(row[1]) for row in connection.execute(query)}
            return {table: at for table, at in found.items() if at}

        return await self._do(work)

    async def count(self) -> int:
        """How many tables there are that can be read."""
        try:
            return await self._do(
                lambda c: int(c.execute("SELECT count(*) FROM tables").fetchone()[0])
            )
        except sqlite3.DatabaseError:
            if not self.is_damaged:
                raise
            return self._known

    def close(self) -> None:
        """Finish what is waiting, and let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        with suppress(sqlite3.Error):  # a full disk, for one: then the time is that of before
            self._clock.keep(self._connection)
        self._database.close()

    def _salvage(self, found: Soundness) -> None:
        if found.damaged and not found.tables:
            self._database.close()
            raise damage(self.path, found)
        kept = salvage(self._database, found)
        if kept is not None:
            log.warning("What can be read is in a new file; the damaged one is kept: %s", kept)

    def _before(self, open_: int, over: int | None) -> tuple[int, int]:
        """The times that `_IDLE` asks for."""
        now = self._clock.now()
        return now - open_, 0 if over is None else now - over

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        return cast(T, await job.waiting)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            jobs, is_last = [job], False
            while len(jobs) < _AT_ONCE and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    is_last = True
                    break
                jobs.append(following)
            self._commit(jobs)
            if is_last:
                return

    def _commit(self, jobs: list[_Job]) -> None:
        """Do all jobs in one transaction; one that fails leaves no trace, and the others stand."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                connection.execute("SAVEPOINT job")
                try:
                    job.result = job.work(connection)
                except Exception as error:
                    job.error = error
                    if not isinstance(error, Unreadable):  # of which `load` tells
                        log.warning("%s cannot be written: %s", self.path, error)
                    connection.execute("ROLLBACK TO job")
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            if len(jobs) > 1:
                # Some errors, such as that of a full disk, end the transaction of all.
                for job in jobs:
                    job.error = None
                    self._commit([job])
                return
            if jobs[0].error is None:
                log.warning("%s cannot be written: %s", self.path, error)
                jobs[0].error = error
        for loop in {job.waiting.get_loop() for job in jobs}:
            mine = [job for job in jobs if job.waiting.get_loop() is loop]
            try:
                loop.call_soon_threadsafe(_tell, mine)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.waiting.done():  # nobody waits any more
            continue
        if job.error is not None:
            job.waiting.set_exception(job.error)
        else:
            job.waiting.set_result(job.result)
