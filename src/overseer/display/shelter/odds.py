"""Odds: how likely a threat appears under a column, and how likely a fight is won."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from overseer.games.shelter import terms as t
from overseer.games.shelter.fight import (
    AFTER,
    BEFORE,
    PICKING,
    REROLLING,
    ROLLING,
    Fight,
    standing_bonus,
)
from overseer.games.shelter.vault import Vault, held_exhausted, held_item, held_seat
from overseer.kernel.decision import Option

_FACES = range(1, 7)
_PAIRS = Counter((min(one, two), max(one, two)) for one in _FACES for two in _FACES)
_ALL_PAIRS = 36
# Questions that may lie between a placement and its fight; none of them changes the odds.
_ON_THE_WAY = (t.ASK_WITH, t.ASK_WEAR, t.ASK_PAY, t.ASK_GIVE, t.ASK_ROOM, t.ASK_SIDE)

# An item as a fight sees it: what it does (FIGHT_BONUS, REROLL or READY) and how much of it.
Tool = tuple[int, int]
Tools = tuple[Tool, ...]


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
        bonus = self.fight.bonus + standing_bonus(self.vault, self.fight.seat)
        return int(self.vault.cards.fight[self.fight.card] - bonus)

    def odds(self) -> Odds:
        """The odds without further items, and with all of them."""
        return Odds(self.chance((), ()), self.chance(*tools_of(self.vault, self.seat)))

    def chance(self, ready: Tools, exhausted: Tools) -> Fraction:
        """How likely the fight is won with the best use of these items."""
        fight, needed = self.fight, self.needed
        low, high = int(fight.low), int(fight.high)
        if fight.stage == BEFORE:
            return _before(needed, ready, exhausted)
        if fight.stage == ROLLING:
            return _roll(needed, ready, exhausted)
        if fight.stage == AFTER:
            return _after(needed, low, high, ready, exhausted)
        if fight.stage == PICKING:
            return _pick(needed, low, high, ready, exhausted)
        if fight.stage == REROLLING:
            return _one_die(needed, low, ready, exhausted)
        return Fraction(low + high >= needed)


def column_chance(number: int) -> Fraction:
    """How likely two dice show a sum."""
    return Fraction(max(0, 6 - abs(7 - number)), _ALL_PAIRS)


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
        if bout is not None and decision.prompt == t.ASK_READY:
            readied = [bout_after(tried, each) for each in decision.options]
            return max((each for each in readied if each), key=lambda each: each.odds().best)
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


def tools_of(vault: Vault, seat: int) -> tuple[Tools, Tools]:
    """A player's items that matter in fights, ready and exhausted."""
    ready: list[Tool] = []
    exhausted: list[Tool] = []
    for code in vault.held:
        tool = tool_of(vault, int(held_item(code)))
        if held_seat(code) == seat and tool is not None:
            (exhausted if held_exhausted(code) else ready).append(tool)
    return tuple(sorted(ready)), tuple(sorted(exhausted))


def tool_of(vault: Vault, item: int) -> Tool | None:
    """An item as fights see it; None if they do not."""
    cards = vault.cards
    if cards.item_use[item] == t.BEFORE_FIGHT:
        return t.FIGHT_BONUS, int(cards.first_step(item, t.FIGHT_BONUS))
    if cards.item_use[item] == t.AFTER_ROLL:
        return t.REROLL, int(cards.first_step(item, t.REROLL))
    if cards.item_use[item] == t.ANY_TIME and cards.item_windows[item] >> t.AFTER_ROLL & 1:
        return t.READY, 0
    return None


# A fight in which the dice must reach `needed`, played as well as the items allow.


@lru_cache(1 << 16)
def _before(needed: int, ready: Tools, exhausted: Tools) -> Fraction:
    """Before the roll: the best of rolling at once and of using any item first."""
    best = _roll(needed, ready, exhausted)
    for tool in set(ready):
        if tool[0] == t.FIGHT_BONUS:
            best = max(best, _before(needed - tool[1], *_used(tool, ready, exhausted)))
    for choice in _readied(ready, exhausted):
        best = max(best, _before(needed, *choice))
    return best


@lru_cache(1 << 16)
def _roll(needed: int, ready: Tools, exhausted: Tools) -> Fraction:
    """Both dice in the air."""
    won = Fraction(0)
    for (low, high), number in _PAIRS.items():
        won += number * _after(needed, low, high, ready, exhausted)
    return won / _ALL_PAIRS


@lru_cache(1 << 16)
def _after(needed: int, low: int, high: int, ready: Tools, exhausted: Tools) -> Fraction:
    """After the roll: won if it is enough, else the best reroll."""
    if low + high >= needed:
        return Fraction(1)
    best = Fraction(0)
    for tool in set(ready):
        if tool[0] == t.REROLL:
            left = _used(tool, ready, exhausted)
            both = tool[1] > 1
            best = max(best, _roll(needed, *left) if both else _pick(needed, low, high, *left))
    for choice in _readied(ready, exhausted):
        best = max(best, _after(needed, low, high, *choice))
    return best


def _pick(needed: int, low: int, high: int, ready: Tools, exhausted: Tools) -> Fraction:
    """Either die may be rolled again."""
    return max(_one_die(needed, kept, ready, exhausted) for kept in (low, high))


def _one_die(needed: int, kept: int, ready: Tools, exhausted: Tools) -> Fraction:
    """One die in the air, the other kept."""
    won = Fraction(0)
    for face in _FACES:
        won += _after(needed, min(kept, face), max(kept, face), ready, exhausted)
    return won / len(_FACES)


def _used(tool: Tool, ready: Tools, exhausted: Tools) -> tuple[Tools, Tools]:
    left = list(ready)
    left.remove(tool)
    return tuple(left), tuple(sorted((*exhausted, tool)))


def _readied(ready: Tools, exhausted: Tools) -> list[tuple[Tools, Tools]]:
    """What readying another item can lead to; no item readies one that readies (SH-R-37)."""
    readier = next((tool for tool in ready if tool[0] == t.READY), None)
    if readier is None:
        return []
    left, turned = _used(readier, ready, exhausted)
    choices: list[tuple[Tools, Tools]] = []
    for tool in set(exhausted):
        if tool[0] != t.READY:
            still = list(turned)
            still.remove(tool)
            choices.append((tuple(sorted((*left, tool))), tuple(still)))
    return choices
