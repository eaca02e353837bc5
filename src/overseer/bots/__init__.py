"""Bots by name: players that are programs."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import cast

from overseer.bots.bot import Bot, RandomBot, ask, decision_of, own_dice
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.registry import registration_of

__all__ = [
    "NAMES",
    "Bot",
    "RandomBot",
    "ask",
    "check_name",
    "decision_of",
    "make",
    "names_of",
    "own_dice",
    "rival_of",
]

RANDOM = "random"
# The levels that people can read about, the weakest first.
NAMES = (
    RANDOM,
    "easy",
    "greedy",
    "normal",
    "builder",
    "fighter",
    "hoarder",
    "hard",
    "master",
)


def names_of(game: str) -> tuple[str, ...]:
    """The bots that play a game, the weakest first."""
    registration = registration_of(game)
    return (RANDOM,) if registration is None else (RANDOM, *registration.bots)


def rival_of(game: str) -> str:
    """The bot that plays a game where nobody has named one."""
    registration = registration_of(game)
    return (registration.rival if registration is not None else "") or names_of(game)[-1]


def make(name: str, game: Game, seed: int) -> Bot:
    """A new bot for one seat of one game; equal seeds make equal choices."""
    known = names_of(game.name)
    check_name(name, (*NAMES, *known))
    if type(seed) is not int:
        raise Malformed(f"The seed of a bot is a whole number, not {seed!r}.")
    if name == RANDOM:
        return RandomBot(seed)
    registration = registration_of(game.name)
    if registration is None or name not in registration.bots:
        raise Malformed(f"The bot {name!r} does not play {game.name}; choose {' or '.join(known)}.")
    return cast(Bot, registration.part(registration.bots[name])(seed))


def check_name(name: str, known: Sequence[str] = NAMES) -> str:
    """The name itself, if there is such a bot."""
    if name not in known:
        names = list(dict.fromkeys(known))
        near = get_close_matches(str(name), names, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise Malformed(f"There is no bot {name!r}{hint}; the bots are {', '.join(names)}.")
    return name
