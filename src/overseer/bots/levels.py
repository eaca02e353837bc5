"""Levels: how long a learned bot thinks, what it overlooks, and what it is fond of."""

from __future__ import annotations

from dataclasses import dataclass

# Samples of each option, and how many options stay for the next sieve.
Sieves = tuple[tuple[int, int], ...]

GLANCE: Sieves = ((1, 1),)
LOOK: Sieves = ((4, 12), (12, 6), (16, 3), (48, 1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One way to play. Budgets count choices made in copies, so they are the same everywhere."""

    name: str
    sieves: Sieves = LOOK  # of what comes at once
    budget: int = 4_000  # for the sieves
    further: int = 0  # budget for playing on
    finalists: int = 5  # of the sieves, which are played on
    turns: int = 40  # that are played on, at most to the beginning of a later round
    rounds: int = 1
    fewest: int = 0  # turns; if the round ends before, one round more is played
    worlds: int = 1  # guesses at what is hidden
    to_win: bool = False  # whether the chance of winning counts, not the lead
    doubt: float = 0.0  # standard errors by which an option must be ahead of what is advised
    # What makes a level easy to beat.
    sight: float = 1.0  # how likely it is that an option is thought of at all
    kindness: float = 0.0  # points of lead from which on the second best is good enough
    lean: str = ""  # what a personality is fond of


EASY = Level(name="easy", sieves=GLANCE, budget=300, sight=0.6, kindness=4.0)
NORMAL = Level(name="normal", sieves=((3, 1),), budget=300, sight=0.78, kindness=8.0)
HARD = Level(name="hard")
MASTER = Level(name="master", further=240_000, finalists=8, fewest=6, to_win=True)
BUILDER = Level(name="builder", lean="builder")
FIGHTER = Level(name="fighter", lean="fighter")
HOARDER = Level(name="hoarder", lean="hoarder")
