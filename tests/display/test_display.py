"""What every display gives: questions, options, previews and reasons, with names and rules."""

from __future__ import annotations

from typing import cast

import pytest

from display.plays import GAMES, LANGUAGES, NAMES, display, game, sampled
from overseer.catalog import display_of
from overseer.catalog.shelter import ShelterGame
from overseer.display import Display
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.reader import Reader
from overseer.display.shelter.display import ShelterDisplay
from overseer.games.shelter.vault import Vault
from overseer.texts.ledger import ledger


def test_each_game_has_a_display_of_its_own() -> None:
    assert isinstance(display_of(game("shelter")), ShelterDisplay)
    assert isinstance(display_of(game("fallout")), FalloutDisplay)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_display_of_any_game_serves_both(name: str, language: str) -> None:
    plain = Display(game(name))
    for match in sampled(name, 2, 29):
        for decision in match.state.decisions:
            assert plain.question(match.state, decision, Reader(language)) == decision.text(
                language
            )
            for option in decision.options:
                said = plain.option_text(match.state, decision, option, Reader(language))
                shown = plain.preview(match.state, decision, option, Reader(language))
                assert said == option.text(language)
                assert shown is not None
                assert (shown.choice, shown.title) == (option.notation, said)
                assert shown.rules == list(option.rules)
    assert plain.rules(language)[1] == []
    assert plain.faces({}, language) == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_is_explained_as_possible(name: str, language: str) -> None:
    known = set(ledger(name).entries)
    for match in sampled(name, 3, 23):
        for decision in match.state.decisions:
            seat = int(decision.seat)
            for option in decision.options:
                explained = display(name).explain(
                    match.state, option.notation, seat, Reader(language, NAMES)
                )
                possible, reasons = explained
                assert possible
                assert all(reason.text and set(reason.rules) <= known for reason in reasons)
                assert explained == Display(game(name)).explain(
                    match.state, option.notation, seat, Reader(language)
                )


@pytest.mark.parametrize("name", GAMES)
def test_reasons_say_who_decides_by_name(name: str) -> None:
    compared = 0
    for match in sampled(name, 4, 11):
        decision = match.state.decision
        if decision is None or match.header.players < 2:
            continue
        other = (int(decision.seat) + 1) % match.header.players
        choice = decision.options[0].notation
        possible, reasons = display(name).explain(
            match.state, choice, other, Reader("en", match.names)
        )
        told = " ".join(reason.text for reason in reasons)
        if not possible and "decision now" in told:
            assert match.names[decision.seat] in told
            assert "Player " not in told
            compared += 1
    assert compared > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_shelter_name_the_players(language: str) -> None:
    state = game("shelter").new(2, seed=1, chance="manual")
    while state.decision is not None and not state.decision.options[0].notation.startswith("first"):
        state.apply(0)
    decision = state.decision
    assert decision is not None
    texts = [
        display("shelter").option_text(state, decision, option, Reader(language, ("Ada", "Borys")))
        for option in decision.options
    ]
    assert "Ada" in texts[0]
    assert "Borys" in texts[1]


def test_the_step_of_a_round_of_shelter_is_told() -> None:
    """A round goes from threats to dwellers and to their recall, and back (SH-ROUND-01)."""
    match = next(iter(sampled("shelter", 2, 1)))
    told = display("shelter").steps(match.state, "en")
    assert told.names == ["Threats", "Dwellers", "Recall"]
    seen = {display("shelter").steps(each.state, "en").now for each in sampled("shelter", 3, 1)}
    assert 1 in seen
    assert seen <= {-1, 1, 2}  # nobody decides anything while threats appear


def test_the_step_of_a_round_of_fallout_is_told() -> None:
    """Survivors have their turns, then enemies activate (FO-ROUND-01 to 03); before, nobody has."""
    shown = display("fallout")
    by_kind: dict[str, set[int]] = {}
    for match in sampled("fallout", 4, 1):
        for decision in match.state.decisions:
            told = shown.steps(match.state, "en")
            assert told.names == ["Survivors", "Enemies"]
            by_kind.setdefault(decision.kind, set()).add(told.now)
    assert by_kind["turn"] == {0}
    assert by_kind["enemy"] == {1}  # which one acts first
    assert by_kind["character"] == {-1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_of_shelter_is_told_with_the_names_of_its_own_table(language: str) -> None:
    own = cast(ShelterGame, game("shelter"))
    shown = display("shelter")
    for match in sampled("shelter", seeds=3, every=5):
        words = own.book.words(language, match.names)
        for decision in match.state.decisions:
            texts = shown.option_texts(match.state, decision, Reader(language, match.names))
            vault = cast(Vault, match.state)
            assert texts == [words.option(each.code, vault) for each in decision.options]
    state = own.new(3, seed=1, chance="manual", elevator_order="random")
    found = 0
    while state.decision is not None and found < 40:
        for option in state.decision.options:
            text = shown.option_text(state, state.decision, option, Reader(language, NAMES[:3]))
            assert text == own.book.words(language, NAMES[:3]).option(option.code)
            found += 1
        state.apply(0)


@pytest.mark.parametrize("name", GAMES)
def test_options_told_together_are_told_as_each_alone(name: str) -> None:
    shown = display(name)
    for match in sampled(name, seeds=3, every=20):
        for decision in match.state.decisions:
            table = game(name).book.table(match.state, int(decision.seat))
            alone = [
                shown.option_text(match.state, decision, option, Reader("en", match.names))
                for option in decision.options
            ]
            for known in (table, None):
                told = shown.option_texts(match.state, decision, Reader("en", match.names), known)
                assert told == alone
