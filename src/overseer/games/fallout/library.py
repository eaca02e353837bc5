"""The card library: numbered cards that wait to be added or staged (FO-LIB, FO-RES-03 to 05)."""

from __future__ import annotations

from typing import ClassVar, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.quests import stage
from overseer.games.fallout.terms import (
    ASK_LIBRARY,
    E_ADDED,
    E_NOT_IN_LIBRARY,
    LIBRARY,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack
from overseer.kernel.state import NO_WEIGHTS
from overseer.kernel.vecs import append, vec


def add(land: Wasteland, number: i64) -> None:
    """Shuffle a card with as many top cards of its deck as there are players (FO-RES-03, 04)."""
    card = land.cards.library_encounter[number] - 1
    if card < 0 or land.shelf[number] != 0:
        land.emit(E_NOT_IN_LIBRARY, -1, number)
        return
    land.shelf[number] = 1
    deck = land.cards.encounter_deck[card]
    land.encounter_decks[deck].mix_in(card, land.players)
    land.emit(E_ADDED, -1, number, deck)


def stage_number(land: Wasteland, number: i64, seat: i64) -> None:
    """Take a quest from the library and lay it in the play area (FO-RES-05, FO-R-86)."""
    quest = land.cards.library_quest[number] - 1
    if quest < 0 or land.shelf[number] != 0:
        land.emit(E_NOT_IN_LIBRARY, -1, number)
        return
    stage(land, quest, seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RandomCard(LandFrame):
    """A random card of a range of numbers is added or staged."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "first", "last", "staged")

    def __init__(self, seat: i64, first: i64, last: i64, staged: i64) -> None:
        self.seat = seat
        self.first = first
        self.last = last
        self.staged = staged  # 1: a quest is staged, 0: an encounter is added

    def ask(self, land: Wasteland) -> Decision | None:
        """Which of those that are still in the library."""
        table = land.cards.library_quest if self.staged == 1 else land.cards.library_encounter
        codes = vec[i64]()
        for number in range(self.first, self.last + 1):
            if table[number] != 0 and land.shelf[number] == 0:
                codes = append(codes, pack(LIBRARY, number))
        return land.chance(ASK_LIBRARY, 0, codes, NO_WEIGHTS) if len(codes) > 0 else None

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Add or stage it."""
        land.stack.pop()
        if self.staged == 1:
            stage_number(land, a_of(code), self.seat)
        else:
            add(land, a_of(code))

    def run(self, land: Wasteland) -> None:
        """None of them is left."""
        land.stack.pop()
        land.emit(E_NOT_IN_LIBRARY, -1, self.first)

    def copy(self) -> RandomCard:
        """An independent frame with the same fields."""
        return RandomCard(self.seat, self.first, self.last, self.staged)
