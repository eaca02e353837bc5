"""Backups: all tables of a data folder in one file, written while a server may be running."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from overseer.kernel.errors import Malformed
from overseer.server.database import FILE, complete, damage, empty, is_damage, new_private_file
from overseer.server.salvage import gather
from overseer.server.soundness import Soundness, examine


class Backup(Struct, frozen=True):
    """What was written: how many tables, and which are missing."""

    tables: int
    damaged: list[str]


def back_up(folder: Path, target: Path, *, without_damaged: bool = False) -> Backup:
    """Copy the tables of a data folder into a file that only its owner may read.

    The copy is checked, and appears only once it is whole. If something is damaged nothing is
    written, unless the tables that cannot be read are to be left out.
    """
    source = folder / FILE
    if not source.is_file():
        raise Malformed(f"{source}: there are no tables here; name the data folder by --data.")
    if source.stat().st_size == 0:
        raise empty(source)
    if target.exists():
        raise Malformed(f"{target}: this file exists; name another one.")
    draft = target.with_name(f"{target.name}.draft")
    sound = target.with_name(f"{target.name}.sound")
    try:
        found = _copy(source, draft)
        if found.is_sound:
            draft.replace(target)
        elif without_damaged:
            sound.unlink(missing_ok=True)
            gather(draft, sound, found.tables)
            sound.replace(target)
        else:
            raise Malformed(
                f"{source}: {found}. Nothing is written; --without-damaged copies what can be read."
            )
    except (OSError, sqlite3.Error) as error:
        if is_damage(error):
            raise damage(source, error) from None
        raise Malformed(f"{target}: the tables cannot be copied ({error}).") from None
    finally:
        for left in (draft, sound):
            left.unlink(missing_ok=True)
    return Backup(len(found.tables), found.damaged)


def _copy(source: Path, draft: Path) -> Soundness:
    """Copy a database page by page, complete the copy and look at it."""
    draft.unlink(missing_ok=True)
    new_private_file(draft)
    with closing(sqlite3.connect(draft, isolation_level=None)) as copy:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as all_:
            all_.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        complete(copy)
        return examine(copy, "integrity_check")
