"""Results of objectives and encounters (FO-RES)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table


@pytest.mark.rule("FO-RES-01")
@pytest.mark.parametrize(("space", "level"), [("A2.2", 1), ("E1.1", 3)])
def test_the_symbol_is_the_level_of_the_icon(space: str, level: int) -> None:
    table = Table().no_enemies().stand(0, space).coming("meet wasteland open-manhole")
    table.choose("encounter", "choose 3")  # Caps: level
    assert table.land.caps[0] == 3 + level


@pytest.mark.rule("FO-RES-01")
def test_the_level_is_that_of_the_icon_where_the_card_was_drawn() -> None:
    text = "{deck: wasteland, options: [{do: [place: {place: crossroads-camp}, caps: level]}]}"
    table = Table(content=variant(encounters={"open-manhole": text})).no_enemies()
    table.deck("wasteland", "open-manhole").stand(0, "E1.1").choose("encounter")
    assert (table.at(0), table.land.caps[0]) == ("A2.1", 6)


@pytest.mark.rule("FO-RES-02")
def test_a_sign_after_the_symbol_raises_or_lowers_the_number() -> None:
    assert Table().run("caps: level+1", level=2).land.caps[0] == 6
    assert Table().run("caps: level-1", level=2).land.caps[0] == 4
    assert Table().run("caps: level", level=2).land.caps[0] == 5


@pytest.mark.rule("FO-RES-06")
def test_become_gives_the_trait() -> None:
    table = Table().run("become: vilified")
    assert table.traits_of(0) == {"vilified"}
    assert table.run("become: idolized").traits_of(0) == {"idolized"}


@pytest.mark.rule("FO-RES-06")
def test_become_does_nothing_against_a_lock() -> None:
    table = Table().traits(0, "synth").run("become: super-mutant")
    assert table.traits_of(0) == {"synth"}


@pytest.mark.rule("FO-RES-07")
def test_xp_and_caps_are_gained_in_that_number() -> None:
    table = Table().letters(0, "SPE").run("xp: 2, caps: 4")
    assert table.land.xp[0] == 2
    assert table.land.caps[0] == 7
    assert table.land.caps[1] == 3


@pytest.mark.rule("FO-RES-08")
@pytest.mark.parametrize("number", [1, 2])
def test_a_card_icon_draws_and_keeps_so_many_cards(number: int) -> None:
    loot = Table().coming("draw loot tinned-pears", "draw loot iodine-drops")
    assert len(loot.run(f"loot: {number}").items_of(0)) == number
    asset = Table().coming("draw asset stimpak", "draw asset rad-tonic")
    row = list(asset.land.shop)
    assert len(asset.run(f"asset: {number}").items_of(0)) == number
    assert list(asset.land.shop) == row  # they come from the deck, not from the shop
    agenda = Table()
    assert len(agenda.run(f"agenda: {number}").agendas_of(0)) == 1 + number


@pytest.mark.rule("FO-RES-08")
def test_each_icon_draws_from_its_own_deck() -> None:
    table = Table().deck("loot", "raffle-ticket", "oilskin").deck("asset", "stimpak", "rad-tonic")
    table.coming("draw loot raffle-ticket", "draw asset stimpak").run("loot: 1, asset: 1")
    assert table.items_of(0) == ["raffle-ticket", "stimpak"]
    assert table.deck_of("loot") == ["oilskin"]
    assert table.deck_of("asset") == ["rad-tonic"]


@pytest.mark.rule("FO-RES-09")
def test_a_shop_result_allows_so_many_purchases_and_sales() -> None:
    table = Table().set(0, caps=30).shop("stimpak", "rad-tonic", "bounty-book", "folding-bed")
    table.run("shop: 2").choose("buy stimpak", "sell stimpak inventory ready")
    assert table.question == "TURN"


@pytest.mark.rule("FO-RES-10")
def test_a_unique_asset_is_taken_by_its_name() -> None:
    table = Table().run("unique: bottomless-flask")
    assert table.items_of(0) == ["bottomless-flask"]
    assert table.question == "TURN"


@pytest.mark.rule("FO-RES-10")
def test_instead_of_one_that_is_gone_a_random_one_is_taken() -> None:
    table = Table().hold(1, "bottomless-flask").coming("unique vault-84-pass")
    table.run("unique: bottomless-flask")
    assert table.items_of(0) == ["vault-84-pass"]
    assert table.items_of(1) == ["bottomless-flask"]


@pytest.mark.rule("FO-RES-10")
def test_all_that_are_left_may_come_up() -> None:
    table = Table().hold(1, "bottomless-flask")
    table.land.rules.perform(
        table.land, table.content.program("unique: bottomless-flask"), 0, 0, table.land.node[0], 1
    )
    table.land.open = None
    table.land.settle()
    left = [name for name in table.names.items if name in _uniques(table)]
    assert table.offered == [f"unique {name}" for name in left if name != "bottomless-flask"]


def _uniques(table: Table) -> set[str]:
    return {item.id for item in table.content.box.items if item.deck == "unique"}


@pytest.mark.rule("FO-RES-11")
def test_a_faction_icon_gives_as_much_power_as_it_has_plus_signs() -> None:
    assert list(Table().run("power: {star: 1}").land.power) == [1, 0]
    assert list(Table().run("power: {shield: 3}").land.power) == [0, 3]


@pytest.mark.rule("FO-RES-12")
def test_a_trashed_encounter_is_out_of_the_game() -> None:
    table = Table().no_enemies().stand(1, "A2.1").deck("settlement", "spare-bunk").run("add: 38")
    table.coming("meet settlement the-magistrate").choose("encounter", "choose 1")
    assert table.deck_of("settlement") == ["spare-bunk"]
    assert table.run("add: 38").deck_of("settlement") == ["spare-bunk"]


@pytest.mark.rule("FO-RES-12")
def test_an_encounter_that_is_not_trashed_stays_in_the_game() -> None:
    table = Table().no_enemies().deck("settlement", "spare-bunk").choose("encounter", "choose 1")
    assert table.deck_of("settlement") == ["spare-bunk"]


@pytest.mark.rule("FO-RES-12")
def test_a_trashed_quest_is_out_of_the_game() -> None:
    table = Table().run("trash: 10").run("stage: 10")
    assert table.staged() == ["two-letters"]
    quests = table.seen(0)["quests"]
    assert isinstance(quests, list)
    assert [quest["quest"] for quest in quests] == ["two-letters"]
