"""Lore: what the cards of Fallout say, each worded once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.card_texts import CardTexts


class Lore:
    """The texts of cards in one language, for one scenario, number of players and level."""

    def __init__(self, texts: CardTexts) -> None:
        self.texts = texts
        self._told: dict[tuple[object, ...], str] = {}

    def item(self, card: str) -> str:
        """An item or a companion."""
        return self._once(self.texts.item, card)

    def perk(self, card: str) -> str:
        """A perk."""
        return self._once(self.texts.perk, card)

    def agenda(self, card: str) -> str:
        """An agenda."""
        return self._once(self.texts.agenda, card)

    def character(self, card: str) -> str:
        """A character."""
        return self._once(self.texts.character, card)

    def objective(self, quest: str, number: int) -> str:
        """One way to complete a quest."""
        return self._once(self.texts.objective, quest, number)

    def asked(self, encounter: str, number: int) -> str:
        """What an option of an encounter asks for before it is chosen."""
        return self._once(self.texts.encounter_option, encounter, number)

    def outcome(self, encounter: str, number: int) -> str:
        """What comes of an option of an encounter."""
        return self._once(self.texts.encounter_outcome, encounter, number)

    def _once(self, word: Callable[..., Sequence[str]], *card: object) -> str:
        key = (word.__name__, *card)
        if key not in self._told:
            self._told[key] = " ".join(word(*card))
        return self._told[key]


class Lores:
    """The lore of a game for every table; `level` is that of an encounter icon, if there is one."""

    def __init__(self, book: FalloutBook) -> None:
        self.book = book
        self._known: dict[tuple[str, str, int, int | None], Lore] = {}

    def of(self, language: str, scenario: str, players: int, level: int | None) -> Lore:
        """The lore for one table."""
        key = (language, scenario, players, level)
        if key not in self._known:
            known = {"players": players} if level is None else {"players": players, "level": level}
            self._known[key] = Lore(CardTexts(language, self.book.content, scenario, known))
        return self._known[key]
