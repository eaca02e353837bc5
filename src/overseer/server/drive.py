"""The drive of a table: bots choose when it is their turn, at the pace of the table."""

from __future__ import annotations

import asyncio
import logging
import time

from overseer.kernel.decision import Decision
from overseer.server.client import BROKEN
from overseer.server.refusal import Denied
from overseer.server.table import Table

_AT_ONCE = 0.1  # seconds; for so long, hurried choices share one position

log = logging.getLogger("overseer.server")


class Drive:
    """The task that has the bots of a table choose, while somebody is there to see it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.is_skipping = False  # to the next choice of a person
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        table.on_change = self.wake

    def wake(self) -> None:
        """Look again whether a bot is to choose: something has changed."""
        self._changed.set()
        if self._task is None and self._next() is not None:
            self._task = asyncio.create_task(self._run())
            self._task.add_done_callback(self._ended)

    def skip(self) -> None:
        """Run to the next choice of a person."""
        self.is_skipping = True
        self.wake()

    def _next(self) -> Decision | None:
        """The decision that a bot is to make now."""
        table = self.table
        match = table.match
        if match is None or table.is_gone or table.notice or not table.clients:
            return None
        if table.is_full:
            return None
        for decision in match.state.decisions:
            if table.record.seats[decision.seat].is_bots:
                return decision
        return None

    async def _run(self) -> None:
        while self._next() is not None:
            if not await self._paused():
                continue
            async with self.table.lock:
                if self._next() is None:
                    return
                await self._choose()
            await asyncio.sleep(0)

    async def _paused(self) -> bool:
        """Wait as long as the pace says; false if something changed meanwhile."""
        pace = 0 if self.is_skipping else self.table.record.pace
        if pace == 0:
            return True
        self._changed.clear()
        try:
            await asyncio.wait_for(self._changed.wait(), pace / 1000)
        except TimeoutError:
            return True
        return False

    async def _choose(self) -> None:
        """Make a bot's choice; if there is no hurry to see it, those that follow with it."""
        table, until = self.table, time.monotonic() + _AT_ONCE
        match = table.running()
        while (decision := self._next()) is not None:
            seat = int(decision.seat)
            option = await table.house.thinker.choose(table.bot(seat), match.state, decision)
            match.apply(option, seat)
            if not (self.is_skipping or table.record.pace == 0) or time.monotonic() > until:
                break
        await table.keep()
        if self._next() is None:
            self.is_skipping = False
        table.tell_all()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            if not isinstance(error, Denied):
                log.error("A table was stopped by an error: %r", error, exc_info=error)
            if not self.table.is_gone:
                self.table.retire(BROKEN)
        else:
            self.wake()

    async def stop(self) -> None:
        """End the task."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
