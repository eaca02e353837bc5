"""The learner of Fallout: what training must know of it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from overseer.bots.fallout.chances import promise_of
from overseer.bots.fallout.traits import prior, trait_names
from overseer.bots.mind.fallout import COMMON, PHASES, WIN, FalloutJudge
from overseer.bots.mind.judge import POINT
from overseer.bots.weights import Row, Training, Weights
from overseer.catalog.fallout.game import FalloutGame
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.outcome import Outcome

SCENARIO = "scenario"


class FalloutLearner:
    """The traits of Fallout, for one number of players. Cards count by what they do."""

    phases = PHASES
    traits = COMMON
    behind = 10  # how games ended, and nothing else
    trust = 1.0  # games differ so much that even hundreds of them tell little

    def __init__(self, game: Game, players: int) -> None:
        if not isinstance(game, FalloutGame):
            raise Malformed("This learner is for Fallout only.")
        self.game = game
        self.players = players
        self.scenarios = next(
            option.choices for option in game.table_options if option.name == SCENARIO
        )

    def judge(self, numbers: Sequence[int]) -> FalloutJudge:
        """A judge with these weights."""
        return FalloutJudge(list(numbers), promise_of(self.game.tables))

    def prior(self) -> list[int]:
        """What somebody thinks who knows the rules and has not played yet."""
        return prior()

    def table(self, dice: random.Random) -> dict[str, object]:
        """Any of the scenarios."""
        return {SCENARIO: dice.choice(self.scenarios)}

    def scores(self, outcome: Outcome) -> list[int]:
        """Influence, and more for those who have won; nothing if all have lost."""
        winners = outcome.winners
        if not winners:
            return [0] * self.players
        more = int(WIN // POINT) // len(winners)
        scores = sorted((standing.seat, standing.score) for standing in outcome.standings)
        return [score + (more if seat in winners else 0) for seat, score in scores]

    def facts(self) -> dict[str, list[dict[str, int]]]:
        """No card has weights of its own."""
        return {}

    def named(
        self, numbers: Sequence[int], facts: dict[str, dict[str, Row]], trained: Training
    ) -> Weights:
        """Weights as a file has them."""
        rows = [tuple(numbers[at : at + PHASES]) for at in range(0, len(numbers), PHASES)]
        return Weights(
            game="fallout",
            players=self.players,
            trained=trained,
            traits=dict(zip(trait_names(), rows, strict=True)),
            cards={},
            facts=facts,
        )
