"""Exhausted cards, and companions that may leave when they are unexhausted (FO-EXH, FO-CPN-02)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay, pay
from overseer.games.fallout.equipping import card_code, card_of
from overseer.games.fallout.items import discard, set_exhausted
from overseer.games.fallout.step import Step
from overseer.games.fallout.terms import (
    ASK_UNEXHAUST,
    COMPANION,
    O_END,
    O_UNEXHAUST,
    O_WIDTH,
    S_ITEM,
    SOURCE_SCALE,
    UNEXHAUST,
    USES,
)
from overseer.games.fallout.wasteland import HELD_SEAT, Wasteland, held_item, held_seat
from overseer.kernel.decision import Decision
from overseer.kernel.vecs import append, vec


def exhausted_cards(land: Wasteland, seat: i64) -> vec[i64]:
    """A survivor's exhausted cards; equal ones once."""
    cards = vec[i64]()
    held = land.held
    for i in range(len(held)):
        code = held[i]
        if code & 1 == 1 and code >> HELD_SEAT == seat and (i == 0 or held[i - 1] != code):
            cards = append(cards, code)
    return cards


def unexhaust(land: Wasteland, code: i64) -> None:
    """Unexhaust a card; a companion whose condition fails is discarded (FO-CPN-02)."""
    seat = held_seat(code)
    item = held_item(code)
    set_exhausted(land, code, 0)
    if land.cards.item_kind[item] != COMPANION:
        return
    source = S_ITEM * SOURCE_SCALE + item
    if not holds(land, seat, land.cards.item_keep[item], land.node[seat], source):
        discard(land, code - 1)


def unexhaust_free(land: Wasteland, seat: i64, source: i64) -> None:
    """Unexhaust every card that costs nothing to unexhaust (FO-CAMP-02)."""
    cards = exhausted_cards(land, seat)
    for i in range(len(cards)):
        while land.cards.item_cost[held_item(cards[i])] == 0 and not is_barred(
            land, source, cards[i]
        ):
            unexhaust(land, cards[i])
            if not _is_held(land, cards[i]):
                break


def _is_held(land: Wasteland, code: i64) -> bool:
    for i in range(len(land.held)):
        if land.held[i] == code:
            return True
    return False


def is_barred(land: Wasteland, source: i64, code: i64) -> bool:
    """Whether a card's effect may not unexhaust this one: two of them would never stop."""
    if source // SOURCE_SCALE != S_ITEM:
        return False
    cards = land.cards
    for which in range(USES):
        use = cards.item_uses[held_item(code) * USES + which]
        at = cards.use_program[use]
        while cards.code[at] != O_END:
            if cards.code[at] == O_UNEXHAUST:
                return True
            at += O_WIDTH
    return False


@final
@mypyc_attr(free_list_len=1)
class UnexhaustOne(Step):
    """A survivor unexhausts one card of their choice, and pays for it if it costs something."""

    def __init__(self, seat: i64, source: i64) -> None:
        self.seat = seat
        self.source = source

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one."""
        cards = exhausted_cards(land, self.seat)
        codes = vec[i64]()
        for i in range(len(cards)):
            cost = land.cards.item_cost[held_item(cards[i])]
            if can_pay(land, self.seat, cost) and not is_barred(land, self.source, cards[i]):
                codes = append(codes, card_code(UNEXHAUST, cards[i]))
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_UNEXHAUST, 0, codes, 0)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Unexhaust it."""
        land.stack.pop()
        held = card_of(code, seat)
        unexhaust(land, held)
        pay(land, seat, land.cards.item_cost[held_item(held)])

    def run(self, land: Wasteland) -> None:
        """There is none."""
        land.stack.pop()

    def copy(self) -> UnexhaustOne:
        """An independent frame with the same fields."""
        return UnexhaustOne(self.seat, self.source)

    def dump(self) -> list[object]:
        """The fields in the order of `__init__`."""
        return [self.seat, self.source]
