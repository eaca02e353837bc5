"""Rounds: every survivor has a turn, then enemies activate (FO-ROUND, FO-R-92)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.activation import begin_activation
from overseer.games.fallout.frame import LandFrame, end_game
from overseer.games.fallout.quests import quest_source
from overseer.games.fallout.rows import has, marker_at, marker_quest
from overseer.games.fallout.terms import E_ROUND, E_TIMER
from overseer.games.fallout.turn import begin_turn
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import append, vec

_TURN: Final = 0
_AFTER_TURN: Final = 1
_TIMERS: Final = 2


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rounds(LandFrame):
    """The course of the game, turn by turn."""

    KNOWN: ClassVar[tuple[str, ...]] = ("stage", "seat", "first_before")

    def __init__(self, stage: i64, seat: i64, first_before: i64) -> None:
        self.stage = stage
        self.seat = seat  # whose turn it is or was
        self.first_before = first_before  # who was first player when the turn began

    def run(self, land: Wasteland) -> None:
        """The next turn, or what comes after a round."""
        if self.stage == _TURN:
            self.stage = _AFTER_TURN
            self.first_before = land.first_player
            begin_turn(land, self.seat)
        elif self.stage == _AFTER_TURN:
            land.active = -1
            if self._round_is_over(land):
                self.stage = _TIMERS
                begin_activation(land)
            else:
                self._pass_on(land)
        else:
            self._next_round(land)

    def _round_is_over(self, land: Wasteland) -> bool:
        """Whether the way to the next living seat passes or reaches the first player's."""
        seat = self.seat
        for _seat in range(land.players):
            seat = (seat + 1) % land.players
            if seat == land.first_player or seat == self.first_before:
                return True
            if land.eliminated[seat] == 0:
                return False
        return True

    def _pass_on(self, land: Wasteland) -> None:
        """The next living seat clockwise has its turn (FO-FIRST-02)."""
        self.stage = _TURN
        for _seat in range(land.players):
            self.seat = (self.seat + 1) % land.players
            if land.eliminated[self.seat] == 0:
                return

    def _next_round(self, land: Wasteland) -> None:
        """Timers run; a round limit ends a simulation."""
        if land.due != 0:
            land.end_unit()
            return
        if land.max_rounds > 0 and land.round >= land.max_rounds:
            land.truncated = 1
            end_game(land)
            return
        self._pass_on(land)
        land.round += 1
        land.emit(E_ROUND, -1, land.round)
        tick(land)

    def copy(self) -> Rounds:
        """An independent frame with the same fields."""
        return Rounds(self.stage, self.seat, self.first_before)


def tick(land: Wasteland) -> None:
    """Count down the timers on quests; those that run out take effect."""
    timers = land.timers
    land.timers = vec[i64]()
    quests: list[int] = []
    for i in range(len(timers)):
        if marker_at(timers[i]) > 1:
            land.timers = append(land.timers, timers[i] - 1)
        else:
            quests.append(marker_quest(timers[i]))
    if len(quests) > 0:
        land.stack.append(Timeouts(quests))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Timeouts(LandFrame):
    """Timers have run out, that of the quest staged first before the others."""

    KNOWN: ClassVar[tuple[str, ...]] = ("quests",)

    def __init__(self, quests: list[int]) -> None:
        self.quests = quests  # whose timeout is still to come

    def run(self, land: Wasteland) -> None:
        """The next one; a quest that the last one has trashed has none any more."""
        if len(self.quests) == 0:
            land.stack.pop()
            return
        quest: i64 = self.quests.pop(0)
        if has(land.staged, quest):
            land.emit(E_TIMER, -1, quest)
            seat = land.first_player
            program = land.cards.quest_timeout[quest]
            land.rules.perform(land, program, seat, quest_source(quest), land.node[seat], 1)

    def copy(self) -> Timeouts:
        """An independent frame with the same fields."""
        return Timeouts(self.quests[:])


def begin_rounds(land: Wasteland) -> None:
    """Begin the first round with the first player's turn."""
    land.round = 1
    land.emit(E_ROUND, -1, 1)
    land.stack.append(Rounds(_TURN, land.first_player, land.first_player))
