"""The icons: each as a cost, as a reward and in its other use (SH-ICON)."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from rules.packs import spaces, write_pack
from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"
GAINS = ["gain W", "gain F", "gain E"]
NO_COSTS = ["H", "new-dweller", "first-player", "ready", "build", "refresh-items", "heal", "train"]


@pytest.mark.rule("SH-ICON-01", "SH-COST-01")
@pytest.mark.parametrize(
    ("room", "cost", "left"),
    [("armory", "WW", "WWWW"), ("athletics-room", "FFF", "FFF"), ("weight-room", "EEE", "EEE")],
)
def test_a_resource_as_a_cost_is_a_cube_of_that_kind(room: str, cost: str, left: str) -> None:
    table = Table(rooms=["garden", "lounge", "medbay"]).room(1, "right", room)
    table.cubes(0, FULL.replace(cost[0], "") + cost[1:])
    assert "place - L1.8" not in table.offered  # one cube short, whatever the others are
    table.cubes(0, cost + left).play("place - L1.8")
    assert table.cubes_of(0) == left


@pytest.mark.rule("SH-ICON-01", "SH-RES-01")
@pytest.mark.parametrize(("space", "gained"), [("L0.7", "W"), ("L0.9", "FF"), ("L0.11", "EE")])
def test_a_resource_as_a_reward_is_a_cube_of_that_kind(space: str, gained: str) -> None:
    assert Table().play(f"place - {space}").cubes_of(0) == gained


@pytest.mark.rule("SH-ICON-01", "SH-BUILD-06")
def test_a_resource_is_part_of_a_room_s_price() -> None:
    table = Table(rooms=["nuka-cola-bottler", "lounge", "medbay"]).cubes(0, "WFEEE")
    table.play("place - L1.e", "room nuka-cola-bottler", "side left")
    assert table.cubes_of(0) == ""


@pytest.mark.rule("SH-ICON-01", "SH-EXCH-02")
@pytest.mark.parametrize(
    ("choice", "before", "after"), [("W>FF", "WW", "WFF"), ("FF>W", "FFF", "WF")]
)
def test_a_resource_stands_on_both_sides_of_an_exchange(
    choice: str, before: str, after: str
) -> None:
    table = Table().room(1, "right", "storage-room").cubes(0, before).play("place - L1.7")
    assert table.play(f"exchange {choice}").cubes_of(0) == after


@pytest.mark.rule("SH-ICON-02", "SH-COST-02")
def test_a_question_mark_as_a_cost_is_a_cube_of_any_kind() -> None:
    table = Table().room(1, "right", "classroom").cubes(0, "WFFEE").play("place - L1.8")
    assert table.offered == ["pay W", "pay F", "pay E"]
    table.play("pay W")
    assert table.offered == ["pay F", "pay E"]
    table.play("pay F", "pay E", "pay F")
    assert table.cubes_of(0) == "E"


@pytest.mark.rule("SH-ICON-02", "SH-RES-03")
@pytest.mark.parametrize("kind", ["W", "F", "E"])
def test_a_question_mark_as_a_reward_is_a_cube_of_any_kind(kind: str) -> None:
    table = Table().room(1, "right", "classroom").play("place - L1.7")
    assert table.offered == GAINS
    assert table.play(f"gain {kind}").cubes_of(0) == kind


@pytest.mark.rule("SH-ICON-03", "SH-HAPPY-01")
def test_happiness_as_a_reward_is_one_happiness() -> None:
    table = Table().room(1, "right", "weight-room").cubes(0, "EEE").play("place - L1.8")
    assert list(table.vault.happiness) == [1, 0]


@pytest.mark.rule("SH-ICON-04", "SH-NEWD-01", "SH-NEWD-02")
def test_a_new_dweller_stands_on_the_icon_and_is_there_for_good() -> None:
    table = Table().cubes(0, "FFF").play("place - L0.5")
    assert table.vault.owned[0] == 3
    assert table.on("L0.5") == ["-"]  # the new one is on the icon, not on the space
    assert table.dwellers_of(0) == ["-"]
    for _ in range(2):
        table.pass_all().spawn("7", "7", "7")
        assert table.dwellers_of(0) == ["-", "-", "-"]


@pytest.mark.rule("SH-ICON-05", "SH-FIRST-01", "SH-FIRST-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_icon_takes_the_token_for_the_next_round(players: int) -> None:
    table = Table(players).play("place - L0.7", "place - L0.3")
    assert table.seen()["first_player"] == 1
    assert table.seat == 2 % players  # this round goes on as it began
    assert table.pass_all().spawn(*["7"] * (players + 1)).seat == 1


@pytest.mark.rule("SH-ICON-06", "SH-COST-03")
def test_an_item_as_a_cost_is_an_own_item() -> None:
    table = Table().room(1, "right", "fitness-room").items(1, "collie")
    assert "place - L1.8" not in table.offered
    table.items(0, "husky", "shotgun").play("place - L1.8")
    assert sorted(table.offered) == ["give husky", "give shotgun"]
    table.play("give shotgun")
    assert table.items_of(0) == ["husky"]
    assert table.vault.happiness[0] == 1


@pytest.mark.rule("SH-ICON-06", "SH-ITEM-01")
def test_an_item_as_a_reward_is_a_card_of_the_item_track() -> None:
    table = Table().cubes(0, "W").play("place - L0.2")
    assert table.offered == ["take globe", "take camera", "take gold-watch"]
    assert table.play("take gold-watch").items_of(0) == ["gold-watch"]


@pytest.mark.rule("SH-ICON-07", "SH-EXH-04")
def test_the_ready_icon_readies_one_item() -> None:
    table = Table().room(1, "right", "weapon-workshop").items(0, "shotgun!", "minigun!")
    table.play("place - L1.8", "ready minigun")
    assert sorted(table.items_of(0)) == ["minigun", "shotgun!"]


@pytest.mark.rule("SH-ICON-08", "SH-BUILD-01", "SH-BUILD-04")
def test_the_build_icon_builds_one_room_of_the_track_on_the_own_level() -> None:
    table = Table().cubes(0, FULL).play("place - L1.e", "room lounge", "side right")
    assert table.rooms_on(1) == [None, None, None, "lounge", None, None]
    assert table.seat == 1


@pytest.mark.rule("SH-ICON-09", "SH-COST-05")
@pytest.mark.parametrize(("place", "level"), [("place - L1.e", 1), ("place - L1.7", 1)])
def test_the_pay_room_cost_icon_asks_for_the_price_of_the_room(place: str, level: int) -> None:
    table = Table().room(1, "right", "theme-workshop").cubes(0, "WWWEE")
    table.play(place, "side left")
    assert table.rooms_on(level)[2] == "armory"
    assert table.cubes_of(0) == "W"


@pytest.mark.rule("SH-ICON-09")
def test_the_pay_room_cost_icon_stands_only_beside_a_build_icon(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="cost: room-price, reward: H")})
    with pytest.raises(overseer.ContentError, match="room-price"):
        Table(packs=[pack])


@pytest.mark.rule("SH-ICON-10", "SH-EXCH-01", "SH-EXCH-04")
def test_the_exchange_icon_trades_at_its_rate_any_number_of_times() -> None:
    table = Table().room(1, "right", "storage-room").cubes(0, "WWW").play("place - L1.7")
    assert table.cubes_of(0) == "WWW"  # nothing is gained outright
    table.play("exchange W>FF", "exchange W>FF", "exchange W>FF")
    assert table.cubes_of(0) == "FFFFFF"


@pytest.mark.rule("SH-ICON-10", "SH-EXCH-02")
def test_the_exchange_icon_joins_two_groups_of_resources(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="exchange: W F <> E E E")})
    table = Table(packs=[pack]).cubes(0, "WWF").play("place - L0.9")
    assert table.offered == ["exchange WF>EEE", "done"]
    assert table.play("exchange WF>EEE").cubes_of(0) == "WEEE"


@pytest.mark.rule("SH-ICON-10")
@pytest.mark.parametrize("rate", ["W>E", "WW>FF", "E>F"])
def test_an_exchange_at_another_rate_is_refused(rate: str) -> None:
    table = Table().room(1, "right", "storage-room").cubes(0, "WWEE").play("place - L1.7")
    table.refused(f"exchange {rate}")
    assert table.cubes_of(0) == "WWEE"


@pytest.mark.rule("SH-ICON-11", "SH-TRAIN-01", "SH-TRAIN-03", "SH-TRAIN-04")
@pytest.mark.parametrize(("place", "letters"), [("place - L0.6", "SPECIAL"), ("place - L0.3", "L")])
def test_the_training_icon_trains_at_the_recall_freely_or_as_lettered(
    place: str, letters: str
) -> None:
    table = Table(forced="manual").play(place)
    assert table.dwellers_of(0) == ["-"]
    table.play("pass", "pass")
    assert [choice[-1] for choice in table.offered] == list(letters)
    table.vault.apply(table.offered[-1])
    assert table.dwellers_of(0) == ["-", letters[-1]]


@pytest.mark.rule("SH-ICON-12", "SH-REFR-01", "SH-REFR-02")
@pytest.mark.parametrize(
    ("deck", "space", "other"), [("item", "L0.1", "room"), ("room", "L1.8", "item")]
)
def test_the_refresh_icon_discards_its_track_and_draws_anew(
    deck: str, space: str, other: str
) -> None:
    table = Table().room(1, "right", "theme-workshop").cubes(0, "WW")
    old, untouched = table.track(deck), table.track(other)
    table.play(f"place - {space}")
    assert sorted(table.seen()["discards"][f"{deck}s"]) == sorted(map(str, old))
    assert None not in table.track(deck)
    assert not {*table.track(deck)} & {*old}
    assert table.track(other) == untouched


@pytest.mark.rule("SH-ICON-12", "SH-REFR-01", "SH-PLACE-09")
@pytest.mark.parametrize("deck", ["item", "room"])
@pytest.mark.parametrize("row", ["refresh", "refresh H", "H refresh"])
def test_a_refresh_is_a_duty_wherever_it_stands_in_the_row(
    row: str, deck: str, tmp_path: Path
) -> None:
    reward = row.replace("refresh", f"refresh-{deck}s")
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"reward: {reward}")})
    table = Table(packs=[pack])
    old = table.track(deck)
    table.play("place - L0.9")
    assert table.seat == 1
    assert sorted(table.seen()["discards"][f"{deck}s"]) == sorted(map(str, old))
    assert None not in table.track(deck)
    assert table.vault.happiness[0] == row.count("H")


@pytest.mark.rule("SH-ICON-13", "SH-COST-04")
def test_the_injury_icon_injures_the_placed_dweller() -> None:
    table = Table().room(1, "right", "game-room").play("place - L1.8")
    assert table.on("L1.8") == ["!"]
    assert table.vault.happiness[0] == 1
    assert table.pass_all().dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-ICON-14", "SH-HEAL-01", "SH-HEAL-02")
def test_the_heal_icon_heals_the_dweller_there_and_no_other() -> None:
    table = Table().dwellers(0, "!", "!").play("place ! L0.e")
    assert table.on("L0.e") == ["-"]
    assert table.pass_all().dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-ICON-15", "SH-FIGHT-01", "SH-FIGHT-03")
@pytest.mark.parametrize(("roll", "wins"), [("roll 3 4", False), ("roll 4 4", True)])
def test_the_fight_number_is_the_gate_between_cost_and_reward(
    roll: str, wins: bool, tmp_path: Path
) -> None:
    pack = write_pack(tmp_path, threats={"ghoul": "{cost: W, fight: 8, reward: H}"})
    table = Table(packs=[pack]).cubes(0, "WW").threat("L0.7", "ghoul").play("place - L0.7")
    assert table.cubes_of(0) == "W"
    table.play(roll)
    assert table.on("L0.7") == ["-" if wins else "!"]
    assert (table.cubes_of(0), table.vault.happiness[0]) == ("W", int(wins))


@pytest.mark.rule("SH-ICON-16", "SH-SPEC-01", "SH-SPEC-02")
@pytest.mark.parametrize(("who", "gained"), [("-", "E"), ("S", "E"), ("L", "EE")])
def test_a_letter_in_a_space_doubles_its_rewards_for_matching_training(
    who: str, gained: str
) -> None:
    assert Table().dwellers(0, who, "-").play(f"place {who} L0.12").cubes_of(0) == gained


@pytest.mark.rule("SH-ICON-17", "SH-INJ-03", "SH-INJ-04")
def test_the_injured_only_icon_restricts_who_may_be_placed() -> None:
    table = Table().dwellers(0, "-", "!")
    assert [choice for choice in table.offered if "!" in choice] == ["place ! L0.e"]
    assert table.refused("place - L0.e") == ("SH-INJ-04",)
    assert table.refused("place ! L0.7") == ("SH-INJ-02", "SH-INJ-03")


@pytest.mark.rule("SH-ICON-18", "SH-LINK-01")
def test_linked_circles_need_two_dwellers_in_one_turn() -> None:
    table = Table().room(1, "right", "living-quarters").dwellers(0, "-", "-", "-")
    table.play("place - L1.7")
    assert table.on("L1.7") == ["-", "-"]
    table.play("pass")
    assert "SH-LINK-03" in table.refused("place - L1.8")


@pytest.mark.rule(
    "SH-ICON-03", "SH-ICON-04", "SH-ICON-05", "SH-ICON-07", "SH-ICON-08", "SH-ICON-11",
    "SH-ICON-12", "SH-ICON-14",
)  # fmt: skip
@pytest.mark.parametrize("icon", NO_COSTS)
def test_no_pack_makes_a_cost_of_an_icon_that_is_only_a_reward(icon: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"cost: {icon}, reward: build")})
    with pytest.raises(overseer.ContentError, match=f"'{icon}' in cost"):
        Table(packs=[pack])


@pytest.mark.rule("SH-ICON-09", "SH-ICON-13")
@pytest.mark.parametrize("icon", ["room-price", "injure"])
def test_no_pack_makes_a_reward_of_an_icon_that_is_only_a_cost(icon: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"reward: {icon} build")})
    with pytest.raises(overseer.ContentError, match=f"'{icon}' in reward"):
        Table(packs=[pack])
