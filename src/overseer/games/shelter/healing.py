"""Injury and healing of dwellers, in the vault and in front of their owners (SH-INJ, SH-HEAL)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.shelter.figures import laid, lies, mark_of, raised, stands
from overseer.games.shelter.refusal import NOT_INJURED
from overseer.games.shelter.terms import (
    DWELLER_KINDS,
    E_HEALED,
    E_INJURED,
    FROM_SPACE,
    HEALED,
    IN_FRONT,
    INJURED,
    LETTERS,
    SLOT,
    SLOT_INJURED,
    SLOT_UNINJURED,
    UNTRAINED,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import pack
from overseer.kernel.vecs import append, vec


def injure(vault: Vault, space: i64, number: i64) -> None:
    """Tip over as many standing dwellers of a space; lying ones stay as they are (SH-R-58)."""
    if number == 0:
        return
    for place in range(2 * space, 2 * space + 2):
        figure = vault.figures[place]
        if number > 0 and stands(figure):
            vault.figures[place] = laid(figure)
            vault.emit(E_INJURED, vault.occupant[space] - 1, space)
            number -= 1


def heal_codes_at(vault: Vault, space: i64) -> vec[i64]:
    """One option per different injured dweller of a space; in training or not, they differ."""
    codes = vec[i64]()
    for place in range(2 * space, 2 * space + 2):
        figure = vault.figures[place]
        if lies(figure):
            code = pack(HEALED, FROM_SPACE + space, mark_of(figure))
            if code not in codes:
                codes = append(codes, code)
    return codes


def heal_at(vault: Vault, space: i64, mark: i64) -> None:
    """Stand an injured dweller with this training mark up again (SH-HEAL-02)."""
    for place in range(2 * space, 2 * space + 2):
        figure = vault.figures[place]
        if lies(figure) and mark_of(figure) == mark:
            vault.figures[place] = raised(figure)
            vault.emit(E_HEALED, vault.occupant[space] - 1, space)
            return


def lies_at(vault: Vault, space: i64) -> bool:
    """Whether an injured dweller is on a space."""
    return lies(vault.figures[2 * space]) or lies(vault.figures[2 * space + 1])


def any_injured(vault: Vault, seat: i64) -> bool:
    """Whether a player has an injured dweller, in front of them or in the vault (SH-R-91)."""
    return len(heal_codes(vault, seat)) > 0


def heal_codes(vault: Vault, seat: i64) -> vec[i64]:
    """One option per different injured dweller of a player."""
    codes = vec[i64]()
    at = seat * DWELLER_KINDS
    if vault.dwellers[at + INJURED] > 0:
        codes = append(codes, pack(HEALED, INJURED))
    for letter in range(1, LETTERS + 1):
        if vault.dwellers[at + SLOT + letter] == SLOT_INJURED:
            codes = append(codes, pack(HEALED, SLOT + letter))
    for space in vault.active:
        if vault.occupant[space] == seat + 1:
            for code in heal_codes_at(vault, space):
                codes = append(codes, code)
    return codes


def heal_refusals(vault: Vault, seat: i64, code: i64) -> i64:
    """Why an option names no injured dweller of a player."""
    return 0 if code in heal_codes(vault, seat) else NOT_INJURED


def heal_named(vault: Vault, seat: i64, who: i64, mark: i64) -> None:
    """Heal the dweller that an option names: in front of its owner, or on a space."""
    if who >= FROM_SPACE:
        heal_at(vault, who - FROM_SPACE, mark)
        return
    at = seat * DWELLER_KINDS
    if who == INJURED:
        vault.dwellers[at + INJURED] -= 1
        vault.dwellers[at + UNTRAINED] += 1
    else:
        vault.dwellers[at + who] = SLOT_UNINJURED
    vault.emit(E_HEALED, seat, IN_FRONT)
