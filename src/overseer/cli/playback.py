"""Playback: a match seen at one of its lines."""

from __future__ import annotations

from overseer.bots import names_of
from overseer.cli.terminal.players import Player, seated
from overseer.journal.course import Course, Passage
from overseer.journal.header import START
from overseer.journal.line import Line
from overseer.journal.match import Match
from overseer.kernel.event import Event
from overseer.kernel.state import State
from overseer.texts.bundles import Texts


class Playback:
    """A match with a place in it; the place can be any of its lines, or the beginning."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines = match.lines
        self.last = START + len(self.lines)
        self.number = START
        self.course = self._beginning()
        self.first_round = self.course.first_round
        self._rounds: dict[int, int] = {}

    @property
    def line(self) -> Line | None:
        """The line that led here; None at the beginning."""
        return self.lines[self.number - START - 1] if self.number > START else None

    @property
    def passage(self) -> Passage | None:
        """What happened by that line; None if it was an undo, or at the beginning."""
        passages = self.course.passages
        return passages[-1] if passages and passages[-1].line is self.line else None

    @property
    def state(self) -> State:
        """The state here."""
        return self.course.state

    def passages(self, after: int = 0) -> list[Passage]:
        """The lines up to here that stand after a line, each with what happened by it."""
        return self.course.passages_after(after)

    @property
    def events(self) -> list[Event]:
        """All that has happened up to here, but for what was taken back."""
        return self.course.events

    @property
    def rounds(self) -> dict[int, int]:
        """The line with which each round begins; found by walking through all lines once."""
        if not self._rounds:
            walk = Playback(self.match)
            for number in range(START, self.last + 1):
                walk.go(number)
                self._rounds.setdefault(int(walk.state.round), number)
            self._rounds.pop(0, None)  # setting up is no round
        return self._rounds

    def go(self, number: int) -> None:
        """Move to the position after a line."""
        if number < self.number:
            self.number = START
            self.course = self._beginning()
        while self.number < number:
            self.course.follow(self.lines[self.number - START])
            self.number += 1

    def players(self, words: Texts) -> tuple[Player, ...]:
        """Who sat at the table, whether or not their bots are known here."""
        header = self.match.header
        return seated(header, words, (*names_of(header.game), *header.bots))

    def _beginning(self) -> Course:
        return Course(self.match.game, self.match.header, {})
