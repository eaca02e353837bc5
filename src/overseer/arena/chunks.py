"""Chunks: runs of games that one process plays, small enough to be handed around."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from overseer import bots
from overseer.arena.playing import StuckGame, play
from overseer.arena.report import Tally
from overseer.kernel.game import Game

MAX_ROUNDS = 100
LARGEST = 8  # games; few, so that a progress bar moves and Ctrl-C is answered soon
PER_PROCESS = 4  # at least, so that no process waits long for the last one

_MOST_SEATS = 16  # no two seats of a simulation get the same bot seed


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be simulated, in a form that can be sent to another process."""

    game: str
    packs: tuple[str, ...]
    bots: tuple[str, ...]  # seat by seat
    seed: int
    options: Mapping[str, Any]  # of the table


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some games in a row, by number."""

    first: int
    end: int  # the number after the last


@dataclass(frozen=True, slots=True)
class Part:
    """The result of a chunk, and when it was played by the clock that all processes share."""

    tally: Tally
    started: float
    ended: float


def cut(games: int, processes: int) -> list[Chunk]:
    """All games of a simulation as chunks."""
    size = max(1, min(LARGEST, games // (processes * PER_PROCESS)))
    return [Chunk(first, min(first + size, games)) for first in range(0, games, size)]


def play_chunk(series: Series, game: Game, chunk: Chunk) -> Part:
    """Play the games of a chunk."""
    tally = Tally(len(series.bots))
    started = time.monotonic()
    for number in range(chunk.first, chunk.end):
        _play_game(series, game, series.seed + number, tally)
    return Part(tally, started, time.monotonic())


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of the game with a seed."""
    return seed * _MOST_SEATS + seat


def play_chunks(series: Series, game: Game, chunks: list[Chunk]) -> Iterator[Part]:
    """Play chunks one after the other, in this process."""
    for chunk in chunks:
        yield play_chunk(series, game, chunk)


def _play_game(series: Series, game: Game, seed: int, tally: Tally) -> None:
    try:
        state = game.new(players=len(series.bots), seed=seed, **series.options)
        seats = [
            bots.make(name, game, bot_seed(seed, seat)) for seat, name in enumerate(series.bots)
        ]
        decisions = play(state, seats)
        outcome = state.outcome
        assert outcome is not None, "no decision is open, yet the game is not over"
        tally.count(outcome, decisions, int(state.round))
    except Exception as error:
        # Whatever it was, the seed is what lets somebody see it again.
        raise StuckGame(seed, f"{type(error).__name__}: {error}") from error
