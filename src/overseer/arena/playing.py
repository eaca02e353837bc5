"""Playing: one game from its first decision to its end, by bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager

from overseer.bots import Bot, ask, dismiss, make, own_dice
from overseer.kernel.decision import Option
from overseer.kernel.errors import OverseerError
from overseer.kernel.game import Game
from overseer.kernel.state import State

MOST_DECISIONS = 100_000  # hundreds of times what a long game takes

_MOST_SEATS = 16  # no two seats of a simulation get the same bot seed


class StuckGame(OverseerError):
    """A simulated game that broke off, or would not end, with the seed that shows it."""

    def __init__(self, seed: int, reason: str) -> None:
        super().__init__(seed, reason)  # both, so that the error can come from another process
        self.seed = seed
        self.reason = reason

    def __str__(self) -> str:
        return f"The game with seed {self.seed} is stuck: {self.reason}"


def check_bots(names: Iterable[str], game: Game, seed: int) -> None:
    """Raise Malformed if one of the bots cannot play the game."""
    for name in dict.fromkeys(names):
        dismiss(make(name, game, seed))


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of the game with a seed."""
    return seed * _MOST_SEATS + seat


@contextmanager
def seats_for(names: Iterable[str], game: Game, seed: int) -> Iterator[list[Bot]]:
    """A bot per seat for the game with a seed; those with processes of their own are ended."""
    seats: list[Bot] = []
    try:
        for seat, name in enumerate(names):
            seats.append(make(name, game, bot_seed(seed, seat)))
        yield seats
    finally:
        for bot in seats:
            dismiss(bot)


def play(
    state: State,
    seats: Sequence[Bot],
    most: int = MOST_DECISIONS,
    apply: Callable[[Option, int], None] | None = None,
) -> int:
    """Let a bot per seat play a game to its end; the number of decisions that they made.

    Each is asked in the knowledge of its seat. `apply` makes a choice where it is not the state
    itself that does, such as a match. Raises RuntimeError after `most` decisions.
    """
    decisions = 0
    guesses = own_dice("guesses", 0)
    apply = state.apply if apply is None else apply
    while (decision := state.decision) is not None:
        if decisions == most:
            raise RuntimeError(f"not over after {most} decisions")
        seat = decision.seat
        apply(ask(seats[seat], state, seat, guesses), seat)
        decisions += 1
    return decisions
