"""Checks of previews: what a choice is said to cost and bring is what it then does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol, cast

from overseer.catalog import display_of
from overseer.display.model import Amount, Preview
from overseer.display.reader import Reader
from overseer.kernel.decision import CHANCE, Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.registry import registration_of
from overseer.testing.law import Law, Spot

# Whether an event says that a contest is won or lost; None if it says neither.
Won = Callable[[Event], bool | None]
Thing = str | tuple[str, str]  # an icon, or an icon and a name
Amounts = Mapping[Thing, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Truth:
    """What a choice does; a preview is compared with what is named here, and only with that."""

    brings: Amounts = field(default_factory=dict)  # what it costs is below 0
    loses: Amounts = field(default_factory=dict)  # what a fight that is lost does besides
    doubled: bool | None = None


@dataclass(frozen=True, slots=True)
class Likelihood:
    """How likely a contest is won, exactly, and what it takes on the dice."""

    chance: Fraction
    needed: int | None = None


class Trials(Protocol):
    """What choices of one game truly do, found by playing them; `Registration.trials` names it."""

    def truth(
        self, state: State, decision: Decision, option: Option, preview: Preview, reader: Reader
    ) -> Truth:
        """What a choice does, as far as it is certain; the preview tells what is spoken of."""

    def odds(
        self, state: State, decision: Decision, option: Option, preview: Preview
    ) -> Mapping[int, Likelihood]:
        """The odds of a preview by their places in it, over all dice."""


class Previews:
    """The checks of one game's previews, and how many of each kind of option were compared."""

    def __init__(self, game: Game, languages: Sequence[str], rules: Collection[str]) -> None:
        self.game = game
        self.display = display_of(game)
        self.languages = languages
        self.rules = rules
        self.trials = trials_of(game)
        self.compared: Counter[str] = Counter()
        self.weighed: Counter[str] = Counter()  # those with odds

    def seldom(self, decision: Decision, number: int) -> list[Option]:
        """Some options of a decision, of the kinds that were compared least."""
        by_kind: dict[str, list[Option]] = {}
        for option in decision.options:
            by_kind.setdefault(option.kind, []).append(option)
        kinds = sorted(by_kind, key=lambda kind: (self.compared[kind], kind))
        return [by_kind[kind][self.compared[kind] % len(by_kind[kind])] for kind in kinds[:number]]

    def check(self, state: State, decision: Decision, option: Option, spot: Spot) -> Preview | None:
        """One option: its preview, and what happens on a copy; None where there is no preview."""
        before = state.digest()
        preview = self._preview(state, decision, option, spot)
        if preview is None:
            return None
        choice = option.notation
        if state.digest() != before:
            raise spot.broken(Law.PREVIEW, f"the preview of {choice!r} changes the state")
        if preview.choice != choice or not preview.title or not preview.rules:
            raise spot.broken(Law.PREVIEW, f"the preview of {choice!r} does not say what it is")
        for rule in preview.rules:
            if rule not in self.rules:
                raise spot.broken(
                    Law.PREVIEW, f"the preview of {choice!r} cites {rule!r}, which is no rule"
                )
        is_news = brings_news(state, decision, option)
        if is_news is not None and preview.final != is_news:
            raise spot.broken(Law.PREVIEW, f"{choice!r}: final is {preview.final}, wrongly")
        if self.trials is not None:
            truth = self.trials.truth(state, decision, option, preview, self.reader(spot))
            self._compare(choice, preview, truth, spot)
            self.compared[option.kind] += bool(truth.brings)
        return preview

    def check_odds(
        self, state: State, decision: Decision, option: Option, preview: Preview, spot: Spot
    ) -> None:
        """The odds of a preview are those of all dice, and all uses of what it speaks of."""
        if self.trials is None or not preview.chances:
            return
        for place, exact in self.trials.odds(state, decision, option, preview).items():
            said, percent = preview.chances[place], 100 * exact.chance
            if abs(said.percent - percent) > Fraction(1, 2):
                raise spot.broken(
                    Law.PREVIEW,
                    f"{option.notation!r} wins in {float(percent):.2f}% ({said.label}), the "
                    f"preview says {said.percent}",
                )
            if exact.needed is not None and said.needed != exact.needed:
                raise spot.broken(
                    Law.PREVIEW,
                    f"{option.notation!r} needs {exact.needed} on the dice ({said.label}), the "
                    f"preview says {said.needed}",
                )
            self.weighed[option.kind] += 1

    def check_secrets(
        self, state: State, decision: Decision, option: Option, seed: int, spot: Spot
    ) -> None:
        """A preview says the same where only what the seat may not know is different."""
        seat = int(decision.seat)
        guess = self.game.sample(state.view(seat), seed)
        own = guess.decision_of(seat)
        said = [self._preview(*each, option, spot) for each in ((state, decision), (guess, own))]
        if said[0] != said[1]:
            raise spot.broken(
                Law.PREVIEW,
                f"the preview of {option.notation!r} tells what seat {seat} may not know",
            )

    def _preview(
        self, state: State, decision: Decision, option: Option, spot: Spot
    ) -> Preview | None:
        return self.display.preview(state, decision, option, self.reader(spot))

    def reader(self, spot: Spot) -> Reader:
        """Whom previews are made for: languages take turns."""
        return Reader(self.languages[spot.decision % len(self.languages)])

    def _compare(self, choice: str, preview: Preview, truth: Truth, spot: Spot) -> None:
        win, cost, lose = (_said(each) for each in (preview.win, preview.cost, preview.lose))
        for thing, number in truth.brings.items():
            if win[thing] - cost[thing] != number:
                raise spot.broken(
                    Law.PREVIEW,
                    f"{choice!r} brings {number} {thing}, the preview says "
                    f"{win[thing] - cost[thing]}",
                )
        for thing, number in truth.loses.items():
            if lose[thing] != number:
                raise spot.broken(
                    Law.PREVIEW,
                    f"{choice!r}, if lost: {number} {thing}, the preview says {lose[thing]}",
                )
        if truth.doubled is not None and preview.doubled != truth.doubled:
            raise spot.broken(Law.PREVIEW, f"{choice!r}: doubled is {preview.doubled}, wrongly")


def trials_of(game: Game) -> Trials | None:
    """The trials of a game, if it has some."""
    registration = registration_of(game.name)
    if registration is None or not registration.trials:
        return None
    return cast(Trials, registration.part(registration.trials)(game))


def brings_news(state: State, decision: Decision, option: Option) -> bool | None:
    """Whether chance comes right after an option, or something hidden comes to light by it.

    None if the game ends by it: hands that nobody may know can be the reason.
    """
    tried = state.clone()
    tried.auto_chance = False
    tried.trace = []
    tried.apply(option, int(decision.seat))
    if tried.over:
        return None
    if tried.decision is not None and tried.decision.seat == CHANCE:
        return True
    shown = state.book.unseen(state) - state.book.unseen(tried)
    return bool(shown) or any(state.book.opens(event) for event in tried.trace)


def exact_odds(
    state: State,
    won: Won,
    key: Callable[[State], object],
    allowed: Callable[[Decision], list[Option]],
) -> Fraction:
    """How likely a contest is won: every chance by its weight, every choice by the best allowed.

    The state shows its chance. Positions with the same `key` have the same odds.
    """
    known: dict[object, Fraction] = {}

    def after(state: State, option: Option) -> Fraction:
        tried = state.clone()
        tried.trace = []
        tried.apply(option)
        for event in tried.trace:
            ended = won(event)
            if ended is not None:
                return Fraction(ended)
        return value(tried)

    def value(state: State) -> Fraction:
        decision = state.decision
        assert decision is not None, "the contest has no end"
        place = key(state)
        if place not in known:
            if decision.seat == CHANCE:
                weights = [int(option.weight) for option in decision.options]
                pairs = zip(decision.options, weights, strict=True)
                whole = sum((after(state, each) * weight for each, weight in pairs), Fraction(0))
                known[place] = whole / sum(weights)
            else:
                known[place] = max(after(state, each) for each in allowed(decision))
        return known[place]

    return value(state)


def _said(amounts: Iterable[Amount]) -> Counter[Thing]:
    said: Counter[Thing] = Counter()
    for amount in amounts:
        said[amount.icon] += amount.count
        said[amount.icon, amount.name] += amount.count
    return said
