"""Figures: a dweller on a space as one number, standing or lying, perhaps in training."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.shelter.terms import FIGURE, LYING, TRAINEE


def figure_of(injured: bool) -> i64:
    """A dweller who has just come to a space."""
    return FIGURE + (LYING if injured else 0)


def lies(figure: i64) -> bool:
    """Whether there is a dweller, and it is injured."""
    return figure & LYING != 0


def stands(figure: i64) -> bool:
    """Whether there is a dweller, and it is well."""
    return figure != 0 and figure & LYING == 0


def laid(figure: i64) -> i64:
    """The same dweller, injured."""
    return figure | LYING


def raised(figure: i64) -> i64:
    """The same dweller, well."""
    return figure & ~LYING


def mark_of(figure: i64) -> i64:
    """The training mark: 0 for none, a letter, or OF_CHOICE."""
    return figure // TRAINEE


def can_be_marked(figure: i64) -> bool:
    """Whether there is a dweller who is not in training yet."""
    return 0 < figure < TRAINEE


def marked(figure: i64, mark: i64) -> i64:
    """The same dweller, in training."""
    return figure + TRAINEE * mark
