"""Scenes of Fallout: one moment as one seat may see it, with what is drawn of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from overseer.cli.terminal import scene
from overseer.cli.terminal.players import Player
from overseer.display import Display
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.fallout.look import Look
from overseer.games.fallout import terms as t
from overseer.games.fallout.notation import SLOTS, node_name
from overseer.games.fallout.table import FalloutTable
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.state import State

SPACES = (t.STEP, t.PUT, t.STAND)  # verbs that name a space


class Scene(scene.Scene):
    """One moment of a game of Fallout; `look` has the words for it."""

    def __init__(
        self,
        display: Display,
        state: State,
        players: Sequence[Player],
        language: str,
        viewer: int = SPECTATOR,
    ) -> None:
        super().__init__(display, state, players, language, viewer)
        assert isinstance(display, FalloutDisplay)
        self.look: Look = display.look(state, viewer, self.reader)

    @property
    def seen(self) -> FalloutTable:
        """The table."""
        return self.look.table

    @cached_property
    def lit(self) -> frozenset[str]:
        """The spaces and slots that are open to the one who decides and looks."""
        decision = self.decision
        if decision is None or decision.seat != self.viewer:
            return frozenset()
        spaces = {node_name(each.a) for each in decision.options if each.verb in SPACES}
        slots = {SLOTS[each.a] for each in decision.options if each.verb == t.EXPLORE}
        return frozenset(spaces | slots)
