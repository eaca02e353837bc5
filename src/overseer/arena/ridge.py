"""Fits: weights from sums of products, drawn towards what was known before."""

from __future__ import annotations

from collections.abc import Sequence


def ridge(
    products: Sequence[Sequence[float]],
    targets: Sequence[float],
    before: Sequence[float],
    pulls: Sequence[float],
) -> list[float]:
    """The weights w for which the products give the targets, drawn by each pull to w before.

    Where products are those of a table with itself, this minimises the squared error plus each
    pull times the square of w - before. Plain Python in a fixed order, so that every machine finds
    the same numbers.
    """
    size = len(targets)
    rows = [
        [*map(float, products[i]), float(targets[i]) + pulls[i] * before[i]] for i in range(size)
    ]
    for i in range(size):
        rows[i][i] += pulls[i]
    for i in range(size):
        best = max(range(i, size), key=lambda row: (abs(rows[row][i]), -row))
        rows[i], rows[best] = rows[best], rows[i]
        pivot = rows[i]
        tail = pivot[i:]
        for row in rows[i + 1 :]:
            factor = row[i] / pivot[i]
            if factor:
                row[i:] = [own - factor * other for own, other in zip(row[i:], tail, strict=True)]
    weights = [0.0] * size
    for i in reversed(range(size)):
        rest = dot(rows[i][i + 1 : size], weights[i + 1 :])
        weights[i] = (rows[i][size] - rest) / rows[i][i]
    return weights


def dot(row: Sequence[float], other: Sequence[float]) -> float:
    """The product of the parts that both have."""
    return sum(map(float.__mul__, row, other), 0.0)
