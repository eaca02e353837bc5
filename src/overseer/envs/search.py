"""A plain search to measure learners by: UCT, in the compiled engine, for any game with a lens."""

from __future__ import annotations

from overseer.bots import decision_of, own_dice
from overseer.envs.lens.tree import Tree
from overseer.envs.space import Spaces
from overseer.kernel.decision import Option
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
        self.iterations = iterations
        self.tree = Tree(spaces.lens, spaces.players, generator(seed), exploration)
        self._guesses = own_dice("uct", seed)

    def choose(self, state: State, seat: int) -> Option:
        """The option that was tried most."""
        worlds = [
            state.book.disguised(state, seat, self._guesses.getrandbits(32)) for _ in range(WORLDS)
        ]
        place = self.tree.search(worlds, self.iterations)
        return decision_of(state, seat).options[int(place)]
