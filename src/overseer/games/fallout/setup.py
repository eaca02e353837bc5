"""Setup in nine steps (FO-SETUP, FO-R-111)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.agendas import DrawAgendas
from overseer.games.fallout.decks import draw_decision, take
from overseer.games.fallout.equipping import EquipGained
from overseer.games.fallout.explore import spawn_on
from overseer.games.fallout.frame import LandFrame
from overseer.games.fallout.items import gain, hold
from overseer.games.fallout.levels import gain_letter, letter_decision
from overseer.games.fallout.library import stage_number
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.refusal import TAKEN
from overseer.games.fallout.round import begin_rounds
from overseer.games.fallout.rows import has
from overseer.games.fallout.shop import put_in_shop
from overseer.games.fallout.spaces import draw_map
from overseer.games.fallout.survivor_death import stand_refusals, standing_codes
from overseer.games.fallout.terms import (
    ABILITY,
    ASK_CHARACTER,
    ASK_FIRST,
    ASK_STAND,
    ASSET,
    BESIDE,
    CHOOSE_CHARACTER,
    DANGEROUS,
    DEADLY,
    E_CHARACTER,
    E_FIRST_PLAYER,
    FACTIONS,
    FIRST,
    LETTERS,
    LOOT,
    S_SCENARIO,
    SHOP_ROW,
    STARTING_CAPS,
    TRAIT_KINDS,
    TYPES,
    UNIQUE,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.decision import Decision, a_of, pack, verb_of
from overseer.kernel.pile import Pile
from overseer.kernel.refusal import NOT_NOW
from overseer.kernel.state import NO_WEIGHTS
from overseer.kernel.vecs import append, vec

_LETTER_COPIES: Final = 5  # of each letter in the supply (FO-R-54)

_SHOP: Final = 0
_FIRST_PLAYER: Final = 1
_CHARACTERS: Final = 2
_FIGURES: Final = 3
_BOARDS: Final = 4
_LETTER: Final = 5
_SHEET: Final = 6
_QUESTS: Final = 7
_ENEMIES: Final = 8
_BEGIN: Final = 9


def set_up(land: Wasteland, scenario: i64, first: i64) -> None:
    """Open the box and lay out the map (FO-SETUP-01 to 08); the rest follows as frames.

    `first` is the first player, or -1 for chance.
    """
    land.unpack()
    land.scenario = scenario
    _lay_map(land)
    _make_decks(land)
    land.stack.append(Setup(_SHOP, first, 0, 0))


def _lay_map(land: Wasteland) -> None:
    """Lay the tiles that the layout shows, and make two piles of the others."""
    land.slots = land.sheet.slots
    kinds = land.cards.tile_kind
    for tile in range(len(kinds)):
        if kinds[tile] == DANGEROUS or kinds[tile] == DEADLY:
            land.tiles[tile] = 1
    for slot in range(len(land.slots)):
        if land.slots[slot] > 0:
            land.tiles[land.slots[slot] - 1] = 0
    draw_map(land)


def _make_decks(land: Wasteland) -> None:
    """Form the supply and shuffle the decks."""
    cards = land.cards
    for letter in range(LETTERS):
        land.bag[letter] = _LETTER_COPIES
    for kind in range(TYPES):
        land.stacks[kind] = Pile(_copies(cards.token_type, cards.token_copies, kind, FACTIONS))
    land.loot_deck = Pile(_copies(cards.item_deck, cards.item_copies, LOOT, 0))
    land.asset_deck = Pile(_copies(cards.item_deck, cards.item_copies, ASSET, 0))
    land.unique_deck = _copies(cards.item_deck, cards.item_copies, UNIQUE, 0)
    for perk in range(len(cards.perk_use)):
        land.perk_deck = append(land.perk_deck, perk)
    agendas = vec[i64]()
    for agenda in range(len(cards.agenda_players)):
        if cards.agenda_players[agenda] <= land.players:
            agendas = append(agendas, agenda)
    land.agenda_deck = Pile(agendas)
    for deck in range(len(land.encounter_decks)):
        starred = vec[i64]()
        for card in range(len(cards.encounter_deck)):
            if cards.encounter_deck[card] == deck and cards.encounter_number[card] == 0:
                starred = append(starred, card)
        land.encounter_decks[deck] = Pile(starred)


def _copies(column: vec[i64], copies: vec[i64], wanted: i64, first: i64) -> vec[i64]:
    """All cards of a deck, each as often as there are copies of it."""
    row = vec[i64]()
    for card in range(first, len(column)):
        if column[card] == wanted:
            for _ in range(copies[card]):
                row = append(row, card)
    return row


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Setup(LandFrame):
    """The part of the set-up that chance and players decide."""

    KNOWN: ClassVar[tuple[str, ...]] = ("stage", "first", "place", "step")

    def __init__(self, stage: i64, first: i64, place: i64, step: i64) -> None:
        self.stage = stage
        self.first = first
        self.place = place  # seats from the first player
        self.step = step

    def ask(self, land: Wasteland) -> Decision | None:
        """Shop cards, first player, characters, figures, letters."""
        if self.stage == _SHOP:
            return draw_decision(land, ASSET) if len(land.shop) < SHOP_ROW else None
        if self.stage == _FIRST_PLAYER:
            return self._first_player(land)
        seat = land.nth_from_first(self.place)
        if self.stage == _CHARACTERS:
            return self._character(land, seat)
        if self.stage == _FIGURES:
            return land.question(seat, ASK_STAND, 0, self._free_spaces(land), 0)
        if self.stage == _LETTER:
            return letter_decision(land, seat, True)
        return None

    def _first_player(self, land: Wasteland) -> Decision | None:
        if self.first >= 0:
            return None
        codes = vec[i64]()
        for seat in range(land.players):
            codes = append(codes, pack(FIRST, seat))
        return land.chance(ASK_FIRST, 0, codes, NO_WEIGHTS)

    def _character(self, land: Wasteland, seat: i64) -> Decision:
        codes = vec[i64]()
        for character in range(len(land.cards.character_hp)):
            if self._is_free(land, character):
                codes = append(codes, pack(CHOOSE_CHARACTER, character))
        return land.question(seat, ASK_CHARACTER, 0, codes, 0)

    def _is_free(self, land: Wasteland, character: i64) -> bool:
        for other in range(land.players):
            if land.character[other] == character + 1:
                return False
        return True

    def against(self, land: Wasteland, code: i64, prompt: i64) -> i64:
        """Why a character cannot be picked, or a figure not be put on a space."""
        if prompt == ASK_CHARACTER:
            if verb_of(code) != CHOOSE_CHARACTER:
                return NOT_NOW
            return 0 if self._is_free(land, a_of(code)) else TAKEN
        reasons = stand_refusals(land, code)
        if reasons != 0:
            return reasons
        return 0 if has(self._free_spaces(land), code) else TAKEN

    def _free_spaces(self, land: Wasteland) -> vec[i64]:
        """Empty spaces of the starting tile; if there is none, all of them (FO-R-11)."""
        spaces = standing_codes(land)
        free = vec[i64]()
        for i in range(len(spaces)):
            taken = False
            for place in range(self.place):
                if land.node[land.nth_from_first(place)] == a_of(spaces[i]):
                    taken = True
            if not taken:
                free = append(free, spaces[i])
        return free if len(free) > 0 else spaces

    def answer(self, land: Wasteland, code: i64, seat: i64) -> None:
        """Note what was drawn or chosen."""
        if self.stage == _SHOP:
            put_in_shop(land, take(land, code))
        elif self.stage == _FIRST_PLAYER:
            self.first = a_of(code)
        elif self.stage == _CHARACTERS:
            land.character[seat] = a_of(code) + 1
            land.emit(E_CHARACTER, seat, a_of(code))
            self.stage = _FIGURES
        elif self.stage == _FIGURES:
            land.node[seat] = a_of(code)
            self.place += 1
            self.stage = _CHARACTERS if self.place < land.players else _BOARDS
        else:
            survivor = land.nth_from_first(self.place)
            land.bag[a_of(code)] -= 1
            gain_letter(land, survivor, a_of(code))
            self.place += 1
            self.stage = _BOARDS

    def run(self, land: Wasteland) -> None:
        """Go on to the next step of the set-up."""
        if self.stage == _SHOP:
            self.stage = _FIRST_PLAYER
        elif self.stage == _FIRST_PLAYER:
            land.first_player = self.first
            land.emit(E_FIRST_PLAYER, self.first)
            self.stage = _CHARACTERS
        elif self.stage == _BOARDS:
            self._board(land)
        elif self.stage == _SHEET:
            self.stage = _QUESTS
            self._perform(land)
        elif self.stage == _QUESTS:
            self._stage_next(land)
        elif self.stage == _ENEMIES:
            self.stage = _BEGIN
            for i in range(len(land.slots)):
                slot = len(land.slots) - 1 - i
                if land.slots[slot] > 0:
                    spawn_on(land, slot)
        else:
            land.stack.pop()
            begin_rounds(land)
            land.end_unit()

    def _perform(self, land: Wasteland) -> None:
        """Start-of-game effects of the scenario sheet (FO-SETUP-17)."""
        seat = land.first_player
        source = source_of(S_SCENARIO)
        land.rules.perform(land, land.sheet.setup, seat, source, land.node[seat], 1)

    def _stage_next(self, land: Wasteland) -> None:
        """Stage the starting quests, one after the other (FO-SETUP-20).

        One that the sheet or an earlier quest has staged is there already (FO-R-86).
        """
        if self.step < len(land.sheet.quests):
            quest = land.sheet.quests[self.step]
            self.step += 1
            stage_number(land, land.cards.quest_number[quest], land.first_player)
        else:
            self.stage = _ENEMIES

    def _board(self, land: Wasteland) -> None:
        """Step 8 for the next survivor (FO-SETUP-13 to 16); when all are done, step 9."""
        if self.place == land.players and self.step == 0:
            self.place = 0
            self.step = 1
        if self.place == land.players:
            self.step = 0
            self.stage = _SHEET
            return
        seat = land.nth_from_first(self.place)
        character = land.character[seat] - 1
        cards = land.cards
        land.hp[seat] = cards.character_hp[character]
        land.caps[seat] = STARTING_CAPS
        gain_letter(land, seat, cards.character_letter[character])
        for trait in range(TRAIT_KINDS * 2):
            if (cards.character_traits[character] >> trait) & 1 == 1:
                land.traits[seat * TRAIT_KINDS + trait // 2] = trait + 1
        self.stage = _LETTER
        land.stack.append(DrawAgendas(seat, 1, 0))
        item = cards.character_item[character]
        if cards.item_kind[item] == ABILITY:
            hold(land, seat, BESIDE, item)
        else:
            gain(land, seat, item)
            gained: int = item
            land.stack.append(EquipGained(seat, [gained]))

    def copy(self) -> Setup:
        """An independent frame with the same fields."""
        return Setup(self.stage, self.first, self.place, self.step)
