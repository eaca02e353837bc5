"""Scenes of Fallout: one moment as one seat may see it, with what is drawn of it."""

from __future__ import annotations

from functools import cached_property

from overseer.cli.terminal import scene
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.fallout.look import Look
from overseer.games.fallout.table import FalloutTable
from overseer.kernel.decision import Option
from overseer.kernel.targets import Targets


class Scene(scene.Scene):
    """One moment of a game of Fallout; `look` has the words for it."""

    def set_out(self) -> None:
        """What the viewer sees."""
        assert isinstance(self.display, FalloutDisplay)
        self.look: Look = self.display.look(self.state, self.viewer, self.reader)

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
        return frozenset(filter(None, map(place_of, decision.options)))


def place_of(option: Option) -> str:
    """The space or slot that an option is, and that can be typed for it: it names nothing else."""
    targets = option.targets
    is_place = targets == Targets(places=targets.places)
    return targets.places[0] if is_place and targets.places else ""
