"""Sessions: people and bots at one keyboard, from the first decision to the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from overseer.bots import Bot, ask, own_dice
from overseer.cli.terminal.dialogue import Dialogue
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host, Look
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.reader import Reader
from overseer.cli.terminal.scene import Scene
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Option
from overseer.kernel.errors import Malformed, OverseerError

S = TypeVar("S", bound=Scene)


class Session(Generic[S]):
    """One game at one keyboard.

    `file` is kept up to date with every choice of a person, as soon as there is one. If several
    people have something to hide from each other, the screen is covered before it changes hands.
    """

    def __init__(
        self,
        host: Host[S],
        match: Match,
        players: Sequence[Player],
        bots: Mapping[int, Bot],
        face: Face[S],
        reader: Reader,
        language: str,
        file: Path | None = None,
        is_resumed: bool = False,
    ) -> None:
        self.host = host
        self.match = match
        self.players = players
        self.bots = bots
        self.face = face
        self.reader = reader
        self.language = language
        self.file = file
        self.is_left = False
        self._guesses = own_dice("guesses", 0)
        self.people = [seat for seat in range(len(players)) if seat not in bots]
        self._is_passed_on = host.has_secrets and len(self.people) > 1
        self._holder: int | None = None  # who has the keyboard, where it is passed on
        seen = len(match.events) if is_resumed else 0
        # How many events need no more telling, to each person or to whoever looks on.
        self._told = dict.fromkeys(self.people or [SPECTATOR], seen)
        self._look: Look | None = None  # what the table on screen has shown
        self._is_covered = False

    def run(self) -> None:
        """Play until the people leave."""
        self.face.opening(self.scene())
        while not self.is_left:
            decision = self.match.state.decision
            if decision is None:
                self._end()
            elif decision.seat in self.bots:
                bot = self.bots[decision.seat]
                option = ask(bot, self.match.state, int(decision.seat), self._guesses)
                self.match.apply(option, decision.seat)
            elif self._is_passed_on and decision.seat != self._holder:
                self._pass_on(int(decision.seat))
            else:
                Dialogue(self, int(decision.seat)).hold()

    def show(self) -> None:
        """Show the opening table and how to play, where there is nobody to ask."""
        scene = self.scene()
        self.face.opening(scene)
        self.face.table(scene)
        self.face.legend(scene)
        self.face.tell([scene.say("play-how", game=self.match.game.name)])

    def scene(self, seat: int | None = None) -> S:
        """The present moment, as the one at the keyboard may see it."""
        viewer = self.people[0] if seat is None and len(self.people) == 1 else seat
        state = self.match.state
        return self.host.scene(
            state, self.players, self.language, SPECTATOR if viewer is None else viewer
        )

    # What people do

    def choose(self, option: Option, seat: int) -> None:
        """Make a person's choice."""
        self.match.apply(option, seat)
        self._keep()

    def undo(self) -> bool:
        """Take back the latest choice of a person, if nobody has learned anything since."""
        for seat in self.people:
            if self.match.can_undo(seat):
                self.match.undo(seat)
                left = len(self.match.events)
                self._told = {one: min(told, left) for one, told in self._told.items()}
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

    def announce(self, scene: S, is_turn: bool) -> None:
        """Tell what has happened; a drawn table is shown anew with every turn."""
        if self.face.is_drawn and (is_turn or self._is_covered):
            self._show_table(scene)
        self._tell_news(scene)

    def log(self, scene: S) -> list[Note]:
        """All that has happened."""
        return self.host.news(scene, self.match.events)

    def _show_table(self, scene: S) -> None:
        """Draw what the screen does not show as it is now: the table, or its middle."""
        events = self.match.events
        look = self.host.look(events)
        if self._look is None:
            self.face.table(scene)
            self.face.legend(scene, in_full=False)
            # What set-up has done is on the table already.
            self._tell_from(self.host.set_up(events))
        elif self._is_covered or look.turns != self._look.turns:
            self.face.table(scene)
        elif look != self._look:
            self.face.glance(scene)
        self._look = look
        self._is_covered = False

    def _tell_news(self, scene: S) -> None:
        """Tell the one at the keyboard what they have not been told yet."""
        events = self.match.events
        self.face.news(scene, self.host.news(scene, events, self._heard()))
        self._tell_from(len(events))

    def _heard(self) -> int:
        """How many events the one at the keyboard has been told."""
        if self._holder is not None:
            return self._told[self._holder]
        return min(self._told.values())

    def _tell_from(self, start: int) -> None:
        """Take events as told, for those who look at the screen."""
        for seat in self._told if self._holder is None else (self._holder,):
            self._told[seat] = max(self._told[seat], start)

    def _pass_on(self, seat: int) -> None:
        """Cover the screen, tell what everybody may know, and wait for the next one."""
        if self._holder is not None:
            self.face.cover()
        self._holder = seat
        self._is_covered = True
        scene = self.scene(SPECTATOR)
        self._tell_news(scene)
        prompt = scene.say("play-pass-on", player=scene.player(seat)) + " "
        while (line := self.reader.read(prompt)) is not None:
            if not line.strip():
                return
            self.face.refuse(scene.say("play-pass-on-enter"))
        Dialogue(self, seat).leave_unasked()

    def _end(self) -> None:
        """Tell the end, and answer questions about it."""
        scene = self.scene()
        self._holder = None
        if self.face.is_drawn:
            self.face.table(scene)
        self._tell_news(scene)
        self.face.ending(scene, self.match.events)
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
