"""Fits the curves of the analysis to how games of bots end, and prints how well they foretell.

`python scripts/chances.py shelter` and `python scripts/chances.py fallout` play games with known
seeds, one process, a few minutes each. What is printed belongs in `bots/mind/shelter.py` and
`bots/advice/standing.py`, and the number of games in `FITTED` there and in
`bots/advice/shelter.py`. Every fourth game is kept aside for the table of how often what was
foretold came true.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import log
from operator import mul
from typing import Any

import overseer
from overseer import bots
from overseer.bots.advice.chances import decided, shares
from overseer.bots.advice.shelter import Desk
from overseer.bots.advice.standing import NOBODY, SURVIVOR, features, shadows
from overseer.bots.mind.judge import POINT
from overseer.bots.mind.shelter import LONGEST, SPREAD, rounds_left
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.shelter.vault import Vault
from overseer.kernel.game import Game
from overseer.kernel.state import State

# Not those levels that let others catch up.
BOTS = {"shelter": ("hard", "greedy"), "fallout": ("greedy",)}
OPTIONS: dict[str, dict[str, Any]] = {"shelter": {"max_rounds": 100}, "fallout": {"max_rounds": 60}}

Numbers = list[list[float]]  # of each side
Row = tuple[Numbers, list[float]]  # and how much each has won
Foretell = Callable[[Numbers, list[float]], list[float]]  # by numbers and weights


def played(game: Game, players: int, seed: int) -> list[Row]:
    """The numbers of all turns of a game, and its end."""
    names = BOTS[game.name]
    # All seats are of one strength, or else chances would tell who sits where.
    level = names[seed % len(names)]
    state = game.new(players=players, seed=seed, **OPTIONS[game.name], **_scenario(game, seed))
    seats = [bots.make(level, game, 10 * seed + seat) for seat in range(players)]
    guesses, desk = bots.own_dice("chances", seed), Desk()
    rows, turn = [], None
    while (decision := state.decision) is not None:
        seat = int(decision.seat)
        if decision.kind == "turn" and (seat, state.round) != turn:
            turn = seat, state.round
            rows.append(_numbers(state, desk))
        state.apply(bots.ask(seats[seat], state, seat, guesses))
    won = decided(state, players)
    if game.name == "fallout":
        won.append(1 - sum(won))
    return [(row, won) for row in rows]


def _scenario(game: Game, seed: int) -> dict[str, Any]:
    """One scenario after the other, where there are some."""
    for option in game.table_options:
        if option.name == "scenario":
            return {option.name: option.choices[seed % len(option.choices)]}
    return {}


def _numbers(state: State, desk: Desk) -> Numbers:
    seats = range(state.players)
    if isinstance(state, Wasteland):
        return [*(features(state, seat) for seat in seats), shadows(state)]
    assert isinstance(state, Vault)
    judge, _ = desk.judge(state)
    left = int(rounds_left(state))
    rounds = 0.0 if left > LONGEST else left / 4
    return [[min(0.0, judge.worth(state, seat) / POINT), rounds] for seat in seats]


def likelihood(rows: Sequence[Row], foretell: Foretell, weights: list[float]) -> float:
    """The mean logarithm of what was foretold of what came."""
    total = 0.0
    for numbers, won in rows:
        for chance, share in zip(foretell(numbers, weights), won, strict=True):
            total += share * log(max(chance, 1e-9))
    return total / max(1, len(rows))


def fit(rows: Sequence[Row], start: list[float], foretell: Foretell, fixed: int = 0) -> list[float]:
    """The weights that foretell best, found one after the other in ever smaller steps."""
    best, step = list(start), 1.0
    most = likelihood(rows, foretell, best)
    while step > 0.04:
        moved = False
        for place in range(fixed, len(best)):
            for change in (step, -step):
                tried = [*best]
                tried[place] += change * max(0.25, abs(best[place]))
                found = likelihood(rows, foretell, tried)
                if found > most + 1e-6:
                    best, most, moved = tried, found, True
        step = step if moved else step / 2
    return best


def of_shelter(numbers: Numbers, weights: list[float]) -> list[float]:
    """Chances by how far each is behind the best, in points that count less the earlier it is."""
    now, later = weights
    return shares([behind / max(0.2, now + later * left) for behind, left in numbers])


def of_fallout(numbers: Numbers, weights: list[float]) -> list[float]:
    """Chances by the features of each survivor, and by the shadows over all of them."""
    *survivors, shadow = numbers
    size = len(survivors[0])
    scores = [sum(map(mul, weights, row)) for row in survivors]
    return shares([*scores, sum(map(mul, weights[size:], shadow))])


def report(rows: Sequence[Row], foretell: Foretell, weights: list[float]) -> None:
    """How often what was foretold came true, by fifths."""
    print(f"    {likelihood(rows, foretell, weights):.3f}")
    told: list[list[float]] = [[] for _ in range(5)]
    came: list[list[float]] = [[] for _ in range(5)]
    for numbers, won in rows:
        for chance, share in zip(foretell(numbers, weights), won, strict=True):
            place = min(4, int(5 * chance))
            told[place].append(chance)
            came[place].append(share)
    for one, other in zip(told, came, strict=True):
        if one:
            mean, real = sum(one) / len(one), sum(other) / len(other)
            print(f"    foretold {mean:.0%}, came {real:.0%} of {len(one)}")


def main() -> None:
    """Play, fit, and print what was found."""
    parser = argparse.ArgumentParser(description="Fits the curves of the analysis.")
    parser.add_argument("game", choices=sorted(BOTS))
    parser.add_argument("--games", type=int, default=48, help="by number of players")
    asked = parser.parse_args()
    game = overseer.load(asked.game)
    kept = sum(1 for number in range(asked.games) if number % 4)
    print(f"FITTED = {kept}, by number of players")
    by_players: dict[int, tuple[list[Row], list[Row]]] = {}
    for players in game.seats:
        games = [played(game, players, 70_000 + seed) for seed in range(asked.games)]
        fitted = [row for i, rows in enumerate(games) if i % 4 for row in rows]
        aside = [row for i, rows in enumerate(games) if not i % 4 for row in rows]
        by_players[players] = fitted, aside
    if asked.game == "shelter":
        for players, (fitted, aside) in by_players.items():
            at = 2 * (players - 2)
            found = fit(fitted, [each / 100 for each in SPREAD[at : at + 2]], of_shelter)
            print(players, [round(each, 2) for each in found])
            report(aside, of_shelter, found)
        return
    size = len(SURVIVOR[game.seats.stop - 1])
    for players, (fitted, aside) in by_players.items():
        # Alone there is nobody to be ahead of: what makes a survivor strong is taken from pairs.
        start = [*SURVIVOR[max(2, players)], *NOBODY[players]]
        found = fit(fitted, start, of_fallout, fixed=size if players == 1 else 0)
        print(
            players, *([round(each, 2) for each in part] for part in (found[:size], found[size:]))
        )
        report(aside, of_fallout, found)


if __name__ == "__main__":
    main()
