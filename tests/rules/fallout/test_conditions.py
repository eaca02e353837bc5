"""Conditions on cards: what each of them asks for (FO-ENC-13, FO-QUEST-03, FO-R-109)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

CAMP = "A2.1"  # settlement, level 1
BOX = "A2.2"  # wasteland, level 1
PLAIN = "A2.3"  # nothing
CHAPEL = "C2.1"  # settlement, level 2
LIGHTHOUSE = "E1.1"  # wasteland, level 3


def met(condition: str, table: Table, seat: int = 0, source: str = "") -> bool:
    """Whether a condition on a card holds for a survivor."""
    before = int(table.land.caps[seat])
    table.run(f"if: {{when: {{{condition}}}, do: [caps: 1]}}", seat=seat, source=source)
    return int(table.land.caps[seat]) == before + 1


# The survivor


@pytest.mark.rule("FO-ENC-13")
@pytest.mark.parametrize(("needed", "holds"), [(2, True), (3, True), (4, False)])
def test_numbers_of_a_survivor_are_enough_if_they_are_reached(needed: int, holds: bool) -> None:
    table = quiet().set(0, rads=3).letters(0, "SPE").set(1, rads=9)
    table.perks(0, "keen-eye", "old-debts", "strong-back").perks(1, "careful-aim")
    table.agendas(0, "well-read", "full-pockets", "good-company").agendas(1, "known-face")
    for word in ("rads", "letters", "perks", "agendas"):
        assert met(f"{word}: {needed}", table) is holds, word
    for caps in (needed - 1, needed, needed + 1):
        assert met(f"caps: {needed}", table.set(0, caps=caps)) is (caps >= needed)


@pytest.mark.rule("FO-ENC-13")
def test_a_card_asks_who_has_kept_another() -> None:
    table = quiet(3).stage("choir-practice").run("keep: this", seat=1, source="choir-practice")
    assert [met("kept: choir-practice", table, seat) for seat in range(3)] == [False, True, False]
    assert not met("kept: unpaid-tolls", table, 1)


@pytest.mark.rule("FO-QUEST-03")
def test_a_card_asks_whether_a_quest_is_staged() -> None:
    table = quiet()
    assert not met("staged: 7", table)
    assert met("staged: 7", table.stage("moth-problem"))
    assert not met("staged: 8", table)


# The place


@pytest.mark.rule("FO-R-109")
def test_a_survivor_is_here_and_within_no_space() -> None:
    table = quiet().stand(0, PLAIN)
    assert met("at: here", table)
    assert met("at: {within: 0}", table)
    assert not met("at: adjacent", table)


@pytest.mark.rule("FO-ENC-13")
@pytest.mark.parametrize(
    ("space", "level"), [(CAMP, 1), (BOX, 1), (PLAIN, 0), (CHAPEL, 2), (LIGHTHOUSE, 3)]
)
def test_the_level_of_the_icon_is_enough_if_it_is_reached(space: str, level: int) -> None:
    table = quiet().stand(0, space)
    for needed in (1, 2, 3):
        assert met(f"min-level: {needed}", table) is (level >= needed)


@pytest.mark.rule("FO-R-109")
def test_a_place_that_does_not_lie_faceup_is_at_no_distance() -> None:
    table = quiet().stand(0, CAMP)
    assert not met("distance: {place: seed-library, min: 1}", table)
    table.tile("A1", "allotments")  # its first space is the first of the map
    assert met("distance: {place: seed-library, min: 1}", table)
    assert met("distance: {place: tin-chapel, min: 1}", table)
    assert not met("distance: {place: tin-chapel, min: 1, max: 1}", table)


@pytest.mark.rule("FO-R-109")
def test_a_distance_has_its_own_limits_beside_other_conditions() -> None:
    table = quiet().stand(0, CAMP).set(0, caps=9)  # three spaces from the chapel
    assert not met("caps: 9, distance: {place: tin-chapel, max: 2}", table)
    assert met("caps: 1, distance: {place: tin-chapel, max: 3}", table)


@pytest.mark.rule("FO-R-109")
def test_a_token_is_near_in_the_space_and_next_to_it() -> None:
    for space, near in ((CAMP, True), (BOX, True), ("C2.1", False)):
        table = quiet().stand(0, CAMP).enemy("shield", space)
        assert met("near-token: shield", table) is near
        assert not met("near-token: star", table)


# Company


@pytest.mark.rule("FO-SOLO-02")
def test_company_is_another_survivor_in_the_same_space() -> None:
    for source in ("", "choir-practice"):
        table = quiet(3).stand(0, CAMP).stand(1, PLAIN).stand(2, PLAIN)
        assert not met("survivor-here: true", table, source=source)
        assert met("survivor-here: true", table, 1, source=source)
        table.set(2, eliminated=1)
        assert not met("survivor-here: true", table, 1, source=source)


@pytest.mark.rule("FO-SOLO-02")
def test_alone_a_settlement_is_company_for_quests_only() -> None:
    table = quiet(1).stand(0, CAMP)
    assert met("survivor-here: true", table, source="choir-practice")
    assert not met("survivor-here: true", table)
    assert not met("survivor-here: true", table.stand(0, PLAIN), source="choir-practice")


@pytest.mark.rule("FO-SOLO-02", "FO-CPN-02")
def test_a_companion_that_wants_company_is_not_content_with_a_settlement() -> None:
    goat = "{deck: loot, kind: companion, keep: {survivor-here: true}}"
    table = quiet(1, content=variant(items={"stray-goat": goat})).stand(0, CAMP)
    assert table.equip(0, "stray-goat!").run("unexhaust: one").items_of(0, "equipped") == []
    table = quiet(2, content=variant(items={"stray-goat": goat})).stand(0, CAMP).stand(1, CAMP)
    table.equip(0, "stray-goat!").run("unexhaust: one")
    assert table.items_of(0, "equipped") == ["stray-goat"]
