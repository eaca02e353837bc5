"""The fields of a state: each one that is declared is copied and dumped, and none is shared."""

from __future__ import annotations

from typing import Any

import pytest

import overseer
from overseer.games.fallout.codec import CODEC as FALLOUT
from overseer.games.shelter.codec import CODEC as SHELTER
from overseer.kernel.codec import Codec
from overseer.kernel.pile import Pile
from overseer.kernel.state import State

CODECS = {"shelter": SHELTER, "fallout": FALLOUT}
# What a position does not consist of: the game's own things, and how it is driven.
AROUND = {"auto_chance", "auto_forced", "book", "cards", "open", "options", "players", "rng"}
AROUND |= {"rules", "stack", "trace"}
# What follows from the rest of the position and is kept for speed only.
DERIVED = {"shelter": {"active"}, "fallout": {"edges", "far", "first_edge"}}
# Rows that are replaced and never written to, so that copies may share them.
SHARED = {"shelter": {"column", "level_of", "level_owner", "rooms"}, "fallout": {"slots"}}


def played(name: str) -> Any:
    """A game some moves after its set-up."""
    state: Any = overseer.load(name).new(players=3, seed=5)
    for _ in range(60):
        state.apply(state.decision.default)
    return state


def declared(state: State) -> set[str]:
    """The names of all fields, which a compiled class lists and another one has in its instances."""
    listed = getattr(type(state), "__mypyc_attrs__", None)
    return set(vars(state) if listed is None else listed) - {"__dict__"}


def in_codec(codec: Codec) -> list[str]:
    """The names of the fields that a codec knows."""
    return [*codec.numbers, *codec.rows, *codec.piles, *codec.pile_lists]


@pytest.mark.parametrize("name", CODECS)
def test_the_codec_knows_every_field(name: str) -> None:
    known = in_codec(CODECS[name])
    assert len(known) == len(set(known))
    assert declared(played(name)) - AROUND - DERIVED[name] == set(known)


@pytest.mark.parametrize("name", CODECS)
def test_a_copy_has_every_field_for_itself(name: str) -> None:
    codec, state = CODECS[name], played(name)
    for place, field in enumerate(codec.numbers):
        setattr(state, field, 1000 + place)
    copy = state.clone()
    for field in codec.numbers:
        assert getattr(copy, field) == getattr(state, field), field
    assert codec.position(copy) == codec.position(state)
    for field in DERIVED[name]:
        assert list(getattr(copy, field)) == list(getattr(state, field)), field
    for field in set(codec.rows) - SHARED[name]:
        row = getattr(state, field)
        if len(row):
            getattr(copy, field)[0] += 1
            assert getattr(copy, field)[0] == row[0] + 1, field


@pytest.mark.parametrize("name", CODECS)
def test_a_copy_has_every_pile_for_itself(name: str) -> None:
    codec, state = CODECS[name], played(name)
    copy = state.clone()
    pairs: list[tuple[Pile, Pile]] = [
        (getattr(state, field), getattr(copy, field)) for field in codec.piles
    ]
    for field in codec.pile_lists:
        pairs += zip(getattr(state, field), getattr(copy, field), strict=True)
    assert pairs
    for own, others in pairs:
        size = own.size()
        others.put_on_top(0)
        assert (own.size(), others.size()) == (size, size + 1)
