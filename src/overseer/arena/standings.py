"""Standings: what the games of a tournament came to, bot by bot and pair by pair."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations

from msgspec.structs import asdict as fields_of

from overseer.arena.ratings import Rating, rated
from overseer.arena.report import wilson
from overseer.arena.struck import Struck, struck
from overseer.arena.tournament import Played, Tournament


@dataclass(frozen=True, slots=True)
class Row:
    """One bot: its rating, and what it won over all tables."""

    rating: Rating
    seats: int  # that it had in all games
    wins: float  # a win that k seats share counts 1/k for each
    even: float  # the share of games that chance alone would give it
    low: float  # of the share of wins
    high: float
    score: float  # mean

    @property
    def share(self) -> float:
        """Wins by seats."""
        return self.wins / self.seats


@dataclass(frozen=True, slots=True)
class Pair:
    """Two bots at the same tables: which was ahead of the other, seat against seat."""

    bot: str
    rival: str
    games: int  # in which both sat
    meetings: int  # of a seat with a seat
    ahead: int
    level: int  # the same place, games lost by all among them
    lost: int  # games lost by all
    score: float  # mean
    rival_score: float
    low: float
    high: float

    @property
    def share(self) -> float:
        """How often the bot was ahead; a shared place counts half."""
        return (self.ahead + self.level / 2) / self.meetings


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole tournament in numbers."""

    settings: Tournament
    games: int
    rows: list[Row]  # the best first
    pairs: list[Pair]
    seats: list[tuple[float, float, float]]  # by seat: share of wins, and its interval
    rounds: tuple[float, int, int]  # mean, least, most
    decisions: float
    truncated: int
    lost: int
    closest: int  # the number of a game worth looking at: the best two scores lie closest
    struck: list[Struck]  # bots that did not choose for themselves at times

    def pair(self, bot: str, rival: str) -> float | None:
        """How often a bot was ahead of another, if they met."""
        for pair in self.pairs:
            if (pair.bot, pair.rival) == (bot, rival):
                return pair.share
            if (pair.rival, pair.bot) == (bot, rival):
                return 1 - pair.share
        return None

    def as_json(self) -> dict[str, object]:
        """All numbers as JSON types."""
        told = asdict(self)
        told["settings"] = fields_of(self.settings)
        for kept, row in zip(told["rows"], self.rows, strict=True):
            kept["share"] = row.share
        for kept, pair in zip(told["pairs"], self.pairs, strict=True):
            kept["share"] = pair.share
        return told


def standings(settings: Tournament, games: Sequence[Played]) -> Standings:
    """What some games came to."""
    ratings = rated(settings.bots, games)
    order = [rating.bot for rating in ratings]
    pairs = [_pair(one, other, games) for one, other in combinations(order, 2)]
    return Standings(
        settings,
        len(games),
        [_row(rating, games) for rating in ratings],
        [pair for pair in pairs if pair is not None],
        [_seat(seat, games) for seat in range(settings.players)],
        (
            sum(game.rounds for game in games) / len(games),
            min(game.rounds for game in games),
            max(game.rounds for game in games),
        ),
        sum(game.decisions for game in games) / len(games),
        sum(game.truncated for game in games),
        sum(not game.winners for game in games),
        min(games, key=_closeness).number,
        struck((game.bots, game.strikes, game.first_strikes) for game in games),
    )


def _row(rating: Rating, games: Sequence[Played]) -> Row:
    seats, wins, even, score = 0, 0.0, 0.0, 0
    for game in games:
        own = [seat for seat, bot in enumerate(game.bots) if bot == rating.bot]
        seats += len(own)
        even += len(own) / len(game.bots)
        wins += sum(1 / len(game.winners) for seat in own if seat in game.winners)
        score += sum(game.scores[seat] for seat in own)
    return Row(rating, seats, wins, even / seats, *wilson(wins, seats), score / seats)


def _pair(bot: str, rival: str, games: Sequence[Played]) -> Pair | None:
    both = [game for game in games if bot in game.bots and rival in game.bots]
    if not both:
        return None
    shares, scores = [], []
    for game in both:
        for one, name in enumerate(game.bots):
            for other, second in enumerate(game.bots):
                if (name, second) == (bot, rival):
                    shares.append(game.share(one, other))
                    scores.append((game.scores[one], game.scores[other]))
    return Pair(
        bot,
        rival,
        len(both),
        len(shares),
        shares.count(1.0),
        shares.count(0.5),
        sum(not game.winners for game in both),
        sum(own for own, _ in scores) / len(scores),
        sum(others for _, others in scores) / len(scores),
        *wilson(sum(shares), len(shares)),
    )


def _seat(seat: int, games: Sequence[Played]) -> tuple[float, float, float]:
    wins = sum(1 / len(game.winners) for game in games if seat in game.winners)
    return (wins / len(games), *wilson(wins, len(games)))


def _closeness(game: Played) -> tuple[bool, int, int]:
    """How far the best is ahead; a game that nobody won, or that was cut off, tells less."""
    first, second = sorted(game.scores, reverse=True)[:2]
    return not game.winners or game.truncated, first - second, game.number
