"""Traits: two-sided tokens, some sides with a lock (FO-TRAIT)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.quests import tell
from overseer.games.fallout.terms import (
    ADDICTED,
    D_BECOME,
    D_LOSE,
    E_TRAIT,
    E_TRAIT_LOCKED,
    E_TRAIT_LOST,
    SUPER_MUTANT,
    SYNTH,
    TRAIT_KINDS,
)
from overseer.games.fallout.wasteland import Wasteland


def is_locked(trait: i64) -> bool:
    """Whether a side has a lock (FO-R-67)."""
    return trait in (SYNTH, SUPER_MUTANT, ADDICTED)


def can_become(land: Wasteland, seat: i64, trait: i64) -> bool:
    """Whether gaining a trait would change anything (FO-TRAIT-04, 05)."""
    held = land.traits[seat * TRAIT_KINDS + trait // 2] - 1
    return held < 0 or (held != trait and not is_locked(held))


def become(land: Wasteland, seat: i64, trait: i64) -> None:
    """Take a trait's token, or flip the one that is held (FO-TRAIT-04)."""
    at = seat * TRAIT_KINDS + trait // 2
    before = land.traits[at] - 1
    if not can_become(land, seat, trait):
        if before != trait:
            land.emit(E_TRAIT_LOCKED, seat, trait)
        return
    land.traits[at] = trait + 1
    land.due = 1
    if before >= 0:
        land.emit(E_TRAIT_LOST, seat, before)
        tell(land, seat, D_LOSE, before)
    land.emit(E_TRAIT, seat, trait)
    tell(land, seat, D_BECOME, trait)


def lose(land: Wasteland, seat: i64, trait: i64) -> None:
    """Discard a trait's token, locked or not (FO-TRAIT-06)."""
    if land.has_trait(seat, trait):
        land.traits[seat * TRAIT_KINDS + trait // 2] = 0
        land.due = 1
        land.emit(E_TRAIT_LOST, seat, trait)
        tell(land, seat, D_LOSE, trait)
