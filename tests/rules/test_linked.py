"""Linked spaces: two dwellers in one turn (SH-LINK, SH-R-38 to 40)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table


def linked(tmp_path: Path, space: str) -> Table:
    """A table with a linked space on L0.9."""
    pack = write_pack(tmp_path, starting={"diner": spaces(left=f"linked: true, {space}")})
    return Table(packs=[pack])


@pytest.mark.rule("SH-LINK-01")
def test_a_linked_space_takes_two_dwellers_in_one_turn() -> None:
    table = Table().room(1, "right", "living-quarters").dwellers(0, "-", "-", "-").listen()
    table.play("place - L1.7")
    assert table.on("L1.7") == ["-", "-"]
    assert table.dwellers_of(0) == ["-"]
    assert table.seat == 1
    assert table.events()[0] == "Player 1 places 2 dwellers on L1.7: Living Quarters, left"


@pytest.mark.rule("SH-LINK-01")
def test_the_player_picks_both_dwellers() -> None:
    table = Table().room(1, "right", "living-quarters").dwellers(0, "-", "S", "A", "!")
    assert {"place - L1.7", "place S L1.7", "place A L1.7"} < {*table.offered}
    table.play("place S L1.7")
    assert table.offered == ["with -", "with A"]
    assert "SH-LINK-01" in table.why("with A")
    table.play("with A")
    assert table.dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-LINK-01")
def test_the_second_dweller_is_another_one_that_is_available_and_suitable() -> None:
    table = Table().room(1, "right", "living-quarters").dwellers(0, "-", "S", "A", "!")
    table.play("place S L1.7")
    assert "SH-INJ-02" in table.refused("with !")
    for missing in ("S", "P"):  # the first one itself, nobody
        assert "SH-PLACE-01" in table.refused(f"with {missing}")


@pytest.mark.rule("SH-LINK-01", "SH-PLACE-02")
def test_a_linked_space_is_one_space_for_one_player() -> None:
    table = Table(3).room(1, "right", "living-quarters").cubes(1, "F").play("place - L1.7")
    assert table.refused("place - L1.7") == ("SH-PLACE-02",)
    table.play("place - L1.8", "income W")  # the other linked space of the room is open
    assert table.on("L1.8") == ["-", "-"]


@pytest.mark.rule("SH-LINK-02")
@pytest.mark.parametrize(("space", "left"), [("L1.7", "FF"), ("L1.8", "F")])
def test_two_dwellers_double_neither_cost_nor_reward(space: str, left: str) -> None:
    table = Table().room(1, "right", "living-quarters").cubes(0, "FF").play(f"place - {space}")
    assert table.cubes_of(0) == left
    assert table.vault.owned[0] == 3


@pytest.mark.rule("SH-LINK-02", "SH-SPEC-01")
def test_a_matching_letter_doubles_the_reward_of_a_linked_space_and_not_its_cost() -> None:
    table = Table().room(1, "right", "living-quarters").cubes(0, "FF").dwellers(0, "C", "-")
    table.play("place C L1.8")
    assert table.cubes_of(0) == "F"
    assert table.vault.owned[0] == 4


@pytest.mark.rule("SH-LINK-03")
@pytest.mark.parametrize("others", [[], ["!"], ["!", "!"], ["S!"]])
def test_a_linked_space_cannot_be_chosen_without_two_suitable_dwellers(others: list[str]) -> None:
    table = Table().room(1, "right", "living-quarters").occupy("L0.7", 0).dwellers(0, "-", *others)
    assert "place - L1.7" not in table.offered
    assert table.refused("place - L1.7") == ("SH-LINK-01", "SH-LINK-03")


@pytest.mark.rule("SH-LINK-03")
@pytest.mark.parametrize("dwellers", [["-", "-"], ["-", "S"], ["S", "A"]])
def test_any_two_suitable_dwellers_will_do(dwellers: list[str]) -> None:
    table = Table().room(1, "right", "living-quarters").dwellers(0, *dwellers)
    for who in dwellers:
        assert f"place {who} L1.7" in table.offered


@pytest.mark.rule("SH-R-38")
@pytest.mark.parametrize(("first", "second"), [("C", "S"), ("S", "C"), ("C", "-"), ("-", "C")])
def test_one_matching_dweller_of_two_doubles_the_row(first: str, second: str) -> None:
    table = Table(forced="manual").room(1, "right", "living-quarters").dwellers(0, "-", "C", "S")
    table.play(f"place {first} L1.7", f"with {second}")
    assert table.vault.owned[0] == 5


@pytest.mark.rule("SH-R-38", "SH-R-86")
def test_two_matches_still_only_double_the_row() -> None:
    table = Table().room(1, "right", "living-quarters").dwellers(0, "C", "S").items(0, "nightwear")
    table.play("place S L1.7")  # nobody needs the Nightwear's C beside a dweller trained in it
    assert table.vault.owned[0] == 4
    assert table.items_of(0) == ["nightwear"]


@pytest.mark.rule("SH-R-38", "SH-TRAIN-06")
def test_both_dwellers_lose_their_training() -> None:
    table = Table().room(1, "right", "living-quarters").dwellers(0, "C", "S").play("place C L1.7")
    assert table.pass_all().dwellers_of(0) == ["-"] * 4


@pytest.mark.rule("SH-R-39", "SH-COST-04")
def test_one_injury_icon_injures_one_of_two(tmp_path: Path) -> None:
    table = linked(tmp_path, "cost: injure, reward: H").play("place - L0.9")
    assert sorted(table.on("L0.9")) == ["!", "-"]


@pytest.mark.rule("SH-R-39")
def test_two_injury_icons_injure_both(tmp_path: Path) -> None:
    table = linked(tmp_path, "cost: injure injure, reward: H").play("place - L0.9")
    assert table.on("L0.9") == ["!", "!"]


@pytest.mark.rule("SH-R-39", "SH-HEAL-01")
def test_one_heal_icon_heals_one_of_two(tmp_path: Path) -> None:
    table = linked(tmp_path, "injured-only: true, reward: heal").dwellers(0, "!", "!")
    table.play("place ! L0.9")
    assert sorted(table.on("L0.9")) == ["!", "-"]


@pytest.mark.rule("SH-R-39", "SH-TRAIN-03")
@pytest.mark.parametrize(("who", "home"), [("-", ["!", "S"]), ("!", ["-", "S!"])])
def test_the_owner_chooses_which_of_two_a_blank_icon_trains(
    who: str, home: list[str], tmp_path: Path
) -> None:
    table = linked(tmp_path, "cost: injure, reward: train").play("place - L0.9")
    assert (table.seat, table.offered) == (0, ["trainee -", "trainee !"])
    table.play(f"trainee {who}", "pass")
    table.play(table.offered[0])  # S
    assert table.dwellers_of(0) == home


@pytest.mark.rule("SH-R-39")
@pytest.mark.parametrize(("who", "home"), [("-", ["!", "S"]), ("!", ["-", "S!"])])
def test_the_owner_chooses_which_of_two_is_trained(
    who: str, home: list[str], tmp_path: Path
) -> None:
    table = linked(tmp_path, "cost: injure, reward: train-S").play("place - L0.9")
    assert (table.seat, table.offered) == (0, ["trainee -", "trainee !"])
    assert table.why("trainee -") == ("SH-R-39",)
    table.play(f"trainee {who}", "pass")
    assert table.dwellers_of(0) == home


@pytest.mark.rule("SH-R-39")
def test_one_training_icon_trains_one_of_two(tmp_path: Path) -> None:
    table = linked(tmp_path, "reward: train-S").play("place - L0.9", "pass")
    assert table.dwellers_of(0) == ["-", "S"]


@pytest.mark.rule("SH-R-39")
@pytest.mark.parametrize(("who", "home"), [("L0.9 S", ["!", "S"]), ("L0.9", ["-", "S!"])])
def test_the_owner_chooses_whether_the_trainee_or_the_other_is_healed(
    who: str, home: list[str], tmp_path: Path
) -> None:
    table = linked(tmp_path, "injured-only: true, reward: train-S heal").dwellers(0, "!", "!")
    table.play("place ! L0.9")
    assert table.seat == 0  # to come home are "!" and "S", or else "-" and "S!"
    assert table.offered == ["heal L0.9 S", "heal L0.9"]
    table.play(f"heal {who}", "pass")
    assert table.dwellers_of(0) == home


@pytest.mark.rule("SH-R-40")
@pytest.mark.parametrize(("standing", "lying"), [("-", "!"), ("-", "S!"), ("S", "!")])
@pytest.mark.parametrize("injured_only", [False, True])
def test_both_dwellers_must_be_suitable(
    standing: str, lying: str, injured_only: bool, tmp_path: Path
) -> None:
    table = linked(tmp_path, "injured-only: true, " * injured_only + "reward: H")
    table.dwellers(0, standing, lying)
    assert not [choice for choice in table.offered if choice.endswith(" L0.9")]
    for who in (standing, lying):
        assert "SH-LINK-03" in table.refused(f"place {who[0]} L0.9")
    unfit, rule = (standing, "SH-INJ-04") if injured_only else (lying, "SH-INJ-02")
    assert rule in table.refused(f"place {unfit[0]} L0.9")


@pytest.mark.rule("SH-R-40", "SH-INJ-04")
@pytest.mark.parametrize("dwellers", [["!", "!"], ["!", "S!"], ["S!", "A!"]])
def test_an_injured_only_linked_space_takes_two_injured_dwellers(
    dwellers: list[str], tmp_path: Path
) -> None:
    table = linked(tmp_path, "injured-only: true, reward: H").dwellers(0, *dwellers, "-", "-")
    assert {choice for choice in table.offered if choice.endswith(" L0.9")} == {
        f"place {who[0]} L0.9" for who in dwellers
    }
    table.play(f"place {dwellers[0][0]} L0.9")
    assert table.on("L0.9") == ["!", "!"]
    assert table.dwellers_of(0) == ["-", "-"]


@pytest.mark.rule("SH-R-40", "SH-INJ-02")
def test_an_ordinary_linked_space_takes_two_uninjured_dwellers(tmp_path: Path) -> None:
    table = linked(tmp_path, "reward: H").dwellers(0, "-", "S", "!", "A!").play("place - L0.9")
    assert table.on("L0.9") == ["-", "-"]
    assert table.dwellers_of(0) == ["!", "A!"]


@pytest.mark.rule("SH-R-39")
@pytest.mark.parametrize(("who", "home"), [("-", ["!", "S"]), ("!", ["-", "S!"])])
def test_the_owner_also_chooses_if_one_of_two_was_healed_before(
    who: str, home: list[str], tmp_path: Path
) -> None:
    table = linked(tmp_path, "injured-only: true, reward: heal train-S").dwellers(0, "!", "!")
    table.play("place ! L0.9")
    assert table.offered == ["trainee -", "trainee !"]
    table.play(f"trainee {who}", "pass")
    assert table.dwellers_of(0) == home
