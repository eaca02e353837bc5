"""The drive of a table: bots choose when it is their turn, at the pace of the table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import NamedTuple

from overseer.bots import Bot, Guest, strikes_of
from overseer.journal.match import Match
from overseer.kernel.decision import Decision, Option
from overseer.server import guests
from overseer.server.client import BROKEN
from overseer.server.patience import is_waiting
from overseer.server.refusal import Denied
from overseer.server.table import Table

_AT_ONCE = 0.1  # seconds; for so long, hurried choices share one position
_MOMENT = 2500  # milliseconds to see what comes, before the last round goes on and before the end

log = logging.getLogger("overseer.server")


class Thought(NamedTuple):
    """What a bot chose, and where."""

    line: int  # of the journal, after which it was asked
    bot: Bot
    option: Option
    strikes: int  # that it had before, if it is a guest


class Drive:
    """The task that has the bots of a table choose, while somebody is there to see it.

    Where people are waited for only so long, they come and go, and bots do not wait for them.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.is_skipping = False  # to the next choice of a person
        self.is_stepping = False  # to the next choice of a bot, although they wait
        self._was_last: bool | None = None  # whether it was the last round when a bot last chose
        self._thought: Thought | None = None  # before the table was locked
        self._has_news = False  # about a bot, which people have not been told
        self._put_off: tuple[int, Option] | None = None  # the choice that ends the game, by line
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

    def step(self) -> None:
        """Have a bot make one choice in a demonstration that is paused."""
        self.is_stepping = True
        self.wake()

    def _next(self) -> Decision | None:
        """The decision that a bot is to make now."""
        table = self.table
        match = table.match
        if match is None or table.is_gone or table.notice:
            return None
        if not table.clients and not is_waiting(table.record):
            return None
        if table.is_full or (table.is_paused and not self.is_stepping):
            return None
        if table.tutor is not None and table.tutor.holds_back(match, table.record.read):
            return None
        for decision in match.state.decisions:
            if table.record.seats[decision.seat].is_bots:
                return decision
        return None

    async def _run(self) -> None:
        while self._next() is not None:
            if not await self._paused():
                continue
            await self._think_ahead()
            async with self.table.lock:
                if self._next() is None:
                    return
                await self._choose()
            await asyncio.sleep(0)

    async def _paused(self) -> bool:
        """Wait as long as there is to see something; false if something changed meanwhile."""
        pause = self.pause
        if pause:
            self._changed.clear()
            try:
                await asyncio.wait_for(self._changed.wait(), pause / 1000)
            except TimeoutError:
                pass
            else:
                return False
        self._was_last = self._is_last
        return True

    @property
    def pause(self) -> int:
        """Milliseconds until the next choice: a moment if the last round has begun or the game
        ends with it, else as the pace says.
        """
        if self._hurries or self.is_stepping:
            return 0
        pace = self.table.record.pace
        is_new = self._is_last and self._was_last is False
        return max(pace, _MOMENT) if is_new or self._is_put_off(self.table.running()) else pace

    @property
    def _is_last(self) -> bool:
        return self.table.display.is_last_round(self.table.running().state)

    @property
    def _hurries(self) -> bool:
        return self.is_skipping or self.table.record.pace == 0

    def _is_put_off(self, match: Match) -> bool:
        """Whether the choice that a bot has made waits, because the game ends with it."""
        return self._put_off is not None and self._put_off[0] == match.last

    async def _choose(self) -> None:
        """Make a bot's choice; if there is no hurry to see it, those that follow with it."""
        table, until = self.table, time.monotonic() + _AT_ONCE
        match = table.running()
        while (decision := self._next()) is not None:
            seat = int(decision.seat)
            if not guests.is_welcome(table, seat):
                await self._replace(seat)
            lesson = None if table.tutor is None else table.tutor.choice(match, seat)
            if lesson is None:
                option = await self._option(match, decision)
                if option is None:
                    break
                match.apply(option, seat)
            else:
                match.apply(lesson, seat)
            if self.is_stepping or not self._hurries or time.monotonic() > until:
                break
        self.is_stepping = False
        if match.last == table.kept:
            return
        table.see_lesson()
        await table.keep()
        if self._next() is None:
            self.is_skipping = False
        if self._has_news:
            self._has_news = False
            table.tell_people()
        table.tell_all()

    async def _option(self, match: Match, decision: Decision) -> Option | None:
        """What a bot chooses; None if that ends the game, and people are to see it coming, or if
        a guest has not thought about it yet.
        """
        if self._put_off is not None and self._is_put_off(match):
            return self._put_off[1]
        table, seat = self.table, int(decision.seat)
        bot, thought = table.bot(seat), self._thought_of(match, seat)
        if thought is not None:
            option, self._thought = thought.option, None
            if isinstance(bot, Guest):
                self._has_news |= guests.note_strikes(table, seat, bot, thought.strikes)
                if bot.is_out:
                    await self._replace(seat)
        elif isinstance(bot, Guest):
            return None
        else:
            option = await table.house.thinker.choose(bot, match.state, decision)
        if not self._hurries and not self.is_stepping and _ends(match, option, seat):
            self._put_off = match.last, option
            return None
        return option

    async def _think_ahead(self) -> None:
        """Have a bot think before the table is locked, where it may take long and people come and
        go: a guest, or one whose choice is commented on.

        What it thought counts only if nothing has happened meanwhile.
        """
        table, decision = self.table, self._next()
        if decision is None or table.tutor is not None:
            return
        match, seat = table.running(), int(decision.seat)
        if not guests.is_welcome(table, seat) or self._is_put_off(match):
            return
        bot, line, house = table.bot(seat), match.last, table.house
        is_told = table.is_demo and not self._hurries
        if not (is_told or isinstance(bot, Guest)) or self._thought_of(match, seat) is not None:
            return
        strikes = len(strikes_of(bot))
        option = await house.thinker.choose(bot, match.state, decision)
        self._thought = Thought(line, bot, option, strikes)
        if is_told and self._thought_of(match, seat) is not None:
            budget = house.settings.budget
            await table.commentary.consider(house.counsel, match, seat, option, budget)

    def _thought_of(self, match: Match, seat: int) -> Thought | None:
        """What the bot of a seat has thought about the present decision, if it has."""
        thought = self._thought
        if thought is None or thought.line != match.last or thought.bot is not self.table.bot(seat):
            return None
        return thought

    async def _replace(self, seat: int) -> None:
        """Have another bot play on at a seat, and everybody told."""
        await guests.replace(self.table, seat)
        self._has_news = True

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


def _ends(match: Match, option: Option, seat: int) -> bool:
    """Whether the game is over after a choice, as far as that can be told without its dice."""
    tried = match.state.clone()
    tried.trace = None
    tried.apply(option, seat)
    return tried.over
