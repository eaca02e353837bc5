"""Readers: whom something is told, in which language and by which names."""

from __future__ import annotations

from typing import NamedTuple

from overseer.texts.bundles import in_language


class Reader(NamedTuple):
    """A language, and the names of the players at the table; without names they have numbers."""

    language: str
    names: tuple[str, ...] = ()

    def player(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return in_language(self.language).format("player-number", number=seat + 1)
