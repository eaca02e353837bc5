"""Bots at tables: they think in threads of their own, within a budget."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import random
import threading

from overseer import bots
from overseer.journal.secret import Secret
from overseer.kernel.decision import Decision, Option
from overseer.kernel.game import Game
from overseer.kernel.state import State

log = logging.getLogger("overseer.server")


class Thinker:
    """Bots' thinking off the event loop: a few at once, each within the budget.

    Each thinks about a copy of the state in which it can read what its seat may know.

    A bot that takes too long or fails has the decision's default made for it. Its thread cannot
    be ended, but nobody waits for it, and a place to think in is free again. A guest keeps its own
    time, in its own process and in places of their own, so that no other bot waits for guests.
    """

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self._guesses = random.Random()
        places = max(2, os.cpu_count() or 1)
        self._places = asyncio.Semaphore(places)
        self._guest_places = asyncio.Semaphore(places)

    async def choose(self, bot: bots.Bot, state: State, decision: Decision) -> Option:
        """A bot's choice, or the default."""
        default = decision.options[decision.default]
        seat = int(decision.seat)
        is_guest = isinstance(bot, bots.Guest)
        budget = bot.longest if isinstance(bot, bots.Guest) else self.budget
        async with self._guest_places if is_guest else self._places:
            thought = asyncio.get_running_loop().create_future()
            thread = threading.Thread(
                target=_think,
                args=(bot, state.clone(), seat, self._guesses, thought),
                daemon=True,
            )
            thread.start()
            try:
                option = await asyncio.wait_for(thought, budget)
            except TimeoutError:
                log.warning("A bot took longer than %s s; the default was chosen.", budget)
                return default
            except Exception as error:
                log.warning("A bot failed (%r); the default was chosen.", error)
                return default
        return option if option in decision.options else default


def bot_of(level: str, game: Game, secret: Secret, seat: int) -> bots.Bot:
    """The bot of a seat. Its dice follow from the table's secret, so nobody can foresee them,
    and a chosen seed gives the same bots again.
    """
    digest = hashlib.sha256(f"bot {seat} {secret}".encode()).digest()
    seed = int.from_bytes(digest[:8], "big")
    if bots.is_foreign(level, game.name):
        return bots.Guest(level, game, seed)  # its process starts where nobody else waits for it
    return bots.make(level, game, seed)


def _think(
    bot: bots.Bot,
    state: State,
    seat: int,
    guesses: random.Random,
    thought: asyncio.Future[Option],
) -> None:
    option, problem = None, None
    try:
        option = bots.ask(bot, state, seat, guesses)
    except Exception as error:
        problem = error

    def tell() -> None:
        if thought.done():
            return
        if option is None:
            thought.set_exception(problem or ValueError("a bot chose nothing"))
        else:
            thought.set_result(option)

    try:
        thought.get_loop().call_soon_threadsafe(tell)
    except RuntimeError:  # the server has ended while the bot was thinking
        return
