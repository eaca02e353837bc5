"""Hints at the table: thought over in the backroom, in the knowledge of who asks."""

from __future__ import annotations

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
_RATE = (0.5, 6)  # questions of a table that are thought over: per second, and at once

_Key = tuple[str, int, int]  # table, seat and line


class Hints:
    """What the practised clerk would do, at tables that allow it."""

    def __init__(self, backroom: Backroom) -> None:
        self._backroom = backroom
        self._thoughts = Turnstile(*_RATE)
        self._kept: OrderedDict[_Key, Advice] = OrderedDict()

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
        # Meanwhile the table may have gone on: then this hint is shown to nobody.
        state = match.state if match is not None and table.seq == asked.seq else None
        return hint_of(table.display, state, asked.seat, advice, reader, asked.seq)

    async def _remembered(self, key: _Key, thought: Awaitable[Advice]) -> Advice:
        advice = await thought
        self._kept[key] = advice
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return advice

    def _thought(
        self, table: Table, state: State, asked: AskHint, advisor: Advisor
    ) -> Awaitable[Advice]:
        key = (table.id, asked.seat, asked.seq)
        if key in self._kept:
            return _ready(self._kept[key])
        seconds = self._thoughts.wait(table.id)
        if seconds:
            raise Denied("too-frequent", seconds=math.ceil(seconds))
        work = self._backroom.do(advise, advisor, state.clone(), asked.seat, _seed(key))
        return self._remembered(key, work)


async def _ready(advice: Advice) -> Advice:
    return advice


def _seed(key: _Key) -> int:
    """The advisor's dice: others at every question, and the same if it is asked again."""
    return int.from_bytes(hashlib.sha256(repr(key).encode()).digest()[:4], "big")
