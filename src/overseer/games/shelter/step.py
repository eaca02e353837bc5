"""Steps: the frames of Fallout Shelter."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.refusal import NOT_NOW, NOT_OFFERED
from overseer.games.shelter.terms import DONE
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import CHANCE, Decision, pack, verb_of
from overseer.kernel.frame import Frame


@mypyc_attr(acyclic=True)
class Step(Frame):
    """A frame that needs no decision unless it says otherwise."""

    def ask(self, vault: Vault) -> Decision | None:
        """Nothing to decide."""
        return None

    def refusals(self, vault: Vault, code: i64, seat: i64) -> i64:
        """Why a seat cannot choose something here; 0 exactly for what `ask` offers to it."""
        decision = self.ask(vault)
        if decision is None or decision.seat != seat:
            return NOT_NOW
        if seat == CHANCE:
            if decision.options.find(code) >= 0:
                return 0
            alike = verb_of(code) == verb_of(decision.options.codes[0])
            return NOT_OFFERED if alike else NOT_NOW
        return self.against(vault, code, decision.prompt)

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why whoever is asked a question cannot choose something; what is offered has no reason.

        The rules behind `ask` say it, not the list: NOT_NOW is for what the question is not about.
        A frame that asks for something that may be left says `super().against` of the rest.
        """
        return 0 if code == pack(DONE, prompt) else NOT_NOW

    def hear_defeat(self) -> None:
        """The fight that the step had begun was lost."""


def report_defeat(vault: Vault) -> None:
    """Tell the step below that a fight was lost, whose own step has been taken off."""
    if len(vault.stack) > 0:
        below = vault.stack[-1]
        if isinstance(below, Step):
            below.hear_defeat()
