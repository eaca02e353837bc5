"""Vectors: many games that are stepped in one call, without a loop in Python.

from overseer.envs import vector

games = vector.make("shelter", games=256, players=2, seed=1)
batch = games.step(games.random_actions())
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import overseer
from overseer.envs.extras import missing_extra
from overseer.envs.lens.fleet import CUT_OFF, EVERYBODY, Fleet
from overseer.envs.lens.lens import NO_ACTION
from overseer.envs.table import Table, plain
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.game import MANUAL, Game
from overseer.kernel.seed import generator

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "vector") from None


MOST_GAMES = 100_000


class Batch(NamedTuple):
    """All games after a step. A game that has ended shows its successor already."""

    observations: NDArray[np.int16]  # games x features, as who is asked sees it
    masks: NDArray[np.uint8]  # games x actions
    seats: NDArray[np.int64]  # who is asked
    rewards: NDArray[np.float64]  # games x players; 0 but for games that have just ended
    ended: NDArray[np.bool_]
    truncated: NDArray[np.bool_]  # those of them that were cut off by the limit of rounds


class Vector:
    """Games with the same players and options, which begin anew as soon as they end.

    With a `learner`, only that seat is asked and the others choose at random.
    """

    def __init__(
        self,
        game: str | Game = "shelter",
        games: int = 64,
        players: int | None = None,
        *,
        seed: int = 0,
        learner: int | None = None,
        packs: Sequence[str | Path] = (),
        observations: bool = True,
        **options: Any,
    ) -> None:
        self.table = Table(game, players, packs, **options)
        games = plain(games)
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise Malformed(f"games is a number from 1 to {MOST_GAMES:,}, not {games!r}.")
        self.games = games
        if type(observations) is not bool:
            raise Malformed(f"observations is True or False, not {observations!r}.")
        self.fleet = Fleet(
            self.table.new(0, chance=MANUAL, forced=MANUAL),
            self.table.lens,
            games,
            generator(plain(seed)),
            EVERYBODY if learner is None else self.table.check_seat(learner),
            observations,
        )

    @property
    def batch(self) -> Batch:
        """How all games stand now."""
        fleet, games = self.fleet, self.games
        ends = _array(fleet.ends, np.uint8)
        batch = Batch(
            _array(fleet.sights, np.int16).reshape(games, -1),
            _array(fleet.masks, np.uint8).reshape(games, -1),
            _array(fleet.seats, np.int64),
            _array(fleet.rewards, np.float64).reshape(games, -1),
            ends != 0,
            ends == CUT_OFF,
        )
        for part in batch:
            part.flags.writeable = False
        return batch

    def reset(self) -> Batch:
        """Begin all games anew."""
        self.fleet.reset()
        return self.batch

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Batch:
        """Take one action in each game. If one is not possible, nothing changes."""
        given = self._row(actions)
        inside = (given >= 0) & (given < self.table.actions)
        refused = self.fleet.step(np.where(inside, given, NO_ACTION).astype("<i8").tobytes())
        if refused >= 0:
            state = self.fleet.states[refused]
            action = self.table.spaces.text(state, int(given[refused]))
            raise Illegal(f"Game {refused}: {action} is not possible now; choose one of the mask.")
        return self.batch

    def random_actions(self) -> NDArray[np.int64]:
        """A possible action for each game, each equally likely."""
        drawn: NDArray[np.int64] = _array(self.fleet.drawn(), np.int64)
        drawn.flags.writeable = False
        return drawn

    def _row(self, actions: NDArray[Any] | Sequence[int]) -> NDArray[np.integer[Any]]:
        """The actions of a step: one whole number for each game."""
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.empty(0)
        if given.shape != (self.games,):
            raise Malformed(f"There are {self.games} games, so {self.games} actions are asked for.")
        if not np.issubdtype(given.dtype, np.integer):
            most = self.table.actions - 1
            raise Malformed(
                f"Actions are whole numbers from 0 to {most}, not {given.tolist()!r:.100}."
            )
        return given


make = Vector


def _array(row: Any, kind: Any) -> Any:
    """A row of the engine as an array: the compiled one's memory itself, which only it writes."""
    return np.frombuffer(row, kind) if overseer.COMPILED and len(row) else np.array(row, kind)
