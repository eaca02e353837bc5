"""Checks at the end of a unit: levels, limits, victory, the track's end, deeds (FO-R-05)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import AgendaLimit
from overseer.games.fallout.conditions import cards_of
from overseer.games.fallout.equipping import Overflow
from overseer.games.fallout.frame import LandFrame, end_game
from overseer.games.fallout.items import over_limit
from overseer.games.fallout.levels import LevelUp
from overseer.games.fallout.quests import has_deeds, push_deeds
from overseer.games.fallout.terms import AGENDA_LIMIT
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import is_game_over
from overseer.kernel.vecs import vec


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Check(LandFrame):
    """What a unit has led to, looked at again and again until nothing is left to do."""

    KNOWN: ClassVar[tuple[str, ...]] = ()

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
