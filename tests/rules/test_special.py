"""S.P.E.C.I.A.L. spaces: the reward twice for a dweller trained in the letter (SH-SPEC)."""

from __future__ import annotations

import pytest

from rules.table import Table

LETTERS = "SPECIAL"


@pytest.mark.rule("SH-SPEC-01")
@pytest.mark.parametrize(
    ("letter", "space", "once"),
    [("P", "L0.7", "W"), ("A", "L0.9", "FF"), ("L", "L0.10", "F"), ("S", "L0.11", "EE")],
)
def test_a_matching_letter_earns_the_reward_two_times(letter: str, space: str, once: str) -> None:
    table = Table().dwellers(0, letter, "-").play(f"place {letter} {space}")
    assert table.cubes_of(0) == 2 * once


@pytest.mark.rule("SH-SPEC-01")
@pytest.mark.parametrize(
    ("room", "space", "letter", "reward"),
    [
        ("nuka-cola-bottler", "L1.8", "E", "WWFFFF"),
        ("garden", "L1.8", "A", "FFFFFF"),
        ("nuclear-reactor", "L1.7", "L", "EEEE"),
    ],
)
def test_built_rooms_double_like_the_others(
    room: str, space: str, letter: str, reward: str
) -> None:
    table = Table(rooms=["armory", "lounge", "medbay"]).room(1, "right", room)
    table.dwellers(0, letter, "-").play(f"place {letter} {space}")
    assert table.cubes_of(0) == reward


@pytest.mark.rule("SH-SPEC-01")
def test_the_match_is_told_with_its_rule() -> None:
    table = Table().dwellers(0, "P", "-").listen().play("place P L0.7")
    assert table.events()[1:] == [
        "The letter matches: rewards twice",
        "Player 1 gains 1 water",
        "Player 1 gains 1 water",
    ]
    assert "SH-SPEC-01" in table.cited()[1]


@pytest.mark.rule("SH-SPEC-02")
@pytest.mark.parametrize("who", ["-", *LETTERS])
def test_anybody_may_go_to_a_lettered_space_and_earns_the_reward(who: str) -> None:
    table = Table().dwellers(0, who, "-").listen()
    assert f"place {who} L0.7" in table.offered
    table.play(f"place {who} L0.7")
    assert table.cubes_of(0) == ("WW" if who == "P" else "W")
    assert ("The letter matches: rewards twice" in table.events()) is (who == "P")


@pytest.mark.rule("SH-SPEC-02")
@pytest.mark.parametrize("who", LETTERS)
def test_training_does_nothing_on_a_space_without_a_letter(who: str) -> None:
    table = Table().dwellers(0, who, "-").room(1, "right", "weight-room").cubes(0, "EEE")
    table.play(f"place {who} L1.8")
    assert table.vault.happiness[0] == 1


@pytest.mark.rule("SH-SPEC-02")
def test_a_trained_colleague_who_stays_at_home_does_not_help() -> None:
    table = Table().dwellers(0, "P", "-").play("place - L0.7")
    assert table.cubes_of(0) == "W"
    assert table.dwellers_of(0) == ["P"]


@pytest.mark.rule("SH-SPEC-03")
def test_the_cost_is_paid_once_for_a_reward_earned_twice() -> None:
    table = Table().room(1, "right", "outfit-workshop").dwellers(0, "I", "-").cubes(0, "WWFF")
    table.play("place I L1.7", "pay F", "take globe", "take camera")
    assert sorted(table.items_of(0)) == ["camera", "globe"]
    assert table.cubes_of(0) == "WF"


@pytest.mark.rule("SH-SPEC-03")
def test_cubes_for_the_cost_once_are_enough_for_a_matching_letter() -> None:
    table = Table().room(1, "right", "radio-studio").dwellers(0, "C", "-").cubes(0, "FFF")
    table.play("place C L1.8")
    assert table.vault.owned[0] == 4
    assert table.cubes_of(0) == ""


@pytest.mark.rule("SH-SPEC-03")
def test_an_item_is_given_up_once_for_a_reward_earned_twice() -> None:
    table = Table().room(1, "right", "outfit-workshop").dwellers(0, "I", "-")
    table.items(0, "husky", "collie").play("place I L1.8", "give husky", *["gain W"] * 6)
    assert table.items_of(0) == ["collie"]
    assert table.cubes_of(0) == "WWWWWW"
