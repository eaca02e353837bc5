"""The keyboard of tests: what is typed in a game, and what the terminal said to it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console

from overseer import bots
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.reader import Script
from overseer.cli.terminal.session import Session
from overseer.cli.terminal.theme import THEME
from overseer.journal.course import Passage
from overseer.journal.line import Line
from overseer.journal.match import Match
from overseer.kernel.decision import CHANCE, Option
from overseer.kernel.event import Event

ANSI = re.compile(r"\x1b\[([0-9;]*)m")


class Played(NamedTuple):
    code: int
    out: str
    err: str


Play = Callable[..., Played]


def but_for_the_file(text: str) -> str:
    """A text without the lines that name the file in which the game is kept."""
    return "".join(line for line in text.splitlines(keepends=True) if ".journal" not in line)


class Told:
    """Events as if they had happened line by line, for a log to be told of them."""

    def __init__(self, *lines: Sequence[Event]) -> None:
        self.last = len(lines)
        self.first_round = 0
        self._steps = [
            Passage(Line(number, CHANCE, ""), own=False, events=list(events))
            for number, events in enumerate(lines, start=1)
        ]

    def passages(self, after: int = 0) -> list[Passage]:
        """The lines after one."""
        return self._steps[after:]


class Desk:
    """A session of people without bots."""

    def __init__(
        self,
        host: Host[Any],
        match: Match,
        names: Sequence[str],
        face: Callable[[Console], Face[Any]],
    ) -> None:
        self.host = host
        self.match = match
        self.page = io.StringIO()
        self.console = Console(
            file=self.page, width=80, theme=THEME, highlight=False, markup=False, emoji=False
        )
        self.face = face(self.console)
        self.players = [Player(name) for name in names]

    def type(self, *lines: str, language: str = "en") -> str:
        """Type lines; what the table says to that."""
        reader = Script(lines, self.console)
        Session(self.host, self.match, self.players, {}, self.face, reader, language).run()
        text = self.page.getvalue()
        self.page.truncate(0)
        self.page.seek(0)
        return text

    def answer(self, line: str, *before: str) -> str:
        """What is said to one line of Ada's, up to her next prompt."""
        said = self.type(*before, line)
        return said.split(f"Ada: {line.rstrip()}\n", 1)[1].rsplit("\nAda: ", 1)[0]


def typed_for(host: Host[Any], scene: Any, option: Option) -> list[str]:
    """The numbers by which a person makes a choice."""
    entry = next(each for each in host.menu(scene).entries if option in each.options)
    if len(entry.options) == 1:
        return [str(entry.number)]
    narrowed = host.narrowed(scene, entry).entries
    return [str(entry.number), *(str(each.number) for each in narrowed if option in each.options)]


def typed_in(
    host: Host[Any],
    match: Match,
    players: tuple[Player, ...],
    others: Mapping[int, bots.Bot],
    person: bots.Bot,
) -> Iterator[str]:
    """All that people type in a whole game who choose as a bot would, in any language."""
    people = [seat for seat in range(len(players)) if seat not in others]
    holder: int | None = None
    while (decision := match.state.decision) is not None:
        seat = int(decision.seat)
        option = others.get(seat, person).choose(match.state, seat)
        if seat in people:
            if host.has_secrets and len(people) > 1 and seat != holder:
                holder = seat
                yield ""  # Enter, once the keyboard has been passed on
            yield from typed_for(host, host.scene(match.state, players, "en", seat), option)
        match.apply(option, seat)
