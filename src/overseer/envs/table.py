"""Tables for learners: a game with so many players and its options, in arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, SupportsIndex, TypeVar, cast

from mypy_extensions import i16, u8

from overseer.envs.extras import missing_extra
from overseer.envs.lens.lens import NO_ACTION
from overseer.envs.space import loaded, spaces_of
from overseer.kernel.decision import Decision
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.game import MANUAL, Game
from overseer.kernel.options import limited
from overseer.kernel.state import State
from overseer.kernel.vecs import vec

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "vector") from None

MAX_ROUNDS = 100  # unless the options of a table say otherwise
RENDER_MODES = ("ansi",)

Number = TypeVar("Number", bound=np.generic)


class Table:
    """Makes games with the same players and options, and reads them as arrays."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        packs: Sequence[str | Path] = (),
        **options: Any,
    ) -> None:
        if isinstance(game, Game) and packs:
            raise Malformed("packs goes with a game's name; a game that is loaded has its packs.")
        self.game = game if isinstance(game, Game) else loaded(game, packs, options)
        seats = max(2, self.game.seats[0]) if players is None else plain(players)
        self.players = self.game.check_players(seats)
        self.spaces = spaces_of(self.game, self.players)
        self.options = self.game.check_options(
            {**limited(self.game.table_options, MAX_ROUNDS), **options}, self.players
        )
        self.lens = self.spaces.lens
        self.layout = self.spaces.layout
        self._sight = vec[i16]([0] * self.layout.length)
        self._mask = vec[u8]([0] * self.layout.actions)

    def __deepcopy__(self, memo: object) -> Table:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        if self.game.origin is None:
            raise Malformed("What is sent elsewhere needs a game that overseer.load has made.")
        return _made_again, (self.game.name, self.players, self.game.origin, self.options)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.layout.actions

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return self.layout.length

    def check_seat(self, seat: object) -> int:
        """A seat of the table."""
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise Malformed(
                f"There is no seat {seat!r} among {self.players} players; "
                f"the seats are {', '.join(map(str, range(self.players)))}."
            )
        return number

    def check_action(self, action: object) -> int:
        """An action as a number, whether it is possible or not."""
        number = whole(action)
        if number is None:
            raise Malformed(
                f"An action is a whole number from 0 to {self.actions - 1}, not {action!r}."
            )
        return number

    def new(self, seed: int | None, **how: str) -> State:
        """A new game."""
        return self.game.new(self.players, seed, **how, **self.options)

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The least and the most that each number of an observation can be."""
        sizes = [feature.size for feature in self.layout.features]
        least = [feature.least for feature in self.layout.features]
        most = [feature.most for feature in self.layout.features]
        return (
            np.repeat(np.array(least, dtype=np.float32), sizes),
            np.repeat(np.array(most, dtype=np.float32), sizes),
        )

    def flat(self, state: State, seat: int) -> NDArray[np.float32]:
        """What a seat sees, as one row of numbers."""
        row = self._sight[:]
        self.lens.observe(state, seat, row, 0)
        return np.array(row, dtype=np.float32)

    def structured(self, state: State, seat: int) -> dict[str, NDArray[np.float32]]:
        """What a seat sees, by the names of its features."""
        return self.named(self.flat(state, seat))

    def named(self, flat: NDArray[Number]) -> dict[str, NDArray[Number]]:
        """A flat observation, or several, by the names of the features; nothing is copied."""
        layout = self.layout
        if not flat.shape or flat.shape[-1] != layout.length:
            raise Malformed(
                f"An observation has {layout.length} numbers; this array is of shape {flat.shape}."
            )
        return {
            feature.name: flat[..., start : start + feature.size].reshape(
                *flat.shape[:-1], *feature.shape
            )
            for feature, start in zip(layout.features, layout.blocks, strict=True)
        }

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat can take now; all 0 if it is not asked."""
        row = self._mask[:]
        decision = self.asked(state, seat)
        if decision is not None:
            self.lens.mark(state, decision, row, 0)
        return np.array(row, dtype=np.int8)

    def asked(self, state: State, seat: int) -> Decision | None:
        """The first open decision, if it is this seat's."""
        decision = state.decision
        return decision if decision is not None and decision.seat == seat else None

    def place_of(self, state: State, decision: Decision, action: object) -> int:
        """The place of the option that an action stands for, or -1 if it is none now."""
        number = self.check_action(action)
        if not 0 <= number < self.actions:
            return NO_ACTION
        return int(self.lens.index_of(state, decision, number))

    def safe(self, state: State, decision: Decision) -> int:
        """The action of the safe choice at a decision, such as `pass`."""
        return int(self.lens.action_of(state, decision, decision.default))

    def take(self, state: State, action: object) -> None:
        """Take an action in the first open decision."""
        decision = state.decision_of(None)
        place = self.place_of(state, decision, action)
        if place < 0:
            text = self.spaces.text(state, self.check_action(action))
            raise Illegal(f"The action {text} is not possible now; choose one of the mask.")
        state.choose(decision, place)

    def returns(self, state: State) -> list[float]:
        """What each seat gets from a game that is over."""
        row = vec[float]([0.0] * self.players)
        self.lens.returns(state, row, 0)
        return list(row)

    def is_cut_off(self, state: State) -> bool:
        """Whether a game that is over was ended by its limit of rounds."""
        return state.over and bool(self.lens.is_cut_off(state))

    def names(self, state: State) -> Mapping[int, str]:
        """The actions that are possible now, with the options they stand for."""
        decision = state.decision
        if decision is None:
            return {}
        return {
            action: option.notation
            for place, option in enumerate(decision.options)
            if (action := int(self.lens.action_of(state, decision, place))) >= 0
        }


class Position:
    """The state of the rules behind an environment, made when somebody asks for it.

    It can be copied in depth and sent to other processes, as environments are.
    """

    def __init__(self, table: Table, state: State | None = None) -> None:
        self.table = table
        self._state = state

    @property
    def state(self) -> State:
        """The state of the rules."""
        if self._state is None:
            self._state = self.table.new(0, chance=MANUAL)
        return self._state

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.table, None if self._state is None else self._state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.table, self.state.dump())


def _restored(table: Table, dump: dict[str, Any]) -> Position:
    """A position that was sent here."""
    return Position(table, table.game.restore(dump))


def _made_again(name: str, players: int, packs: Sequence[str], options: Mapping[str, Any]) -> Table:
    """A table that was sent here."""
    return Table(name, players, list(packs), **options)


def seed_of(value: object) -> int:
    """A seed as numpy takes it."""
    number = whole(value)
    if number is None or number < 0:
        raise Malformed(f"A seed is a whole number from 0 up, not {value!r}.")
    return number


def plain(value: Any) -> Any:
    """A whole number of numpy's as one of Python's; anything else as it is."""
    return int(value) if isinstance(value, np.integer) else value


def whole(value: object) -> int | None:
    """A whole number, one of numpy's included; None of anything else."""
    if isinstance(value, bool):
        return None
    try:
        return index(cast(SupportsIndex, value))
    except TypeError:
        return None


def check_render_mode(mode: object) -> None:
    """Refuse a way of drawing that no environment has."""
    if mode is not None and mode not in RENDER_MODES:
        raise Malformed(f'render_mode is "{RENDER_MODES[0]}" or None, not {mode!r}.')
