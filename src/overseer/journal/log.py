"""Logs: what happened, told in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Self

from msgspec.structs import replace

from overseer.journal.course import Passage
from overseer.kernel.book import Book
from overseer.kernel.targets import Happening


class LogLine(str):
    """A sentence of the log, with the journal's line it belongs to and the rules it cites."""

    __slots__ = ("line", "rules")

    line: int
    rules: tuple[str, ...]

    def __new__(cls, text: str, line: int, rules: tuple[str, ...]) -> Self:
        """A sentence; `line` is the number of a line, `rules` are ledger ids."""
        sentence = super().__new__(cls, text)
        sentence.line = line
        sentence.rules = rules
        return sentence


def told(
    passages: Iterable[Passage], book: Book, language: str, names: Sequence[str]
) -> Iterator[LogLine]:
    """What happened by some passages, sentence by sentence."""
    for passage in passages:
        for event in passage.events:
            text = book.log_line(event, language, names)
            if text is not None:
                yield LogLine(text, passage.line.number, book.log_rules(event))


def happened(passages: Iterable[Passage], book: Book) -> Iterator[Happening]:
    """What happened by some passages, as far as everybody may know it."""
    for passage in passages:
        for event in passage.events:
            happening = book.happening(event)
            if happening is not None:
                yield replace(happening, line=passage.line.number)
