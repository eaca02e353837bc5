"""The host of Fallout: a game in which hands are hidden."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.catalog.fallout.game import FalloutGame
from overseer.cli.terminal.fallout.lookup import card_texts, space_of, why_texts
from overseer.cli.terminal.fallout.menu import menu_of, narrowed
from overseer.cli.terminal.fallout.news import news_of
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.host import Host, Look
from overseer.cli.terminal.lookup import explained
from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.players import Player
from overseer.games.fallout import terms as t
from overseer.kernel.decision import verb_of
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.state import State

_CHANGES = frozenset(
    {
        t.E_MOVED,
        t.E_REVEALED,
        t.E_ENEMY_PLACED,
        t.E_ENEMY_MOVED,
        t.E_ENEMY_WOKE,
        t.E_ENEMY_SLEPT,
        t.E_KILLED_ENEMY,
        t.E_MARKER,
        t.E_TOKEN_REMOVED,
    }
)


class FalloutHost(Host[Scene]):
    """Fallout at the terminal."""

    has_secrets = True

    def __init__(self, game: FalloutGame) -> None:
        self.game = game

    def scene(self, state: State, players: Sequence[Player], language: str, viewer: int) -> Scene:
        """A moment of the game as a seat may see it."""
        return Scene(self.game, state, players, language, viewer)

    def menu(self, scene: Scene) -> Menu:
        """The menu of the open decision."""
        return menu_of(scene)

    def narrowed(self, scene: Scene, entry: Entry) -> Menu:
        """The menu of the options that share a number."""
        return narrowed(scene, entry)

    def news(self, scene: Scene, events: Sequence[Event], start: int = 0) -> list[Note]:
        """Events from a certain one on, as a person would tell them."""
        return news_of(scene, events, start)

    def look(self, events: Sequence[Event]) -> Look:
        """A turn shows the whole table, a change on the map the map."""
        turns = sum(event.kind == t.E_TURN for event in events)
        return Look(turns, sum(_is_change(event) for event in events))

    def set_up(self, events: Sequence[Event]) -> int:
        """Set-up is part of the story and is told."""
        return 0

    def space_of(self, word: str) -> str | None:
        """The name of the space or slot that a word means."""
        return space_of(word)

    def explained(self, scene: Scene, thing: str, seat: int) -> list[str]:
        """The reasons for or against a choice, space or card, with the rules behind each."""
        return explained(scene, thing, seat)

    def why(self, scene: Scene, query: str, seat: int) -> list[str]:
        """What a player points at, and why it is or is not possible."""
        return why_texts(scene, query, seat)

    def about(self, scene: Scene, entry: Entry) -> list[str]:
        """An entry of the menu at length."""
        return [text for text in (entry.title, entry.words, entry.note) if text]

    def cards(self, scene: Scene, name: str) -> list[str]:
        """What a card says, or which cards a name could mean."""
        return card_texts(scene, name)


def _is_change(event: Event) -> bool:
    """Whether the map has changed; an enemy on a tile that is turned over is put by a choice."""
    return event.kind in _CHANGES or (event.kind == CHOICE and verb_of(event.a) == t.PUT)
