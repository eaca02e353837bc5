"""Sums of products: all that a linear fit must know of the positions it is made from."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.vecs import append, vec


@final
@mypyc_attr(acyclic=True)
class Gram:
    """The normal equations of a fit, added up in whole numbers.

    A position is a row of traits per seat, and a few numbers that say how late it is. A weight
    belongs to each trait at each of these numbers. What is fitted is how far a seat ends up ahead
    of all seats' mean, by how far its traits are.
    """

    def __init__(self, traits: i64, phases: i64) -> None:
        self.traits = traits
        self.phases = phases
        self.size = traits * phases
        self.products = vec[i64]([0] * (self.size * self.size))  # by row, from the diagonal on
        self.targets = vec[i64]([0] * self.size)
        self.square: i64 = 0
        self.rows: i64 = 0

    def add(self, rows: vec[i64], phase: vec[i64], scores: vec[i64]) -> None:
        """Take up a position of a game that ended with these scores."""
        seats: i64 = len(scores)
        total: i64 = 0
        for score in scores:
            total += score
        # With two seats the second says the same as the first.
        for seat in range(1 if seats == 2 else seats):
            self._add_seat(rows, phase, seat, seats, seats * scores[seat] - total)

    def _add_seat(
        self, rows: vec[i64], phase: vec[i64], seat: i64, seats: i64, target: i64
    ) -> None:
        traits = self.traits
        places = vec[i64]()
        values = vec[i64]()
        for trait in range(traits):
            value = seats * rows[seat * traits + trait]
            for other in range(seats):
                value -= rows[other * traits + trait]
            if value != 0:
                for number in range(self.phases):
                    if phase[number] != 0:
                        places = append(places, trait * self.phases + number)
                        values = append(values, value * phase[number])
        for i in range(len(places)):
            row = places[i] * self.size
            value = values[i]
            self.targets[places[i]] += value * target
            for j in range(i, len(places)):
                self.products[row + places[j]] += value * values[j]
        self.square += target * target
        self.rows += 1
