"""Soundness: whether all tables of a database can be read, and which cannot."""

from __future__ import annotations

import sqlite3
from typing import Literal

from msgspec import Struct

from overseer.server import rows
from overseer.server.database import PARTS

Check = Literal["quick_check", "integrity_check"]

_MOST_FAULTS = 20


class Soundness(Struct, frozen=True):
    """What was found in a database."""

    tables: list[str]  # that can be read
    damaged: list[str]  # tables that cannot
    lost: list[str]  # the ones among these of which SQLite cannot read the rows
    faults: list[str]  # what SQLite finds wrong with the file

    @property
    def is_sound(self) -> bool:
        """Whether nothing is wrong."""
        return not self.damaged and not self.faults

    def __str__(self) -> str:
        number = len(self.damaged)
        if number == 0:
            return f"the file is damaged, though all tables can be read ({self.faults[0]})"
        whole = f"{number} of {number + len(self.tables)} tables cannot be read"
        return f"{whole}: {', '.join(self.damaged)}"


def examine(connection: sqlite3.Connection, check: Check) -> Soundness:
    """Look at every page of a database, and whether all of every table is there."""
    faults = _faults(connection, check)
    found = Soundness([], [], [], faults)
    for name in sorted(_names(connection, thoroughly=bool(faults))):
        try:
            is_lost = rows.check(connection, name) is None  # though something tells of it
        except rows.Unreadable as error:
            found.damaged.append(name)
            is_lost = error.is_lost
        else:
            (found.damaged if is_lost else found.tables).append(name)
        if is_lost:
            found.lost.append(name)
    return found


def _faults(connection: sqlite3.Connection, check: Check) -> list[str]:
    try:
        found = connection.execute(f"PRAGMA {check}({_MOST_FAULTS})").fetchall()
    except sqlite3.DatabaseError as error:
        return [str(error)]
    return [str(row[0]).replace("\n", " ") for row in found if row[0] != "ok"]


def _names(connection: sqlite3.Connection, *, thoroughly: bool) -> set[str]:
    """All tables that anything tells of.

    Where a page is damaged a list breaks off. Then each is read from both ends, and the names of
    the rest are taken from the lists of what belongs to tables.
    """
    sources = [("id", "tables NOT INDEXED"), ("id", "lost")]
    if thoroughly:
        sources += [("id", "tables INDEXED BY tables_by_age")]
        sources += [("table_id", part) for part in PARTS]
    names: set[str] = set()
    for column, source in sources:
        for order in ("ASC", "DESC") if thoroughly else ("ASC",):
            try:
                cursor = connection.execute(f"SELECT {column} FROM {source} ORDER BY 1 {order}")
                for row in cursor:
                    names.add(str(row[0]))
            except sqlite3.DatabaseError:
                continue
    return names
