"""`overseer backup`: a copy of all tables, taken while the server runs."""

from __future__ import annotations

from pathlib import Path

from overseer.cli.serve import data_folder
from overseer.server.store import back_up


def backup(target: Path, *, data: Path | None = None) -> int:
    """Copy all tables into a file, also while the server runs.

    To go back to the copy, end the server, put the file into the data folder as overseer.sqlite,
    without the files overseer.sqlite-wal and -shm of before, and start it again.

    Parameters
    ----------
    target
        The file to write; it must not exist yet.
    data
        The folder in which tables are kept. Also OVERSEER_DATA; else ./data.
    """
    count = back_up(data or data_folder(), target)
    print(f"{count} tables are copied to {target}.")
    return 0
