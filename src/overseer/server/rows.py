"""Rows: what is kept of a table, written into the database and read from it."""

from __future__ import annotations

import sqlite3
from typing import Any

from msgspec import DecodeError, Struct, json

from overseer.journal.header import START
from overseer.journal.line import Line
from overseer.journal.secret import Secret
from overseer.server.database import DISPENSABLE, is_damage
from overseer.server.messages import Said
from overseer.server.records import Act, Growth, Kept, TableRecord, read_header
from overseer.server.tokens import Holder, Key

ACTS_KEPT = 1000  # lines of a journal after which a request is not known any more


class Unreadable(Exception):
    """What is kept of a table cannot be read.

    `is_there` says that the table surely exists. It `is_lost` if SQLite cannot read its rows;
    else they can be read, but not understood, as if another version had written them.
    """

    def __init__(self, reason: object, *, is_there: bool, is_lost: bool) -> None:
        super().__init__(str(reason))
        self.is_there = is_there
        self.is_lost = is_lost


class Row(Struct, frozen=True):
    """A record as it is written; what happens to the record later does not change it."""

    id: str
    record: bytes
    is_over: bool

    @classmethod
    def of(cls, record: TableRecord) -> Row:
        """The row of a record as it is now."""
        return cls(record.id, json.encode(record), record.status == "over")


class _Due(Struct):
    """The one field of a record that is asked of all tables."""

    due: int = 0


def insert(connection: sqlite3.Connection, row: Row, kept: Kept, now: int) -> None:
    """Write a new table."""
    connection.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?)", (row.id, row.record, row.is_over, now)
    )
    _add_keys(connection, row.id, kept.keys)
    grow(connection, row.id, Growth(lines=kept.lines, secrets=kept.secrets))


def update(
    connection: sqlite3.Connection, row: Row, now: int, keys: list[Key] | None = None
) -> None:
    """Write a table's record, and its keys if they are others now."""
    changed = connection.execute(
        "UPDATE tables SET record = ?, is_over = ?, touched = ? WHERE id = ?",
        (row.record, row.is_over, now, row.id),
    )
    if changed.rowcount != 1:
        raise sqlite3.IntegrityError(f"table {row.id} is not there any more")
    if keys is not None:
        connection.execute("DELETE FROM keys WHERE table_id = ?", (row.id,))
        _add_keys(connection, row.id, keys)


def grow(connection: sqlite3.Connection, table: str, growth: Growth) -> None:
    """Write what a table has grown by.

    Requests of long ago are forgotten. A move names the line that it answers, so one that is
    repeated after that is refused as stale: it is never made twice.
    """
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
        connection.execute(
            "DELETE FROM acts WHERE table_id = ? AND seq < ?", (table, act.seq - ACTS_KEPT)
        )


def say(
    connection: sqlite3.Connection, table: str, said: Said, act: Act, oldest: int, now: int
) -> None:
    """Write a line of chat and the request that it came by; those before the oldest go."""
    connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (now, table))
    connection.execute("INSERT INTO chat VALUES (?, ?, ?)", (table, said.number, json.encode(said)))
    connection.execute(
        "INSERT INTO sayings VALUES (?, ?, ?, ?, ?)",
        (table, said.number, act.holder, act.id, act.seq),
    )
    for source in ("chat", "sayings"):
        connection.execute(
            f"DELETE FROM {source} WHERE table_id = ? AND number < ?", (table, oldest)
        )


def load(connection: sqlite3.Connection, table: str) -> Kept | None:
    """All that is kept of a table, or None if there is no such table."""
    record = check(connection, table)
    if record is None:
        return None
    try:
        return _read(connection, table, record)
    except Exception as error:  # whatever bytes that were changed may lead to
        is_lost = isinstance(error, sqlite3.Error)
        raise Unreadable(error, is_there=True, is_lost=is_lost) from None


def check(connection: sqlite3.Connection, table: str) -> TableRecord | None:
    """The record of a table that is whole, or None if there is no such table.

    Whether it can be played with the rules and cards of today is another question.
    """
    try:
        found = connection.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
        lost = connection.execute("SELECT 1 FROM lost WHERE id = ?", (table,)).fetchone()
    except sqlite3.Error as error:
        raise Unreadable(error, is_there=False, is_lost=True) from None
    if found is None:
        if lost is not None:
            raise Unreadable("it was lost with a damaged file", is_there=True, is_lost=True)
        return None
    try:
        record = json.decode(found[0], type=TableRecord)
        missing = _missing(connection, table, record)
    except Exception as error:  # whatever bytes that were changed may lead to
        is_lost = isinstance(error, sqlite3.Error)
        raise Unreadable(error, is_there=True, is_lost=is_lost) from None
    if missing:
        raise Unreadable(f"{missing} is missing", is_there=True, is_lost=False)
    return record


def due(record: bytes) -> int:
    """When to look at a table, of its record as it is kept; 0 for never."""
    try:
        return json.decode(record, type=_Due).due
    except DecodeError:  # a damaged one, which is told of when it is loaded
        return 0


def _missing(connection: sqlite3.Connection, table: str, record: TableRecord) -> str:
    """What is not there of a table, in a word. Lines are counted, which is quicker than reading."""

    def one(query: str) -> tuple[Any, ...]:
        row: tuple[Any, ...] = connection.execute(query, (table,)).fetchone()
        return row

    keys = one("SELECT count(*) FROM keys WHERE table_id = ?")[0]
    lines, first, last, well = one(
        "SELECT count(*), min(seq), max(seq),"
        " total(typeof(seat) = 'integer' AND typeof(text) = 'text')"
        " FROM lines WHERE table_id = ?"
    )
    if record.id != table:
        return "the record"
    if not keys:
        return "the host's key"
    if not record.header:
        return "the header" if lines or record.status != "waiting" else ""
    read_header(record.header)
    if lines and (first, last, well) != (START + 1, START + lines, lines):
        return "a line"
    secrets = connection.execute("SELECT secret FROM secrets WHERE table_id = ?", (table,))
    parsed = [Secret.parse(row[0]) for row in secrets]
    # A journal of a finished game that somebody has brought may tell none.
    return "the secret of the dice" if not parsed and record.status != "over" else ""


def _read(connection: sqlite3.Connection, table: str, record: TableRecord) -> Kept:
    def rows(columns: str, source: str, order: str = "1") -> list[tuple[Any, ...]]:
        query = f"SELECT {columns} FROM {source} WHERE table_id = ? ORDER BY {order}"
        try:
            return connection.execute(query, (table,)).fetchall()
        except sqlite3.DatabaseError as error:
            if source in DISPENSABLE and is_damage(error):
                return []
            raise

    return Kept(
        record=record,
        keys=[Key(row[0], Holder(row[1], row[2])) for row in rows("hash, role, seat", "keys")],
        lines=[Line(*row) for row in rows("seq, seat, text", "lines")],
        secrets={row[0]: Secret.parse(row[1]) for row in rows("seq, secret", "secrets")},
        acts=[
            *(Act(*row) for row in rows("holder, id, seq", "acts", "seq")),
            *(Act(*row) for row in rows("holder, id, seq", "sayings", "number")),
        ],
        chat=[said for row in rows("number, said", "chat") for said in _said(row[1])],
    )


def _said(text: bytes) -> list[Said]:
    """A line of chat, or none if it cannot be read: a table can do without."""
    try:
        return [json.decode(text, type=Said)]
    except DecodeError:
        return []


def _add_keys(connection: sqlite3.Connection, table: str, keys: list[Key]) -> None:
    connection.executemany(
        "INSERT INTO keys VALUES (?, ?, ?, ?)",
        [(table, key.hash, key.holder.role, key.holder.seat) for key in keys],
    )
