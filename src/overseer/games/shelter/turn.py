"""Turns: use items, then place a dweller or pass (SH-ROUND-04, SH-PASS, SH-R-84)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.exchange import belongings, has_exchange
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.items import start_use, use_codes, use_refusals
from overseer.games.shelter.placing import (
    OUTFIT,
    SECOND,
    Placement,
    place_codes,
    place_refusals,
)
from overseer.games.shelter.refusal import PASSED
from overseer.games.shelter.terms import ANY_TIME, ASK_TURN, E_PASSED, PASS, PLACE, USE
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW, NOT_OFFERED
from overseer.kernel.vecs import append


def turn_refusals(vault: Vault, seat: i64, code: i64) -> i64:
    """Why something is not possible on a player's turn; NOT_NOW if it is nothing for a turn."""
    verb = verb_of(code)
    if verb == PLACE:
        if c_of(code) != vault.card[b_of(code)]:
            return NOT_OFFERED  # the card is not there, or a threat has covered it
        return place_refusals(vault, seat, a_of(code), b_of(code))
    if verb == USE:
        return use_refusals(vault, seat, a_of(code), ANY_TIME)
    return 0 if verb == PASS else NOT_NOW


def waiting_refusals(vault: Vault, seat: i64, code: i64) -> i64:
    """What else stands in the way of a choice for which it is not the time: on the next turn."""
    passed: i64 = PASSED if verb_of(code) == PLACE and vault.passed[seat] == 1 else 0
    return NOT_NOW | passed | turn_refusals(vault, seat, code)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Turn(VaultFrame):
    """A player's turn, up to the placement or the pass."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "earlier")

    def __init__(self, seat: i64, earlier: list[int]) -> None:
        self.seat = seat
        self.earlier = earlier  # belongings earlier this turn, see `exchange`

    def ask(self, vault: Vault) -> Decision | None:
        """Where to place, which item to use, or pass."""
        codes = place_codes(vault, self.seat)
        codes = use_codes(vault, self.seat, ANY_TIME, codes)
        codes = append(codes, pack(PASS))
        return vault.question(self.seat, ASK_TURN, 0, codes, -1)

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why a placement or an item is not possible."""
        return turn_refusals(vault, self.seat, code)

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Use the item, begin the placement, or pass."""
        verb = verb_of(code)
        if verb == USE:
            self.earlier.append(belongings(vault, self.seat))
            start_use(vault, self.seat, a_of(code))
            return
        vault.stack.pop()
        if verb == PASS:
            vault.passed[self.seat] = 1  # SH-PASS-03
            vault.emit(E_PASSED, self.seat)
            return
        card = c_of(code)
        if has_exchange(vault, card):
            self.earlier.append(belongings(vault, self.seat))
        stage = SECOND if vault.cards.linked[card] == 1 else OUTFIT
        vault.stack.append(
            Placement(self.seat, b_of(code), card, a_of(code), -1, -1, 1, stage, self.earlier)
        )

    def copy(self) -> Turn:
        """An independent frame with the same fields."""
        return Turn(self.seat, self.earlier[:])
