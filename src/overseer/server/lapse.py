"""Lapses: what a table does when somebody has let their time pass."""

from __future__ import annotations

from overseer.journal.match import Match
from overseer.kernel.decision import Decision
from overseer.server.client import BROKEN
from overseer.server.records import Lapse
from overseer.server.table import Table


async def lapse(table: Table) -> None:
    """Make the default choice for everybody whose time is over, as an ordinary line of the journal.

    Whoever calls this holds the table's lock.
    """
    match, record = table.match, table.record
    if match is None or table.is_gone or table.notice:
        return
    told: set[int] = set()
    try:
        while (decision := _overdue(table, match)) is not None:
            seat = int(decision.seat)
            match.apply(decision.options[decision.default], seat)
            record.asked = table.house.store.now()
            record.lapses = [*record.lapses, Lapse(seat, match.last)]
            if seat not in told:
                table.note("lapsed", seat)
                told.add(seat)
    except Exception:  # half done: the table is taken up anew
        table.retire(BROKEN)
        raise
    if match.last == table.kept:
        table.time.look_ahead()
        return
    await table.keep()
    table.tell_people()
    table.tell_all()
    table.on_change()


def _overdue(table: Table, match: Match) -> Decision | None:
    """A decision whose time is over."""
    now = table.house.store.now()
    late = {seat for seat, at in table.time.deadlines().items() if at <= now}
    return next((each for each in match.state.decisions if each.seat in late), None)
