"""Reasons against a choice: what every frame says alike, and the bits that every game has."""

from __future__ import annotations

from typing import Any

import pytest

import overseer
from kernel.toy import BID, KEEP, Bidding, Toy
from overseer import CHANCE
from overseer.games.fallout import refusal as fallout
from overseer.games.shelter import refusal as shelter
from overseer.kernel import refusal as kernel
from overseer.kernel.decision import pack, verb_of
from overseer.kernel.frame import Frame
from overseer.kernel.refusal import NOT_NOW, NOT_OFFERED


def bits(module: Any) -> list[int]:
    return [value for name, value in vars(module).items() if name.isupper()]


@pytest.mark.parametrize("game", [shelter, fallout])
def test_each_reason_of_a_game_has_a_bit_of_its_own(game: Any) -> None:
    every = bits(kernel) + bits(game)
    assert len(set(every)) == len(every)
    assert all(bit.bit_count() == 1 and 0 < bit < 1 << 62 for bit in every)


@pytest.mark.parametrize("name", ["shelter", "fallout"])
def test_chance_has_no_reason_but_its_list(name: str) -> None:
    state: Any = overseer.load(name).new(players=2, seed=1, chance="manual", forced="manual")
    while state.decision.seat != CHANCE:
        state.apply(0)
    frame, options = state.stack[-1], state.decision.options
    assert [frame.refusals(state, option.code, CHANCE) for option in options] == [0] * len(options)
    verb = verb_of(options[0].code)
    assert frame.refusals(state, pack(verb, 4095, 4095, 4095), CHANCE) == NOT_OFFERED
    assert frame.refusals(state, pack(verb + 1), CHANCE) == NOT_NOW
    assert frame.refusals(state, options[0].code, 0) == NOT_NOW


class Open(Bidding):
    """A question to several seats at once, about which there is one rule: that one bids."""

    refusals = Frame.refusals

    def against(self, state: Any, code: int, prompt: int) -> int:
        return 0 if verb_of(code) == BID else NOT_NOW


def test_a_seat_that_is_asked_beside_others_hears_the_reasons_of_its_own_question() -> None:
    state: Any = Toy().new(players=2, seed=1)
    assert [decision.seat for decision in state.decisions] == [0, 1]
    for seat in (0, 1):
        assert Open().refusals(state, pack(BID, 1), seat) == 0
        assert Open().refusals(state, pack(KEEP), seat) == NOT_NOW
    state.apply("bid 1", 0)
    assert Open().refusals(state, pack(BID, 1), 0) == NOT_NOW
    assert Open().refusals(state, pack(BID, 1), 1) == 0
