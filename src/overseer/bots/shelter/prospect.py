"""Prospects: what a player has, how long the game may last, and what things are worth to them.

All worths are in happiness. The weights were found by letting variants of the bot play each other.
"""

from __future__ import annotations

from collections.abc import Iterable

from overseer.bots.shelter.facts import NOTHING, Counts, Facts
from overseer.bots.shelter.lazy import lazy
from overseer.games.shelter import terms as t
from overseer.games.shelter.figures import mark_of
from overseer.games.shelter.rewards import MOST_DWELLERS
from overseer.games.shelter.scoring import scored_number, scored_thing
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat

# How long the game goes on.
HITS = 0.075  # how likely a roll is to hit one given space
ROUNDS_PER_ROOM = 1.4  # of the player who builds most

# Cubes.
CUBE = 0.25
LAST_CUBE = 0.1  # in the last round
NEEDED, SPARE = 1.3, 0.7  # times as much, for cubes that the next plans ask for, and for others
FILLING = 0.5  # times as much, for the last two that fit on a track
KEPT = 0.7  # how likely a cube is still there when end-of-game items count it
FEW_KEPT = 2.5  # cubes of one kind that a player can expect to have then
TIE_BREAK = 0.01

# Dwellers.
PLACEMENT = 0.45  # what a dweller brings in one round
CROWDING = 0.05  # how much less each dweller leaves for the next to do
INJURY = 0.55
TRAINED_USE = 0.3  # how often a trained dweller meets a free space of its letter

# Other rewards.
FIRST = 0.12
REFRESHED = 0.05
READIED = 0.15

# Items, per round.
FIGHTS = 0.5
BONUS = 0.18  # per point and fight
REROLLS = (0.0, 0.25, 0.35)  # of one die or of both, per fight
WORN = 0.8  # of what a trained dweller brings
WORN_AGAINST_THREATS = 0.4
UNPAID = 0.8  # of a cube that an item costs
STRUCK = 0.7  # how often there is a price to lower
OTHER_USE = 0.15
LEAST_USE = 0.05

# What a player may still get in a round, for end-of-game items to count.
ROOMS_TO_COME, DWELLERS_TO_COME, ITEMS_TO_COME = 0.6, 0.4, 0.15

# Rooms, per round and space: a share of what the space gives, and the income.
ROOM_USE, ROOM_INCOME = 0.1, 0.03
ROOM_ROUNDS = 6


class Prospect:
    """The table as one player sees it, at one decision."""

    def __init__(self, facts: Facts, vault: Vault, seat: int) -> None:
        self.facts = facts
        self.vault = vault
        self.seat = seat
        self.level = int(vault.level_of[seat])
        self.cubes = [int(n) for n in vault.cubes[seat * t.KINDS : (seat + 1) * t.KINDS]]
        self.owned = int(vault.owned[seat])

    @lazy
    def items(self) -> list[tuple[int, bool]]:
        """The player's items, and whether each is exhausted."""
        return [
            (held_item(code), held_exhausted(code) == 1)
            for code in self.vault.held
            if held_seat(code) == self.seat
        ]

    @lazy
    def spaces(self) -> list[tuple[int, int]]:
        """The spaces that exist, with the cards in force on them."""
        card = list(self.vault.card)
        return [(space, card[space]) for space in self.vault.active]

    @lazy
    def rooms(self) -> list[int]:
        """How many rooms stand on each level."""
        rooms = list(self.vault.rooms)
        return [t.SLOTS - rooms[at : at + t.SLOTS].count(0) for at in range(0, len(rooms), t.SLOTS)]

    @lazy
    def rounds(self) -> float:
        """How many rounds may follow this one."""
        vault = self.vault
        if vault.trigger != 0 or vault.round == vault.max_rounds:
            return 0.0
        rounds = ROUNDS_PER_ROOM * (int(vault.rooms_to_end) - max(self.rooms[1:]))
        threats = int(vault.threat_deck.size())
        if threats > 0:
            open_spaces: int = len(vault.active) - sum(1 for threat in vault.threat if threat != 0)
            rounds = min(rounds, threats / max(1.0, HITS * open_spaces))
        if vault.max_rounds > 0:
            rounds = min(rounds, int(vault.max_rounds - vault.round))
        return max(0.5, rounds)

    # Cubes

    @lazy
    def cube_worth(self) -> list[list[float]]:
        """For each kind, what the first, second, ... cube on its track is worth."""
        usual = CUBE if self.rounds > 0 else LAST_CUBE
        bonus = self._scored_cubes()
        worths = []
        for kind, need in enumerate(self._needs()):
            row = []
            for count in range(t.TRACK_SIZE):
                worth = usual * (NEEDED if count < need else SPARE)
                if count >= t.TRACK_SIZE - 2:
                    worth *= FILLING
                row.append(worth + bonus[kind] + TIE_BREAK)
            worths.append([*row, 0.0])  # a seventh is lost
        return worths

    def _needs(self) -> list[int]:
        """The cubes of each kind that the nearest room and the nearest new dweller cost."""
        needs = [0] * t.KINDS
        plans = [self._nearest(self.facts.rooms[room].price for room in self.room_track)]
        if self.owned < MOST_DWELLERS and self.rounds > 1:
            plans.append(
                self._nearest(
                    self.facts.spaces[card].cubes
                    for _, card in self.spaces
                    if self.facts.spaces[card].recruits
                )
            )
        for plan in plans:
            for kind in range(t.KINDS):
                needs[kind] += plan[kind] + (1 if plan[t.ANY] > 1 else 0)
        return needs

    def _nearest(self, prices: Iterable[Counts]) -> Counts:
        """The price that is short of the fewest cubes."""
        water, food, power = self.cubes
        best, least = NOTHING, 99
        for price in prices:
            short = (
                max(0, price[0] - water)
                + max(0, price[1] - food)
                + max(0, price[2] - power)
                + price[3]
            )
            if short < least:
                best, least = price, short
        return best

    def _scored_cubes(self) -> list[float]:
        """What end-of-game items add to each kind of cube."""
        bonus = [0.0] * t.KINDS
        for item, _ in self.items:
            argument = self.facts.items[item].argument(t.SCORE)
            what = scored_thing(argument)
            if t.COUNT_RESOURCE <= what < t.COUNT_ROOM:
                bonus[what - t.COUNT_RESOURCE] += KEPT / int(scored_number(argument))
        return bonus

    def gain(self, kind: int, cubes: list[int]) -> float:
        """Put a cube of a kind (or of the best one) on a track; what that is worth."""
        if kind == t.ANY:
            kind = max(range(t.KINDS), key=lambda each: self.cube_worth[each][cubes[each]])
        worth = self.cube_worth[kind][cubes[kind]]
        cubes[kind] = min(t.TRACK_SIZE, cubes[kind] + 1)
        return worth

    def pay(self, price: Counts, cubes: list[int]) -> float:
        """Take cubes off the tracks, of choice the least wanted; what they were worth."""
        total = 0.0
        if price == NOTHING:
            return total
        for kind in range(t.KINDS):
            for _ in range(price[kind]):
                total += self._pay_one(kind, cubes)
        for _ in range(price[t.ANY]):
            kinds = [kind for kind in range(t.KINDS) if cubes[kind] > 0] or [0]
            total += self._pay_one(
                min(kinds, key=lambda kind: self.cube_worth[kind][cubes[kind] - 1]), cubes
            )
        return total

    def _pay_one(self, kind: int, cubes: list[int]) -> float:
        if cubes[kind] == 0:
            return 0.0  # struck by a discount, or else the option would not be there
        cubes[kind] -= 1
        return self.cube_worth[kind][cubes[kind]]

    # Dwellers

    @lazy
    def new_dweller(self) -> float:
        """What one more dweller is worth."""
        if self.owned >= MOST_DWELLERS:
            return 0.0
        return PLACEMENT * self.rounds * (1 - CROWDING * self.owned) + TIE_BREAK

    @lazy
    def injury(self) -> float:
        """What it costs to have a dweller injured."""
        return INJURY * min(1.0, self.rounds)

    @lazy
    def letters(self) -> list[float]:
        """What a dweller trained in each letter would bring; 0 is no letter."""
        best = [0.0] * (t.LETTERS + 1)
        for _, card in self.spaces:
            space = self.facts.spaces[card]
            if space.letter:
                best[space.letter] = max(best[space.letter], space.glance)
        return [TRAINED_USE * worth for worth in best]

    def training(self, letter: int) -> float:
        """What it is worth to have a dweller trained; letter 0 is one of choice."""
        if self.rounds <= 0:
            return 0.0
        taken = self._taken_letters
        if letter:
            return 0.0 if letter in taken else self.letters[letter]
        return max((self.letters[n] for n in range(1, t.LETTERS + 1) if n not in taken), default=0)

    @lazy
    def _taken_letters(self) -> set[int]:
        """The letters whose slots are filled, or will be at the recall."""
        vault = self.vault
        at = self.seat * t.DWELLER_KINDS + t.SLOT
        taken = {n for n in range(1, t.LETTERS + 1) if vault.dwellers[at + n] != 0}
        occupant, figures = list(vault.occupant), list(vault.figures)
        for space, _ in self.spaces:
            if occupant[space] == self.seat + 1:
                taken |= {mark_of(figures[2 * space]), mark_of(figures[2 * space + 1])}
        return taken

    # Rows of rewards

    def row(self, icons: tuple[int, ...], cubes: list[int], passes: int = 1) -> float:
        """What a row of rewards is worth, with these cubes on the tracks."""
        worth = 0.0
        for icon in icons * passes:
            if icon < t.KINDS:
                worth += self.cube_worth[icon][cubes[icon]]
                cubes[icon] = min(t.TRACK_SIZE, cubes[icon] + 1)
            elif icon == t.HAPPINESS:
                worth += 1.0
            elif icon == t.GAIN_ANY:
                worth += self.gain(t.ANY, cubes)
            else:
                worth += self._reward(icon)
        return worth

    def _reward(self, icon: int) -> float:
        if icon >= t.TRAIN:
            return self.training(icon - t.TRAIN)
        if icon == t.NEW_DWELLER:
            return self.new_dweller
        if icon == t.TAKE_ITEM:
            return self.best_item
        if icon == t.HEAL:
            return self.injury
        if icon == t.FIRST_PLAYER:
            return FIRST if self.rounds > 0 and self.vault.first_player != self.seat else 0.0
        if icon == t.READY_ITEM:
            return READIED if any(exhausted for _, exhausted in self.items) else 0.0
        if icon == t.BUILD:
            return self.best_room
        return REFRESHED

    # Items

    @property
    def item_track(self) -> list[int]:
        """The items that can be taken."""
        return [card - 1 for card in self.vault.item_track if card > 0]

    @lazy
    def best_item(self) -> float:
        """What the best item of the track is worth."""
        return max((self.item(item) for item in self.item_track), default=0.0)

    def item(self, item: int) -> float:
        """What owning an item is worth."""
        facts = self.facts.items[item]
        if facts.use == t.GAME_END:
            argument = facts.argument(t.SCORE)
            return self._scored(scored_thing(argument), scored_number(argument))
        return self.use_per_round(item) * self.rounds + TIE_BREAK

    def _scored(self, what: int, every: int) -> float:
        """The happiness that an end-of-game item may bring."""
        if what == t.COUNT_ROOM:
            count = min(t.SLOTS, self.rooms[self.level] + ROOMS_TO_COME * self.rounds)
        elif what == t.COUNT_DWELLER:
            count = min(MOST_DWELLERS, self.owned + DWELLERS_TO_COME * self.rounds)
        elif t.COUNT_RESOURCE <= what < t.COUNT_ROOM:
            count = max(FEW_KEPT, self.cubes[what - t.COUNT_RESOURCE])
        else:
            count = ITEMS_TO_COME * self.rounds + sum(
                1
                for item, _ in self.items
                if what == t.COUNT_ITEM or self.facts.items[item].kind == what
            )
        return count / every

    def use_per_round(self, item: int) -> float:
        """What the use of an item brings in a round."""
        worth = 0.0
        for step, argument in self.facts.items[item].steps:
            if step == t.FIGHT_BONUS:
                worth += FIGHTS * BONUS * argument
            elif step == t.REROLL:
                worth += FIGHTS * REROLLS[argument]
            elif step == t.COUNTS_AS and argument == t.THREAT_LETTER:
                worth += WORN_AGAINST_THREATS
            elif step == t.COUNTS_AS:
                worth += WORN * self.letters[argument]
            elif step == t.PAY:
                worth -= CUBE * UNPAID
            elif step == t.GAIN:
                worth += CUBE * len(self.facts.spaces[argument].row)
            elif step == t.DISCOUNT:
                worth += CUBE * STRUCK * argument
            else:
                worth += OTHER_USE
        return max(LEAST_USE, worth)

    # Rooms

    @property
    def room_track(self) -> list[int]:
        """The rooms that can be built."""
        return [card - 1 for card in self.vault.room_track if card > 0]

    @lazy
    def best_room(self) -> float:
        """What the best room of the track is worth, its price left out."""
        return max((self.room(room) for room in self.room_track), default=0.0)

    def room(self, room: int) -> float:
        """What it is worth to have a room on the own level: its spaces and their income."""
        per_round = sum(
            ROOM_USE * self.facts.spaces[card].glance + ROOM_INCOME
            for card in self.facts.rooms[room].halves
        )
        return per_round * min(self.rounds, ROOM_ROUNDS)
