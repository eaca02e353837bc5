"""The learned bots of Fallout Shelter, by level."""

from __future__ import annotations

from functools import partial
from typing import cast

from overseer.bots import levels
from overseer.bots.learned import LearnedBot
from overseer.bots.levels import Level
from overseer.bots.mind.shelter import ShelterJudge
from overseer.bots.shelter.traits import Reading, numbers_of
from overseer.bots.weights import shipped
from overseer.display.shelter.book import ShelterBook
from overseer.games.shelter.cards import Cards
from overseer.games.shelter.vault import Vault
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State

GAME = "shelter"


class Bench:
    """Where the judge of a bot sits. Judges take notes, so no two bots share one."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.table: tuple[Cards, int] | None = None

    def judge(self, state: State) -> ShelterJudge:
        """Who judges a state: the same for all states of a table."""
        if not isinstance(state, Vault):
            raise Malformed("This bot plays Fallout Shelter only.")
        table = state.cards, int(state.players)
        if self.table != table:
            reading = Reading.of(state.cards, cast(ShelterBook, state.book))
            numbers = numbers_of(shipped(GAME, table[1]), reading, self.level.lean)
            self.sitting = reading.judge(numbers)
            self.table = table
        return self.sitting


def make(level: Level, seed: int) -> LearnedBot:
    """A bot of a level."""
    return LearnedBot(level, seed, Bench(level).judge, lambda state, seat: [state])


easy = partial(make, levels.EASY)
normal = partial(make, levels.NORMAL)
builder = partial(make, levels.BUILDER)
fighter = partial(make, levels.FIGHTER)
hoarder = partial(make, levels.HOARDER)
hard = partial(make, levels.HARD)
master = partial(make, levels.MASTER)
