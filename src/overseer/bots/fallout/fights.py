"""Fights: how they are likely to go, and what a fight with an enemy is worth."""

from __future__ import annotations

from overseer.bots.fallout.odds import Odds
from overseer.bots.fallout.prospect import LIFE, LOOT, Prospect
from overseer.games.fallout import terms as t
from overseer.games.fallout.enemies import abilities_of, is_friend, level_of, weak_areas
from overseer.games.fallout.fight import hits_from_afar, hits_to_kill

_KEPT = 4096  # fights reckoned; there are few in a game, but a program may play many packs
HARM = LIFE / 1.2  # the tables count a life as 1.2
RADIATED = 0.25  # rads in a fight, per level, if any damage is dealt


def outlook(prospect: Prospect, token: int, across: bool = False) -> tuple[float, float]:
    """How likely an enemy on the map is killed, and what the fight costs in HP and rads."""
    land = prospect.land
    level, abilities = int(level_of(land, token)), int(abilities_of(land, token))
    return _outlook(prospect, int(weak_areas(land, token)), level, abilities, across)


def drawn(prospect: Prospect, icon: int, levels: int, abilities: int) -> tuple[float, float]:
    """The same for an enemy that is yet to be drawn, over all of its type."""
    land = prospect.land
    if icon >= t.TYPES:
        faction = icon - t.TYPES
        if is_friend(land, prospect.seat, faction) or land.sheet.faction_enemy[faction] == 0:
            return 0.0, 0.0
        return outlook(prospect, faction)
    chance = harm = copies = 0.0
    for one in prospect.facts.stacks[icon]:
        level = max(1, int(level_of(land, one.token)) + levels)
        weak = int(weak_areas(land, one.token))
        more = abilities | int(abilities_of(land, one.token))
        killed, hurt = _outlook(prospect, weak, level, more, False)
        chance += one.copies * killed
        harm += one.copies * (hurt - killed * gained(prospect, level, more))
        copies += one.copies
    return (chance / copies, harm / copies) if copies else (0.0, 0.0)


def gained(prospect: Prospect, level: int, abilities: int) -> float:
    """What any kill brings: XP, and loot from some."""
    return prospect.xp(level) + (LOOT + prospect.one_item if abilities & t.LOOTED else 0.0)


def worth(prospect: Prospect, token: int, wished: float, across: bool = False) -> float:
    """What it is worth to fight an enemy on the map, with what quests promise for its death."""
    known = prospect.fights.get((token, across))
    if known is None:
        land = prospect.land
        level, abilities = int(level_of(land, token)), int(abilities_of(land, token))
        chance, harm = _outlook(prospect, int(weak_areas(land, token)), level, abilities, across)
        known = chance, gained(prospect, level, abilities), harm
        prospect.fights[token, across] = known
    chance, gain, harm = known
    return chance * (gain + wished) - harm


def _outlook(
    prospect: Prospect, weak: int, level: int, abilities: int, across: bool
) -> tuple[float, float]:
    rerolls = prospect.fight_rerolls + (1 if prospect.is_rested else 0)
    key = (weak, level, abilities, across, prospect.armor, prospect.remaining, rerolls)
    outlooks = prospect.facts.outlooks
    known = outlooks.get(key)
    if known is None:
        if len(outlooks) >= _KEPT:
            outlooks.clear()
        known = outlooks[key] = _reckon(prospect.facts.odds, *key)
    return known


def _reckon(
    odds: Odds,
    weak: int,
    level: int,
    abilities: int,
    across: bool,
    armor: int,
    remaining: int,
    rerolls: int,
) -> tuple[float, float]:
    """How likely an enemy is killed, and what the fight costs."""
    needed = int(hits_to_kill(level, abilities))
    if across:
        needed -= int(hits_from_afar(abilities))
    worth, chance = odds.fight(weak, needed, armor, level, remaining).fresh(rerolls)
    harm = HARM * (chance - worth)
    if abilities & t.RADIATION:
        harm += RADIATED * level * min(1.0, 2 * harm)
    return chance, harm
