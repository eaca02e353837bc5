"""The store's clock: time as far as it has surely passed. Tables grow old by it.

A machine's clock can be wrong, by years and for weeks. So the time in which a server runs is
counted by the clock that only measures, and the time between two runs by the machine's, but never
as more than a day. A wrong clock can make a table older by a day at most for each start.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable

MOST = 24 * 3600  # seconds that a start may count as passed since the run before

Reading = Callable[[], float]


class Clock:
    """Seconds that go on from where the store's clock stood; about those since 1970."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        wall: Reading = time.time,
        running: Reading = time.monotonic,
    ) -> None:
        self._wall = wall
        self._running = running
        self._since = running()
        now = int(wall())
        stood, seen = _read(connection) or (now, now)
        self._start = min(stood, now) if seen is None else stood + min(max(0, now - seen), MOST)

    def now(self) -> int:
        """What time it is."""
        return int(self._start + self._running() - self._since)

    def keep(self, connection: sqlite3.Connection) -> None:
        """Write down what time it is."""
        row = (1, self.now(), int(self._wall()))
        connection.execute("INSERT OR REPLACE INTO clock VALUES (?, ?, ?)", row)


def _read(connection: sqlite3.Connection) -> tuple[int, int | None] | None:
    """Where the clock stood, and what the machine's said then; None if nothing tells.

    A file of before there was this clock tells when a table was last touched, by the machine's.
    """
    try:
        row = connection.execute("SELECT time, wall FROM clock").fetchone()
        if row is not None:
            return int(row[0]), int(row[1])
        latest = connection.execute("SELECT max(touched) FROM tables").fetchone()[0]
    except sqlite3.DatabaseError:  # damaged, and then nothing is removed
        return None
    return None if latest is None else (int(latest), None)
