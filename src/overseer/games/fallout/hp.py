"""HP and rads: damage, healing and the moment of death (FO-HP)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.items import passive
from overseer.games.fallout.quests import tell
from overseer.games.fallout.survivor_death import Killed
from overseer.games.fallout.terms import (
    D_SUFFER,
    E_DAMAGE,
    E_DIED,
    E_HEALED,
    E_RADS,
    E_RADS_HEALED,
    P_RADS_HEAL,
    P_RADS_XP,
    TRACK_TOP,
)
from overseer.games.fallout.wasteland import FIGHT_DAMAGE, FIGHT_RADS, FIGHTER, Wasteland
from overseer.games.fallout.xp import gain_xp

_IN_FIGHT = 2


def max_hp(land: Wasteland, seat: i64) -> i64:
    """The most HP that a survivor can have."""
    return land.cards.character_hp[land.character[seat] - 1]


def damage(land: Wasteland, seat: i64, number: i64) -> None:
    """Lower a survivor's HP; whoever is killed leaves at once (FO-HP-01, 04)."""
    if number <= 0 or land.eliminated[seat] == 1:
        return
    land.hp[seat] = land.hp[seat] - number if land.hp[seat] > number else 0
    land.emit(E_DAMAGE, seat, number)
    land.due = 1
    if seat == land.active:
        tell(land, seat, D_SUFFER, 0, land.turn_damage, land.turn_damage + number)
        land.turn_damage += number
    if land.contest[FIGHTER] == seat + 1:
        before = land.contest[FIGHT_DAMAGE]
        tell(land, seat, D_SUFFER, _IN_FIGHT, before, before + number)
        land.contest[FIGHT_DAMAGE] = before + number
    _die_if_killed(land, seat)


def irradiate(land: Wasteland, seat: i64, number: i64) -> None:
    """Raise a survivor's rads (FO-HP-01, 02)."""
    if number <= 0 or land.eliminated[seat] == 1:
        return
    rads = land.rads[seat] + number
    land.rads[seat] = min(TRACK_TOP, rads)
    land.emit(E_RADS, seat, number)
    land.due = 1
    if seat == land.active:
        tell(land, seat, D_SUFFER, 1, land.turn_rads, land.turn_rads + number)
        land.turn_rads += number
    if land.contest[FIGHTER] == seat + 1:
        before = land.contest[FIGHT_RADS]
        tell(land, seat, D_SUFFER, _IN_FIGHT + 1, before, before + number)
        land.contest[FIGHT_RADS] = before + number
    if _die_if_killed(land, seat):
        return
    heal(land, seat, passive(land, seat, P_RADS_HEAL))
    gain_xp(land, seat, passive(land, seat, P_RADS_XP))


def _die_if_killed(land: Wasteland, seat: i64) -> bool:
    """HP that do not exceed the rads are death (FO-HP-04)."""
    if land.hp[seat] > land.rads[seat]:
        return False
    land.deaths[seat] += 1
    land.emit(E_DIED, seat)
    land.stack.append(Killed(seat))
    return True


def healed_by(land: Wasteland, seat: i64, number: i64) -> i64:
    """The HP that a survivor gains by healing: at most those that are missing."""
    return min(max_hp(land, seat) - land.hp[seat], number)


def heal(land: Wasteland, seat: i64, number: i64) -> None:
    """Raise a survivor's HP, at most to the maximum."""
    gained = healed_by(land, seat, number)
    if gained > 0:
        land.hp[seat] += gained
        land.due = 1
        land.emit(E_HEALED, seat, gained)


def heal_rads(land: Wasteland, seat: i64, number: i64) -> None:
    """Lower a survivor's rads, at most to 0."""
    gained = min(land.rads[seat], number)
    if gained > 0:
        land.rads[seat] -= gained
        land.due = 1
        land.emit(E_RADS_HEALED, seat, gained)
