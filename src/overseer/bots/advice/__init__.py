"""Advice: what a practised player would do at a decision, and why, in terms of the rules."""

from __future__ import annotations

from typing import Protocol, cast

from overseer.bots.advice.judged import COMMENT, GLANCE, HINT, Depth
from overseer.bots.advice.thoughts import Advice, Reason, Thought
from overseer.bots.bot import decision_of
from overseer.kernel.decision import SPECTATOR, Option
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.registry import registration_of

__all__ = [
    "COMMENT",
    "GLANCE",
    "HINT",
    "Advice",
    "Advisor",
    "Depth",
    "Reason",
    "Thought",
    "advise",
    "advisor_of",
    "is_advised",
    "overheard",
]


class Advisor(Protocol):
    """Who knows what to do, and why."""

    @property
    def fitted(self) -> int:
        """Games of bots with as many players that chances were fitted to; 0 if it is not known."""

    def advise(
        self,
        world: State,
        seat: int,
        seed: int,
        depth: Depth = HINT,
        wanted: Option | None = None,
        viewer: int | None = None,
    ) -> Advice:
        """What to do in a state as the seat knows it; `wanted` is considered in any case.

        If it is `viewer` who knows it so, every guess is theirs.
        """

    def is_open(self, world: State, seat: int) -> bool:
        """Whether everybody sees what is chosen at a seat's decision."""

    def is_calm(self, state: State) -> bool:
        """Whether chances can be told: nothing is under way."""

    def chances(self, state: State, seat: int = -1, loss: float = 0.0) -> list[float]:
        """How likely each seat wins, if one of them had so much less; what is left is nobody's."""


def is_advised(game: Game) -> bool:
    """Whether somebody knows a game well enough for advice."""
    registration = registration_of(game.name)
    return registration is not None and bool(registration.advisor)


def advisor_of(game: Game) -> Advisor | None:
    """A new advisor for a game; None if nobody knows it well enough."""
    registration = registration_of(game.name)
    if registration is None or not registration.advisor:
        return None
    return cast(Advisor, registration.part(registration.advisor)())


def advise(
    advisor: Advisor,
    state: State,
    seat: int,
    seed: int,
    depth: Depth = HINT,
    wanted: Option | None = None,
) -> Advice:
    """What to do at a seat's open decision, in the knowledge of that seat.

    The advisor is given a copy in which all that the seat may not know is random.
    """
    world = state.book.disguised(state, seat, seed)
    return advisor.advise(world, seat, seed, depth, wanted)


def overheard(
    advisor: Advisor, state: State, seat: int, seed: int, chosen: Option
) -> Advice | None:
    """What speaks for a seat's choice, in the knowledge of somebody who only watches.

    The hand of the seat is a guess as well, a new one in each copy, so that nothing which is said
    can tell it. None where the choice is hidden, or nobody who watches could expect it.
    """
    world = state.book.disguised(state, SPECTATOR, seed)
    world.settle()  # what can be chosen follows from the hand as well
    if all(decision.seat != seat for decision in world.decisions):
        return None
    if not advisor.is_open(world, seat) or chosen not in list(decision_of(world, seat).options):
        return None
    return advisor.advise(world, seat, seed, COMMENT, chosen, SPECTATOR)
