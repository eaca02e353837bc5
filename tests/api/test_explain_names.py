"""Names in "why not?": everything is known by the name that people read, in every language."""

from __future__ import annotations

from typing import cast

import pytest

import overseer
from overseer.catalog import display_of
from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.shelter import ShelterGame
from overseer.display.reader import Reader
from overseer.games.fallout.wasteland import Wasteland
from overseer.texts.bundles import LANGUAGES

SHELTER = cast(ShelterGame, overseer.load("shelter"))
FALLOUT = cast(FalloutGame, overseer.load("fallout", ["outpost"]))


def fallout_state() -> Wasteland:
    """A game of two at the first turn."""
    state = FALLOUT.new(players=2, seed=3)
    while state.round == 0:
        state.apply(0)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["item", "perk", "agenda", "character", "place"])
def test_cards_and_places_of_fallout_are_known_by_name(kind: str, language: str) -> None:
    state = fallout_state()
    words = FALLOUT.book.words(language)
    ids = getattr(FALLOUT.names, f"{kind}s")
    if kind == "item":
        ids = [each for each in ids if each not in FALLOUT.names.characters]
    spoken = [words.card_name(kind, each) for each in ids]
    for each, name in zip(ids, spoken, strict=True):
        if spoken.count(name) == 1:
            by_id, by_name = state.explain(each, 0), state.explain(name.upper(), 0)
            assert by_name.text(language) == by_id.text(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_shelter_are_known_by_name(language: str) -> None:
    state = SHELTER.new(players=3, seed=3)
    words = SHELTER.book.words(language)
    for kind in ("room", "item", "threat"):
        for each in getattr(SHELTER.names, f"{kind}s"):
            name = words.card_name(kind, each)
            found = state.explain(name, 0)
            assert found.text(language) == state.explain(each, 0).text(language) or (
                found.reasons[0].key == "several"
            )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_button_says_is_known(language: str) -> None:
    for state in (SHELTER.new(players=2, seed=3), fallout_state()):
        decision = state.decision
        assert decision is not None
        for option in decision.options:
            if " " not in option.notation:
                told = state.explain(option.text(language), decision.seat)
                assert told.possible, option.notation


def test_enemies_tiles_and_players_are_known_by_name() -> None:
    state = fallout_state()
    words = FALLOUT.book.words("pl")
    token = words.enemy(FALLOUT.names.tokens.index("lamp-moth"))["enemy"]
    assert state.explain(str(token), 0) is not None
    tiles = [str(words.tile(int(tile) - 1)["tile"]) for tile in state.slots if tile > 0]
    told = [state.explain(tile, 0).text("en") for tile in tiles]
    assert all(told)
    assert any("faceup" in text for text in told)
    display = display_of(FALLOUT)
    possible, reasons = display.explain(state, "Boris", 0, Reader("en", ("Ada", "Boris")))
    assert not possible
    assert reasons[0].rules


def test_a_part_of_a_name_is_enough_if_only_one_thing_has_it() -> None:
    state = fallout_state()
    assert state.explain("stimp", 0).text() == state.explain("stimpak", 0).text()
    several = state.explain("the", 0)
    assert not several.possible
    assert several.text("en").startswith("Several things are called that: ")
    assert several.text("ru").startswith("Так называется несколько вещей: ")


def test_quests_of_the_library_have_no_name() -> None:
    state = fallout_state()
    staged = set(state.staged)
    words = FALLOUT.book.words("en")
    for quest, card in enumerate(FALLOUT.names.quests):
        if quest not in staged:
            name = words.card_name("quest", card)
            with pytest.raises(overseer.Malformed):
                state.explain(name, 0)


@pytest.mark.parametrize(("game", "thing"), [("shelter", "l0.9"), ("fallout", "a2.1")])
def test_spaces_are_known_in_small_letters(game: str, thing: str) -> None:
    shelter = game == "shelter"
    state: overseer.State = SHELTER.new(players=2, seed=3) if shelter else fallout_state()
    assert state.explain(thing, 0).text() == state.explain(thing.upper(), 0).text()


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_what_has_no_name_here_is_refused(game: str) -> None:
    shelter = game == "shelter"
    state: overseer.State = SHELTER.new(players=2, seed=3) if shelter else fallout_state()
    for thing in ("", "frobnicate", "xy", "\0", "x" * 5000):
        with pytest.raises(overseer.OverseerError):
            state.explain(thing, 0)
