"""What triggered objectives ask for beside the deed, and when they are completed (FO-QUEST-02)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet, sheet

HERE = "C2.1"
NEXT = "C2.4"
FIRST = "two-letters"  # the first card of all


def staged(*objectives: str, quest: str = "errand", number: int = 90, stage: str = "") -> Table:
    """A quiet table with a quest of these objectives."""
    top = f"stage: [{stage}], " if stage else ""
    text = f"{{number: {number}, {top}objectives: [{', '.join(objectives)}]}}"
    return quiet(content=variant(quests={quest: text})).stage(quest)


# Where and when


@pytest.mark.rule("FO-QUEST-02", "FO-QUEST-03")
@pytest.mark.parametrize(("space", "caps"), [("A2.2", 8), (HERE, 3)])
def test_a_deed_may_have_to_be_done_in_a_place(space: str, caps: int) -> None:
    table = staged("{trigger: {camp: true}, when: {at: {place: signal-box}}, do: [caps: 5]}")
    table.stand(0, space).set(0, hp=5).choose("camp", "done")
    assert table.land.caps[0] == caps


@pytest.mark.rule("FO-QUEST-02", "FO-QUEST-11")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("entering", [True, False])
def test_a_deed_may_have_to_do_with_the_marker_of_its_quest(number: int, entering: bool) -> None:
    deed = "trigger: {enter: marker}" if entering else "trigger: {camp: true}, when: {at: marker}"
    objectives = ["{trigger: {buy: true}, do: [xp: 1]}", f"{{{deed}, do: [caps: 5]}}"][-number:]
    table = staged(*objectives, stage="marker: {icon: wasteland}").choose("put A2.2")
    table.set(0, hp=5).stand(0, "A2.1").choose("move", "step A2.4", "step A2.1")
    assert table.land.caps[0] == 3
    table.choose("camp", "done")
    assert table.land.caps[0] == 3
    table.end_round().set(0, hp=5).choose("move", "step A2.2")
    assert table.land.caps[0] == (8 if entering else 3)
    table.choose("camp", "done")
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-QUEST-02")
def test_what_has_been_suffered_exactly_counts_once() -> None:
    table = staged("{trigger: {suffer: {damage: 3, within: turn}}, do: [caps: 5]}")
    assert table.run("damage: 3").land.caps[0] == 8
    assert table.run("damage: 1").land.caps[0] == 8


@pytest.mark.rule("FO-QUEST-02", "FO-FTOK-01")
@pytest.mark.parametrize("faction", ["star", "shield"])
def test_the_last_token_of_a_faction_is_the_last_on_the_map(faction: str) -> None:
    enemy = "enemy: {type: human, level: 1, weak: [body, legs]}"
    quest = f"{{trigger: {{kill: {{faction: {faction}, last: true}}}}, do: [caps: 5]}}"
    text = f"{{number: 90, objectives: [{quest}]}}"
    content = variant(scenarios=sheet(star=enemy, shield=enemy), quests={"errand": text})
    table = quiet(content=content).stage("errand").stand(0, HERE)
    table.enemy(faction, HERE).enemy(faction, NEXT)
    table.choose(f"fight {faction} {HERE}").roll(2, 2, 2)
    assert table.land.caps[0] == 3
    table.stand(0, NEXT).choose(f"fight {faction} {NEXT}").roll(2, 2, 2)
    assert table.land.caps[0] == 8


# Several deeds at once


@pytest.mark.rule("FO-R-82")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_objective_of_the_first_card_is_completed_like_any_other(seat: int) -> None:
    table = staged("{trigger: {become: synth}, do: [caps: 5]}", quest=FIRST, number=1)
    assert table.names.quests[0] == FIRST
    assert table.run("become: synth", seat=seat).land.caps[seat] == 8


@pytest.mark.rule("FO-R-82", "FO-R-102")
def test_which_quest_reacts_first_is_asked_without_a_card_and_by_default_in_order() -> None:
    bar = "{trigger: {become: synth}, do: [power: {star: 1}]}"
    table = staged(bar, bar).run("become: synth", seat=1)
    assert (table.question, table.seat) == ("DEED", 1)
    assert table.default == "complete errand 1"
    assert table.land.decision is not None
    assert table.land.decision.source == 0


@pytest.mark.rule("FO-R-83", "FO-R-106")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(("quest", "number"), [(FIRST, 1), ("errand", 90)])
def test_of_two_deeds_at_once_the_second_waits_until_the_bar_of_the_first_is_done(
    seat: int, swapped: bool, quest: str, number: int
) -> None:
    objectives = [
        "{trigger: {suffer: {damage: 1, within: turn}}, do: [caps: 1, caps: 2]}",
        "{trigger: {suffer: {damage: 1, within: fight}}, do: [caps: 7]}",
    ]
    if swapped:
        objectives.reverse()
    table = staged(*objectives, quest=quest, number=number)
    for _ in range(seat):
        table.end_turn()
    table.stand(seat, HERE).enemy("ditch-hen", HERE).listen()
    table.choose(f"fight ditch-hen {HERE}").roll(4, 1, 1)
    assert [line[2] for line in table.log("CAPS")] == [1, 2, 7]


# Quest actions


@pytest.mark.rule("FO-QUEST-03", "FO-ACT-05")
def test_all_that_forbids_a_quest_action_is_told() -> None:
    table = staged(
        "{action: true, when: {trait: vilified}, with-survivor: true, do: [xp: 1]}",
        "{deposit: 5, when: {trait: vilified}, do: [xp: 1]}",
    )
    table.stand(0, HERE).set(0, caps=0)
    assert table.refuses("quest errand 1") == {"UNMET", "NEEDS_SURVIVOR"}
    assert table.refuses("quest errand 2") == {"UNMET", "CANNOT_PAY"}
    table.enemy("ditch-hen", HERE)
    assert table.refuses("quest errand 1") == {"ENEMY_HERE", "UNMET", "NEEDS_SURVIVOR"}
    assert table.refuses("quest errand 2") == {"ENEMY_HERE", "UNMET", "CANNOT_PAY"}
    table.traits(0, "vilified").set(0, caps=1).stand(1, HERE)
    assert table.refuses("quest errand 1") == table.refuses("quest errand 2") == {"ENEMY_HERE"}
    table.no_enemies()
    assert table.offers("quest") == ["quest errand 1", "quest errand 2"]
