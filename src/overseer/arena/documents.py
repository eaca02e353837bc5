"""Documents: a part of a file between two marks, which a command writes anew."""

from __future__ import annotations

import re
from pathlib import Path

from overseer.arena.places import write
from overseer.kernel.errors import Malformed

END = "<!-- end -->"


def check_mark(file: Path, name: str) -> None:
    """Refuse a document that has no place for a part, before anything is played."""
    _cut(file, name)


def write_part(file: Path, name: str, text: str) -> None:
    """Replace what stands between the mark of a name and the next end."""
    before, after = _cut(file, name)
    write(file, f"{before}\n{text}\n{after}".encode())


def _cut(file: Path, name: str) -> tuple[str, str]:
    """What stands before a part, mark included, and after it, end included."""
    mark = f"<!-- {name} -->"
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{file} cannot be read: {error}") from None
    found = re.search(rf"{re.escape(mark)}.*?(?={re.escape(END)})", text, re.DOTALL)
    if found is None:
        raise Malformed(
            f"{file} has no place for it: write {mark} and {END} on lines of their own."
        )
    return text[: found.start()] + mark, text[found.end() :]
