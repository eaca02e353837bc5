"""Linked spaces: two circles that two dwellers of one player take together (SH-LINK, SH-R-39)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.shelter.figures import can_be_marked, lies
from overseer.games.shelter.terms import DWELLER_KINDS, INJURED
from overseer.games.shelter.vault import Vault
from overseer.kernel.vecs import vec


def suffice(vault: Vault, seat: i64, kinds: vec[i64]) -> bool:
    """Whether dwellers of these kinds are the two that linked circles need (SH-LINK-03)."""
    return len(kinds) > 1 or (len(kinds) == 1 and has_another(vault, seat, kinds[0]))


def has_another(vault: Vault, seat: i64, who: i64) -> bool:
    """Whether a player has a second dweller of a kind; a letter has one slot."""
    return who <= INJURED and vault.dwellers[seat * DWELLER_KINDS + who] > 1


def trainees_differ(vault: Vault, space: i64) -> bool:
    """Whether it matters which of two linked dwellers is trained (SH-R-39)."""
    one = vault.figures[2 * space]
    two = vault.figures[2 * space + 1]
    return can_be_marked(one) and can_be_marked(two) and lies(one) != lies(two)
