"""Loyalty: a faction agenda laid open (FO-LOYAL)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.refusal import ALREADY_LOYAL, NO_FACTION, NOT_HELD, NOT_LOYAL
from overseer.games.fallout.rows import has, owned_code
from overseer.games.fallout.terms import E_DISLOYAL, E_LOYAL
from overseer.games.fallout.wasteland import Wasteland


def loyal_refusals(land: Wasteland, seat: i64, agenda: i64) -> i64:
    """Why a survivor cannot declare loyalty with an agenda (FO-LOYAL-01)."""
    if not has(land.agendas, owned_code(seat, agenda)):
        return NOT_HELD
    if land.cards.agenda_faction[agenda] == 0:
        return NO_FACTION
    return ALREADY_LOYAL if land.loyal[seat] == agenda + 1 else 0


def hide_refusals(land: Wasteland, seat: i64) -> i64:
    """Why a survivor cannot end their loyalty (FO-LOYAL-06)."""
    return NOT_LOYAL if land.loyal[seat] == 0 else 0


def declare(land: Wasteland, seat: i64, agenda: i64) -> None:
    """Lay an agenda open; one that was open is hidden again (FO-LOYAL-05)."""
    land.loyal[seat] = agenda + 1
    land.due = 1
    land.emit(E_LOYAL, seat, agenda)


def withdraw(land: Wasteland, seat: i64) -> None:
    """Hide the agenda again."""
    agenda = land.loyal[seat] - 1
    land.loyal[seat] = 0
    land.due = 1
    land.emit(E_DISLOYAL, seat, agenda)
