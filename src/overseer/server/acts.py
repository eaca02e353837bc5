"""Acts: what clients ask for over the socket, done or denied."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from overseer.display.reader import Reader
from overseer.journal.faults import NotTogether
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Decision
from overseer.kernel.errors import Illegal, OverseerError
from overseer.server.client import BROKEN, Client
from overseer.server.house import keeping
from overseer.server.messages import (
    Answer,
    Ask,
    Done,
    GoOn,
    Look,
    Move,
    Pace,
    People,
    Said,
    Say,
    TakeBack,
)
from overseer.server.records import Act, remember
from overseer.server.refusal import Denied, check_language
from overseer.server.seats import own_seats
from overseer.server.table import Table

_LONGEST_ID = 64
_SLOWEST = 10_000  # milliseconds


async def move(table: Table, client: Client, asked: Move) -> None:
    """Make choices, all or none."""
    match = _begun(table, client, asked)
    if match is None:
        return
    if not 1 <= len(asked.choices) <= table.house.settings.limits.choices:
        raise Denied("impossible", "bad-choices", most=table.house.settings.limits.choices)
    _check_lesson(table, client, asked.choices)
    with _whole(table):
        try:
            match.choose(asked.choices, asked.seat)
        except NotTogether:
            raise Denied("illegal", "not-together") from None
        except OverseerError as error:
            if not isinstance(error, Illegal):
                raise Denied("illegal", words=str(error)) from None
            words = error.explanation.text(client.language)
            raise Denied("illegal", words=words, rules=error.rules) from None
    table.see_lesson()
    await _done(table, client, asked.id)


async def take_back(table: Table, client: Client, asked: TakeBack) -> None:
    """Take back the latest choice of the seats that the client plays."""
    match = _begun(table, client, asked)
    if match is None:
        return
    seat = table.undoable(client, asked.seat)
    if seat is None:
        raise Denied("illegal", "no-undo")
    with _whole(table):
        match.undo(seat, everyone=table.is_free)
    if table.tutor is not None:  # what comes after it is read again
        table.record.read = min(table.record.read, table.tutor.step(match, table.record.read))
    await _done(table, client, asked.id)


def ask(table: Table, client: Client, asked: Ask) -> None:
    """Tell what a choice would bring, or why something is not possible."""
    match = table.running()
    _check_seat(table, client, asked.seat)
    state, reader = match.state, Reader(client.language, tuple(table.names))
    if asked.about == "why":
        try:
            possible, reasons = table.display.explain(state, asked.choice, asked.seat, reader)
        except OverseerError:
            raise Denied("illegal", "bad-question", thing=asked.choice) from None
        client.send(Answer(id=asked.id, preview=None, possible=possible, reasons=reasons))
        return
    decision = _decision_of(match, asked.seat)
    for option in decision.options if decision is not None else ():
        if option.notation == asked.choice and decision is not None:
            preview = table.display.preview(state, decision, option, reader)
            if preview is not None and table.is_free:
                preview = msgspec.structs.replace(preview, final=False)
            client.send(Answer(id=asked.id, preview=preview, possible=True, reasons=[]))
            return
    client.send(Answer(id=asked.id, preview=None, possible=False, reasons=[]))


async def say(table: Table, client: Client, asked: Say) -> None:
    """Say something to everybody at the table."""
    if _is_repeated(table, client, asked.id):
        return
    limits = table.house.settings.limits
    text = "".join(each for each in asked.text.strip() if each.isprintable() or each == "\n")
    if not text or len(text) > limits.chat:
        raise Denied("impossible", "bad-chat", longest=limits.chat)
    own = own_seats(client.holder, table.record.seats)
    seat = client.seat if client.seat in own else next(iter(own), SPECTATOR)
    said = Said(
        number=table.chat[-1].number + 1 if table.chat else 1,
        seat=seat,
        name=table.names[seat] if seat >= 0 else "",
        text=text,
        at=table.house.now(),
    )
    act = Act(client.holder.name, asked.id, table.seq)
    with keeping():
        await table.house.store.say(table.id, said, act, said.number - limits.chat_kept + 1)
    remember(table.acts, act)
    table.chat = [*table.chat, said][-limits.chat_kept :]
    for each in table.clients:
        each.send(said)
    client.send(Done(id=asked.id, seq=table.seq))


def look(table: Table, client: Client, asked: Look) -> None:
    """See the table from another seat, in another language, or in words."""
    if asked.seat is not None:
        own = own_seats(client.holder, table.record.seats)
        if asked.seat not in (SPECTATOR, *own):
            raise Denied("not-your-seat")
        client.seat = asked.seat
    if asked.language is not None and asked.language != client.language:
        client.language = check_language(asked.language)
        client.forget_words()
        client.send(People(table=table.info(client.language)))
    if asked.plain is not None:
        client.plain = asked.plain
    table.tell(client)


async def pace(table: Table, client: Client, asked: Pace) -> None:
    """Set how fast bots choose, and whether those of a demonstration wait."""
    if client.holder.role in ("watch", "invite"):
        raise Denied("not-host")
    if asked.paused is not None or asked.step:
        _check_demo(table, client)
    if asked.paused is not None and asked.paused != table.record.paused:
        table.record.paused = asked.paused
        await table.keep()
        table.tell_people()
    if asked.milliseconds is not None:
        if not 0 <= asked.milliseconds <= _SLOWEST:
            raise Denied("impossible", "bad-pace", slowest=_SLOWEST)
        table.record.pace = asked.milliseconds
        await table.keep()
        table.tell_people()


async def go_on(table: Table, client: Client, asked: GoOn) -> None:
    """Go on from a step of the lesson that was read."""
    if _is_repeated(table, client, asked.id):
        return
    match, tutor = table.played(), table.tutor
    if tutor is None or not client.holder.is_host:
        raise Denied("impossible", "no-lesson")
    step = tutor.step(match, table.record.read)
    if asked.step != step + 1 or step >= len(tutor.lesson.steps):
        table.tell(client)
        raise Denied("stale")
    if tutor.lesson.steps[step].choices:
        raise Denied("illegal", words=tutor.first(tutor.lesson.steps[step], client.language))
    table.record.read = step + 1
    table.see_lesson()
    await _done(table, client, asked.id)


def check_id(name: str) -> str:
    """The id of a request, if it is short enough to be kept."""
    if not 1 <= len(name) <= _LONGEST_ID:
        raise Denied("impossible", "bad-id", longest=_LONGEST_ID)
    return name


@contextmanager
def _whole(table: Table) -> Iterator[None]:
    """A change that is made or denied; should it fail half done, the table is taken up anew."""
    try:
        yield
    except Denied:
        raise
    except Exception:
        table.retire(BROKEN)
        raise


async def _done(table: Table, client: Client, name: str) -> None:
    """Keep what was done, then tell everybody, and last whoever asked for it."""
    match = table.played()
    seq = match.last
    await table.keep(act=Act(client.holder.name, name, seq))
    table.tell_all()
    client.send(Done(id=name, seq=seq))
    table.on_change()


def _begun(table: Table, client: Client, asked: Move | TakeBack) -> Match | None:
    """The match that a request may change; None if it was done before."""
    if _is_repeated(table, client, asked.id):
        return None
    match = table.running()
    _check_seat(table, client, asked.seat)
    _check_fresh(table, client, asked.seq)
    table.check_room()
    return match


def _is_repeated(table: Table, client: Client, name: str) -> bool:
    """Answer a request that was done before once more."""
    seq = table.acts.get((client.holder.name, check_id(name)))
    if seq is None:
        return False
    client.send(Done(id=name, seq=seq))
    return True


def _check_seat(table: Table, client: Client, seat: int) -> None:
    if seat not in own_seats(client.holder, table.record.seats):
        raise Denied("not-your-seat")
    if table.record.seats[seat].is_bots:
        raise Denied("stands-in")


def _check_demo(table: Table, client: Client) -> None:
    """Deny what only whoever opened a demonstration may do there."""
    if not client.holder.is_host:
        raise Denied("not-host")
    if not table.is_demo:
        raise Denied("impossible", "no-demo")


def _check_lesson(table: Table, client: Client, choices: Sequence[str]) -> None:
    """Deny what the lesson does not ask for, in the words of the clerk."""
    tutor = table.tutor
    if tutor is None:
        return
    step = tutor.denies(table.running(), table.record.read, choices)
    if step is None:
        return
    if not step.choices:
        raise Denied("illegal", "lesson-read")
    raise Denied("illegal", words=tutor.first(step, client.language))


def _check_fresh(table: Table, client: Client, seq: int) -> None:
    if seq != table.seq:
        table.tell(client)
        raise Denied("stale")


def _decision_of(match: Match, seat: int) -> Decision | None:
    for decision in match.state.decisions:
        if decision.seat == seat:
            return decision
    return None
