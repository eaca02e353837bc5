"""`game.cards`: what is printed on the cards, by kind and id."""

from __future__ import annotations

import random
from typing import Any

import pytest

import overseer
from overseer.catalog.fallout.game import FalloutGame
from overseer.catalog.shelter.game import ShelterGame
from overseer.kernel.targets import CardTarget

SHELTER = ShelterGame()
FALLOUT = FalloutGame(["outpost"])
LANGUAGES = ("en", "pl", "ru")


def test_a_room_has_its_price_its_spaces_and_its_name() -> None:
    diner = SHELTER.cards.rooms["diner"]
    assert [space.reward for space in diner.spaces] == [("F", "F"), ("F",)]
    assert [space.letter for space in diner.spaces] == ["A", "L"]
    assert SHELTER.cards.rooms.name("diner", "en") == "Diner"
    assert SHELTER.cards.elevators["elevator"].reward == ("H", "H", "build")
    assert SHELTER.cards.threats["deathclaw"].fight > 0


def test_cards_of_fallout_have_what_is_printed_on_them() -> None:
    cards = FALLOUT.cards
    assert cards.items["stimpak"].kind == "aid"
    assert cards.enemies["lamp-moth"].type
    assert cards.quests["two-letters"].objectives
    assert cards.scenarios[next(iter(cards.scenarios))].track
    assert cards.tiles["quarry"].spaces


@pytest.mark.parametrize("game", [SHELTER, FALLOUT], ids=["shelter", "fallout"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text(game: Any, language: str) -> None:
    for kind, deck in game.cards.kinds.items():
        assert len(deck) > 0
        for card in deck:
            assert deck.name(card, language)
            assert bool(deck.text(card, language)) == (kind != "tile"), card


@pytest.mark.parametrize("name", ["shelter", "fallout"])
def test_every_card_that_an_option_points_at_is_found(name: str) -> None:
    game = overseer.load(name)
    state = game.new(players=3, seed=3, max_rounds=6, chance="manual", forced="manual")
    chooser, found = random.Random(3), set()
    while (decision := state.decision) is not None:
        for option in decision.options:
            for target in option.targets.cards:
                if target.kind != "faction":
                    card: Any = game.cards.find(target)
                    assert card.id == target.id
                    found.add(target.kind)
        state.apply(chooser.choice(decision.options), int(decision.seat))
    assert len(found) > 2


def test_what_is_not_there_says_what_is() -> None:
    with pytest.raises(KeyError, match=r"There is no room 'dinner' \(did you mean 'diner'"):
        SHELTER.cards.rooms["dinner"]
    with pytest.raises(KeyError):
        SHELTER.cards.rooms.name("dinner")
    assert "dinner" not in SHELTER.cards.rooms
    with pytest.raises(overseer.Malformed, match="no cards of kind 'spell'; there are room"):
        SHELTER.cards.find(CardTarget("spell", "fireball"))
    with pytest.raises(overseer.Malformed):
        SHELTER.cards.rooms.name("diner", "tlh")


def test_cards_cannot_be_changed() -> None:
    cards: list[Any] = [SHELTER.cards.rooms["diner"], FALLOUT.cards.items["stimpak"]]
    for card in cards:
        with pytest.raises(AttributeError):
            card.copies = 7
