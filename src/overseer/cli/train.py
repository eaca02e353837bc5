"""`overseer train`: the weights of learned bots, made from nothing."""

from __future__ import annotations

from pathlib import Path

from overseer import arena
from overseer.arena.places import check_place, write
from overseer.arena.training import train as learn
from overseer.bots.weights import is_shipped, written
from overseer.catalog import load
from overseer.cli.printing import printer
from overseer.texts.bundles import in_language

# What the weights of this package were made with.
SEED = 1
# Games of a turn, and turns. Of Fallout the greedy bot's games are all that is learned from.
COURSES = {
    "shelter": {2: (2000, 4), 3: (800, 3), 4: (800, 3)},
    "fallout": {2: (500, 1), 3: (100, 1), 4: (200, 1)},
}
OTHERWISE = (300, 3)


def train(
    game: str = "shelter",
    *,
    players: int | None = None,
    seed: int = SEED,
    games: int | None = None,
    turns: int | None = None,
    to: Path = Path("weights"),
    processes: int | None = None,
    language: str = "en",
) -> int:
    """Let learned bots learn from games against themselves, and write what they have learned.

    Equal seeds give equal weights, whatever the number of processes. Without options the weights
    of this package are made again.

    Parameters
    ----------
    game
        A game that has learned bots.
    players
        How many players each game has; without it, every number that the game allows from two on.
    seed
        The seed of all games.
    games
        How many games are played in each turn of learning; without it, as many as for the weights
        of this package: with two players up to 2000, and fewer with more.
    turns
        How many turns there are: the greedy bot plays in the first, what was learned in others.
        Without it, 4 with two players and 3 with more, or 1 for Fallout.
    to
        The folder for the weights; a file for each number of players.
    processes
        How many processes share the games; without it, as many as can run at once.
    language
        The code of a language, such as en.
    """
    words, console = in_language(language), printer(soft_wrap=True)
    seats = load(game).seats
    check_place(to)
    numbers = range(max(2, seats.start), seats.stop) if players is None else (players,)
    for number in numbers:
        usual = COURSES.get(game, {}).get(number, OTHERWISE)
        each = usual[0] if games is None else games
        rounds = usual[1] if turns is None else turns

        def told(
            turn: int, error: float, number: int = number, each: int = each, rounds: int = rounds
        ) -> None:
            console.print(
                words.format(
                    "train-turn",
                    players=number,
                    turn=turn,
                    turns=rounds,
                    games=each * turn,
                    error=error,
                )
            )

        weights = learn(
            game,
            players=number,
            seed=seed,
            games=each,
            turns=rounds,
            processes=arena.usable_cores() if processes is None else processes,
            progress=told,
        )
        file = to / f"{number}.json"
        write(file, written(weights))
        same = "same" if is_shipped(weights) else "other"
        console.print(words.format(f"train-{same}", file=str(file)))
    return 0
