"""Items: taken from the track, at work in front of their owner (SH-ITEM)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table


@pytest.mark.rule("SH-ITEM-01")
@pytest.mark.parametrize("item", ["globe", "camera", "gold-watch"])
def test_an_item_icon_lets_the_player_pick_any_card_of_the_item_track(item: str) -> None:
    table = Table().cubes(0, "W").play("place - L0.2")
    assert table.seat == 0
    assert table.offered == ["take globe", "take camera", "take gold-watch"]
    table.play(f"take {item}")
    assert table.items_of(0) == [item]
    assert item not in table.track("item")


@pytest.mark.rule("SH-ITEM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_item_lies_in_front_of_the_player_who_placed_the_dweller(players: int) -> None:
    table = Table(players).cubes(1, "W").play("place - L0.7", "place - L0.2", "take globe")
    assert [table.items_of(seat) for seat in range(players)] == [
        ["globe"] if seat == 1 else [] for seat in range(players)
    ]


@pytest.mark.rule("SH-ITEM-01")
def test_only_cards_of_the_item_track_can_be_taken() -> None:
    table = Table().cubes(0, "W").items(1, "husky").play("place - L0.2")
    for elsewhere in ("shotgun", "husky"):  # in the deck, in front of another player
        assert "SH-ITEM-01" in table.refused(f"take {elsewhere}")
        assert table.reasons(f"take {elsewhere}") == ["not-in-track"]


@pytest.mark.rule("SH-ITEM-01")
def test_each_item_icon_is_one_item(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: item item")})
    table = Table(packs=[pack]).play("place - L0.9", "take globe", "take camera")
    assert table.seat == 1
    assert sorted(table.items_of(0)) == ["camera", "globe"]


@pytest.mark.rule("SH-ITEM-02")
def test_the_gap_is_filled_before_the_next_icon_is_gained(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: item item")})
    table = Table(packs=[pack]).play("place - L0.9")
    table.vault.apply("take globe")
    assert {choice.rpartition(" ")[0] for choice in table.offered} == {"draw item"}
    table.play("draw item shotgun")
    assert table.offered == ["take shotgun", "take camera", "take gold-watch"]


@pytest.mark.rule("SH-ITEM-02")
def test_the_gap_is_filled_before_the_next_turn() -> None:
    table = Table().cubes(0, "W").play("place - L0.2").listen()
    table.play("take globe", "draw item shotgun")
    assert table.seat == 1
    assert table.track("item") == ["shotgun", "camera", "gold-watch"]
    assert table.events() == ["Player 1 takes Globe", "New in the item track: Shotgun"]
    assert "SH-ITEM-02" in table.cited()[-1]


@pytest.mark.rule("SH-ITEM-03")
def test_an_item_in_the_track_or_in_front_of_another_player_is_of_no_use() -> None:
    table = Table(items=["husky", "camera", "globe"]).cubes(0, "WW").items(1, "collie")
    assert not [choice for choice in table.offered if choice.startswith("use ")]
    for elsewhere in ("husky", "collie", "german-shepherd"):
        assert table.refused(f"use {elsewhere}") == ("SH-ITEM-03",)


@pytest.mark.rule("SH-ITEM-03")
@pytest.mark.parametrize(("owner", "standing"), [(0, "-"), (1, "!")])
def test_a_standing_bonus_helps_only_its_owner(owner: int, standing: str) -> None:
    table = Table().items(owner, "10mm-pistol").threat("L0.7", "radroach")
    table.play("place - L0.7", "roll 2 2")  # 4, one short of the Radroach
    assert (table.on("L0.7") or ["-"])[0] == standing


@pytest.mark.rule("SH-ITEM-03")
def test_an_item_that_was_given_up_works_no_more() -> None:
    table = Table().cubes(0, "WW").items(0, "husky").room(1, "right", "fitness-room")
    assert "use husky" in table.offered
    table.play("place - L1.8", "pass")
    assert table.items_of(0) == []
    assert "use husky" not in table.offered
    assert table.refused("use husky") == ("SH-ITEM-03",)


@pytest.mark.rule("SH-ITEM-04")
def test_an_item_without_a_moment_is_used_before_placing_so_that_its_yield_can_pay() -> None:
    table = Table().cubes(0, "WF").items(0, "husky")
    assert "place - L0.5" not in table.offered  # it costs three food
    table.play("use husky")
    assert table.cubes_of(0) == "FFF"
    assert table.seat == 0
    assert "place - L0.5" in table.offered


@pytest.mark.rule("SH-ITEM-04")
def test_an_item_without_a_moment_is_used_after_placing_too() -> None:
    table = Table().items(0, "husky").play("place - L0.7")
    assert table.offered == ["use husky", "done"]
    table.play("use husky")
    assert table.cubes_of(0) == "FF"
    assert table.seat == 1


@pytest.mark.rule("SH-ITEM-04")
def test_an_item_without_a_moment_is_used_before_the_recall_too() -> None:
    table = Table().cubes(0, "W").items(0, "husky").play("pass", "pass")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("use husky")
    assert table.cubes_of(0) == "FF"


@pytest.mark.rule("SH-ITEM-04")
@pytest.mark.parametrize(
    "item",
    [
        "10mm-pistol",
        "shotgun",
        "fat-man",
        "lab-coat",
        "t-45-power-armor",
        "parrot",
        "chemistry-flask",
    ],
)
def test_an_item_whose_card_names_a_moment_is_used_at_no_other(item: str) -> None:
    table = Table().cubes(0, "WWFFEE").items(0, item)
    assert f"use {item}" not in table.offered
    assert "SH-ITEM-04" in table.refused(f"use {item}")


@pytest.mark.rule("SH-ITEM-05")
@pytest.mark.parametrize(
    ("item", "roll", "wins"),
    [
        ("minigun", "roll 1 2", True),
        ("minigun", "roll 1 1", False),
        ("shotgun", "roll 2 2", True),
        ("shotgun", "roll 1 2", False),
    ],
)
def test_minigun_and_shotgun_add_three_and_two_to_a_fight(item: str, roll: str, wins: bool) -> None:
    table = Table().items(0, item).threat("L0.7", "mole-rat").play("place - L0.7")
    assert table.offered == [f"use {item}", "done"]
    table.play(f"use {item}", roll)  # a Mole Rat asks for 6
    assert table.on("L0.7") == ["-" if wins else "!"]
    assert table.vault.happiness[0] == int(wins)


@pytest.mark.rule("SH-ITEM-05", "SH-EXH-01")
def test_a_weapon_is_exhausted_before_the_fight_in_which_it_helps() -> None:
    table = Table().items(0, "minigun").threat("L0.7", "mole-rat").play("place - L0.7")
    assert table.items_of(0) == ["minigun"]
    table.vault.apply("use minigun")
    assert table.items_of(0) == ["minigun!"]
    assert table.question == "The fight: both dice are rolled"


@pytest.mark.rule("SH-ITEM-05")
def test_a_weapon_that_stays_ready_adds_nothing() -> None:
    table = Table().items(0, "minigun").threat("L0.7", "mole-rat")
    table.play("place - L0.7", "done", "roll 2 3")
    assert table.items_of(0) == ["minigun"]
    assert table.on("L0.7") == ["!"]
