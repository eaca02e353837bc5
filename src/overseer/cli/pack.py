"""`overseer pack`: work on packs of cards."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from overseer.catalog.proof import check as findings_of
from overseer.content.checking import Findings

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
    findings = findings_of(Path(path))
    tell(findings)
    return FAULTY if findings.errors else OK


def tell(findings: Findings) -> None:
    """Print all that was found, a line each, and how much it is."""
    for error in findings.errors:
        print(error)
    for warning in findings.warnings:
        print(replace(warning, message=f"warning: {warning.message}"))
    for note in findings.notes:
        print(replace(note, message=f"note: {note.message}"))
    errors, warnings = len(findings.errors), len(findings.warnings)
    print(f"{_count(errors, 'error')}, {_count(warnings, 'warning')}")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
