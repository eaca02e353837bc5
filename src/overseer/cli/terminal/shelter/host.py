"""The host of Shelter: one game in which everybody sees everything."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.cli.terminal.host import Host, Progress
from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.shelter.menu import dweller_menu, menu_of
from overseer.cli.terminal.shelter.scene import Scene
from overseer.games.shelter import terms as t
from overseer.kernel.event import Event
from overseer.kernel.state import State

_MOVES = frozenset({t.E_PLACED, t.E_PASSED, t.E_ROUND})


class ShelterHost(Host[Scene]):
    """Shelter at the terminal."""

    tells_set_up = False

    def scene(self, state: State, players: Sequence[Player], language: str, viewer: int) -> Scene:
        """A moment of the game."""
        return Scene(self.display, state, players, language, viewer)

    def menu(self, scene: Scene) -> Menu:
        """The menu of the open decision."""
        return menu_of(scene)

    def narrowed(self, scene: Scene, entry: Entry) -> Menu:
        """The menu of who goes to a space."""
        return dweller_menu(scene, entry)

    def progress(self, events: Sequence[Event]) -> Progress:
        """The table is drawn anew after every move."""
        return Progress(sum(event.kind in _MOVES for event in events))

    def is_laid_out(self, state: State) -> bool:
        """Set-up is all chance; until it is done the levels have no owners."""
        return state.round > 0

    def about(self, scene: Scene, entry: Entry) -> list[str]:
        """An entry of the menu at length; a space with what lies beneath a threat."""
        if not entry.space:
            return super().about(scene, entry)
        return [*self.cards(scene, entry.space), *([entry.note] if entry.note else [])]
