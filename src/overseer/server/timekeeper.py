"""The timekeeper of a table: for whom time runs, until when, and when to look again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from overseer.server import patience
from overseer.server.messages import Deadline

if TYPE_CHECKING:
    from overseer.server.table import Table


class Timekeeper:
    """Keeps the time of one table, where it has a patience; elsewhere there is nothing to do."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def deadlines(self) -> dict[int, int]:
        """By seat when the default of its decision is made, by the store's clock."""
        table, match = self.table, self.table.match
        if match is None or table.notice or table.is_full or not table.record.patience:
            return {}
        active = table.display.active(match.state)
        decisions = match.state.decisions
        return patience.deadlines(table.record, decisions, active, table.here, match.last)

    def told(self) -> list[Deadline]:
        """The deadlines by the clock that people know."""
        house = self.table.house
        ahead = house.now() - house.store.now()
        return [Deadline(seat=seat, at=at + ahead) for seat, at in self.deadlines().items()]

    def look_ahead(self) -> None:
        """Note in the record who is away, and when to look whether time is over."""
        table, record, match = self.table, self.table.record, self.table.match
        if not record.patience:
            return
        now = table.house.store.now()
        record.left = patience.with_absence(record.left, record.seats, table.here, now)
        asks = match is not None and patience.are_asked(record, match.state.decisions)
        record.due = patience.next_look(record, self.deadlines(), now, asks)
        table.house.watch.note(table.id, record.due)
