"""The display of Fallout Shelter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from overseer.display.display import Display
from overseer.display.model import Board, Face, IconInfo, Preview, RuleSection, Section, Steps
from overseer.display.outline import Outline
from overseer.display.shelter.board import board_of
from overseer.display.shelter.book import ShelterBook
from overseer.display.shelter.chronicle import ShelterChronicler
from overseer.display.shelter.faces import all_faces, cards_on
from overseer.display.shelter.icons import icon_reference
from overseer.display.shelter.log import ShelterTeller
from overseer.display.shelter.outline import guide_of
from overseer.display.shelter.preview import preview_of
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.round import Round
from overseer.games.shelter.table import ShelterTable
from overseer.games.shelter.vault import Vault
from overseer.journal.match import Match
from overseer.kernel.decision import Decision, Option, verb_of
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.texts.bundles import in_language

_NAMING = (t.FIRST, t.LEVEL)  # options that name a player
_OPTIONS = 1 << 14  # texts of options that are kept


class ShelterDisplay(Display):
    """What a table shows of Fallout Shelter."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.book, ShelterBook)
        self.book = game.book
        self._faces: dict[str, dict[str, Face]] = {}  # by language, made once
        self._option = lru_cache(_OPTIONS)(
            lambda language, code: self.words(language, ()).option(code)
        )

    def words(self, language: str, names: Sequence[str]) -> Words:
        """The game's words with the players' names."""
        return self.book.words(language, tuple(names))

    def outline(
        self, state: State, seat: int, language: str, names: Sequence[str] = ()
    ) -> list[Section]:
        """The whole table in words; everybody sees the same."""
        words = self.words(language, names)
        table = self.book.table(state, seat)
        guide = guide_of(words, self._all_faces(language), table.columns)
        return Outline(words.texts, names, self.game.name, guide).sections(table)

    def steps(self, state: State, language: str) -> Steps:
        """Spawn Threats, Place Dwellers, Recall Dwellers (SH-ROUND-01)."""
        texts = in_language(language)
        names = [texts.format(f"display-step-{step}") for step in ("spawn", "place", "recall")]
        begun: Any = state.stack[0] if state.stack else None
        now = int(begun.step) - 1 if isinstance(begun, Round) else -1
        return Steps(names=names, now=now)

    def faces(self, table: object, language: str) -> dict[str, Face]:
        """The cards that lie on a table, by their ids, as they are printed."""
        known = self._all_faces(language)
        return {card: known[card] for card in cards_on(cast(ShelterTable, table))}

    def _all_faces(self, language: str) -> dict[str, Face]:
        if language not in self._faces:
            self._faces[language] = all_faces(self.words(language, ()))
        return self._faces[language]

    def board(self, state: State) -> Board:
        """The odds of the columns, and where rooms can be built."""
        return board_of(cast(Vault, state))

    def question(
        self, state: State, decision: Decision, language: str, names: Sequence[str] = ()
    ) -> str:
        """What a decision asks."""
        return self.words(language, names).prompt(int(decision.prompt), int(decision.source))

    def option_text(
        self,
        state: State,
        decision: Decision,
        option: Option,
        language: str,
        names: Sequence[str] = (),
    ) -> str:
        """What a button for an option says; the same things are said at every table."""
        code = int(option.code)
        if verb_of(code) in _NAMING:
            return self.words(language, names).option(code)
        return self._option(language, code)

    def preview(
        self,
        state: State,
        decision: Decision,
        option: Option,
        language: str,
        names: Sequence[str] = (),
    ) -> Preview | None:
        """What an option would cost and bring."""
        return preview_of(self.words(language, names), cast(Vault, state), decision, option)

    def teller(self, match: Match, language: str) -> ShelterTeller:
        """Who tells the log of a match."""
        return ShelterTeller(self.book, language, match.names)

    def chronicler(self, match: Match, language: str) -> ShelterChronicler:
        """Who goes through a match to tell it in figures."""
        return ShelterChronicler(match, language, self.words(language, match.names))

    def rules(self, language: str) -> tuple[list[RuleSection], list[IconInfo]]:
        """The rules by section, and the icons with what they mean."""
        sections, _ = super().rules(language)
        return sections, icon_reference(language)
