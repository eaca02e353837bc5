"""Chunks: runs of games that one process plays, small enough to be handed around."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from overseer import bots
from overseer.arena.playing import StuckGame, play, seats_for
from overseer.arena.report import Tally
from overseer.catalog.boxes import box_for
from overseer.kernel.game import Game

MAX_ROUNDS = 100
LARGEST = 8  # games; few, so that a progress bar moves
PER_PROCESS = 4  # at least, so that no process waits long for the last one


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


@dataclass(frozen=True, slots=True)
class Series:
    """What is to be simulated, in a form that can be sent to another process."""

    game: str
    packs: tuple[str, ...]
    bots: tuple[str, ...]  # seat by seat
    seed: int
    options: Mapping[str, Any]  # of the table

    @property
    def folders(self) -> Sequence[str]:
        """The packs in play."""
        return self.packs

    def moved(self, folders: Mapping[str, str]) -> Series:
        """The same series where packs lie elsewhere."""
        return replace(self, packs=tuple(folders.get(pack, pack) for pack in self.packs))

    def begin(self) -> Callable[[Chunk], Part]:
        """Load the game; what then plays a chunk."""
        game = box_for(self.game, self.packs, self.options)
        return lambda chunk: play_chunk(self, game, chunk)

    def seeds(self, chunk: Chunk) -> tuple[int, int]:
        """The first and the last seed of a chunk."""
        return self.seed + chunk.first, self.seed + chunk.end - 1


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


def _play_game(series: Series, game: Game, seed: int, tally: Tally) -> None:
    try:
        state = game.new(players=len(series.bots), seed=seed, **series.options)
        with seats_for(series.bots, game, seed) as seats:
            decisions = play(state, seats)
            strikes = [bots.strikes_of(bot) for bot in seats]
        outcome = state.outcome
        assert outcome is not None, "no decision is open, yet the game is not over"
        tally.count(outcome, decisions, int(state.round))
        tally.count_strikes(strikes)
    except Exception as error:
        # Whatever it was, the seed is what lets somebody see it again.
        raise StuckGame(seed, f"{type(error).__name__}: {error}") from error
