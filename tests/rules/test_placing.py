"""Placing a dweller: where one may go, cost before reward (SH-PLACE, SH-R-14 to 16)."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from rules.packs import spaces, write_pack
from rules.table import Table, game_with

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
FULL = "WWWWWWFFFFFFEEEEEE"


@pytest.mark.rule("SH-PLACE-01")
def test_a_turn_puts_one_available_dweller_on_one_space() -> None:
    table = Table().listen().play("place - L0.9")
    assert table.on("L0.9") == ["-"]
    assert table.dwellers_of(0) == ["-"]
    assert sum(1 for figure in table.vault.figures if figure) == 1
    assert table.seat == 1
    assert table.events()[0] == "Player 1 places a dweller on L0.9: Diner, left"
    assert "SH-PLACE-01" in table.cited()[0]


@pytest.mark.rule("SH-PLACE-01")
def test_a_dweller_needs_a_space_to_go_to() -> None:
    table = Table()
    assert not any(choice.startswith("place - L1.") for choice in table.offered)
    assert table.refused("place - L1.7") == ("SH-PLACE-01",)


@pytest.mark.rule("SH-PLACE-01")
def test_a_player_picks_which_available_dweller_to_place() -> None:
    table = Table().dwellers(0, "-", "S", "A")
    assert {"place - L0.9", "place S L0.9", "place A L0.9"} <= set(table.offered)
    assert table.refused("place P L0.9") == ("SH-SETUP-05", "SH-PLACE-01")
    table.play("place S L0.9")
    assert table.dwellers_of(0) == ["-", "A"]


@pytest.mark.rule("SH-PLACE-02")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_occupied_space_cannot_be_chosen_whoever_stands_there(owner: int) -> None:
    table = Table().occupy("L0.9", owner)
    assert "place - L0.9" not in table.offered
    assert table.refused("place - L0.9") == ("SH-PLACE-02",)


@pytest.mark.rule("SH-PLACE-03")
def test_spaces_in_the_room_track_cannot_be_chosen() -> None:
    table = Table(rooms=("garden", "armory", "lounge"))
    placements = {choice.split()[2] for choice in table.offered if choice.startswith("place")}
    assert placements == {f"L0.{number}" for number in (3, 6, 7, 8, 9, 10, 11, 12)}
    for room in ("garden", "armory", "lounge"):
        assert not table.vault.explain(room).possible
        assert table.why(room)[0] == "SH-PLACE-03"


@pytest.mark.rule("SH-PLACE-03")
def test_spaces_of_a_room_open_once_it_is_built() -> None:
    table = Table(rooms=("garden", "armory", "lounge")).cubes(0, "FFEEE")
    table.play("place - L1.e", "room garden", "side right")
    assert table.vault.explain("garden").possible
    assert {"place - L1.7", "place - L1.8"} <= set(table.offered)


@pytest.mark.rule("SH-PLACE-04")
@PLAYERS
def test_rooms_on_every_level_are_open_to_every_player(players: int) -> None:
    rooms = ("classroom", "weight-room", "game-room", "athletics-room")
    for seat in range(players):
        table = Table(players, first_player=seat, elevator_order=[*range(players)])
        for level in range(1, players + 1):
            table.room(level, "left", rooms[level - 1])
        wanted = {"place - L0.9", *(f"place - L{level}.5" for level in range(1, players + 1))}
        assert wanted <= set(table.offered)


@pytest.mark.rule("SH-PLACE-05")
@PLAYERS
def test_a_coloured_elevator_takes_only_its_players_dwellers(players: int) -> None:
    for seat in range(players):
        table = Table(players, first_player=seat, elevator_order=[*range(players)])
        table.cubes(seat, FULL)
        elevators = [choice for choice in table.offered if choice.endswith(".e")]
        assert elevators == [f"place - L{seat + 1}.e"]
        for other in set(range(players)) - {seat}:
            assert table.refused(f"place - L{other + 1}.e") == ("SH-PLACE-05",)


@pytest.mark.rule("SH-PLACE-06")
def test_cards_name_costs_as_costs_and_rewards_as_rewards() -> None:
    text = game_with().book.words("en").room_text("wasteland")
    parts = ("Cost: 2 water", "Reward: refresh the item track, 1 item", "Cost: 1 water")
    assert sorted(text.index(part) for part in parts) == [text.index(part) for part in parts]
    assert text.endswith("Reward: 1 item.")


@pytest.mark.rule("SH-PLACE-06")
@pytest.mark.parametrize(
    ("language", "cost", "reward"),
    [("en", "Cost", "Reward"), ("pl", "Koszt", "Nagroda"), ("ru", "Стоимость", "Награда")],
)
def test_every_language_keeps_costs_and_rewards_apart(
    language: str, cost: str, reward: str
) -> None:
    text = game_with().book.words(language).room_text("weight-room")
    right = text.rpartition(cost)[2]
    assert "3" in right.partition(reward)[0]
    assert "1" in right.partition(reward)[2]


@pytest.mark.rule("SH-PLACE-06")
def test_costs_are_paid_and_rewards_are_gained() -> None:
    table = Table().room(1, "right", "radio-studio").cubes(0, "FFF").play("place - L1.8")
    assert table.cubes_of(0) == ""
    assert table.vault.owned[0] == 3


@pytest.mark.rule("SH-PLACE-07")
def test_the_cost_is_paid_before_the_reward_is_gained(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("cost: W, reward: W W")})
    table = Table(packs=[pack]).cubes(0, "WWWWWW").play("place - L0.9")
    assert table.cubes_of(0) == "WWWWWW"  # one is paid, one fits, one is lost


@pytest.mark.rule("SH-PLACE-07", "SH-PLACE-08")
def test_a_reward_does_not_help_to_pay_its_own_cost(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path, starting={"diner": spaces("cost: W, reward: W W", "cost: item, reward: item")}
    )
    table = Table(packs=[pack])
    assert table.refused("place - L0.9") == ("SH-PLACE-08",)
    assert table.refused("place - L0.10") == ("SH-PLACE-08", "SH-R-19")


@pytest.mark.rule("SH-PLACE-07")
def test_items_and_injuries_of_the_cost_come_before_the_reward() -> None:
    table = Table().room(1, "right", "fitness-room").items(0, "shotgun", "minigun").listen()
    table.play("place - L1.8")
    assert table.vault.happiness[0] == 0
    table.play("give minigun")
    assert table.vault.happiness[0] == 1
    table = Table().cubes(0, "WF").listen().play("place - L0.4")
    assert table.events()[1:] == [
        "Player 1 pays 1 water",
        "Player 1 pays 1 food",
        "A dweller of Player 1 is injured on L0.4",
        "Player 1 gains a new dweller",
    ]


@pytest.mark.rule("SH-PLACE-08")
@pytest.mark.parametrize(
    ("space", "cubes", "enough"),
    [("L0.2", "", "W"), ("L0.1", "WFE", "WW"), ("L0.5", "WWWFF", "FFF"), ("L0.4", "W", "WF")],
)
def test_a_cost_must_be_payable_in_full(space: str, cubes: str, enough: str) -> None:
    table = Table().cubes(0, cubes)
    assert f"place - {space}" not in table.offered
    assert table.refused(f"place - {space}") == ("SH-PLACE-08",)
    table.cubes(0, enough)
    assert f"place - {space}" in table.offered


@pytest.mark.rule("SH-PLACE-08")
def test_a_room_that_nobody_can_pay_for_bars_the_elevator() -> None:
    table = Table(rooms=("garden", "armory", "lounge")).cubes(0, "WFFEE")
    assert "place - L1.e" in table.offered  # FFEE for the Lounge
    table.cubes(0, "WFEE")
    assert "SH-PLACE-08" in table.refused("place - L1.e")


@pytest.mark.rule("SH-PLACE-09")
def test_rewards_are_gained_from_left_to_right() -> None:
    table = Table(items=("globe", "camera", "gold-watch")).cubes(0, "WW")
    table.play("place - L0.1", "draw item husky", "draw item collie", "draw item parrot")
    assert table.offered == ["take husky", "take collie", "take parrot"]  # refreshed first


@pytest.mark.rule("SH-PLACE-09")
def test_rewards_are_gained_one_by_one(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces('reward: "? H ? W"')})
    table = Table(packs=[pack]).cubes(0, "WWWWW").play("place - L0.9")
    assert table.vault.happiness[0] == 0
    table.play("gain W")
    assert table.vault.happiness[0] == 1
    assert table.offered == ["gain F", "gain E"]  # the first cube has filled the track
    table.play("gain E")
    assert table.cubes_of(0) == "WWWWWWE"  # and the last does not fit


@pytest.mark.rule("SH-PLACE-09")
@pytest.mark.parametrize("row", ["H refresh-items", "refresh-items H", "refresh-items W H"])
def test_a_refresh_is_resolved_once_wherever_it_stands(row: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(f"reward: {row}")})
    table = Table(packs=[pack], items=("globe", "camera", "gold-watch")).listen()
    table.play("place - L0.9", "draw item husky", "draw item collie", "draw item parrot")
    assert table.track("item") == ["husky", "collie", "parrot"]
    assert table.events().count("The item track is refreshed") == 1
    assert table.vault.happiness[0] == 1
    assert table.seat == 1


@pytest.mark.rule("SH-PLACE-10")
@pytest.mark.parametrize(("roll", "stands"), [("roll 6 6", "-"), ("roll 1 1", "!")])
def test_a_dweller_stays_on_its_space_win_or_lose(roll: str, stands: str) -> None:
    table = Table().threat("L0.7", "mole-rat").play("place - L0.7", roll)
    assert table.on("L0.7") == [stands]
    table.play("place - L0.9", "place - L0.10")
    assert table.on("L0.7") == [stands]
    assert table.on("L0.9") == ["-"]
    table.pass_all()
    assert table.on("L0.7") == table.on("L0.9") == []


# Rulings


@pytest.mark.rule("SH-R-14")
def test_one_player_may_fill_both_spaces_of_a_room() -> None:
    table = Table().play("place - L0.9", "pass", "place - L0.10").listen()
    assert table.vault.round == 2
    assert table.cubes_of(0) == "FFF"


@pytest.mark.rule("SH-R-15")
def test_a_useless_reward_does_not_bar_a_space() -> None:
    table = Table().cubes(0, "FFFFFF").listen().play("place - L0.9")
    assert table.on("L0.9") == ["-"]
    assert table.cubes_of(0) == "FFFFFF"


@pytest.mark.rule("SH-R-15")
def test_what_an_icon_cannot_give_is_forfeited_and_later_icons_still_count(
    tmp_path: Path,
) -> None:
    row = 'reward: "ready ? build new-dweller heal W first-player H"'
    pack = write_pack(tmp_path, starting={"diner": spaces(row)})
    table = Table(packs=[pack]).cubes(0, FULL).dwellers(0, *"-------").items(0, "husky")
    table.room(1, "left", "classroom", "medbay", "science-lab")
    table.room(1, "right", "weight-room", "game-room", "storage-room")
    table.listen().play("place - L0.9")
    assert table.events()[1:] == [
        "Player 1: ready an item, without effect",
        "Player 1: 1 resource of your choice, without effect",
        "Player 1: build a room, without effect",
        "Player 1: 1 new dweller, without effect",
        "Player 1: heal the dweller here, without effect",
        "Player 1: 1 water would not fit, the cube is lost",
        "Player 1 takes the first player token",
        "Player 1 gains 1 happiness",
    ]
    assert ["SH-R-15" in rules for rules in table.cited()[1:6]] == [True] * 5


@pytest.mark.rule("SH-R-15")
def test_a_space_may_be_taken_just_to_block_it() -> None:
    table = Table().cubes(0, FULL).dwellers(0, *"-------").play("place - L0.5")
    assert table.vault.owned[0] == 7
    assert table.cubes_of(0) == "WWWWWWFFFEEEEEE"
    assert table.why("place - L0.5")[0] == "SH-PLACE-02"


@pytest.mark.rule("SH-R-16")
def test_rewards_cannot_be_declined() -> None:
    table = Table(items=("globe", "camera", "husky")).cubes(0, "W").play("place - L0.2")
    assert table.offered == ["take globe", "take camera", "take husky"]
    table = Table().room(1, "left", "classroom").play("place - L1.5")
    assert table.offered == ["gain W", "gain F", "gain E"]
    table = Table().room(1, "left", "weapon-workshop").items(0, "shotgun!", "minigun!")
    table.play("place - L1.6")
    assert table.offered == ["ready shotgun", "ready minigun"]


@pytest.mark.rule("SH-R-16")
def test_a_single_choice_of_reward_is_made_for_the_player() -> None:
    table = Table().room(1, "left", "weapon-workshop").items(0, "shotgun!").play("place - L1.6")
    assert table.items_of(0) == ["shotgun"]


@pytest.mark.rule("SH-R-16")
def test_exchange_and_income_may_be_declined() -> None:
    table = Table().room(2, "left", "storage-room").cubes(0, "W").play("place - L2.5")
    assert table.offered[-1] == "done"
    table.play("done")
    assert table.question == "Income from L2.5: which resource do you take?"
    assert table.offered[-1] == "done"
    table.play("done")
    assert (table.cubes_of(0), table.cubes_of(1)) == ("W", "")


@pytest.mark.rule("SH-R-16")
def test_a_further_paid_room_may_be_declined_but_a_free_one_may_not(tmp_path: Path) -> None:
    paid = "cost: room-price, reward: build build"
    pack = write_pack(tmp_path, starting={"diner": spaces(paid, "reward: build build")})
    table = Table(packs=[pack]).cubes(0, FULL)
    table.play("place - L0.9", "room garden", "side left")
    assert table.offered[-1] == "done"
    table.play("done")
    assert table.rooms_on(1).count(None) == 5
    table = Table(packs=[pack]).play("place - L0.10", "room garden", "side left")
    assert "done" not in table.offered
    assert {choice.split()[0] for choice in table.offered} == {"room"}


@pytest.mark.rule("SH-PLACE-01", "SH-PLACE-02", "SH-PLACE-08")
def test_an_impossible_placement_names_all_its_reasons() -> None:
    table = Table().occupy("L0.1", 1).cubes(0, "W")
    assert table.why("place S L0.1") == ("SH-PLACE-02", "SH-PLACE-08", "SH-SETUP-05", "SH-PLACE-01")


@pytest.mark.rule("SH-PLACE-01")
@pytest.mark.parametrize("choice", ["place - L3.1", "place - L0.13", "place - L0.0", "place L0.9"])
def test_a_space_that_does_not_exist_is_no_choice_at_all(choice: str) -> None:
    table = Table()
    before = table.vault.digest()
    with pytest.raises(overseer.Malformed):
        table.vault.apply(choice)
    assert table.vault.digest() == before


@pytest.mark.rule("SH-PLACE-01")
def test_where_no_room_is_only_that_is_told() -> None:
    assert Table().reasons("place P L1.7") == ["no-room-there"]


@pytest.mark.rule("SH-PLACE-02", "SH-PLACE-05", "SH-PLACE-08")
def test_every_reason_against_a_space_is_told() -> None:
    table = Table().room(1, "right", "fitness-room").occupy("L1.8", 1).occupy("L2.e", 1)
    assert table.reasons("place - L1.8") == ["occupied", "no-item-to-give"]
    assert table.reasons("place - L2.e")[:2] == ["occupied", "foreign-elevator"]


@pytest.mark.rule("SH-PLACE-08", "SH-R-24")
def test_items_that_are_not_worn_cost_nothing(tmp_path: Path) -> None:
    suit = "{kind: outfit, use: placing, effect: [pay: E, counts-as: S]}"
    pack = write_pack(tmp_path, items={"shotgun": suit})
    table = Table(packs=[pack], rooms=["armory", "garden", "medbay"]).cubes(0, "WWEE")
    assert "place - L1.e" in table.offered
