"""Random games of every number of players: never stuck, never unsound, always over in the end."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import pytest

import overseer
from overseer import Game, State
from overseer.games.shelter.invariants import broken_invariants
from overseer.games.shelter.vault import Vault
from overseer.testing.play import PASSES, Chooser
from props.laws import breaches
from props.soaking import CHUNKS

PLAYERS = (2, 3, 4)
# Tables take turns; most are set up as printed.
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {},
    {},
    {"elevator_order": "random"},
    {"house_rules": ["starting-resources"]},
    {"house_rules": ["alternate-columns", "fifth-room"]},
)
LONGEST = 10_000
EVERY = 7  # decisions between two looks at the inside
RARELY = 40  # and between two at the outside


@cache
def game() -> Game:
    return overseer.load("shelter")


def begin(number: int) -> State:
    players = PLAYERS[number % len(PLAYERS)]
    table = TABLES[number // len(PLAYERS) % len(TABLES)]
    return game().new(players, seed=number, max_rounds=100, **table)


class Eager(Chooser):
    """Random choices that pass only if nothing else is offered: rooms get built, tracks filled."""

    def choice(self, state: State) -> tuple[overseer.Decision, overseer.Option]:
        decision = state.decisions[0]
        others = len(decision.options) - (decision.options[-1].notation in PASSES)
        return decision, decision.options[self.below(max(1, others))]


def sound(state: State) -> None:
    assert broken_invariants(cast(Vault, state)) == []


@pytest.mark.parametrize("chunk", CHUNKS, ids=lambda chunk: f"{chunk.start}-{chunk.stop - 1}")
def test_random_games_end_without_a_breach(chunk: range) -> None:
    for number in chunk:
        state = begin(number)
        chooser = Eager(number) if number % 2 else Chooser(number)
        decisions = 0
        try:
            while not state.over:
                _, option = chooser.choice(state)
                state.apply(option)
                decisions += 1
                if decisions % EVERY == 0:
                    sound(state)
                if decisions % RARELY == 0:
                    assert list(breaches(state)) == []
                assert decisions < LONGEST, "the game does not end"
            sound(state)
            assert list(breaches(state)) == []
            assert state.outcome is not None
            assert len(state.outcome.standings) == state.players
        except Exception as error:
            error.add_note(f"game {number}, after {decisions} decisions")
            raise


def test_eager_games_come_to_their_own_end() -> None:
    """Games in which nobody passes end by rooms or threats, not by the limit of rounds."""
    ends = set()
    for number in range(1, 40, 2):
        state, chooser = begin(number), Eager(number)
        while not state.over:
            state.apply(chooser.choice(state)[1])
        assert state.outcome is not None
        assert not state.outcome.truncated
        ends.add(int(cast(Vault, state).trigger))
    assert len(ends) > 1, "both triggers are reached"


def test_the_laws_notice_a_breach() -> None:
    vault = cast(Vault, begin(2))
    vault.apply(0)
    vault.cubes[0] = 7
    assert [each.split(":")[0] for each in breaches(vault)] == ["cubes on tracks"]
    vault.cubes[0] = 0
    vault.dwellers[0] += 1
    assert [each for each in breaches(vault) if "two places" in each]
    vault.dwellers[0] -= 1
    vault.item_discards = type(vault.cubes)([0])
    assert "32 of 31 items are there" in list(breaches(vault))
