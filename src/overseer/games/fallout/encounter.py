"""Encounters: a card is read out up to its leads, one option is chosen, then resolved (FO-ENC)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.conditions import holds
from overseer.games.fallout.costs import can_pay, pay
from overseer.games.fallout.enemies import blocks
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import passive
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.refusal import (
    CANNOT_PAY,
    ENCOUNTERED,
    ENEMY_HERE,
    FORCED_OTHER,
    FORCED_UNMET,
    ICON_USED,
    NO_DECK,
    NO_ICON,
    TOO_MANY,
    UNMET,
)
from overseer.games.fallout.rows import has, without
from overseer.games.fallout.terms import (
    ASK_ENCOUNTER_DRAW,
    ASK_OPTION,
    CHOOSE,
    DRAW_ENCOUNTER,
    E_ENCOUNTER,
    E_OPTION,
    P_ENCOUNTER_XP,
    S_ENCOUNTER,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.xp import gain_xp
from overseer.kernel.decision import Decision, a_of, b_of, c_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

_DRAW: Final = 0
_CHOOSE: Final = 1
_RETURN: Final = 2


def encounter_refusals(land: Wasteland, seat: i64) -> i64:
    """Why a survivor cannot take the encounter action here (FO-ENC-04, 07, 08, FO-ACT-02, 05)."""
    here = land.node[seat]
    deck = land.cards.space_icon[land.space_of(here)] - 1
    if deck < 0:
        return NO_ICON
    reasons: i64 = 0
    if land.encounter_decks[deck].size() == 0:
        reasons |= NO_DECK
    if land.encountered == 1:
        reasons |= ENCOUNTERED
    if has(land.icons, here):
        reasons |= ICON_USED
    if blocks(land, seat, here):
        reasons |= ENEMY_HERE
    return reasons


def begin_encounter(land: Wasteland, seat: i64) -> None:
    """Take the encounter action: the deck and the level are those of the icon here."""
    here = land.node[seat]
    space = land.space_of(here)
    level = land.cards.space_level[space]
    land.encountered = 1
    land.icons = append(land.icons, here)
    deck = land.cards.space_icon[space] - 1
    # An icon without a level counts as 1 (FO-R-77).
    draw_encounter(land, seat, deck, here, level if level > 0 else 1)


def draw_encounter(land: Wasteland, seat: i64, deck: i64, node: i64, level: i64) -> None:
    """Draw the top card of a deck and resolve it."""
    if land.encounter_decks[deck].size() > 0:
        land.stack.append(Encounter(seat, deck, node, level, 0, _DRAW))


def option_refusals(land: Wasteland, seat: i64, card: i64, which: i64, node: i64) -> i64:
    """Why an option of an encounter cannot be picked (FO-ENC-13 to 15, FO-R-74, FO-R-75)."""
    cards = land.cards
    option = cards.encounter_options[card] + which
    source = source_of(S_ENCOUNTER, card)
    reasons: i64 = 0
    if not holds(land, seat, cards.option_condition[option], node, source):
        reasons |= FORCED_UNMET if cards.option_forced[option] == 1 else UNMET
    forced = forced_option(land, seat, card, node)
    if forced >= 0:
        return reasons if forced == which else reasons | FORCED_OTHER
    if not can_pay(land, seat, cards.option_cost[option]):
        reasons |= CANNOT_PAY
    return reasons


def forced_option(land: Wasteland, seat: i64, card: i64, node: i64) -> i64:
    """The topmost FORCED option whose condition holds, or -1."""
    cards = land.cards
    first = cards.encounter_options[card]
    source = source_of(S_ENCOUNTER, card)
    for option in range(first, cards.encounter_options[card + 1]):
        condition = cards.option_condition[option]
        if cards.option_forced[option] == 1 and holds(land, seat, condition, node, source):
            return option - first
    return -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Encounter(LandFrame):
    """An encounter is drawn, chosen from, resolved and returned."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat", "deck", "node", "level", "card", "stage")

    def __init__(self, seat: i64, deck: i64, node: i64, level: i64, card: i64, stage: i64) -> None:
        self.seat = seat
        self.deck = deck
        self.node = node
        self.level = level
        self.card = card
        self.stage = stage

    def ask(self, land: Wasteland) -> Decision | None:
        """Which card comes up, and which of its options to pick before the outcome is known."""
        if self.stage == _DRAW:
            return self._draw(land)
        if self.stage == _RETURN:
            return None
        codes = vec[i64]()
        first = land.cards.encounter_options[self.card]
        for which in range(land.cards.encounter_options[self.card + 1] - first):
            if self.option_refusals(land, which) == 0:
                codes = append(codes, pack(CHOOSE, which))
        if len(codes) == 0:
            return None
        return land.question(self.seat, ASK_OPTION, self.card, codes, -1)

    def _draw(self, land: Wasteland) -> Decision:
        kinds, layers, weights = land.encounter_decks[self.deck].chances()
        codes = vec[i64]()
        for i in range(len(kinds)):
            codes = append(codes, pack(DRAW_ENCOUNTER, self.deck, kinds[i], layers[i]))
        return land.chance(ASK_ENCOUNTER_DRAW, self.deck, codes, weights)

    def option_refusals(self, land: Wasteland, which: i64) -> i64:
        """Why one of the options cannot be picked."""
        return option_refusals(land, self.seat, self.card, which, self.node)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why an option of the card cannot be picked."""
        if verb_of(code) != CHOOSE:
            return NOT_NOW
        options = land.cards.encounter_options
        if a_of(code) >= options[self.card + 1] - options[self.card]:
            return TOO_MANY
        return self.option_refusals(land, a_of(code))

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Lay the card open, or carry out the option."""
        if self.stage == _DRAW:
            self.stage = _CHOOSE
            self.card = b_of(code)
            land.encounter_decks[self.deck].take(self.card, c_of(code))
            land.limbo = append(land.limbo, self.card)
            land.emit(E_ENCOUNTER, self.seat, self.card, self.level)
            return
        self.stage = _RETURN
        cards = land.cards
        option = cards.encounter_options[self.card] + a_of(code)
        land.emit(E_OPTION, self.seat, self.card, a_of(code))
        source = source_of(S_ENCOUNTER, self.card)
        land.rules.perform(
            land, cards.option_program[option], self.seat, source, self.node, self.level
        )
        # What cannot be paid for a FORCED option is left out (FO-R-74).
        if can_pay(land, self.seat, cards.option_cost[option]):
            pay(land, self.seat, cards.option_cost[option])

    def run(self, land: Wasteland) -> None:
        """Return a card that was not trashed to the bottom of its deck (FO-ENC-16, FO-R-76)."""
        land.stack.pop()
        if has(land.limbo, self.card):
            land.limbo = without(land.limbo, self.card)
            bottom: int = self.card
            land.encounter_decks[self.deck].put_below([bottom])
        if land.eliminated[self.seat] == 0:
            gain_xp(land, self.seat, passive(land, self.seat, P_ENCOUNTER_XP))
        land.end_unit()

    def copy(self) -> Encounter:
        """An independent frame with the same fields."""
        return Encounter(self.seat, self.deck, self.node, self.level, self.card, self.stage)
