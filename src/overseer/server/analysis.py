"""Analyses of finished games: made in the backroom, once for each table, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from overseer.bots.advice import advisor_of
from overseer.bots.advice.analysis import Analysis, analyse
from overseer.bots.advice.recounted import recounted
from overseer.display.advice import AnalysisState
from overseer.display.reader import Reader
from overseer.server.backroom import Backroom
from overseer.server.refusal import Denied
from overseer.server.table import Table

_KEPT = 32  # tables
_UNDER_WAY = 4  # analyses that may wait or be made; whoever comes later asks again
_SECOND = 0.5  # seconds that an answer waits for the end of the work


class Analyses:
    """Finished games looked back over; the latest that were asked for are kept."""

    def __init__(self, backroom: Backroom) -> None:
        self._backroom = backroom
        self._kept: OrderedDict[str, _Work] = OrderedDict()  # by table

    async def state(self, table: Table, language: str) -> AnalysisState:
        """The analysis of a table that is over, or how far it is.

        Everything may be told: hands are open once a game is over.
        """
        work = self._kept.get(table.id)
        if work is None or work.has_failed:
            work = self._begun(table)
        self._kept.move_to_end(table.id)
        await asyncio.wait([work.future], timeout=_SECOND)
        if not work.future.done():
            return AnalysisState(done=work.done)
        reader = Reader(language, tuple(table.names))
        analysis = recounted(table.display, work.future.result(), reader)
        return AnalysisState(done=100, analysis=analysis)

    def _begun(self, table: Table) -> _Work:
        if sum(not each.future.done() for each in self._kept.values()) >= _UNDER_WAY:
            raise Denied("too-frequent", seconds=5)
        advisor = advisor_of(table.game)
        if advisor is None:
            raise Denied("impossible", "no-advisor")
        work = _Work()
        check = self._backroom.pulse()

        def progress(done: int, of: int) -> None:
            check(done)
            work.done = min(99, 100 * done // max(1, of))

        work.future = self._backroom.do(analyse, table.played(), advisor, progress)
        self._kept[table.id] = work
        while len(self._kept) > _KEPT:
            oldest = next(iter(self._kept))
            if not self._kept[oldest].future.done():
                break
            del self._kept[oldest]
        return work


class _Work:
    """An analysis that is being made."""

    future: asyncio.Future[Analysis]
    done = 0  # per cent

    @property
    def has_failed(self) -> bool:
        """Whether it ended without a result."""
        future = self.future
        return future.done() and (future.cancelled() or future.exception() is not None)
