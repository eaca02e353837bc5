"""Recall Dwellers: threats are judged, everyone comes home, items are readied (SH-RECALL)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.fight import Fight
from overseer.games.shelter.figures import lies, mark_of
from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.healing import lies_at
from overseer.games.shelter.items import start_use, use_codes, use_refusals
from overseer.games.shelter.placing import EFFECT, Placement
from overseer.games.shelter.spawn import lift_threat
from overseer.games.shelter.terms import (
    ANY_TIME,
    ASK_RECALL,
    DONE,
    DWELLER_KINDS,
    E_DEFEATED,
    E_RECALLED,
    INJURED,
    UNTRAINED,
    USE,
)
from overseer.games.shelter.training import Training
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.vecs import append, vec

# Stages, in the order of SH-R-77.
WINDOW: Final = 0
JUDGE: Final = 1
RETURN: Final = 2
READY_ALL: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Recall(VaultFrame):
    """The end of a round, up to the cleared passes."""

    KNOWN: ClassVar[tuple[str, ...]] = ("stage", "turn")

    def __init__(self, stage: i64, turn: i64) -> None:
        self.stage = stage
        self.turn = turn  # whose window it is, counted from who began the round

    def _seat(self, vault: Vault) -> i64:
        return (vault.starter + self.turn) % vault.players

    def ask(self, vault: Vault) -> Decision | None:
        """Last uses of items, for those whose items can still change something (SH-R-67)."""
        if self.stage != WINDOW or self.turn == vault.players:
            return None
        seat = self._seat(vault)
        codes = use_codes(vault, seat, ANY_TIME, vec[i64]())
        if len(codes) == 0:
            return None
        return vault.question(seat, ASK_RECALL, 0, append(codes, pack(DONE, ASK_RECALL)), -1)

    def against(self, vault: Vault, code: i64, prompt: i64) -> i64:
        """Why an item cannot be used in the recall window."""
        if verb_of(code) == USE:
            return use_refusals(vault, self._seat(vault), a_of(code), ANY_TIME)
        return super().against(vault, code, prompt)

    def answer(self, vault: Vault, code: i64, seat: i64) -> None:
        """Use the item, or close the window."""
        if verb_of(code) == DONE:
            self.turn += 1
        else:
            start_use(vault, seat, a_of(code))

    def run(self, vault: Vault) -> None:
        """Do the next part of the recall."""
        if self.stage == WINDOW and self.turn < vault.players:
            self.turn += 1
            return
        stage = self.stage
        self.stage += 1
        if stage == JUDGE:
            _discard_defeated(vault)
        elif stage == RETURN:
            vault.stack.append(Training(0, _return_dwellers(vault)))
        elif stage == READY_ALL:
            _ready_all(vault)
            for seat in range(vault.players):
                vault.passed[seat] = 0
            vault.stack.pop()

    def copy(self) -> Recall:
        """An independent frame with the same fields."""
        return Recall(self.stage, self.turn)


def is_beaten(vault: Vault, space: i64) -> bool:
    """Whether the recall takes a threat away: uninjured dwellers stand on it (SH-RECALL-01 to 05).

    Not before what they came for has been settled: a cost, a fight.
    """
    if vault.threat[space] == 0 or vault.occupant[space] == 0 or lies_at(vault, space):
        return False
    for frame in vault.stack:
        if isinstance(frame, Placement):
            if frame.space == space and frame.stage <= EFFECT:
                return False
        elif isinstance(frame, Fight) and frame.space == space:
            return False
    return True


def _discard_defeated(vault: Vault) -> None:
    """Threats that are beaten are defeated (SH-R-56)."""
    for space in vault.active:
        if is_beaten(vault, space):
            threat = lift_threat(vault, space)
            vault.threat_discards = append(vault.threat_discards, threat)
            vault.emit(E_DEFEATED, vault.occupant[space] - 1, space, threat)


def _return_dwellers(vault: Vault) -> list[int]:
    """Everyone goes back to their owner (SH-ROUND-06); the trainees are listed, by space.

    A trainee is four numbers: seat, space, training mark, 1 if lying.
    """
    trainees: list[int] = []
    for space in vault.active:
        seat = vault.occupant[space] - 1
        if seat < 0:
            continue
        for place in range(2 * space, 2 * space + 2):
            figure = vault.figures[place]
            if figure == 0:
                continue
            vault.figures[place] = 0
            lying: i64 = 1 if lies(figure) else 0
            if mark_of(figure) > 0:
                trainees.extend([seat, space, mark_of(figure), lying])
            else:
                vault.dwellers[seat * DWELLER_KINDS + (INJURED if lying == 1 else UNTRAINED)] += 1
        vault.dwellers[seat * DWELLER_KINDS + UNTRAINED] += vault.newcomers[space]
        vault.newcomers[space] = 0
        vault.occupant[space] = 0
    vault.emit(E_RECALLED, -1)
    return trainees


def _ready_all(vault: Vault) -> None:
    """All exhausted items become ready (SH-EXH-03, SH-R-71)."""
    held = vault.held
    for i in range(len(held)):
        held[i] = held[i] >> 1 << 1
