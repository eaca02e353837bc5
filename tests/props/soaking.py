"""How much is played: a little in `make test`, as much as OVERSEER_SOAK_GAMES says in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Iterable

_IN_TESTS = 300
_SMALLEST_CHUNK = 20
_CHUNKS = 100
PERSONALITIES = ("builder", "fighter", "explorer", "hoarder")

SOAK_GAMES = int(os.environ.get("OVERSEER_SOAK_GAMES", "0"))
GAMES = SOAK_GAMES or _IN_TESTS
CHUNK = max(_SMALLEST_CHUNK, GAMES // _CHUNKS)
CHUNKS = [range(start, min(GAMES, start + CHUNK)) for start in range(0, GAMES, CHUNK)]


def times(number: int) -> int:
    """How often to try something that is tried a number of times in tests."""
    return number * max(1, SOAK_GAMES // 1000)


def affordable(bots: Iterable[str]) -> list[str]:
    """The bots that are tried: the master thinks for minutes a game, so only in a soak.

    `tests/bots/test_learned.py` tries its program with a smaller budget.
    """
    return [name for name in bots if SOAK_GAMES or name != "master"]


def numbers(bot: str, players: list[int]) -> list[int]:
    """The numbers of players a bot is tried with.

    `hard`, which thinks longest, is tried with the last only, since it is the program of the levels
    below it, which are tried with all of them. Personalities are `hard` with other weights.
    """
    if SOAK_GAMES:
        return players
    if bot in PERSONALITIES:
        return players[:1]
    return players[-1:] if bot == "hard" else players
