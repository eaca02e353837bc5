"""A whole game of random choices, told as it happens.

python examples/random_game.py [LANGUAGE] [SEED]
"""

from __future__ import annotations

import random
import sys

import overseer


def main(language: str = "en", seed: str = "7") -> None:
    dice = random.Random(seed)
    game = overseer.load("shelter")
    names = ["Ada", "Boris", "Celina"]
    match = overseer.Match(game, players=3, seed=int(seed), names=names, max_rounds=100)
    told = 0  # the last line of the journal whose sentences were printed
    while not match.state.over:
        match.apply(dice.choice(match.state.decision.options))
        print("\n".join(match.log(language, after=told)))
        told = match.lines[-1].number
    for row in match.state.outcome.standings:
        print(f"{row.place}. {names[row.seat]}: {row.score}")


if __name__ == "__main__":
    main(*sys.argv[1:])
