"""Playthroughs: one random game on all surfaces at once, compared at every decision.

The match writes the journal. Beside it run a state that is saved and restored at every decision,
and one that shows chance and single options, which are answered as the journal tells.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from overseer.journal.match import Match
from overseer.journal.replay import replay
from overseer.kernel.decision import SPECTATOR, Option
from overseer.kernel.errors import Illegal, OverseerError
from overseer.kernel.game import AUTO, MANUAL, Game
from overseer.kernel.outcome import Outcome
from overseer.kernel.state import State
from overseer.testing.choices import check_chance, check_decisions
from overseer.testing.copies import (
    Saved,
    check_clone,
    check_clone_follows,
    check_detached,
    check_restored,
    offered,
)
from overseer.testing.future import check_taking_back, check_together
from overseer.testing.law import Law, Spot
from overseer.testing.legality import Legality
from overseer.testing.play import Chooser
from overseer.testing.previews import Previews
from overseer.testing.views import Views
from overseer.testing.words import check_nonsense

_KNOWN = 200  # notations remembered, to be tried when they are not offered
_PROBES = 2  # of them at each decision
_PREVIEWED = 3  # options of each decision, of the kinds that were looked at least
_WEIGHED = 1  # odds of each kind of option, because to play all dice takes long
_SECRETS = 3  # decisions between checks that previews tell none
_RARELY = 20  # decisions between checks that need not be made at each
_SELDOM = 100  # decisions between checks that replay the game so far


class Playthrough:
    """One game under check."""

    def __init__(
        self,
        game: Game,
        spot: Spot,
        options: Mapping[str, Any],
        legality: Legality,
        previews: Previews,
        invariants: Callable[[Any], Sequence[str]] | None,
        longest: int,
    ) -> None:
        self.game = game
        self.spot = spot
        self.legality = legality
        self.words = legality.words
        self.previews = previews
        self.invariants = invariants
        self.longest = longest
        self.chooser = Chooser(spot.seed)
        self.views = Views(game, tuple(self.words.languages))
        self.known: list[str] = []
        players, seed = spot.players, spot.seed
        self.match = Match(game, players, seed, **options)
        self.state = game.new(players, seed, chance=AUTO, forced=AUTO, **options)
        self.manual = game.new(players, seed, chance=MANUAL, forced=MANUAL, **options)
        self.saved: Saved | None = None  # what the state was restored from
        self.followed = 0  # lines of the journal that the manual state has taken

    def check(self) -> None:
        """Play to the end."""
        while not self.match.state.over:
            self._check_position()
            self._choose()
            self.spot.decision += 1
            if self.spot.decision > self.longest:
                raise self.spot.broken(
                    Law.NEVER_STUCK, f"the game is not over after {self.longest} decisions"
                )
        self._check_position()
        self._check_end()

    def _check_position(self) -> None:
        spot, state = self.spot, self.state
        check_decisions(self.match.state, spot)
        self._follow()
        self._check_surfaces()
        for problem in self.invariants(state) if self.invariants is not None else ():
            raise spot.broken(Law.INVARIANT, problem)
        dump = state.dump()
        # The game goes on with what was saved, so that whatever is lost shows later at the latest.
        if self.saved is not None:
            self.saved.check(spot)
        self.saved = Saved(dump, spot)
        self.state = check_restored(self.game, state, dump, self.saved, spot)
        check_clone(self.state, dump, self.chooser, spot)
        if spot.decision % _RARELY == 0:
            check_detached(self.state, SPECTATOR, spot)
        self._check_words()
        self._check_previews()
        if self.state.dump() != dump:
            raise spot.broken(Law.REFUSAL, "a view or a refused choice changed the state")

    def _check_words(self) -> None:
        """What is said about the position, and what is shown of it."""
        spot, state = self.spot, self.state
        probes = self._probes()
        for decision in state.decisions:
            self.words.check_decision(decision, spot)
        self.legality.check(state, self._seed(), spot)
        if spot.decision % _RARELY == 0:
            check_nonsense(state, spot)
            self.views.check_strangers(state, spot)
        # Seats take turns at being looked at; over a game each has many.
        seats = (*range(spot.players), SPECTATOR)
        seat = seats[spot.decision % len(seats)]
        self.views.check(state, seat, probes, self._seed(), spot)

    def _check_previews(self) -> None:
        """What some of the options are said to do."""
        state, spot, law = self.state, self.spot, self.previews
        for decision in state.decisions:
            options = law.seldom(decision, _PREVIEWED)
            for option in options:
                preview = law.check(state, decision, option, spot)
                if preview is not None and law.weighed[option.kind] < _WEIGHED:
                    law.check_odds(state, decision, option, preview, spot)
            if spot.decision % _SECRETS == 0:
                law.check_secrets(state, decision, options[0], self._seed(), spot)

    def _follow(self) -> None:
        """Take the manual state through what the journal tells since it was last here."""
        for line in self.match.lines[self.followed :]:
            decisions = [each for each in self.manual.decisions if each.seat == line.seat]
            if not decisions:
                raise self.spot.broken(
                    Law.MANUAL, f"line {line.number} is no choice that the manual game shows"
                )
            check_chance(decisions[0], self.manual, self.spot)
            self.words.check_decision(decisions[0], self.spot)
            try:
                self.manual.apply(line.text, line.seat)
            except OverseerError as error:
                raise self.spot.broken(Law.MANUAL, f"line {line.number}: {error}") from error
            self.followed += 1

    def _check_surfaces(self) -> None:
        journalled = self.match.state
        digest, options = journalled.digest(), offered(journalled)
        for law, state in ((Law.SEED, self.state), (Law.MANUAL, self.manual)):
            if state.digest() != digest:
                raise self.spot.broken(law, "the digest is another one than that of the match")
            if offered(state) != options:
                raise self.spot.broken(law, "the options are other ones than those of the match")

    def _choose(self) -> None:
        """Make one choice everywhere, each time said in another way."""
        decision, option = self.chooser.choice(self.state)
        seat = decision.seat
        self._remember([each.notation for each in decision.options])
        self.views.check_choice(self.state, decision, option, self._seed(), self.spot)
        before, copy, earlier = self.state.dump(), self.state.clone(), self.state.clone()
        if self.spot.decision % _SELDOM == 0:
            check_together(self.match, option.notation, seat, self._probes(), self.spot)
        try:
            self.match.apply(option, seat)
            self._apply(option, seat)
            check_clone_follows(self.state, copy, before, option, seat, self.spot)
        except OverseerError as error:
            raise self.spot.broken(
                Law.OPTIONS, f"{option.notation!r} is offered, but refused: {error}"
            ) from error
        check_taking_back(self.match, earlier, option, seat, self.views, self._seed(), self.spot)

    def _apply(self, option: Option, seat: int) -> None:
        """Make a choice by option, notation or index; the first open decision needs no seat."""
        decisions = self.state.decisions
        mine = next(each for each in decisions if each.seat == seat)
        index = [each.notation for each in mine.options].index(option.notation)
        choice = (option, option.notation, index)[self.spot.decision % 3]
        self.state.apply(choice, None if mine.seat == decisions[0].seat else seat)

    def _probes(self) -> list[str]:
        known = len(self.known)
        return [self.known[self.chooser.below(known)] for _ in range(min(_PROBES, known))]

    def _remember(self, notations: list[str]) -> None:
        new = [notation for notation in notations if notation not in self.known]
        self.known.extend(new[: _KNOWN - len(self.known)])

    def _seed(self) -> int:
        return 1_000_003 * (self.spot.seed + 1) + self.spot.decision

    def _check_end(self) -> None:
        spot, match = self.spot, self.match
        outcome = match.state.outcome
        if outcome is None:
            raise spot.broken(Law.OUTCOME, "the game is over without an outcome")
        if not self.state.outcome == self.manual.outcome == outcome:
            raise spot.broken(Law.OUTCOME, "the outcome is not the same on every surface")
        check_outcome(outcome, spot)
        check_over(self.state, spot)
        self.views.check_dice(spot)
        self.words.check_log(match, spot)
        self._check_journal()

    def _check_journal(self) -> None:
        journal = self.match.journal()
        try:
            again = replay(self.game, journal)
        except OverseerError as error:
            raise self.spot.broken(Law.JOURNAL, f"its own journal is refused: {error}") from error
        if again.state.digest() != self.match.state.digest():
            raise self.spot.broken(Law.JOURNAL, "the replayed journal leads to another digest")
        if again.journal() != journal:
            raise self.spot.broken(Law.JOURNAL, "the replayed journal is written otherwise")


def check_outcome(outcome: Outcome, spot: Spot) -> None:
    """Every seat has one place; better seats come first; winners are seats."""
    standings = outcome.standings
    if sorted(row.seat for row in standings) != list(range(spot.players)):
        raise spot.broken(Law.OUTCOME, f"not every seat has one place: {standings}")
    if [row.place for row in standings] != sorted(row.place for row in standings):
        raise spot.broken(Law.OUTCOME, f"the best do not come first: {standings}")
    for row in standings:
        if row.place != 1 + sum(other.place < row.place for other in standings):
            raise spot.broken(Law.OUTCOME, f"places are not counted from 1: {standings}")
    if not set(outcome.winners) <= {row.seat for row in standings if row.place == 1}:
        raise spot.broken(Law.OUTCOME, f"a winner is not in first place: {outcome.winners}")


def check_over(state: State, spot: Spot) -> None:
    """Nothing can be chosen any more, and that can be asked about."""
    for choice in ("pass", 0):
        try:
            state.apply(choice)
        except Illegal:
            continue
        raise spot.broken(Law.OUTCOME, "a choice was accepted after the end")
    if state.explain("pass").possible:
        raise spot.broken(Law.OUTCOME, "a choice is explained as possible after the end")
