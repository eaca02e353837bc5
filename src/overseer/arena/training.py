"""Training: turns of self-play, and weights that are fitted to how the games ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

from overseer.arena.lessons import PARTS, Course, Sums, played
from overseer.arena.pool import Workers
from overseer.arena.ridge import dot, ridge
from overseer.arena.simulation import check_from_one, check_seed
from overseer.bots.learning import Learner, learner_of
from overseer.bots.mind.gram import FINE
from overseer.bots.mind.judge import POINT
from overseer.bots.weights import Row, Training, Weights
from overseer.catalog import load
from overseer.kernel.errors import Malformed

PULL = 600.0  # positions' worth of trust in what was known before
FACTS_PULL = 2.0  # cards' worth
PHASE = 16  # what counts as one whole trait in the sums

Progress = Callable[[int, float], None]


def train(
    game: str,
    *,
    players: int,
    seed: int,
    games: int,
    turns: int,
    processes: int = 1,
    progress: Progress | None = None,
) -> Weights:
    """Weights for a game, learned from nothing in turns of so many games.

    In the first turn the greedy bot plays, then bots with the weights of the turn before. Equal
    arguments give equal weights, whatever the number of processes. `progress` is told which turn
    has been played, and how far those who played it were wrong about leads, in points.
    """
    loaded = load(game)
    loaded.check_players(players)
    if players == 1:
        raise Malformed("Who plays alone has nobody to learn from: train two players or more.")
    check_from_one("games", games)
    check_from_one("turns", turns)
    check_seed(seed)
    workers = Workers(processes)
    workers.check()
    learner = learner_of(loaded, players)
    numbers = learner.prior()
    error, positions = 0.0, 0
    learned: Sums | None = None
    for turn in range(turns):
        course = Course(game, players, seed, tuple(numbers) if turn > 0 else ())
        sums = played(course, range(turn * games, (turn + 1) * games), workers)
        positions += sums.positions
        error = sqrt(sums.square / max(1, sums.positions)) / PARTS / (players - 1)
        if turn > 1 and learned is not None:
            sums.add(learned)  # games of learned bots all count; those of greedy ones are a start
        learned = sums
        numbers = fitted(sums, numbers, players, learner.trust)
        if progress is not None:
            progress(turn + 1, error)
    trained = Training(
        command=f"overseer train {game} --players {players} --seed {seed} "
        f"--games {games} --turns {turns}",
        packs={pack.id: pack.version for pack in loaded.packs},
        games=games * turns,
        positions=positions,
        error=round(error, 2),
    )
    return learner.named(numbers, by_facts(learner, numbers), trained)


def fitted(sums: Sums, before: Sequence[int], players: int, trust: float = 0.0) -> list[int]:
    """Weights that fit what games came to.

    With `trust`, each weight is drawn to what was known before as if that had been seen in so
    many times the games.
    """
    size = len(sums.targets)
    scale = 1 if players == 2 else players * players  # rows are multiples of the players' number
    products = [
        [number / FINE for number in sums.products[at : at + size]]
        for at in range(0, size * size, size)
    ]
    pull = PULL * scale * PHASE * PHASE
    weights = ridge(
        products,
        [target / FINE for target in sums.targets],
        [number / POINT for number in before],
        [pull + trust * products[i][i] for i in range(size)],
    )
    return [round(weight * POINT) for weight in weights]


def by_facts(learner: Learner, numbers: Sequence[int]) -> dict[str, dict[str, Row]]:
    """What the facts of cards are worth, fitted to the weights of the cards that are known."""
    found: dict[str, dict[str, Row]] = {}
    phases, facts = learner.phases, learner.facts()
    at = len(numbers) - phases * sum(map(len, facts.values()))
    for kind, cards in facts.items():
        names = sorted({name for card in cards for name in card})
        table = [[float(card.get(name, 0)) for name in names] for card in cards]
        products = [[dot(a, b) for b in zip(*table, strict=True)] for a in zip(*table, strict=True)]
        columns = []
        for phase in range(phases):
            own = [float(numbers[at + i * phases + phase]) for i in range(len(cards))]
            targets = [dot(column, own) for column in zip(*table, strict=True)]
            columns.append(ridge(products, targets, [0.0] * len(names), [FACTS_PULL] * len(names)))
        rows = [tuple(round(weight) for weight in row) for row in zip(*columns, strict=True)]
        found[kind] = dict(zip(names, rows, strict=True))
        at += phases * len(cards)
    return found
