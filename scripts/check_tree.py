"""A check of the whole tree for things that belong to one machine or to nobody.

    python scripts/check_tree.py [FOLDER]

Lists every finding as file:line:column and exits 1 if there is one.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SELF = Path(__file__).resolve()
CODE = ("*.ftl", "*.js", "*.py", "*.sh", "*.svelte", "*.toml", "*.ts", "*.yaml", "Makefile")
LOCKS = ("requirements/*.txt", "*.lock", "*-lock.json", ".npmrc")
BUILD = (
    *LOCKS,
    "pyproject.toml",
    "setup.py",
    "Makefile",
    "package.json",
    ".ci/run",
    "scripts/*.sh",
)
EVERYTHING = ("*",)


class Ban(NamedTuple):
    """Something that must not be written, where it must not be, and what to do about it."""

    files: tuple[str, ...]
    pattern: re.Pattern[str]
    message: str


class Finding(NamedTuple):
    """One place where something banned is written."""

    file: Path
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}: {self.message}"


BANS = (
    Ban(
        BUILD,
        re.compile(r"\w://|(?<![\w-])--(?:extra-)?index-url|(?<![\w-])--find-links"),
        "an address to download from; run `make lock`, or name the package only",
    ),
    Ban(
        EVERYTHING,
        re.compile(r"pypi\.org|pythonhosted\.org|registry\.npmjs|/simple/?\"", re.IGNORECASE),
        "the address of a package registry; name the package only",
    ),
    Ban(
        EVERYTHING,
        re.compile(r"(?<![\w.~-])/(?:home|root|work|Users)/\w|\b[A-Z]:\\Users\\"),
        "a path of one machine; write it relative to the project",
    ),
    Ban(
        CODE,
        re.compile(r"\b(?:TODO|FIXME|XXX)\b(?!\(#\d+\))"),
        "unfinished work; finish it, or file an issue and write TODO(#number)",
    ),
    Ban(
        EVERYTHING,
        re.compile(r"^(?:<{7}|>{7}) |^={7}$", re.MULTILINE),
        "the mark of a merge that was not finished",
    ),
)


def main(arguments: list[str]) -> int:
    """Check the tree and print what was found."""
    root = Path(arguments[0] if arguments else ".")
    if not root.is_dir():
        print(f"check_tree: {root} is no folder; name the project's root", file=sys.stderr)
        return 2
    findings = sorted(find(root))
    for finding in findings:
        print(finding)
    return 1 if findings else 0


def find(root: Path) -> Iterator[Finding]:
    """Every banned thing in the files that git keeps, or would keep, below a folder."""
    for file in kept_files(root):
        path = root / file
        if path.resolve() == SELF or not path.is_file():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font: nothing to read in it
        yield from find_in(file, text)


def find_in(file: Path, text: str) -> Iterator[Finding]:
    """Every banned thing in one file's text."""
    for ban in BANS:
        if not any(file.match(pattern) for pattern in ban.files):
            continue
        for match in ban.pattern.finditer(text):
            start = match.start()
            line = text.count("\n", 0, start) + 1
            column = start - text.rfind("\n", 0, start)
            yield Finding(file, line, column, ban.message)


def kept_files(root: Path) -> list[Path]:
    """The files below a folder that git tracks or would offer to track, relative to it."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=root, capture_output=True, check=False)
    if listing.returncode != 0:
        raise SystemExit(f"check_tree: {root} is not in a git repository, so nothing to compare")
    names = listing.stdout.decode().split("\0")
    return [Path(name) for name in names if name]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
