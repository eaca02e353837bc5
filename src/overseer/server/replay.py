"""Replays: positions of earlier lines, told as they were seen then, and games in figures."""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Awaitable, Sequence

import msgspec

from overseer.display.model import Comment
from overseer.journal.course import Course, Passage
from overseer.journal.header import START, Header
from overseer.journal.line import Line
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.server.backroom import Backroom
from overseer.server.logs import GOES_ON, News
from overseer.server.messages import Position
from overseer.server.picture import Picture
from overseer.server.refusal import Denied
from overseer.server.seats import own_seats
from overseer.server.table import Table
from overseer.server.tokens import Holder

_FILMS = 16  # tables of which states are kept
_APART = 128  # passages between two states that are kept
_CHRONICLES = 64
_NO_NEWS = News([], taken_back=-1, earlier=GOES_ON)


class Replays:
    """Earlier states of tables; of the latest that were looked back at, some are kept.

    A state after a line never changes. Every so many passages one is kept, so that another look
    back at the same table goes on from the nearest instead of from the beginning.
    """

    def __init__(self, backroom: Backroom) -> None:
        self._backroom = backroom
        self._films: OrderedDict[str, _Film] = OrderedDict()  # by table

    def state(self, table: Table, line: int) -> Awaitable[State]:
        """The state of a table after a line.

        Ask between two changes of the table; there may be others before the answer is there.
        """
        film, match = self._film(table), table.played()
        passages = match.passages()
        end = bisect_right(passages, line, key=lambda passage: passage.line.number)
        if line == START or (end > 0 and passages[end - 1].line.number == line):
            return self._backroom.do(film.state, match.game, match.header, passages[:end])
        lines = match.lines_after(START)[: line - START]
        return self._backroom.do(_followed, match.game, match.header, lines)

    def choice(self, table: Table, line: int) -> tuple[int, Awaitable[State]] | None:
        """The line of the latest own choice up to a line, and the state in which it was made."""
        match = table.played()
        passages = match.passages()
        end = bisect_right(passages, line, key=lambda passage: passage.line.number)
        for index in reversed(range(end)):
            if passages[index].own:
                film = self._film(table)
                before = self._backroom.do(film.state, match.game, match.header, passages[:index])
                return passages[index].line.number, before
        return None

    def _film(self, table: Table) -> _Film:
        film = self._films.setdefault(table.id, _Film())
        self._films.move_to_end(table.id)
        if len(self._films) > _FILMS:
            self._films.popitem(last=False)
        return film


class _Film:
    """States of a match, by the line that each comes after."""

    def __init__(self) -> None:
        self._states: dict[int, State] = {}

    def state(self, game: Game, header: Header, passages: Sequence[Passage]) -> State:
        """The state after some passages from the beginning on."""
        # Those of lines that were taken back since are not on the way.
        near = next(
            (i for i in reversed(range(len(passages))) if passages[i].line.number in self._states),
            -1,
        )
        course = Course(game, header, {})  # chance as the journal tells it
        if near >= 0:
            course.state = self._states[passages[near].line.number].clone()
        for index in range(near + 1, len(passages)):
            course.follow(passages[index].line)
            if index % _APART == 0:
                self._states[passages[index].line.number] = course.state.clone()
        return course.state


class Chronicles:
    """Finished games in figures, encoded; the latest that were asked for are kept."""

    def __init__(self, backroom: Backroom) -> None:
        self._backroom = backroom
        self._encoded: OrderedDict[tuple[str, str], bytes] = OrderedDict()  # by table, language

    async def encoded(self, table: Table, language: str) -> bytes:
        """The chronicle of a table that is over."""
        key = (table.id, language)
        if key not in self._encoded:
            match = table.played()
            chronicle = await self._backroom.do(table.display.chronicle, match, language)
            self._encoded[key] = msgspec.json.encode(chronicle)
            if len(self._encoded) > _CHRONICLES:
                self._encoded.popitem(last=False)
        self._encoded.move_to_end(key)
        return self._encoded[key]


def check_seat(table: Table, holder: Holder, seat: int) -> None:
    """Deny a look from a seat whose hand the holder may not see."""
    if seat != SPECTATOR and seat not in range(len(table.record.seats)):
        raise Denied("impossible", "no-seat")
    is_open = not table.hides or table.is_over
    if not is_open and seat != SPECTATOR and seat not in own_seats(holder, table.record.seats):
        raise Denied("hidden")


def check_line(table: Table, line: int) -> None:
    """Deny a look at a line that is not there."""
    table.played()
    if not START <= line <= table.seq:
        raise Denied("impossible", "no-line", first=START, last=table.seq)


def earlier_position(
    table: Table,
    state: State,
    line: int,
    seat: int,
    language: str,
    plain: bool,
    comment: Comment | None = None,
) -> Position:
    """The position after a line: nothing to choose, and no log, which the reader has."""
    match = table.played()
    secret = table.secrets.get(match.seed_line) if state.over else None
    picture = Picture(table.game, table.display, state, table.names, secret)
    return picture.position(
        seat=seat,
        own=(),
        language=language,
        plain=plain,
        seq=table.seq,
        line=line,
        news=_NO_NEWS,
        known_faces=set(),
        can_undo=False,
        comment=comment,
    )


def _followed(game: Game, header: Header, lines: Sequence[Line]) -> State:
    """The state after a line that was taken back later, or that takes others back."""
    course = Course(game, header, {})
    for line in lines:
        course.follow(line)
    return course.state
