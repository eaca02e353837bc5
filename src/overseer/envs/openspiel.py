"""OpenSpiel: the games as sequential games with explicit chance nodes.

    import pyspiel
    from overseer.envs import openspiel

    game = pyspiel.load_game("overseer_shelter(players=2,max_rounds=20)")

To import this module registers `overseer_shelter` and `overseer_fallout`, and every installed game
that has environments.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from overseer.catalog import display_of
from overseer.envs.extras import missing_extra
from overseer.envs.parameters import BETWEEN, Parameter, chosen, defaults, names_in
from overseer.envs.space import loaded
from overseer.envs.table import MAX_ROUNDS, Position, Table
from overseer.kernel.decision import CHANCE, Decision
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.options import round_limit
from overseer.kernel.state import State
from overseer.registry import BUILT_IN, names, registered

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "openspiel") from None

log = logging.getLogger("overseer.envs")

PREFIX = "overseer_"
LANGUAGE = "en"  # of the names of games
MAX_CHANCES = 4096  # outcomes of one roll or draw: options are counted, not named
MOVES_A_ROUND = 4000  # far more choices, rolls and draws than a round has
MAX_LENGTH = 2**31 - 1  # the longest game that OpenSpiel can be told of


def game_type(name: str) -> pyspiel.GameType:
    """What OpenSpiel should know of a game."""
    table = Table(name)
    game = table.game
    hides = any(game.hides(players) for players in game.seats)
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=display_of(game).texts(LANGUAGE).game(name, "{}-name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if hides
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=(
            pyspiel.GameType.Utility.ZERO_SUM
            if table.spaces.is_zero_sum
            else pyspiel.GameType.Utility.GENERAL_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        # States have no history, so what a player has seen before is no part of them.
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": table.players,
            "packs": "",
            **defaults(game.table_options),
        },
    )


class SharedTable(Table):
    """A table that all copies of its game share."""

    key: tuple[str, tuple[tuple[str, Parameter], ...]]

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, self.key


def table_of(name: str, given: tuple[tuple[str, Parameter], ...]) -> SharedTable:
    """The table that the parameters of a game describe."""
    text = str(dict(given).get("packs", ""))
    if "," in text:  # where OpenSpiel's own strings break
        raise Malformed(f"packs are ids or folders with {BETWEEN!r} between them, not {text!r}.")
    game = loaded(name, names_in(text))
    return _table_of(name, given, tuple(pack.hash for pack in game.packs))


@lru_cache(maxsize=64)
def _table_of(
    name: str, given: tuple[tuple[str, Parameter], ...], hashes: tuple[str, ...]
) -> SharedTable:
    """One table for as long as its packs stay what they were."""
    parameters: dict[str, Any] = dict(given)
    packs = names_in(str(parameters.get("packs", "")))
    options = chosen(loaded(name, packs).table_options, parameters)
    table = SharedTable(name, parameters.get("players"), packs, **options)
    table.key = name, given
    return table


class OverseerGame(pyspiel.Game):
    """A game with its players and options."""

    name: str
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.table = table_of(self.name, tuple(sorted(given.items())))
        rounds = self.table.options.get(round_limit().name, MAX_ROUNDS)
        is_zero_sum = self.type.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=MAX_CHANCES,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=min(rounds * MOVES_A_ROUND, MAX_LENGTH),
        )
        super().__init__(self.type, info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        return opened, (str(self),)

    def new_initial_state(self) -> OverseerState:
        """A game before anything has been left to chance."""
        return OverseerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who turns states into tensors and strings."""
        if iig_obs_type is None:
            return Observer(self.table)
        if iig_obs_type.perfect_recall:
            raise Malformed(
                "States have no history, so nobody can observe them with perfect recall."
            )
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise Malformed("An observer sees what one player knows, not what all of them do.")
        is_private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.table, bool(iig_obs_type.public_info), is_private)


def opened(text: str) -> Any:
    """A game that was pickled, in a process that knows ours since it has imported this module."""
    return pyspiel.load_game(text)


class OverseerState(pyspiel.State):
    """A position. Rolls and draws are chance nodes, whose outcomes are counted in their order."""

    def __init__(self, game: OverseerGame) -> None:
        super().__init__(game)
        # OpenSpiel copies a state by making a new one and then copying its attributes, in depth.
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
        else:
            self.position.state.choose(decision, _outcome(decision, action))

    def _action_to_string(self, player: int, action: int) -> str:
        """An action as journals write it."""
        if player == pyspiel.PlayerId.CHANCE:
            decision = self._open()
            return str(decision.options[_outcome(decision, action)].notation)
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
        player = self.position.table.check_seat(player)
        seed = int(probability_sampler() * 2**53)
        other: OverseerState = self.get_game().new_initial_state()
        guess = state.book.disguised(state, player, seed)
        if state.decision is not None and state.decision.seat != player:
            _ask_again(guess)
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


def _outcome(decision: Decision, action: int) -> int:
    """An outcome of chance that there is."""
    if decision.seat != CHANCE or not 0 <= action < len(decision.options):
        raise Illegal(f"Chance has no outcome {action} here.")
    return action


def _ask_again(guess: State) -> None:
    """Have the open question of a guess follow from it: its options can name hidden cards."""
    is_forced, guess.auto_forced = guess.auto_forced, False
    guess.open = None
    guess.settle()
    guess.auto_forced = is_forced


class Observer:
    """What a player sees of a state, as a tensor and as text: the open part, its own, or both."""

    def __init__(self, table: Table, is_public: bool = True, is_private: bool = True) -> None:
        self.table = table
        self.is_whole = is_public and is_private
        self.shown = {
            feature.name
            for feature in table.layout.features
            if (is_private if feature.is_private else is_public)
        }
        self.tensor = np.zeros(table.features, np.float32)
        self.dict = table.named(self.tensor)

    def set_from(self, state: OverseerState, player: int) -> None:
        """Look at a state."""
        for name, numbers in self._seen(state, player).items():
            self.dict[name][:] = numbers if name in self.shown else 0

    def string_from(self, state: OverseerState, player: int) -> str:
        """All numbers that are not 0, by their features, and what can be done.

        What can be done follows from both parts: some actions name the cards of the own hand.
        """
        parts = []
        for name, numbers in self._seen(state, player).items():
            if name in self.shown:
                row = numbers.ravel()
                (places,) = np.nonzero(row)
                shown = " ".join(f"{place}:{int(row[place])}" for place in places)
                parts.append(f"{name}({shown})")
        if self.is_whole and state.current_player() == player:
            parts.append(f"actions({' '.join(map(str, state.legal_actions()))})")
        return " ".join(parts)

    def _seen(self, state: OverseerState, player: int) -> dict[str, NDArray[np.float32]]:
        return self.table.structured(state.position.state, self.table.check_seat(player))


def register() -> None:
    """Make the games known to OpenSpiel, once; an installed one that is broken is left out."""
    known = pyspiel.registered_names()
    for name in names():
        try:
            if f"{PREFIX}{name}" in known or not registered(name).spaces:
                continue
            kind = game_type(name)
        except Malformed as problem:
            if name in BUILT_IN:
                raise
            log.warning("%s", problem)
            continue
        made = type(f"{name.title()}Game", (OverseerGame,), {"name": name, "type": kind})
        pyspiel.register_game(kind, made)


register()
