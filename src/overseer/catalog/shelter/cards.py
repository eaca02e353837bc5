"""The cards of Fallout Shelter by kind and id."""

from __future__ import annotations

from overseer.catalog.cards import Cards
from overseer.display.shelter.book import ShelterBook
from overseer.display.shelter.faces import ELEVATOR, START_ELEVATOR, all_faces


class ShelterCards(Cards):
    """Rooms (those of the top level included), items, threats and the two elevators."""

    def __init__(self, book: ShelterBook) -> None:
        def told(language: str, kind: str, card: str) -> tuple[str, str]:
            face = all_faces(book.words(language))[card]
            return face.name, face.text

        super().__init__(told)
        content = book.content
        elevators = {START_ELEVATOR: content.start_elevator, ELEVATOR: content.elevator}
        self.rooms = self._deck("room", (*content.starting, *content.rooms))
        self.items = self._deck("item", content.items)
        self.threats = self._deck("threat", content.threats)
        self.elevators = self._deck_of("elevator", elevators)
