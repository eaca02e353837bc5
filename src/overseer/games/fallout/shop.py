"""The shop: a row of four assets; buying, selling and recruiting (FO-SHOP)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.caps import gain_caps, spend_caps
from overseer.games.fallout.decks import draw_decision, restock, take
from overseer.games.fallout.equipping import EquipGained, card_code, card_of
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import (
    discard,
    gain,
    passive,
    put_on_discards,
    selected,
    selection,
)
from overseer.games.fallout.quests import tell
from overseer.games.fallout.refusal import (
    CANNOT_PAY,
    IS_COMPANION,
    NO_VALUE,
    NOT_HELD,
    NOT_IN_SHOP,
    UNMET,
)
from overseer.games.fallout.rows import (
    has,
    held_item,
    without,
)
from overseer.games.fallout.terms import (
    ASK_SHOP,
    ASSET,
    BUY,
    COMPANION,
    D_BUY,
    D_RECRUIT,
    D_SELL,
    DONE,
    E_BOUGHT,
    E_RECRUITED,
    E_SHOP_CARD,
    E_SOLD,
    P_SHOP_DISCOUNT,
    RECRUIT,
    SELECT_ANY,
    SELL,
    SHOP_ROW,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, pop, vec

_LETTER: Final = 16  # where letters begin among recruiting conditions

_OPENING: Final = 0
_TRADING: Final = 1
_SETTLING: Final = 2
_CLOSING: Final = 3


def put_in_shop(land: Wasteland, item: i64) -> None:
    """Lay a card at the left end of the row (FO-SHOP-02)."""
    row = vec[i64]([item])
    for i in range(len(land.shop)):
        row = append(row, land.shop[i])
    land.shop = row
    land.emit(E_SHOP_CARD, -1, item)


def price(land: Wasteland, seat: i64, item: i64, discount: i64) -> i64:
    """What a survivor pays for a card in the row."""
    asked = land.cards.item_value[item] - discount - passive(land, seat, P_SHOP_DISCOUNT)
    return max(0, asked)


def sale_price(land: Wasteland, item: i64) -> i64:
    """What the shop pays for a card: a Cap less than its value (FO-SHOP-08)."""
    return max(0, land.cards.item_value[item] - 1)


def buy_refusals(land: Wasteland, seat: i64, item: i64, discount: i64) -> i64:
    """Why a survivor cannot buy a card (FO-SHOP-07, FO-R-89)."""
    if not has(land.shop, item):
        return NOT_IN_SHOP
    if land.cards.item_kind[item] == COMPANION:
        return IS_COMPANION
    return CANNOT_PAY if price(land, seat, item, discount) > land.caps[seat] else 0


def recruit_refusals(land: Wasteland, seat: i64, item: i64) -> i64:
    """Why a survivor cannot recruit a companion (FO-SHOP-09, 10)."""
    if not has(land.shop, item):
        return NOT_IN_SHOP
    if land.cards.item_kind[item] != COMPANION:
        return NO_VALUE
    return 0 if meets_recruit(land, seat, item) else UNMET


def meets_recruit(land: Wasteland, seat: i64, item: i64) -> bool:
    """Whether a survivor has the trait or letter in a companion's corner."""
    wanted = land.cards.item_recruit[item]
    if wanted == 0:
        return True
    if wanted >= _LETTER:
        return land.has_letter(seat, wanted - _LETTER)
    return land.has_trait(seat, wanted - 1)


def sell_refusals(land: Wasteland, code: i64) -> i64:
    """Why a survivor cannot sell a card (FO-SHOP-08, FO-R-88)."""
    if not has(land.held, code):
        return NOT_HELD
    tradable = selected(land, code, SELECT_ANY) and land.cards.item_value[held_item(code)] >= 0
    return 0 if tradable else NO_VALUE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Shop(LandFrame):
    """A visit to the shop (FO-SHOP-05, 06, FO-R-87)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "left", "discount", "stage", "deaths")

    def __init__(self, seat: i64, left: i64, discount: i64, stage: i64, deaths: i64) -> None:
        self.seat = seat
        self.left = left  # interactions
        self.discount = discount
        self.stage = stage
        self.deaths = deaths

    def ask(self, land: Wasteland) -> Decision | None:
        """What to buy, sell or recruit."""
        if self.stage == _OPENING:
            return draw_decision(land, ASSET)
        if self.stage == _CLOSING and len(land.shop) < SHOP_ROW:
            return draw_decision(land, ASSET)
        if self.stage != _TRADING or self.left == 0 or land.deaths[self.seat] != self.deaths:
            return None
        codes = vec[i64]()
        for i in range(len(land.shop)):
            item = land.shop[i]
            if not has(codes, pack(BUY, item)) and not has(codes, pack(RECRUIT, item)):
                if buy_refusals(land, self.seat, item, self.discount) == 0:
                    codes = append(codes, pack(BUY, item))
                elif recruit_refusals(land, self.seat, item) == 0:
                    codes = append(codes, pack(RECRUIT, item))
        cards = selection(land, self.seat, SELECT_ANY)
        for i in range(len(cards)):
            if sell_refusals(land, cards[i]) == 0:
                codes = append(codes, card_code(SELL, cards[i]))
        codes = append(codes, pack(DONE))
        return land.question(self.seat, ASK_SHOP, self.left, codes, -1)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a card cannot be bought, recruited or sold."""
        verb = verb_of(code)
        if verb == BUY:
            return buy_refusals(land, self.seat, a_of(code), self.discount)
        if verb == RECRUIT:
            return recruit_refusals(land, self.seat, a_of(code))
        if verb == SELL:
            return sell_refusals(land, card_of(code, self.seat))
        return 0 if verb == DONE else NOT_NOW

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """A card enters the row, or one interaction takes place."""
        verb = verb_of(code)
        if self.stage == _OPENING or self.stage == _CLOSING:
            put_in_shop(land, take(land, code))
            if self.stage == _OPENING:
                self.stage = _TRADING
            return
        if verb == DONE:
            self.stage = _CLOSING
            return
        self.left -= 1
        self.stage = _SETTLING
        if verb == SELL:
            self._sell(land, card_of(code, seat))
        else:
            self._take(land, a_of(code), verb)

    def _take(self, land: Wasteland, item: i64, verb: i64) -> None:
        seat = self.seat
        paid: i64 = 0
        if verb == BUY:
            paid = price(land, seat, item, self.discount)
            spend_caps(land, seat, paid)
        land.shop = without(land.shop, item)
        gain(land, seat, item)
        land.emit(E_BOUGHT if verb == BUY else E_RECRUITED, seat, item, paid)
        tell(land, seat, D_BUY if verb == BUY else D_RECRUIT)
        gained: int = item
        land.stack.append(EquipGained(seat, [gained]))

    def _sell(self, land: Wasteland, code: i64) -> None:
        paid = sale_price(land, held_item(code))
        discard(land, code)
        gain_caps(land, self.seat, paid)
        land.emit(E_SOLD, self.seat, held_item(code), paid)
        tell(land, self.seat, D_SELL)

    def run(self, land: Wasteland) -> None:
        """Settle one interaction, or bring the row back to four cards (FO-SHOP-04)."""
        if self.stage == _OPENING:
            if not restock(land, ASSET):
                self.stage = _TRADING
        elif self.stage == _SETTLING:
            self.stage = _TRADING
            land.end_unit()
        elif self.stage == _TRADING:
            self.stage = _CLOSING
        elif len(land.shop) < SHOP_ROW and restock(land, ASSET):
            return
        elif len(land.shop) > SHOP_ROW:
            land.shop, last = pop(land.shop)
            put_on_discards(land, last)
        else:
            land.stack.pop()
            land.end_unit()

    def copy(self) -> Shop:
        """An independent frame with the same fields."""
        return Shop(self.seat, self.left, self.discount, self.stage, self.deaths)


def visit_shop(land: Wasteland, seat: i64, interactions: i64, discount: i64) -> None:
    """Let a survivor shop; whoever dies there buys no more (FO-R-46)."""
    land.stack.append(Shop(seat, interactions, discount, _OPENING, land.deaths[seat]))
