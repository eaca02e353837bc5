"""Purses: one subtraction says the same as counting the cubes kind by kind."""

from __future__ import annotations

from itertools import product

import pytest

import overseer
from overseer.games.shelter.purse import SHORT, bill_for, purse_of
from overseer.games.shelter.vault import Vault

TRACKS = [(0, 0, 0), (1, 0, 2), (0, 6, 0), (3, 3, 3), (6, 5, 6), (6, 6, 6)]
COSTS = [*product((0, 1, 6), repeat=4), (7, 0, 0, 0), (0, 0, 0, 19), (0, 0, 40, 0), (9, 99, 9, 999)]


def _vault_with(cubes: tuple[int, int, int], seat: int) -> Vault:
    vault = overseer.load("shelter").new(3, seed=1)
    assert isinstance(vault, Vault)
    for place in range(9):
        vault.cubes[place] = 6
    for kind in range(3):
        vault.cubes[3 * seat + kind] = cubes[kind]
    return vault


def _can_pay(cubes: tuple[int, ...], *costs: tuple[int, ...]) -> bool:
    due = [sum(counts) for counts in zip(*costs, strict=True)]
    return all(due[kind] <= cubes[kind] for kind in range(3)) and sum(due) <= sum(cubes)


@pytest.mark.rule("SH-COST-01")
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("cubes", TRACKS)
def test_a_bill_is_short_where_a_kind_or_the_whole_purse_is(
    cubes: tuple[int, int, int], seat: int
) -> None:
    purse = purse_of(_vault_with(cubes, seat), seat)
    for cost in COSTS:
        assert ((bill_for(*cost) - purse) & SHORT == 0) == _can_pay(cubes, cost), cost


@pytest.mark.rule("SH-COST-01")
@pytest.mark.parametrize("cubes", TRACKS)
def test_three_bills_can_be_added_up(cubes: tuple[int, int, int]) -> None:
    purse = purse_of(_vault_with(cubes, 1), 1)
    for one, two in product(COSTS, COSTS):
        bills = bill_for(*one) + bill_for(*two) + bill_for(*two)
        assert ((bills - purse) & SHORT == 0) == _can_pay(cubes, one, two, two), (one, two)
