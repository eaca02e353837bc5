"""Quests: objectives, quest actions, results and staging (FO-QUEST, FO-R-84)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from overseer.games.fallout.quests import count
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet


def quests(forced: bool = True, players: int = 2, **texts: str) -> Table:
    """A table with quests of one's own ("moth_problem" for moth-problem), all of them staged."""
    named: Mapping[str, str] = {name.replace("_", "-"): text for name, text in texts.items()}
    table = Table(players=players, content=variant(quests=named), forced=forced)
    table.unstage().no_enemies()
    for name in named:
        table.stage(name)
    return table.letters(0, "SE").letters(1, "SE")


@pytest.mark.rule("FO-QUEST-01")
def test_objectives_are_triggered_or_attempted_by_the_quest_action() -> None:
    table = Table().stage("unpaid-tolls")
    assert "quest two-letters 1" in table.offered
    assert table.refuses("quest two-letters 2") == {"NO_QUEST_ACTION"}
    assert table.refuses("quest two-letters 3") == {"NO_QUEST_ACTION"}  # there is none
    assert table.refuses("quest blank-map 1") == {"NO_QUEST_ACTION"}
    assert "quest unpaid-tolls 1" in table.offered


@pytest.mark.rule("FO-QUEST-01")
def test_an_objective_that_no_card_has_is_refused_like_any_other() -> None:
    table = Table()
    assert table.refuses("quest two-letters 4") == {"NO_QUEST_ACTION"}
    assert table.refuses("quest evening-class 4") == {"NOT_STAGED"}  # the last card of all


@pytest.mark.rule("FO-QUEST-01")
@pytest.mark.parametrize("objective", [1, 2])
def test_one_completed_objective_of_two_is_enough(objective: int) -> None:
    table = quests(
        moth_problem="""
number: 7
objectives:
  - {action: true, do: [caps: 5, trash: this]}
  - {trigger: {camp: true}, do: [caps: 6, trash: this]}
"""
    )
    if objective == 1:
        table.choose("quest moth-problem 1")
    else:
        table.set(0, hp=5).choose("camp", "done")
    assert table.staged() == []
    assert table.land.caps[0] == (8 if objective == 1 else 9)


@pytest.mark.rule("FO-QUEST-02")
def test_killing_an_enemy_of_the_type_completes_the_objective() -> None:
    table = quests(
        moth_problem="{number: 7, objectives: [{trigger: {kill: {type: critter}}, do: [caps: 5]}]}"
    )
    table.enemy("lawn-drone", "A2.1").enemy("lamp-moth", "A2.1")
    table.choose("fight lawn-drone A2.1").roll(5, 1, 1)
    assert table.land.caps[0] == 3
    table.choose("fight lamp-moth A2.1").roll(5, 1, 1)
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-QUEST-02")
def test_exploring_a_tile_of_the_kind_completes_the_objective() -> None:
    deadly = "{number: 7, objectives: [{trigger: {explore: deadly}, do: [caps: 5]}]}"
    table = quests(moth_problem=deadly).stand(0, "C2.2")
    table.choose("explore C3")
    assert table.land.caps[0] == 8
    table = quests(moth_problem=deadly).stand(0, "A2.2").choose("explore B2")
    assert table.land.caps[0] == 3


@pytest.mark.rule("FO-QUEST-02")
@pytest.mark.parametrize(
    ("trigger", "deed", "other"),
    [
        ("become: idolized", "become: idolized", "become: vilified"),
        ("lose: addicted", "become: addicted, lose: addicted", "become: addicted"),
        ("level: true", "level: 1", "xp: 1"),
        ("suffer: {damage: 3, within: turn}", "damage: 1, damage: 2", "damage: 2"),
        ("suffer: {rads: 2, within: turn}", "rads: 1, rads: 1", "rads: 1"),
        ("suffer: {rads: 3, within: turn}", "rads: 1, rads: 1, rads: 1", "rads: 1, rads: 1"),
        ("spend: {caps: 1}", "may: {cost: {caps: 1}, do: [xp: 1]}", "lose-caps: 1"),
        ("spend: {caps: 2}", "may: {cost: {caps: 2}, do: [xp: 1]}", "lose-caps: 2"),
    ],
)
def test_a_deed_counts_and_nothing_like_it(trigger: str, deed: str, other: str) -> None:
    text = f"{{number: 7, objectives: [{{trigger: {{{trigger}}}, do: [heal-rads: 9, agenda: 1]}}]}}"
    for steps, done in ((deed, 1), (other, 0)):
        table = quests(moth_problem=text)
        before = len(table.agendas_of(0))
        table.run(steps)
        while table.question != "TURN":
            table.choose(table.offered[0])
        assert len(table.agendas_of(0)) == before + done, steps


@pytest.mark.rule("FO-QUEST-02")
def test_suffering_counts_once_when_the_number_is_reached() -> None:
    text = (
        "{number: 7, objectives: [{trigger: {suffer: {damage: 3, within: turn}}, do: [caps: 5]}]}"
    )
    table = quests(moth_problem=text).run("damage: 2")
    assert table.land.caps[0] == 3
    assert table.run("damage: 2").land.caps[0] == 8
    assert table.run("damage: 2").land.caps[0] == 8
    table.end_round()
    assert table.run("damage: 3").land.caps[0] == 13  # a new turn


@pytest.mark.rule("FO-QUEST-02")
def test_a_deed_of_entering_needs_a_move() -> None:
    text = "{number: 7, objectives: [{trigger: {enter: {place: signal-box}}, do: [caps: 5]}]}"
    table = quests(moth_problem=text).run("place: {place: signal-box}")
    assert (table.at(0), table.land.caps[0]) == ("A2.2", 3)
    table.stand(0, "A2.1").choose("move", "step A2.2")
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-QUEST-02")
def test_rads_outside_a_fight_are_not_rads_within_a_fight() -> None:
    text = "{number: 7, objectives: [{trigger: {suffer: {rads: 2, within: fight}}, do: [caps: 5]}]}"
    assert quests(moth_problem=text).run("rads: 2").land.caps[0] == 3


@pytest.mark.rule("FO-QUEST-02")
def test_damage_outside_a_fight_does_not_add_to_that_of_an_earlier_fight() -> None:
    text = (
        "{number: 7, objectives: [{trigger: {suffer: {damage: 2, within: fight}}, do: [caps: 5]}]}"
    )
    table = quests(moth_problem=text).drop_all(0).enemy("ditch-hen", "A2.1")
    table.choose("fight ditch-hen A2.1").roll(4, 1, 1)  # 1 damage
    table.run("damage: 1")
    assert (table.hp(0), table.land.caps[0]) == (14, 3)


@pytest.mark.rule("FO-QUEST-02")
def test_damage_within_a_fight_completes_the_objective() -> None:
    text = (
        "{number: 7, objectives: [{trigger: {suffer: {damage: 2, within: fight}}, do: [caps: 5]}]}"
    )
    table = quests(moth_problem=text).drop_all(0).enemy("ditch-hen", "A2.1")
    table.choose("fight ditch-hen A2.1").roll(4, 5, 1)
    assert (table.hp(0), table.land.caps[0]) == (14, 8)


@pytest.mark.rule("FO-QUEST-02")
def test_the_deeds_of_others_do_not_count_as_ones_own() -> None:
    text = "{number: 7, objectives: [{trigger: {become: idolized}, do: [caps: 5]}]}"
    table = quests(moth_problem=text).run("become: idolized", seat=1)
    assert list(table.land.caps) == [3, 8]


@pytest.mark.rule("FO-QUEST-03")
def test_all_conditions_must_hold_for_the_quest_action() -> None:
    text = "{number: 7, objectives: [{action: true, when: {at: {place: signal-box}, caps: 5}, do: [xp: 1]}]}"
    table = quests(moth_problem=text)
    assert table.refuses("quest moth-problem 1") == {"UNMET"}
    table.stand(0, "A2.2")
    assert table.refuses("quest moth-problem 1") == {"UNMET"}
    table.set(0, caps=5)
    assert "quest moth-problem 1" in table.offered
    table.stand(0, "A2.1")
    assert table.refuses("quest moth-problem 1") == {"UNMET"}


@pytest.mark.rule("FO-QUEST-03")
def test_a_quest_that_is_not_staged_cannot_be_attempted() -> None:
    assert Table().refuses("quest unpaid-tolls 1") == {"NOT_STAGED"}


@pytest.mark.rule("FO-QUEST-04")
def test_one_quest_action_attempts_one_objective() -> None:
    two = "objectives: [{action: true, do: [caps: 5]}, {action: true, do: [caps: 20]}]"
    table = quests(moth_problem=f"number: 7\n{two}")
    table.choose("quest moth-problem 2")
    assert table.land.caps[0] == 23
    assert table.land.actions == 1
    table.choose("quest moth-problem 1")
    assert table.land.caps[0] == 28
    assert table.land.active == 1  # no action is left


@pytest.mark.rule("FO-QUEST-05")
def test_instructions_are_carried_out_from_left_to_right() -> None:
    table = quests(
        moth_problem="""
number: 7
objectives:
  - action: true
    tasks: [pay: {caps: 1}, test: {letters: P, difficulty: 1}, fight: {draw: critter}]
    do: [xp: 1]
"""
    ).coming("token lamp-moth")
    table.listen().choose("quest moth-problem 1").roll(4, 1, 1).roll(5, 1, 1)
    order = [
        line[0] for line in table.log("CAPS_SPENT", "TEST", "FIGHT", "KILLED_ENEMY", "COMPLETED")
    ]
    assert order == ["CAPS_SPENT", "TEST", "FIGHT", "KILLED_ENEMY", "COMPLETED"]


TEST_THEN_CAPS = """
number: 7
objectives:
  - {action: true, tasks: [test: {letters: P, difficulty: 2}], do: [caps: 5, trash: this], fail: [damage: 1]}
"""


@pytest.mark.rule("FO-QUEST-06")
def test_success_completes_the_objective() -> None:
    table = quests(moth_problem=TEST_THEN_CAPS).choose("quest moth-problem 1").roll(4, 4, 1)
    assert table.land.caps[0] == 8
    assert table.hp(0) == 16
    assert table.staged() == []


@pytest.mark.rule("FO-QUEST-06")
def test_after_failure_the_objective_stays() -> None:
    table = quests(moth_problem=TEST_THEN_CAPS).choose("quest moth-problem 1").roll(4, 1, 1)
    assert table.land.caps[0] == 3
    assert table.staged() == ["moth-problem"]
    table.choose("quest moth-problem 1").roll(4, 4, 1)
    assert table.staged() == []


@pytest.mark.rule("FO-QUEST-06")
def test_a_fight_that_comes_of_the_killed_enemys_loot_does_not_undo_the_success() -> None:
    content = variant(
        items={"warm-soup": "{deck: loot, kind: event, do: [move: 1]}"},
        quests={
            "moth-problem": "{number: 7, objectives: [{action: true, tasks: [fight: {draw: human}], do: [caps: 5]}]}"
        },
    )
    table = Table(content=content).unstage().no_enemies().letters(0, "S").stage("moth-problem")
    table.enemy("pantry-roach", "A2.2").coming("token toll-dodger", "draw loot warm-soup")
    table.choose("quest moth-problem 1").roll(5, 1, 1)  # the enemy that was drawn is killed
    table.choose("step A2.2").roll(1, 1, 1)  # another one, met on the way, is not
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-QUEST-07")
def test_all_results_of_the_bar_are_carried_out_from_left_to_right() -> None:
    text = (
        "{number: 7, objectives: [{action: true, do: [caps: 2, become: idolized, heal: 1, xp: 1]}]}"
    )
    table = quests(moth_problem=text).set(0, hp=5).listen().choose("quest moth-problem 1")
    order = [line[0] for line in table.log("CAPS", "TRAIT", "HEALED", "XP")]
    assert order == ["CAPS", "TRAIT", "HEALED", "XP"]


@pytest.mark.rule("FO-QUEST-07")
def test_the_survivor_who_completes_gets_the_results() -> None:
    text = "{number: 7, objectives: [{action: true, do: [caps: 2]}]}"
    table = quests(moth_problem=text).end_turn().choose("quest moth-problem 1", seat=1)
    assert list(table.land.caps) == [3, 5]


@pytest.mark.rule("FO-QUEST-07")
def test_what_cannot_be_carried_out_is_left_out_and_the_rest_goes_on() -> None:
    text = "{number: 7, objectives: [{action: true, do: [discard: drug, unexhaust: one, caps: 2]}]}"
    assert quests(moth_problem=text).choose("quest moth-problem 1").land.caps[0] == 5


@pytest.mark.rule("FO-QUEST-08")
def test_the_rewards_of_quests_are_agendas_and_power() -> None:
    box = Table().content.box
    for quest in box.quests:
        words = {step.word for objective in quest.objectives for step in objective.do}
        assert words & {"agenda", "power"}, quest.id


@pytest.mark.rule("FO-QUEST-09")
def test_staged_quests_are_open_to_every_survivor() -> None:
    table = Table(players=3).stand(1, "A2.1").stand(2, "A2.1").no_enemies()
    for _ in range(3):
        assert "quest two-letters 1" in table.offered
        table.end_turn()


@pytest.mark.rule("FO-QUEST-09")
def test_more_quests_can_be_staged_at_any_time() -> None:
    table = Table().run("stage: 7", seat=1).run("stage: 8")
    assert table.staged() == ["two-letters", "blank-map", "moth-problem", "unpaid-tolls"]


@pytest.mark.rule("FO-QUEST-10")
def test_a_staged_quest_has_its_top_section_carried_out() -> None:
    table = Table().no_enemies().run("stage: 3").choose("put A2.2", "put E1.1")
    assert table.enemies() == ["shield A2.2", "shield E1.1"]


@pytest.mark.rule("FO-QUEST-10")
def test_the_top_section_is_carried_out_once() -> None:
    table = Table().no_enemies().run("stage: 3").choose("put A2.2", "put A2.2")
    assert table.end_round().enemies().count("shield A2.2") == 2


# Rulings


@pytest.mark.rule("FO-R-84")
def test_the_first_failure_ends_the_instructions() -> None:
    table = quests(
        moth_problem="""
number: 7
objectives:
  - action: true
    tasks: [pay: {caps: 1}, test: {letters: P, difficulty: 3}, pay: {caps: 1}]
    do: [caps: 9]
    fail: [damage: 1]
"""
    )
    table.choose("quest moth-problem 1").roll(4, 1, 1)
    assert table.land.caps[0] == 2  # what was paid stays paid
    assert table.hp(0) == 15
    assert table.staged() == ["moth-problem"]
    assert table.land.actions == 1


@pytest.mark.rule("FO-R-84")
def test_costs_are_paid_on_taking_the_action_and_lost_on_failure() -> None:
    table = quests(
        moth_problem="""
number: 7
objectives:
  - {action: true, cost: {caps: 2}, tasks: [test: {letters: P, difficulty: 3}], do: [xp: 1]}
"""
    )
    table.choose("quest moth-problem 1")
    assert (table.question, table.land.caps[0]) == ("DICE", 1)
    table.roll(1, 1, 1)
    assert table.land.caps[0] == 1
    assert table.refuses("quest moth-problem 1") == {"CANNOT_PAY"}


@pytest.mark.rule("FO-R-84")
def test_a_survivor_killed_by_the_cost_fails_the_tasks() -> None:
    table = quests(
        moth_problem="""
number: 7
objectives:
  - action: true
    cost: {damage: 5}
    tasks: [test: {letters: P, difficulty: 1}]
    do: [caps: 9]
    fail: [caps: 1]
"""
    )
    table.set(0, hp=5).choose("quest moth-problem 1").choose("stand A2.1")
    assert table.land.caps[0] == 4
    assert table.land.active == 1


@pytest.mark.rule("FO-R-84")
def test_encounter_options_with_several_tasks_work_alike() -> None:
    table = Table().letters(0, "S").deck("settlement")
    table.run("add: 38").choose("encounter", "choose 2").roll(1, 1, 1)
    assert table.land.caps[0] == 0
    assert table.traits_of(0) == {"vilified"}


@pytest.mark.rule("FO-QUEST-02")
def test_deeds_are_counted_on_the_card_by_all_survivors() -> None:
    text = "{number: 7, objectives: [{trigger: {become: idolized}, count: 2, do: [caps: 5]}]}"
    table = quests(moth_problem=text).run("become: idolized", seat=1)
    quest = table.names.quests.index("moth-problem")
    assert count(table.land, quest, 0) == 1
    table.run("become: idolized")
    assert list(table.land.caps) == [8, 3]
    assert count(table.land, quest, 0) == 0


@pytest.mark.rule("FO-QUEST-12", "FO-R-106")
def test_the_timeout_of_a_quest_that_another_timeout_has_trashed_does_not_come() -> None:
    first = "{number: 90, timer: 1, timeout: [trash: 91, trash: this], "
    first += "objectives: [{action: true, do: [caps: 1]}]}"
    second = "{number: 91, timer: 1, timeout: [caps: 7, trash: this], "
    second += "objectives: [{action: true, do: [caps: 1]}]}"
    table = quiet(content=variant(quests={"early": first, "late": second})).set(0, caps=0)
    table.stage("early").stage("late").listen().end_round()
    assert (table.staged(), table.land.caps[0]) == ([], 0)
    assert [line[2] for line in table.log("TIMER")] == [table.names.quests.index("early")]


@pytest.mark.rule("FO-QUEST-12")
def test_timers_that_run_out_together_come_in_the_order_of_staging() -> None:
    quest = "{{number: {}, timer: 1, timeout: [caps: 1, trash: this], "
    quest += "objectives: [{{action: true, do: [caps: 1]}}]}}"
    quests = {"late": quest.format(90), "early": quest.format(91)}
    table = quiet(content=variant(quests=quests)).set(0, caps=0)
    table.stage("early").stage("late").listen().end_round()
    order = [table.names.quests[line[2]] for line in table.log("TIMER")]
    assert (order, table.land.caps[0]) == (["early", "late"], 2)


@pytest.mark.rule("FO-QUEST-12", "FO-RES-12")
def test_a_quest_that_has_been_trashed_counts_no_more() -> None:
    quest = "{number: 90, objectives: [{trigger: {kill: {}}, count: 3, do: [caps: 9]}, "
    quest += "{action: true, count: 2, tasks: [fight: {draw: robot}], do: [caps: 9]}]}"
    other = "{number: 91, objectives: [{trigger: {kill: {}}, do: [trash: 90]}]}"
    content = variant(quests={"tally": quest, "spoiler": other})
    table = quiet(content=content).set(0, caps=0).stage("tally")
    table.run("count: 1", source="tally")
    assert len(table.land.counts) == 1
    table.run("trash: this, count: 1, count: 9", source="tally")
    assert (list(table.land.counts), table.land.caps[0]) == ([], 0)
    # The kill in its task sets off the quest that trashes it.
    table = quiet(content=content).set(0, caps=0).stage("spoiler").stage("tally")
    table.coming("token lawn-drone").choose("quest tally 2").roll(4, 4, 4)
    while table.question != "TURN":
        table.choose(table.default)
    assert ("tally" in table.staged(), list(table.land.counts)) == (False, [])
