"""Injured dwellers: how they come to be, and where they may go (SH-INJ, SH-R-58, SH-R-59)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

SEVENS = ("7", "7", "7")
PLENTY = "WWWWWWFFFFFFEEEEEE"


def at_the_diner(tmp_path: Path, space: str, *who: str) -> Table:
    """A table where the left space of the Diner, L0.9, is another one."""
    pack = write_pack(tmp_path, starting={"diner": spaces(left=space)})
    return Table(packs=[pack]).dwellers(0, *who)


def placements(table: Table) -> list[str]:
    return [choice for choice in table.offered if choice.startswith("place ")]


@pytest.mark.rule("SH-INJ-01", "SH-COST-04")
def test_an_injury_icon_in_the_cost_lays_the_placed_dweller_on_its_side() -> None:
    table = Table().room(1, "right", "game-room").listen().play("place - L1.8")
    assert table.on("L1.8") == ["!"]
    assert table.dwellers_of(0) == ["-"]
    line = "A dweller of Player 1 is injured on L1.8"
    assert "SH-INJ-01" in dict(zip(table.events(), table.cited(), strict=True))[line]


@pytest.mark.rule("SH-INJ-01")
@pytest.mark.parametrize("how", [("place - L0.7", "roll 1 1"), ("place - L1.8",)])
def test_an_injured_dweller_stays_injured_through_recalls(how: tuple[str, ...]) -> None:
    table = Table().room(1, "right", "game-room").threat("L0.7", "mole-rat").play(*how)
    for _ in range(3):
        table.pass_all().spawn(*SEVENS)
        assert table.dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-INJ-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_injured_dweller_is_shown_as_such_wherever_it_is(players: int) -> None:
    table = Table(players).threat("L0.7", "mole-rat").play("place - L0.7", "roll 1 1")
    space = table.seen()["levels"][0]["rooms"][3]["spaces"][0]
    assert [dweller["injured"] for dweller in space["dwellers"]] == [True]
    table.pass_all()
    assert table.seen()["players"][0]["dwellers"]["injured"] == 1


@pytest.mark.rule("SH-INJ-02", "SH-INJ-03")
def test_an_injured_dweller_can_go_only_where_the_icon_is_shown() -> None:
    table = Table(rooms=["garden", "armory", "classroom"]).dwellers(0, "!", "!").cubes(0, PLENTY)
    table.items(0, "shotgun").room(1, "right", "medbay", "lounge").room(1, "left", "fitness-room")
    # the start elevator, both halves of the Medbay, and the right half of the Lounge
    assert placements(table) == [f"place ! {space}" for space in ("L0.e", "L1.7", "L1.8", "L1.10")]


@pytest.mark.rule("SH-INJ-02")
@pytest.mark.parametrize("space", ["L0.5", "L0.7", "L1.e", "L1.9", "L1.7"])
def test_on_an_ordinary_space_an_injured_dweller_is_refused(space: str) -> None:
    table = Table().dwellers(0, "!", "-").cubes(0, PLENTY).room(1, "right", "classroom", "garden")
    assert f"place - {space}" in table.offered
    assert f"place ! {space}" not in table.offered
    assert table.refused(f"place ! {space}") == ("SH-INJ-02", "SH-INJ-03")


@pytest.mark.rule("SH-INJ-02", "SH-R-43")
def test_training_does_not_lift_the_restriction() -> None:
    table = Table().dwellers(0, "P!", "-")
    assert [choice for choice in table.offered if "place P" in choice] == ["place P L0.e"]
    assert table.refused("place P L0.7") == ("SH-INJ-02", "SH-INJ-03")


@pytest.mark.rule("SH-INJ-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_once_recalled_it_can_be_placed_where_the_icon_is_shown(players: int) -> None:
    table = Table(players).threat("L0.7", "mole-rat").play("place - L0.7", "roll 1 1").pass_all()
    table.spawn(*["7"] * (players + 1))
    assert [choice for choice in table.offered if choice.startswith("place !")] == ["place ! L0.e"]
    table.play("place ! L0.e")
    assert table.on("L0.e") == ["-"]


@pytest.mark.rule("SH-INJ-03", "SH-PLACE-02", "SH-PLACE-08")
def test_such_a_space_obeys_the_other_rules_of_placing() -> None:
    table = Table().dwellers(0, "!", "!").room(1, "right", "medbay").occupy("L0.e", 1, "!")
    assert placements(table) == ["place ! L1.7"]  # the right half costs a food
    assert table.refused("place ! L0.e") == ("SH-PLACE-02",)
    assert table.refused("place ! L1.8") == ("SH-PLACE-08",)


@pytest.mark.rule("SH-INJ-04")
@pytest.mark.parametrize("who", ["-", "S"])
@pytest.mark.parametrize("space", ["L0.e", "L1.7", "L1.8"])
def test_uninjured_dwellers_cannot_be_placed_there(who: str, space: str) -> None:
    table = Table().dwellers(0, "-", "S", "!").cubes(0, PLENTY).room(1, "right", "medbay")
    assert f"place ! {space}" in table.offered
    assert f"place {who} {space}" not in table.offered
    assert table.refused(f"place {who} {space}") == ("SH-INJ-04",)


@pytest.mark.rule("SH-R-58")
def test_a_heal_icon_does_nothing_for_an_uninjured_dweller(tmp_path: Path) -> None:
    table = at_the_diner(tmp_path, "reward: heal H", "-", "!").play("place - L0.9")
    assert (table.on("L0.9"), table.vault.happiness[0]) == (["-"], 1)
    assert table.dwellers_of(0) == ["!"]  # nor is another dweller healed in its place
    assert table.pass_all().dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-R-58")
def test_without_a_heal_icon_the_dweller_stays_injured(tmp_path: Path) -> None:
    table = at_the_diner(tmp_path, "injured-only: true, reward: H", "!", "-").play("place ! L0.9")
    assert (table.on("L0.9"), table.vault.happiness[0]) == (["!"], 1)
    assert table.pass_all().dwellers_of(0) == ["-", "!"]


@pytest.mark.rule("SH-R-58", "SH-COST-04")
def test_an_injury_cost_does_nothing_to_an_injured_dweller(tmp_path: Path) -> None:
    space = "injured-only: true, cost: W injure, reward: H"
    table = at_the_diner(tmp_path, space, "!", "-").cubes(0, "W").listen().play("place ! L0.9")
    assert (table.on("L0.9"), table.vault.happiness[0], table.cubes_of(0)) == (["!"], 1, "")
    assert not [line for line in table.events() if "is injured" in line]


@pytest.mark.rule("SH-R-58")
def test_an_injury_cost_for_the_injured_does_not_fall_on_somebody_else(tmp_path: Path) -> None:
    space = "injured-only: true, cost: injure, reward: heal"
    table = at_the_diner(tmp_path, space, "!", "-").play("place ! L0.9")
    assert (table.on("L0.9"), table.dwellers_of(0)) == (["-"], ["-"])


@pytest.mark.rule("SH-R-59", "SH-PLACE-07")
def test_injury_cost_and_heal_reward_leave_the_dweller_uninjured(tmp_path: Path) -> None:
    table = at_the_diner(tmp_path, "cost: injure, reward: heal H", "-", "-").listen()
    table.play("place - L0.9")
    assert (table.on("L0.9"), table.vault.happiness[0]) == (["-"], 1)
    assert [line for line in table.events() if "A dweller" in line] == [
        "A dweller of Player 1 is injured on L0.9",
        "A dweller of Player 1 is healed",
    ]
    assert table.pass_all().dwellers_of(0) == ["-", "-"]


@pytest.mark.rule("SH-R-59", "SH-R-56")
def test_on_a_threat_it_counts_as_uninjured_at_the_recall(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"leak": "{cost: injure, reward: heal}"})
    table = Table(packs=[pack]).threat("L0.7", "leak").play("place - L0.7").pass_all()
    assert table.threat_on("L0.7") is None
