"""Fights: how likely one is won, and which items to spend on it."""

from __future__ import annotations

from functools import lru_cache

from overseer.bots.shelter.prospect import Prospect
from overseer.games.shelter import terms as t
from overseer.games.shelter.fight import Fight, dice_again, item_bonus, standing_bonus
from overseer.games.shelter.odds import Hand, Tools, before_roll, one_die, rolled, tool_of

SPEND = 0.02  # an item stays ready unless it helps more than this
_USED = (t.FIGHT_BONUS, t.REROLL)  # an item that swaps or readies others is not counted on
_KEPT = 1 << 12


def chance_to_win(prospect: Prospect, number: int) -> float:
    """How likely a fight is won if all items that help are used."""
    needed = number - int(standing_bonus(prospect.vault, prospect.seat))
    tools = [tool_of(prospect.vault, item) for item, exhausted in prospect.items if not exhausted]
    return _chance(needed, tuple(sorted(tool for tool in tools if tool[0] in _USED)))


@lru_cache(_KEPT)
def _chance(needed: int, tools: Tools) -> float:
    return float(before_roll(needed, Hand(tools)))


@lru_cache(_KEPT)
def chance(needed: int) -> float:
    """How likely two dice reach a number."""
    return float(rolled(needed, Hand()))


def use_before(prospect: Prospect, item: int) -> float:
    """How much likelier an item makes it that the fight at hand is won."""
    needed = int(_at_hand(prospect).needed(prospect.vault))
    bonus = int(item_bonus(prospect.vault.cards, item))
    return chance(needed - bonus) - chance(needed) - SPEND


def use_after(prospect: Prospect, item: int) -> float:
    """How likely an item's reroll turns the fight at hand; an item that readies comes last.

    One that swaps stays ready: what it would bring is worth more than this fight, or nothing.
    """
    fight = _at_hand(prospect)
    needed = int(fight.needed(prospect.vault))
    dice = dice_again(prospect.vault.cards, item)
    if dice == 2:
        return chance(needed)
    if dice == 1:
        return float(one_die(needed, int(fight.high), Hand()))
    rerolls = prospect.facts.items[item].argument(t.READY) >= 0 and any(
        exhausted and prospect.facts.items[other].use == t.AFTER_ROLL
        for other, exhausted in prospect.items
    )
    return SPEND if rerolls else -SPEND


def _at_hand(prospect: Prospect) -> Fight:
    fight = prospect.vault.stack[-1]
    assert isinstance(fight, Fight)
    return fight
