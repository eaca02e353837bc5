"""The prospect of one survivor: what things are worth to them, in influence."""

from __future__ import annotations

from overseer.bots.fallout.facts import Facts
from overseer.bots.fallout.hand import Hand
from overseer.bots.mind import tariff
from overseer.bots.mind.promise import has_news
from overseer.bots.shelter.lazy import lazy
from overseer.games.fallout import terms as t
from overseer.games.fallout.fight import fight_rerolls, has_ranged_weapon
from overseer.games.fallout.hp import healed_by, max_hp
from overseer.games.fallout.items import passive
from overseer.games.fallout.rows import (
    held_exhausted,
    held_item,
    held_place,
    held_seat,
)
from overseer.games.fallout.traits import can_become
from overseer.games.fallout.wasteland import Wasteland

# What things are worth at any table, in influence.
WIN = 40.0  # to end the game as its winner
DEFEAT = -20.0  # to end it with nobody as its winner
BRINK = tariff.BRINK / tariff.POINT
BRINK_NEAR = tariff.BRINK_NEAR / tariff.POINT
OTHERS_GAIN = tariff.OTHERS_GAIN / tariff.POINT  # a step of power is likely to please somebody else
AGENDA = 2.5  # each influence that one more agenda may pay: the hand is what wins
LEVEL = tariff.LEVEL / tariff.POINT
LEVEL_LATE = tariff.LEVEL_LATE / tariff.POINT  # with all letters owned
CAP = tariff.CAP / tariff.POINT
CAP_PLENTY = 0.04  # beyond what anything costs
PLENTY = 8
LOOT = tariff.LOOT / tariff.POINT
ASSET = tariff.ASSET / tariff.POINT
PERK = tariff.PERK / tariff.POINT
RAD = tariff.RAD / tariff.POINT
TRAIT = {t.WELL_RESTED: 0.35, t.ADDICTED: -0.5, t.IDOLIZED: 0.25, t.VILIFIED: -0.1}
STAGED = tariff.STAGED / tariff.POINT  # a new quest, for everybody to complete
SCARCE = tariff.SCARCE / tariff.POINT
QUESTS_WANTED = tariff.QUESTS_WANTED
CROWDED = tariff.CROWDED  # quests in play, from which on a new one is worth little
LIFE = tariff.LIFE / tariff.POINT  # all remaining HP together

_FULL_LIFE = tariff.FULL_LIFE  # HP with which nobody worries


class Prospect:
    """The table from one seat's chair; asked again for every decision.

    `Memory.prospect` makes one with the hand of the seat.
    """

    hand: Hand

    def __init__(self, facts: Facts, land: Wasteland, seat: int) -> None:
        self.facts = facts
        self.land = land
        self.seat = seat
        self.here = int(land.node[seat])
        self.remaining = int(land.remaining(seat))
        self.caps = int(land.caps[seat])
        self.letters = int(land.letters[seat])
        # By token and whether it is shot from afar: chance, gain and harm, see `fights.worth`.
        self.fights: dict[tuple[int, bool], tuple[float, float, float]] = {}

    @lazy
    def held(self) -> list[tuple[int, int, bool]]:
        """The own cards: item, where it lies, whether it is exhausted."""
        return [
            (int(held_item(code)), int(held_place(code)), held_exhausted(code) == 1)
            for code in self.land.held
            if held_seat(code) == self.seat
        ]

    # Body

    @lazy
    def missing(self) -> int:
        """HP that could be healed."""
        return int(max_hp(self.land, self.seat) - self.land.hp[self.seat])

    @lazy
    def hit_point(self) -> float:
        """What a point of HP is worth: the fewer remain, the more."""
        left = max(1, self.remaining)
        return 0.04 if left >= _FULL_LIFE else 0.04 + 0.03 * (_FULL_LIFE - left) ** 1.1 / 3

    def heal(self, number: int) -> float:
        """What healing is worth."""
        return self.hit_point * int(healed_by(self.land, self.seat, number))

    def damage(self, number: int) -> float:
        """What damage costs; a death costs the inventory and the way back."""
        if number >= self.remaining:
            return LIFE
        return number * (self.hit_point + 0.02) + (0.3 if number >= self.remaining - 2 else 0.0)

    def rads(self, number: int) -> float:
        """What rads cost; they stay."""
        paid = self.hand.influence(
            self.hand.standing._replace(rads=self.hand.standing.rads + number)
        )
        if number >= self.remaining:
            return LIFE
        return number * (RAD + self.hit_point) - (paid - self.hand.now)

    @lazy
    def armor(self) -> int:
        """Hit icons that do not hurt."""
        return int(passive(self.land, self.seat, t.P_ARMOR))

    @lazy
    def fight_rerolls(self) -> int:
        """Rerolls in a fight."""
        return int(fight_rerolls(self.land, self.seat))

    @lazy
    def has_ranged(self) -> bool:
        """Whether the weapon reaches the next space."""
        return bool(has_ranged_weapon(self.land, self.seat))

    @lazy
    def is_rested(self) -> bool:
        """Whether there is a rest to give up for a reroll."""
        return bool(self.land.has_trait(self.seat, t.WELL_RESTED))

    # Growth

    @lazy
    def level(self) -> float:
        """What a level is worth: a letter that is not owned yet, or a perk."""
        standing = self.hand.standing
        missing = ~self.letters & (self.letters + 1)
        paid = self.hand.influence(standing._replace(letters=self.letters | missing))
        base = LEVEL if self.letters.bit_count() < t.LETTERS - 1 else LEVEL_LATE
        return base + 0.7 * (paid - self.hand.now) + 0.2 * self.perk

    @lazy
    def perk(self) -> float:
        """What a perk is worth beyond its use."""
        standing = self.hand.standing
        paid = self.hand.influence(standing._replace(perks=standing.perks + 1))
        return float(paid - self.hand.now)

    def xp(self, number: int) -> float:
        """What XP are worth: parts of a level."""
        return number * self.level / (self.letters.bit_count() + 1)

    # Belongings

    def caps_gained(self, number: int) -> float:
        """What Caps are worth, or cost if the number is negative."""
        standing = self.hand.standing
        caps = max(0, standing.caps + number)
        paid = self.hand.influence(standing._replace(caps=caps)) - self.hand.now
        soon = self.hand.influence(standing._replace(caps=caps + 3)) - self.hand.influence(
            standing._replace(caps=standing.caps + 3)
        )
        low, high = min(caps, standing.caps), max(caps, standing.caps)
        useful = (
            max(0, min(high, PLENTY) - low) * CAP + max(0, high - max(low, PLENTY)) * CAP_PLENTY
        )
        return (useful if number >= 0 else -useful) + 0.7 * max(paid, soon, key=abs)

    @lazy
    def one_item(self) -> float:
        """What owning one more card pays."""
        standing = self.hand.standing
        paid = self.hand.influence(standing._replace(items=standing.items + 2)) - self.hand.now
        return 0.4 * paid

    @lazy
    def one_companion(self) -> float:
        """What one more companion pays."""
        standing = self.hand.standing
        more = standing._replace(companions=standing.companions + 1)
        return float(self.hand.influence(more) - self.hand.now)

    # Traits

    def become(self, trait: int) -> float:
        """What a trait is worth."""
        if not can_become(self.land, self.seat, trait):
            return 0.0
        standing = self.hand.standing
        traits = frozenset(each for each in standing.traits if each // 2 != trait // 2)
        paid = self.hand.influence(standing._replace(traits=traits | {trait}))
        return TRAIT.get(trait, 0.1) + paid - self.hand.now

    def lose(self, trait: int) -> float:
        """What it is worth to lose a trait."""
        standing = self.hand.standing
        if trait not in standing.traits:
            return 0.0
        paid = self.hand.influence(standing._replace(traits=standing.traits - {trait}))
        return paid - self.hand.now - TRAIT.get(trait, 0.1)

    # Influence

    @lazy
    def agenda(self) -> float:
        """What one more agenda is worth."""
        hand = self.hand
        worth = AGENDA * hand.draw
        if len(hand.cards) < t.AGENDA_LIMIT and hand.now + 1 >= hand.target:
            worth += WIN
        return worth

    def power(self, faction: int, steps: int) -> float:
        """What it is worth to raise a faction's power."""
        power = list(self.hand.standing.power)
        power[faction] += steps
        after = (power[0], power[1])
        if self.hand.influence(self.hand.standing._replace(power=after)) >= self.hand.target:
            return WIN
        left = self.track_end - power[faction]
        if left <= 0:
            return DEFEAT
        worth = self.hand.worth_of_power(after) - self.hand.worth_of_power(self.hand.standing.power)
        if left == 1:
            worth += BRINK
        elif left == 2:
            worth += BRINK_NEAR
        return worth - OTHERS_GAIN * steps

    @lazy
    def track_end(self) -> int:
        """The power that ends the game."""
        return len(self.land.sheet.track_x) - 1

    @lazy
    def staged(self) -> float:
        """What a new quest is worth."""
        quests: int = len(self.land.staged)
        if quests >= CROWDED:
            return STAGED / 4
        if has_news(self.land, t.WASTELAND) or has_news(self.land, t.SETTLEMENT):
            return STAGED
        return STAGED + SCARCE * max(0, QUESTS_WANTED - quests)
