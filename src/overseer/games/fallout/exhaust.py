"""Exhausted cards, and companions that may leave when they are unexhausted (FO-EXH, FO-CPN-02)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay, pay
from overseer.games.fallout.equipping import card_code, card_of
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import discard, set_exhausted
from overseer.games.fallout.pairs import source_kind, source_of
from overseer.games.fallout.refusal import (
    CANNOT_PAY,
    CARD_LEFT,
    NOT_EXHAUSTED,
    NOT_HELD,
    WRONG_KIND,
)
from overseer.games.fallout.rows import (
    HELD_SEAT,
    has,
    held_item,
    held_seat,
)
from overseer.games.fallout.terms import (
    ASK_UNEXHAUST,
    COMPANION,
    DONE,
    O_END,
    O_UNEXHAUST,
    O_WIDTH,
    S_ITEM,
    UNEXHAUST,
    USES,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
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


def unexhaust_refusals(land: Wasteland, seat: i64, code: i64) -> i64:
    """Why a survivor cannot unexhaust the card that an option names, its cost included."""
    held = card_of(code, seat)
    if held & 1 == 0 or not has(land.held, held):
        lies = has(land.held, held) or has(land.held, held ^ 1)
        return NOT_EXHAUSTED if lies else NOT_HELD
    return 0 if can_pay(land, seat, land.cards.item_cost[held_item(held)], held) else CANNOT_PAY


def unexhaust(land: Wasteland, code: i64) -> None:
    """Unexhaust a card; a companion whose condition fails is discarded (FO-CPN-02)."""
    seat = held_seat(code)
    item = held_item(code)
    set_exhausted(land, code, 0)
    if land.cards.item_kind[item] != COMPANION:
        return
    source = source_of(S_ITEM, item)
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
            if not has(land.held, cards[i]):
                break


def is_barred(land: Wasteland, source: i64, code: i64) -> bool:
    """Whether a card's effect may not unexhaust this one: two of them would never stop."""
    if source_kind(source) != S_ITEM:
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


def pay_to_unexhaust(land: Wasteland, code: i64) -> None:
    """Unexhaust a card after paying what that costs (FO-EXH-05)."""
    cost = land.cards.item_cost[held_item(code)]
    if cost == 0:
        unexhaust(land, code)
    else:
        land.stack.append(Unexhaust(code))
        pay(land, held_seat(code), cost, code)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Unexhaust(LandFrame):
    """A card is unexhausted, if its owner still has it when the cost is paid."""

    KNOWN: ClassVar[tuple[str, ...]] = ("code",)

    def __init__(self, code: i64) -> None:
        self.code = code

    def run(self, land: Wasteland) -> None:
        """Turn it."""
        land.stack.pop()
        if has(land.held, self.code):
            unexhaust(land, self.code)

    def copy(self) -> Unexhaust:
        """An independent frame with the same fields."""
        return Unexhaust(self.code)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UnexhaustCards(LandFrame):
    """An effect unexhausts one card of the survivor's choice, or all; paying is up to them."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "source", "everything")

    def __init__(self, seat: i64, source: i64, everything: i64) -> None:
        self.seat = seat
        self.source = source
        self.everything = everything  # 1: all cards, 0: one

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one; nobody has to pay for a card that costs something (FO-R-66)."""
        cards = exhausted_cards(land, self.seat)
        codes = vec[i64]()
        for i in range(len(cards)):
            code = card_code(UNEXHAUST, cards[i])
            if self._refusals(land, code) == 0:
                codes = append(codes, code)
        if len(codes) == 0:
            return None
        if self._is_done(land):
            return land.question(self.seat, ASK_UNEXHAUST, 0, append(codes, pack(DONE)), -1)
        return land.question(self.seat, ASK_UNEXHAUST, 0, codes, 0)

    def _refusals(self, land: Wasteland, code: i64) -> i64:
        """Why the effect does not unexhaust a card."""
        reasons = unexhaust_refusals(land, self.seat, code)
        barred = reasons == 0 and is_barred(land, self.source, card_of(code, self.seat))
        return WRONG_KIND if barred else reasons

    def _is_done(self, land: Wasteland) -> bool:
        """Whether no card is left that costs nothing."""
        cards = exhausted_cards(land, self.seat)
        for i in range(len(cards)):
            free = land.cards.item_cost[held_item(cards[i])] == 0
            if free and not is_barred(land, self.source, cards[i]):
                return False
        return True

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a card cannot be unexhausted, or the rest not be left (FO-CAMP-02)."""
        if verb_of(code) == UNEXHAUST:
            return self._refusals(land, code)
        if verb_of(code) == DONE:
            return 0 if self._is_done(land) else CARD_LEFT
        return NOT_NOW

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Unexhaust it, or leave the rest as it is."""
        if self.everything == 0 or verb_of(code) == DONE:
            land.stack.pop()
        if verb_of(code) == UNEXHAUST:
            pay_to_unexhaust(land, card_of(code, seat))

    def run(self, land: Wasteland) -> None:
        """There is none."""
        land.stack.pop()

    def copy(self) -> UnexhaustCards:
        """An independent frame with the same fields."""
        return UnexhaustCards(self.seat, self.source, self.everything)
