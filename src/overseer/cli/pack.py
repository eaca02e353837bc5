"""`overseer pack`: work on packs of cards."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from overseer.content import examine

OK, FAULTY, NO_FOLDER = 0, 1, 2


def check(path: str) -> int:
    """Check a pack of cards and list all its errors.

    Errors keep the pack from being used; warnings point at cards that can never matter. A note
    lists what a complete pack leaves unused.
    The exit code is 0 without errors, 1 with errors, 2 if there is no such folder.

    Parameters
    ----------
    path
        The folder of the pack, which holds its pack.yaml.
    """
    if not Path(path).is_dir():
        print(f"overseer: no such folder: {path} (give the folder of a pack)", file=sys.stderr)
        return NO_FOLDER
    findings = examine(path)
    for error in findings.errors:
        print(error)
    for warning in findings.warnings:
        print(replace(warning, message=f"warning: {warning.message}"))
    for note in findings.notes:
        print(replace(note, message=f"note: {note.message}"))
    print(f"{_count(len(findings.errors), 'error')}, {_count(len(findings.warnings), 'warning')}")
    return FAULTY if findings.errors else OK


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
