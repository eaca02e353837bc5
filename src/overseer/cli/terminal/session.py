"""Sessions: people and bots at one keyboard, from the first decision to the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from overseer.bots import Bot
from overseer.catalog.shelter import ShelterGame
from overseer.cli.terminal.dialogue import Dialogue
from overseer.cli.terminal.ending import results, ties, verdict
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.news import Note, news_of
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.reader import Reader
from overseer.cli.terminal.scene import Scene
from overseer.games.shelter import terms as t
from overseer.journal.match import Match
from overseer.kernel.decision import Option
from overseer.kernel.errors import Malformed, OverseerError
from overseer.kernel.event import Event

_MOVES = frozenset({t.E_PLACED, t.E_PASSED, t.E_ROUND})


class Session:
    """One game at one keyboard.

    `file` is kept up to date with every choice of a person, as soon as there is one.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        bots: Mapping[int, Bot],
        face: Face,
        reader: Reader,
        language: str,
        file: Path | None = None,
        is_resumed: bool = False,
    ) -> None:
        assert isinstance(match.game, ShelterGame)
        self.game = match.game
        self.match = match
        self.players = players
        self.bots = bots
        self.face = face
        self.reader = reader
        self.language = language
        self.file = file
        self.is_left = False
        self._told = len(match.events) if is_resumed else 0  # events that need no more telling
        self._moves = -1  # moves that the table on screen has seen

    def run(self) -> None:
        """Play until the people leave."""
        self.face.opening(self.scene())
        while not self.is_left:
            decision = self.match.state.decision
            if decision is None:
                self._end()
            elif decision.seat in self.bots:
                bot = self.bots[decision.seat]
                self.match.apply(bot.choose(self.match.state, decision.seat), decision.seat)
            else:
                Dialogue(self, int(decision.seat)).hold()

    def show(self) -> None:
        """Show the opening table and how to play, where there is nobody to ask."""
        scene = self.scene()
        self.face.opening(scene)
        self.face.table(scene)
        self.face.legend(scene)
        self.face.tell([scene.say("play-how")])

    def scene(self) -> Scene:
        """The present moment."""
        return Scene(self.game, self.match.state, self.players, self.language)

    # What people do

    def choose(self, option: Option, seat: int) -> None:
        """Make a person's choice."""
        self.match.apply(option, seat)
        self._keep()

    def undo(self) -> bool:
        """Take back the latest choice of a person, if nobody has learned anything since."""
        for seat in range(len(self.players)):
            if seat not in self.bots and self.match.can_undo(seat):
                self.match.undo(seat)
                self._told = len(self.match.events)
                self._keep()
                return True
        return False

    def save(self, file: Path) -> None:
        """Save the game to a file, and keep it there from now on; no other file is overwritten."""
        if file != self.file and is_there(file):
            raise Malformed(self.scene().say("play-file-exists", file=str(file)))
        self.match.save(file)
        self.file = file

    # What people see

    def announce(self, scene: Scene, is_turn: bool) -> None:
        """Tell what has happened; a drawn table is shown anew with every turn."""
        events = self.match.events
        moves = sum(event.kind in _MOVES for event in events)
        if self.face.is_drawn and is_turn and moves != self._moves:
            self.face.table(scene)
            if self._moves < 0:
                self.face.legend(scene, in_full=False)
                # What set-up has done is on the table already.
                self._told = max(self._told, _first_round(events))
            self._moves = moves
        self.face.news(scene, news_of(scene, events[self._told :]))
        self._told = len(events)

    def log(self, scene: Scene) -> list[Note]:
        """All that has happened."""
        return news_of(scene, self.match.events)

    def _end(self) -> None:
        """Tell the end, and answer questions about it."""
        outcome = self.match.state.outcome
        assert outcome is not None
        scene = self.scene()
        if self.face.is_drawn:
            self.face.table(scene)
        self.face.news(scene, news_of(scene, self.match.events[self._told :]))
        self._told = len(self.match.events)
        ranked = results(scene, outcome, self.match.events)
        self.face.standings(scene, ranked)
        self.face.tell([*ties(scene, ranked), verdict(scene, outcome)])
        self._keep()
        Dialogue(self, None).hold()

    def _keep(self) -> None:
        """Bring the file up to date; one that cannot be written any more is given up."""
        if self.file is None:
            return
        try:
            self.match.save(self.file)
        except OverseerError as error:
            self.file = None
            self.face.refuse(str(error))


def is_there(file: Path) -> bool:
    """Whether a file exists; a name that cannot be one raises Malformed."""
    try:
        file.lstat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise Malformed(f"{str(file)!r}: cannot be written ({reason}).") from None
    return True


def _first_round(events: Sequence[Event]) -> int:
    """How many events came before the first round."""
    return next((i for i, event in enumerate(events) if event.kind == t.E_ROUND), 0)
