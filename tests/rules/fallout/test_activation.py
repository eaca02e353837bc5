"""Activating enemies: who acts, whom they seek, which way they go (FO-ACTIV, FO-R-21 to 30)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import LAYOUT, WARDEN, Table, quiet, sheet

# Of the spaces of C2, 1 and 2 border on all others; 3 and 4 do not border on each other.
HERE = "C2.1"
SIDE = "C2.2"
NEAR = "C2.3"
FAR = "C2.4"
CRITTERS = "well-read"  # critters, then monsters
HUMANS = "heavy-curtains"  # critters, then humans
SHIELDS = "middle-of-the-road"  # monsters, then shield tokens


def foe(table: Table) -> tuple[int, str]:
    """Who fights whom just now."""
    contest = table.seen()["contest"]
    return contest["seat"], contest["token"]


# Moving


@pytest.mark.rule("FO-ACTIV-01")
@pytest.mark.parametrize(("at", "to"), [("E1.1", "E1.2"), ("D1.x", SIDE), (SIDE, HERE)])
def test_an_enemy_moves_one_space_towards_the_nearest_survivor(at: str, to: str) -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).enemy("ditch-hen", at).activate(CRITTERS)
    if table.question == "ENEMY_STEP":
        table.choose(f"put {to}")
    assert table.enemies() == [f"ditch-hen {to}"]
    assert table.question == "TURN"


@pytest.mark.rule("FO-ACTIV-01")
def test_the_nearer_survivor_draws_it_however_healthy() -> None:
    table = quiet().stand(0, "E1.1").stand(1, NEAR).set(0, hp=1).enemy("ditch-hen", HERE)
    assert table.activate(CRITTERS).enemies() == [f"ditch-hen {NEAR}"]


@pytest.mark.rule("FO-ACTIV-02")
def test_an_enemy_in_a_survivors_space_fights_instead_of_moving() -> None:
    table = quiet().stand(0, HERE).enemy("salt-crab", HERE).activate(CRITTERS)
    assert (table.question, foe(table)) == ("DICE", (0, "salt-crab"))
    table.roll(4, 1, 1)
    assert (table.hp(0), table.enemies(), table.question) == (15, [f"salt-crab {HERE}"], "TURN")


@pytest.mark.rule("FO-ACTIV-02", "FO-ABIL-09")
def test_an_enemy_next_door_that_is_not_ranged_moves() -> None:
    table = quiet().stand(0, HERE).enemy("salt-crab", NEAR).activate(CRITTERS)
    assert (table.question, table.enemies()) == ("TURN", [f"salt-crab {HERE}"])


@pytest.mark.rule("FO-ACTIV-03", "FO-HP-03")
@pytest.mark.parametrize(
    ("first", "second", "to"),
    [
        ({"hp": 9}, {"hp": 10}, HERE),
        ({"hp": 10}, {"hp": 9}, SIDE),
        ({"hp": 12, "rads": 5}, {"hp": 8}, HERE),
        ({"hp": 8}, {"hp": 12, "rads": 5}, SIDE),
    ],
)
def test_equally_near_survivors_are_told_apart_by_remaining_hp(
    first: dict[str, int], second: dict[str, int], to: str
) -> None:
    table = quiet().stand(0, HERE).stand(1, SIDE).set(0, **first).set(1, **second)
    assert table.enemy("ditch-hen", NEAR).activate(CRITTERS).enemies() == [f"ditch-hen {to}"]


@pytest.mark.rule("FO-ACTIV-03")
@pytest.mark.parametrize(("first", "second", "victim"), [(9, 10, 0), (10, 9, 1)])
def test_an_enemy_among_survivors_fights_the_one_with_least_hp(
    first: int, second: int, victim: int
) -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).set(0, hp=first).set(1, hp=second)
    assert foe(table.enemy("ditch-hen", HERE).activate(CRITTERS))[0] == victim
    assert table.roll(1, 1, 1).question == "TURN"


@pytest.mark.rule("FO-ACTIV-04", "FO-R-24")
@pytest.mark.parametrize(("first", "victim"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_a_tie_goes_to_the_seat_that_comes_first_from_the_first_player(
    first: int, victim: int
) -> None:
    table = quiet(4)
    table.land.first_player = first
    for seat in (0, 1, 3):
        table.stand(seat, HERE).set(seat, hp=10)
    table.stand(2, "E1.1").enemy("ditch-hen", HERE).activate(CRITTERS)
    assert foe(table)[0] == victim


@pytest.mark.rule("FO-ACTIV-06", "FO-R-23")
def test_the_first_player_picks_among_equally_good_steps() -> None:
    for step in (HERE, SIDE):
        table = quiet().stand(0, NEAR).stand(1, "A2.1")
        table.land.first_player = 1
        table.enemy("ditch-hen", FAR).activate(CRITTERS)
        assert (table.question, table.seat) == ("ENEMY_STEP", 1)
        assert table.offered == [f"put {HERE}", f"put {SIDE}"]
        assert table.choose(f"put {step}").enemies() == [f"ditch-hen {step}"]


@pytest.mark.rule("FO-ACTIV-06", "FO-R-23")
def test_a_single_best_step_is_not_asked_for() -> None:
    table = quiet(forced=False).stand(0, HERE).enemy("ditch-hen", NEAR).activate(CRITTERS)
    assert (table.question, table.enemies()) == ("TURN", [f"ditch-hen {HERE}"])


@pytest.mark.rule("FO-R-23")
def test_steps_may_be_left_to_the_program() -> None:
    table = quiet(auto_steps=1).stand(0, NEAR).enemy("ditch-hen", FAR).activate(CRITTERS)
    assert (table.question, table.enemies()) == ("TURN", [f"ditch-hen {HERE}"])


@pytest.mark.rule("FO-R-23", "FO-ACTIV-03")
def test_the_path_leads_to_the_one_target_and_not_to_another_as_near() -> None:
    """Both survivors are two spaces away; only ways to the weaker one are offered."""
    table = quiet().stand(0, NEAR).stand(1, "A2.3").set(0, hp=10).set(1, hp=9)
    assert table.enemy("ditch-hen", FAR).activate(CRITTERS).offered == ["put B1.x", "put B2.x"]
    table = quiet().stand(0, NEAR).stand(1, "A2.3").set(0, hp=9).set(1, hp=10)
    table.enemy("ditch-hen", FAR).activate(CRITTERS)
    assert table.offered == [f"put {HERE}", f"put {SIDE}"]


@pytest.mark.rule("FO-ACTIV-07")
@pytest.mark.parametrize(("at", "to"), [("E1.1", "E1.4"), ("E1.2", "E1.3"), (HERE, NEAR)])
def test_terrain_neither_stops_nor_slows_nor_hurts_an_enemy(at: str, to: str) -> None:
    table = quiet().stand(0, to).stand(1, to).enemy("ditch-hen", at).activate(CRITTERS)
    assert table.enemies() == [f"ditch-hen {to}"]
    table.stand(0, at).stand(1, at).activate("everyone-home")
    assert table.enemies() == [f"ditch-hen {at}"]


@pytest.mark.rule("FO-ACTIV-08", "FO-R-15")
def test_a_facedown_tile_is_one_space_to_an_enemy() -> None:
    table = quiet(auto_steps=1).stand(0, "A2.2").stand(1, "A2.2").enemy("ditch-hen", FAR)
    for space, agenda in (("B2.x", CRITTERS), ("A2.2", "everyone-home")):
        assert table.activate(agenda).enemies() == [f"ditch-hen {space}"]


@pytest.mark.rule("FO-ACTIV-08")
def test_an_enemy_goes_from_facedown_tile_to_facedown_tile() -> None:
    table = quiet(auto_steps=1).stand(0, "A2.1").stand(1, "A2.1").enemy("ditch-hen", "C1.x")
    assert table.activate(CRITTERS).enemies() == ["ditch-hen B1.x"]


@pytest.mark.rule("FO-ACTIV-09", "FO-R-21")
@pytest.mark.parametrize("space", [HERE, NEAR])
def test_an_enemy_that_is_turned_faceup_neither_moves_nor_fights(space: str) -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", space, active=False).activate(CRITTERS)
    assert (table.question, table.enemies()) == ("TURN", [f"pantry-roach {space}"])


# Which enemies act


@pytest.mark.rule("FO-R-21", "FO-ROUND-03")
def test_every_active_enemy_of_the_type_acts_once() -> None:
    table = quiet(auto_steps=1).stand(0, HERE).stand(1, HERE)
    for token in ("ditch-hen", "salt-crab"):
        table.enemy(token, "D2.x")
    table.enemy("ditch-hen", SIDE).enemy("lawn-drone", NEAR).activate(CRITTERS)
    assert table.enemies() == [
        f"ditch-hen {HERE}",
        f"ditch-hen {SIDE}",
        f"lawn-drone {NEAR}",
        f"salt-crab {SIDE}",
    ]


@pytest.mark.rule("FO-R-21", "FO-ABIL-14")
def test_an_enemy_that_retreats_in_the_activation_stays_facedown() -> None:
    table = quiet().stand(0, HERE).enemy("lamp-moth", HERE).activate(CRITTERS).roll(1, 1, 1)
    assert table.enemies() == [f"lamp-moth? {HERE}"]
    assert table.activate("everyone-home").enemies() == [f"lamp-moth {HERE}"]


@pytest.mark.rule("FO-R-21")
def test_enemies_turn_faceup_after_all_of_their_type_have_acted() -> None:
    table = quiet().stand(0, HERE).enemy("salt-crab", HERE).enemy("ditch-hen", HERE, active=False)
    table.listen().activate(CRITTERS)
    assert table.enemies() == [f"ditch-hen? {HERE}", f"salt-crab {HERE}"]
    table.roll(1, 1, 1)
    assert table.enemies() == [f"ditch-hen {HERE}", f"salt-crab {HERE}"]
    assert [line[0] for line in table.log("FIGHT", "ENEMY_WOKE")] == ["FIGHT", "ENEMY_WOKE"]


@pytest.mark.rule("FO-R-29")
def test_a_type_that_stands_twice_activates_twice() -> None:
    twice = variant(agendas={"odd-errand": "{players: 1, enemies: [critter, critter]}"})
    table = quiet(content=twice).stand(0, HERE).stand(1, HERE).enemy("ditch-hen", "D2.x")
    table.enemy("salt-crab", SIDE, active=False).activate("odd-errand")
    assert table.enemies() == [f"ditch-hen {HERE}", f"salt-crab {HERE}"]


@pytest.mark.rule("FO-R-29", "FO-ROUND-04")
def test_types_activate_from_left_to_right_one_after_the_other() -> None:
    table = quiet().stand(0, HERE).enemy("salt-crab", HERE).enemy("toll-dodger", HERE)
    table.listen().activate(HUMANS)
    assert foe(table) == (0, "salt-crab")
    table.roll(1, 1, 1)
    assert foe(table) == (0, "toll-dodger")


@pytest.mark.rule("FO-R-29")
def test_a_type_without_enemies_is_passed_over() -> None:
    table = quiet().stand(0, HERE).enemy("toll-dodger", HERE, active=False).activate(HUMANS)
    assert (table.question, table.enemies()) == ("TURN", [f"toll-dodger {HERE}"])
    assert quiet().activate(CRITTERS).question == "TURN"


# Order


@pytest.mark.rule("FO-R-22", "FO-ACTIV-05", "FO-ROUND-05")
def test_the_first_player_picks_an_enemy_and_the_victim_which_attacks() -> None:
    table = quiet().stand(1, HERE).enemy("ditch-hen", HERE).enemy("salt-crab", HERE)
    table.enemy("pantry-roach", "E1.1").stand(0, "A2.1").activate(CRITTERS)
    assert (table.question, table.seat, len(table.offered)) == ("ENEMY", 0, 3)
    table.choose(f"act ditch-hen {HERE}")
    assert (table.question, table.seat) == ("ATTACKER", 1)
    assert set(table.offered) == {f"act ditch-hen {HERE}", f"act salt-crab {HERE}"}
    table.choose(f"act salt-crab {HERE}")
    assert foe(table) == (1, "salt-crab")
    table.roll(1, 1, 1)
    assert (table.question, table.seat) == ("ENEMY", 0)
    table.choose(f"act ditch-hen {HERE}")
    assert foe(table) == (1, "ditch-hen")  # nobody else attacks now


@pytest.mark.rule("FO-ACTIV-05", "FO-R-22")
def test_enemies_with_different_victims_are_ordered_by_the_first_player_alone() -> None:
    table = quiet().stand(0, HERE).stand(1, "E1.1").enemy("ditch-hen", HERE)
    table.enemy("salt-crab", "E1.1").activate(CRITTERS)
    assert (table.question, table.seat) == ("ENEMY", 0)
    assert foe(table.choose("act salt-crab E1.1")) == (1, "salt-crab")
    assert foe(table.roll(1, 1, 1)) == (0, "ditch-hen")
    assert table.roll(1, 1, 1).question == "TURN"


@pytest.mark.rule("FO-ACTIV-05")
def test_an_attack_from_next_door_is_ordered_with_those_from_here() -> None:
    table = quiet().stand(1, HERE).enemy("toll-dodger", HERE).enemy("dune-poacher", NEAR)
    table.activate(HUMANS)
    assert (table.question, table.seat) == ("ATTACKER", 1)
    assert foe(table.choose(f"act dune-poacher {NEAR}")) == (1, "dune-poacher")


@pytest.mark.rule("FO-R-22")
def test_where_all_only_walk_nobody_is_asked() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", NEAR).enemy("salt-crab", SIDE)
    assert table.activate(CRITTERS).question == "TURN"
    assert table.enemies() == [f"ditch-hen {HERE}", f"salt-crab {HERE}"]


@pytest.mark.rule("FO-R-22")
def test_an_aggressive_enemy_about_to_arrive_makes_the_order_matter() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", NEAR).enemy("salt-crab", SIDE)
    assert (table.activate(CRITTERS).question, len(table.offered)) == ("ENEMY", 2)


@pytest.mark.rule("FO-R-22")
def test_each_acts_once_although_it_came_where_another_of_its_kind_waits() -> None:
    table = quiet().stand(0, HERE).enemy("ditch-hen", HERE).enemy("ditch-hen", NEAR).listen()
    table.activate(CRITTERS)
    assert table.question == "ENEMY"
    table.choose(f"act ditch-hen {NEAR}")
    assert table.roll(1, 1, 1).question == "TURN"
    assert len(table.log("FIGHT")) == 1
    assert table.enemies() == [f"ditch-hen {HERE}"] * 2


@pytest.mark.rule("FO-R-22", "FO-R-21")
def test_an_enemy_killed_before_its_moment_does_not_act() -> None:
    """The kill of the first one sets off a quest that kills the second."""
    quest = "{number: 90, objectives: [{trigger: {kill: {enemy: ditch-hen}}, "
    quest += "do: [trash: this, kill: {within: 0}]}]}"
    table = quiet(content=variant(quests={"chain": quest})).stage("chain").stand(0, HERE)
    table.enemy("ditch-hen", HERE).enemy("salt-crab", HERE).listen().activate(CRITTERS)
    table.choose(f"act ditch-hen {HERE}").roll(3, 1, 1)
    assert (table.question, table.enemies(), len(table.log("FIGHT"))) == ("TURN", [], 1)


# The present board


@pytest.mark.rule("FO-R-25")
def test_an_enemy_whose_victim_has_been_killed_looks_for_another() -> None:
    table = quiet().stand(0, HERE).stand(1, NEAR).set(0, hp=1)
    table.enemy("ditch-hen", HERE).enemy("salt-crab", HERE).activate(CRITTERS)
    table.choose(f"act ditch-hen {HERE}").roll(4, 1, 1)
    table.choose("stand A2.1")
    assert table.enemies() == [f"ditch-hen {HERE}", f"salt-crab {NEAR}"]


@pytest.mark.rule("FO-R-25", "FO-KILL-01")
def test_a_survivor_relocated_beside_an_enemy_is_its_victim_after_all() -> None:
    table = quiet().stand(0, HERE).set(0, hp=1).stand(1, HERE)
    table.enemy("ditch-hen", HERE).enemy("salt-crab", "A2.1").activate(CRITTERS)
    table.choose(f"act ditch-hen {HERE}").roll(4, 1, 1).choose("stand A2.1")
    assert foe(table) == (0, "salt-crab")


# Nobody to seek


@pytest.mark.rule("FO-R-26", "FO-LOYAL-03")
def test_with_only_loyal_survivors_a_factions_enemies_stay() -> None:
    table = quiet().stand(0, HERE).stand(1, NEAR).enemy("shield", SIDE).enemy("shield", HERE)
    for seat, agenda in ((0, "quiet-please"), (1, "nothing-to-see")):
        table.agendas(seat, agenda).loyal(seat, agenda)
    table.activate(SHIELDS)
    assert (table.question, table.enemies()) == ("TURN", [f"shield {HERE}", f"shield {SIDE}"])


@pytest.mark.rule("FO-R-26")
def test_eliminated_survivors_draw_no_enemy() -> None:
    table = quiet(3).stand(1, HERE).stand(0, NEAR).stand(2, NEAR).set(1, eliminated=1)
    table.enemy("ditch-hen", HERE).activate(CRITTERS)
    assert (table.question, table.enemies()) == ("TURN", [f"ditch-hen {NEAR}"])


@pytest.mark.rule("FO-R-26")
def test_survivors_who_cannot_be_reached_are_left_alone() -> None:
    island = LAYOUT.replace("D1: deadly, ", "")  # nothing borders on the harbour
    table = quiet(content=variant(scenarios=sheet(layout=island)))
    table.stand(0, "E1.1").stand(1, "E1.1").enemy("ditch-hen", HERE).activate(CRITTERS)
    assert (table.question, table.enemies()) == ("TURN", [f"ditch-hen {HERE}"])
    table.stand(1, "A2.1").activate("everyone-home")
    while table.question == "ENEMY_STEP":
        table.choose(table.default)
    assert table.enemies() == ["ditch-hen B1.x"]


@pytest.mark.rule("FO-R-27")
def test_an_enemy_fights_at_most_once() -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).enemy("pantry-roach", NEAR).listen()
    table.activate(CRITTERS).roll(1, 1, 1)
    assert (table.question, len(table.log("FIGHT"))) == ("TURN", 1)
    table.activate("everyone-home").roll(1, 1, 1)
    assert (table.question, len(table.log("FIGHT"))) == ("TURN", 2)


@pytest.mark.rule("FO-R-27", "FO-ABIL-09")
def test_a_ranged_and_aggressive_enemy_fights_only_whom_it_moved_in_on() -> None:
    content = variant(
        enemies={
            "odd-one": "{type: human, level: 1, weak: [legs], abilities: [ranged, aggressive]}"
        }
    )
    table = quiet(content=content).stand(0, NEAR).stand(1, NEAR).enemy("odd-one", FAR).listen()
    table.activate(HUMANS).choose(f"put {HERE}")
    assert (table.question, table.log("FIGHT")) == ("TURN", [])


# Faction tokens


@pytest.mark.rule("FO-R-30")
def test_faction_tokens_act_on_their_own_icon_and_not_on_their_type() -> None:
    table = quiet().stand(0, HERE).enemy("shield", HERE)
    assert table.activate(HUMANS).question == "TURN"
    assert foe(table.activate(SHIELDS)) == (0, "shield")


@pytest.mark.rule("FO-R-30")
def test_a_type_row_that_names_both_activates_a_token_once() -> None:
    table = quiet().stand(0, HERE).enemy("shield", HERE).activate("rainy-day-tin").roll(1, 1, 1)
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-30")
def test_the_type_of_a_faction_counts_for_objectives_and_targets() -> None:
    table = quiet().stage("unpaid-tolls").stand(0, HERE).enemy("shield", HERE)
    table.choose(f"fight shield {HERE}").roll(2, 1, 1)
    assert table.staged() == []  # kill a human
    table.enemy("shield", HERE).run("kill: {within: 0, type: human}")
    assert table.enemies() == []


@pytest.mark.rule("FO-R-30", "FO-RESP-04")
def test_a_faction_token_does_not_come_back_on_the_icon_of_its_type() -> None:
    table = quiet().stand(0, FAR).enemy("shield", FAR)  # with the icon of humans
    assert table.choose(f"fight shield {FAR}").roll(2, 1, 1).enemies() == []


@pytest.mark.rule("FO-R-30", "FO-FTOK-01")
def test_tokens_that_are_no_enemies_block_nothing_and_do_what_the_sheet_says() -> None:
    table = quiet().stand(0, "A2.1").enemy("star", "A2.1").set(0, hp=9).set(1, hp=9)
    assert {"camp", "encounter"} <= set(table.offered)
    assert table.offers("fight") == []
    table.stand(1, "E1.1").activate("good-company")  # a lamp heals who is near
    assert (table.question, table.hp(0), table.hp(1)) == ("TURN", 10, 9)
    assert table.enemies() == ["star A2.1"]


@pytest.mark.rule("FO-R-30")
def test_tokens_that_are_no_enemies_and_have_no_rule_do_nothing() -> None:
    table = quiet(content=variant(scenarios=sheet())).stand(0, HERE).enemy("star", NEAR)
    assert table.activate("good-company").enemies() == [f"star {NEAR}"]
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-30", "FO-LOYAL-01")
def test_loyalty_to_a_faction_without_enemies_may_be_declared() -> None:
    table = quiet().agendas(0, "wick-and-oil")
    assert table.choose("loyal wick-and-oil").land.loyal_to(0) == 0


# In the course of a game


@pytest.mark.rule("FO-ACTIV-01", "FO-ROUND-02", "FO-SOLO-01")
def test_enemies_activate_between_rounds_in_a_solo_game_too() -> None:
    table = quiet(1).stand(0, HERE).enemy("ditch-hen", NEAR).coming(f"draw agenda {CRITTERS}")
    table.end_turn()
    assert (table.enemies(), table.land.round, table.seat) == ([f"ditch-hen {HERE}"], 2, 0)


@pytest.mark.rule("FO-R-25", "FO-R-92", "FO-KILL-07")
def test_when_the_first_player_is_eliminated_the_next_one_makes_the_choices() -> None:
    """The loot of a kill kills: rads at the top of the track are the end."""
    table = quiet(3).stand(0, HERE).set(0, rads=15).enemy("toll-dodger", HERE).stand(1, NEAR)
    table.stand(2, NEAR).enemy("salt-smuggler", FAR).coming("draw loot hot-dust")
    table.activate(HUMANS).choose(f"act toll-dodger {HERE}").roll(1, 3, 1)
    assert (table.land.eliminated[0], table.land.first_player) == (1, 2)
    assert (table.question, table.seat) == ("ENEMY_STEP", 2)


@pytest.mark.rule("FO-ACTIV-02", "FO-R-48")
def test_dying_in_the_activation_costs_no_turn() -> None:
    table = quiet().stand(0, HERE).set(0, hp=1).enemy("ditch-hen", HERE)
    table.coming(f"draw agenda {CRITTERS}").end_turn().end_turn().roll(4, 1, 1)
    table.choose("stand A2.1")
    assert (table.seat, table.land.actions, table.land.round) == (0, 2, 2)


@pytest.mark.rule("FO-R-26", "FO-R-31")
def test_an_aggressive_token_follows_only_those_who_are_not_loyal() -> None:
    content = variant(scenarios=sheet(shield=f"enemy: {WARDEN.replace('ranged', 'aggressive')}"))
    table = quiet(content=content).agendas(0, "quiet-please").loyal(0, "quiet-please")
    table.stand(0, HERE).stand(1, NEAR).enemy("shield", HERE).activate(SHIELDS)
    assert foe(table) == (1, "shield")
    assert table.enemies() == [f"shield {NEAR}"]


@pytest.mark.rule("FO-R-22", "FO-R-21")
def test_a_survivor_eliminated_by_the_first_attack_meets_no_second() -> None:
    table = quiet(3).stand(0, HERE).set(0, rads=15).stand(1, NEAR).stand(2, NEAR)
    table.enemy("toll-dodger", HERE).enemy("barge-bandit", HERE).coming("draw loot hot-dust")
    table.activate(HUMANS).choose(f"act toll-dodger {HERE}")
    table.roll(1, 3, 1)
    assert foe(table)[0] in (1, 2)  # it has moved on, and is AGGRESSIVE
    assert f"barge-bandit {NEAR}" in table.enemies()


@pytest.mark.rule("FO-R-22")
def test_the_first_player_is_not_asked_where_all_attack_one_survivor() -> None:
    table = quiet().stand(0, FAR).stand(1, HERE).enemy("ditch-hen", HERE)
    table.enemy("salt-crab", HERE).activate(CRITTERS)
    assert (table.question, table.seat) == ("ATTACKER", 1)
    table.choose(f"act salt-crab {HERE}")
    assert foe(table) == (1, "salt-crab")


@pytest.mark.rule("FO-R-22")
def test_the_first_player_is_asked_where_one_attacks_and_one_walks() -> None:
    table = quiet().stand(0, FAR).stand(1, HERE).enemy("ditch-hen", HERE)
    table.enemy("salt-crab", NEAR).activate(CRITTERS)
    assert (table.question, table.seat, len(table.offered)) == ("ENEMY", 0, 2)
