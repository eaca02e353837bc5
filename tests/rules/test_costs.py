"""Costs: cubes, items, injuries and room prices (SH-COST, SH-R-17 to 19)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"


@pytest.mark.rule("SH-COST-01")
def test_each_resource_icon_costs_one_cube_of_its_kind() -> None:
    table = Table().cubes(0, "WWWFFFE").listen().play("place - L0.4")
    assert table.cubes_of(0) == "WWFFE"
    assert table.events()[1:3] == ["Player 1 pays 1 water", "Player 1 pays 1 food"]
    assert table.cited()[1] == table.cited()[2] == ("SH-COST-01",)
    table = Table().cubes(0, "WWWFFFFE").play("place - L0.5")
    assert table.cubes_of(0) == "WWWFE"


@pytest.mark.rule("SH-COST-01")
def test_a_named_cube_cannot_be_replaced_by_another() -> None:
    table = Table().cubes(0, "WWWWWWEEEEEE")
    assert "place - L0.5" not in table.offered
    assert table.refused("place - L0.5") == ("SH-PLACE-08",)


@pytest.mark.rule("SH-COST-02", "SH-R-18")
def test_each_question_mark_costs_a_cube_of_any_kind() -> None:
    table = Table().room(1, "right", "classroom").cubes(0, "WWFFE").play("place - L1.8")
    assert table.offered == ["pay W", "pay F", "pay E"]
    table.play("pay E")
    assert table.offered == ["pay W", "pay F"]
    table.play("pay W", "pay F", "pay F")
    assert table.cubes_of(0) == "W"
    assert table.vault.happiness[0] == 1


@pytest.mark.rule("SH-COST-02")
def test_question_marks_may_all_be_paid_in_one_kind() -> None:
    table = Table().room(1, "right", "classroom").cubes(0, "WWWWFFFF").play("place - L1.8")
    table.play("pay F", "pay F", "pay F", "pay F")
    assert table.cubes_of(0) == "WWWW"


@pytest.mark.rule("SH-COST-02")
def test_question_marks_need_as_many_cubes_beside_the_named_ones() -> None:
    table = Table().room(1, "left", "outfit-workshop").cubes(0, "W")
    assert table.refused("place - L1.5") == ("SH-PLACE-08",)
    table.cubes(0, "EF")
    assert table.refused("place - L1.5") == ("SH-PLACE-08",)
    table.cubes(0, "WF").play("place - L1.5")
    assert table.cubes_of(0) == ""


@pytest.mark.rule("SH-COST-02")
def test_a_cube_that_is_not_there_cannot_be_paid() -> None:
    table = Table().room(1, "right", "classroom").cubes(0, "WWFFF").play("place - L1.8")
    assert "SH-COST-02" in table.refused("pay E")


@pytest.mark.rule("SH-COST-03", "SH-R-19")
def test_an_item_icon_costs_one_item_in_front_of_the_payer() -> None:
    table = Table().room(1, "right", "fitness-room").items(0, "shotgun", "husky!")
    table.items(1, "minigun").play("place - L1.8")
    assert table.offered == ["give shotgun", "give husky"]
    table.listen().play("give husky")
    assert table.items_of(0) == ["shotgun"]
    assert table.items_of(1) == ["minigun"]
    assert table.seen()["discards"]["items"] == ["husky"]
    assert table.cited()[0] == ("SH-COST-03",)


@pytest.mark.rule("SH-COST-03", "SH-R-19")
def test_without_an_item_the_space_cannot_be_chosen() -> None:
    table = Table().room(1, "right", "fitness-room").items(1, "minigun")
    assert table.refused("place - L1.8") == ("SH-PLACE-08", "SH-R-19")


@pytest.mark.rule("SH-COST-04")
def test_an_injury_icon_injures_the_dweller_that_is_placed() -> None:
    table = Table().room(1, "right", "game-room").listen().play("place - L1.8")
    assert table.on("L1.8") == ["!"]
    assert table.vault.happiness[0] == 1
    assert "A dweller of Player 1 is injured on L1.8" in table.events()
    table.pass_all()
    assert table.dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-COST-04")
def test_an_injury_is_always_payable() -> None:
    table = Table().room(1, "right", "game-room")
    assert "place - L1.8" in table.offered


@pytest.mark.rule("SH-COST-05")
@pytest.mark.parametrize(("room", "left"), [("garden", "WWWWFFFFEE"), ("armory", "WWFFFFFFEEE")])
def test_the_builder_pays_what_is_printed_on_the_room(room: str, left: str) -> None:
    table = Table(rooms=("garden", "armory", "lounge")).cubes(0, "WWWWFFFFFFEEEEE")
    table.play("place - L1.e", f"room {room}", "side left")
    assert table.cubes_of(0) == left
    assert table.rooms_on(1)[2] == room


@pytest.mark.rule("SH-COST-05")
def test_question_marks_of_a_price_are_picked_one_by_one() -> None:
    table = Table(rooms=("game-room", "armory", "lounge")).cubes(0, "WWWFFEE")
    table.play("place - L1.e", "room game-room", "side left")
    assert table.cubes_of(0) == "WWWFFE"  # the named power is paid first
    table.play("pay W", "pay W", "pay F", "pay E")
    assert table.cubes_of(0) == "WF"


@pytest.mark.rule("SH-COST-05")
def test_a_room_whose_price_is_too_high_is_not_offered() -> None:
    table = Table(rooms=("garden", "armory", "lounge")).cubes(0, "WWFFEE").play("place - L1.e")
    assert table.offered == ["room armory", "room lounge"]
    table.refused("room garden")


@pytest.mark.rule("SH-COST-05")
def test_a_price_that_is_too_high_is_named_as_the_reason() -> None:
    table = Table(rooms=("garden", "armory", "lounge")).cubes(0, "WWFFEE").play("place - L1.e")
    assert {"SH-PLACE-08", "SH-R-24"} <= set(table.why("room garden"))


# Rulings


MIXED = 'cost: "item injure ? room-price W", reward: build H'


@pytest.mark.rule("SH-R-17")
def test_costs_are_paid_in_a_fixed_order(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(MIXED)})
    table = Table(packs=[pack]).cubes(0, "WWWWFFEE").items(0, "shotgun", "minigun").listen()
    table.play("place - L0.9", "room armory", "side left")
    table.play("pay F", "give minigun")
    assert [line for line in table.events() if "New in" not in line] == [
        "Player 1 places a dweller on L0.9: Diner, left",
        "Player 1 pays 1 water",
        "Player 1 pays 1 food",
        "Player 1 gives up Minigun",
        "Player 1 pays 2 water",
        "Player 1 pays 2 power",
        "A dweller of Player 1 is injured on L0.9",
        "Player 1 builds Armory on L1.5",
        "Player 1 gains 1 happiness",
    ]
    assert table.cubes_of(0) == "WF"


@pytest.mark.rule("SH-R-17")
@pytest.mark.parametrize("cubes", ["WWWEE", "WWFEE", "WWWWE"])
def test_all_costs_together_must_be_payable(cubes: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(MIXED)})
    table = Table(packs=[pack], rooms=("armory", "garden", "garden")).items(0, "shotgun")
    assert "place - L0.9" in table.cubes(0, "WWWFEE").offered
    table.cubes(0, cubes)
    assert "place - L0.9" not in table.offered
    assert "SH-PLACE-08" in table.refused("place - L0.9")


@pytest.mark.rule("SH-R-17")
def test_cubes_of_the_price_are_kept_back_while_question_marks_are_paid(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(MIXED)})
    table = Table(packs=[pack], forced="manual").cubes(0, "WWWFEE").items(0, "shotgun")
    table.play("place - L0.9", "room armory", "side left")
    assert table.offered == ["pay F"]  # WW and EE are the Armory's
    assert "SH-R-17" in table.refused("pay E")


@pytest.mark.rule("SH-R-17")
def test_nothing_that_the_placement_gains_can_pay_for_it(tmp_path: Path) -> None:
    space = spaces("cost: room-price, reward: E E E E E E build", "cost: item, reward: item item")
    pack = write_pack(tmp_path, starting={"diner": space})
    table = Table(packs=[pack], rooms=("weight-room", "nuclear-reactor", "garden"))
    assert "SH-PLACE-08" in table.refused("place - L0.9")
    assert "SH-PLACE-08" in table.refused("place - L0.10")
    table.cubes(0, "EEEE").play("place - L0.9", "side left")  # the Weight Room, at EEEE
    assert table.rooms_on(1)[2] == "weight-room"
    assert table.cubes_of(0) == "EEEEEE"


@pytest.mark.rule("SH-R-17")
def test_the_second_room_of_a_space_may_be_paid_from_its_rewards(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path, starting={"diner": spaces("cost: room-price, reward: build E E E E E E build")}
    )
    table = Table(packs=[pack], rooms=("weight-room", "nuclear-reactor", "garden"))
    table.cubes(0, "EEEE").play("place - L0.9", "side left")  # the Weight Room, at EEEE
    assert table.offered[:1] == ["room nuclear-reactor"]
    table.play("room nuclear-reactor", "side left")
    assert table.rooms_on(1)[1:3] == ["nuclear-reactor", "weight-room"]
    assert table.cubes_of(0) == "E"


@pytest.mark.rule("SH-R-17")
def test_a_lost_fight_leaves_no_paid_room_behind(tmp_path: Path) -> None:
    threat = {"collapse": "{fight: 9, cost: room-price, reward: build}"}
    pack = write_pack(tmp_path, threats=threat)
    table = Table(packs=[pack]).threat("L0.9", "collapse").cubes(0, "WWEE").cubes(1, FULL)
    table.play("place - L0.9", "side left", "roll 1 1")  # the Armory, at WWEE
    assert table.cubes_of(0) == ""
    assert table.rooms_on(1) == [None] * 6
    table.play("place - L2.e")
    assert table.offered == ["room garden", "room armory", "room lounge"]


@pytest.mark.rule("SH-R-19")
def test_an_item_used_this_turn_may_pay() -> None:
    table = Table().room(1, "right", "fitness-room").items(0, "husky").cubes(0, "W")
    table.play("use husky", "place - L1.8")
    assert table.cubes_of(0) == "FF"
    assert table.items_of(0) == []
    assert table.seen()["discards"]["items"] == ["husky"]


@pytest.mark.rule("SH-R-19")
def test_two_item_icons_take_two_items(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("cost: item item, reward: H")})
    table = Table(packs=[pack]).items(0, "shotgun")
    assert table.refused("place - L0.9") == ("SH-PLACE-08", "SH-R-19")
    table.items(0, "husky", "minigun").play("place - L0.9", "give shotgun", "give husky")
    assert table.items_of(0) == ["minigun"]
    assert table.seen()["discards"]["items"] == ["husky", "shotgun"]
    assert table.vault.happiness[0] == 1


@pytest.mark.rule("SH-R-19")
def test_an_outfit_that_is_worn_may_be_paid_and_still_doubles_the_reward() -> None:
    table = Table().room(1, "right", "outfit-workshop").items(0, "lab-coat")
    table.play("place - L1.8", "wear lab-coat")
    assert table.items_of(0) == []
    assert table.seen()["discards"]["items"] == ["lab-coat"]
    table.play("gain W", "gain W", "gain F", "gain F", "gain E", "gain E")
    assert table.cubes_of(0) == "WWFFEE"


@pytest.mark.rule("SH-R-19")
def test_an_item_that_is_not_ones_own_cannot_be_given() -> None:
    table = Table().room(1, "right", "fitness-room").items(0, "shotgun", "husky")
    table.items(1, "minigun").play("place - L1.8")
    assert "SH-ITEM-03" in table.refused("give minigun")


@pytest.mark.rule("SH-R-17", "SH-COST-05")
def test_a_price_of_one_cube_is_paid_before_anything_is_gained(tmp_path: Path) -> None:
    closet = "{price: W, left: {reward: W}, right: {reward: F}}"
    row = spaces("cost: room-price, reward: W build")
    pack = write_pack(tmp_path, starting={"diner": row}, rooms={"closet": closet})
    table = Table(packs=[pack], rooms=["closet", "garden", "lounge"]).cubes(0, "WWWWWW")
    table.play("place - L0.9", "side left")
    assert (table.rooms_on(1)[2], table.cubes_of(0)) == ("closet", "WWWWWW")


@pytest.mark.rule("SH-COST-05", "SH-R-24")
@pytest.mark.parametrize(("cubes", "offered"), [("WWWE", False), ("WWWWE", True)])
def test_question_marks_of_a_price_need_as_many_cubes(cubes: str, offered: bool) -> None:
    table = Table(rooms=("game-room", "garden", "nuclear-reactor")).cubes(0, cubes)
    assert ("place - L1.e" in table.offered) == offered  # E ????
