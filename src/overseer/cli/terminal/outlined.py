"""Any game at the terminal, from its display alone: the outline of its table, options by number."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from overseer.catalog import display_of
from overseer.cli.terminal.drawn import DrawnTable
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host, Progress
from overseer.cli.terminal.menu import Entry, Menu, column
from overseer.cli.terminal.plain import PlainTable
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.scene import Scene
from overseer.display import Display
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State

_OWN, _ANY = "play-", "play-any-"


class OutlinedScene(Scene):
    """One moment of any game."""

    def say(self, message: str, **arguments: object) -> str:
        """A message; where others name things of one game, `play-any-undo` is said instead."""
        common = message.replace(_OWN, _ANY, 1)
        if message.startswith(_OWN) and self.texts.has(common):
            message = common
        return super().say(message, **arguments)


class OutlinedHost(Host[OutlinedScene]):
    """Any game at the terminal."""

    def __init__(self, display: Display) -> None:
        super().__init__(display)
        self.has_secrets = display.game.hides(max(display.game.seats))

    def scene(
        self, state: State, players: Sequence[Player], language: str, viewer: int
    ) -> OutlinedScene:
        """A moment of the game as a seat may see it."""
        return OutlinedScene(self.display, state, players, language, viewer)

    def menu(self, scene: OutlinedScene) -> Menu:
        """Every option of the open decision with a number of its own."""
        decision = scene.decision
        assert decision is not None
        texts = self.display.option_texts(scene.state, decision, scene.reader)
        entries = [
            Entry(number, (option,), text)
            for number, (option, text) in enumerate(
                zip(decision.options, texts, strict=True), start=1
            )
        ]
        return Menu(scene.question, (column(entries),), is_turn=True)

    def narrowed(self, scene: OutlinedScene, entry: Entry) -> Menu:
        """No two options share a number."""
        return self.menu(scene)

    def progress(self, events: Sequence[Event]) -> Progress:
        """Whatever happens may change the table."""
        return Progress(len(events))


class OutlinedDrawn(DrawnTable[OutlinedScene]):
    """Any game for eyes: headings, and what lies below them."""

    def draw(self, scene: OutlinedScene) -> None:
        """The outline of the table."""
        self.outline(scene.display.outline(scene.state, scene.viewer, scene.reader))


def table(
    game: Game, console: Console, is_plain: bool
) -> tuple[Host[OutlinedScene], Face[OutlinedScene]]:
    """The host of any game, and the face that people asked for."""
    face = PlainTable(console) if is_plain else OutlinedDrawn(console)
    return OutlinedHost(display_of(game)), face
