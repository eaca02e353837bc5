"""Long games: matches of very many lines, for whoever measures what length costs."""

from __future__ import annotations

import random

from overseer.catalog import load
from overseer.journal.header import START
from overseer.journal.match import Match

_EARLY = 250  # lines of random play at first
_LATE = 0.7  # of a game
_IDLE = ("trade", "propose", "decline")  # what can be done in Fallout for ever


def late_match(name: str, lines: int, seed: int) -> Match:
    """A match of four after some lines of random play, or late in a game that is shorter."""
    match = Match(load(name), 4, seed)
    dice = random.Random(seed)
    while match.count < lines and not match.state.over:
        match.apply(dice.choice(match.state.decisions[0].options))
    if match.state.over:
        match = match.fork(START + int(_LATE * match.count), seed)
    return match


def long_match(name: str, lines: int, *, over: bool = False) -> Match:
    """A match of very many lines: by offers that nobody accepts, or by changing one's mind."""
    match = Match(load(name), 4, 1, max_rounds=40)
    dice = random.Random(1)
    while match.count < lines:
        options = match.state.decisions[0].options
        verbs = [option.notation.partition(" ")[0] for option in options]
        idle = next((verb for verb in _IDLE if verb in verbs), None)
        if idle is not None and match.count >= _EARLY:
            match.apply(options[verbs.index(idle)])
        else:
            match.apply(dice.choice(options))
            if match.state.over:
                match.undo(everyone=True)
    while over and not match.state.over:
        match.apply(dice.choice(match.state.decisions[0].options))
    return match
