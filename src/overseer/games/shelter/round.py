"""Rounds: Spawn Threats, Place Dwellers, Recall Dwellers (SH-ROUND)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.frame import VaultFrame
from overseer.games.shelter.recall import Recall
from overseer.games.shelter.scoring import score
from overseer.games.shelter.spawn import Spawn
from overseer.games.shelter.terms import E_GAME_OVER, E_ROUND
from overseer.games.shelter.turn import Turn
from overseer.games.shelter.vault import Vault


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Round(VaultFrame):
    """The game's three steps, round after round, to the end (SH-ROUND-01, 07, SH-END-01)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: i64) -> None:
        self.step = step

    def run(self, vault: Vault) -> None:
        """Begin the next step."""
        step = self.step
        self.step = (step + 1) % 4
        if step == 0:
            vault.round += 1
            vault.emit(E_ROUND, -1, vault.round)
            if vault.round > 1:  # SH-ROUND-02
                vault.stack.append(Spawn(0, -1))
        elif step == 1:
            vault.starter = vault.first_player
            vault.stack.append(PlaceDwellers(vault.starter))
        elif step == 2:
            vault.stack.append(Recall(0, 0))
        else:
            self._end(vault)

    def _end(self, vault: Vault) -> None:
        """The game is over if a trigger was set in this round, or the table's limit is reached."""
        if vault.trigger == 0:
            if vault.max_rounds == 0 or vault.round < vault.max_rounds:
                return
            vault.truncated = 1
        score(vault)
        vault.emit(E_GAME_OVER, -1, vault.truncated)
        vault.stack.pop()

    def copy(self) -> Round:
        """An independent frame with the same fields."""
        return Round(self.step)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PlaceDwellers(VaultFrame):
    """Turns go round until everyone has passed or has nobody left (SH-ROUND-04, 05)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat  # whose turn would be next

    def run(self, vault: Vault) -> None:
        """Give the next turn; players without dwellers are skipped (SH-R-10)."""
        for place in range(self.seat, self.seat + vault.players):
            seat = place % vault.players
            if vault.passed[seat] == 0 and vault.has_available(seat):
                self.seat = (seat + 1) % vault.players
                vault.stack.append(Turn(seat, []))
                return
        vault.stack.pop()

    def copy(self) -> PlaceDwellers:
        """An independent frame with the same fields."""
        return PlaceDwellers(self.seat)
