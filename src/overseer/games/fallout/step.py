"""Steps: the frames of Fallout."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.refusal import NOT_NOW, NOT_OFFERED
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import CHANCE, Decision, verb_of
from overseer.kernel.frame import Frame


@mypyc_attr(acyclic=True)
class Step(Frame):
    """A frame that needs no decision unless it says otherwise."""

    def ask(self, land: Wasteland) -> Decision | None:
        """Nothing to decide."""
        return None

    def refusals(self, land: Wasteland, code: i64, seat: i64) -> i64:
        """Why a seat cannot choose something here; 0 exactly for what `ask` offers to it."""
        decision = self.ask(land)
        if decision is None or decision.seat != seat:
            return NOT_NOW
        if seat == CHANCE:
            if decision.options.find(code) >= 0:
                return 0
            alike = verb_of(code) == verb_of(decision.options.codes[0])
            return NOT_OFFERED if alike else NOT_NOW
        return self.against(land, code, decision.prompt)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why whoever is asked a question cannot choose something; what is offered has no reason.

        The rules behind `ask` say it, not the list: NOT_NOW is for what the question is not about.
        """
        return NOT_NOW

    def waits_for(self, land: Wasteland, code: i64) -> bool:
        """Whether the step has something in store for an enemy on the map."""
        return False

    def fights(self, code: i64) -> bool:
        """Whether the step is a fight with an enemy on the map."""
        return False

    def hear(self, land: Wasteland, won: i64, hits: i64) -> None:
        """What came of the test or fight that the step had begun: 1 for a success, and the hits."""

    def hear_death(self, code: i64) -> None:
        """An enemy on the map has been killed."""

    def put_away(self, land: Wasteland) -> None:
        """The game is over: what the step had off the table goes back to its discards."""


def report(land: Wasteland, won: i64, hits: i64) -> None:
    """Tell the step below what came of a test or fight, whose own step has been taken off."""
    if len(land.stack) > 0:
        below = land.stack[-1]
        if isinstance(below, Step):
            below.hear(land, won, hits)


def end_game(land: Wasteland) -> None:
    """End the game at once, whatever is half done (FO-R-05)."""
    while land.stack:
        frame = land.stack.pop()
        if isinstance(frame, Step):
            frame.put_away(land)
