"""Pictures: a table at one line of its journal, as it is told; each part is made once.

Only what `Book.table`, the display and the options of a seat give is ever told: no dump, no
digest, no generator, nothing of what another seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from overseer.display import Display
from overseer.display.lesson import LessonTold
from overseer.display.model import Alarm, Comment, Face, Goal, Section
from overseer.display.reader import Reader
from overseer.display.told import ToldCard
from overseer.journal.secret import Secret
from overseer.kernel.decision import ALL, CHANCE, Decision
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.server.logs import GOES_ON, News
from overseer.server.messages import (
    Board,
    Deadline,
    DecisionInfo,
    OptionInfo,
    OutcomeInfo,
    Position,
    StandingInfo,
    Table,
)


class Picture:
    """What can be told of a state."""

    def __init__(
        self,
        game: Game,
        display: Display,
        state: State,
        names: Sequence[str],
        secret: Secret | None,
    ) -> None:
        self.game = game
        self.display = display
        self.state = state
        self.names = tuple(names)
        self.secret = secret
        self.hides = game.hides(int(state.players))
        self._made: dict[tuple[object, ...], Any] = {}

    def table(self, seat: int) -> Table:
        """What lies on the table, as a seat sees it; where nothing is hidden, all see the same."""
        if seat == ALL:
            raise ValueError("A picture is for people, of whom nobody sees everything.")
        key = ("table", seat if self.hides else min(seat, 0))
        if key not in self._made:
            self._made[key] = self.game.book.table(self.state, seat)
        table: Table = self._made[key]
        return table

    def board(self, seat: int, language: str) -> Board:
        """What a board draws beside the table."""
        key = ("board", seat, language)
        if key not in self._made:
            self._made[key] = self.display.board(self.state, seat, self._reader(language))
        board: Board = self._made[key]
        return board

    def goal(self, seat: int, language: str) -> Goal | None:
        """What it is all about, and how it would end now as far as a seat may know."""
        key = ("goal", seat if self.hides else min(seat, 0), language)
        if key not in self._made:
            self._made[key] = self.display.goal(self.state, seat, self._reader(language))
        goal: Goal | None = self._made[key]
        return goal

    def alarm(self, language: str) -> Alarm | None:
        """How near the end of the game is, if it is."""
        key = ("alarm", language)
        if key not in self._made:
            self._made[key] = self.display.alarm(self.state, self._reader(language))
        alarm: Alarm | None = self._made[key]
        return alarm

    def outline(self, seat: int, language: str) -> list[Section]:
        """The table in words."""
        key = ("outline", seat, language)
        if key not in self._made:
            self._made[key] = self.display.outline(self.state, seat, self._reader(language))
        sections: list[Section] = self._made[key]
        return sections

    def faces(self, seat: int, language: str) -> Mapping[str, Face]:
        """The cards that lie on the table."""
        key = ("faces", seat, language)
        if key not in self._made:
            self._made[key] = self.display.faces(self.table(seat), language)
        faces: Mapping[str, Face] = self._made[key]
        return faces

    def prologue(self, language: str) -> ToldCard | None:
        """How the story of the game begins, if it tells one."""
        key = ("prologue", language)
        if key not in self._made:
            self._made[key] = self.display.prologue(self.state, self._reader(language))
        card: ToldCard | None = self._made[key]
        return card

    def decisions(self, open_to: Sequence[int], language: str) -> list[DecisionInfo]:
        """The open decisions; options are listed for some seats only."""
        key = ("decisions", tuple(open_to), language)
        if key not in self._made:
            self._made[key] = [
                self._decision(decision, decision.seat in open_to, language)
                for decision in self.state.decisions
                if decision.seat != CHANCE
            ]
        infos: list[DecisionInfo] = self._made[key]
        return infos

    @property
    def outcome(self) -> OutcomeInfo | None:
        """How the game ended, and then the secret of its dice."""
        outcome = self.state.outcome
        if outcome is None:
            return None
        return OutcomeInfo(
            standings=[
                StandingInfo(
                    seat=each.seat,
                    place=each.place,
                    score=each.score,
                    tie_breaks=list(each.tie_breaks),
                )
                for each in outcome.standings
            ],
            winners=list(outcome.winners),
            truncated=outcome.truncated,
            seed="" if self.secret is None else str(self.secret.seed),
            salt="" if self.secret is None else self.secret.salt,
        )

    def open_to(self, seat: int, own: Sequence[int]) -> tuple[int, ...]:
        """The seats whose options a reader is told: in a game that hides, the one looked from."""
        if self.hides:
            return (seat,) if seat in own else ()
        return tuple(own)

    def position(
        self,
        *,
        seat: int,
        own: Sequence[int],
        language: str,
        plain: bool,
        seq: int,
        line: int,
        news: News,
        known_faces: set[str],
        can_undo: bool,
        since: int = -1,
        lesson: LessonTold | None = None,
        comment: Comment | None = None,
        deadlines: Sequence[Deadline] = (),
    ) -> Position:
        """The table as a seat sees it."""
        faces = self.faces(seat, language)
        return Position(
            seq=seq,
            line=line,
            seat=seat,
            round=int(self.state.round),
            steps=self.display.steps(self.state, language),
            over=self.state.over,
            goal=self.goal(seat, language),
            table=self.table(seat),
            outline=self.outline(seat, language) if plain else [],
            board=self.board(seat, language),
            faces={name: face for name, face in faces.items() if name not in known_faces},
            alarm=self.alarm(language),
            decisions=self.decisions(self.open_to(seat, own), language),
            since=since,
            log=news.entries,
            taken_back=news.taken_back,
            earlier=news.earlier,
            can_undo=can_undo,
            outcome=self.outcome,
            lesson=lesson,
            comment=comment,
            prologue=self.prologue(language) if news.earlier != GOES_ON else None,
            deadlines=list(deadlines),
        )

    def _reader(self, language: str) -> Reader:
        return Reader(language, self.names)

    def _decision(self, decision: Decision, is_open: bool, language: str) -> DecisionInfo:
        state, display, reader = self.state, self.display, self._reader(language)
        options: list[OptionInfo] = []
        if is_open:
            table = self.table(int(decision.seat))
            texts = display.option_texts(state, decision, reader, table)
            options = [
                OptionInfo(
                    choice=option.notation,
                    kind=option.kind,
                    targets=option.targets,
                    text=text,
                    rules=list(option.rules),
                )
                for option, text in zip(decision.options, texts, strict=True)
            ]
        return DecisionInfo(
            seat=int(decision.seat),
            kind=decision.kind,
            text=display.question(state, decision, reader),
            rules=list(decision.rules),
            options=options,
            default=decision.options[decision.default].notation if is_open else "",
            inquiry=display.inquiry(state, decision, reader) if is_open else None,
            story=display.story(state, decision, reader) if is_open else None,
        )
