"""Findings: what watched games say about cards, moves and the game as a whole."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from overseer.arena.report import CONFIDENCE, wilson
from overseer.lab.uses import Card, Move
from overseer.lab.watching import Watched

ENOUGH_GAMES = 10  # in which a card came up, or pairs of games, before anything is said
ENOUGH_OFFERS = 30
SELDOM = 0.02
ALWAYS = 0.9


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number, and between which numbers it probably lies."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Change:
    """One figure of the whole game, on both sides."""

    name: str  # rounds, decisions, score, best, lost, cut, or seat-1 and so on
    before: float
    after: float
    difference: Estimate  # over pairs of games with the same seed
    pairs: int

    @property
    def is_clear(self) -> bool:
        """Whether there were enough pairs, and the difference is probably more than chance."""
        difference = self.difference
        return self.pairs >= ENOUGH_GAMES and (difference.low > 0 or difference.high < 0)


@dataclass(frozen=True, slots=True)
class CardFinding:
    """What became of one card."""

    card: Card
    games: int  # in all
    met: int  # games in which it came up
    used: int  # games in which somebody used it
    times: float  # that it was used, in a game in which it came up
    worked: float  # that it did its work, in such a game
    users: int  # seats that used it, game by game
    share: Estimate | None  # of their games that they won
    others: Estimate | None  # and those at the same tables who did not use it

    @property
    def is_dead(self) -> bool:
        """Whether it came up often enough, and hardly anybody wanted it."""
        return self.met >= ENOUGH_GAMES and self.used <= SELDOM * self.met


@dataclass(frozen=True, slots=True)
class MoveFinding:
    """How often a move was made that could be made, and what became of who made it."""

    move: Move
    games: int  # in which it was offered
    offered: int  # decisions with another move
    chosen: int
    rate: Estimate
    players: int  # seats that could make it, game by game
    makers: int  # of them, those that did
    share: Estimate | None  # of their games that those won who made it
    even: float  # what chance alone would give them

    @property
    def is_always(self) -> bool:
        """Whether it is nearly always made."""
        return self.is_told and self.rate.value >= ALWAYS

    @property
    def is_dominant(self) -> bool:
        """Whether it is nearly always made, and who makes it wins more than an even share."""
        return self.is_always and self.share is not None and self.share.low > self.even

    @property
    def is_never(self) -> bool:
        """Whether hardly anybody makes it in a whole game; what is always open need not be made."""
        return self.is_told and self.makers <= SELDOM * self.players

    @property
    def is_told(self) -> bool:
        """Whether it was offered often enough to say anything."""
        return self.offered >= ENOUGH_OFFERS and self.games >= ENOUGH_GAMES


@dataclass(frozen=True, slots=True)
class Step:
    """One value of a sweep: what the card did with it."""

    value: int | str
    card: CardFinding
    used: Estimate | None  # games in which somebody used it, of those in which it came up
    rounds: Estimate
    score: Estimate


def changes(before: Sequence[Watched], after: Sequence[Watched]) -> list[Change]:
    """The figures of the whole game, game by game with the same seed."""
    figures: dict[str, Callable[[Watched], float]] = {
        "rounds": lambda game: game.rounds,
        "decisions": lambda game: game.decisions,
        "score": lambda game: fmean(game.scores),
        "best": lambda game: max(game.scores),
        "lost": lambda game: float(not game.winners),
        "cut": lambda game: float(game.truncated),
    }
    players = len(after[0].scores)
    if players > 1:
        for seat in range(players):
            figures[f"seat-{seat + 1}"] = _winning(seat)
    found = []
    for name, figure in figures.items():
        one, two = [figure(game) for game in before], [figure(game) for game in after]
        differences = [b - a for a, b in zip(one, two, strict=True)]
        found.append(Change(name, fmean(one), fmean(two), mean_of(differences), len(differences)))
    return found


def card_findings(games: Sequence[Watched], cards: Iterable[Card]) -> list[CardFinding]:
    """What became of some cards."""
    return [card_finding(games, card) for card in cards]


def card_finding(games: Sequence[Watched], card: Card) -> CardFinding:
    """What became of a card."""
    met = [game for game in games if _users(game, card) or card in game.met]
    users: list[float] = []
    others: list[float] = []
    for game in met:
        seats = _users(game, card)
        for seat in range(len(game.scores)) if seats else ():
            (users if seat in seats else others).append(won(game, seat))
    return CardFinding(
        card=card,
        games=len(games),
        met=len(met),
        used=sum(bool(_users(game, card)) for game in met),
        times=_mean(sum(_users(game, card).values()) for game in met),
        worked=_mean(sum(game.worked.get(card, {}).values()) for game in met),
        users=len(users),
        share=share_of(users),
        others=share_of(others),
    )


def move_findings(games: Sequence[Watched]) -> list[MoveFinding]:
    """All moves that were offered beside others, the most often made first."""
    offered: Counter[Move] = Counter()
    chosen: Counter[Move] = Counter()
    seen: Counter[Move] = Counter()
    players: Counter[Move] = Counter()
    wins: dict[Move, list[float]] = defaultdict(list)
    for game in games:
        for move, seats in game.offered.items():
            offered[move] += sum(seats.values())
            players[move] += len(seats)
            seen[move] += 1
        for move, seats in game.chosen.items():
            chosen[move] += sum(seats.values())
            wins[move] += [won(game, seat) for seat in seats]
    even = 1 / len(games[0].scores)
    found = [
        MoveFinding(
            move,
            seen[move],
            times,
            chosen[move],
            Estimate(chosen[move] / times, *wilson(chosen[move], times)),
            players[move],
            len(wins[move]),
            share_of(wins[move]),
            even,
        )
        for move, times in offered.items()
    ]
    return sorted(found, key=lambda move: (-move.rate.value, -move.offered, move.move))


def step(value: int | str, games: Sequence[Watched], card: Card) -> Step:
    """What a card did with one value."""
    found = card_finding(games, card)
    used = share_of([1.0] * found.used + [0.0] * (found.met - found.used))
    return Step(
        value,
        found,
        used,
        mean_of([float(game.rounds) for game in games]),
        mean_of([fmean(game.scores) for game in games]),
    )


def won(game: Watched, seat: int) -> float:
    """What a seat has of the win; a shared win counts in parts."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def share_of(wins: Sequence[float]) -> Estimate | None:
    """A share of wins with its interval, after Wilson; None without any games."""
    if not wins:
        return None
    return Estimate(fmean(wins), *wilson(sum(wins), len(wins)))


def mean_of(numbers: Sequence[float]) -> Estimate:
    """A mean with its interval."""
    middle = fmean(numbers)
    half = CONFIDENCE * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half)


def _users(game: Watched, card: Card) -> dict[int, int]:
    """Who used a card how often; what cannot be taken, such as a starting room, is worked with."""
    return game.taken.get(card) or game.worked.get(card, {})


def _winning(seat: int) -> Callable[[Watched], float]:
    return lambda game: won(game, seat)


def _mean(numbers: Iterable[int]) -> float:
    counted = list(numbers)
    return fmean(counted) if counted else 0.0
