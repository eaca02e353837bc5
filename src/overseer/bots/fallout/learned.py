"""The learned bots of Fallout, by level."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from overseer.bots.bot import decision_of, own_dice
from overseer.bots.fallout.chances import promise_of
from overseer.bots.fallout.greedy import FalloutGreedy
from overseer.bots.fallout.levels import (
    EASY,
    EXPLORER,
    FIGHTER,
    HARD,
    HOARDER,
    MASTER,
    NORMAL,
)
from overseer.bots.fallout.traits import ALONE, fondness_of, numbers_of
from overseer.bots.learned import LearnedBot
from overseer.bots.levels import Level
from overseer.bots.mind.fallout import FalloutJudge
from overseer.bots.mind.judge import Judge
from overseer.bots.weights import Weights, shipped
from overseer.games.fallout.cards import Sheet
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Option
from overseer.kernel.errors import Malformed
from overseer.kernel.state import State

GAME = "fallout"
FEWEST = 2  # players of whom there are weights; alone, what is good against one rival is good


class Bench:
    """Where the judge of a bot sits. Judges take notes, so no two bots share one."""

    def __init__(self, level: Level, seed: int, viewer: int | None = None) -> None:
        self.level = level
        self.viewer = viewer  # whose knowledge guesses go out from; None is that of the seat
        self.table: tuple[Sheet, int] | None = None
        self.guesses = own_dice(f"{level.name} worlds", seed)

    def judge(self, state: State) -> FalloutJudge:
        """Who judges a state: the same for all states of a table."""
        if not isinstance(state, Wasteland):
            raise Malformed("This bot plays Fallout only.")
        table = state.cards.sheets[0], int(state.players)
        if self.table != table:
            lean = self.level.lean
            numbers = numbers_of(weights_for(table[1]), lean)
            self.sitting = FalloutJudge(numbers, promise_of(state.cards), fondness_of(lean))
            self.table = table
        return self.sitting

    def worlds(self, state: State, seat: int) -> list[State]:
        """Guesses at all that the seat may not know, each another one."""
        bits = self.guesses.getrandbits
        knows = seat if self.viewer is None else self.viewer
        found = [state.book.disguised(state, knows, bits(32)) for _ in range(self.level.worlds)]
        if knows == seat:
            return found
        for each in found:
            each.settle()  # what can be chosen follows from the hand as well
        codes = _codes(state, seat)
        return [each for each in found if _codes(each, seat) == codes] or [state]


class Inclined:
    """The adviser of a personality: its own quick player, who is fond of the same things."""

    def __init__(self, bench: Bench) -> None:
        self._bench = bench

    def choose(self, state: State, seat: int) -> Option:
        """What is done by habit in a turn."""
        judge: Judge = self._bench.judge(state)
        decision = decision_of(state, seat)
        return decision.options[judge.hint(state, decision)]


def _codes(state: State, seat: int) -> list[int]:
    """What a seat can choose, by which places options can be compared."""
    decisions = [decision for decision in state.decisions if decision.seat == seat]
    return [int(code) for decision in decisions for code in decision.options.codes]


def weights_for(players: int) -> Weights:
    """The weights that come with the package for so many players."""
    weights = shipped(GAME, max(FEWEST, players))
    if players >= FEWEST:
        return weights
    alone = {
        name: tuple(weight * parts // 10 for weight in weights.traits[name])
        for name, parts in ALONE.items()
    }
    return replace(weights, traits={**weights.traits, **alone})


def make(level: Level, seed: int, viewer: int | None = None) -> LearnedBot:
    """A bot of a level; its guesses go out from what a viewer knows, if it is not for the seat."""
    bench = Bench(level, seed, viewer)
    adviser = Inclined(bench) if level.lean else FalloutGreedy(seed)
    return LearnedBot(level, seed, bench.judge, bench.worlds, adviser)


easy = partial(make, EASY)
normal = partial(make, NORMAL)
fighter = partial(make, FIGHTER)
explorer = partial(make, EXPLORER)
hoarder = partial(make, HOARDER)
hard = partial(make, HARD)
master = partial(make, MASTER)
