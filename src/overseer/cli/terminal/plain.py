"""Plain tables: a game in sentences, for screen readers; no frames, colours or tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console

from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.paper import wipe
from overseer.cli.terminal.scene import Scene
from overseer.display.model import Section
from overseer.display.told import ToldCard
from overseer.kernel.event import Event


class PlainTable:
    """A table of any game for ears: one thing per line, and only what has changed unless asked."""

    is_drawn = False

    def __init__(self, console: Console) -> None:
        self.console = console

    def opening(self, scene: Scene) -> None:
        """The name of the game, who plays it, how it begins, and how to get help."""
        self.line(as_sentence(scene.title))
        for player in scene.players:
            kind = "bot" if player.bot else "person"
            self.line(scene.say(f"play-is-{kind}", player=player.name, bot=player.bot or ""))
        prologue = scene.display.prologue(scene.state, scene.reader)
        if prologue is not None:
            self.tell(map(as_sentence, (prologue.title, *told_lines(prologue))))
        if scene.goal is not None:
            self.line(as_sentence(scene.goal.text))
        self.line(scene.say("play-welcome"))

    def table(self, scene: Scene) -> None:
        """Everything on the table."""
        status = scene.display.status(scene.state, scene.reader)
        if status:
            self.line(as_sentence(", ".join(status)))
        if scene.goal is not None:
            self.tell(map(as_sentence, (scene.goal.text, scene.goal.now)))
        if scene.alarm:
            self.line(scene.alarm)
        self.tell(spoken(scene.display.outline(scene.state, scene.viewer, scene.reader)))

    def glance(self, scene: Scene) -> None:
        """Whatever changes is told as news."""

    def legend(self, scene: Scene, in_full: bool = True) -> None:
        """Words need no legend."""

    def news(self, scene: Scene, notes: Sequence[Note]) -> None:
        """What has happened."""
        for note in notes:
            self.tell(map(as_sentence, note.sentences))

    def ask(self, scene: Scene, menu: Menu) -> None:
        """A question with its numbered options, and before it what it is about."""
        decision = scene.decision
        assert decision is not None
        panel = scene.display.panel(scene.state, scene.viewer, scene.reader)
        if panel is not None:
            told = (panel.title, panel.story, *panel.lines)
            self.tell(as_sentence(text) for text in told if text)
        self.line()
        self.line(f"{scene.player(int(decision.seat))}: {menu.question}")
        figures = scene.display.figures(scene.state, scene.viewer, scene.reader)
        if figures and menu.is_turn:
            self.line(as_sentence(figures))
        if scene.goal is not None and menu.is_turn:
            self.line(as_sentence(scene.goal.now))
        for group in menu.groups:
            if group.title:
                self.line(f"{capital(group.title)}:")
            self.tell(_entry(entry) for row in group.rows for entry in row.entries)

    def ending(self, scene: Scene, events: Sequence[Event]) -> None:
        """How the game has ended."""
        ending = scene.display.ending(scene.state, events, scene.reader)
        for each in ending.places:
            scores = ", ".join(each.scores)
            self.line(each.text or f"{each.place}. {scene.player(each.seat)}: {scores}.")
        self.tell([*ending.hands, *ending.ties, ending.verdict, *ending.reasons])
        if ending.epilogue:
            self.line(ending.epilogue)

    def tell(self, texts: Iterable[str]) -> None:
        """Answers to a player's questions."""
        for text in texts:
            self.line(text)

    def quote(self, texts: Sequence[str]) -> None:
        """Lines to be copied."""
        self.tell(texts)

    def refuse(self, text: str) -> None:
        """Why nothing was done."""
        self.line(text)

    def cover(self) -> None:
        """Leave nothing on the screen that the next one at the keyboard must not see."""
        wipe(self.console)

    def line(self, text: str = "") -> None:
        """Say one thing."""
        self.console.print(text, soft_wrap=True)


def spoken(sections: Iterable[Section]) -> Iterator[str]:
    """An outline line by line: each heading, and what stands below it."""
    for section in sections:
        yield f"{capital(section.title)}:"
        yield from map(as_sentence, section.lines)
        yield from spoken(section.parts)


def told_lines(card: ToldCard) -> Iterator[str]:
    """What is told on a card, line by line: the story, and then what belongs to it."""
    if card.text:
        yield " ".join(card.text.split())
    for line in card.lines:
        yield ". ".join(filter(None, (line.title, line.text)))


def capital(text: str) -> str:
    """A text with a capital letter."""
    return f"{text[0].upper()}{text[1:]}"


def as_sentence(text: str) -> str:
    """A text that begins and ends as a sentence does."""
    text = capital(text)
    return text if text.endswith((".", "?", "!", "”", "…")) else f"{text}."


def _entry(entry: Entry) -> str:
    text = f"{entry.number}. {entry.title}"
    if entry.space and entry.space not in entry.title:
        text += f", {entry.space}"
    if not text.endswith((".", "?")):
        text += "."
    for more in (entry.words, entry.note):
        if more:
            text += f" {as_sentence(more)}"
    return text
