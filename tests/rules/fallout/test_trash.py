"""Cards that leave for good, and cards that a survivor keeps (FO-RES-12, FO-LIB, FO-R-86)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.rows import owned_card, owned_seat
from overseer.games.fallout.terms import S_ENCOUNTER, S_QUEST
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

IN_PLAY, GONE = 1, 2  # of library numbers


def kept(table: Table) -> list[tuple[int, int]]:
    """The cards that survivors keep: whose, and which."""
    return [(int(owned_seat(code)), int(owned_card(code))) for code in table.land.kept]


def quest(table: Table, name: str) -> int:
    """A quest as the source of effects."""
    return source_of(S_QUEST, table.names.quests.index(name))


def numbers(table: Table) -> dict[str, int]:
    """The library numbers of the quests."""
    return {
        name: int(table.land.cards.quest_number[i]) for i, name in enumerate(table.names.quests)
    }


def with_cap() -> Table:
    """A table at which seat 0 keeps an encounter, the keeper's cap."""
    table = quiet().stand(0, "A2.2").run("add: 35").coming("meet wasteland keepers-cap")
    return table.choose("encounter", "choose 1")


@pytest.mark.rule("FO-RES-12")
@pytest.mark.parametrize("name", ["two-letters", "moth-problem", "evening-class"])
def test_a_staged_quest_is_trashed_by_its_number(name: str) -> None:
    table = quiet()
    number = numbers(table)[name]
    table.land.shelf[number] = 0
    table.stage(name).no_enemies().stage("unpaid-tolls").listen().run(f"trash: {number}")
    assert table.staged() == ["unpaid-tolls"]
    assert table.log("TRASHED") == [("TRASHED", -1, quest(table, name), 0, 0)]
    assert table.land.shelf[number] == GONE


@pytest.mark.rule("FO-RES-12", "FO-R-86")
def test_what_is_in_the_library_is_not_trashed_and_may_still_come() -> None:
    table = quiet().listen().run("trash: 7, trash: 35")
    assert table.log("TRASHED") == []
    table.run("stage: 7, add: 35")
    assert table.staged() == ["moth-problem"]
    assert table.log("NOT_IN_LIBRARY") == []


@pytest.mark.rule("FO-RES-12")
@pytest.mark.parametrize("name", ["two-letters", "moth-problem"])
def test_a_kept_quest_is_trashed_by_its_number_and_other_kept_cards_stay(name: str) -> None:
    table = with_cap()
    cap = kept(table)
    number = numbers(table)[name]
    table.stage(name).no_enemies().run("keep: this", seat=1, source=name)
    assert (table.staged(), kept(table)) == ([], [*cap, (1, quest(table, name))])
    assert table.land.shelf[number] == IN_PLAY
    table.listen().run(f"trash: {number}")
    assert (kept(table), table.land.shelf[number]) == (cap, GONE)
    assert table.log("TRASHED") == [("TRASHED", -1, quest(table, name), 0, 0)]


@pytest.mark.rule("FO-RES-12")
def test_a_kept_encounter_is_trashed_by_its_number() -> None:
    table = with_cap().stage("moth-problem").run("keep: this", seat=1, source="moth-problem")
    source = source_of(S_ENCOUNTER, table.names.encounters.index("keepers-cap"))
    assert kept(table) == [(0, source), (1, quest(table, "moth-problem"))]
    assert table.land.shelf[35] == IN_PLAY
    table.listen().run("trash: 35", seat=1)
    assert kept(table) == [(1, quest(table, "moth-problem"))]
    assert (table.log("TRASHED"), table.land.shelf[35]) == ([("TRASHED", -1, source, 0, 0)], GONE)
    assert table.run("trash: 35").log("TRASHED") == [("TRASHED", -1, source, 0, 0)]  # once


@pytest.mark.rule("FO-RES-12")
def test_an_encounter_that_says_so_is_trashed_for_good() -> None:
    card = "{number: 60, deck: wasteland, options: [{do: [trash: this, trash: this, caps: 1]}]}"
    table = quiet(content=variant(encounters={"odd-noise": card})).stand(0, "A2.2").listen()
    table.deck("wasteland").run("add: 60").choose("encounter")
    source = source_of(S_ENCOUNTER, table.names.encounters.index("odd-noise"))
    assert table.log("TRASHED") == [("TRASHED", -1, source, 0, 0)]
    assert (table.deck_of("wasteland"), table.land.shelf[60]) == ([], GONE)


@pytest.mark.rule("FO-RES-12")
def test_a_card_that_is_gone_is_neither_kept_nor_trashed_again() -> None:
    table = quiet().stage("moth-problem").listen()
    table.run("trash: this, keep: this, trash: this", source="moth-problem")
    assert (kept(table), table.log("KEPT"), len(table.log("TRASHED"))) == ([], [], 1)
    card = "{number: 60, deck: wasteland, options: [{do: [trash: this, keep: this]}]}"
    table = quiet(content=variant(encounters={"odd-noise": card})).stand(0, "A2.2").listen()
    table.deck("wasteland").run("add: 60").choose("encounter")
    assert (kept(table), table.log("KEPT")) == ([], [])


# The library


@pytest.mark.rule("FO-RES-03", "FO-R-86")
def test_what_the_library_does_is_nobodys_and_told_with_number_and_deck() -> None:
    first = "{number: 60, deck: settlement, options: [{do: [caps: 1]}]}"
    box = variant(encounters={quiet().names.encounters[0]: first})
    table = quiet(content=box).listen().run("add: 60, add: 60, stage: 7, stage: 7")
    assert table.log("ADDED", "NOT_IN_LIBRARY") == [
        ("ADDED", -1, 60, 1, 0),
        ("NOT_IN_LIBRARY", -1, 60, 0, 0),
        ("NOT_IN_LIBRARY", -1, 7, 0, 0),
    ]
    assert table.names.encounters[0] in table.deck_of("settlement")


@pytest.mark.rule("FO-RES-05", "FO-R-86")
def test_a_random_quest_is_one_that_is_left_and_else_nothing_comes() -> None:
    table = quiet()
    first = numbers(table)["two-letters"]
    assert first == 1
    table.land.shelf[first] = 0
    for number in (2, 3):
        table.land.shelf[number] = GONE
    table.listen().run("random: {stage: [1, 3]}, caps: 1")
    while table.question == "PUT_TOKEN":
        table.choose(table.default)
    assert (table.staged(), table.land.caps[0]) == (["two-letters"], 4)
    table.run("random: {stage: [1, 3]}, caps: 1")
    assert (table.staged(), table.land.caps[0]) == (["two-letters"], 5)
    assert table.log("NOT_IN_LIBRARY") == [("NOT_IN_LIBRARY", -1, 1, 0, 0)]
