"""Building rooms: which room, on which side, at what price (SH-BUILD, SH-R-22 to 30, SH-R-88)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.cost import bill_of, can_pay_with_price, missing_with_price, open_price
from overseer.games.shelter.decks import Fill, place_in_track, track_codes
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.hand import exhaust_used
from overseer.games.shelter.purse import SHORT, purse_of
from overseer.games.shelter.refusal import (
    DISCOUNT_TOO_SMALL,
    EXHAUSTED,
    IN_ROOM_TRACK,
    LEVEL_FULL,
    MUST_DISCOUNT,
    NO_ROOM_AFFORDABLE,
    NOT_IN_PRICE,
    NOT_IN_TRACK,
    NOT_OWNED,
    OTHER_MOMENT,
    REST_UNPAYABLE,
    SIDE_FULL,
    TRACK_EMPTY,
)
from overseer.games.shelter.terms import (
    ASK_DISCOUNT,
    ASK_FURTHER_ROOM,
    ASK_ROOM,
    ASK_SIDE,
    ASK_STRIKE,
    BUILDING,
    DISCOUNT,
    DISCOUNTED,
    DONE,
    E_BUILT,
    E_TRIGGER,
    LEFT,
    PLAN_DECLINED,
    PLAN_ITEM,
    PLAN_PRICE,
    PLAN_ROOM,
    PLAN_SIDE,
    PLAN_SIZE,
    ROOM,
    ROOMS,
    SIDE,
    SLOTS,
    SPACES,
    STRIKE,
)
from overseer.games.shelter.vault import Vault, zeros
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

LAST_ROOM: Final = 1  # the trigger's bit


def next_slot(vault: Vault, level: i64, side: i64) -> i64:
    """The nearest empty slot on a side of the elevator, or -1 (SH-BUILD-05, SH-R-26)."""
    half = SLOTS // 2
    for step in range(half):
        slot = half - 1 - step if side == LEFT else half + step
        if vault.rooms[level * SLOTS + slot] == 0:
            return slot
    return -1


def best_discount(vault: Vault, seat: i64) -> i64:
    """The most that one ready item of a player can take off a price (SH-R-88)."""
    best: i64 = 0
    for item in vault.ready_items(seat, BUILDING):
        best = max(best, vault.cards.first_step(item, DISCOUNT))
    return best


def level_refusals(vault: Vault, seat: i64) -> i64:
    """Why a player could not build any room at all."""
    track = vault.room_track
    reasons: i64 = 0
    if not vault.has_slot(vault.level_of[seat]):
        reasons |= LEVEL_FULL
    if track[0] + track[1] + track[2] == 0:
        reasons |= TRACK_EMPTY
    return reasons


def price_refusals(vault: Vault, seat: i64, card: i64, worn: i64) -> i64:
    """Why no room could be paid for together with a card's cost (SH-R-24, 25)."""
    reasons = level_refusals(vault, seat)
    if reasons != 0:
        return reasons
    missing = bill_of(vault, card, worn) - purse_of(vault, seat)
    price = vault.cards.price_bill
    for place in vault.room_track:
        if place != 0 and (missing + price[place - 1]) & SHORT == 0:
            return 0
    discount = best_discount(vault, seat)
    if discount > 0:
        for place in vault.room_track:
            if place != 0 and can_pay_for(vault, seat, card, worn, place - 1, discount):
                return 0
    return NO_ROOM_AFFORDABLE


def can_pay_for(vault: Vault, seat: i64, card: i64, worn: i64, room: i64, discount: i64) -> bool:
    """Whether a room's printed price can be paid together with a card's cost."""
    return can_pay_with_price(vault, seat, card, worn, vault.cards.price, 4 * room, discount)


def missing_for(vault: Vault, seat: i64, card: i64, worn: i64, room: i64) -> vec[i64]:
    """The cubes that a player lacks for a room and a card's cost: by kind, then of any."""
    return missing_with_price(vault, seat, card, worn, room, best_discount(vault, seat))


def room_refusals(vault: Vault, seat: i64, room: i64, card: i64, worn: i64, paid: bool) -> i64:
    """Why one room could not be built now."""
    reasons = level_refusals(vault, seat)
    if place_in_track(vault.room_track, room) < 0:
        reasons |= NOT_IN_TRACK
    if paid and not can_pay_for(vault, seat, card, worn, room, best_discount(vault, seat)):
        reasons |= NO_ROOM_AFFORDABLE
    return reasons


def unbuilt_refusals(vault: Vault, room: i64) -> i64:
    """Why nobody can go to a room that is not in the vault (SH-PLACE-03)."""
    return IN_ROOM_TRACK if place_in_track(vault.room_track, room) >= 0 else NOT_IN_TRACK


def lay_planned(vault: Vault, seat: i64) -> None:
    """Place the planned room, fill its gap, and see whether the level is complete (SH-BUILD-07)."""
    room = vault.plan[PLAN_ROOM] - 1
    level = vault.level_of[seat]
    slot = next_slot(vault, level, vault.plan[PLAN_SIDE])
    vault.room_track[place_in_track(vault.room_track, room)] = 0
    vault.lay_room(level, slot, room)
    vault.emit(E_BUILT, seat, room, level * SPACES + 2 * slot)
    drop_plan(vault)
    vault.stack.append(Fill(ROOMS))
    if is_complete(vault, level, 0) and vault.trigger & LAST_ROOM == 0:
        vault.trigger |= LAST_ROOM
        vault.emit(E_TRIGGER, seat, 0)


def is_complete(vault: Vault, level: i64, further: i64) -> bool:
    """Whether a level would end the game with so many further rooms (SH-END-02)."""
    return vault.rooms_on(level) + further >= vault.rooms_to_end


def drop_plan(vault: Vault) -> None:
    """Forget the plan: it has been carried out, declined, or lost with a fight."""
    vault.plan = zeros(PLAN_SIZE)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Plan(VaultFrame):
    """A player plans a room: which, on which side, and with what discount."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "card", "worn", "paid", "further")

    def __init__(self, seat: i64, card: i64, worn: i64, paid: i64, further: i64) -> None:
        self.seat = seat
        self.card = card  # whose cost is paid along with the price; 0 if that is done
        self.worn = worn
        self.paid = paid
        self.further = further  # 1: a further paid room, which may be declined (SH-R-30)

    def ask(self, vault: Vault) -> Decision | None:
        """The first thing that is not yet planned."""
        if vault.plan[PLAN_ROOM] == 0:
            return self._ask_room(vault)
        if vault.plan[PLAN_ROOM] == PLAN_DECLINED:
            return None
        if vault.plan[PLAN_SIDE] < 0:
            return self._ask_side(vault)
        if vault.plan[PLAN_ITEM] == 0 and self.paid == 1:
            return self._ask_discount(vault)
        if vault.plan[PLAN_ITEM] > 0 and self._strikes_left(vault) > 0:
            return self._ask_strike(vault)
        return None

    def _ask_room(self, vault: Vault) -> Decision | None:
        codes = vec[i64]()
        for code in track_codes(ROOM, vault.room_track, vec[i64]()):
            if self.room_refusals(vault, a_of(code)) == 0:
                codes = append(codes, code)
        if self.further == 1:
            if len(codes) == 0:
                return None
            codes = append(codes, pack(DONE, ASK_FURTHER_ROOM))
            return vault.question(self.seat, ASK_FURTHER_ROOM, self.card, codes, -1)
        return vault.question(self.seat, ASK_ROOM, self.card, codes, 0)

    def room_refusals(self, vault: Vault, room: i64) -> i64:
        """Why this plan could not be about a room."""
        return room_refusals(vault, self.seat, room, self.card, self.worn, self.paid == 1)

    def _ask_side(self, vault: Vault) -> Decision:
        codes = vec[i64]()
        for side in range(2):
            if self.side_refusals(vault, side) == 0:
                codes = append(codes, pack(SIDE, side))
        return vault.question(self.seat, ASK_SIDE, vault.plan[PLAN_ROOM] - 1, codes, 0)

    def side_refusals(self, vault: Vault, side: i64) -> i64:
        """Why the room cannot go to a side."""
        return 0 if next_slot(vault, vault.level_of[self.seat], side) >= 0 else SIDE_FULL

    def _ask_discount(self, vault: Vault) -> Decision | None:
        if open_price(vault) == 0:
            return None
        codes = vec[i64]()
        for item in vault.ready_items(self.seat, BUILDING):
            if self._item_refusals(vault, item) == 0:
                codes = append(codes, pack(DISCOUNTED, item))
        if len(codes) == 0:
            return None
        if self.discount_refusals(vault) == 0:
            codes = append(codes, pack(DONE, ASK_DISCOUNT))
        room = vault.plan[PLAN_ROOM] - 1
        return vault.question(self.seat, ASK_DISCOUNT, room, codes, -1)

    def discount_refusals(self, vault: Vault) -> i64:
        """Why the room cannot be built without a discount."""
        return 0 if self._payable(vault, self._open_price(vault), 0) else MUST_DISCOUNT

    def _item_refusals(self, vault: Vault, item: i64) -> i64:
        """Why an item cannot lower the price (SH-R-88)."""
        if not vault.has_item(self.seat, item, 0):
            return EXHAUSTED if vault.has_item(self.seat, item, 1) else NOT_OWNED
        if vault.cards.item_use[item] != BUILDING:
            return OTHER_MOMENT
        discount = vault.cards.first_step(item, DISCOUNT)
        return 0 if self._payable(vault, self._open_price(vault), discount) else DISCOUNT_TOO_SMALL

    def _strike_refusals(self, vault: Vault, kind: i64) -> i64:
        """Why an icon cannot be struck from the price."""
        price = self._open_price(vault)
        if price[kind] == 0:
            return NOT_IN_PRICE
        price[kind] -= 1
        return 0 if self._payable(vault, price, self._strikes_left(vault) - 1) else REST_UNPAYABLE

    def _ask_strike(self, vault: Vault) -> Decision:
        codes = vec[i64]()
        for kind in range(4):
            if self._strike_refusals(vault, kind) == 0:
                codes = append(codes, pack(STRIKE, kind))
        return vault.question(self.seat, ASK_STRIKE, vault.plan[PLAN_ROOM] - 1, codes, 0)

    def _open_price(self, vault: Vault) -> vec[i64]:
        return vault.plan[PLAN_PRICE : PLAN_PRICE + 4]

    def _payable(self, vault: Vault, price: vec[i64], discount: i64) -> bool:
        return can_pay_with_price(vault, self.seat, self.card, self.worn, price, 0, discount)

    def _strikes_left(self, vault: Vault) -> i64:
        """How many icons the chosen item can still strike from the price."""
        item = vault.plan[PLAN_ITEM] - 1
        room = vault.plan[PLAN_ROOM] - 1
        total: i64 = 0
        left: i64 = 0
        for kind in range(4):
            total += vault.cards.price_of(room, kind)
            left += vault.plan[PLAN_PRICE + kind]
        return min(vault.cards.first_step(item, DISCOUNT), total) - (total - left)

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why a plan is not possible."""
        verb = verb_of(code)
        if prompt == ASK_SIDE:
            return self.side_refusals(vault, a_of(code)) if verb == SIDE else NOT_NOW
        if prompt == ASK_STRIKE:
            return self._strike_refusals(vault, a_of(code)) if verb == STRIKE else NOT_NOW
        if prompt == ASK_DISCOUNT:
            if verb == DISCOUNTED:
                return self._item_refusals(vault, a_of(code))
            reasons = super().against(vault, code, prompt)
            return self.discount_refusals(vault) if reasons == 0 else reasons
        if verb == ROOM:
            return self.room_refusals(vault, a_of(code))
        return super().against(vault, code, prompt) if self.further == 1 else NOT_NOW

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Note the choice in the plan."""
        verb = verb_of(code)
        plan = vault.plan
        if verb == ROOM:
            plan[PLAN_ROOM] = a_of(code) + 1
            plan[PLAN_SIDE] = -1
            plan[PLAN_ITEM] = 0
            for kind in range(4):
                price = vault.cards.price_of(a_of(code), kind)
                plan[PLAN_PRICE + kind] = price if self.paid == 1 else 0
        elif verb == SIDE:
            plan[PLAN_SIDE] = a_of(code)
        elif verb == DISCOUNTED:
            plan[PLAN_ITEM] = a_of(code) + 1
        elif verb == STRIKE:
            plan[PLAN_PRICE + a_of(code)] -= 1
        elif plan[PLAN_ROOM] == 0:
            plan[PLAN_ROOM] = PLAN_DECLINED
        else:
            plan[PLAN_ITEM] = -1  # no discount

    def run(self, vault: Vault) -> None:
        """The plan stands; the item that lowers its price is exhausted."""
        item = vault.plan[PLAN_ITEM] - 1
        if vault.plan[PLAN_ROOM] == 0:
            vault.plan[PLAN_ROOM] = PLAN_DECLINED
        elif vault.plan[PLAN_ROOM] > 0 and item >= 0:
            exhaust_used(vault, self.seat, item)
        vault.stack.pop()

    def copy(self) -> Plan:
        """An independent frame with the same fields."""
        return Plan(self.seat, self.card, self.worn, self.paid, self.further)
