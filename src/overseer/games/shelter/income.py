"""Income: a visitor's placement gives the level's owner a cube (SH-INC, SH-R-61 to 64)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.refusal import INCOME_FULL
from overseer.games.shelter.terms import (
    ASK_INCOME,
    DONE,
    E_INCOME,
    ELEVATOR,
    INCOME,
    KINDS,
    SPACES,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.vecs import append, vec


def income_due(vault: Vault, seat: i64, space: i64) -> i64:
    """Who earns income from a placement, or -1: not on threats, elevators or the top level."""
    owner = vault.level_owner[space // SPACES]
    if owner == seat or space % SPACES == ELEVATOR or vault.threat[space] != 0:
        return -1
    return owner


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Income(VaultFrame):
    """The owner may take one cube, of a kind that fits (SH-INC-01, 02)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space

    def ask(self, vault: Vault) -> Decision | None:
        """Which cube, if any."""
        codes = vec[i64]()
        for kind in range(KINDS):
            if vault.gain_refusals(self.seat, kind) == 0:
                codes = append(codes, pack(INCOME, kind))
        if len(codes) == 0:
            return None
        codes = append(codes, pack(DONE, ASK_INCOME))
        return vault.question(self.seat, ASK_INCOME, self.space, codes, 0)

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why a kind cannot be taken as income (SH-R-62)."""
        if verb_of(code) == INCOME:
            return 0 if vault.gain_refusals(self.seat, a_of(code)) == 0 else INCOME_FULL
        return super().against(vault, code, prompt)

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Take the cube, or leave it."""
        vault.stack.pop()
        if verb_of(code) == INCOME:
            vault.emit(E_INCOME, self.seat, a_of(code), self.space, vault.card[self.space])
            vault.gain(self.seat, a_of(code), 1)

    def run(self, vault: Vault) -> None:
        """All three tracks are full (SH-R-62)."""
        vault.stack.pop()

    def copy(self) -> Income:
        """An independent frame with the same fields."""
        return Income(self.seat, self.space)
