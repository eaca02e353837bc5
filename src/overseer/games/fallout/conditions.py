"""Conditions on cards, as rows of a table (FO-ENC-13, FO-QUEST-03, FO-R-109)."""

from __future__ import annotations

from mypy_extensions import i64

from overseer.games.fallout.enemies import enemies_within, token_near
from overseer.games.fallout.items import selection
from overseer.games.fallout.pairs import source_card, source_kind
from overseer.games.fallout.rows import (
    has,
    held_place,
    owned_code,
    owned_seat,
)
from overseer.games.fallout.spaces import distance, fits, is_faceup, place_node
from overseer.games.fallout.terms import (
    C_AGENDAS,
    C_ALL,
    C_ANY,
    C_AT,
    C_CAPS,
    C_DISTANCE,
    C_EQUIPPED,
    C_HAS,
    C_ICON,
    C_KEPT,
    C_LEAD,
    C_LETTER,
    C_LETTERS,
    C_LOYAL,
    C_MIN_LEVEL,
    C_NEAR_TOKEN,
    C_NO_ENEMIES,
    C_NOT,
    C_PERKS,
    C_PLAYERS,
    C_POWER,
    C_RADS,
    C_STAGED,
    C_SURVIVOR_HERE,
    C_TERRAIN,
    C_TRAIT,
    C_WIDTH,
    EQUIPPED,
    LETTERS,
    S_QUEST,
    SETTLEMENT,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.vecs import vec


def holds(land: Wasteland, seat: i64, condition: i64, here: i64, source: i64) -> bool:
    """Whether a condition holds for a survivor, seen from a space, on a card."""
    return condition == 0 or _evaluate(land, seat, condition, here, source) > 0


def _evaluate(land: Wasteland, seat: i64, at: i64, here: i64, source: i64) -> i64:
    """The place of the next condition, as a negative number if this one does not hold."""
    row = land.cards.conditions
    kind = row[at]
    if kind > C_NOT:
        after = at + C_WIDTH
        met = _holds(land, seat, kind, row[at + 1], row[at + 2], row[at + 3], here, source)
        return after if met else -after
    members: i64 = 1 if kind == C_NOT else row[at + 1]
    met_members: i64 = 0
    after = at + C_WIDTH
    for _member in range(members):
        after = _evaluate(land, seat, after, here, source)
        if after > 0:
            met_members += 1
        else:
            after = -after
    if kind == C_ALL:
        return after if met_members == members else -after
    if kind == C_ANY:
        return after if met_members > 0 else -after
    return after if met_members == 0 else -after


def _holds(
    land: Wasteland, seat: i64, kind: i64, a: i64, b: i64, c: i64, here: i64, source: i64
) -> bool:
    """One simple condition."""
    if kind == C_TRAIT:
        return land.has_trait(seat, a)
    if kind == C_LETTER:
        return land.has_letter(seat, a)
    if kind == C_CAPS:
        return land.caps[seat] >= a
    if kind == C_RADS:
        return land.rads[seat] >= a
    if kind == C_LOYAL:
        return land.loyal_to(seat) == a
    if kind == C_HAS:
        return len(selection(land, seat, a)) > 0
    if kind == C_EQUIPPED:
        return _is_equipped(land, seat, a)
    if kind == C_KEPT:
        return has(land.kept, owned_code(seat, a))
    if kind == C_LETTERS:
        return letters_of(land, seat) >= a
    if kind == C_PERKS:
        return cards_of(land.perks, seat) >= a
    if kind == C_AGENDAS:
        return cards_of(land.agendas, seat) >= a
    if kind in (C_POWER, C_LEAD, C_PLAYERS, C_STAGED):
        return _holds_for_all(land, kind, a, b)
    return _holds_on_map(land, seat, kind, a, b, c, here, source)


def _holds_for_all(land: Wasteland, kind: i64, a: i64, b: i64) -> bool:
    """One simple condition that is the same for every survivor."""
    if kind == C_POWER:
        return land.power[a] >= b
    if kind == C_LEAD:
        return land.power[a] - land.power[1 - a] >= b
    if kind == C_PLAYERS:
        return land.players >= a
    assert kind == C_STAGED
    return has(land.staged, a)


def _holds_on_map(
    land: Wasteland, seat: i64, kind: i64, a: i64, b: i64, c: i64, here: i64, source: i64
) -> bool:
    """One simple condition about where the survivor is."""
    cards = land.cards
    if not is_faceup(land, here):
        return False
    space = land.space_of(here)
    if kind == C_AT:
        return fits(land, here, a, land.node[seat], source_card(source))
    if kind == C_ICON:
        return cards.space_icon[space] == a + 1
    if kind == C_MIN_LEVEL:
        return cards.space_icon[space] > 0 and cards.space_level[space] >= a
    if kind == C_TERRAIN:
        return cards.space_terrain[space] & a != 0
    if kind == C_SURVIVOR_HERE:
        if source_kind(source) == S_QUEST and land.living() == 1:
            return cards.space_icon[space] == SETTLEMENT + 1  # FO-SOLO-02
        return other_survivor_at(land, seat, here)
    if kind == C_NO_ENEMIES:
        return not enemies_within(land, here, a)
    if kind == C_NEAR_TOKEN:
        return token_near(land, here, a)
    assert kind == C_DISTANCE
    place = place_node(land, a)
    if place < 0:
        return False
    far = distance(land, here, place)
    return far >= b and (far <= c or c == 0)


def _is_equipped(land: Wasteland, seat: i64, selector: i64) -> bool:
    row = selection(land, seat, selector)
    for code in row:
        if held_place(code) == EQUIPPED:
            return True
    return False


def other_survivor_at(land: Wasteland, seat: i64, node: i64) -> bool:
    """Whether another survivor stands on a space."""
    for other in range(land.players):
        if other != seat and land.eliminated[other] == 0 and land.node[other] == node:
            return True
    return False


def letters_of(land: Wasteland, seat: i64) -> i64:
    """How many letters a survivor owns."""
    number: i64 = 0
    for letter in range(LETTERS):
        number += (land.letters[seat] >> letter) & 1
    return number


def cards_of(row: vec[i64], seat: i64) -> i64:
    """How many perks, agendas or kept cards of a row are a survivor's."""
    number: i64 = 0
    for code in row:
        if owned_seat(code) == seat:
            number += 1
    return number
