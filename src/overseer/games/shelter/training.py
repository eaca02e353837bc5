"""Training: dwellers recalled from a training icon go to a letter's slot (SH-TRAIN, SH-R-42)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.refusal import ALIKE, FIXED_LETTER, NO_TRAINEE, SLOT_TAKEN
from overseer.games.shelter.terms import (
    ASK_TRAIN,
    DWELLER_KINDS,
    E_TRAINED,
    E_UNTRAINED,
    INJURED,
    LETTERS,
    OF_CHOICE,
    SLOT,
    SLOT_EMPTY,
    SLOT_INJURED,
    SLOT_UNINJURED,
    TRAINED,
    UNTRAINED,
)
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

WIDTH: Final = 4


def train_refusals(vault: Vault, seat: i64, mark: i64, letter: i64) -> i64:
    """Why a trainee cannot take a letter."""
    reasons: i64 = 0
    if mark != OF_CHOICE and mark != letter:
        reasons |= FIXED_LETTER  # SH-TRAIN-04
    if vault.dwellers[seat * DWELLER_KINDS + SLOT + letter] != SLOT_EMPTY:
        reasons |= SLOT_TAKEN  # SH-TRAIN-07
    return reasons


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Training(VaultFrame):
    """Trainees get their letters, player by player in the order of the round just played."""

    KNOWN: ClassVar[tuple[str, ...]] = ("turn", "trainees")

    def __init__(self, turn: i64, trainees: list[int]) -> None:
        self.turn = turn
        self.trainees = trainees  # WIDTH numbers each: seat, space, mark, 1 if lying

    def ask(self, vault: Vault) -> Decision | None:
        """Which trainee takes which letter; trainees that are alike are one option."""
        if self.turn == vault.players:
            return None
        seat = (vault.starter + self.turn) % vault.players
        codes = vec[i64]()
        for i in range(0, len(self.trainees), WIDTH):
            mark: i64 = self.trainees[i + 2]
            lying: i64 = self.trainees[i + 3]
            if self.trainees[i] != seat or not self._is_first(i):
                continue
            for letter in range(1, LETTERS + 1):
                code = pack(TRAINED, self.trainees[i + 1], letter, lying)
                if train_refusals(vault, seat, mark, letter) == 0 and code not in codes:
                    codes = append(codes, code)
        if len(codes) == 0 or (len(codes) > 1 and self._settled(seat) >= 0):
            return None
        return vault.question(seat, ASK_TRAIN, 0, codes, 0)

    def _settled(self, seat: i64) -> i64:
        """A trainee whose lettered slot nobody else here could take, or -1."""
        trainees = self.trainees
        for i in range(0, len(trainees), WIDTH):
            if trainees[i] != seat:
                continue
            rivals = 0
            for j in range(0, len(trainees), WIDTH):
                if trainees[j] == seat and trainees[j + 2] in (trainees[i + 2], OF_CHOICE):
                    rivals += 1
            if trainees[i + 2] != OF_CHOICE and rivals == 1:
                return i
        return -1

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why a trainee cannot take a letter."""
        if verb_of(code) != TRAINED:
            return NOT_NOW
        seat = (vault.starter + self.turn) % vault.players
        at = self._find(seat, code)
        if at < 0:
            return NO_TRAINEE
        trainees = self.trainees
        for i in range(0, len(trainees), WIDTH):
            named = trainees[i + 1] == a_of(code) and trainees[i + 3] == c_of(code)
            if not named or trainees[i] != seat or not self._is_first(i):
                continue
            if train_refusals(vault, seat, trainees[i + 2], b_of(code)) == 0:
                return 0
        reasons = train_refusals(vault, seat, trainees[at + 2], b_of(code))
        return reasons if reasons != 0 else ALIKE

    def _is_first(self, at: i64) -> bool:
        """Whether no trainee of the player before one is like it."""
        trainees = self.trainees
        for i in range(0, at, WIDTH):
            alike = trainees[i + 2] == trainees[at + 2] and trainees[i + 3] == trainees[at + 3]
            if alike and trainees[i] == trainees[at]:
                return False
        return True

    def _find(self, seat: i64, code: i64) -> i64:
        """The trainee that an option names: on a linked space, the one whose letter it is."""
        found: i64 = -1
        trainees = self.trainees
        for i in range(0, len(trainees), WIDTH):
            named = trainees[i + 1] == a_of(code) and trainees[i + 3] == c_of(code)
            if trainees[i] == seat and named:
                if trainees[i + 2] == b_of(code):
                    return i
                if found < 0 or trainees[i + 2] == OF_CHOICE:
                    found = i
        return found

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """The trainee goes to the slot."""
        at = self._find(seat, code)
        self._take_slot(vault, at, b_of(code))

    def run(self, vault: Vault) -> None:
        """Settle what leaves no choice, then go on to the next player."""
        if self.turn == vault.players:
            vault.stack.pop()
            return
        seat = (vault.starter + self.turn) % vault.players
        at = self._settled(seat)
        if at < 0:
            at = self._first_of(seat)
        if at < 0:
            self.turn += 1
        elif train_refusals(vault, seat, self.trainees[at + 2], self.trainees[at + 2]) == 0:
            self._take_slot(vault, at, self.trainees[at + 2])
        else:
            self._go_untrained(vault, at)

    def _first_of(self, seat: i64) -> i64:
        for i in range(0, len(self.trainees), WIDTH):
            if self.trainees[i] == seat:
                return i
        return -1

    def _take_slot(self, vault: Vault, at: i64, letter: i64) -> None:
        seat: i64 = self.trainees[at]
        state = SLOT_INJURED if self.trainees[at + 3] == 1 else SLOT_UNINJURED
        vault.dwellers[seat * DWELLER_KINDS + SLOT + letter] = state
        vault.emit(E_TRAINED, seat, letter, self.trainees[at + 1])
        self._strike_out(at)

    def _go_untrained(self, vault: Vault, at: i64) -> None:
        """The slot is taken: the newcomer comes back untrained (SH-R-42)."""
        seat: i64 = self.trainees[at]
        kind = INJURED if self.trainees[at + 3] == 1 else UNTRAINED
        vault.dwellers[seat * DWELLER_KINDS + kind] += 1
        vault.emit(E_UNTRAINED, seat, self.trainees[at + 1])
        self._strike_out(at)

    def _strike_out(self, at: i64) -> None:
        self.trainees = self.trainees[:at] + self.trainees[at + WIDTH :]

    def copy(self) -> Training:
        """An independent frame with the same fields."""
        return Training(self.turn, self.trainees[:])
