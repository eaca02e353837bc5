"""Steps: the frames of Fallout."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.refusal import NOT_NOW, NOT_OFFERED
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import CHANCE, Decision, verb_of
from overseer.kernel.frame import Frame


class Step(Frame[Wasteland]):
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

    def put_away(self, land: Wasteland) -> None:
        """The game is over: what the step had off the table goes back to its discards."""


def end_game(land: Wasteland) -> None:
    """End the game at once, whatever is half done (FO-R-05)."""
    while land.stack:
        frame = land.stack.pop()
        if isinstance(frame, Step):
            frame.put_away(land)
