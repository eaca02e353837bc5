"""Fixtures: which games a tournament consists of, each from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations

Seating = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game that is to be played."""

    number: int  # from 0, in the order of the tournament
    table: int  # fixtures of a table have the same bots
    seed: int
    bots: Seating  # seat by seat


def tables(bots: Sequence[str], players: int, *, ladder: bool = False) -> list[Seating]:
    """Who meets whom: all combinations of bots, or on a ladder only neighbours.

    Where there are fewer bots than seats, one bot meets several of another, both ways round.
    """
    if len(bots) >= players:
        if ladder:
            last = len(bots) - players
            return [tuple(bots[at : at + players]) for at in range(last + 1)]
        return list(combinations(bots, players))
    pairs = pairwise(bots) if ladder else combinations(bots, 2)
    return [(one, *[other] * (players - 1)) for pair in pairs for one, other in permutations(pair)]


def fixtures(
    bots: Sequence[str], players: int, games: int, seed: int, *, ladder: bool = False
) -> Iterator[Fixture]:
    """All games: each table at each seed, as often as it has seats, moved on by one seat."""
    number = 0
    for table, seating in enumerate(tables(bots, players, ladder=ladder)):
        for at in range(seeds_for(games, players)):
            for turn in range(players):
                moved = seating[-turn:] + seating[:-turn] if turn else seating
                yield Fixture(number, table, seed + at, moved)
                number += 1


def seeds_for(games: int, players: int) -> int:
    """How many seeds a table needs for at least so many games, each bot in each seat."""
    return -(-games // players)
