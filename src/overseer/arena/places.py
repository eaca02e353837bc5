"""Places: folders that a command writes to, looked at before anything is played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from overseer.kernel.errors import Malformed


def check_place(folder: Path, mark: str = "") -> None:
    """Refuse a folder that cannot be written to; nothing is made yet.

    With a `mark`, the file by which own work is known, a folder that holds anything else is
    refused, too.
    """
    with writing(folder):
        if folder.exists() and not folder.is_dir():
            raise Malformed(f"{folder} is not a folder.")
        if mark and folder.is_dir() and any(folder.iterdir()) and not (folder / mark).exists():
            raise Malformed(f"{folder} holds something else; name an empty or a new folder.")
        there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
        if not there.is_dir():
            raise Malformed(f"{folder} cannot be written: {there} is not a folder.")
        if not os.access(there, os.W_OK | os.X_OK):
            raise Malformed(f"{folder} cannot be written: nothing can be made in {there}.")


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """A block that writes to a path; what the system refuses is told in one line."""
    try:
        yield
    except OSError as error:
        raise Malformed(f"{path} cannot be written: {error.strerror or error}.") from None


def write(path: Path, content: bytes) -> None:
    """Write a file so that it is there whole or not at all; its folder is made if need be."""
    part = path.with_name(path.name + ".part")
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(content)
        part.replace(path)
