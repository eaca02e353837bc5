"""Simulations: many games between the same bots, and the report on them."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from overseer import bots as roster
from overseer.arena.chunks import MAX_ROUNDS, Series, cut, play_chunks
from overseer.arena.pool import in_processes
from overseer.arena.report import Report, Tally
from overseer.catalog.boxes import boxes, choosing
from overseer.kernel.errors import Malformed
from overseer.kernel.options import limited

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
    options: Mapping[str, Any] = _NO_OPTIONS,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play games between bots and report on them.

    One bot name fills all seats. Game k is `game.new(players, seed + k, **options)`, cut off after
    100 rounds unless the options say otherwise; everything but the times is the same for any
    number of processes. `progress` is told how many games are done. A game that breaks off or does
    not end raises StuckGame.
    """
    loaded = choosing(boxes(game, packs), options)
    loaded.check_players(players)
    _check_from_one("games", games)
    _check_from_one("processes", processes)
    if type(seed) is not int:
        raise Malformed(f"A seed is a whole number, not {seed!r}.")
    chosen = loaded.check_options({**limited(loaded.table_options, MAX_ROUNDS), **options}, players)
    series = Series(
        game, tuple(str(pack) for pack in packs), seated(bots, players, game), seed, chosen
    )
    for name in series.bots:
        roster.make(name, loaded, seed)
    chunks = cut(games, processes)
    processes = min(processes, len(chunks))
    alone = processes == 1
    parts = (
        play_chunks(series, loaded, chunks) if alone else in_processes(series, chunks, processes)
    )
    tally = Tally(players)
    started, ended = math.inf, 0.0
    for part in parts:
        tally.add(part.tally)
        started, ended = min(started, part.started), max(ended, part.ended)
        if progress is not None:
            progress(tally.games)
    return Report(game, series.bots, seed, processes, tally, ended - started, chosen)


def seated(bots: Sequence[str], players: int, game: str) -> tuple[str, ...]:
    """A bot's name for each seat: one name fills all, otherwise there is one per seat."""
    for name in bots:
        roster.check_name(name, (*roster.NAMES, *roster.names_of(game)))
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


def _check_from_one(name: str, value: int) -> None:
    if type(value) is not int or value < 1:
        raise Malformed(f"{name} is a number from 1 up, not {value!r}.")
