"""Spaces: what a learner sees and can do in a game, described once and number by number."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import Any, cast

from overseer.catalog.boxes import boxes, choosing
from overseer.envs.lens.lens import Lens
from overseer.journal.game import Game as JournalGame
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.registry import registration_of

MOST = 32767  # of one number of an observation
VERBS = 256
_NO_OPTIONS: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Feature:
    """A part of an observation: its name, its shape, what its numbers can be and what they mean."""

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str
    least: int = 0
    is_private: bool = False  # whether only the seat itself sees it

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of action: a verb of the rules, its word, and the fields by which its actions differ.

    `strides` says by how much an action grows with each field of a packed option; None where the
    lens of the game counts for itself. `first` is what the first field begins with.
    """

    verb: int
    word: str
    fields: tuple[tuple[str, int], ...] = ()
    strides: tuple[int, int, int] | None = (0, 0, 0)
    first: int = 0
    more: int = 0  # actions beyond the product of the fields

    @property
    def size(self) -> int:
        """How many actions there are of it."""
        return prod(size for _, size in self.fields) + self.more


def plain(verb: int, word: str, *fields: tuple[str, int], first: int = 0) -> Kind:
    """A kind whose actions are counted field by field."""
    sizes = [size for _, size in fields]
    strides = [prod(sizes[place + 1 :]) for place in range(len(fields))]
    a, b, c = (*strides, 0, 0, 0)[:3]
    return Kind(verb, word, tuple(fields), (a, b, c), first)


@dataclass(frozen=True, slots=True)
class Layout:
    """Features and actions one after the other, and where each begins."""

    features: tuple[Feature, ...]
    kinds: tuple[Kind, ...]

    @property
    def blocks(self) -> list[int]:
        """Where each feature begins."""
        return [0, *accumulate(feature.size for feature in self.features)][:-1]

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return sum(feature.size for feature in self.features)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return sum(kind.size for kind in self.kinds)

    @property
    def firsts(self) -> list[int]:
        """The first action of each kind."""
        return [0, *accumulate(kind.size for kind in self.kinds)][:-1]

    def starts(self) -> list[int]:
        """By verb: what the fields are added to."""
        found = [-1] * VERBS
        for kind, first in zip(self.kinds, self.firsts, strict=True):
            stride = kind.strides[0] if kind.strides else 0
            found[kind.verb] = first - kind.first * stride
        return found

    def strides(self) -> list[int]:
        """By verb: the strides of its three fields."""
        found = [0] * (3 * VERBS)
        for kind in self.kinds:
            if kind.strides is not None:
                found[3 * kind.verb : 3 * kind.verb + 3] = kind.strides
        return found

    def kind_of(self, action: int) -> Kind:
        """The kind that an action is of."""
        for kind, first in zip(self.kinds, self.firsts, strict=True):
            if first <= action < first + kind.size:
                return kind
        raise IndexError(f"there are {self.actions} actions, 0 to {self.actions - 1}")


@dataclass(frozen=True, slots=True)
class Spaces:
    """A game for learners: the layout, and the lens that reads states by it."""

    game: Game
    players: int
    layout: Layout
    lens: Lens
    is_zero_sum: bool = False  # whether what all seats get always adds up to 0

    def check(self, state: object) -> None:
        """Refuse what is no state of this game with as many players."""
        is_own = isinstance(state, State) and isinstance(state.book, type(self.game.book))
        if not is_own or cast(State, state).players != self.players:
            raise Malformed(
                f"This takes a state of {self.game.name} with {self.players} players, "
                f"not {state!r:.100}."
            )

    def text(self, state: State, action: int) -> str:
        """An action in words: the option it stands for, or else what kind it is, if it is any."""
        if not 0 <= action < self.layout.actions:
            return f"#{action}"
        decision = state.decision
        place = -1 if decision is None else self.lens.index_of(state, decision, action)
        if decision is not None and place >= 0:
            return decision.options[place].notation
        return f"{self.layout.kind_of(action).word} #{action}"


def spaces_of(game: Game, players: int) -> Spaces:
    """What a learner sees and can do in a game with so many players."""
    if not isinstance(game, Game):
        raise Malformed(f"A game is what overseer.load gives, not {game!r:.100}.")
    return _spaces_of(game, game.check_players(players))


def loaded(name: Any, packs: Any = (), options: Mapping[str, Any] = _NO_OPTIONS) -> Game:
    """A game by name, in the box that has what some options choose.

    What is no name or no list of packs is refused as `overseer.load` does.
    """
    # The folder of a pack may have changed since it was read; the built-in boxes have not.
    is_plain = isinstance(name, str) and isinstance(packs, list | tuple) and not packs
    return choosing(_boxes(name) if is_plain else boxes(name, packs), options)


@lru_cache(maxsize=16)
def _boxes(name: str) -> list[JournalGame]:
    return boxes(name)


@lru_cache(maxsize=16)
def _spaces_of(game: Game, players: int) -> Spaces:
    registration = registration_of(game.name)
    if registration is None or not registration.spaces:
        raise Malformed(f"The game {game.name!r} has no environments.")
    found = registration.part(registration.spaces)(game, players)
    assert isinstance(found, Spaces)
    return found
