"""Camp: recover, rest, unexhaust, trade, in any order (FO-CAMP, FO-R-64 to FO-R-67)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.costs import can_pay
from overseer.games.fallout.enemies import blocks
from overseer.games.fallout.equipping import card_code, card_of
from overseer.games.fallout.exhaust import (
    exhausted_cards,
    pay_to_unexhaust,
    unexhaust_refusals,
)
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.hp import heal, max_hp
from overseer.games.fallout.items import passive
from overseer.games.fallout.quests import tell
from overseer.games.fallout.refusal import (
    CARD_LEFT,
    ENEMY_HERE,
    FULL_HP,
    HAS_TRAIT,
    NOT_EXHAUSTED,
    NOT_HELD,
    OFFERS_SPENT,
    TOO_FEW,
    TRAIT_LOCKED,
    USED_ALREADY,
)
from overseer.games.fallout.rows import has, held_item, held_seat
from overseer.games.fallout.terms import (
    ASK_CAMP,
    CAMP_HP,
    D_CAMP,
    DONE,
    E_CAMPED,
    GET_REST,
    M_CAMP,
    P_CAMP_HEAL,
    PLAY_PERK,
    RECOVER,
    TRADE,
    TRADE_OFFERS,
    UNEXHAUST,
    UNEXHAUST_ALL,
    USE,
    WELL_RESTED,
)
from overseer.games.fallout.trade import begin_trade, trade_refusals
from overseer.games.fallout.traits import become, can_become
from overseer.games.fallout.uses import play_refusals, use_codes, use_item, use_perk
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, pack, verb_of
from overseer.kernel.vecs import append, vec

_RECOVERED: Final = 1
_RESTED: Final = 2


def camp_refusals(land: Wasteland, seat: i64) -> i64:
    """Why a survivor cannot camp here (FO-ACT-05)."""
    return ENEMY_HERE if blocks(land, seat, land.node[seat]) else 0


def recovery(land: Wasteland, seat: i64) -> i64:
    """The HP that a survivor recovers in camp, at most."""
    return CAMP_HP + passive(land, seat, P_CAMP_HEAL)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Camp(LandFrame):
    """A survivor camps."""

    KNOWN: ClassVar[tuple[str, ...]] = (
        "seat",
        "deaths",
        "parts",
        "settling",
        "offers",
        "refreshed",
    )

    def __init__(
        self,
        seat: i64,
        deaths: i64,
        parts: i64,
        settling: i64,
        offers: list[int],
        refreshed: list[int],
    ) -> None:
        self.seat = seat
        self.deaths = deaths
        self.parts = parts  # done, as bits
        self.settling = settling  # 1: a part has just been done
        self.offers = offers  # made to each seat
        self.refreshed = refreshed  # items unexhausted in this camp, each card once

    def ask(self, land: Wasteland) -> Decision | None:
        """Which part next; nobody leaves with a card that could be unexhausted for nothing."""
        seat = self.seat
        if self.settling == 1 or land.deaths[seat] != self.deaths:
            return None
        codes = vec[i64]()
        if self._recover_refusals(land) == 0:
            codes = append(codes, pack(RECOVER))
        if self._rest_refusals(land) == 0:
            codes = append(codes, pack(GET_REST))
        cards = self._exhausted(land)
        for i in range(len(cards)):
            if land.cards.item_cost[held_item(cards[i])] == 0:
                codes = append(codes, card_code(UNEXHAUST, cards[i]))
        safe: i64 = len(codes)  # up to here everything is for nothing (FO-R-64)
        codes = self._other_codes(land, cards, codes)
        return land.question(seat, ASK_CAMP, 0, codes, 0 if safe > 0 else -1)

    def _exhausted(self, land: Wasteland) -> vec[i64]:
        """The exhausted cards that have not been unexhausted in this camp."""
        cards = vec[i64]()
        found = exhausted_cards(land, self.seat)
        for i in range(len(found)):
            if not self._is_refreshed(land, held_item(found[i])):
                cards = append(cards, found[i])
        return cards

    def _is_refreshed(self, land: Wasteland, item: i64) -> bool:
        """Whether every copy of a card has been unexhausted in this camp."""
        copies = 0
        held = land.held
        for i in range(len(held)):
            if held_seat(held[i]) == self.seat and held_item(held[i]) == item:
                copies += 1
        kind: int = item
        return self.refreshed.count(kind) >= copies

    def _recover_refusals(self, land: Wasteland) -> i64:
        """Why no HP can be recovered (FO-HP-02, FO-R-64)."""
        if self.parts & _RECOVERED != 0:
            return USED_ALREADY
        return 0 if land.hp[self.seat] < max_hp(land, self.seat) else FULL_HP

    def _rest_refusals(self, land: Wasteland) -> i64:
        """Why the survivor cannot become Well Rested (FO-TRAIT-05, FO-R-64, FO-R-67)."""
        if self.parts & _RESTED != 0:
            return USED_ALREADY
        if can_become(land, self.seat, WELL_RESTED):
            return 0
        return HAS_TRAIT if land.has_trait(self.seat, WELL_RESTED) else TRAIT_LOCKED

    def _offer_refusals(self, land: Wasteland, other: i64) -> i64:
        """Why nothing can be offered to a survivor (FO-R-68)."""
        reasons = trade_refusals(land, self.seat, other)
        if reasons != 0:
            return reasons
        return 0 if self.offers[other] < TRADE_OFFERS else OFFERS_SPENT

    def _free(self, land: Wasteland, cards: vec[i64]) -> i64:
        """How many of some cards cost nothing to unexhaust."""
        free: i64 = 0
        for i in range(len(cards)):
            if land.cards.item_cost[held_item(cards[i])] == 0:
                free += 1
        return free

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a part of the camp is not possible."""
        verb = verb_of(code)
        if verb == RECOVER:
            return self._recover_refusals(land)
        if verb == GET_REST:
            return self._rest_refusals(land)
        if verb == UNEXHAUST:
            reasons = unexhaust_refusals(land, self.seat, code)
            if reasons & (NOT_HELD | NOT_EXHAUSTED) == 0 and self._is_refreshed(land, a_of(code)):
                return USED_ALREADY
            return reasons
        if verb == UNEXHAUST_ALL:
            return TOO_FEW if self._free(land, self._exhausted(land)) < 2 else 0
        if verb == TRADE:
            return self._offer_refusals(land, a_of(code))
        if verb == DONE:
            return CARD_LEFT if self._free(land, self._exhausted(land)) > 0 else 0
        return play_refusals(land, self.seat, code, M_CAMP)

    def _other_codes(self, land: Wasteland, cards: vec[i64], codes: vec[i64]) -> vec[i64]:
        """What costs something, needs others, or ends the camp."""
        seat = self.seat
        free = self._free(land, cards)
        for i in range(len(cards)):
            cost = land.cards.item_cost[held_item(cards[i])]
            if cost != 0 and can_pay(land, seat, cost, cards[i]):
                codes = append(codes, card_code(UNEXHAUST, cards[i]))
        if free > 1:
            codes = append(codes, pack(UNEXHAUST_ALL))
        for other in range(land.players):
            if self._offer_refusals(land, other) == 0:
                codes = append(codes, pack(TRADE, other))
        codes = use_codes(land, seat, M_CAMP, codes)
        return append(codes, pack(DONE)) if free == 0 else codes

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Do a part, or break camp."""
        verb = verb_of(code)
        self.settling = 1
        if verb == RECOVER:
            self.parts |= _RECOVERED
            heal(land, seat, recovery(land, seat))
        elif verb == GET_REST:
            self.parts |= _RESTED
            become(land, seat, WELL_RESTED)
        elif verb == UNEXHAUST:
            self._unexhaust(land, card_of(code, seat))
        elif verb == UNEXHAUST_ALL:
            self._unexhaust_all(land)
        elif verb == TRADE:
            self.offers[a_of(code)] += 1
            begin_trade(land, seat, a_of(code))
        elif verb == USE:
            use_item(land, seat, a_of(code), b_of(code))
        elif verb == PLAY_PERK:
            use_perk(land, seat, a_of(code))
        elif verb == DONE:
            land.stack.pop()
            tell(land, seat, D_CAMP)
            land.end_unit()

    def _unexhaust(self, land: Wasteland, held: i64) -> None:
        self.refreshed.append(held_item(held))
        pay_to_unexhaust(land, held)

    def _unexhaust_all(self, land: Wasteland) -> None:
        """Every card that costs nothing, one after the other (FO-CAMP-02)."""
        cards = self._exhausted(land)
        for i in range(len(cards)):
            if land.cards.item_cost[held_item(cards[i])] == 0:
                while has(land.held, cards[i]):
                    self._unexhaust(land, cards[i])

    def run(self, land: Wasteland) -> None:
        """The part is done; whoever died of it camps no more (FO-KILL-04)."""
        if land.deaths[self.seat] != self.deaths:
            land.stack.pop()
        self.settling = 0
        land.end_unit()

    def copy(self) -> Camp:
        """An independent frame with the same fields."""
        return Camp(
            self.seat,
            self.deaths,
            self.parts,
            self.settling,
            self.offers[:],
            self.refreshed[:],
        )


def begin_camp(land: Wasteland, seat: i64) -> None:
    """Take the camp action."""
    land.emit(E_CAMPED, seat)
    land.stack.append(Camp(seat, land.deaths[seat], 0, 0, [0] * land.players, []))
