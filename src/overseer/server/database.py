"""The database of a data folder: one SQLite file that only its owner may read, and its lock."""

from __future__ import annotations

import logging
import os
import shutil
import sqlite3
from contextlib import ExitStack, closing, suppress
from itertools import count
from pathlib import Path

from overseer.kernel.errors import Malformed

FILE = "overseer.sqlite"
LOCK = "overseer.lock"
SCHEMA_VERSION = 1

_FOLDER_MODE = 0o700
_FILE_MODE = 0o600
_HEADER = 20  # bytes of an SQLite file that are looked at
_IS_WAL = 18  # where they tell whether the file is written by way of a -wal file: 2 says so
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
# Added later. An older version passes over them, so it can still take the file up.
_ADDITIONS = """
CREATE TABLE IF NOT EXISTS sayings (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    holder TEXT NOT NULL,
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS clock (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    time INTEGER NOT NULL,
    wall INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS lost (id TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seal (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL);
"""
DISPENSABLE = ("acts", "chat", "sayings")  # what a table can be played without
PARTS = ("lines", "secrets", "keys", *DISPENSABLE)  # what belongs to one table

log = logging.getLogger("overseer.server")


class Database:
    """The file of a data folder, held by one process until it ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        with ExitStack() as kept:
            try:
                if not folder.exists():
                    folder.mkdir(mode=_FOLDER_MODE, parents=True)
                self._lock = kept.enter_context(closing(_locked(folder)))
                _check_is_ours(self.path, _was_here(self._lock))
                if not self.path.exists():
                    create(self.path)
                make_private(self.path)
                self.connection = opened(self.path)
                _mark(self._lock)
            except (OSError, sqlite3.Error) as error:
                raise Malformed(f"{self.path}: the tables cannot be kept here ({error}).") from None
            kept.pop_all()

    def exchange(self, other: Path) -> Path:
        """Go on in another file, which takes the name of this one; gives where this one is kept."""
        self.connection.close()
        try:
            if _has_pages(_log_of(self.path)):
                raise OSError(f"{_log_of(self.path).name} is in use")
            kept = _free_name(self.path)
            try:
                kept.hardlink_to(self.path)
            except OSError:  # a file system that has no such links
                new_private_file(kept)
                shutil.copyfile(self.path, kept)
            other.replace(self.path)
            _flush_folder(self.path.parent)
        finally:
            self.connection = opened(self.path)
        return kept

    def close(self) -> None:
        """Let go of the file."""
        self.connection.close()
        self._lock.close()


def create(path: Path) -> None:
    """Make a database without tables. It appears only once it is whole."""
    draft = path.with_name(f"{path.name}.new")
    draft.unlink(missing_ok=True)
    new_private_file(draft)
    try:
        with closing(sqlite3.connect(draft, isolation_level=None)) as connection:
            connection.executescript(
                f"BEGIN;{_SCHEMA}{_ADDITIONS}PRAGMA user_version = {SCHEMA_VERSION};COMMIT;"
            )
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    _flush_folder(path.parent)


def opened(path: Path) -> sqlite3.Connection:
    """A connection to a database that is there; one that cannot be used is refused."""
    address = f"{path.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(address, uri=True, isolation_level=None, check_same_thread=False)
    with ExitStack() as kept:
        kept.enter_context(closing(connection))
        try:
            _check_version(path, int(connection.execute("PRAGMA user_version").fetchone()[0]))
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            complete(connection)
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise damage(path, error) from None
            raise
        kept.pop_all()
    return connection


def complete(connection: sqlite3.Connection) -> None:
    """Add what a database of an older version does not have."""
    connection.executescript(_ADDITIONS)


def is_damage(error: BaseException) -> bool:
    """Whether an error says that the file is damaged, not that it cannot be used just now."""
    name = getattr(error, "sqlite_errorname", "")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB"))


def empty(path: Path) -> Malformed:
    """The refusal of a file of no bytes, which none of ours ever has."""
    return Malformed(
        f"{path}: this file is empty, so the tables that were in it are lost. Put a backup in its "
        "place (docs/hosting.md). To begin without tables, remove everything in the folder."
    )


def damage(path: Path, error: object) -> Malformed:
    """The refusal of a file of which nothing can be read."""
    return Malformed(
        f"{path}: this file is damaged so that no table can be read ({error}). Put a backup in its "
        f"place, without the files {path.name}-wal and {path.name}-shm of before "
        "(docs/hosting.md). Keep the damaged file: tools for SQLite may get something out of it."
    )


def new_private_file(path: Path) -> None:
    """Make an empty file that only its owner may read."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, _FILE_MODE))


def make_private(path: Path) -> None:
    """Take a file away from everybody but its owner; SQLite makes -wal and -shm in its likeness."""
    for each in (path, *(path.with_name(f"{path.name}{end}") for end in ("-wal", "-shm"))):
        try:
            if each.exists() and each.stat().st_mode & 0o077:
                each.chmod(_FILE_MODE)
        except OSError as error:
            log.warning(
                "%s can be read by other users, and that cannot be changed: %s", each, error
            )


def _locked(folder: Path) -> sqlite3.Connection:
    """A hold on the folder that ends with the process, however that ends.

    Tables are kept in memory too, so two servers at one folder would not know of each other.
    """
    path = folder / LOCK
    with suppress(FileExistsError):
        # Not opened if it exists: to close a file lets go of all locks that the process has on it.
        new_private_file(path)
    make_private(path)
    lock = sqlite3.connect(path, isolation_level=None, timeout=0, check_same_thread=False)
    try:
        lock.execute("PRAGMA locking_mode = EXCLUSIVE")  # so that a commit does not let go of it
        lock.execute("PRAGMA journal_mode = MEMORY")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError as error:
        lock.close()
        if is_damage(error):
            raise Malformed(
                f"{path}: this file is damaged. It holds no tables: remove it and start again."
            ) from None
        if error.sqlite_errorname.startswith("SQLITE_BUSY"):
            raise Malformed(
                f"{folder}: another server uses this folder; end it, or name another one by --data."
            ) from None
        raise
    return lock


def _was_here(lock: sqlite3.Connection) -> bool:
    """Whether there was a database in the folder of a lock before."""
    return bool(lock.execute("PRAGMA user_version").fetchone()[0])


def _mark(lock: sqlite3.Connection) -> None:
    """Note that there is a database in the folder, so that its loss does not go unnoticed."""
    if _was_here(lock):
        return
    with suppress(sqlite3.OperationalError):  # a full disk: then it is noted another time
        lock.execute("PRAGMA user_version = 1")
        lock.execute("COMMIT")
    if not lock.in_transaction:
        lock.execute("BEGIN EXCLUSIVE")


def _check_is_ours(path: Path, was_here: bool) -> None:
    """Refuse a folder from which the tables, or a part of them, have gone."""
    wal = _log_of(path)
    has_wal = _has_pages(wal)
    if not path.exists():
        if has_wal or was_here:
            sign = wal.name if has_wal else LOCK
            raise Malformed(
                f"{path}: this file is missing, though {sign} shows that tables were kept here. "
                f"Put it back, or a backup of it (docs/hosting.md). To begin without tables, "
                f"remove {sign}."
            )
        return
    if path.stat().st_size == 0:
        raise empty(path)
    with path.open("rb") as file:
        header = file.read(_HEADER)
    if has_wal and header.startswith(b"SQLite format 3\0") and header[_IS_WAL] != 2:
        raise Malformed(
            f"{wal}: this file does not belong to {path.name}, which is a backup, and would damage "
            f"it. Remove {wal.name} and {path.name}-shm, and start again."
        )


def _log_of(path: Path) -> Path:
    """The file into which SQLite writes first."""
    return path.with_name(f"{path.name}-wal")


def _has_pages(log_: Path) -> bool:
    return log_.exists() and log_.stat().st_size > 0


def _free_name(path: Path) -> Path:
    """A name under which a damaged file can be kept."""
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def _check_version(path: Path, version: int) -> None:
    if version > SCHEMA_VERSION:
        raise Malformed(f"{path}: written by a newer version of Overseer; use that one.")
    if version == 0:
        raise Malformed(
            f"{path}: this is not a file of Overseer's tables. Put a backup in its place "
            "(docs/hosting.md), or move it away and name another folder by --data."
        )


def _flush_folder(folder: Path) -> None:
    """Have the name of a new file on the disk, where folders can be flushed."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
