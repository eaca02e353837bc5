"""Codecs: positions as JSON types and back, and their fingerprints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from inspect import signature
from typing import Any

from msgspec import json
from mypy_extensions import i64

from overseer._unit import MODULES
from overseer.kernel.frame import Frame
from overseer.kernel.pile import Pile
from overseer.kernel.state import State
from overseer.kernel.vecs import vec

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Codec:
    """The fields of a game's state by kind, and the frames that may lie on its stack.

    `bags` are the rows whose order means nothing, such as discards that will be shuffled: two
    positions that differ in it are the same.
    """

    numbers: Sequence[str]
    rows: Sequence[str]
    piles: Sequence[str]
    frames: Mapping[str, Any]
    bags: Collection[str] = ()
    pile_lists: Sequence[str] = ()
    _dumpers: dict[str, Callable[[Any], object]] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self._dumpers.update(dict.fromkeys(self.numbers, int))
        self._dumpers.update(dict.fromkeys(self.rows, plain))
        self._dumpers.update(dict.fromkeys(self.bags, _dump_bag))
        self._dumpers.update(dict.fromkeys(self.piles, dump_pile))
        self._dumpers.update(dict.fromkeys(self.pile_lists, _dump_piles))

    def position(self, state: State) -> Json:
        """Everything on the table and under way, but for the generator."""
        names = (*self.numbers, *self.rows, *self.piles, *self.pile_lists)
        return {**self.picked(state, names), "stack": dump_frames(state)}

    def picked(self, state: State, names: Iterable[str]) -> Json:
        """Some of the fields of a state."""
        return {name: self._dumpers[name](getattr(state, name)) for name in names}

    def put(self, state: State, dump: Mapping[str, Any]) -> None:
        """Give a state the position of a dump, whose fingerprint must have been checked."""
        for name in self.numbers:
            setattr(state, name, dump[name])
        for name in self.rows:
            setattr(state, name, vec[i64](dump[name]))
        for name in self.piles:
            setattr(state, name, load_pile(dump[name]))
        for name in self.pile_lists:
            setattr(state, name, [load_pile(layers) for layers in dump[name]])
        state.stack.clear()
        for name, *fields in dump["stack"]:
            # Rows are copied: the frames change theirs, and the dump stays what it was.
            state.stack.append(self.frames[name](*map(plain, fields)))


def fingerprint(header: object, position: object) -> str:
    """64 hex digits over a dumped position and what it belongs to."""
    return hashlib.sha256(json.encode([header, position], order="sorted")).hexdigest()


def plain(value: Any) -> Any:
    """A number or a row of them, as Python's own."""
    return int(value) if isinstance(value, int) else list(map(int, value))


def dump_frames(state: State) -> list[list[object]]:
    """The frames of a state from the bottom up, each as its name and its fields."""
    return [dump_frame(frame) for frame in state.stack]


def known_frames(state: State) -> list[list[Any]]:
    """The frames of a state by their names, with those of their fields that may be known."""
    return [
        [kind.__name__, *(plain(getattr(frame, field)) for field in vars(kind)["KNOWN"])]
        for kind, frame in ((type(frame), frame) for frame in state.stack)
    ]


def frames_of(base: type) -> dict[str, Any]:
    """The frames of a game by the name that dumps call them: all that say what may be known.

    They derive from a base in their own package, each of whose compiled modules is imported first.
    """
    package = base.__module__.rpartition(".")[0]
    for module in MODULES:
        if module.startswith(f"{package}."):
            import_module(module)
    return {
        frame.__name__: frame
        for frame in _derived(base)
        if "KNOWN" in vars(frame) and frame.__module__.startswith(f"{package}.")
    }


def _derived(base: type) -> list[type]:
    found: list[type] = base.__subclasses__()
    return [frame for each in found for frame in (each, *_derived(each))]


def dump_frame(frame: Frame) -> list[object]:
    """A frame as its name and its fields, in the order in which `__init__` takes them."""
    fields: list[object] = [type(frame).__name__]
    for name in _fields(type(frame)):
        value = getattr(frame, name)
        fields.append(value[:] if isinstance(value, list) else value)
    return fields


@cache
def _fields(frame: type) -> tuple[str, ...]:
    return tuple(signature(frame).parameters)


def dump_pile(pile: Pile | None) -> list[object]:
    """Layers from the top: the cards of a layer, and how many it borrows from below."""
    layers: list[object] = []
    while pile is not None:
        layers.append([plain(pile.cards), int(pile.borrowed)])
        pile = pile.below
    return layers


def _dump_piles(piles: Iterable[Pile]) -> list[object]:
    return [dump_pile(pile) for pile in piles]


def _dump_bag(cards: Iterable[int]) -> list[int]:
    return sorted(map(int, cards))


def load_pile(layers: Sequence[Any]) -> Pile:
    """A pile from its layers, of which it has one at least, if an empty one."""
    pile: Pile | None = None
    for cards, borrowed in reversed(layers):
        pile = Pile(vec[i64](cards), borrowed, pile)
    assert pile is not None
    return pile
