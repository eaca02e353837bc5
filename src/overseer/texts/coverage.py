"""The record of a full test run: which ledger ids its tests cite, and whether they passed."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from overseer.kernel.errors import Malformed
from overseer.texts.ledger import Ledger

FILE = Path("build/rule-coverage.json")
_FORMAT = 1
_SOURCES = (("src", "*.py"), ("src", "*.yaml"), ("src", "*.ftl"), ("tests", "*.py"))


@dataclass(frozen=True, slots=True)
class Record:
    """What a full test run found: the sources it ran on, and by cited id its tests.

    `passed` and `failed` map an id to the names of the citing tests that did so.
    """

    digest: str
    passed: dict[str, list[str]]
    failed: dict[str, list[str]]

    @property
    def covered(self) -> frozenset[str]:
        """The ids that at least one passing test cites and no failing one."""
        return frozenset(self.passed) - frozenset(self.failed)


@dataclass(frozen=True, slots=True)
class Tally:
    """How far the ids of one kind are covered."""

    name: str
    total: int
    uncovered: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name} {self.total - len(self.uncovered)}/{self.total}"


def tally(ledger: Ledger, covered: Iterable[str]) -> list[Tally]:
    """The rules, icons and rulings of a ledger, counted; kinds that a game lacks are left out."""
    known = frozenset(covered)
    groups = (
        ("rules", ledger.statements),
        ("icons", ledger.icons),
        ("rulings", ledger.rulings),
    )
    return [
        Tally(name, len(entries), tuple(each.id for each in entries if each.id not in known))
        for name, entries in groups
        if entries
    ]


def digest(root: Path) -> str:
    """A digest of all sources and tests under a project's root, by name and content."""
    files = {
        path.relative_to(root).as_posix(): path
        for folder, pattern in _SOURCES
        for path in (root / folder).rglob(pattern)
    }
    sum_ = hashlib.sha256()
    for name in sorted(files):
        content = files[name].read_bytes()
        sum_.update(f"{name}\n{len(content)}\n".encode())
        sum_.update(content)
    return sum_.hexdigest()


def read(root: Path) -> Record | None:
    """The record of the latest full run, or None where there is none."""
    path = root / FILE
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["format"] != _FORMAT:
            return None
        return Record(str(data["digest"]), dict(data["passed"]), dict(data["failed"]))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Malformed(f"{path}: not a record of a test run: delete it, run make test") from error


def write(root: Path, record: Record) -> None:
    """Put a record in the place of the former one, whole or not at all."""
    path = root / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {
        "format": _FORMAT,
        "digest": record.digest,
        "passed": {rule: sorted(record.passed[rule]) for rule in sorted(record.passed)},
        "failed": {rule: sorted(record.failed[rule]) for rule in sorted(record.failed)},
    }
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    draft.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    draft.replace(path)
