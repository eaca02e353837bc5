"""Agendas: hidden hands, the limit of four, and the deck that runs out (FO-AGENDA, FO-DEPL)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.conditions import cards_of
from overseer.games.fallout.factions import advance
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.refusal import NOT_HELD
from overseer.games.fallout.rows import (
    has,
    owned_card,
    owned_code,
    owned_seat,
    without,
)
from overseer.games.fallout.survivor_death import pass_first_player
from overseer.games.fallout.terms import (
    AGENDA,
    AGENDA_LIMIT,
    ASK_AGENDA_LIMIT,
    ASK_DRAW,
    DRAW,
    DROP,
    E_AGENDA_DROPPED,
    E_AGENDAS,
    E_DEPLETED,
    E_DISLOYAL,
    SHIELD,
    STAR,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack, verb_of
from overseer.kernel.pile import Pile
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec


def agenda_decision(land: Wasteland, prompt: i64) -> Decision | None:
    """Chance turns up the top agenda, or None if there is none."""
    if land.agenda_deck.size() == 0:
        return None
    kinds, layers, weights = land.agenda_deck.chances()
    codes = vec[i64]()
    for i in range(len(kinds)):
        codes = append(codes, pack(DRAW, AGENDA, kinds[i], layers[i]))
    return land.chance(prompt, AGENDA, codes, weights)


def reshuffle(land: Wasteland) -> None:
    """Make a new deck of the discards, those that lie facedown included (FO-DEPL-01)."""
    cards = vec[i64]()
    for i in range(len(land.agenda_discards)):
        cards = append(cards, land.agenda_discards[i])
    for i in range(len(land.agenda_dropped)):
        cards = append(cards, land.agenda_dropped[i])
    land.agenda_deck = Pile(vec[i64](sorted(cards)))
    land.agenda_discards = vec[i64]()
    land.agenda_dropped = vec[i64]()


def take_agenda(land: Wasteland, card: i64, layer: i64) -> None:
    """Take the top agenda; the last one of the deck starts a depletion (FO-R-93).

    During an activation only the reshuffle is done at once.
    """
    land.agenda_deck.take(card, layer)
    if land.agenda_deck.size() > 0:
        return
    reshuffle(land)
    if land.revealed != 0:
        land.depletions += 1
    else:
        deplete(land)


def deplete(land: Wasteland) -> None:
    """Pass the new deck to the right, then power rises (FO-DEPL-02, 03, FO-SOLO-05)."""
    land.emit(E_DEPLETED, -1)
    if land.players == 1:
        lead = land.power[STAR] - land.power[SHIELD]
        if lead <= 0:
            advance(land, STAR, 1)
        if lead >= 0:
            advance(land, SHIELD, 1)
        return
    pass_first_player(land)
    advance(land, STAR, 1)
    advance(land, SHIELD, 1)


def gain_agenda(land: Wasteland, seat: i64, agenda: i64) -> None:
    """Take an agenda into the hidden hand."""
    land.agendas = _sorted_in(land.agendas, owned_code(seat, agenda))
    land.due = 1


def lose_agenda(land: Wasteland, seat: i64, agenda: i64) -> None:
    """Take an agenda out of a hand; a loyalty that rested on it ends (FO-LOYAL-08)."""
    land.agendas = without(land.agendas, owned_code(seat, agenda))
    land.due = 1
    if land.loyal[seat] == agenda + 1:
        land.loyal[seat] = 0
        land.emit(E_DISLOYAL, seat, agenda)


def drop_agenda(land: Wasteland, seat: i64, agenda: i64) -> None:
    """Discard an agenda facedown (FO-R-99)."""
    lose_agenda(land, seat, agenda)
    land.agenda_dropped = append(land.agenda_dropped, agenda)
    land.emit(E_AGENDA_DROPPED, seat)


def hand(land: Wasteland, seat: i64) -> vec[i64]:
    """The agendas of a survivor."""
    cards = vec[i64]()
    for code in land.agendas:
        if owned_seat(code) == seat:
            cards = append(cards, owned_card(code))
    return cards


def hand_codes(land: Wasteland, seat: i64, verb: i64) -> vec[i64]:
    """The agendas of a survivor as options; equal ones once."""
    codes = vec[i64]()
    cards = hand(land, seat)
    for i in range(len(cards)):
        if i == 0 or cards[i] != cards[i - 1]:
            codes = append(codes, pack(verb, cards[i]))
    return codes


def drop_refusals(land: Wasteland, seat: i64, code: i64) -> i64:
    """Why a survivor cannot give up the agenda that an option names."""
    if verb_of(code) != DROP:
        return NOT_NOW
    return 0 if has(land.agendas, owned_code(seat, a_of(code))) else NOT_HELD


def _sorted_in(row: vec[i64], code: i64) -> vec[i64]:
    row = append(row, code)
    i: i64 = len(row) - 1
    while i > 0 and row[i - 1] > code:
        row[i] = row[i - 1]
        i -= 1
    row[i] = code
    return row


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class DrawAgendas(LandFrame):
    """A survivor draws agendas (FO-RES-08)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "left", "drawn")

    def __init__(self, seat: i64, left: i64, drawn: i64) -> None:
        self.seat = seat
        self.left = left
        self.drawn = drawn

    def ask(self, land: Wasteland) -> Decision | None:
        """Which agenda comes up; only its owner will know."""
        return agenda_decision(land, ASK_DRAW) if self.left > 0 else None

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Take it in hand."""
        self.left -= 1
        self.drawn += 1
        take_agenda(land, b_of(code), c_of(code))
        gain_agenda(land, self.seat, b_of(code))

    def run(self, land: Wasteland) -> None:
        """All are drawn, or none is left (FO-R-94)."""
        if self.left > 0 and len(land.agenda_discards) + len(land.agenda_dropped) > 0:
            reshuffle(land)
            return
        land.stack.pop()
        if self.drawn > 0:
            land.emit(E_AGENDAS, self.seat, self.drawn)

    def copy(self) -> DrawAgendas:
        """An independent frame with the same fields."""
        return DrawAgendas(self.seat, self.left, self.drawn)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class AgendaLimit(LandFrame):
    """A survivor discards agendas down to four (FO-AGENDA-02, FO-R-91)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one goes."""
        if cards_of(land.agendas, self.seat) <= AGENDA_LIMIT:
            return None
        return land.question(self.seat, ASK_AGENDA_LIMIT, 0, hand_codes(land, self.seat, DROP), 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an agenda cannot go."""
        return drop_refusals(land, self.seat, code)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Discard it."""
        drop_agenda(land, seat, a_of(code))

    def run(self, land: Wasteland) -> None:
        """Four are left."""
        land.stack.pop()

    def copy(self) -> AgendaLimit:
        """An independent frame with the same fields."""
        return AgendaLimit(self.seat)
