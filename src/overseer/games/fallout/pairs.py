"""Pairs: two numbers of a card in one, such as a source, a cost or the limits of a kill."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_SOURCE: Final = 4096
_COST: Final = 16
_WHERE: Final = 16
_JOINT: Final = 1 << 28
_FOUR_BITS: Final = 16  # a level, or the levels that a drawn enemy has more; -1 is 15


def source_of(kind: i64, card: i64 = 0) -> i64:
    """The card that an effect stands on: what it is, and which."""
    return kind * _SOURCE + card


def source_kind(source: i64) -> i64:
    """What the card is, such as S_QUEST."""
    return source // _SOURCE


def source_card(source: i64) -> i64:
    """Which card it is."""
    return source % _SOURCE


def cost_of(kind: i64, number: i64) -> i64:
    """A cost: what is given up, and how much or which."""
    return kind + _COST * number


def cost_kind(cost: i64) -> i64:
    """What is given up, such as COST_CAPS; 0 for nothing."""
    return cost % _COST


def cost_number(cost: i64) -> i64:
    """How much of it, or which."""
    return cost // _COST


def where_of(kind: i64, argument: i64 = 0) -> i64:
    """Places that a card speaks of: how, and which."""
    return kind + _WHERE * argument


def where_kind(where: i64) -> i64:
    """How the card speaks of them, such as W_PLACE."""
    return where % _WHERE


def where_argument(where: i64) -> i64:
    """Which they are, or how far."""
    return where // _WHERE


def joint_of(own: i64, theirs: i64) -> i64:
    """The rows of letters of a joint test."""
    return own + _JOINT * theirs


def joint_own(letters: i64) -> i64:
    """The letters of the survivor whose card it is."""
    return letters % _JOINT


def joint_theirs(letters: i64) -> i64:
    """The letters of the other survivor."""
    return letters // _JOINT


def limits_of(level: i64, kind: i64) -> i64:
    """Which enemies a card kills: of a level at most (0 is any), and of a type (-1 is any)."""
    return level + _FOUR_BITS * (kind + 1)


def limit_level(limits: i64) -> i64:
    """The highest level, or 0."""
    return limits % _FOUR_BITS


def limit_type(limits: i64) -> i64:
    """The type, or -1."""
    return limits // _FOUR_BITS - 1


def stronger_by(levels: i64, abilities: i64) -> i64:
    """What a drawn enemy has more than its token says: levels from -8 to 7, and abilities."""
    return levels % _FOUR_BITS + _FOUR_BITS * abilities


def more_levels(stronger: i64) -> i64:
    """The levels; below 0 they are fewer."""
    levels = stronger % _FOUR_BITS
    return levels if levels < _FOUR_BITS // 2 else levels - _FOUR_BITS


def more_abilities(stronger: i64) -> i64:
    """The abilities, as bits."""
    return stronger // _FOUR_BITS
