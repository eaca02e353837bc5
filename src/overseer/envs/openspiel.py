"""OpenSpiel: the games as sequential games with explicit chance nodes.

    import pyspiel
    from overseer.envs import openspiel

    game = pyspiel.load_game("overseer_shelter(players=2,max_rounds=20)")

To import this module registers `overseer_shelter` and `overseer_fallout`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from overseer.envs.extras import missing_extra
from overseer.envs.table import MAX_ROUNDS, Table
from overseer.kernel.decision import CHANCE, Decision
from overseer.kernel.errors import Illegal
from overseer.kernel.state import State
from overseer.registry import BUILT_IN

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "openspiel") from None

PREFIX = "overseer_"
MAX_CHANCES = 4096  # outcomes of one roll or draw: options are counted, not named
MOVES_A_ROUND = 4000  # far more choices, rolls and draws than a round has
LONG_NAMES = {"shelter": "Fallout Shelter: The Board Game", "fallout": "Fallout: The Board Game"}
OWN_PARAMETERS: dict[str, tuple[str, ...]] = {"shelter": (), "fallout": ("scenario",)}
PACKS = ","  # what stands between the packs of a game


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel should know of a game."""
    registration = BUILT_IN[name]
    seats: range = registration.part(registration.game).seats
    hides = name == "fallout"
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=LONG_NAMES[name],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if hides
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=(
            pyspiel.GameType.Utility.GENERAL_SUM if hides else pyspiel.GameType.Utility.ZERO_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        # States have no history, so what a player has seen before is no part of them.
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, seats[0]),
            "max_rounds": MAX_ROUNDS,
            "packs": "",
            **dict.fromkeys(OWN_PARAMETERS[name], ""),
        },
    )


class SharedTable(Table):
    """A table that copies of its game share, since it never changes."""

    def __deepcopy__(self, memo: object) -> SharedTable:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, self.key

    key: tuple[str, int, int, str, str]


@lru_cache(maxsize=64)
def table_of(name: str, players: int, rounds: int, packs: str, scenario: str) -> SharedTable:
    """The table that the parameters of a game describe."""
    options: dict[str, Any] = {"scenario": scenario} if scenario else {}
    named = tuple(filter(None, packs.split(PACKS)))
    table = SharedTable(name, players, named, max_rounds=rounds, **options)
    table.key = name, players, rounds, packs, scenario
    return table


class OverseerGame(pyspiel.Game):
    """A game with its players and options."""

    name: str
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        rounds = int(given.get("max_rounds", MAX_ROUNDS))
        players = int(given.get("players", 2))
        packs, scenario = str(given.get("packs", "")), str(given.get("scenario", ""))
        self.table = table_of(self.name, players, rounds, packs, scenario)
        is_zero_sum = self.type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=MAX_CHANCES,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=rounds * MOVES_A_ROUND,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> OverseerState:
        """A game before anything has been left to chance."""
        return OverseerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who turns states into tensors and strings."""
        if iig_obs_type is None:
            return Observer(self.table)
        is_private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.table, bool(iig_obs_type.public_info), is_private)


class Position:
    """The state of the rules behind one of OpenSpiel's, made when somebody asks for it.

    OpenSpiel copies a state by making a new one and then copying its attributes, in depth.
    """

    def __init__(self, table: Table, state: State | None = None) -> None:
        self.table = table
        self._state = state

    @property
    def state(self) -> State:
        """The state of the rules."""
        if self._state is None:
            self._state = self.table.new(0, chance="manual")
        return self._state

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.table, None if self._state is None else self._state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.table, self.state.dump())


def restored(table: Table, dump: dict[str, Any]) -> Position:
    """A position that was pickled."""
    return Position(table, table.game.restore(dump))


class OverseerState(pyspiel.State):
    """A position. Rolls and draws are chance nodes, whose outcomes are counted in their order."""

    def __init__(self, game: OverseerGame) -> None:
        super().__init__(game)
        self.position = Position(game.table)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        decision = self.position.state.decision
        if decision is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if decision.seat == CHANCE else decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of who is asked, in ascending order."""
        state = self.position.state
        decision = state.decision_of(None)
        lens = self.position.table.lens
        places = range(len(decision.options))
        actions = [int(lens.action_of(state, decision, place)) for place in places]
        return sorted(action for action in actions if action >= 0)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be rolled or drawn, and how likely."""
        options = self._open().options
        total = float(options.total())
        return [(place, int(options.weight(place)) / total) for place in range(len(options))]

    def _apply_action(self, action: int) -> None:
        """Take an action, or an outcome of chance."""
        decision = self._open()
        if decision.seat != CHANCE:
            self.position.table.take(self.position.state, action)
        elif 0 <= action < len(decision.options):
            self.position.state.choose(decision, action)
        else:
            raise Illegal(f"Chance has no outcome {action} here.")

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as journals write it."""
        if player == pyspiel.PlayerId.CHANCE:
            return str(self._open().options[action].notation)
        return self.position.table.spaces.text(self.position.state, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.position.state.over)

    def returns(self) -> list[float]:
        """What each player gets; 0 while the game goes on."""
        table, state = self.position.table, self.position.state
        return table.returns(state) if state.over else [0.0] * table.players

    def resample_from_infostate(
        self, player: int, probability_sampler: Callable[[], float]
    ) -> OverseerState:
        """A state that looks the same to a player and is random in everything else."""
        state = self.position.state
        seed = int(probability_sampler() * 2**53)
        other: OverseerState = self.get_game().new_initial_state()
        guess = state.book.disguised(state, player, seed)
        other.position = Position(self.position.table, guess)
        return other

    def __str__(self) -> str:
        decision = self.position.state.decision
        if decision is None:
            return f"over: {self.position.state.outcome}"
        options = " / ".join(option.notation for option in decision.options)
        who = "chance" if decision.seat == CHANCE else f"player {decision.seat}"
        return f"round {self.position.state.round}, {who}: {options}"

    def _open(self) -> Decision:
        return self.position.state.decision_of(None)


class Observer:
    """What a player sees of a state, as a tensor and as text: the open part, its own, or both."""

    def __init__(self, table: Table, is_public: bool = True, is_private: bool = True) -> None:
        self.table = table
        self.is_public = is_public
        self.shown = {
            feature.name
            for feature in table.layout.features
            if (is_private if feature.is_private else is_public)
        }
        self.tensor = np.zeros(table.features, np.float32)
        self.dict = table.named(self.tensor)

    def set_from(self, state: OverseerState, player: int) -> None:
        """Look at a state."""
        seen = self.table.structured(state.position.state, player)
        for name, numbers in seen.items():
            self.dict[name][:] = numbers if name in self.shown else 0

    def string_from(self, state: OverseerState, player: int) -> str:
        """All numbers that are not 0, by their features, and what can be done."""
        parts = []
        for name, numbers in self.table.structured(state.position.state, player).items():
            if name in self.shown:
                row = numbers.ravel()
                (places,) = np.nonzero(row)
                shown = " ".join(f"{place}:{int(row[place])}" for place in places)
                parts.append(f"{name}({shown})")
        if self.is_public and state.current_player() == player:
            parts.append(f"actions({' '.join(map(str, state.legal_actions()))})")
        return " ".join(parts)


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for name in BUILT_IN:
        if f"{PREFIX}{name}" not in known:
            kind = game_type(name)
            made = type(f"{name.title()}Game", (OverseerGame,), {"name": name, "type": kind})
            pyspiel.register_game(kind, made)


register()
