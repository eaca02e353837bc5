"""The API: one method for each endpoint."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from msgspec import Struct
from starlette.responses import Response

from overseer.display import Display
from overseer.display.advice import Hint
from overseer.display.model import Stock
from overseer.display.reader import Reader
from overseer.server import lobby
from overseer.server.desk import Desk, check_may_copy, check_may_see_all
from overseer.server.hall import Hall
from overseer.server.hints import Hints
from overseer.server.house import keeping
from overseer.server.http import JSON, Call
from overseer.server.looking import looked_at
from overseer.server.messages import PackLook, Position
from overseer.server.openapi import description
from overseer.server.positions import copied
from overseer.server.protocol import (
    Glossary,
    Health,
    Joined,
    JournalInfo,
    LogPage,
    Opened,
    Rules,
    SeatKey,
    TableInfo,
    WatchKey,
)
from overseer.server.records import written
from overseer.server.refusal import Denied
from overseer.server.replay import Chronicles, Replays, check_line, check_seat, earlier_position
from overseer.server.seats import own_seats, viewpoint
from overseer.server.table import Table
from overseer.server.tokens import Holder


class Api:
    """What can be asked over HTTP."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._desk = Desk(hall)
        self._replays = Replays(hall.house.backroom)
        self._chronicles = Chronicles(hall.house.backroom)
        self._hints = Hints(hall.house.counsel)
        self._made: dict[tuple[str, ...], bytes] = {}

    async def health(self, call: Call) -> Health:
        """Whether the server works."""
        store = self.hall.store
        with keeping():
            tables = await store.count()
        return Health(
            status="damaged" if store.damaged or store.is_damaged else "well",
            tables=tables,
            awake=len(self.hall.tables),
            damaged=len(store.damaged),
        )

    async def openapi(self, call: Call) -> Response:
        """The description of the API."""
        return Response(msgspec.json.encode(description()), media_type=JSON)

    async def about(self, call: Call) -> Response:
        """What this server offers; the same until it is started anew."""
        key = ("about", call.language)
        if key not in self._made:
            about = self.hall.offers.about(call.language, self.hall.settings.public_url)
            self._made[key] = msgspec.json.encode(about)
        return Response(self._made[key], media_type=JSON)

    async def rules(self, call: Call) -> Response:
        """The rules of a game."""

        def made(display: Display, game: str) -> Rules:
            sections, icons = display.rules(call.language)
            return Rules(
                game=game,
                language=call.language,
                sections=sections,
                icons=icons,
                leaflet=display.leaflet(call.language),
            )

        return await self._of_game("rules", call, made)

    async def glossary(self, call: Call) -> Response:
        """The words of a game."""

        def made(display: Display, game: str) -> Glossary:
            terms = display.glossary(call.language)
            return Glossary(game=game, language=call.language, terms=terms)

        return await self._of_game("glossary", call, made)

    async def look(self, call: Call) -> PackLook:
        """The pack whose author looks at it."""
        pack = self.hall.settings.look
        if pack is None:
            raise Denied("not-found")
        return await asyncio.to_thread(looked_at, pack, call.language)

    async def _of_game(
        self, name: str, call: Call, made: Callable[[Display, str], Struct]
    ) -> Response:
        """What is told of a game in a language; the same until the server is started anew."""
        game = call.request.path_params["game"]
        if game not in self.hall.offers.boxes:
            raise Denied("not-found")
        key = (name, game, call.language)
        if key not in self._made:
            display = self.hall.offers.boxes[game][0].display
            self._made[key] = msgspec.json.encode(await asyncio.to_thread(made, display, game))
        return Response(self._made[key], media_type=JSON)

    async def open(self, call: Call) -> Opened:
        """A new table."""
        return await self._desk.open(call.body)

    async def load_journal(self, call: Call) -> Opened:
        """A new table from a journal."""
        return await self._desk.load_journal(call.body)

    async def read_journal(self, call: Call) -> JournalInfo:
        """Whose the seats of a journal are."""
        return await self._desk.read_journal(call.body)

    async def open_lesson(self, call: Call) -> Opened:
        """A new table for a lesson."""
        return await self._desk.open_lesson(call.body)

    async def set_up(self, call: Call) -> Opened:
        """A new table from a position."""
        return await self._desk.set_up(call.body)

    async def info(self, call: Call) -> TableInfo:
        """A table from outside the game."""
        async with _at(call) as (table, _):
            return table.info(call.language)

    async def remove(self, call: Call) -> None:
        """A table no more."""
        async with _at(call) as (table, holder):
            await self.hall.remove(table, holder)

    async def join(self, call: Call) -> Joined:
        """A friend comes."""
        async with _at(call) as (table, holder):
            token = await lobby.join(table, holder, call.token, call.body.name)
            return Joined(**msgspec.structs.asdict(table.info(call.language)), token=token)

    async def start(self, call: Call) -> TableInfo:
        """The game begins."""
        async with _at(call) as (table, holder):
            await lobby.start(table, holder)
            return table.info(call.language)

    async def allow_hints(self, call: Call) -> TableInfo:
        """Hints are allowed, or are not any more."""
        async with _at(call) as (table, holder):
            await lobby.allow_hints(table, holder, call.body.allowed)
            return table.info(call.language)

    async def change_seat(self, call: Call) -> SeatKey:
        """A seat changes hands."""
        async with _at(call) as (table, holder):
            return await lobby.change_seat(table, holder, call.number("seat"), call.body)

    async def consent(self, call: Call) -> TableInfo:
        """A seat may change hands, or may not."""
        async with _at(call) as (table, holder):
            await lobby.consent(table, holder, call.number("seat"), call.body.agree)
            return table.info(call.language)

    async def watch(self, call: Call) -> WatchKey:
        """A link for others to look on."""
        async with _at(call) as (table, holder):
            return WatchKey(token=await lobby.open_to_watchers(table, holder))

    async def rematch(self, call: Call) -> Opened:
        """The next game."""
        async with _at(call) as (table, holder):
            return await self._desk.rematch(table, holder, call.token)

    async def fork(self, call: Call) -> Opened:
        """Another game from a line of this one."""
        async with _at(call) as (table, holder):
            return await self._desk.fork(table, holder, call.body)

    async def journal(self, call: Call) -> Response:
        """The journal."""
        async with _at(call) as (table, holder):
            if not table.record.header:
                raise Denied("waiting")
            check_may_see_all(table, holder)
            text = await self.hall.house.backroom.do(_journal, table)
        name = f"{table.record.game}-{table.id}.journal"
        return Response(
            text,
            media_type="text/plain; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    async def position(self, call: Call) -> Position:
        """An earlier position."""
        async with _at(call) as (table, holder):
            line, seat = _seen(call, table, holder)
            plain = call.flag("plain")
            state = self._replays.state(table, line)
            chosen = self._replays.choice(table, line) if table.is_demo else None
        comment = None
        if chosen is not None:
            choice, before = chosen
            match, language = table.played(), call.language
            comment = table.commented(match, choice, await before, language)
        return earlier_position(table, await state, line, seat, call.language, plain, comment)

    async def copy(self, call: Call) -> Response:
        """A position that can be set up again."""
        async with _at(call) as (table, holder):
            table.played()
            check_may_copy(table, holder)
            line, seat = _seen(call, table, holder)
            state = self._replays.state(table, line)
        hall = self.hall
        text = await hall.house.backroom.do(copied, table.game, await state, seat, hall.seal)
        return Response(text, media_type=JSON)

    async def log(self, call: Call) -> LogPage:
        """A page of the log, which tells everybody the same."""
        async with _at(call) as (table, _):
            match, most = table.played(), self.hall.settings.limits.page
            before = min(call.number("before", table.seq + 1), table.seq + 1)
            page = table.display.log_page(match, before, most, call.language)
            return LogPage(seq=table.seq, log=page.entries, earlier=page.earlier)

    async def stock(self, call: Call) -> Stock:
        """All cards of the game, and where they lie."""
        async with _at(call) as (table, holder):
            held = own_seats(holder, table.record.seats)
            seat = call.number("seat", viewpoint(held, table.hides, ()))
            state = table.played().state
            check_seat(table, holder, seat)
            return table.display.stock(state, seat, Reader(call.language, tuple(table.names)))

    async def chronicle(self, call: Call) -> Response:
        """A finished game in figures; it does not change any more."""
        async with _at(call) as (table, _):
            if not table.played().state.over:
                raise Denied("not-over")
        return Response(await self._chronicles.encoded(table, call.language), media_type=JSON)

    async def analysis(self, call: Call) -> Response:
        """A finished game looked back over, or how far that is."""
        async with _at(call) as (table, _):
            if not table.played().state.over:
                raise Denied("not-over")
        told = await self.hall.analyses.encoded(table, call.language)
        return Response(told, media_type=JSON)

    async def hint(self, call: Call) -> Hint:
        """What the practised clerk would do."""
        async with _at(call) as (table, holder):
            thought = self._hints.ask(table, holder, call.body)
        return self._hints.told(table, await thought, call.body, call.language)


@asynccontextmanager
async def _at(call: Call) -> AsyncIterator[tuple[Table, Holder]]:
    """The table of a call, which nobody else changes meanwhile."""
    assert call.table is not None
    assert call.holder is not None
    async with call.table.lock:
        if call.table.is_gone:  # while this waited, too: what it holds may not have been kept
            raise Denied("unavailable")
        yield call.table, call.holder


def _seen(call: Call, table: Table, holder: Holder) -> tuple[int, int]:
    """The line after which a call wants to see its table, and the seat to see it from."""
    line = call.number("line")
    held = own_seats(holder, table.record.seats)
    seat = call.number("seat", viewpoint(held, table.hides, ()))
    check_line(table, line)
    check_seat(table, holder, seat)
    return line, seat


def _journal(table: Table) -> bytes:
    """The journal of a table, even of one that cannot be played here any more."""
    if table.match is not None:
        return table.match.export().encode()
    record, is_over = table.record, table.is_over
    journal = written(record, table.lines)
    return journal.text(is_over, record.digest, table.secrets if is_over else {}).encode()
