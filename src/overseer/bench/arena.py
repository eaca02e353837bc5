"""The arena: how many games a second one process plays, two do, and two actors of Ray."""

from __future__ import annotations

import time
from dataclasses import dataclass
from importlib.util import find_spec

from overseer.arena import simulate

GAME, PLAYERS, BOT = "shelter", 4, "greedy"
GAMES, QUICK_GAMES = 400, 8


@dataclass(frozen=True, slots=True)
class Crew:
    """What some workers did with the same games."""

    workers: str  # one, two or ray
    games: float  # a second, from the first game begun to the last one ended
    start: float  # seconds for everything else: processes that start, rules that are loaded


def measure(*, quick: bool) -> list[Crew]:
    """All crews, Ray only where it is installed and there is time."""
    games = QUICK_GAMES if quick else GAMES
    crews = [_crew("one", games, 1), _crew("two", games, 2)]
    if not quick and find_spec("ray") is not None:
        crews.append(_crew("ray", games, 2, "local"))
    return crews


def _crew(workers: str, games: int, processes: int, ray: str = "") -> Crew:
    started = time.monotonic()
    report = simulate(
        GAME, games=games, players=PLAYERS, bots=[BOT], seed=1, processes=processes, ray=ray
    )
    whole = time.monotonic() - started
    return Crew(workers, games / report.seconds, whole - report.seconds)
