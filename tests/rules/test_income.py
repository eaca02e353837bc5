"""Income: visitors bring the owner of a level a cube (SH-INC, SH-R-61 to 64)."""

from __future__ import annotations

import pytest

from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"
INCOME = ["income W", "income F", "income E", "done"]


@pytest.mark.rule("SH-INC-01")
@pytest.mark.parametrize("kind", ["W", "F", "E"])
def test_a_visitor_brings_the_owner_one_cube_of_the_owner_s_choice(kind: str) -> None:
    table = Table().room(2, "right", "nuclear-reactor").play("place - L2.7")
    assert (table.seat, table.offered) == (1, INCOME)
    table.play(f"income {kind}")
    assert table.cubes_of(1) == kind


@pytest.mark.rule("SH-INC-01")
def test_the_visitor_pays_nothing_for_it() -> None:
    table = Table().room(2, "right", "nuclear-reactor").cubes(0, "WF").play("place - L2.7")
    table.play("income W")
    assert table.cubes_of(0) == "WFEE"


@pytest.mark.rule("SH-INC-01")
@pytest.mark.parametrize("players", [3, 4])
def test_income_is_the_level_owner_s_alone(players: int) -> None:
    table = Table(players).room(3, "left", "garden").play("place - L3.6")
    assert table.seat == 2  # the owner, not the next player in turn
    table.play("income E")
    assert [table.cubes_of(seat) for seat in range(1, players)] == ["", "E", ""][: players - 1]
    assert table.seat == 1


@pytest.mark.rule("SH-INC-01")
def test_every_visit_brings_income() -> None:
    table = Table(3).room(3, "left", "garden").play("place - L3.6", "income W")
    table.play("place - L3.5", "income W")
    assert table.cubes_of(2) == "WW"


@pytest.mark.rule("SH-INC-01")
def test_income_is_told_with_its_rule() -> None:
    table = Table().room(2, "right", "garden").play("place - L2.7").listen().play("income E")
    assert table.events() == [
        "Player 2 earns income from L2.7 (Garden, left)",
        "Player 2 gains 1 power",
    ]
    assert "SH-INC-01" in table.cited()[0]


@pytest.mark.rule("SH-INC-01")
def test_only_the_owner_takes_the_income() -> None:
    table = Table(3).room(3, "left", "garden").play("place - L3.6")
    assert "SH-INC-01" in table.why("income W", seat=2)
    before = table.vault.digest()
    for seat in (0, 1):
        assert not table.vault.explain("income W", seat).possible
    assert table.vault.digest() == before


@pytest.mark.rule("SH-INC-02")
def test_income_may_be_declined() -> None:
    table = Table().room(2, "right", "garden").play("place - L2.7")
    assert "SH-INC-02" in table.why("done")
    table.play("done")
    assert table.cubes_of(1) == ""
    assert table.offered[-1] == "pass"


@pytest.mark.rule("SH-INC-03")
@pytest.mark.parametrize("threat", ["mole-rat", "fire"])
def test_a_placement_on_a_threat_brings_no_income(threat: str) -> None:
    table = Table().room(2, "right", "garden").cubes(0, "W").threat("L2.7", threat)
    table.play("place - L2.7", *["roll 6 6"] * (threat == "mole-rat"))
    assert table.vault.happiness[0] == 1
    assert table.cubes_of(1) == ""
    assert table.offered[-1] == "pass"  # on with the next turn


@pytest.mark.rule("SH-INC-04")
@pytest.mark.parametrize("space", ["L1.7", "L1.8"])
def test_a_placement_on_the_own_level_brings_no_income(space: str) -> None:
    table = Table().room(1, "right", "nuclear-reactor").play(f"place - {space}")
    assert table.seat == 1
    assert table.offered[-1] == "pass"
    assert set(table.cubes_of(0)) == {"E"}  # the reward of the space and nothing else


@pytest.mark.rule("SH-INC-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_placement_on_the_top_level_brings_nobody_income(players: int) -> None:
    table = Table(players).play("place - L0.7")
    assert (table.seat, table.offered[-1]) == (1, "pass")
    table.play("place - L0.11")
    assert (table.seat, table.offered[-1]) == (2 % players, "pass")


@pytest.mark.rule("SH-R-61")
def test_a_linked_placement_brings_one_cube() -> None:
    table = Table().room(2, "right", "living-quarters").play("place - L2.7")
    assert table.on("L2.7") == ["-", "-"]
    table.play("income W")
    assert table.cubes_of(1) == "W"
    assert (table.seat, table.offered[-1]) == (1, "pass")


@pytest.mark.rule("SH-R-62", "SH-COMP-09")
@pytest.mark.parametrize(
    ("cubes", "kinds"),
    [("WWWWWW", "FE"), ("FFFFFF", "WE"), ("WWWWWWEEEEEE", "F"), ("WWWWWFFFFFEEEEE", "WFE")],
)
def test_only_kinds_that_fit_are_offered_as_income(cubes: str, kinds: str) -> None:
    table = Table().room(2, "right", "garden").cubes(1, cubes).play("place - L2.7")
    assert table.offered == [*[f"income {kind}" for kind in kinds], "done"]


@pytest.mark.rule("SH-R-62")
def test_income_for_a_full_track_is_refused_with_the_reason() -> None:
    table = Table().room(2, "right", "garden").cubes(1, "WWWWWW").play("place - L2.7")
    assert "SH-R-62" in table.refused("income W")


@pytest.mark.rule("SH-R-62")
def test_with_three_full_tracks_there_is_no_income() -> None:
    table = Table().room(2, "right", "garden").cubes(1, FULL).play("place - L2.7")
    assert (table.seat, table.offered[-1]) == (1, "pass")
    assert table.cubes_of(1) == FULL


@pytest.mark.rule("SH-R-63")
def test_income_is_taken_after_the_visitor_s_closing_window() -> None:
    table = Table().room(2, "right", "garden").items(0, "husky").cubes(0, "W").play("place - L2.7")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("done")
    assert (table.seat, table.offered) == (1, INCOME)


@pytest.mark.rule("SH-R-63")
def test_income_is_taken_before_the_next_turn_and_can_pay_for_it() -> None:
    table = Table().room(2, "right", "garden").play("place - L2.7")
    assert "place - L0.2" not in table.offered  # it costs one water
    table.play("income W")
    assert table.seat == 1
    assert "place - L0.2" in table.offered


@pytest.mark.rule("SH-R-63")
def test_an_owner_who_has_passed_still_has_income() -> None:
    table = Table().room(2, "right", "garden").play("place - L0.7", "pass", "place - L2.7")
    assert (table.seat, table.offered) == (1, INCOME)
    table.play("income F")
    assert table.cubes_of(1) == "F"


@pytest.mark.rule("SH-R-63")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_owner_without_dwellers_still_has_income(players: int) -> None:
    table = Table(players).room(2, "right", "garden").occupy("L0.7", 1).occupy("L0.8", 1)
    table.dwellers(1).play("place - L2.7")
    assert (table.seat, table.offered) == (1, INCOME)
    table.play("income F")
    assert table.cubes_of(1) == "F"


@pytest.mark.rule("SH-R-64")
@pytest.mark.parametrize(("covered", "open_"), [("L2.7", "L2.8"), ("L2.8", "L2.7")])
def test_the_open_space_beside_a_threat_brings_income_as_usual(covered: str, open_: str) -> None:
    table = Table().room(2, "right", "garden").threat(covered, "mole-rat").play(f"place - {open_}")
    assert (table.seat, table.offered) == (1, INCOME)


@pytest.mark.rule("SH-INC-01", "SH-INC-02")
def test_a_timer_takes_the_first_kind_that_fits() -> None:
    table = Table().room(2, "right", "garden").cubes(1, "WWWWWW").play("place - L2.7")
    decision = table.vault.decision
    assert decision is not None
    assert (table.seat, decision.options[decision.default].notation) == (1, "income F")
