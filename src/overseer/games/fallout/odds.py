"""Odds: what three dice with rerolls come to, played as well as can be, by exact tables.

What the dice are worth is somebody else's to judge. An `Outlook` judges as the rules do: the
rerolls that are left serve to win the fight or test, at any risk; no card is used.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

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
LIFE = 1.2  # what a life weighs against the enemy's, for whoever advises
_HARM = 1e-6  # what a whole life weighs between ways that win as often
_MOST_ICONS = 12  # that three dice could show
_ASKED = (ASK_BEFORE_FIGHT, ASK_DICE, ASK_FIGHT_REROLL, ASK_FIGHT_LAST, ASK_TEST_REROLL)

Faces = Sequence[int]
Shown = tuple[int, int]  # a die as it lies: whether it fits, and its hit icons
Dice = tuple[tuple[Shown, ...], ...]  # what every face of each die is good for
Kept = tuple[int, ...]  # kinds of faces on some of the dice
Judged = tuple[float, ...]  # what a result is worth, 1 if it is a success, what else is averaged

WON: Final = 0
LOST: Final = 1
DIED: Final = 2


class End(NamedTuple):
    """How a contest may end for a survivor."""

    result: int
    damage: int = 0
    rads: int = 0


class Future(NamedTuple):
    """What is to come: how likely the contest is won, and every end that there is by its chance."""

    won: float
    ends: dict[End, float]

    def share(self, result: int) -> float:
        """How likely a result is."""
        return sum(chance for end, chance in self.ends.items() if end.result == result)


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

    def __init__(self, dice: Dice, judge: Callable[[int, int], Judged]) -> None:
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

    def stop(self, faces: Faces) -> Judged:
        """What the dice are worth as they lie."""
        return self._by_rerolls[0][self._result(faces)]

    def reroll(self, faces: Faces, mask: int, rerolls: int) -> Judged:
        """What rerolling some dice promises, with so many rerolls left before it."""
        return self.rolling(faces, mask, min(rerolls, MOST_REROLLS) - 1)

    def rolling(self, faces: Faces, mask: int, left: int) -> Judged:
        """What some dice in the air promise, with so many rerolls left after it."""
        result = self._result(faces)
        kept = tuple(result[die] for die in range(DICE) if not mask >> die & 1)
        return self._rolled(min(left, MOST_REROLLS))[mask - 1][kept]

    def best(self, faces: Faces, rerolls: int) -> Judged:
        """What the dice are worth if the rerolls are used well."""
        rerolls = min(rerolls, MOST_REROLLS)
        self._rolled(rerolls)
        return self._by_rerolls[rerolls][self._result(faces)]

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
            for key, judged in before.items():
                chance = chances[key[place]]
                kept = key[:place] + key[place + 1 :]
                so_far = sums.get(kept)
                if so_far is None:
                    sums[kept] = tuple([chance * each for each in judged])
                else:
                    sums[kept] = tuple(
                        [mean + chance * each for mean, each in zip(so_far, judged, strict=True)]
                    )
            means.append(sums)
        return means[1:]


def shown_dice(areas: Sequence[int], hits: Sequence[int], weak: int) -> Dice:
    """What every face of the dice is good for: whether it fits an enemy, and its hit icons."""
    return tuple(
        tuple(
            (int(areas[row] & weak != 0), int(hits[row]))
            for row in range(die * FACES, (die + 1) * FACES)
        )
        for die in range(DICE)
    )


def contest_in(land: Wasteland) -> Fight | Test | None:
    """The fight or test under way, the innermost one."""
    for frame in reversed(land.stack):
        found: Any = frame  # frames are generic; which one it is shows at run time only
        if isinstance(found, (Fight, Test)):
            return found
    return None


def needed_on_dice(land: Wasteland, contest: Fight | Test) -> int:
    """What the dice must bring to win a contest, beside all that is added to them."""
    if isinstance(contest, Fight):
        return int(contest.needed() - contest.shot_hits(land) - land.contest[BONUS])
    return int(contest.difficulty - land.contest[BONUS])


class Outlook:
    """The contest under way: what stopping and each reroll lead to, if the rerolls serve to win."""

    def __init__(self, land: Wasteland, contest: Fight | Test, is_struck: bool = False) -> None:
        self.faces = [int(face) for face in land.contest[:DICE]]
        self.rerolls = int(land.contest[REROLLS])
        self.contest = contest
        self.remaining = int(land.remaining(contest.seat))
        weak = int(weak_areas(land, contest.token)) if isinstance(contest, Fight) else 0
        cards = land.cards
        dice = shown_dice(list(cards.die_areas), list(cards.die_hits), weak)
        needed = needed_on_dice(land, contest)
        if isinstance(contest, Fight):
            harms = tuple(
                _harm(land, contest, icons, is_struck) for icons in range(_MOST_ICONS + 1)
            )
            self._table, self._ends = _fight_table(dice, needed, harms, self.remaining)
        else:
            self._table, self._ends = _test_table(dice, needed)

    @property
    def is_half(self) -> bool:
        """Whether it is half of a joint test, which is not won by itself."""
        return not isinstance(self.contest, Fight) and self.contest.difficulty >= NO_DIFFICULTY

    def stop(self) -> Future:
        """What the dice come to as they lie."""
        return self._future(self._table.stop(self.faces))

    def reroll(self, mask: int) -> Future:
        """What some dice promise, rolled once more, with the other rerolls after them."""
        return self._future(self._table.reroll(self.faces, mask, self.rerolls))

    def rolling(self, mask: int) -> Future:
        """What dice in the air promise."""
        return self._future(self._table.rolling(self.faces, mask, self.rerolls))

    def best(self, more: int = 0) -> Future:
        """What the dice promise, with some rerolls more than there are."""
        return self._future(self._table.best(self.faces, self.rerolls + more))

    def turned(self, die: int, face: int) -> Future:
        """What the dice promise with one of them turned."""
        faces = [face if each == die else old for each, old in enumerate(self.faces)]
        return self._future(self._table.best(faces, self.rerolls))

    def advice(self) -> int:
        """The dice that are best rolled once more, as bits, or 0: a life weighs as well."""
        best, most = 0, self._weight(self._table.stop(self.faces))
        for mask in MASKS if self.rerolls else ():
            weight = self._weight(self._table.reroll(self.faces, mask, self.rerolls))
            if weight > most + 1e-9:
                best, most = mask, weight
        return best

    def _weight(self, judged: Judged) -> float:
        if self.is_half:
            return judged[0]
        lives = sum(
            chance * _share_of_life(end, self.remaining)
            for end, chance in self._future(judged).ends.items()
        )
        return judged[1] - LIFE * lives

    def _future(self, judged: Judged) -> Future:
        ends = zip(self._ends, judged[2:], strict=True)
        return Future(judged[1], {end: chance for end, chance in ends if chance > 0})


def outlook_in(land: Wasteland) -> Outlook | None:
    """The outlook of the contest that the open decision belongs to, if it has one."""
    contest, decision = contest_in(land), land.decision
    if contest is None or decision is None or decision.prompt not in _ASKED:
        return None
    return Outlook(land, contest, decision.prompt == ASK_FIGHT_LAST)


def future_in(land: Wasteland) -> Future | None:
    """What the contest under way promises from the open decision; None if it is not its own."""
    outlook, decision = outlook_in(land), land.decision
    if outlook is None or decision is None or outlook.is_half:
        return None
    if decision.prompt == ASK_BEFORE_FIGHT:
        return outlook.rolling(ALL_DICE)
    if decision.prompt == ASK_DICE:
        return outlook.rolling(int(decision.source))
    return outlook.best()


def _harm(land: Wasteland, fight: Fight, icons: int, is_struck: bool) -> tuple[int, int]:
    """The damage and the rads of so many hit icons on the dice; none once that is done."""
    dealt = 0 if is_struck else int(fight.damage_of(land, icons))
    return dealt, int(fight.rads_of(dealt)) if not is_struck else 0


def _share_of_life(end: End, remaining: int) -> float:
    if end.result == DIED:
        return 1.0
    return (end.damage + end.rads) / max(1, remaining)


@lru_cache(maxsize=256)
def _fight_table(
    dice: Dice, needed: int, harms: tuple[tuple[int, int], ...], remaining: int
) -> tuple[Table, list[End]]:
    """Won with enough hits, unless the survivor dies of the hit icons first (FO-FIGHT-12)."""

    def end_of(fits: int, icons: int) -> End:
        damage, rads = harms[icons]
        if damage + rads >= remaining:
            return End(DIED, damage, rads if damage < remaining else 0)
        return End(WON if fits >= needed else LOST, damage, rads)

    most = [max(icons for _, icons in die) for die in dice]
    ends = sorted({end_of(f, i) for f in range(DICE + 1) for i in range(sum(most) + 1)})

    def judge(fits: int, icons: int) -> Judged:
        end = end_of(fits, icons)
        won = float(end.result == WON)
        worth = won - _HARM * _share_of_life(end, remaining)
        return (worth, won, *(float(each == end) for each in ends))

    return Table(dice, judge), ends


@lru_cache(maxsize=32)
def _test_table(dice: Dice, needed: int) -> tuple[Table, list[End]]:
    """Passed with enough hit icons; half of a joint test is worth its hit icons."""
    is_half = needed > NO_DIFFICULTY // 2

    def judge(_: int, icons: int) -> Judged:
        won = float(icons >= needed)
        return float(icons) if is_half else won, won, won, 1 - won

    return Table(dice, judge), [End(WON), End(LOST)]
