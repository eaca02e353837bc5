"""Chronicles: a game told in figures, gathered by going through it once more."""

from __future__ import annotations

from overseer.display.ending import winners
from overseer.display.model import Chronicle, Figure
from overseer.display.reader import Reader
from overseer.journal.course import Course, Passage
from overseer.journal.match import Match
from overseer.kernel.state import State


class Chronicler:
    """Watches a game go by, step by step. A game's own chronicler knows what to look at."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.reader = Reader(language, match.names)
        self.seats = range(match.header.players)

    def before(self, state: State, passage: Passage) -> None:
        """See the position that a passage is taken in."""

    def after(self, state: State, passage: Passage) -> None:
        """See what a passage has led to."""

    def chronicle(self) -> Chronicle:
        """What has been gathered."""
        return Chronicle(rounds=int(self.match.state.round), verdict=self.verdict())

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.reader.player(seat)

    def verdict(self) -> str:
        """Who has won, in words; empty while the game goes on."""
        outcome = self.match.state.outcome
        if outcome is None:
            return ""
        return winners(outcome, self.reader)


def chronicle_of(chronicler: Chronicler) -> Chronicle:
    """A match as a chronicler tells it after going through all lines that stand."""
    match = chronicler.match
    course = Course(match.game, match.header, {})  # chance as the journal tells it
    for passage in match.passages():
        chronicler.before(course.state, passage)
        course.follow(passage.line)
        chronicler.after(course.state, passage)
    return chronicler.chronicle()


class Curves:
    """Values of every seat at the end of every round, by the key of their curve."""

    def __init__(self, seats: range) -> None:
        self.seats = seats
        self.values: dict[str, list[list[int]]] = {}

    def note(self, key: str, values: list[int]) -> None:
        """Add the values of all seats at the end of another round."""
        rows = self.values.setdefault(key, [[] for _ in self.seats])
        for row, value in zip(rows, values, strict=True):
            row.append(value)

    def figures(self, labels: dict[str, str]) -> list[Figure]:
        """The curves that have a label, in the order of the labels."""
        return [
            Figure(key=key, label=label, values=self.values[key])
            for key, label in labels.items()
            if key in self.values
        ]
