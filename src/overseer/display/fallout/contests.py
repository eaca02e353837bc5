"""Contests of Fallout: what the dice of a fight or a test come to as they lie.

In a fight hit icons hurt the survivor and areas strike the enemy; in a test only hit icons count.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import hit_icons, matching_dice
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.fight import ACROSS, ATTACKED, Fight, has_ranged_weapon
from overseer.games.fallout.items import passive
from overseer.games.fallout.wasteland import BONUS, CANCELLED, Wasteland


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
    for frame in reversed(land.stack):
        found: Any = frame  # frames are generic; which one it is shows at run time only
        if isinstance(found, Fight):
            return found
    raise AssertionError("no fight is under way")


def harm_in(land: Wasteland) -> Harm | None:
    """What the dice of a fight do to the survivor; None once that is done."""
    fight = fight_in(land)
    asks = fight.ask(land)
    if asks is None or asks.prompt != t.ASK_FIGHT_REROLL:
        return None
    ranged = has_ranged_weapon(land, fight.seat)
    icons = int(hit_icons(land)) + int(fight.how == ACROSS | ATTACKED and not ranged)
    armor = int(passive(land, fight.seat, t.P_ARMOR) + land.contest[CANCELLED])
    return Harm(icons, armor, max(0, icons - armor) * int(fight.level))


def strike_in(land: Wasteland) -> Strike:
    """What the dice of a fight do to the enemy."""
    fight = fight_in(land)
    in_the_open = fight.how & ACROSS != 0 and fight.abilities & t.RANGED == 0
    needed = int(fight.level + (1 if fight.abilities & t.ARMOR else 0))
    return Strike(
        dice=int(matching_dice(land, weak_areas(land, fight.token))),
        ranged=int(in_the_open and has_ranged_weapon(land, fight.seat)),
        cards=int(land.contest[BONUS]),
        needed=needed,
    )


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
    return int(hit_icons(land) + land.contest[BONUS])
