"""The cards of Fallout by kind and id, tiles, tokens and scenario sheets included."""

from __future__ import annotations

from overseer.catalog.cards import Cards
from overseer.display.fallout.book import FalloutBook


class FalloutCards(Cards):
    """Everything of the box that has a name.

    It is what is printed, and so it tells what the game seals: results of encounters and quests
    that nobody has read yet, and cards of the library that may never come into play.
    """

    def __init__(self, book: FalloutBook) -> None:
        def told(language: str, kind: str, card: str) -> tuple[str, str]:
            words = book.words(language)
            return words.card_name(kind, card), " ".join(words.card_texts.card(kind, card))

        super().__init__(told)
        content = book.content
        self.scenarios = self._deck("scenario", content.scenarios)
        self.tiles = self._deck("tile", content.tiles)
        self.enemies = self._deck("enemy", content.enemies)
        self.characters = self._deck("character", content.characters)
        self.items = self._deck("item", content.items)
        self.perks = self._deck("perk", content.perks)
        self.agendas = self._deck("agenda", content.agendas)
        self.encounters = self._deck("encounter", content.encounters)
        self.quests = self._deck("quest", content.quests)
