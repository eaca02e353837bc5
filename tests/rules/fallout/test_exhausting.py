"""Exhausted cards and companions (FO-EXH, FO-CPN)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table


def camper(*cards: str, **options: object) -> Table:
    """A table at which seat 0, hurt and alone, holds cards and may camp."""
    table = Table(**options).no_enemies().unstage().drop_all(0)  # type: ignore[arg-type]
    return table.stand(0, "C2.1").set(0, hp=5).hold(0, *cards)


@pytest.mark.rule("FO-EXH-01")
def test_using_some_abilities_exhausts_the_card() -> None:
    table = camper("bottomless-flask", "tinned-pears").choose("use bottomless-flask 1")
    assert table.hp(0) == 8
    assert table.items_of(0) == ["tinned-pears", "bottomless-flask!"]


@pytest.mark.rule("FO-EXH-02")
def test_an_exhausted_card_cannot_be_exhausted_again() -> None:
    table = camper("bottomless-flask").choose("use bottomless-flask 1")
    assert table.refuses("use bottomless-flask 1") == {"EXHAUSTED"}
    assert table.end_round().refuses("use bottomless-flask 1") == {"EXHAUSTED"}


@pytest.mark.rule("FO-EXH-02")
def test_a_card_with_two_exhaust_abilities_is_exhausted_by_either() -> None:
    table = camper().equip(0, "retired-bailiff!").enemy("ditch-hen", "C2.1")
    table.choose("fight ditch-hen C2.1")
    assert table.question == "DICE"  # nothing to use before the fight
    assert table.roll(4, 1, 1).question == "TURN"  # nor in it


@pytest.mark.rule("FO-EXH-02")
def test_of_two_copies_the_ready_one_is_used() -> None:
    content = variant(
        items={
            "tinned-pears": "{deck: loot, copies: 2, kind: aid, value: 2, use: [{when: turn, spend: exhaust, do: [heal: 3]}]}"
        }
    )
    table = camper("tinned-pears!", "tinned-pears", content=content).choose("use tinned-pears 1")
    assert table.items_of(0) == ["tinned-pears!", "tinned-pears!"]
    assert table.refuses("use tinned-pears 1") == {"EXHAUSTED"}


@pytest.mark.rule("FO-EXH-03")
def test_exhausted_cards_may_be_equipped_and_unequipped() -> None:
    table = camper("stray-goat!").choose("equip stray-goat")
    assert table.items_of(0, "equipped") == ["stray-goat!"]
    table = camper("pack-mule").equip(0, "stray-goat!").choose("equip pack-mule")
    assert table.items_of(0) == ["stray-goat!"]


@pytest.mark.rule("FO-EXH-03")
def test_an_exhausted_card_may_be_sold() -> None:
    table = camper("bottomless-flask!").run("shop: 1")
    table.choose("sell bottomless-flask inventory exhausted")
    assert table.land.caps[0] == 8


@pytest.mark.rule("FO-EXH-03")
def test_a_traded_exhausted_card_stays_exhausted() -> None:
    table = camper("bottomless-flask!").stand(1, "C2.1").choose("camp", "trade 1")
    table.choose("give bottomless-flask inventory exhausted", "propose").choose("accept", seat=1)
    assert table.items_of(1) == ["bottomless-flask!"]


@pytest.mark.rule("FO-EXH-04")
def test_cards_unexhaust_by_their_owners_camp() -> None:
    table = camper("bottomless-flask!").hold(1, "vault-84-pass!")
    table.choose("camp", "unexhaust bottomless-flask inventory exhausted", "done")
    assert table.items_of(0) == ["bottomless-flask"]
    assert table.items_of(1) == ["vault-84-pass!"]


@pytest.mark.rule("FO-EXH-04")
def test_cards_unexhaust_by_an_effect_that_says_so() -> None:
    table = camper("bottomless-flask!").perks(0, "strong-back").choose("perk strong-back")
    assert table.items_of(0) == ["bottomless-flask"]
    table = camper("bottomless-flask!", "folding-bed!").run("unexhaust: one")
    table.choose("unexhaust folding-bed inventory exhausted")
    assert table.items_of(0) == ["folding-bed", "bottomless-flask!"]


@pytest.mark.rule("FO-EXH-04")
def test_nothing_unexhausts_by_itself() -> None:
    table = camper("bottomless-flask!").end_round()
    assert table.items_of(0) == ["bottomless-flask!"]


@pytest.mark.rule("FO-EXH-05")
def test_a_card_with_an_unexhaust_cost_stays_exhausted_unless_it_is_paid() -> None:
    table = camper("hand-crank-radio!").choose("camp")
    paid = "unexhaust hand-crank-radio inventory exhausted"
    assert paid in table.offered
    assert "done" in table.offered
    other = table.land.clone()
    table.choose("done")
    assert (table.items_of(0), table.land.caps[0]) == (["hand-crank-radio!"], 3)
    table.land = other
    table.choose(paid)
    assert (table.items_of(0), table.land.caps[0]) == (["hand-crank-radio"], 2)


@pytest.mark.rule("FO-EXH-05")
def test_an_unexhaust_cost_that_cannot_be_paid_leaves_the_card_exhausted() -> None:
    table = camper("hand-crank-radio!").set(0, caps=0).choose("camp")
    assert not table.offers("unexhaust")
    table.choose("done")
    assert table.items_of(0) == ["hand-crank-radio!"]


@pytest.mark.rule("FO-EXH-05")
@pytest.mark.parametrize("step", ["unexhaust: all", "unexhaust: one"])
def test_an_effect_does_not_unexhaust_it_for_nothing(step: str) -> None:
    table = camper("hand-crank-radio!").set(0, caps=0).run(step)
    assert table.question == "TURN"
    assert table.items_of(0) == ["hand-crank-radio!"]


@pytest.mark.rule("FO-EXH-05")
@pytest.mark.rule("FO-R-66")
@pytest.mark.parametrize("step", ["unexhaust: all", "unexhaust: one"])
def test_at_an_effect_too_paying_is_the_owners_choice(step: str) -> None:
    table = camper("hand-crank-radio!").run(step)
    assert (table.question, table.seat) == ("UNEXHAUST", 0)
    assert table.offered == ["unexhaust hand-crank-radio inventory exhausted", "done"]
    other = table.land.clone()
    table.choose("done")
    assert (table.items_of(0), table.land.caps[0]) == (["hand-crank-radio!"], 3)
    table.land = other
    table.choose("unexhaust hand-crank-radio inventory exhausted")
    assert (table.items_of(0), table.land.caps[0]) == (["hand-crank-radio"], 2)


@pytest.mark.rule("FO-EXH-05")
def test_the_cost_is_paid_before_the_card_is_unexhausted() -> None:
    # The last Cap goes for the mule's fodder, and a mule stays only with somebody who has one.
    mule = """
deck: asset
kind: companion
keep: {caps: 1}
ready-cost: {caps: 1}
use: [{when: turn, spend: exhaust, do: [mp: 2]}]
"""
    table = camper("pack-mule!", content=variant(items={"pack-mule": mule})).set(0, caps=1)
    table.choose("camp", "unexhaust pack-mule inventory exhausted")
    assert table.land.caps[0] == 0
    assert table.items_of(0) == []


@pytest.mark.rule("FO-CPN-01")
def test_the_equipped_companion_is_exhausted_for_its_ability_in_the_own_turn() -> None:
    table = camper().equip(0, "pack-mule").choose("use pack-mule 1")
    assert table.land.points == 2
    assert table.items_of(0, "equipped") == ["pack-mule!"]
    assert camper("pack-mule").refuses("use pack-mule 1") == {"NOT_EQUIPPED"}


@pytest.mark.rule("FO-CPN-01")
def test_a_companion_does_not_help_out_of_turn() -> None:
    table = camper().equip(0, "retired-bailiff").enemy("ditch-hen", "C2.1")
    table.end_turn().activate("heavy-curtains")
    assert table.question == "DICE"  # asked neither before
    table.roll(4, 1, 1)
    assert table.question == "TURN"  # nor in the fight
    assert table.hp(0) == 4


@pytest.mark.rule("FO-CPN-01")
def test_a_companion_helps_in_a_fight_of_the_own_turn() -> None:
    table = camper().equip(0, "retired-bailiff").enemy("ditch-hen", "C2.1")
    table.choose("fight ditch-hen C2.1", "roll").roll(4, 1, 1)
    table.choose("use retired-bailiff 2")
    assert table.hp(0) == 5
    assert table.items_of(0, "equipped") == ["retired-bailiff!"]


@pytest.mark.rule("FO-CPN-02")
@pytest.mark.parametrize("place", ["equipped", "inventory"])
@pytest.mark.parametrize("caps", [0, 1])
def test_a_companion_whose_condition_fails_is_discarded_when_it_unexhausts(
    place: str, caps: int
) -> None:
    table = camper().hold(0, "pack-mule!", place=place).set(0, caps=caps).choose("camp")
    table.choose(f"unexhaust pack-mule {place} exhausted")
    assert table.items_of(0, place) == ["pack-mule"] * caps
    discards = [table.names.items[i] for i in table.land.asset_discards]
    assert discards == ["pack-mule"] * (1 - caps)


@pytest.mark.rule("FO-CPN-02")
@pytest.mark.parametrize("step", ["unexhaust: all", "unexhaust: one"])
def test_an_effect_that_unexhausts_looks_at_the_condition_too(step: str) -> None:
    table = camper().equip(0, "pack-mule!").set(0, caps=0).run(step)
    assert table.items_of(0, "equipped") == []


@pytest.mark.rule("FO-CPN-02")
def test_the_condition_is_not_looked_at_before() -> None:
    table = camper().equip(0, "pack-mule!").set(0, caps=0).end_round()
    assert table.items_of(0, "equipped") == ["pack-mule!"]
    table = camper().equip(0, "pack-mule").set(0, caps=0).choose("use pack-mule 1")
    assert table.items_of(0, "equipped") == ["pack-mule!"]


# Effects that unexhaust

SPRING = "{{deck: loot, kind: aid, value: 1, copies: 2, use: [{uses}]}}"
WIND = "{when: turn, spend: exhaust, do: [xp: 1, unexhaust: all]}"
WIND_ONE = "{when: turn, spend: exhaust, do: [unexhaust: one]}"
DRINK = "{when: turn, spend: exhaust, do: [heal: 1]}"


@pytest.mark.rule("FO-EXH-04")
def test_all_cards_that_cost_nothing_are_unexhausted_without_a_question() -> None:
    pears = SPRING.format(uses=DRINK)
    table = camper(content=variant(items={"tinned-pears": pears}), forced=False)
    table.hold(1, "vault-84-pass!")
    table.hold(0, "tinned-pears!", "tinned-pears!", "bottomless-flask!").equip(0, "stray-goat!")
    table.run("unexhaust: all")
    assert table.question == "TURN"
    assert table.items_of(0) == ["tinned-pears", "tinned-pears", "bottomless-flask"]
    assert table.items_of(0, "equipped") == ["stray-goat"]
    assert table.items_of(1) == ["vault-84-pass!"]


@pytest.mark.rule("FO-EXH-05", "FO-R-66")
def test_after_the_free_ones_each_of_the_others_may_be_paid_for() -> None:
    radio = "unexhaust hand-crank-radio inventory exhausted"
    heron = "unexhaust clockwork-heron equipped exhausted"
    table = camper("hand-crank-radio!", "bottomless-flask!").equip(0, "clockwork-heron!")
    table.letters(0, "SPE").run("unexhaust: all")
    assert "bottomless-flask" in table.items_of(0)
    assert sorted(table.offered) == sorted([radio, heron, "done"])
    assert table.default == "done"
    table.choose(radio)
    assert (table.question, table.offered) == ("UNEXHAUST", [heron, "done"])
    assert table.choose("done").question == "TURN"
    assert table.items_of(0, "equipped") == ["clockwork-heron!"]


@pytest.mark.rule("FO-EXH-04")
@pytest.mark.parametrize("uses", [WIND, WIND_ONE, f"{DRINK}, {WIND}", f"{DRINK}, {WIND_ONE}"])
@pytest.mark.parametrize("step", ["all", "one"])
def test_a_card_that_unexhausts_is_not_unexhausted_by_a_card(uses: str, step: str) -> None:
    """Or two of them would wind each other up for ever."""
    key = f"{{when: turn, spend: exhaust, do: [unexhaust: {step}]}}"
    content = variant(items={"spring": SPRING.format(uses=uses), "key": SPRING.format(uses=key)})
    table = camper("key", "spring!", content=content).choose("use key 1")
    assert (table.question, table.items_of(0)) == ("TURN", ["spring!", "key!"])
    table.hold(0, "bottomless-flask!").run(f"unexhaust: {step}")
    if step == "one":
        assert len(table.offered) == 3
        table.choose("unexhaust spring inventory exhausted")
    assert "spring" in table.items_of(0)  # a quest or an encounter may


@pytest.mark.rule("FO-EXH-04")
def test_a_card_unexhausts_those_that_do_something_else() -> None:
    key = SPRING.format(uses=WIND_ONE)
    drink = SPRING.format(uses=f"{DRINK}, {{when: turn, spend: exhaust, do: [xp: 1, caps: 1]}}")
    content = variant(items={"key": key, "tinned-pears": drink})
    table = camper("key", "tinned-pears!", content=content).choose("use key 1")
    assert table.items_of(0) == ["tinned-pears", "key!"]


@pytest.mark.rule("FO-EXH-04")
def test_the_effect_that_unexhausts_one_stops_at_one() -> None:
    table = camper("bottomless-flask!", "folding-bed!").run("unexhaust: one")
    assert (table.question, len(table.offered)) == ("UNEXHAUST", 2)
    assert table.default == table.offered[0]
    table.choose(table.default)
    assert (table.question, table.items_of(0)) == ("TURN", ["folding-bed", "bottomless-flask!"])
