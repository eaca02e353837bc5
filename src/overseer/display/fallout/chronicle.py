"""The chronicle of Fallout: curves by round, and what the survivors have done."""

from __future__ import annotations

from typing import cast

from overseer.display.chronicle import Chronicler, Curves
from overseer.display.fallout.ending import verdict
from overseer.display.fallout.look import Look
from overseer.display.fallout.prologue import epilogue_of
from overseer.display.fallout.sheet import sheet
from overseer.display.model import Chronicle, Moment
from overseer.games.fallout import terms as t
from overseer.games.fallout.influence import influence
from overseer.games.fallout.notation import LETTERS
from overseer.games.fallout.view import bits
from overseer.games.fallout.wasteland import Wasteland
from overseer.journal.course import Passage
from overseer.journal.match import Match
from overseer.kernel.state import State

# Events whose sentence in the log is a turning point, and how much they weigh.
_SENTENCES = {
    t.E_WON: 5,
    t.E_LOST: 5,
    t.E_ELIMINATED: 4,
    t.E_DIED: 3,
    t.E_COMPLETED: 2,
    t.E_LOYAL: 1,
}
_MOST_MOMENTS = 10


class FalloutChronicler(Chronicler):
    """Watches influence, Caps and letters. Hands are open only once the game is over."""

    def __init__(self, match: Match, look: Look) -> None:
        super().__init__(match, look.language)
        self.look = look
        self.curves = Curves(self.seats)
        self.round = 0
        self.found: list[tuple[int, Moment]] = []

    def after(self, state: State, passage: Passage) -> None:
        """See the events of a passage."""
        land = cast(Wasteland, state)
        for event in passage.events:
            if event.kind == t.E_ROUND:
                self._note(land)
                self.round = int(event.a)
            elif event.kind in _SENTENCES:
                told = self.match.state.book.log_line(event, *self.reader)
                moment = Moment(
                    line=passage.line.number,
                    round=self.round,
                    seat=int(event.seat),
                    text=told or "",
                )
                self.found.append((_SENTENCES[event.kind], moment))
        if land.over:
            self._note(land)

    def chronicle(self) -> Chronicle:
        """What has been gathered."""
        keys = ("influence", "caps", "letters")
        labels = {key: self.look.say(f"chronicle-fallout-{key}") for key in keys}
        weightiest = sorted(self.found, key=lambda found: found[0], reverse=True)
        moments = [moment for _, moment in weightiest[:_MOST_MOMENTS]]
        outcome = self.match.state.outcome
        return Chronicle(
            rounds=self.round,
            sheet=None if outcome is None else sheet(self.look, outcome),
            figures=self.curves.figures(labels),
            moments=sorted(moments, key=lambda moment: moment.line),
            score=labels["influence"],
            verdict=self.verdict(),
            epilogue=None if outcome is None else epilogue_of(self.look, self.verdict()),
        )

    def verdict(self) -> str:
        """Who has won, or why nobody has; empty while the game goes on."""
        outcome = self.match.state.outcome
        if outcome is None:
            return ""
        return verdict(self.look, outcome)

    def _note(self, land: Wasteland) -> None:
        """Write down everybody's figures at the end of a round."""
        seats = self.seats
        if self.match.state.over:
            self.curves.note("influence", [int(influence(land, seat)) for seat in seats])
        self.curves.note("caps", [int(land.caps[seat]) for seat in seats])
        letters = [len(bits(int(land.letters[seat]), LETTERS)) for seat in seats]
        self.curves.note("letters", letters)
