"""Lenses: a game as numbers for a learner, who sees a row of them and answers with one."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i16, i64, mypyc_attr, u8

from overseer.kernel.decision import A, B, C, Decision
from overseer.kernel.state import State
from overseer.kernel.vecs import vec

NO_ACTION: Final = -1
_FIELD: Final = 0xFFF
_VERBS: Final = 256
_MOST: Final = 32767  # that a number of an observation holds


@mypyc_attr(acyclic=True)
class Lens:
    """How a seat sees a state, and which number stands for which of its options.

    An action is the start of its verb's block plus its fields, each times its stride; a game says
    more about verbs that are not so plain. The methods that raise are each game's own.
    """

    def __init__(
        self, features: i64, actions: i64, starts: list[int], strides: list[int], ranked: list[int]
    ) -> None:
        self.features = features
        self.actions = actions
        self.starts = vec[i64](starts)  # by verb: the first action of its block
        self.strides = vec[i64](strides)  # by verb: of its three fields; 0 for one that is implied
        self.ranked = vec[i64]([0] * _VERBS)  # by verb: 1 if its options can share a number
        for verb in ranked:
            self.ranked[verb] = 1

    def observe(self, state: Any, seat: i64, row: vec[i16], at: i64) -> None:
        """Write what a seat sees of a state into a row of zeros, from a place on."""
        raise NotImplementedError

    def returns(self, state: Any, row: vec[float], at: i64) -> None:
        """Write what each seat gets from a game that is over."""
        raise NotImplementedError

    def is_cut_off(self, state: Any) -> bool:
        """Whether a game that is over was ended by its limit of rounds."""
        raise NotImplementedError

    def plain(self, code: i64) -> i64:
        """The action of an option whose fields are taken as they are."""
        verb = code & 0xFF
        at = 3 * verb
        strides = self.strides
        return (
            self.starts[verb]
            + ((code >> A) & _FIELD) * strides[at]
            + ((code >> B) & _FIELD) * strides[at + 1]
            + ((code >> C) & _FIELD) * strides[at + 2]
        )

    def numbers(self, state: Any, decision: Decision) -> vec[i64]:
        """The actions of all options in their order, NO_ACTION for one that has none."""
        raise NotImplementedError

    def rank(self, codes: vec[i64], found: vec[i64]) -> None:
        """Give options that differ in nothing but their order the next numbers of their block."""
        for i in range(len(codes) - 1, 0, -1):
            if self.ranked[codes[i] & 0xFF] == 1:
                rank: i64 = 0
                for j in range(i):
                    if found[j] == found[i]:
                        rank += 1
                found[i] += rank

    def mark(self, state: State, decision: Decision, row: vec[u8], at: i64) -> vec[i64]:
        """Write 1 for each action that is an option, into a row of zeros; `numbers`, too."""
        found = self.numbers(state, decision)
        for i in range(len(found)):
            if found[i] >= 0:
                row[at + found[i]] = 1
        return found

    def action_of(self, state: State, decision: Decision, index: i64) -> i64:
        """The action that stands for the option at a place of the list, or NO_ACTION."""
        return self.numbers(state, decision)[index]

    def index_of(self, state: State, decision: Decision, action: i64) -> i64:
        """The place of the option that an action stands for, or -1 if it is none now."""
        return place_of(self.numbers(state, decision), action)


def place_of(numbers: vec[i64], action: i64) -> i64:
    """Where an action stands among those that are possible, or -1."""
    if action < 0:
        return -1
    for i in range(len(numbers)):
        if numbers[i] == action:
            return i
    return -1


def bounded(value: i64) -> i16:
    """A number that fits into an observation."""
    if value > _MOST:
        return i16(_MOST)
    return i16(value)
