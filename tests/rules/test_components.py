"""Components and limits: what is in the box, and how much of it (SH-COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

import overseer
from rules.table import Table, game_with

FULL = "WWWWWWFFFFFFEEEEEE"


@pytest.mark.rule("SH-COMP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_starting_rooms_and_a_room_deck_of_24(players: int) -> None:
    table = Table(players)
    starting = table.rooms_on(0)
    deck = [table.game.names.rooms[card] for card in table.vault.room_deck.contents()]
    assert len(starting) == len(set(starting)) == 6
    assert len([*deck, *table.track("room")]) == 24
    assert not set(starting) & {*deck, *table.track("room")}


@pytest.mark.rule("SH-COMP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_starting_elevator_and_one_for_each_player(players: int) -> None:
    elevators = [level["elevator"] for level in Table(players).seen()["levels"]]
    kinds = Counter(elevator["card"] for elevator in elevators)
    assert kinds == {"start-elevator": 1, "elevator": players}
    assert elevators[0]["card"] == "start-elevator"


@pytest.mark.rule("SH-COMP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_item_deck_has_31_cards_and_the_threat_deck_18(players: int) -> None:
    table = Table(players)
    assert table.vault.item_deck.size() + len(table.track("item")) == 31
    assert table.vault.threat_deck.size() == 18


@pytest.mark.rule("SH-COMP-04")
def test_a_roll_is_two_six_sided_dice() -> None:
    table = Table().pass_all()
    decision = table.vault.decision
    assert decision is not None
    sums: Counter[int] = Counter()
    for option in decision.options:
        low, high = (int(face) for face in option.notation.removeprefix("roll ").split())
        assert 1 <= low <= high <= 6
        sums[low + high] += option.weight
    assert sums == {total: 6 - abs(total - 7) for total in range(2, 13)}


@pytest.mark.rule("SH-COMP-04")
@pytest.mark.parametrize("roll", ["roll 2 6", "roll 3 5", "roll 4 4"])
def test_the_sum_of_both_dice_decides(roll: str) -> None:
    table = Table().pass_all().play(roll)
    assert table.threat_on("L0.7") is not None  # column 8


@pytest.mark.rule("SH-COMP-04")
def test_both_faces_are_kept_so_that_one_die_can_be_rolled_again() -> None:
    table = Table().threat("L0.9", "deathclaw").dwellers(0, "-", "-").items(0, "missile-launcher")
    table.play("place - L0.9", "roll 2 5", "use missile-launcher")
    assert table.offered == ["reroll 2", "reroll 5"]
    table.play("reroll 2", "die 4")
    assert table.on("L0.9") == ["-", "-"]  # 4 and 5 reach the Deathclaw's 9


@pytest.mark.rule("SH-COMP-05", "SH-R-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    with pytest.raises(overseer.Malformed, match="2 to 4 players"):
        game_with().new(players, seed=1)


@pytest.mark.rule("SH-COMP-05")
def test_every_player_has_a_tracker_of_their_own() -> None:
    table = Table(4).room(2, "right", "nuclear-reactor")
    table.play("place - L2.8", "income W")
    assert [table.cubes_of(seat) for seat in range(4)] == ["EEE", "W", "", ""]


@pytest.mark.rule("SH-COMP-06")
def test_72_cubes_fill_every_track_and_no_more_come() -> None:
    table = Table(4).room(2, "right", "nuclear-reactor")
    for seat in range(4):
        table.cubes(seat, FULL)
    assert sum(table.vault.cubes) == 72
    table.play("place - L2.8")
    assert table.seat == 1  # on with the turns: no cube is left for income either
    assert sum(table.vault.cubes) == 72


@pytest.mark.rule("SH-COMP-07")
def test_happiness_goes_on_beyond_the_42_tokens() -> None:
    table = Table().happiness(0, 42).room(1, "right", "weight-room").cubes(0, "EEE")
    table.play("place - L1.8")
    assert table.vault.happiness[0] == 43


@pytest.mark.rule("SH-COMP-07", "SH-FIRST-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_exactly_one_player_holds_the_first_player_token(players: int) -> None:
    table = Table(players)
    assert table.seen()["first_player"] == 0
    table.play("place - L0.7", "place - L0.3")
    assert table.seen()["first_player"] == 1


@pytest.mark.rule("SH-COMP-08", "SH-NEWD-01")
def test_nobody_owns_more_than_seven_dwellers() -> None:
    table = Table().dwellers(0, *"-------").cubes(0, "FFFW").listen()
    table.play("place - L0.5")
    assert table.vault.owned[0] == 7
    assert table.events()[-1] == "Player 1: 1 new dweller, without effect"
    assert table.pass_all().dwellers_of(0) == ["-"] * 7


@pytest.mark.rule("SH-COMP-08")
def test_the_refused_eighth_dweller_is_told_with_its_limit() -> None:
    table = Table().dwellers(0, *"-------").cubes(0, "FFF").listen().play("place - L0.5")
    assert "SH-COMP-08" in table.cited()[-1]


@pytest.mark.rule("SH-COMP-08")
def test_four_players_own_28_dwellers_at_most() -> None:
    table = Table(4).room(3, "right", "radio-studio").cubes(0, "FFF").cubes(1, "WF")
    table.cubes(2, "FF").cubes(3, "FFF")
    for seat in range(4):
        table.dwellers(seat, *"------")
    table.play("place - L0.5", "place - L0.4", "place - L3.7", "place - L3.8", "done")
    assert list(table.vault.owned) == [7, 7, 7, 7]


@pytest.mark.rule("SH-COMP-09", "SH-RES-02")
def test_a_track_holds_six_cubes() -> None:
    table = Table().cubes(0, "FFFFF")
    table.play("place - L0.9")
    assert table.cubes_of(0) == "FFFFFF"


@pytest.mark.rule("SH-COMP-10")
def test_a_level_has_three_slots_on_each_side_of_the_elevator() -> None:
    table = Table().cubes(0, FULL).room(1, "left", "classroom", "medbay")
    table.play("place - L1.e", "room armory")
    assert table.offered == ["side left", "side right"]
    table.play("side left")
    assert table.rooms_on(1) == ["armory", "medbay", "classroom", None, None, None]


@pytest.mark.rule("SH-COMP-10")
def test_a_side_with_three_rooms_takes_no_fourth() -> None:
    table = Table(forced="manual").cubes(0, FULL)
    table.room(1, "left", "classroom", "medbay", "science-lab")
    table.play("place - L1.e", "room armory")
    assert table.offered == ["side right"]
    assert "SH-R-26" in table.refused("side left")


@pytest.mark.rule("SH-COMP-10")
def test_a_full_side_is_named_as_the_reason() -> None:
    table = Table(forced="manual").cubes(0, FULL)
    table.room(1, "left", "classroom", "medbay", "science-lab")
    table.play("place - L1.e", "room armory")
    assert "SH-COMP-10" in table.why("side left")


@pytest.mark.rule("SH-COMP-10")
def test_a_level_with_six_rooms_takes_no_seventh() -> None:
    table = Table().cubes(0, FULL).room(1, "left", "classroom", "medbay", "science-lab")
    table.room(1, "right", "weight-room", "game-room")
    assert "place - L1.e" in table.offered
    table.room(1, "right", "storage-room")
    assert "place - L1.e" not in table.offered
    assert "SH-COMP-10" in table.refused("place - L1.e")
