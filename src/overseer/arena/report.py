"""Reports: what many games between bots came to."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from overseer.bots import Strike
from overseer.kernel.outcome import Outcome
from overseer.texts.bundles import Texts

CONFIDENCE = 1.959964  # standard deviations on either side that hold 95 %


@dataclass(slots=True)
class Tally:
    """Counts over some games; tallies of parts add up to the tally of the whole."""

    players: int
    games: int = 0
    decisions: int = 0
    truncated: int = 0
    lost_by_all: int = 0
    wins: list[Fraction] = field(default_factory=list)  # by seat; a shared win counts in parts
    rounds: list[int] = field(default_factory=list)  # of each game, in the order of their seeds
    winners: list[tuple[int, ...]] = field(default_factory=list)  # the seats, in the same order
    scores: list[Counter[int]] = field(default_factory=list)  # by seat: games by score
    strikes: list[Counter[str]] = field(default_factory=list)  # by seat: choices made for it
    first_strikes: list[str] = field(default_factory=list)  # by seat: what the first was about

    def __post_init__(self) -> None:
        self.wins = self.wins or [Fraction(0)] * self.players
        self.scores = self.scores or [Counter() for _ in range(self.players)]
        self.strikes = self.strikes or [Counter() for _ in range(self.players)]
        self.first_strikes = self.first_strikes or [""] * self.players

    def count(self, outcome: Outcome, decisions: int, rounds: int) -> None:
        """Add one game."""
        self.games += 1
        self.decisions += decisions
        self.truncated += outcome.truncated
        self.lost_by_all += not outcome.winners
        self.rounds.append(rounds)
        self.winners.append(outcome.winners)
        for seat in outcome.winners:
            self.wins[seat] += Fraction(1, len(outcome.winners))
        for standing in outcome.standings:
            self.scores[standing.seat][standing.score] += 1

    def count_strikes(self, strikes: Sequence[Sequence[Strike]]) -> None:
        """Add the choices that were made for the bots of a game, seat by seat."""
        for seat, own in enumerate(strikes):
            self.strikes[seat].update(strike.kind for strike in own)
            if own and not self.first_strikes[seat]:
                self.first_strikes[seat] = str(own[0])

    def add(self, other: Tally) -> None:
        """Add the games of another tally, which come after these."""
        self.games += other.games
        self.decisions += other.decisions
        self.truncated += other.truncated
        self.lost_by_all += other.lost_by_all
        self.rounds += other.rounds
        self.winners += other.winners
        for seat in range(self.players):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
            self.strikes[seat] += other.strikes[seat]
            self.first_strikes[seat] = self.first_strikes[seat] or other.first_strikes[seat]


@dataclass(frozen=True, slots=True)
class Report:
    """The result of a simulation: who sat where, the tally, and the seconds that play took."""

    game: str
    bots: tuple[str, ...]  # seat by seat
    seed: int
    processes: int  # 0 where a cluster has as many as it likes
    tally: Tally
    seconds: float
    options: Mapping[str, Any]  # of the table, those left open filled in

    @property
    def rounds(self) -> int:
        """The rounds of all games together."""
        return sum(self.tally.rounds)

    @property
    def decisions_per_second(self) -> float:
        """All processes together."""
        return self.tally.decisions / max(self.seconds, 1e-9)

    @property
    def wins_by_bot(self) -> dict[str, Fraction]:
        """Wins by the name of the bot, in the order of the seats."""
        wins = dict.fromkeys(self.bots, Fraction(0))
        for bot, number in zip(self.bots, self.tally.wins, strict=True):
            wins[bot] += number
        return wins

    def scores_of(self, seats: Iterable[int]) -> Counter[int]:
        """How often some seats ended with each score."""
        scores: Counter[int] = Counter()
        for seat in seats:
            scores += self.tally.scores[seat]
        return scores

    def seats_of(self, bot: str) -> list[int]:
        """Where a bot sat."""
        return [seat for seat, name in enumerate(self.bots) if name == bot]

    def strikes_by_bot(self) -> dict[str, Counter[str]]:
        """The choices that had to be made for a bot, by its name and why; none without any."""
        strikes: dict[str, Counter[str]] = {}
        for bot, own in zip(self.bots, self.tally.strikes, strict=True):
            if own:
                strikes[bot] = strikes.get(bot, Counter()) + own
        return strikes

    def as_json(self) -> dict[str, object]:
        """The report as JSON types; all but the two times is the same for any processes."""
        tally = self.tally
        return {
            "game": self.game,
            "players": tally.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(self.options),
            "games": tally.games,
            "decisions": tally.decisions,
            "rounds": self.rounds,
            "rounds_by_game": list(tally.rounds),
            "winners_by_game": [list(seats) for seats in tally.winners],
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "wins_by_seat": [_number(wins) for wins in tally.wins],
            "wins_by_bot": {bot: _number(wins) for bot, wins in self.wins_by_bot.items()},
            "mean_score_by_seat": [round(mean(scores), 4) for scores in tally.scores],
            "strikes_by_seat": [dict(sorted(strikes.items())) for strikes in tally.strikes],
            "truncated": tally.truncated,
            "lost_by_all": tally.lost_by_all,
        }


def mean(histogram: Mapping[int, int]) -> float:
    """The mean of values that are counted."""
    return sum(value * times for value, times in histogram.items()) / sum(histogram.values())


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate, after Wilson."""
    rate = wins / games
    square = CONFIDENCE**2 / games
    middle = (rate + square / 2) / (1 + square)
    half = CONFIDENCE * math.sqrt(rate * (1 - rate) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def _number(share: Fraction) -> int | float:
    return share.numerator if share.denominator == 1 else float(share)


def percent_told(words: Texts, share: float) -> str:
    """A share in words."""
    return words.format("simulate-percent", share=share)


def whole_percent_told(words: Texts, share: float) -> str:
    """A share in words, without decimals."""
    return words.format("simulate-percent-whole", share=share)


def interval_told(words: Texts, low: float, high: float) -> str:
    """An interval of shares in words."""
    return words.format("simulate-range", low=100 * low, high=high)


def mean_told(words: Texts, number: float) -> str:
    """A mean in words."""
    return words.format("simulate-mean", number=number)
