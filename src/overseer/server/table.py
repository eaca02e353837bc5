"""Tables: a game in play, its seats, and everybody who is connected to it."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress

import msgspec

from overseer import bots
from overseer.bots.advice import is_advised
from overseer.display import Display
from overseer.display.lesson import LessonTold
from overseer.display.model import Comment
from overseer.display.reader import Reader
from overseer.journal.header import START
from overseer.journal.line import SEED, Line
from overseer.journal.match import Match
from overseer.journal.secret import Secret
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.server import notices
from overseer.server.bots import bot_of
from overseer.server.client import BROKEN, REVOKED, Client, Closing
from overseer.server.commentary import Commentary
from overseer.server.house import House
from overseer.server.levels import Levels
from overseer.server.logs import Logs
from overseer.server.messages import People, Welcome
from overseer.server.picture import Picture
from overseer.server.positions import people_of
from overseer.server.protocol import NoticeKind, TableInfo
from overseer.server.records import (
    Act,
    Growth,
    Kept,
    Notice,
    header_lines,
    read_header,
    remember,
)
from overseer.server.refusal import Denied
from overseer.server.seats import (
    bots_of,
    holds_all,
    infos,
    invited_to,
    is_demo,
    names_of,
    own_seats,
    viewpoint,
)
from overseer.server.timekeeper import Timekeeper
from overseer.server.tokens import HOST, WATCH, Holder, Key, holder_of
from overseer.server.tutor import tutor_of
from overseer.texts.bundles import Texts, in_language

_CHAT_AT_FIRST = 100  # lines that a client is told when it connects
_ENCODED = 8  # positions of the present; at most tables that is one for each way to look


class Table:
    """A table. Whatever changes it holds its lock and is kept before anybody hears of it."""

    def __init__(
        self,
        house: House,
        kept: Kept,
        game: Game,
        display: Display,
        match: Match | None,
        notice: str = "",
    ) -> None:
        self.house = house
        self.record = kept.record
        self.keys = kept.keys
        self.secrets = kept.secrets
        self.lines = kept.lines  # of a table that cannot be played on; otherwise the match's
        self.acts = {(act.holder, act.id): act.seq for act in kept.acts}
        self.chat = kept.chat
        self.game = game
        self.display = display
        self.notice = notice
        self.lock = asyncio.Lock()
        self.clients: list[Client] = []
        self.touched = time.monotonic()
        self.is_gone = False
        self.on_change: Callable[[], None] = lambda: None
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept_secrets = set(kept.secrets)
        self.match: Match | None
        self.kept: int  # the match's last line that is; one that is not kept is not told
        self._bots: dict[int, tuple[str, bots.Bot]] = {}
        self._picture: Picture | None
        self._logs: Logs
        self._told: dict[tuple[object, ...], bytes]  # positions of the present, encoded
        self._commitment = ""
        self.commentary = Commentary(game)
        self.tutor = tutor_of(game, self.record.lesson)
        self._take_up(match)

    # What there is

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.record.id

    @property
    def status(self) -> str:
        """How far it is: waiting, playing, over or closed."""
        return "closed" if self.notice else self.record.status

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, be the table closed or not."""
        return self.record.status == "over"

    @property
    def names(self) -> list[str]:
        """The names of the players."""
        return names_of(self.record.seats)

    @property
    def seq(self) -> int:
        """The number of the last line of the journal; 0 before the start."""
        if self.match is None:
            return START + len(self.lines) if self.lines else 0
        return self.kept

    @property
    def is_full(self) -> bool:
        """Whether the journal has as many lines as a table may have: it can be looked at."""
        return self.match is not None and self.match.count >= self.house.settings.limits.lines

    @property
    def line(self) -> int:
        """The number of the last line, kept or not."""
        return self.seq if self.match is None else self.match.last

    @property
    def hides(self) -> bool:
        """Whether seats know things that others do not."""
        return self.game.hides(len(self.record.seats))

    @property
    def is_free(self) -> bool:
        """Whether any choice may be taken back: one person plays, and wanted it so."""
        return self.record.undo == "free" and holds_all(HOST, self.record.seats)

    @property
    def is_demo(self) -> bool:
        """Whether nobody but bots plays, for people to watch."""
        return is_demo(self.record.seats)

    @property
    def is_paused(self) -> bool:
        """Whether the bots of a demonstration wait."""
        return self.is_demo and self.record.paused

    @property
    def here(self) -> set[int]:
        """The seats of those who are connected."""
        return {n for each in self.clients for n in own_seats(each.holder, self.record.seats)}

    def played(self) -> Match:
        """The match, if the game has begun and can be played here."""
        if self.is_gone:
            raise Denied("unavailable")
        if self.status == "closed":
            raise Denied("closed")
        if self.match is None:
            raise Denied("waiting")
        return self.match

    def running(self) -> Match:
        """The match, if it is not over."""
        match = self.played()
        if match.state.over:
            raise Denied("over")
        return match

    def check_room(self) -> None:
        """Deny what would add a line to a journal that has as many as it may have."""
        if self.is_full:
            raise Denied("full", most=self.house.settings.limits.lines)

    def picture(self) -> Picture:
        """The present position, as it is told."""
        if self._picture is None:
            match = self.played()
            secret = self.secrets.get(match.seed_line) if match.state.over else None
            self._picture = Picture(self.game, self.display, match.state, self.names, secret)
        return self._picture

    def seats_now(self, holder: Holder) -> tuple[int, ...]:
        """The seats that a holder may choose for now: not those where a bot stands in."""
        if self.is_full:
            return ()
        seats = self.record.seats
        return tuple(each for each in own_seats(holder, seats) if not seats[each].is_bots)

    def bot(self, seat: int) -> bots.Bot:
        """The bot that plays a seat."""
        level = self.record.seats[seat].bot
        if self._bots.get(seat, ("",))[0] != level:
            self.dismiss_bot(seat)
            secret = self.secrets[self.played().seed_line]
            bot = bot_of(level, self.game, secret, seat)
            if isinstance(bot, bots.Guest):  # it may have sat here, and been struck, before
                bot.strikes += notices.strikes(self.record.notices, seat, level)
            self._bots[seat] = (level, bot)
        return self._bots[seat][1]

    def dismiss_bot(self, seat: int) -> None:
        """Let go of the bot of a seat, and of its process if it has one.

        That ends elsewhere: it may take a while, and other tables play on.
        """
        _, bot = self._bots.pop(seat, ("", None))
        if isinstance(bot, bots.Guest):
            threading.Thread(target=bot.end).start()

    def dismiss_bots(self) -> None:
        """Let go of all bots; they are made anew if somebody comes again."""
        for seat in list(self._bots):
            self.dismiss_bot(seat)

    @property
    def levels(self) -> Levels:
        """The bots that may play here."""
        return self.house.levels(self.record.game)

    @property
    def time(self) -> Timekeeper:
        """Who keeps its time; made when asked: tables that hold themselves would stay in memory."""
        return Timekeeper(self)

    def info(self, language: str) -> TableInfo:
        """The table from outside the game."""
        record, match, texts = self.record, self.match, in_language(language)
        return TableInfo(
            table=record.id,
            game=record.game,
            title=self.display.title(language),
            status="closed" if self.notice else record.status,
            notice=self._notice(texts),
            language=record.language,
            options=record.options,
            seats=infos(record.seats, self.here),
            watching=sum(each.holder.role == "watch" for each in self.clients),
            undo="free" if self.is_free else "fair",
            pace=record.pace,
            demo=self.is_demo,
            paused=self.is_paused,
            hides=self.hides,
            alone=holds_all(HOST, record.seats),
            positions=bool(people_of(self.game)),
            hands_known=record.known,
            notices=notices.infos(record.notices, language, self.hides),
            commitment=self._commitment,
            round=0 if match is None else int(match.state.round),
            created=record.created,
            next=record.next,
            lesson=record.lesson,
            patience=record.patience,
            hints=record.hints and is_advised(self.game),
            advised=is_advised(self.game),
        )

    # Who is told what

    def attach(self, client: Client, seq: int) -> None:
        """Let a client take part: it is told everything after the line it knows."""
        own = own_seats(client.holder, self.record.seats)
        deciding = [int(d.seat) for d in self.match.state.decisions] if self.match else []
        client.seat = viewpoint(own, self.hides, deciding)
        client.told = seq if START < seq <= self.seq else 0
        self.clients.append(client)
        self.touch()
        self._welcome(client)
        for said in self.chat[-_CHAT_AT_FIRST:]:
            client.send(said)
        self.tell(client)
        self.tell_people(but=client)
        self.on_change()
        self._note_presence()

    def detach(self, client: Client) -> None:
        """Let a client go."""
        if client in self.clients:
            self.clients.remove(client)
            self.touch()
            # Later, because this may come in the middle of a change.
            self._later(self._tell_of_leaving())
            self._note_presence()

    def tell(self, client: Client) -> None:
        """Send a client the present position, if there is one."""
        if self.match is not None and not self.notice:
            client.send_position()

    def told_now(self, client: Client) -> bytes | None:
        """The present position as a client is told it, encoded; it is sent at once.

        Between two changes only: whoever asks holds the table's lock.
        """
        match = self.match
        if match is None or self.notice or self.is_gone:
            return None
        picture = self.picture()
        own = self.seats_now(client.holder)
        news = self._logs.news(match, client.told, client.language)
        can_undo = self.undoable(client, client.seat) is not None
        faces = picture.faces(client.seat, client.language)
        deadlines = self.time.told()
        key = (
            client.holder.is_host,
            client.seat,
            picture.open_to(client.seat, own),
            client.language,
            client.plain,
            client.told,
            can_undo,
            frozenset(faces.keys() - client.faces),
            tuple((each.seat, each.at) for each in deadlines),
        )
        encoded = self._told.get(key)
        if encoded is None:
            position = picture.position(
                seat=client.seat,
                own=own,
                language=client.language,
                plain=client.plain,
                seq=self.seq,
                line=self.seq,
                news=news,
                known_faces=client.faces,
                can_undo=can_undo,
                since=self._since(match, client.seat, picture.open_to(client.seat, own)),
                lesson=self._lesson(client),
                comment=self._comment(client.language),
                deadlines=deadlines,
            )
            if len(self._told) >= _ENCODED:
                self._told.clear()
            encoded = self._told[key] = msgspec.json.encode(position)
        client.told = self.seq
        client.faces |= faces.keys()
        return encoded

    def tell_all(self) -> None:
        """Send everybody the present position."""
        for client in list(self.clients):
            self.tell(client)

    def tell_people(self, but: Client | None = None) -> None:
        """Send everybody the table from outside the game."""
        messages: dict[str, bytes] = {}
        for client in list(self.clients):
            if client is but:
                continue
            if client.language not in messages:
                people = People(table=self.info(client.language))
                messages[client.language] = msgspec.json.encode(people)
            client.send_encoded(messages[client.language])

    def undoable(self, client: Client, seat: int) -> int | None:
        """Whose latest choice a client may take back for a seat that it looks from, or None."""
        match = self.match
        if match is None or self.notice or match.state.over:
            return None
        seats = self.picture().open_to(seat, self.seats_now(client.holder))
        chooser = match.latest_chooser(seats)
        if chooser is None or not match.can_undo(chooser, everyone=self.is_free):
            return None
        return chooser

    # What changes

    def reseat(self, keys: list[Key]) -> None:
        """Have the connected clients hold what their tokens open now, if anything."""
        self.keys = keys
        for client in list(self.clients):
            holder = holder_of(client.token, keys)
            if holder is None:
                self.clients.remove(client)
                client.close(REVOKED)
                continue
            client.holder = holder
            own = own_seats(holder, self.record.seats)
            if client.seat not in own:
                client.seat = viewpoint(own, self.hides, ())
            self._welcome(client)

    async def keep(self, *, act: Act | None = None, keys: list[Key] | None = None) -> None:
        """Have the present state of the table on the disk; only then is it told."""
        match, record = self.match, self.record
        lines: Sequence[Line] = ()
        if match is not None:
            lines = match.lines_after(self.kept)
            record.digest = match.state.digest()
            record.status = "over" if match.state.over else "playing"
        if lines:
            record.asked = self.house.store.now()
        if act is not None:
            record.lapses = []
        self.time.look_ahead()
        secrets = {n: each for n, each in self.secrets.items() if n not in self._kept_secrets}
        growth = Growth(lines=list(lines), secrets=secrets, act=act)
        try:
            await self.house.store.save(record, growth, keys)
        except Exception:
            self.retire(BROKEN)
            raise Denied("unavailable") from None
        self.kept += len(lines)
        self._kept_secrets.update(secrets)
        if act is not None:
            remember(self.acts, act)
        self._changed(lines)

    def settle(self) -> None:
        """Note that all there is has been kept."""
        self.kept = START if self.match is None else self.match.last
        self._kept_secrets = set(self.secrets)

    def begin(self, match: Match, secrets: dict[int, Secret]) -> None:
        """Start the game; `keep` follows."""
        self.record.header = header_lines(match.header)
        self.record.status = "playing"
        self.record.asked = self.house.store.now()
        self.secrets = secrets
        self._take_up(match)
        self._kept_secrets.clear()
        self.kept = START

    def note(self, kind: NoticeKind, seat: int = SPECTATOR, other: str = "", bot: str = "") -> None:
        """Have everybody told something about a seat or the dice; `keep` follows."""
        record = self.record
        notice = Notice(
            kind=kind,
            line=self.line,
            at=self.house.now(),
            seat=seat,
            name="" if seat == SPECTATOR else record.seats[seat].name,
            other=other,
            bot=bot,
        )
        record.notices = notices.with_notice(record.notices, notice)

    def reseed(self) -> None:
        """Go on with dice that nobody can know; `keep` follows."""
        match = self.running()
        secret = match.reseed()
        self.secrets = {**self.secrets, match.seed_line: secret}
        self.dismiss_bots()  # what they choose follows from the secret, too

    async def rename(self) -> None:
        """Have the match go by the present names of the players, and by who is a bot."""
        match = self.match
        names, bots_ = tuple(self.names), bots_of(self.record.seats)
        if match is None or (match.header.names, match.header.bots) == (names, bots_):
            return
        await self.house.backroom.do(match.reseat, names, bots_)
        self.record.header = header_lines(match.header)
        kept = self.kept
        self._take_up(match)
        self.kept = kept  # what waits to be kept still does

    def retire(self, closing: Closing) -> None:
        """Let go of everybody: the table is removed, or will be taken up anew from the store."""
        self.is_gone = True
        for client in self.clients:
            client.close(closing)
        self.clients.clear()
        self.on_change()

    def see_lesson(self) -> None:
        """End a lesson that is over where the game goes on: nothing is looked up in it any more."""
        match, tutor = self.played(), self.tutor
        if tutor is not None and not match.state.over and tutor.is_over(match, self.record.read):
            self.end_lesson()

    def end_lesson(self) -> None:
        """Have a table be one like any other, at which people choose; `keep` follows."""
        self.record.lesson, self.tutor = "", None

    def touch(self) -> None:
        """Note that somebody is interested."""
        self.touched = time.monotonic()

    async def _tell_of_leaving(self) -> None:
        async with self.lock:
            self.tell_people()

    def _note_presence(self) -> None:
        """Where time runs, have it kept who is there, and tell when time is over now."""
        if self.record.patience and self.match is not None:
            self._later(self._keep_presence())

    async def _keep_presence(self) -> None:
        async with self.lock:
            if self.is_gone:
                return
            with suppress(Denied):  # the table is taken up anew then
                await self.keep()
                self.tell_all()

    def _later(self, doing: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _welcome(self, client: Client) -> None:
        client.send(
            Welcome(
                table=self.info(client.language),
                seats=list(own_seats(client.holder, self.record.seats)),
                invited=invited_to(client.holder),
                host=client.holder.is_host,
                watches=client.holder == WATCH,
                seq=self.seq,
            )
        )

    def _take_up(self, match: Match | None) -> None:
        self.match = match
        self.kept = START if match is None else match.last
        self._picture = None
        self._logs = Logs(self.display, self.house.settings.limits.news)
        self._told = {}
        self._commit_to(() if match is None else match.lines_after(match.seed_line - 1)[:1])

    def _changed(self, lines: Sequence[Line]) -> None:
        self._logs.take_back(lines)
        self._commit_to(lines)
        self._picture = None
        self._told.clear()
        self._see_off()
        self.touch()
        if lines and self.is_full:
            self.tell_people()

    def _see_off(self) -> None:
        """Let go of bots that do not play on here."""
        for number, (level, _) in list(self._bots.items()):
            seat = self.record.seats[number]
            if self.is_over or not seat.is_bots or seat.bot != level:
                self.dismiss_bot(number)

    def _since(self, match: Match, seat: int, open_to: Sequence[int]) -> int:
        """The latest choice of who is to decide, else of the seat that is looked from."""
        deciding = [int(each.seat) for each in match.state.decisions if each.seat in open_to]
        seat = deciding[0] if deciding else seat
        return match.latest_line(seat) if seat >= 0 else -1

    def _lesson(self, client: Client) -> LessonTold | None:
        """The step of the lesson, for who learns."""
        if self.tutor is None or not client.holder.is_host:
            return None
        reader = Reader(client.language, tuple(self.names))
        return self.tutor.told(self.played(), self.record.read, reader)

    def _comment(self, language: str) -> Comment | None:
        """What the clerk says of the latest choice in a demonstration."""
        match = self.played()
        latest = match.latest_own
        if not self.is_demo or latest is None:
            return None
        line, before = latest
        return self.commented(match, line.number, before, language)

    def commented(self, match: Match, line: int, before: State, language: str) -> Comment | None:
        """What the clerk says of a choice of a demonstration, which was made in a state."""
        comment = self.display.comment(match, line, before, language)
        choice, reader = match.lines_after(line - 1)[0].text, Reader(language, match.names)
        return self.commentary.explained(comment, choice, self.display, reader)

    def _commit_to(self, lines: Iterable[Line]) -> None:
        """Note the commitment to the seed in use: a fork goes on with dice of its own."""
        if not self._commitment and self.record.header:
            self._commitment = read_header(self.record.header).commitment.hash
        for line in lines:
            if line.verb == SEED:
                self._commitment = line.commitment.hash

    def _notice(self, texts: Texts) -> str:
        """Why nothing can be chosen here any more."""
        if self.notice:
            return texts.format("server-notice-closed", reason=self.notice)
        if self.is_full and self.record.status != "over":
            return texts.format("server-notice-full", most=self.house.settings.limits.lines)
        return ""
