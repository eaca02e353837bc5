"""The display of any game, made from its view, its options and its book alone."""

from __future__ import annotations

from collections.abc import Sequence

from overseer.display.chronicle import Chronicler, chronicle_of
from overseer.display.log import Page, Teller, Telling, page_of
from overseer.display.model import (
    Board,
    Chronicle,
    Face,
    IconInfo,
    LogEntry,
    Preview,
    Reason,
    RuleSection,
    Section,
    Steps,
)
from overseer.display.outline import Outline
from overseer.display.rules import sections_of
from overseer.journal.match import Match
from overseer.kernel.decision import Decision, Option
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.texts.bundles import Texts, in_language


class Display:
    """What a table shows of a game. A game's own display overrides what it knows better."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def warm_up(self, language: str) -> None:
        """Have the words of a language read: a game is begun and told, and forgotten."""
        self.texts(language).prepare()
        match = Match(self.game, max(self.game.seats), 0)
        seat = int(match.state.decisions[0].seat)
        self.outline(match.state, seat, language)
        self.log(match, 0, language)
        for decision in match.state.decisions:
            self.option_texts(match.state, decision, language)

    def texts(self, language: str) -> Texts:
        """The program's words, those of the game's packs and its own."""
        return in_language(language, self.game.texts)

    def title(self, language: str) -> str:
        """What the game is called."""
        return self.texts(language).game(self.game.name)

    def outline(
        self, state: State, seat: int, language: str, names: Sequence[str] = ()
    ) -> list[Section]:
        """The whole table in words, as a seat sees it."""
        table = self.game.book.table(state, seat)
        return Outline(self.texts(language), names, self.game.name).sections(table)

    def steps(self, state: State, language: str) -> Steps:
        """The steps of a round, for games that have them."""
        return Steps()

    def board(self, state: State) -> Board | None:
        """What a board draws beside the table, for games that have one."""
        return None

    def faces(self, table: object, language: str) -> dict[str, Face]:
        """The cards that lie on a table, by their ids, as they are printed."""
        return {}

    def question(
        self, state: State, decision: Decision, language: str, names: Sequence[str] = ()
    ) -> str:
        """What a decision asks."""
        return decision.text(language)

    def option_text(
        self,
        state: State,
        decision: Decision,
        option: Option,
        language: str,
        names: Sequence[str] = (),
    ) -> str:
        """What a button for an option says, all of it."""
        return option.text(language)

    def option_texts(
        self,
        state: State,
        decision: Decision,
        language: str,
        names: Sequence[str] = (),
        table: object = None,
    ) -> list[str]:
        """What the buttons of all options say; `table` is what who decides sees, if it is known."""
        return [
            self.option_text(state, decision, option, language, names)
            for option in decision.options
        ]

    def preview(
        self,
        state: State,
        decision: Decision,
        option: Option,
        language: str,
        names: Sequence[str] = (),
    ) -> Preview | None:
        """What an option would cost and bring."""
        return Preview(
            choice=option.notation,
            title=self.option_text(state, decision, option, language, names),
            rules=list(option.rules),
        )

    def explain(
        self, state: State, thing: str, seat: int, language: str, names: Sequence[str] = ()
    ) -> tuple[bool, list[Reason]]:
        """Whether a choice or a thing on the table is possible for a seat, and why."""
        explanation = state.book.explain(state, thing, seat, names)
        return explanation.possible, [
            Reason(text=reason.text(language), rules=list(reason.rules))
            for reason in explanation.reasons
        ]

    def log(self, match: Match, after: int, language: str) -> list[LogEntry]:
        """What happened after a line of the journal, but for what was taken back."""
        return self.telling(match, after, language).go_on()

    def telling(self, match: Match, after: int, language: str) -> Telling:
        """The log of a match from a line on, to be told as the match goes on."""
        return Telling(match, self.teller(match, language), after)

    def log_page(self, match: Match, before: int, most: int, language: str) -> Page:
        """The latest entries of the log before a line; the cost follows their number."""
        return page_of(match, self.teller(match, language), before, most)

    def teller(self, match: Match, language: str) -> Teller:
        """Who tells the log of a match."""
        return Teller(match.state.book, language, match.names)

    def chronicle(self, match: Match, language: str) -> Chronicle:
        """A finished game told in figures."""
        return chronicle_of(self.chronicler(match, language))

    def chronicler(self, match: Match, language: str) -> Chronicler:
        """Who goes through a match to tell it in figures."""
        return Chronicler(match, language)

    def rules(self, language: str) -> tuple[list[RuleSection], list[IconInfo]]:
        """The rules by section, and the icons with what they mean."""
        return sections_of(self.game.name, language), []
