"""The judge of Fallout Shelter: a position as rows of traits, and what they are worth."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.bots.mind.judge import POINT, Judge
from overseer.games.shelter.figures import lies, mark_of, stands
from overseer.games.shelter.recall import is_beaten
from overseer.games.shelter.rewards import MOST_DWELLERS
from overseer.games.shelter.scoring import end_value, expected_happiness
from overseer.games.shelter.terms import (
    ANY,
    ASK_TURN,
    COST_WIDTH,
    DWELLER_KINDS,
    ELEVATOR,
    INJURED,
    KINDS,
    LETTERS,
    SLOT,
    SLOT_INJURED,
    SLOTS,
    SPACES,
    TRACK_SIZE,
    UNTRAINED,
)
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat
from overseer.kernel.decision import Decision
from overseer.kernel.vecs import append, vec

# Traits of a seat. A step counts 1 if there is at least so much.
HAPPINESS: Final = 0
END_ITEMS: Final = 1  # happiness of end-of-game items, if it ended now
THREATS: Final = 2  # on the own level, but for those that the recall takes away
BEATING: Final = 3  # own dwellers who stand on threats
CUBES: Final = 4  # three kinds of six steps
OWNED: Final = CUBES + KINDS * TRACK_SIZE  # steps from FEWEST + 1 dwellers on
AVAILABLE: Final = OWNED + 5  # in front of the player and well
ANYBODY: Final = AVAILABLE + 1  # at least one of them
HURT: Final = AVAILABLE + 2  # in front of the player and injured
LYING: Final = AVAILABLE + 3  # injured in the vault
TRAINING: Final = AVAILABLE + 4
TRAINED: Final = AVAILABLE + 5  # a letter each
TRAINED_HURT: Final = TRAINED + LETTERS
ROOMS: Final = TRAINED_HURT + 1  # six steps
HALVES: Final = ROOMS + SLOTS  # spaces on the own level
YIELD: Final = HALVES + 1  # what they give, at a glance
VACANT: Final = HALVES + 2  # that anybody can still go to
SHAFT: Final = HALVES + 3  # the own elevator is free
FIRST: Final = HALVES + 4
PASSED: Final = HALVES + 5
TO_MOVE: Final = HALVES + 6
ROOM_SHORT: Final = HALVES + 7  # cubes short of the nearest room
ROOM_AFAR: Final = HALVES + 8
RECRUIT_SHORT: Final = HALVES + 9  # cubes short of the nearest new dweller
RECRUIT_AFAR: Final = HALVES + 10
ITEMS: Final = HALVES + 11
READY: Final = HALVES + 12
COMMON: Final = HALVES + 13  # how many there are, before those of single cards

FEWEST: Final = 2  # dwellers with whom everybody begins
FARTHEST: Final = 6  # cubes
SEATS: Final = 4

# How late it is: always, the rounds left in quarters, whether this is the last one, how early it
# still is, and how many dwellers the player has found: what is of use to few is not to many.
PHASES: Final = 5
ALWAYS: Final = 16
PER_DWELLER: Final = 8
LONGEST: Final = 48  # quarters of rounds
PER_ROOM: Final = 6  # quarters that the player who builds most takes for a room
PER_THREAT: Final = 53  # quarters times spaces for each card of the threat deck

# Hundredths of points of lead that count in the last round, and those that each round left adds,
# for two, three and four players. Found by `scripts/chances.py shelter --games 120`.
SPREAD: Final = (46, 44, 91, 13, 95, 10)
_LOWEST: Final = -(1 << 60)
WIN: Final = 3 * POINT  # what it is worth to win, beside the points


@final
@mypyc_attr(acyclic=True)
class ShelterJudge(Judge):
    """What a position is worth, linear in its traits, with weights that change as rounds pass.

    `weights` are by trait and phase. Traits of single cards follow the common ones: a place for
    each item, then one for each room on the own level. `glance` says what the row of a space
    gives, `recruits` whether a new dweller is among it; both by card.
    """

    def __init__(
        self,
        weights: list[int],
        items: i64,
        rooms: i64,
        glance: list[int],
        recruits: list[int],
    ) -> None:
        self.items = items
        self.traits: i64 = COMMON + items + rooms
        self.glance = vec[i64](glance)
        self.recruits = vec[i64](recruits)
        self.row = vec[i64]([0] * (SEATS * self.traits))  # kept, because positions are many
        # By quarters left, and once more for the last round, so that judging is nearly one sum.
        table = vec[i64]()
        early = vec[i64]()
        grown = vec[i64]()
        for trait in range(self.traits):
            early = append(early, weights[trait * PHASES + 3])
            grown = append(grown, weights[trait * PHASES + 4])
        self.early = early
        self.grown = grown
        for left in range(LONGEST + 2):
            for trait in range(self.traits):
                at = trait * PHASES
                weight = ALWAYS * weights[at]
                if left <= LONGEST:
                    weight += left * weights[at + 1]
                else:
                    weight += ALWAYS * weights[at + 2]
                table = append(table, weight)
        self.table = table

    def is_calm(self, decision: Decision) -> bool:
        """At turns: in the middle of one, costs are paid and rewards are still to come."""
        return decision.prompt == ASK_TURN

    def worth(self, vault: Vault, seat: i64) -> i64:
        """The own sum less that of the best rival."""
        if len(vault.stack) == 0:
            return self._result(vault, seat)
        self._read(vault)
        at = rounds_left(vault) * self.traits
        best: i64 = _LOWEST
        for other in range(vault.players):
            if other != seat:
                best = max(best, self._sum(vault, other, at))
        return self._sum(vault, seat, at) - best

    def prospect(self, vault: Vault, seat: i64) -> i64:
        """The worth as a chance: the less a point counts, the more is still to come."""
        worth = self.worth(vault, seat)
        if len(vault.stack) == 0:
            return POINT if worth > 0 else -POINT if worth < 0 else 0
        return worth * POINT // (2 * spread(vault) + max(worth, -worth))

    def _result(self, vault: Vault, seat: i64) -> i64:
        """What a finished game is worth."""
        best: i64 = _LOWEST
        for other in range(vault.players):
            if other != seat:
                best = max(best, _merit(vault, other))
        ahead = _merit(vault, seat) - best
        return ahead + (WIN if ahead > 0 else -WIN if ahead < 0 else 0)

    def _sum(self, vault: Vault, seat: i64, at: i64) -> i64:
        total: i64 = 0
        start = seat * self.traits
        rows = self.row
        table = self.table
        early = self.early
        grown = self.grown
        earliness = _earliness(vault)
        growth = _growth(vault, seat)
        for trait in range(self.traits):
            value = rows[start + trait]
            if value != 0:
                weight = table[at + trait] + earliness * early[trait] + growth * grown[trait]
                total += value * weight
        return total

    def sums(self, vault: Vault) -> vec[i64]:
        """What the traits of each seat come to."""
        self._read(vault)
        at = rounds_left(vault) * self.traits
        found = vec[i64]()
        for seat in range(vault.players):
            found = append(found, self._sum(vault, seat, at))
        return found

    def phases(self, vault: Vault) -> vec[i64]:
        """How late it is for each seat, as the fit of weights takes it."""
        left = rounds_left(vault)
        last: i64 = 0
        if left > LONGEST:
            left, last = 0, ALWAYS
        numbers = vec[i64]()
        for seat in range(vault.players):
            for number in (ALWAYS, left, last, _earliness(vault), _growth(vault, seat)):
                numbers = append(numbers, number)
        return numbers

    def rows(self, vault: Vault) -> vec[i64]:
        """The traits of all seats, one after the other."""
        self._read(vault)
        return self.row[: vault.players * self.traits]

    def _read(self, vault: Vault) -> None:
        """Write the traits of all seats into the row."""
        traits = self.traits
        rows = self.row
        for i in range(vault.players * traits):
            rows[i] = 0
        for seat in range(vault.players):
            self._player(vault, seat, rows, seat * traits)
        self._spaces(vault, rows)
        for code in vault.held:
            at = held_seat(code) * traits
            item = held_item(code)
            rows[at + ITEMS] += 1
            rows[at + READY] += 1 - held_exhausted(code)
            rows[at + COMMON + item] += 1
            rows[at + END_ITEMS] += end_value(vault, held_seat(code), item)
        decision = vault.open
        if decision is not None:
            rows[decision.seat * traits + TO_MOVE] = 1
        rows[vault.first_player * traits + FIRST] = 1

    def _player(self, vault: Vault, seat: i64, rows: vec[i64], at: i64) -> None:
        """What lies in front of a player, and the rooms of the level."""
        rows[at + HAPPINESS] = vault.happiness[seat]
        rows[at + PASSED] = vault.passed[seat]
        for kind in range(KINDS):
            step = at + CUBES + kind * TRACK_SIZE
            for i in range(vault.cubes[seat * KINDS + kind]):
                rows[step + i] = 1
        for i in range(FEWEST, min(MOST_DWELLERS, vault.owned[seat])):
            rows[at + OWNED + i - FEWEST] = 1
        place = seat * DWELLER_KINDS
        dwellers = vault.dwellers
        well = dwellers[place + UNTRAINED]
        rows[at + HURT] = dwellers[place + INJURED]
        for letter in range(LETTERS):
            slot = dwellers[place + SLOT + 1 + letter]
            if slot == SLOT_INJURED:
                rows[at + TRAINED_HURT] += 1
            elif slot != 0:
                well += 1
                rows[at + TRAINED + letter] = 1
        rows[at + AVAILABLE] = well
        if well > 0:
            rows[at + ANYBODY] = 1
        level = vault.level_of[seat] * SLOTS
        built: i64 = 0
        for slot in range(level, level + SLOTS):
            room = vault.rooms[slot] - 1
            if room >= 0:
                rows[at + ROOMS + built] = 1
                rows[at + COMMON + self.items + room] += 1
                built += 1
        short = self._room_short(vault, seat)
        rows[at + ROOM_SHORT] = short
        rows[at + ROOM_AFAR] = 1 if short > 0 else 0

    def _spaces(self, vault: Vault, rows: vec[i64]) -> None:
        """What stands in the vault, and what its spaces offer."""
        traits = self.traits
        for seat in range(vault.players):
            rows[seat * traits + RECRUIT_SHORT] = FARTHEST
        for space in vault.active:
            card = vault.card[space]
            occupant = vault.occupant[space] - 1
            owner = vault.level_owner[space // SPACES]
            threat = vault.threat[space] != 0
            if occupant >= 0:
                self._figures(vault, space, rows, occupant * traits)
            elif self.recruits[card] == 1:
                for seat in range(vault.players):
                    place = seat * traits + RECRUIT_SHORT
                    short = _missing(vault, seat, vault.cards.cost, COST_WIDTH * card)
                    rows[place] = min(rows[place], short)
            if owner < 0:
                continue
            at = owner * traits
            if space % SPACES == ELEVATOR:
                rows[at + SHAFT] = 1 if occupant < 0 else 0
            elif threat:
                rows[at + THREATS] += 0 if is_beaten(vault, space) else 1
            else:
                rows[at + HALVES] += 1
                rows[at + YIELD] += self.glance[card]
                rows[at + VACANT] += 1 if occupant < 0 else 0
        for seat in range(vault.players):
            afar = rows[seat * traits + RECRUIT_SHORT] > 0
            rows[seat * traits + RECRUIT_AFAR] = 1 if afar else 0

    def _figures(self, vault: Vault, space: i64, rows: vec[i64], at: i64) -> None:
        for place in range(2 * space, 2 * space + 2):
            figure = vault.figures[place]
            if lies(figure):
                rows[at + LYING] += 1
            elif stands(figure) and vault.threat[space] != 0:
                rows[at + BEATING] += 1
            if mark_of(figure) > 0:
                rows[at + TRAINING] += 1

    def _room_short(self, vault: Vault, seat: i64) -> i64:
        """How many cubes a player is short of the nearest room of the track."""
        nearest: i64 = FARTHEST
        cards = vault.cards
        for place in vault.room_track:
            if place > 0:
                at = 4 * (place - 1)
                nearest = min(nearest, _missing(vault, seat, cards.price, at))
        return nearest


def rounds_left(vault: Vault) -> i64:
    """A guess at how many rounds may follow, in quarters; LONGEST + 1 if this is the last."""
    if vault.trigger != 0 or vault.round == vault.max_rounds:
        return LONGEST + 1
    most: i64 = 0
    for level in range(1, vault.players + 1):
        most = max(most, vault.rooms_on(level))
    left = PER_ROOM * (vault.rooms_to_end - most)
    threats = vault.threat_deck.size()
    if threats > 0:
        spaces: i64 = len(vault.active)
        for threat in vault.threat:
            if threat != 0:
                spaces -= 1
        left = min(left, PER_THREAT * threats // max(1, spaces))
    if vault.max_rounds > 0:
        left = min(left, 4 * (vault.max_rounds - vault.round))
    return max(1, min(LONGEST, left))


def spread(vault: Vault) -> i64:
    """How many POINTs of lead make a win e times as likely, the fewer the later it is."""
    left = rounds_left(vault)
    if left > LONGEST:
        left = 0
    at = 2 * (vault.players - 2)
    return POINT * (4 * SPREAD[at] + left * SPREAD[at + 1]) // 400


def _earliness(vault: Vault) -> i64:
    return ALWAYS // max(1, vault.round)


def _growth(vault: Vault, seat: i64) -> i64:
    return PER_DWELLER * (vault.owned[seat] - FEWEST)


def _merit(vault: Vault, seat: i64) -> i64:
    """Happiness, then what breaks ties (SH-TIE), as one number."""
    ties = vault.cubes_of(seat) * 1024 + vault.owned[seat] * 64 + min(63, vault.items_of(seat))
    return expected_happiness(vault, seat) * POINT + ties


def _missing(vault: Vault, seat: i64, counts: vec[i64], at: i64) -> i64:
    """How many cubes of a price, which begins at a place of a table, a player does not have."""
    missing: i64 = 0
    spare: i64 = 0
    for kind in range(KINDS):
        more = vault.cubes[seat * KINDS + kind] - counts[at + kind]
        if more < 0:
            missing -= more
        else:
            spare += more
    return missing + max(0, counts[at + ANY] - spare)
