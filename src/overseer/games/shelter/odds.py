"""Odds: how likely a threat appears under a column, and how likely a fight is won."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from overseer.games.shelter import terms as t
from overseer.games.shelter.dice import FACES, PAIR_WEIGHTS, PAIRS, ROLLS, ways
from overseer.games.shelter.fight import (
    AFTER,
    BEFORE,
    PICKING,
    REROLLING,
    ROLLING,
    Fight,
    dice_again,
    item_bonus,
)
from overseer.games.shelter.items import has_step, is_open
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat
from overseer.kernel.decision import Option, a_of, b_of

_PAIRS = [
    (a_of(pair), b_of(pair), weight) for pair, weight in zip(PAIRS, PAIR_WEIGHTS, strict=True)
]
_ALL_PAIRS = len(ROLLS)
_FACES = [a_of(code) for code in FACES]
SUMS = range(2, 13)  # of two dice
# Questions that may lie between a placement and its fight; none of them changes the odds.
_ON_THE_WAY = (t.ASK_WITH, t.ASK_WEAR, t.ASK_PAY, t.ASK_GIVE, t.ASK_ROOM, t.ASK_SIDE)
# What an item asks that is used within a fight.
_FOR_ITEMS = (t.ASK_READY, t.ASK_SWAP_GIVE, t.ASK_SWAP_TAKE)
# Questions that can stand in the middle of a fight.
IN_FIGHTS = (t.ASK_BEFORE_FIGHT, t.ASK_AFTER_ROLL, t.ASK_DIE, *_FOR_ITEMS)

# An item as a fight sees it: what it does (FIGHT_BONUS, REROLL, READY or SWAP) and how much of it.
# What adds to every fight, or does nothing in one, is there to be swapped.
Tool = tuple[int, int]
Tools = tuple[Tool, ...]
STANDING, IDLE = -1, -2


class Hand(NamedTuple):
    """What the player who fights can use, what not, and what lies in the track for a swap."""

    ready: Tools = ()
    lying: Tools = ()
    track: Tools = ()

    def used(self, tool: Tool) -> Hand:
        """The hand after the use of a tool."""
        return self._replace(ready=_less(self.ready, tool), lying=_more(self.lying, tool))


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely a fight is won: without further items, and with the best use of all of them."""

    bare: Fraction
    best: Fraction


@dataclass(frozen=True, slots=True)
class Bout:
    """A fight with the position that it is in."""

    vault: Vault
    fight: Fight

    @property
    def seat(self) -> int:
        """Who fights."""
        return int(self.fight.seat)

    @property
    def needed(self) -> int:
        """What the dice must reach, as far as items have been used."""
        return int(self.fight.needed(self.vault))

    def odds(self) -> Odds:
        """The odds without further items, and with all of them."""
        return Odds(self.chance(Hand()), self.chance(hand_of(self.vault, self.seat)))

    def chance(self, hand: Hand) -> Fraction:
        """How likely the fight is won with the best use of these items."""
        fight, needed = self.fight, self.needed
        low, high = int(fight.low), int(fight.high)
        if fight.stage == BEFORE:
            return before_roll(needed, hand)
        if fight.stage == ROLLING:
            return rolled(needed, hand)
        if fight.stage == AFTER:
            return _after(needed, low, high, hand)
        if fight.stage == PICKING:
            return _pick(needed, low, high, hand)
        if fight.stage == REROLLING:
            return one_die(needed, low, hand)
        return Fraction(low + high >= needed)


def column_chance(number: int) -> Fraction:
    """How likely two dice show a sum."""
    return Fraction(int(ways(number)), _ALL_PAIRS)


def odds_after(vault: Vault, option: Option) -> Odds | None:
    """The odds of the fight that an option leads into or goes on with; None if there is none."""
    bout = bout_after(vault, option)
    return None if bout is None else bout.odds()


def bout_after(vault: Vault, option: Option) -> Bout | None:
    """The fight that an option leads into or goes on with; of several ways the best one."""
    tried = vault.clone()
    tried.auto_chance = False
    tried.apply(option)
    while (decision := tried.decision) is not None:
        bout = bout_in(tried)
        if bout is not None and decision.prompt in _FOR_ITEMS:
            ways = [bout_after(tried, each) for each in decision.options]
            reached = [each for each in ways if each]  # others have won at once
            return max(reached, key=lambda each: each.odds().best, default=None)
        if bout is not None:
            return bout
        if decision.prompt not in _ON_THE_WAY:
            return None
        tried.apply(int(decision.default))
    return None


def bout_in(vault: Vault) -> Bout | None:
    """The fight that a position is in the middle of."""
    for frame in vault.stack:
        found: Any = frame  # frames are generic; which one it is shows at run time only
        if isinstance(found, Fight):
            return Bout(vault, found)
    return None


def hand_of(vault: Vault, seat: int, chosen: Collection[int] | None = None) -> Hand:
    """A player's items in a fight; of the ready ones only those that are chosen may be used."""
    ready: list[Tool] = []
    lying: list[Tool] = []
    for code in vault.held:
        if held_seat(code) != seat:
            continue
        item = int(held_item(code))
        tool = tool_of(vault, item)
        if held_exhausted(code) or tool[0] in (STANDING, IDLE):
            lying.append(tool)
        elif chosen is None or item in chosen:
            ready.append(tool)
        else:
            lying.append((IDLE, 0))
    if any(tool[0] == t.SWAP for tool in (*ready, *lying)):
        track = [tool_of(vault, int(place) - 1) for place in vault.item_track if place]
        return Hand(tuple(sorted(ready)), tuple(sorted(lying)), tuple(sorted(track)))
    return Hand(
        tuple(sorted(ready)),
        tuple(sorted(tool for tool in lying if tool[0] not in (STANDING, IDLE))),
    )


def tool_of(vault: Vault, item: int) -> Tool:
    """An item as fights see it."""
    cards = vault.cards
    use = cards.item_use[item]
    bonus = int(item_bonus(cards, item))
    if use == t.BEFORE_FIGHT:
        return t.FIGHT_BONUS, bonus
    if use == t.AFTER_ROLL:
        return t.REROLL, int(dice_again(cards, item))
    if use == t.ALWAYS and bonus > 0:
        return STANDING, bonus
    if use == t.ANY_TIME and is_open(cards, item, t.AFTER_ROLL):
        return (t.SWAP if has_step(cards, item, t.SWAP) else t.READY), 0
    return IDLE, 0


# A fight in which the dice must reach `needed`, played as well as the items allow.


@lru_cache(1 << 16)
def before_roll(needed: int, hand: Hand) -> Fraction:
    """Before the roll: the best of rolling at once and of using any item first."""
    best = rolled(needed, hand)
    for tool in set(hand.ready):
        if tool[0] == t.FIGHT_BONUS:
            best = max(best, before_roll(needed - tool[1], hand.used(tool)))
    for bonus, other in (*_readied(hand), *_swapped(hand)):
        best = max(best, before_roll(needed - bonus, other))
    return best


@lru_cache(1 << 16)
def rolled(needed: int, hand: Hand) -> Fraction:
    """Both dice in the air."""
    won = Fraction(0)
    for low, high, number in _PAIRS:
        won += number * _after(needed, low, high, hand)
    return won / _ALL_PAIRS


@lru_cache(1 << 16)
def _after(needed: int, low: int, high: int, hand: Hand) -> Fraction:
    """After the roll: won if it is enough, else the best reroll."""
    if low + high >= needed:
        return Fraction(1)
    best = Fraction(0)
    for tool in set(hand.ready):
        if tool[0] == t.REROLL:
            left = hand.used(tool)
            both = tool[1] > 1
            best = max(best, rolled(needed, left) if both else _pick(needed, low, high, left))
    for bonus, other in (*_readied(hand), *_swapped(hand)):
        best = max(best, _after(needed - bonus, low, high, other))
    return best


def _pick(needed: int, low: int, high: int, hand: Hand) -> Fraction:
    """Either die may be rolled again."""
    return max(one_die(needed, kept, hand) for kept in (low, high))


def one_die(needed: int, kept: int, hand: Hand) -> Fraction:
    """One die in the air, the other kept."""
    won = Fraction(0)
    for face in _FACES:
        won += _after(needed, min(kept, face), max(kept, face), hand)
    return won / len(_FACES)


def _readied(hand: Hand) -> Iterator[tuple[int, Hand]]:
    """What readying another item can lead to; no item readies one that readies (SH-R-37)."""
    readier = (t.READY, 0)
    if readier in hand.ready:
        for tool in set(hand.lying):
            if tool[0] not in (t.READY, STANDING, IDLE):
                left = hand.used(readier)
                ready = _more(left.ready, tool)
                yield 0, left._replace(ready=ready, lying=_less(left.lying, tool))


def _swapped(hand: Hand) -> Iterator[tuple[int, Hand]]:
    """What a swap with the track can lead to, each with what it adds to the total (SH-R-89)."""
    swapper = (t.SWAP, 0)
    if swapper not in hand.ready:
        return
    left = hand.used(swapper)
    kept = _less(left.lying, swapper)
    gifts = {(tool, True) for tool in left.ready} | {(tool, False) for tool in kept}
    for (given, was_ready), taken in product(gifts, set(hand.track)):
        if taken[0] == IDLE:
            continue
        ready = _less(left.ready, given) if was_ready else left.ready
        lying = left.lying if was_ready else _less(left.lying, given)
        bonus = -given[1] if given[0] == STANDING else 0
        if taken[0] == STANDING:
            bonus += taken[1]
            lying = _more(lying, taken)
        else:
            ready = _more(ready, taken)
        # Two that swap could fetch each other for ever, and would come to nothing new.
        left_there = (IDLE, 0) if given[0] == t.SWAP else given
        yield bonus, Hand(ready, lying, _more(_less(hand.track, taken), left_there))


def _more(tools: Tools, tool: Tool) -> Tools:
    return tuple(sorted((*tools, tool)))


def _less(tools: Tools, tool: Tool) -> Tools:
    left = list(tools)
    left.remove(tool)
    return tuple(left)
