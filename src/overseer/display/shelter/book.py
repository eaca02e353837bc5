"""The book of Fallout Shelter: its notation, words, views and dumps behind the kernel's calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from overseer.content.shelter import Shelter
from overseer.display.book import WORDS_KEPT, CatalogBook
from overseer.display.shelter.sentences import log_line, log_rules
from overseer.display.shelter.why import ShelterWhy
from overseer.display.shelter.words import Words, words_in
from overseer.games.shelter.citations import PROMPTS, option_rules
from overseer.games.shelter.codec import CODEC
from overseer.games.shelter.events import tidings_of
from overseer.games.shelter.known import Known, known
from overseer.games.shelter.names import Names
from overseer.games.shelter.notation import QUESTIONS, Notation
from overseer.games.shelter.position import whole_table
from overseer.games.shelter.scoring import outcome_of
from overseer.games.shelter.table import ShelterTable
from overseer.games.shelter.vault import Vault
from overseer.games.shelter.view import build_table
from overseer.kernel.decision import ALL, a_of, verb_of
from overseer.kernel.event import Event
from overseer.kernel.outcome import Outcome
from overseer.kernel.state import State


class ShelterBook(CatalogBook[ShelterTable, Known]):
    """One game's words; shared by all its states."""

    lines: Notation
    questions = QUESTIONS

    def __init__(self, names: Names, content: Shelter, header: Mapping[str, object]) -> None:
        super().__init__(header, CODEC, tidings_of(Notation(names)))
        self.names = names
        self.content = content
        self.why = ShelterWhy(names, self.words)
        self._words: dict[tuple[str, tuple[str, ...]], Words] = {}

    def words(self, language: str, players: tuple[str, ...] = ()) -> Words:
        """The game's words in a language, with the names of the players."""
        key = (language, players)
        if key not in self._words:
            if len(self._words) >= WORDS_KEPT:
                self._words.clear()
            self._words[key] = words_in(language, self.names, self.content, players)
        return self._words[key]

    def text(self, code: int, language: str) -> str:
        """A packed option in words."""
        return self.words(language).option(code)

    def rules(self, code: int) -> tuple[str, ...]:
        """The ledger ids of a packed option."""
        return option_rules(verb_of(code), a_of(code))

    def prompt_text(self, prompt: int, source: int, language: str) -> str:
        """A question in words."""
        return self.words(language).prompt(prompt, source)

    def prompt_rules(self, prompt: int) -> tuple[str, ...]:
        """The ledger ids of a question."""
        return PROMPTS[prompt]

    def log_line(self, event: Event, language: str, players: Sequence[str]) -> str | None:
        """An event as a sentence, or None if the log leaves it out."""
        return log_line(self.words(language, tuple(players)), event)

    def log_rules(self, event: Event) -> tuple[str, ...]:
        """The ledger ids of an event."""
        return log_rules(event)

    def outcome(self, state: object) -> Outcome:
        """How the game ended."""
        return outcome_of(cast(Vault, state))

    def table(self, state: State, seat: int) -> ShelterTable:
        """What lies on the table, which is the same for everyone here; ALL sees into decks too."""
        vault = cast(Vault, state)
        return whole_table(vault, self.names) if seat == ALL else build_table(vault, self.names)

    def known(self, state: State, seat: int) -> Known:
        """The position, of which nothing is hidden here."""
        return known(cast(Vault, state))
