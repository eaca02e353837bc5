"""Screens: the terminal in which a journal is watched, its table drawn as in play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from overseer.cli.playback import Playback
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host, Progress
from overseer.journal.header import START
from overseer.journal.line import SEED, Line
from overseer.journal.log import told
from overseer.kernel.decision import CHANCE
from overseer.kernel.errors import Malformed, OverseerError
from overseer.texts.bundles import Texts


class Screen:
    """A journal in the words of a language, as one seat may see it, or whoever looks on.

    Where hands are hidden, the choices and draws of a game that still goes on are told by its log
    alone: in notation they would name what is hidden.
    """

    def __init__(
        self,
        playback: Playback,
        words: Texts,
        console: Console,
        host: Host[Any],
        face: Face[Any],
        viewer: int,
        hides: bool,
    ) -> None:
        self.playback = playback
        self.words = words
        self.console = console
        self.host = host
        self.face = face
        self.viewer = viewer
        self.players = playback.players(words)
        self.is_open = not hides or playback.match.state.over
        self._progress: Progress | None = None  # what the table on screen has shown
        self._shown = START  # the line whose table that is

    def go_to_line(self, word: str) -> None:
        """Move to the line that a word names."""
        first, last = START, self.playback.last
        if not _is_number(word) or not first <= int(word) <= last:
            raise Malformed(self.words.format("replay-no-line", first=first, last=last))
        self.playback.go(int(word))

    def go_to_round(self, word: str) -> None:
        """Move to the beginning of the round that a word names."""
        rounds = self.playback.rounds
        if not rounds:
            raise Malformed(self.words.format("replay-no-rounds"))
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
        playback = self.playback
        self._print(self._title(), "bold")
        names = playback.match.names
        book = playback.state.book
        for sentence in told(playback.course.passages, book, self.words.language, names):
            self._print(sentence)
        self._print("")
        self._table()
        self._end()

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
        elif key == "v":
            self._table()
            return
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
        players = ", ".join(map(str, self.players))
        game = self.words.game(match.header.game, "{}-short-name")
        return self.words.format("replay-title", game=game, players=players)

    def _show(self) -> None:
        """Show the line that led here with what came of it, and what it changed on the table."""
        playback, line = self.playback, self.playback.line
        self._print("")
        if line is None:
            self._print(self.words.format("replay-start", last=playback.last), "bold")
        else:
            number = int(playback.state.round)
            where = self.words.format(
                "replay-position", line=line.number, last=playback.last, round=number
            )
            self._print(where, "bold")
            for sentence in self._about(line):
                self._print(sentence)
            self._news()
        self._draw()
        self._end()

    def _about(self, line: Line) -> Iterator[str]:
        """A line in words and in notation; chance in notation only, for the log tells of it."""
        passage = self.playback.passage
        if passage is None:
            who = self._who(line.seat)
            yield self.words.format("replay-undo", player=who, line=line.target)
        elif line.verb == SEED:
            yield self.words.format("replay-new-seed")
        elif not self.is_open and line.seat != self.viewer:
            yield self._who(line.seat)
        elif line.seat == CHANCE:
            yield f"{self._who(line.seat)}: {line.text}"
        else:
            words = self.playback.state.book.text(passage.events[0].a, self.words.language)
            alone = "" if passage.own else f" {self.words.format('replay-only-option')}"
            yield f"{self._who(line.seat)}: {words} [{line.text}]{alone}"

    def _who(self, seat: int) -> str:
        if seat == CHANCE:
            return self.words.format("replay-chance")
        return self.players[seat].name

    def _news(self) -> None:
        """What happened by the line, told as in play."""
        passage = self.playback.passage
        if passage is not None:
            scene, before = self._scene(), self.playback.number - 1
            self.face.news(scene, self.host.news(scene, self.playback, before))

    def _draw(self) -> None:
        """Draw the table, or what changed on it if the line before is on the screen already.

        A plain table is told on request.
        """
        if not self.face.is_drawn:
            return
        look, before = self.host.progress(self.playback.events), self._progress
        follows = self.playback.number == self._shown + 1 and self.playback.passage is not None
        if before is None or not follows or look.turns != before.turns:
            self._table()
        elif look != before:
            self.face.glance(self._scene())
        self._progress, self._shown = look, self.playback.number

    def _table(self) -> None:
        if self.host.is_laid_out(self.playback.state):
            self.face.table(self._scene())

    def _end(self) -> None:
        """How the game has ended, if it has."""
        if self.playback.state.over:
            self.face.ending(self._scene(), self.playback.events)

    def _scene(self) -> Any:
        return self.host.scene(self.playback.state, self.players, self.words.language, self.viewer)

    def _print(self, words: str, style: str = "") -> None:
        # The terminal wraps long lines itself; rich would pad what it wraps.
        self.console.print(Text(words, style), soft_wrap=True)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10
