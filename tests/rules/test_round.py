"""Round structure: the three steps, turns, and who gets one (SH-ROUND, SH-R-10, 11)."""

from __future__ import annotations

import pytest

import overseer
from rules.table import Table

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
FREE = ["L0.7", "L0.8", "L0.9", "L0.10", "L0.11", "L0.12", "L0.3", "L0.6"]


@pytest.mark.rule("SH-ROUND-01")
def test_a_round_spawns_threats_then_places_then_recalls() -> None:
    table = Table().pass_all().listen()
    assert "Where does a threat spawn" in table.question
    table.spawn("8", "7", "7").play("place - L0.9")
    table.pass_all()
    lines = table.events()
    spawned = lines.index("Radroach appears on L0.7 (Water Treatment, left)")
    placed = next(i for i, line in enumerate(lines) if "places a dweller on L0.9" in line)
    recalled = lines.index("All dwellers are recalled")
    assert spawned < placed < recalled < lines.index("Round 3")


@pytest.mark.rule("SH-ROUND-02")
@PLAYERS
def test_the_first_round_spawns_no_threats(players: int) -> None:
    table = Table(players)
    assert table.vault.round == 1
    assert table.seat == 0  # a player's turn, and no roll before it
    table.pass_all()
    assert table.vault.round == 2
    assert table.seat == overseer.CHANCE


@pytest.mark.rule("SH-ROUND-03")
@PLAYERS
def test_the_holder_of_the_token_takes_the_first_turn(players: int) -> None:
    for first in range(players):
        table = Table(players, first_player=first)
        assert table.seat == first
        table.pass_all().spawn(*["7"] * (players + 1))
        assert table.seat == first


@pytest.mark.rule("SH-ROUND-04")
@PLAYERS
def test_turns_go_round_clockwise_one_placement_each(players: int) -> None:
    first = players - 1
    table = Table(players, first_player=first)
    seats = []
    for space in FREE[: 2 * players]:
        seats.append(table.seat)
        table.play(f"place - {space}")
    lap = [(first + i) % players for i in range(players)]
    assert seats == lap + lap


@pytest.mark.rule("SH-ROUND-04")
def test_a_pass_takes_one_turn() -> None:
    table = Table(3)
    seats = []
    for choice in ("place - L0.7", "pass", "place - L0.8", "place - L0.9", "place - L0.10"):
        seats.append(table.seat)
        table.play(choice)
    assert seats == [0, 1, 2, 0, 2]


@pytest.mark.rule("SH-ROUND-04")
def test_a_player_with_more_dwellers_takes_more_laps() -> None:
    table = Table().dwellers(0, "-", "-", "-", "-")
    seats = []
    for space in FREE[:6]:
        seats.append(table.seat)
        table.play(f"place - {space}")
    assert seats == [0, 1, 0, 1, 0, 0]


@pytest.mark.rule("SH-ROUND-05")
def test_placing_goes_on_until_everyone_has_passed_or_placed_everyone() -> None:
    table = Table(3)
    table.play("pass", "place - L0.7", "place - L0.8", "place - L0.9")
    assert (table.vault.round, table.seat) == (1, 2)
    table.play("place - L0.10")
    assert table.vault.round == 2


@pytest.mark.rule("SH-ROUND-05")
def test_a_pass_by_all_ends_the_step_with_dwellers_left() -> None:
    table = Table().play("place - L0.7", "pass")
    assert table.vault.round == 1
    table.play("pass")
    assert table.vault.round == 2


@pytest.mark.rule("SH-ROUND-06")
def test_every_dweller_goes_back_to_its_owner() -> None:
    table = Table(3).room(1, "left", "game-room").cubes(1, "FFF")
    table.play("place - L1.6", "place - L0.5", "place - L0.9")
    table.pass_all()
    assert table.dwellers_of(0) == ["-", "!"]
    assert table.dwellers_of(1) == ["-", "-", "-"]
    assert table.dwellers_of(2) == ["-", "-"]
    assert not any(table.vault.figures)
    assert not any(table.vault.occupant)


@pytest.mark.rule("SH-ROUND-06")
def test_recalled_dwellers_are_available_again() -> None:
    table = Table().play("place - L0.7", "place - L0.8", "place - L0.9", "place - L0.10")
    table.spawn("7", "7", "7")
    assert "place - L0.7" in table.offered


@pytest.mark.rule("SH-ROUND-07")
@PLAYERS
def test_another_round_starts_after_the_recall(players: int) -> None:
    table = Table(players)
    for round_ in range(2, 6):
        table.pass_all()
        assert table.vault.round == round_
        table.spawn(*["7"] * (players + 1))
        assert table.seat == 0


@pytest.mark.rule("SH-ROUND-07")
def test_no_round_starts_once_the_end_is_due() -> None:
    table = Table(rooms=("armory", "lounge", "garden")).cubes(0, "WWWWWWFFFFFFEEEEEE")
    table.room(1, "left", "classroom", "medbay", "science-lab")
    table.room(1, "right", "weight-room", "game-room")
    table.play("place - L1.e", "room armory").pass_all()
    assert table.vault.over
    assert table.vault.round == 1


# Rulings


@pytest.mark.rule("SH-R-10")
def test_a_player_without_available_dwellers_is_skipped_but_has_not_passed() -> None:
    table = Table().dwellers(1, "-", "-", "-").play("place - L0.7", "place - L0.8")
    table.play("place - L0.9", "place - L0.10")
    assert table.seat == 1
    assert [player["passed"] for player in table.seen()["players"]] == [False, False]


@pytest.mark.rule("SH-R-10")
def test_a_skipped_player_who_gets_a_dweller_back_takes_turns_again() -> None:
    table = Table().dwellers(1, "-", "-", "-", "-")
    table.play("place - L0.7", "place - L0.8", "place - L0.9", "place - L0.10")
    assert table.seat == 1
    table.dwellers(0, "-").play("place - L0.11")
    assert table.seat == 0
    table.play("place - L0.12")
    assert table.on("L0.12") == ["-"]


@pytest.mark.rule("SH-R-11")
def test_a_player_with_only_injured_dwellers_still_takes_turns() -> None:
    table = Table().dwellers(0, "!", "!").room(1, "left", "medbay").cubes(0, "F")
    assert table.seat == 0
    assert table.offered == ["place ! L0.e", "place ! L1.5", "place ! L1.6", "pass"]


@pytest.mark.rule("SH-R-11")
def test_injured_dwellers_need_a_free_space_that_can_be_paid() -> None:
    table = Table(forced="manual").dwellers(0, "!", "!").room(1, "left", "medbay")
    table.occupy("L1.5", 1)
    assert table.offered == ["place ! L0.e", "pass"]
    table.occupy("L0.e", 1)
    assert table.offered == ["pass"]
    assert table.refused("place ! L1.6") == ("SH-PLACE-08",)


@pytest.mark.rule("SH-R-11")
def test_nobody_is_eliminated() -> None:
    table = Table().dwellers(0, "!", "!").dwellers(1, "!", "!")
    table.play("place ! L0.e").pass_all()  # nobody else can place
    assert table.dwellers_of(0) == ["-", "!"]
    table.spawn("7", "7", "7")
    assert table.seat == 0
    table.play("pass")
    assert table.seat == 1
