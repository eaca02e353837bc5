"""What is missing for a room is told, and it is what would make the room payable (SH-R-24)."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from overseer.games.shelter.building import best_discount, can_pay_for, missing_for
from overseer.games.shelter.notation import RESOURCES
from rules.packs import spaces, write_pack
from rules.table import Table

pytestmark = pytest.mark.rule("SH-R-24", "SH-PLACE-08")


def told(table: Table, choice: str, language: str = "en") -> str:
    """Why a choice is not possible, in one of the languages."""
    (reason,) = table.vault.explain(choice).reasons
    return reason.text(language)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Closest: Armory (missing: 1 water, 2 power)."),
        ("pl", "Najmniej brakuje tu: Zbrojownia (brak: 1 × woda, 2 × energia)."),
        ("ru", "Ближе всего: Оружейная (не хватает: 1 кубик воды, 2 кубика энергии)."),
    ],
)
@pytest.mark.parametrize("choice", ["L1.e", "place - L1.e"])
def test_what_is_missing_for_the_closest_room_is_told(
    choice: str, language: str, words: str
) -> None:
    assert told(Table().cubes(0, "W"), choice, language).endswith(words)


def test_rooms_that_are_equally_close_are_all_told() -> None:
    words = told(Table(), "L1.e")
    assert words.endswith("Armory (missing: 2 water, 2 power), Lounge (missing: 2 food, 2 power).")
    assert "Garden" not in words  # five cubes


def test_cubes_of_any_kind_are_missing_too() -> None:
    table = Table(rooms=["game-room", "garden", "armory"]).cubes(0, "FFE")
    assert "Game Room (missing: 2 resources of your choice)" in told(table, "L1.e")


def test_what_a_parrot_takes_off_is_not_missing() -> None:
    table = Table().cubes(0, "WE").items(0, "parrot")
    assert told(table, "L1.e").endswith("Closest: Armory (missing: 1 power).")


def test_the_cost_of_the_space_counts(tmp_path: Path) -> None:
    row = spaces("cost: W room-price, reward: build")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).cubes(0, "WWEE")
    assert told(table, "L0.9").endswith("Closest: Armory (missing: 1 water).")


def test_what_is_missing_for_one_room_is_told() -> None:
    table = Table().cubes(0, "WWFFEE").play("place - L1.e")
    assert told(table, "room garden") == (
        "You cannot pay for Garden: 2 food, 3 power. Missing: 1 power."
    )


def test_the_cost_of_an_outfit_counts(tmp_path: Path) -> None:
    suit = {"suit": "{kind: outfit, use: placing, effect: [pay: E, counts-as: S]}"}
    row = spaces("cost: room-price, reward: build, letter: S")
    pack = write_pack(tmp_path, starting={"diner": row}, items=suit)
    table = Table(packs=[pack]).items(0, "suit", "military-fatigues").cubes(0, "WWEE")
    table.play("place - L0.9")
    assert told(table, "wear suit").endswith("Closest: Armory (missing: 1 power).")


def test_nothing_is_missing_exactly_if_a_room_can_be_paid(tmp_path: Path) -> None:
    parrots = {"macaw": "{kind: pet, use: building, effect: [discount: 3]}"}
    row = spaces('cost: "W ? room-price", reward: build')
    pack = write_pack(tmp_path, starting={"diner": row}, items=parrots)
    for items in ((), ("parrot",), ("macaw",)):
        table = Table(packs=[pack], rooms=["game-room", "garden", "classroom"]).items(0, *items)
        vault = table.vault
        card = vault.card[8]  # L0.9
        rooms = [place - 1 for place in vault.room_track]
        for cubes in product(range(5), repeat=3):
            table.vault.cubes[0], table.vault.cubes[1], table.vault.cubes[2] = cubes
            for room in rooms:
                missing = missing_for(vault, 0, card, -1, room)
                payable = can_pay_for(vault, 0, card, -1, room, best_discount(vault, 0))
                assert (sum(missing) == 0) == payable, (items, cubes, room)


def test_with_what_is_missing_a_room_can_be_paid() -> None:
    table = Table(rooms=["game-room", "garden", "classroom"])
    vault = table.vault
    for cubes in product(range(4), repeat=3):
        for place in list(vault.room_track):
            vault.cubes[0], vault.cubes[1], vault.cubes[2] = cubes
            *named, any_kind = missing_for(vault, 0, 0, -1, place - 1)
            for kind, number in enumerate(named):
                vault.cubes[kind] += number
            vault.cubes[RESOURCES.index("W")] += any_kind
            assert can_pay_for(vault, 0, 0, -1, place - 1, 0)
