"""Scoring: end-of-game items, the threat penalty, standings and tie-breaks (SH-SCORE, SH-TIE)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.games.shelter.recall import is_beaten
from overseer.games.shelter.terms import (
    COUNT_DWELLER,
    COUNT_ITEM,
    COUNT_RESOURCE,
    COUNT_ROOM,
    E_END_ITEM,
    E_PENALTY,
    GAME_END,
    KINDS,
    SCORE,
    SPACES,
)
from overseer.games.shelter.vault import Vault, held_item, held_seat
from overseer.kernel.outcome import Outcome, ranked

TIE_BREAKS: Final = ("cubes", "dwellers", "items")  # what `Standing.tie_breaks` count (SH-TIE)
_NUMBERS: Final = 16


def score(vault: Vault) -> None:
    """End-of-game items, then one happiness less per threat on the own level (SH-R-68, 77)."""
    for seat in range(vault.players):
        for i in range(len(vault.held)):
            if held_seat(vault.held[i]) == seat:
                item = held_item(vault.held[i])
                gained = end_value(vault, seat, item)
                if gained > 0:
                    vault.happiness[seat] += gained
                    vault.emit(E_END_ITEM, seat, item, gained)
    for seat in range(vault.players):
        lost = min(threats_on(vault, vault.level_of[seat]), vault.happiness[seat])
        if lost > 0:  # never below zero (SH-R-81)
            vault.happiness[seat] -= lost
            vault.emit(E_PENALTY, seat, lost)


def end_value(vault: Vault, seat: i64, item: i64) -> i64:
    """The happiness that an item would be worth if the game ended now."""
    if vault.cards.item_use[item] != GAME_END:
        return 0
    argument = vault.cards.first_step(item, SCORE)
    return _counted(vault, seat, item, scored_thing(argument)) // scored_number(argument)


def expected_happiness(vault: Vault, seat: i64) -> i64:
    """What a player's happiness would be if the game ended now; what it is, once it has."""
    total = vault.happiness[seat]
    if vault.over:
        return total
    for code in vault.held:
        if held_seat(code) == seat:
            total += end_value(vault, seat, held_item(code))
    return max(0, total - threats_on(vault, vault.level_of[seat]))


def score_argument(thing: i64, number: i64) -> i64:
    """What an end-of-game item counts, and how many make one happiness, as one number."""
    return thing * _NUMBERS + number


def scored_thing(argument: i64) -> i64:
    """What an end-of-game item counts: a kind of item or resource, or a COUNT_ of `terms`."""
    return argument // _NUMBERS


def scored_number(argument: i64) -> i64:
    """How many of what an end-of-game item counts make one happiness."""
    return argument % _NUMBERS


def outcome_of(vault: Vault) -> Outcome:
    """Happiness, then cubes, dwellers and items, as if it ended now (SH-SCORE-02, SH-TIE)."""
    merits: dict[int, tuple[int, ...]] = {}
    for seat in range(vault.players):
        merits[seat] = (
            expected_happiness(vault, seat),
            vault.cubes_of(seat),
            vault.owned[seat],
            vault.items_of(seat),
        )
    standings = ranked(merits)
    winners = tuple(sorted([row.seat for row in standings if row.place == 1]))
    return Outcome(standings, winners, vault.truncated == 1)


def threats_on(vault: Vault, level: i64) -> i64:
    """How many threats lie on a level, but for those that the recall will take away."""
    number: i64 = 0
    for space in range(level * SPACES, (level + 1) * SPACES):
        if vault.threat[space] != 0 and not is_beaten(vault, space):
            number += 1
    return number


def _counted(vault: Vault, seat: i64, item: i64, what: i64) -> i64:
    """How many of what an item counts its owner has; a card never counts itself."""
    if what == COUNT_ROOM:
        return vault.rooms_on(vault.level_of[seat])
    if what == COUNT_DWELLER:
        return vault.owned[seat]
    if COUNT_RESOURCE <= what < COUNT_ROOM:
        return vault.cubes[seat * KINDS + what - COUNT_RESOURCE]
    number: i64 = 0
    for i in range(len(vault.held)):
        if held_seat(vault.held[i]) == seat:
            kind = vault.cards.item_kind[held_item(vault.held[i])]
            if what == COUNT_ITEM or kind == what:
                number += 1
    return number - 1 if what == COUNT_ITEM or vault.cards.item_kind[item] == what else number
