"""Fights: how likely one is won, and which items to spend on it."""

from __future__ import annotations

from overseer.bots.shelter.prospect import Prospect
from overseer.games.shelter import terms as t
from overseer.games.shelter.fight import Fight, standing_bonus

SPEND = 0.02  # an item stays ready unless it helps more than this

_SUMS = [low + high for low in range(1, 7) for high in range(1, 7)]
_AT_LEAST = [sum(1 for total in _SUMS if total >= needed) / 36 for needed in range(14)]
_SECOND_TRY = (0.0, 0.3, 0.4)  # how often a reroll of one die, or of both, turns a lost fight


def chance(needed: int) -> float:
    """How likely two dice reach a number."""
    return _AT_LEAST[max(0, min(13, needed))]


def chance_to_win(prospect: Prospect, needed: int) -> float:
    """How likely a fight is won if all items that help are used."""
    needed -= standing_bonus(prospect.vault, prospect.seat)
    lost_again = 1.0
    for item, exhausted in prospect.items:
        facts = prospect.facts.items[item]
        if exhausted:
            continue
        if facts.use == t.BEFORE_FIGHT:
            needed -= max(0, facts.argument(t.FIGHT_BONUS))
        elif facts.use == t.AFTER_ROLL:
            lost_again *= 1 - _SECOND_TRY[max(0, facts.argument(t.REROLL))]
    return 1 - (1 - chance(needed)) * lost_again


def use_before(prospect: Prospect, item: int) -> float:
    """How much likelier an item makes it that the fight at hand is won."""
    fight = _at_hand(prospect)
    missing = _needed(prospect, fight)
    bonus = max(0, prospect.facts.items[item].argument(t.FIGHT_BONUS))
    return chance(missing - bonus) - chance(missing) - SPEND


def use_after(prospect: Prospect, item: int) -> float:
    """How likely an item's reroll turns the fight at hand; an item that readies comes last.

    One that swaps stays ready: what it would bring is worth more than this fight, or nothing.
    """
    fight = _at_hand(prospect)
    missing = _needed(prospect, fight)
    dice = prospect.facts.items[item].argument(t.REROLL)
    if dice == 2:
        return chance(missing)
    if dice == 1:
        return max(0, min(6, 7 - (missing - fight.high))) / 6
    rerolls = prospect.facts.items[item].argument(t.READY) >= 0 and any(
        exhausted and prospect.facts.items[other].use == t.AFTER_ROLL
        for other, exhausted in prospect.items
    )
    return SPEND if rerolls else -SPEND


def _at_hand(prospect: Prospect) -> Fight:
    fight = prospect.vault.stack[-1]
    assert isinstance(fight, Fight)
    return fight


def _needed(prospect: Prospect, fight: Fight) -> int:
    """What the dice must show."""
    bonus = fight.bonus + standing_bonus(prospect.vault, prospect.seat)
    return int(prospect.facts.spaces[fight.card].fight - bonus)
