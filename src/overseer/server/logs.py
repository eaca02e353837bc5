"""Logs: what a table has told of its match lately, in the languages that are read."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from msgspec import Struct

from overseer.display import Display
from overseer.display.log import Page, Telling, latest_of
from overseer.display.model import LogEntry
from overseer.journal.header import START
from overseer.journal.line import REWIND, UNDO, Line
from overseer.journal.match import Match

GOES_ON = -1  # in place of an earlier line: what is told goes on from what was told before


class News(Struct, frozen=True):
    """What a client is to be told of the log."""

    entries: list[LogEntry]
    taken_back: int  # entries of later lines than this do not stand; -1 if all stand
    earlier: int  # where the log is told anew: there is more before this line, 0 if there is not


class Logs:
    """The latest entries of a match, at most a page or two in each language.

    Whoever has missed more is told the latest page, and asks for what came before it.
    """

    def __init__(self, display: Display, most: int) -> None:
        self.display = display
        self.most = most
        self._windows: dict[str, _Window] = {}

    def news(self, match: Match, told: int, language: str) -> News:
        """What is new to a client that was told everything up to a line."""
        window = self._windows.get(language)
        if window is None or not window.go_on(self.most):
            window = self._windows[language] = _Window(self.display, match, language, self.most)
        if told > START and match.last - told <= self.most:
            lowest = min(_targets(match.lines_after(told)), default=told)
            known = min(lowest, told)
            if known >= window.since:
                taken_back = lowest if lowest < told else -1
                return News(window.after(known), taken_back, GOES_ON)
        entries = latest_of(window.entries, self.most)
        is_cut = len(entries) < len(window.entries)
        return News(entries, 0, entries[0].line if is_cut else window.earlier)

    def take_back(self, lines: Iterable[Line]) -> None:
        """Forget what some new lines take back."""
        lowest = min(_targets(lines), default=None)
        if lowest is not None:
            self._windows = {
                language: window
                for language, window in self._windows.items()
                if window.take_back(lowest)
            }


class _Window:
    """The latest entries in a language."""

    def __init__(self, display: Display, match: Match, language: str, most: int) -> None:
        self.display = display
        self.match = match
        self.language = language
        page: Page = display.log_page(match, match.last + 1, most, language)
        self.entries = page.entries
        self.earlier = page.earlier
        self._telling: Telling | None = None
        self._until = match.last

    @property
    def since(self) -> int:
        """The line after which all entries are here."""
        return max(START, self.earlier - 1)

    def go_on(self, most: int) -> bool:
        """Tell what has happened since; false if that is more than is told at once."""
        match = self.match
        if match.last == self._until:
            return True
        if match.last - self._until > most:
            return False
        if self._telling is None:
            self._telling = self.display.telling(match, self._until, self.language)
        self.entries += self._telling.go_on()
        self._until = match.last
        if len(self.entries) > 2 * most:
            self.entries = latest_of(self.entries, most)
            self.earlier = self.entries[0].line
        return True

    def after(self, line: int) -> list[LogEntry]:
        """The entries after a line."""
        return self.entries[bisect_right(self.entries, line, key=lambda entry: entry.line) :]

    def take_back(self, line: int) -> bool:
        """Forget what happened after a line; false if nothing is left to show or to go on from."""
        if line < self.since:
            return False
        self.entries = self.entries[: len(self.entries) - len(self.after(line))]
        self._telling = None
        return len(self.entries) > 0 or self.earlier == 0


def _targets(lines: Iterable[Line]) -> list[int]:
    return [line.target for line in lines if line.verb in (UNDO, REWIND)]
