"""Uses of items: what it is worth to use one now, at a moment of its owner's choosing."""

from __future__ import annotations

from overseer.bots.shelter.facts import Counts
from overseer.bots.shelter.prospect import CUBE, Prospect
from overseer.games.shelter import terms as t

WASTE = 0.03  # an item is not used for less
SWAP_GAIN = 0.2


def use_worth(prospect: Prospect, item: int) -> float:
    """What it is worth to use an item now."""
    cubes = list(prospect.cubes)
    worth = -WASTE
    for step, argument in prospect.facts.items[item].steps:
        if step == t.PAY:
            worth -= prospect.pay(_one(argument), cubes)
        elif step == t.GAIN:
            worth += prospect.row(prospect.facts.spaces[argument].row, cubes)
        elif step == t.HEAL_DWELLER:
            worth += prospect.injury
        elif step == t.READY:
            worth += _ready(prospect)
        elif step == t.SWAP:
            worth += _swap(prospect, item)
    return worth


def exchange_worth(prospect: Prospect, paid: Counts, gained: Counts) -> float:
    """What it is worth to exchange cubes for others."""
    cubes = list(prospect.cubes)
    worth = -WASTE - prospect.pay(paid, cubes)
    for kind, number in enumerate(gained):
        for _ in range(number):
            worth += prospect.gain(kind, cubes)
    return worth


def heal_worth(prospect: Prospect, who: int) -> float:
    """How much it matters that one injured dweller, rather than another, is healed."""
    if who < t.FROM_SPACE:
        return 2.0 if who > t.INJURED else 1.0  # trained ones first; both can go out at once
    space = who - t.FROM_SPACE
    on_own_threat = prospect.vault.threat[space] != 0 and space // t.SPACES == prospect.level
    return 3.0 if on_own_threat else 0.0


def _ready(prospect: Prospect) -> float:
    """Items that pay off at once are worth readying; weapons are, if there is a fight to come."""
    return max(
        (
            min(CUBE, prospect.use_per_round(item)) / 2
            for item, exhausted in prospect.items
            if exhausted
        ),
        default=0.0,
    )


def _swap(prospect: Prospect, item: int) -> float:
    worst = min((prospect.item(each) for each, _ in prospect.items if each != item), default=9.0)
    return prospect.best_item - worst - SWAP_GAIN


def _one(kind: int) -> Counts:
    return int(kind == 0), int(kind == 1), int(kind == 2), int(kind == t.ANY)
