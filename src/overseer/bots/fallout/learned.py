"""The learned bots of Fallout, by level."""

from __future__ import annotations

from functools import partial

from overseer.bots.bot import own_dice
from overseer.bots.fallout.chances import promise_of
from overseer.bots.fallout.greedy import FalloutGreedy
from overseer.bots.fallout.levels import EASY, HARD, MASTER, NORMAL
from overseer.bots.fallout.traits import numbers_of
from overseer.bots.learned import LearnedBot
from overseer.bots.levels import Level
from overseer.bots.mind.fallout import FalloutJudge
from overseer.bots.weights import shipped
from overseer.games.fallout.cards import Sheet
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State

GAME = "fallout"
FEWEST = 2  # players of whom there are weights; alone, what is good against one rival is good


class Bench:
    """Where the judge of a bot sits. Judges take notes, so no two bots share one."""

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.table: tuple[Sheet, int] | None = None
        self.guesses = own_dice(f"{level.name} worlds", seed)

    def judge(self, state: State) -> FalloutJudge:
        """Who judges a state: the same for all states of a table."""
        if not isinstance(state, Wasteland):
            raise Malformed("This bot plays Fallout only.")
        table = state.cards.sheets[0], int(state.players)
        if self.table != table:
            numbers = numbers_of(shipped(GAME, max(FEWEST, table[1])))
            self.sitting = FalloutJudge(numbers, promise_of(state.cards))
            self.table = table
        return self.sitting

    def worlds(self, state: State, seat: int) -> list[State]:
        """Guesses at all that the seat may not know, each another one."""
        bits = self.guesses.getrandbits
        return [state.book.disguised(state, seat, bits(32)) for _ in range(self.level.worlds)]


def make(level: Level, seed: int) -> LearnedBot:
    """A bot of a level."""
    bench = Bench(level, seed)
    return LearnedBot(level, seed, bench.judge, bench.worlds, FalloutGreedy(seed))


easy = partial(make, EASY)
normal = partial(make, NORMAL)
hard = partial(make, HARD)
master = partial(make, MASTER)
