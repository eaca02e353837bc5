"""Patience: how long a table waits for its people, where they have agreed on a time.

A question that comes out of turn gets its default once the time is over, whether or not its person
is there. In their own turn people may think as long as they like, unless they are away.

Time is the store's: it goes on while a table is put away, and from where it stood after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from overseer.kernel.decision import Decision
from overseer.server.records import Lapse, Seat, TableRecord
from overseer.server.refusal import Denied

LEAST = 10  # seconds
MOST = 30 * 24 * 3600


def checked(seconds: int, alone: bool) -> int:
    """A patience that a table can have; 0 is without end."""
    if seconds and not LEAST <= seconds <= MOST:
        raise Denied("impossible", "bad-patience", least=LEAST, most=MOST)
    if seconds and alone:
        raise Denied("impossible", "patience-alone")
    return seconds


def deadlines(
    record: TableRecord,
    decisions: Iterable[Decision],
    active: int | None,
    here: AbstractSet[int],
    line: int,
) -> dict[int, int]:
    """By seat when its default is made; `line` is the last one, `active` whose turn it is."""
    if not is_waiting(record):
        return {}
    found: dict[int, int] = {}
    for seat in _people(record, decisions):
        if seat == active and (seat in here or seat not in record.left):
            continue
        since = record.asked if seat != active else max(record.asked, record.left[seat])
        # Whoever is away and has just been waited for is not waited for at every further question.
        is_still_away = seat not in here and record.lapses[-1:] == [Lapse(seat, line)]
        found[seat] = since if is_still_away else since + record.patience
    return found


def next_look(record: TableRecord, due: dict[int, int], now: int, decides: bool) -> int:
    """When to look at a table again; 0 for never.

    Somebody may leave in the middle of a turn without a word, as when a server is killed. So a
    table whose people decide is looked at after its patience in any case.
    """
    if not is_waiting(record) or not decides:
        return 0
    return min(due.values(), default=now + record.patience)


def is_waiting(record: TableRecord) -> bool:
    """Whether time runs at a table: not once it was over for everybody, and nobody plays."""
    if not record.patience or record.status != "playing":
        return False
    people = {number for number, seat in enumerate(record.seats) if not seat.is_bots}
    return not people <= {lapse.seat for lapse in record.lapses}


def are_asked(record: TableRecord, decisions: Iterable[Decision]) -> bool:
    """Whether a person has something to decide."""
    return bool(_people(record, decisions))


def with_absence(
    left: dict[int, int], seats: Iterable[Seat], here: AbstractSet[int], now: int
) -> dict[int, int]:
    """Since when the people who are away are: those who just left, since now."""
    return {
        number: left.get(number, now)
        for number, seat in enumerate(seats)
        if number not in here and not seat.is_bots
    }


def _people(record: TableRecord, decisions: Iterable[Decision]) -> list[int]:
    seats = [int(decision.seat) for decision in decisions]
    return [seat for seat in seats if seat >= 0 and not record.seats[seat].is_bots]
