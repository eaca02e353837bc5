"""Seals: how a server knows a position that it has written itself.

What is under way is data for the rules, believed as it stands (docs/adr/0017). From the network it
is taken only in a position that left this server so, and not changed since.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import sqlite3

from overseer.journal.header import packs_of
from overseer.journal.opening import UNDER_WAY, Position, seal_of, sealed
from overseer.kernel.game import Game

_KEY = 32  # bytes


class Seal:
    """The seal of a data folder; rules and cards of another version have another one."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def on(self, game: Game, position: Position) -> Position:
        """A position as it leaves the server: sealed, if it is in the middle of something."""
        if UNDER_WAY not in position:
            return position
        return sealed(position, self._mark(game, position))

    def is_on(self, game: Game, position: Position) -> bool:
        """Whether this server has written a position, or nothing in it must be believed."""
        if UNDER_WAY not in position:
            return True
        seal = seal_of(position)
        if not seal.isascii():
            return False
        return bool(seal) and hmac.compare_digest(seal, self._mark(game, sealed(position, "")))

    def _mark(self, game: Game, position: Position) -> str:
        words = json.dumps(
            [game.name, game.rules_version, packs_of(game), position], sort_keys=True
        )
        return hmac.new(self._key, words.encode(), hashlib.sha256).hexdigest()


def kept_key(connection: sqlite3.Connection) -> bytes:
    """The key of a data folder, drawn once; where it cannot be kept, one until the server ends."""
    drawn = secrets.token_bytes(_KEY)
    try:
        connection.execute("INSERT OR IGNORE INTO seal VALUES (1, ?)", (drawn,))
        return bytes(connection.execute("SELECT key FROM seal").fetchone()[0])
    except sqlite3.Error:
        return drawn
