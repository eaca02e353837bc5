"""Moving: movement points, terrain, and what waits in a space (FO-MOVE, FO-R-07 to FO-R-14)."""

from __future__ import annotations

import pytest

from rules.fallout.content import Content, variant
from rules.fallout.table import Table

MARKET = "boot-market"  # B2: .1 and .2 plain, .3 irradiated, .4 plain
PLOTS = "allotments"  # A1: .3 difficult, .4 irradiated


def walker(players: int = 2, content: Content | None = None) -> Table:
    """A rider with a free hand and a smith; no enemies, no quests, two tiles more."""
    characters = ("mail-rider", "boilersmith", "night-usher")
    table = Table(players, characters=characters, content=content)
    table.no_enemies().unstage().letters(0, "S")
    return table.tile("B2", MARKET).tile("A1", PLOTS)


@pytest.mark.rule("FO-MOVE-01")
def test_a_move_action_gives_two_movement_points() -> None:
    table = walker().choose("move")
    assert table.land.points == 2
    assert table.land.actions == 1
    table.choose("move")
    assert table.land.points == 4


@pytest.mark.rule("FO-MOVE-02")
def test_a_movement_point_moves_the_figure_to_an_adjacent_space() -> None:
    table = walker().stand(0, "A2.1")
    assert table.refuses("step A2.2") == {"NO_POINTS"}
    table.choose("move")
    assert table.offers("step") == ["step A2.2", "step A2.3", "step A2.4"]
    assert table.refuses("step B2.3") == {"NOT_ADJACENT"}
    assert table.refuses("step A2.1") == {"NOT_ADJACENT"}
    table.choose("step A2.2")
    assert table.at(0) == "A2.2"
    assert table.land.points == 1
    table.choose("step B2.3")
    assert table.land.points == 0
    assert not table.offers("step")


@pytest.mark.rule("FO-MOVE-03", "FO-MOVE-06")
def test_difficult_terrain_takes_one_point_more() -> None:
    table = walker().stand(0, "A1.1").choose("move", "step A1.3")
    assert table.land.points == 0
    table = walker().stand(0, "A1.2").choose("move", "step A1.1")
    assert table.refuses("step A1.3") == {"NO_POINTS"}
    assert "step A1.4" in table.offered
    # Leaving it is as cheap as any other step.
    table = walker().stand(0, "A1.3").choose("move", "step A1.1")
    assert table.land.points == 1


@pytest.mark.rule("FO-MOVE-04", "FO-R-07")
def test_points_for_a_difficult_space_may_come_from_two_actions() -> None:
    table = walker().stand(0, "A1.2").choose("move", "step A1.1", "move")
    assert table.land.points == 3
    table.choose("step A1.3")
    assert table.at(0) == "A1.3"
    assert table.land.points == 1


@pytest.mark.rule("FO-MOVE-05", "FO-ACT-04", "FO-R-07")
def test_the_other_action_may_be_taken_between_two_points() -> None:
    table = walker().stand(0, "A2.1").set(0, hp=9).choose("move", "step A2.4", "camp")
    assert not table.offers("step")  # camping runs to its end first
    table.choose("recover", "done")
    assert table.hp(0) == 12
    assert table.land.actions == 0
    table.choose("step A2.1")
    assert table.at(0) == "A2.1"


@pytest.mark.rule("FO-MOVE-06")
def test_terrain_acts_only_on_those_who_move_in() -> None:
    table = walker().stand(0, "A1.4").stand(1, "A1.3")
    table.end_round()
    assert [int(rads) for rads in table.land.rads] == [0, 0]
    table.choose("move", "step A1.1")  # out of the irradiated space
    assert table.land.rads[0] == 0
    terrain = {
        space["space"]: space["terrain"]
        for slot in table.view()["map"]
        for space in slot.get("spaces", ())
        if space["terrain"]
    }
    assert terrain["A1.3"] == ["difficult"]
    assert terrain["A1.4"] == terrain["C2.3"] == ["irradiated"]
    assert terrain["E1.4"] == ["difficult", "irradiated"]


@pytest.mark.rule("FO-MOVE-07")
def test_moving_into_an_irradiated_space_gives_one_rad() -> None:
    table = walker().stand(0, "A2.2").listen().choose("move", "step B2.3")
    assert table.land.rads[0] == 1
    assert table.hp(0) == 16
    table.choose("step B2.1", "move", "step B2.3")
    assert table.land.rads[0] == 2


@pytest.mark.rule("FO-MOVE-07", "FO-BASE-02")
def test_a_card_that_says_otherwise_is_right() -> None:
    table = Table(1, characters=["vault-cellist"]).no_enemies().tile("B2", MARKET)
    table.stand(0, "A2.2").choose("move", "step B2.3")
    assert table.land.rads[0] == 0
    table = walker().equip(0, "wading-boots").stand(0, "A1.2").choose("move", "step A1.1")
    assert "step A1.3" in table.offered  # the boots make difficult terrain easy
    table = walker().hold(0, "wading-boots").stand(0, "A1.2").choose("move", "step A1.1")
    assert "step A1.3" not in table.offered  # not in the inventory
    assert Table().choose("move").land.points == 1  # boiler plate is heavy


@pytest.mark.rule("FO-R-07", "FO-ACT-03")
def test_points_that_are_not_spent_vanish_with_the_turn() -> None:
    table = walker().choose("move", "end")
    assert table.seat == 1
    assert table.land.points == 0
    assert not table.offers("step")
    table.choose("end")
    while table.question != "TURN":
        table.choose(table.default)
    assert table.seat == 0
    assert table.land.points == 0


@pytest.mark.rule("FO-R-07")
def test_points_cannot_be_spent_while_another_action_is_under_way() -> None:
    table = walker().stand(0, "A2.1").coming("meet settlement market-day").choose("move")
    assert table.offers("step")
    table.choose("encounter")
    assert table.question == "OPTION"
    assert not table.offers("step")
    assert table.refuses("step A2.2") == {"NOT_NOW"}
    table.choose("choose 1")
    assert table.question == "SHOP"
    assert not table.offers("step")
    table.choose("done")
    assert table.offers("step")


@pytest.mark.rule("FO-R-08", "FO-ABIL-03")
def test_on_every_entry_aggressive_enemies_are_fought_one_by_one_in_the_movers_order() -> None:
    table = walker().enemy("pantry-roach", "A2.2").enemy("hungry-giant", "A2.2")
    table.enemy("ditch-hen", "A2.2").enemy("barge-bandit", "A2.2", active=False)
    table.stand(0, "A2.1").choose("move", "step A2.2")
    assert table.question == "AGGRESSIVE"
    assert table.offered == ["fight pantry-roach A2.2", "fight hungry-giant A2.2"]
    table.choose("fight hungry-giant A2.2")
    assert table.question == "DICE"
    table.roll(1, 1, 1)
    # The last one is fought by itself.
    assert table.question == "DICE"
    table.roll(1, 1, 1)
    assert table.question == "TURN"
    assert table.land.actions == 1
    # Alive, the mover may go on past enemies that survived, and meets them again on coming back.
    table.choose("step A2.1", "move", "step A2.2")
    assert table.question == "AGGRESSIVE"


@pytest.mark.rule("FO-R-08", "FO-ENEMY-04")
def test_of_two_equal_enemies_only_the_active_one_is_fought() -> None:
    table = walker().enemy("barge-bandit", "A2.2").enemy("barge-bandit", "A2.2", active=False)
    table.stand(0, "A2.1").choose("move", "step A2.2").roll(1, 1, 1)
    assert table.question == "TURN"
    table = walker().enemy("barge-bandit", "A2.2").enemy("barge-bandit", "A2.2")
    table.stand(0, "A2.1").choose("move", "step A2.2").roll(1, 1, 1)
    assert table.question == "DICE"
    table.roll(1, 1, 1)
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-08")
def test_a_respawn_that_lands_facedown_is_not_fought() -> None:
    content = variant(
        tiles={
            "boot-market": """{kind: dangerous, spaces: [
              {place: boot-market, cells: [0, 1], label: 0, encounter: settlement, level: 2},
              {cells: [2, 3], enemy: critter}, {cells: [4, 5], enemy: critter}, {cells: [6]}]}"""
        }
    )
    table = walker(content=content).enemy("pantry-roach", "B2.3").coming("token ditch-hen")
    table.stand(0, "A2.2").choose("move", "step B2.3")
    table.roll(4, 1, 1)  # a hit to the head
    assert table.enemies("B2.3") == ["ditch-hen? B2.3"]
    assert table.question == "TURN"
    table.no_enemies().enemy("barge-bandit", "B2.4", active=False).choose("step B2.4")
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-09")
def test_entering_pays_moves_irradiates_and_then_fights() -> None:
    table = walker().enemy("harbour-worm", "B2.3")
    table.stand(0, "A2.2").listen().choose("move", "step B2.3")
    assert table.question == "DICE"
    assert table.land.points == 1
    assert table.at(0) == "B2.3"
    assert table.land.rads[0] == 1
    assert [line[0] for line in table.log() if line[0] != "CHOICE"] == ["MOVED", "RADS", "FIGHT"]


@pytest.mark.rule("FO-R-09")
def test_enter_triggers_come_after_the_aggressive_fights() -> None:
    quest = "{number: 18, objectives: [{trigger: {enter: {place: signal-box}}, do: [caps: 5]}]}"
    table = walker(content=variant(quests={"evening-class": quest})).stage("evening-class")
    table.enemy("pantry-roach", "A2.2").stand(0, "A2.1").listen().choose("move", "step A2.2")
    assert table.land.caps[0] == 3
    table.roll(1, 1, 1)
    assert table.land.caps[0] == 8
    table.choose("step A2.1")
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-R-09", "FO-R-10")
def test_who_dies_of_the_terrain_has_nobody_to_fight_and_enters_nothing() -> None:
    quest = "{number: 18, objectives: [{trigger: {enter: {terrain: irradiated}}, do: [caps: 5]}]}"
    table = walker(content=variant(quests={"evening-class": quest})).stage("evening-class")
    table.enemy("harbour-worm", "B2.3").set(0, hp=1).stand(0, "A2.2").hold(0, "oilskin")
    table.listen().choose("move", "step B2.3")
    assert table.question == "STAND"
    assert [line[0] for line in table.log("DIED", "FIGHT", "COMPLETED")] == ["DIED"]
    table.choose("stand A2.4")
    assert table.at(0) == "A2.4"
    assert table.items_of(0) == []
    assert table.land.caps[0] == 3
    assert not table.log("FIGHT", "COMPLETED")
    # The turn is over, although a point and an action were left.
    assert table.seat == 1
    assert table.land.points == 0
    assert table.land.actions == 2


@pytest.mark.rule("FO-R-10")
def test_who_dies_in_an_aggressive_fight_meets_no_other_enemy() -> None:
    table = walker().enemy("hungry-giant", "A2.2").enemy("pantry-roach", "A2.2").set(0, hp=2)
    table.stand(0, "A2.1").choose("move", "move", "step A2.2", "fight hungry-giant A2.2")
    table.listen().roll(4, 1, 1)
    assert table.question == "STAND"
    table.choose("stand A2.2")  # even on the very same space
    assert not table.log("FIGHT")
    assert table.seat == 1
    assert table.question == "TURN"
    assert table.land.points == 0


@pytest.mark.rule("FO-R-11")
def test_being_placed_is_no_move() -> None:
    table = walker().enemy("harbour-worm", "B2.3").stand(0, "A2.2").choose("move")
    table.listen().run("place: {within: 1}")
    assert "put B2.3" in table.offered
    table.choose("put B2.3")
    assert table.at(0) == "B2.3"
    assert table.land.rads[0] == 0
    assert table.land.points == 2
    assert table.question == "TURN"
    assert not table.log("FIGHT", "RADS")


@pytest.mark.rule("FO-R-11")
def test_coming_back_from_death_is_no_move() -> None:
    camp = """{kind: named, spaces: [
      {place: crossroads-camp, cells: [0, 4], label: 0, encounter: settlement, level: 1},
      {place: signal-box, cells: [5, 6], label: 5, encounter: wasteland, level: 1},
      {cells: [1, 2], terrain: [irradiated]}, {cells: [3]}]}"""
    table = walker(content=variant(tiles={"crossroads-camp": camp}))
    table.enemy("pantry-roach", "A2.3").run("damage: 16").choose("stand A2.3")
    assert table.at(0) == "A2.3"
    assert table.land.rads[0] == 0
    assert table.question == "TURN"
    assert table.seat == 1


@pytest.mark.rule("FO-R-12")
def test_nobody_enters_a_facedown_tile() -> None:
    table = walker().stand(0, "A2.3").choose("move")
    assert "B1.x" in table.neighbours("A2.3")
    assert table.refuses("step B1.x") == {"TILE_FACEDOWN"}
    assert not [line for line in table.offered if line.endswith(".x")]
    table.run("move: 2")
    assert table.question == "CARD_STEP"
    assert not [line for line in table.offered if line.endswith(".x")]
    table.choose("done").run("place: anywhere")
    assert not [line for line in table.offered if line.endswith(".x")]


@pytest.mark.rule("FO-R-13")
def test_an_enemy_neither_holds_a_survivor_nor_makes_leaving_dear() -> None:
    table = walker().stand(0, "A2.1").enemy("ditch-hen", "A2.1").enemy("piano-mover", "A2.1")
    table.enemy("hungry-giant", "A2.1").choose("move", "step A2.2")
    assert table.at(0) == "A2.2"
    assert table.land.points == 1
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-14")
def test_points_from_a_card_join_the_pool() -> None:
    table = walker().equip(0, "stray-goat").choose("move", "use stray-goat 1")
    assert table.land.points == 3
    assert table.land.actions == 1


@pytest.mark.rule("FO-R-14")
def test_spaces_from_a_card_ignore_the_surcharge_but_not_what_waits_there() -> None:
    table = walker().stand(0, "A1.1").run("move: 2")
    assert table.question == "CARD_STEP"
    assert table.offered == ["step A1.2", "step A1.3", "step A1.4", "done"]
    table.choose("step A1.3")
    assert table.question == "CARD_STEP"  # one space is left
    table.choose("step A1.4")
    assert table.land.rads[0] == 1
    assert table.question == "TURN"
    assert table.land.points == 0


@pytest.mark.rule("FO-R-14")
def test_an_aggressive_fight_interrupts_a_card_which_then_goes_on() -> None:
    table = walker().stand(0, "A2.1").enemy("pantry-roach", "A2.2").run("move: 1, caps: 2")
    table.choose("step A2.2")
    assert table.question == "DICE"
    assert table.land.caps[0] == 3
    table.roll(1, 1, 1)
    assert table.land.caps[0] == 5
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-14")
def test_a_card_moves_nobody_who_died_on_the_way() -> None:
    table = walker().stand(0, "A1.1").set(0, hp=1).run("move: 3, caps: 2").choose("step A1.4")
    assert table.question == "STAND"
    table.choose("stand A2.1")
    assert table.question == "TURN"
    assert table.seat == 1
    assert table.land.caps[0] == 5  # the card is finished all the same


@pytest.mark.rule("FO-R-14")
def test_a_card_lets_a_survivor_stay() -> None:
    table = walker().stand(0, "A1.1").run("move: 2").choose("done")
    assert table.at(0) == "A1.1"
    assert table.question == "TURN"
