"""The course of an activation: what is told, who is left, whose eyes a card sees with (FO-ROUND)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.notation import parse_node
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet, sheet

HERE = "C2.1"
SIDE = "C2.2"
NEAR = "C2.3"
CRITTERS = "well-read"  # critters, then monsters
STARS = "good-company"  # critters, robots, then star tokens


@pytest.mark.rule("FO-ROUND-02", "FO-ROUND-04", "FO-ACTIV-01")
def test_agenda_types_and_moves_are_told_to_all() -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).enemy("salt-crab", NEAR).listen()
    table.activate(CRITTERS)
    crab, agenda = table.names.tokens.index("salt-crab"), table.names.agendas.index(CRITTERS)
    assert [line for line in table.log() if line[0] != "CHOICE"] == [
        ("AGENDA_SHOWN", -1, agenda, 0, 0),
        ("ACTIVATED", -1, 0, 0, 0),
        ("ENEMY_AIMS", 0, crab, 1, 0),
        ("ENEMY_MOVED", -1, crab, parse_node(NEAR), parse_node(HERE)),
        ("ACTIVATED", -1, 3, 0, 0),
    ]


@pytest.mark.rule("FO-DEPL-01")
def test_a_depletion_is_told_to_all() -> None:
    table = quiet().deck("agenda", CRITTERS).listen().run("agenda: 1")
    assert table.log("DEPLETED") == [("DEPLETED", -1, 0, 0, 0)]


@pytest.mark.rule("FO-R-22", "FO-R-21")
def test_those_that_are_left_still_act_if_an_earlier_one_is_gone() -> None:
    """The kill of the hen kills the crab, which had yet to act before the others."""
    quest = "{number: 90, objectives: [{trigger: {kill: {enemy: ditch-hen}}, "
    quest += "do: [trash: this, kill: {within: 0}]}]}"
    table = quiet(content=variant(quests={"chain": quest})).stage("chain").stand(0, HERE)
    table.stand(1, "E1.1").enemy("salt-crab", HERE).enemy("ditch-hen", HERE)
    table.enemy("lamp-moth", "E1.1").enemy("glow-newt", NEAR).activate(CRITTERS)
    table.choose(f"act ditch-hen {HERE}")
    if table.question == "ATTACKER":
        table.choose(f"act ditch-hen {HERE}")
    table.roll(3, 1, 1)
    assert (table.question, table.seat) == ("ENEMY", 0)
    assert table.offered == ["act lamp-moth E1.1", f"act glow-newt {NEAR}"]


@pytest.mark.rule("FO-R-30", "FO-FTOK-01")
def test_what_the_sheet_says_of_tokens_is_done_by_the_first_player() -> None:
    content = variant(scenarios=sheet(star="on-activation: [kill: {within: 0}, caps: level]"))
    table = quiet(3, content=content).stand(0, HERE).stand(1, SIDE).stand(2, NEAR)
    table.land.first_player = 1
    for space in (HERE, SIDE, NEAR):
        table.enemy("shield", space)
    caps = [int(number) for number in table.land.caps]
    table.activate(STARS)
    assert table.enemies() == [f"shield {HERE}", f"shield {NEAR}"]
    assert [int(number) for number in table.land.caps] == [caps[0], caps[1] + 1, caps[2]]


@pytest.mark.rule("FO-ENEMY-07", "FO-ROUND-06")
def test_after_the_activation_of_a_type_nothing_keeps_its_sleepers_from_waking() -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).activate(CRITTERS)
    table.run("enemy: {type: critter, at: {place: lighthouse}, face: down}")
    (sleeper,) = table.enemies()
    assert "?" in sleeper
    assert table.activate("everyone-home").enemies() == [sleeper.replace("?", "")]


def keeping() -> Table:
    """A table at which seat 0 has a card that may be used once in each turn."""
    fork = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: keep, do: [cancel: 1]}]}"
    table = quiet(content=variant(items={"fork": fork})).hold(0, "fork").letters(0, "E")
    return table.stand(0, HERE).enemy("ditch-hen", HERE)


@pytest.mark.rule("FO-R-57", "FO-ITEM-01")
def test_what_is_used_once_in_a_turn_is_used_again_in_the_activation() -> None:
    table = keeping().choose(f"fight ditch-hen {HERE}").roll(4, 1, 1).choose("use fork 1")
    assert table.question == "TURN"
    table.choose(f"fight ditch-hen {HERE}").roll(4, 1, 1)
    assert table.question == "TURN"  # it has been used in this turn
    table.activate(CRITTERS).roll(4, 1, 1)
    assert table.offers("use") == ["use fork 1"]


@pytest.mark.rule("FO-ABIL-04", "FO-KILL-06")
def test_an_aggressive_enemy_does_not_fight_the_eliminated_where_it_arrives() -> None:
    table = quiet(3).stand(0, HERE).stand(1, HERE).stand(2, "A2.1").set(0, hp=1, eliminated=1)
    table.enemy("pantry-roach", NEAR).listen().activate(CRITTERS)
    assert [line[1] for line in table.log("FIGHT")] == [1]
