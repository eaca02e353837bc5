"""Games whose matches are told again from their journals: the public `overseer.Game`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overseer.journal.match import Match
from overseer.journal.replay import replay
from overseer.kernel.errors import Malformed
from overseer.kernel.game import AUTO
from overseer.kernel.game import Game as KernelGame
from overseer.kernel.state import State


class Game(KernelGame):
    """Rules and packs joined, immutable; the maker of states and matches."""

    def replay(self, text: str) -> Match:
        """The match that a journal tells; raises with the line at fault."""
        return replay(self, text)

    def position(
        self,
        table: Mapping[str, Any],
        seed: int | None = None,
        *,
        chance: str = AUTO,
        forced: str = AUTO,
    ) -> State:
        """A state from a table in the words of the view, for games that can be set up so."""
        raise Malformed(f"Positions of {self.name} cannot be set up.")
