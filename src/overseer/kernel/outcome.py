"""Outcomes: how a game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Standing(NamedTuple):
    """One seat's place; equal seats share a place."""

    seat: int
    place: int
    score: int
    tie_breaks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: standings, best first, and whether it was cut off by a round limit."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    truncated: bool

    def as_json(self) -> dict[str, object]:
        """The outcome as JSON types."""
        return {
            "standings": [
                {
                    "seat": seat.seat,
                    "place": seat.place,
                    "score": seat.score,
                    "tie_breaks": list(seat.tie_breaks),
                }
                for seat in self.standings
            ],
            "winners": list(self.winners),
            "truncated": self.truncated,
        }


def ranked(scores: Mapping[int, tuple[int, ...]]) -> tuple[Standing, ...]:
    """Standings by score and then tie-breaks, all highest first; equal means the same place."""
    order: Sequence[int] = sorted(scores, key=lambda seat: (scores[seat], -seat), reverse=True)
    standings: list[Standing] = []
    for position, seat in enumerate(order, start=1):
        score, *tie_breaks = scores[seat]
        level = bool(standings) and scores[standings[-1].seat] == scores[seat]
        place = standings[-1].place if level else position
        standings.append(Standing(seat, place, score, tuple(tie_breaks)))
    return tuple(standings)
