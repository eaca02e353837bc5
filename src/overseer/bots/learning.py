"""Learners: what training must know of a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, cast

from overseer.bots.mind.judge import Judge
from overseer.bots.weights import Row, Training, Weights
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.outcome import Outcome
from overseer.registry import registration_of


class Learner(Protocol):
    """The traits of a game with its cards, in the order of its judge."""

    traits: int
    phases: int
    behind: int  # parts of 10 that a position is fitted to what came behind the next one; see Gram
    trust: float  # in what is known before: as if it had been seen in so many times the games

    def judge(self, numbers: Sequence[int]) -> Judge:
        """A judge with these weights, phase by phase for each trait."""

    def prior(self) -> list[int]:
        """The weights of somebody who knows no more than how points are counted."""

    def table(self, dice: random.Random) -> dict[str, object]:
        """Options of a table at which a lesson is played."""

    def scores(self, outcome: Outcome) -> list[int]:
        """What a game came to, seat by seat, in points."""

    def facts(self) -> dict[str, list[dict[str, int]]]:
        """What is printed on the cards that have weights of their own, by kind."""

    def named(
        self, numbers: Sequence[int], facts: dict[str, dict[str, Row]], trained: Training
    ) -> Weights:
        """Weights as a file has them."""


def learner_of(game: Game, players: int) -> Learner:
    """The learner of a game; a game without one raises Malformed."""
    registration = registration_of(game.name)
    if registration is None or not registration.learner:
        raise Malformed(f"There is nothing to train for {game.name}: it has no learned bots.")
    return cast(Learner, registration.part(registration.learner)(game, players))
