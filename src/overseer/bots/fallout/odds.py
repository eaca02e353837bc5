"""Odds: what three dice with rerolls come to, played as well as can be, by exact tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product

FACES = 6
DICE = 3
MASKS = range(1, 1 << DICE)
MOST_REROLLS = 5
BLOWS = (0.08, 0.14, 0.22, 0.34, 0.6, 1.0)  # shares of a life that one hit icon takes
LIFE = 1.2  # what a life weighs against the enemy's
A_HIT_MORE = 0.01  # hit icons beyond what a test asks for are of little use

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
        result = self._result(faces)
        kept = tuple(result[die] for die in range(DICE) if not mask >> die & 1)
        return self._rolled(min(rerolls, MOST_REROLLS) - 1)[mask - 1][kept][0]

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
