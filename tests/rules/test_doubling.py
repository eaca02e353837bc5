"""Doubling: what a matching letter does to each icon (SH-R-29 to 37)."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.games.shelter import terms as t
from overseer.games.shelter.notation import parse_space
from rules.packs import spaces, write_pack
from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"
GAINS = ["gain W", "gain F", "gain E"]


def lettered(tmp_path: Path, space: str, who: str = "S", players: int = 2) -> Table:
    """A table with a space of the letter S on L0.9, and a dweller trained in S."""
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"{space}, letter: S")})
    return Table(players, packs=[pack]).dwellers(0, who, "-")


@pytest.mark.rule("SH-R-29")
def test_the_whole_row_is_gained_and_then_the_whole_row_again(tmp_path: Path) -> None:
    table = lettered(tmp_path, "reward: refresh-items item")
    table.play("place S L0.9", "draw item shotgun", "draw item husky", "draw item collie")
    assert table.offered == ["take shotgun", "take husky", "take collie"]
    table.play("take husky", "draw item minigun")
    table.play("draw item fat-man", "draw item parrot", "draw item stimpak")
    assert table.offered == ["take fat-man", "take parrot", "take stimpak"]
    table.play("take parrot")
    assert sorted(table.items_of(0)) == ["husky", "parrot"]
    assert table.seat == 1


@pytest.mark.rule("SH-R-29", "SH-PLACE-09")
def test_each_pass_goes_from_left_to_right(tmp_path: Path) -> None:
    table = lettered(tmp_path, "reward: H W F").listen().play("place S L0.9")
    row = ["gains 1 happiness", "gains 1 water", "gains 1 food"]
    assert [line.removeprefix("Player 1 ") for line in table.events()[2:]] == [*row, *row]


@pytest.mark.rule("SH-R-29", "SH-R-86")
def test_training_and_an_outfit_together_do_not_make_a_third_pass(tmp_path: Path) -> None:
    table = lettered(tmp_path, "reward: H").items(0, "military-fatigues").play("place S L0.9")
    assert table.vault.happiness[0] == 2
    assert table.items_of(0) == ["military-fatigues"]


@pytest.mark.rule("SH-R-30")
def test_a_doubled_paid_build_is_two_rooms_each_at_its_own_price(tmp_path: Path) -> None:
    table = lettered(tmp_path, "cost: room-price, reward: build").cubes(0, FULL)
    table.play("place S L0.9", "room garden", "side left")
    assert table.cubes_of(0) == "WWWWWWFFFFEEE"  # so far only the Garden is paid for
    table.play("room armory", "side left")
    assert table.cubes_of(0) == "WWWWFFFFE"
    assert table.rooms_on(1)[1:3] == ["armory", "garden"]
    assert table.seat == 1


@pytest.mark.rule("SH-R-30")
def test_the_second_room_is_picked_after_the_refill_and_may_be_declined(tmp_path: Path) -> None:
    table = lettered(tmp_path, "cost: room-price, reward: build").cubes(0, FULL)
    table.play("place S L0.9", "room garden", "side left", "draw room medbay")
    assert table.offered == ["room medbay", "room armory", "room lounge", "done"]
    assert table.why("done") == ("SH-R-30",)
    table.play("done")
    assert table.rooms_on(1).count(None) == 5
    assert table.cubes_of(0) == "WWWWWWFFFFEEE"


@pytest.mark.rule("SH-R-30")
def test_a_second_room_that_cannot_be_paid_for_is_not_offered(tmp_path: Path) -> None:
    table = lettered(tmp_path, "cost: room-price, reward: build H").cubes(0, "WWEE")
    table.play("place S L0.9", "side left")
    assert (table.seat, table.vault.happiness[0]) == (1, 2)
    assert table.rooms_on(1) == [None, None, "armory", None, None, None]


@pytest.mark.rule("SH-R-30", "SH-R-17")
def test_what_the_placement_gains_may_pay_for_the_second_room(tmp_path: Path) -> None:
    table = lettered(tmp_path, "cost: room-price, reward: build F F E E").cubes(0, "WWEE")
    table.play("place S L0.9", "side left")
    assert table.offered == ["room lounge", "done"]
    table.play("room lounge", "side right")
    assert table.rooms_on(1)[2:4] == ["armory", "lounge"]


@pytest.mark.rule("SH-R-30", "SH-R-88")
def test_a_discount_is_for_one_of_the_two_prices(tmp_path: Path) -> None:
    table = lettered(tmp_path, "cost: room-price, reward: build").cubes(0, FULL).items(0, "parrot")
    table.play("place S L0.9", "room armory", "side left", "done", "room lounge", "side left")
    assert table.offered == ["discount parrot", "done"]
    table.play("discount parrot", "strike E")
    assert table.cubes_of(0) == "WWWWFFFFEEE"
    assert table.items_of(0) == ["parrot!"]


@pytest.mark.rule("SH-R-30", "SH-R-16")
def test_a_doubled_free_build_is_two_free_rooms_that_cannot_be_declined(tmp_path: Path) -> None:
    table = lettered(tmp_path, "reward: build").play("place S L0.9", "room garden", "side left")
    assert "done" not in table.offered
    table.play("room armory", "side left")
    assert table.rooms_on(1)[1:3] == ["armory", "garden"]
    assert table.seat == 1


@pytest.mark.rule("SH-R-30")
def test_two_build_icons_work_like_a_doubled_one(tmp_path: Path) -> None:
    space = "cost: room-price, reward: build build"
    table = (
        lettered(tmp_path, space).cubes(0, FULL).play("place - L0.9", "room garden", "side left")
    )
    assert table.offered[-1] == "done"
    table.play("room armory", "side left")
    assert table.cubes_of(0) == "WWWWFFFFE"
    assert table.rooms_on(1)[1:3] == ["armory", "garden"]


@pytest.mark.rule("SH-R-30", "SH-R-25")
def test_the_second_room_lapses_on_a_level_that_the_first_has_filled(tmp_path: Path) -> None:
    table = lettered(tmp_path, "cost: room-price, reward: build H").cubes(0, FULL)
    table.room(1, "left", "classroom", "medbay", "radio-studio")
    table.room(1, "right", "game-room", "weight-room").play("place S L0.9", "room garden")
    assert (table.seat, table.vault.happiness[0]) == (1, 2)
    assert table.rooms_on(1)[5] == "garden"


@pytest.mark.rule("SH-R-31")
@pytest.mark.parametrize(("owned", "after"), [(2, 4), (5, 7), (6, 7), (7, 7)])
def test_a_doubled_new_dweller_is_two_but_never_more_than_seven(owned: int, after: int) -> None:
    table = Table().room(1, "right", "radio-studio").cubes(0, "FFF")
    table.dwellers(0, "C", *"-" * (owned - 1)).play("place C L1.8")
    assert table.vault.owned[0] == after
    assert table.pass_all().dwellers_of(0) == ["-"] * after


@pytest.mark.rule("SH-R-32")
def test_a_doubled_heal_heals_once(tmp_path: Path) -> None:
    table = lettered(tmp_path, "injured-only: true, reward: heal").dwellers(0, "S!", "!").listen()
    table.play("place S L0.9")
    assert (table.on("L0.9"), table.dwellers_of(0)) == (["-"], ["!"])
    assert table.events().count("A dweller of Player 1 is healed") == 1


@pytest.mark.rule("SH-R-33")
@pytest.mark.parametrize(("icon", "choices"), [("train", ["train L0.9 I"]), ("train-I", [])])
def test_a_doubled_training_trains_one_dweller_once(
    icon: str, choices: list[str], tmp_path: Path
) -> None:
    table = lettered(tmp_path, f"reward: {icon}").play("place S L0.9", "pass", "pass", *choices)
    assert sorted(table.dwellers_of(0)) == ["-", "I"]
    assert table.vault.round == 2


@pytest.mark.rule("SH-R-33", "SH-R-39")
@pytest.mark.parametrize(("who", "trained"), [("S", ["I", "P"]), ("-", ["-", "I"])])
def test_on_a_linked_space_the_second_pass_trains_the_other_dweller(
    who: str, trained: list[str], tmp_path: Path
) -> None:
    table = lettered(tmp_path, "linked: true, reward: train", who=who).play(f"place {who} L0.9")
    table.play("pass", "train L0.9 I", *["train L0.9 P"] * (who == "S"))
    assert sorted(table.dwellers_of(0)) == trained


@pytest.mark.rule("SH-R-33", "SH-R-42")
def test_a_letter_trained_twice_on_a_linked_space_has_one_slot_only(tmp_path: Path) -> None:
    table = lettered(tmp_path, "linked: true, reward: train-I").play("place S L0.9", "pass")
    assert sorted(table.dwellers_of(0)) == ["-", "I"]
    assert table.vault.round == 2


@pytest.mark.rule("SH-R-34")
@pytest.mark.parametrize("who", ["S", "-"])
def test_a_doubled_exchange_is_an_exchange_as_usual(who: str, tmp_path: Path) -> None:
    table = lettered(tmp_path, "exchange: W <> F F").cubes(0, "WWW").play(f"place {who} L0.9")
    assert table.offered == ["exchange W>FF", "done"]
    table.play("exchange W>FF")
    assert table.cubes_of(0) == "WWFF"
    table.play("exchange W>FF", "done")
    assert table.cubes_of(0) == "WFFFF"
    assert table.seat == 1


@pytest.mark.rule("SH-R-35")
@pytest.mark.parametrize(("deck", "players"), [("item", 2), ("room", 3)])
def test_a_doubled_refresh_is_two_refreshes(deck: str, players: int, tmp_path: Path) -> None:
    table = lettered(tmp_path, f"reward: refresh-{deck}s train-I", players=players)
    first = table.track(deck)
    table.listen().play("place S L0.9")
    assert table.seat == 1  # nobody was asked: the icon is a duty both times
    assert len(table.seen()["discards"][f"{deck}s"]) == 6
    assert set(first) <= {*table.seen()["discards"][f"{deck}s"]}
    assert table.events().count(f"The {deck} track is refreshed") == 2


@pytest.mark.rule("SH-R-36", "SH-FIRST-01")
def test_a_doubled_first_player_icon_takes_the_one_token(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: first-player, letter: S")})
    table = Table(3, packs=[pack]).dwellers(1, "S", "-").play("pass", "place S L0.9")
    assert table.seen()["first_player"] == 1
    assert table.seat == 2
    assert table.pass_all().spawn("7", "7", "7", "7").seat == 1


@pytest.mark.rule("SH-R-37", "SH-ITEM-02")
def test_a_doubled_item_is_two_items_the_second_after_the_refill() -> None:
    table = Table().room(1, "right", "weapon-workshop").dwellers(0, "I", "-").cubes(0, "WF")
    table.play("place I L1.7", "take globe", "draw item minigun")
    assert table.offered == ["take minigun", "take camera", "take gold-watch"]
    table.play("take minigun")
    assert sorted(table.items_of(0)) == ["globe", "minigun"]


@pytest.mark.rule("SH-R-37", "SH-EXH-04")
def test_a_doubled_ready_readies_two_different_items() -> None:
    table = Table().room(1, "right", "weapon-workshop").dwellers(0, "I", "-")
    table.items(0, "shotgun!", "minigun!", "fat-man!").play("place I L1.8", "ready shotgun")
    assert sorted(table.offered) == ["ready fat-man", "ready minigun"]
    table.play("ready minigun")
    assert sorted(table.items_of(0)) == ["fat-man!", "minigun", "shotgun"]


@pytest.mark.rule("SH-R-37", "SH-R-71")
def test_with_one_exhausted_item_the_second_ready_is_forfeited() -> None:
    table = Table().room(1, "right", "weapon-workshop").dwellers(0, "I", "-").listen()
    table.items(0, "shotgun!", "minigun", "10mm-pistol").play("place I L1.8")
    assert sorted(table.items_of(0)) == ["10mm-pistol", "minigun", "shotgun"]
    assert table.events()[-1] == "Player 1: ready an item, without effect"


@pytest.mark.rule("SH-R-37", "SH-RES-02")
def test_doubled_cubes_stop_at_the_end_of_the_track() -> None:
    table = Table().dwellers(0, "A", "-").cubes(0, "FFF").play("place A L0.9")
    assert table.cubes_of(0) == "FFFFFF"


@pytest.mark.rule("SH-R-37", "SH-R-18")
def test_a_doubled_question_mark_is_chosen_anew(tmp_path: Path) -> None:
    table = lettered(tmp_path, 'reward: "?"').cubes(0, "WWWWW").play("place S L0.9")
    assert table.offered == GAINS
    table.play("gain W")
    assert table.offered == GAINS[1:]
    table.play("gain E")
    assert table.cubes_of(0) == "WWWWWWE"


@pytest.mark.rule("SH-R-37", "SH-HAPPY-01")
def test_doubled_happiness_is_two_for_each_icon(tmp_path: Path) -> None:
    table = lettered(tmp_path, "reward: H H").play("place S L0.9")
    assert table.vault.happiness[0] == 4


@pytest.mark.rule("SH-R-37")
def test_items_that_are_never_exhausted_are_no_target_of_a_ready_icon() -> None:
    table = Table().room(1, "right", "weapon-workshop").items(0, "10mm-pistol", "chemistry-flask")
    table.items(0, "shotgun!", "minigun!").play("place - L1.8")
    assert sorted(table.offered) == ["ready minigun", "ready shotgun"]


@pytest.mark.rule("SH-R-37")
def test_the_golden_retriever_never_readies_itself() -> None:
    table = (
        Table().items(0, "golden-retriever", "shotgun!", "minigun!").play("use golden-retriever")
    )
    assert sorted(table.offered) == ["ready minigun", "ready shotgun"]
    table.play("ready shotgun")
    assert "golden-retriever!" in table.items_of(0)


@pytest.mark.rule("SH-R-37")
def test_the_golden_retriever_alone_has_nothing_to_ready() -> None:
    table = Table().items(0, "golden-retriever", "shotgun")
    assert "use golden-retriever" not in table.offered
    assert "SH-R-67" in table.refused("use golden-retriever")


CLOSET = {"closet": "{price: W, left: {reward: W}, right: {reward: F}}"}


@pytest.mark.rule("SH-R-30")
def test_a_second_room_of_one_cube_is_paid_for(tmp_path: Path) -> None:
    row = spaces(left="cost: room-price, reward: build build")
    pack = write_pack(tmp_path, starting={"diner": row}, rooms=CLOSET)
    table = Table(packs=[pack], rooms=["armory", "closet", "garden"]).cubes(0, "WWWEE")
    table.play("place - L0.9", "room armory", "side left", "room closet", "side left")
    assert (table.rooms_on(1)[1:3], table.cubes_of(0)) == (["closet", "armory"], "")


@pytest.mark.rule("SH-R-30")
def test_a_second_room_is_paid_without_any_other_cost(tmp_path: Path) -> None:
    suit = "{kind: outfit, use: placing, effect: [pay: E, counts-as: S]}"
    row = spaces(left="cost: room-price, reward: build build")
    pack = write_pack(tmp_path, starting={"diner": row}, items={"shotgun": suit})
    table = Table(packs=[pack], rooms=["armory", "lounge", "garden"]).cubes(0, "WWFFEEEE")
    table.play("place - L0.9", "room armory", "side left")
    assert table.offered == ["room lounge", "done"]  # two food and two power are left


@pytest.mark.rule("SH-R-30")
def test_after_a_second_room_was_declined_building_goes_on_as_usual(tmp_path: Path) -> None:
    row = spaces(left="cost: room-price, reward: build build")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).cubes(0, FULL)
    table.play("place - L0.9", "room armory", "side left", "done", "pass", "place - L1.e")
    assert "room garden" in table.offered
    table.play("room garden", "side right")
    assert table.rooms_on(1)[2:4] == ["armory", "garden"]


@pytest.mark.rule("SH-SPEC-01")
def test_that_a_reward_is_doubled_is_told_with_whose_and_where() -> None:
    table = Table().dwellers(1, "P", "-").play("pass").listen().play("place P L0.8")
    doubled = [event for event in table.vault.trace or [] if event.kind == t.E_DOUBLED]
    assert [(event.seat, event.a) for event in doubled] == [(1, parse_space("L0.8", table.vault))]


@pytest.mark.rule("SH-PLACE-07")
def test_a_price_of_one_cube_is_paid_before_anything_is_gained(tmp_path: Path) -> None:
    row = spaces(left="cost: room-price, reward: W build")
    pack = write_pack(tmp_path, starting={"diner": row}, rooms=CLOSET)
    table = Table(packs=[pack], rooms=["armory", "closet", "garden"]).cubes(0, "WWWWWW")
    table.play("place - L0.9", "side left")
    assert table.cubes_of(0) == "WWWWWW"  # the cube that is gained has found the place of the other
