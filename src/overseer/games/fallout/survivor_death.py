"""Killed survivors: back to the starting tile, or out of the game (FO-KILL)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.frame import LandFrame, end_game
from overseer.games.fallout.items import discard, held_cards
from overseer.games.fallout.refusal import WRONG_SPACE
from overseer.games.fallout.rows import owned_card, owned_seat
from overseer.games.fallout.spaces import space_refusals
from overseer.games.fallout.terms import (
    ASK_STAND,
    BESIDE,
    E_ELIMINATED,
    E_FIRST_PLAYER,
    EQUIPPED,
    INVENTORY,
    LETTERS,
    NODES,
    STAND,
    TRAIT_KINDS,
)
from overseer.games.fallout.trash import to_the_box
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.vecs import append, vec

ALL_ELIMINATED: Final = 3  # in `Wasteland.lost`


def standing_codes(land: Wasteland) -> vec[i64]:
    """The spaces of the starting tile as options."""
    slot = land.sheet.start
    codes = vec[i64]()
    for space in range(land.cards.tile_spaces[land.slots[slot] - 1]):
        codes = append(codes, pack(STAND, slot * NODES + space))
    return codes


def stand_refusals(land: Wasteland, code: i64) -> i64:
    """Why an option names no space of the starting tile."""
    if verb_of(code) != STAND:
        return NOT_NOW
    start = a_of(code) // NODES == land.sheet.start
    return space_refusals(land, a_of(code)) if start else WRONG_SPACE


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Killed(LandFrame):
    """A survivor is killed (FO-KILL-01 to 05)."""

    KNOWN: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def ask(self, land: Wasteland) -> Decision | None:
        """On which space of the starting tile to go on; being put there is no move (FO-R-47)."""
        if self._is_out(land):
            return None
        return land.question(self.seat, ASK_STAND, 1, standing_codes(land), 0)

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why the survivor cannot go on from a space."""
        return stand_refusals(land, code)

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Put the figure there, lose the inventory, recover."""
        land.stack.pop()
        land.node[seat] = a_of(code)
        discard_all(land, seat, INVENTORY)
        land.hp[seat] = land.cards.character_hp[land.character[seat] - 1]
        land.due = 1
        land.end_unit()

    def run(self, land: Wasteland) -> None:
        """Nobody who is about to leave the game has a space to choose (FO-KILL-06)."""
        land.stack.pop()
        land.hp[self.seat] = land.cards.character_hp[land.character[self.seat] - 1]
        land.due = 1
        eliminate(land, self.seat)
        land.end_unit()

    def _is_out(self, land: Wasteland) -> bool:
        """Whether not even all HP would exceed the rads."""
        return land.cards.character_hp[land.character[self.seat] - 1] <= land.rads[self.seat]

    def copy(self) -> Killed:
        """An independent frame with the same fields."""
        return Killed(self.seat)


def discard_all(land: Wasteland, seat: i64, place: i64) -> None:
    """Discard all cards of a survivor in one place."""
    cards = held_cards(land, seat, place)
    for i in range(len(cards)):
        discard(land, cards[i])


def eliminate(land: Wasteland, seat: i64) -> None:
    """Take a survivor out of the game (FO-KILL-06, 07, FO-R-49, FO-R-50)."""
    land.eliminated[seat] = 1
    land.emit(E_ELIMINATED, seat)
    discard_all(land, seat, INVENTORY)
    discard_all(land, seat, EQUIPPED)
    discard_all(land, seat, BESIDE)
    _return_cards(land, seat)
    own = land.cards.character_letter[land.character[seat] - 1]
    for letter in range(LETTERS):
        if letter != own and land.has_letter(seat, letter):
            land.bag[letter] += 1
    land.letters[seat] = 0
    land.levels[seat] = 0
    land.caps[seat] = 0
    for kind in range(TRAIT_KINDS):
        land.traits[seat * TRAIT_KINDS + kind] = 0
    if land.living() == 0:
        land.lost = ALL_ELIMINATED
        end_game(land)
    elif seat == land.first_player:
        pass_first_player(land)


def _return_cards(land: Wasteland, seat: i64) -> None:
    """Agendas go facedown to their discards, perks to the perk deck."""
    agendas = vec[i64]()
    for i in range(len(land.agendas)):
        code = land.agendas[i]
        if owned_seat(code) == seat:
            land.agenda_dropped = append(land.agenda_dropped, owned_card(code))
        else:
            agendas = append(agendas, code)
    land.agendas = agendas
    land.loyal[seat] = 0
    perks = vec[i64]()
    for i in range(len(land.perks)):
        code = land.perks[i]
        if owned_seat(code) == seat:
            land.perk_deck = append(land.perk_deck, owned_card(code))
        else:
            perks = append(perks, code)
    land.perks = perks
    kept = vec[i64]()
    for i in range(len(land.kept)):
        if owned_seat(land.kept[i]) != seat:
            kept = append(kept, land.kept[i])
        else:
            to_the_box(land, owned_card(land.kept[i]))
    land.kept = kept


def pass_first_player(land: Wasteland) -> None:
    """Hand the agenda deck to the nearest living survivor on the right (FO-DEPL-02, FO-KILL-07)."""
    seat = land.first_player
    for _ in range(land.players):
        seat = (seat + land.players - 1) % land.players
        if land.eliminated[seat] == 0:
            break
    if seat != land.first_player:
        land.first_player = seat
        land.emit(E_FIRST_PLAYER, seat)
