"""Play for its own sake: JSON, and choices that follow from a seed."""

from __future__ import annotations

import json
from typing import Any

from overseer.kernel.decision import Decision, Option
from overseer.kernel.rng import Rng
from overseer.kernel.seed import generator
from overseer.kernel.state import State

PASSES = ("pass", "done")


def as_json(value: object) -> str:
    """A value as JSON text in which equal values are equal texts."""
    return json.dumps(value, sort_keys=True)


def through_json(value: object) -> Any:
    """A value as it comes back from a file or a network."""
    return json.loads(json.dumps(value))


class Chooser:
    """Random choices that are the same in every process and on every version of Python.

    A seat's pass or done is taken half as often as its share, so that games get somewhere.
    """

    def __init__(self, seed: int) -> None:
        # Not the game's own seed, or choices and dice would follow from the same numbers.
        self.dice: Rng = generator(-1 - seed)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1."""
        return int(self.dice.below(limit))

    def choice(self, state: State) -> tuple[Decision, Option]:
        """One of the open decisions, and one of its options."""
        decisions = state.decisions
        decision = decisions[self.below(len(decisions))]
        option = decision.options[self.below(len(decision.options))]
        if option.notation in PASSES and self.below(2):
            option = decision.options[self.below(len(decision.options))]
        return decision, option
