"""The log of any game: what happened, sentence by sentence, for clients that point and draw."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from overseer.display.model import Amount, LogEntry
from overseer.journal.match import Match
from overseer.kernel.book import Book
from overseer.kernel.event import Event


class Mark(Struct, frozen=True, kw_only=True):
    """What a sentence has beside its words: whose doing it was, where, with what and which dice."""

    seat: int
    place: str = ""
    icons: list[Amount] = []
    dice: list[int] = []


class Teller:
    """Tells events in their order. A game's own teller keeps track of what is under way."""

    def __init__(self, book: Book, language: str, names: Sequence[str]) -> None:
        self.book = book
        self.language = language
        self.names = names
        self.round = 0

    def begins_round(self, event: Event) -> bool:
        """Whether nothing that came before an event matters to what comes after it."""
        return False

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
        return self.book.log_line(event, self.language, self.names)

    def stories(self, event: Event) -> Iterator[str]:
        """What is read aloud after an event."""
        return iter(())


def told(match: Match, after: int, teller: Teller) -> list[LogEntry]:
    """What happened after a line of the journal, but for what was taken back.

    What came before it in the same round is heard too, so that the teller knows what is under way.
    """
    entries: list[LogEntry] = []
    steps = match.steps()
    for step in steps[_start(match, after, teller) :]:
        line = step.line.number
        for event in teller.merged(step.events):
            teller.hear(event)
            stories = list(teller.stories(event))
            if line <= after:
                continue
            text = teller.sentence(event)
            if text is not None:
                entries.append(_entry(teller, line, text, event))
            entries += [LogEntry(line=line, text=each, round=teller.round) for each in stories]
    return entries


def _start(match: Match, after: int, teller: Teller) -> int:
    """The step with which the round begins that the first step after a line is in."""
    steps = match.steps()
    index = len(steps) - len(match.steps(after))
    while index > 0:
        index -= 1
        if any(teller.begins_round(event) for event in steps[index].events):
            return index
    return 0


def _entry(teller: Teller, line: int, text: str, event: Event) -> LogEntry:
    mark = teller.mark(event)
    return LogEntry(
        line=line,
        text=text,
        round=teller.round,
        seat=mark.seat,
        rules=list(teller.book.log_rules(event)),
        place=mark.place,
        icons=mark.icons,
        dice=mark.dice,
    )
