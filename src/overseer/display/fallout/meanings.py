"""Meanings: what an option of Fallout does that its own words leave open, in numbers of now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overseer.display.fallout.book import FalloutBook
from overseer.games.fallout import terms as t
from overseer.games.fallout.camp import recovery
from overseer.games.fallout.hp import healed_by
from overseer.games.fallout.moving import points_for, terrain_rads
from overseer.games.fallout.notation import FACTIONS
from overseer.games.fallout.shop import Shop, price, sale_price
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, Option

Say = Callable[..., str]


class Meanings:
    """The options of one decision; `say` gives messages, `faction` the name of a side."""

    def __init__(
        self, land: Wasteland, decision: Decision, say: Say, faction: Callable[[str], str]
    ) -> None:
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
        """What the shop pays."""
        return self.say("play-fallout-brings", count=int(sale_price(self.land, option.a)))

    def step(self, option: Option) -> str:
        """Movement points, and the rads of the terrain."""
        points = int(points_for(self.land, self.seat, option.a)) if self.prompt == t.ASK_TURN else 0
        rads = int(terrain_rads(self.land, self.seat, option.a))
        parts = {"play-fallout-step-points": points, "play-fallout-step-rads": rads}
        return ", ".join(self.say(part, count=count) for part, count in parts.items() if count)

    def recover(self, option: Option) -> str:
        """As many HP as are missing, at most."""
        count = int(healed_by(self.land, self.seat, recovery(self.land, self.seat)))
        return self.say("play-fallout-recovers", count=count)

    def rest(self, option: Option) -> str:
        """What being Well Rested is good for."""
        return self.say("play-fallout-rest")

    def loyal(self, option: Option) -> str:
        """What loyalty does."""
        faction = int(self.land.cards.agenda_faction[option.a]) - 1
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
