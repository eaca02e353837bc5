"""Salvage: the tables of a damaged file that can be read, in a file of their own."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from overseer.server.database import DISPENSABLE, PARTS, Database, create
from overseer.server.soundness import Soundness

log = logging.getLogger("overseer.server")


def salvage(database: Database, found: Soundness) -> Path | None:
    """Go on in a new file, since writing into a damaged one fails here and there or spoils more.

    Gives where the damaged file is kept, or None if there was no way to make another.
    """
    sound = database.path.with_name(f"{database.path.name}.sound")
    try:
        sound.unlink(missing_ok=True)
        whole = sorted({*found.tables, *found.damaged} - {*found.lost})
        gather(database.path, sound, whole, lost=found.lost)
        return database.exchange(sound)
    except (OSError, sqlite3.Error) as error:
        log.warning("%s: no new file could be made (%s)", database.path, error)
        return None
    finally:
        sound.unlink(missing_ok=True)


def gather(source: Path, target: Path, tables: Sequence[str], lost: Sequence[str] = ()) -> None:
    """Write some tables of a database into a new one, and the names of those that are lost."""
    create(target)
    with (
        closing(sqlite3.connect(source, isolation_level=None)) as old,
        closing(sqlite3.connect(target, isolation_level=None)) as new,
    ):
        new.execute("BEGIN")
        with suppress(sqlite3.DatabaseError):  # without it, the clock is set by the tables
            _add(new, "clock", old.execute("SELECT * FROM clock").fetchall())
        with suppress(sqlite3.DatabaseError):  # without it, a new key is drawn
            _add(new, "seal", old.execute("SELECT * FROM seal").fetchall())
        for name in tables:
            rows = old.execute("SELECT * FROM tables WHERE id = ?", (name,)).fetchall()
            _add(new, "tables", rows)
            for part in PARTS:
                _add(new, part, _rows(old, part, name))
        _add(new, "lost", [(name,) for name in lost])
        new.execute("COMMIT")


def _rows(old: sqlite3.Connection, part: str, table: str) -> list[tuple[Any, ...]]:
    try:
        return old.execute(f"SELECT * FROM {part} WHERE table_id = ?", (table,)).fetchall()
    except sqlite3.DatabaseError:
        if part in DISPENSABLE:
            return []
        raise


def _add(new: sqlite3.Connection, part: str, rows: list[tuple[Any, ...]]) -> None:
    if rows:
        places = ", ".join("?" for _ in rows[0])
        new.executemany(f"INSERT INTO {part} VALUES ({places})", rows)
