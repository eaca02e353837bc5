"""The chronicle of Fallout: hands laid open, tales, curves by round, luck with the dice."""

from __future__ import annotations

from typing import cast

from msgspec import structs

from overseer.display.chronicle import Chronicler, Curves
from overseer.display.fallout import pictures
from overseer.display.fallout.ending import verdict
from overseer.display.fallout.lives import Lives
from overseer.display.fallout.look import Look
from overseer.display.fallout.luck import Luck
from overseer.display.fallout.open_hands import open_hands
from overseer.display.fallout.prologue import epilogue_of
from overseer.display.fallout.reasons import reason_rules, reasons
from overseer.display.fallout.tales import tales_of
from overseer.display.model import Chronicle, Curve, Figure, Limit, Moment
from overseer.games.fallout import terms as t
from overseer.games.fallout.influence import influence
from overseer.games.fallout.notation import LETTERS
from overseer.games.fallout.view import bits
from overseer.games.fallout.wasteland import Wasteland
from overseer.games.fallout.winning import target
from overseer.journal.course import Passage
from overseer.journal.match import Match
from overseer.kernel.outcome import Outcome
from overseer.kernel.state import State

# Events whose sentence in the log is a turning point, and how much they weigh.
_SENTENCES = {
    t.E_WON: 5,
    t.E_LOST: 5,
    t.E_ELIMINATED: 4,
    t.E_COMPLETED: 3,
    t.E_DIED: 2,
    t.E_LOYAL: 1,
}
_MOST_MOMENTS = 10
_CURVES = ("influence", "caps", "letters")


class FalloutChronicler(Chronicler):
    """Watches lives, dice, influence and power. Hands are open only once the game is over."""

    def __init__(self, match: Match, look: Look) -> None:
        super().__init__(match, look.language)
        self.look = look
        self.curves = Curves(self.seats)
        self.power = Curves(range(t.FACTIONS))
        self.lives = Lives(self.seats)
        self.luck = Luck(self.seats)
        self.round = 0
        self.found: list[tuple[int, Moment]] = []

    def after(self, state: State, passage: Passage) -> None:
        """See the events of a passage."""
        land = cast(Wasteland, state)
        for event in passage.events:
            self.luck.hear(land, event)
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
        self.lives.hear(land, passage)
        if land.over:
            self._note(land)

    def chronicle(self) -> Chronicle:
        """What has been gathered."""
        look, outcome = self.look, self.match.state.outcome
        weights = [weight for weight, _ in self.found]
        weightiest = sorted(range(len(weights)), key=lambda place: -weights[place])
        moments = [self.found[place][1] for place in sorted(weightiest[:_MOST_MOMENTS])]
        told = Chronicle(
            rounds=self.round,
            figures=self._figures(),
            fortunes=self.luck.fortunes(look),
            luck=look.say("chronicle-fallout-luck"),
            moments=moments,
            score=look.say("chronicle-fallout-influence"),
        )
        return told if outcome is None else self._ended(told, outcome)

    def _ended(self, told: Chronicle, outcome: Outcome) -> Chronicle:
        """What can be told only now that hands are open."""
        look, verdict = self.look, self.verdict()
        return structs.replace(
            told,
            hands=open_hands(look, outcome),
            tales=tales_of(look, self.lives.lives, outcome),
            verdict=verdict,
            margin=reasons(look, outcome, self.match.events),
            lost=not outcome.winners and not outcome.truncated,
            rules=reason_rules(look, outcome),
            epilogue=epilogue_of(look, verdict),
        )

    def _figures(self) -> list[Figure]:
        look = self.look
        labels = {key: look.say(f"chronicle-fallout-{key}") for key in _CURVES}
        goal = int(target(look.land))
        wins = Limit(value=goal, text=look.say("chronicle-fallout-wins-at", count=goal))
        drawn = [
            structs.replace(figure, limit=wins) if figure.key == "influence" else figure
            for figure in self.curves.figures(labels)
        ]
        factions = look.table.factions
        end = Limit(value=factions[0].last, text=look.say("chronicle-fallout-track-end"), bad=True)
        power = [
            structs.replace(
                figure,
                limit=end,
                curves=[
                    Curve(
                        name=look.faction_name(each.faction),
                        icon=pictures.of("faction", each.faction),
                        dashed=number > 0,
                    )
                    for number, each in enumerate(factions)
                ],
            )
            for figure in self.power.figures({"power": look.say("chronicle-fallout-power")})
        ]
        return [*drawn[:1], *power, *drawn[1:]]

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
        self.power.note("power", [int(power) for power in land.power])
        self.curves.note("caps", [int(land.caps[seat]) for seat in seats])
        letters = [len(bits(int(land.letters[seat]), LETTERS)) for seat in seats]
        self.curves.note("letters", letters)
