"""Positions that look the same to everybody are the same, whichever way led to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

import overseer
from overseer import SPECTATOR, State
from overseer.games.shelter import terms as t
from rules.table import Table

FULL = "WWWWWFFFFFEEEEE"
TURNS = 60  # that are played from one position
CHOICES = 40  # of a turn, at most


def looks(state: State) -> str:
    """What everybody sees of a position, as one text."""
    seats = [SPECTATOR, *range(state.players)]
    return json.dumps([state.view(seat) for seat in seats], sort_keys=True)


def played(state: State, random: Random) -> State | None:
    """The position after one turn at random, chance included; None if it takes too long."""
    now = state.clone()
    assert now.decision is not None
    seat = now.decision.seat
    for _ in range(CHOICES):
        decision = now.decision
        if decision is None:
            return now
        if decision.prompt == t.ASK_TURN and decision.seat != seat:
            return now
        # Few cards and rolls, so that different ways often lead to the same table.
        few = 2 if decision.seat == overseer.CHANCE else None
        now.apply(random.choice(list(decision.options)[:few]))
    return None


def positions(seed: int) -> Iterator[State]:
    """Turns of a random game, with chance by hand from there on."""
    random = Random(seed)
    state = overseer.load("shelter").new(players=2, seed=seed)
    while not state.over:
        decision = state.decision
        assert decision is not None
        if decision.prompt == t.ASK_TURN and random.random() < 0.2:
            base = state.clone()
            base.auto_chance = False
            yield base
        state.apply(random.choice(list(decision.options)))


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_that_ends_at_the_same_table_ends_in_the_same_position(seed: int) -> None:
    random = Random(seed)
    met = 0
    for base in list(positions(seed))[:5]:
        seen: dict[str, str] = {}
        for _ in range(TURNS):
            after = played(base, random)
            if after is None:
                continue
            digest = after.digest()
            met += looks(after) in seen
            assert seen.setdefault(looks(after), digest) == digest
    assert met > 0  # some tables were reached in more than one way


@pytest.mark.rule("SH-BUILD-05", "SH-R-26")
def test_two_rooms_built_in_either_order_are_the_same_level() -> None:
    """The plan of the last room is no part of the position."""
    rooms = {"armory": ("left", "medbay"), "lounge": ("right", "classroom")}
    found = []
    for order in permutations(rooms):
        table = Table().cubes(0, FULL).room(1, "left", "theme-workshop")
        for room, space in zip(order, ("L1.e", "L1.5"), strict=True):
            side, drawn = rooms[room]
            table.play(f"place - {space}", f"room {room}", f"side {side}", f"draw room {drawn}")
            if space == "L1.e":
                table.play("pass")
        found.append((looks(table.vault), table.vault.digest()))
    assert found[0] == found[1]


@pytest.mark.rule("SH-R-26")
def test_nothing_of_a_plan_is_left_when_the_room_stands() -> None:
    for side in ("left", "right"):
        table = Table().cubes(0, FULL).items(0, "parrot")
        table.play("place - L1.e", "room armory", f"side {side}", "discount parrot", "strike W")
        assert set(table.vault.plan) == {0}
