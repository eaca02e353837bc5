"""Records: a journal as text, line by line; what it says is not judged here."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from overseer.journal.faults import BadJournal, at_line
from overseer.journal.header import (
    FORMATS,
    POSITION,
    SEED_LINE,
    START,
    Header,
    check_bots,
    check_names,
)
from overseer.journal.line import SEED, Line, parse_line, seal, unseal
from overseer.journal.secret import SECRET, Secret
from overseer.kernel.errors import Malformed

OVER = "over"
OPEN = "open"

_LONGEST_LINE = 4000
_LONGEST_POSITION = 200_000
_END = re.compile(rf"({OVER}|{OPEN}) ([0-9a-f]{{64}})")
_DISCLOSED = re.compile(rf"{SEED} ([1-9][0-9]{{0,8}}) ({SECRET})")


class Record:
    """A header and the lines of a game, which only ever grow."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[Line] = []
        self.commitments = {SEED_LINE: header.commitment}  # to seeds, by their lines
        self._sealed: list[str] = []  # the lines as they are written
        self._seal_all()

    @property
    def format(self) -> str:
        """The first line: the oldest format that has all that is written here."""
        if self.header.bots:
            return FORMATS[3]
        if self.header.position is not None:
            return FORMATS[2]
        return FORMATS[any(commitment.named for commitment in self.commitments.values())]

    @property
    def last(self) -> int:
        """The number of the last line."""
        return START + len(self.lines)

    def add(self, seat: int, text: str) -> Line:
        """Write the next line."""
        line = Line(self.last + 1, seat, text)
        if line.verb == SEED:
            self.commitments[line.number] = line.commitment
        self.lines.append(line)
        self._seal(line)
        if line.verb == SEED and self.format != self._sealed[0]:
            self._seal_all()
        return line

    def drop(self, number: int) -> None:
        """Strike the lines after a number, which nobody has been told."""
        for line in self.lines[number - START :]:
            self.commitments.pop(line.number, None)
        del self.lines[number - START :]
        del self._sealed[number:]
        if self.format != self._sealed[0]:
            self._seal_all()

    def reseat(self, names: Sequence[str], bots: Sequence[str]) -> None:
        """Have the seats go by other names, and by other bots."""
        seats = check_names(names, self.header.players), check_bots(bots, names)
        self.header = dataclasses.replace(self.header, names=seats[0], bots=seats[1])
        self._seal_all()

    def after(self, number: int) -> list[Line]:
        """The lines after a number."""
        return self.lines[max(0, number - START) :]

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

    @property
    def _last(self) -> str:
        """The last sealed line; a blank one after the header is passed over."""
        return self._sealed[-1] or self._sealed[-2]

    def _seal(self, text: object) -> None:
        self._sealed.append(seal(self._last, str(text)))

    def _seal_all(self) -> None:
        self._sealed = [self.format]
        for text in self.header.lines():
            self._seal(text)
        if self.header.position is None:
            self._sealed.append("")
        for line in self.lines:
            self._seal(line)


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
        if len(line) > (_LONGEST_POSITION if self.number == START else _LONGEST_LINE):
            raise Malformed(f"a line of {len(line)} characters does not belong in a journal")
        try:
            line.encode()
        except UnicodeEncodeError:
            raise Malformed("there are characters that are not text") from None
        return line

    def begin(self) -> None:
        """Read the line that every journal begins with."""
        line = self.next()
        if line not in FORMATS:
            latest = FORMATS[-1]
            if line.startswith(latest.rpartition(" ")[0]):
                raise BadJournal(f"this program reads {latest!r} or older, not {line!r}", "format")
            raise BadJournal(f"this is not a journal: it does not begin with {latest!r}", "foreign")
        self.previous = line

    def blank(self) -> None:
        """Read a blank line."""
        if self.next():
            raise Malformed("a blank line is missing before this line")

    def is_position_next(self) -> bool:
        """Whether the next line is a position."""
        return self.number < len(self.lines) and self.lines[self.number].startswith(f"{POSITION} ")

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
        ending = _ending(reader, record)
    with at_line(1):
        if reader.lines[0] != record.format:
            raise Malformed(f"a journal of these lines begins with {record.format!r}")
    return record, ending


def _start(reader: _Reader) -> Record:
    """A record of nothing but the header, which must be written as we write it."""
    with at_line(lambda: reader.number):
        reader.begin()
        header = Header.parse(reader.sealed, reader.is_position_next)
        if header.position is None:
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
        if not record.commitments[number].fits(secrets[number]):
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
