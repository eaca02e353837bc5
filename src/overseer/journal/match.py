"""Matches: a game in play together with all that happened in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import UNSET, UnsetType

from overseer.journal.course import Course, Passage, Pulse, follow_all
from overseer.journal.faults import NotTogether
from overseer.journal.files import write_journal
from overseer.journal.header import SEED_LINE, Header
from overseer.journal.line import REWIND, SEED, UNDO, Line
from overseer.journal.log import LogLine, happened, told
from overseer.journal.opening import Position, new_state, state_from, whole_position
from overseer.journal.record import Record
from overseer.journal.secret import FAST, SEALED, Secret
from overseer.kernel.decision import CHANCE, Decision
from overseer.kernel.errors import Illegal, Malformed, OverseerError
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.kernel.targets import Happening

_USUAL_PLAYERS = 4


class Match:
    """A state with its history: the journal is the match, and the state follows from it.

    `names` are the players', `bots` the bots by seat ("" for a person), `options` the game's. With
    a `position` (a table in the words of the view), it begins from there; the number of players and
    the options are those of the position, and what it leaves out follows from the seed, as in
    `game.position`.

    Without a seed, a secret one is drawn, and chance follows from its cryptographic stream, as it
    does with a seed and a salt. A seed alone is no secret: it gives the same game as `game.new`.
    Choices are made by `apply`; `state` is for looking, and another one after an undo. Neither it
    nor a copy of it knows the dice to come.
    """

    def __init__(
        self,
        game: Game,
        players: int | UnsetType = UNSET,
        seed: int | None = None,
        *,
        salt: str | None = None,
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        position: Position | None = None,
        **options: Any,
    ) -> None:
        secret = Secret.of(seed, salt)
        generator = _generator_for(seed, salt)
        commitment = secret.commitment(generator)
        if position is None:
            number = _USUAL_PLAYERS if isinstance(players, UnsetType) else players
            state, whole = new_state(game, number, options, commitment), None
        else:
            state = state_from(game, position, secret.seed_of_opening(generator))
            _check_goes_with(state, players, options)
            whole = whole_position(game, state, position)
        header = Header.of(game, state.players, names, state.options, commitment, whole, bots)
        self._take_up(game, Record(header), {SEED_LINE: secret})
        self._go_on()

    @classmethod
    def of_record(
        cls,
        game: Game,
        record: Record,
        secrets: Mapping[int, Secret],
        pulse: Pulse | None = None,
    ) -> Match:
        """The match that a record tells, as far as it goes; `pulse` is that of `follow_all`."""
        match = cls.__new__(cls)
        match._take_up(game, record, secrets, pulse)
        return match

    @property
    def state(self) -> State:
        """The present state."""
        return self._course.state

    @property
    def header(self) -> Header:
        """What is played, by whom, with which packs and options."""
        return self._record.header

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, or none."""
        return self._record.header.names

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines of the journal, undone ones included."""
        return tuple(self._record.lines)

    def lines_after(self, line: int) -> list[Line]:
        """The lines of the journal after a number, undone ones included."""
        return self._record.after(line)

    @property
    def count(self) -> int:
        """How many lines there are, undone ones included."""
        return len(self._record.lines)

    @property
    def has_rewound(self) -> bool:
        """Whether one person has ever taken back without the limits of an undo."""
        return any(line.verb == REWIND for line in self._record.lines)

    @property
    def last(self) -> int:
        """The number of the last line."""
        return self._record.last

    @property
    def secrets(self) -> Mapping[int, Secret]:
        """The known seeds by the lines that commit to them: not for players of a running game."""
        return self._secrets

    @property
    def seed_line(self) -> int:
        """The line that commits to the seed in use."""
        return self._course.seed_line

    @property
    def events(self) -> list[Event]:
        """What happened, but for what was taken back."""
        return self._course.events

    @property
    def first_round(self) -> int:
        """The round that it began in; 0 is the set-up."""
        return self._course.first_round

    def passages(self, after: int = 0) -> list[Passage]:
        """The lines that stand after a line, each with what happened by it."""
        return self._course.passages_after(after)

    def reseat(self, names: Sequence[str], bots: Sequence[str] = ()) -> None:
        """Have the seats go by other names, and by which bots play them."""
        self._record.reseat(names, bots)
        self._course.header = self._record.header

    def apply(self, choice: object, seat: int | None = None) -> None:
        """Make a choice: an Option, its notation, or its index in the list of options."""
        self._check_untouched()
        decision, code = self._asked(choice, seat)
        self._know_seed()
        self._choose(decision, code)
        self._go_on()

    def choose(self, choices: Sequence[object], seat: int) -> None:
        """Make several choices of one seat, all or none.

        They end at the latest where the seat learns something: by dice, a draw, a hidden card or
        another's decision. Whatever else is asked for after the first of them is refused in the
        same words, or else choices that nobody means to make would tell what is to come.
        """
        self._check_untouched()
        if not choices:
            return
        self._asked(choices[0], seat)
        self._know_seed()
        first = len(self._course.passages)
        self.apply(choices[0], seat)
        for choice in choices[1:]:
            try:
                if not self._is_going_on(seat):
                    raise NotTogether
                self.apply(choice, seat)
            except OverseerError:
                self._strike(first)
                raise NotTogether from None

    def undo(self, seat: int | None = None, *, everyone: bool = False) -> None:
        """Take back the latest choice of a seat (or of whoever chose last), as a line of its own.

        That is possible until anybody learns anything: by dice, a draw or another's choice. With
        `everyone`, for one person who plays all seats, it always is.
        """
        self._check_untouched()
        index = self._undoable(seat, everyone)
        chosen = self._course.passages[index].line
        verb = REWIND if everyone else UNDO
        self._record.add(chosen.seat, f"{verb} {self._course.line_before(index)}")
        self._course.take_back(index)
        self._rest()

    def can_undo(self, seat: int | None = None, *, everyone: bool = False) -> bool:
        """Whether `undo` would be possible now."""
        try:
            self._undoable(seat, everyone)
        except Illegal:
            return False
        return True

    @property
    def latest_own(self) -> tuple[Line, State] | None:
        """The line of the latest own choice that stands, and the state before it: for looking."""
        return self._course.latest_own

    def latest_chooser(self, seats: Iterable[int]) -> int | None:
        """Which of some seats made the latest choice of theirs that stands, or None."""
        return self._course.latest_chooser(seats)

    def latest_line(self, seat: int) -> int:
        """The line of a seat's latest choice that stands; 0 if there is none."""
        return self._course.latest_line(seat)

    def fork(self, line: int, seed: int | None = None, *, salt: str | None = None) -> Match:
        """A new match from the position after a line, with dice of its own."""
        match = Match.of_record(self.game, self._record.until(line), {})
        match._commit_to(Secret.of(seed, salt), _generator_for(seed, salt))
        match._go_on()
        return match

    def reseed(self) -> Secret:
        """Draw a new secret seed, which decides all chance from now on."""
        self._check_untouched()
        secret = Secret.of()
        self._commit_to(secret, SEALED)
        return secret

    def log(self, language: str = "en", *, after: int = 0) -> list[LogLine]:
        """What happened after a line as sentences, but for what was taken back."""
        return list(told(self.passages(after), self.state.book, language, self.names))

    def happenings(self, *, after: int = 0) -> list[Happening]:
        """What happened after a line and everybody may know, but for what was taken back."""
        return list(happened(self.passages(after), self.state.book))

    def journal(self, *, seed: bool = False) -> str:
        """The journal as text; a finished game discloses its seeds, another only if asked."""
        self._check_untouched()
        state = self.state
        secrets = self._secrets if seed or state.over else {}
        return self._record.text(state.over, state.digest(), secrets)

    def export(self) -> str:
        """The journal for others: without the seed while the game goes on."""
        return self.journal(seed=False)

    def save(self, path: Path | str) -> None:
        """Write the journal to a file, and the seed of an unfinished game beside it."""
        write_journal(Path(path), self.export(), {} if self.state.over else self._secrets)

    def complete(self) -> None:
        """Go on to the next choice of a player, if the record stopped short of one."""
        self._go_on()

    def _take_up(
        self,
        game: Game,
        record: Record,
        secrets: Mapping[int, Secret],
        pulse: Pulse | None = None,
    ) -> None:
        self.game = game
        self._record = record
        self._secrets = dict(secrets)
        self._course = Course(game, record.header, self._secrets)
        follow_all(self._course, record.lines, pulse)
        self._rest()

    def _rest(self) -> None:
        """Have the state, where somebody tries things on a copy, go on by itself."""
        self.state.auto_chance = True
        self.state.auto_forced = True

    def _go_on(self) -> None:
        """Answer chance and single options until a player has a choice."""
        while (decision := self.state.decision) is not None:
            if decision.seat == CHANCE:
                self._know_seed()
                self._choose(decision, self._course.drawn(decision))
            elif (forced := decision.forced()) is not None:
                self._choose(forced, forced.options.codes[0])
            else:
                break
        self._rest()

    def _asked(self, choice: object, seat: int | None) -> tuple[Decision, int]:
        """The decision and the packed option that a choice names; refusals name the players."""
        try:
            decision = self.state.decision_of(seat)
            return decision, self.state.code_of(choice, decision)
        except Illegal as error:
            raise error.named(self.names) from None

    def _choose(self, decision: Decision, code: int) -> None:
        """Make one choice, of a player or of chance, and write it down."""
        line = self._record.add(int(decision.seat), self.state.book.notation(code))
        self._course.take(line, decision, code)

    def _commit_to(self, secret: Secret, generator: str) -> None:
        """Draw from a new seed from now on."""
        line = self._record.add(CHANCE, f"{SEED} {secret.commitment(generator)}")
        self._secrets[line.number] = secret
        self._course.reseed(line)

    def _know_seed(self) -> None:
        """Have dice to draw from, if only the lines of an export were known so far."""
        if not self._course.is_seed_known:
            self._commit_to(Secret.of(), SEALED)

    def _is_going_on(self, seat: int) -> bool:
        """Whether a seat that has just chosen chooses again and knows no more than before."""
        deciding = {int(decision.seat) for decision in self.state.decisions}
        return seat in deciding and not self._course.has_news_for(seat)

    def _strike(self, first: int) -> None:
        """Go back to before a passage as if nothing had been tried since."""
        if first < len(self._course.passages):
            last = self._course.passages[first].line.number - 1
            self._course.take_back(first)
            self._record.drop(last)
            self._rest()

    def _undoable(self, seat: int | None, everyone: bool) -> int:
        if seat is not None and (type(seat) is not int or seat not in range(self.header.players)):
            raise Malformed(f"There is no seat {seat!r}.")
        return self._course.latest_choice(seat, everyone)

    def _check_untouched(self) -> None:
        if self.state.trace:
            raise Malformed("The state was changed behind its match; make choices by match.apply.")


def _check_goes_with(state: State, players: int | UnsetType, options: Mapping[str, Any]) -> None:
    """Refuse what is said beside a position and belongs in it."""
    if players not in (UNSET, state.players):
        raise Malformed(f"The position has {state.players} players, not {players!r}.")
    if options:
        raise Malformed(f"Options of a position belong in its table: {', '.join(options)}.")


def _generator_for(seed: int | None, salt: str | None) -> str:
    """The generator that suits a seed: one that was chosen without a salt is no secret."""
    return FAST if seed is not None and salt is None else SEALED
