"""The log of any game: what happened, sentence by sentence, for clients that point and draw."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Protocol

from msgspec import Struct

from overseer.display.model import Amount, LogEntry
from overseer.display.reader import Reader
from overseer.journal.course import Step
from overseer.kernel.book import Book
from overseer.kernel.event import Event

ROUND, NEW, STORY = "round", "new", "story"  # roles of sentences
_STEPS = 64  # within which most rounds begin


class Mark(Struct, frozen=True, kw_only=True):
    """What a sentence has beside its words: whose doing it was, where, with what and which dice."""

    seat: int
    role: str = ""
    place: str = ""
    icons: list[Amount] = []
    dice: list[int] = []


class Teller:
    """Tells events in their order. A game's own teller keeps track of what is under way.

    What it keeps track of must end with the round, because a log is told from any round on: `hear`
    and `begins_round` belong together. Everybody reads the log, so it tells nothing hidden.
    """

    def __init__(self, book: Book, reader: Reader) -> None:
        self.book = book
        self.reader = reader
        self.round = 0

    def begins_round(self, event: Event) -> bool:
        """Whether nothing that came before an event matters to what comes after it.

        It never does to a teller that keeps track of nothing.
        """
        return True

    def merged(self, events: list[Event]) -> list[Event]:
        """The events of one line, with those that a person would tell together made one."""
        return events

    def hear(self, event: Event) -> None:
        """Keep track of what is under way."""

    def mark(self, event: Event) -> Mark:
        """What the sentence of the event that was just heard is to be marked with."""
        return Mark(seat=int(event.seat))

    def sentence(self, event: Event) -> str | None:
        """An event in words, or None if the log leaves it out."""
        return self.book.log_line(event, *self.reader)

    def stories(self, event: Event) -> Iterator[str]:
        """What is read aloud after the event that was just heard."""
        return iter(())


class History(Protocol):
    """What a log is told of: a match, or one that is watched once more."""

    @property
    def last(self) -> int:
        """The number of the last line."""

    def steps(self, after: int = 0) -> list[Step]:
        """The lines that stand after a line, each with what happened by it."""


class Page(Struct, frozen=True):
    """Some of a log: what happened by lines that follow each other."""

    entries: list[LogEntry]
    earlier: int  # there is more before this line; 0 if there is not


class Telling:
    """A log that is told as the match goes on, from a line on; what was taken back is left out.

    What came before that line in the same round is heard, so that the teller knows what is under
    way. It tells no more once something that it has told is taken back: begin another one then.
    """

    def __init__(self, match: History, teller: Teller, after: int) -> None:
        self.match = match
        self.teller = teller
        self.until = after  # the line up to which it is told
        for step in _round_until(match, after, teller):
            for event in teller.merged(step.events):
                teller.hear(event)

    def go_on(self, before: int | None = None) -> list[LogEntry]:
        """What has happened since, or what happened before a line."""
        steps = self.match.steps(self.until)
        if before is not None:
            steps = steps[: bisect_left(steps, before, key=_number)]
        self.until = self.match.last if before is None else before - 1
        return [entry for step in steps for entry in self._told(step)]

    def _told(self, step: Step) -> Iterator[LogEntry]:
        teller, line = self.teller, step.line.number
        for event in teller.merged(step.events):
            teller.hear(event)
            text = teller.sentence(event)
            if text is not None:
                yield _entry(teller, line, text, event)
            for story in teller.stories(event):
                yield LogEntry(line=line, text=story, round=teller.round, role=STORY)


def page_of(match: History, teller: Teller, before: int, most: int) -> Page:
    """The latest entries before a line, at most so many unless a single line has more."""
    steps = steps_until(match, before - 1, most)
    if not steps:
        return Page([], 0)
    first = _number(steps[0])
    entries = Telling(match, teller, first - 1).go_on(before)
    latest = latest_of(entries, most)
    if len(latest) < len(entries):
        first = latest[0].line
    return Page(latest, first if steps_until(match, first - 1, 1) else 0)


def latest_of(entries: list[LogEntry], most: int) -> list[LogEntry]:
    """The last entries, at most so many unless a single line has more; no line is cut in two."""
    if len(entries) <= most:
        return entries
    first = len(entries) - most
    line = entries[first].line
    if entries[first - 1].line == line:
        first = bisect_right(entries, line, key=_line)
    if first == len(entries):
        first = bisect_left(entries, line, key=_line)
    return entries[first:]


def steps_until(match: History, line: int, most: int) -> list[Step]:
    """The last steps up to a line, at most so many; whatever the length of the match."""
    reach = most
    while True:
        # Lines that were taken back lie between the steps, so it may take more than one look.
        steps = match.steps(line - reach)
        end = bisect_right(steps, line, key=_number)
        if end >= most or reach > line:
            return steps[max(0, end - most) : end]
        reach *= 4


def _round_until(match: History, line: int, teller: Teller) -> list[Step]:
    """The steps up to a line of the round that it is in."""
    reach = _STEPS
    while True:
        steps = steps_until(match, line, reach)
        for index in reversed(range(len(steps))):
            if any(teller.begins_round(event) for event in steps[index].events):
                return steps[index:]
        if len(steps) < reach:
            return steps
        reach *= 4


def _number(step: Step) -> int:
    return step.line.number


def _line(entry: LogEntry) -> int:
    return entry.line


def _entry(teller: Teller, line: int, text: str, event: Event) -> LogEntry:
    mark = teller.mark(event)
    return LogEntry(
        line=line,
        text=text,
        round=teller.round,
        seat=mark.seat,
        role=mark.role,
        rules=list(teller.book.log_rules(event)),
        place=mark.place,
        icons=mark.icons,
        dice=mark.dice,
    )
