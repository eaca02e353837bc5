"""A bot that thinks ahead without cheating: it tries its options in worlds that might be true.

python examples/search.py [GAMES]

Each option is tried in a few states that `game.sample` makes up from what the seat can see. From
there everybody plays at random to the end of the round, and the seat's expected happiness counts.
"""

from __future__ import annotations

import random
import sys

import overseer
from overseer import bots

WORLDS = 3


class Search:
    """Flat search by sampling; the same seed makes the same choices."""

    def __init__(self, game: overseer.Game, seed: int) -> None:
        self.game = game
        self.dice = random.Random(seed)

    def choose(self, state: overseer.State, seat: int) -> overseer.Option:
        options = bots.decision_of(state, seat).options
        view = state.view(seat)
        worlds = [self.game.sample(view, self.dice.getrandbits(32)) for _ in range(WORLDS)]
        scores = [sum(self.tried(world, option, seat) for world in worlds) for option in options]
        return options[scores.index(max(scores))]

    def tried(self, world: overseer.State, option: overseer.Option, seat: int) -> float:
        future = world.clone()
        this_round = future.round
        future.apply(option, seat)
        while not future.over and future.round == this_round:
            future.apply(self.dice.randrange(len(future.decision.options)))
        player = future.view(seat)["table"]["players"][seat]
        cubes = sum(player["cubes"].values())
        return player["expected_happiness"] + 0.7 * player["dwellers"]["owned"] + 0.2 * cubes


def main(games: str = "3") -> None:
    game = overseer.load("shelter")
    wins = 0
    for seed in range(int(games)):
        state = game.new(players=2, seed=seed, max_rounds=20)
        players = [Search(game, seed), bots.make("random", game, seed)]
        while not state.over:
            seat = state.decision.seat
            state.apply(players[seat].choose(state, seat))
        wins += state.outcome.winners == (0,)
    print(f"the search won {wins} of {games} games against a random player")


if __name__ == "__main__":
    main(*sys.argv[1:])
