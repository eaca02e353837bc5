"""The host of Shelter: one game in which everybody sees everything."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.catalog.shelter import ShelterGame
from overseer.cli.terminal.host import Host, Look
from overseer.cli.terminal.lookup import explained
from overseer.cli.terminal.menu import Entry, Menu
from overseer.cli.terminal.news import Note
from overseer.cli.terminal.players import Player
from overseer.cli.terminal.shelter.lookup import (
    card_text,
    entry_texts,
    find_cards,
    several_cards,
    space_of,
    why_texts,
)
from overseer.cli.terminal.shelter.menu import dweller_menu, menu_of
from overseer.cli.terminal.shelter.news import news_of
from overseer.cli.terminal.shelter.scene import Scene
from overseer.games.shelter import terms as t
from overseer.kernel.event import Event
from overseer.kernel.state import State

_MOVES = frozenset({t.E_PLACED, t.E_PASSED, t.E_ROUND})


class ShelterHost(Host[Scene]):
    """Shelter at the terminal."""

    def __init__(self, game: ShelterGame) -> None:
        self.game = game

    def scene(self, state: State, players: Sequence[Player], language: str, viewer: int) -> Scene:
        """A moment of the game."""
        return Scene(self.game, state, players, language)

    def menu(self, scene: Scene) -> Menu:
        """The menu of the open decision."""
        return menu_of(scene)

    def narrowed(self, scene: Scene, entry: Entry) -> Menu:
        """The menu of who goes to a space."""
        return dweller_menu(scene, entry)

    def news(self, scene: Scene, events: Sequence[Event], start: int = 0) -> list[Note]:
        """Events from a certain one on, as a person would tell them."""
        return news_of(scene, events[start:])

    def look(self, events: Sequence[Event]) -> Look:
        """The table is drawn anew after every move."""
        return Look(sum(event.kind in _MOVES for event in events))

    def set_up(self, events: Sequence[Event]) -> int:
        """How many events came before the first round."""
        return next((i for i, event in enumerate(events) if event.kind == t.E_ROUND), 0)

    def is_laid_out(self, state: State) -> bool:
        """Set-up is all chance; until it is done the levels have no owners."""
        return state.round > 0

    def space_of(self, word: str) -> str | None:
        """The name of the space that a word means."""
        return space_of(word)

    def explained(self, scene: Scene, thing: str, seat: int) -> list[str]:
        """The reasons for or against a choice, space or card, with the rules behind each."""
        return explained(scene, thing, seat)

    def why(self, scene: Scene, query: str, seat: int) -> list[str]:
        """What a player points at, and why it is or is not possible."""
        return why_texts(scene, query, seat)

    def about(self, scene: Scene, entry: Entry) -> list[str]:
        """An entry of the menu at length."""
        return entry_texts(scene, entry)

    def cards(self, scene: Scene, name: str) -> list[str]:
        """What a card says, or which cards a name could mean."""
        found = find_cards(scene, name)
        if len(found) > 1:
            return [several_cards(scene, found)]
        return [card_text(scene, card) for card in found]
