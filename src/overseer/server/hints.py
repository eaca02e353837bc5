"""Hints at the table: thought over in a room of their own, in the knowledge of who asks."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections import OrderedDict
from collections.abc import Awaitable

from overseer.bots.advice import Advice, Advisor, advise, advisor_of
from overseer.bots.advice.told import hint_of
from overseer.display.advice import Hint
from overseer.display.reader import Reader
from overseer.kernel.state import State
from overseer.server.backroom import Backroom
from overseer.server.limits import Turnstile
from overseer.server.protocol import AskHint
from overseer.server.refusal import Denied
from overseer.server.seats import own_seats
from overseer.server.table import Table
from overseer.server.tokens import Holder

_KEPT = 64  # answers; to ask again in another language costs nothing
_UNDER_WAY = 4  # questions that may wait or be thought over; whoever comes later asks again
_SOON = 2  # seconds after which to ask again
_RATE = (0.5, 6)  # questions of a table that are thought over: per second, and at once

_Key = tuple[str, int, int]  # table, seat and line


class Hints:
    """What the practised clerk would do, at tables that allow it."""

    def __init__(self, room: Backroom) -> None:
        self._room = room
        self._thoughts = Turnstile(*_RATE)
        self._kept: OrderedDict[_Key, asyncio.Future[Advice]] = OrderedDict()

    def ask(self, table: Table, holder: Holder, asked: AskHint) -> Awaitable[Advice]:
        """Have a seat's open decision thought over.

        Ask between two changes of the table; there may be others before the answer is there.
        """
        match = table.running()
        if not table.record.hints:
            raise Denied("no-hints")
        if asked.seat not in own_seats(holder, table.record.seats):
            raise Denied("not-your-seat")
        if table.record.seats[asked.seat].is_bots:
            raise Denied("stands-in")
        if asked.seq != table.seq:
            raise Denied("stale")
        if all(decision.seat != asked.seat for decision in match.state.decisions):
            raise Denied("impossible", "no-question")
        advisor = advisor_of(table.game)
        if advisor is None:
            raise Denied("impossible", "no-advisor")
        return self._thought(table, match.state, asked, advisor)

    def told(self, table: Table, advice: Advice, asked: AskHint, language: str) -> Hint:
        """Advice in the words of a language."""
        reader = Reader(language, tuple(table.names))
        match = table.match
        # Meanwhile the table may have gone on, or be about to: then this hint is shown to nobody.
        is_open = table.seq == table.line == asked.seq
        state = match.state if match is not None and is_open else None
        return hint_of(table.display, state, asked.seat, advice, reader, asked.seq)

    def _thought(
        self, table: Table, state: State, asked: AskHint, advisor: Advisor
    ) -> Awaitable[Advice]:
        key = (table.id, asked.seat, asked.seq)
        work = self._kept.get(key)
        if work is None:
            work = self._begun(key, state, advisor)
        return asyncio.shield(work)  # others may wait for the same answer

    def _begun(self, key: _Key, state: State, advisor: Advisor) -> asyncio.Future[Advice]:
        if sum(not each.done() for each in self._kept.values()) >= _UNDER_WAY:
            raise Denied("too-frequent", seconds=_SOON)
        table, seat, _ = key
        seconds = self._thoughts.wait(table)
        if seconds:
            raise Denied("too-frequent", seconds=math.ceil(seconds))
        work = self._room.do(advise, advisor, state.clone(), seat, _seed(key))
        self._kept[key] = work
        work.add_done_callback(lambda _: self._ended(key, work))
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return work

    def _ended(self, key: _Key, work: asyncio.Future[Advice]) -> None:
        """Keep nothing but answers."""
        if work.cancelled() or work.exception() is not None:
            self._kept.pop(key, None)


def _seed(key: _Key) -> int:
    """The advisor's dice: others at every question, and the same if it is asked again."""
    return int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:4], "big")
