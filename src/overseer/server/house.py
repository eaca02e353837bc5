"""The house: what all tables of a server share."""

from __future__ import annotations

import time

from overseer.server.backroom import Backroom
from overseer.server.bots import Thinker
from overseer.server.settings import Settings
from overseer.server.store import Store


class House:
    """What all tables of a server share."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinker = Thinker(settings.budget)
        self.backroom = Backroom()

    def now(self) -> int:
        """Seconds since 1970."""
        return int(time.time())
