"""Camp (FO-CAMP, FO-R-64 to FO-R-67)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table

FLASK = "unexhaust bottomless-flask inventory exhausted"
GOAT = "unexhaust stray-goat equipped exhausted"


def camping(*cards: str, near: bool = False, hp: int = 5, **options: object) -> Table:
    """A table at which seat 0, hurt and with cards, camps; the other is near or far away."""
    table = Table(**options).no_enemies().unstage().drop_all(0)  # type: ignore[arg-type]
    table.stand(0, "C2.1").stand(1, "C2.2" if near else "A2.1").set(0, hp=hp).hold(0, *cards)
    return table.choose("camp")


@pytest.mark.rule("FO-CAMP-01")
def test_a_camper_may_recover_rest_unexhaust_and_trade() -> None:
    table = camping("bottomless-flask!", near=True)
    assert set(table.offered) == {"recover", "rest", FLASK, "trade 1"}
    table.choose("recover")
    assert table.hp(0) == 8
    table.choose("rest")
    assert table.traits_of(0) == {"well-rested"}
    table.choose(FLASK)
    assert table.items_of(0) == ["bottomless-flask"]
    assert table.offered == ["trade 1", "done"]
    assert table.land.actions == 1


@pytest.mark.rule("FO-CAMP-01")
def test_the_parts_come_in_any_order() -> None:
    table = camping("bottomless-flask!", near=True).choose(FLASK, "rest", "trade 1", "decline")
    table.choose("recover")
    assert (table.hp(0), table.items_of(0)) == (8, ["bottomless-flask"])


@pytest.mark.rule("FO-CAMP-01")
def test_recovering_stops_at_the_maximum() -> None:
    assert camping(hp=15).choose("recover").hp(0) == 16
    table = camping(hp=16)
    assert table.offered == ["rest", "done"]


@pytest.mark.rule("FO-CAMP-02")
def test_all_exhausted_cards_are_unexhausted() -> None:
    table = camping("bottomless-flask!", "folding-bed!").equip(0, "stray-goat!")
    assert "done" not in table.offered
    table.choose("unexhaust-all")
    assert table.items_of(0) == ["folding-bed", "bottomless-flask"]
    assert table.items_of(0, "equipped") == ["stray-goat"]
    assert not table.offers("unexhaust")


@pytest.mark.rule("FO-CAMP-02")
def test_none_may_be_left_out() -> None:
    table = camping("bottomless-flask!", "folding-bed!").choose(FLASK)
    assert "done" not in table.offered
    table.choose("unexhaust folding-bed inventory exhausted")
    assert "done" in table.offered


# Rulings


@pytest.mark.rule("FO-R-64")
def test_all_but_unexhausting_may_be_skipped() -> None:
    table = camping(near=True).choose("done")
    assert (table.question, table.hp(0), table.traits_of(0)) == ("TURN", 5, set())
    assert "done" not in camping("bottomless-flask!", near=True).offered


@pytest.mark.rule("FO-R-64")
def test_each_part_is_done_once() -> None:
    table = camping(near=True).choose("recover", "rest")
    assert table.offered == ["trade 1", "done"]
    table.traits(0)  # even if it could be gained again
    assert table.offered == ["trade 1", "done"]


@pytest.mark.rule("FO-R-64")
def test_unexhausting_is_done_once_for_each_card() -> None:
    table = camping("folding-bed!").set(0, rads=3, hp=16)
    table.choose("unexhaust folding-bed inventory exhausted", "use folding-bed 1")
    assert table.land.rads[0] == 2
    assert not table.offers("unexhaust")  # or one night's rest would cure everything
    assert "done" in table.offered


@pytest.mark.rule("FO-R-64")
def test_trades_with_several_partners_are_one_part() -> None:
    table = Table(players=3).no_enemies().stand(1, "A2.1").stand(2, "A2.3").choose("camp")
    assert table.offers("trade") == ["trade 1", "trade 2"]
    table.choose("trade 1", "decline", "trade 2", "decline")
    assert table.offers("trade") == ["trade 1", "trade 2"]


@pytest.mark.rule("FO-R-64")
def test_the_default_recovers_rests_and_unexhausts_and_does_not_trade() -> None:
    table = camping("bottomless-flask!", near=True)
    chosen = []
    while table.question == "CAMP":
        chosen.append(table.default)
        table.choose(table.default)
    assert chosen == ["recover", "rest", FLASK, "done"]


@pytest.mark.rule("FO-R-64")
def test_the_default_pays_for_nothing() -> None:
    table = camping("hand-crank-radio!").choose("recover", "rest")
    assert table.default == "done"


@pytest.mark.rule("FO-R-65")
def test_only_exhausted_companions_are_checked() -> None:
    table = camping().equip(0, "pack-mule").set(0, caps=0).choose("recover", "done")
    assert table.items_of(0, "equipped") == ["pack-mule"]


@pytest.mark.rule("FO-R-65")
def test_other_parts_may_come_before_the_check() -> None:
    goat = "{deck: loot, kind: companion, keep: {trait: well-rested}}"
    content = variant(items={"stray-goat": goat})
    table = camping(content=content).equip(0, "stray-goat!").choose(GOAT)
    assert table.items_of(0, "equipped") == []
    table = camping(content=content).equip(0, "stray-goat!").choose("rest", GOAT)
    assert table.items_of(0, "equipped") == ["stray-goat"]


@pytest.mark.rule("FO-R-65")
def test_the_player_orders_the_cards() -> None:
    table = camping("bottomless-flask!").equip(0, "stray-goat!")
    assert {FLASK, GOAT} <= set(table.offered)


@pytest.mark.rule("FO-R-65")
def test_the_companion_may_be_traded_away_first() -> None:
    table = camping(near=True).equip(0, "pack-mule!").set(0, caps=0).choose("trade 1")
    table.choose("give pack-mule equipped exhausted", "propose").choose("accept", seat=1)
    table.choose("done", seat=1)
    assert table.items_of(1) == ["pack-mule!"]
    table.choose("done")
    assert table.items_of(1) == ["pack-mule!"]


@pytest.mark.rule("FO-R-65")
def test_the_slot_stays_empty_until_the_next_window() -> None:
    table = camping("stray-goat").equip(0, "pack-mule!").set(0, caps=0)
    table.choose("unexhaust pack-mule equipped exhausted", "recover", "done")
    assert table.items_of(0, "equipped") == []
    assert table.refuses("equip stray-goat") == {"WINDOW_CLOSED"}
    table.end_round().choose("equip stray-goat")
    assert table.items_of(0, "equipped") == ["stray-goat"]


@pytest.mark.rule("FO-R-66")
def test_paying_to_unexhaust_is_a_choice_for_each_card() -> None:
    table = camping("hand-crank-radio!").equip(0, "clockwork-heron!").letters(0, "SPE")
    radio = "unexhaust hand-crank-radio inventory exhausted"
    assert {radio, "unexhaust clockwork-heron equipped exhausted", "done"} <= set(table.offered)
    table.choose(radio, "done")
    assert table.items_of(0) == ["hand-crank-radio"]
    assert table.items_of(0, "equipped") == ["clockwork-heron!"]
    assert table.land.caps[0] == 2


@pytest.mark.rule("FO-R-66")
def test_a_companion_that_is_not_paid_for_is_not_checked() -> None:
    table = camping().equip(0, "clockwork-heron!").letters(0, "S").choose("recover", "done")
    assert table.items_of(0, "equipped") == ["clockwork-heron!"]
    table = camping().equip(0, "clockwork-heron!").letters(0, "S")
    table.choose("unexhaust clockwork-heron equipped exhausted")
    assert table.items_of(0, "equipped") == []


@pytest.mark.rule("FO-R-67")
def test_camping_does_not_cure_an_addiction() -> None:
    table = camping().traits(0, "addicted")
    assert "rest" not in table.offered
    table.choose("recover")
    assert table.question == "TURN"
    assert table.traits_of(0) == {"addicted"}


@pytest.mark.rule("FO-R-67")
@pytest.mark.parametrize(
    ("side", "other", "locked"),
    [
        ("addicted", "well-rested", True),
        ("synth", "super-mutant", True),
        ("super-mutant", "synth", True),
        ("well-rested", "addicted", False),
        ("idolized", "vilified", False),
        ("vilified", "idolized", False),
    ],
)
def test_which_sides_have_a_lock(side: str, other: str, locked: bool) -> None:
    table = Table().traits(0, side).run(f"become: {other}")
    assert table.traits_of(0) == {side if locked else other}


# Death in camp


def with_bed(bed: str) -> Table:
    """A table at which seat 0 can camp with a folding bed of another make."""
    content = variant(items={"folding-bed": f"{{deck: asset, kind: aid, value: 3, {bed}}}"})
    return Table(content=content).no_enemies().unstage().stand(0, "C2.1")


@pytest.mark.rule("FO-R-64")
def test_camp_is_over_for_one_who_is_killed_in_it() -> None:
    bed = "ready-cost: {damage: 9}, use: [{when: camp, spend: exhaust, do: [xp: 1]}]"
    table = with_bed(bed).set(0, hp=5).hold(0, "folding-bed!").choose("camp")
    table.choose("unexhaust folding-bed inventory exhausted", "stand A2.2")
    assert (table.question, table.seat) == ("TURN", 1)
    assert table.traits_of(0) == set()


@pytest.mark.rule("FO-R-64")
def test_camp_is_over_for_one_who_is_eliminated_in_it() -> None:
    bed = "use: [{when: camp, spend: discard, do: [rads: 1]}]"
    table = with_bed(bed).set(0, hp=16, rads=15).hold(0, "folding-bed").choose("camp")
    table.choose("use folding-bed 1")
    assert table.land.eliminated[0] == 1
    assert (table.question, table.seat) == ("TURN", 1)
    assert table.traits_of(0) == set()


# Cards that help in camp


@pytest.mark.rule("FO-CAMP-01", "FO-EQUIP-02")
def test_a_card_in_force_may_heal_its_owner_more_in_camp() -> None:
    table = camping().equip(0, "quilted-coat").choose("recover")
    assert table.hp(0) == 5 + 3 + 1
    assert camping("quilted-coat").choose("recover").hp(0) == 5 + 3
    assert camping().equip(1, "quilted-coat").choose("recover").hp(0) == 5 + 3


@pytest.mark.rule("FO-CAMP-02")
@pytest.mark.parametrize(("number", "offered"), [(1, False), (2, True), (3, True)])
def test_several_cards_may_be_unexhausted_at_once(number: int, offered: bool) -> None:
    cards = ("bottomless-flask!", "folding-bed!")[: min(2, number)]
    table = camping(*cards)
    if number == 3:
        table.equip(0, "stray-goat!")
    assert ("unexhaust-all" in table.offered) is offered


@pytest.mark.rule("FO-R-64")
def test_recovering_after_a_rest_does_not_allow_another() -> None:
    table = camping(near=True).choose("rest")
    table.traits(0).choose("recover")
    assert table.offered == ["trade 1", "done"]


@pytest.mark.rule("FO-CAMP-01", "FO-QUEST-02")
def test_a_camp_is_a_deed_done_where_it_was_made() -> None:
    quest = "{number: 90, objectives: [{trigger: {camp: true}, when: {at: {place: tin-chapel}}, "
    quest += "do: [caps: 9]}]}"
    for space, caps in (("C2.1", 12), ("A2.1", 3)):
        table = camping(content=variant(quests={"fires": quest})).choose("done").end_round()
        table.no_enemies().stage("fires").stand(0, space).choose("camp", "done")
        assert table.land.caps[0] == caps
