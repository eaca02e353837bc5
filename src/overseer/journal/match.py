"""Matches: a game in play together with all that happened in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from overseer.journal.course import Course, Step, follow_all, is_own
from overseer.journal.files import write_journal
from overseer.journal.header import SEED_LINE, Header, new_state
from overseer.journal.line import REWIND, SEED, UNDO, Line
from overseer.journal.log import LogLine, told
from overseer.journal.record import Record
from overseer.journal.secret import Secret
from overseer.kernel.decision import CHANCE
from overseer.kernel.errors import Illegal, Malformed
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.game import Game
from overseer.kernel.state import State


class Match:
    """A state with its history: the journal is the match, and the state follows from it.

    `seed` and `salt` are drawn unless they are given; `names` are the players'; `options` are the
    game's. Choices are made by `apply`; `state` is for looking, and another one after an undo.
    """

    def __init__(
        self,
        game: Game,
        players: int = 4,
        seed: int | None = None,
        *,
        salt: str | None = None,
        names: Sequence[str] = (),
        **options: Any,
    ) -> None:
        secret = Secret.of(seed, salt)
        state = new_state(game, players, options, secret.seed)
        header = Header.of(game, players, names, state.options, secret.commitment)
        self._take_up(game, Record(header), {SEED_LINE: secret})
        self._go_on()

    @classmethod
    def of_record(cls, game: Game, record: Record, secrets: Mapping[int, Secret]) -> Match:
        """The match that a record tells, as far as it goes."""
        match = cls.__new__(cls)
        match._take_up(game, record, secrets)
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

    @property
    def seed_line(self) -> int:
        """The line that commits to the seed in use."""
        return self._course.seed_line

    @property
    def events(self) -> list[Event]:
        """What happened, but for what was taken back."""
        return [event for step in self._course.steps for event in step.events]

    def steps(self, after: int = 0) -> list[Step]:
        """The lines that stand after a line, each with what happened by it."""
        steps = self._course.steps
        first = len(steps)
        while first > 0 and steps[first - 1].line.number > after:
            first -= 1
        return steps[first:]

    def apply(self, choice: object, seat: int | None = None) -> None:
        """Make a choice: an Option, its notation, or its index in the list of options."""
        self._check_untouched()
        self._course.remember()
        if self._course.is_seed_known:
            self.state.apply(choice, seat)
        else:
            secret = Secret.of()
            self.state.rng = rng = secret.generator()
            self.state.apply(choice, seat)
            self._commit_to(secret)
            self.state.rng = rng  # the choice may have drawn from it already
        self._write(own=True)

    def undo(self, seat: int | None = None, *, everyone: bool = False) -> None:
        """Take back the latest choice of a seat (or of whoever chose last), as a line of its own.

        That is possible until anybody learns anything: by dice, a draw or another's choice. With
        `everyone`, for one person who plays all seats, it always is.
        """
        self._check_untouched()
        index = self._undoable(seat, everyone)
        chosen = self._course.steps[index].line
        verb = REWIND if everyone else UNDO
        self._record.add(chosen.seat, f"{verb} {self._course.line_before(index)}")
        self._course.take_back(index)
        self._drive()

    def can_undo(self, seat: int | None = None, *, everyone: bool = False) -> bool:
        """Whether `undo` would be possible now."""
        try:
            self._undoable(seat, everyone)
        except Illegal:
            return False
        return True

    def fork(self, line: int, seed: int | None = None, *, salt: str | None = None) -> Match:
        """A new match from the position after a line, with dice of its own."""
        match = Match.of_record(self.game, self._record.until(line), {})
        match._commit_to(Secret.of(seed, salt))
        match._go_on()
        return match

    def reseed(self, secret: Secret | None = None) -> Secret:
        """Go on with a new secret, so that nobody knows the dice to come."""
        self._check_untouched()
        secret = Secret.of() if secret is None else secret
        self._commit_to(secret)
        return secret

    def log(self, language: str = "en", *, after: int = 0) -> list[LogLine]:
        """What happened after a line as sentences, but for what was taken back."""
        return list(told(self.steps(after), self.state.book, language, self.names))

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
        decision = self.state.decision
        if decision is None or is_own(decision):
            return
        if not self._course.is_seed_known:
            self._commit_to(Secret.of())
        self._go_on()

    def _take_up(self, game: Game, record: Record, secrets: Mapping[int, Secret]) -> None:
        self.game = game
        self._record = record
        self._secrets = dict(secrets)
        self._course = Course(game, record.header, self._secrets)
        follow_all(self._course, record.lines)
        self._drive()

    def _drive(self) -> None:
        """Have the state answer chance and single options by itself from now on."""
        self.state.auto_chance = True
        self.state.auto_forced = True

    def _go_on(self) -> None:
        self.state.settle()
        self._write(own=False)

    def _commit_to(self, secret: Secret) -> None:
        """Draw from a new seed from now on."""
        line = self._record.add(CHANCE, f"{SEED} {secret.commitment}")
        self._secrets[line.number] = secret
        self._course.reseed(line)

    def _write(self, own: bool) -> None:
        """Write down what the state has done; `own` says that a player's choice began it."""
        events, self.state.trace = self.state.trace or [], []
        for event in events:
            if event.kind == CHOICE:
                line = self._record.add(event.seat, self.state.book.notation(event.a))
                self._course.steps.append(Step(line, own))
                own = False
            self._course.steps[-1].events.append(event)

    def _undoable(self, seat: int | None, everyone: bool) -> int:
        if seat is not None and (type(seat) is not int or seat not in range(self.header.players)):
            raise Malformed(f"There is no seat {seat!r}.")
        return self._course.latest_choice(seat, everyone)

    def _check_untouched(self) -> None:
        if self.state.trace:
            raise Malformed("The state was changed behind its match; make choices by match.apply.")
