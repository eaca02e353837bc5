"""Sessions: people and bots at one keyboard, from the first decision to the last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from overseer.bots import Bot, Guest, ask, make, names_of, own_dice, rival_of, strikes_of
from overseer.cli.terminal.dialogue import Dialogue
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host, Progress
from overseer.cli.terminal.players import Player, bots_in, resuming, seated
from overseer.cli.terminal.reader import Input
from overseer.cli.terminal.saves import is_there, new_save, remove_save
from overseer.cli.terminal.scene import Scene
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Option
from overseer.kernel.errors import Malformed, OverseerError
from overseer.texts.bundles import in_language

S = TypeVar("S", bound=Scene)


class Session(Generic[S]):
    """One game at one keyboard.

    From the first choice of a person on, the game is kept in `file`, which is up to date whenever
    somebody is asked; without one, a save of its own is begun. If several people have something to
    hide from each other, the screen is covered before it changes hands.
    """

    def __init__(
        self,
        host: Host[S],
        match: Match,
        players: Sequence[Player],
        bots: Mapping[int, Bot],
        face: Face[S],
        reader: Input,
        language: str,
        file: Path | None = None,
        is_resumed: bool = False,
    ) -> None:
        self.host = host
        self.match = match
        self.players = players
        self.bots = dict(bots)
        self.face = face
        self.reader = reader
        self.language = language
        self.file = file
        self._is_own_save = False  # whether `file` is one that nobody named
        self._kept = len(match.lines) if is_resumed else 0  # lines that the file has
        self._is_keeping = True  # until a file cannot be written
        self.is_left = False
        self._guesses = own_dice("guesses", 0)
        self.people = [seat for seat in range(len(players)) if seat not in bots]
        self._is_passed_on = host.has_secrets and len(self.people) > 1
        self._holder: int | None = None  # who has the keyboard, where it is passed on
        seen = match.last if is_resumed else 0
        # The line up to which nothing needs telling any more, to each person or whoever looks on.
        self._told = dict.fromkeys(self.people or [SPECTATOR], seen)
        self._progress: Progress | None = None  # what the table on screen has shown
        self._is_covered = False

    def run(self) -> None:
        """Play until the people leave; whatever ends it, the game is kept, and they learn where."""
        try:
            self._run()
        except BaseException:
            if self.file is not None:
                with suppress(OverseerError):  # of a choice that was cut short there is no journal
                    self.match.save(self.file)
            with suppress(OSError, ValueError):  # the terminal may be gone
                self.face.quote(["", *self.whereabouts()])
            raise

    def _run(self) -> None:
        self.face.opening(self.scene())
        while not self.is_left:
            decision = self.match.state.decision
            if decision is None:
                self._end()
            elif decision.seat in self.bots:
                self._have_chosen(int(decision.seat))
                if not self.people:
                    self.keep()
            elif self._is_passed_on and decision.seat != self._holder:
                self._pass_on(int(decision.seat))
            else:
                self.keep()
                Dialogue(self, int(decision.seat)).hold()

    def _have_chosen(self, seat: int) -> None:
        """Have a bot choose; what had to be done for it is told."""
        bot = self.bots[seat]
        known = len(strikes_of(bot))
        self.match.apply(ask(bot, self.match.state, seat, self._guesses), seat)
        scene, player = self.scene(), self.players[seat].name
        for strike in strikes_of(bot)[known:]:
            self.face.tell([scene.say("play-struck", kind=strike.kind, player=player)])
        if isinstance(bot, Guest) and bot.is_out:
            game = self.match.game
            rival = rival_of(game.name)
            self.bots[seat] = make(rival, game, seat)
            self.face.tell([scene.say("play-replaced", player=player, bot=rival)])

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
        self._begin_save()
        self.keep()

    def undo(self) -> bool:
        """Take back the latest choice of a person.

        One person among bots may always do that; several, if nobody has learned anything since.
        """
        for seat in self.people:
            if self.match.can_undo(seat, everyone=self.is_alone):
                self.match.undo(seat, everyone=self.is_alone)
                self.keep()
                return True
        return False

    @property
    def is_alone(self) -> bool:
        """Whether one person plays with bots, or with nobody."""
        return len(self.people) == 1

    def save(self, file: Path | None) -> None:
        """Save the game to a file, and keep it there from now on; no other file is overwritten.

        Without a file, the game is kept where it is kept anyway.
        """
        if file is None:
            self._begin_save()
            file = self.file
        if file is None:
            raise Malformed(self.scene().say("play-not-kept"))
        if file != self.file and is_there(file):
            raise Malformed(self.scene().say("play-file-exists", file=str(file)))
        self.match.save(file)
        if self._is_own_save and self.file is not None and file != self.file:
            remove_save(self.file)
            self._is_own_save = False
        self.file = file
        self._is_keeping = True
        self._kept = len(self.match.lines)

    def whereabouts(self) -> list[str]:
        """Where the game is kept, and how to go on with it; nothing, if nobody has chosen yet."""
        if self.file is None:
            return [] if self._is_keeping else [self.scene().say("play-not-kept")]
        if self.match.state.over:
            return [self.scene().say("play-saved", file=str(self.file))]
        return [
            self.scene().say("play-kept", file=str(self.file)),
            f"{self.scene().say('play-go-on')} {self._go_on(self.file)}",  # in full, however long
        ]

    def _go_on(self, file: Path) -> str:
        """The command that goes on with the game, and with the bots that play it now."""
        header = self.match.header
        words = in_language(self.language)
        usual = seated(header, words, names_of(header.game), rival_of(header.game))
        is_usual = bots_in(usual) == bots_in(self.players)
        return resuming(file, () if is_usual else self.players)

    # What people see

    def announce(self, scene: S, is_turn: bool) -> None:
        """Tell what has happened; a drawn table is shown anew with every turn."""
        is_first = self._progress is None
        if self.face.is_drawn and (is_turn or self._is_covered):
            self._show_table(scene)
        # What set-up has done is on a table that has just been drawn.
        on_table = is_first and self._progress is not None and not self.host.tells_set_up
        self._tell_news(scene, set_up=not on_table)

    def _show_table(self, scene: S) -> None:
        """Draw what the screen does not show as it is now: the table, or its middle."""
        look = self.host.progress(self.match.events)
        if self._progress is None:
            self.face.table(scene)
            self.face.legend(scene, in_full=False)
        elif self._is_covered or look.turns != self._progress.turns:
            self.face.table(scene)
        elif look != self._progress:
            self.face.glance(scene)
        self._progress = look
        self._is_covered = False

    def _tell_news(self, scene: S, set_up: bool = True) -> None:
        """Tell the one at the keyboard what they have not been told yet."""
        told = self._told
        heard = min(told.values()) if self._holder is None else told[self._holder]
        self.face.news(scene, self.host.news(scene, self.match, heard, set_up))
        for seat in told if self._holder is None else (self._holder,):
            told[seat] = self.match.last

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
        self.keep()
        Dialogue(self, None).hold()

    def keep(self) -> None:
        """Bring the file up to date, if there is one; one that cannot be written is given up."""
        lines = len(self.match.lines)
        if self.file is None or lines == self._kept:
            return
        try:
            self.match.save(self.file)
            self._kept = lines
        except OverseerError as error:
            self._give_up(error)

    def _begin_save(self) -> None:
        """Find a file for a game that has none."""
        if self.file is not None or not self._is_keeping:
            return
        try:
            self.file = new_save(self.match.game.name)
            self._is_own_save = True
        except OverseerError as error:
            self._give_up(error)

    def _give_up(self, error: OverseerError) -> None:
        self.file = None
        self._is_keeping = self._is_own_save = False
        self.face.refuse(str(error))
        self.face.refuse(self.scene().say("play-not-kept"))
