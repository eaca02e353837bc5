"""The rules as one object, which every state is given: it begins effects and checks."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from overseer.games.fallout.checks import Check
from overseer.games.fallout.effects import Effects
from overseer.games.fallout.wasteland import Rules, Wasteland


@final
class FalloutRules(Rules):
    """The whole of the rules, given to every state; see `Rules`."""

    def perform(
        self, wasteland: Wasteland, program: i64, seat: i64, source: i64, node: i64, level: i64
    ) -> None:
        """Begin the effects of a card."""
        if program != 0:
            deaths = wasteland.deaths[seat]
            wasteland.stack.append(Effects(source, program, seat, node, level, 0, deaths, 0))

    def check(self, wasteland: Wasteland) -> None:
        """Begin the checks at the end of a unit."""
        wasteland.stack.append(Check())
