"""Frames of Fallout Shelter: what they have in common, and what they tell each other."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.terms import DONE
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, pack
from overseer.kernel.frame import Frame
from overseer.kernel.refusal import NOT_NOW


@mypyc_attr(acyclic=True)
class VaultFrame(Frame):
    """A frame of Fallout Shelter; it needs no decision unless it says otherwise."""

    def ask(self, vault: Vault) -> Decision | None:
        """Nothing to decide."""
        return None

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why whoever is asked cannot choose something; here, whatever does not decline.

        A frame that asks for something that may be left says `super().against` of the rest.
        """
        return 0 if code == pack(DONE, prompt) else NOT_NOW

    def hear_defeat(self) -> None:
        """The fight that the frame had begun was lost."""


def report_defeat(vault: Vault) -> None:
    """Tell the frame below that a fight was lost, whose own frame has been taken off."""
    if len(vault.stack) > 0:
        below = vault.stack[-1]
        if isinstance(below, VaultFrame):
            below.hear_defeat()
