"""The menu: the options of a decision, folded, grouped and numbered, each with what it means.

Nothing is added to the list of legal options and nothing is left out of it; options that differ in
one thing only may share a number, and that thing is asked for next.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rich.text import Text

from overseer.kernel.decision import Option


@dataclass(frozen=True)
class Entry:
    """A numbered line of the menu: one option, or several that share a number.

    `sketch` is the preview in icons, `words` the same in words, `note` says odds and the like;
    `space` is the space on which a choice takes place, if it is one that can be typed instead.
    """

    number: int
    options: tuple[Option, ...]
    title: str
    sketch: Text = field(default_factory=Text)
    words: str = ""
    note: str = ""
    space: str = ""


@dataclass(frozen=True)
class Row:
    """Entries that stand on one line, such as both spaces of a room."""

    title: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Group:
    """Rows under a heading."""

    rows: tuple[Row, ...]
    title: str = ""


@dataclass(frozen=True)
class Menu:
    """A question with its groups of entries."""

    question: str
    groups: tuple[Group, ...]
    is_turn: bool = False

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All entries in the order of their numbers."""
        return tuple(entry for group in self.groups for row in group.rows for entry in row.entries)

    def entry(self, number: int) -> Entry | None:
        """The entry of a number."""
        return next((entry for entry in self.entries if entry.number == number), None)

    @property
    def numbers(self) -> str:
        """All numbers that can be typed: 1-4, or 1, 3 where some are left out."""
        numbers = [entry.number for entry in self.entries]
        if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{numbers[0]}-{numbers[-1]}"
        return ", ".join(map(str, numbers))

    def at(self, space: str) -> Entry | None:
        """The entry of a space."""
        return next((entry for entry in self.entries if entry.space == space), None)


def column(entries: Iterable[Entry], title: str = "") -> Group:
    """Entries one below the other."""
    return Group(tuple(Row("", (entry,)) for entry in entries), title)
