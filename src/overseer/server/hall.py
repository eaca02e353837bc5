"""The hall: all tables of a server, taken up when somebody comes, put away when all are gone."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from overseer.journal.faults import BadJournal, BadLine
from overseer.journal.game import Game
from overseer.journal.header import START
from overseer.journal.match import Match
from overseer.journal.opening import UNDER_WAY
from overseer.journal.record import read_header as header_of_text
from overseer.journal.replay import retold
from overseer.journal.secret import Secret
from overseer.kernel.errors import Malformed, OverseerError
from overseer.kernel.game import Game as KernelGame
from overseer.server.client import REMOVED, RESTART
from overseer.server.clock import MOST
from overseer.server.drive import Drive
from overseer.server.house import House, keeping
from overseer.server.lobby import new_match
from overseer.server.offers import Offers
from overseer.server.protocol import Fork, Moved, NewJournal, NewTable, Opened, SeatKey
from overseer.server.records import Kept, Seat, TableRecord, read_header, replayed
from overseer.server.refusal import Denied, check_language
from overseer.server.rows import Unreadable
from overseer.server.seats import (
    loaded,
    new_seats,
    rotated,
    rotated_holder,
    sees_all,
)
from overseer.server.settings import Settings
from overseer.server.store import Store
from overseer.server.table import Table
from overseer.server.tokens import (
    HOST,
    WATCH,
    Holder,
    Key,
    hash_of,
    holder_of,
    new_table_id,
    new_token,
)

_WORK_PER_LINE = 4  # lines to follow for each line of a journal, whatever it takes back
_SWEEP = 60.0  # seconds between looking for tables to put away
_CLEAN = 3600.0  # seconds between looking for tables to forget
_ELSEWHERE = "the lines lead to another position now"

log = logging.getLogger("overseer.server")


class Hall:
    """All tables of a server."""

    def __init__(self, settings: Settings, offers: Offers, store: Store) -> None:
        self.settings = settings
        self.offers = offers
        self.house = House(settings, store)
        self.store = store
        self.tables: dict[str, Table] = {}
        self.drives: dict[str, Drive] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    # Coming and going

    async def start(self) -> None:
        """Begin to put tables away and to forget old ones."""
        await self._clean_if_possible()
        self._sweeper = asyncio.create_task(self._sweep())

    def is_quiet(self) -> bool:
        """Whether nobody is here."""
        return not any(table.clients for table in self.tables.values())

    async def warm_up(self) -> None:
        """Read the texts of all languages before somebody has to wait for them."""
        await self.house.backroom.do(self.offers.warm_up)

    async def stop(self) -> None:
        """Let everybody go; all that was acknowledged is kept already."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in list(self.tables.values()):
            await self.drives[table.id].stop()
            table.retire(RESTART)
        self.house.backroom.close()
        self.house.reading_room.close()

    async def table(self, name: str) -> Table:
        """A table by its name, taken up from the store if nobody was there."""
        table = self.tables.get(name)
        if table is not None and not table.is_gone:
            return table
        if name not in self._loading:
            # Whoever else asks for it meanwhile waits for the same table.
            task = self._loading[name] = asyncio.create_task(self._load(name))
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def opened_by(self, name: str, token: str) -> tuple[Table, Holder]:
        """A table, and whom a token stands for there."""
        table = await self.table(name)
        holder = holder_of(token, table.keys)
        if holder is None:
            raise Denied("unauthorised")
        table.touch()
        return table, holder

    # New tables

    async def open(self, asked: NewTable) -> Opened:
        """Set up a table; it starts at once unless a seat waits for a friend."""
        players = len(asked.seats)
        try:
            self._game(asked.game).check_players(players)
            options = self.offers.check_options(asked.game, asked.options, players)
        except Malformed as error:
            raise Denied("impossible", words=str(error)) from None
        seats = new_seats(asked.seats, check_language(asked.language), asked.game)
        waits = any(not seat.joined for seat in seats)
        seed = _chosen_seed(asked.seed)
        if waits and (seed is not None or asked.undo == "free"):
            raise Denied("impossible", "only-alone")
        record = self._record(asked.game, asked.language, options, seats)
        record.undo = asked.undo
        record.seed_chosen = seed is not None
        opened, keys = _keys_of(record, watch=asked.watch)
        table = self._table(Kept(record=record, keys=keys), None)
        if not waits:
            table.begin(*new_match(table, seed))
        await self._create(table)
        return opened

    async def load_journal(self, asked: NewJournal) -> Opened:
        """Set up a table from a journal: to look at if it is finished, otherwise to go on."""
        check_language(asked.language)
        try:
            match, secrets = await self.house.reading_room.do(self._told_by, asked.journal)
        except BadLine as bad:
            raise Denied("impossible", "bad-journal-choice", line=bad.line) from None
        except BadJournal as bad:
            raise Denied("impossible", f"bad-journal-{bad.kind}", line=bad.line) from None
        header = match.header
        seats = loaded(header.names, header.players, asked.language)
        record = self._record(header.game, asked.language, dict(header.options), seats)
        record.known = _known(self.offers.games[header.game], match)
        return await self._open_match(record, match, secrets)

    async def fork(self, table: Table, holder: Holder, asked: Fork) -> Opened:
        """Set up a table that goes on from a line of another one with dice of its own."""
        match = table.played()
        check_may_see_all(table, holder)
        if asked.line - START >= self.settings.limits.lines:
            table.check_room()
        try:
            forked = await self.house.backroom.do(match.fork, asked.line)
        except OverseerError as error:
            raise Denied("impossible", words=str(error)) from None
        if forked.state.over:
            raise Denied("over")
        seats = [_in_fork(seat) for seat in table.record.seats]
        for number, seat in enumerate(seats):
            if seat.kind != "bot":
                seats[number].kind = "me"
                break
        record = self._record(table.record.game, asked.language, dict(table.record.options), seats)
        record.pace = table.record.pace
        record.undo = table.record.undo
        record.known = _known(table.game, forked)
        return await self._open_match(record, forked, dict(forked.secrets))

    async def rematch(self, table: Table, holder: Holder, token: str) -> Opened:
        """Set up the next game of the same people, each a seat further.

        A token opens the rematch for whom it opened the table: links stay what they are.
        """
        if not holder.is_host:
            raise Denied("not-host")
        if not table.is_over:
            raise Denied("not-over")
        following = await self._following(table) or await self._set_up_rematch(table)
        return Opened(
            table=following.id,
            token=token,
            seats=[
                SeatKey(seat=number, kind=seat.kind, name=seat.name, token=None)
                for number, seat in enumerate(following.record.seats)
            ],
            watch=None,
        )

    async def remove(self, table: Table, holder: Holder) -> None:
        """Forget a table at the wish of its host."""
        if not holder.is_host:
            raise Denied("not-host")
        with keeping():
            await self.store.remove(table.id)
        table.retire(REMOVED)
        await self._put_away(table)

    # Putting away

    async def clean(self) -> int:
        """Forget tables by the host's policy; gives how many.

        They are given a day more, because that much a wrong clock can add to their age. From a
        damaged file nothing is removed, which could spread the damage.
        """
        settings = self.settings
        open_ = settings.keep_open + MOST
        over = settings.keep_over + MOST if settings.keep_over else None
        names = await self.store.idle_for(open_, over)
        if self.store.is_damaged:
            return 0
        removed = 0
        for name in names:
            if not (name in self.tables or name in self._loading or name in self.store.damaged):
                await self.store.remove_idle(name, open_, over)
                removed += 1
        if removed:
            log.info("Tables removed because nobody has used them for long: %s", removed)
        return removed

    async def put_away_idle(self) -> None:
        """Let go of tables at which nobody is."""
        for table in list(self.tables.values()):
            idle = time.monotonic() - table.touched
            is_idle = not table.clients and idle > self.settings.unload_after
            if table.is_gone or (is_idle and not table.lock.locked()):
                await self._put_away(table)

    async def _sweep(self) -> None:
        cleaned = time.monotonic()
        while True:
            await asyncio.sleep(_SWEEP)
            try:
                await self.put_away_idle()
                if time.monotonic() - cleaned > _CLEAN:
                    cleaned = time.monotonic()
                    await self._clean_if_possible()
            except Exception:
                log.exception("Tables could not be put away")

    async def _clean_if_possible(self) -> None:
        try:
            await self.clean()
        except sqlite3.Error as error:  # a full disk, for one: tables can still be looked at
            log.warning("Old tables could not be removed: %s", error)

    async def _put_away(self, table: Table) -> None:
        table.is_gone = True
        if self.tables.get(table.id) is table:
            await self.drives[table.id].stop()
            table.on_change = _nothing  # or else table and drive would keep each other
            del self.tables[table.id], self.drives[table.id]

    # How tables are made

    async def _following(self, table: Table) -> Table | None:
        """The rematch that there is already, unless it was removed."""
        if not table.record.next:
            return None
        try:
            return await self.table(table.record.next)
        except Denied as denied:
            if denied.code != "not-found":
                raise
            return None

    async def _set_up_rematch(self, table: Table) -> Table:
        old = table.record
        record = self._record(old.game, old.language, dict(old.options), rotated(old.seats))
        record.pace, record.undo = old.pace, old.undo
        keys = [
            Key(key.hash, rotated_holder(key.holder, len(old.seats)))
            for key in table.keys
            if key.holder.role != "invite" or not old.seats[key.holder.seat].joined
        ]
        following = self._table(Kept(record=record, keys=keys), None)
        try:
            following.begin(*new_match(following))
        except OverseerError as error:  # a finished table may be of other rules and cards
            raise Denied("impossible", words=str(error)) from None
        await self._create(following, before=table)
        table.tell_people()
        for client in table.clients:
            client.send(Moved(table=record.id, token=client.token))
        return following

    def _told_by(self, text: str) -> tuple[Match, dict[int, Secret]]:
        """The match that a journal tells; an unfinished one goes on with dice of its own."""
        most = self.settings.limits.lines
        if lines_of(text) > most:
            raise Denied("impossible", "bad-journal-long", most=most)
        pulse = self.house.reading_room.pulse(_WORK_PER_LINE * most)
        header = header_of_text(text)
        if header.position is not None and UNDER_WAY in header.position:
            raise Denied("impossible", "bad-journal-under-way")
        match, ending = retold(self._game(header.game), text, pulse=pulse)
        if not ending.over:
            match.reseed()
            match.complete()
        return match, dict(match.secrets)

    def _game(self, name: str) -> Game:
        if name not in self.offers.games:
            raise Denied("impossible", "no-game", games=", ".join(self.offers.games))
        return self.offers.games[name]

    def _record(
        self, game: str, language: str, options: dict[str, Any], seats: list[Seat]
    ) -> TableRecord:
        return TableRecord(
            id=new_table_id(),
            game=game,
            language=check_language(language),
            options=options,
            seats=seats,
            undo="fair",
            pace=self.settings.pace,
            created=self.house.now(),
        )

    async def _open_match(
        self, record: TableRecord, match: Match, secrets: dict[int, Secret]
    ) -> Opened:
        opened, keys = _keys_of(record, watch=False)
        table = self._table(Kept(record=record, keys=keys), None)
        table.begin(match, secrets)
        await self._create(table)
        return opened

    async def _create(self, table: Table, before: Table | None = None) -> None:
        """Keep a new table, which may come after another one, and let people in."""
        record, match = table.record, table.match
        lines: Sequence[Any] = ()
        if match is not None:
            lines = match.lines_after(START)
            record.digest = match.state.digest()
            record.status = "over" if match.state.over else "playing"
        kept = Kept(record=record, keys=table.keys, lines=list(lines), secrets=table.secrets)
        with keeping():
            if before is None:
                await self.store.create(kept)
            else:
                after = msgspec.structs.replace(before.record, next=record.id)
                await self.store.create(kept, before=after)
                before.record = after
        table.settle()
        self._admit(table)

    async def _load(self, name: str) -> Table:
        try:
            with keeping():
                kept = await self.store.load(name)
        except Unreadable:
            raise Denied("unreadable") from None
        if kept is None:
            raise Denied("not-found", "no-table")
        if kept.record.game not in self.offers.games:
            log.error("Table %s is of a game that is not here: %s", name, kept.record.game)
            raise Denied("unreadable")
        table = await self.house.backroom.do(self._taken_up, kept)
        self._admit(table)
        return table

    def _taken_up(self, kept: Kept) -> Table:
        """A table from the store; one that cannot be played here is closed with a notice."""
        record = kept.record
        if not record.header:
            return self._table(kept, None)
        game = self.offers.games[record.game]
        try:
            read_header(record.header).check(game)
            pulse = self.house.backroom.pulse()
            match = replayed(game, record, kept.lines, kept.secrets, pulse)
        except OverseerError as error:
            log.warning("A table is closed: %s", error)
            return self._table(kept, None, notice=str(error))
        except Denied:  # the server is ending
            raise
        except Exception:  # lines that were damaged can lead anywhere
            log.exception("A table is closed")
            return self._table(kept, None, notice=_ELSEWHERE)
        if match.state.digest() != record.digest:
            log.warning("A table is closed: %s", _ELSEWHERE)
            return self._table(kept, None, notice=_ELSEWHERE)
        return self._table(kept, match)

    def _table(self, kept: Kept, match: Match | None, notice: str = "") -> Table:
        name = kept.record.game
        game = self.offers.games[name]
        return Table(self.house, kept, game, self.offers.displays[name], match, notice)

    def _admit(self, table: Table) -> None:
        self.tables[table.id] = table
        self.drives[table.id] = Drive(table)


def check_may_see_all(table: Table, holder: Holder) -> None:
    """Deny what would show hidden things of a game that goes on to somebody who may not know."""
    if table.hides and not table.is_over and not sees_all(holder, table.record.seats):
        raise Denied("hidden")


def _keys_of(record: TableRecord, *, watch: bool) -> tuple[Opened, list[Key]]:
    """New tokens for all who will hold something at a table, and the same at rest."""
    host = new_token()
    keys = [Key(hash_of(host), HOST)]
    seats: list[SeatKey] = []
    for number, seat in enumerate(record.seats):
        token = new_token() if seat.kind == "link" else None
        if token is not None:
            keys.append(Key(hash_of(token), Holder("invite", number)))
        seats.append(SeatKey(seat=number, kind=seat.kind, name=seat.name, token=token))
    watching = new_token() if watch else None
    if watching is not None:
        keys.append(Key(hash_of(watching), WATCH))
    return Opened(table=record.id, token=host, seats=seats, watch=watching), keys


def lines_of(journal: str) -> int:
    """How many lines of a game a journal has, before anything of it is judged."""
    parts = journal.replace("\r\n", "\n").split("\n\n", 2)
    return parts[1].count("\n") + 1 if len(parts) > 1 else 0


def _nothing() -> None:
    """What happens when a table changes that has been put away."""


def _known(game: KernelGame, match: Match) -> int:
    """The line up to which whoever brought a match knows all hands, where there are any."""
    return match.last if game.hides(match.header.players) else 0


def _in_fork(seat: Seat) -> Seat:
    """A seat of a fork: bots stay, and whoever forks holds all others."""
    if seat.kind == "bot":
        return Seat(kind="bot", name=seat.name, bot=seat.bot)
    return Seat(kind="here", name=seat.name)


def _chosen_seed(text: str) -> int | None:
    if not text:
        return None
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 99):
        raise Denied("impossible", "bad-seed")
    return int(text)
