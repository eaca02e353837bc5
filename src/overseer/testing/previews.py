"""Checks of previews: what a choice is said to cost and bring is what it then does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction

from overseer.display.model import Preview
from overseer.kernel.decision import CHANCE, Decision, Option
from overseer.kernel.event import Event
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.testing.law import Law, Spot

Previewer = Callable[[State, Decision, Option], Preview]
# What a choice truly brings (or costs, below 0), by icon; icons that it does not name are free.
Happened = Callable[[State, Decision, Option], Mapping[str, int]]
# Whether an event says that a contest is won or lost; None if it says neither.
Won = Callable[[Event], bool | None]


class Previews:
    """The checks of one game's previews."""

    def __init__(self, game: Game, preview: Previewer, happened: Happened) -> None:
        self.game = game
        self.preview = preview
        self.happened = happened

    def check(self, state: State, decision: Decision, option: Option, spot: Spot) -> Preview:
        """One option: its preview, and what happens on a copy."""
        before = state.digest()
        preview = self.preview(state, decision, option)
        choice = option.notation
        if state.digest() != before:
            raise spot.broken(Law.PREVIEW, f"the preview of {choice!r} changes the state")
        if preview.choice != choice or not preview.title or not preview.rules:
            raise spot.broken(Law.PREVIEW, f"the preview of {choice!r} does not say what it is")
        follows, is_shown = news_after(state, decision, option)
        if preview.final != follows and not (preview.final and is_shown):
            raise spot.broken(Law.PREVIEW, f"{choice!r}: final is {preview.final}, wrongly")
        said = Counter[str]()
        for amount in preview.win:
            said[amount.icon] += amount.count
        for amount in preview.cost:
            said[amount.icon] -= amount.count
        for icon, number in self.happened(state, decision, option).items():
            if said[icon] != number:
                raise spot.broken(
                    Law.PREVIEW, f"{choice!r} brings {number} {icon}, the preview says {said[icon]}"
                )
        return preview

    def check_secrets(
        self, state: State, decision: Decision, option: Option, seed: int, spot: Spot
    ) -> None:
        """A preview says the same where only what the seat may not know is different."""
        seat = int(decision.seat)
        guess = self.game.sample(state.view(seat), seed)
        own = guess.decision_of(seat)
        if self.preview(state, decision, option) != self.preview(guess, own, option):
            raise spot.broken(
                Law.PREVIEW,
                f"the preview of {option.notation!r} tells what seat {seat} may not know",
            )


def news_after(state: State, decision: Decision, option: Option) -> tuple[bool, bool]:
    """Whether chance comes right after an option, and whether something hidden comes to light."""
    tried = state.clone()
    tried.auto_chance = False
    tried.trace = []
    tried.apply(option, int(decision.seat))
    follows = tried.decision is not None and tried.decision.seat == CHANCE
    shown = state.book.unseen(state) - state.book.unseen(tried)
    return follows, bool(shown) or any(state.book.opens(event) for event in tried.trace)


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
