"""Items between the icons of a row and in fights: where a use can matter, and only there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from rules.packs import NO_CARDS, spaces, write_pack
from rules.table import Table

pytestmark = pytest.mark.rule("SH-R-65")

FULL = "WWWWWWFFFFFFEEEEEE"
READY = "L1.8"  # the right space of the Weapon Workshop, lettered I


def workshop(*items: str, cubes: str = "") -> Table:
    """A table at which a dweller trained in I can go to the first player's Weapon Workshop."""
    table = Table(items=["minigun", "fat-man", "10mm-pistol"]).room(1, "right", "weapon-workshop")
    return table.dwellers(0, "I", "-").items(0, *items).cubes(0, cubes)


def row(tmp_path: Path, left: str, items: Mapping[str, str] = NO_CARDS) -> Table:
    """A table whose Diner has another left space, on L0.9."""
    return Table(packs=[write_pack(tmp_path, starting={"diner": spaces(left)}, items=items)])


def last(table: Table) -> str:
    """The last option in English: it tells the windows apart."""
    assert table.vault.decision is not None
    return table.vault.decision.options[-1].text()


def before_icon(table: Table) -> list[str]:
    """What can be done in the window before an icon, beside closing it."""
    assert last(table) == "Go on with the reward"
    return table.offered[:-1]


# Before a ready icon


@pytest.mark.rule("SH-R-37", "SH-R-84", "SH-ITEM-04")
def test_an_item_is_readied_used_readied_and_used_again() -> None:
    table = workshop("collie!", cubes="WW").play(f"place I {READY}")
    assert (table.items_of(0), before_icon(table)) == (["collie"], ["use collie"])
    table.play("use collie")
    assert (table.items_of(0), table.cubes_of(0)) == (["collie"], "WEE")
    table.play("use collie")  # in the closing window
    assert (table.items_of(0), table.cubes_of(0), table.seat) == (["collie!"], "EEEE", 1)


@pytest.mark.rule("SH-R-37")
def test_who_uses_nothing_in_between_goes_on_with_the_row() -> None:
    table = workshop("collie!", "shotgun!", cubes="WW").play(f"place I {READY}", "ready collie")
    assert before_icon(table) == ["use collie"]
    table.play("done")
    assert table.items_of(0) == ["shotgun", "collie"]
    assert (table.offered, last(table)) == (["use collie", "done"], "End the turn")


def test_a_ready_icon_waits_for_no_item_that_could_change_nothing() -> None:
    table = workshop("collie!", "shotgun!").play(f"place I {READY}", "ready collie")
    assert table.items_of(0) == ["shotgun", "collie"]  # without water, no dog runs
    assert table.seat == 1


def test_before_the_first_icon_the_opening_window_was_enough() -> None:
    table = workshop("collie", "shotgun!", "husky!", cubes="WW").play(f"place - {READY}")
    assert table.offered == ["ready shotgun", "ready husky"]


def test_what_was_paid_can_open_a_window_before_the_first_icon(tmp_path: Path) -> None:
    table = row(tmp_path, "cost: E, reward: ready").items(0, "collie").cubes(0, "WWEEEEEE")
    assert "use collie" not in table.offered  # six power: nothing would fit
    table.play("place - L0.9")
    assert before_icon(table) == ["use collie"]
    table.play("use collie")
    assert (table.items_of(0), table.cubes_of(0)) == (["collie"], "WEEEEEE")


def test_an_item_that_was_paid_can_open_a_window_before_the_first_icon(tmp_path: Path) -> None:
    table = row(tmp_path, "cost: item, reward: ready").items(0, "collie", "shotgun").cubes(0, "WW")
    table.play("place - L0.9", "give shotgun")
    assert before_icon(table) == ["use collie"]


def test_a_window_says_what_it_is_for_and_refuses_the_rest() -> None:
    table = workshop("collie!", "shotgun!", cubes="WW").play(f"place I {READY}", "ready collie")
    assert table.question == "Use an item before you gain the next part of the reward?"
    assert "SH-R-65" in table.why("done")
    assert table.refused("use shotgun") == ("SH-EXH-02",)
    assert table.refused("use husky") == ("SH-ITEM-03",)
    assert "SH-R-65" in table.refused("ready shotgun")
    table.play("done")
    assert table.items_of(0) == ["shotgun", "collie"]


def test_a_window_that_is_closed_refuses_items() -> None:
    table = workshop("collie!", "shotgun!", "husky!", cubes="WW")
    table.play(f"place I {READY}", "ready collie", "done")
    assert table.offered == ["ready shotgun", "ready husky"]
    assert "SH-EXH-04" in table.refused("use collie")


# Before an item icon, or a refresh


def test_an_exhausted_item_comes_back_ready_by_way_of_the_track() -> None:
    table = workshop("maine-coon", "shotgun!", cubes="WF")
    table.play("place I L1.7", "take fat-man", "draw item stimpak")
    assert before_icon(table) == ["use maine-coon"]
    table.play("use maine-coon", "give shotgun", "take minigun", "take shotgun")
    assert set(table.items_of(0)) == {"maine-coon!", "shotgun", "minigun", "fat-man"}


def test_an_item_can_be_exhausted_swapped_and_taken_back_in_one_window() -> None:
    table = Table().items(0, "maine-coon", "husky").cubes(0, "WWW").play("place - L0.1")
    assert before_icon(table) == ["use husky", "use maine-coon"]
    swapped = f"take {table.track('item')[0]}"
    table.play("use husky", "use maine-coon", swapped, "take husky")
    assert "husky" in table.items_of(0)


def test_a_swap_that_the_closing_window_gives_as_well_is_not_offered_before() -> None:
    table = workshop("maine-coon", "shotgun", cubes="WF").play("place I L1.7", "take fat-man")
    assert all(choice.startswith("take ") for choice in table.offered)


def test_a_dog_does_not_wait_before_an_item_icon() -> None:
    table = workshop("husky", "shotgun!", cubes="WWWF").play(
        "place I L1.7", "pay W", "take minigun"
    )
    assert all(choice.startswith("take ") for choice in table.offered)


def test_the_track_can_be_swapped_with_before_it_is_refreshed(tmp_path: Path) -> None:
    table = row(tmp_path, "reward: refresh-items, letter: S").dwellers(0, "S", "-")
    table.items(0, "maine-coon", "shotgun").play("place S L0.9")
    assert before_icon(table) == ["use maine-coon"]  # before the second pass


def test_a_dog_does_not_wait_before_a_refresh(tmp_path: Path) -> None:
    table = row(tmp_path, "reward: refresh-items, letter: S").dwellers(0, "S", "-")
    table.items(0, "husky").cubes(0, "W").play("place S L0.9")
    assert last(table) == "End the turn"


def test_after_a_refresh_what_is_exhausted_can_be_swapped_and_taken() -> None:
    table = Table().items(0, "maine-coon", "shotgun!").cubes(0, "WW").play("place - L0.1")
    assert before_icon(table) == ["use maine-coon"]
    assert table.track("item") != ["globe", "camera", "gold-watch"]


def test_cubes_that_were_paid_open_no_window_for_a_swap() -> None:
    table = workshop("maine-coon", "shotgun!", cubes="WF").play("place - L1.7")
    assert all(choice.startswith("take ") for choice in table.offered)


def test_an_outfit_that_was_worn_can_be_swapped_before_the_item_icon() -> None:
    table = workshop("maine-coon", "lab-coat", cubes="WF")
    table.play("place - L1.7", "wear lab-coat")
    assert before_icon(table) == ["use maine-coon"]
    table.play("use maine-coon", "take minigun", "take lab-coat")
    assert "lab-coat" in table.items_of(0)


# Before a cube that does not fit


def test_a_cube_that_would_be_lost_waits_for_an_item_that_makes_space() -> None:
    table = Table().dwellers(0, "P", "-").items(0, "collie").cubes(0, "WWWWWW").play("place P L0.7")
    assert table.offered == [
        "use collie",
        "done",
    ]  # the first cube was lost, the second need not be
    table.play("use collie")
    assert table.cubes_of(0) == "WWWWWWEE"


@pytest.mark.parametrize(("cubes", "item"), [("WWWW", "collie"), ("WWWWWW", "german-shepherd")])
def test_no_window_opens_for_a_cube_that_fits_or_that_the_item_does_not_pay(
    cubes: str, item: str
) -> None:
    table = Table().dwellers(0, "P", "-").items(0, item).cubes(0, cubes + "F")
    assert last(table.play("place P L0.7")) == "End the turn"


@pytest.mark.parametrize("kind", ["W", "F", "E"])
@pytest.mark.parametrize("paid", ["W", "F", "E", '"?"'])
def test_space_is_made_on_the_track_of_the_cube(paid: str, kind: str, tmp_path: Path) -> None:
    horn = {"horn": f"{{kind: other, use: any-time, effect: [pay: {paid}, gain: H]}}"}
    table = row(tmp_path, f"reward: {kind} {kind}", items=horn).items(0, "horn")
    table.cubes(0, 6 * kind + "WFE".replace(kind, "")).play("place - L0.9")
    opened = last(table) == "Go on with the reward"
    assert opened == (paid in (kind, '"?"'))


@pytest.mark.parametrize("paid", ["W", "F", "E", '"?"'])
def test_a_cube_of_choice_waits_only_if_no_track_has_space(paid: str, tmp_path: Path) -> None:
    horn = {"horn": f"{{kind: other, use: any-time, effect: [pay: {paid}, gain: H]}}"}
    table = row(tmp_path, 'reward: "? ?"', items=horn).items(0, "horn").cubes(0, FULL[1:])
    table.play("place - L0.9")  # the water that fits is gained
    assert (table.cubes_of(0), before_icon(table)) == (FULL, ["use horn"])
    table.play("use horn", *(["pay F"] if "?" in paid else []))
    assert (table.cubes_of(0), table.vault.happiness[0]) == (FULL, 1)


# Before a further paid room


@pytest.mark.rule("SH-R-30")
def test_an_item_helps_to_pay_for_a_further_room(tmp_path: Path) -> None:
    table = row(tmp_path, "cost: room-price, reward: build build").items(0, "collie")
    table.cubes(0, "WWWFFEE").play("place - L0.9", "room armory", "side left")
    assert (table.cubes_of(0), before_icon(table)) == ("WFF", ["use collie"])
    table.play("use collie")
    assert table.offered == ["room lounge", "done"]


@pytest.mark.rule("SH-R-30", "SH-R-88")
def test_a_parrot_is_readied_for_a_further_room(tmp_path: Path) -> None:
    table = row(tmp_path, "cost: room-price, reward: build build")
    table.items(0, "golden-retriever", "parrot!", "stimpak").cubes(0, "WWEEFFE")
    table.play("place - L0.9", "room armory", "side left")
    assert (table.cubes_of(0), before_icon(table)) == ("FFE", ["use golden-retriever"])
    table.play("use golden-retriever")
    assert table.offered == ["room lounge", "done"]


@pytest.mark.rule("SH-R-30")
@pytest.mark.parametrize("items", [("maine-coon", "shotgun"), ("golden-retriever", "collie!")])
def test_what_can_bring_cubes_or_a_discount_waits_too(
    items: tuple[str, ...], tmp_path: Path
) -> None:
    table = row(tmp_path, "cost: room-price, reward: build build").items(0, *items)
    table.cubes(0, "WWWEE").play("place - L0.9", "side left")
    assert before_icon(table) == [f"use {items[0]}"]


@pytest.mark.rule("SH-R-30")
@pytest.mark.parametrize("items", [("stimpak",), ("golden-retriever", "shotgun!")])
def test_what_cannot_pay_does_not_wait_for_a_further_room(
    items: tuple[str, ...], tmp_path: Path
) -> None:
    table = row(tmp_path, "cost: room-price, reward: build build").items(0, *items)
    table.dwellers(0, "-", "!").cubes(0, "WWWWFFEEEE").play("place - L0.9", "room armory")
    table.play("side left")
    assert table.offered[-1] == "done"
    assert all(choice.startswith("room ") for choice in table.offered[:-1])


def test_a_free_room_waits_for_no_item(tmp_path: Path) -> None:
    table = row(tmp_path, "reward: build build").items(0, "collie").cubes(0, "WW")
    table.play("place - L0.9", "room armory", "side left")
    assert all(choice.startswith("room ") for choice in table.offered)


# In a fight


def fight(*items: str, track: tuple[str, ...] = ("minigun", "fat-man", "globe")) -> Table:
    """The first player fights a Raider (9) with these items."""
    table = Table(items=track).items(0, *items).threat("L0.7", "raider")
    return table.play("place - L0.7")


@pytest.mark.rule("SH-R-66", "SH-R-89")
def test_a_used_weapon_is_swapped_for_another_before_the_roll() -> None:
    table = fight("maine-coon", "shotgun")
    assert table.offered == ["use shotgun", "use maine-coon", "done"]
    table.play("use shotgun", "use maine-coon", "take minigun")
    assert table.offered == ["use minigun", "done"]
    table.play("use minigun", "roll 1 3")  # 4 + 2 + 3
    assert "minigun!" in table.items_of(0)
    assert table.offered[0].startswith("take ")  # the reward of a fight that was won


@pytest.mark.rule("SH-R-85", "SH-R-89")
def test_an_item_is_swapped_for_a_reroll_after_the_roll() -> None:
    table = fight("maine-coon", "shotgun!")
    table.play("done", "roll 1 2")
    assert table.offered == ["use maine-coon", "done"]
    table.play("use maine-coon", "take fat-man", "use fat-man", "roll 6 6")
    assert table.offered[0].startswith("take ")


@pytest.mark.rule("SH-R-66", "SH-R-89")
def test_a_standing_bonus_that_is_swapped_for_counts_after_the_roll() -> None:
    table = fight("maine-coon", "shotgun!", track=("10mm-pistol", "globe", "camera"))
    table.play("done", "roll 3 5")
    table.play("use maine-coon", "take 10mm-pistol")
    assert table.on("L0.7") == ["-"]  # 8 + 1


@pytest.mark.rule("SH-R-89")
def test_a_swap_that_cannot_change_the_fight_is_not_offered_in_it() -> None:
    track = ("globe", "camera", "husky")
    assert fight("maine-coon", "shotgun!", track=track).offered[0].startswith("roll ")
    table = fight("maine-coon", "shotgun!", track=("minigun", "globe", "husky"))
    assert "use maine-coon" in table.offered  # a bonus, but only before the roll
    table.play("done", "roll 1 2")
    assert (table.seat, last(table)) == (0, "End the turn")  # lost, and time for the Coon


@pytest.mark.rule("SH-R-66")
@pytest.mark.parametrize(
    ("item", "before", "after"),
    [("shotgun!", True, False), ("fat-man!", True, True), ("collie!", False, False)],
)
def test_a_retriever_is_offered_for_what_acts_in_the_fight(
    item: str, before: bool, after: bool
) -> None:
    table = fight("golden-retriever", item, track=("globe", "camera", "gold-watch"))
    assert ("use golden-retriever" in table.offered) == before
    if before:
        table.play("done")
    table.play("roll 1 2")
    assert (last(table) == "Let the roll stand") == after


def test_what_does_nothing_in_a_fight_is_told_to_change_nothing() -> None:
    table = fight("maine-coon", "shotgun", track=("globe", "camera", "husky"))
    assert table.reasons("use maine-coon") == ["no-effect"]


@pytest.mark.rule("SH-R-89")
def test_the_weapon_of_a_won_fight_is_swapped_and_taken_back_ready() -> None:
    table = fight("maine-coon", "shotgun", track=("globe", "camera", "gold-watch"))
    table.play("use shotgun", "roll 6 6")
    assert before_icon(table) == ["use maine-coon"]
    table.play("use maine-coon", "take camera", "take shotgun")
    assert "shotgun" in table.items_of(0)
