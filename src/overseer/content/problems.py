"""Problems of a pack: where they are, what is wrong, and what was probably meant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from overseer.kernel.errors import ContentError

_LISTED = 12
_LIKENESS = 0.65


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A position in a file of a pack; line and column count from 1."""

    file: str
    line: int = 1
    column: int = 1


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing that is wrong in a pack."""

    file: str
    line: int
    column: int
    message: str
    hint: str = ""

    def __str__(self) -> str:
        advice = f" ({self.hint})" if self.hint else ""
        return f"{self.file}:{self.line}:{self.column}: {self.message}{advice}"


class Problems:
    """A collector of problems, so that an author sees all of them at once."""

    def __init__(self) -> None:
        self._found: set[Problem] = set()

    def __bool__(self) -> bool:
        return bool(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def add(self, place: Place, message: str, hint: str = "") -> None:
        """Note that something is wrong at a place."""
        self._found.add(Problem(place.file, place.line, place.column, message, hint))

    def sorted(self) -> list[Problem]:
        """All problems, by file, line and column."""
        return sorted(self._found)

    def raise_any(self) -> None:
        """Raise a ContentError with all problems, if there are any."""
        if self._found:
            raise ContentError(self.sorted())


def nearest(word: str, options: Iterable[str]) -> str:
    """The option that looks most like a word, or an empty string if none does."""
    by_lower_case = {option.casefold(): option for option in options}
    near = get_close_matches(word.casefold(), by_lower_case, n=1, cutoff=_LIKENESS)
    return by_lower_case[near[0]] if near else ""


def suggest(word: str, options: Iterable[str]) -> str:
    """A hint that names the option which was probably meant, or all of them if they are few."""
    known = list(options)
    near = nearest(word, known)
    if near:
        return f"did you mean {near}?"
    if 0 < len(known) <= _LISTED:
        return f"known: {', '.join(known)}"
    return ""
