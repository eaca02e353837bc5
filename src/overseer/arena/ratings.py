"""Ratings: how strong bots are, after Bradley and Terry, in the points of Elo."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from overseer.arena.ridge import ridge
from overseer.arena.tournament import Played

MEAN = 1000.0  # the mean of all ratings
POINTS = 400 / math.log(10)  # ten times the odds are 400 points
RESAMPLES = 400
LOW, HIGH = 0.025, 0.975

_STEPS = 60  # far more than it takes
_CLOSE = 1e-9
_LONGEST = 2.0  # of one step, so that a sum of steps does not run away

# How often one bot was ahead of another; a shared place is half of one for each.
Ahead = dict[tuple[int, int], float]


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and between which numbers that probably lies."""

    bot: str
    points: float
    low: float
    high: float


def rated(bots: Sequence[str], games: Iterable[Played], seed: int = 1) -> list[Rating]:
    """The ratings of bots, the best first, by who was ahead of whom at the same table.

    The interval is that of a bootstrap: games of one table with one seed, which differ in their
    seats only, are drawn together, since the same dice fell in them.
    """
    groups = grouped(bots, games)
    found = strengths(len(bots), summed(group for table in groups for group in table))
    dice = random.Random(seed)
    samples = [
        strengths(
            len(bots),
            summed(dice.choice(table) for table in groups for _ in table),
        )
        for _ in range(RESAMPLES)
    ]
    ratings = []
    for at, bot in enumerate(bots):
        drawn = sorted(sample[at] for sample in samples)
        low, high = (drawn[round(share * (RESAMPLES - 1))] for share in (LOW, HIGH))
        ratings.append(Rating(bot, *(MEAN + POINTS * each for each in (found[at], low, high))))
    return sorted(ratings, key=lambda rating: -rating.points)


def grouped(bots: Sequence[str], games: Iterable[Played]) -> list[list[Ahead]]:
    """Who was ahead of whom, table by table and seed by seed."""
    places = {bot: at for at, bot in enumerate(bots)}
    found: dict[int, dict[int, Ahead]] = defaultdict(lambda: defaultdict(dict))
    for game in games:
        ahead = found[game.table][game.seed]
        for one, other in combinations(range(len(game.bots)), 2):
            a, b = places[game.bots[one]], places[game.bots[other]]
            if a == b:
                continue
            share = game.share(one, other)
            ahead[a, b] = ahead.get((a, b), 0.0) + share
            ahead[b, a] = ahead.get((b, a), 0.0) + 1 - share
    return [list(seeds.values()) for seeds in found.values()]


def summed(groups: Iterable[Ahead]) -> Ahead:
    """All comparisons of some groups together."""
    total: dict[tuple[int, int], float] = defaultdict(float)
    for group in groups:
        for pair, share in group.items():
            total[pair] += share
    return total


def strengths(number: int, ahead: Mapping[tuple[int, int], float]) -> list[float]:
    """The most likely strengths, in natural logarithms of odds, with a mean of 0.

    To each pair that has met, one shared place is added: otherwise who has never lost would be
    infinitely strong. Newton's steps, from the middle.
    """
    pairs = {pair: share + 0.5 for pair, share in sorted(ahead.items())}
    now = [0.0] * number
    for _ in range(_STEPS):
        slope = [0.0] * number
        bend = [[0.0] * number for _ in range(number)]
        for (a, b), share in pairs.items():
            chance = 1 / (1 + math.exp(now[b] - now[a]))
            slope[a] += share * (1 - chance)
            slope[b] -= share * (1 - chance)
            weight = share * chance * (1 - chance)
            bend[a][a] += weight
            bend[b][b] += weight
            bend[a][b] -= weight
            bend[b][a] -= weight
        step = ridge(bend, slope, [0.0] * number, [1e-6] * number)
        longest = max(map(abs, step))
        scale = min(1.0, _LONGEST / longest) if longest else 1.0
        now = [one + scale * other for one, other in zip(now, step, strict=True)]
        if longest < _CLOSE:
            break
    middle = sum(now) / number
    return [each - middle for each in now]
