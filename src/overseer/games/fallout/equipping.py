"""Equipping and inventory: what a gain leads to (FO-EQUIP-03, FO-INV-03, FO-R-59)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import (
    copies,
    discard,
    equip,
    gear_refusals,
    held_cards,
    over_limit,
    owns,
    selected,
    selection,
)
from overseer.games.fallout.refusal import NOT_HELD, NOT_INVENTORY, OWN_COST, WRONG_KIND
from overseer.games.fallout.rows import (
    has,
    held_code,
    held_exhausted,
    held_item,
    held_place,
    owned_code,
    without,
)
from overseer.games.fallout.terms import (
    ASK_DISCARD,
    ASK_EQUIP,
    ASK_LIMIT,
    DISCARD,
    DONE,
    EQUIP,
    INVENTORY,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def card_code(verb: i64, held: i64) -> i64:
    """An option about a held card: which, where it lies, and whether it is exhausted."""
    return pack(verb, held_item(held), held_place(held), held_exhausted(held))


def card_of(code: i64, seat: i64) -> i64:
    """The held card that an option is about."""
    return held_code(seat, b_of(code), a_of(code), c_of(code))


def payable(land: Wasteland, seat: i64, selector: i64, own: i64) -> vec[i64]:
    """The held cards of a kind that can be given up; a card pays no cost of its own (FO-R-114)."""
    cards = selection(land, seat, selector)
    if own < 0 or not has(cards, own):
        return cards
    return cards if copies(land, own) > 1 else without(cards, own)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class EquipGained(LandFrame):
    """A survivor may equip cards that were just gained (FO-EQUIP-03)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "gained")

    def __init__(self, seat: i64, gained: list[int]) -> None:
        self.seat = seat
        self.gained = gained  # items

    def ask(self, land: Wasteland) -> Decision | None:
        """Which to equip, one after the other."""
        codes = vec[i64]()
        for i in range(len(self.gained)):
            code = pack(EQUIP, self.gained[i])
            if gear_refusals(land, self.seat, self.gained[i]) == 0 and not has(codes, code):
                codes = append(codes, code)
        if len(codes) == 0:
            return None
        codes = append(codes, pack(DONE))
        return land.question(self.seat, ASK_EQUIP, 0, codes, -1)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a card cannot be equipped."""
        if verb_of(code) != EQUIP:
            return 0 if verb_of(code) == DONE else NOT_NOW
        reasons = gear_refusals(land, self.seat, a_of(code))
        if reasons != 0:
            return reasons
        return 0 if a_of(code) in self.gained else WRONG_KIND

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Equip it, or leave the rest in the inventory."""
        if verb_of(code) == DONE:
            self.gained = []
            return
        equip(land, owns(land, seat, INVENTORY, a_of(code)))
        self.gained.remove(a_of(code))

    def run(self, land: Wasteland) -> None:
        """Nothing more to equip."""
        land.stack.pop()

    def copy(self) -> EquipGained:
        """An independent frame with the same fields."""
        return EquipGained(self.seat, self.gained[:])


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Overflow(LandFrame):
    """A survivor discards inventory cards down to the limit (FO-INV-03)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def ask(self, land: Wasteland) -> Decision | None:
        """Which card goes, old or new; to keep the newest is the safe default (FO-R-102)."""
        if not over_limit(land, self.seat):
            return None
        cards = held_cards(land, self.seat, INVENTORY)
        codes = vec[i64]()
        default: i64 = -1
        for i in range(len(cards)):
            if i == 0 or cards[i] != cards[i - 1]:
                if default < 0 and not has(land.gained, owned_code(self.seat, held_item(cards[i]))):
                    default = len(codes)
                codes = append(codes, card_code(DISCARD, cards[i]))
        return land.question(self.seat, ASK_LIMIT, 0, codes, default)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a card cannot go (FO-INV-02)."""
        if verb_of(code) != DISCARD:
            return NOT_NOW
        if not has(land.held, card_of(code, self.seat)):
            return NOT_HELD
        return 0 if b_of(code) == INVENTORY else NOT_INVENTORY

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Discard it."""
        discard(land, card_of(code, seat))

    def run(self, land: Wasteland) -> None:
        """The limit is kept."""
        land.stack.pop()

    def copy(self) -> Overflow:
        """An independent frame with the same fields."""
        return Overflow(self.seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DiscardCard(LandFrame):
    """A survivor discards a card of a kind, as a cost or as a result."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "selector", "own")

    def __init__(self, seat: i64, selector: i64, own: i64) -> None:
        self.seat = seat
        self.selector = selector
        self.own = own  # the held card whose cost it is, or -1

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one."""
        cards = payable(land, self.seat, self.selector, self.own)
        if len(cards) == 0:
            return None
        codes = vec[i64]()
        for i in range(len(cards)):
            codes = append(codes, card_code(DISCARD, cards[i]))
        return land.question(self.seat, ASK_DISCARD, 0, codes, -1)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a card cannot be the one that goes."""
        if verb_of(code) != DISCARD:
            return NOT_NOW
        held = card_of(code, self.seat)
        if not has(land.held, held):
            return NOT_HELD
        if not selected(land, held, self.selector):
            return WRONG_KIND
        return 0 if has(payable(land, self.seat, self.selector, self.own), held) else OWN_COST

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Discard it."""
        land.stack.pop()
        discard(land, card_of(code, seat))

    def run(self, land: Wasteland) -> None:
        """There is none (FO-R-02)."""
        land.stack.pop()

    def copy(self) -> DiscardCard:
        """An independent frame with the same fields."""
        return DiscardCard(self.seat, self.selector, self.own)
