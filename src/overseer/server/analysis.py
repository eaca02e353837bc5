"""Analyses of finished games: made in a room of their own, once by table, and kept for a while."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping

import msgspec

from overseer.bots.advice import Advisor, advisor_of
from overseer.bots.advice.analysis import Progress, analyse
from overseer.bots.advice.recounted import recounted
from overseer.display.advice import AnalysisState
from overseer.display.display import Display
from overseer.display.reader import Reader
from overseer.journal.match import Match
from overseer.server.backroom import Backroom
from overseer.server.refusal import Denied
from overseer.server.table import Table
from overseer.texts.bundles import LANGUAGES

_KEPT = 32  # tables
_UNDER_WAY = 4  # analyses that may wait or be made; whoever comes later asks again
_SOON = 5  # seconds after which to ask again
_SECOND = 0.5  # seconds that an answer waits for the end of the work
_SILENCE = 30.0  # seconds in which nobody has asked for it, after which an analysis is given up

_Encoded = Mapping[str, bytes]  # an analysis, encoded, by language


class Analyses:
    """Finished games looked back over; the latest that were asked for are kept."""

    def __init__(self, room: Backroom, clock: Callable[[], float] = time.monotonic) -> None:
        self._room = room
        self._clock = clock
        self._kept: OrderedDict[str, _Work] = OrderedDict()  # by table

    async def encoded(self, table: Table, language: str) -> bytes:
        """The analysis of a table that is over, or how far it is.

        Everything may be told: hands are open once a game is over.
        """
        work = self._kept.get(table.id)
        if work is None:
            work = self._begun(table)
        work.asked = self._clock()
        self._kept.move_to_end(table.id)
        await asyncio.wait([work.future], timeout=_SECOND)
        if not work.future.done():
            return msgspec.json.encode(AnalysisState(done=work.done))
        if work.has_failed:
            self._forget(table.id, work)  # whoever asks again has it made anew
        if work.future.cancelled():
            raise Denied("unavailable")
        return work.future.result()[language]

    def drop(self, table: str) -> None:
        """Give up the analysis of a table that is let go of."""
        work = self._kept.pop(table, None)
        if work is not None:
            work.give_up()

    def _begun(self, table: Table) -> _Work:
        self._drop_silent()
        if sum(not each.future.done() for each in self._kept.values()) >= _UNDER_WAY:
            raise Denied("too-frequent", seconds=_SOON)
        advisor = advisor_of(table.game)
        if advisor is None:
            raise Denied("impossible", "no-advisor")
        work = _Work(self._clock())
        check = self._room.pulse()

        def progress(done: int, of: int) -> None:
            check(done)
            if work.is_given_up or self._is_silent(work):
                raise Denied("too-frequent", seconds=_SOON)
            work.done = min(99, 100 * done // max(1, of))

        match, names = table.played(), tuple(table.names)
        work.future = self._room.do(_told, match, advisor, table.display, names, progress)
        work.future.add_done_callback(lambda _: self._ended(table.id, work))
        self._kept[table.id] = work
        while len(self._kept) > _KEPT:
            oldest = next(iter(self._kept))
            if not self._kept[oldest].future.done():
                break
            del self._kept[oldest]
        return work

    def _is_silent(self, work: _Work) -> bool:
        return self._clock() - work.asked > _SILENCE

    def _drop_silent(self) -> None:
        """Make room: those that wait for their turn cannot end by themselves."""
        for table, work in list(self._kept.items()):
            if not work.future.done() and self._is_silent(work):
                self.drop(table)

    def _ended(self, table: str, work: _Work) -> None:
        """Forget what was given up; an error is told to whoever asks next."""
        if work.has_failed and (work.future.cancelled() or self._is_silent(work)):
            self._forget(table, work)

    def _forget(self, table: str, work: _Work) -> None:
        if self._kept.get(table) is work:
            del self._kept[table]


class _Work:
    """An analysis that is being made."""

    future: asyncio.Future[_Encoded]

    def __init__(self, asked: float) -> None:
        self.asked = asked  # when somebody last wanted to know of it
        self.done = 0  # per cent
        self.is_given_up = False

    @property
    def has_failed(self) -> bool:
        """Whether it ended without a result."""
        future = self.future
        return future.done() and (future.cancelled() or future.exception() is not None)

    def give_up(self) -> None:
        """End it soon, even before its turn."""
        self.is_given_up = True
        self.future.cancel()


def _told(
    match: Match, advisor: Advisor, display: Display, names: tuple[str, ...], progress: Progress
) -> _Encoded:
    """A game looked back over, in every language: of all that was thought, nothing else is kept."""
    analysis = analyse(match, advisor, progress)
    told = {}
    for language in LANGUAGES:
        words = recounted(display, analysis, Reader(language, names))
        told[language] = msgspec.json.encode(AnalysisState(done=100, analysis=words))
    return told
