"""Simulations: many games between the same bots, and the report on them."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from overseer import bots as roster
from overseer.arena.chunks import MAX_ROUNDS, Series, cut
from overseer.arena.playing import check_bots
from overseer.arena.pool import LOCAL, Workers
from overseer.arena.report import Report, Tally
from overseer.catalog.boxes import boxes, choosing
from overseer.kernel.errors import Malformed
from overseer.kernel.options import limited

MOST_GAMES = 1_000_000  # more of them are a slip of the finger, and their list alone fills a memory
_NO_OPTIONS: Mapping[str, Any] = {}


def simulate(
    game: str,
    packs: Sequence[Path | str] = (),
    *,
    games: int,
    players: int,
    bots: Sequence[str],
    seed: int,
    processes: int = 1,
    ray: str = "",
    options: Mapping[str, Any] = _NO_OPTIONS,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games between bots and report on them.

    One bot name fills all seats. Game k is `game.new(players, seed + k, **options)`, cut off after
    100 rounds unless the options say otherwise; everything but the times is the same for any
    number of processes, and on a Ray cluster, whose address is `ray`. `progress` is told how many
    games are done. A game that breaks off or does not end raises StuckGame.
    """
    loaded = choosing(boxes(game, packs), options)
    loaded.check_players(players)
    check_from_one("games", games)
    workers = Workers(processes, ray)
    workers.check()
    check_seed(seed)
    chosen = loaded.check_options({**limited(loaded.table_options, MAX_ROUNDS), **options}, players)
    series = Series(
        game, tuple(str(pack) for pack in packs), seated(bots, players, game), seed, chosen
    )
    check_bots(series.bots, loaded, seed)
    chunks = cut(games, processes or usable_cores())
    processes = min(processes, len(chunks))
    parts = workers.do(series, chunks)
    tally = Tally(players)
    begun = time.monotonic()
    started, ended = math.inf, 0.0
    for part in parts:
        tally.add(part.tally)
        started, ended = min(started, part.started), max(ended, part.ended)
        if progress is not None:
            progress(tally.games)
    if ray not in ("", LOCAL):
        started, ended = begun, time.monotonic()  # each machine has a clock of its own
    return Report(game, series.bots, seed, processes, tally, ended - started, chosen)


def seated(bots: Sequence[str], players: int, game: str) -> tuple[str, ...]:
    """A bot's name for each seat: one name fills all, otherwise there is one per seat."""
    for name in bots:
        roster.check_name(name, roster.names_of(game))
    if len(bots) == 1:
        return tuple(bots) * players
    if len(bots) != players:
        raise Malformed(
            f"{len(bots)} bots for {players} players: "
            f"give one name for all seats, or {players} names, seat by seat."
        )
    return tuple(bots)


def usable_cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes_for(asked: int | None, ray: str) -> int:
    """How many processes play: those asked for, or as many as can run at once."""
    if asked is not None:
        return asked
    return 0 if ray else usable_cores()


def check_seed(seed: object) -> None:
    """Refuse a seed that is none."""
    if type(seed) is not int:
        raise Malformed(f"A seed is a whole number, not {seed!r}.")


def check_from_one(name: str, value: object, most: int = MOST_GAMES) -> None:
    """Refuse a number of something that cannot be so many."""
    if type(value) is not int or value < 1:
        raise Malformed(f"{name} is a number from 1 up, not {value!r}.")
    if value > most:
        raise Malformed(f"{name} is at most {most:,}, not {value:,}.")
