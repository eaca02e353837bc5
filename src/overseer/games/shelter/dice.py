"""Dice: two of them, whose faces are kept because single dice can be rerolled (SH-COMP-04)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.games.shelter.terms import ASK_REROLL, REROLLED, ROLL
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, pack
from overseer.kernel.state import NO_WEIGHTS
from overseer.kernel.vecs import append, vec


def _pairs() -> vec[i64]:
    codes = vec[i64]()
    for low in range(1, 7):
        for high in range(low, 7):
            codes = append(codes, pack(ROLL, low, high))
    return codes


def _pair_weights() -> vec[i64]:
    weights = vec[i64]()
    for low in range(1, 7):
        for high in range(low, 7):
            weights = append(weights, 1 if low == high else 2)
    return weights


def _rolls() -> vec[i64]:
    rolls = vec[i64]()
    for i in range(len(PAIRS)):
        for _ in range(PAIR_WEIGHTS[i]):
            rolls = append(rolls, PAIRS[i])
    return rolls


def _faces() -> vec[i64]:
    codes = vec[i64]()
    for face in range(1, 7):
        codes = append(codes, pack(REROLLED, face))
    return codes


PAIRS: Final = _pairs()
PAIR_WEIGHTS: Final = _pair_weights()
ROLLS: Final = _rolls()  # each pair as often as it is likely
FACES: Final = _faces()


def ways(number: i64) -> i64:
    """In how many of the 36 ways two dice show a sum."""
    return max(0, number - 1 if number <= 7 else 13 - number)


def roll(vault: Vault, prompt: i64, source: i64) -> Decision:
    """Both dice; they are alike, so a pair of faces is one outcome."""
    return vault.chance(prompt, source, PAIRS, PAIR_WEIGHTS)


def roll_at_once(vault: Vault) -> i64:
    """The pair of faces that the list of chances would give."""
    return ROLLS[vault.rng.below(len(ROLLS))]


def reroll(vault: Vault, source: i64) -> Decision:
    """One die again."""
    return vault.chance(ASK_REROLL, source, FACES, NO_WEIGHTS)
