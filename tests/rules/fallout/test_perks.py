"""Perks: single-use cards of one's own turn (FO-PERK, FO-R-57)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

RAT_AND_BANDIT = ("pantry-roach", "barge-bandit")
WALK = "{deck: wasteland, options: [{do: [move: 1]}, {do: [xp: 1]}]}"


@pytest.mark.rule("FO-PERK-01", "FO-PERK-04")
def test_a_perk_is_discarded_for_its_effect_and_returns_to_the_deck() -> None:
    table = quiet().perks(0, "old-debts")
    assert "old-debts" not in table.view()["perks"]
    table.choose("perk old-debts")
    assert (table.land.caps[0], table.perks_of(0), table.offers("perk")) == (7, [], [])
    assert "old-debts" in table.view()["perks"]
    assert table.refuses("perk old-debts") == {"NOT_HELD"}


@pytest.mark.rule("FO-PERK-04")
def test_a_used_perk_can_be_gained_by_anybody() -> None:
    table = quiet().letters(1, "C").perks(0, "old-debts").perks(1, "good-word")
    table.choose("perk old-debts").coming("letter C", "letter C").run("level: 1", seat=1)
    assert table.perks_of(1) == ["good-word", "old-debts"]


@pytest.mark.rule("FO-PERK-01")
def test_a_perk_is_used_by_its_owner_in_the_own_turn_only() -> None:
    table = quiet().perks(1, "old-debts").choose("move")
    assert table.offers("perk") == []
    assert table.refuses("perk old-debts") == {"NOT_HELD"}
    assert table.end_turn().offers("perk") == ["perk old-debts"]


@pytest.mark.rule("FO-PERK-01")
def test_a_perk_does_not_help_when_enemies_attack_after_the_round() -> None:
    table = quiet().letters(0, "E").perks(0, "side-step", "second-look").enemy("ditch-hen", "A2.1")
    table.choose("fight ditch-hen A2.1").roll(1, 1, 1)
    assert table.offers("perk") == ["perk side-step", "perk second-look"]
    table = quiet().letters(1, "E").perks(1, "side-step", "second-look").enemy("ditch-hen", "A2.2")
    table.activate("heavy-curtains").roll(1, 1, 1)
    assert table.offers("perk") == []
    assert table.perks_of(1) == ["side-step", "second-look"]


@pytest.mark.rule("FO-PERK-03")
@pytest.mark.parametrize("seat", [0, 1, -2])
def test_all_see_the_perks_in_the_deck_and_in_front_of_survivors(seat: int) -> None:
    seen = quiet().perks(1, "keen-eye", "old-debts").view(seat)
    assert seen["survivors"][1]["perks"] == ["keen-eye", "old-debts"]
    assert len(seen["perks"]) == 12
    assert not {"keen-eye", "old-debts"} & set(seen["perks"])


@pytest.mark.rule("FO-R-57", "FO-PERK-01")
def test_perks_are_used_before_between_and_after_actions() -> None:
    table = quiet().perks(0, "old-debts", "night-school", "lead-stomach", "second-breakfast")
    table.set(0, hp=9, rads=4).choose("perk old-debts")
    assert table.land.caps[0] == 7
    table.choose("move", "perk night-school")
    assert table.land.xp[0] == 2
    table.choose("step A2.3", "perk lead-stomach", "step A2.4")  # between movement points
    assert (table.land.rads[0], table.at(0)) == (1, "A2.4")
    table.choose("camp", "done")
    assert (table.land.actions, table.offers("perk")) == (0, ["perk second-breakfast"])
    assert table.choose("perk second-breakfast").hp(0) == 13


@pytest.mark.rule("FO-R-57")
def test_items_without_a_stated_moment_have_the_same_windows() -> None:
    table = quiet().hold(0, "tinned-pears", "stimpak", "iodine-drops").set(0, hp=5, rads=2)
    table.choose("use tinned-pears 1", "move", "step A2.3", "use stimpak 1", "step A2.4")
    assert table.hp(0) == 13
    table.choose("camp")
    assert table.offers("use") == []
    table.choose("done")
    assert table.offers("use") == ["use iodine-drops 1"]


@pytest.mark.rule("FO-R-57")
def test_perks_are_used_before_and_between_the_fights_of_an_aggressive_chain() -> None:
    table = quiet().letters(0, "E").perks(0, "old-debts", "keen-eye")
    for token in RAT_AND_BANDIT:
        table.enemy(token, "A2.3")
    table.choose("move", "step A2.3")
    assert table.question == "AGGRESSIVE"
    assert table.offers("perk") == ["perk old-debts", "perk keen-eye"]
    table.choose("perk old-debts")
    assert table.question == "AGGRESSIVE"
    table.choose("fight pantry-roach A2.3")
    assert table.question == "DICE"  # no more before the roll, no more after it
    table.roll(1, 1, 1)
    assert (table.question, table.offers("perk")) == ("AGGRESSIVE", ["perk keen-eye"])


@pytest.mark.rule("FO-R-57", "FO-PERK-02")
def test_once_dice_are_rolled_only_perks_for_fights_are_used() -> None:
    table = quiet().letters(0, "E").perks(0, "old-debts", "long-swing", "crib-sheet")
    table.enemy("ditch-hen", "A2.1").choose("fight ditch-hen A2.1").roll(1, 1, 1)
    assert table.offered == ["perk long-swing", "done"]
    table.choose("perk long-swing")
    assert table.enemies("A2.1") == []
    assert table.perks_of(0) == ["old-debts", "crib-sheet"]


@pytest.mark.rule("FO-PERK-02")
def test_in_a_test_only_perks_for_tests_are_used() -> None:
    table = quiet().letters(0, "E").perks(0, "old-debts", "long-swing", "crib-sheet")
    table.run("caps: 9", tasks="test: {letters: S, difficulty: 1}").roll(1, 1, 1)
    assert table.offered == ["perk crib-sheet", "done"]
    assert table.choose("perk crib-sheet").land.caps[0] == 12


@pytest.mark.rule("FO-PERK-02")
def test_no_perk_is_used_during_an_encounter_or_in_the_shop() -> None:
    table = quiet().perks(0, "old-debts").set(0, caps=20).coming("meet settlement market-day")
    table.choose("encounter")
    assert (table.question, table.offers("perk")) == ("OPTION", [])
    table.choose("choose 1")
    assert (table.question, table.offers("perk")) == ("SHOP", [])
    assert table.choose("done").offers("perk") == ["perk old-debts"]


@pytest.mark.rule("FO-PERK-02")
def test_no_perk_is_used_while_camping() -> None:
    table = quiet().perks(0, "old-debts").set(0, hp=5).choose("camp")
    assert (table.question, table.offers("perk")) == ("CAMP", [])


@pytest.mark.rule("FO-PERK-02")
def test_a_perk_that_says_so_is_used_while_camping() -> None:
    bed = variant(perks={"old-debts": "{letters: C, use: {when: camp, do: [caps: 4]}}"})
    table = quiet(content=bed).perks(0, "old-debts").set(0, hp=5)
    assert table.offers("perk") == []
    assert table.choose("camp", "perk old-debts").land.caps[0] == 7


@pytest.mark.rule("FO-PERK-02")
def test_no_perk_is_used_while_exploring() -> None:
    table = quiet().perks(0, "old-debts").stand(0, "A2.2").enemy("ditch-hen", "B2.x")
    table.choose("explore B2")
    assert (table.question, table.offers("perk")) == ("PUT_ENEMY", [])
    assert table.choose("put B2.1").offers("perk") == ["perk old-debts"]


@pytest.mark.rule("FO-PERK-02", "FO-R-57")
def test_an_aggressive_enemy_met_inside_an_encounter_opens_no_window() -> None:
    table = quiet(content=variant(encounters={"radio-mast": WALK})).stand(0, "A2.2")
    table.perks(0, "old-debts").hold(0, "tinned-pears").set(0, hp=9)
    for token in RAT_AND_BANDIT:
        table.enemy(token, "A2.3")
    table.coming("meet wasteland radio-mast").choose("encounter", "choose 1", "step A2.3")
    assert table.question == "AGGRESSIVE"
    assert table.offered == ["fight pantry-roach A2.3", "fight barge-bandit A2.3"]


@pytest.mark.rule("FO-PERK-02")
def test_no_perk_is_used_while_a_quest_action_is_under_way() -> None:
    choice = "[choose: [{do: [caps: 1]}, {do: [xp: 1]}]]"
    content = variant(
        quests={"moth-problem": f"{{number: 7, objectives: [{{action: true, do: {choice}}}]}}"}
    )
    table = quiet(content=content).stage("moth-problem").perks(0, "old-debts")
    table.choose("quest moth-problem 1")
    assert table.offered == ["choose 1", "choose 2"]
    assert table.choose("choose 1").offers("perk") == ["perk old-debts"]


@pytest.mark.rule("FO-PERK-01")
def test_the_condition_of_a_perk_must_hold() -> None:
    table: Table = quiet().perks(0, "good-word").stand(0, "A2.3")
    assert table.refuses("perk good-word") == {"UNMET"}
    assert table.stand(0, "A2.1").offers("perk") == ["perk good-word"]


@pytest.mark.rule("FO-PERK-01", "FO-R-114")
@pytest.mark.parametrize(
    "cost", ["{caps: 5}", "{discard: aid}", "{trait: vilified}", "{agenda: 2}"]
)
def test_a_perk_whose_cost_cannot_be_paid_is_not_used(cost: str) -> None:
    perk = f"{{letters: S, use: {{when: turn, cost: {cost}, do: [xp: 1]}}}}"
    table = quiet(content=variant(perks={"favour": perk})).perks(0, "favour").set(0, caps=3)
    table.hold(0, "oilskin").agendas(0, "well-read")
    assert table.offers("perk") == []
    assert table.refuses("perk favour") == {"CANNOT_PAY"}
    table.set(0, caps=5).hold(0, "stimpak").traits(0, "vilified").agendas(
        0, "well-read", "heavy-curtains"
    )
    table.choose("perk favour")
    while table.question != "TURN":
        table.choose(table.default)
    paid = [table.land.caps[0] < 5, "stimpak" not in table.items_of(0)]
    paid += [not table.traits_of(0), not table.agendas_of(0)]
    assert sum(paid) == 1
    assert (table.land.xp[0], table.perks_of(0)) == (1, [])


@pytest.mark.rule("FO-PERK-02", "FO-R-57")
def test_a_perk_in_the_middle_of_an_encounter_is_refused_by_the_rule_of_perks() -> None:
    content = variant(encounters={"fork-in-the-road": WALK})
    table = quiet(content=content).stand(0, "A2.2").perks(0, "old-debts", "keen-eye")
    table.coming("meet wasteland fork-in-the-road").choose("encounter")
    assert table.question == "OPTION"
    assert table.why("perk old-debts") == ("FO-R-57", "FO-PERK-02")
    assert table.why("perk good-word") == ("FO-PERK-01",)  # somebody has to have it first
    table.hold(0, "stimpak")
    assert table.why("use stimpak 1") == ("FO-R-57", "FO-PERK-02")


@pytest.mark.rule("FO-PERK-02", "FO-R-57")
def test_a_perk_before_an_aggressive_fight_inside_a_card_is_refused_so_too() -> None:
    table = quiet().stand(0, "C2.3").perks(0, "old-debts")
    table.enemy("pantry-roach", "C2.1").enemy("barge-bandit", "C2.1")
    table.run("move: 1").choose("step C2.1")
    assert table.question == "AGGRESSIVE"
    assert table.why("perk old-debts") == ("FO-R-57", "FO-PERK-02")


@pytest.mark.rule("FO-R-114", "FO-AGENDA-04")
def test_several_agendas_are_given_up_one_by_one_and_no_more_than_the_cost() -> None:
    perk = "{letters: S, use: {when: turn, cost: {agenda: 2}, do: [xp: 1]}}"
    table = quiet(content=variant(perks={"favour": perk})).perks(0, "favour")
    table.agendas(0, "well-read", "heavy-curtains", "quiet-please").choose("perk favour")
    for left in (3, 2):
        assert (table.question, table.seat) == ("PAY_AGENDA", 0)
        assert len(table.offered) == left
        assert table.default == table.offered[0]
        assert table.land.decision is not None
        assert table.land.decision.source == 0
        table.choose(table.default)
    assert (table.question, len(table.agendas_of(0)), table.land.xp[0]) == ("TURN", 1, 1)
    assert len(table.land.agenda_dropped) == 2


@pytest.mark.rule("FO-PERK-01")
def test_a_cost_of_damage_can_be_paid_without_anything_in_hand() -> None:
    perk = "{letters: S, use: {when: turn, cost: {damage: 2}, do: [xp: 1]}}"
    table = quiet(content=variant(perks={"favour": perk})).perks(0, "favour").agendas(0)
    before = int(table.land.hp[0])
    table.choose("perk favour")
    assert (table.land.hp[0], table.land.xp[0]) == (before - 2, 1)
