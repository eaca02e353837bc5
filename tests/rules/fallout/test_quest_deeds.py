"""Triggered objectives: who is asked, in which order, how often (FO-R-82, FO-R-83, FO-R-86)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table


def camp_quests(*bars: str, players: int = 2, trigger: str = "camp: true") -> Table:
    """A table with one quest per bar of results, completed by a deed of seat 0: by default camping."""
    names = ("moth-problem", "unpaid-tolls", "choir-practice")
    texts = {
        name: f"{{number: {7 + i}, objectives: [{{trigger: {{{trigger}}}, do: [{bar}]}}]}}"
        for i, (name, bar) in enumerate(zip(names, bars, strict=False))
    }
    table = Table(players=players, content=variant(quests=texts)).unstage().no_enemies()
    for name in texts:
        table.stage(name)
    return table.set(0, hp=5).letters(0, "SE")


@pytest.mark.rule("FO-R-82")
def test_a_triggered_objective_is_completed_by_itself() -> None:
    table = camp_quests("caps: 5").choose("camp", "done")
    assert table.question == "TURN"
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-R-82")
def test_the_doer_is_asked_if_a_factions_power_would_rise() -> None:
    table = camp_quests("caps: 5, power: {shield: 1}").choose("camp", "done")
    assert (table.question, table.seat) == ("DEED", 0)
    assert table.default == "complete moth-problem 1"
    no = camp_quests("caps: 5, power: {shield: 1}").choose("camp", "done", "done")
    assert (no.land.caps[0], list(no.land.power)) == (3, [0, 0])
    assert no.staged() == ["moth-problem"]
    table.choose("complete moth-problem 1")
    assert (table.land.caps[0], list(table.land.power)) == (8, [0, 1])


@pytest.mark.rule("FO-R-82")
def test_power_deep_in_the_results_is_asked_about_too() -> None:
    table = camp_quests("choose: [{do: [power: {shield: 1}]}, {do: [xp: 1]}]").choose(
        "camp", "done"
    )
    assert table.question == "DEED"


@pytest.mark.rule("FO-R-82")
def test_a_deed_out_of_turn_counts_as_well() -> None:
    table = camp_quests("caps: 5", trigger="kill: {}").enemy("ditch-hen", "A2.4").stand(1, "A2.4")
    table.letters(1, "S").activate("heavy-curtains").roll(3, 1, 1)
    assert list(table.land.caps) == [3, 8]


@pytest.mark.rule("FO-R-82")
def test_one_who_is_eliminated_by_the_deed_completes_nothing() -> None:
    table = camp_quests("caps: 5, power: {shield: 1}", trigger="suffer: {rads: 3, within: turn}")
    table.set(0, rads=13, hp=16).run("rads: 3")
    assert table.land.eliminated[0] == 1
    assert table.seat == 1
    assert table.question == "TURN"
    assert list(table.land.power) == [0, 0]


@pytest.mark.rule("FO-R-83")
def test_each_quest_reacts_to_one_deed_and_the_doer_orders_them() -> None:
    table = camp_quests("caps: 5", "become: idolized").choose("camp", "done")
    assert table.offered == ["complete moth-problem 1", "complete unpaid-tolls 1"]
    table.listen().choose("complete unpaid-tolls 1")
    assert [line[0] for line in table.log("TRAIT", "CAPS")] == ["TRAIT", "CAPS"]
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-R-83")
def test_of_two_objectives_of_one_quest_the_doer_picks_one() -> None:
    text = """
number: 7
objectives:
  - {trigger: {kill: {type: critter}}, do: [caps: 5]}
  - {trigger: {kill: {level: 1}}, do: [caps: 20]}
"""
    table = Table(content=variant(quests={"moth-problem": text})).unstage().no_enemies()
    table.stage("moth-problem").letters(0, "S").enemy("ditch-hen", "A2.1")
    table.choose("fight ditch-hen A2.1").roll(3, 1, 1)
    assert table.offered == ["complete moth-problem 1", "complete moth-problem 2"]
    table.choose("complete moth-problem 2")
    assert (table.question, table.land.caps[0]) == ("TURN", 23)


@pytest.mark.rule("FO-R-83")
def test_a_quest_staged_by_the_deed_does_not_see_it() -> None:
    table = camp_quests("stage: 8", "caps: 5")
    table.unstage("unpaid-tolls")
    table.land.shelf[8] = 0
    table.choose("camp", "done")
    assert table.staged() == ["moth-problem", "unpaid-tolls"]
    assert table.land.caps[0] == 3


@pytest.mark.rule("FO-R-83")
def test_an_untrashed_quest_can_be_completed_again() -> None:
    table = camp_quests("caps: 5").choose("camp", "done")
    assert table.staged() == ["moth-problem"]
    table.choose("camp", "done")
    assert table.land.caps[0] == 13


@pytest.mark.rule("FO-R-83")
def test_a_quest_trashed_by_an_earlier_one_does_not_react() -> None:
    table = camp_quests("trash: 8", "caps: 5").choose("camp", "done", "complete moth-problem 1")
    assert (table.question, table.land.caps[0]) == ("TURN", 3)


@pytest.mark.rule("FO-R-83")
def test_a_quest_trashed_by_an_earlier_one_is_not_offered_any_more() -> None:
    table = camp_quests("trash: 8", "caps: 5", "power: {star: 1}").choose("camp", "done")
    table.choose("complete moth-problem 1")
    assert table.offered == ["complete choir-practice 1", "done"]


@pytest.mark.rule("FO-R-83")
def test_two_deeds_are_two_deeds() -> None:
    table = camp_quests("caps: 5", trigger="become: idolized")
    table.run("become: idolized, become: vilified, become: idolized")
    assert table.land.caps[0] == 13


@pytest.mark.rule("FO-R-83")
def test_a_triggered_fight_within_a_fight_leaves_its_dice_alone() -> None:
    table = camp_quests("move: 1", trigger="suffer: {damage: 1, within: fight}").drop_all(0)
    table.enemy("ditch-hen", "A2.1").enemy("pantry-roach", "A2.2")
    table.choose("fight ditch-hen A2.1").roll(3, 5, 1)  # hits its legs, and 1 damage
    table.choose("step A2.2").roll(1, 1, 1)
    assert "ditch-hen A2.1" not in table.enemies()  # only the other one was missed


@pytest.mark.rule("FO-R-86")
@pytest.mark.parametrize("step", ["stage: 10", "add: 36", "stage: 31", "add: 7"])
def test_a_card_that_is_not_in_the_library_to_be_taken_changes_nothing(step: str) -> None:
    # 10 is staged, 36 is in a deck, 31 is no quest and 7 no encounter.
    table = Table().listen()
    before = [table.staged(), table.deck_of("settlement"), table.deck_of("wasteland")]
    table.run(f"{step}, caps: 2")
    assert before == [table.staged(), table.deck_of("settlement"), table.deck_of("wasteland")]
    assert table.land.caps[0] == 5
    assert [line[2] for line in table.log("NOT_IN_LIBRARY")] == [int(step.split()[1])]


@pytest.mark.rule("FO-R-86")
def test_a_trashed_card_never_comes_back() -> None:
    table = Table().run("stage: 7, trash: 7").listen().run("stage: 7, caps: 1")
    assert "moth-problem" not in table.staged()
    assert table.land.caps[0] == 4
    assert table.log("NOT_IN_LIBRARY")
    table = Table().deck("settlement").run("add: 38").choose("encounter", "choose 4")
    assert (table.question, table.deck_of("settlement")) == ("SHOP", [])
    table = (
        Table().stand(1, "A2.1").deck("settlement").run("add: 38").choose("encounter", "choose 1")
    )
    assert table.deck_of("settlement") == []
    table.run("add: 38")
    assert table.deck_of("settlement") == []
