"""Scenes: one moment of a game, as somebody at the table may see it, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.cli.terminal.players import Player
from overseer.cli.terminal.theme import EMBLEMS
from overseer.display import Display
from overseer.display.model import Goal
from overseer.display.reader import Reader
from overseer.kernel.decision import SPECTATOR, Decision
from overseer.kernel.state import State

_LONGEST_QUOTE = 600
_PREFIX = "play-"


class Scene:
    """One moment of a game; `viewer` is who looks, or SPECTATOR.

    What there is to say the display tells; a game's own scene knows what is drawn.
    """

    def __init__(
        self,
        display: Display,
        state: State,
        players: Sequence[Player],
        language: str,
        viewer: int = SPECTATOR,
    ) -> None:
        self.display = display
        self.state = state
        self.players = players
        self.language = language
        self.viewer = viewer
        self.reader = Reader(language, tuple(player.name for player in players))
        self.texts = display.texts(language)
        self.title = self.texts.game(display.game.name, "{}-name")
        self.set_out()

    def set_out(self) -> None:
        """Get ready what a game's own scene needs besides."""

    @property
    def game_name(self) -> str:
        """The id of the game."""
        return self.display.game.name

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        return self.state.decision

    @property
    def goal(self) -> Goal | None:
        """What it is all about, and how it would end now as far as who looks may know."""
        return self.display.goal(self.state, self.viewer, self.reader)

    @property
    def question(self) -> str:
        """What the open decision asks."""
        decision = self.decision
        assert decision is not None
        return self.display.asks(self.state, decision, self.reader)

    @property
    def alarm(self) -> str:
        """That the end is near, in a sentence; the last round itself is told by the status."""
        alarm = self.display.alarm(self.state, self.reader)
        return "" if alarm is None or alarm.last else alarm.text

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.reader.player(seat)

    def emblem(self, seat: int) -> str:
        """The mark of a player."""
        return EMBLEMS[seat % len(EMBLEMS)]

    def say(self, message: str, **arguments: object) -> str:
        """A message of the language; what people have typed is quoted at a sensible length.

        Where a game needs other words than the rest, `play-<game>-undo` is said for `play-undo`.
        """
        own = message.replace(_PREFIX, f"{_PREFIX}{self.game_name}-", 1)
        if message.startswith(_PREFIX) and self.texts.has(own):
            message = own
        quoted = {name: _shortened(value) for name, value in arguments.items()}
        return self.texts.format(message, fallback=False, **quoted)


def _shortened(value: object) -> object:
    too_long = isinstance(value, str) and len(value) > _LONGEST_QUOTE
    return f"{str(value)[: _LONGEST_QUOTE - 1]}…" if too_long else value
