"""The cards of Fallout Shelter as they are printed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from display.plays import LANGUAGES, display, game, sampled
from overseer.catalog import display_of
from overseer.catalog.shelter import ShelterGame
from overseer.display import Display
from overseer.display.model import Amount, Face
from overseer.display.shelter import pictures
from overseer.display.shelter.faces import ELEVATOR, START_ELEVATOR, all_faces
from overseer.display.shelter.icons import REFERENCE
from rules.packs import spaces, write_pack
from rules.table import game_with


def faces(language: str = "en") -> dict[str, Face]:
    return all_faces(cast(ShelterGame, game("shelter")).book.words(language))


def amounts_of(face: Face) -> Iterator[Amount]:
    for amount in (*face.cost, *(a for space in face.spaces for a in (*space.cost, *space.reward))):
        yield amount
        yield from (*amount.left, *amount.right)


def row(amounts: list[Amount]) -> list[tuple[str, int]]:
    return [(amount.icon, amount.count) for amount in amounts]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_face_with_a_name_a_text_and_a_picture(language: str) -> None:
    content = cast(ShelterGame, game("shelter")).content
    rooms = [room.id for room in (*content.starting, *content.rooms)]
    items = [item.id for item in content.items]
    threats = [threat.id for threat in content.threats]
    known = faces(language)
    assert set(known) == {*rooms, *items, *threats, ELEVATOR, START_ELEVATOR}
    assert all(face.name and face.text and face.picture for face in known.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_icon_on_a_card_is_in_the_icon_reference(language: str) -> None:
    for face in faces(language).values():
        for amount in amounts_of(face):
            assert amount.icon in REFERENCE
            assert amount.name
    reference = {info.icon: info for info in display("shelter").rules(language)[1]}
    assert set(reference) == set(REFERENCE)
    assert all(info.name and info.text for info in reference.values())


def test_costs_and_rewards_are_icons_in_printed_order() -> None:
    door = faces()["vault-door"]
    assert row(door.spaces[0].reward) == [("first-player", 1), ("train-L", 1)]
    assert row(door.spaces[1].cost) == [("water", 1), ("food", 1), ("injure", 1)]
    garden = faces()["garden"]
    assert row(garden.cost) == [("food", 2), ("power", 3)]
    assert [space.letter for space in garden.spaces] == ["L", "A"]
    elevator = faces()[ELEVATOR].spaces[0]
    assert row(elevator.cost) == [("pay-room", 1)]
    assert row(elevator.reward) == [("happiness", 2), ("build", 1)]


def test_an_exchange_has_two_sides() -> None:
    (exchange,) = faces()["storage-room"].spaces[0].reward
    assert exchange.icon == "exchange"
    assert row(exchange.left) == [("water", 1)]
    assert row(exchange.right) == [("food", 2)]


def test_a_threat_has_its_fight_number_and_linked_spaces_are_told() -> None:
    deathclaw = faces()["deathclaw"]
    assert (deathclaw.kind, deathclaw.fight) == ("threat", 9)
    assert deathclaw.spaces[0].linked
    assert faces()["fire"].fight == 0
    assert faces()[START_ELEVATOR].spaces[0].injured_only


def test_an_item_has_its_kind_in_words() -> None:
    shotgun = faces("pl")["shotgun"]
    assert (shotgun.kind, shotgun.sort, shotgun.sort_name) == ("item", "weapon", "broń")


def test_every_card_of_the_core_pack_has_a_picture_of_its_own() -> None:
    content = cast(ShelterGame, game("shelter")).content
    assert {room.id for room in (*content.starting, *content.rooms)} == set(pictures.ROOMS)
    assert {threat.id for threat in content.threats} == set(pictures.THREATS)
    assert {item.id for item in content.items} == set(pictures.ITEMS)


def test_a_card_of_another_pack_has_the_picture_of_its_kind(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path,
        starting={"diner": spaces("reward: H")},
        items={"spoon": "{kind: weapon, use: before-fight, effect: [fight: 1]}"},
        threats={"draught": "{fight: 4, reward: H}"},
    )
    own = game_with((pack,))
    known = all_faces(own.book.words("pl"))
    assert known["spoon"].picture == pictures.KINDS["weapon"]
    assert known["draught"].picture == pictures.KINDS["threat"]
    assert known["spoon"].name == "Spoon"  # the pack has no Polish
    table = own.book.table(own.new(2, seed=1), 0)
    assert row(display_of(own).faces(table, "en")["diner"].spaces[0].reward) == [("happiness", 1)]


def test_the_faces_of_a_table_are_those_of_the_cards_on_it() -> None:
    for match in sampled("shelter", 3, 29):
        table = cast(ShelterGame, match.game).book.table(match.state, 0)
        known = display("shelter").faces(table, "en")
        rooms = {room.room for level in table.levels for room in level.rooms if room}
        held = {held.item for player in table.players for held in player.items}
        tracks = {*table.item_track, *table.room_track} - {None}
        discarded = {*table.discards.items, *table.discards.rooms, *table.discards.threats}
        assert rooms | held | tracks | discarded <= set(known)
        assert all(face.id == card for card, face in known.items())


def test_a_game_without_faces_of_its_own_has_none() -> None:
    plain = Display(game("fallout"))
    assert plain.faces(game("fallout").book.table(game("fallout").new(2, seed=1), 0), "en") == {}
