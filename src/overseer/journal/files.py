"""Files of journals: the journal itself, and beside it the seed of an unfinished game."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from overseer.journal.secret import SECRET, Secret
from overseer.kernel.errors import Malformed

SEED_FORMAT = "overseer-seed 1"

_LARGEST = 32 * 1024 * 1024
_ROW = re.compile(rf"([1-9][0-9]{{0,8}}) ({SECRET})")


def seed_file(path: Path) -> Path:
    """The file that keeps the seed of an unfinished game: `<path>.seed`."""
    return path.with_name(f"{path.name}.seed")


def write_journal(path: Path, text: str, secrets: Mapping[int, Secret]) -> None:
    """Write a journal, and its seeds beside it; without seeds, no such file remains."""
    try:
        beside = seed_file(path)
        if secrets:
            # The seeds come first: a journal without its seed could not be played on.
            rows = [f"{number} {secret}" for number, secret in sorted(secrets.items())]
            _replace(beside, "\n".join([SEED_FORMAT, *rows]) + "\n")
        _replace(path, text)
        if not secrets:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise Malformed(f"{path}: cannot be written ({_reason(error)}).") from None


def read_journal(path: Path) -> str:
    """The text of a journal."""
    try:
        with path.open("rb") as file:
            raw = file.read(_LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Malformed(f"{path}: cannot be read ({_reason(error)}).") from None
    if len(raw) > _LARGEST:
        raise Malformed(f"{path}: too large to be a journal.")
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        number = raw.count(b"\n", 0, error.start) + 1
        raise Malformed(f"{path}: line {number}: this is not text; is it a journal?") from None


def read_seeds(path: Path) -> dict[int, Secret]:
    """The seeds that are kept beside a journal, by the line that commits to them."""
    beside = seed_file(path)
    if not beside.exists():
        return {}
    first, *rows = read_journal(beside).splitlines() or [""]
    if first != SEED_FORMAT:
        raise Malformed(f"{beside}: line 1: a file of seeds begins with {SEED_FORMAT!r}.")
    secrets: dict[int, Secret] = {}
    for number, row in enumerate(rows, start=2):
        fields = _ROW.fullmatch(row)
        if fields is None:
            raise Malformed(f"{beside}: line {number}: a seed is written `<line> <seed> <salt>`.")
        secrets[int(fields[1])] = Secret.parse(fields[2])
    return secrets


def _reason(error: OSError | ValueError) -> str:
    """Why a file is out of reach; the operating system's words name the file once more."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def _replace(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old one or the new one is whole."""
    draft = path.with_name(f"{path.name}.draft")
    draft.write_text(text, encoding="utf-8", newline="\n")
    os.replace(draft, path)
