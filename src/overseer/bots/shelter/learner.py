"""The learner of Fallout Shelter: what training must know of it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from overseer.bots.mind.shelter import COMMON, PHASES, ShelterJudge
from overseer.bots.shelter.traits import POINT, Reading, trait_names
from overseer.bots.weights import Row, Training, Weights
from overseer.catalog.shelter import ShelterGame
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.outcome import Outcome

KNOWN = {"happiness": 1, "end-items": 1, "threats": -1}  # how happiness is counted at the end


class ShelterLearner:
    """Traits, cards and facts of Fallout Shelter, for one number of players."""

    phases = PHASES
    behind = 7
    trust = 0.0  # the prior knows next to nothing

    def __init__(self, game: Game, players: int) -> None:
        if not isinstance(game, ShelterGame):
            raise Malformed("This learner is for Fallout Shelter only.")
        self.players = players
        self.reading = Reading.of(game.tables, game.book)
        self.traits = COMMON + sum(map(len, self.reading.kinds.values()))

    def judge(self, numbers: Sequence[int]) -> ShelterJudge:
        """A judge with these weights."""
        return self.reading.judge(numbers)

    def prior(self) -> list[int]:
        """Happiness as it is counted at the end, and nothing else."""
        known = [KNOWN.get(name, 0) * POINT for name in trait_names()]
        known += [0] * (self.traits - len(known))
        later = [0] * (PHASES - 1)
        return [number for points in known for number in (points, *later)]

    def table(self, dice: random.Random) -> dict[str, object]:
        """A table as it comes."""
        return {}

    def scores(self, outcome: Outcome) -> list[int]:
        """Happiness at the end."""
        scores = sorted((standing.seat, standing.score) for standing in outcome.standings)
        return [score for _, score in scores]

    def facts(self) -> dict[str, list[dict[str, int]]]:
        """What is printed on items and rooms."""
        return {
            kind: [self.reading.facts_of(kind, i) for i in range(len(ids))]
            for kind, ids in self.reading.kinds.items()
        }

    def named(
        self, numbers: Sequence[int], facts: dict[str, dict[str, Row]], trained: Training
    ) -> Weights:
        """Weights as a file has them."""
        rows = [tuple(numbers[at : at + PHASES]) for at in range(0, len(numbers), PHASES)]
        names = trait_names()
        cards, at = {}, len(names)
        for kind, ids in self.reading.kinds.items():
            cards[kind] = dict(zip(ids, rows[at:], strict=False))
            at += len(ids)
        return Weights(
            game="shelter",
            players=self.players,
            trained=trained,
            traits=dict(zip(names, rows, strict=False)),
            cards=cards,
            facts=facts,
        )
