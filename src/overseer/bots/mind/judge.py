"""Judges: what a search must know of a game."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.decision import Decision
from overseer.kernel.vecs import vec

# One point of score. Worths are whole numbers, so that they are the same on every machine.
POINT: Final = 1 << 16


@mypyc_attr(acyclic=True)
class Judge:
    """Who says when a position can be judged, and what it is worth to a seat.

    The methods raise, because to call an empty compiled body would end the process.
    """

    def is_calm(self, decision: Decision) -> bool:
        """Whether nothing is under way at a decision: what was paid for has been gained."""
        raise NotImplementedError

    def worth(self, state: Any, seat: i64) -> i64:
        """How far a seat is ahead of its best rival, in POINTs, now or at the end."""
        raise NotImplementedError

    def rows(self, state: Any) -> vec[i64]:
        """The traits of all seats, one after the other, for the fit of weights."""
        raise NotImplementedError

    def phase(self, state: Any) -> vec[i64]:
        """How late it is, for the fit of weights: numbers by which each trait counts."""
        raise NotImplementedError
