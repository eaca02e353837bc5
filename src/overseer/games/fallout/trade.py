"""Trade: a proposal of the camper, agreed to by both sides or by neither (FO-TRADE, FO-R-68)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import AgendaLimit, gain_agenda, hand, lose_agenda
from overseer.games.fallout.equipping import EquipGained, Overflow, card_code, card_of
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import copies, hold, release, selected, selection
from overseer.games.fallout.refusal import (
    ELIMINATED,
    NOT_ADJACENT,
    NOT_HELD,
    NOT_THERE,
    OWN_SEAT,
    TAKEN,
    TOO_FEW,
    TOO_MANY,
    USED_ALREADY,
    WRONG_KIND,
)
from overseer.games.fallout.rows import has, held_exhausted, held_item, owned_code
from overseer.games.fallout.spaces import adjacent
from overseer.games.fallout.terms import (
    ACCEPT,
    ASK_AGENDAS,
    ASK_ANSWER,
    ASK_TRADE,
    COUNTER,
    DECLINE,
    E_DECLINED,
    E_GAVE_AGENDAS,
    E_GAVE_CAPS,
    E_GAVE_CARD,
    E_TRADED,
    GIVE,
    GIVE_AGENDA,
    GIVE_CAPS,
    INVENTORY,
    PROPOSE,
    SELECT_ANY,
    SHOW,
    WANT,
    WANT_AGENDAS,
    WANT_CAPS,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

_BUILDING: Final = 0
_NAMING: Final = 1
_ANSWERING: Final = 2


def trade_refusals(land: Wasteland, seat: i64, other: i64) -> i64:
    """Why two survivors cannot trade: one must be here or next door (FO-TRADE-01, FO-R-109)."""
    if other == seat:
        return OWN_SEAT
    if land.eliminated[other] == 1:
        return ELIMINATED
    here = land.node[seat]
    there = land.node[other]
    return 0 if here == there or adjacent(land, here, there) else NOT_ADJACENT


def begin_trade(land: Wasteland, seat: i64, other: i64) -> None:
    """Begin a proposal."""
    land.stack.append(Trade(seat, other, seat, _BUILDING, 0, 0, 0, [], [], [], [], []))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Trade(LandFrame):
    """A proposal from `builder` to the other of the two, being built, completed or answered."""

    KNOWN: ClassVar[tuple[str, ...]] = ()  # what a seat sees of it has a struct of its own

    def __init__(
        self,
        camper: i64,
        partner: i64,
        builder: i64,
        stage: i64,
        give_caps: i64,
        want_caps: i64,
        want_agendas: i64,
        give: list[int],
        want: list[int],
        give_agendas: list[int],
        named_agendas: list[int],
        shown: list[int],
    ) -> None:
        self.camper = camper
        self.partner = partner
        self.builder = builder
        self.stage = stage
        self.give_caps = give_caps
        self.want_caps = want_caps
        self.want_agendas = want_agendas
        self.give = give  # held cards of the builder
        self.want = want  # held cards of the other
        self.give_agendas = give_agendas
        self.named_agendas = named_agendas  # those that the other would give
        self.shown = shown  # agendas that the opposite side has been shown (FO-R-69)

    def other(self) -> i64:
        """Who is to answer."""
        return self.partner if self.builder == self.camper else self.camper

    def is_party(self, seat: i64) -> bool:
        """Whether a seat is one of the two that trade."""
        return seat == self.camper or seat == self.partner

    def shows(self, card: i64, owner: i64, seat: i64) -> bool:
        """Whether a seat may know an agenda in the deal: its own, or one it was shown (FO-R-69)."""
        return seat == owner or (self.is_party(seat) and card in self.shown)

    def ask(self, land: Wasteland) -> Decision | None:
        """What goes into the proposal, which agendas, and whether it is accepted."""
        if self.stage == _BUILDING:
            return land.question(
                self.builder, ASK_TRADE, self.other(), self._building_codes(land), -1
            )
        if self.stage == _NAMING:
            codes = self._naming_codes(land)
            return land.question(self.other(), ASK_AGENDAS, self.builder, codes, -1)
        codes = vec[i64]([pack(ACCEPT)])
        if self.builder == self.camper:
            codes = append(codes, pack(COUNTER))
        codes = self._show_codes(self.named_agendas, codes)
        codes = append(codes, pack(DECLINE))
        return land.question(self.other(), ASK_ANSWER, self.builder, codes, -1)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why something cannot go into the proposal, or be said to it."""
        verb = verb_of(code)
        if verb == DECLINE:
            return 0
        if self.stage == _BUILDING:
            return self._building_refusals(land, code)
        if self.stage == _NAMING:
            if verb != GIVE_AGENDA:
                return NOT_NOW
            return _agenda_refusals(land, self.other(), self.named_agendas, a_of(code))
        if verb == COUNTER:
            return 0 if self.builder == self.camper else USED_ALREADY
        if verb == SHOW:
            return self._show_refusals(self.named_agendas, a_of(code))
        return 0 if verb == ACCEPT else NOT_NOW

    def _building_refusals(self, land: Wasteland, code: i64) -> i64:
        verb = verb_of(code)
        a = a_of(code)
        other = self.other()
        if verb == GIVE:
            return _card_refusals(land, card_of(code, self.builder), self.give)
        if verb == WANT:
            return _card_refusals(land, card_of(code, other), self.want)
        if verb == GIVE_CAPS:
            return _number_refusals(a, self.give_caps, land.caps[self.builder])
        if verb == WANT_CAPS:
            return _number_refusals(a, self.want_caps, land.caps[other])
        if verb == GIVE_AGENDA:
            return _agenda_refusals(land, self.builder, self.give_agendas, a)
        if verb == WANT_AGENDAS:
            return _number_refusals(a, self.want_agendas, len(hand(land, other)))
        if verb == SHOW:
            return self._show_refusals(self.give_agendas, a)
        if verb == PROPOSE:
            return 0 if self._is_something() else TOO_FEW
        return NOT_NOW

    def _building_codes(self, land: Wasteland) -> vec[i64]:
        codes = vec[i64]()
        codes = _card_codes(land, self.builder, GIVE, self.give, codes)
        codes = _card_codes(land, self.other(), WANT, self.want, codes)
        if self.give_caps == 0:
            for number in range(land.caps[self.builder]):
                codes = append(codes, pack(GIVE_CAPS, number + 1))
        if self.want_caps == 0:
            for number in range(land.caps[self.other()]):
                codes = append(codes, pack(WANT_CAPS, number + 1))
        codes = _agenda_codes(land, self.builder, self.give_agendas, codes)
        if self.want_agendas == 0:
            for number in range(len(hand(land, self.other()))):
                codes = append(codes, pack(WANT_AGENDAS, number + 1))
        codes = self._show_codes(self.give_agendas, codes)
        if self._is_something():
            codes = append(codes, pack(PROPOSE))
        return append(codes, pack(DECLINE))

    def _naming_codes(self, land: Wasteland) -> vec[i64]:
        codes = _agenda_codes(land, self.other(), self.named_agendas, vec[i64]())
        return append(codes, pack(DECLINE))

    def _show_codes(self, agendas: list[int], codes: vec[i64]) -> vec[i64]:
        """Agendas in the deal may be shown to the other side (FO-TRADE-06)."""
        for i in range(len(agendas)):
            if self._show_refusals(agendas, agendas[i]) == 0 and agendas[i] not in agendas[:i]:
                codes = append(codes, pack(SHOW, agendas[i]))
        return codes

    def _show_refusals(self, agendas: list[int], agenda: int) -> i64:
        """Why an agenda cannot be shown: it is not in the deal, or has been shown."""
        if agenda not in agendas:
            return NOT_THERE
        return TAKEN if agenda in self.shown else 0

    def _is_something(self) -> bool:
        number = len(self.give) + len(self.want) + len(self.give_agendas)
        return number + self.give_caps + self.want_caps + self.want_agendas > 0

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Add to the proposal, or decide on it."""
        verb = verb_of(code)
        if verb == GIVE:
            self.give.append(card_of(code, seat))
        elif verb == WANT:
            self.want.append(card_of(code, self.other()))
        elif verb == GIVE_CAPS:
            self.give_caps = a_of(code)
        elif verb == WANT_CAPS:
            self.want_caps = a_of(code)
        elif verb == WANT_AGENDAS:
            self.want_agendas = a_of(code)
        elif verb == GIVE_AGENDA:
            self._offer_agenda(a_of(code))
        elif verb == SHOW:
            self.shown.append(a_of(code))
        elif verb == PROPOSE:
            self.stage = _NAMING if self.want_agendas > 0 else _ANSWERING
        elif verb == COUNTER:
            self._turn_round()
        else:
            land.stack.pop()
            if verb == ACCEPT:
                self._swap(land)
            else:
                land.emit(E_DECLINED, seat)

    def _offer_agenda(self, agenda: i64) -> None:
        if self.stage == _BUILDING:
            self.give_agendas.append(agenda)
            return
        self.named_agendas.append(agenda)
        if len(self.named_agendas) == self.want_agendas:
            self.stage = _ANSWERING

    def _turn_round(self) -> None:
        """The partner makes a proposal in turn, once."""
        self.builder = self.partner
        self.stage = _BUILDING
        self.give_caps = 0
        self.want_caps = 0
        self.want_agendas = 0
        self.give = []
        self.want = []
        self.give_agendas = []
        self.named_agendas = []
        self.shown = []

    def _swap(self, land: Wasteland) -> None:
        """Everything changes hands at once (FO-R-69)."""
        builder = self.builder
        other = self.other()
        got = _hand_over(land, self.give, other)
        given = _hand_over(land, self.want, builder)
        land.caps[builder] += self.want_caps - self.give_caps
        land.caps[other] += self.give_caps - self.want_caps
        for i in range(len(self.give_agendas)):
            lose_agenda(land, builder, self.give_agendas[i])
            gain_agenda(land, other, self.give_agendas[i])
        for i in range(len(self.named_agendas)):
            lose_agenda(land, other, self.named_agendas[i])
            gain_agenda(land, builder, self.named_agendas[i])
        land.deals += 1
        land.due = 1
        land.emit(E_TRADED, self.camper, self.partner)
        _tell(land, builder, other, self.give, self.give_caps, len(self.give_agendas))
        _tell(land, other, builder, self.want, self.want_caps, len(self.named_agendas))
        # Equipping, then limits, then victory; the camper first, so those frames lie on top.
        land.stack.append(AgendaLimit(self.partner))
        land.stack.append(Overflow(self.partner))
        land.stack.append(AgendaLimit(self.camper))
        land.stack.append(Overflow(self.camper))
        land.stack.append(EquipGained(self.partner, got if other == self.partner else given))
        land.stack.append(EquipGained(self.camper, given if other == self.partner else got))

    def copy(self) -> Trade:
        """An independent frame with the same fields."""
        return Trade(
            self.camper,
            self.partner,
            self.builder,
            self.stage,
            self.give_caps,
            self.want_caps,
            self.want_agendas,
            self.give[:],
            self.want[:],
            self.give_agendas[:],
            self.named_agendas[:],
            self.shown[:],
        )


def _card_codes(
    land: Wasteland, seat: i64, verb: i64, listed: list[int], codes: vec[i64]
) -> vec[i64]:
    """The cards of a survivor that are not in the deal yet; of equal ones the next."""
    cards = selection(land, seat, SELECT_ANY)
    for i in range(len(cards)):
        if _card_refusals(land, cards[i], listed) == 0:
            codes = append(codes, card_code(verb, cards[i]))
    return codes


def _card_refusals(land: Wasteland, code: i64, listed: list[int]) -> i64:
    """Why a held card cannot go into the deal, beside those that are listed (FO-TRADE-05)."""
    if not has(land.held, code):
        return NOT_HELD
    if not selected(land, code, SELECT_ANY):
        return WRONG_KIND
    card: int = code
    return 0 if listed.count(card) < copies(land, code) else TAKEN


def _number_refusals(number: i64, named: i64, most: i64) -> i64:
    """Why a number of Caps or agendas cannot go into the deal."""
    if named > 0:
        return TAKEN
    if number == 0:
        return TOO_FEW
    return TOO_MANY if number > most else 0


def _agenda_refusals(land: Wasteland, seat: i64, listed: list[int], agenda: i64) -> i64:
    """Why an agenda cannot go into the deal, beside those that are listed."""
    if not has(land.agendas, owned_code(seat, agenda)):
        return NOT_HELD
    card: int = agenda
    return TAKEN if card in listed else 0


def _agenda_codes(land: Wasteland, seat: i64, listed: list[int], codes: vec[i64]) -> vec[i64]:
    """The agendas of a survivor that are not in the deal yet."""
    cards = hand(land, seat)
    for i in range(len(cards)):
        if _agenda_refusals(land, seat, listed, cards[i]) == 0:
            codes = append(codes, pack(GIVE_AGENDA, cards[i]))
    return codes


def _tell(
    land: Wasteland, giver: i64, taker: i64, cards: list[int], caps: i64, agendas: i64
) -> None:
    """Tell what one side hands over, as far as everybody sees it."""
    for i in range(len(cards)):
        land.emit(E_GAVE_CARD, giver, held_item(cards[i]), taker)
    if caps > 0:
        land.emit(E_GAVE_CAPS, giver, caps, taker)
    if agendas > 0:
        land.emit(E_GAVE_AGENDAS, giver, agendas, taker)


def _hand_over(land: Wasteland, cards: list[int], to: i64) -> list[int]:
    """Give cards to a survivor, into the inventory; exhausted ones stay so (FO-EXH-03)."""
    items: list[int] = []
    for i in range(len(cards)):
        code: i64 = cards[i]
        release(land, code)
        hold(land, to, INVENTORY, held_item(code), held_exhausted(code))
        items.append(held_item(code))
    return items
