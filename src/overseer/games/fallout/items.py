"""Items and companions of survivors: slots, inventory, passives (FO-ITEM, FO-EQUIP, FO-INV)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.refusal import EQUIPPED_ALREADY, NO_EFFECT, NOT_HELD
from overseer.games.fallout.rows import (
    HELD_PLACE,
    HELD_SEAT,
    has,
    held_code,
    held_exhausted,
    held_item,
    held_place,
    held_seat,
    owned_code,
    without,
)
from overseer.games.fallout.terms import (
    ASSET,
    BESIDE,
    E_CARD,
    E_CARD_LOST,
    E_EQUIPPED,
    E_UNEXHAUSTED,
    EQUIPPED,
    INVENTORY,
    INVENTORY_LIMIT,
    LOOT,
    P_INVENTORY,
    SELECT_ANY,
    SELECT_ITEM,
    SELECT_KIND,
    SLOTS,
    UNIQUE,
    WEAPON,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import append, vec


def hold(land: Wasteland, seat: i64, place: i64, item: i64, exhausted: i64 = 0) -> None:
    """Lay a card in a survivor's area, keeping the row in order."""
    code = held_code(seat, place, item, exhausted)
    row = append(land.held, code)
    i: i64 = len(row) - 1
    while i > 0 and row[i - 1] > code:
        row[i] = row[i - 1]
        i -= 1
    row[i] = code
    land.held = row
    land.due = 1


def release(land: Wasteland, code: i64) -> None:
    """Take a card out of a survivor's area."""
    land.held = without(land.held, code)
    land.due = 1


def gain(land: Wasteland, seat: i64, item: i64) -> None:
    """Take a card into the inventory; the limit is checked after the whole gain (FO-INV-03)."""
    hold(land, seat, INVENTORY, item)
    land.gained = append(land.gained, owned_code(seat, item))
    land.emit(E_CARD, seat, item)


def discard(land: Wasteland, code: i64) -> None:
    """Put a card that a survivor has on its own discard pile (FO-LOOT-03, FO-UNIQ-02, FO-R-62)."""
    release(land, code)
    item = held_item(code)
    land.emit(E_CARD_LOST, held_seat(code), item)
    put_on_discards(land, item)


def put_on_discards(land: Wasteland, item: i64) -> None:
    """Put a card that nobody has on its own discard pile; character cards leave the game."""
    deck = land.cards.item_deck[item]
    if deck == LOOT:
        land.loot_discards = append(land.loot_discards, item)
    elif deck == ASSET:
        land.asset_discards = append(land.asset_discards, item)
    elif deck == UNIQUE:
        land.unique_aside = append(land.unique_aside, item)


def equipped_code(land: Wasteland, seat: i64, kind: i64) -> i64:
    """The held card in a slot of the board, or -1."""
    kinds = land.cards.item_kind
    for code in land.held:
        if code >> HELD_PLACE == (seat << 2) | EQUIPPED and kinds[held_item(code)] == kind:
            return code
    return -1


def is_equippable(land: Wasteland, item: i64) -> bool:
    """Whether a card has a slot on the board (FO-EQUIP-01)."""
    return land.cards.item_kind[item] < SLOTS


def gear_refusals(land: Wasteland, seat: i64, item: i64) -> i64:
    """Why a survivor has no such card that could be equipped (FO-EQUIP-01)."""
    if owns(land, seat, INVENTORY, item) < 0:
        return EQUIPPED_ALREADY if owns(land, seat, EQUIPPED, item) >= 0 else NOT_HELD
    return 0 if is_equippable(land, item) else NO_EFFECT


def equip(land: Wasteland, code: i64) -> None:
    """Move a card from inventory to its slot; the one it displaces goes to inventory."""
    seat = held_seat(code)
    item = held_item(code)
    before = equipped_code(land, seat, land.cards.item_kind[item])
    if before >= 0:
        release(land, before)
        hold(land, seat, INVENTORY, held_item(before), held_exhausted(before))
    release(land, code)
    hold(land, seat, EQUIPPED, item, held_exhausted(code))
    land.emit(E_EQUIPPED, seat, item)


def set_exhausted(land: Wasteland, code: i64, exhausted: i64) -> None:
    """Exhaust or unexhaust a card (FO-EXH-01, 04)."""
    release(land, code)
    hold(land, held_seat(code), held_place(code), held_item(code), exhausted)
    if exhausted == 0:
        land.emit(E_UNEXHAUSTED, held_seat(code), held_item(code))


def held_cards(land: Wasteland, seat: i64, place: i64) -> vec[i64]:
    """The cards of a survivor in one place, copies included."""
    row = vec[i64]()
    for code in land.held:
        if code >> HELD_PLACE == (seat << 2) | place:
            row = append(row, code)
    return row


def owns(land: Wasteland, seat: i64, place: i64, item: i64) -> i64:
    """The held card of this kind in a place, ready if there is a choice, or -1."""
    code = held_code(seat, place, item, 0)
    if has(land.held, code):
        return code
    return code + 1 if has(land.held, code + 1) else -1


def copies(land: Wasteland, code: i64) -> i64:
    """How many equal cards of a survivor lie in one place."""
    number: i64 = 0
    for other in land.held:
        if other == code:
            number += 1
    return number


def over_limit(land: Wasteland, seat: i64) -> bool:
    """Whether a survivor's inventory holds too many cards (FO-INV-02)."""
    number: i64 = 0
    for code in land.held:
        if code >> HELD_PLACE == (seat << 2) | INVENTORY:
            number += 1
    return number > INVENTORY_LIMIT and number > INVENTORY_LIMIT + passive(land, seat, P_INVENTORY)


def passive(land: Wasteland, seat: i64, kind: i64) -> i64:
    """What a survivor's cards in force add up to in one respect (FO-EQUIP-02, FO-R-108)."""
    total: i64 = 0
    cards = land.cards
    for code in land.held:
        if code >> HELD_SEAT != seat:
            continue
        item = held_item(code)
        first = cards.item_passives[item]
        last = cards.item_passives[item + 1]
        if first == last or (held_place(code) == INVENTORY and cards.item_kind[item] < SLOTS):
            continue
        for row in range(first, last):
            if cards.passives[2 * row] == kind:
                total += cards.passives[2 * row + 1]
    return total


def weapon_letters(land: Wasteland, seat: i64) -> i64:
    """The letters printed on the equipped weapon, or none (FO-WEAP-01, FO-R-44)."""
    code = equipped_code(land, seat, WEAPON)
    return land.cards.item_letters[held_item(code)] if code >= 0 else 0


def selected(land: Wasteland, code: i64, selector: i64) -> bool:
    """Whether a held card is one that a card speaks of; ability cards never are (FO-CHAR-03)."""
    item = held_item(code)
    if held_place(code) == BESIDE:
        return False
    if selector == SELECT_ANY:
        return True
    if selector >= SELECT_ITEM:
        return item == selector - SELECT_ITEM
    return land.cards.item_kind[item] == selector - SELECT_KIND


def selection(land: Wasteland, seat: i64, selector: i64) -> vec[i64]:
    """The held cards of a survivor that a card speaks of; equal ones once."""
    row = vec[i64]()
    last: i64 = -1
    for code in land.held:
        if code >> HELD_SEAT == seat and code != last and selected(land, code, selector):
            row = append(row, code)
            last = code
    return row


def number_of(land: Wasteland, seat: i64, selector: i64) -> i64:
    """How many cards of a survivor a card speaks of, equal ones each for itself."""
    number: i64 = 0
    for code in land.held:
        if code >> HELD_SEAT == seat and selected(land, code, selector):
            number += 1
    return number
