"""Marks: positions kept on the way through a match, from which earlier ones are found again."""

from __future__ import annotations

from dataclasses import dataclass

from overseer.journal.dice import Dice
from overseer.kernel.state import State

_DENSE = 8  # the latest choices are all marked; further back, marks lie ever further apart


@dataclass(frozen=True, slots=True)
class Mark:
    """A match as it was before a player's choice."""

    passage: int  # the index of the passage that followed
    choice: int  # how many choices of players stood before it
    state: State
    dice: Dice | None


class Marks:
    """Marks in the order of their passages, the first of all among them.

    Of the choices that lie d back about every (d / 8)th is marked. So a match of any length has
    few of them, and to go back over d choices takes the following of d / 3 at most: whatever is
    taken back, and however often, costs no more than it cost to play it.
    """

    def __init__(self) -> None:
        self._marks: list[Mark] = []

    def __len__(self) -> int:
        return len(self._marks)

    @property
    def last(self) -> Mark:
        """The latest mark."""
        return self._marks[-1]

    def add(self, passage: int, choice: int, state: State, dice: Dice | None) -> None:
        """Mark the present; the state and the dice must be the marks' own."""
        self._marks.append(Mark(passage, choice, state, dice))
        if choice % _DENSE == 0:
            self._marks = [mark for mark in self._marks if _is_kept(mark.choice, choice)]

    def taken_before(self, passage: int) -> Mark:
        """The latest mark at or before a passage; it and those after it are kept no longer."""
        while True:
            mark = self._marks.pop()
            if mark.passage <= passage:
                return mark


def _is_kept(choice: int, present: int) -> bool:
    spacing = 1 << ((present - choice) // _DENSE).bit_length()
    return present - choice < _DENSE or choice % spacing == 0
