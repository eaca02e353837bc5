"""The house: what all tables of a server share."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from overseer.server.backroom import Backroom
from overseer.server.bots import Thinker
from overseer.server.levels import Levels
from overseer.server.refusal import Denied
from overseer.server.settings import Settings
from overseer.server.store import Store
from overseer.server.watch import Watch


class House:
    """What all tables of a server share."""

    def __init__(self, settings: Settings, store: Store, levels: Callable[[str], Levels]) -> None:
        self.settings = settings
        self.store = store
        self.levels = levels  # the bots that play a game, by its name
        self.watch = Watch()
        self.thinker = Thinker(settings.budget)
        self.backroom = Backroom(2)  # each more would take its share from the event loop
        self.counsel = Backroom(1)  # where hints and comments are thought over
        self.study = Backroom(1)  # where finished games are looked back over, one after the other
        self.reading_room = Backroom(1)  # where nobody waits for a stranger's journal but they

    def now(self) -> int:
        """Seconds since 1970."""
        return int(time.time())


@contextmanager
def keeping() -> Iterator[None]:
    """Something that is to be kept: if it cannot be, it is refused, and nothing was changed."""
    try:
        yield
    except sqlite3.Error:
        raise Denied("unavailable") from None
