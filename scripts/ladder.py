"""The ladder of bots: who beats whom, as a table for docs/bots.md.

    python scripts/ladder.py [--game shelter] [--games 100] [--seed 1] [--only hard,greedy]

Each pairing plays so many games, from every seat equally many. With four players the first of a
pair meets three of the second.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from overseer.arena import simulate, usable_cores, wilson

PAIRS = (
    (2, "easy", "random"),
    (2, "easy", "greedy"),
    (2, "normal", "greedy"),
    (2, "builder", "greedy"),
    (2, "fighter", "greedy"),
    (2, "hoarder", "greedy"),
    (2, "hard", "greedy"),
    (2, "master", "hard"),
    (4, "hard", "greedy"),
    (4, "master", "greedy"),
)


def main(arguments: Sequence[str]) -> int:
    """Play all pairings and print what came of them."""
    parser = ArgumentParser(description="Who beats whom.")
    parser.add_argument("--game", default="shelter")
    parser.add_argument("--games", type=int, default=100, help="of each pairing, over all seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="one pairing, such as hard,greedy")
    parser.add_argument("--players", type=int, default=0, help="only tables of so many")
    parser.add_argument("--processes", type=int, default=usable_cores())
    given = parser.parse_args(arguments)
    print("| players | bot | against | games won | share | 95 % interval | score |")
    print("|---|---|---|---|---|---|---|")
    for players, bot, rival in PAIRS:
        if given.only not in ("", f"{bot},{rival}") or given.players not in (0, players):
            continue
        each = max(1, given.games // players)
        won, own, others = 0.0, 0.0, 0.0
        for seat in range(players):
            names = [bot if place == seat else rival for place in range(players)]
            report = simulate(
                given.game,
                games=each,
                players=players,
                bots=names,
                seed=given.seed + seat * each,
                processes=given.processes,
            )
            won += float(report.wins_by_bot[bot])
            told = report.as_json()["mean_score_by_seat"]
            assert isinstance(told, list)
            own += told[seat] / players
            others += (sum(told) - told[seat]) / (players - 1) / players
        games = each * players
        low, high = wilson(won, games)
        print(
            f"| {players} | `{bot}` | `{rival}` | {won:g} of {games} | {won / games:.0%} "
            f"| {low:.0%} to {high:.0%} | {own:.1f} to {others:.1f} |",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
