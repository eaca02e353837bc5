"""The display of Fallout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from overseer.display.display import Display
from overseer.display.fallout import options
from overseer.display.fallout.book import FalloutBook
from overseer.display.fallout.chronicle import FalloutChronicler
from overseer.display.fallout.log import FalloutTeller
from overseer.display.fallout.look import Look
from overseer.display.fallout.lore import Lores
from overseer.display.fallout.outline import outline
from overseer.display.fallout.preview import preview_of
from overseer.display.model import Preview, Section
from overseer.games.fallout.table import FalloutTable
from overseer.games.fallout.wasteland import Wasteland
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Decision, Option
from overseer.kernel.game import Game
from overseer.kernel.state import State


class FalloutDisplay(Display):
    """What a table shows of Fallout."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game.book, FalloutBook)
        self.book = game.book
        self.lores = Lores(self.book)

    def look(self, state: State, seat: int, language: str, names: Sequence[str]) -> Look:
        """A moment as a seat sees it."""
        return Look(self.lores, cast(Wasteland, state), seat, language, names)

    def outline(
        self, state: State, seat: int, language: str, names: Sequence[str] = ()
    ) -> list[Section]:
        """The whole table in words, as a seat sees it."""
        return outline(self.look(state, seat, language, names), names)

    def question(
        self, state: State, decision: Decision, language: str, names: Sequence[str] = ()
    ) -> str:
        """What a decision asks; everybody may read it."""
        return options.question(self.look(state, SPECTATOR, language, names), decision)

    def option_text(
        self,
        state: State,
        decision: Decision,
        option: Option,
        language: str,
        names: Sequence[str] = (),
    ) -> str:
        """What a button for an option says, to who may choose it."""
        look = self.look(state, int(decision.seat), language, names)
        return options.option_text(look, decision, option)

    def option_texts(
        self,
        state: State,
        decision: Decision,
        language: str,
        names: Sequence[str] = (),
        table: object = None,
    ) -> list[str]:
        """What the buttons of all options say; they share a look at the table."""
        look = self.look(state, int(decision.seat), language, names)
        if table is not None:
            look.table = cast(FalloutTable, table)
        return [options.option_text(look, decision, option) for option in decision.options]

    def preview(
        self,
        state: State,
        decision: Decision,
        option: Option,
        language: str,
        names: Sequence[str] = (),
    ) -> Preview | None:
        """What an option would cost and bring, as far as its seat may know."""
        look = self.look(state, int(decision.seat), language, names)
        return preview_of(look, decision, option, options.option_text(look, decision, option))

    def warm_up(self, language: str) -> None:
        """Have words and stories read."""
        super().warm_up(language)
        self.book.content.stories.read(language)

    def teller(self, match: Match, language: str) -> FalloutTeller:
        """Who tells the log of a match."""
        look = self.look(match.state, SPECTATOR, language, match.names)
        return FalloutTeller(look, match.names)

    def chronicler(self, match: Match, language: str) -> FalloutChronicler:
        """Who goes through a match to tell it in figures."""
        return FalloutChronicler(match, self.look(match.state, SPECTATOR, language, match.names))
