"""Places: where enemies, tokens and markers go, and where a card leads to."""

from __future__ import annotations

from overseer.bots.fallout.paths import enemies_by_node
from overseer.bots.fallout.prospect import Prospect
from overseer.games.fallout import terms as t
from overseer.games.fallout.enemies import is_enemy
from overseer.games.fallout.spaces import distances
from overseer.kernel.decision import Decision, a_of, verb_of

GLOWING = 0.5  # an irradiated space at the end of a step
BARRED = 0.4  # one with an enemy
INVITING = 0.2  # one with an encounter icon


def enemies_away(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Enemies go where they are far; what is no enemy comes near."""
    far = distances(prospect.land, prospect.here)
    token = int(decision.source)
    hostile = token >= t.FACTIONS or is_enemy(prospect.land, token)
    sign = 1.0 if hostile else -1.0
    return [sign * int(far[a_of(code)]) for code in codes]


def markers_near(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Markers of quests come near."""
    far = distances(prospect.land, prospect.here)
    return [-float(far[a_of(code)]) for code in codes]


def steps(prospect: Prospect, decision: Decision, codes: list[int]) -> list[float]:
    """Spaces that a card leads to: rather one with an icon than one with an enemy or rads."""
    enemies = enemies_by_node(prospect)
    cards = prospect.land.cards
    worths = []
    for code in codes:
        if verb_of(code) == t.DONE:
            worths.append(0.0)
            continue
        node = a_of(code)
        space = prospect.land.space_of(node)
        worth = INVITING if cards.space_icon[space] else 0.0
        if cards.space_terrain[space] & t.IRRADIATED:
            worth -= GLOWING
        if node in enemies:
            worth -= BARRED
        worths.append(worth - 0.01)
    return worths
