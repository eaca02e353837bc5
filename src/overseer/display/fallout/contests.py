"""Contests of Fallout: what the dice of a fight or a test come to as they lie.

In a fight hit icons hurt the survivor and areas strike the enemy; in a test only hit icons count.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import hit_icons
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.odds import contest_in
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.wasteland import BONUS, Wasteland


@dataclass(frozen=True, slots=True)
class Harm:
    """What the hit icons do to the survivor."""

    icons: int
    armor: int
    damage: int


@dataclass(frozen=True, slots=True)
class Strike:
    """What the survivor does to the enemy: hits by dice, by a ranged weapon, and by cards."""

    dice: int
    ranged: int
    cards: int
    needed: int

    @property
    def hits(self) -> int:
        """All hits together."""
        return self.dice + self.ranged + self.cards


def fight_in(land: Wasteland) -> Fight:
    """The fight that is under way."""
    fight = contest_in(land)
    assert isinstance(fight, Fight), "no fight is under way"
    return fight


def harm_in(land: Wasteland) -> Harm | None:
    """What the dice of a fight do to the survivor; None once that is done."""
    fight = fight_in(land)
    asks = fight.ask(land)
    if asks is None or asks.prompt != t.ASK_FIGHT_REROLL:
        return None
    icons = hit_icons(land)
    damage = int(fight.damage_of(land, icons))
    return Harm(int(icons + fight.more_icons(land)), int(fight.armor(land)), damage)


def strike_in(land: Wasteland) -> Strike:
    """What the dice of a fight do to the enemy."""
    fight = fight_in(land)
    ranged, cards = int(fight.shot_hits(land)), int(land.contest[BONUS])
    dice = int(fight.hits(land)) - ranged - cards
    return Strike(dice=dice, ranged=ranged, cards=cards, needed=int(fight.needed()))


def strike_words(say: Callable[..., str], strike: Strike) -> str:
    """What the dice come to, and what is added to them."""
    if not strike.ranged and not strike.cards:
        return say("play-fallout-fight-sum", hits=strike.hits, needed=strike.needed)
    return say(
        "play-fallout-fight-parts",
        dice=strike.dice,
        ranged=strike.ranged,
        cards=strike.cards,
        hits=strike.hits,
        needed=strike.needed,
    )


def hits_in_test(land: Wasteland) -> int:
    """The hit icons of a test."""
    test = contest_in(land)
    assert isinstance(test, Test), "no test is under way"
    return int(test.total(land))
