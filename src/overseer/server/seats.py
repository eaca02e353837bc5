"""Seats: who holds which, how they are filled, changed and passed on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from overseer.journal.header import Header
from overseer.journal.names import LONGEST, as_shown, look, twice
from overseer.kernel.decision import SPECTATOR
from overseer.server import handover
from overseer.server.levels import Levels
from overseer.server.protocol import NewSeat, SeatChange, SeatInfo, Undo
from overseer.server.records import Seat
from overseer.server.refusal import Denied
from overseer.server.tokens import HOST, Holder
from overseer.texts.bundles import in_language

_INVENTED = 8  # names that the texts have


def new_seats(asked: Sequence[NewSeat], language: str, levels: Levels) -> list[Seat]:
    """The seats of a new table; whoever has no name yet is given one."""
    seats: list[Seat] = []
    for each in asked:
        if each.bot and each.kind != "bot":
            raise Denied("impossible", "bot-of-person", name=each.name)
        name = checked_name(each.name) if each.name else ""
        level = levels.checked(each.bot) if each.kind == "bot" else ""
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


def check_different(seats: Sequence[Seat]) -> None:
    """Refuse two players whose names look alike."""
    name = twice(seat.name for seat in seats)
    if name is not None:
        raise Denied("name-taken", name=name)


def own_seats(holder: Holder, seats: Sequence[Seat]) -> tuple[int, ...]:
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


def usual_undo(seats: Sequence[Seat]) -> Undo:
    """How far one may take back unless it is said: at will, where one person is among bots."""
    is_alone = holds_all(HOST, seats) and sum(seat.is_hosts for seat in seats) <= 1
    return "free" if is_alone else "fair"


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
    seats: Sequence[Seat], number: int, change: SeatChange, is_waiting: bool, levels: Levels
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
        seat.bot = levels.checked(change.bot)
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


def started(seats: Sequence[Seat], levels: Levels) -> list[Seat]:
    """The seats of a game that begins: bots stand in for friends who have not come."""
    copies = [msgspec.structs.replace(seat) for seat in seats]
    for seat in copies:
        if not seat.joined:
            seat.standing_in, seat.bot = True, levels.rival
    return copies


def rotated(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a rematch: everybody moves up one, and the first player sits last.

    Colours and emblems stay with their people. New hands are dealt, so that it no longer matters
    who held which before.
    """
    kept = [
        msgspec.structs.replace(seat, since=0, handover=None, emblem=emblem_of(seats, number))
        for number, seat in enumerate(seats)
    ]
    return [*kept[1:], kept[0]]


def names_of(seats: Sequence[Seat]) -> list[str]:
    """The names of the players."""
    return [seat.name for seat in seats]


def bots_of(seats: Sequence[Seat]) -> tuple[str, ...]:
    """By seat the level of the bot that plays, "" for a person; nothing, if there is none."""
    bots_ = tuple(seat.bot if seat.kind == "bot" else "" for seat in seats)
    return bots_ if any(bots_) else ()


def emblem_of(seats: Sequence[Seat], number: int) -> int:
    """The colour and emblem of a seat."""
    emblem = seats[number].emblem
    return number if emblem < 0 else emblem


def is_demo(seats: Sequence[Seat]) -> bool:
    """Whether nobody but bots plays, for people to watch."""
    return all(seat.kind == "bot" for seat in seats)


def rotated_holder(holder: Holder, seats: int) -> Holder:
    """Who a token stands for after the seats have been rotated."""
    if holder.seat == SPECTATOR:
        return holder
    return Holder(holder.role, (holder.seat - 1) % seats)


def loaded(header: Header, language: str, levels: Levels) -> list[Seat]:
    """The seats of a journal: bots stay bots, and whoever brought it holds the others."""
    texts = in_language(language)
    names = header.names or [
        texts.format("player-number", number=i + 1) for i in range(header.players)
    ]
    seats = [Seat(kind="here", name=name) for name in names]
    for seat, bot in zip(seats, header.bots, strict=False):
        if bot:
            seat.kind, seat.bot = "bot", levels.known(bot)
    for seat in seats:
        if seat.kind == "here":
            seat.kind = "me"
            break
    return seats


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
            emblem=emblem_of(seats, number),
            standing_in=seat.standing_in,
            since=seat.since,
            handover=handover.info(seats, number),
        )
        for number, seat in enumerate(seats)
    ]


def viewpoint(own: Sequence[int], hides: bool, deciding: Sequence[int]) -> int:
    """From where a holder looks at first: who holds several hands must say whose to show."""
    if not own or (hides and len(own) > 1):
        return SPECTATOR
    return next((seat for seat in deciding if seat in own), own[0])
