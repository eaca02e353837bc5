"""Playback: a match seen at one of its lines, and the terminal in which that line moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, cast

from rich.console import Console
from rich.table import Table
from rich.text import Text

from overseer.journal.course import Course, Step
from overseer.journal.header import START
from overseer.journal.line import SEED, Line
from overseer.journal.log import told
from overseer.journal.match import Match
from overseer.kernel.decision import CHANCE, SPECTATOR
from overseer.kernel.errors import Malformed, OverseerError
from overseer.texts.bundles import Texts

_LETTERS = {"water": "W", "food": "F", "power": "E"}


class _Row(NamedTuple):
    """What a player has, in numbers and in words."""

    name: str
    numbers: dict[str, int]
    notes: list[str]


class Playback:
    """A match with a place in it; the place can be any of its lines, or the beginning."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines = match.lines
        self.last = START + len(self.lines)
        self.number = START
        self.course = self._beginning()
        self._rounds: dict[int, int] = {}

    @property
    def line(self) -> Line | None:
        """The line that led here; None at the beginning."""
        return self.lines[self.number - START - 1] if self.number > START else None

    @property
    def step(self) -> Step | None:
        """What happened by that line; None if it was an undo, or at the beginning."""
        steps = self.course.steps
        return steps[-1] if steps and steps[-1].line is self.line else None

    @property
    def table(self) -> dict[str, Any]:
        """What lies on the table."""
        return cast(dict[str, Any], self.course.state.view(SPECTATOR)["table"])

    @property
    def rounds(self) -> dict[int, int]:
        """The line with which each round begins; found by walking through all lines once."""
        if not self._rounds:
            walk = Playback(self.match)
            for number in range(START, self.last + 1):
                walk.go(number)
                self._rounds.setdefault(walk.table["round"], number)
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

    def player(self, seat: int, words: Texts) -> str:
        """Who sits there."""
        names = self.match.names
        return names[seat] if names else words.format("player-number", number=seat + 1)

    def _beginning(self) -> Course:
        return Course(self.match.game, self.match.header, {})


class Screen:
    """The terminal, in the words of a language."""

    def __init__(self, playback: Playback, words: Texts, plain: bool) -> None:
        self.playback = playback
        self.words = words
        self.plain = plain
        self.console = Console(highlight=False, color_system=None if plain else "auto")

    def go_to_line(self, word: str) -> None:
        """Move to the line that a word names."""
        first, last = START, self.playback.last
        if not _is_number(word) or not first <= int(word) <= last:
            raise Malformed(self.words.format("replay-no-line", first=first, last=last))
        self.playback.go(int(word))

    def go_to_round(self, word: str) -> None:
        """Move to the beginning of the round that a word names."""
        rounds = self.playback.rounds
        if not _is_number(word) or int(word) not in rounds:
            raise Malformed(self.words.format("replay-no-round", first=1, last=max(rounds)))
        self.playback.go(rounds[int(word)])

    def step_through(self, file: Path) -> None:
        """Show line after line as the reader asks for them, until the reader has enough."""
        self._print(self._title(), "bold")
        self._print(self.words.format("replay-keys"), "dim")
        self._show()
        while True:
            try:
                key, _, word = self.console.input(self._prompt()).strip().partition(" ")
            except EOFError:
                return
            if key == "q":
                return
            try:
                self._obey(key, word.strip(), file)
            except OverseerError as error:
                self._print(str(error), "yellow")

    def print_log(self) -> None:
        """Print what happened so far, and the table as it is now."""
        self._print(self._title(), "bold")
        for sentence in self._sentences(self.playback.course.steps):
            self._print(sentence)
        self._show_table()

    def _obey(self, key: str, word: str, file: Path) -> None:
        """Do what a key asks for."""
        playback = self.playback
        if key in ("", "n", "p"):
            number = playback.number + (-1 if key == "p" else 1)
            if number < START:
                raise Malformed(self.words.format("replay-at-start"))
            if number > playback.last:
                raise Malformed(self.words.format("replay-at-end"))
            playback.go(number)
        elif key == "g":
            self.go_to_line(word)
        elif key == "r":
            self.go_to_round(word)
        elif key == "f":
            self._fork(file, word)
            return
        else:
            keys = self.words.format("replay-keys")
            raise Malformed(self.words.format("replay-unknown", keys=keys))
        self._show()

    def _fork(self, file: Path, word: str) -> None:
        """Write a new game that begins here into a file of its own."""
        number = self.playback.number
        path = file.parent / (word or f"{file.stem}-{number}{file.suffix}")
        if path.exists():
            example = f"{file.stem}-{number}-2{file.suffix}"
            raise Malformed(
                self.words.format("replay-file-exists", file=str(path), example=example)
            )
        self.playback.match.fork(number).save(path)
        self._print(self.words.format("replay-forked", line=number, file=str(path)))

    def _prompt(self) -> Text:
        return Text(f"{self.words.format('replay-prompt')} {self.playback.number}> ")

    def _title(self) -> str:
        match = self.playback.match
        seats = range(match.header.players)
        players = ", ".join(self.playback.player(seat, self.words) for seat in seats)
        game = self.words.format(f"{match.header.game}-short-name")
        return self.words.format("replay-title", game=game, players=players)

    def _show(self) -> None:
        """Show the line that led here, and the table after it."""
        playback, line = self.playback, self.playback.line
        self._print("")
        if line is None:
            self._print(self.words.format("replay-start", last=playback.last), "bold")
        else:
            where = {"line": line.number, "last": playback.last, "round": playback.table["round"]}
            self._print(self.words.format("replay-position", **where), "bold")
            for sentence in self._about(line):
                self._print(sentence)
        self._show_table()

    def _about(self, line: Line) -> Iterator[str]:
        """A line in words, and what came of it."""
        step = self.playback.step
        if step is None:
            who = self._who(line.seat)
            yield self.words.format("replay-undo", player=who, line=line.target)
        elif line.verb == SEED:
            yield self.words.format("replay-new-seed")
        else:
            yield f"{self._who(line.seat)}: {self._choice(step)}"
            yield from self._sentences([step])

    def _who(self, seat: int) -> str:
        if seat == CHANCE:
            return self.words.format("replay-chance")
        return self.playback.player(seat, self.words)

    def _choice(self, step: Step) -> str:
        """A choice in words and in notation; chance in notation only, for the log tells of it."""
        line = step.line
        if line.seat == CHANCE:
            return line.text
        book = self.playback.course.state.book
        words = book.text(step.events[0].a, self.words.language)
        alone = "" if step.own else f" {self.words.format('replay-only-option')}"
        return f"{words} [{line.text}]{alone}"

    def _sentences(self, steps: Iterable[Step]) -> Iterator[str]:
        playback = self.playback
        book, names = playback.course.state.book, playback.match.names
        return told(steps, book, self.words.language, names)

    def _show_table(self) -> None:
        """Show what every player has: as a table, or plainly as a sentence each."""
        rows = list(self._rows())
        self._print("")
        if self.plain:
            for row in rows:
                facts = [f"{self._title_of(key).lower()} {row.numbers[key]}" for key in row.numbers]
                self._print(f"{row.name}: {', '.join([*facts, *row.notes])}")
            return
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(self.words.format("replay-player"))
        for key in rows[0].numbers:
            # The letters of notation keep the table within 80 columns in every language.
            title = _LETTERS.get(key) or self._title_of(key)
            table.add_column(title, justify="right", no_wrap=True)
        table.add_column()
        for row in rows:
            table.add_row(Text(row.name), *map(str, row.numbers.values()), ", ".join(row.notes))
        self.console.print(table)

    def _title_of(self, key: str) -> str:
        return self.words.format(f"replay-{key}")

    def _rows(self) -> Iterator[_Row]:
        table = self.playback.table
        for player in table["players"]:
            notes = {
                "replay-first-player": player["seat"] == table["first_player"],
                "replay-passed": player["passed"],
            }
            rooms = table["levels"][player["level"]]["rooms"] if player["level"] else []
            yield _Row(
                self.playback.player(player["seat"], self.words),
                {
                    "happiness": player["happiness"],
                    **{key: player["cubes"][letter] for key, letter in _LETTERS.items()},
                    "dwellers": player["dwellers"]["owned"],
                    "rooms": len([room for room in rooms if room]),
                    "items": len(player["items"]),
                },
                [self.words.format(key) for key, is_so in notes.items() if is_so],
            )

    def _print(self, words: str, style: str = "") -> None:
        # The terminal wraps long lines itself; rich would pad what it wraps.
        self.console.print(Text(words, style), soft_wrap=True)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10
