"""Frames of Fallout: what they have in common, and what they tell each other."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision
from overseer.kernel.frame import Frame


@mypyc_attr(acyclic=True)
class LandFrame(Frame):
    """A frame of Fallout; it needs no decision unless it says otherwise."""

    def ask(self, land: Wasteland) -> Decision | None:
        """Nothing to decide."""
        return None

    def waits_for(self, land: Wasteland, code: i64) -> bool:
        """Whether the frame has something in store for an enemy on the map."""
        return False

    def fights(self, code: i64) -> bool:
        """Whether the frame is a fight with an enemy on the map."""
        return False

    def hear(self, land: Wasteland, won: i64, hits: i64) -> None:
        """What came of the test or fight that the frame began: 1 for a success, and the hits."""

    def hear_death(self, code: i64) -> None:
        """An enemy on the map has been killed."""

    def put_away(self, land: Wasteland) -> None:
        """The game is over: what the frame had off the table goes back to its discards."""


def report(land: Wasteland, won: i64, hits: i64) -> None:
    """Tell the frame below what came of a test or fight, whose own frame has been taken off."""
    if len(land.stack) > 0:
        below = land.stack[-1]
        if isinstance(below, LandFrame):
            below.hear(land, won, hits)


def end_game(land: Wasteland) -> None:
    """End the game at once, whatever is half done (FO-R-05)."""
    while land.stack:
        frame = land.stack.pop()
        if isinstance(frame, LandFrame):
            frame.put_away(land)
