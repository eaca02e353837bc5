"""A plain search to measure learners by: UCT, in the compiled engine, for any game with a lens."""

from __future__ import annotations

from math import inf

from overseer.bots import own_dice
from overseer.envs.lens.tree import Tree
from overseer.envs.space import Spaces
from overseer.kernel.decision import Option
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.seed import generator
from overseer.kernel.state import State

EXPLORATION = 1.4
WORLDS = 16  # guesses at what is hidden that iterations take turns with


class Uct:
    """A bot that plays on at random, again and again, and prefers what has ended well.

    It plays games to their end, so the table should have a limit of rounds.
    """

    def __init__(
        self, spaces: Spaces, seed: int, iterations: int = 200, exploration: float = EXPLORATION
    ) -> None:
        if not isinstance(spaces, Spaces):
            raise Malformed(f"spaces is what spaces_of gives, not {spaces!r:.100}.")
        if type(iterations) is not int or iterations < 1:
            raise Malformed(f"iterations is a number from 1 up, not {iterations!r}.")
        if type(exploration) not in (int, float) or not 0 <= exploration < inf:
            raise Malformed(f"exploration is a number from 0 up, not {exploration!r}.")
        self.spaces = spaces
        self.iterations = iterations
        self.tree = Tree(spaces.lens, spaces.players, generator(seed), float(exploration))
        self._guesses = own_dice("uct", seed)

    def choose(self, state: State, seat: int) -> Option:
        """The option that was tried most. The first open decision must be the seat's."""
        self.spaces.check(state)
        decision = state.decision_of(None)
        if decision.seat != seat:
            raise Illegal(
                f"The first open decision is that of seat {decision.seat}, not of {seat!r}; "
                "this search looks at no other."
            )
        worlds = [
            state.book.disguised(state, seat, self._guesses.getrandbits(32))
            for _ in range(min(WORLDS, self.iterations))
        ]
        return decision.options[int(self.tree.search(worlds, self.iterations))]
