"""Fairness: whether counts fit the weights they should come from."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def assert_fair(counts: Sequence[int], weights: Sequence[float]) -> None:
    """Fail where counts are further from their weights than chance makes believable.

    That is a chi-square test: the statistic of k free counts has mean k and variance 2k. All
    random numbers of these tests follow from fixed seeds, so a pass or a failure is lasting.
    """
    total, scale = sum(counts), sum(weights)
    statistic = 0.0
    for count, weight in zip(counts, weights, strict=True):
        if weight == 0:
            assert count == 0, f"{counts} has what cannot happen"
            continue
        expected = total * weight / scale
        statistic += (count - expected) ** 2 / expected
    free = sum(weight > 0 for weight in weights) - 1
    limit = free + 5 * sqrt(2 * free) + 5
    assert statistic <= limit, f"{statistic:.0f} > {limit:.0f}: {counts} is not like {weights}"
