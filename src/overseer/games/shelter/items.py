"""Items: when one may be used, and its effect step by step (SH-ITEM, SH-EXH, SH-R-65 to 70)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter import hand
from overseer.games.shelter.cards import Cards
from overseer.games.shelter.cost import Payment
from overseer.games.shelter.decks import place_in_track, track_codes, track_refusals
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.hand import give_codes, ready_codes, take_away
from overseer.games.shelter.healing import any_injured, heal_codes, heal_named, heal_refusals
from overseer.games.shelter.purse import covers
from overseer.games.shelter.refusal import (
    CANNOT_PAY_ITEM,
    EXHAUSTED,
    NO_EFFECT,
    NOT_OWNED,
    OTHER_MOMENT,
)
from overseer.games.shelter.rewards import Rewards, row_has_effect
from overseer.games.shelter.terms import (
    AFTER_ROLL,
    ALWAYS,
    ANY,
    ANY_TIME,
    ASK_HEAL,
    ASK_READY,
    ASK_SWAP_GIVE,
    ASK_SWAP_TAKE,
    BEFORE_FIGHT,
    E_READIED,
    E_SWAPPED,
    FIGHT_BONUS,
    GAIN,
    GIVE,
    HEAL_DWELLER,
    HEALED,
    ITEMS,
    PAY,
    READIED,
    READY,
    SWAP,
    TAKE,
    USE,
)
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def use_refusals(vault: Vault, seat: i64, item: i64, window: i64) -> i64:
    """Why a player cannot use an item in a window (ANY_TIME, BEFORE_FIGHT or AFTER_ROLL)."""
    if not vault.has_item(seat, item, 0):
        return EXHAUSTED if vault.has_item(seat, item, 1) else NOT_OWNED
    return moment_refusals(vault, seat, item, window)


def moment_refusals(vault: Vault, seat: i64, item: i64, window: i64) -> i64:
    """Why a player cannot use a ready item of theirs in a window."""
    cards = vault.cards
    if not is_open(cards, item, window):
        return OTHER_MOMENT
    if cards.item_use[item] != ANY_TIME:
        return 0
    reasons = effect_refusals(vault, seat, item)
    if reasons == 0 and window != ANY_TIME and not _helps(vault, seat, item, window):
        return NO_EFFECT
    return reasons


def _helps(vault: Vault, seat: i64, item: i64, window: i64) -> bool:
    """Whether an item that readies or swaps can bring another into the fight (SH-R-65)."""
    cards = vault.cards
    if has_step(cards, item, READY):
        for code in ready_codes(vault, seat, item):
            if _acts(cards, a_of(code), window):
                return True
    if has_step(cards, item, SWAP):
        for place in vault.item_track:
            if place != 0 and _acts(cards, place - 1, window):
                return True
    return False


def _acts(cards: Cards, item: i64, window: i64) -> bool:
    """Whether a ready item can change a fight in this window, or in one that is still to come."""
    if cards.item_use[item] == ALWAYS:
        return cards.first_step(item, FIGHT_BONUS) > 0
    return is_open(cards, item, window) or (
        window == BEFORE_FIGHT and is_open(cards, item, AFTER_ROLL)
    )


def is_open(cards: Cards, item: i64, window: i64) -> bool:
    """Whether an item may be used in a window at all."""
    return (cards.item_windows[item] >> window) & 1 == 1


def has_step(cards: Cards, item: i64, step: i64) -> bool:
    """Whether a step of a sort is part of an item's effect."""
    return cards.first_step(item, step) >= 0


def use_codes(vault: Vault, seat: i64, window: i64, codes: vec[i64]) -> vec[i64]:
    """One option per different item that can be used in a window."""
    cards = vault.cards
    last: i64 = -1
    for code in vault.held:
        if held_seat(code) == seat and held_exhausted(code) == 0 and code != last:
            last = code
            item = held_item(code)
            # Most items are for another moment; those need no closer look.
            if is_open(cards, item, window) and moment_refusals(vault, seat, item, window) == 0:
                codes = append(codes, pack(USE, item))
    return codes


def effect_refusals(vault: Vault, seat: i64, item: i64) -> i64:
    """Why an item's effect would be unpayable or change nothing."""
    cards = vault.cards
    if not covers(vault, seat, cards.item_bill[item]):
        return CANNOT_PAY_ITEM
    for i in range(cards.step_start[item], cards.step_end[item]):
        if _step_has_effect(vault, seat, item, i):
            return 0
    return NO_EFFECT


def _step_has_effect(vault: Vault, seat: i64, item: i64, index: i64) -> bool:
    step = vault.cards.steps[2 * index]
    if step == READY:
        return len(ready_codes(vault, seat, item)) > 0
    if step == HEAL_DWELLER:
        return any_injured(vault, seat)
    if step == SWAP:
        return _track_has_cards(vault) and len(give_codes(vault, seat, item)) > 0
    if step == GAIN:
        freed = vault.cards.item_cost[4 * item : 4 * item + 4]
        return row_has_effect(vault, seat, vault.cards.steps[2 * index + 1], freed)
    return False


def _track_has_cards(vault: Vault) -> bool:
    return vault.item_track[0] + vault.item_track[1] + vault.item_track[2] > 0


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class UseItem(VaultFrame):
    """An item is being used: its steps in order."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "item", "index", "given")

    def __init__(self, seat: i64, item: i64, index: i64, given: i64) -> None:
        self.seat = seat
        self.item = item
        self.index = index
        self.given = given  # item + 1 that is swapped away

    def ask(self, vault: Vault) -> Decision | None:
        """The choice that the current step needs."""
        step = self._step(vault)
        if step == READY:
            codes = ready_codes(vault, self.seat, self.item)
            if len(codes) > 0:
                return vault.question(self.seat, ASK_READY, self.item, codes, 0)
        elif step == HEAL_DWELLER:
            codes = heal_codes(vault, self.seat)
            if len(codes) > 0:
                return vault.question(self.seat, ASK_HEAL, self.item, codes, 0)
        elif step == SWAP and self.given == 0:
            codes = give_codes(vault, self.seat, self.item)
            if len(codes) > 0 and _track_has_cards(vault):
                return vault.question(self.seat, ASK_SWAP_GIVE, self.item, codes, 0)
        elif step == SWAP:
            codes = track_codes(TAKE, vault.item_track, vec[i64]())
            return vault.question(self.seat, ASK_SWAP_TAKE, self.item, codes, 0)
        return None

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why the item cannot have this effect."""
        verb = verb_of(code)
        if verb == READIED and prompt == ASK_READY:
            return hand.ready_refusals(vault, self.seat, a_of(code), self.item)
        if verb == HEALED and prompt == ASK_HEAL:
            return heal_refusals(vault, self.seat, code)
        if verb == GIVE and prompt == ASK_SWAP_GIVE:
            return hand.give_refusals(vault, self.seat, a_of(code), self.item)
        if verb == TAKE and prompt == ASK_SWAP_TAKE:
            return track_refusals(vault, ITEMS, a_of(code))
        return NOT_NOW

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Carry out the current step as chosen."""
        verb = verb_of(code)
        if verb == GIVE:
            self.given = a_of(code) + 1
            return
        if verb == READIED:
            vault.ready(self.seat, a_of(code))
            vault.emit(E_READIED, self.seat, a_of(code))
        elif verb == HEALED:
            heal_named(vault, self.seat, a_of(code), b_of(code))
        else:
            self._swap(vault, a_of(code))
        self.index += 1

    def _swap(self, vault: Vault, taken: i64) -> None:
        """The given card fills the gap; nothing is drawn or discarded (SH-R-89)."""
        given = self.given - 1
        take_away(vault, self.seat, given)
        vault.item_track[place_in_track(vault.item_track, taken)] = given + 1
        vault.hold(self.seat, taken)
        vault.emit(E_SWAPPED, self.seat, given, taken)
        self.given = 0

    def run(self, vault: Vault) -> None:
        """Pay or gain as the current step says, or finish."""
        step = self._step(vault)
        cards = vault.cards
        at = cards.step_start[self.item] + self.index
        self.index += 1
        if step < 0:
            vault.stack.pop()
        elif step == PAY:
            kind = cards.steps[2 * at + 1]
            if kind == ANY:
                vault.stack.append(Payment(self.seat, 1, 0))
            else:
                vault.pay(self.seat, kind, 1)
        elif step == GAIN:
            vault.stack.append(Rewards(self.seat, -1, cards.steps[2 * at + 1], 1, 0))

    def _step(self, vault: Vault) -> i64:
        at = vault.cards.step_start[self.item] + self.index
        return vault.cards.steps[2 * at] if at < vault.cards.step_end[self.item] else -1

    def copy(self) -> UseItem:
        """An independent frame with the same fields."""
        return UseItem(self.seat, self.item, self.index, self.given)


def start_use(vault: Vault, seat: i64, item: i64) -> None:
    """Exhaust an item, if it demands that, and begin its effect (SH-EXH-01)."""
    hand.exhaust_used(vault, seat, item)
    if vault.cards.item_use[item] == ANY_TIME:
        vault.stack.append(UseItem(seat, item, 0, 0))
