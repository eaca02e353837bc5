"""Doubling: a dweller trained in a space's letter, or an outfit, gains its reward twice (SH-SPEC).

Icons that a second time does nothing with simply do nothing then: see `rewards`.
"""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.shelter.building import price_refusals
from overseer.games.shelter.cards import Cards
from overseer.games.shelter.cost import can_pay
from overseer.games.shelter.refusal import (
    ALREADY_MATCHED,
    CANNOT_PAY_OUTFIT,
    EXHAUSTED,
    NO_LETTER,
    NOT_OWNED,
    OTHER_MOMENT,
)
from overseer.games.shelter.terms import COST_ROOM, COUNTS_AS, PLACING, SLOT, THREAT_LETTER
from overseer.games.shelter.vault import Vault


def has_letter(cards: Cards, card: i64, who: i64) -> bool:
    """Whether a kind of dweller (or nobody, -1) is trained in the letter of a card's space."""
    letter = cards.letter[card]
    return letter > 0 and who == SLOT + letter


def fits(cards: Cards, item: i64, card: i64) -> bool:
    """Whether an outfit counts as the letter of a card's space (SH-R-86)."""
    counts_as = cards.first_step(item, COUNTS_AS)
    if counts_as == THREAT_LETTER:
        return cards.letter[card] > 0 and cards.threat_of[card] != 0
    return counts_as == cards.letter[card]


def passes_over(cards: Cards, card: i64, first: i64, second: i64, worn: i64) -> i64:
    """How often the reward is gained: by two dwellers and an outfit, of which -1 is none."""
    doubled = worn >= 0 or has_letter(cards, card, first) or has_letter(cards, card, second)
    return 2 if doubled else 1


def wear_refusals(vault: Vault, seat: i64, item: i64, card: i64, first: i64, second: i64) -> i64:
    """Why an outfit cannot be declared for a placement (SH-R-86, 87)."""
    if not vault.has_item(seat, item, 0):
        return EXHAUSTED if vault.has_item(seat, item, 1) else NOT_OWNED
    cards = vault.cards
    if cards.item_use[item] != PLACING:
        return OTHER_MOMENT
    reasons: i64 = 0 if fits(cards, item, card) else NO_LETTER
    if has_letter(cards, card, first) or has_letter(cards, card, second):
        reasons |= ALREADY_MATCHED
    if not can_pay(vault, seat, card, item):
        reasons |= CANNOT_PAY_OUTFIT
    elif cards.cost_of(card, COST_ROOM) > 0:
        reasons |= price_refusals(vault, seat, card, item)
    return reasons
