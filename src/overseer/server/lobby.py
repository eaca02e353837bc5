"""The lobby of a table: friends come, the game starts, seats change hands."""

from __future__ import annotations

from overseer.journal.match import Match
from overseer.journal.secret import Secret
from overseer.server.protocol import SeatChange, SeatKey
from overseer.server.refusal import Denied
from overseer.server.seats import changed, joined, started
from overseer.server.table import Table
from overseer.server.tokens import Holder, Key, hash_of, new_token


def new_match(table: Table, seed: int | None = None) -> tuple[Match, dict[int, Secret]]:
    """The match of a table that begins, and the secret of its dice."""
    record = table.record
    match = Match(table.game, len(record.seats), seed, names=table.names, **record.options)
    return match, dict(match.secrets)


async def join(table: Table, holder: Holder, name: str) -> None:
    """A friend takes the seat of a link, before the start or later."""
    if holder.role != "seat":
        raise Denied("no-link")
    seat = table.record.seats[holder.seat]
    if seat.joined and table.status != "waiting":
        raise Denied("playing")
    if table.status in ("over", "closed"):
        raise Denied(table.status)
    table.record.seats = joined(table.record.seats, holder.seat, name)
    await table.rename()
    await table.keep()
    table.tell_people()
    table.tell_all()
    table.on_change()


async def start(table: Table, holder: Holder) -> None:
    """The host starts the game; bots stand in for friends who have not come."""
    _check_host(holder)
    if table.status != "waiting":
        raise Denied("playing")
    table.record.seats = started(table.record.seats)
    match, secrets = new_match(table)
    table.begin(match, secrets)
    await table.keep()
    table.tell_people()
    table.tell_all()
    table.on_change()


async def change_seat(table: Table, holder: Holder, number: int, change: SeatChange) -> SeatKey:
    """The host puts a bot into a seat, takes it, or hands it to whoever has its link.

    Who has the link may take the seat back from a bot that stands in. The answer has a token where
    a new link was made; older links of the seat no longer open it then.
    """
    record = table.record
    if number not in range(len(record.seats)):
        raise Denied("not-found")
    if table.status in ("over", "closed"):
        raise Denied(table.status)
    before = record.seats[number]
    returns = holder == Holder("seat", number) and change.kind == "link" and before.standing_in
    if not returns:
        _check_host(holder)
    is_waiting = table.status == "waiting"
    if change.kind == "here" and table.hides and not is_waiting and not before.is_hosts:
        raise Denied("hidden", "hidden-seat")
    if change.kind == "link" and record.seed_chosen:
        raise Denied("seed-chosen")
    record.seats = changed(record.seats, number, change, is_waiting)
    seat = record.seats[number]
    token = None
    keys = table.keys
    is_handed_back = before.kind == "link" and before.standing_in
    if seat.kind != "link" or (change.kind == "link" and not is_handed_back):
        keys = [key for key in keys if key.holder != Holder("seat", number)]
    if seat.kind == "link" and keys is not table.keys:
        token = new_token()
        keys.append(Key(hash_of(token), Holder("seat", number)))
    await table.rename()
    await table.keep(keys=keys)
    table.reseat(keys)
    table.tell_people()
    table.tell_all()
    table.on_change()
    return SeatKey(seat=number, kind=seat.kind, name=seat.name, token=token)


def _check_host(holder: Holder) -> None:
    if not holder.is_host:
        raise Denied("not-host")
