"""Playing: one game from its first decision to its end, by bots."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.bots import Bot, ask, own_dice
from overseer.kernel.errors import OverseerError
from overseer.kernel.state import State

MOST_DECISIONS = 100_000  # hundreds of times what a long game takes


class StuckGame(OverseerError):
    """A simulated game that broke off, or would not end, with the seed that shows it."""

    def __init__(self, seed: int, reason: str) -> None:
        super().__init__(seed, reason)  # both, so that the error can come from another process
        self.seed = seed
        self.reason = reason

    def __str__(self) -> str:
        return f"The game with seed {self.seed} is stuck: {self.reason}"


def play(state: State, seats: Sequence[Bot], most: int = MOST_DECISIONS) -> int:
    """Let a bot per seat play a game to its end; the number of decisions that they made.

    Each is asked in the knowledge of its seat. Raises RuntimeError after `most` decisions.
    """
    decisions = 0
    guesses = own_dice("guesses", 0)
    while (decision := state.decision) is not None:
        if decisions == most:
            raise RuntimeError(f"not over after {most} decisions")
        seat = decision.seat
        state.apply(ask(seats[seat], state, seat, guesses))
        decisions += 1
    return decisions
