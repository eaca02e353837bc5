"""Handovers: a seat whose hand is hidden goes to somebody new, once the table knows and agrees.

A link can be opened by whoever made it. So what is guarded is not who comes, but that nobody
comes unseen: docs/adr/0015-seats-that-change-hands.md.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from overseer.server.protocol import HandoverInfo
from overseer.server.records import Handover, Seat

WAIT = 600  # seconds in which somebody may object


def asked(seats: Sequence[Seat], number: int) -> list[int]:
    """The seats of those who must agree: all who came by a link, unless the hand is the host's."""
    if seats[number].is_hosts:
        return []
    return [i for i, seat in enumerate(seats) if seat.kind == "link" and seat.joined]


def seconds_left(seats: Sequence[Seat], number: int, now: int) -> int:
    """For how long a seat is not to be had yet; 0 once all have agreed, or have had the time."""
    handover = seats[number].handover
    if handover is None or set(asked(seats, number)) <= set(handover.agreed):
        return 0
    return max(0, handover.at + WAIT - now)


def begun(seats: Sequence[Seat], number: int, now: int) -> list[Seat]:
    """The seats once somebody new is to have one of them; until then nothing else changes."""
    return _with(seats, number, Handover(at=now))


def agreed(seats: Sequence[Seat], number: int, by: int) -> list[Seat]:
    """The seats once one of those who were asked has agreed."""
    handover = seats[number].handover
    assert handover is not None
    both = sorted({*handover.agreed, by})
    return _with(seats, number, msgspec.structs.replace(handover, agreed=both))


def ended(seats: Sequence[Seat], number: int) -> list[Seat]:
    """The seats once nobody new is to have one of them."""
    return _with(seats, number, None)


def info(seats: Sequence[Seat], number: int) -> HandoverInfo | None:
    """A handover as everybody sees it."""
    handover = seats[number].handover
    if handover is None:
        return None
    return HandoverInfo(
        until=handover.at + WAIT, asked=asked(seats, number), agreed=handover.agreed
    )


def _with(seats: Sequence[Seat], number: int, handover: Handover | None) -> list[Seat]:
    copies = [msgspec.structs.replace(seat) for seat in seats]
    copies[number].handover = handover
    return copies
