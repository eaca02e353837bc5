"""Loot, assets and unique assets: decks, discards and draws (FO-LOOT, FO-ASSET, FO-UNIQ)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.equipping import EquipGained
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import gain, put_on_discards
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.rows import has, without
from overseer.games.fallout.terms import (
    ASK_DRAW,
    DRAW,
    E_EVENT,
    EVENT,
    LOOT,
    RANDOM_UNIQUE,
    S_ITEM,
    UNIQUE,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack
from overseer.kernel.pile import Pile
from overseer.kernel.state import NO_WEIGHTS
from overseer.kernel.vecs import append, vec


def pile_of(land: Wasteland, deck: i64) -> Pile:
    """The loot or the asset deck."""
    return land.loot_deck if deck == LOOT else land.asset_deck


def restock(land: Wasteland, deck: i64) -> bool:
    """Rebuild an empty deck from its own discards (FO-LIMIT-03, FO-R-110); False if it cannot."""
    if pile_of(land, deck).size() > 0:
        return True
    if deck == LOOT:
        land.loot_deck = Pile(vec[i64](sorted(land.loot_discards)))
        land.loot_discards = vec[i64]()
    else:
        land.asset_deck = Pile(vec[i64](sorted(land.asset_discards)))
        land.asset_discards = vec[i64]()
    return pile_of(land, deck).size() > 0


def draw_decision(land: Wasteland, deck: i64) -> Decision | None:
    """Chance turns up the top card of a deck, or None if it is empty."""
    pile = pile_of(land, deck)
    if pile.size() == 0:
        return None
    kinds, layers, weights = pile.chances()
    codes = vec[i64]()
    for i in range(len(kinds)):
        codes = append(codes, pack(DRAW, deck, kinds[i], layers[i]))
    return land.chance(ASK_DRAW, deck, codes, weights)


def take(land: Wasteland, code: i64) -> i64:
    """Take the card that chance turned up; a used-up deck is rebuilt at once."""
    deck = a_of(code)
    pile_of(land, deck).take(b_of(code), c_of(code))
    restock(land, deck)
    return b_of(code)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(LandFrame):
    """A survivor draws cards and keeps them: events first, then the rest (FO-RES-08, FO-R-60)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "deck", "left", "deaths", "event", "drawn")

    def __init__(
        self, seat: i64, deck: i64, left: i64, deaths: i64, event: i64, drawn: list[int]
    ) -> None:
        self.seat = seat
        self.deck = deck
        self.left = left
        self.deaths = deaths
        self.event = event  # the event that is being carried out, + 1
        self.drawn = drawn

    def ask(self, land: Wasteland) -> Decision | None:
        """Which card comes up."""
        return draw_decision(land, self.deck) if self.left > 0 else None

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Lay it aside until all are drawn."""
        self.left -= 1
        self.drawn.append(take(land, code))

    def run(self, land: Wasteland) -> None:
        """Carry out the events in the order drawn, then take the cards."""
        if self.left > 0:
            if not restock(land, self.deck):
                self.left = 0
            return
        if self.event > 0:
            put_on_discards(land, self.event - 1)
            self.event = 0
        for i in range(len(self.drawn)):
            item: i64 = self.drawn[i]
            if land.cards.item_kind[item] == EVENT:
                self.drawn.pop(i)
                self._event(land, item)
                return
        land.stack.pop()
        self._keep(land)

    def _event(self, land: Wasteland, item: i64) -> None:
        """A loot card that is an event is carried out, then discarded (FO-LOOT-02)."""
        land.emit(E_EVENT, self.seat, item)
        self.event = item + 1
        source = source_of(S_ITEM, item)
        here = land.node[self.seat]
        land.rules.perform(land, land.cards.item_event[item], self.seat, source, here, 1)

    def _keep(self, land: Wasteland) -> None:
        """Cards of somebody who was killed meanwhile are lost with the inventory (FO-R-60)."""
        dead = land.deaths[self.seat] != self.deaths
        for i in range(len(self.drawn)):
            if dead:
                put_on_discards(land, self.drawn[i])
            else:
                gain(land, self.seat, self.drawn[i])
        if not dead and len(self.drawn) > 0:
            land.stack.append(EquipGained(self.seat, self.drawn[:]))

    def put_away(self, land: Wasteland) -> None:
        """Cards that nobody has yet are discarded."""
        if self.event > 0:
            put_on_discards(land, self.event - 1)
        for i in range(len(self.drawn)):
            put_on_discards(land, self.drawn[i])

    def copy(self) -> Draw:
        """An independent frame with the same fields."""
        return Draw(self.seat, self.deck, self.left, self.deaths, self.event, self.drawn[:])


def draw_cards(land: Wasteland, seat: i64, deck: i64, number: i64) -> None:
    """Let a survivor draw loot or assets."""
    land.stack.append(Draw(seat, deck, number, land.deaths[seat], 0, []))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class GainUnique(LandFrame):
    """A survivor takes a named unique asset, or a random one if it is gone (FO-RES-10)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "item")

    def __init__(self, seat: i64, item: i64) -> None:
        self.seat = seat
        self.item = item

    def ask(self, land: Wasteland) -> Decision | None:
        """Which one, if the named one is not in the deck; then from beside it (FO-R-110)."""
        if has(land.unique_deck, self.item):
            return None
        row = land.unique_deck if len(land.unique_deck) > 0 else land.unique_aside
        if len(row) == 0:
            return None
        codes = vec[i64]()
        for i in range(len(row)):
            codes = append(codes, pack(RANDOM_UNIQUE, row[i]))
        return land.chance(ASK_DRAW, UNIQUE, codes, NO_WEIGHTS)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Take it."""
        self._take(land, a_of(code))

    def run(self, land: Wasteland) -> None:
        """Take the named one, or nothing."""
        if has(land.unique_deck, self.item):
            self._take(land, self.item)
        else:
            land.stack.pop()

    def _take(self, land: Wasteland, item: i64) -> None:
        land.stack.pop()
        if has(land.unique_deck, item):
            land.unique_deck = without(land.unique_deck, item)
        else:
            land.unique_aside = without(land.unique_aside, item)
        gain(land, self.seat, item)
        gained: int = item
        land.stack.append(EquipGained(self.seat, [gained]))

    def copy(self) -> GainUnique:
        """An independent frame with the same fields."""
        return GainUnique(self.seat, self.item)
