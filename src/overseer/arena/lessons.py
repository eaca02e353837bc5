"""Lessons: games that bots play for weights to be fitted to how they ended."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from overseer.arena.chunks import MAX_ROUNDS, Chunk
from overseer.arena.pool import Workers
from overseer.bots import Bot, ask, make, own_dice
from overseer.bots.learned import LearnedBot
from overseer.bots.learning import Learner, learner_of
from overseer.bots.levels import Level
from overseer.bots.mind.gram import Gram
from overseer.bots.mind.judge import POINT, Judge
from overseer.catalog import load
from overseer.kernel.decision import Option
from overseer.kernel.game import Game
from overseer.kernel.options import limited
from overseer.kernel.state import State
from overseer.kernel.vecs import vec

CHUNK = 20  # games that a process plays before it tells what they came to
EVERY = 2  # of about so many turns, one is a position to learn from
FIRST_RANDOM, RANDOM = 0.25, 0.1  # the most choices of a seat that are random: at first, and later
GREEDY = 0.15  # of the seats of later games
PARTS = 256  # of a point, in which errors are counted
PUPIL = Level(name="pupil", sieves=((1, 6), (3, 1)), budget=300)


@dataclass(frozen=True, slots=True)
class Course:
    """The task of whoever plays games to learn from."""

    game: str
    players: int
    seed: int
    numbers: tuple[int, ...]  # the weights of the bots that play; none: the greedy one does

    @property
    def folders(self) -> Sequence[str]:
        """No packs but the game's own."""
        return ()

    def moved(self, folders: Mapping[str, str]) -> Course:
        """The same task."""
        return self

    def begin(self) -> Callable[[Chunk], Sums]:
        """Load the game and what judges it; what then plays a chunk."""
        game = load(self.game)
        learner = learner_of(game, self.players)
        judge = learner.judge(self.numbers or learner.prior())
        return lambda chunk: _play_chunk(self, chunk, game, learner, judge)

    def seeds(self, chunk: Chunk) -> tuple[int, int]:
        """The first and the last seed of a chunk."""
        return self.seed_of(chunk.first), self.seed_of(chunk.end - 1)

    def seed_of(self, number: int) -> int:
        """The seed of one game."""
        return self.seed * 1_000_003 + number


@dataclass(slots=True)
class Sums:
    """What games came to, in whole numbers, so that their order does not matter."""

    products: list[int]
    targets: list[int]
    positions: int
    square: int  # of how far those who played were wrong, in PARTS

    def add(self, other: Sums) -> None:
        """Take up what other games came to."""
        self.products = list(map(int.__add__, self.products, other.products))
        self.targets = list(map(int.__add__, self.targets, other.targets))
        self.positions += other.positions
        self.square += other.square


def played(course: Course, games: range, workers: Workers) -> Sums:
    """What some games of a course, by number, came to."""
    chunks = [
        Chunk(first, min(first + CHUNK, games.stop))
        for first in range(games.start, games.stop, CHUNK)
    ]
    parts = workers.do(course, chunks)
    total = next(parts)
    for part in parts:
        total.add(part)
    return total


def _play_chunk(course: Course, chunk: Chunk, game: Game, learner: Learner, judge: Judge) -> Sums:
    gram = Gram(learner.traits, learner.phases, course.players, learner.behind)
    positions = square = 0
    for number in range(chunk.first, chunk.end):
        errors = _play_one(game, learner, course, number, judge, gram)
        positions += len(errors)
        square += sum(error * error for error in errors)
    return Sums([int(n) for n in gram.products], [int(n) for n in gram.targets], positions, square)


def _play_one(
    game: Game, learner: Learner, course: Course, number: int, judge: Judge, gram: Gram
) -> list[int]:
    """How far the judge was wrong about the first seat's lead, in PARTS, at each position."""
    dice = own_dice("lesson", course.seed_of(number))
    options = {**limited(game.table_options, MAX_ROUNDS), **learner.table(dice)}
    state = game.new(course.players, dice.getrandbits(32), **options)
    seats = [_seat(game, course, judge, dice) for _ in range(course.players)]
    foretold: list[int] = []
    while (decision := state.decision) is not None:
        if judge.is_calm(decision) and dice.random() * EVERY < 1:
            gram.add(judge.rows(state), judge.phases(state))
            foretold.append(_lead([int(worth) for worth in judge.sums(state)]) * PARTS // POINT)
        state.apply(ask(seats[decision.seat], state, decision.seat, dice), decision.seat)
    outcome = state.outcome
    assert outcome is not None
    scores = learner.scores(outcome)
    gram.end(vec[i64](scores))
    lead = PARTS * _lead(scores)
    return [told - lead for told in foretold]


def _lead(points: Sequence[int]) -> int:
    """How far the first seat is ahead of the mean of the others, times their number."""
    return len(points) * points[0] - sum(points)


def _seat(game: Game, course: Course, judge: Judge, dice: random.Random) -> Bot:
    """Who plays at a seat: one that has learned, or the greedy bot; both have their whims."""
    seed = dice.getrandbits(32)
    if not course.numbers:
        return _Whimsical(make("greedy", game, seed), dice.random() * FIRST_RANDOM, dice)
    if dice.random() < GREEDY:
        return _Whimsical(make("greedy", game, seed), dice.random() * RANDOM, dice)
    pupil = LearnedBot(PUPIL, seed, lambda state: judge, lambda state, seat: [state])
    return _Whimsical(pupil, dice.random() * RANDOM, dice)


class _Whimsical:
    """A bot that chooses anything at times, so that there is something new to learn from."""

    def __init__(self, bot: Bot, share: float, dice: random.Random) -> None:
        self.bot, self.share, self.dice = bot, share, dice

    def choose(self, state: State, seat: int) -> Option:
        """What the bot chooses, or anything."""
        if self.dice.random() < self.share:
            return self.dice.choice(state.decision_of(seat).options)
        return self.bot.choose(state, seat)
