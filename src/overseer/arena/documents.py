"""Documents: a part of a file between two marks, which a command writes anew."""

from __future__ import annotations

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
    line = "\r\n" if "\r\n" in before + after else "\n"
    own = line.join(["", *text.split("\n"), ""])
    write(file, f"{before}{own}{after}".encode())


def _cut(file: Path, name: str) -> tuple[str, str]:
    """What stands before a part, mark included, and after it, end included."""
    mark = f"<!-- {name} -->"
    try:
        text = file.read_bytes().decode()  # with the ends of lines that it has
    except OSError as error:
        raise Malformed(f"{file} cannot be read: {error.strerror or error}.") from None
    except UnicodeDecodeError:
        raise Malformed(f"{file} cannot be read: it is no text in UTF-8.") from None
    before, found, rest = text.partition(mark)
    _, end, after = rest.partition(END)
    if not found or not end:
        raise Malformed(
            f"{file} has no place for it: write {mark} and {END} on lines of their own."
        )
    if mark in rest:
        raise Malformed(f"{file} has {mark} twice: leave the one where the tables belong.")
    return before + mark, end + after
