"""The judge of Fallout: a position as rows of traits, what they are worth, and quick choices."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.bots.mind.errands import KINDS, Errands
from overseer.bots.mind.habits import Habits
from overseer.bots.mind.judge import POINT, Judge
from overseer.bots.mind.promise import Promise
from overseer.games.fallout.conditions import cards_of, letters_of
from overseer.games.fallout.fight import fight_rerolls, has_ranged_weapon
from overseer.games.fallout.influence import counted, influence
from overseer.games.fallout.items import passive
from overseer.games.fallout.rows import (
    held_exhausted,
    held_item,
    held_place,
    held_seat,
    owned_card,
    owned_seat,
)
from overseer.games.fallout.terms import (
    A_CAPS,
    A_LEAD,
    A_WHEN,
    A_WIDTH,
    AGENDA_LIMIT,
    AID,
    ASK_TURN,
    C_LEAD,
    C_POWER,
    COMPANION,
    DRUG,
    EQUIPPED,
    EVENT,
    FACTIONS,
    LETTER_BITS,
    LETTERS,
    MAGAZINE,
    P_ARMOR,
    P_MOVE,
    P_TEST_REROLL,
    SLOTS,
    TRAIT_KINDS,
    UNIQUE,
    USES,
    WEAPON,
)
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import target
from overseer.kernel.decision import Decision
from overseer.kernel.vecs import append, vec

# Traits of a seat. A step counts 1 if there is at least so much.
INFLUENCE: Final = 0
AGENDAS: Final = 1  # four steps
LEAD: Final = AGENDAS + AGENDA_LIMIT  # that agendas pay for, steps behind included
SHORT: Final = LEAD + 1  # steps of power short of what agendas ask for
CAPS_PART: Final = LEAD + 2  # quarters of the next influence that Caps would pay
OTHER_PART: Final = LEAD + 3  # the same of whatever else agendas count
NEAR: Final = LEAD + 4  # three steps: at most so much short of victory
CAPS: Final = NEAR + 3
CAPS_MORE: Final = CAPS + 1
OWN_LETTERS: Final = CAPS + 2
XP: Final = CAPS + 3  # eighths of a level
PERKS: Final = CAPS + 4
LIFE: Final = CAPS + 5  # five steps of remaining HP, two each
RADS: Final = LIFE + 5
TRAITS: Final = RADS + 1  # each of the six
ARMED: Final = TRAITS + 2 * TRAIT_KINDS
FIGHT_REROLLS: Final = ARMED + 1
RANGED: Final = ARMED + 2
ARMOR: Final = ARMED + 3
SPEED: Final = ARMED + 4
TRAINED: Final = ARMED + 5  # rerolls in tests
COMPANIONS: Final = ARMED + 6
AIDS: Final = ARMED + 7
DRUGS: Final = ARMED + 8
MAGAZINES: Final = ARMED + 9
SPARE: Final = ARMED + 10  # gear that is not worn
UNIQUES: Final = ARMED + 11
USEFUL: Final = ARMED + 12  # uses of cards that are ready
TIRED: Final = ARMED + 13  # exhausted cards
WORTH: Final = ARMED + 14  # in Caps, of all cards
DEATHS: Final = ARMED + 15
OUT: Final = ARMED + 16  # eliminated
TO_MOVE: Final = ARMED + 17
ACTIONS: Final = ARMED + 18
POINTS: Final = ARMED + 19  # movement points
WAITING: Final = ARMED + 20  # the turn of this round is still to come
DANGER: Final = ARMED + 21  # what enemies nearby may cost
ERRANDS: Final = ARMED + 22  # of each kind, the best; see `errands`
COMMON: Final = ERRANDS + KINDS

# How late it is: always, and by rounds.
PHASES: Final = 2
ALWAYS: Final = 16
LATE: Final = 16  # rounds after which it does not get later
SEATS: Final = 4

PLENTY: Final = 8  # Caps
PART: Final = 4
GRAIN: Final = 4  # hundredths of influence in which errands are counted
WIN: Final = 5 * POINT  # what a win counts beside the influence, where games are learned from
END: Final = 64 * POINT  # and at the end itself: more than any position that can still be won
DEFEAT: Final = 8 * POINT  # what it costs if all lose, beyond losing to somebody
BRINK: Final = 2 * POINT  # a faction is a step before the end of the track
BRINK_NEAR: Final = POINT // 2
_LOWEST: Final = -(1 << 60)
_HOLES: Final = 8


@final
@mypyc_attr(acyclic=True)
class FalloutJudge(Judge):
    """What a position is worth, linear in its traits, and what a quick player does next.

    Single cards have no weights: whatever they do is a trait, so that cards of all packs count.
    """

    def __init__(self, weights: list[int], promise: Promise, fond: list[int] | None = None) -> None:
        self.weights = vec[i64](weights)
        self.errands = Errands(promise, [0] * KINDS if fond is None else fond)
        self.habits = Habits(self.errands)
        self.row = vec[i64]([0] * (SEATS * COMMON))  # kept, because positions are many

    def is_calm(self, decision: Decision) -> bool:
        """At turns: in the middle of an action, costs are paid and rewards are still to come."""
        return decision.prompt == ASK_TURN

    def worth(self, land: Wasteland, seat: i64) -> i64:
        """The own sum less that of the best rival; less still, if soon all may lose."""
        if len(land.stack) == 0:
            return _result(land, seat)
        self._read(land)
        late = min(LATE, land.round)
        best: i64 = _LOWEST
        for other in range(land.players):
            if other != seat:
                best = max(best, self._sum(other, late))
        own = self._sum(seat, late)
        return (own - best if land.players > 1 else own) - _brink(land)

    def _sum(self, seat: i64, late: i64) -> i64:
        total: i64 = 0
        start = seat * COMMON
        rows = self.row
        weights = self.weights
        for trait in range(COMMON):
            value = rows[start + trait]
            if value != 0:
                at = trait * PHASES
                total += value * (ALWAYS * weights[at] + late * weights[at + 1])
        return total

    def sums(self, land: Wasteland) -> vec[i64]:
        """What the traits of each survivor come to."""
        self._read(land)
        late = min(LATE, land.round)
        found = vec[i64]()
        for seat in range(land.players):
            found = append(found, self._sum(seat, late))
        return found

    def phases(self, land: Wasteland) -> vec[i64]:
        """How late it is, as the fit of weights takes it: the same for all seats."""
        numbers = vec[i64]()
        for _ in range(land.players):
            numbers = append(append(numbers, ALWAYS), min(LATE, land.round))
        return numbers

    def rows(self, land: Wasteland) -> vec[i64]:
        """The traits of all seats, one after the other."""
        self._read(land)
        return self.row[: land.players * COMMON]

    # Traits

    def _read(self, land: Wasteland) -> None:
        """Write the traits of all seats into the row."""
        rows = self.row
        for i in range(land.players * COMMON):
            rows[i] = 0
        for seat in range(land.players):
            at = seat * COMMON
            self._hand(land, seat, rows, at)
            self._body(land, seat, rows, at)
            self._gear(land, seat, rows, at)
            self.errands.seek(land, seat)
            rows[at + DANGER] = self.errands.danger // GRAIN
            for kind in range(KINDS):
                rows[at + ERRANDS + kind] = self.errands.found[kind] // GRAIN
        self._turns(land, rows)

    def _hand(self, land: Wasteland, seat: i64, rows: vec[i64], at: i64) -> None:
        """What the agendas pay, and what they may come to pay."""
        now = influence(land, seat)
        rows[at + INFLUENCE] = now
        for i in range(min(AGENDA_LIMIT, cards_of(land.agendas, seat))):
            rows[at + AGENDAS + i] = 1
        short = target(land) - now
        for i in range(3):
            rows[at + NEAR + i] = 1 if short <= i + 1 else 0
        cards = land.cards
        for code in land.agendas:
            if owned_seat(code) == seat:
                agenda = owned_card(code)
                for row in range(cards.agenda_bonuses[agenda], cards.agenda_bonuses[agenda + 1]):
                    self._bonus(land, seat, row * A_WIDTH, rows, at)

    def _bonus(self, land: Wasteland, seat: i64, bonus: i64, rows: vec[i64], at: i64) -> None:
        """How far one condition of an agenda is from paying."""
        bonuses = land.cards.bonuses
        kind = bonuses[bonus]
        a = bonuses[bonus + 1]
        each = bonuses[bonus + 2]
        most = bonuses[bonus + 3]
        if kind == A_LEAD:
            rows[at + LEAD] += max(-3, min(most, land.power[a] - land.power[1 - a]))
        elif kind == A_WHEN:
            row = land.cards.conditions
            faction = row[a + 1]
            if row[a] == C_POWER:
                rows[at + SHORT] += max(0, min(3, row[a + 2] - land.power[faction]))
            elif row[a] == C_LEAD:
                lead = land.power[faction] - land.power[1 - faction]
                rows[at + SHORT] += max(0, min(3, row[a + 2] - lead))
        else:
            number = max(0, min(each * most, counted(land, seat, kind, a)))
            part = PART * number // each - PART * (number // each)
            rows[at + (CAPS_PART if kind == A_CAPS else OTHER_PART)] += part

    def _body(self, land: Wasteland, seat: i64, rows: vec[i64], at: i64) -> None:
        """The survivor: Caps, letters, HP, traits."""
        caps = land.caps[seat]
        rows[at + CAPS] = min(PLENTY, caps)
        rows[at + CAPS_MORE] = max(0, caps - PLENTY)
        letters = letters_of(land, seat)
        rows[at + OWN_LETTERS] = letters + land.levels[seat]
        passed: i64 = 0
        for letter in range(land.xp[seat]):
            passed += (land.letters[seat] >> letter) & 1
        rows[at + XP] = _HOLES * passed // (letters + 1)
        rows[at + PERKS] = cards_of(land.perks, seat)
        remaining = land.remaining(seat)
        for i in range(5):
            rows[at + LIFE + i] = 1 if remaining >= 2 * (i + 1) else 0
        rows[at + RADS] = land.rads[seat]
        for kind in range(TRAIT_KINDS):
            trait = land.traits[seat * TRAIT_KINDS + kind]
            if trait > 0:
                rows[at + TRAITS + trait - 1] = 1
        rows[at + DEATHS] = land.deaths[seat]
        rows[at + OUT] = land.eliminated[seat]

    def _gear(self, land: Wasteland, seat: i64, rows: vec[i64], at: i64) -> None:
        """What the survivor's cards do."""
        cards = land.cards
        rows[at + FIGHT_REROLLS] = min(5, fight_rerolls(land, seat))
        rows[at + RANGED] = 1 if has_ranged_weapon(land, seat) else 0
        rows[at + ARMOR] = passive(land, seat, P_ARMOR)
        rows[at + SPEED] = passive(land, seat, P_MOVE)
        trained = passive(land, seat, P_TEST_REROLL)
        for letter in range(LETTERS):
            rows[at + TRAINED] += (trained >> (letter * LETTER_BITS)) & 15
        for code in land.held:
            if held_seat(code) != seat:
                continue
            item = held_item(code)
            kind = cards.item_kind[item]
            worn = held_place(code) == EQUIPPED
            if kind == WEAPON and worn:
                rows[at + ARMED] = 1
            elif kind == COMPANION:
                rows[at + COMPANIONS] += 1
            elif kind < SLOTS and not worn:
                rows[at + SPARE] += 1
            elif kind == AID:
                rows[at + AIDS] += 1
            elif kind == DRUG:
                rows[at + DRUGS] += 1
            elif kind in (MAGAZINE, EVENT):
                rows[at + MAGAZINES] += 1
            if cards.item_deck[item] == UNIQUE:
                rows[at + UNIQUES] += 1
            rows[at + WORTH] += max(0, cards.item_value[item])
            if held_exhausted(code) == 1:
                rows[at + TIRED] += 1
            elif kind >= SLOTS or worn:
                for use in range(USES):
                    rows[at + USEFUL] += 1 if cards.item_uses[item * USES + use] != 0 else 0

    def _turns(self, land: Wasteland, rows: vec[i64]) -> None:
        """Whose turn it is, and who is still to come in this round."""
        decision = land.open
        if decision is None or land.active < 0:
            return
        active = land.active
        at = active * COMMON
        rows[at + TO_MOVE] = 1
        rows[at + ACTIONS] = land.actions
        rows[at + POINTS] = land.points
        place = (active - land.first_player) % land.players
        for later in range(place + 1, land.players):
            seat = land.nth_from_first(later)
            if land.eliminated[seat] == 0:
                rows[seat * COMMON + WAITING] = 1

    def hint(self, land: Wasteland, decision: Decision) -> i64:
        """What a quick player would choose; -1 where it must be thought over."""
        return self.habits.choose(land, decision)


def _brink(land: Wasteland) -> i64:
    """What it costs that a faction is close to the end of the track."""
    end = len(land.sheet.track_x) - 1
    left: i64 = end
    for faction in range(FACTIONS):
        left = min(left, end - land.power[faction])
    return BRINK if left <= 1 else BRINK_NEAR if left == 2 else 0


def _result(land: Wasteland, seat: i64) -> i64:
    """What a finished game is worth: a win more than any lead, a loss less than any lag."""
    if land.winners == 0:
        return -END - DEFEAT
    own = (land.winners >> seat) & 1
    best: i64 = 0
    others: i64 = 0
    for other in range(land.players):
        if other != seat:
            best = max(best, influence(land, other))
            others += (land.winners >> other) & 1
    ahead = (influence(land, seat) - best) * POINT if land.players > 1 else 0
    if own == 1:
        return max(0, ahead) + END // (1 + others)
    return min(0, ahead) - END
