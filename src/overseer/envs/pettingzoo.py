"""PettingZoo: the games as environments of several agents that take turns (AEC).

from overseer.envs import pettingzoo

env = pettingzoo.env("shelter", players=3)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from overseer.envs.extras import missing_extra
from overseer.envs.table import RENDER_MODES, Position, Table, check_render_mode, seed_of
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.state import State

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "pettingzoo") from None

if TYPE_CHECKING:
    from pettingzoo import ParallelEnv

FLAT = "flat"
STRUCTURED = "structured"


def env(game: str | Game = "shelter", players: int | None = None, **settings: Any) -> AECEnv:
    """A game that minds the order of calls; see `Overseer` for the settings."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **settings))


def raw_env(game: str | Game = "shelter", players: int | None = None, **settings: Any) -> Overseer:
    """A game without wrappers."""
    return Overseer(game, players, **settings)


def parallel_env(
    game: str | Game = "shelter", players: int | None = None, **settings: Any
) -> ParallelEnv:
    """A game in which all agents act at once, as learners of that kind ask for.

    The games take turns, so only the action of the agent whose turn it is counts. One that is not
    possible counts as the safe choice of its question.
    """
    own = Lenient(raw_env(game, players, **settings))
    return turn_based_aec_to_parallel(wrappers.OrderEnforcingWrapper(own))


class Lenient(wrappers.BaseWrapper):
    """Takes the safe choice for an action that is not possible, as when all act at once."""

    env: Overseer

    def step(self, action: int | None) -> None:
        """Take an action, or what is safe."""
        own = self.env
        decision = own.state_of_play.decision
        if decision is not None and own.table.place_of(own.state_of_play, decision, action) < 0:
            action = own.table.safe(own.state_of_play, decision)
        super().step(action)


class Overseer(AECEnv):
    """One game after the other, each agent a seat.

    An observation has two parts: what the seat sees, flat or structured, and the mask of its
    actions. The mask of an agent that is not asked is all zeros. Rewards come with the end.
    """

    def __init__(
        self,
        game: str | Game = "shelter",
        players: int | None = None,
        *,
        packs: Sequence[str | Path] = (),
        observations: str = FLAT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if observations not in (FLAT, STRUCTURED):
            raise Malformed(f'observations is "{FLAT}" or "{STRUCTURED}", not {observations!r}.')
        check_render_mode(render_mode)
        self.table = Table(game, players, packs, **options)
        self.metadata = {
            "name": f"{self.table.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.is_flat = observations == FLAT
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self._position: Position | None = None
        observation_space = spaces.Dict(
            {
                "observation": observation_space_of(self.table, self.is_flat),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation_space)
        self.action_spaces = {
            agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }

    @property
    def state_of_play(self) -> State:
        """The game that is being played."""
        if self._position is None:
            raise ResetNeeded("No game is being played: call reset() first.")
        return self._position.state

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do: the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; a seed also settles all games that follow."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed_of(seed))
        state = self.table.new(int(self._seeds.integers(2**62)))
        self._position = Position(self.table, state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._pass_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it can do if it is asked."""
        seat = self._seats[agent]
        see = self.table.flat if self.is_flat else self.table.structured
        return {
            "observation": see(self.state_of_play, seat),
            "action_mask": self.table.mask(self.state_of_play, seat),
        }

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is."""
        state = self.state_of_play
        if not self.agents:
            raise ResetNeeded("The game is over for all agents: call reset() first.")
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.take(state, action)
        if state.over:
            self._end()
        self._pass_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The question that is open, and its options."""
        decision = self.state_of_play.decision
        if self.render_mode is None:
            return None
        if decision is None:
            return f"{self.state_of_play.outcome}"
        options = "\n".join(f"  {option.notation}" for option in decision.options)
        return f"player_{decision.seat}: {decision.text()}\n{options}"

    def close(self) -> None:
        """Nothing is kept open."""

    def _end(self) -> None:
        cut_off = self.table.is_cut_off(self.state_of_play)
        returns = self.table.returns(self.state_of_play)
        for agent in self.agents:
            self.rewards[agent] = returns[self._seats[agent]]
            self.truncations[agent] = cut_off
            self.terminations[agent] = not cut_off

    def _pass_on(self) -> None:
        """Select who is asked next; once it is over, anybody."""
        decision = self.state_of_play.decision
        seat = 0 if decision is None else int(decision.seat)
        self.agent_selection = self.possible_agents[seat]


def observation_space_of(table: Table, is_flat: bool) -> spaces.Space[Any]:
    """What a seat can see, as a space."""
    least, most = table.bounds()
    if is_flat:
        return spaces.Box(least, most, dtype=np.float32)
    bounds = zip(table.named(least).items(), table.named(most).values(), strict=True)
    return spaces.Dict(
        {name: spaces.Box(low, high, dtype=np.float32) for (name, low), high in bounds}
    )
