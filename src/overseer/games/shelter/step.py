"""Steps: the frames of Fallout Shelter."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.refusal import NOT_NOW
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision
from overseer.kernel.frame import Frame


@mypyc_attr(acyclic=True)
class Step(Frame):
    """A frame that needs no decision unless it says otherwise."""

    def ask(self, vault: Vault) -> Decision | None:
        """Nothing to decide."""
        return None

    def refusals(self, vault: Vault, code: i64, seat: i64) -> i64:
        """Only what the open decision lists is possible here."""
        decision = self.ask(vault)
        if decision is not None and decision.seat == seat and decision.options.find(code) >= 0:
            return 0
        return NOT_NOW

    def hear_defeat(self) -> None:
        """The fight that the step had begun was lost."""


def report_defeat(vault: Vault) -> None:
    """Tell the step below that a fight was lost, whose own step has been taken off."""
    below = vault.stack[-1]
    if isinstance(below, Step):
        below.hear_defeat()
