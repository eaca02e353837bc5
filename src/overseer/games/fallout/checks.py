"""Checks at the end of a unit: levels, limits, victory, the track's end, deeds (FO-R-05)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import AgendaLimit
from overseer.games.fallout.conditions import cards_of
from overseer.games.fallout.equipping import Overflow
from overseer.games.fallout.factions import at_track_end
from overseer.games.fallout.influence import winners
from overseer.games.fallout.items import over_limit
from overseer.games.fallout.levels import LevelUp
from overseer.games.fallout.quests import has_deeds, push_deeds
from overseer.games.fallout.step import Step, end_game
from overseer.games.fallout.terms import AGENDA_LIMIT, E_LOST, E_WON
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import vec


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Check(Step):
    """What a unit has led to, looked at again and again until nothing is left to do."""

    def run(self, land: Wasteland) -> None:
        """The first thing that is due, in the order of the ruling."""
        for i in range(land.players):
            seat = land.nth_from_first(i)
            if land.levels[seat] > 0:
                land.stack.append(LevelUp(seat, -1, -1, 0))
                return
        for i in range(land.players):
            seat = land.nth_from_first(i)
            if over_limit(land, seat):
                land.stack.append(Overflow(seat))
                return
            if cards_of(land.agendas, seat) > AGENDA_LIMIT:
                land.stack.append(AgendaLimit(seat))
                return
        if is_game_over(land):
            end_game(land)
            return
        if has_deeds(land):
            push_deeds(land)
            return
        land.due = 0
        land.gained = vec[i64]()
        land.stack.pop()

    def copy(self) -> Check:
        """An independent frame with the same fields."""
        return Check()


def is_game_over(land: Wasteland) -> bool:
    """Victory for all who have reached it, or defeat for all (FO-WIN, FO-POWER-03 to 05)."""
    land.winners = winners(land)
    if land.winners != 0:
        for seat in range(land.players):
            if (land.winners >> seat) & 1 == 1:
                land.emit(E_WON, seat)
        return True
    faction = at_track_end(land)
    if faction < 0:
        return False
    land.lost = faction + 1
    land.emit(E_LOST, -1, faction)
    return True
