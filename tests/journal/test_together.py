"""Choices made together: all or none, and no way to ask about dice that are to come."""

from __future__ import annotations

import pytest

import overseer
from overseer import CHANCE, Illegal, Malformed, Match
from overseer.journal.faults import NotTogether
from overseer.kernel.decision import Decision
from overseer.testing.play import Chooser

SHELTER, FALLOUT = overseer.load("shelter"), overseer.load("fallout", ["outpost"])
GAMES = pytest.mark.parametrize("game", [SHELTER, FALLOUT], ids=["shelter", "fallout"])
NONSENSE = "zzz"


def decision_of(match: Match) -> Decision:
    assert match.state.decision is not None
    return match.state.decision


def brings_news(match: Match, choice: str, seat: int) -> bool:
    """Whether a choice brings chance or another's decision, tried on a match of the same lines."""
    twin = match.fork(match.last, seed=1)
    before = twin.last
    twin.apply(choice, seat)
    decision = twin.state.decision
    goes_on = decision is not None and decision.seat == seat
    return not goes_on or any(line.seat == CHANCE for line in twin.lines_after(before))


def test_several_choices_are_made_as_if_one_by_one() -> None:
    alone, together = (Match(SHELTER, 2, 7, first_player=0) for _ in range(2))
    chooser, found = Chooser(3), 0
    while found < 5 and not alone.state.over:
        decision, first = chooser.choice(alone.state)
        seat, choices = decision.seat, [first.notation]
        alone.apply(first, seat)
        following = alone.state.decision
        if following is not None and following.seat == seat and alone.can_undo(seat):
            choices.append(following.options[0].notation)
            alone.apply(choices[-1], seat)
            found += 1
        together.choose(choices, seat)
    assert found == 5
    assert together.journal() == alone.journal()


@GAMES
def test_nothing_remains_of_choices_that_are_refused(game: overseer.Game) -> None:
    match, chooser = Match(game, 2, 3, salt="0" * 16, max_rounds=6), Chooser(2)
    twin = Match(game, 2, 3, salt="0" * 16, max_rounds=6)
    for _ in range(120):
        if match.state.over:
            break
        decision, option = chooser.choice(match.state)
        journal = match.journal(seed=True)
        with pytest.raises(NotTogether):
            match.choose([option.notation, NONSENSE], decision.seat)
        assert match.journal(seed=True) == journal
        match.apply(option, decision.seat)
        twin.apply(option, decision.seat)
    assert match.journal(seed=True) == twin.journal(seed=True)


@GAMES
def test_a_refusal_is_the_same_whatever_would_have_come(game: overseer.Game) -> None:
    """The attack: name what might be drawn and something impossible, and listen to the refusal."""
    match, chooser, asked = Match(game, 3, 11, max_rounds=6), Chooser(5), 0
    while not match.state.over and asked < 25:
        decision, option = chooser.choice(match.state)
        if brings_news(match, option.notation, decision.seat):
            asked += 1
            after = match.fork(match.last, seed=2)
            after.apply(option, decision.seat)
            possible = (
                [o.notation for o in decision_of(after).options] if after.state.decision else []
            )
            answers = set()
            for guess in ([NONSENSE], ["pass"], *([p, NONSENSE] for p in possible[:6])):
                for seed in range(3):
                    tried = match.fork(match.last, seed=seed)
                    with pytest.raises(Illegal) as refused:
                        tried.choose([option.notation, *guess], decision.seat)
                    answers.add((type(refused.value), str(refused.value), refused.value.rules))
            assert len(answers) == 1
        match.apply(option, decision.seat)
    assert asked > 10


def test_the_first_choice_is_refused_for_its_own_reasons() -> None:
    match = Match(SHELTER, 2, 7, first_player=0)
    with pytest.raises(Illegal, match=r"^place - L1\.1"):
        match.choose(["place - L1.1", "pass"], 0)
    with pytest.raises(Malformed):
        match.choose([NONSENSE], 0)
    with pytest.raises(Illegal, match="Seat 1 has no open decision"):
        match.choose(["pass"], 1)
    match.choose([], 0)
    assert match.last == Match(SHELTER, 2, 7, first_player=0).last
