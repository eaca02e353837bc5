"""Gymnasium: one agent at a table with bots.

from overseer.envs import gymnasium

env = gymnasium.make("shelter", rivals=["random"])
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from overseer import bots
from overseer.envs.extras import missing_extra
from overseer.envs.table import RENDER_MODES, Position, Table, check_render_mode, seed_of
from overseer.kernel.errors import Malformed
from overseer.kernel.game import Game
from overseer.kernel.state import State

try:
    import numpy as np
    from gymnasium import Env, spaces
    from gymnasium.error import ResetNeeded
except ModuleNotFoundError as missing:
    raise missing_extra(missing, "gymnasium") from None

if TYPE_CHECKING:
    from numpy.typing import NDArray


def make(
    game: str | Game = "shelter", rivals: Sequence[str] = ("random",), **settings: Any
) -> Overseer:
    """A table with one seat for the agent; see `Overseer` for the settings."""
    return Overseer(game, rivals, **settings)


class Overseer(Env["NDArray[np.float32]", "np.int64"]):
    """One seat of a game; bots by name play the others.

    The reward is that of the game, when it ends. `seat` is the agent's; None draws one for each
    game. `action_masks` and the info `action_mask` say which actions are possible.
    """

    def __init__(
        self,
        game: str | Game = "shelter",
        rivals: Sequence[str] = ("random",),
        *,
        seat: int | None = None,
        packs: Sequence[str | Path] = (),
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if isinstance(rivals, str):
            raise Malformed(f"rivals is a list of names, such as [{rivals!r}], not one name.")
        if not isinstance(rivals, Sequence):
            raise Malformed(f'rivals is a list of names, such as ["random"], not {rivals!r}.')
        if "players" in options:
            raise Malformed("players is one more than there are rivals: name these instead.")
        check_render_mode(render_mode)
        self.table = Table(game, len(rivals) + 1, packs, **options)
        self.rivals = tuple(rivals)
        self._position: Position | None = None
        self._seated: dict[int, tuple[str, int]] = {}  # the bots by seat, with their seeds
        self._bots: dict[int, bots.Bot] = {}
        for name in dict.fromkeys(self.rivals):
            bots.dismiss(bots.make(name, self.table.game, 0))  # whether there is such a bot
        self.fixed_seat = None if seat is None else self.table.check_seat(seat)
        self.metadata = {"render_modes": list(RENDER_MODES)}
        self.render_mode = render_mode
        least, most = self.table.bounds()
        self.observation_space = spaces.Box(least, most, dtype=np.float32)
        self.action_space = spaces.Discrete(self.table.actions)

    @property
    def state_of_play(self) -> State:
        """The game that is being played."""
        if self._position is None:
            raise ResetNeeded("No game is being played: call reset() first.")
        return self._position.state

    def __getstate__(self) -> dict[str, Any]:
        """What a copy is made of: its bots are the same ones, and begin anew."""
        return {**self.__dict__, "_bots": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._welcome()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new game, up to the agent's first choice."""
        super().reset(seed=None if seed is None else seed_of(seed))
        while True:
            self._seat_all()
            self._pass_on()
            if not self.state_of_play.over:
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots choose until the agent is asked again.

        An action that is not in the mask counts as the safe choice of its question, such as `pass`,
        and the info `illegal` says so.
        """
        state = self.state_of_play
        if state.decision is None:
            raise ResetNeeded("The game is over: call reset() first.")
        decision = state.decision_of(self.seat)
        place = self.table.place_of(state, decision, action)
        state.choose(decision, decision.default if place < 0 else place)
        self._pass_on()
        cut_off = self.table.is_cut_off(state)
        reward = self.table.returns(state)[self.seat] if state.over else 0.0
        info = self._info()
        info["illegal"] = place < 0
        return self._seen(), reward, state.over and not cut_off, cut_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are possible now, as sb3-contrib asks for it."""
        return self.table.mask(self.state_of_play, self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The question that is open, and its options."""
        if self.render_mode is None:
            return None
        decision = self.state_of_play.decision
        if decision is None:
            return f"{self.state_of_play.outcome}"
        options = "\n".join(f"  {option.notation}" for option in decision.options)
        return f"{decision.text()}\n{options}"

    def close(self) -> None:
        """Leave the game, and end what its bots have begun."""
        for bot in self._bots.values():
            bots.dismiss(bot)
        self._bots = {}
        self._position = None

    def _seat_all(self) -> None:
        """A new game, with the agent in its seat and a bot in each of the others."""
        draw = self.np_random.integers
        players = self.table.players
        self.seat = int(draw(players)) if self.fixed_seat is None else self.fixed_seat
        self.close()
        self._position = Position(self.table, self.table.new(int(draw(2**62))))
        others = [seat for seat in range(players) if seat != self.seat]
        self._seated = {
            seat: (name, int(draw(2**62))) for seat, name in zip(others, self.rivals, strict=True)
        }
        self._welcome()
        self._guesses = bots.own_dice("guesses", int(draw(2**62)))

    def _welcome(self) -> None:
        """The bots take their seats."""
        self._bots = {
            seat: bots.make(name, self.table.game, seed)
            for seat, (name, seed) in self._seated.items()
        }

    def _pass_on(self) -> None:
        state = self.state_of_play
        while (decision := state.decision) is not None and decision.seat != self.seat:
            seat = int(decision.seat)
            bot = self._bots[seat]
            if isinstance(bot, bots.RandomBot):  # it looks at nothing, so it needs no guess
                state.apply(bot.choose(state, seat), seat)
            else:
                state.apply(bots.ask(bot, state, seat, self._guesses), seat)

    def _seen(self) -> NDArray[np.float32]:
        return self.table.flat(self.state_of_play, self.seat)

    def _info(self) -> dict[str, Any]:
        state = self.state_of_play
        info: dict[str, Any] = {"action_mask": self.table.mask(state, self.seat), "seat": self.seat}
        if state.outcome is not None:
            info["won"] = self.seat in state.outcome.winners
        return info
