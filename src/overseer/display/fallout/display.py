"""The display of Fallout."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.fallout.why import Why
from overseer.display.display import Display, told_reasons
from overseer.display.fallout import options
from overseer.display.fallout.chronicle import FalloutChronicler
from overseer.display.fallout.log import FalloutTeller
from overseer.display.fallout.look import Look
from overseer.display.fallout.lore import Lores
from overseer.display.fallout.outline import outline
from overseer.display.model import Reason, Section
from overseer.games.fallout.wasteland import Wasteland
from overseer.journal.match import Match
from overseer.kernel.decision import SPECTATOR, Decision, Option
from overseer.kernel.state import State


class FalloutDisplay(Display):
    """What a table shows of Fallout."""

    game: FalloutGame

    def __init__(self, game: FalloutGame) -> None:
        super().__init__(game)
        self.lores = Lores(game)
        self._latest: tuple[Decision, Look] | None = None  # all options of a decision share a look

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
        look = self._look_of(state, decision, language, names)
        return options.option_text(look, decision, option)

    def explain(
        self, state: State, thing: str, seat: int, language: str, names: Sequence[str] = ()
    ) -> tuple[bool, list[Reason]]:
        """Whether a choice or a thing on the table is possible for a seat, and why."""
        book = self.game.book
        words = book.words(language, tuple(names))
        why = Why(book.names, book.content, book.parse, lambda _: words)
        return told_reasons(why.explain(cast(Wasteland, state), thing, seat), language)

    def teller(self, match: Match, language: str) -> FalloutTeller:
        """Who tells the log of a match."""
        look = self.look(match.state, SPECTATOR, language, match.names)
        return FalloutTeller(look, match.names)

    def chronicler(self, match: Match, language: str) -> FalloutChronicler:
        """Who goes through a match to tell it in figures."""
        return FalloutChronicler(match, self.look(match.state, SPECTATOR, language, match.names))

    def _look_of(
        self, state: State, decision: Decision, language: str, names: Sequence[str]
    ) -> Look:
        """The look of who decides. A decision belongs to one position of one state."""
        if self._latest is not None:
            latest, look = self._latest
            same = latest is decision and look.land is state and look.language == language
            if same and look.words.players == tuple(names):
                return look
        look = self.look(state, int(decision.seat), language, names)
        self._latest = (decision, look)
        return look
