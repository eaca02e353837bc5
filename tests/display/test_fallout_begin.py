"""Who goes out: the dossiers of characters, the covers of scenarios, and what a pack says of them."""

from __future__ import annotations

from typing import cast

import pytest

import overseer
from display.plays import LANGUAGES, NAMES, display
from overseer.catalog.fallout.game import FalloutGame
from overseer.display.fallout.inquiries import Beginning, Dossier, FalloutInquiry
from overseer.display.reader import Reader


def begun(players: int = 3) -> overseer.Match:
    game = overseer.load("fallout", ["outpost"])
    names = list(NAMES[:players])
    return overseer.Match(game, players, seed=5, names=names, first_player=0)


def asked(match: overseer.Match, language: str = "en") -> Beginning:
    decision = match.state.decision
    assert decision is not None
    found = display("fallout").inquiry(match.state, decision, Reader(language, NAMES))
    beginning = cast(FalloutInquiry, found).beginning
    assert beginning is not None
    return beginning


def dossier(beginning: Beginning, character: str) -> Dossier:
    return next(each for each in beginning.dossiers if each.character == character)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_dossier_with_all_that_the_pack_says(language: str) -> None:
    match = begun()
    content = cast(FalloutGame, match.game).content
    beginning = asked(match, language)
    assert [each.character for each in beginning.dossiers] == [c.id for c in content.characters]
    for each, character in zip(beginning.dossiers, content.characters, strict=True):
        assert (each.letter, each.hp) == (character.letter, character.hp)
        assert each.kind == ("item" if character.item else "ability")
        assert bool(each.card) == bool(character.item)
        assert all((each.name, each.card_text, each.past, each.remark, each.deed))
        assert each.picture == f"p-{character.picture}"
    assert len({each.past for each in beginning.dossiers}) == len(beginning.dossiers)


def test_what_can_be_chosen_is_what_the_rules_offer() -> None:
    match, seen = begun(), 0
    while seen < 3:
        decision = match.state.decision
        assert decision is not None
        if decision.kind == "character":
            seen += 1
            offered = {option.notation for option in decision.options}
            assert len(offered) == 6 - seen
            assert {each.choice for each in asked(match).dossiers} - {""} == offered
        match.apply(decision.options[0].notation, int(decision.seat))


def test_a_character_that_is_taken_says_by_whom_and_why() -> None:
    match = begun()
    match.apply("character night-usher", 0)
    decision = match.state.decision
    assert decision is not None
    match.apply(decision.options[0].notation, 0)
    taken = dossier(asked(match), "night-usher")
    assert (taken.seat, taken.choice, taken.deed) == (0, "", "")
    assert "Night Usher" in taken.reason
    assert taken.rules == ["FO-SETUP-11"]
    free = dossier(asked(match), "mail-rider")
    assert (free.seat, free.reason) == (-1, "")


def test_those_who_choose_later_are_named_in_their_order() -> None:
    match = begun()
    assert f"{NAMES[1]}, {NAMES[2]}" in asked(match).order
    assert not any(name in asked(begun(1)).order for name in NAMES)


def test_a_trait_of_the_beginning_is_told_with_the_ability() -> None:
    beginning = asked(begun())
    assert "Super Mutant" in dossier(beginning, "large-librarian").card_text
    assert "Super Mutant" not in dossier(beginning, "night-usher").card_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scenario_has_a_cover_and_its_prologue_the_same_picture(language: str) -> None:
    match = begun()
    shown = display("fallout")
    cover = shown.cover("scenario", "mile-ninety", language)
    assert cover is not None
    assert cover.icon == "l-light"
    assert 20 < len(cover.text) <= 75
    prologue = shown.prologue(match.state, Reader(language, NAMES))
    assert prologue is not None
    assert prologue.icon == cover.icon
    table = match.game.book.table(match.state, 0)
    assert shown.faces(table, language)["scenario:mile-ninety"].picture == cover.icon
    assert shown.cover("first_player", "random", language) is None
