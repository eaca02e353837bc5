"""Using items, companions and perks (FO-ITEM-01, FO-EXH, FO-CPN-01, FO-PERK, FO-R-57)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay, pay
from overseer.games.fallout.items import discard, owns, set_exhausted
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.refusal import (
    CANNOT_PAY,
    EXHAUSTED,
    NO_ACTIONS,
    NOT_EQUIPPED,
    NOT_HELD,
    OTHER_MOMENT,
    OWN_TURN,
    UNMET,
    USED_ALREADY,
)
from overseer.games.fallout.rows import (
    has,
    held_exhausted,
    held_item,
    held_seat,
    owned_card,
    owned_code,
    owned_seat,
    without,
)
from overseer.games.fallout.terms import (
    BESIDE,
    COMPANION,
    E_PERK_USED,
    E_USED,
    EQUIPPED,
    INVENTORY,
    M_ACTION,
    PLAY_PERK,
    S_ITEM,
    S_PERK,
    SLOTS,
    SPEND_DISCARD,
    SPEND_EXHAUST,
    SPEND_KEEP,
    USE,
    USES,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import a_of, b_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def use_codes(land: Wasteland, seat: i64, moment: i64, codes: vec[i64]) -> vec[i64]:
    """The cards that a survivor can use at a moment, as further options."""
    cards = land.cards
    last: i64 = -1
    for code in land.held:
        item = held_item(code)
        if held_seat(code) != seat or item == last or cards.item_uses[item * USES] == 0:
            continue
        last = item
        for which in range(USES):
            if cards.item_uses[item * USES + which] == 0:
                break
            if use_refusals(land, seat, item, which, moment) == 0:
                option = pack(USE, item, which)
                # An equipped card and its copy in the inventory are one option.
                if not has(codes, option):
                    codes = append(codes, option)
    if seat == land.active:
        for code in land.perks:
            if owned_seat(code) == seat:
                perk = owned_card(code)
                if perk_refusals(land, seat, perk, moment) == 0:
                    codes = append(codes, pack(PLAY_PERK, perk))
    return codes


def usable(land: Wasteland, seat: i64, item: i64) -> i64:
    """The held card whose text is in force: a ready one if there is a choice, or -1."""
    equipped = owns(land, seat, EQUIPPED, item)
    if land.cards.item_kind[item] < SLOTS:
        return equipped
    beside = owns(land, seat, BESIDE, item)
    return beside if beside >= 0 else owns(land, seat, INVENTORY, item)


def use_refusals(land: Wasteland, seat: i64, item: i64, which: i64, moment: i64) -> i64:
    """Why a survivor cannot use a card now."""
    cards = land.cards
    use: i64 = cards.item_uses[item * USES + which] if which < USES else 0
    if use == 0:
        return OTHER_MOMENT
    code = usable(land, seat, item)
    if code < 0:
        return NOT_EQUIPPED if owns(land, seat, INVENTORY, item) >= 0 else NOT_HELD
    reasons = _moment_refusals(land, use, moment)
    spend = cards.use_spend[use]
    if spend == SPEND_EXHAUST and held_exhausted(code) == 1:
        reasons |= EXHAUSTED
    if spend == SPEND_KEEP and has(land.used, owned_code(seat, use)):
        reasons |= USED_ALREADY
    # A companion helps in its owner's own turn only (FO-CPN-01).
    if cards.item_kind[item] == COMPANION and seat != land.active:
        reasons |= OWN_TURN
    source = source_of(S_ITEM, item)
    if not holds(land, seat, cards.use_condition[use], land.node[seat], source):
        reasons |= UNMET
    if not can_pay(land, seat, cards.use_cost[use], code):
        reasons |= CANNOT_PAY
    return reasons


def perk_refusals(land: Wasteland, seat: i64, perk: i64, moment: i64) -> i64:
    """Why a survivor cannot use a perk now (FO-PERK-01, 02)."""
    if not has(land.perks, owned_code(seat, perk)):
        return NOT_HELD
    use = land.cards.perk_use[perk]
    reasons = _moment_refusals(land, use, moment)
    if seat != land.active:
        reasons |= OWN_TURN
    source = source_of(S_PERK, perk)
    if not holds(land, seat, land.cards.use_condition[use], land.node[seat], source):
        reasons |= UNMET
    if not can_pay(land, seat, land.cards.use_cost[use]):
        reasons |= CANNOT_PAY
    return reasons


def play_refusals(land: Wasteland, seat: i64, code: i64, moment: i64) -> i64:
    """Why the card or perk that an option names cannot be used at a moment.

    NOT_NOW if it names none. At moment 0 nothing can be used: what else is in the way is told.
    """
    if verb_of(code) == USE:
        return use_refusals(land, seat, a_of(code), b_of(code), moment)
    return perk_refusals(land, seat, a_of(code), moment) if verb_of(code) == PLAY_PERK else NOT_NOW


def _moment_refusals(land: Wasteland, use: i64, moment: i64) -> i64:
    """Whether a use belongs to another moment, or takes an action that is not there."""
    own = land.cards.use_moment[use]
    if own & moment == 0:
        return OTHER_MOMENT
    if own & M_ACTION != 0 and land.actions == 0:
        return NO_ACTIONS
    return 0


def use_item(land: Wasteland, seat: i64, item: i64, which: i64) -> None:
    """Use a card: exhaust or discard it, pay, and carry out its effect."""
    cards = land.cards
    use = cards.item_uses[item * USES + which]
    code = usable(land, seat, item)
    land.emit(E_USED, seat, item)
    spend = cards.use_spend[use]
    if spend == SPEND_EXHAUST:
        set_exhausted(land, code, 1)
        code |= 1
    elif spend == SPEND_DISCARD:
        discard(land, code)
        code = -1
    else:
        land.used = append(land.used, owned_code(seat, use))
    _begin(land, seat, use, source_of(S_ITEM, item), code)


def use_perk(land: Wasteland, seat: i64, perk: i64) -> None:
    """Use a perk, which returns to the perk deck (FO-PERK-01, 04)."""
    land.perks = without(land.perks, owned_code(seat, perk))
    land.perk_deck = append(land.perk_deck, perk)
    land.due = 1
    land.emit(E_PERK_USED, seat, perk)
    _begin(land, seat, land.cards.perk_use[perk], source_of(S_PERK, perk), -1)


def _begin(land: Wasteland, seat: i64, use: i64, source: i64, own: i64) -> None:
    """Take the action if the use is one, then the cost, then the effect.

    `own` is the card that is used, if its owner still has it.
    """
    cards = land.cards
    if cards.use_moment[use] & M_ACTION != 0:
        land.actions -= 1
    land.rules.perform(land, cards.use_program[use], seat, source, land.node[seat], 1)
    # The cost is paid before the effect: its frames lie on top.
    pay(land, seat, cards.use_cost[use], own)
