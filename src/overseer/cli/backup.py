"""`overseer backup`: a copy of all tables, taken while the server runs."""

from __future__ import annotations

from pathlib import Path

from overseer.cli.serve import data_folder
from overseer.server.backup import back_up


def backup(target: Path, *, data: Path | None = None, without_damaged: bool = False) -> int:
    """Copy all tables into a file, also while the server runs, and check the copy.

    To go back to the copy, end the server, put the file into the data folder as overseer.sqlite,
    without the files overseer.sqlite-wal and -shm of before, and start it again.

    Parameters
    ----------
    target
        The file to write; it must not exist yet.
    data
        The folder in which tables are kept. Also OVERSEER_DATA; else ./data.
    without_damaged
        Leave out tables that cannot be read. Else nothing is written if there are any.
    """
    written = back_up(data or data_folder(), target, without_damaged=without_damaged)
    print(f"{written.tables} tables are copied to {target}.")
    if written.damaged:
        print(f"Left out because they cannot be read: {', '.join(written.damaged)}.")
    return 0
