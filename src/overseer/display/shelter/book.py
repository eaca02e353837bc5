"""The book of Fallout Shelter: its notation, words, views and dumps behind the kernel's calls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from overseer.content.shelter import Shelter
from overseer.display.book import CatalogBook
from overseer.display.reader import Reader
from overseer.display.shelter.log import log_line
from overseer.display.shelter.why import ShelterWhy
from overseer.display.shelter.words import Words
from overseer.games.shelter.citations import OPTIONS, PROMPTS, event_rules, option_rules
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
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.outcome import Outcome
from overseer.kernel.state import State


class ShelterBook(CatalogBook[ShelterTable, Known, Words]):
    """One game's words; shared by all its states."""

    lines: Notation
    why: ShelterWhy
    questions = QUESTIONS

    def __init__(self, names: Names, content: Shelter, header: Mapping[str, object]) -> None:
        super().__init__(header, CODEC, tidings_of(Notation(names)))
        self.names = names
        self.content = content
        self.why = ShelterWhy(names, self.words)

    def words_for(self, reader: Reader) -> Words:
        """The words of Fallout Shelter, made anew."""
        return Words(self.names, self.content, reader)

    def rules(self, code: int) -> tuple[str, ...]:
        """The ledger ids of a packed option."""
        return option_rules(verb_of(code), a_of(code))

    def prompt_rules(self, prompt: int) -> tuple[str, ...]:
        """The ledger ids of a question."""
        return PROMPTS[prompt]

    def log_line(self, event: Event, language: str, players: Sequence[str]) -> str | None:
        """An event as a sentence, or None if the log leaves it out."""
        return log_line(self.words(language, players), event)

    def log_rules(self, event: Event) -> tuple[str, ...]:
        """The ledger ids of an event."""
        if event.kind == CHOICE:
            return OPTIONS.get(verb_of(event.a), ())
        return event_rules(event.kind, event.a, event.c)

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
