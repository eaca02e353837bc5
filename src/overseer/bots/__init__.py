"""Bots by name: players that are programs."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from overseer.bots.bot import Bot, RandomBot, ask, decision_of, own_dice
from overseer.bots.fallout import FalloutGreedy
from overseer.bots.shelter import ShelterGreedy
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game

__all__ = ["NAMES", "Bot", "RandomBot", "ask", "check_name", "decision_of", "make", "own_dice"]

NAMES = ("random", "greedy")
_GREEDY: dict[str, Callable[[int], Bot]] = {
    "fallout": FalloutGreedy,
    "shelter": ShelterGreedy,
}


def make(name: str, game: Game, seed: int) -> Bot:
    """A new bot for one seat of one game; equal seeds make equal choices."""
    check_name(name)
    if type(seed) is not int:
        raise Malformed(f"The seed of a bot is a whole number, not {seed!r}.")
    if name == "random":
        return RandomBot(seed)
    if game.name not in _GREEDY:
        raise Malformed(f"The bot {name!r} does not play {game.name}; choose random.")
    return _GREEDY[game.name](seed)


def check_name(name: str) -> str:
    """The name itself, if there is such a bot."""
    if name not in NAMES:
        near = get_close_matches(str(name), NAMES, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise Malformed(f"There is no bot {name!r}{hint}; the bots are {', '.join(NAMES)}.")
    return name
