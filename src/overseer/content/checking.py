"""Checking a pack: all errors, and doubts about what can never matter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from overseer.content.lessons import check_words, read_lessons
from overseer.content.pack import open_pack
from overseer.content.problems import Problem, Problems, suggest
from overseer.registry import names, registered


@dataclass(frozen=True, slots=True)
class Findings:
    """Errors keep a pack from being used; warnings are what its author may have overlooked.

    Notes tell which words of the game's vocabulary a complete pack never uses.
    """

    errors: tuple[Problem, ...]
    warnings: tuple[Problem, ...] = ()
    notes: tuple[Problem, ...] = ()


def examine(path: Path | str) -> Findings:
    """Everything that can be said about the pack in a folder, for whichever game it is."""
    folder = Path(path)
    problems = Problems()
    pack = open_pack(folder, str(folder), problems)
    if pack is None or not pack.info.game:
        return Findings(tuple(problems.sorted()))
    if pack.info.game not in names():
        message = f"there is no game '{pack.info.game}'"
        problems.add(pack.spot("game"), message, suggest(pack.info.game, names()))
        return Findings(tuple(problems.sorted()))
    registration = registered(pack.info.game)
    if not registration.examine:
        message = f"the game '{pack.info.game}' has no packs"
        problems.add(pack.spot("game"), message, "its cards are its own")
        return Findings(tuple(problems.sorted()))
    check_words(pack, read_lessons(pack, problems), problems)
    if problems:
        return Findings(tuple(problems.sorted()))
    return Findings(*map(tuple, registration.part(registration.examine)(folder)))


def check(path: Path | str) -> list[Problem]:
    """The errors of the pack in a folder; none means that it can be used."""
    return list(examine(path).errors)


def warnings(path: Path | str) -> list[Problem]:
    """Doubts about the pack in a folder; they are raised only once it has no errors."""
    return list(examine(path).warnings)
