"""The exact sequence of a turn (SH-R-84)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

pytestmark = pytest.mark.rule("SH-R-84")

FULL = "WWWWWWFFFFFFEEEEEE"
COST = '"W ? item room-price injure"'
BOSS = f"{{fight: 9, cost: {COST}, reward: item build, letter: S, linked: true}}"


def told(table: Table) -> list[str]:
    """The log without the name of the first player."""
    return [line.removeprefix("Player 1 ") for line in table.events()]


def test_a_turn_with_everything_in_it(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"boss": BOSS})
    table = Table(packs=[pack], items=["husky", "camera", "globe"]).threat("L0.7", "boss")
    table.items(0, "collie", "t-45-power-armor", "parrot", "minigun", "fat-man", "shotgun!")
    table.dwellers(0, "S", "P", "-").cubes(0, "WWWWWWFFFFFEEE").listen()
    # 1: the opening window
    assert "use collie" in table.offered
    table.play("use collie")
    assert (table.seat, table.cubes_of(0)) == (0, "WWWWWFFFFFEEEEE")
    # 2: the declaration, in the order space, dwellers, outfit, room, slot, Parrot
    table.play("place - L0.7")
    assert table.offered == ["with S", "with P"]
    table.play("with P")
    assert table.offered == ["wear t-45-power-armor", "done"]
    table.play("wear t-45-power-armor")
    assert table.offered == ["room garden", "room armory", "room lounge"]
    table.play("room armory")
    assert table.offered == ["side left", "side right"]
    table.play("side left")
    assert table.offered == ["discount parrot", "done"]
    table.play("discount parrot")
    assert table.offered == ["strike W", "strike E"]
    assert table.cubes_of(0) == "WWWWWFFFFFEEEEE"  # nothing has been paid so far
    assert table.on("L0.7") == []
    # 3: fixed cubes with the power of the T-45, the cube of choice, the item, the price, the injury
    table.play("strike E")
    assert table.on("L0.7") == ["-", "-"]
    assert table.dwellers_of(0) == ["S"]
    assert table.cubes_of(0) == "WWWWFFFFFEEEE"
    assert table.offered == ["pay W", "pay F", "pay E"]
    table.play("pay F")
    assert table.offered[0].startswith("give ")
    assert table.cubes_of(0) == "WWWWFFFFEEEE"  # the price comes after the item
    table.play("give shotgun")
    assert table.cubes_of(0) == "WWFFFFEEE"
    assert sorted(table.on("L0.7")) == ["!", "-"]
    # 4: the fight
    assert table.offered == ["use minigun", "done"]
    table.play("use minigun", "roll 1 1")
    assert table.offered == ["use fat-man", "done"]
    assert table.items_of(0).count("husky") == 0
    table.play("use fat-man", "roll 3 3")
    # 5: the rewards, two passes, without a window between the icons
    assert table.offered == ["take husky", "take camera", "take globe"]
    assert "armory" in table.track("room")  # reserved, and still there
    assert table.rooms_on(1) == [None] * 6
    table.play("take husky", "draw item laser-rifle", "draw room medbay")
    assert table.rooms_on(1)[2] == "armory"
    assert table.offered == ["take laser-rifle", "take camera", "take globe"]
    assert table.refused("use husky") != ()
    table.play("take camera")
    assert table.offered[-1] == "done"  # a second room, at its own price
    table.play("done")
    # 6: the closing window
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("use husky")
    assert table.seat == 1
    paid = [line for line in told(table) if "pays" in line or "gives" in line]
    assert paid[0] == "pays 1 water"  # Collie
    assert sorted(paid[1:3]) == ["pays 1 power", "pays 1 water"]  # T-45, and the fixed cost
    assert paid[3:5] == ["pays 1 food", "gives up Shotgun"]
    assert paid[5:] == ["pays 2 water", "pays 1 power", "pays 1 water"]  # the price, Husky
    assert told(table).index("A dweller of Player 1 is injured on L0.7") > told(table).index(
        "gives up Shotgun"
    )


@pytest.mark.rule("SH-R-87")
def test_the_power_of_the_armor_is_paid_first() -> None:
    table = Table().items(0, "t-45-power-armor").cubes(0, "WE").threat("L0.7", "fire").listen()
    table.play("place - L0.7", "wear t-45-power-armor")
    assert [line for line in told(table) if "pays" in line] == ["pays 1 power", "pays 1 water"]


def test_everything_must_be_payable_when_it_is_declared(tmp_path: Path) -> None:
    space = 'cost: "? item", reward: W item'
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space)})
    table = Table(packs=[pack]).items(0, "husky")
    assert "place - L0.9" not in table.offered  # the cube of the reward would come too late
    assert table.refused("place - L0.9") == ("SH-PLACE-08",)
    table.cubes(0, "E").play("place - L0.9")
    assert table.cubes_of(0) == "W"


def test_cost_and_price_must_be_payable_together(tmp_path: Path) -> None:
    space = "cost: W room-price, reward: build"
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space)})
    table = Table(packs=[pack]).cubes(0, "WWEE")  # the Armory alone
    assert "place - L0.9" not in table.offered
    assert "SH-R-24" in table.refused("place - L0.9")
    table.cubes(0, "WWWEE").play("place - L0.9", "side left")
    assert (table.cubes_of(0), table.rooms_on(1)[2]) == ("", "armory")


@pytest.mark.rule("SH-R-17")
def test_cubes_that_the_price_needs_are_kept_back_while_others_are_chosen(tmp_path: Path) -> None:
    space = 'cost: "? room-price", reward: build'
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space)})
    table = Table(packs=[pack]).cubes(0, "WWFEE").play("place - L0.9", "side left")
    assert table.seat == 1  # only the food was left to choose
    assert (table.cubes_of(0), table.rooms_on(1)[2]) == ("", "armory")


@pytest.mark.rule("SH-TRAIN-06")
def test_the_old_training_ends_with_the_declaration_and_its_slot_is_free() -> None:
    table = Table().dwellers(0, "P", "-").room(1, "right", "classroom")
    table.play("place P L1.7")
    assert table.dwellers_of(0) == ["-"]
    assert table.offered == ["gain W", "gain F", "gain E"]


def test_no_item_is_used_between_the_icons_of_a_row() -> None:
    table = Table().items(0, "husky", "maine-coon").cubes(0, "WWWW").play("place - L0.1")
    assert {choice.split()[0] for choice in table.offered} == {"take"}
    for item in ("husky", "maine-coon"):
        assert "SH-ITEM-01" in table.refused(f"use {item}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_closing_window_stands_before_the_income_and_that_before_the_next_turn(
    players: int,
) -> None:
    table = Table(players).items(0, "husky").cubes(0, "WW").room(players, "right", "garden")
    table.play(f"place - L{players}.7")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("use husky")
    assert (table.seat, table.offered[0]) == (players - 1, "income W")
    table.play("income W")
    assert (table.seat, table.offered[-1]) == (1, "pass")


@pytest.mark.rule("SH-EXCH-05")
def test_exchange_and_items_share_the_closing_window_until_the_player_ends_the_turn() -> None:
    table = Table().items(0, "german-shepherd").cubes(0, "W").room(1, "right", "storage-room")
    table.play("place - L1.7")
    assert table.offered == ["exchange W>FF", "done"]  # the dog has nothing to fetch with yet
    table.play("exchange W>FF")
    assert table.offered == ["use german-shepherd", "done"]
    table.play("use german-shepherd")
    assert (table.cubes_of(0), table.seat) == ("FE", 1)


def test_without_anything_to_do_there_is_no_closing_window() -> None:
    table = Table().items(0, "husky", "shotgun").play("place - L0.9")
    assert table.seat == 1


def test_a_pass_ends_the_turn_without_a_closing_window() -> None:
    table = Table().items(0, "husky").cubes(0, "W").play("pass")
    assert (table.seat, table.cubes_of(0)) == (1, "W")


@pytest.mark.rule("SH-BUILD-07")
def test_a_paid_room_leaves_the_track_at_its_build_icon(tmp_path: Path) -> None:
    space = 'cost: room-price, reward: "? build ?"'
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space)})
    table = Table(packs=[pack]).cubes(0, "WWEE").play("place - L0.9", "side right")
    assert (table.cubes_of(0), table.track("room")) == ("", ["garden", "armory", "lounge"])
    table.play("gain F", "draw room medbay")
    assert table.track("room") == ["garden", "medbay", "lounge"]
    assert table.rooms_on(1)[3] == "armory"
    assert table.offered == ["gain W", "gain F", "gain E"]


def test_a_choice_of_another_moment_is_refused_with_the_open_question() -> None:
    table = Table().cubes(0, "W").play("place - L0.2")
    for choice in ("pass", "place - L0.7", "done", "income W"):
        assert table.refused(choice) == ("SH-ITEM-01",)
