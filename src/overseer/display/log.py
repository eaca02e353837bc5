"""The log of any game: what happened, sentence by sentence, for clients that point and draw."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from overseer.display.model import Amount, LogEntry
from overseer.display.reader import Reader
from overseer.display.told import ToldCard
from overseer.journal.course import Passage
from overseer.kernel.book import Book
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.texts.bundles import in_language

ROUND, TURN, NEW, STORY = "round", "turn", "new", "story"  # roles of sentences
_PASSAGES = 64  # within which most rounds begin


class Mark(Struct, frozen=True, kw_only=True):
    """What a sentence has beside its words: whose doing it was, where, with what and which dice."""

    seat: int
    role: str = ""
    place: str = ""
    fresh: bool = False
    sign: str = ""
    route: list[str] = []
    mover: str = ""
    icons: list[Amount] = []
    dice: list[int] = []


class Draft(Protocol):
    """A card of the story that may still grow."""

    @property
    def key(self) -> str:
        """What it is known by."""

    def told(self) -> ToldCard:
        """The card as far as it has come."""


class Teller:
    """Tells events in their order. A game's own teller keeps track of what is under way.

    What it keeps track of must end with the round, because a log is told from any round on: `hear`
    and `begins_round` belong together. Everybody reads the log, so it tells nothing hidden.
    """

    picked: frozenset[int] = frozenset()  # verbs of what a player might have wanted to pick

    def __init__(self, book: Book, reader: Reader) -> None:
        self.book = book
        self.reader = reader
        self.round = 0
        self.line = 0  # of the journal, that is being told

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

    def forced(self, event: Event) -> str | None:
        """A choice that was made for a player because there was no other, or None."""
        if verb_of(event.a) not in self.picked:
            return self.sentence(event)
        say, code = in_language(self.reader.language).format, int(event.a)
        player = self.reader.player(int(event.seat))
        return say("log-forced", player=player, choice=self.choice(code))

    def choice(self, code: int) -> str:
        """A packed option in words that everybody may read."""
        return self.book.text(code, self.reader.language)

    def stories(self, event: Event) -> Iterator[str]:
        """What is read aloud after the event that was just heard."""
        return iter(())

    def drafts(self) -> Sequence[Draft]:
        """The cards that have begun or grown with the event that was just heard."""
        return ()


class History(Protocol):
    """What a log is told of: a match, or one that is watched once more."""

    @property
    def last(self) -> int:
        """The number of the last line."""

    @property
    def first_round(self) -> int:
        """The round that it began in; 0 is the set-up."""

    def passages(self, after: int = 0) -> list[Passage]:
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
        teller.round = match.first_round
        for passage in _round_until(match, after, teller):
            teller.line = passage.line.number
            for event in teller.merged(passage.events):
                teller.hear(event)

    def go_on(self, before: int | None = None) -> list[LogEntry]:
        """What has happened since, or what happened before a line."""
        passages = self.match.passages(self.until)
        if before is not None:
            passages = passages[: bisect_left(passages, before, key=_number)]
        self.until = self.match.last if before is None else before - 1
        return [entry for passage in passages for entry in self._told(passage)]

    def _told(self, passage: Passage) -> list[LogEntry]:
        teller, line = self.teller, passage.line.number
        teller.line = line
        entries: list[LogEntry] = []
        drafts: dict[str, tuple[int, Draft]] = {}  # each with the entry that it first goes with
        for event in teller.merged(passage.events):
            teller.hear(event)
            # What ends with a round is told where it happened, not under the next heading.
            place = len(entries) - int(teller.begins_round(event) and bool(entries))
            for draft in teller.drafts():
                drafts.setdefault(draft.key, (place, draft))
            is_forced = event.kind == CHOICE and event.seat >= 0 and not passage.own
            text = (teller.forced if is_forced else teller.sentence)(event)
            if text is not None:
                entries.append(_entry(teller, line, text, event))
            entries += [
                LogEntry(line=line, text=story, round=teller.round, role=STORY)
                for story in teller.stories(event)
            ]
        return _with_cards(entries, drafts.values())


def page_of(match: History, teller: Teller, before: int, most: int) -> Page:
    """The latest entries before a line, at most so many unless a single line has more."""
    passages = passages_until(match, before - 1, most)
    if not passages:
        return Page([], 0)
    first = _number(passages[0])
    entries = Telling(match, teller, first - 1).go_on(before)
    latest = latest_of(entries, most)
    if len(latest) < len(entries):
        first = latest[0].line
    return Page(latest, first if passages_until(match, first - 1, 1) else 0)


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


def passages_until(match: History, line: int, most: int) -> list[Passage]:
    """The last passages up to a line, at most so many; whatever the length of the match."""
    reach = most
    while True:
        # Lines that were taken back lie between the passages, so it may take more than one look.
        passages = match.passages(line - reach)
        end = bisect_right(passages, line, key=_number)
        if end >= most or reach > line:
            return passages[max(0, end - most) : end]
        reach *= 4


def _round_until(match: History, line: int, teller: Teller) -> list[Passage]:
    """The passages up to a line of the round that it is in."""
    reach = _PASSAGES
    while True:
        passages = passages_until(match, line, reach)
        for index in reversed(range(len(passages))):
            if any(teller.begins_round(event) for event in passages[index].events):
                return passages[index:]
        if len(passages) < reach:
            return passages
        reach *= 4


def _with_cards(entries: list[LogEntry], drafts: Iterable[tuple[int, Draft]]) -> list[LogEntry]:
    """The entries of a line with the cards as they are at its end."""
    for place, draft in drafts if entries else ():
        place = min(place, len(entries) - 1)
        entry = entries[place]
        entries[place] = replace(entry, cards=[*entry.cards, draft.told()])
    return entries


def _number(passage: Passage) -> int:
    return passage.line.number


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
        fresh=mark.fresh,
        sign=mark.sign,
        route=mark.route,
        mover=mark.mover,
        icons=mark.icons,
        dice=mark.dice,
    )
