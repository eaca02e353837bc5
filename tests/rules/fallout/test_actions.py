"""Actions: six of them, two a turn, and where they are not possible (FO-ACT)."""

from __future__ import annotations

import pytest

from rules.fallout.table import Table


def rider(players: int = 2) -> Table:
    """A rider without enemies and quests around, but with room to level up in peace."""
    table = Table(players, characters=["mail-rider", "boilersmith"]).no_enemies().unstage()
    return table.letters(0, "SECIL").stand(0, "A2.1")


@pytest.mark.rule("FO-ACT-01")
def test_the_six_actions_each_take_one_of_the_two() -> None:
    table = rider().stage("two-letters").no_enemies().set(0, hp=9).stand(0, "A2.1")
    table.enemy("ditch-hen", "A2.4")
    actions = {"move", "encounter", "fight ditch-hen A2.4", "quest two-letters 1", "camp"}
    assert actions <= set(table.offered)
    assert "explore A1" in table.stand(0, "A2.4").offered
    for action in ("move", "encounter", "fight ditch-hen A2.4", "quest two-letters 1", "camp"):
        table = rider().stage("two-letters").no_enemies().set(0, hp=9).stand(0, "A2.1")
        table.enemy("ditch-hen", "A2.4").choose(action)
        assert table.land.actions == 1, action
    assert rider().stand(0, "A2.4").choose("explore A1").land.actions == 1


@pytest.mark.rule("FO-ACT-01")
def test_a_card_may_provide_an_action_of_its_own() -> None:
    table = rider().hold(0, "hand-crank-radio")
    assert "use hand-crank-radio 1" in table.offered
    table.coming("library 11").choose("use hand-crank-radio 1")
    assert table.land.actions == 1
    assert table.staged() == ["night-shift"]
    table = rider().hold(0, "hand-crank-radio").choose("move", "move")
    assert table.refuses("use hand-crank-radio 1") == {"NO_ACTIONS"}


@pytest.mark.rule("FO-ACT-01")
def test_a_card_that_gives_an_action_gives_any_of_them() -> None:
    table = rider().perks(0, "quick-feet").choose("move", "move", "perk quick-feet")
    assert table.land.actions == 1
    assert "camp" in table.offered
    table.choose("move")
    assert table.land.points == 6


@pytest.mark.rule("FO-ACT-02")
def test_an_action_may_be_taken_twice() -> None:
    table = rider().stand(0, "A2.3").coming("tile pylon-field", "tile allotments")
    table.choose("explore A1", "explore B1")
    assert table.seat == 1
    table = rider().set(0, hp=9).choose("camp", "recover", "done", "camp", "recover", "done")
    assert table.hp(0) == 15
    table = rider().enemy("ditch-hen", "A2.1")
    table.choose("fight ditch-hen A2.1").roll(1, 1, 1)
    table.choose("fight ditch-hen A2.1").roll(1, 1, 1)
    assert table.land.round == 1


@pytest.mark.rule("FO-ACT-02")
def test_the_encounter_action_is_taken_once_a_turn() -> None:
    table = rider().coming("meet settlement spare-bunk").choose("encounter", "choose 1")
    assert table.land.actions == 1
    assert table.refuses("encounter") == {"ENCOUNTERED", "ICON_USED"}
    # Not at another icon either.
    table.stand(0, "A2.2")
    assert table.refuses("encounter") == {"ENCOUNTERED"}
    table.end_turn()
    assert "encounter" in table.stand(1, "A2.1").offered
    table.end_round()
    assert "encounter" in table.stand(0, "A2.1").offered


@pytest.mark.rule("FO-ACT-03")
def test_actions_may_be_given_up_and_are_lost() -> None:
    table = rider()
    assert "end" in table.offered
    table.choose("end")
    assert table.seat == 1
    assert table.land.actions == 2  # seat 1 gets no more
    table.choose("move", "end")
    while table.question != "TURN":
        table.choose(table.default)
    assert table.seat == 0
    assert table.land.actions == 2  # nor does seat 0 later


@pytest.mark.rule("FO-ACT-04")
def test_an_action_other_than_moving_runs_to_its_end() -> None:
    table = rider().set(0, hp=9).choose("camp")
    assert table.question == "CAMP"
    for choice in ("move", "encounter", "explore A1", "end", "step A2.2"):
        assert table.refuses(choice) == {"NOT_NOW"}
    table = rider().enemy("ditch-hen", "A2.1").letters(0, "P").choose("fight ditch-hen A2.1")
    table.roll(1, 1, 1)
    assert table.question == "FIGHT_REROLL"
    assert table.refuses("move") == {"NOT_NOW"}
    assert table.refuses("end") == {"NOT_NOW"}


@pytest.mark.rule("FO-ACT-05")
def test_a_faceup_enemy_forbids_encounter_quest_and_camp_in_its_space() -> None:
    table = rider().stage("two-letters").no_enemies().stand(0, "A2.1")
    blocked = ("encounter", "quest two-letters 1", "camp")
    assert set(blocked) <= set(table.offered)
    table.enemy("ditch-hen", "A2.1")
    for action in blocked:
        assert table.refuses(action) == {"ENEMY_HERE"}, action
    assert "move" in table.offered
    assert "fight ditch-hen A2.1" in table.offered
    assert "explore A1" in table.stand(0, "A2.4").enemy("salt-crab", "A2.4").offered
    table.choose("explore A1")
    assert table.land.actions == 1


@pytest.mark.rule("FO-ACT-05", "FO-ENEMY-05")
def test_other_tokens_forbid_nothing() -> None:
    table = rider().stage("two-letters").no_enemies().stand(0, "A2.1")
    blocked = {"encounter", "quest two-letters 1", "camp"}
    table.enemy("ditch-hen", "A2.1", active=False).enemy("salt-crab", "A2.2")
    table.enemy("star", "A2.1")  # a lamp is no enemy
    assert blocked <= set(table.offered)
    table.enemy("shield", "A2.1")
    assert not blocked & set(table.offered)
    # Those who are loyal to the wardens need not mind them.
    table.agendas(0, "quiet-please").loyal(0, "quiet-please")
    assert blocked <= set(table.offered)


@pytest.mark.rule("FO-ACT-02", "FO-ACT-05", "FO-TURN-01", "FO-EXPL-01", "FO-MOVE-03", "FO-R-12")
def test_players_are_told_the_rule_that_stands_in_their_way() -> None:
    table = rider().enemy("ditch-hen", "A2.1")
    assert table.why("camp") == table.why("encounter") == ("FO-ACT-05",)
    assert "FO-EXPL-01" in table.why("explore A1")
    assert "FO-R-12" in table.why("step B1.x")
    assert "FO-SPACE-03" in table.why("step C2.1")
    table = rider().choose("move", "move")
    assert "FO-TURN-01" in table.why("camp")
    table = rider().tile("A1", "allotments").stand(0, "A1.2").choose("move", "step A1.1")
    assert "FO-MOVE-03" in table.why("step A1.3")
    table = rider().coming("meet settlement spare-bunk").choose("encounter", "choose 1")
    assert "FO-ACT-02" in table.why("encounter")
