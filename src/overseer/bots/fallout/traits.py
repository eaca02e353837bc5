"""Traits by name: what the weights of Fallout belong to, and what they are taken to be at first."""

from __future__ import annotations

from collections.abc import Mapping

from overseer.bots.mind.errands import ENCOUNTERS, FIGHTS, KINDS, TILES
from overseer.bots.mind.fallout import PHASES
from overseer.bots.weights import Weights, leant
from overseer.kernel.errors import Malformed

POINT = 4096  # a point, as weights count it

# What somebody thinks who knows the rules and has not played yet, in influence.
PRIOR: Mapping[str, float] = {
    "influence": 1.0,
    "agenda-1": 1.2,
    "agenda-2": 1.2,
    "agenda-3": 1.2,
    "agenda-4": 0.8,
    "lead": 0.25,
    "power-short": -0.2,
    "caps-part": 0.1,
    "other-part": 0.12,
    "near-1": 1.0,
    "near-2": 0.5,
    "near-3": 0.3,
    "caps": 0.1,
    "caps-more": 0.03,
    "letters": 0.9,
    "xp": 0.12,
    "perks": 0.5,
    "life-2": 0.35,
    "life-4": 0.3,
    "life-6": 0.22,
    "life-8": 0.15,
    "life-10": 0.1,
    "rads": -0.22,
    "idolized": 0.25,
    "vilified": -0.1,
    "synth": 0.0,
    "super-mutant": 0.0,
    "well-rested": 0.3,
    "addicted": -0.5,
    "armed": 0.2,
    "fight-rerolls": 0.4,
    "ranged": 0.3,
    "armor": 0.5,
    "speed": 0.5,
    "trained": 0.2,
    "companions": 0.3,
    "aids": 0.2,
    "drugs": 0.15,
    "magazines": 0.15,
    "spare": 0.1,
    "uniques": 0.4,
    "useful": 0.15,
    "tired": -0.05,
    "worth": 0.02,
    "deaths": -0.3,
    "out": -6.0,
    "to-move": 0.0,
    "actions": 0.3,
    "points": 0.03,
    "waiting": 0.6,
    "danger": -0.01,
    "best-errand": 0.03,
    "second-errand": 0.008,
    "quest": 0.005,
    "fight": 0.002,
    "encounter": 0.002,
    "tile": 0.002,
    "camp": 0.0,
}


# Alone, these parts of ten count of what could be done. With no rival to lose ground to, a bot that
# counts all of it puts things off, and is always about to do them.
ALONE = {
    "best-errand": 6,
    "second-errand": 0,
    "quest": 10,
    "fight": 0,
    "encounter": 5,
    "tile": 0,
    "camp": 0,
}


# What a personality is fond of beside what wins games: positions by their traits, in influence,
# and errands by their kinds, in hundredths of it.
_LEANS: Mapping[str, Mapping[str, float]] = {
    "": {},
    "fighter": {"xp": 0.15, "letters": 0.3, "armed": 0.5, "danger": 0.02},
    "explorer": {},
    "hoarder": {"caps": 0.15, "caps-more": 0.15, "worth": 0.2, "spare": 0.2},
}
_ERRANDS: Mapping[str, Mapping[int, int]] = {
    "": {},
    "fighter": {FIGHTS: 150},
    "explorer": {TILES: 120},
    "hoarder": {ENCOUNTERS: 60},
}


def trait_names() -> list[str]:
    """The names of the traits, in the judge's order."""
    return list(PRIOR)


def prior() -> list[int]:
    """The weights of somebody who has not played yet."""
    return [number for points in PRIOR.values() for number in (round(points * POINT), *_LATER)]


_LATER = (0,) * (PHASES - 1)


def fondness_of(lean: str) -> list[int]:
    """What a personality is fond of, by kinds of errands."""
    return [_ERRANDS[lean].get(kind, 0) for kind in range(KINDS)]


def numbers_of(weights: Weights, lean: str = "") -> list[int]:
    """Weights in the judge's order, as a personality has them."""
    names = trait_names()
    if sorted(names) != sorted(weights.traits):
        odd = sorted(set(names) ^ set(weights.traits))
        raise Malformed(f"The weights are for other traits; they differ in {', '.join(odd)}.")
    rows = [leant(name, weights.traits[name], _LEANS[lean], POINT) for name in names]
    if any(len(row) != PHASES for row in rows):
        raise Malformed(f"Each trait has {PHASES} weights; there are others among these.")
    return [number for row in rows for number in row]
