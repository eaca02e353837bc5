"""Items of other packs, whose effects have several steps (SH-R-15, SH-R-17, SH-R-65)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import write_pack
from rules.table import Table


def owner_of(tmp_path: Path, effect: str, *others: str) -> Table:
    """A table where the first player owns a charm with this effect, and other items."""
    text = f"{{kind: pet, use: any-time, effect: [{effect}]}}"
    pack = write_pack(tmp_path, items={"charm": text})
    return Table(packs=[pack]).items(0, "charm", *others)


@pytest.mark.rule("SH-R-65", "SH-COST-02")
@pytest.mark.parametrize(("cubes", "offered"), [("", False), ("W", False), ("WF", True)])
def test_an_item_whose_cubes_of_choice_cannot_be_paid_is_not_offered(
    cubes: str, offered: bool, tmp_path: Path
) -> None:
    table = owner_of(tmp_path, 'pay: "? ?", gain: H').cubes(0, cubes)
    assert ("use charm" in table.offered) == offered


@pytest.mark.rule("SH-COST-02", "SH-R-18")
def test_each_cube_of_choice_that_an_item_costs_is_chosen(tmp_path: Path) -> None:
    table = owner_of(tmp_path, 'pay: "? ?", gain: H').cubes(0, "WFE").play("use charm")
    assert table.offered == ["pay W", "pay F", "pay E"]
    table.play("pay E")
    assert table.offered == ["pay W", "pay F"]
    table.play("pay W")
    assert (table.cubes_of(0), table.vault.happiness[0]) == ("F", 1)
    assert table.items_of(0) == ["charm!"]


@pytest.mark.rule("SH-R-65", "SH-COST-02")
@pytest.mark.parametrize(("cubes", "offered"), [("W", False), ("FE", False), ("WE", True)])
def test_cubes_of_choice_are_paid_beside_the_named_ones(
    cubes: str, offered: bool, tmp_path: Path
) -> None:
    table = owner_of(tmp_path, 'pay: "W ?", gain: H').cubes(0, cubes)
    assert ("use charm" in table.offered) == offered


@pytest.mark.rule("SH-R-17")
@pytest.mark.parametrize("row", ["W ?", "? W"])
def test_named_cubes_of_an_item_s_cost_are_not_paid_away_as_cubes_of_choice(
    row: str, tmp_path: Path
) -> None:
    table = owner_of(tmp_path, f'pay: "{row}", gain: H').cubes(0, "WFE").play("use charm")
    assert table.offered == ["pay F", "pay E"]
    table.play("pay F")
    assert (table.cubes_of(0), table.vault.happiness[0]) == ("E", 1)


@pytest.mark.rule("SH-R-15")
@pytest.mark.parametrize("step", ["ready: item", "heal: dweller", "swap: item"])
def test_a_step_that_can_do_nothing_is_left_out_and_the_others_work(
    step: str, tmp_path: Path
) -> None:
    table = owner_of(tmp_path, f"{step}, gain: H").play("use charm")
    assert (table.vault.happiness[0], table.items_of(0)) == (1, ["charm!"])
    assert (table.seat, table.offered[-1]) == (0, "pass")


@pytest.mark.rule("SH-R-15", "SH-R-73", "SH-R-89")
def test_a_swap_with_an_empty_track_is_left_out_too(tmp_path: Path) -> None:
    table = owner_of(tmp_path, "gain: H, swap: item", "shotgun")
    for place in (0, 1, 2):
        table.vault.hold(1, table.vault.item_track[place] - 1)
        table.vault.item_track[place] = 0
    table.cubes(0, "").play("use charm")
    assert (table.vault.happiness[0], table.items_of(0)) == (1, ["shotgun", "charm!"])
    assert (table.seat, table.offered[-1]) == (0, "pass")


@pytest.mark.rule("SH-R-89")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_one_card_in_the_track_is_enough_for_a_swap(left: int, tmp_path: Path) -> None:
    table = owner_of(tmp_path, "swap: item", "shotgun")
    last = table.track("item")[left]
    for place in {0, 1, 2} - {left}:
        table.vault.hold(1, table.vault.item_track[place] - 1)
        table.vault.item_track[place] = 0
    table.cubes(0, "").play("use charm")
    assert set(table.items_of(0)) == {last, "charm!"}
    assert table.track("item")[left] == "shotgun"


@pytest.mark.rule("SH-R-65")
def test_steps_are_carried_out_in_their_order(tmp_path: Path) -> None:
    effect = "pay: F, gain: W H, ready: item, heal: dweller"
    table = owner_of(tmp_path, effect, "shotgun!", "minigun!").dwellers(0, "!", "S!").cubes(0, "FF")
    table.listen().play("use charm")
    assert (table.cubes_of(0), table.vault.happiness[0]) == ("WF", 1)
    assert table.offered == ["ready shotgun", "ready minigun"]
    table.play("ready minigun")
    assert table.offered == ["heal !", "heal S"]
    table.play("heal S")
    assert (table.dwellers_of(0), table.items_of(0)) == (
        ["!", "S"],
        ["shotgun!", "minigun", "charm!"],
    )


@pytest.mark.rule("SH-R-65", "SH-END-02")
def test_a_room_built_by_an_item_at_the_recall_can_end_the_game(tmp_path: Path) -> None:
    table = owner_of(tmp_path, "gain: build").room(1, "left", "classroom", "medbay", "science-lab")
    table.room(1, "right", "game-room", "weight-room").play("pass", "pass", "use charm")
    table.play("room garden")
    assert table.vault.over
    assert table.rooms_on(1)[5] == "garden"


@pytest.mark.rule("SH-R-67", "SH-FIRST-02")
def test_a_token_taken_by_an_item_at_the_recall_counts_for_the_next_round(tmp_path: Path) -> None:
    text = "{kind: pet, use: any-time, effect: [gain: first-player]}"
    pack = write_pack(tmp_path, items={"charm": text})
    table = Table(packs=[pack]).items(1, "charm").play("pass", "pass", "use charm")
    assert table.spawn("7", "7", "7").seat == 1


@pytest.mark.rule("SH-R-71", "SH-R-91", "SH-R-89")
def test_why_a_thing_cannot_be_picked_for_an_item_is_told(tmp_path: Path) -> None:
    table = owner_of(tmp_path, "ready: item, heal: dweller, swap: item", "shotgun!", "minigun!")
    table.items(0, "fat-man").dwellers(0, "!", "S!", "P").play("use charm")
    for refused, why, go_on in (
        ("ready fat-man", "not-exhausted", ()),
        ("ready husky", "not-owned", ("ready shotgun",)),
        ("heal P", "not-injured", ("heal !",)),
        ("give husky", "not-owned", ("give shotgun",)),
        ("take husky", "not-in-track", ("take globe",)),
    ):
        assert [reason.key for reason in table.vault.explain(refused).reasons] == [why]
        assert table.refused(refused) != ()
        table.play(*go_on)
    assert table.offered[-1] == "pass"


NO_MORE = "WWWWWWFFFFFFEEEEEE"


@pytest.mark.rule("SH-R-67", "SH-R-90")
@pytest.mark.parametrize(
    ("effect", "cubes", "offered"),
    [
        ('gain: "?"', NO_MORE, False),
        ('gain: "?"', NO_MORE.replace("W", "", 1), True),
        ('gain: "?"', NO_MORE.replace("F", "", 1), True),
        ('gain: "?"', NO_MORE.replace("E", "", 1), True),
        ('pay: W, gain: "?"', NO_MORE, True),
        ('pay: F, gain: "?"', NO_MORE, True),
        ('pay: E, gain: "?"', NO_MORE, True),
        ('pay: "?", gain: "?"', NO_MORE, True),
        ('pay: "?", gain: W', NO_MORE, True),
        ("pay: W, gain: W", NO_MORE, True),
        ("pay: W, gain: F", NO_MORE, False),
        ("gain: F", NO_MORE, False),
        ("gain: F", NO_MORE.replace("F", "", 1), True),
    ],
)
def test_an_item_is_offered_if_a_cube_that_it_gives_has_space(
    effect: str, cubes: str, offered: bool, tmp_path: Path
) -> None:
    table = owner_of(tmp_path, effect).cubes(0, cubes)
    assert ("use charm" in table.offered) == offered


@pytest.mark.rule("SH-R-67", "SH-R-73")
@pytest.mark.parametrize("effect", ["gain: item", "swap: item"])
@pytest.mark.parametrize("left", [0, 1, 2, None])
def test_an_item_that_needs_the_track_is_offered_if_a_card_is_left_there(
    effect: str, left: int | None, tmp_path: Path
) -> None:
    text = f"{{kind: pet, use: any-time, effect: [{effect}]}}"
    track = ["globe", "camera", "gold-watch"]
    if left is not None:
        track[left] = "10mm-pistol"  # the first card of all
    table = Table(packs=[write_pack(tmp_path, items={"charm": text})], items=track)
    for place in {0, 1, 2} - {left}:
        table.vault.hold(1, table.vault.item_track[place] - 1)
        table.vault.item_track[place] = 0
    table.items(0, "charm", "shotgun")
    assert ("use charm" in table.offered) == (left is not None)
    if left is not None:
        table.play("use charm")
        assert "10mm-pistol" in table.items_of(0)


@pytest.mark.rule("SH-R-67", "SH-COMP-10")
def test_an_item_that_builds_is_offered_while_the_level_has_space(tmp_path: Path) -> None:
    table = owner_of(tmp_path, "gain: build").room(1, "left", "classroom", "medbay", "science-lab")
    table.room(1, "right", "game-room", "weight-room")
    assert "use charm" in table.offered
    table.room(1, "right", "athletics-room")
    assert "use charm" not in table.offered


@pytest.mark.rule("SH-R-67", "SH-EXH-04")
@pytest.mark.parametrize(("other", "offered"), [("shotgun!", True), ("shotgun", False)])
def test_an_item_that_gains_a_ready_icon_is_offered_while_an_item_is_exhausted(
    other: str, offered: bool, tmp_path: Path
) -> None:
    table = owner_of(tmp_path, "gain: ready", other)
    assert ("use charm" in table.offered) == offered


@pytest.mark.rule("SH-R-67")
def test_happiness_always_has_an_effect(tmp_path: Path) -> None:
    table = owner_of(tmp_path, "gain: H").room(1, "left", "classroom", "medbay", "science-lab")
    table.room(1, "right", "game-room", "weight-room", "athletics-room").cubes(0, NO_MORE)
    assert "use charm" in table.offered


@pytest.mark.rule("SH-EXH-04")
def test_what_an_item_readies_is_told(tmp_path: Path) -> None:
    table = owner_of(tmp_path, "ready: item", "shotgun!").listen().play("use charm")
    assert table.events()[-1] == "Player 1 readies Shotgun"
    assert table.items_of(0) == ["shotgun", "charm!"]


@pytest.mark.rule("SH-R-89")
def test_an_item_may_swap_twice(tmp_path: Path) -> None:
    table = owner_of(tmp_path, "swap: item, swap: item", "shotgun", "minigun").play("use charm")
    table.play("give shotgun", "take camera")
    assert sorted(table.offered) == ["give camera", "give minigun"]
    table.play("give minigun", "take gold-watch")
    assert sorted(table.items_of(0)) == ["camera", "charm!", "gold-watch"]
    assert table.track("item") == ["globe", "shotgun", "minigun"]
