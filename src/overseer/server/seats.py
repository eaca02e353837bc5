"""Seats: who holds which, how they are filled, changed and passed on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from overseer import bots
from overseer.journal.names import LONGEST, as_shown, look, twice
from overseer.kernel.decision import SPECTATOR
from overseer.server import handover
from overseer.server.protocol import NewSeat, SeatChange, SeatInfo
from overseer.server.records import Seat
from overseer.server.refusal import Denied
from overseer.server.tokens import Holder
from overseer.texts.bundles import in_language

_INVENTED = 8  # names that the texts have


def new_seats(asked: Sequence[NewSeat], language: str, game: str) -> list[Seat]:
    """The seats of a new table; whoever has no name yet is given one."""
    seats: list[Seat] = []
    for each in asked:
        if each.bot and each.kind != "bot":
            raise Denied("impossible", "bot-of-person", name=each.name)
        name = checked_name(each.name) if each.name else ""
        level = checked_level(each.bot, game) if each.kind == "bot" else ""
        seats.append(Seat(kind=each.kind, name=name, bot=level, joined=each.kind != "link"))
    for seat in seats:
        if not seat.name:
            seat.name = invented_name(seats, language)
    check_different(seats)
    return seats


def invented_name(seats: Iterable[Seat], language: str) -> str:
    """A name that nobody at the table has."""
    taken = {look(seat.name) for seat in seats}
    texts = in_language(language)
    names = [texts.format(f"server-name-{number}") for number in range(1, _INVENTED + 1)]
    return next(name for name in names if look(name) not in taken)


def checked_name(name: str) -> str:
    """A name as it is shown, if it can be."""
    shown = as_shown(name)
    if shown is None:
        raise Denied("impossible", "bad-name", longest=LONGEST)
    return shown


def checked_level(level: str, game: str) -> str:
    """The name of a bot that plays a game; without one, the strongest."""
    known = bots.names_of(game)
    if level and level not in known:
        raise Denied("impossible", "bad-bot", levels=", ".join(known))
    return level or known[-1]


def check_different(seats: Sequence[Seat]) -> None:
    """Refuse two players whose names look alike."""
    name = twice(seat.name for seat in seats)
    if name is not None:
        raise Denied("name-taken", name=name)


def held_by(holder: Holder, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats that a holder of a token may choose for."""
    if holder.is_host:
        return tuple(number for number, seat in enumerate(seats) if seat.is_hosts)
    if holder.role == "seat" and seats[holder.seat].kind == "link":
        return (holder.seat,)
    return ()


def invited_to(holder: Holder) -> int:
    """The seat that a holder of a token may take, or that of nobody."""
    return holder.seat if holder.role == "invite" else SPECTATOR


def is_of(holder: Holder, number: int) -> bool:
    """Whether a holder plays a seat by its link, or may take it."""
    return holder.role in ("seat", "invite") and holder.seat == number


def holds_all(holder: Holder, seats: Sequence[Seat]) -> bool:
    """Whether nobody but this holder plays, bots aside."""
    return holder.is_host and all(seat.is_hosts or seat.kind == "bot" for seat in seats)


def sees_all(holder: Holder, seats: Sequence[Seat]) -> bool:
    """Whether this holder may see every hand: no friend and no bot has one of its own."""
    return holder.is_host and all(seat.is_hosts for seat in seats)


def joined(seats: Sequence[Seat], number: int, name: str, line: int) -> list[Seat]:
    """The seats after a friend has come to one of them; whoever played it makes room."""
    changed = [msgspec.structs.replace(seat) for seat in seats]
    seat = changed[number]
    seat.kind, seat.joined, seat.standing_in, seat.handover = "link", True, False, None
    seat.name, seat.since = checked_name(name), line
    check_different(changed)
    return changed


def changed(
    seats: Sequence[Seat], number: int, change: SeatChange, is_waiting: bool, game: str
) -> list[Seat]:
    """The seats after the host has put somebody else into one of them."""
    copies = [msgspec.structs.replace(seat) for seat in seats]
    seat = copies[number]
    if change.bot and change.kind != "bot":
        raise Denied("impossible", "bot-of-person", name=seat.name)
    if change.name and is_waiting:
        seat.name = checked_name(change.name)
        check_different(copies)
    if change.kind == "bot":
        seat.bot = checked_level(change.bot, game)
        if is_waiting:
            seat.kind, seat.joined = "bot", True
        else:
            seat.standing_in = seat.kind != "bot"
    elif change.kind == "here":
        if not seat.is_hosts:
            seat.kind, seat.joined = "here", True
        seat.standing_in = False
    elif seat.kind == "link" and seat.joined:
        seat.standing_in = False
    else:
        # A bot that sits here plays on until the friend comes.
        seat.standing_in = seat.is_bots and not is_waiting
        seat.kind, seat.joined = "link", False
    return copies


def started(seats: Sequence[Seat], game: str) -> list[Seat]:
    """The seats of a game that begins: bots stand in for friends who have not come."""
    copies = [msgspec.structs.replace(seat) for seat in seats]
    for seat in copies:
        if not seat.joined:
            seat.standing_in, seat.bot = True, checked_level("", game)
    return copies


def rotated(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a rematch: everybody moves up one, and the first player sits last.

    New hands are dealt, so that it no longer matters who held which before.
    """
    return [
        msgspec.structs.replace(seat, since=0, handover=None) for seat in (*seats[1:], seats[0])
    ]


def rotated_holder(holder: Holder, seats: int) -> Holder:
    """Who a token stands for after the seats have been rotated."""
    if holder.seat == SPECTATOR:
        return holder
    return Holder(holder.role, (holder.seat - 1) % seats)


def loaded(names: Sequence[str], number: int, language: str) -> list[Seat]:
    """The seats of a journal, all held by whoever brought it."""
    texts = in_language(language)
    known = names or [texts.format("player-number", number=i + 1) for i in range(number)]
    return [Seat(kind="me" if i == 0 else "here", name=name) for i, name in enumerate(known)]


def infos(seats: Sequence[Seat], here: set[int]) -> list[SeatInfo]:
    """The seats as everybody sees them."""
    return [
        SeatInfo(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot if seat.is_bots else "",
            joined=seat.joined,
            here=number in here,
            standing_in=seat.standing_in,
            since=seat.since,
            handover=handover.info(seats, number),
        )
        for number, seat in enumerate(seats)
    ]


def viewpoint(held: Sequence[int], hides: bool, deciding: Sequence[int]) -> int:
    """From where a holder looks at first: who holds several hands must say whose to show."""
    if not held or (hides and len(held) > 1):
        return SPECTATOR
    return next((seat for seat in deciding if seat in held), held[0])
