"""Games of the catalog: what every game with packs has in common."""

from __future__ import annotations

from overseer.journal.match import Match
from overseer.journal.replay import replay
from overseer.kernel.game import Game


class CatalogGame(Game):
    """A game joined with its packs."""

    def header(self) -> dict[str, object]:
        """What tells this game from any other: rules version and the packs' rules."""
        return {
            "game": self.name,
            "rules": self.rules_version,
            "packs": [f"{pack.id} {pack.version} {pack.hash}" for pack in self.packs],
        }

    def replay(self, text: str) -> Match:
        """The match that a journal tells; raises with the line at fault."""
        return replay(self, text)
