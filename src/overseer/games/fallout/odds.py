"""Odds: what three dice with rerolls come to, played as well as can be, by exact tables.

What the dice are worth is somebody else's to judge. `winning_chance` judges as the rules do: the
rerolls that are left serve to win the fight or test, at any risk; no card is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from overseer.games.fallout.dice import ALL_DICE, FACES
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.fight import Fight
from overseer.games.fallout.skill_test import Test
from overseer.games.fallout.terms import (
    ASK_BEFORE_FIGHT,
    ASK_DICE,
    ASK_FIGHT_LAST,
    ASK_FIGHT_REROLL,
    ASK_TEST_REROLL,
    NO_DIFFICULTY,
)
from overseer.games.fallout.wasteland import BONUS, DICE, REROLLS, Wasteland

MASKS = range(1, 1 << DICE)
MOST_REROLLS = 5
_ASKED = (ASK_BEFORE_FIGHT, ASK_DICE, ASK_FIGHT_REROLL, ASK_FIGHT_LAST, ASK_TEST_REROLL)

Faces = Sequence[int]
Shown = tuple[int, int]  # a die as it lies: whether it fits, and its hit icons
Kept = tuple[int, ...]  # kinds of faces on some of the dice
Judged = tuple[float, float]  # what a result is worth, and 1 if it is a success


@lru_cache(maxsize=64)
def _shape(kinds: tuple[int, ...]) -> list[tuple[Kept, list[Kept]]]:
    """All results of dice with so many kinds of faces, and what is kept of them by each reroll."""
    return [
        (
            result,
            [tuple(result[die] for die in range(DICE) if not mask >> die & 1) for mask in MASKS],
        )
        for result in product(*(range(number) for number in kinds))
    ]


class Table:
    """Every result of three dice, and what it is worth with some rerolls left."""

    def __init__(
        self, dice: Sequence[Sequence[Shown]], judge: Callable[[int, int], Judged]
    ) -> None:
        kinds = [sorted(set(die)) for die in dice]
        self._kind_of = [[kinds[i].index(shown) for shown in die] for i, die in enumerate(dice)]
        self._chances = [
            [die.count(shown) / FACES for shown in kinds[i]] for i, die in enumerate(dice)
        ]
        self._results = _shape(tuple(len(each) for each in kinds))
        stopped = {}
        for result, _ in self._results:
            shown = [kinds[die][kind] for die, kind in enumerate(result)]
            stopped[result] = judge(sum(fits for fits, _ in shown), sum(hits for _, hits in shown))
        self._by_rerolls = [stopped]
        self._means = [self._average(stopped)]

    def fresh(self, rerolls: int) -> Judged:
        """What all three dice promise before they are rolled."""
        return self._rolled(min(rerolls, MOST_REROLLS))[-1][()]

    def stop(self, faces: Faces) -> float:
        """What the dice are worth as they lie."""
        return self._by_rerolls[0][self._result(faces)][0]

    def reroll(self, faces: Faces, mask: int, rerolls: int) -> float:
        """What rerolling some dice promises, with so many rerolls left before it."""
        return self.rolling(faces, mask, min(rerolls, MOST_REROLLS) - 1)

    def rolling(self, faces: Faces, mask: int, left: int) -> float:
        """What some dice in the air promise, with so many rerolls left after it."""
        result = self._result(faces)
        kept = tuple(result[die] for die in range(DICE) if not mask >> die & 1)
        return self._rolled(min(left, MOST_REROLLS))[mask - 1][kept][0]

    def best(self, faces: Faces, rerolls: int) -> float:
        """What the dice are worth if the rerolls are used well."""
        rerolls = min(rerolls, MOST_REROLLS)
        self._rolled(rerolls)
        return self._by_rerolls[rerolls][self._result(faces)][0]

    def _result(self, faces: Faces) -> Kept:
        return tuple(self._kind_of[die][faces[die]] for die in range(DICE))

    def _rolled(self, left: int) -> list[dict[Kept, Judged]]:
        """By the dice that are rolled: what the others promise, with rerolls left after it."""
        while len(self._means) <= left:
            self._by_rerolls.append(self._improved(self._means[-1]))
            self._means.append(self._average(self._by_rerolls[-1]))
        return self._means[left]

    def _improved(self, rolled: list[dict[Kept, Judged]]) -> dict[Kept, Judged]:
        """Every result with one more reroll."""
        better = {}
        stopped = self._by_rerolls[0]
        for result, kept in self._results:
            best = stopped[result]
            for promises, key in zip(rolled, kept, strict=True):
                promised = promises[key]
                if promised[0] > best[0] + 1e-9:
                    best = promised
            better[result] = best
        return better

    def _average(self, values: dict[Kept, Judged]) -> list[dict[Kept, Judged]]:
        """By the dice that are rolled: the mean over them, one die after the other."""
        means = [values]
        for mask in MASKS:
            die = mask.bit_length() - 1
            # The dice above are kept and stand at the end, so this one is the last but those.
            before = means[mask ^ 1 << die]
            place = die - (mask ^ 1 << die).bit_count()
            chances = self._chances[die]
            sums: dict[Kept, Judged] = {}
            for key, (worth, success) in before.items():
                chance = chances[key[place]]
                kept = key[:place] + key[place + 1 :]
                so_far = sums.get(kept)
                if so_far is None:
                    sums[kept] = chance * worth, chance * success
                else:
                    sums[kept] = so_far[0] + chance * worth, so_far[1] + chance * success
            means.append(sums)
        return means[1:]


def shown_dice(areas: Sequence[int], hits: Sequence[int], weak: int) -> list[list[Shown]]:
    """What every face of the dice is good for: whether it fits an enemy, and its hit icons."""
    return [
        [
            (int(areas[row] & weak != 0), int(hits[row]))
            for row in range(die * FACES, (die + 1) * FACES)
        ]
        for die in range(DICE)
    ]


def contest_in(land: Wasteland) -> Fight | Test | None:
    """The fight or test under way, the innermost one."""
    for frame in reversed(land.stack):
        found: Any = frame  # frames are generic; which one it is shows at run time only
        if isinstance(found, (Fight, Test)):
            return found
    return None


def winning_chance(land: Wasteland) -> float | None:
    """How likely the contest under way is won from the open decision; None if it is not its own."""
    contest, decision = contest_in(land), land.decision
    if contest is None or decision is None or decision.prompt not in _ASKED:
        return None
    if isinstance(contest, Fight):
        table = _fight_table(land, contest, decision.prompt == ASK_FIGHT_LAST)
    elif contest.difficulty < NO_DIFFICULTY:
        table = _test_table(land, contest)
    else:
        return None  # half of a joint test
    faces = [int(face) for face in land.contest[:DICE]]
    rerolls = int(land.contest[REROLLS])
    if decision.prompt == ASK_BEFORE_FIGHT:
        return table.rolling(faces, ALL_DICE, rerolls)
    if decision.prompt == ASK_DICE:
        return table.rolling(faces, int(decision.source), rerolls)
    return table.best(faces, rerolls)


def _fight_table(land: Wasteland, fight: Fight, suffered: bool) -> Table:
    """Won with enough hits, unless the survivor dies of the hit icons first (FO-FIGHT-12)."""
    needed = int(fight.needed() - fight.shot_hits(land) - land.contest[BONUS])
    remaining = int(land.remaining(fight.seat))

    def judge(fits: int, icons: int) -> Judged:
        dealt = 0 if suffered else int(fight.damage_of(land, icons))
        won = fits >= needed and dealt + int(fight.rads_of(dealt)) < remaining
        return float(won), float(won)

    return _table(land, int(weak_areas(land, fight.token)), judge)


def _test_table(land: Wasteland, test: Test) -> Table:
    needed = int(test.difficulty - land.contest[BONUS])

    def judge(_: int, icons: int) -> Judged:
        return float(icons >= needed), float(icons >= needed)

    return _table(land, 0, judge)


def _table(land: Wasteland, weak: int, judge: Callable[[int, int], Judged]) -> Table:
    cards = land.cards
    return Table(shown_dice(list(cards.die_areas), list(cards.die_hits), weak), judge)
