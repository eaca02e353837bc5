"""The lobby of a table: friends come, the game starts, seats change hands."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.bots.advice import is_advised
from overseer.journal.match import Match
from overseer.journal.secret import Secret
from overseer.server import handover
from overseer.server.notices import is_full
from overseer.server.protocol import SeatChange, SeatKey
from overseer.server.records import Seat
from overseer.server.refusal import Denied
from overseer.server.seats import bots_of, changed, is_of, joined, own_seats, sees_all, started
from overseer.server.table import Table
from overseer.server.tokens import HOST, WATCH, Holder, Key, hash_of, new_token


def new_match(table: Table, seed: int | None = None) -> tuple[Match, dict[int, Secret]]:
    """The match of a table that begins, and the secret of its dice."""
    record = table.record
    match = Match(
        table.game,
        len(record.seats),
        seed,
        names=table.names,
        bots=bots_of(record.seats),
        **record.options,
    )
    return match, dict(match.secrets)


async def join(table: Table, holder: Holder, token: str, name: str) -> str:
    """A friend takes the seat of a link, before the start or later; gives the token that holds it.

    Where hands are hidden that is a new one, since others have seen the link: who made it, and
    whoever it was sent through.
    """
    if holder.role not in ("seat", "invite"):
        raise Denied("no-link")
    if table.status in ("over", "closed"):
        raise Denied(table.status)
    number, is_waiting = holder.seat, table.status == "waiting"
    if not is_waiting:
        _check_takes(table, holder)
    record = table.record
    seats = joined(record.seats, number, name, 0 if is_waiting else table.line)
    if not is_waiting:
        table.note("taken", number, seats[number].name)
    record.seats = seats
    keys = table.keys
    if holder.role == "invite":
        token = new_token() if table.hides else token
        keys = _without(keys, number)
        keys.append(Key(hash_of(token), Holder("seat", number)))
    await table.rename()
    await _reseat(table, keys)
    return token


async def start(table: Table, holder: Holder) -> None:
    """The host starts the game; bots stand in for friends who have not come."""
    _check_host(holder)
    if table.status != "waiting":
        raise Denied("playing")
    table.record.seats = started(table.record.seats, table.levels)
    match, secrets = new_match(table)
    table.begin(match, secrets)
    await table.keep()
    table.tell_people()
    table.tell_all()
    table.on_change()


async def allow_hints(table: Table, holder: Holder, allowed: bool) -> None:
    """The host has everybody ask the practised clerk, or nobody; all are told."""
    _check_host(holder)
    if table.status in ("over", "closed"):
        raise Denied(table.status)
    if not is_advised(table.game):
        raise Denied("impossible", "no-advisor")
    if table.record.hints == allowed:
        return
    table.record.hints = allowed
    if table.status == "playing":  # before, nobody could have asked
        table.note("hints-on" if allowed else "hints-off")
    await table.keep()
    table.tell_people()


async def change_seat(table: Table, holder: Holder, number: int, change: SeatChange) -> SeatKey:
    """The host puts a bot into a seat, takes it, or hands it to whoever has its link.

    Who has the link may take the seat back from a bot that stands in. The answer has a token where
    a new link was made; older links of the seat no longer open it then. Once hidden hands are
    dealt, a new link begins a handover.
    """
    record = table.record
    before = _seat(table, number)
    is_waiting = table.status == "waiting"
    is_handed_back = change.kind == "link" and _is_person_away(before)
    if not (is_handed_back and holder == Holder("seat", number)):
        _check_host(holder)
    if change.kind == "here" and table.hides and not is_waiting and not before.is_hosts:
        raise Denied("hidden", "hidden-seat")
    makes_link = change.kind == "link" and not is_handed_back
    seats = changed(record.seats, number, change, is_waiting, table.levels)
    if makes_link and not is_waiting:
        if table.hides and is_full(record.notices):
            raise Denied("impossible", "too-many-hands")
        _give_out(table)
        if table.hides and before.joined:
            return await _begin_handover(table, number)
    seat = seats[number]
    if makes_link and table.hides:
        seat.joined = False
    if not is_waiting:
        _note_change(table, number, before, seat, makes_link)
        table.end_lesson()
    record.seats = seats
    keys, token = table.keys, None
    if seat.kind != "link" or makes_link:
        keys = _without(keys, number)
    if makes_link:
        token = new_token()
        keys.append(Key(hash_of(token), Holder("seat" if seat.joined else "invite", number)))
    await table.rename()
    await _reseat(table, keys)
    return SeatKey(seat=number, kind=seat.kind, name=seat.name, token=token)


async def open_to_watchers(table: Table, holder: Holder) -> str:
    """The host makes a link for others to look on; there is one at a time."""
    _check_host(holder)
    token = new_token()
    keys = [key for key in table.keys if key.holder != WATCH]
    await _reseat(table, [*keys, Key(hash_of(token), WATCH)])
    return token


async def consent(table: Table, holder: Holder, number: int, agree: bool) -> None:
    """Somebody who plays agrees that a seat goes to somebody new, or objects; the host withdraws.

    An objection ends the handover, and the new link opens nothing.
    """
    record = table.record
    seat = _seat(table, number)
    if not holder.is_host and not own_seats(holder, record.seats):
        raise Denied("not-your-seat")
    if seat.handover is None:
        raise Denied("no-handover")
    keys = table.keys
    if not agree:
        keys = [key for key in keys if key.holder != Holder("invite", number)]
        if holder.is_host:
            table.note("withdrawn", number)
        else:
            table.note("refused", number, table.names[holder.seat])
        record.seats = handover.ended(record.seats, number)
    elif not holder.is_host:
        record.seats = handover.agreed(record.seats, number, holder.seat)
    await _reseat(table, keys)


async def _begin_handover(table: Table, number: int) -> SeatKey:
    """Make a link to a hidden hand: the table is told, and everything stays as it is meanwhile."""
    record = table.record
    table.note("asked", number)
    record.seats = handover.begun(record.seats, number, table.house.now())
    token, invited = new_token(), Holder("invite", number)
    keys = [key for key in table.keys if key.holder != invited]
    keys.append(Key(hash_of(token), invited))
    await _reseat(table, keys)
    seat = record.seats[number]
    return SeatKey(seat=number, kind=seat.kind, name=seat.name, token=token)


def _check_takes(table: Table, holder: Holder) -> None:
    """Deny a seat in play to who has it already, and to who must not have it yet."""
    seats, number = table.record.seats, holder.seat
    seat = seats[number]
    if holder.role != "invite" or (seat.joined and seat.handover is None):
        raise Denied("playing")
    left = handover.seconds_left(seats, number, table.house.now())
    if left:
        raise Denied("undecided", minutes=-(-left // 60))


def _give_out(table: Table) -> None:
    """Have nobody profit from the past of a table at which a friend is about to sit down.

    Who chose the seed or took back freely may know the dice to come: they are drawn anew. The
    hands that such a person, or one who held all seats, may know stay dealt: that is told.
    """
    record = table.record
    if table.hides:
        known = record.known
        if _is_future_known(table) or sees_all(HOST, record.seats):
            known = table.line
        if known and not any(
            each.kind == "known" and each.line == known for each in record.notices
        ):
            record.notices = [each for each in record.notices if each.kind != "known"]
            record.known = known
            table.note("known")
    if _is_future_known(table):
        table.note("dice")
        table.reseed()
    record.undo, record.seed_chosen = "fair", False


def _is_future_known(table: Table) -> bool:
    """Whether somebody may have seen dice that are still to come: chosen, or rolled once before."""
    record = table.record
    has_rewound = record.undo == "free" and table.running().has_rewound
    return record.seed_chosen or has_rewound


def _note_change(table: Table, number: int, before: Seat, seat: Seat, makes_link: bool) -> None:
    """Tell the table what has become of a seat in play."""
    if seat.is_hosts and not before.is_hosts:
        seat.since = table.line
        table.note("host", number)
    elif makes_link:
        table.note("link", number)
    elif seat.standing_in and not before.standing_in:
        table.note("stands-in", number)
    elif before.standing_in and not seat.standing_in:
        table.note("returned", number)


def _is_person_away(seat: Seat) -> bool:
    """Whether a bot stands in for a friend who has come once, and may come back."""
    return seat.kind == "link" and seat.joined and seat.standing_in


def _seat(table: Table, number: int) -> Seat:
    """A seat of a game that is not over."""
    if number not in range(len(table.record.seats)):
        raise Denied("not-found")
    if table.status in ("over", "closed"):
        raise Denied(table.status)
    return table.record.seats[number]


def _without(keys: Sequence[Key], number: int) -> list[Key]:
    """The keys but for those of a seat."""
    return [key for key in keys if not is_of(key.holder, number)]


async def _reseat(table: Table, keys: list[Key]) -> None:
    """Keep who sits where, then tell everybody."""
    await table.keep(keys=keys)
    table.reseat(keys)
    table.tell_people()
    table.tell_all()
    table.on_change()


def _check_host(holder: Holder) -> None:
    if not holder.is_host:
        raise Denied("not-host")
