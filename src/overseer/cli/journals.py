"""Journals on the command line: the fault of one names its file, and says what to do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from overseer.journal.faults import BadJournal, BadLine, Kind
from overseer.kernel.errors import Malformed

ADVICE: dict[Kind, str] = {
    "foreign": "name the file of a journal, such as `overseer play --save` writes",
    "format": "read it with a newer Overseer",
    "rules": "read it with the Overseer that played it",
    "packs": "name the packs as they were then by --pack",
    "damaged": "take a copy that is whole and unchanged",
}


@contextmanager
def of_file(path: Path) -> Iterator[None]:
    """A block whose faults of a journal are those of a file."""
    try:
        yield
    except (BadJournal, BadLine) as error:
        kind: Kind = error.kind if isinstance(error, BadJournal) else "damaged"
        raise Malformed(f"{path}: {str(error).rstrip('.')}; {ADVICE[kind]}.") from None
