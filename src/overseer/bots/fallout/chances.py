"""Chances: tables of tests and fights for the compiled judge, in thousandths."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product

from overseer.bots.fallout.odds import Odds
from overseer.bots.mind.promise import ARMORS, CERTAIN, DIFFICULTIES, NEEDED, ROLLS, Promise
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.terms import ARMS, BODY, HEAD, LEGS
from overseer.games.fallout.wasteland import DICE

Row = tuple[int, ...]


def promise_of(cards: Cards) -> Promise:
    """A new reader of cards, with the tables of the game's dice."""
    areas = tuple(int(number) for number in cards.die_areas)
    hits = tuple(int(number) for number in cards.die_hits)
    tests, fights, blows = _tables(areas, hits)
    return Promise(list(tests), list(fights), list(blows))


@lru_cache(maxsize=4)
def _tables(areas: Row, hits: Row) -> tuple[Row, Row, Row]:
    odds = Odds(areas, hits)
    tests = [
        round(CERTAIN * odds.test(difficulty).fresh(rerolls)[1])
        for difficulty in range(DIFFICULTIES)
        for rerolls in range(ROLLS)
    ]
    fights = [
        _won(areas, weak, needed, rerolls)
        for weak in range((HEAD | BODY | ARMS | LEGS) + 1)
        for needed in range(NEEDED)
        for rerolls in range(ROLLS)
    ]
    return tuple(tests), tuple(fights), tuple(_beyond(hits, armor) for armor in range(ARMORS))


def _won(areas: Row, weak: int, needed: int, rerolls: int) -> int:
    """How likely enough dice fit, if all others are rolled again as often as may be."""
    fit = []
    for die in range(DICE):
        faces = sum(1 for face in range(FACES) if areas[die * FACES + face] & weak)
        fit.append(1 - (1 - Fraction(faces, FACES)) ** (rerolls + 1))
    chance = Fraction(0)
    for fits in product((0, 1), repeat=DICE):
        if sum(fits) >= needed:
            one = Fraction(1)
            for die, is_fit in enumerate(fits):
                one *= fit[die] if is_fit else 1 - fit[die]
            chance += one
    return int(CERTAIN * chance)


def _beyond(hits: Row, armor: int) -> int:
    """The hit icons that hurt, on average."""
    total = sum(
        max(0, sum(hits[die * FACES + face] for die, face in enumerate(faces)) - armor)
        for faces in product(range(FACES), repeat=DICE)
    )
    return CERTAIN * total // FACES**DICE
