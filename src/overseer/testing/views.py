"""Checks of views: what a seat is shown, offered and told follows from what it may know."""

from __future__ import annotations

from overseer.kernel.decision import ALL, CHANCE, SPECTATOR, Decision, Option
from overseer.kernel.errors import Malformed, OverseerError
from overseer.kernel.event import CHOICE
from overseer.kernel.game import Game
from overseer.kernel.state import State
from overseer.testing.copies import check_json
from overseer.testing.law import Law, Spot
from overseer.testing.play import as_json, through_json

_ENOUGH = 12  # chances after which equal dice are no accident


class Views:
    """The checks of one game's views.

    `Game.sample` gives a state that differs from the true one in nothing but what the seat may not
    know, the dice to come included. So whatever the seat is given must be the same in both, and
    the dice must not be.
    """

    def __init__(self, game: Game, languages: tuple[str, ...]) -> None:
        self.game = game
        self.languages = languages
        self.chances = 0
        self.foreseen = 0

    def check(self, state: State, seat: int, probes: list[str], seed: int, spot: Spot) -> None:
        """A seat's view, options, errors and explanations in a true and in a sampled state."""
        sampled = self.sampled(state, seat, seed, spot)
        if seat in range(spot.players):
            given = state.book.disguised(state, seat, seed)
            if given.digest() != sampled.digest() or given.rng is state.rng:
                raise spot.broken(
                    Law.VIEW, f"what a bot of seat {seat} is given is not what its view leaves open"
                )
        language = self.languages[spot.decision % len(self.languages)]
        if _offered(state, seat, language) != _offered(sampled, seat, language):
            raise spot.broken(Law.VIEW, f"seat {seat} is offered what it may not know")
        if state.outcome != sampled.outcome:
            raise spot.broken(Law.VIEW, f"seat {seat} sees another outcome")
        for choice in probes:
            answers = [_answer(each, choice, seat, language) for each in (state, sampled)]
            if answers[0] != answers[1]:
                raise spot.broken(
                    Law.VIEW, f"the answer to {choice!r} tells seat {seat} what it may not know"
                )

    def check_choice(
        self, state: State, decision: Decision, option: Option, seed: int, spot: Spot
    ) -> None:
        """What a choice tells: to its own seat no dice, to the others no more than they see."""
        seat = decision.seat
        guess = self.sampled(state, seat, seed, spot)
        self._compare_dice(state.clone(), guess, option, seat)
        others = [each for each in (*range(spot.players), SPECTATOR) if each != seat]
        viewer = others[spot.decision % len(others)]
        place = next(i for i, each in enumerate(decision.options) if each != option)
        self._check_secret(state, (option, decision.options[place]), seat, viewer, spot)

    def _check_secret(
        self,
        state: State,
        choices: tuple[Option, Option],
        seat: int,
        viewer: int,
        spot: Spot,
    ) -> None:
        """The log does not tell apart what leads to different states that look the same."""
        logs, views, digests = [], [], []
        for option in choices:
            after = state.clone()
            logs.append(self._told(after, option, seat))
            views.append(as_json(after.view(viewer)))
            digests.append(after.digest())
        if views[0] == views[1] and digests[0] != digests[1] and logs[0] != logs[1]:
            raise spot.broken(
                Law.VIEW,
                f"the log tells seat {viewer} whether seat {seat} chose {choices[0].notation!r} "
                f"or {choices[1].notation!r}, which its view does not show",
            )

    def check_dice(self, spot: Spot) -> None:
        """The dice of sampled states are not always those of the game."""
        if self.chances >= _ENOUGH and self.foreseen == self.chances:
            raise spot.broken(
                Law.VIEW, f"views tell the future: all {self.chances} sampled chances came true"
            )

    def check_strangers(self, state: State, spot: Spot) -> None:
        """Whoever does not sit at the table is refused."""
        for seat in (state.players, ALL - 1, CHANCE):
            try:
                state.view(seat)
            except Malformed:
                continue
            raise spot.broken(Law.VIEW, f"seat {seat} does not exist, but has a view")

    def sampled(self, state: State, seat: int, seed: int, spot: Spot) -> State:
        """A state that a seat cannot tell from the true one."""
        view = state.view(seat)
        check_json(view, Law.VIEW, f"the view of seat {seat}", spot)
        text = as_json(view)
        try:
            sampled = self.game.sample(through_json(view), seed)
        except OverseerError as error:
            raise spot.broken(
                Law.VIEW, f"the view of seat {seat} cannot be sampled: {error}"
            ) from error
        if as_json(sampled.view(seat)) != text:
            raise spot.broken(Law.VIEW, f"a state sampled for seat {seat} looks different to it")
        return sampled

    def _told(self, state: State, option: Option, seat: int) -> list[object]:
        """Apply an option, stop before chance, and tell what happened, in words and by events."""
        state.auto_chance = False
        state.trace = []
        state.apply(option, seat)
        book = state.book
        lines = [book.log_line(event, self.languages[0], ()) for event in state.trace]
        return [*lines, *map(book.happening, state.trace)]

    def _compare_dice(self, true: State, guess: State, option: Option, seat: int) -> None:
        came = []
        for state in (true, guess):
            state.trace = []
            state.apply(option, seat)
            events = (event for event in state.trace if event.kind == CHOICE)
            came.append([event.a for event in events if event.seat == CHANCE])
        if came[0]:
            self.chances += 1
            self.foreseen += came[0] == came[1]


def _offered(state: State, seat: int, language: str) -> object:
    """What a seat may choose, in notation and in words."""
    return [
        (
            decision.default,
            decision.kind,
            decision.rules,
            decision.text(language),
            [(option.notation, option.kind, option.targets) for option in decision.options],
        )
        for decision in state.decisions
        if decision.seat == seat
    ]


def _answer(state: State, choice: str, seat: int, language: str) -> object:
    """What a seat is told if it tries a choice and asks about it."""
    try:
        state.clone().apply(choice, seat)
    except OverseerError as error:
        answer = (type(error).__name__, str(error), getattr(error, "rules", ()))
    else:
        answer = ("possible", "", ())
    if seat not in range(state.players):
        return answer
    try:
        explanation = state.explain(choice, seat)
    except OverseerError as error:
        return answer, str(error)
    return answer, explanation, explanation.text(language)
