"""News: what has happened since somebody last looked, gathered as a person would tell it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from overseer.display.log import ROUND, STORY
from overseer.display.model import LogEntry


@dataclass(slots=True)
class Note:
    """Sentences that belong together, and whose doing they tell of; `seat` is -1 for nobody's.

    A heading begins a round; a story is read aloud.
    """

    seat: int
    is_heading: bool = False
    sentences: list[str] = field(default_factory=list)
    is_story: bool = False

    def add(self, sentence: str) -> None:
        """Tell one more thing; the same thing twice over is told once."""
        if sentence not in self.sentences[-1:]:
            self.sentences.append(sentence)


def notes_of(entries: Iterable[LogEntry]) -> list[Note]:
    """The entries of a log as notes, one for whatever begins and what belongs to it."""
    notes: list[Note] = []
    for entry in entries:
        if not notes or _begins(entry, notes[-1]):
            notes.append(Note(entry.seat, entry.role == ROUND, is_story=entry.role == STORY))
        notes[-1].add(entry.text)
    return notes


def _begins(entry: LogEntry, note: Note) -> bool:
    """Whether an entry is the beginning of another note."""
    if entry.role or note.is_heading or note.is_story:
        return True
    return entry.seat >= 0 and entry.seat != note.seat
