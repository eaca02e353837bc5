"""Luck with the dice: the marks that were had, and those that were due on average.

A mark is what counts for the survivor: in a fight a die that strikes a vulnerable area, in a test
a hit icon. Every die that was rolled counts, rerolls too.
"""

from __future__ import annotations

from fractions import Fraction

from overseer.display.fallout.look import Look
from overseer.display.model import Fortune
from overseer.games.fallout import terms as t
from overseer.games.fallout.dice import FACES
from overseer.games.fallout.enemies import weak_areas
from overseer.games.fallout.wasteland import DICE, Wasteland
from overseer.kernel.decision import a_of, b_of, c_of, verb_of
from overseer.kernel.event import CHOICE, Event


class Luck:
    """Counts dice as they fall."""

    def __init__(self, seats: range) -> None:
        self.dice = [0 for _ in seats]
        self.had = [0 for _ in seats]
        self.due = [Fraction(0) for _ in seats]
        self._enemies: dict[int, int] = {}  # the token that a seat fights
        self._fell = (t.KEPT, t.KEPT, t.KEPT)  # the last roll; a die that stayed was not rolled

    def hear(self, land: Wasteland, event: Event) -> None:
        """Keep track of fights, and count the dice of a roll."""
        seat = int(event.seat)
        if event.kind == CHOICE and verb_of(event.a) == t.ROLLED:
            self._fell = a_of(event.a), b_of(event.a), c_of(event.a)
        elif event.kind == t.E_FIGHT:
            self._enemies[seat] = int(event.a)
        elif event.kind == t.E_DICE:
            weak = int(weak_areas(land, self._enemies[seat])) if event.b else 0
            for die in range(DICE):
                face = int(self._fell[die])
                if face != t.KEPT:
                    marks = _marks(land, die, weak)
                    self.dice[seat] += 1
                    self.had[seat] += marks[face]
                    self.due[seat] += Fraction(sum(marks), FACES)

    def fortunes(self, look: Look) -> list[Fortune]:
        """What has been counted, of whoever rolled."""
        return [
            Fortune(
                seat=seat,
                tries=dice,
                had=self.had[seat],
                due=round(float(self.due[seat]), 2),
                text=look.say("chronicle-fallout-dice", count=dice),
            )
            for seat, dice in enumerate(self.dice)
        ]


def _marks(land: Wasteland, die: int, weak: int) -> list[int]:
    """What every face of a die is worth: in a fight with what is weak, or in a test."""
    rows = range(die * FACES, (die + 1) * FACES)
    if weak:
        return [int(land.cards.die_areas[row] & weak != 0) for row in rows]
    return [int(land.cards.die_hits[row]) for row in rows]
