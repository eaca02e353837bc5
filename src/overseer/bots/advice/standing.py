"""A survivor's standing in figures, and about how much influence each is worth."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.games.fallout import terms as t
from overseer.games.fallout.influence import influence
from overseer.games.fallout.items import selection
from overseer.games.fallout.rows import counter_number, owned_seat
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import target

# What one of each is worth, roughly as the greedy bot weighs it.
WORTHS = {
    "influence": 2.5,
    "agendas": 0.5,
    "letters": 0.3,
    "perks": 0.6,
    "xp": 0.35,
    "items": 0.5,
    "caps": 0.1,
    "hp": 0.08,
    "rads": -0.3,
    "progress": 0.5,
    "tiles": 0.3,
}

# What chances follow from, as `features` and `shadows` list it, by the number of players. Found by
# `scripts/chances.py fallout --games 300`.
SURVIVOR = {
    1: [1.58, 2.92, -0.11, -0.29, 0.03, 0.12, -0.85],
    2: [2.01, 3.1, -0.97, 0.28, 0.43, -0.18, -1.35],
    3: [0.58, 3.58, 1.5, 1.01, 0.39, -0.57, -0.78],
    4: [0.09, 3.58, 1.83, 1.52, 0.2, -0.1, 0.22],
}
NOBODY = {
    1: [-3.03, 2.58, 4.13, 2.76],
    2: [-1.72, 4.8, 5.42, -2.63],
    3: [-1.55, 3.5, 7.69, -1.76],
    4: [-4.07, 8.13, 4.29, -1.0],
}
FITTED = 225  # games of bots, by number of players: of those 300, every fourth is kept aside
OUT = -30.0


def standing_of(land: Wasteland, seat: int) -> dict[str, int]:
    """The figures of a survivor now."""
    letters = int(land.letters[seat]).bit_count()
    return {
        "influence": int(influence(land, seat)),
        "agendas": sum(1 for code in land.agendas if owned_seat(code) == seat),
        "letters": letters,
        "perks": sum(1 for code in land.perks if owned_seat(code) == seat),
        "xp": int(land.xp[seat]) + letters * (letters + 1) // 2,  # with what levels took
        "items": len(selection(land, seat, t.SELECT_ANY)),
        "caps": int(land.caps[seat]),
        "hp": int(land.hp[seat]),
        "rads": int(land.rads[seat]),
        "progress": sum(int(counter_number(code)) for code in land.counts),
        "tiles": sum(1 for slot in land.slots if slot > 0),
    }


def features(land: Wasteland, seat: int) -> list[float]:
    """What the chances of a survivor follow from."""
    standing, goal = standing_of(land, seat), max(1, int(target(land)))
    near = standing["influence"] / goal
    return [
        near,
        near * lateness(land),
        standing["agendas"] / 4,
        standing["letters"] / 7,
        standing["items"] / 10,
        standing["caps"] / 10,
        standing["rads"] / 10,
    ]


def shadows(land: Wasteland) -> list[float]:
    """What the chances follow from that nobody wins."""
    power = max(int(each) for each in land.power) / _track(land)
    return [1.0, power, power**4, lateness(land)]


def lateness(land: Wasteland) -> float:
    """How near the end is, from 0 to 1: by the best influence or the greatest power."""
    goal = max(1, int(target(land)))
    best = max(int(influence(land, seat)) for seat in range(land.players)) / goal
    return min(1.0, max(best, max(int(each) for each in land.power) / _track(land)))


def outlook(land: Wasteland, seat: int) -> float:
    """A survivor's score: each point more makes a win e times as likely."""
    if land.eliminated[seat] == 1:
        return OUT
    return _sum(SURVIVOR[int(land.players)], features(land, seat))


def per_influence(land: Wasteland) -> float:
    """What one influence more adds to a score now."""
    near, late, *_ = SURVIVOR[int(land.players)]
    return (near + late * lateness(land)) / max(1, int(target(land)))


def gloom(land: Wasteland) -> float:
    """The same for an end without a winner."""
    return _sum(NOBODY[int(land.players)], shadows(land))


def _track(land: Wasteland) -> int:
    return max(1, len(land.sheet.track_x) - 1)


def _sum(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))
