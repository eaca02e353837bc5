"""Positions that look the same to everybody are the same, whichever way led to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import permutations, product
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
    assert state.decision is not None
    seat = state.decision.seat
    now = state.clone()
    for _ in range(CHOICES):
        decision = now.decision
        if decision is None or (decision.prompt == t.ASK_TURN and decision.seat != seat):
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
def test_rooms_built_in_another_order_can_make_the_same_level() -> None:
    drawn = {"armory": "medbay", "lounge": "classroom"}  # into the gap of each
    ways: dict[str, set[str]] = {}
    for rooms, sides in product(permutations(drawn), product(("left", "right"), repeat=2)):
        table = Table().cubes(0, FULL).room(1, "left", "theme-workshop")
        for space, room, side in zip(("L1.e", "L1.5"), rooms, sides, strict=True):
            build = f"place - {space}", f"room {room}", f"side {side}"
            table.play(*build, f"draw room {drawn[room]}")
            if space == "L1.e":
                table.play("pass")
        ways.setdefault(looks(table.vault), set()).add(table.vault.digest())
    assert len(ways) == 6  # of eight: one room on either side can be built in two orders
    assert all(len(digests) == 1 for digests in ways.values())


@pytest.mark.rule("SH-R-26")
def test_nothing_of_a_plan_is_left_when_the_room_stands() -> None:
    for side in ("left", "right"):
        table = Table().cubes(0, FULL).items(0, "parrot")
        table.play("place - L1.e", "room armory", f"side {side}", "discount parrot", "strike W")
        assert set(table.vault.plan) == {0}
