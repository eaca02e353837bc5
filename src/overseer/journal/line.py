"""Lines of a journal: a choice, an undo or a new seed each, chained by checksums."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from overseer.journal.secret import Commitment
from overseer.kernel.decision import CHANCE
from overseer.kernel.errors import Malformed

UNDO = "undo"
REWIND = "rewind"
SEED = "seed"

_CHANCE = "*"
_CHECKSUM_DIGITS = 12
_LINE = re.compile(r"([1-9][0-9]{0,8}) (\*|0|[1-9][0-9]?) (\S+(?: \S+)*)")
_TAKES_BACK = re.compile(rf"({UNDO}|{REWIND}) ([1-9][0-9]{{0,8}})")


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number in the file, the seat (or CHANCE), and what happened in notation."""

    number: int
    seat: int
    text: str

    @property
    def verb(self) -> str:
        """The first word of the text."""
        return self.text.partition(" ")[0]

    @property
    def target(self) -> int:
        """The line to which an undo goes back."""
        match = _TAKES_BACK.fullmatch(self.text)
        if match is None or self.seat == CHANCE:
            raise Malformed(f"an undo is `<seat> {UNDO} <line>`, not {str(self)!r}")
        return int(match[2])

    @property
    def commitment(self) -> Commitment:
        """The commitment to a new seed."""
        if self.verb != SEED or self.seat != CHANCE:
            raise Malformed(f"a new seed is `* {SEED} <commitment>`, not {str(self)!r}")
        return Commitment.parse(self.text.partition(" ")[2])

    def __str__(self) -> str:
        return f"{self.number} {_CHANCE if self.seat == CHANCE else self.seat} {self.text}"


def parse_line(text: str) -> Line:
    """The line that `str` wrote."""
    match = _LINE.fullmatch(text)
    if match is None:
        raise Malformed(f"a line is `<number> <seat or *> <choice>`, not {text!r}")
    return Line(int(match[1]), CHANCE if match[2] == _CHANCE else int(match[2]), match[3])


def seal(previous: str, text: str) -> str:
    """A line of text with the checksum that chains it to the sealed line before it."""
    chained = hashlib.sha256(f"{previous}\n{text}".encode()).hexdigest()
    return f"{text} #{chained[:_CHECKSUM_DIGITS]}"


def unseal(previous: str, sealed: str) -> str:
    """A sealed line without its checksum, which must continue the chain."""
    text, mark, _ = sealed.rpartition(" #")
    if not mark:
        raise Malformed("the line is cut off: it does not end in a checksum such as #0a1b2c3d4e5f")
    if seal(previous, text) != sealed:
        raise Malformed(
            "the checksum does not fit: this line was changed, or one before it is missing"
        )
    return text
