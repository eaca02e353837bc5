"""Scenes: one moment of a game, as somebody at the table may see it, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from overseer.cli.terminal.players import Player
from overseer.cli.terminal.theme import EMBLEMS
from overseer.kernel.decision import Decision
from overseer.kernel.outcome import Outcome
from overseer.kernel.state import State
from overseer.texts.bundles import Texts

_LONGEST_QUOTE = 600
_PREFIX = "play-"


class GameWords(Protocol):
    """What a scene asks of the words of a game."""

    @property
    def texts(self) -> Texts:
        """The messages behind the words."""

    def player(self, seat: int) -> str:
        """Who sits there."""


class Scene:
    """One moment of a game; a game's own scene knows what lies on its table."""

    def __init__(
        self, game: str, state: State, players: Sequence[Player], language: str, words: GameWords
    ) -> None:
        self.game_name = game
        self.state = state
        self.players = players
        self.language = language
        self._words = words
        self.title = words.texts.game(game, "{}-name")

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        return self.state.decision

    @property
    def outcome(self) -> Outcome:
        """How a game that is over has ended."""
        outcome = self.state.outcome
        assert outcome is not None
        return outcome

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self._words.player(seat)

    def emblem(self, seat: int) -> str:
        """The mark of a player."""
        return EMBLEMS[seat % len(EMBLEMS)]

    def say(self, message: str, **arguments: object) -> str:
        """A message of the language; what people have typed is quoted at a sensible length.

        Where a game needs other words than the rest, `play-<game>-undo` is said for `play-undo`.
        """
        texts = self._words.texts
        own = message.replace(_PREFIX, f"{_PREFIX}{self.game_name}-", 1)
        if message.startswith(_PREFIX) and texts.has(own):
            message = own
        quoted = {name: _shortened(value) for name, value in arguments.items()}
        return texts.format(message, fallback=False, **quoted)


def _shortened(value: object) -> object:
    too_long = isinstance(value, str) and len(value) > _LONGEST_QUOTE
    return f"{str(value)[: _LONGEST_QUOTE - 1]}…" if too_long else value
