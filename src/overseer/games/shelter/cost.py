"""Costs: what a space asks for, whether it can be paid, and the paying (SH-COST, SH-R-17)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.decks import discard_item
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.hand import give_codes, give_refusals, take_away
from overseer.games.shelter.purse import covers
from overseer.games.shelter.refusal import KEPT_BACK, NO_CUBE
from overseer.games.shelter.terms import (
    ANY,
    ASK_GIVE,
    ASK_PAY,
    COST_WIDTH,
    E_GAVE,
    GIVE,
    KINDS,
    PAID,
    PLAN_PRICE,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def paid_by(vault: Vault, item: i64, kind: i64) -> i64:
    """How many cubes of a kind the use of an item costs; 0 for no item (-1)."""
    return vault.cards.item_cost[4 * item + kind] if item >= 0 else 0


def bill_of(vault: Vault, card: i64, worn: i64) -> i64:
    """The cubes of a card's cost, with those of a worn item (or -1)."""
    bill = vault.cards.bill[card]
    return bill + vault.cards.item_bill[worn] if worn >= 0 else bill


def can_pay(vault: Vault, seat: i64, card: i64, worn: i64) -> bool:
    """Whether a player has the cubes for a card's cost, with that of a worn item (or -1)."""
    return covers(vault, seat, bill_of(vault, card, worn))


def can_pay_with_price(
    vault: Vault, seat: i64, card: i64, worn: i64, prices: vec[i64], at: i64, discount: i64
) -> bool:
    """Whether a card's cost and a room's price can be paid together, the price less a discount.

    The price is the four counts of `prices` from `at`. A discount strikes icons of the price, so it
    can make good what is short there, and only there.
    """
    cost = vault.cards.cost
    cubes = vault.cubes
    struck = prices[at + ANY]
    needed = cost[card * COST_WIDTH + ANY] + struck
    short: i64 = 0
    for kind in range(KINDS):
        price = prices[at + kind]
        number = cost[card * COST_WIDTH + kind] + price
        if worn >= 0:
            number += paid_by(vault, worn, kind)
        gap = number - cubes[seat * KINDS + kind]
        if gap > price:
            return False
        if gap > 0:
            short += gap
        needed += number
        struck += price
    if struck > discount:
        struck = discount
    return short <= struck and needed - struck <= vault.cubes_of(seat)


def missing_with_price(
    vault: Vault, seat: i64, card: i64, worn: i64, room: i64, discount: i64
) -> vec[i64]:
    """The cubes that a player lacks for a card's cost and a room's price: by kind, then of any.

    All are zero if, and only if, `can_pay_with_price` says that they can be paid.
    """
    cards = vault.cards
    missing = vec[i64]([0, 0, 0, 0])
    needed = cards.cost_of(card, ANY) + cards.price_of(room, ANY)
    icons = cards.price_of(room, ANY)
    for kind in range(KINDS):
        price = cards.price_of(room, kind)
        number = cards.cost_of(card, kind) + paid_by(vault, worn, kind) + price
        needed += number
        icons += price
        missing[kind] = max(0, number - vault.cubes[seat * KINDS + kind])
    strikes = min(discount, icons)
    needed -= strikes
    for kind in range(KINDS):
        struck = min(strikes, missing[kind], cards.price_of(room, kind))
        strikes -= struck
        missing[kind] -= struck
        needed -= missing[kind]
    missing[ANY] = max(0, needed - vault.cubes_of(seat))
    return missing


def pay_fixed(vault: Vault, seat: i64, card: i64, worn: i64) -> None:
    """Pay a worn item's cubes, then the named cubes of a cost (SH-R-84)."""
    if worn >= 0:
        for kind in range(KINDS):
            vault.pay(seat, kind, paid_by(vault, worn, kind))
    for kind in range(KINDS):
        vault.pay(seat, kind, vault.cards.cost_of(card, kind))


def open_price(vault: Vault) -> i64:
    """How many cubes of the planned room's price are still to be paid."""
    plan = vault.plan
    named = plan[PLAN_PRICE] + plan[PLAN_PRICE + 1] + plan[PLAN_PRICE + 2]
    return named + plan[PLAN_PRICE + ANY]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Payment(VaultFrame):
    """What is left to choose of a cost: cubes of choice, items, then the planned room's price.

    Cubes that the price names are kept back while cubes of choice are picked.
    """

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "cubes", "items")

    def __init__(self, seat: i64, cubes: i64, items: i64) -> None:
        self.seat = seat
        self.cubes = cubes
        self.items = items

    def ask(self, vault: Vault) -> Decision | None:
        """Which cube, or which item, comes next (SH-COST-02, 03)."""
        if self.cubes > 0:
            return self._ask_cube(vault)
        if self.items > 0:
            return vault.question(self.seat, ASK_GIVE, 0, give_codes(vault, self.seat, -1), 0)
        if vault.plan[PLAN_PRICE + ANY] > 0 and not _names_cubes(vault):
            return self._ask_cube(vault)
        return None

    def _ask_cube(self, vault: Vault) -> Decision:
        codes = vec[i64]()
        for kind in range(KINDS):
            if self._cube_refusals(vault, kind) == 0:
                codes = append(codes, pack(PAID, kind))
        return vault.question(self.seat, ASK_PAY, 0, codes, 0)

    def _cube_refusals(self, vault: Vault, kind: i64) -> i64:
        cubes = vault.cubes[self.seat * KINDS + kind]
        if cubes == 0:
            return NO_CUBE
        return 0 if cubes > vault.plan[PLAN_PRICE + kind] else KEPT_BACK

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why a cube or an item cannot be paid."""
        if verb_of(code) == PAID and prompt == ASK_PAY:
            return self._cube_refusals(vault, a_of(code))
        if verb_of(code) == GIVE and prompt == ASK_GIVE:
            return give_refusals(vault, self.seat, a_of(code), -1)
        return NOT_NOW

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Pay the cube, or give up the item."""
        if verb_of(code) == GIVE:
            self.items -= 1
            give_up(vault, self.seat, a_of(code))
            return
        if self.cubes > 0:
            self.cubes -= 1
        else:
            vault.plan[PLAN_PRICE + ANY] -= 1
        vault.pay(self.seat, a_of(code), 1)

    def run(self, vault: Vault) -> None:
        """Pay the cubes that the price names, or finish."""
        if not _names_cubes(vault):
            vault.stack.pop()
            return
        for kind in range(KINDS):
            vault.pay(self.seat, kind, vault.plan[PLAN_PRICE + kind])
            vault.plan[PLAN_PRICE + kind] = 0

    def copy(self) -> Payment:
        """An independent frame with the same fields."""
        return Payment(self.seat, self.cubes, self.items)


def _names_cubes(vault: Vault) -> bool:
    """Whether the open price names kinds of cube."""
    return open_price(vault) > vault.plan[PLAN_PRICE + ANY]


def give_up(vault: Vault, seat: i64, item: i64) -> None:
    """Pay with an item (SH-R-19)."""
    take_away(vault, seat, item)
    vault.emit(E_GAVE, seat, item)
    discard_item(vault, item)
