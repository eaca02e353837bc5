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
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar, cast

from msgspec import Struct, json

from overseer.journal.line import Line
from overseer.journal.secret import Secret
from overseer.kernel.errors import Malformed
from overseer.server.protocol import Said
from overseer.server.records import Act, Growth, Kept, TableRecord
from overseer.server.tokens import Holder, Key

FILE = "overseer.sqlite"
SCHEMA_VERSION = 1

_LOCK = "overseer.lock"

_SCHEMA = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    record BLOB NOT NULL,
    is_over INTEGER NOT NULL,
    touched INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE secrets (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    secret TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE acts (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    holder TEXT NOT NULL,
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, holder, id)
) WITHOUT ROWID;
CREATE TABLE keys (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    hash BLOB NOT NULL,
    role TEXT NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (table_id, hash)
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    said BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX tables_by_age ON tables (is_over, touched);
"""
_AT_ONCE = 256  # jobs that share a commit

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
    """The tables of a data folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = _locked(folder)
            self._connection = _connect(self.path)
        except (OSError, sqlite3.Error) as error:
            raise Malformed(f"{self.path}: the tables cannot be kept here ({error}).") from None
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)
        self._thread.start()

    async def create(self, kept: Kept) -> None:
        """Keep a new table."""

        def work(connection: sqlite3.Connection) -> None:
            record = kept.record
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?)",
                (record.id, json.encode(record), record.status == "over", kept.touched),
            )
            _add_keys(connection, record.id, kept.keys)
            _grow(connection, record.id, Growth(lines=kept.lines, secrets=kept.secrets))

        await self._do(work)

    async def save(
        self, record: TableRecord, touched: int, growth: Growth, keys: list[Key] | None = None
    ) -> None:
        """Keep a changed table with what it has grown by, and its keys if they are others now."""
        encoded = json.encode(record)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE tables SET record = ?, is_over = ?, touched = ? WHERE id = ?",
                (encoded, record.status == "over", touched, record.id),
            )
            _grow(connection, record.id, growth)
            if keys is not None:
                connection.execute("DELETE FROM keys WHERE table_id = ?", (record.id,))
                _add_keys(connection, record.id, keys)

        await self._do(work)

    async def say(self, table: str, said: Said, act: Act, oldest: int) -> None:
        """Keep a line of chat; lines before the oldest are dropped."""
        encoded = json.encode(said)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO chat VALUES (?, ?, ?)", (table, said.number, encoded))
            connection.execute(
                "DELETE FROM chat WHERE table_id = ? AND number < ?", (table, oldest)
            )
            _grow(connection, table, Growth(act=act))

        await self._do(work)

    async def load(self, table: str) -> Kept | None:
        """All that is kept of a table, or None if there is no such table."""
        return await self._do(lambda connection: _load(connection, table))

    async def remove(self, table: str) -> None:
        """Forget a table."""
        await self._do(lambda c: c.execute("DELETE FROM tables WHERE id = ?", (table,)))

    async def idle_since(self, open_before: int, over_before: int) -> list[str]:
        """The tables that nobody has touched since: unfinished ones, and finished ones."""

        def work(connection: sqlite3.Connection) -> list[str]:
            rows = connection.execute(
                "SELECT id FROM tables WHERE (is_over = 0 AND touched < ?)"
                " OR (is_over = 1 AND touched < ?)",
                (open_before, over_before),
            )
            return [str(row[0]) for row in rows]

        return await self._do(work)

    async def count(self) -> int:
        """How many tables are kept."""
        return await self._do(lambda c: int(c.execute("SELECT count(*) FROM tables").fetchone()[0]))

    def close(self) -> None:
        """Finish what is waiting, and let go of the file."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()
        self._lock.close()

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
                    connection.execute("ROLLBACK TO job")
                    job.error = error
                connection.execute("RELEASE job")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            log.exception("The store cannot be written")
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in jobs:
                job.error = job.error or error
        for loop in {job.waiting.get_loop() for job in jobs}:
            mine = [job for job in jobs if job.waiting.get_loop() is loop]
            try:
                loop.call_soon_threadsafe(_tell, mine)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue


def back_up(folder: Path, target: Path) -> int:
    """Copy the tables of a data folder into a file, while a server may be writing.

    Gives the number of tables. The target appears only once it is whole.
    """
    source = folder / FILE
    if not source.is_file():
        raise Malformed(f"{source}: there are no tables here; name the data folder by --data.")
    if target.exists():
        raise Malformed(f"{target}: this file exists; name another one.")
    draft = target.with_name(f"{target.name}.draft")
    try:
        draft.unlink(missing_ok=True)
        with closing(sqlite3.connect(draft)) as copy:
            with closing(
                sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
            ) as all_:
                all_.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            count = int(copy.execute("SELECT count(*) FROM tables").fetchone()[0])
        draft.replace(target)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        raise Malformed(f"{target}: the tables cannot be copied ({error}).") from None
    return count


def _locked(folder: Path) -> sqlite3.Connection:
    """A hold on the folder that ends with the process, however that ends.

    Tables are kept in memory too, so two servers at one folder would not know of each other.
    """
    lock = sqlite3.connect(folder / _LOCK, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise Malformed(
            f"{folder}: another server uses this folder; end it, or name another one by --data."
        ) from None
    return lock


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        connection.close()
        raise Malformed(f"{path}: written by a newer version of Overseer; use that one.")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    if version == 0:
        connection.executescript(
            f"BEGIN;{_SCHEMA}PRAGMA user_version = {SCHEMA_VERSION};COMMIT;",
        )
    return connection


def _tell(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.waiting.done():  # nobody waits any more
            continue
        if job.error is not None:
            job.waiting.set_exception(job.error)
        else:
            job.waiting.set_result(job.result)


def _add_keys(connection: sqlite3.Connection, table: str, keys: list[Key]) -> None:
    connection.executemany(
        "INSERT INTO keys VALUES (?, ?, ?, ?)",
        [(table, key.hash, key.holder.role, key.holder.seat) for key in keys],
    )


def _grow(connection: sqlite3.Connection, table: str, growth: Growth) -> None:
    connection.executemany(
        "INSERT INTO lines VALUES (?, ?, ?, ?)",
        [(table, line.number, line.seat, line.text) for line in growth.lines],
    )
    connection.executemany(
        "INSERT INTO secrets VALUES (?, ?, ?)",
        [(table, number, str(secret)) for number, secret in growth.secrets.items()],
    )
    if growth.act is not None:
        act = growth.act
        connection.execute(
            "INSERT INTO acts VALUES (?, ?, ?, ?)", (table, act.holder, act.id, act.seq)
        )


def _load(connection: sqlite3.Connection, table: str) -> Kept | None:
    def rows(columns: str, source: str) -> list[tuple[Any, ...]]:
        query = f"SELECT {columns} FROM {source} WHERE table_id = ? ORDER BY 1"
        return connection.execute(query, (table,)).fetchall()

    found = connection.execute(
        "SELECT record, touched FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if found is None:
        return None
    return Kept(
        record=json.decode(found[0], type=TableRecord),
        touched=found[1],
        keys=[Key(row[0], Holder(row[1], row[2])) for row in rows("hash, role, seat", "keys")],
        lines=[Line(*row) for row in rows("seq, seat, text", "lines")],
        secrets={row[0]: Secret.parse(row[1]) for row in rows("seq, secret", "secrets")},
        acts=[Act(*row) for row in rows("holder, id, seq", "acts")],
        chat=[json.decode(row[1], type=Said) for row in rows("number, said", "chat")],
    )
