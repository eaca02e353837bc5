"""Replays: positions of earlier lines, told as they were seen then."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from overseer.catalog.game import CatalogGame
from overseer.journal.course import Course
from overseer.journal.header import START, Header
from overseer.journal.line import Line
from overseer.journal.secret import Secret
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.state import State
from overseer.server.protocol import Position
from overseer.server.refusal import Denied
from overseer.server.scene import Scene
from overseer.server.seats import held_by
from overseer.server.table import Table
from overseer.server.tokens import Holder

_KEPT = 64  # states


class Replays:
    """Earlier states of tables; the latest that were asked for are kept."""

    def __init__(self) -> None:
        self._states: OrderedDict[tuple[str, int], State] = OrderedDict()

    async def state(self, table: Table, line: int) -> State:
        """The state of a table after a line; what lies before it cannot change any more."""
        key = (table.id, line)
        state = self._states.get(key)
        if state is None:
            match = table.played()
            lines = match.lines[: line - START]
            state = await asyncio.to_thread(
                _followed, table.game, match.header, lines, dict(table.secrets)
            )
            self._states[key] = state
            while len(self._states) > _KEPT:
                self._states.popitem(last=False)
        self._states.move_to_end(key)
        return state


def check_seat(table: Table, holder: Holder, seat: int) -> None:
    """Deny a look from a seat whose hand the holder may not see."""
    if seat != SPECTATOR and seat not in range(len(table.record.seats)):
        raise Denied("impossible", "no-seat")
    is_open = not table.hides or table.is_over
    if not is_open and seat != SPECTATOR and seat not in held_by(holder, table.record.seats):
        raise Denied("hidden")


def check_line(table: Table, line: int) -> None:
    """Deny a look at a line that is not there."""
    table.played()
    if not START <= line <= table.seq:
        raise Denied("impossible", "no-line", first=START, last=table.seq)


def earlier_position(
    table: Table, state: State, line: int, seat: int, language: str, plain: bool
) -> Position:
    """The position after a line: nothing to choose, and no log, which the reader has."""
    match = table.played()
    secret = table.secrets.get(match.seed_line) if state.over else None
    scene = Scene(table.game, table.display, state, table.names, secret)
    return scene.position(
        seat=seat,
        held=(),
        language=language,
        plain=plain,
        seq=table.seq,
        line=line,
        log=[],
        taken_back=-1,
        known_faces=set(),
        can_undo=False,
    )


def _followed(
    game: CatalogGame[Any],
    header: Header,
    lines: Sequence[Line],
    secrets: Mapping[int, Secret],
) -> State:
    course = Course(game, header, secrets)
    for line in lines:
        course.follow(line)
    return course.state
