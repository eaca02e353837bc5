"""Building rooms: which room, where, and at what price (SH-BUILD, SH-R-22 to 28)."""

from __future__ import annotations

from pathlib import Path

import pytest

import overseer
from overseer.games.shelter.building import level_refusals, price_refusals
from overseer.games.shelter.refusal import LEVEL_FULL, NO_ROOM_AFFORDABLE, TRACK_EMPTY
from rules.packs import spaces, write_pack
from rules.table import Table

FULL = "WWWWWWFFFFFFEEEEEE"
EMPTY: list[str | None] = [None] * 6


@pytest.mark.rule("SH-BUILD-01")
@pytest.mark.parametrize("room", ["garden", "armory", "lounge"])
def test_a_build_icon_builds_a_room_of_the_players_choice_from_the_track(room: str) -> None:
    table = Table().cubes(0, FULL).play("place - L1.e")
    assert table.seat == 0
    assert table.offered == ["room garden", "room armory", "room lounge"]
    table.play(f"room {room}", "side right")
    assert table.rooms_on(1)[3] == room
    assert table.track("room").count(room) == 0


@pytest.mark.rule("SH-BUILD-01")
def test_only_rooms_of_the_track_can_be_built() -> None:
    table = Table().cubes(0, FULL).room(2, "left", "medbay").play("place - L1.e")
    for elsewhere in ("classroom", "medbay", "diner"):  # in the deck, on a level, on the top level
        assert "SH-BUILD-01" in table.refused(f"room {elsewhere}")
        assert "not-in-track" in table.reasons(f"room {elsewhere}")


@pytest.mark.rule("SH-BUILD-01")
def test_each_build_icon_is_one_room(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: build build")})
    table = Table(packs=[pack]).play("place - L0.9", "room garden", "side left")
    table.play("room armory", "side right")
    assert table.seat == 1
    assert table.rooms_on(1) == [None, None, "garden", "armory", None, None]


@pytest.mark.rule("SH-BUILD-02", "SH-INC-01")
@pytest.mark.parametrize(("side", "space"), [("left", "L2.6"), ("right", "L2.7")])
def test_the_rooms_on_both_sides_of_an_elevator_are_one_level(side: str, space: str) -> None:
    table = Table().room(2, side, "garden").play(f"place - {space}")
    assert table.seat == 1  # both rows of rooms are the level of player 2, who has income from them
    assert "income W" in table.offered


@pytest.mark.rule("SH-BUILD-02", "SH-END-02")
@pytest.mark.parametrize(("left", "right", "full"), [(2, 3, True), (3, 2, True), (2, 2, False)])
def test_a_level_counts_its_rooms_on_both_sides(left: int, right: int, full: bool) -> None:
    rooms = ["classroom", "medbay", "science-lab", "radio-studio", "game-room", "weight-room"]
    table = Table(forced="manual").cubes(0, FULL).room(1, "left", *rooms[:left])
    table.room(1, "right", *rooms[3 : 3 + right]).play("place - L1.e", "room armory")
    table.play("side left" if left < 3 else "side right")
    assert table.seen()["last_round"] is full


@pytest.mark.rule("SH-BUILD-03")
@pytest.mark.parametrize("order", [[0, 1], [1, 0], [2, 0, 1], [3, 1, 0, 2]])
def test_a_level_belongs_to_the_player_whose_elevator_it_has(order: list[int]) -> None:
    table = Table(len(order), elevator_order=order)
    level = order.index(0) + 1
    table.cubes(0, FULL).play(f"place - L{level}.e", "room garden", "side left")
    assert table.rooms_on(level)[2] == "garden"
    assert [row["owner"] for row in table.seen()["levels"]] == [None, *order]


@pytest.mark.rule("SH-BUILD-03", "SH-PLACE-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_builds_at_an_elevator_of_another_colour(players: int) -> None:
    table = Table(players).cubes(0, FULL)
    assert [choice for choice in table.offered if choice.endswith(".e")] == ["place - L1.e"]
    for level in range(2, players + 1):
        assert table.refused(f"place - L{level}.e") == ("SH-PLACE-05",)


@pytest.mark.rule("SH-BUILD-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_builds_on_the_own_level_and_nowhere_else(players: int, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: build")})
    table = Table(players, packs=[pack])  # not even where the build icon is on another level
    table.play("place - L0.7", "place - L0.9", "room garden", "side left")
    built = [table.rooms_on(level) for level in range(1, players + 1)]
    assert built[1] == [None, None, "garden", None, None, None]
    assert built[:1] + built[2:] == [EMPTY] * (players - 1)


@pytest.mark.rule("SH-BUILD-05", "SH-R-26")
@pytest.mark.parametrize(
    ("side", "standing", "slot"),
    [
        ("left", 0, 2),
        ("left", 1, 1),
        ("left", 2, 0),
        ("right", 0, 3),
        ("right", 1, 4),
        ("right", 2, 5),
    ],
)
def test_a_new_room_touches_the_elevator_or_the_last_room(
    side: str, standing: int, slot: int
) -> None:
    table = Table().cubes(0, FULL).room(1, side, *["classroom", "medbay"][:standing])
    table.play("place - L1.e", "room armory", f"side {side}")
    assert table.rooms_on(1)[slot] == "armory"


@pytest.mark.rule("SH-R-26", "SH-BUILD-05")
def test_there_are_two_places_for_a_room_at_most() -> None:
    table = Table().cubes(0, FULL).room(1, "left", "medbay").room(2, "right", "classroom")
    table.play("place - L1.e", "room armory")
    assert table.offered == ["side left", "side right"]
    table.play("side right")  # beside the elevator, whatever stands above or below
    assert table.rooms_on(1) == [None, None, "medbay", "armory", None, None]


@pytest.mark.rule("SH-R-26")
@pytest.mark.parametrize(("closed", "open_"), [("left", "right"), ("right", "left")])
def test_a_side_with_three_rooms_is_closed(closed: str, open_: str) -> None:
    table = Table(forced="manual").cubes(0, FULL)
    table.room(1, closed, "classroom", "medbay", "radio-studio").play("place - L1.e", "room armory")
    assert table.offered == [f"side {open_}"]
    assert {"SH-COMP-10", "SH-R-26"} <= {*table.refused(f"side {closed}")}


@pytest.mark.rule("SH-BUILD-06", "SH-COST-05")
@pytest.mark.parametrize(
    ("room", "left"),
    [
        ("water-purification", "WWWWFFFFFFEEE"),
        ("nuka-cola-bottler", "WWWWWFFFFFEEE"),
        ("nuclear-reactor", "WWWWWWFFFFFFE"),
        ("athletics-room", "WWWWWWFFFEEEEE"),
    ],
)
def test_the_printed_cost_of_the_chosen_room_is_paid(room: str, left: str) -> None:
    table = Table(rooms=[room, "lounge", "armory"]).cubes(0, FULL)
    table.play("place - L1.e", f"room {room}", "side left")
    assert table.cubes_of(0) == left


@pytest.mark.rule("SH-BUILD-06", "SH-COST-02")
def test_each_question_mark_of_a_price_is_a_cube_of_choice() -> None:
    table = Table(rooms=["game-room", "lounge", "armory"]).cubes(0, "WWFFEE")
    table.play("place - L1.e", "room game-room", "side left")
    assert table.cubes_of(0) == "WWFFE"  # what the price names goes first
    table.play("pay W", "pay F", "pay F", "pay E")
    assert table.cubes_of(0) == "W"
    assert table.rooms_on(1)[2] == "game-room"


@pytest.mark.rule("SH-BUILD-07")
def test_a_room_is_paid_for_then_placed_then_replaced_in_the_track() -> None:
    table = Table().cubes(0, "WWEE").play("place - L1.e").listen()
    table.play("side right", "draw room classroom")
    assert table.events() == [
        "Player 1 places a dweller on L1.e: elevator",
        "Player 1 pays 2 water",
        "Player 1 pays 2 power",
        "Player 1 gains 1 happiness",
        "Player 1 gains 1 happiness",
        "Player 1 builds Armory on L1.7",
        "New in the room track: Classroom",
    ]
    assert table.track("room") == ["garden", "classroom", "lounge"]
    assert "SH-BUILD-07" in table.cited()[-2]
    assert "SH-BUILD-07" in table.cited()[-1]


@pytest.mark.rule("SH-BUILD-07")
def test_the_gap_in_the_room_track_is_filled_before_the_next_icon(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left='reward: "build ?"')})
    table = Table(packs=[pack]).play("place - L0.9", "room garden")
    table.vault.apply("side left")
    assert {choice.rpartition(" ")[0] for choice in table.offered} == {"draw room"}
    table.play("draw room medbay")
    assert table.offered == ["gain W", "gain F", "gain E"]


@pytest.mark.rule("SH-R-22")
def test_a_build_icon_alone_builds_for_free(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: build")})
    table = Table(packs=[pack], rooms=["game-room", "lounge", "armory"]).cubes(0, "WE")
    table.play("place - L0.9")
    assert table.offered == ["room game-room", "room lounge", "room armory"]
    table.play("room game-room", "side left")
    assert table.rooms_on(1)[2] == "game-room"
    assert table.cubes_of(0) == "WE"


@pytest.mark.rule("SH-R-22", "SH-R-88")
def test_nothing_is_struck_from_the_price_of_a_free_room(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: build")})
    table = Table(packs=[pack]).cubes(0, "WE").items(0, "parrot")
    table.play("place - L0.9", "room garden", "side left")
    assert table.seat == 1
    assert table.items_of(0) == ["parrot"]


@pytest.mark.rule("SH-R-23", "SH-R-17")
def test_a_room_is_picked_and_paid_before_any_reward_is_gained(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path, starting={"diner": spaces(left="cost: room-price, reward: W W E E build")}
    )
    table = Table(packs=[pack])
    assert "SH-R-24" in table.refused("place - L0.9")  # what it would gain cannot pay
    table.cubes(0, "WWEE").play("place - L0.9").listen()
    table.play("side left", "draw room classroom")
    told = [line.removeprefix("Player 1 ") for line in table.events()]
    assert told[1:3] == ["pays 2 water", "pays 2 power"]
    assert told[3:8] == [*["gains 1 water"] * 2, *["gains 1 power"] * 2, "builds Armory on L1.5"]


@pytest.mark.rule("SH-R-23", "SH-R-84")
def test_a_planned_room_stays_in_the_track_until_its_build_icon_is_reached(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path, starting={"diner": spaces(left='cost: room-price, reward: "? build"')}
    )
    table = Table(packs=[pack]).cubes(0, "WWEE").play("place - L0.9", "side left")
    assert table.offered == ["gain W", "gain F", "gain E"]
    assert table.cubes_of(0) == ""
    assert table.track("room") == ["garden", "armory", "lounge"]
    assert table.rooms_on(1) == EMPTY
    table.play("gain W")
    assert table.rooms_on(1)[2] == "armory"


@pytest.mark.rule("SH-R-23")
@pytest.mark.parametrize("reward", ["refresh-rooms build", "H refresh-rooms H build"])
def test_no_pack_refreshes_the_rooms_before_a_paid_one_is_built(
    reward: str, tmp_path: Path
) -> None:
    left = f"cost: room-price, reward: {reward}"
    pack = write_pack(tmp_path, starting={"diner": spaces(left=left)})
    with pytest.raises(overseer.ContentError, match="refresh-rooms"):
        Table(packs=[pack])


@pytest.mark.rule("SH-R-24", "SH-PLACE-08")
def test_the_elevator_cannot_be_chosen_without_the_price_of_some_room() -> None:
    table = Table().cubes(0, "WWEF")  # Garden FFEEE, Armory WWEE, Lounge FFEE
    assert "place - L1.e" not in table.offered
    assert table.refused("place - L1.e") == ("SH-PLACE-08", "SH-R-24")
    table.cubes(0, "WWEE")
    assert "place - L1.e" in table.offered


@pytest.mark.rule("SH-R-24")
def test_only_rooms_that_can_be_paid_for_are_offered() -> None:
    table = Table().cubes(0, "WWFFEE").play("place - L1.e")
    assert table.offered == ["room armory", "room lounge"]
    assert "SH-R-24" in table.refused("room garden")
    assert "SH-R-24" in table.why("garden")  # pointed at in the track


@pytest.mark.rule("SH-R-24")
def test_the_space_s_own_cost_counts_with_the_price_of_the_room(tmp_path: Path) -> None:
    pack = write_pack(
        tmp_path, starting={"diner": spaces(left='cost: "W ? room-price", reward: build')}
    )
    table = Table(packs=[pack]).cubes(0, "WWWEE")
    assert "SH-R-24" in table.refused("place - L0.9")
    table.cubes(0, "WWWFEE").play("place - L0.9", "side left")  # the food is all that may pay for ?
    assert table.rooms_on(1)[2] == "armory"
    assert table.cubes_of(0) == ""


@pytest.mark.rule("SH-R-24")
def test_a_cube_of_choice_is_paid_beside_the_price_of_every_room_on_offer(tmp_path: Path) -> None:
    hall = "{{price: {}, left: {{reward: W}}, right: {{reward: F}}}}"
    pack = write_pack(
        tmp_path,
        starting={"diner": spaces(left='cost: "? room-price", reward: build')},
        rooms={"small-hall": hall.format("E"), "large-hall": hall.format("E E")},
    )
    table = Table(packs=[pack], rooms=["small-hall", "large-hall", "garden"])
    table.cubes(0, "EE").play("place - L0.9")
    assert table.offered == ["side left", "side right"]  # of the only room that can be paid
    table.play("side left")
    assert (table.rooms_on(1)[2], table.cubes_of(0)) == ("small-hall", "")


@pytest.mark.rule("SH-R-24", "SH-R-92")
@pytest.mark.parametrize("price", ["W", "F", "E"])
def test_a_price_of_one_cube_is_paid_whatever_its_kind(price: str, tmp_path: Path) -> None:
    hall = f"{{price: {price}, left: {{reward: W}}, right: {{reward: F}}}}"
    pack = write_pack(tmp_path, rooms={"hall": hall})
    table = Table(packs=[pack], rooms=["hall", "garden", "lounge"]).cubes(0, price)
    table.play("place - L1.e", "side left")
    assert (table.rooms_on(1)[2], table.cubes_of(0)) == ("hall", "")


@pytest.mark.rule("SH-R-24", "SH-R-92")
def test_an_item_that_is_not_worn_costs_nothing(tmp_path: Path) -> None:
    bell = "{kind: other, use: any-time, effect: [pay: W W, gain: F F F]}"
    table = Table(packs=[write_pack(tmp_path, items={"bell": bell})])  # the last card of all
    table.cubes(0, "WWEE").play("place - L1.e", "side left")
    assert (table.rooms_on(1)[2], table.cubes_of(0)) == ("armory", "")


@pytest.mark.rule("SH-R-25", "SH-R-73")
@pytest.mark.parametrize(
    "track", [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 2, 3)]
)
def test_a_room_can_be_built_wherever_in_the_track_it_lies(track: tuple[int, int, int]) -> None:
    vault = Table().vault
    for i, place in enumerate(track):
        vault.room_track[i] = place
    assert level_refusals(vault, 0) == 0


@pytest.mark.rule("SH-R-25", "SH-R-73")
def test_a_full_level_and_an_empty_track_are_both_told() -> None:
    table = Table().room(1, "left", "classroom", "medbay", "radio-studio")
    vault = table.room(1, "right", "game-room", "weight-room", "science-lab").vault
    for i in range(3):
        vault.room_track[i] = 0
    assert level_refusals(vault, 0) == LEVEL_FULL | TRACK_EMPTY


@pytest.mark.rule("SH-R-24", "SH-R-73")
@pytest.mark.parametrize(("price", "items"), [("E", ()), ("E E", ("parrot",))])
def test_a_gap_in_the_track_has_no_price(
    price: str, items: tuple[str, ...], tmp_path: Path
) -> None:
    hall = "{{price: {}, left: {{reward: W}}, right: {{reward: F}}}}"
    halls = {"large-hall": hall.format("W W W"), "small-hall": hall.format(price)}  # the last card
    pack = write_pack(tmp_path, rooms=halls)
    table = Table(packs=[pack], rooms=["large-hall", "garden", "lounge"])
    vault = table.cubes(0, "E").items(0, *items).vault
    vault.room_track[1] = vault.room_track[2] = 0
    assert price_refusals(vault, 0, 0, -1) == NO_ROOM_AFFORDABLE


@pytest.mark.rule("SH-R-25")
def test_a_full_level_bars_a_space_that_asks_for_the_price_of_a_room() -> None:
    table = Table().cubes(0, FULL).room(1, "left", "classroom", "medbay", "radio-studio")
    table.room(1, "right", "game-room", "weight-room", "science-lab")
    assert "place - L1.e" not in table.offered
    assert table.refused("place - L1.e") == ("SH-COMP-10", "SH-R-25")


@pytest.mark.rule("SH-R-25", "SH-R-15")
def test_a_free_build_on_a_full_level_is_forfeited(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: build H")})
    table = Table(packs=[pack]).room(1, "left", "classroom", "medbay", "radio-studio")
    table.room(1, "right", "game-room", "weight-room", "science-lab")
    before = table.rooms_on(1)
    table.listen().play("place - L0.9")
    assert (table.seat, table.vault.happiness[0]) == (1, 1)
    assert table.rooms_on(1) == before
    assert "Player 1: build a room, without effect" in table.events()


def with_three_rooms(tmp_path: Path) -> Table:
    """A table whose room deck has only three rooms, all of which player 1 has built."""
    core = Table().game.content.rooms
    pack = write_pack(
        tmp_path,
        starting={"diner": spaces(left="reward: build build build", right="reward: build H")},
        remove=[room.id for room in core if room.id not in ("garden", "armory", "lounge")],
        rooms={"garden": "{price: F, left: {reward: F}, right: {reward: F}}"},
    )
    table = Table(packs=[pack]).cubes(0, FULL).cubes(1, FULL).play("place - L0.9")
    return table.play("room garden", "side left", "room armory", "side left", "side left")


@pytest.mark.rule("SH-R-25", "SH-R-73")
def test_an_empty_room_track_bars_a_space_that_asks_for_the_price_of_a_room(tmp_path: Path) -> None:
    table = with_three_rooms(tmp_path)
    assert table.rooms_on(1)[:3] == ["lounge", "armory", "garden"]
    assert table.track("room") == [None, None, None]
    assert "SH-R-25" in table.refused("place - L2.e")


@pytest.mark.rule("SH-R-25", "SH-R-73")
def test_a_free_build_from_an_empty_room_track_is_forfeited(tmp_path: Path) -> None:
    table = with_three_rooms(tmp_path).play("place - L0.10")
    assert table.vault.happiness[1] == 1
    assert table.rooms_on(2) == EMPTY


@pytest.mark.rule("SH-R-27")
def test_rooms_stay_where_they_were_built() -> None:
    table = Table().cubes(0, FULL).cubes(1, FULL).room(1, "left", "medbay", "classroom")
    table.room(1, "right", "radio-studio").room(2, "right", "game-room", "theme-workshop")
    before = [table.rooms_on(level) for level in range(3)]
    table.play("place - L1.e", "room armory", "side left", "place - L2.10")
    table.pass_all()
    after = [table.rooms_on(level) for level in range(3)]
    assert after == [before[0], ["armory", *before[1][1:]], before[2]]


@pytest.mark.rule("SH-R-28")
def test_a_new_room_is_open_to_everyone_at_once() -> None:
    table = Table().cubes(0, "WWEE").play("place - L1.e", "side right")
    assert table.seat == 1
    assert "place - L1.7" in table.offered
    table.play("pass")
    assert "place - L1.7" in table.offered
    table.play("place - L1.7", "gain W")
    assert table.cubes_of(0) == "W"


@pytest.mark.rule("SH-R-28")
def test_threats_reach_a_new_room_from_the_next_round_on() -> None:
    table = Table().cubes(0, "WWEE").play("place - L1.e", "side right").pass_all()
    table.spawn("7", "8", "7")
    assert table.threat_on("L1.7") is not None


@pytest.mark.rule("SH-BUILD-01", "SH-R-24")
def test_every_reason_against_a_room_is_told() -> None:
    table = Table(rooms=["armory", "lounge", "garden"]).cubes(0, "WWFFEE").play("place - L1.e")
    assert table.reasons("room garden") == ["room-unaffordable"]
    assert table.reasons("room water-purification") == ["room-unaffordable", "not-in-track"]
