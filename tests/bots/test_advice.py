"""Advice: what the practised clerk would do, what it knows, what it costs, and what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import overseer
from overseer import bots
from overseer.bots.advice import GLANCE, HINT, Advice, Reason, Thought, advise, advisor_of
from overseer.bots.advice.fallout import _KINDS
from overseer.bots.advice.judged import SIEVE
from overseer.bots.advice.shelter import Desk
from overseer.bots.advice.standing import WORTHS
from overseer.bots.advice.thoughts import certainty, weightiest
from overseer.bots.advice.told import hint_of
from overseer.display.reader import Reader
from overseer.kernel.state import State
from overseer.registry import registered
from overseer.texts.bundles import LANGUAGES, in_language

GAMES: dict[str, Any] = {
    "shelter": overseer.load("shelter"),
    "fallout": overseer.load("fallout", ["outpost"]),
}


def decisions(name: str, number: int, seed: int = 3) -> Iterator[tuple[State, int]]:
    """Positions of a game between greedy bots, each with who decides between several options."""
    game = GAMES[name]
    state = game.new(players=2, seed=seed)
    seats = [bots.make("greedy", game, seat) for seat in range(2)]
    guesses = bots.own_dice("guesses", seed)
    while number > 0 and (decision := state.decision) is not None:
        seat = int(decision.seat)
        if len(decision.options) > 1:
            number -= 1
            yield state.clone(), seat
        state.apply(bots.ask(seats[seat], state, seat, guesses))


def advised(name: str, state: State, seat: int, **asked: Any) -> Advice:
    advisor = advisor_of(GAMES[name])
    assert advisor is not None
    return advise(advisor, state, seat, 5, **asked)


@pytest.mark.parametrize("name", GAMES)
def test_the_best_comes_first_and_everything_is_legal(name: str) -> None:
    for state, seat in decisions(name, 40):
        before = state.dump()
        advice = advised(name, state, seat, depth=GLANCE)
        worths = [thought.worth for thought in advice.thoughts]
        assert worths == sorted(worths, reverse=True)
        options = list(bots.decision_of(state, seat).options)
        assert all(thought.option in options for thought in advice.thoughts)
        assert 1 <= advice.certainty <= 5
        assert state.dump() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_has_the_same_answer(name: str) -> None:
    for state, seat in decisions(name, 12):
        assert advised(name, state, seat) == advised(name, state.clone(), seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_advisor_does_not_peek(name: str) -> None:
    """In a state that looks the same to the seat, every option is worth the same."""
    for state, seat in decisions(name, 40):
        other = state.book.disguised(state, seat, 99)
        ours, theirs = (advised(name, each, seat, depth=GLANCE) for each in (state, other))
        assert [(t.option, t.worth) for t in ours.thoughts] == [
            (t.option, t.worth) for t in theirs.thoughts
        ]


@pytest.mark.parametrize("name", GAMES)
def test_what_was_chosen_is_considered_in_any_case(name: str) -> None:
    for state, seat in decisions(name, 12):
        for option in bots.decision_of(state, seat).options:
            advice = advised(name, state, seat, depth=GLANCE, wanted=option)
            assert option in [thought.option for thought in advice.thoughts]
            assert advice.loss(option) >= 0


def test_a_hint_stays_within_its_budget() -> None:
    for state, seat in decisions("shelter", 60):
        # The last sample may go beyond the budget, but not by far.
        assert advised("shelter", state, seat).spent < 2 * (SIEVE + HINT.budget)
    for state, seat in decisions("fallout", 60):
        assert advised("fallout", state, seat).spent < 2_000


def test_more_food_is_a_reason_for_the_diner() -> None:
    """Of two spaces that differ by a cube of food, the richer is better, and that is said."""
    game = GAMES["shelter"]
    state = game.new(players=2, seed=5)
    seat = int(state.decision.seat)
    wanted = next(each for each in state.decision.options if each.notation == "place - L0.10")
    advice = advised("shelter", state, seat, wanted=wanted)
    thoughts = {thought.option.notation: thought for thought in advice.thoughts}
    better, poorer = thoughts["place - L0.9"], thoughts["place - L0.10"]
    assert better.worth > poorer.worth
    [food] = [reason for reason in poorer.reasons if reason.name == "food"]
    assert food.number == -1
    assert food.worth < 0


def test_certainty_grows_with_the_gap_and_falls_with_its_spread() -> None:
    assert certainty([0.0, 0.0]) == 1
    assert [certainty([gap] * 8) for gap in (0.0, 0.3, 0.6, 2.0)] == [1, 3, 4, 5]
    assert certainty([2.0, 2.2] * 4) > certainty([12.0, -8.0] * 4)


def test_what_speaks_for_an_option_is_told_before_what_speaks_against_it() -> None:
    found = weightiest(
        [Reason("a", -3.0), Reason("b", 1.0), Reason("c", 0.01), Reason("d", 2)], 0.1
    )
    assert [reason.name for reason in found] == ["d", "b", "a"]


def test_what_takes_nothing_away_loses_nothing() -> None:
    state, _ = next(decisions("shelter", 1))
    decision = state.decision
    assert decision is not None
    one, two, three = (decision.options[i] for i in range(3))
    free = Thought(one, 9.0, is_free=True)
    advice = Advice((free, Thought(two, 4.0), Thought(three, 1.5)), 3)
    assert [advice.loss(option) for option in (one, two, three)] == [0.0, 0.0, 2.5]
    assert advice.instead_of(three).option == two


def test_reasons_against_an_option_speak_for_the_other_one() -> None:
    state, _ = next(decisions("shelter", 1))
    decision = state.decision
    assert decision is not None
    one, two = decision.options[0], decision.options[1]
    against = Reason("food", -1.0, -2.0, {"cards": (("lantern", -1.0),)})
    advice = Advice((Thought(one, 3.0), Thought(two, 1.0, (against,))), 3)
    [turned] = advice.instead_of(two).reasons
    assert (turned.worth, turned.number, turned.about["cards"]) == (1.0, 2.0, (("lantern", 1.0),))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_hints_are_told_in_every_language(name: str, language: str) -> None:
    game = GAMES[name]
    display = registered(name).part(registered(name).display)(game)
    for state, seat in decisions(name, 25):
        advice = advised(name, state, seat, depth=GLANCE)
        hint = hint_of(display, seat, advice, Reader(language, ("Ada", "Boris")), 7)
        assert hint.lines[0].choice == advice.best.option.notation
        assert hint.seq == 7
        assert all(line.text for line in hint.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trait_and_figure_has_words(language: str) -> None:
    texts = in_language(language)
    state = GAMES["shelter"].new(players=2, seed=1)
    _, naming = Desk().judge(state)
    for trait in range(naming.traits):
        name, unit, _ = naming.meaning(trait)
        if unit:
            assert texts.has(f"advice-shelter-{name}")
        else:
            assert texts.has(f"advice-shelter-{name}-for")
            assert texts.has(f"advice-shelter-{name}-against")
    for name in WORTHS:
        assert texts.has(f"advice-fallout-{name}")
    for name in _KINDS.values():
        assert texts.has(f"advice-fallout-goal-{name}")
