"""Influence: what agendas are worth now (FO-AGENDA-01, FO-WIN)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.conditions import cards_of, holds, letters_of
from overseer.games.fallout.items import number_of
from overseer.games.fallout.rows import owned_card, owned_seat
from overseer.games.fallout.terms import (
    A_CAPS,
    A_COMPANIONS,
    A_ITEMS,
    A_LEAD,
    A_LETTERS,
    A_PERKS,
    A_RADS,
    A_TRAITS,
    A_WHEN,
    A_WIDTH,
    COMPANION,
    SELECT_ANY,
    SELECT_KIND,
    TRAIT_KINDS,
)
from overseer.games.fallout.wasteland import Wasteland


def influence(land: Wasteland, seat: i64) -> i64:
    """All influence of a survivor, computed from the present state (FO-R-100)."""
    total: i64 = 0
    for code in land.agendas:
        if owned_seat(code) == seat:
            total += agenda_influence(land, seat, owned_card(code))
    return total


def agenda_influence(land: Wasteland, seat: i64, agenda: i64) -> i64:
    """1, plus what the agenda's conditions give; of exclusive ones only the first counts."""
    cards = land.cards
    total: i64 = 1
    for row in range(cards.agenda_bonuses[agenda], cards.agenda_bonuses[agenda + 1]):
        given = bonus(land, seat, row)
        total += given
        if given > 0 and cards.agenda_exclusive[agenda] == 1:
            break
    return total


def bonus(land: Wasteland, seat: i64, row: i64) -> i64:
    """What one condition of an agenda gives."""
    bonuses = land.cards.bonuses
    at = row * A_WIDTH
    kind = bonuses[at]
    if kind == A_WHEN:
        if holds(land, seat, bonuses[at + 1], land.node[seat], 0):
            return bonuses[at + 2]
        return 0
    number = counted(land, seat, kind, bonuses[at + 1])
    return paid_for(land, kind, number, bonuses[at + 2], bonuses[at + 3])


def paid_for(land: Wasteland, kind: i64, number: i64, each: i64, most: i64) -> i64:
    """What so many of what an agenda counts give: 1 for each so many, up to a limit."""
    given = number // each if number > 0 else 0
    if kind == A_LEAD and land.lead_cap > 0 and given > land.lead_cap:
        given = land.lead_cap
    return min(most, given)


def counted(land: Wasteland, seat: i64, kind: i64, a: i64) -> i64:
    """How many of what an agenda counts a survivor has."""
    if kind == A_LEAD:
        return land.power[a] - land.power[1 - a]
    if kind == A_CAPS:
        return land.caps[seat]
    if kind == A_LETTERS:
        return letters_of(land, seat)
    if kind == A_PERKS:
        return cards_of(land.perks, seat)
    if kind == A_TRAITS:
        traits: i64 = 0
        for i in range(seat * TRAIT_KINDS, (seat + 1) * TRAIT_KINDS):
            if land.traits[i] != 0:
                traits += 1
        return traits
    if kind == A_ITEMS:
        return number_of(land, seat, SELECT_ANY)
    if kind == A_COMPANIONS:
        return number_of(land, seat, SELECT_KIND + COMPANION)
    assert kind == A_RADS
    return land.rads[seat]
