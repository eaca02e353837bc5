"""The vault: the whole position of a game of Fallout Shelter, with its pending frames."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.shelter.cards import Cards
from overseer.games.shelter.figures import figure_of
from overseer.games.shelter.refusal import TRACK_FULL
from overseer.games.shelter.terms import (
    DWELLER_KINDS,
    E_GAINED,
    E_HAPPINESS,
    E_PAID,
    ELEVATOR,
    KINDS,
    PLAN_SIZE,
    SLOTS,
    SPACES,
    TRACK,
    TRACK_SIZE,
)
from overseer.kernel.book import Book
from overseer.kernel.pile import Pile
from overseer.kernel.rng import Rng
from overseer.kernel.state import State
from overseer.kernel.vecs import append, remove, vec

SEAT_SHIFT: Final = 13  # of the seat in `held_code`


def zeros(size: i64) -> vec[i64]:
    """A row of empty places."""
    return vec[i64]([0] * size)


@final
@mypyc_attr(acyclic=True)
class Vault(State):
    """One position of Fallout Shelter.

    Seats count from 0 clockwise. A space is `level * SPACES + position`; positions 0 to 11 are the
    room spaces from left to right, ELEVATOR is the elevator's.
    """

    cards: Cards
    # Table options that the rules look at.
    max_rounds: i64
    rooms_to_end: i64
    column: vec[i64]
    # Round.
    first_player: i64
    starter: i64  # who began Place Dwellers in this round
    trigger: i64  # bit 0: the last room of a level was built, bit 1: the threat deck ran out
    truncated: i64
    # Players.
    cubes: vec[i64]
    happiness: vec[i64]
    dwellers: vec[i64]  # in front of their owners
    owned: vec[i64]  # dwellers out of the box, wherever they are
    passed: vec[i64]
    held: vec[i64]  # items in front of players, in order; see `held_code`
    # The vault. Rows marked * are replaced, never written to, so that copies may share them.
    level_owner: vec[i64]  # * seat, or -1 for the top level
    level_of: vec[i64]  # *
    rooms: vec[i64]  # * room + 1
    active: vec[i64]  # * the spaces that exist, ascending
    card: vec[i64]  # the card in force on each space
    threat: vec[i64]  # threat + 1
    occupant: vec[i64]  # seat + 1
    figures: vec[i64]  # two places per space
    newcomers: vec[i64]  # new dwellers standing on the icons of each space
    # The room that is being built: see `building`.
    plan: vec[i64]
    # Tracks (card + 1), decks and discards.
    item_track: vec[i64]
    room_track: vec[i64]
    item_deck: Pile
    room_deck: Pile
    threat_deck: Pile
    item_discards: vec[i64]
    room_discards: vec[i64]
    threat_discards: vec[i64]

    def __init__(
        self,
        cards: Cards,
        book: Book,
        players: i64,
        options: dict[str, object],
        rng: Rng,
        auto_chance: bool,
        auto_forced: bool,
    ) -> None:
        super().__init__(book, players, options, rng, auto_chance, auto_forced)
        self.cards = cards

    def unpack(self) -> None:
        """Open the box: all places empty, all cards in their decks."""
        players = self.players
        levels: i64 = players + 1
        cards = self.cards
        self.max_rounds = 0
        self.rooms_to_end = SLOTS
        self.column = cards.column
        self.round = 0
        self.first_player = 0
        self.starter = 0
        self.trigger = 0
        self.truncated = 0
        self.cubes = zeros(players * KINDS)
        self.happiness = zeros(players)
        self.dwellers = zeros(players * DWELLER_KINDS)
        self.owned = zeros(players)
        self.passed = zeros(players)
        self.held = vec[i64]()
        self.level_owner = zeros(levels)
        self.level_of = zeros(players)
        self.rooms = zeros(levels * SLOTS)
        self.active = vec[i64]()
        self.card = zeros(levels * SPACES)
        self.threat = zeros(levels * SPACES)
        self.occupant = zeros(levels * SPACES)
        self.figures = zeros(levels * SPACES * 2)
        self.newcomers = zeros(levels * SPACES)
        self.plan = zeros(PLAN_SIZE)
        self.item_track = zeros(TRACK)
        self.room_track = zeros(TRACK)
        self.item_deck = Pile(cards.item_deck[:])
        self.room_deck = Pile(cards.room_deck[:])
        self.threat_deck = Pile(cards.threat_deck[:])
        self.item_discards = vec[i64]()
        self.room_discards = vec[i64]()
        self.threat_discards = vec[i64]()

    def clone(self) -> Vault:
        """An independent copy that will see the same dice."""
        other = Vault(
            self.cards,
            self.book,
            self.players,
            self.options,
            self.rng.copy(),
            self.auto_chance,
            self.auto_forced,
        )
        other.stack = [frame.copy() for frame in self.stack]
        other.open = self.open
        other.max_rounds = self.max_rounds
        other.rooms_to_end = self.rooms_to_end
        other.column = self.column
        other.round = self.round
        other.first_player = self.first_player
        other.starter = self.starter
        other.trigger = self.trigger
        other.truncated = self.truncated
        other.cubes = self.cubes[:]
        other.happiness = self.happiness[:]
        other.dwellers = self.dwellers[:]
        other.owned = self.owned[:]
        other.passed = self.passed[:]
        other.held = self.held[:]
        other.level_owner = self.level_owner
        other.level_of = self.level_of
        other.rooms = self.rooms
        other.active = self.active
        other.card = self.card[:]
        other.threat = self.threat[:]
        other.occupant = self.occupant[:]
        other.figures = self.figures[:]
        other.newcomers = self.newcomers[:]
        other.plan = self.plan[:]
        other.item_track = self.item_track[:]
        other.room_track = self.room_track[:]
        other.item_deck = self.item_deck.copy()
        other.room_deck = self.room_deck.copy()
        other.threat_deck = self.threat_deck.copy()
        other.item_discards = self.item_discards[:]
        other.room_discards = self.room_discards[:]
        other.threat_discards = self.threat_discards[:]
        return other

    # Resources

    def cubes_of(self, seat: i64) -> i64:
        """All cubes on a player's three tracks."""
        at = seat * KINDS
        return self.cubes[at] + self.cubes[at + 1] + self.cubes[at + 2]

    def gain(self, seat: i64, kind: i64, number: i64) -> None:
        """Move cubes from the supply to a track; what does not fit is lost (SH-RES-01, 02)."""
        at = seat * KINDS + kind
        fits = TRACK_SIZE - self.cubes[at]
        if fits > number:
            fits = number
        self.cubes[at] += fits
        self.emit(E_GAINED, seat, kind, fits, number - fits)

    def pay(self, seat: i64, kind: i64, number: i64) -> None:
        """Return cubes from a track to the supply (SH-COST-01)."""
        if number > 0:
            self.cubes[seat * KINDS + kind] -= number
            self.emit(E_PAID, seat, kind, number)

    def has_space(self, seat: i64) -> bool:
        """Whether a cube of some kind fits on the player's tracks."""
        return self.cubes_of(seat) < KINDS * TRACK_SIZE

    def gain_refusals(self, seat: i64, kind: i64) -> i64:
        """Why a cube of choice cannot be of a kind: only tracks with space are offered."""
        return 0 if self.cubes[seat * KINDS + kind] < TRACK_SIZE else TRACK_FULL

    def cheer(self, seat: i64, number: i64) -> None:
        """Give happiness to a player (SH-HAPPY-01)."""
        self.happiness[seat] += number
        self.emit(E_HAPPINESS, seat, number)

    # Items in front of players

    def hold(self, seat: i64, item: i64, exhausted: i64 = 0) -> None:
        """Lay an item in front of a player, keeping the row in order."""
        code = held_code(seat, item, exhausted)
        row = append(self.held, code)
        place: i64 = len(row) - 1
        while place > 0 and row[place - 1] > code:
            row[place] = row[place - 1]
            place -= 1
        row[place] = code
        self.held = row

    def release(self, seat: i64, item: i64, exhausted: i64) -> None:
        """Take away an item in front of a player."""
        self.held = remove(self.held, held_code(seat, item, exhausted))

    def exhaust(self, seat: i64, item: i64) -> None:
        """Turn a ready item (SH-EXH-01)."""
        self.release(seat, item, 0)
        self.hold(seat, item, 1)

    def ready(self, seat: i64, item: i64) -> None:
        """Turn an exhausted item back (SH-EXH-04)."""
        self.release(seat, item, 1)
        self.hold(seat, item, 0)

    def has_item(self, seat: i64, item: i64, exhausted: i64) -> bool:
        """Whether an item lies in front of a player in that state."""
        return held_code(seat, item, exhausted) in self.held

    def items_of(self, seat: i64) -> i64:
        """How many items lie in front of a player."""
        number: i64 = 0
        for code in self.held:
            if held_seat(code) == seat:
                number += 1
        return number

    def ready_items(self, seat: i64, use: i64) -> vec[i64]:
        """The different items for one use that lie ready in front of a player."""
        items = vec[i64]()
        uses = self.cards.item_use
        last: i64 = -1
        for code in self.held:
            if held_seat(code) == seat and held_exhausted(code) == 0 and code != last:
                last = code
                item = held_item(code)
                if uses[item] == use:
                    items = append(items, item)
        return items

    # Dwellers

    def has_available(self, seat: i64) -> bool:
        """Whether a player has any dweller in front of them, injured ones included (SH-R-11)."""
        dwellers = self.dwellers
        for kind in range(seat * DWELLER_KINDS, (seat + 1) * DWELLER_KINDS):
            if dwellers[kind] != 0:
                return True
        return False

    def stand(self, space: i64, injured: bool) -> None:
        """Put one more figure on a space."""
        place = 2 * space
        if self.figures[place] != 0:
            place += 1
        self.figures[place] = figure_of(injured)

    def has_slot(self, level: i64) -> bool:
        """Whether a room could still be laid on a level."""
        rooms = self.rooms
        for i in range(level * SLOTS, (level + 1) * SLOTS):
            if rooms[i] == 0:
                return True
        return False

    def rooms_on(self, level: i64) -> i64:
        """How many rooms stand on a level; elevators do not count (SH-R-08)."""
        number: i64 = 0
        for i in range(level * SLOTS, (level + 1) * SLOTS):
            if self.rooms[i] != 0:
                number += 1
        return number

    # Spaces

    def lay_room(self, level: i64, slot: i64, room: i64) -> None:
        """Put a room card on a slot of a level; its spaces exist from then on."""
        rooms = self.rooms[:]
        rooms[level * SLOTS + slot] = room + 1
        self.rooms = rooms
        left = level * SPACES + 2 * slot
        self.card[left] = self.cards.room_left[room]
        self.card[left + 1] = self.cards.room_right[room]
        self.find_active()

    def printed_card(self, space: i64) -> i64:
        """The card of a space as printed in the vault, whatever threat lies on it."""
        level = space // SPACES
        position = space % SPACES
        if position == ELEVATOR:
            return self.cards.elevator if level > 0 else self.cards.start_elevator
        room = self.rooms[level * SLOTS + position // 2] - 1
        if room < 0:
            return 0
        return self.cards.room_right[room] if position % 2 == 1 else self.cards.room_left[room]

    def find_active(self) -> None:
        """List the spaces that exist, in order."""
        active = vec[i64]()
        for space, card in enumerate(self.card):
            if card != 0:
                active = append(active, space)
        self.active = active


def held_code(seat: i64, item: i64, exhausted: i64) -> i64:
    """An item in front of a player as one number that sorts by seat, then item."""
    return (seat << SEAT_SHIFT) | (item << 1) | exhausted


def held_seat(code: i64) -> i64:
    """Whose item it is."""
    return code >> SEAT_SHIFT


def held_item(code: i64) -> i64:
    """Which item it is."""
    return (code >> 1) & 0xFFF


def held_exhausted(code: i64) -> i64:
    """1 if the item is exhausted, else 0."""
    return code & 1
