"""Memory: what a bot has worked out and need not work out again until something changes."""

from __future__ import annotations

from collections.abc import Hashable

from overseer.bots.fallout.facts import Facts
from overseer.bots.fallout.hand import Hand, standing_of
from overseer.bots.fallout.paths import Chart, chart_of
from overseer.bots.fallout.prospect import Prospect
from overseer.bots.fallout.wishes import Wishes, wishes_of
from overseer.games.fallout.rows import (
    held_seat,
    owned_card,
    owned_seat,
)
from overseer.games.fallout.wasteland import Wasteland


class Memory:
    """The hand, the worth of quests and the map, as they were when last looked at.

    All is found by what it depends on, and only by what the seat can see.
    """

    def __init__(self) -> None:
        self._hand: tuple[Hashable, Hand] | None = None
        self._quests: tuple[Hashable, Wishes] | None = None
        self._chart: Chart | None = None

    def prospect(self, facts: Facts, land: Wasteland, seat: int) -> Prospect:
        """The table from a seat's chair."""
        prospect = Prospect(facts, land, seat)
        cards = tuple(int(owned_card(code)) for code in land.agendas if owned_seat(code) == seat)
        standing = standing_of(land, seat)
        held = tuple(code for code in land.held if held_seat(code) == seat)
        key = (seat, cards, standing, held, tuple(land.staged))
        on_map = any(facts.agendas[card].on_map for card in cards)
        if self._hand is None or self._hand[0] != key or on_map:
            self._hand = key, Hand(facts, land, seat, cards, standing)
        hand = self._hand[1]
        hand.land = land
        prospect.hand = hand
        return prospect

    def wishes(self, prospect: Prospect) -> Wishes:
        """What the quests in play promise."""
        land = prospect.land
        assert self._hand is not None
        key = (self._hand[0], prospect.remaining, prospect.missing, tuple(land.counts))
        if self._quests is None or self._quests[0] != key:
            self._quests = key, wishes_of(prospect)
        known = self._quests[1]
        return Wishes(prospect, known.actions, known.deeds)

    def chart(self, land: Wasteland) -> Chart:
        """The map, made again when a tile was turned over."""
        if self._chart is None or self._chart.slots != tuple(land.slots):
            self._chart = chart_of(land)
        return self._chart
