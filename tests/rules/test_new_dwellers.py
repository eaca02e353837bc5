"""New dwellers: from the box to the icon, and home with the others (SH-NEWD, SH-R-21)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table


@pytest.mark.rule("SH-NEWD-01")
def test_each_icon_gives_one_dweller_from_the_box() -> None:
    table = Table(3).cubes(0, "FFF").listen().play("place - L0.5")
    assert list(table.vault.owned) == [3, 2, 2]
    assert table.events()[-1] == "Player 1 gains a new dweller"
    assert table.cited()[-1] == ("SH-NEWD-01", "SH-NEWD-02")


@pytest.mark.rule("SH-NEWD-01")
def test_two_icons_give_two_dwellers(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("reward: new-dweller new-dweller")})
    table = Table(packs=[pack]).play("place - L0.9")
    assert table.vault.owned[0] == 4
    assert table.pass_all().dwellers_of(0) == ["-"] * 4


@pytest.mark.rule("SH-NEWD-02", "SH-R-21")
def test_a_new_dweller_stands_on_the_icon_and_not_on_a_space() -> None:
    table = Table().cubes(0, "FFF").play("place - L0.5")
    space = table.seen()["levels"][0]["rooms"][2]["spaces"][0]
    assert space["space"] == "L0.5"
    assert space["new_dwellers"] == 1
    assert table.on("L0.5") == ["-"]  # the dweller that was placed
    assert "place - L0.6" in table.offered
    assert sum(1 for occupant in table.vault.occupant if occupant) == 1


@pytest.mark.rule("SH-NEWD-03", "SH-R-21")
def test_a_new_dweller_cannot_be_placed_in_the_round_in_which_it_came() -> None:
    table = Table().cubes(0, "FFF").play("place - L0.5")
    assert table.dwellers_of(0) == ["-"]
    table.play("pass", "place - L0.7")
    assert table.vault.round == 2  # seat 0 had no third dweller to place


@pytest.mark.rule("SH-NEWD-03")
def test_a_new_dweller_comes_back_with_the_others_and_is_placed_in_the_next_round() -> None:
    table = Table().cubes(0, "FFF").play("place - L0.5").pass_all()
    assert table.dwellers_of(0) == ["-", "-", "-"]
    assert not any(table.vault.newcomers)
    table.spawn("7", "7", "7")
    table.play("place - L0.7", "pass", "place - L0.8")
    assert (table.vault.round, table.seat) == (2, 0)
    assert "place - L0.9" in table.offered  # the third dweller of the round


@pytest.mark.rule("SH-NEWD-04")
def test_a_new_dweller_stays_for_the_rest_of_the_game() -> None:
    table = Table().cubes(0, "FFF").play("place - L0.5")
    for _ in range(3):
        table.pass_all().spawn("7", "7", "7")
        assert table.dwellers_of(0) == ["-", "-", "-"]
        assert table.vault.owned[0] == 3


# Rulings


@pytest.mark.rule("SH-R-21")
def test_a_new_dweller_brings_no_income_of_its_own() -> None:
    table = Table().room(2, "right", "radio-studio").cubes(0, "FF")
    table.play("place - L2.7", "income W")
    assert table.cubes_of(1) == "W"
    assert table.seat == 1
    assert table.question == "Place a dweller, use an item or pass"


@pytest.mark.rule("SH-R-21")
def test_a_new_dweller_matches_no_letter_and_is_not_trained(tmp_path: Path) -> None:
    row = spaces("reward: new-dweller train-S F, letter: C")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).play("place - L0.9")
    assert table.cubes_of(0) == "F"
    assert table.pass_all().dwellers_of(0) == ["-", "-", "S"]


@pytest.mark.rule("SH-R-21")
def test_a_new_dweller_is_not_on_the_threat_that_gave_it(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"refugee": "{cost: injure, reward: new-dweller}"})
    table = Table(packs=[pack]).threat("L0.9", "refugee").play("place - L0.9").pass_all()
    assert table.dwellers_of(0) == ["-", "-", "!"]
    assert table.threat_on("L0.9") == "refugee"  # only the injured dweller was on it


@pytest.mark.rule("SH-R-21")
def test_a_new_dweller_does_not_hinder_the_removal_of_a_threat(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"refugee": "{reward: new-dweller}"})
    table = Table(packs=[pack]).threat("L0.9", "refugee").play("place - L0.9").pass_all()
    assert table.dwellers_of(0) == ["-", "-", "-"]
    assert table.threat_on("L0.9") is None


@pytest.mark.rule("SH-R-21")
def test_a_new_dweller_counts_towards_seven_at_once() -> None:
    table = Table().room(1, "right", "radio-studio").cubes(0, "FFF")
    table.dwellers(0, "C", *"-----").play("place C L1.8")
    assert table.vault.owned[0] == 7
    assert table.pass_all().dwellers_of(0) == ["-"] * 7


@pytest.mark.rule("SH-R-21")
def test_a_new_dweller_counts_at_once_as_owned() -> None:
    table = Table(items=("globe", "husky", "gold-watch")).items(0, "camera").cubes(0, "FFF")
    table.dwellers(0, "-", "-", "-")
    assert table.seen()["players"][0]["expected_happiness"] == 1  # the Camera: one for two
    table.play("place - L0.5")
    player = table.seen()["players"][0]
    assert player["dwellers"]["owned"] == 4
    assert player["dwellers"]["in_vault"] == 2
    assert player["expected_happiness"] == 2


@pytest.mark.rule("SH-R-21", "SH-NEWD-04")
def test_a_dweller_gained_in_the_last_round_breaks_a_tie() -> None:
    table = Table(max_rounds=1).cubes(0, "FFF").play("place - L0.5").pass_all()
    outcome = table.vault.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
