"""Uses of items: what it is worth to use one now, at a moment of its owner's choosing."""

from __future__ import annotations

from overseer.bots.shelter.facts import Counts, one_cube
from overseer.bots.shelter.prospect import CUBE, Prospect
from overseer.games.shelter import terms as t

WASTE = 0.03  # an item is not used for less
SWAP_GAIN = 0.2  # nor one item swapped for another that is hardly better

# Whom to heal: one that keeps a threat on the own level, one that can go out, then others.
HEAL_ON_THREAT, HEAL_TRAINED, HEAL_IN_FRONT, HEAL_IN_VAULT = 3.0, 2.0, 1.0, 0.0


def use_worth(prospect: Prospect, item: int) -> float:
    """What it is worth to use an item now."""
    cubes = list(prospect.cubes)
    worth = -WASTE
    for step, argument in prospect.facts.items[item].steps:
        if step == t.PAY:
            worth -= prospect.pay(one_cube(argument), cubes)
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
        return HEAL_TRAINED if who > t.INJURED else HEAL_IN_FRONT
    space = who - t.FROM_SPACE
    on_own_threat = prospect.vault.threat[space] != 0 and space // t.SPACES == prospect.level
    return HEAL_ON_THREAT if on_own_threat else HEAL_IN_VAULT


def _ready(prospect: Prospect) -> float:
    """What a second use of the best exhausted item is worth; often there is no more need for it."""
    uses = [prospect.use_per_round(item) for item, exhausted in prospect.items if exhausted]
    return min(CUBE, max(uses, default=0.0)) / 2


def _swap(prospect: Prospect, item: int) -> float:
    others = [prospect.item(each) for each, _ in prospect.items if each != item]
    return prospect.best_item - min(others) - SWAP_GAIN if others else 0.0
