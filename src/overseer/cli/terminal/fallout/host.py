"""The host of Fallout: a game in which hands are hidden."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.cli.terminal.fallout.menu import menu_of, narrowed
from overseer.cli.terminal.fallout.scene import Scene
from overseer.cli.terminal.host import Host, Progress
from overseer.cli.terminal.menu import Entry, Menu
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
    """Fallout at the terminal; set-up is part of the story and is told."""

    has_secrets = True

    def scene(self, state: State, players: Sequence[Player], language: str, viewer: int) -> Scene:
        """A moment of the game as a seat may see it."""
        return Scene(self.display, state, players, language, viewer)

    def menu(self, scene: Scene) -> Menu:
        """The menu of the open decision."""
        return menu_of(scene)

    def narrowed(self, scene: Scene, entry: Entry) -> Menu:
        """The menu of the options that share a number."""
        return narrowed(scene, entry)

    def progress(self, events: Sequence[Event]) -> Progress:
        """A turn shows the whole table, a change on the map the map."""
        turns = sum(event.kind == t.E_TURN for event in events)
        return Progress(turns, sum(_is_change(event) for event in events))


def _is_change(event: Event) -> bool:
    """Whether the map has changed; an enemy on a tile that is turned over is put by a choice."""
    return event.kind in _CHANGES or (event.kind == CHOICE and verb_of(event.a) == t.PUT)
