"""The wasteland: empty when the box is opened, and copied whole (FO-SETUP, FO-R-104)."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.turn import Turn
from overseer.games.fallout.wasteland import Wasteland
from overseer.kernel.pile import Pile
from overseer.kernel.vecs import vec
from rules.fallout.table import Table, quiet

SHARED = ("slots", "edges", "first_edge")  # replaced, never written to


def numbered(land: Wasteland) -> None:
    """Give every field of a position a value of its own."""
    for value, name in enumerate(CODEC.numbers, 100):
        setattr(land, name, value)
    for value, name in enumerate((*CODEC.rows, *SHARED[1:]), 200):
        setattr(land, name, vec[i64]([value, value + 1]))
    for value, name in enumerate(CODEC.piles, 300):
        setattr(land, name, Pile(vec[i64]([value])))
    for value, name in enumerate(CODEC.pile_lists, 400):
        setattr(land, name, [Pile(vec[i64]([value])), Pile(vec[i64]([value + 10]))])
    land.stack = [Turn(1, 2, 0)]


def values(land: Wasteland) -> dict[str, Any]:
    """All fields of a position."""
    shown: dict[str, Any] = dict(CODEC.position(land))
    for name in SHARED:
        shown[name] = [int(value) for value in getattr(land, name)]
    return shown


@pytest.mark.rule("FO-SETUP-04")
def test_the_box_is_opened_with_nothing_in_play() -> None:
    table = Table(3)
    table.land.unpack()
    position = values(table.land)
    nowhere = {"active": -1}
    assert {name: position[name] for name in CODEC.numbers} == {
        name: nowhere.get(name, 0) for name in CODEC.numbers
    }
    assert position["node"] == [-1, -1, -1]
    for name in (*CODEC.rows, *SHARED):
        assert name == "node" or not any(position[name]), name
    for name in CODEC.piles:
        assert getattr(table.land, name).size() == 0
    assert [len(position[name]) for name in CODEC.pile_lists] == [4, 5]
    assert not any(pile.size() for pile in (*table.land.encounter_decks, *table.land.stacks))


@pytest.mark.rule("FO-R-104")
def test_a_copy_has_everything_and_shares_nothing_that_changes() -> None:
    land = quiet(3).land
    land.options["note"] = "kept"
    numbered(land)
    copy = land.clone()
    before = values(land)
    assert values(copy) == before
    assert (copy.players, copy.options, copy.open) == (land.players, land.options, land.open)
    assert (copy.auto_chance, copy.auto_forced) == (land.auto_chance, land.auto_forced)
    assert copy.book is land.book
    assert copy.cards is land.cards
    assert copy.rules is land.rules
    for name in CODEC.rows:
        if name not in SHARED:
            getattr(copy, name)[0] = 999
    for pile in (copy.loot_deck, copy.asset_deck, copy.agenda_deck):
        pile.put_on_top(999)
    for pile in (*copy.encounter_decks, *copy.stacks):
        pile.put_on_top(999)
    frame = copy.stack[0]
    assert isinstance(frame, Turn)
    frame.over = 1
    copy.stack.append(Turn(0, 0, 0))
    assert values(land) == before
    changed = values(copy)
    names = (*CODEC.rows, *CODEC.piles, *CODEC.pile_lists, "stack")
    assert all(changed[name] != before[name] for name in names if name not in SHARED)


@pytest.mark.rule("FO-R-104")
def test_a_copy_sees_the_same_dice_and_does_not_use_them_up() -> None:
    land = quiet().land
    copy = land.clone()
    rolled = [copy.rng.below(1000) for _ in range(9)]
    assert [land.clone().rng.below(1000) for _ in range(2)] == rolled[:1] * 2
    assert [land.rng.below(1000) for _ in range(9)] == rolled
