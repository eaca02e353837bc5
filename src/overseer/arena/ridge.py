"""Fits: weights from sums of products, drawn towards what was known before."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Matrix = list[list[float]]


def ridge(
    products: Sequence[Sequence[float]],
    targets: Sequence[float],
    before: Sequence[float],
    pulls: Sequence[float],
) -> list[float]:
    """The weights w that minimise the squared error plus each pull times the square of w - before.

    `products` is symmetric; only its upper half is read. Plain Python in a fixed order, so that
    every machine finds the same numbers.
    """
    size = len(targets)
    lower: Matrix = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            row.append((products[j][i] - dot(row, lower[j])) / lower[j][j])
        row.append(sqrt(products[i][i] + pulls[i] - dot(row, row)))
        lower.append(row)
    right = [
        target + pull * weight for target, pull, weight in zip(targets, pulls, before, strict=True)
    ]
    half: list[float] = []
    for i, row in enumerate(lower):
        half.append((right[i] - dot(row, half)) / row[i])
    weights = [0.0] * size
    for i in reversed(range(size)):
        rest = sum(lower[j][i] * weights[j] for j in range(i + 1, size))
        weights[i] = (half[i] - rest) / lower[i][i]
    return weights


def dot(row: Sequence[float], other: Sequence[float]) -> float:
    """The product of the parts that both have."""
    return sum(map(float.__mul__, row, other), 0.0)
