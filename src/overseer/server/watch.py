"""The watch of a server: at which tables time runs, and when to look at each again."""

from __future__ import annotations


class Watch:
    """Tables by when they are to be looked at, in seconds of the store's clock."""

    def __init__(self) -> None:
        self._due: dict[str, int] = {}

    def note(self, table: str, at: int) -> None:
        """Have a table looked at, or no more if the time is 0."""
        if at:
            self._due[table] = at
        else:
            self._due.pop(table, None)

    def take(self, now: int) -> list[str]:
        """The tables that are to be looked at now; each is given once."""
        found = [table for table, at in self._due.items() if at <= now]
        for table in found:
            del self._due[table]
        return found
