"""Costs on cards: Caps, cards, traits, damage or agendas."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import drop_agenda, drop_refusals, hand_codes
from overseer.games.fallout.caps import spend_caps
from overseer.games.fallout.conditions import cards_of
from overseer.games.fallout.equipping import DiscardCard, payable
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.hp import damage
from overseer.games.fallout.pairs import cost_kind, cost_number
from overseer.games.fallout.terms import (
    ASK_PAY_AGENDA,
    COST_AGENDA,
    COST_CAPS,
    COST_DAMAGE,
    COST_DISCARD,
    COST_TRAIT,
    DROP,
)
from overseer.games.fallout.traits import lose
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of


def can_pay(land: Wasteland, seat: i64, cost: i64, own: i64 = -1) -> bool:
    """Whether a survivor has what a cost asks for, beside the held card that asks (FO-R-114)."""
    kind = cost_kind(cost)
    number = cost_number(cost)
    if kind == COST_CAPS:
        return land.caps[seat] >= number
    if kind == COST_DISCARD:
        return len(payable(land, seat, number, own)) > 0
    if kind == COST_TRAIT:
        return land.has_trait(seat, number)
    if kind == COST_AGENDA:
        return cards_of(land.agendas, seat) >= number
    return True


def pay(land: Wasteland, seat: i64, cost: i64, own: i64 = -1) -> None:
    """Pay a cost that can be paid; where there is a choice, it is the survivor's."""
    kind = cost_kind(cost)
    number = cost_number(cost)
    if kind == COST_CAPS:
        spend_caps(land, seat, number)
    elif kind == COST_DISCARD:
        land.stack.append(DiscardCard(seat, number, own))
    elif kind == COST_TRAIT:
        lose(land, seat, number)
    elif kind == COST_DAMAGE:
        damage(land, seat, number)
    elif kind == COST_AGENDA:
        land.stack.append(PayAgenda(seat, number))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PayAgenda(LandFrame):
    """A survivor gives up agendas as a cost."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one."""
        if self.left == 0:
            return None
        codes = hand_codes(land, self.seat, DROP)
        return land.question(self.seat, ASK_PAY_AGENDA, 0, codes, 0) if len(codes) > 0 else None

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an agenda cannot be paid."""
        return drop_refusals(land, self.seat, code)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Discard it facedown."""
        self.left -= 1
        drop_agenda(land, seat, a_of(code))

    def run(self, land: Wasteland) -> None:
        """All are paid, or none is left."""
        land.stack.pop()

    def copy(self) -> PayAgenda:
        """An independent frame with the same fields."""
        return PayAgenda(self.seat, self.left)
