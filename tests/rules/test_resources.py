"""Resources: gaining cubes, full tracks, cubes of choice (SH-RES, SH-R-18)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"


@pytest.mark.rule("SH-RES-01")
@pytest.mark.parametrize(
    ("space", "cubes"),
    [("L0.7", "W"), ("L0.9", "FF"), ("L0.10", "F"), ("L0.11", "EE"), ("L0.12", "E")],
)
def test_each_resource_icon_gives_one_cube_of_its_kind(space: str, cubes: str) -> None:
    table = Table().listen().play(f"place - {space}")
    assert table.cubes_of(0) == cubes
    assert table.cubes_of(1) == ""
    assert all("SH-RES-01" in rules for rules in table.cited()[1:])
    assert len(table.cited()[1:]) == len(cubes)


@pytest.mark.rule("SH-RES-01")
def test_different_icons_of_a_row_go_to_their_own_tracks() -> None:
    table = Table().room(1, "right", "nuka-cola-bottler").cubes(0, "E").play("place - L1.8")
    assert table.cubes_of(0) == "WFFE"


@pytest.mark.rule("SH-RES-02")
def test_a_cube_that_does_not_fit_is_lost_and_not_replaced() -> None:
    table = Table().room(1, "right", "nuka-cola-bottler").cubes(0, "FFFFFE").listen()
    table.play("place - L1.8")
    assert table.cubes_of(0) == "WFFFFFFE"
    assert table.events()[1:] == [
        "Player 1 gains 1 food",
        "Player 1: 1 food would not fit, the cube is lost",
        "Player 1 gains 1 water",
    ]
    assert "SH-RES-02" in table.cited()[2]
    assert table.seat == 1


@pytest.mark.rule("SH-RES-03", "SH-R-18")
@pytest.mark.parametrize("kind", ["W", "F", "E"])
def test_a_question_mark_gives_a_cube_of_the_kind_picked(kind: str) -> None:
    table = Table().room(1, "left", "classroom").play("place - L1.5")
    assert table.offered == ["gain W", "gain F", "gain E"]
    table.play(f"gain {kind}")
    assert table.cubes_of(0) == kind


@pytest.mark.rule("SH-RES-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_kinds_of_resource_have_a_track_each(players: int) -> None:
    table = Table(players)
    for seat in range(players):
        table.cubes(seat, FULL)
    for player in table.seen()["players"]:
        assert player["cubes"] == {"W": 6, "F": 6, "E": 6}


@pytest.mark.rule("SH-RES-04", "SH-COMP-09")
def test_the_tracks_fill_independently() -> None:
    table = Table().cubes(0, "WWWWWW").play("place - L0.9")
    assert table.cubes_of(0) == "WWWWWWFF"


@pytest.mark.rule("SH-RES-05")
def test_a_question_mark_is_never_happiness() -> None:
    table = Table().room(1, "left", "classroom").happiness(0, 5).play("place - L1.5")
    assert not [choice for choice in table.offered if choice not in ("gain W", "gain F", "gain E")]
    table.play("gain W")
    assert table.vault.happiness[0] == 5


@pytest.mark.rule("SH-RES-05")
def test_happiness_pays_no_resource_cost() -> None:
    table = Table().room(1, "right", "classroom").happiness(0, 9).cubes(0, "WFE")
    assert table.refused("place - L1.8") == ("SH-PLACE-08",)
    table.cubes(0, "WFEE").play("place - L1.8", "pay W", "pay F")  # the rest must be power
    assert table.cubes_of(0) == ""
    assert table.vault.happiness[0] == 10


# Rulings


@pytest.mark.rule("SH-R-18")
def test_each_question_mark_is_chosen_separately() -> None:
    table = Table().room(1, "right", "outfit-workshop").items(0, "shotgun")
    table.play("place - L1.8", "gain W", "gain E", "gain W")
    assert table.cubes_of(0) == "WWE"


@pytest.mark.rule("SH-R-18")
def test_only_tracks_with_space_are_offered_for_a_reward() -> None:
    table = Table().room(1, "left", "classroom").cubes(0, "WWWWWWFFFFF").play("place - L1.5")
    assert table.offered == ["gain F", "gain E"]
    assert "SH-R-18" in table.refused("gain W")


@pytest.mark.rule("SH-R-18", "SH-COMP-09")
def test_a_full_track_is_named_as_the_reason() -> None:
    table = Table().room(1, "left", "classroom").cubes(0, "WWWWWW").play("place - L1.5")
    assert "SH-COMP-09" in table.why("gain W")


@pytest.mark.rule("SH-R-18")
def test_with_all_tracks_full_a_cube_of_choice_is_lost() -> None:
    table = Table().room(1, "left", "classroom").cubes(0, FULL).listen().play("place - L1.5")
    assert table.cubes_of(0) == FULL
    assert table.events()[1:] == ["Player 1: 1 resource of your choice, without effect"]


@pytest.mark.rule("SH-R-18")
def test_cubes_of_choice_may_differ_within_a_cost(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces('cost: "? ?", reward: "? ?"')})
    table = Table(packs=[pack]).cubes(0, "WF").play("place - L0.9", "pay F")
    assert table.offered == ["gain W", "gain F", "gain E"]  # the last cube left no choice
    table.play("gain E", "gain F")
    assert table.cubes_of(0) == "FE"
