"""The wasteland: the whole position of a game of Fallout, with its pending frames."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.games.fallout.cards import Cards, Sheet
from overseer.games.fallout.rows import zeros
from overseer.games.fallout.terms import (
    ENCOUNTER_DECKS,
    FACEDOWN,
    FACTIONS,
    LETTERS,
    NODES,
    TRAIT_KINDS,
    TYPES,
)
from overseer.kernel.book import Book
from overseer.kernel.pile import Pile
from overseer.kernel.rng import Rng
from overseer.kernel.state import State
from overseer.kernel.vecs import vec

# The contest: dice and what cards have added to the fight or test under way.
DICE: Final = 3
REROLLS: Final = 3
BONUS: Final = 4  # extra survivor hits, or extra hit icons of a test
CANCELLED: Final = 5
FIGHTER: Final = 6  # seat + 1 in a fight, -1 in a test, 0 if nothing is under way
FIGHT_DAMAGE: Final = 7  # suffered in the fight so far
FIGHT_RADS: Final = 8
CONTEST_SIZE: Final = 9


@mypyc_attr(allow_interpreted_subclasses=False)
class Rules(metaclass=ABCMeta):
    """The way back up from parts of the rules to the whole.

    Fights end in deeds, deeds in results, and results in fights: the circle is closed here. The
    one subclass is in `rules`; a state is given it when it is made.
    """

    @abstractmethod
    def perform(
        self, wasteland: Wasteland, program: i64, seat: i64, source: i64, node: i64, level: i64
    ) -> None:
        """Begin the effects of a card."""

    @abstractmethod
    def check(self, wasteland: Wasteland) -> None:
        """Begin the checks at the end of a unit (FO-R-05)."""


@final
@mypyc_attr(acyclic=True)
class Wasteland(State):
    """One position of Fallout.

    Seats count from 0 clockwise. A node is `slot * NODES + space`; the facedown tile of a slot is
    the node `slot * NODES + FACEDOWN`.
    """

    cards: Cards
    rules: Rules
    # Table options that the rules look at.
    scenario: i64
    max_rounds: i64
    auto_steps: i64  # 1: ties of enemy paths are not asked (FO-R-23)
    lead_cap: i64  # the most that an agenda pays for a lead; 0: as printed
    # Round and turn.
    first_player: i64
    active: i64  # whose turn it is, or -1
    actions: i64
    points: i64  # movement points
    window: i64  # the start-of-turn window: bits of slots that may still be set, and of loyalty
    encountered: i64  # 1: the encounter action has been taken
    turn_damage: i64
    turn_rads: i64
    # Activation.
    revealed: i64  # the agenda that activates, + 1
    activating: i64  # the icon whose enemies act, + 1
    depletions: i64  # that wait for the end of the activation (FO-R-93)
    deals: i64  # struck so far: everybody sees that, if not what changed hands
    pieces: i64  # enemies that have been laid or turned faceup so far, see `enemy_code`
    # The end.
    winners: i64  # seats as bits
    lost: i64  # faction + 1 that ended the game, or 3 if all were eliminated
    truncated: i64
    due: i64  # 1: something has happened that the checks at the end of a unit look at
    # Survivors.
    character: vec[i64]  # + 1
    node: vec[i64]
    hp: vec[i64]
    rads: vec[i64]
    xp: vec[i64]  # the peg's hole, 0 to 7
    levels: vec[i64]  # earned and not yet resolved
    letters: vec[i64]  # as bits
    traits: vec[i64]  # trait + 1, by seat * TRAIT_KINDS + kind
    caps: vec[i64]
    loyal: vec[i64]  # the agenda that is laid open, + 1
    eliminated: vec[i64]
    deaths: vec[i64]
    held: vec[i64]  # items, see `held_code`
    gained: vec[i64]  # items taken since the last check, by seat
    perks: vec[i64]
    agendas: vec[i64]
    kept: vec[i64]  # cards that stay with a survivor as flags
    used: vec[i64]  # uses of this turn or activation that take nothing else, by seat
    icons: vec[i64]  # nodes whose encounter icon was used in this turn
    # The map. Rows marked * are replaced, never written to, so that copies may share them.
    slots: vec[i64]  # * tile + 1, -DANGEROUS or -DEADLY facedown, or 0 off the map
    edges: vec[i64]  # * neighbours of all nodes, in order
    first_edge: vec[i64]  # * by node; one more entry than nodes
    far: list[vec[i64]]  # * by node: how far all others are; a row is empty until it is asked for
    enemies: vec[i64]  # see `enemy_code`
    markers: vec[i64]  # on the map: quest, then node
    waiting: vec[i64]  # quest, then the place that is not on the map yet (FO-R-85)
    # Quests and the library.
    staged: vec[i64]
    counts: vec[i64]
    timers: vec[i64]  # quest, then rounds left
    shelf: vec[i64]  # of library numbers: 0 in the library, 1 in play, 2 out of the game
    deeds: vec[i64]  # objectives that wait for their doer, see `quests`
    limbo: vec[i64]  # encounters that are being resolved
    # The fight or test under way.
    contest: vec[i64]
    # The supply.
    bag: vec[i64]  # letters
    tiles: vec[i64]  # tiles in the two piles, tile by tile: 1 if it is there
    shop: vec[i64]  # from left to right
    power: vec[i64]
    perk_deck: vec[i64]
    unique_deck: vec[i64]
    unique_aside: vec[i64]
    loot_deck: Pile
    asset_deck: Pile
    agenda_deck: Pile
    loot_discards: vec[i64]
    asset_discards: vec[i64]
    agenda_discards: vec[i64]  # seen by all
    agenda_dropped: vec[i64]  # facedown
    encounter_decks: list[Pile]
    stacks: list[Pile]
    token_discards: vec[i64]

    def __init__(
        self,
        cards: Cards,
        rules: Rules,
        book: Book,
        players: i64,
        options: dict[str, object],
        rng: Rng,
        auto_chance: bool,
        auto_forced: bool,
    ) -> None:
        super().__init__(book, players, options, rng, auto_chance, auto_forced)
        self.cards = cards
        self.rules = rules

    @property
    def sheet(self) -> Sheet:
        """The scenario sheet in play."""
        return self.cards.sheets[self.scenario]

    def unpack(self) -> None:
        """Open the box: all places empty, no deck made yet."""
        players = self.players
        self.scenario = 0
        self.max_rounds = 0
        self.auto_steps = 0
        self.lead_cap = 0
        self.round = 0
        self.first_player = 0
        self.active = -1
        self.actions = 0
        self.points = 0
        self.window = 0
        self.encountered = 0
        self.turn_damage = 0
        self.turn_rads = 0
        self.revealed = 0
        self.activating = 0
        self.depletions = 0
        self.deals = 0
        self.pieces = 0
        self.winners = 0
        self.lost = 0
        self.truncated = 0
        self.due = 0
        self.character = zeros(players)
        self.node = zeros(players)
        for seat in range(players):
            self.node[seat] = -1  # nowhere yet
        self.hp = zeros(players)
        self.rads = zeros(players)
        self.xp = zeros(players)
        self.levels = zeros(players)
        self.letters = zeros(players)
        self.traits = zeros(players * TRAIT_KINDS)
        self.caps = zeros(players)
        self.loyal = zeros(players)
        self.eliminated = zeros(players)
        self.deaths = zeros(players)
        self.held = vec[i64]()
        self.gained = vec[i64]()
        self.perks = vec[i64]()
        self.agendas = vec[i64]()
        self.kept = vec[i64]()
        self.used = vec[i64]()
        self.icons = vec[i64]()
        self.slots = vec[i64]()
        self.edges = vec[i64]()
        self.first_edge = vec[i64]()
        self.far = []
        self.enemies = vec[i64]()
        self.markers = vec[i64]()
        self.waiting = vec[i64]()
        self.staged = vec[i64]()
        self.counts = vec[i64]()
        self.timers = vec[i64]()
        self.shelf = zeros(len(self.cards.library_quest))
        self.deeds = vec[i64]()
        self.limbo = vec[i64]()
        self.contest = zeros(CONTEST_SIZE)
        self.bag = zeros(LETTERS)
        self.tiles = zeros(len(self.cards.tile_kind))
        self.shop = vec[i64]()
        self.power = zeros(FACTIONS)
        self.perk_deck = vec[i64]()
        self.unique_deck = vec[i64]()
        self.unique_aside = vec[i64]()
        self.loot_deck = Pile(vec[i64]())
        self.asset_deck = Pile(vec[i64]())
        self.agenda_deck = Pile(vec[i64]())
        self.loot_discards = vec[i64]()
        self.asset_discards = vec[i64]()
        self.agenda_discards = vec[i64]()
        self.agenda_dropped = vec[i64]()
        self.encounter_decks = [Pile(vec[i64]()) for _ in range(ENCOUNTER_DECKS)]
        self.stacks = [Pile(vec[i64]()) for _ in range(TYPES)]
        self.token_discards = vec[i64]()

    def clone(self) -> Wasteland:
        """An independent copy that will see the same dice."""
        other = Wasteland(
            self.cards,
            self.rules,
            self.book,
            self.players,
            self.options,
            self.rng.copy(),
            self.auto_chance,
            self.auto_forced,
        )
        other.stack = [frame.copy() for frame in self.stack]
        other.open = self.open
        self._copy_numbers(other)
        self._copy_survivors(other)
        self._copy_map(other)
        self._copy_supply(other)
        return other

    def _copy_numbers(self, other: Wasteland) -> None:
        other.scenario = self.scenario
        other.max_rounds = self.max_rounds
        other.auto_steps = self.auto_steps
        other.lead_cap = self.lead_cap
        other.round = self.round
        other.first_player = self.first_player
        other.active = self.active
        other.actions = self.actions
        other.points = self.points
        other.window = self.window
        other.encountered = self.encountered
        other.turn_damage = self.turn_damage
        other.turn_rads = self.turn_rads
        other.revealed = self.revealed
        other.activating = self.activating
        other.depletions = self.depletions
        other.deals = self.deals
        other.pieces = self.pieces
        other.winners = self.winners
        other.lost = self.lost
        other.truncated = self.truncated
        other.due = self.due

    def _copy_survivors(self, other: Wasteland) -> None:
        other.character = self.character[:]
        other.node = self.node[:]
        other.hp = self.hp[:]
        other.rads = self.rads[:]
        other.xp = self.xp[:]
        other.levels = self.levels[:]
        other.letters = self.letters[:]
        other.traits = self.traits[:]
        other.caps = self.caps[:]
        other.loyal = self.loyal[:]
        other.eliminated = self.eliminated[:]
        other.deaths = self.deaths[:]
        other.held = self.held[:]
        other.gained = self.gained[:]
        other.perks = self.perks[:]
        other.agendas = self.agendas[:]
        other.kept = self.kept[:]
        other.used = self.used[:]
        other.icons = self.icons[:]

    def _copy_map(self, other: Wasteland) -> None:
        other.slots = self.slots
        other.edges = self.edges
        other.first_edge = self.first_edge
        other.far = self.far
        other.enemies = self.enemies[:]
        other.markers = self.markers[:]
        other.waiting = self.waiting[:]
        other.staged = self.staged[:]
        other.counts = self.counts[:]
        other.timers = self.timers[:]
        other.shelf = self.shelf[:]
        other.deeds = self.deeds[:]
        other.limbo = self.limbo[:]
        other.contest = self.contest[:]

    def _copy_supply(self, other: Wasteland) -> None:
        other.bag = self.bag[:]
        other.tiles = self.tiles[:]
        other.shop = self.shop[:]
        other.power = self.power[:]
        other.perk_deck = self.perk_deck[:]
        other.unique_deck = self.unique_deck[:]
        other.unique_aside = self.unique_aside[:]
        other.loot_deck = self.loot_deck.copy()
        other.asset_deck = self.asset_deck.copy()
        other.agenda_deck = self.agenda_deck.copy()
        other.loot_discards = self.loot_discards[:]
        other.asset_discards = self.asset_discards[:]
        other.agenda_discards = self.agenda_discards[:]
        other.agenda_dropped = self.agenda_dropped[:]
        other.encounter_decks = [pile.copy() for pile in self.encounter_decks]
        other.stacks = [pile.copy() for pile in self.stacks]
        other.token_discards = self.token_discards[:]

    def end_unit(self) -> None:
        """Check levels, limits, victory and deeds, if anything has happened that they look at."""
        if self.due != 0 and len(self.stack) > 0:
            self.due = 0
            self.rules.check(self)

    # Survivors

    def remaining(self, seat: i64) -> i64:
        """Remaining HP (FO-HP-03)."""
        return self.hp[seat] - self.rads[seat]

    def living(self) -> i64:
        """How many survivors are not eliminated."""
        number: i64 = 0
        for seat in range(self.players):
            if self.eliminated[seat] == 0:
                number += 1
        return number

    def nth_from_first(self, place: i64) -> i64:
        """The seat so many places clockwise from the first player (FO-BASE-03)."""
        return (self.first_player + place) % self.players

    def has_trait(self, seat: i64, trait: i64) -> bool:
        """Whether a survivor has a trait."""
        return self.traits[seat * TRAIT_KINDS + trait // 2] == trait + 1

    def has_letter(self, seat: i64, letter: i64) -> bool:
        """Whether a survivor owns a letter."""
        return (self.letters[seat] >> letter) & 1 == 1

    def loyal_to(self, seat: i64) -> i64:
        """The faction that a survivor is loyal to, or -1 (FO-LOYAL-01)."""
        if self.loyal[seat] == 0:
            return -1
        return self.cards.agenda_faction[self.loyal[seat] - 1] - 1

    # Spaces

    def space_of(self, node: i64) -> i64:
        """The row of a faceup node in the tables of spaces, or -1 for a facedown tile."""
        tile = self.slots[node // NODES]
        if tile <= 0 or node % NODES == FACEDOWN:
            return -1
        return (tile - 1) * NODES + node % NODES
