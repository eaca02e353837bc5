"""Motives in Fallout: why a choice may have been made, by what lies open on the table.

Everybody reads them, so they never follow from a hand or a token that lies facedown.
"""

from __future__ import annotations

from collections.abc import Callable

from overseer.display.fallout.look import Look
from overseer.games.fallout import terms as t
from overseer.games.fallout.table import FalloutSurvivor
from overseer.kernel.decision import Decision, Option

# Choices that everybody sees being made, although no sentence of the log tells them.
OPEN = frozenset({t.STAND, t.ENCOUNTER, t.CAMP, t.PUT, t.END_TURN, t.ROLL_NOW, t.STEP})

_Motive = tuple[str, dict[str, object]]


def motive_of(look: Look, decision: Decision, option: Option) -> str:
    """A guess in words, or nothing."""
    find = _MOTIVES.get(int(option.verb))
    found = None if find is None else find(look, look.table.survivors[int(decision.seat)])
    if found is None:
        return ""
    name, arguments = found
    return look.say(f"display-fallout-motive-{name}", **arguments)


def _camp(look: Look, survivor: FalloutSurvivor) -> _Motive | None:
    hp, most = survivor.hp, survivor.max_hp
    if not hp or not most or hp >= most:
        return None
    return "camp", {"hp": hp, "max": most}


def _end(look: Look, survivor: FalloutSurvivor) -> _Motive | None:
    left = int(look.land.actions)
    return ("end-early", {"count": left}) if left else ("end", {})


def _caps(name: str) -> Callable[[Look, FalloutSurvivor], _Motive]:
    return lambda look, survivor: (name, {"caps": survivor.caps})


def _always(name: str) -> Callable[[Look, FalloutSurvivor], _Motive]:
    return lambda look, survivor: (name, {})


_MOTIVES: dict[int, Callable[[Look, FalloutSurvivor], _Motive | None]] = {
    t.EXPLORE: _always("explore"),
    t.ENCOUNTER: _always("encounter"),
    t.FIGHT: _always("fight"),
    t.QUEST: _always("quest"),
    t.COMPLETE: _always("quest"),
    t.CAMP: _camp,
    t.RECOVER: _camp,
    t.BUY: _caps("buy"),
    t.SELL: _caps("sell"),
    t.RECRUIT: _caps("buy"),
    t.TAKE_PERK: _always("perk"),
    t.EQUIP: _always("equip"),
    t.DROP: _always("drop"),
    t.END_TURN: _end,
}
