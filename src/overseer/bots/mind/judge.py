"""Judges: what a search must know of a game."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.decision import Decision
from overseer.kernel.vecs import vec

# One point of score. Worths are whole numbers, so that they are the same on every machine.
POINT: Final = 1 << 16


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=False)
class Judge(metaclass=ABCMeta):
    """Who says when a position can be judged, and what it is worth to a seat."""

    @abstractmethod
    def is_calm(self, decision: Decision) -> bool:
        """Whether nothing is under way at a decision: what was paid for has been gained."""

    @abstractmethod
    def worth(self, state: Any, seat: i64) -> i64:
        """How far a seat is ahead of its best rival, in POINTs, now or at the end."""

    @abstractmethod
    def sums(self, state: Any) -> vec[i64]:
        """What the traits of each seat come to, in POINTs, for the fit of weights."""

    @abstractmethod
    def rows(self, state: Any) -> vec[i64]:
        """The traits of all seats, one after the other, for the fit of weights."""

    @abstractmethod
    def phases(self, state: Any) -> vec[i64]:
        """How late it is, for the fit of weights: numbers by which each trait of a seat counts.

        Those of all seats, one after the other.
        """

    def prospect(self, state: Any, seat: i64) -> i64:
        """What a position is worth to whoever wants to win: points count less, the more of them
        there are. In POINTs of a win, from -1 to 1; a judge who cannot tell gives its worth."""
        return self.worth(state, seat)

    def hint(self, state: Any, decision: Decision) -> i64:
        """What a quick player would choose, by its index; -1 where one has to think it over."""
        return -1
