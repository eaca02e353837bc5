"""The cards of a game as tables of numbers, indexed by card; made once from the packs."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.terms import COST_WIDTH
from overseer.kernel.vecs import vec


@final
@mypyc_attr(acyclic=True)
class Cards:
    """Every space, room, item and threat of the packs in play.

    A *card* here is one space as printed: half a room, an elevator or a threat, and also the gain
    of an item. Card 0 is the absence of one.
    """

    def __init__(self) -> None:
        # Spaces: cost (COST_WIDTH columns each), row of rewards, and what is printed around them.
        self.cost = vec[i64]()
        self.bill = vec[i64]()  # the cubes of a cost, see `purse`
        self.needs = vec[i64]()  # NEEDS_ bits
        self.row_start = vec[i64]()
        self.row_end = vec[i64]()
        self.icons = vec[i64]()
        self.letter = vec[i64]()
        self.linked = vec[i64]()
        self.injured_only = vec[i64]()
        self.fight = vec[i64]()
        self.threat_of = vec[i64]()  # threat + 1, or 0
        self.exchanges = vec[i64]()  # 1 if the exchange icon is shown
        self.exchange = vec[i64]()  # two sides of four counts each
        # Rooms: the cards of the two halves (right 0: one space over the whole room), the price.
        self.room_left = vec[i64]()
        self.room_right = vec[i64]()
        self.price = vec[i64]()  # four counts each
        self.price_bill = vec[i64]()
        self.top = vec[i64]()  # the six starting rooms, left to right
        # Threats and items.
        self.threat_card = vec[i64]()
        self.item_kind = vec[i64]()
        self.item_use = vec[i64]()
        self.item_windows = vec[i64]()  # in which it may be used, as bits
        self.item_exhausts = vec[i64]()
        self.item_cost = vec[i64]()  # four counts each
        self.item_bill = vec[i64]()
        self.step_start = vec[i64]()
        self.step_end = vec[i64]()
        self.steps = vec[i64]()  # pairs: step, argument
        # Decks as bags, the elevators' cards, and the room space under each dice sum (or -1).
        self.item_deck = vec[i64]()
        self.room_deck = vec[i64]()
        self.threat_deck = vec[i64]()
        self.start_elevator: i64 = 0
        self.elevator: i64 = 0
        self.column = vec[i64]()

    def cost_of(self, card: i64, column: i64) -> i64:
        """How many icons of one sort the cost of a card shows."""
        return self.cost[card * COST_WIDTH + column]

    def price_of(self, room: i64, kind: i64) -> i64:
        """How many cubes of one kind (or of any) the price of a room shows."""
        return self.price[room * 4 + kind]

    def first_step(self, item: i64, step: i64) -> i64:
        """The argument of an item's first step of a sort, or -1."""
        for i in range(self.step_start[item], self.step_end[item]):
            if self.steps[2 * i] == step:
                return self.steps[2 * i + 1]
        return -1
