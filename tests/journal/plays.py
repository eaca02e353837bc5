"""Matches played for a test, and journals changed in ways that checksums do not show."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache

import overseer
from overseer.journal.line import Line, seal
from overseer.kernel.decision import CHANCE

GAME = overseer.load("shelter")
NAMES = ("Ann", "Bo", "Cyd", "Dee")


def new(players: int = 3, seed: int = 7) -> overseer.Match:
    names = NAMES[:players]
    return overseer.Match(GAME, players, seed, names=names, max_rounds=100)


def choose(match: overseer.Match, dice: random.Random) -> str:
    """Make any choice, and tell which."""
    decision = match.state.decision
    assert decision is not None
    option = decision.options[dice.randrange(len(decision.options))]
    match.apply(option)
    return option.notation


def play(match: overseer.Match, choices: int, seed: int = 1) -> overseer.Match:
    """Make a number of choices, or as many as the game takes."""
    dice = random.Random(seed)
    while choices > 0 and not match.state.over:
        choose(match, dice)
        choices -= 1
    return match


def play_until(condition: Callable[[overseer.Match], bool], seed: int = 1) -> overseer.Match:
    """A match that has just come to fulfil a condition."""
    match, dice = new(seed=seed), random.Random(seed)
    while not condition(match):
        assert not match.state.over, "the game ended before the condition was fulfilled"
        choose(match, dice)
    return match


@cache
def finished() -> str:
    """The journal of a finished game with undos of both kinds in it."""
    match, dice = new(seed=11), random.Random(11)
    while not match.state.over:
        choose(match, dice)
        if dice.random() < 0.05 and match.can_undo():
            match.undo()
        if dice.random() < 0.02:
            match.undo(everyone=True)
    return match.journal()


@cache
def unfinished() -> str:
    """The export of a game that goes on."""
    return play(new(seed=5), 25).export()


def chances(lines: Sequence[Line]) -> list[str]:
    """What chance gave, in order."""
    return [line.text for line in lines if line.seat == CHANCE]


def number_of(text: str, journal: str) -> int:
    """The number of the first line that contains a text."""
    return next(i for i, line in enumerate(journal.split("\n"), start=1) if text in line)


def resealed(lines: Sequence[str]) -> str:
    """A journal of these lines, given without checksums, with all checksums made to fit."""
    previous, written = lines[0], [lines[0]]
    for line in lines[1:]:
        if line:
            previous = seal(previous, line)
        written.append(previous if line else "")
    return "\n".join(written) + "\n"


def bare(journal: str) -> list[str]:
    """The lines of a journal without their checksums."""
    return [line.rpartition(" #")[0] or line for line in journal.rstrip("\n").split("\n")]


def forged(journal: str, number: int, change: Callable[[str], str]) -> str:
    """A journal with one line changed and all checksums made to fit."""
    lines = bare(journal)
    lines[number - 1] = change(lines[number - 1])
    return resealed(lines)
