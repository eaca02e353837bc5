"""Meanings: what an option of Fallout does that its own words leave open, in numbers of now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overseer.display.fallout.book import FalloutBook
from overseer.games.fallout import terms as t
from overseer.games.fallout.hp import max_hp
from overseer.games.fallout.items import passive
from overseer.games.fallout.moving import points_for
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.shop import Shop, price
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option

Say = Callable[..., str]


class Meanings:
    """The options of one decision; `say` gives messages, `faction` the name of a side."""

    def __init__(
        self,
        book: FalloutBook,
        land: Wasteland,
        decision: Decision,
        say: Say,
        faction: Callable[[str], str],
    ) -> None:
        self.book = book
        self.land = land
        self.seat = int(decision.seat)
        self.prompt = int(decision.prompt)
        self.say = say
        self.faction = faction

    def of(self, option: Option) -> str:
        """What an option means, or an empty text where its own words say it all."""
        meaning = _MEANINGS.get(option.verb)
        return "" if meaning is None else meaning(self, option)

    def buy(self, option: Option) -> str:
        """The price, with every discount."""
        frame: Any = self.land.stack[-1]  # which frame it is shows at run time only
        assert isinstance(frame, Shop)
        cost = int(price(self.land, self.seat, option.a, frame.discount))
        return self.say("play-fallout-price", count=cost)

    def sell(self, option: Option) -> str:
        """What the shop pays: a Cap less than the value (FO-SHOP-08)."""
        value = int(self.book.cards.item_value[option.a])
        return self.say("play-fallout-brings", count=max(0, value - 1))

    def step(self, option: Option) -> str:
        """Movement points, and the rads of the terrain."""
        land, node = self.land, option.a
        terrain = land.cards.space_terrain[land.space_of(node)]
        is_hot = terrain & t.IRRADIATED and not passive(land, self.seat, t.P_NO_TERRAIN_RADS)
        parts = []
        if self.prompt == t.ASK_TURN:
            count = int(points_for(land, self.seat, node))
            parts.append(self.say("play-fallout-step-points", count=count))
        if is_hot:
            parts.append(self.say("play-fallout-step-rads", count=1))
        return ", ".join(parts)

    def recover(self, option: Option) -> str:
        """As many HP as are missing, at most."""
        land, seat = self.land, self.seat
        missing = int(max_hp(land, seat) - land.hp[seat])
        given = int(t.CAMP_HP + passive(land, seat, t.P_CAMP_HEAL))
        return self.say("play-fallout-recovers", count=min(given, missing))

    def rest(self, option: Option) -> str:
        """What being Well Rested is good for."""
        return self.say("play-fallout-rest")

    def loyal(self, option: Option) -> str:
        """What loyalty does."""
        faction = int(self.book.cards.agenda_faction[option.a]) - 1
        return self.say("play-fallout-loyalty", faction=self.faction(FACTIONS[faction]))

    def hide(self, option: Option) -> str:
        """What the end of loyalty does."""
        faction = int(self.land.loyal_to(self.seat))
        return self.say("play-fallout-loyalty-ends", faction=self.faction(FACTIONS[faction]))


_MEANINGS: dict[int, Callable[[Meanings, Option], str]] = {
    t.BUY: Meanings.buy,
    t.SELL: Meanings.sell,
    t.STEP: Meanings.step,
    t.RECOVER: Meanings.recover,
    t.GET_REST: Meanings.rest,
    t.LOYAL: Meanings.loyal,
    t.HIDE: Meanings.hide,
}


def starting_item(book: FalloutBook, character: str) -> str | None:
    """The item that a character begins with, if any."""
    card = next(card for card in book.content.characters if card.id == character)
    return card.item or None
