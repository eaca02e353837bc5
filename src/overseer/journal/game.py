"""Games whose matches are told again from their journals: the public `overseer.Game`."""

from __future__ import annotations

from overseer.journal.match import Match
from overseer.journal.replay import replay
from overseer.kernel.game import Game as KernelGame


class Game(KernelGame):
    """Rules and packs joined, immutable; the maker of states and matches."""

    def replay(self, text: str) -> Match:
        """The match that a journal tells; raises with the line at fault."""
        return replay(self, text)
