"""Any game at the terminal, from its display alone: the outline of its table, options by number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.text import Text

from overseer.catalog import display_of
from overseer.cli.terminal.drawn import MARGIN, DrawnTable
from overseer.cli.terminal.face import Face
from overseer.cli.terminal.host import Host, Look
from overseer.cli.terminal.lookup import cited
from overseer.cli.terminal.menu import Entry, Menu, column
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.plain import PlainTable, as_sentence, capital
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.scene import Scene
from overseer.display.display import Display
from overseer.display.model import Section
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.outcome import Standing
from overseer.kernel.state import State
from overseer.texts.bundles import Texts

_OWN, _ANY = "play-", "play-any-"


class _Words:
    """The texts of a game, and who sits at the table."""

    def __init__(self, texts: Texts, players: Sequence[Player]) -> None:
        self.texts = texts
        self.players = players

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.players[seat].name


class OutlinedScene(Scene):
    """One moment of any game."""

    def __init__(
        self, display: Display, state: State, players: Sequence[Player], language: str, viewer: int
    ) -> None:
        words = _Words(display.texts(language), players)
        super().__init__(display.game.name, state, players, language, words)
        self.display = display
        self.viewer = viewer
        self.names = [player.name for player in players]

    def say(self, message: str, **arguments: object) -> str:
        """A message; where others name things of one game, `play-any-undo` is said instead."""
        common = message.replace(_OWN, _ANY, 1)
        if message.startswith(_OWN) and self._words.texts.has(common):
            message = common
        return super().say(message, **arguments)

    @property
    def sections(self) -> list[Section]:
        """The table in words."""
        return self.display.outline(self.state, self.viewer, self.language, self.names)

    def standing(self, standing: Standing) -> str:
        """A player's place and score."""
        player = self.player(standing.seat)
        return self.say("play-standing", place=standing.place, player=player, score=standing.score)

    def verdict(self) -> str:
        """Who has won."""
        names = [self.player(seat) for seat in self.outcome.winners]
        return self.say("play-winners", count=len(names), names=", ".join(names))


class OutlinedHost(Host[OutlinedScene]):
    """Any game at the terminal."""

    def __init__(self, game: Game) -> None:
        self.display = display_of(game)
        self.has_secrets = game.hides(max(game.seats))

    def scene(
        self, state: State, players: Sequence[Player], language: str, viewer: int
    ) -> OutlinedScene:
        """A moment of the game as a seat may see it."""
        return OutlinedScene(self.display, state, players, language, viewer)

    def menu(self, scene: OutlinedScene) -> Menu:
        """Every option of the open decision with a number of its own."""
        decision = scene.decision
        assert decision is not None
        asked = (scene.state, decision, scene.language, scene.names)
        entries = [
            Entry(number, (option,), text)
            for number, (option, text) in enumerate(
                zip(decision.options, self.display.option_texts(*asked), strict=True), start=1
            )
        ]
        return Menu(self.display.question(*asked), (column(entries),), is_turn=True)

    def narrowed(self, scene: OutlinedScene, entry: Entry) -> Menu:
        """No two options share a number."""
        return self.menu(scene)

    def news(self, scene: OutlinedScene, events: Sequence[Event], start: int = 0) -> list[Note]:
        """Events as notes, those of one player together."""
        notes: list[Note] = []
        for event in events[start:]:
            sentence = self.display.game.book.log_line(event, scene.language, scene.names)
            if sentence is None:
                continue
            if not notes or notes[-1].seat != event.seat:
                notes.append(Note(int(event.seat)))
            notes[-1].add(sentence)
        return notes

    def look(self, events: Sequence[Event]) -> Look:
        """Whatever happens may change the table."""
        return Look(len(events))

    def set_up(self, events: Sequence[Event]) -> int:
        """All of it is told."""
        return 0

    def space_of(self, word: str) -> str | None:
        """Spaces are named by choices only."""
        return None

    def explained(self, scene: OutlinedScene, thing: str, seat: int) -> list[str]:
        """The reasons for or against a choice, with the rules behind each."""
        _, reasons = self.display.explain(scene.state, thing, seat, scene.language, scene.names)
        return [cited(reason.text, reason.rules) for reason in reasons]

    def why(self, scene: OutlinedScene, query: str, seat: int) -> list[str]:
        """Why a choice is or is not possible."""
        return self.explained(scene, query, seat)

    def about(self, scene: OutlinedScene, entry: Entry) -> list[str]:
        """An entry of the menu."""
        return [entry.title]

    def cards(self, scene: OutlinedScene, name: str) -> list[str]:
        """What is on the table is told by the table."""
        return []


class OutlinedDrawn(DrawnTable[OutlinedScene]):
    """Any game for eyes: headings, and what lies below them."""

    def table(self, scene: OutlinedScene) -> None:
        """The outline of the table."""
        self.paper.line()
        for depth, text, is_heading in _lines(scene.sections):
            self.paper.paragraph(Text(text, "heading" if is_heading else ""), indent=depth * MARGIN)

    def glance(self, scene: OutlinedScene) -> None:
        """Everything may have changed."""
        self.table(scene)

    def legend(self, scene: OutlinedScene, in_full: bool = True) -> None:
        """Words need no legend."""

    def ask(self, scene: OutlinedScene, menu: Menu) -> None:
        """A question with its numbered options."""
        self.question(scene, menu)
        self.list(menu.entries)

    def ending(self, scene: OutlinedScene, events: Sequence[Event]) -> None:
        """Who has won, and everybody's score."""
        self.paper.line()
        self.paper.paragraph(Text(scene.verdict(), "lamp"))
        self.tell([scene.standing(each) for each in scene.outcome.standings])


class OutlinedPlain(PlainTable[OutlinedScene]):
    """Any game for ears."""

    def opening(self, scene: OutlinedScene) -> None:
        """The name of the game, who plays it, and how to get help."""
        self.line(as_sentence(scene.title))
        for player in scene.players:
            kind = "bot" if player.bot else "person"
            self.line(scene.say(f"play-is-{kind}", player=player.name, bot=player.bot or ""))
        self.line(scene.say("play-welcome"))

    def table(self, scene: OutlinedScene) -> None:
        """The outline of the table."""
        for _, text, is_heading in _lines(scene.sections):
            self.line(f"{capital(text)}:" if is_heading else as_sentence(capital(text)))

    def glance(self, scene: OutlinedScene) -> None:
        """Everything may have changed."""
        self.table(scene)

    def ask(self, scene: OutlinedScene, menu: Menu) -> None:
        """A question with its numbered options."""
        self.question(scene, menu)
        self.options(menu)

    def ending(self, scene: OutlinedScene, events: Sequence[Event]) -> None:
        """Who has won, and everybody's score."""
        self.tell([scene.verdict(), *(scene.standing(each) for each in scene.outcome.standings)])


def table(
    game: Game, console: Console, is_plain: bool
) -> tuple[Host[OutlinedScene], Face[OutlinedScene]]:
    """The host of any game, and the face that people asked for."""
    return OutlinedHost(game), OutlinedPlain(console) if is_plain else OutlinedDrawn(console)


def _lines(sections: Iterable[Section], depth: int = 0) -> Iterator[tuple[int, str, bool]]:
    """The lines of an outline with their depths, and whether each is a heading."""
    for section in sections:
        yield depth, section.title, True
        for line in section.lines:
            yield depth + 1, line, False
        yield from _lines(section.parts, depth + 1)
