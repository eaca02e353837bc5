"""Rows of numbers: held cards, owned cards, enemies, markers and counters, each packed into one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overseer.kernel.vecs import pop, vec

# Held cards, enemies and the like are rows of single numbers, made of fields by these shifts.
HELD_SEAT: Final = 16
HELD_PLACE: Final = 14
OWNED_SEAT: Final = 16  # of perks, agendas and kept cards: seat, then card
ENEMY_PIECE: Final = 24  # which of the pieces that lie faceup; 0 if it lies facedown
ENEMY_NODE: Final = 16
ENEMY_NODES: Final = (1 << 8) - 1
ENEMY_UP: Final = 15
ENEMY_FRESH: Final = 14
ENEMY_TOKEN: Final = (1 << 14) - 1
_MARKER_QUEST: Final = 20
_COUNTER_QUEST: Final = 16
_COUNTER_OBJECTIVE: Final = 12


def zeros(size: i64) -> vec[i64]:
    """A row of empty places."""
    return vec[i64]([0] * size)


def without(row: vec[i64], code: i64) -> vec[i64]:
    """A row without the first number of this value."""
    for i in range(len(row)):
        if row[i] == code:
            return pop(row, i)[0]
    return row


def has(row: vec[i64], code: i64) -> bool:
    """Whether a row contains a number."""
    return code in row


def held_code(seat: i64, place: i64, item: i64, exhausted: i64) -> i64:
    """A card that a survivor has, as one number that sorts by seat, place and card."""
    return (seat << HELD_SEAT) | (place << HELD_PLACE) | (item << 1) | exhausted


def held_seat(code: i64) -> i64:
    """Whose card it is."""
    return code >> HELD_SEAT


def held_place(code: i64) -> i64:
    """Where the card lies: EQUIPPED, INVENTORY or BESIDE."""
    return (code >> HELD_PLACE) & 3


def held_item(code: i64) -> i64:
    """Which card it is."""
    return (code >> 1) & 0xFFF


def held_exhausted(code: i64) -> i64:
    """1 if the card is exhausted, else 0."""
    return code & 1


def owned_code(seat: i64, card: i64) -> i64:
    """A perk, agenda or kept card of a survivor as one number."""
    return (seat << OWNED_SEAT) | card


def owned_seat(code: i64) -> i64:
    """Whose card it is."""
    return code >> OWNED_SEAT


def owned_card(code: i64) -> i64:
    """Which card it is."""
    return code & 0xFFFF


def enemy_code(node: i64, up: i64, token: i64, piece: i64) -> i64:
    """An enemy on the map as one number; `up` is 1 if it is active.

    An active one is a piece of its own, so that equal tokens in one space are not taken for each
    other. A facedown one is any of its kind: it has lost its number, and gets a new one when it
    wakes, so that nobody can follow it.
    """
    return (piece << ENEMY_PIECE) | (node << ENEMY_NODE) | (up << ENEMY_UP) | token


def enemy_fresh(code: i64) -> i64:
    """1 if the enemy has turned or arrived facedown in this activation (FO-ENEMY-07)."""
    return (code >> ENEMY_FRESH) & 1


def enemy_node(code: i64) -> i64:
    """Where the enemy is."""
    return (code >> ENEMY_NODE) & ENEMY_NODES


def enemy_up(code: i64) -> i64:
    """1 if the enemy is active."""
    return (code >> ENEMY_UP) & 1


def enemy_token(code: i64) -> i64:
    """Which token it is."""
    return code & ENEMY_TOKEN


def enemy_piece(code: i64) -> i64:
    """Which piece it is, or 0 if it lies facedown."""
    return code >> ENEMY_PIECE


def marker_code(quest: i64, at: i64) -> i64:
    """A quest's marker and its node, one that waits and for which places, or a timer's rounds."""
    return (quest << _MARKER_QUEST) | at


def marker_quest(code: i64) -> i64:
    """Whose marker or timer it is."""
    return code >> _MARKER_QUEST


def marker_at(code: i64) -> i64:
    """The node, the places that are waited for, or the rounds that are left."""
    return code & ((1 << _MARKER_QUEST) - 1)


def counter_code(quest: i64, objective: i64, number: i64) -> i64:
    """How far an objective has come."""
    return (quest << _COUNTER_QUEST) | (objective << _COUNTER_OBJECTIVE) | number


def counter_quest(code: i64) -> i64:
    """Whose objective it is."""
    return code >> _COUNTER_QUEST


def counter_number(code: i64) -> i64:
    """How far it has come."""
    return code & ((1 << _COUNTER_OBJECTIVE) - 1)
