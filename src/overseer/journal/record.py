"""Records: a journal as text, line by line; what it says is not judged here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from overseer.journal.faults import BadJournal, at_line
from overseer.journal.header import FORMAT, SEED_LINE, START, Header
from overseer.journal.line import SEED, Line, parse_line, seal, unseal
from overseer.journal.secret import SECRET, Secret
from overseer.kernel.errors import Malformed

OVER = "over"
OPEN = "open"

_LONGEST_LINE = 4000
_END = re.compile(rf"({OVER}|{OPEN}) ([0-9a-f]{{64}})")
_DISCLOSED = re.compile(rf"{SEED} ([1-9][0-9]{{0,8}}) ({SECRET})")


class Record:
    """A header and the lines of a game, which only ever grow."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[Line] = []
        self.commitments = {SEED_LINE: header.commitment}  # to seeds, by their lines
        self._sealed = [FORMAT]  # the lines as they are written
        for text in header.lines():
            self._sealed.append(seal(self._sealed[-1], text))
        self._last = self._sealed[-1]
        self._sealed.append("")

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self._sealed)

    def add(self, seat: int, text: str) -> Line:
        """Write the next line."""
        line = Line(len(self._sealed) + 1, seat, text)
        if line.verb == SEED:
            self.commitments[line.number] = line.commitment
        self.lines.append(line)
        self._last = seal(self._last, str(line))
        self._sealed.append(self._last)
        return line

    def until(self, number: int) -> Record:
        """The record as it was after a line; after START, nothing had happened."""
        if type(number) is not int or not START <= number <= self.last:
            raise Malformed(f"There is no line {number!r}; lines are {START} to {self.last}.")
        record = Record(self.header)
        for line in self.lines[: number - START]:
            record.add(line.seat, line.text)
        return record

    def text(self, over: bool, digest: str, secrets: Mapping[int, Secret]) -> str:
        """The journal as text, with the seeds to disclose and the state it leads to."""
        written = [*self._sealed, ""]
        last = self._last
        for number, secret in sorted(secrets.items()):
            last = seal(last, f"{SEED} {number} {secret}")
            written.append(last)
        written.append(seal(last, f"{OVER if over else OPEN} {digest}"))
        return "\n".join(written) + "\n"


@dataclass(frozen=True, slots=True)
class Ending:
    """What a journal says after its last line of the game."""

    line: int  # the number of the file's last line
    over: bool
    digest: str
    secrets: dict[int, Secret]  # by the line that commits to them


class _Reader:
    """The lines of a text, one after the other, with the checks that need no game."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise Malformed(f"A journal is text, not {type(text).__name__}.")
        self.lines = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n").split("\n")
        self.number = 0
        self.previous = ""

    def sealed(self) -> str:
        """The next line without its checksum."""
        line = self.next()
        if not line:
            raise Malformed("a line is missing here")
        text = unseal(self.previous, line)
        self.previous = line
        return text

    def next(self) -> str:
        """The next line as it is written."""
        if self.number == len(self.lines):
            raise Malformed("the journal breaks off here: its end is missing")
        line = self.lines[self.number]
        self.number += 1
        if len(line) > _LONGEST_LINE:
            raise Malformed(f"a line of {len(line)} characters does not belong in a journal")
        try:
            line.encode()
        except UnicodeEncodeError:
            raise Malformed("there are characters that are not text") from None
        return line

    def begin(self) -> None:
        """Read the line that every journal begins with."""
        line = self.next()
        if line != FORMAT:
            name = FORMAT.partition(" ")[0]
            if line.startswith(f"{name} "):
                raise BadJournal(f"this program reads {FORMAT!r}, not {line!r}", "format")
            raise BadJournal(f"this is not a journal: it does not begin with {FORMAT!r}", "foreign")
        self.previous = line

    def blank(self) -> None:
        """Read a blank line."""
        if self.next():
            raise Malformed("a blank line is missing before this line")

    def is_blank_next(self) -> bool:
        """Whether the next line is blank."""
        return self.number < len(self.lines) and not self.lines[self.number]


def read_header(text: str) -> Header:
    """The header of a journal."""
    return _start(_Reader(text)).header


def read(text: str) -> tuple[Record, Ending]:
    """A journal and its ending; anything amiss raises with the line at fault."""
    reader = _Reader(text)
    record = _start(reader)
    with at_line(lambda: reader.number):
        while not reader.is_blank_next():
            line = parse_line(reader.sealed())
            if line.number != reader.number:
                raise Malformed(f"the line has number {line.number}, not {reader.number}")
            record.add(line.seat, line.text)
        reader.blank()
        return record, _ending(reader, record)


def _start(reader: _Reader) -> Record:
    """A record of nothing but the header, which must be written as we write it."""
    with at_line(lambda: reader.number):
        reader.begin()
        header = Header.parse(reader.sealed)
        reader.blank()
    for number, text in enumerate(header.lines(), start=2):
        with at_line(number):
            if not reader.lines[number - 1].startswith(f"{text} #"):
                raise Malformed(f"this is written {text!r}")
    return Record(header)


def _ending(reader: _Reader, record: Record) -> Ending:
    secrets: dict[int, Secret] = {}
    text = reader.sealed()
    while disclosed := _DISCLOSED.fullmatch(text):
        number = int(disclosed[1])
        if number not in record.commitments or any(number <= other for other in secrets):
            raise Malformed(f"line {number} commits to no seed, or its seed is told already")
        secrets[number] = Secret.parse(disclosed[2])
        if secrets[number].commitment != record.commitments[number]:
            raise Malformed(f"this seed is not the one to which line {number} commits")
        text = reader.sealed()
    end = _END.fullmatch(text)
    if end is None:
        raise Malformed(
            f"a journal ends in `{SEED} <line> <seed> <salt>` lines and `{OVER} <digest>` or "
            f"`{OPEN} <digest>`, not in {text!r}"
        )
    if reader.number < len(reader.lines):
        reader.number += 1
        raise Malformed("nothing may follow the end of a journal")
    return Ending(reader.number, end[1] == OVER, end[2], secrets)
