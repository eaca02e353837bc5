"""The book of Fallout: its notation, words, views and dumps behind the kernel's calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from typing import cast

from overseer.content.fallout import Fallout
from overseer.display.book import CatalogBook
from overseer.display.fallout.log import log_line
from overseer.display.fallout.why import FalloutWhy
from overseer.display.fallout.words import Words
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.games.fallout.cards import Cards
from overseer.games.fallout.citations import EVENTS, OPTIONS, PROMPTS
from overseer.games.fallout.codec import CODEC
from overseer.games.fallout.events import tidings_of
from overseer.games.fallout.known import Known, disguise, known, unseen
from overseer.games.fallout.names import Names
from overseer.games.fallout.notation import QUESTIONS, Notation
from overseer.games.fallout.position import whole_table
from overseer.games.fallout.sealing import Seals
from overseer.games.fallout.table import FalloutTable
from overseer.games.fallout.view import build_table
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import outcome_of
from overseer.kernel.book import Hidden
from overseer.kernel.decision import ALL, a_of, b_of, verb_of
from overseer.kernel.errors import Malformed
from overseer.kernel.event import CHOICE, Event
from overseer.kernel.outcome import Outcome
from overseer.kernel.seed import generator
from overseer.kernel.state import State


class FalloutBook(CatalogBook[FalloutTable, Known, Words]):
    """One game's words; shared by all its states."""

    lines: Notation
    questions = QUESTIONS

    def __init__(
        self, names: Names, content: Fallout, cards: Cards, header: Mapping[str, object]
    ) -> None:
        super().__init__(header, CODEC, tidings_of(Notation(names), cards))
        self.names = names
        self.content = content
        self.cards = cards
        self._seals = Seals(cards)
        self._chapters: dict[str, FalloutBook] = {}
        self._open("")

    def _open(self, scenario: str) -> None:
        self.scenario = scenario
        self._words = {}
        self.why = FalloutWhy(self.names, self.content, self.parse, self.words)

    def chapter(self, scenario: str) -> FalloutBook:
        """The same book for one scenario, which calls its factions' enemies by their names."""
        if scenario not in self._chapters:
            chapter = copy(self)
            chapter._open(scenario)
            self._chapters[scenario] = chapter
        return self._chapters[scenario]

    def words_for(self, reader: Reader) -> Words:
        """The words of Fallout, made anew."""
        return Words(self.lines, self.content, self.cards, reader, self.scenario)

    def parse(self, text: str, state: object) -> int:
        """The packed option that a text names in a position."""
        code = self.lines.parse(text, state)
        missing = self._missing(code)
        if missing:
            raise Malformed(f"{text!r}: there is no {missing} in this game.")
        return code

    def _missing(self, code: int) -> str:
        """What an option names that no card or die has, or an empty text."""
        verb, a, b = verb_of(code), a_of(code), b_of(code)
        if verb in (t.QUEST, t.COMPLETE) and not self._has_objective(a, b):
            return f"objective {b + 1} of {self.names.quests[a]}"
        if verb == t.USE and b >= t.USES:
            return f"use {b + 1} of {self.names.items[a]}"
        if verb == t.TURN_DIE and (a >= 3 or b == t.KEPT):
            return f"die {a + 1} with that face"
        return ""

    def _has_objective(self, quest: int, objective: int) -> bool:
        if objective >= t.OBJECTIVES:
            return False
        return self.cards.objective_kind[quest * t.OBJECTIVES + objective] != 0

    def rules(self, code: int) -> tuple[str, ...]:
        """The ledger ids of a packed option."""
        return OPTIONS[verb_of(code)]

    def prompt_rules(self, prompt: int) -> tuple[str, ...]:
        """The ledger ids of a question."""
        return PROMPTS[prompt]

    def log_line(self, event: Event, language: str, players: Sequence[str]) -> str | None:
        """An event as a sentence, or None if the log leaves it out."""
        return log_line(self.words(language, players), self.happening(event))

    def log_rules(self, event: Event) -> tuple[str, ...]:
        """The ledger ids of an event."""
        if event.kind == CHOICE:
            return OPTIONS.get(verb_of(event.a), ())
        return EVENTS[event.kind]

    def outcome(self, state: object) -> Outcome:
        """How the game ended."""
        return outcome_of(cast(Wasteland, state))

    def table(self, state: State, seat: int) -> FalloutTable:
        """What lies on the table, as a seat sees it; ALL sees into hands and decks too."""
        land = cast(Wasteland, state)
        if seat == ALL:
            return whole_table(land, self.names)
        return build_table(land, seat, self.names)

    def unseen(self, state: object) -> Counter[Hidden]:
        """The agendas and tokens that lie hidden."""
        return unseen(cast(Wasteland, state))

    def opens(self, event: Event) -> bool:
        """An outcome is read once its option is picked, a quest once it is staged (FO-ENC-10).

        Agendas that were given count as read, even one that lies open: who is offered one
        facedown must not learn from it which it is (FO-R-69).
        """
        return event.kind in (t.E_OPTION, t.E_STAGED, t.E_GAVE_AGENDAS)

    def disguised(self, state: State, seat: int, seed: int) -> State:
        """A copy in which all that a seat may not know is random, what cards seal included."""
        land = cast(Wasteland, state).clone()
        rng = generator(seed)
        disguise(land, seat, rng)
        land.rng = rng
        self.seal(land, seed)
        return land

    def seal(self, land: Wasteland, seed: int) -> None:
        """Give a position cards in which nobody can read what is still sealed."""
        land.cards = self._seals.sealed(land, seed)

    def known(self, state: State, seat: int) -> Known:
        """The position, as far as a seat may know it."""
        return known(cast(Wasteland, state), seat)
