"""The chronicle of Fallout Shelter: curves by round, luck with the dice, turning points."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from overseer.display.chronicle import Chronicler, Curves
from overseer.display.model import Chronicle, Fortune, Moment
from overseer.display.shelter.ending import ties
from overseer.display.shelter.icons import RESOURCES
from overseer.display.shelter.sheet import Bookkeeper
from overseer.display.shelter.words import Words
from overseer.games.shelter import terms as t
from overseer.games.shelter.odds import Hand, bout_in
from overseer.games.shelter.scoring import TIE_BREAKS, expected_happiness
from overseer.games.shelter.vault import Vault
from overseer.journal.course import Passage
from overseer.journal.match import Match
from overseer.kernel.event import Event
from overseer.kernel.state import State

_ROLLS = (t.ASK_FIGHT_ROLL, t.ASK_REROLL)
_UNLIKELY = Fraction(3, 10)
_LIKELY = Fraction(3, 4)
_MOST_MOMENTS = 8


@dataclass(frozen=True, slots=True)
class _Found:
    """A moment with its weight: of more than are told, the weightiest are."""

    weight: Fraction
    moment: Moment


class ShelterChronicler(Chronicler):
    """Watches happiness, cubes, dwellers, fights and the lead."""

    def __init__(self, match: Match, words: Words) -> None:
        super().__init__(match, words.reader.language)
        self.words = words
        self.curves = Curves(self.seats)
        self.books = Bookkeeper(words, self.seats)
        self.fights = [0 for _ in self.seats]
        self.won = [0 for _ in self.seats]
        self.expected = [Fraction(0) for _ in self.seats]
        self.odds = Fraction(1)  # that the fight under way would have been lost until now
        self.threat = ""
        self.leader = -1
        self.round = 0
        self.found: list[_Found] = []

    def before(self, state: State, passage: Passage) -> None:
        """See the odds of a roll just before it: the sum of them is what wins are expected."""
        vault = cast(Vault, state)
        self.books.open(vault)
        decision = vault.decision
        bout = bout_in(vault)
        if bout is None or decision is None or decision.prompt not in _ROLLS:
            return
        chance = bout.chance(Hand())
        self.expected[bout.seat] += chance
        self.odds *= 1 - chance
        self.threat = self.words.where(int(bout.fight.card))

    def after(self, state: State, passage: Passage) -> None:
        """See the events of a passage, and who leads after it."""
        vault = cast(Vault, state)
        for event in passage.events:
            self.books.hear(vault, event, passage.line.number)
            if event.kind == t.E_ROUND:
                self._note(vault)
                self.round = int(event.a)
            elif event.kind == t.E_FIGHT:
                self._fought(event, passage.line.number)
            elif event.kind in _SENTENCES:
                self._told(event, passage.line.number)
        if passage.own and not vault.over:
            self._compare(vault, passage.line.number)
        if vault.over:
            self._note(vault)

    def chronicle(self) -> Chronicle:
        """What has been gathered."""
        weightiest = sorted(self.found, key=lambda found: found.weight, reverse=True)
        moments = [found.moment for found in weightiest[:_MOST_MOMENTS]]
        labels = {
            "happiness": self.words.say("icon-name-happiness"),
            "expected": self.words.say("chronicle-expected"),
            **{kind: self.words.say(f"icon-name-{kind}") for kind in RESOURCES},
            "dwellers": self.words.say("tie-dwellers"),
        }
        outcome = self.match.state.outcome
        return Chronicle(
            rounds=self.round,
            sheet=None if outcome is None else self.books.sheet(outcome),
            figures=self.curves.figures(labels),
            fortunes=[
                Fortune(
                    seat=seat,
                    tries=self.fights[seat],
                    had=self.won[seat],
                    due=round(float(self.expected[seat]), 2),
                    text=self.words.say(
                        "chronicle-fights", won=self.won[seat], count=self.fights[seat]
                    ),
                )
                for seat in self.seats
            ],
            luck=self.words.say("chronicle-luck"),
            moments=sorted(moments, key=lambda moment: moment.line),
            score=self.words.say("score-happiness"),
            tie_breaks=[self.words.say(f"tie-{name}") for name in TIE_BREAKS],
            verdict=self.verdict(),
            margin=self._margin(),
        )

    def _note(self, vault: Vault) -> None:
        """Write down everybody's figures at the end of a round."""
        seats = self.seats
        self.curves.note("happiness", [int(vault.happiness[seat]) for seat in seats])
        self.curves.note("expected", [int(expected_happiness(vault, seat)) for seat in seats])
        for kind, name in enumerate(RESOURCES):
            self.curves.note(name, [int(vault.cubes[seat * t.KINDS + kind]) for seat in seats])
        self.curves.note("dwellers", [int(vault.owned[seat]) for seat in seats])

    def _fought(self, event: Event, line: int) -> None:
        """Count a fight; one that went against the odds is a turning point."""
        seat, is_won = int(event.seat), bool(event.c)
        self.fights[seat] += 1
        self.won[seat] += is_won
        chance = 1 - self.odds
        against = chance <= _UNLIKELY if is_won else chance >= _LIKELY
        if against:
            told = self.words.say(
                "chronicle-fight-won" if is_won else "chronicle-fight-lost",
                player=self.player(seat),
                threat=self.threat,
                chance=round(100 * chance),
            )
            self._find(abs(Fraction(is_won) - chance), line, seat, told)
        self.odds = Fraction(1)

    def _told(self, event: Event, line: int) -> None:
        """A moment that the log tells well enough."""
        told = self.match.state.book.log_line(event, *self.reader)
        if told is not None:
            weight = Fraction(_SENTENCES[event.kind]) + Fraction(int(event.a), 10)
            self._find(weight, line, int(event.seat), told)

    def _compare(self, vault: Vault, line: int) -> None:
        """See whether somebody else leads now, by the happiness that the end would bring."""
        scores = [int(expected_happiness(vault, seat)) for seat in self.seats]
        best = max(scores)
        if scores.count(best) > 1 or scores.index(best) == self.leader:
            return
        seat, before = scores.index(best), self.leader
        self.leader = seat
        if before < 0:
            return
        ahead = best - scores[before]
        told = self.words.say(
            "chronicle-lead",
            player=self.player(seat),
            other=self.player(before),
            more=best,
            less=scores[before],
        )
        self._find(1 + Fraction(ahead, 2) + Fraction(self.round, 100), line, seat, told)

    def _find(self, weight: Fraction, line: int, seat: int, text: str) -> None:
        moment = Moment(line=line, round=self.round, seat=seat, text=text)
        self.found.append(_Found(weight, moment))

    def _margin(self) -> list[str]:
        """By how much the first place was won, or what broke its ties."""
        outcome = self.match.state.outcome
        standings = () if outcome is None else outcome.standings
        if len(standings) > 1 and standings[0].score != standings[1].score:
            more, less = standings[0].score, standings[1].score
            return [self.words.say("chronicle-by", more=more, less=less)]
        level = [each for each in standings if each.score == standings[0].score]
        return list(ties(self.words, level))


# Events whose sentence in the log is a turning point, and how much they weigh.
_SENTENCES = {t.E_TRIGGER: 3, t.E_PENALTY: 0}
