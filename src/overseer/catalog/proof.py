"""Proofs of packs: a folder is checked and, if nothing is wrong, loaded to be looked at.

An author edits and looks in turn, so files that have changed are read again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock

from overseer.catalog import display_of, load
from overseer.catalog.lessons import Unplayable, rehearse
from overseer.content import examine
from overseer.content.checking import Findings
from overseer.content.lessons import read_lessons
from overseer.content.pack import PackInfo, open_pack
from overseer.content.problems import Problem, Problems
from overseer.display.display import Display
from overseer.display.proof import Proof
from overseer.kernel.errors import Malformed
from overseer.texts.bundles import forget


def check(folder: Path) -> Findings:
    """Everything that can be said about a pack, its lessons included."""
    findings = examine(folder)
    if findings.errors:
        return findings
    return replace(findings, errors=tuple(_lesson_errors(folder)))


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


@dataclass(frozen=True, slots=True)
class Reading:
    """A pack as it was read; without a display it has errors."""

    findings: Findings
    info: PackInfo | None
    display: Display | None


class PackReader:
    """Reads a pack, and again whenever a file of it has changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = Lock()
        self._seen: object = None
        self._reading: Reading | None = None
        self._proofs: dict[str, Proof] = {}

    def read(self) -> Reading:
        """The pack as it is now."""
        with self._lock:
            return self._read()

    def proof(self, language: str) -> tuple[Reading, Proof | None]:
        """The pack as it is now, with all that can be looked at."""
        with self._lock:
            reading = self._read()
            if reading.display is None:
                return reading, None
            if language not in self._proofs:
                self._proofs[language] = reading.display.proof(self.folder, language)
            return reading, self._proofs[language]

    def _read(self) -> Reading:
        seen = self._files()
        if self._reading is None or seen != self._seen:
            forget()  # its names are kept for as long as the program runs
            self._reading, self._seen, self._proofs = self._read_anew(), seen, {}
        return self._reading

    def _read_anew(self) -> Reading:
        findings = check(self.folder)
        pack = open_pack(self.folder, str(self.folder), Problems())
        if findings.errors or pack is None:
            return Reading(findings, None, None)
        display = display_of(load(pack.info.game, [self.folder]))
        return Reading(findings, pack.info, display)

    def _files(self) -> list[tuple[str, int, int]]:
        """All files with when they were written and how long they are."""
        found = []
        for path in sorted(self.folder.rglob("*")):
            try:
                status = path.stat()
            except OSError:  # an editor has just taken it away
                continue
            found.append((str(path), status.st_mtime_ns, status.st_size))
        return found
