"""Sums of products: all that a linear fit must know of the games it is made from."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from overseer.kernel.vecs import append, vec

WHOLE: Final = 10  # parts of what is remembered
FINE: Final = 64  # in which it is counted


@final
@mypyc_attr(acyclic=True)
class Gram:
    """The equations of a fit, added up in whole numbers.

    A position is a row of traits per seat, and a few numbers that say how late it is for the seat.
    A weight belongs to each trait at each of these numbers. What is fitted is how far a seat ends
    up ahead of all seats' mean, by how far its traits are.

    A game remembers its positions: of each, `behind` parts of WHOLE are left at the next one. With
    all of them, a position is fitted to how its game ended. With fewer, it is fitted to what soon
    came of it, and what that is worth to how games ended that got there (LSTD, with lambda).
    """

    def __init__(self, traits: i64, phases: i64, players: i64, behind: i64) -> None:
        self.traits = traits
        self.phases = phases
        self.players = players
        self.behind = behind
        # With two seats the second says the same as the first.
        self.seats: i64 = 1 if players == 2 else players
        self.size = traits * phases
        self.products = vec[i64]([0] * (self.size * self.size))  # what was remembered, by what is
        self.targets = vec[i64]([0] * self.size)
        self.before = vec[i64]([0] * (self.seats * self.size))
        self.memory = vec[i64]([0] * (self.seats * self.size))

    def add(self, rows: vec[i64], phases: vec[i64]) -> None:
        """Take up the next position of a game."""
        for seat in range(self.seats):
            self._go_on(seat, self._lead(rows, phases, seat))

    def end(self, scores: vec[i64]) -> None:
        """Take up how a game ended. What comes next begins another one."""
        total: i64 = 0
        for score in scores:
            total += score
        for seat in range(self.seats):
            target = self.players * scores[seat] - total
            start = seat * self.size
            for i in range(self.size):
                self.targets[i] += self.memory[start + i] * target
            self._go_on(seat, vec[i64]([0] * self.size))
            for i in range(start, start + self.size):
                self.memory[i] = 0

    def _lead(self, rows: vec[i64], phases: vec[i64], seat: i64) -> vec[i64]:
        """How far a seat is ahead of the mean, times the players, for each weight."""
        traits = self.traits
        size = self.phases
        found = vec[i64]()
        for trait in range(traits):
            for number in range(size):
                value = self.players * rows[seat * traits + trait] * phases[seat * size + number]
                for other in range(self.players):
                    value -= rows[other * traits + trait] * phases[other * size + number]
                found = append(found, value)
        return found

    def _go_on(self, seat: i64, now: vec[i64]) -> None:
        """Set what is remembered beside the step to a position, and remember that one, too."""
        start = seat * self.size
        places = vec[i64]()
        steps = vec[i64]()
        for i in range(self.size):
            step = self.before[start + i] - now[i]
            if step != 0:
                places = append(places, i)
                steps = append(steps, step)
            self.before[start + i] = now[i]
        for i in range(self.size):
            kept = self.memory[start + i]
            if kept != 0:
                row = i * self.size
                for j in range(len(places)):
                    self.products[row + places[j]] += kept * steps[j]
            self.memory[start + i] = kept * self.behind // WHOLE + FINE * now[i]
