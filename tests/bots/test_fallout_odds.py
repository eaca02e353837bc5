"""The odds of three dice with rerolls, against what can be counted by hand."""

from __future__ import annotations

from itertools import product

import pytest

from overseer.bots.fallout.odds import Odds

BODY, LEGS = 2, 8
# Every die: nothing, body, body, legs, legs with a hit, body with two hits.
AREAS = [0, BODY, BODY, LEGS, LEGS, BODY] * 3
HITS = [0, 0, 0, 0, 1, 2] * 3
ROLLS = list(product(range(6), repeat=3))


@pytest.fixture
def odds() -> Odds:
    return Odds(AREAS, HITS)


@pytest.mark.parametrize("difficulty", range(1, 7))
def test_a_test_without_rerolls_succeeds_as_often_as_the_dice_say(
    odds: Odds, difficulty: int
) -> None:
    passed = sum(sum(HITS[face] for face in roll) >= difficulty for roll in ROLLS)
    assert odds.test(difficulty).fresh(0)[1] == pytest.approx(passed / len(ROLLS))


@pytest.mark.parametrize("needed", [1, 2, 3])
def test_a_fight_is_won_by_dice_that_fit(odds: Odds, needed: int) -> None:
    fits = sum(sum(AREAS[face] == LEGS for face in roll) >= needed for roll in ROLLS)
    assert odds.fight(LEGS, needed, 9, 1, 16).fresh(0)[1] == pytest.approx(fits / len(ROLLS))


def test_one_reroll_of_the_dice_that_do_not_fit(odds: Odds) -> None:
    """One hit icon is enough, so all dice are rolled again if there is none: 1 - (4/6)^6."""
    assert odds.test(1).fresh(1)[1] == pytest.approx(1 - (4 / 6) ** 6)


def test_rerolls_never_do_harm(odds: Odds) -> None:
    for table in (odds.test(3), odds.fight(BODY, 2, 0, 2, 9)):
        worths = [table.fresh(rerolls)[0] for rerolls in range(6)]
        assert worths == sorted(worths)
        assert worths[0] < worths[1]


def test_the_best_of_all_rerolls_is_what_a_reroll_promises(odds: Odds) -> None:
    table = odds.fight(LEGS, 2, 0, 1, 16)
    for faces in ([0, 0, 0], [3, 0, 5], [4, 4, 1]):
        options = [table.stop(faces), *(table.reroll(faces, mask, 2) for mask in range(1, 8))]
        assert table.best(faces, 2) == pytest.approx(max(options))


def test_a_die_that_fits_is_kept(odds: Odds) -> None:
    table = odds.fight(LEGS, 2, 9, 1, 16)
    masks = {mask: table.reroll([3, 0, 0], mask, 1) for mask in range(1, 8)}
    assert max(masks, key=lambda mask: masks[mask]) == 0b110


def test_a_blow_that_kills_wins_nothing(odds: Odds) -> None:
    assert odds.fight(BODY, 1, 0, 3, 3).stop([5, 0, 0])[0] < 0
    assert odds.fight(BODY, 1, 2, 3, 3).stop([5, 0, 0])[0] == 1


def test_armor_and_lower_levels_make_fights_better(odds: Odds) -> None:
    bare, clad = odds.fight(BODY, 2, 0, 2, 10), odds.fight(BODY, 2, 1, 2, 10)
    assert bare.fresh(1)[0] < clad.fresh(1)[0]
    assert odds.fight(BODY, 2, 0, 1, 10).fresh(1)[0] > bare.fresh(1)[0]
