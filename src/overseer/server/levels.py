"""Levels: the bots that may sit at the tables of a game."""

from __future__ import annotations

from typing import NamedTuple

from overseer.server.refusal import Denied


class Levels(NamedTuple):
    """The names of the bots that play a game here, those of other people among them."""

    names: tuple[str, ...]
    rival: str  # who plays where nobody has named one

    def checked(self, level: str) -> str:
        """The name of a bot; without one, that of the usual rival. Others are refused, whatever
        they may be the name of: no request has anything imported.
        """
        if level and level not in self.names:
            raise Denied("impossible", "bad-bot", levels=", ".join(self.names))
        return level or self.rival

    def known(self, level: str) -> str:
        """The name of a bot that played once, or of the usual rival if it is not here any more."""
        return level if level in self.names else self.rival
