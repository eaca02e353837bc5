"""Views: built from one typed description, and from a list of what may be known."""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import overseer
from overseer import ALL, SPECTATOR
from overseer.games.fallout import codec as fallout_codec
from overseer.games.fallout import known as fallout_known
from overseer.games.fallout.table import FalloutTable
from overseer.games.fallout.trade import Trade
from overseer.games.shelter import codec as shelter_codec
from overseer.games.shelter import known as shelter_known
from overseer.games.shelter.table import ShelterTable
from overseer.kernel.frame import Frame
from overseer.kernel.state import State
from overseer.kernel.table import View

BOTH = pytest.mark.parametrize(
    ("codec", "known"), [(shelter_codec, shelter_known), (fallout_codec, fallout_known)]
)
TYPES: dict[str, Any] = {
    "shelter": View[ShelterTable, shelter_known.Known],
    "fallout": View[FalloutTable, fallout_known.Known],
}
# What a seat is told of these follows from what it sees of agendas and tokens.
GUARDED = {"agendas", "agenda_deck", "agenda_dropped", "enemies", "stacks"}


class Unlisted(Frame):
    """A frame that does not say what may be known of it."""

    def ask(self, state: Any) -> None:
        return None

    def copy(self) -> Unlisted:
        return self


def moments(name: str, players: int, every: int) -> Iterator[State]:
    """States from all over a random game."""
    state: Any = overseer.load(name).new(players=players, seed=players, max_rounds=12)
    chance = random.Random(players)
    number = 0
    while not state.over:
        state.apply(chance.choice(state.decision.options))
        number += 1
        if number % every == 0:
            yield state
    yield state


@pytest.mark.parametrize("name", TYPES)
def test_a_view_is_what_its_type_says(name: str) -> None:
    for state in moments(name, 3, 11):
        for seat in (0, SPECTATOR, ALL):
            view = state.view(seat)
            again = msgspec.convert(view, TYPES[name], strict=True)
            assert msgspec.json.encode(again) == msgspec.json.encode(view)


@BOTH
def test_every_frame_says_what_may_be_known_of_it(codec: ModuleType, known: ModuleType) -> None:
    """A frame, or a field of one, that nobody has thought about is not known to anybody."""
    for name, frame in codec.CODEC.frames.items():
        if frame is not Trade:
            assert tuple(inspect.signature(frame).parameters) == frame.KNOWN, name


@BOTH
def test_the_codec_has_every_frame_of_the_sources(codec: ModuleType, known: ModuleType) -> None:
    """A frame that a module declares can be loaded, whatever has been imported before."""
    sources = Path(str(codec.__file__)).parent.glob("*.py")
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources]
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    frames = {"Frame"}
    while found := {
        node.name
        for node in classes
        for base in node.bases
        if isinstance(base, ast.Name) and base.id in frames and node.name not in frames
    }:
        frames |= found
    bases = {"Frame", "VaultFrame", "LandFrame", "Running"}
    assert frames - bases == set(codec.CODEC.frames)


@BOTH
def test_every_field_is_known_or_guarded(codec: ModuleType, known: ModuleType) -> None:
    """A new field of a position is listed as known, or told as far as a seat may know it."""
    fields = {*codec.CODEC.numbers, *codec.CODEC.rows, *codec.CODEC.piles, *codec.CODEC.pile_lists}
    listed = set(known.Known.__struct_fields__) - {"frames", "sight"}
    assert listed <= fields
    assert fields - listed == (GUARDED if known is fallout_known else set())


def test_an_unlisted_frame_is_refused_rather_than_told() -> None:
    game: Any = overseer.load("fallout", ["outpost"])
    state = game.new(players=2, seed=1)
    state.stack.append(Unlisted())
    with pytest.raises(KeyError, match="KNOWN"):
        game.book.known(state, 0)


def test_who_sees_everything_has_nothing_to_guess() -> None:
    game: Any = overseer.load("fallout", ["outpost"])
    state = game.new(players=2, seed=1)
    with pytest.raises(overseer.Malformed, match="nothing to guess"):
        game.sample(state.view(ALL), 1)
