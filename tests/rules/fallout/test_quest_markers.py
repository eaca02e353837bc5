"""Quest markers, and places that are not on the map yet (FO-QUEST-11, 12, FO-R-85)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet


def quest(text: str) -> Table:
    """A table with one quest, which is being staged."""
    table = Table(content=variant(quests={"moth-problem": text})).unstage().no_enemies()
    return table.stage("moth-problem")


MARKED = """
number: 7
stage: [marker: {icon: wasteland}]
objectives: [{action: true, when: {at: marker}, do: [caps: 5, trash: this]}]
"""


def markers(table: Table, seat: int = 0) -> dict[str, object]:
    """The spaces with quest markers, as a seat sees them."""
    slots = table.seen(seat)["map"]
    assert isinstance(slots, list)
    spaces = [space for slot in slots for space in slot.get("spaces", [])]
    return {space["space"]: space["markers"] for space in spaces if space["markers"]}


@pytest.mark.rule("FO-QUEST-11")
def test_the_survivor_puts_a_marker_where_the_card_says() -> None:
    table = quest(MARKED)
    assert (table.question, table.seat) == ("PUT_MARKER", 0)
    assert table.offered == ["put A2.2", "put E1.1"]
    assert table.default == "put A2.2"
    assert table.land.decision is not None
    assert table.land.decision.source == table.names.quests.index("moth-problem")
    table.choose("put A2.2")
    assert markers(table) == markers(table, 1) == {"A2.2": ["moth-problem"]}
    assert "quest moth-problem 1" not in table.offered
    table.stand(0, "A2.2")
    assert "quest moth-problem 1" in table.offered


@pytest.mark.rule("FO-QUEST-11")
def test_each_marker_belongs_to_its_own_quest() -> None:
    other = MARKED.replace("number: 7", "number: 8")
    content = variant(quests={"moth-problem": MARKED, "unpaid-tolls": other})
    table = Table(content=content).unstage().no_enemies()
    table.stage("moth-problem").choose("put A2.2").stage("unpaid-tolls").choose("put E1.1")
    table.stand(0, "A2.2")
    assert table.offers("quest") == ["quest moth-problem 1"]
    table.stand(0, "E1.1")
    assert table.offers("quest") == ["quest unpaid-tolls 1"]


@pytest.mark.rule("FO-QUEST-12")
def test_the_markers_leave_with_the_quest() -> None:
    table = quest(MARKED).choose("put A2.2").listen().run("trash: 7")
    assert table.staged() == []
    assert markers(table) == {}
    assert [line[1] for line in table.log("TRASHED")] == [-1]  # by nobody


@pytest.mark.rule("FO-QUEST-12")
def test_the_timer_leaves_with_the_quest() -> None:
    table = quest(MARKED.replace("stage:", "timer: 1\ntimeout: [trash: this]\nstage:")).choose(
        "put A2.2"
    )
    assert len(table.land.timers) == 1
    assert list(table.run("trash: 7").land.timers) == []


@pytest.mark.rule("FO-QUEST-12")
def test_the_markers_of_other_quests_stay() -> None:
    other = MARKED.replace("number: 7", "number: 8")
    content = variant(quests={"moth-problem": MARKED, "unpaid-tolls": other})
    table = Table(content=content).unstage().no_enemies()
    table.stage("moth-problem").choose("put A2.2").stage("unpaid-tolls").choose("put A2.2")
    table.stand(0, "A2.2").choose("quest moth-problem 1")
    assert markers(table) == {"A2.2": ["unpaid-tolls"]}


@pytest.mark.rule("FO-R-85")
def test_an_objective_waits_until_its_space_is_revealed() -> None:
    text = (
        "{number: 7, objectives: [{action: true, when: {at: {place: weigh-station}}, do: [xp: 1]}]}"
    )
    table = quest(text).stand(0, "A2.2")
    assert table.refuses("quest moth-problem 1") == {"UNMET"}
    table.coming("tile ditch-road").choose("explore B2").no_enemies().stand(0, "B2.1")
    assert "quest moth-problem 1" in table.offered


@pytest.mark.rule("FO-R-85")
def test_a_marker_for_an_unrevealed_place_waits_on_the_card() -> None:
    text = """
number: 7
stage: [marker: {place: weigh-station}]
objectives: [{action: true, when: {at: marker}, do: [xp: 1]}]
"""
    table = quest(text).stand(0, "A2.2")
    assert markers(table) == {}
    shown = table.seen(1)["quests"]
    assert isinstance(shown, list)
    assert shown[0]["marker_waits"] is True
    table.coming("tile boot-market").choose("explore B2")
    assert markers(table) == {}
    table.coming("tile ditch-road").stand(0, "A2.3").choose("explore A1")
    assert markers(table) == {"A1.1": ["moth-problem"]}


@pytest.mark.rule("FO-R-85")
@pytest.mark.parametrize("where", ["{place: weigh-station}", "{tile: ditch-road}"])
def test_a_marker_may_wait_for_a_place_or_for_a_tile(where: str) -> None:
    text = f"{{number: 7, stage: [marker: {where}], objectives: [{{action: true, do: [xp: 1]}}]}}"
    table = quest(text).stand(0, "A2.2").coming("tile ditch-road").choose("explore B2")
    if table.question == "PUT_MARKER":
        table.choose("put B2.1")
    assert markers(table) == {"B2.1": ["moth-problem"]}


@pytest.mark.rule("FO-R-85")
def test_a_marker_that_waits_leaves_with_its_quest() -> None:
    text = """
number: 7
stage: [marker: {place: weigh-station}]
objectives: [{action: true, do: [xp: 1]}]
"""
    table = quest(text).run("trash: 7").stand(0, "A2.2")
    assert list(table.land.waiting) == []
    table.coming("tile ditch-road").choose("explore B2")
    assert markers(table) == {}


@pytest.mark.rule("FO-R-85")
def test_marker_colours_never_run_out() -> None:
    table = quest(MARKED.replace("stage: [", "stage: [" + "marker: here, " * 9))
    assert table.choose("put A2.2").land.markers.__len__() == 10
    assert markers(table)["A2.1"] == ["moth-problem"] * 9


@pytest.mark.rule("FO-QUEST-12", "FO-R-85")
@pytest.mark.parametrize("where", ["here", "{place: lighthouse}"])
def test_a_quest_that_has_been_trashed_gets_no_marker(where: str) -> None:
    for steps in ("trash: this", "keep: this"):
        table = quiet().stage("moth-problem")
        table.run(f"{steps}, marker: {where}", source="moth-problem")
        assert (list(table.land.markers), list(table.land.waiting)) == ([], []), steps
