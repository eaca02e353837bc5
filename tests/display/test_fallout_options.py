"""Options of Fallout as buttons that speak for themselves, and the questions above them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from display.plays import LANGUAGES, NAMES, display, game, played
from overseer import SPECTATOR, Decision, Match, Option
from overseer.catalog.fallout.game import FalloutGame
from overseer.display.reader import Reader
from overseer.games.fallout import terms as t
from overseer.testing.play import through_json


def open_decisions(seeds: int) -> Iterator[tuple[Match, Decision]]:
    """Every decision of some games."""
    for seed in range(seeds):
        for match in played("fallout", 1 + seed % 4, seed, max_rounds=10):
            for decision in match.state.decisions:
                yield match, decision


def text(match: Match, decision: Decision, option: Option, language: str = "en") -> str:
    return display("fallout").option_text(
        match.state, decision, option, Reader(language, match.names)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_decision_say_the_same(language: str) -> None:
    for match, decision in open_decisions(4):
        texts = [text(match, decision, option, language) for option in decision.options]
        assert all(texts)
        assert len(set(texts)) == len(texts)


def test_the_option_of_an_encounter_is_its_lead_with_what_it_asks_for() -> None:
    own = cast(FalloutGame, game("fallout"))
    found = conditions = 0
    for match, decision in open_decisions(24):
        if decision.prompt != t.ASK_OPTION:
            continue
        card = own.names.encounters[decision.source]
        asked = display("fallout").question(match.state, decision, Reader("en", match.names))
        assert asked.startswith(own.book.words("en").card_name("encounter", card))
        for option in decision.options:
            lead = own.content.told("en", f"encounter-{card}.lead-{option.a + 1}")
            said = text(match, decision, option)
            assert said.startswith(lead)
            assert lead not in asked
            conditions += said != lead
            found += 1
    assert found > 10
    assert conditions > 0


def test_the_ways_of_a_cards_choice_are_told() -> None:
    found = 0
    for match, decision in open_decisions(24):
        if decision.prompt == t.ASK_CHOICE:
            for option in decision.options:
                assert text(match, decision, option) != option.text("en")
                found += 1
    assert found > 0


def test_what_is_on_a_space_is_said_before_one_goes_there() -> None:
    for match, decision in open_decisions(2):
        if decision.prompt == t.ASK_STAND:
            said = [text(match, decision, option) for option in decision.options]
            assert said[0] == ("Stand on Crossroads Camp (A2.1): settlement encounters, level 1")
            return
    pytest.fail("nobody has been asked where to stand")


def test_dice_that_lie_are_summed_up_in_the_question() -> None:
    found = 0
    for match, decision in open_decisions(8):
        if decision.prompt == t.ASK_FIGHT_REROLL:
            asked = display("fallout").question(match.state, decision, Reader("en", match.names))
            assert "Your hits: " in asked
            assert " damage." in asked
            found += 1
    assert found > 0


def test_players_are_called_by_their_names() -> None:
    found = 0
    for match, decision in open_decisions(4):
        if match.header.players > 1 and decision.prompt == t.ASK_CAMP:
            said = " ".join(text(match, decision, option) for option in decision.options)
            assert "Player " not in said
            found += any(name in said for name in NAMES)
    assert found > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_tells_nobody_what_they_may_not_know(language: str) -> None:
    own = cast(FalloutGame, game("fallout"))
    for number, (match, decision) in enumerate(open_decisions(8)):
        if number % 17:
            continue
        for seat in (*range(match.header.players), SPECTATOR):
            other = own.sample(through_json(match.state.view(seat)), seed=number)
            (same,) = (each for each in other.decisions if each.seat == decision.seat)
            asked = [
                display("fallout").question(state, each, Reader(language, match.names))
                for state, each in ((match.state, decision), (other, same))
            ]
            assert asked[0] == asked[1]
            if seat == decision.seat:
                said = [
                    [
                        display("fallout").option_text(
                            state, each, option, Reader(language, match.names)
                        )
                        for option in each.options
                    ]
                    for state, each in ((match.state, decision), (other, same))
                ]
                assert said[0] == said[1]


def test_a_look_is_not_kept_when_a_choice_is_taken_back() -> None:
    """The same decision comes again after an undo, over a state that has moved on meanwhile."""
    shown = display("fallout")
    compared = 0
    for match, decision in open_decisions(4):
        steps = [option for option in decision.options if option.verb == t.STEP]
        if not steps:
            continue
        before = [text(match, decision, option) for option in decision.options]
        match.apply(steps[0], int(decision.seat))
        if match.can_undo(int(decision.seat)):
            match.undo(int(decision.seat))
            again = next(each for each in match.state.decisions if each.seat == decision.seat)
            after = [
                shown.option_text(match.state, again, option, Reader("en", match.names))
                for option in again.options
            ]
            assert after == before
            compared += 1
    assert compared > 3
