"""The items in front of a player, as lists of options: to give, to take away, to ready."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.shelter.refusal import (
    CANNOT_GIVE,
    NOT_EXHAUSTED,
    NOT_OWNED,
    READIES,
    SWAPS_ITSELF,
)
from overseer.games.shelter.terms import E_EXHAUSTED, GIVE, READIED, READY
from overseer.games.shelter.vault import Vault, held_item, held_seat
from overseer.kernel.decision import pack
from overseer.kernel.vecs import append, vec


def give_codes(vault: Vault, seat: i64, kept: i64) -> vec[i64]:
    """One option per different item of a player, ready or exhausted, but for one that is kept."""
    return _codes(vault, seat, GIVE, kept)


def give_refusals(vault: Vault, seat: i64, item: i64, kept: i64) -> i64:
    """Why a player cannot give an item away."""
    if not vault.has_item(seat, item, 0) and not vault.has_item(seat, item, 1):
        return CANNOT_GIVE
    return SWAPS_ITSELF if item == kept else 0


def exhaust_used(vault: Vault, seat: i64, item: i64) -> None:
    """Turn an item that is used, if its use demands that (SH-EXH-01)."""
    if vault.cards.item_exhausts[item] == 1:
        vault.exhaust(seat, item)
        vault.emit(E_EXHAUSTED, seat, item)


def take_away(vault: Vault, seat: i64, item: i64) -> None:
    """Remove a player's item; of two copies an exhausted one, which nobody would miss."""
    vault.release(seat, item, 1 if vault.has_item(seat, item, 1) else 0)


def ready_codes(vault: Vault, seat: i64, by: i64) -> vec[i64]:
    """One option per different exhausted item that may be readied by an item, or an icon (-1).

    No item readies one that readies, be it itself (SH-R-37) or, in other packs, one like it: two
    of them would go on for ever.
    """
    return _codes(vault, seat, READIED, by)


def ready_refusals(vault: Vault, seat: i64, item: i64, by: i64) -> i64:
    """Why an item cannot be readied."""
    if not vault.has_item(seat, item, 1):
        return NOT_EXHAUSTED if vault.has_item(seat, item, 0) else NOT_OWNED
    return READIES if by >= 0 and vault.cards.first_step(item, READY) >= 0 else 0


def _codes(vault: Vault, seat: i64, verb: i64, by: i64) -> vec[i64]:
    codes = vec[i64]()
    last: i64 = -1
    for code in vault.held:
        item = held_item(code)
        if held_seat(code) != seat or item == last:
            continue
        if verb == GIVE:
            reasons = give_refusals(vault, seat, item, by)
        else:
            reasons = ready_refusals(vault, seat, item, by)
        if reasons == 0:
            codes = append(codes, pack(verb, item))
            last = item
    return codes
