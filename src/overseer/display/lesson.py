"""The words of a lesson: what the clerk says at each step, and what it points at."""

from __future__ import annotations

from msgspec import Struct

from overseer.content.lessons import PLAYERS
from overseer.display.reader import Reader
from overseer.texts.bundles import Texts


class LessonInfo(Struct, frozen=True, kw_only=True):
    """A lesson that can be begun."""

    id: str
    title: str
    summary: str


class Pointer(Struct, frozen=True, kw_only=True):
    """Something on the table that a step points at."""

    letter: str  # A, B or C
    spot: str  # as a board calls it, such as "space:L0.4"
    text: str


class LessonTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The step of a lesson that it is."""

    id: str
    title: str  # of the lesson
    number: int  # of the step, from 1
    count: int  # of steps
    waits: bool = False  # for what the others do; the step comes after it
    over: bool = False  # the lesson; there is no step any more
    heading: str = ""
    text: str = ""
    pointers: list[Pointer] = []
    choices: list[str] = []  # one of them is to be made; none where one only reads
    first: str = ""  # why one cannot go on without it
    rules: list[str] = []


class LessonWords:
    """The words of one lesson for one reader."""

    def __init__(self, texts: Texts, lesson: str, reader: Reader) -> None:
        self._texts = texts
        self._message = f"lesson-{lesson}"
        self._names = {name: reader.player(seat) for seat, name in enumerate(PLAYERS)}

    def title(self) -> str:
        """What the lesson is called."""
        return self._say(self._message)

    def summary(self) -> str:
        """What awaits who begins it."""
        return self._say(f"{self._message}.summary")

    def step(self, name: str, part: str = "") -> str:
        """What a step says; a part is one of its attributes."""
        message = f"{self._message}-{name}"
        return self._say(f"{message}.{part}" if part else message)

    def _say(self, message: str) -> str:
        return self._texts.format(message, fallback=True, **self._names)[0]
