"""Passing: when a player may, when they must, and what it ends (SH-PASS, SH-R-09, 12)."""

from __future__ import annotations

import pytest

from rules.table import Table

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("SH-PASS-01", "SH-R-09")
@PLAYERS
def test_a_player_may_pass_although_a_placement_is_possible(players: int) -> None:
    table = Table(players)
    assert any(choice.startswith("place ") for choice in table.offered)
    assert table.offered[-1] == "pass"
    assert table.why("pass") == ("SH-PASS-01", "SH-PASS-03")
    table.play("pass")
    assert table.seen()["players"][0]["passed"]
    assert table.seat == 1


@pytest.mark.rule("SH-PASS-01")
def test_a_player_may_place_first_and_pass_later() -> None:
    table = Table().play("place - L0.7", "place - L0.8")
    assert table.offered[-1] == "pass"
    table.play("pass")
    assert table.dwellers_of(0) == ["-"]


@pytest.mark.rule("SH-PASS-02", "SH-R-12")
def test_without_a_possible_placement_a_player_can_only_pass() -> None:
    table = Table(forced="manual").dwellers(0, "!", "!").occupy("L0.e", 1)
    assert table.offered == ["pass"]
    table.play("pass")
    assert table.seat == 1


@pytest.mark.rule("SH-PASS-02", "SH-R-12")
def test_the_only_move_is_made_for_the_player() -> None:
    table = Table().dwellers(0, "!", "!").listen().occupy("L0.e", 1)
    assert table.seat == 1
    assert table.events() == ["Player 1 passes"]


@pytest.mark.rule("SH-R-12")
def test_nobody_passes_by_machine_while_an_item_could_be_used() -> None:
    table = Table().dwellers(0, "!", "!").items(0, "stimpak").occupy("L0.e", 1)
    assert table.seat == 0
    assert table.offered == ["use stimpak", "pass"]
    table.play("use stimpak")
    assert "place - L0.7" in table.offered  # healed in front of its owner


@pytest.mark.rule("SH-R-12")
def test_an_item_without_effect_does_not_hold_up_the_pass() -> None:
    table = Table().dwellers(0, "!", "!").items(0, "husky").occupy("L0.e", 1)
    assert table.seat == 1  # no water to feed the Husky


@pytest.mark.rule("SH-PASS-03", "SH-R-09")
@PLAYERS
def test_who_has_passed_gets_no_further_turn_this_round(players: int) -> None:
    table = Table(players).play("pass")
    seats = []
    for space in ("L0.7", "L0.8", "L0.9", "L0.10", "L0.11", "L0.12")[: 2 * (players - 1)]:
        seats.append(table.seat)
        table.play(f"place - {space}")
    assert 0 not in seats
    assert table.vault.round == 2
    assert table.dwellers_of(0) == ["-", "-"]


@pytest.mark.rule("SH-PASS-03")
def test_who_asks_after_passing_is_told_of_the_pass() -> None:
    table = Table().play("pass")
    assert not table.vault.explain("place - L0.7", seat=0).possible
    assert "SH-PASS-03" in table.why("place - L0.7", seat=0)


@pytest.mark.rule("SH-PASS-03")
@PLAYERS
def test_a_pass_ends_with_the_round(players: int) -> None:
    table = Table(players).pass_all().spawn(*["7"] * (players + 1))
    assert not any(player["passed"] for player in table.seen()["players"])
    for seat in range(players):
        assert table.seat == seat
        table.play(f"place - L0.{7 + seat}")


@pytest.mark.rule("SH-R-09")
def test_dwellers_that_were_not_placed_keep_their_training() -> None:
    table = Table().dwellers(0, "S", "P!", "-").play("pass").pass_all()
    assert table.dwellers_of(0) == ["-", "S", "P!"]
    table.spawn("7", "7", "7").play("place S L0.11")
    assert table.cubes_of(0) == "EEEE"
