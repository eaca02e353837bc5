"""The items in front of a player, as lists of options: to give, to take away, to ready."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.shelter.terms import GIVE, READIED, READY
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat
from overseer.kernel.decision import pack
from overseer.kernel.vecs import append, vec


def give_codes(vault: Vault, seat: i64, kept: i64) -> vec[i64]:
    """One option per different item of a player, ready or exhausted, but for one that is kept."""
    codes = vec[i64]()
    last: i64 = -1
    for i in range(len(vault.held)):
        code = vault.held[i]
        item = held_item(code)
        if held_seat(code) == seat and item != last and item != kept:
            codes = append(codes, pack(GIVE, item))
            last = item
    return codes


def take_away(vault: Vault, seat: i64, item: i64) -> None:
    """Remove a player's item; of two copies an exhausted one, which nobody would miss."""
    vault.release(seat, item, 1 if vault.has_item(seat, item, 1) else 0)


def ready_codes(vault: Vault, seat: i64, by: i64) -> vec[i64]:
    """One option per different exhausted item that may be readied by an item, or an icon (-1).

    No item readies one that readies, be it itself (SH-R-37) or, in other packs, one like it: two
    of them would go on for ever.
    """
    codes = vec[i64]()
    last: i64 = -1
    held = vault.held
    for i in range(len(held)):
        item = held_item(held[i])
        if held_seat(held[i]) != seat or held_exhausted(held[i]) == 0 or item == last:
            continue
        last = item
        if by < 0 or vault.cards.first_step(item, READY) < 0:
            codes = append(codes, pack(READIED, item))
    return codes
