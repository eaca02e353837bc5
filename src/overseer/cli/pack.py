"""`overseer pack`: work on packs of cards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from overseer.catalog import load
from overseer.catalog.lessons import Unplayable, rehearse
from overseer.content import examine
from overseer.content.lessons import read_lessons
from overseer.content.pack import open_pack
from overseer.content.problems import Problem, Problems
from overseer.kernel.errors import Malformed

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
    errors = findings.errors or tuple(_lesson_errors(Path(path)))
    for error in errors:
        print(error)
    for warning in findings.warnings:
        print(replace(warning, message=f"warning: {warning.message}"))
    for note in findings.notes:
        print(replace(note, message=f"note: {note.message}"))
    print(f"{_count(len(errors), 'error')}, {_count(len(findings.warnings), 'warning')}")
    return FAULTY if errors else OK


def _lesson_errors(folder: Path) -> Iterator[Problem]:
    """What keeps the lessons of a pack that is fine otherwise from being played to their end."""
    problems = Problems()
    pack = open_pack(folder, str(folder), problems)
    if pack is None:
        return
    for lesson in read_lessons(pack, problems):
        try:
            rehearse(load(pack.info.game, [folder]), lesson)
        except Unplayable as error:
            place = error.step.place
            yield Problem(place.file, place.line, place.column, str(error), "play it by hand")
        except Malformed as error:
            place = lesson.place
            hint = "docs/tables.md has the words of a position"
            yield Problem(place.file, place.line, place.column, str(error), hint)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
