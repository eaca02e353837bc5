"""Salvage: loot that a survivor picks out of the discards, as a card's result (FO-LOOT-03)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.equipping import EquipGained
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import gain
from overseer.games.fallout.refusal import NOT_THERE, WRONG_KIND
from overseer.games.fallout.rows import has, without
from overseer.games.fallout.terms import ASK_SALVAGE, EVENT, SALVAGE
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Salvage(LandFrame):
    """A survivor takes loot out of the discards, one card after the other, then equips it."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "left", "taken")

    def __init__(self, seat: i64, left: i64, taken: list[int]) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one; equal cards are one choice, and the order of the discards means nothing."""
        if self.left == 0:
            return None
        discards = vec[i64](sorted(land.loot_discards))
        codes = vec[i64]()
        for i in range(len(discards)):
            code = pack(SALVAGE, discards[i])
            if _refusals(land, discards[i]) == 0 and not has(codes, code):
                codes = append(codes, code)
        return land.question(self.seat, ASK_SALVAGE, 0, codes, 0) if len(codes) > 0 else None

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a card cannot be taken."""
        return _refusals(land, a_of(code)) if verb_of(code) == SALVAGE else NOT_NOW

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Take it."""
        self.left -= 1
        land.loot_discards = without(land.loot_discards, a_of(code))
        gain(land, seat, a_of(code))
        self.taken.append(a_of(code))

    def run(self, land: Wasteland) -> None:
        """All are taken, or no more is there (FO-R-02)."""
        land.stack.pop()
        if len(self.taken) > 0:
            land.stack.append(EquipGained(self.seat, self.taken[:]))

    def copy(self) -> Salvage:
        """An independent frame with the same fields."""
        return Salvage(self.seat, self.left, self.taken[:])


def _refusals(land: Wasteland, item: i64) -> i64:
    """Why a card is none that can be taken: an event is only ever carried out (FO-LOOT-02)."""
    if not has(land.loot_discards, item):
        return NOT_THERE
    return WRONG_KIND if land.cards.item_kind[item] == EVENT else 0
