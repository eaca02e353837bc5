"""Odds: what three dice with rerolls come to, played as well as can be, by exact tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

FACES = 6
DICE = 3
MASKS = range(1, 1 << DICE)
MOST_REROLLS = 5
BLOWS = (0.06, 0.1, 0.15, 0.22, 0.3, 0.45, 0.7, 1.0)  # shares of a life that one hit icon takes
LIFE = 1.2  # what a life weighs against the enemy's
A_HIT_MORE = 0.01  # hit icons beyond what a test asks for are of little use

Faces = Sequence[int]
Shown = tuple[int, int]  # a die as it lies: whether it fits, and its hit icons
Judged = tuple[float, float]  # what a result is worth, and 1 if it is a success


class Table:
    """Every result of three dice, and what it is worth with some rerolls left."""

    def __init__(
        self, dice: Sequence[Sequence[Shown]], judge: Callable[[int, int], Judged]
    ) -> None:
        self._kinds = [sorted(set(die)) for die in dice]
        self._kind_of = [
            [kinds.index(shown) for shown in die]
            for kinds, die in zip(self._kinds, dice, strict=True)
        ]
        self._chances = [
            [die.count(shown) / FACES for shown in kinds]
            for kinds, die in zip(self._kinds, dice, strict=True)
        ]
        self._results = list(product(*(range(len(kinds)) for kinds in self._kinds)))
        stopped = {}
        for result in self._results:
            shown = [kinds[kind] for kinds, kind in zip(self._kinds, result, strict=True)]
            stopped[result] = judge(sum(fits for fits, _ in shown), sum(hits for _, hits in shown))
        self._by_rerolls = [stopped]
        self._means: list[list[dict[tuple[int, ...], Judged]]] = []

    def fresh(self, rerolls: int) -> Judged:
        """What all three dice promise before they are rolled."""
        return self._rolled(min(rerolls, MOST_REROLLS))[-1][()]

    def stop(self, faces: Faces) -> float:
        """What the dice are worth as they lie."""
        return self._by_rerolls[0][self._result(faces)][0]

    def reroll(self, faces: Faces, mask: int, rerolls: int) -> float:
        """What rerolling some dice promises, with so many rerolls left before it."""
        result = self._result(faces)
        kept = tuple(result[die] for die in range(DICE) if not mask >> die & 1)
        return self._rolled(min(rerolls, MOST_REROLLS) - 1)[mask - 1][kept][0]

    def best(self, faces: Faces, rerolls: int) -> float:
        """What the dice are worth if the rerolls are used well."""
        rerolls = min(rerolls, MOST_REROLLS)
        if rerolls > 0:
            self._rolled(rerolls - 1)
            self._extend(rerolls)
        return self._by_rerolls[rerolls][self._result(faces)][0]

    def _result(self, faces: Faces) -> tuple[int, ...]:
        return tuple(self._kind_of[die][faces[die]] for die in range(DICE))

    def _rolled(self, left: int) -> list[dict[tuple[int, ...], Judged]]:
        """By the dice that are rolled: what the others promise, with rerolls left after it."""
        while len(self._means) <= left:
            self._extend(len(self._means))
            self._means.append(self._average(self._by_rerolls[len(self._means)]))
        return self._means[left]

    def _extend(self, rerolls: int) -> None:
        """Add the results with one more reroll."""
        if len(self._by_rerolls) > rerolls:
            return
        rolled = self._means[rerolls - 1]
        better = {}
        for result in self._results:
            best = self._by_rerolls[0][result]
            for mask in MASKS:
                kept = tuple(result[die] for die in range(DICE) if not mask >> die & 1)
                promised = rolled[mask - 1][kept]
                if promised[0] > best[0] + 1e-9:
                    best = promised
            better[result] = best
        self._by_rerolls.append(better)

    def _average(self, values: dict[tuple[int, ...], Judged]) -> list[dict[tuple[int, ...], Judged]]:
        means = []
        for mask in MASKS:
            sums: dict[tuple[int, ...], Judged] = {}
            for result, (worth, success) in values.items():
                chance = 1.0
                for die in range(DICE):
                    if mask >> die & 1:
                        chance *= self._chances[die][result[die]]
                kept = tuple(result[die] for die in range(DICE) if not mask >> die & 1)
                before = sums.get(kept, (0.0, 0.0))
                sums[kept] = before[0] + chance * worth, before[1] + chance * success
            means.append(sums)
        return means


class Odds:
    """The tables of a game's dice, made when they are first asked for."""

    def __init__(self, areas: Sequence[int], hits: Sequence[int]) -> None:
        self._areas = areas
        self._hits = hits
        self._fights: dict[tuple[int, int, int, int], Table] = {}
        self._tests: dict[int, Table] = {}

    def fight(self, weak: int, needed: int, armor: int, level: int, remaining: int) -> Table:
        """A fight: dice that fit kill, hit icons beyond the armor hurt."""
        needed = max(0, min(DICE + 1, needed))
        armor = max(-1, min(2 * DICE, armor))
        share = level / max(1, remaining)
        blow = next((i for i, most in enumerate(BLOWS) if share <= most), len(BLOWS) - 1)
        key = weak, needed, armor, blow
        table = self._fights.get(key)
        if table is None:
            taken = BLOWS[blow]

            def judge(fits: int, hits: int) -> Judged:
                harm = taken * max(0, hits - armor)
                won = 1.0 if fits >= needed and harm < 1 else 0.0
                return won - LIFE * min(1.0, harm), won

            table = self._fights[key] = Table(self._dice(weak), judge)
        return table

    def test(self, difficulty: int) -> Table:
        """A test: hit icons count; one that cannot be reached asks for as many as possible."""
        difficulty = max(0, min(2 * DICE + 1, difficulty))
        table = self._tests.get(difficulty)
        if table is None:

            def judge(_: int, hits: int) -> Judged:
                passed = 1.0 if hits >= difficulty else 0.0
                return passed + A_HIT_MORE * hits, passed

            table = self._tests[difficulty] = Table(self._dice(0), judge)
        return table

    def _dice(self, weak: int) -> list[list[Shown]]:
        return [
            [
                (int(self._areas[die * FACES + face] & weak != 0), self._hits[die * FACES + face])
                for face in range(FACES)
            ]
            for die in range(DICE)
        ]
