"""Exhaust and ready: items are turned to be used, and turned back (SH-EXH)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import write_pack
from rules.table import Table


@pytest.mark.rule("SH-EXH-01")
def test_an_item_is_exhausted_by_its_use() -> None:
    table = Table().cubes(0, "W").items(0, "husky", "collie").listen().play("use husky")
    assert sorted(table.items_of(0)) == ["collie", "husky!"]
    assert {"item": "husky", "exhausted": True} in table.seen()["players"][0]["items"]
    assert table.events()[0] == "Player 1 exhausts Husky"
    assert "SH-EXH-01" in table.cited()[0]


@pytest.mark.rule("SH-EXH-01")
def test_an_outfit_is_exhausted_as_it_is_worn() -> None:
    table = Table().items(0, "armored-vault-suit").play("place - L0.7", "wear armored-vault-suit")
    assert table.items_of(0) == ["armored-vault-suit!"]


@pytest.mark.rule("SH-EXH-01")
def test_an_item_that_lowers_a_price_is_exhausted_with_it() -> None:
    table = Table().cubes(0, "WWE").items(0, "parrot").play("place - L1.e", "side left")
    assert table.rooms_on(1)[2] == "armory"
    assert table.items_of(0) == ["parrot!"]


@pytest.mark.rule("SH-EXH-01")
def test_a_choice_not_to_use_an_item_leaves_it_ready() -> None:
    table = Table().items(0, "armored-vault-suit", "husky").play("place - L0.7", "done", "done")
    assert sorted(table.items_of(0)) == ["armored-vault-suit", "husky"]


@pytest.mark.rule("SH-EXH-01")
def test_an_item_that_always_works_is_never_exhausted() -> None:
    table = Table().items(0, "10mm-pistol").threat("L0.7", "radroach").threat("L0.8", "mole-rat")
    table.play("place - L0.7", "roll 2 2", "gain W", "pass", "place - L0.8", "roll 2 3")
    assert (table.cubes_of(0), table.vault.happiness[0]) == ("W", 1)  # it helped in both fights
    assert table.items_of(0) == ["10mm-pistol"]


@pytest.mark.rule("SH-EXH-01")
def test_an_item_for_placing_that_does_not_demand_it_is_not_exhausted(tmp_path: Path) -> None:
    badge = "{kind: outfit, use: placing, exhaust: false, effect: [counts-as: P]}"
    pack = write_pack(tmp_path, items={"badge": badge})
    table = Table(packs=[pack]).items(0, "badge").play("place - L0.7", "wear badge")
    assert table.cubes_of(0) == "WW"
    assert table.items_of(0) == ["badge"]


@pytest.mark.rule("SH-EXH-01")
def test_an_item_for_building_that_does_not_demand_it_is_not_exhausted(tmp_path: Path) -> None:
    coupon = "{kind: other, use: building, exhaust: false, effect: [discount: 1]}"
    pack = write_pack(tmp_path, items={"coupon": coupon})
    table = Table(packs=[pack]).cubes(0, "WWE").items(0, "coupon")
    table.play("place - L1.e", "side left")
    assert table.rooms_on(1)[2] == "armory"
    assert table.items_of(0) == ["coupon"]


@pytest.mark.rule("SH-EXH-02")
def test_an_exhausted_item_cannot_be_used_again() -> None:
    table = Table().cubes(0, "WW").items(0, "husky").play("use husky")
    assert "use husky" not in table.offered
    assert table.refused("use husky") == ("SH-EXH-02",)
    table.play("place - L0.7")
    assert table.seat == 1  # no closing window for an exhausted item


@pytest.mark.rule("SH-EXH-01", "SH-EXH-02")
def test_of_two_copies_each_is_used_once(tmp_path: Path) -> None:
    husky = "{copies: 2, kind: pet, use: any-time, effect: [pay: W, gain: F F]}"
    table = Table(packs=[write_pack(tmp_path, items={"husky": husky})]).cubes(0, "WWW")
    table.items(0, "husky", "husky")
    assert table.offered.count("use husky") == 1
    table.play("use husky")
    assert table.items_of(0) == ["husky", "husky!"]
    table.play("use husky")
    assert table.items_of(0) == ["husky!", "husky!"]
    assert table.refused("use husky") == ("SH-EXH-02",)


@pytest.mark.rule("SH-EXH-02")
def test_an_exhausted_weapon_cannot_be_used_in_a_fight() -> None:
    table = Table().items(0, "shotgun!", "minigun").threat("L0.7", "mole-rat").play("place - L0.7")
    assert table.offered == ["use minigun", "done"]
    assert table.refused("use shotgun") == ("SH-EXH-02",)


@pytest.mark.rule("SH-EXH-02")
def test_an_exhausted_outfit_cannot_be_worn() -> None:
    table = Table().items(0, "armored-vault-suit!").play("place - L0.7")
    assert table.cubes_of(0) == "W"
    assert table.seat == 1


@pytest.mark.rule("SH-EXH-02")
def test_an_exhausted_outfit_is_refused_beside_a_ready_one(tmp_path: Path) -> None:
    badge = "{kind: outfit, use: placing, effect: [counts-as: P]}"
    pack = write_pack(tmp_path, items={"badge": badge})
    table = Table(packs=[pack]).items(0, "armored-vault-suit!", "badge").play("place - L0.7")
    assert table.offered == ["wear badge", "done"]
    assert table.refused("wear armored-vault-suit") == ("SH-EXH-02",)


@pytest.mark.rule("SH-EXH-02")
def test_an_exhausted_item_lowers_no_price() -> None:
    table = Table().cubes(0, "WWE").items(0, "parrot!")
    assert "place - L1.e" not in table.offered


@pytest.mark.rule("SH-EXH-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_items_of_all_players_are_ready_after_the_round(players: int) -> None:
    table = Table(players).items(0, "husky!", "shotgun!").items(players - 1, "collie!", "parrot")
    table.pass_all()
    assert table.vault.round == 2
    assert sorted(table.items_of(0)) == ["husky", "shotgun"]
    assert sorted(table.items_of(players - 1)) == ["collie", "parrot"]


@pytest.mark.rule("SH-EXH-03")
def test_items_are_readied_in_every_round() -> None:
    table = Table().cubes(0, "WWW").items(0, "husky")
    for _ in range(2):
        table.play("use husky").pass_all().spawn("7", "7", "7")
        assert table.items_of(0) == ["husky"]
    assert "use husky" in table.offered


@pytest.mark.rule("SH-EXH-03")
def test_a_pass_readies_nothing() -> None:
    table = Table().cubes(0, "WW").items(0, "husky").play("use husky", "pass")
    assert table.items_of(0) == ["husky!"]


@pytest.mark.rule("SH-EXH-04")
@pytest.mark.parametrize(
    ("item", "left"), [("husky", ["collie!", "husky"]), ("collie", ["collie", "husky!"])]
)
def test_a_ready_icon_readies_one_item_of_the_players_choice(item: str, left: list[str]) -> None:
    table = Table().room(1, "right", "weapon-workshop").items(0, "husky!", "collie!", "shotgun")
    table.items(1, "parrot!").play("place - L1.8")
    assert sorted(table.offered) == ["ready collie", "ready husky"]
    assert "SH-EXH-04" in table.refused("ready shotgun")  # it is ready
    assert table.refused("ready parrot") == ("SH-ITEM-03",)  # it is another player's
    table.listen().play(f"ready {item}")
    assert f"Player 1 readies {item.title()}" in table.events()
    assert sorted(table.items_of(0)) == sorted([*left, "shotgun"])
    assert table.items_of(1) == ["parrot!"]


@pytest.mark.rule("SH-EXH-04", "SH-COST-03")
def test_another_player_s_copy_of_an_item_is_not_offered_again(tmp_path: Path) -> None:
    husky = "{copies: 2, kind: pet, use: any-time, effect: [pay: W, gain: F F]}"
    table = Table(packs=[write_pack(tmp_path, items={"husky": husky})])
    table.items(0, "husky!", "stimpak!").items(1, "husky!")
    table.room(1, "right", "weapon-workshop", "outfit-workshop").play("place - L1.8")
    assert sorted(table.offered) == ["ready husky", "ready stimpak"]
    table.play("ready husky", "pass", "place - L1.10")
    assert sorted(table.offered) == ["give husky", "give stimpak"]


@pytest.mark.rule("SH-EXH-04")
def test_a_readied_item_can_be_used_again_in_the_same_round() -> None:
    table = Table().room(1, "right", "weapon-workshop").cubes(0, "WW").items(0, "husky")
    table.play("use husky", "place - L1.8")
    assert table.offered == ["use husky", "done"]  # the one exhausted item was readied
    table.play("use husky")
    assert table.cubes_of(0) == "FFFF"


@pytest.mark.rule("SH-EXH-04", "SH-COST-03")
def test_two_copies_of_an_item_are_one_choice(tmp_path: Path) -> None:
    husky = "{copies: 2, kind: pet, use: any-time, effect: [pay: W, gain: F F]}"
    table = Table(packs=[write_pack(tmp_path, items={"husky": husky})])
    table.items(0, "husky!", "husky!", "stimpak!")
    table.room(1, "right", "weapon-workshop", "outfit-workshop").play("place - L1.8")
    assert sorted(table.offered) == ["ready husky", "ready stimpak"]
    table.play("ready stimpak", "pass", "place - L1.10")
    assert sorted(table.offered) == ["give husky", "give stimpak"]


@pytest.mark.rule("SH-EXH-04")
def test_an_icon_may_ready_an_item_that_readies_others(tmp_path: Path) -> None:
    bell = "{kind: other, use: any-time, effect: [ready: item]}"
    table = Table(packs=[write_pack(tmp_path, items={"bell": bell})])
    table.room(1, "right", "weapon-workshop").items(0, "shotgun!", "bell!").play("place - L1.8")
    assert table.offered == ["ready shotgun", "ready bell"]


@pytest.mark.rule("SH-EXH-04")
def test_items_of_players_before_the_owner_do_not_stand_in_the_way() -> None:
    table = Table().room(1, "right", "weapon-workshop").items(0, "shotgun!")
    table.items(1, "husky!", "collie!").play("pass", "place - L1.8")
    assert sorted(table.offered) == ["ready collie", "ready husky"]


@pytest.mark.rule("SH-R-37")
@pytest.mark.parametrize("first", ["10mm-pistol", "golden-retriever"])
def test_whichever_card_readies_it_readies_none_of_its_kind(first: str, tmp_path: Path) -> None:
    bell = "{kind: pet, use: any-time, effect: [ready: item]}"
    pack = write_pack(tmp_path, items={"10mm-pistol": bell})
    second = {"10mm-pistol", "golden-retriever"}.difference({first}).pop()
    table = Table(packs=[pack]).items(0, first, f"{second}!")
    assert f"use {first}" not in table.offered
    table.items(0, "shotgun!").play(f"use {first}")
    assert table.items_of(0).count("shotgun") == 1
    assert f"{second}!" in table.items_of(0)
