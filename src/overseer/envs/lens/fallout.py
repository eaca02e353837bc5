"""The lens of Fallout: seats are told from the one that looks, spaces as the map names them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from overseer.envs.lens.lens import NO_ACTION, Lens, bounded
from overseer.games.fallout.conditions import cards_of
from overseer.games.fallout.encounter import Encounter
from overseer.games.fallout.enemies import icon_of, is_enemy, level_of, weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.hp import max_hp
from overseer.games.fallout.influence import influence
from overseer.games.fallout.items import weapon_letters
from overseer.games.fallout.quests import count
from overseer.games.fallout.rows import (
    enemy_node,
    enemy_token,
    enemy_up,
    held_exhausted,
    held_item,
    held_place,
    held_seat,
    marker_at,
    marker_quest,
    owned_card,
    owned_seat,
)
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.terms import (
    ACT,
    DANGEROUS,
    DIFFICULT,
    ENCOUNTER_DECKS,
    EQUIPPED,
    FACEDOWN,
    FACTIONS,
    FIGHT,
    GIVE_CAPS,
    INVENTORY,
    IRRADIATED,
    KILL,
    LETTER_BITS,
    LETTERS,
    NO_DIFFICULTY,
    NODES,
    OBJECTIVES,
    PICK_SEAT,
    TRADE,
    TRAIT_KINDS,
    TYPES,
    WANT_CAPS,
)
from overseer.games.fallout.trade import Trade
from overseer.games.fallout.wasteland import DICE, REROLLS, Wasteland
from overseer.games.fallout.winning import has_won, target
from overseer.kernel.decision import Decision, a_of, b_of, c_of, verb_of
from overseer.kernel.frame import Frame
from overseer.kernel.vecs import vec

MAP_SLOTS: Final = 18
MAP_NODES: Final = MAP_SLOTS * NODES
MOST_CAPS: Final = 128  # of one offer in a deal; more are no actions
STANDINGS: Final = 3  # what tells equal enemies in one space apart

# What is told of each survivor.
HP: Final = 0
MAX_HP: Final = 1
RADS: Final = 2
XP: Final = 3
CAPS: Final = 4
AGENDAS: Final = 5
ELIMINATED: Final = 6
OWN_LETTERS: Final = 7
OWN_TRAITS: Final = OWN_LETTERS + LETTERS
SURVIVOR_WIDTH: Final = OWN_TRAITS + 2 * TRAIT_KINDS

# What is told of each space.
EXISTS: Final = 0
ME: Final = 1
OTHERS: Final = 2
SLEEPING: Final = 3  # tokens that lie facedown
AWAKE: Final = 4  # enemies that lie faceup
LEVEL: Final = 5  # the highest of these
WEAK: Final = 6  # the body areas of all of these, as bits
FRIENDLY: Final = 7  # tokens of factions that are no enemies
MARKERS: Final = 8
HARD_GROUND: Final = 9
RADIATION: Final = 10
ICON: Final = 11  # encounter deck + 1
ICON_LEVEL: Final = 12
SPAWNS: Final = 13  # enemy type + 1
ASLEEP: Final = 14  # the types of tokens that lie facedown, as bits
SPACE_WIDTH: Final = 15

QUEST_WIDTH: Final = 2 + OBJECTIVES  # staged, timer, counts

# The fight or test under way.
IN_FIGHT: Final = 0
IN_TEST: Final = 1
IS_MINE: Final = 2
FOE_LEVEL: Final = 3
DIFFICULTY: Final = 4
REROLLS_LEFT: Final = 5
DIE: Final = 6  # of each die: four areas and hit icons
DIE_WIDTH: Final = 5
CONTEST_LETTERS: Final = DIE + DICE * DIE_WIDTH
CONTEST_WIDTH: Final = CONTEST_LETTERS + LETTERS

# The deal on the table.
IS_DEAL: Final = 0
IS_BUILDER: Final = 1
GIVES_CAPS: Final = 2
WANTS_CAPS: Final = 3
GIVES_AGENDAS: Final = 4
WANTS_AGENDAS: Final = 5
NAMED_AGENDAS: Final = 6
DEAL_WIDTH: Final = 7


@final
@mypyc_attr(acyclic=True)
class FalloutLens(Lens):
    """How a survivor sees the wasteland. `blocks` are the places where features begin."""

    def __init__(
        self,
        features: i64,
        actions: i64,
        starts: list[int],
        strides: list[int],
        blocks: list[int],
        tokens: list[int],
        sizes: list[int],
    ) -> None:
        super().__init__(features, actions, starts, strides, [FIGHT, ACT, KILL])
        self.tokens = vec[i64](tokens)  # where a token's numbers begin, behind those of factions
        self.characters: i64 = sizes[0]
        self.items: i64 = sizes[1]
        self.perks: i64 = sizes[2]
        self.agendas: i64 = sizes[3]
        self.blocks = vec[i64](blocks)

    def numbers(self, land: Wasteland, decision: Decision) -> vec[i64]:
        """The actions of all options; a seat is counted from the one that chooses."""
        codes = decision.options.codes
        found = codes[:]
        for i in range(len(codes)):
            found[i] = self.number(land, codes[i], decision.seat)
        self.rank(codes, found)
        return found

    def number(self, land: Wasteland, code: i64, seat: i64) -> i64:
        """The action of an option, but for its rank among those with the same number."""
        verb = verb_of(code)
        if verb in (FIGHT, ACT):
            return self.starts[verb] + self._token(a_of(code), b_of(code), 0, 1)
        if verb == KILL:
            return self.starts[verb] + self._token(a_of(code), b_of(code), c_of(code), STANDINGS)
        if verb in (TRADE, PICK_SEAT):
            return self.starts[verb] + _from(seat, a_of(code), land.players)
        if verb in (GIVE_CAPS, WANT_CAPS) and a_of(code) > MOST_CAPS:
            return NO_ACTION
        return self.plain(code)

    def _token(self, token: i64, node: i64, standing: i64, standings: i64) -> i64:
        """Tokens of a faction by their space; others are few: the first of their kind."""
        if token < FACTIONS:
            return (token * MAP_NODES + node) * standings + standing
        return FACTIONS * MAP_NODES * standings + self.tokens[token]

    def returns(self, land: Wasteland, row: vec[float], at: i64) -> None:
        """1 for all who have won, -1 for all others."""
        for seat in range(land.players):
            row[at + seat] = 1.0 if has_won(land, seat) else -1.0

    def is_cut_off(self, land: Wasteland) -> bool:
        """Whether the limit of rounds was reached."""
        return land.truncated == 1

    def observe(self, land: Wasteland, seat: i64, row: vec[i16], at: i64) -> None:
        """All on the table that a seat may see."""
        players = land.players
        blocks = self.blocks
        row[at + blocks[0] + land.scenario] = 1
        row[at + blocks[1]] = bounded(land.round)
        row[at + blocks[2] + _from(seat, land.first_player, players)] = 1
        decision = land.open
        if decision is not None:
            if decision.seat >= 0:
                row[at + blocks[3] + _from(seat, decision.seat, players)] = 1
            row[at + blocks[4] + decision.prompt] = 1
        if land.active >= 0:
            row[at + blocks[5] + _from(seat, land.active, players)] = 1
        row[at + blocks[6]] = bounded(land.actions)
        row[at + blocks[6] + 1] = bounded(land.points)
        for faction in range(FACTIONS):
            row[at + blocks[7] + faction] = bounded(land.power[faction])
        row[at + blocks[8]] = bounded(target(land))
        for other in range(players):
            self._survivor(land, other, _from(seat, other, players), row, at)
        self._cards(land, seat, row, at)
        self._map(land, seat, row, at)
        self._quests(land, row, at + blocks[21])
        for item in land.shop:
            _add(row, at + blocks[22] + item)
        if land.revealed > 0:
            row[at + blocks[23] + land.revealed - 1] = 1
        self._frames(land, seat, row, at)
        self._piles(land, row, at)
        row[at + blocks[33]] = bounded(land.deals)

    def _survivor(self, land: Wasteland, seat: i64, away: i64, row: vec[i16], at: i64) -> None:
        place = at + self.blocks[9] + away * SURVIVOR_WIDTH
        row[place + HP] = i16(land.hp[seat])
        row[place + RADS] = i16(land.rads[seat])
        row[place + XP] = i16(land.xp[seat])
        row[place + CAPS] = bounded(land.caps[seat])
        row[place + AGENDAS] = bounded(cards_of(land.agendas, seat))
        row[place + ELIMINATED] = i16(land.eliminated[seat])
        for letter in range(LETTERS):
            row[place + OWN_LETTERS + letter] = i16((land.letters[seat] >> letter) & 1)
        for kind in range(TRAIT_KINDS):
            trait = land.traits[seat * TRAIT_KINDS + kind] - 1
            if trait >= 0:
                row[place + OWN_TRAITS + trait] = 1
        character = land.character[seat] - 1
        if character >= 0:
            row[place + MAX_HP] = i16(max_hp(land, seat))
            row[at + self.blocks[10] + away * self.characters + character] = 1
        if land.loyal[seat] > 0:
            row[at + self.blocks[16] + away * self.agendas + land.loyal[seat] - 1] = 1

    def _cards(self, land: Wasteland, seat: i64, row: vec[i16], at: i64) -> None:
        """Items and perks of all; of agendas only the own."""
        blocks = self.blocks
        players = land.players
        for code in land.held:
            where = held_place(code)
            block: i64 = 11 if where == EQUIPPED else 12 if where == INVENTORY else 13
            own = _from(seat, held_seat(code), players) * self.items + held_item(code)
            _add(row, at + blocks[block] + own)
            if held_exhausted(code) == 1:
                _add(row, at + blocks[14] + own)
        for code in land.perks:
            own = _from(seat, owned_seat(code), players) * self.perks + owned_card(code)
            _add(row, at + blocks[15] + own)
        for code in land.agendas:
            if owned_seat(code) == seat:
                _add(row, at + blocks[17] + owned_card(code))
        row[at + blocks[18]] = bounded(influence(land, seat))

    def _map(self, land: Wasteland, seat: i64, row: vec[i16], at: i64) -> None:
        spaces = at + self.blocks[20]
        for slot in range(len(land.slots)):
            tile = land.slots[slot]
            place = at + self.blocks[19] + 3 * slot
            if tile > 0:
                row[place] = 1
                for space in range(land.cards.tile_spaces[tile - 1]):
                    self._space(land, slot * NODES + space, row, spaces)
            elif tile < 0:
                row[place + (1 if tile == -DANGEROUS else 2)] = 1
                row[spaces + (slot * NODES + FACEDOWN) * SPACE_WIDTH + EXISTS] = 1
        for code in land.enemies:
            place = spaces + enemy_node(code) * SPACE_WIDTH
            token = enemy_token(code)
            if row[place + EXISTS] == 0:
                pass  # its tile has just been turned, and it is about to be put elsewhere
            elif enemy_up(code) == 0:
                _add(row, place + SLEEPING)
                row[place + ASLEEP] = row[place + ASLEEP] | i16(1 << icon_of(land, token))
            elif is_enemy(land, token):
                _add(row, place + AWAKE)
                row[place + LEVEL] = max(row[place + LEVEL], bounded(level_of(land, token)))
                row[place + WEAK] = row[place + WEAK] | i16(weak_areas(land, token))
            else:
                _add(row, place + FRIENDLY)
        for code in land.markers:
            _add(row, spaces + marker_at(code) * SPACE_WIDTH + MARKERS)
        for other in range(land.players):
            node = land.node[other]
            if node >= 0 and land.eliminated[other] == 0:
                _add(row, spaces + node * SPACE_WIDTH + (ME if other == seat else OTHERS))

    def _space(self, land: Wasteland, node: i64, row: vec[i16], spaces: i64) -> None:
        place = spaces + node * SPACE_WIDTH
        space = land.space_of(node)
        cards = land.cards
        row[place + EXISTS] = 1
        terrain = cards.space_terrain[space]
        row[place + HARD_GROUND] = 1 if terrain & DIFFICULT != 0 else 0
        row[place + RADIATION] = 1 if terrain & IRRADIATED != 0 else 0
        row[place + ICON] = i16(cards.space_icon[space])
        row[place + ICON_LEVEL] = i16(cards.space_level[space])
        row[place + SPAWNS] = i16(cards.space_enemy[space])

    def _quests(self, land: Wasteland, row: vec[i16], at: i64) -> None:
        for quest in land.staged:
            place = at + quest * QUEST_WIDTH
            row[place] = 1
            for objective in range(OBJECTIVES):
                if land.cards.objective_kind[quest * OBJECTIVES + objective] != 0:
                    row[place + 2 + objective] = bounded(count(land, quest, objective))
        for code in land.timers:
            row[at + marker_quest(code) * QUEST_WIDTH + 1] = bounded(marker_at(code))

    def _frames(self, land: Wasteland, seat: i64, row: vec[i16], at: i64) -> None:
        """The encounter, the contest and the deal under way: the latest of each."""
        contested = False
        met = False
        dealt = False
        for i in range(len(land.stack)):
            frame: Frame = land.stack[len(land.stack) - 1 - i]
            if isinstance(frame, Encounter):
                if not met and frame.stage > 0:
                    met = True
                    row[at + self.blocks[24] + frame.card] = 1
            elif isinstance(frame, Fight):
                if not contested:
                    contested = True
                    self._fight(land, frame, seat, row, at)
            elif isinstance(frame, Test):
                if not contested:
                    contested = True
                    self._test(land, frame, seat, row, at + self.blocks[25])
            elif isinstance(frame, Trade) and not dealt:
                dealt = True
                self._deal(frame, seat, land.players, row, at)

    def _fight(self, land: Wasteland, fight: Fight, seat: i64, row: vec[i16], at: i64) -> None:
        place = at + self.blocks[25]
        row[place + IN_FIGHT] = 1
        row[place + IS_MINE] = 1 if fight.seat == seat else 0
        row[place + FOE_LEVEL] = bounded(fight.level)
        row[at + self.blocks[26] + fight.token] = 1
        _letters(weapon_letters(land, fight.seat), row, place + CONTEST_LETTERS)
        if fight.has_rolled():
            self._dice(land, row, place)

    def _test(self, land: Wasteland, test: Test, seat: i64, row: vec[i16], place: i64) -> None:
        row[place + IN_TEST] = 1
        row[place + IS_MINE] = 1 if test.seat == seat else 0
        if test.difficulty < NO_DIFFICULTY:
            row[place + DIFFICULTY] = bounded(test.difficulty)
        _letters(test.letters, row, place + CONTEST_LETTERS)
        if test.has_rolled():
            self._dice(land, row, place)

    def _dice(self, land: Wasteland, row: vec[i16], place: i64) -> None:
        row[place + REROLLS_LEFT] = bounded(land.contest[REROLLS])
        for die in range(DICE):
            face = die * 6 + land.contest[die]
            at = place + DIE + die * DIE_WIDTH
            for area in range(4):
                row[at + area] = i16((land.cards.die_areas[face] >> area) & 1)
            row[at + 4] = i16(land.cards.die_hits[face])

    def _deal(self, trade: Trade, seat: i64, players: i64, row: vec[i16], at: i64) -> None:
        """The proposal; of agendas how many, and which if the seat may know it."""
        place = at + self.blocks[27]
        row[place + IS_DEAL] = 1
        row[place + IS_BUILDER] = 1 if trade.builder == seat else 0
        row[place + GIVES_CAPS] = bounded(trade.give_caps)
        row[place + WANTS_CAPS] = bounded(trade.want_caps)
        row[place + GIVES_AGENDAS] = bounded(len(trade.give_agendas))
        row[place + WANTS_AGENDAS] = bounded(trade.want_agendas)
        row[place + NAMED_AGENDAS] = bounded(len(trade.named_agendas))
        builder = trade.builder
        other = trade.other()
        row[at + self.blocks[34] + _from(seat, builder, players)] = 1
        row[at + self.blocks[34] + _from(seat, other, players)] = 1
        for card in trade.give_agendas:
            if trade.shows(card, builder, seat):
                row[at + self.blocks[35] + card] = 1
        for card in trade.named_agendas:
            if trade.shows(card, other, seat):
                row[at + self.blocks[35] + card] = 1
        for code in trade.give:
            _add(row, at + self.blocks[28] + held_item(code))
        for code in trade.want:
            _add(row, at + self.blocks[29] + held_item(code))

    def _piles(self, land: Wasteland, row: vec[i16], at: i64) -> None:
        place = at + self.blocks[30]
        row[place] = bounded(land.loot_deck.size())
        row[place + 1] = bounded(land.asset_deck.size())
        row[place + 2] = bounded(land.agenda_deck.size())
        row[place + 3] = bounded(len(land.unique_deck))
        for deck in range(ENCOUNTER_DECKS):
            row[place + 4 + deck] = bounded(land.encounter_decks[deck].size())
        for kind in range(TYPES):
            row[place + 4 + ENCOUNTER_DECKS + kind] = bounded(land.stacks[kind].size())
        for card in land.loot_discards:
            _add(row, at + self.blocks[31] + card)
        for card in land.asset_discards:
            _add(row, at + self.blocks[31] + card)
        for card in land.agenda_discards:
            _add(row, at + self.blocks[32] + card)


def _letters(printed: i64, row: vec[i16], at: i64) -> None:
    """A row of printed letters, counted."""
    for letter in range(LETTERS):
        row[at + letter] = i16((printed >> (letter * LETTER_BITS)) & ((1 << LETTER_BITS) - 1))


def _from(seat: i64, other: i64, players: i64) -> i64:
    """How many places clockwise another seat is."""
    return other - seat if other >= seat else other - seat + players


def _add(row: vec[i16], at: i64) -> None:
    row[at] = row[at] + 1
