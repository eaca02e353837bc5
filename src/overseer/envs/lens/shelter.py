"""The lens of Fallout Shelter: seats and levels are counted from the seat that looks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64, mypyc_attr

from overseer.envs.lens.lens import NO_ACTION, Lens, bounded
from overseer.games.shelter.cards import Cards
from overseer.games.shelter.figures import lies, mark_of, stands
from overseer.games.shelter.recall import is_beaten
from overseer.games.shelter.scoring import expected_happiness, outcome_of
from overseer.games.shelter.terms import (
    COST_WIDTH,
    DWELLER_KINDS,
    EXCHANGE,
    FROM_SPACE,
    HEALED,
    INJURED,
    KINDS,
    LETTERS,
    PLACE,
    PLAN_SIZE,
    SLOT,
    SLOTS,
    SPACES,
    TRACK,
    TRAIN,
    TRAINED,
    UNTRAINED,
)
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat
from overseer.kernel.decision import Decision, a_of, b_of, c_of, verb_of
from overseer.kernel.pile import Pile
from overseer.kernel.vecs import append, vec

# What is told of each player, before the items.
HAPPINESS: Final = 0
EXPECTED: Final = 1
CUBES: Final = 2
UNTRAINED_HERE: Final = 5
INJURED_HERE: Final = 6
TRAINED_HERE: Final = 7  # a letter each: 1 if uninjured, 2 if injured
OWNED: Final = TRAINED_HERE + LETTERS
PASSED: Final = OWNED + 1
ROOMS: Final = OWNED + 2  # on the own level
PLAYER_WIDTH: Final = OWNED + 3

# What is told of each space: what lies there, then what is printed.
EXISTS: Final = 0
MINE: Final = 1
OTHERS: Final = 2
STANDING: Final = 3
LYING: Final = 4
IN_TRAINING: Final = 5
NEWCOMERS: Final = 6
THREAT: Final = 7  # the number to beat
BEATEN: Final = 8
PRINTED: Final = 9
# Printed: letter, linked, for the injured, costs, rewards, exchange.
LETTER: Final = 0
LINKED: Final = 1
INJURED_ONLY: Final = 2
COSTS: Final = 3
COST_COLUMNS: Final = 7
REWARDS: Final = COSTS + COST_COLUMNS
REWARD_KINDS: Final = 14  # icons as in `terms`; all training is one
EXCHANGES: Final = REWARDS + REWARD_KINDS
PRINTED_WIDTH: Final = EXCHANGES + 1
SPACE_WIDTH: Final = PRINTED + PRINTED_WIDTH
_TRAINING: Final = REWARD_KINDS - 1

_MARKS: Final = 9  # of training to come
_MOST_LEVELS: Final = 5
_DWELLERS_IN_FRONT: Final = DWELLER_KINDS


def printed_on(cards: Cards) -> list[int]:
    """What is printed on each card of the tables, PRINTED_WIDTH numbers each."""
    found = [0] * (len(cards.letter) * PRINTED_WIDTH)
    for card in range(len(cards.letter)):
        at = card * PRINTED_WIDTH
        found[at + LETTER] = cards.letter[card]
        found[at + LINKED] = cards.linked[card]
        found[at + INJURED_ONLY] = cards.injured_only[card]
        for column in range(COST_COLUMNS):
            found[at + COSTS + column] = cards.cost[card * COST_WIDTH + column]
        for place in range(cards.row_start[card], cards.row_end[card]):
            icon = cards.icons[place]
            found[at + REWARDS + (_TRAINING if icon >= TRAIN else icon)] += 1
        found[at + EXCHANGES] = cards.exchanges[card]
    return found


@final
@mypyc_attr(acyclic=True)
class ShelterLens(Lens):
    """How a player sees the vault. `blocks` are the places where features begin, in their order."""

    def __init__(
        self,
        features: i64,
        actions: i64,
        starts: list[int],
        strides: list[int],
        blocks: list[int],
        printed: list[int],
        exchanges: list[int],
        items: i64,
    ) -> None:
        super().__init__(features, actions, starts, strides, [])
        self.items = items
        # By card: where its printed numbers begin that are not 0, in pairs of place and number.
        first = vec[i64]()
        pairs = vec[i64]()
        for i in range(len(printed)):
            if i % PRINTED_WIDTH == 0:
                first = append(first, len(pairs))
            if printed[i] != 0:
                pairs = append(append(pairs, PRINTED + i % PRINTED_WIDTH), printed[i])
        self.first_printed = append(first, len(pairs))
        self.printed = pairs
        self.exchanges = vec[i64](exchanges)  # packed options, in the order of their actions
        self.at_round: i64 = blocks[0]
        self.at_last_round: i64 = blocks[1]
        self.at_first: i64 = blocks[2]
        self.at_to_move: i64 = blocks[3]
        self.at_question: i64 = blocks[4]
        self.at_plan: i64 = blocks[5]
        self.at_players: i64 = blocks[6]
        self.at_ready: i64 = blocks[7]
        self.at_exhausted: i64 = blocks[8]
        self.at_spaces: i64 = blocks[9]
        self.at_columns: i64 = blocks[10]
        self.at_item_track: i64 = blocks[11]
        self.at_room_track: i64 = blocks[12]
        self.at_decks: i64 = blocks[13]
        self.at_item_discards: i64 = blocks[14]
        self.at_room_discards: i64 = blocks[15]
        self.at_threat_discards: i64 = blocks[16]
        self.rooms: i64 = (blocks[13] - blocks[12]) // TRACK
        self.level = vec[i64]([space // SPACES for space in range(_MOST_LEVELS * SPACES)])
        self.shift = vec[i64]([0] * _MOST_LEVELS)  # by level, for who looks just now

    def look(self, vault: Vault, seat: i64) -> None:
        """Take the place of a seat: the top level is its first, its own the second."""
        players = vault.players
        for level in range(players + 1):
            owner = vault.level_owner[level]
            seen: i64 = 0 if owner < 0 else 1 + _from(seat, owner, players)
            self.shift[level] = (seen - level) * SPACES

    def seen_space(self, space: i64) -> i64:
        """A space as who looks counts them."""
        return space + self.shift[self.level[space]]

    def numbers(self, vault: Vault, decision: Decision) -> vec[i64]:
        """The actions of all options; spaces are counted from the top level and the seat's own."""
        self.look(vault, decision.seat)
        codes = decision.options.codes
        found = codes[:]
        for i in range(len(codes)):
            found[i] = self.number(codes[i])
        return found

    def number(self, code: i64) -> i64:
        """The action of an option of who looks just now."""
        verb = verb_of(code)
        if verb == PLACE:
            start = self.starts[verb] + a_of(code) * self.strides[3 * verb]
            return start + self.seen_space(b_of(code))
        if verb == TRAINED:
            place = self.seen_space(a_of(code)) * LETTERS + b_of(code) - 1
            return self.starts[verb] + 2 * place + c_of(code)
        if verb == HEALED:
            who = a_of(code)
            if who >= FROM_SPACE:
                who = _DWELLERS_IN_FRONT + self.seen_space(who - FROM_SPACE)
            return self.starts[verb] + who * _MARKS + b_of(code)
        if verb == EXCHANGE:
            for i in range(len(self.exchanges)):
                if self.exchanges[i] == code:
                    return self.starts[verb] + i
            return NO_ACTION
        return self.plain(code)

    def returns(self, vault: Vault, row: vec[float], at: i64) -> None:
        """From 1 for the best to -1 for the last, 0 in sum: who is behind less who is ahead."""
        standings = outcome_of(vault).standings
        others = float(len(standings) - 1)
        for own in standings:
            ahead = 0
            for other in standings:
                if other.place > own.place:
                    ahead += 1
                elif other.place < own.place:
                    ahead -= 1
            row[at + own.seat] = ahead / others

    def is_cut_off(self, vault: Vault) -> bool:
        """Whether the limit of rounds was reached."""
        return vault.truncated == 1

    def observe(self, vault: Vault, seat: i64, row: vec[i16], at: i64) -> None:
        """Everything on the table but the contents of the decks."""
        self.look(vault, seat)
        players = vault.players
        row[at + self.at_round] = bounded(vault.round)
        row[at + self.at_last_round] = 1 if vault.trigger != 0 else 0
        row[at + self.at_first + _from(seat, vault.first_player, players)] = 1
        decision = vault.open
        if decision is not None:
            if decision.seat >= 0:
                row[at + self.at_to_move + _from(seat, decision.seat, players)] = 1
            row[at + self.at_question + decision.prompt] = 1
        for i in range(PLAN_SIZE):
            row[at + self.at_plan + i] = bounded(vault.plan[i])
        for other in range(players):
            place = at + self.at_players + _from(seat, other, players) * PLAYER_WIDTH
            self._player(vault, other, row, place)
        self._held(vault, seat, row, at)
        self._spaces(vault, seat, row, at + self.at_spaces)
        for number in range(2, 13):
            place = vault.column[number]
            if place >= 0:
                row[at + self.at_columns + place] = i16(number)
        for i in range(TRACK):
            item = vault.item_track[i] - 1
            if item >= 0:
                row[at + self.at_item_track + i * self.items + item] = 1
            room = vault.room_track[i] - 1
            if room >= 0:
                row[at + self.at_room_track + i * self.rooms + room] = 1
        self._piles(vault, row, at)

    def _player(self, vault: Vault, other: i64, row: vec[i16], at: i64) -> None:
        row[at + HAPPINESS] = bounded(vault.happiness[other])
        row[at + EXPECTED] = bounded(expected_happiness(vault, other))
        for kind in range(KINDS):
            row[at + CUBES + kind] = i16(vault.cubes[other * KINDS + kind])
        place = other * DWELLER_KINDS
        row[at + UNTRAINED_HERE] = i16(vault.dwellers[place + UNTRAINED])
        row[at + INJURED_HERE] = i16(vault.dwellers[place + INJURED])
        for letter in range(LETTERS):
            row[at + TRAINED_HERE + letter] = i16(vault.dwellers[place + SLOT + 1 + letter])
        row[at + OWNED] = i16(vault.owned[other])
        row[at + PASSED] = i16(vault.passed[other])
        built: i64 = 0
        level = vault.level_of[other]
        for slot in range(level * SLOTS, (level + 1) * SLOTS):
            if vault.rooms[slot] != 0:
                built += 1
        row[at + ROOMS] = i16(built)

    def _held(self, vault: Vault, seat: i64, row: vec[i16], at: i64) -> None:
        for code in vault.held:
            start = self.at_exhausted if held_exhausted(code) == 1 else self.at_ready
            owner = _from(seat, held_seat(code), vault.players)
            place = at + start + owner * self.items + held_item(code)
            row[place] = row[place] + 1

    def _spaces(self, vault: Vault, seat: i64, row: vec[i16], at: i64) -> None:
        """The spaces that exist; the others stay 0."""
        printed = self.printed
        first = self.first_printed
        occupants = vault.occupant
        newcomers = vault.newcomers
        threats = vault.threat
        cards = vault.card
        for space in vault.active:
            place = at + self.seen_space(space) * SPACE_WIDTH
            row[place + EXISTS] = 1
            occupant = occupants[space] - 1
            if occupant >= 0:
                row[place + (MINE if occupant == seat else OTHERS)] = 1
                self._figure(vault.figures[2 * space], row, place)
                self._figure(vault.figures[2 * space + 1], row, place)
            if newcomers[space] != 0:
                row[place + NEWCOMERS] = i16(newcomers[space])
            card = cards[space]
            if threats[space] != 0:
                row[place + THREAT] = i16(vault.cards.fight[card])
                row[place + BEATEN] = 1 if is_beaten(vault, space) else 0
            for i in range(first[card], first[card + 1], 2):
                row[place + printed[i]] = i16(printed[i + 1])

    def _figure(self, figure: i64, row: vec[i16], place: i64) -> None:
        if stands(figure):
            row[place + STANDING] = row[place + STANDING] + 1
        elif lies(figure):
            row[place + LYING] = row[place + LYING] + 1
        if mark_of(figure) != 0:
            row[place + IN_TRAINING] = row[place + IN_TRAINING] + 1

    def _piles(self, vault: Vault, row: vec[i16], at: i64) -> None:
        _size(vault.item_deck, row, at + self.at_decks)
        _size(vault.room_deck, row, at + self.at_decks + 1)
        _size(vault.threat_deck, row, at + self.at_decks + 2)
        _counted(vault.item_discards, row, at + self.at_item_discards)
        _counted(vault.room_discards, row, at + self.at_room_discards)
        _counted(vault.threat_discards, row, at + self.at_threat_discards)


def _from(seat: i64, other: i64, players: i64) -> i64:
    """How many places clockwise another seat is."""
    return other - seat if other >= seat else other - seat + players


def _size(pile: Pile, row: vec[i16], at: i64) -> None:
    row[at] = bounded(pile.size())


def _counted(cards: vec[i64], row: vec[i16], at: i64) -> None:
    for card in cards:
        row[at + card] = row[at + card] + 1
