"""The shop as who visits it sees it: what each card costs them, and what they can sell."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from overseer.display.display import made
from overseer.display.fallout.answers import Answers
from overseer.display.fallout.camp_inquiry import displaced
from overseer.display.fallout.inquiries import FalloutInquiry, Sale, Shop, Ware
from overseer.display.fallout.look import Look
from overseer.display.fallout.options import asked
from overseer.display.fallout.preview import alone
from overseer.games.fallout import shop
from overseer.games.fallout import terms as t
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option, pack


def shop_inquiry(look: Look, decision: Decision) -> FalloutInquiry:
    """The shop with its cards, their prices for this survivor, and what can be sold."""
    return _Inquirer(look, decision).inquiry()


class _Inquirer:
    def __init__(self, look: Look, decision: Decision) -> None:
        frame: Any = look.land.stack[-1]  # which frame it is shows at run time only
        assert isinstance(frame, shop.Shop)
        self.look = look
        self.decision = decision
        self.answers = Answers(look, decision)
        self.discount = int(frame.discount)
        self.left = int(frame.left)
        self.seat = int(decision.seat)
        self.land = alone(look.land, self.seat)  # in which choices are tried

    def inquiry(self) -> FalloutInquiry:
        """All of it."""
        look = self.look
        row = [int(item) for item in look.land.shop]
        return FalloutInquiry(
            title=look.say("display-fallout-shop"),
            ask=asked(look, self.decision),
            note=look.say("display-fallout-shop-note"),
            icon="shop",
            shop=Shop(
                caps=int(look.land.caps[self.seat]),
                left=self.left,
                left_text=look.say("display-fallout-deals-left", count=self.left),
                wares=[self._ware(item, place) for place, item in enumerate(row)],
                sales=[self._sale(each) for each in self.decision.options if each.verb == t.SELL],
                leave=self.answers.notation(t.DONE),
            ),
            rules=list(self.decision.rules),
        )

    def _ware(self, item: int, place: int) -> Ware:
        look, land = self.look, self.look.land
        recruits = bool(land.cards.item_kind[item] == t.COMPANION)
        verb = t.RECRUIT if recruits else t.BUY
        price = 0 if recruits else int(shop.price(land, self.seat, item, self.discount))
        code = pack(verb, item)
        index = self.decision.options.find(code)
        ware = Ware(
            item=look.book.names.items[item],
            name=str(look.words.item(item)["item"]),
            price=price,
            recruits=recruits,
            deal=look.say(f"display-fallout-deal-{'recruit' if recruits else 'buy'}"),
            note=self._note(item, price, recruits),
            fresh=place == 0,
        )
        if index < 0:
            return self._refused(ware, code)
        return self._offered(ware, self.decision.options[index])

    def _refused(self, ware: Ware, code: int) -> Ware:
        short = max(0, ware.price - int(self.look.land.caps[self.seat]))
        reason = self.answers.reason(code)
        text = self.look.say("display-fallout-short", count=short) if short else reason.text
        return replace(ware, reason=text, rules=reason.rules, short=short)

    def _offered(self, ware: Ware, option: Option) -> Ware:
        """What is to be chosen to take a card; one with a slot may be put on at once."""
        taken = made(self.land.clone(), self.seat, option)
        choices, worn = [option.notation], list[str]()
        if self._asks(taken, t.ASK_EQUIP):
            decision = taken.decision
            assert decision is not None
            equip, done = decision.options[0], decision.options[-1]
            worn = [option.notation, equip.notation]
            choices.append(done.notation)
            taken = made(taken, self.seat, done)
        return replace(
            ware,
            choices=choices,
            worn=worn,
            worn_text=displaced(self.look, self.seat, int(option.a)) if worn else "",
            last=not self._asks(taken, t.ASK_SHOP),
        )

    def _asks(self, land: Wasteland, prompt: int) -> bool:
        decision = land.decision
        return decision is not None and decision.prompt == prompt and decision.seat == self.seat

    def _note(self, item: int, price: int, recruits: bool) -> str:
        value = int(self.look.land.cards.item_value[item])
        if not recruits and price < value:
            return self.look.say("display-fallout-discount", count=value)
        return ""

    def _sale(self, option: Option) -> Sale:
        words, card = self.look.words, option.targets.cards[0]
        return Sale(
            item=card.id,
            name=str(words.item(int(option.a))["item"]),
            where=words.say(f"held-{card.place}-{card.state}"),
            price=int(shop.sale_price(self.look.land, option.a)),
            choice=option.notation,
        )
