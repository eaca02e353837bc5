"""Setup: the vault is built, players get their colours, tracks are dealt (SH-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.decks import Fill
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.round import Round
from overseer.games.shelter.terms import (
    ASK_FIRST,
    ASK_LEVEL,
    DWELLER_KINDS,
    ELEVATOR,
    FIRST,
    ITEMS,
    LEVEL,
    ROOMS,
    SLOTS,
    SPACES,
    UNTRAINED,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, b_of, pack
from overseer.kernel.state import NO_WEIGHTS
from overseer.kernel.vecs import append, vec

_STARTING_DWELLERS: Final = 2


def set_up(vault: Vault, first: i64, order: list[int], shuffled: bool) -> None:
    """Lay out the box (SH-SETUP-01 to 09); what is left to chance follows as frames.

    `first` is the seat that begins, or -1 for chance. `order` names the owner of each level from
    the top down; empty, it is clockwise from the first player, or random if `shuffled`.
    """
    vault.unpack()
    for slot in range(SLOTS):
        vault.lay_room(0, slot, vault.cards.top[slot])
    vault.card[ELEVATOR] = vault.cards.start_elevator
    for seat in range(vault.players):
        vault.dwellers[seat * DWELLER_KINDS + UNTRAINED] = _STARTING_DWELLERS
        vault.owned[seat] = _STARTING_DWELLERS
    vault.level_owner[0] = -1
    for level in range(len(order)):
        _own_level(vault, level + 1, order[level])
    vault.find_active()
    vault.stack.append(Round(0))
    vault.stack.append(Fill(ROOMS))
    vault.stack.append(Fill(ITEMS))
    vault.stack.append(Setup(first, len(order), 1 if shuffled else 0))


def _own_level(vault: Vault, level: i64, seat: i64) -> None:
    """Hang a player's elevator below the others (SH-SETUP-03)."""
    owners = vault.level_owner[:]  # copies of the state share these rows
    owners[level] = seat
    vault.level_owner = owners
    levels = vault.level_of[:]
    levels[seat] = level
    vault.level_of = levels
    vault.card[level * SPACES + ELEVATOR] = vault.cards.elevator


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Setup(VaultFrame):
    """First player, then the order of the elevators (SH-R-04, 05)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("first", "levels", "shuffled")

    def __init__(self, first: i64, levels: i64, shuffled: i64) -> None:
        self.first = first  # seat, or -1 while chance has not named it
        self.levels = levels  # levels whose owner is settled
        self.shuffled = shuffled

    def ask(self, vault: Vault) -> Decision | None:
        """Chance names the first player, and in a shuffled vault each level's owner."""
        codes = vec[i64]()
        if self.first < 0:
            for seat in range(vault.players):
                codes = append(codes, pack(FIRST, seat))
            return vault.chance(ASK_FIRST, 0, codes, NO_WEIGHTS)
        if self.shuffled == 0 or self.levels == vault.players:
            return None
        for seat in range(vault.players):
            if vault.level_of[seat] == 0:
                codes = append(codes, pack(LEVEL, self.levels + 1, seat))
        return vault.chance(ASK_LEVEL, self.levels + 1, codes, NO_WEIGHTS)

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Note what chance named."""
        if self.first < 0:
            self.first = a_of(code)
        else:
            self.levels += 1
            _own_level(vault, a_of(code), b_of(code))

    def run(self, vault: Vault) -> None:
        """Hang the elevators that are left clockwise, and hand over the token."""
        vault.first_player = self.first
        vault.starter = self.first
        while self.levels < vault.players:
            _own_level(vault, self.levels + 1, (self.first + self.levels) % vault.players)
            self.levels += 1
        vault.find_active()
        vault.stack.pop()

    def copy(self) -> Setup:
        """An independent frame with the same fields."""
        return Setup(self.first, self.levels, self.shuffled)
