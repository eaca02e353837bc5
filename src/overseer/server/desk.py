"""The desk: where tables are asked for, new ones and those that come after others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from overseer.catalog.boxes import having
from overseer.catalog.lessons import begin, lessons_of
from overseer.content.lessons import LEARNER
from overseer.journal.faults import BadJournal, BadLine
from overseer.journal.game import Game
from overseer.journal.header import START, Header
from overseer.journal.match import Match
from overseer.journal.record import read as read_record
from overseer.journal.record import read_header as header_of_text
from overseer.journal.replay import retold
from overseer.journal.secret import Secret
from overseer.kernel.errors import Malformed, OverseerError
from overseer.server import patience
from overseer.server.hall import Hall
from overseer.server.levels import Levels
from overseer.server.lobby import new_match
from overseer.server.messages import Moved
from overseer.server.positions import begun_from
from overseer.server.protocol import (
    Fork,
    JournalInfo,
    JournalSeat,
    NewJournal,
    NewLesson,
    NewPosition,
    NewSeat,
    NewTable,
    OldJournal,
    Opened,
    SeatKey,
    SeatKind,
)
from overseer.server.records import Kept, Seat, TableRecord
from overseer.server.refusal import Denied, check_language
from overseer.server.seats import (
    bots_of,
    holds_all,
    loaded,
    names_of,
    new_seats,
    rotated,
    rotated_holder,
    sees_all,
    usual_undo,
)
from overseer.server.table import Table
from overseer.server.tokens import (
    HOST,
    WATCH,
    Holder,
    Key,
    hash_of,
    new_table_id,
    new_token,
)

_WORK_PER_LINE = 4  # lines to follow for each line of a journal, whatever it takes back


class Desk:
    """Whoever wants a table of a hall comes here."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def open(self, asked: NewTable) -> Opened:
        """Set up a table; it starts at once unless a seat waits for a friend."""
        players = len(asked.seats)
        self._games(asked.game)
        try:
            options = self.hall.offers.check_options(asked.game, asked.options, players)
        except Malformed as error:
            raise Denied("impossible", words=str(error)) from None
        seats = new_seats(asked.seats, check_language(asked.language), self._levels(asked.game))
        waits = any(not seat.joined for seat in seats)
        seed = _chosen_seed(asked.seed)
        if waits and (seed is not None or asked.undo == "free"):
            raise Denied("impossible", "only-alone")
        record = self._record(asked.game, asked.language, options, seats)
        record.undo = asked.undo or record.undo
        record.seed_chosen = seed is not None
        record.hints = asked.hints
        record.patience = patience.checked(asked.patience, holds_all(HOST, seats))
        opened, keys = _keys_of(record, watch=asked.watch)
        table = self.hall.made(Kept(record=record, keys=keys), None)
        if not waits:
            table.begin(*new_match(table, seed))
        await self.hall.create(table)
        return opened

    async def open_lesson(self, asked: NewLesson) -> Opened:
        """Set up the table of a lesson: who learns, and bots that do what the lesson says."""
        game = next(
            (each for each in self._games(asked.game) if asked.lesson in lessons_of(each)), None
        )
        if game is None:
            raise Denied("not-found", "no-lesson-of-game")
        lesson = lessons_of(game)[asked.lesson]
        check_language(asked.language)
        players = int(game.position(lesson.position, lesson.seed).players)
        kinds: list[SeatKind] = ["me" if seat == LEARNER else "bot" for seat in range(players)]
        asked_seats = [
            NewSeat(kind=kind, name=asked.name if kind == "me" else "") for kind in kinds
        ]
        seats = new_seats(asked_seats, asked.language, self._levels(asked.game))
        match = begin(game, lesson, names_of(seats), bots_of(seats))
        record = self._record(asked.game, asked.language, dict(match.header.options), seats)
        record.undo, record.seed_chosen, record.lesson = "free", True, lesson.id
        return await self._open_match(record, match, dict(match.secrets))

    async def load_journal(self, asked: NewJournal) -> Opened:
        """Set up a table from a journal: to look at if it is finished, otherwise to go on."""
        check_language(asked.language)
        with _judging():
            match, seats = await self.hall.house.reading_room.do(self._told_by, asked)
        header = match.header
        record = self._record(header.game, asked.language, dict(header.options), seats)
        record.undo = asked.undo or record.undo
        record.known = _known(match)
        return await self._open_match(record, match, dict(match.secrets))

    async def read_journal(self, asked: OldJournal) -> JournalInfo:
        """Which game a journal is of, whether it is over, and whose its seats are."""
        self._check_length(asked.journal)
        with _judging():
            record, ending = await self.hall.house.reading_room.do(read_record, asked.journal)
        game = self._games(record.header.game)[0].name
        seats = loaded(record.header, check_language(asked.language), self._levels(game))
        return JournalInfo(
            game=game,
            over=ending.over,
            seats=[JournalSeat(kind=seat.kind, name=seat.name, bot=seat.bot) for seat in seats],
        )

    async def set_up(self, asked: NewPosition) -> Opened:
        """Set up a table that begins from a position; whoever brought it may know all of it."""
        games = self._games(asked.game)
        seats = new_seats(asked.seats, check_language(asked.language), self._levels(asked.game))
        if not holds_all(HOST, seats):
            raise Denied("impossible", "position-alone")
        match = await self.hall.house.reading_room.do(
            begun_from, games, asked.position, seats, self.hall.seal
        )
        record = self._record(asked.game, asked.language, dict(match.header.options), seats)
        record.undo = asked.undo or record.undo
        record.known = _known(match)
        return await self._open_match(record, match, dict(match.secrets))

    async def fork(self, table: Table, holder: Holder, asked: Fork) -> Opened:
        """Set up a table that goes on from a line of another one with dice of its own."""
        match = table.played()
        check_may_see_all(table, holder)
        if asked.line - START >= self.hall.settings.limits.lines:
            table.check_room()
        try:
            forked = await self.hall.house.backroom.do(match.fork, asked.line)
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
        record.hints = table.record.hints
        record.known = _known(forked)
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

    async def _following(self, table: Table) -> Table | None:
        """The rematch that there is already, unless it was removed."""
        if not table.record.next:
            return None
        try:
            return await self.hall.table(table.record.next)
        except Denied as denied:
            if denied.code != "not-found":
                raise
            return None

    async def _set_up_rematch(self, table: Table) -> Table:
        old = table.record
        record = self._record(old.game, old.language, dict(old.options), rotated(old.seats))
        record.pace, record.undo = old.pace, old.undo
        record.patience, record.hints = old.patience, old.hints
        keys = [
            Key(key.hash, rotated_holder(key.holder, len(old.seats)))
            for key in table.keys
            if key.holder.role != "invite" or not old.seats[key.holder.seat].joined
        ]
        following = self.hall.made(Kept(record=record, keys=keys), None)
        try:
            following.begin(*new_match(following))
        except OverseerError as error:  # a finished table may be of other rules and cards
            raise Denied("impossible", words=str(error)) from None
        await self.hall.create(following, before=table)
        table.tell_people()
        for client in table.clients:
            client.send(Moved(table=record.id, token=client.token))
        return following

    def _check_length(self, text: str) -> None:
        most = self.hall.settings.limits.lines
        if lines_of(text) > most:
            raise Denied("impossible", "bad-journal-long", most=most)

    def _told_by(self, asked: NewJournal) -> tuple[Match, list[Seat]]:
        """The match that a journal tells; an unfinished one goes on with dice of its own."""
        text = asked.journal
        self._check_length(text)
        pulse = self.hall.house.reading_room.pulse(_WORK_PER_LINE * self.hall.settings.limits.lines)
        header = header_of_text(text)
        game = having(self._games(header.game), header.options)
        if header.position is not None and not self.hall.seal.is_on(game, header.position):
            raise Denied("impossible", "bad-journal-under-way")
        seats = _asked_seats(asked, header, self._levels(header.game))
        match, ending = retold(game, text, pulse=pulse)
        if not ending.over:
            match.reseed()
            match.complete()
        if asked.seats:
            match.reseat(names_of(seats), bots_of(seats))
        return match, seats

    def _games(self, name: str) -> list[Game]:
        """A game, in all the boxes it comes in."""
        if name not in self.hall.offers.boxes:
            raise Denied("impossible", "no-game", games=", ".join(self.hall.offers.boxes))
        return [box.game for box in self.hall.offers.boxes[name]]

    def _levels(self, name: str) -> Levels:
        """The bots that play a game here."""
        return self.hall.house.levels(name)

    def _record(
        self, game: str, language: str, options: dict[str, Any], seats: list[Seat]
    ) -> TableRecord:
        return TableRecord(
            id=new_table_id(),
            game=game,
            language=check_language(language),
            options=options,
            seats=seats,
            undo=usual_undo(seats),
            pace=self.hall.settings.pace,
            created=self.hall.house.now(),
        )

    async def _open_match(
        self, record: TableRecord, match: Match, secrets: dict[int, Secret]
    ) -> Opened:
        opened, keys = _keys_of(record, watch=False)
        table = self.hall.made(Kept(record=record, keys=keys), None)
        table.begin(match, secrets)
        await self.hall.create(table)
        return opened


def check_may_see_all(table: Table, holder: Holder) -> None:
    """Deny what would show hidden things of a game that goes on to somebody who may not know."""
    if table.hides and not table.is_over and not sees_all(holder, table.record.seats):
        raise Denied("hidden")


def check_may_copy(table: Table, holder: Holder) -> None:
    """Deny the position of a game that goes on to everybody but one who plays alone."""
    if not table.is_over and not holds_all(holder, table.record.seats):
        raise Denied("hidden", "position-shared")


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


@contextmanager
def _judging() -> Iterator[None]:
    """Deny a journal that is not one, or not of a game that could be played so, in words."""
    try:
        yield
    except BadLine as bad:
        raise Denied("impossible", "bad-journal-choice", line=bad.line) from None
    except BadJournal as bad:
        raise Denied("impossible", f"bad-journal-{bad.kind}", line=bad.line) from None


def _asked_seats(asked: NewJournal, header: Header, levels: Levels) -> list[Seat]:
    """Who sits where once a journal is loaded: as asked for, or as it says itself."""
    if not asked.seats:
        return loaded(header, asked.language, levels)
    seats = new_seats(asked.seats, asked.language, levels)
    if len(seats) != header.players or not holds_all(HOST, seats):
        raise Denied("impossible", "journal-seats", players=header.players)
    return seats


def _known(match: Match) -> int:
    """The line up to which whoever brought a match knows all hands, where there are any."""
    return match.last if match.game.hides(match.header.players) else 0


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
