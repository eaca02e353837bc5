"""Programs of cards as a bot reads them: one instruction after the other, none carried out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from overseer.games.fallout import terms as t


class Instruction(NamedTuple):
    """One instruction; `terms` says what its numbers are."""

    op: int
    a: int
    b: int
    c: int

    @property
    def is_task(self) -> bool:
        """Whether what follows depends on a test, a fight or a payment."""
        return t.O_TEST <= self.op <= t.O_PAY


Program = tuple[Instruction, ...]


def read(code: Sequence[int], at: int) -> Program:
    """The instructions from a place on; the branches of a choice follow it as rows of their own."""
    rows: list[Instruction] = []
    while at and code[at] != t.O_END:
        rows.append(Instruction(*code[at : at + t.O_WIDTH]))
        at += t.O_WIDTH
    return tuple(rows)
