"""Levels of Fallout: how long a learned bot thinks, and what it overlooks."""

from __future__ import annotations

from dataclasses import replace

from overseer.bots.levels import Level

EASY = Level(name="easy", sieves=((1, 1),), budget=200, sight=0.7)
NORMAL = Level(name="normal", sieves=((3, 1),), budget=400, worlds=3)
# What comes of an option is mostly luck, so few are dropped before they are played on from.
HARD = Level(
    name="hard",
    sieves=((2, 8),),
    budget=500,
    worlds=16,
    further=5_000,
    finalists=4,
    turns=60,
    rounds=2,
    doubt=1.3,
)
MASTER = Level(
    name="master",
    sieves=((2, 8),),
    budget=500,
    worlds=32,
    further=12_000,
    finalists=5,
    turns=60,
    rounds=2,
    doubt=1.3,
)
FIGHTER = replace(HARD, name="fighter", lean="fighter")
EXPLORER = replace(HARD, name="explorer", lean="explorer")
HOARDER = replace(HARD, name="hoarder", lean="hoarder")
