"""The shop: the row, buying, selling, recruiting (FO-SHOP, FO-R-87 to FO-R-90)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table

OPEN_TO_ALL = "{deck: asset, kind: companion, keep: {players: 1}}"
ROW = ("stimpak", "rad-tonic", "bounty-book", "folding-bed")


def row(table: Table) -> list[str]:
    """The cards in the shop, from left to right."""
    return [table.names.items[item] for item in table.land.shop]


def discards(table: Table, name: str = "asset") -> list[str]:
    """A discard pile of items."""
    return sorted(table.names.items[item] for item in getattr(table.land, f"{name}_discards"))


def shopping(number: int, *cards: str, caps: int = 20, **options: object) -> Table:
    """A table at which seat 0 enters a shop with these cards; a diving suit is the new one."""
    table = Table(**options).set(0, caps=caps).drop_all(0).shop(*(cards or ROW))  # type: ignore[arg-type]
    return table.coming("draw asset diving-suit").run(f"shop: {number}")


@pytest.mark.rule("FO-SHOP-01")
def test_the_shop_offers_four_assets() -> None:
    table = Table()
    assert len(row(table)) == 4
    assert {i.deck for i in table.content.box.items if i.id in row(table)} == {"asset"}


@pytest.mark.rule("FO-SHOP-02")
def test_cards_enter_the_row_on_its_left() -> None:
    table = shopping(2)
    assert row(table) == ["diving-suit", *ROW]
    table.coming("draw asset barter-ledger").choose("buy rad-tonic", "buy folding-bed")
    assert row(table) == ["barter-ledger", "diving-suit", "stimpak", "bounty-book"]


@pytest.mark.rule("FO-SHOP-03")
def test_the_rightmost_card_is_discarded_from_the_row() -> None:
    table = shopping(1).choose("done")
    assert row(table) == ["diving-suit", *ROW[:3]]
    assert discards(table) == ["folding-bed"]


@pytest.mark.rule("FO-SHOP-04")
@pytest.mark.parametrize("bought", [0, 1, 2, 3])
def test_the_row_is_brought_back_to_four(bought: int) -> None:
    table = shopping(3)
    for card in ROW[:bought]:
        table.choose(f"buy {card}")
    if table.question == "SHOP":
        table.choose("done")
    assert len(row(table)) == 4
    assert len(discards(table)) == (1 if bought == 0 else 0)


@pytest.mark.rule("FO-SHOP-05")
def test_shopping_begins_with_a_new_asset_on_the_left() -> None:
    table = shopping(1)
    assert row(table) == ["diving-suit", *ROW]
    assert len(table.offers("buy")) == 5


@pytest.mark.rule("FO-SHOP-06")
def test_up_to_so_many_interactions_in_any_mix() -> None:
    table = shopping(3, "pack-mule", *ROW[:3]).letters(0, "S")
    table.choose("buy stimpak", "recruit pack-mule", "done")
    assert table.question == "SHOP"
    table.choose("sell stimpak inventory ready")
    assert table.question == "TURN"
    assert table.items_of(0) == ["pack-mule"]


@pytest.mark.rule("FO-SHOP-06")
def test_a_survivor_may_stop_earlier() -> None:
    table = shopping(3).choose("done")
    assert table.question == "TURN"
    assert table.land.caps[0] == 20


@pytest.mark.rule("FO-SHOP-07")
def test_buying_costs_the_value_in_caps() -> None:
    table = shopping(1).choose("buy rad-tonic")
    assert table.land.caps[0] == 16
    assert table.items_of(0) == ["rad-tonic"]
    assert "rad-tonic" not in row(table)


@pytest.mark.rule("FO-SHOP-07")
def test_what_cannot_be_paid_cannot_be_bought() -> None:
    table = shopping(1, caps=3)
    assert table.offers("buy") == ["buy stimpak", "buy folding-bed"]
    assert table.refuses("buy rad-tonic")


@pytest.mark.rule("FO-SHOP-07")
def test_a_bought_card_may_go_straight_into_its_slot() -> None:
    table = shopping(1).choose("buy diving-suit")
    assert table.offered == ["equip diving-suit", "done"]
    table.choose("equip diving-suit")
    assert table.items_of(0, "equipped") == ["diving-suit"]


@pytest.mark.rule("FO-SHOP-08")
@pytest.mark.parametrize("place", ["equipped", "inventory"])
def test_selling_pays_the_value_minus_one(place: str) -> None:
    table = shopping(1).hold(0, "bell-hammer", place=place)
    table.choose(f"sell bell-hammer {place} ready")
    assert table.land.caps[0] == 23
    assert table.items_of(0) == table.items_of(0, "equipped") == []


@pytest.mark.rule("FO-SHOP-08")
def test_only_own_cards_can_be_sold() -> None:
    table = shopping(1).hold(1, "oilskin")
    assert table.offers("sell") == []


@pytest.mark.rule("FO-SHOP-09")
def test_recruiting_takes_the_companion_into_inventory_or_slot() -> None:
    table = shopping(1, "pack-mule", *ROW[:3]).letters(0, "S").choose("recruit pack-mule")
    assert table.offered == ["equip pack-mule", "done"]
    other = table.land.clone()
    table.choose("done")
    assert table.items_of(0) == ["pack-mule"]
    table.land = other
    table.choose("equip pack-mule")
    assert table.items_of(0, "equipped") == ["pack-mule"]
    assert "pack-mule" not in row(table)


@pytest.mark.rule("FO-SHOP-10")
def test_recruiting_needs_the_letter() -> None:
    table = shopping(1, "pack-mule", *ROW[:3]).letters(0, "PL")
    assert table.offers("recruit") == []
    assert table.letters(0, "SL").offers("recruit") == ["recruit pack-mule"]


@pytest.mark.rule("FO-SHOP-10")
def test_recruiting_needs_the_trait() -> None:
    table = shopping(1, "retired-bailiff", *ROW[:3])
    assert table.traits(0, "idolized").offers("recruit") == []
    assert table.traits(0, "vilified").offers("recruit") == ["recruit retired-bailiff"]


@pytest.mark.rule("FO-SHOP-10")
def test_a_companion_without_a_requirement_is_open_to_anybody() -> None:
    content = variant(items={"pack-mule": OPEN_TO_ALL})
    table = shopping(1, "pack-mule", *ROW[:3], content=content).letters(0, "L")
    assert table.offers("recruit") == ["recruit pack-mule"]


# Rulings


@pytest.mark.rule("FO-R-87")
def test_each_visit_brings_its_own_new_card_and_ends_with_four() -> None:
    table = (
        Table()
        .set(0, caps=20)
        .shop(*ROW)
        .coming("draw asset diving-suit", "draw asset barter-ledger")
    )
    table.run("shop: 1, shop: 1").choose("done")
    assert row(table) == ["barter-ledger", "diving-suit", *ROW[:3]]  # never more than five
    table.choose("done")
    assert row(table) == ["barter-ledger", "diving-suit", *ROW[:2]]


@pytest.mark.rule("FO-R-87")
def test_missing_cards_are_drawn_one_at_a_time_onto_the_left() -> None:
    table = shopping(3).coming("draw asset barter-ledger", "draw asset field-almanac")
    table.choose("buy stimpak", "buy rad-tonic", "buy bounty-book")
    assert row(table) == ["field-almanac", "barter-ledger", "diving-suit", "folding-bed"]


@pytest.mark.rule("FO-R-87")
def test_the_row_stays_short_if_no_asset_is_left() -> None:
    table = Table().set(0, caps=20).shop(*ROW).deck("asset")
    table.land.asset_discards = type(table.land.asset_discards)([])
    table.run("shop: 2").choose("buy stimpak", "buy rad-tonic")
    assert row(table) == ["bounty-book", "folding-bed"]
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-87")
def test_the_discards_fill_the_row_when_the_deck_is_used_up() -> None:
    table = Table().set(0, caps=20).shop(*ROW).hold(0, "nerve-tonic").deck("asset")
    table.run("shop: 2").choose("sell nerve-tonic inventory ready", "buy stimpak")
    assert row(table) == ["nerve-tonic", "rad-tonic", "bounty-book", "folding-bed"]


@pytest.mark.rule("FO-R-87")
def test_overflow_is_settled_after_each_purchase() -> None:
    table = shopping(2).hold(0, "oilskin", "raffle-ticket", "penny-novel").choose("buy stimpak")
    assert table.question == "LIMIT"
    assert len(table.offers("discard")) == 4
    table.choose("discard oilskin inventory ready")
    assert table.question == "SHOP"


@pytest.mark.rule("FO-R-87")
def test_the_row_is_brought_back_to_four_after_a_death_in_the_shop() -> None:
    text = "{number: 7, objectives: [{trigger: {buy: true}, do: [damage: 16]}]}"
    content = variant(quests={"moth-problem": text})
    table = Table(content=content).unstage().stage("moth-problem").set(0, caps=20).shop(*ROW)
    table.coming("draw asset diving-suit").run("shop: 3").choose("buy stimpak", "stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)  # the dead do not go on shopping
    assert len(row(table)) == 4


@pytest.mark.rule("FO-R-87")
def test_an_eliminated_survivor_does_not_go_on_shopping() -> None:
    text = "{number: 7, objectives: [{trigger: {buy: true}, do: [rads: 16]}]}"
    content = variant(quests={"moth-problem": text}, items={"pack-mule": OPEN_TO_ALL})
    table = Table(content=content).unstage().stage("moth-problem").set(0, caps=20)
    table.shop("pack-mule", *ROW[:3])
    table.coming("draw asset diving-suit").run("shop: 3").choose("buy stimpak")
    assert table.land.eliminated[0] == 1
    assert (table.question, table.seat) == ("TURN", 1)
    assert len(row(table)) == 4


@pytest.mark.rule("FO-R-88")
@pytest.mark.parametrize(("value", "price"), [(0, 0), (1, 0), (2, 1)])
def test_cards_worth_little_are_sold_for_nothing(value: int, price: int) -> None:
    content = variant(items={"raffle-ticket": f"{{deck: loot, kind: aid, value: {value}}}"})
    table = shopping(2, content=content, caps=3).hold(0, "raffle-ticket")
    table.choose("sell raffle-ticket inventory ready")
    assert table.land.caps[0] == 3 + price
    assert discards(table, "loot") == ["raffle-ticket"]
    table.choose("buy stimpak" if price else "done")
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-88")
def test_a_sale_for_nothing_uses_an_interaction() -> None:
    table = shopping(1, caps=3).hold(0, "raffle-ticket")
    table.choose("sell raffle-ticket inventory ready")
    assert (table.question, table.land.caps[0]) == ("TURN", 3)


@pytest.mark.rule("FO-R-88")
def test_companions_cannot_be_sold() -> None:
    table = shopping(1).hold(0, "stray-goat", "oilskin")
    assert table.offers("sell") == ["sell oilskin inventory ready"]


@pytest.mark.rule("FO-R-89")
def test_recruiting_is_free_but_uses_an_interaction() -> None:
    table = shopping(1, "pack-mule", *ROW[:3], caps=0).letters(0, "S")
    table.choose("recruit pack-mule", "done")
    assert (table.question, table.land.caps[0]) == ("TURN", 0)


@pytest.mark.rule("FO-R-89")
def test_companions_can_only_be_recruited_and_items_only_be_bought() -> None:
    table = shopping(1, "pack-mule", *ROW[:3]).letters(0, "S")
    assert "buy pack-mule" not in table.offered
    assert table.offers("recruit") == ["recruit pack-mule"]
    assert table.letters(0, "L").offers("recruit") == []
    assert "buy pack-mule" not in table.offered


@pytest.mark.rule("FO-R-89")
def test_a_card_may_be_bought_and_sold_in_one_visit() -> None:
    table = shopping(2).choose("buy rad-tonic", "sell rad-tonic inventory ready")
    assert table.land.caps[0] == 19
    assert table.question == "TURN"


@pytest.mark.rule("FO-R-90")
def test_sold_cards_go_to_their_own_discards_and_never_into_the_row() -> None:
    table = shopping(4).hold(0, "oilskin", "nerve-tonic", "vault-84-pass")
    for card in ("oilskin", "nerve-tonic", "vault-84-pass"):
        table.choose(f"sell {card} inventory ready")
    assert row(table) == ["diving-suit", *ROW]
    assert discards(table, "loot") == ["oilskin"]
    assert discards(table) == ["nerve-tonic"]
    assert [table.names.items[i] for i in table.land.unique_aside] == ["vault-84-pass"]


# Deeds, discounts, what is told


@pytest.mark.rule("FO-QUEST-02", "FO-SHOP-06")
@pytest.mark.parametrize("trigger", ["buy", "sell", "recruit"])
def test_buying_selling_and_recruiting_are_three_deeds(trigger: str) -> None:
    text = f"{{number: 7, objectives: [{{trigger: {{{trigger}: true}}, do: [agenda: 1]}}]}}"
    choices = {
        "buy": "buy stimpak",
        "sell": "sell oilskin inventory ready",
        "recruit": "recruit pack-mule",
    }
    content = variant(quests={"moth-problem": text})
    for deed, choice in choices.items():
        table = shopping(1, "pack-mule", *ROW[:3], content=content).letters(0, "S")
        table.hold(0, "oilskin").unstage().stage("moth-problem").agendas(0)
        table.choose(choice)
        while table.question != "TURN":
            table.choose("done")
        assert len(table.agendas_of(0)) == (1 if deed == trigger else 0), choice


@pytest.mark.rule("FO-SHOP-07", "FO-BASE-02")
@pytest.mark.parametrize(
    ("discount", "ledger", "price"), [(0, False, 4), (1, False, 3), (0, True, 3), (2, True, 1)]
)
def test_discounts_of_cards_add_up(discount: int, ledger: bool, price: int) -> None:
    table = Table().drop_all(0).shop(*ROW).set(0, caps=price - 1)
    if ledger:
        table.hold(0, "barter-ledger")
    more = f", discount: {discount}" if discount else ""
    table.coming("draw asset diving-suit").run(f"shop: {{items: 1{more}}}")
    assert "buy rad-tonic" not in table.offered
    assert "buy rad-tonic" in table.set(0, caps=price).offered
    assert table.set(0, caps=price + 2).choose("buy rad-tonic").land.caps[0] == 2


@pytest.mark.rule("FO-SHOP-07")
def test_a_discount_never_pays_out() -> None:
    table = Table().drop_all(0).shop(*ROW).set(0, caps=0).coming("draw asset diving-suit")
    table.run("shop: {items: 1, discount: 9}").choose("buy stimpak")
    assert table.land.caps[0] == 0


@pytest.mark.rule("FO-SHOP-02", "FO-SHOP-07", "FO-SHOP-08", "FO-SHOP-09")
def test_what_happens_in_the_shop_is_told() -> None:
    table = Table().shop("pack-mule", *ROW[:3]).set(1, caps=20).drop_all(1).letters(1, "S").listen()
    table.coming("draw asset diving-suit").hold(1, "oilskin").run("shop: 3", seat=1)
    suit, tonic, mule, skin = (
        table.names.items.index(card)
        for card in ("diving-suit", "rad-tonic", "pack-mule", "oilskin")
    )
    table.choose("buy rad-tonic", "sell oilskin inventory ready", "recruit pack-mule", "done")
    lines = table.log("SHOP_CARD", "BOUGHT", "SOLD", "RECRUITED")
    assert lines[:4] == [
        ("SHOP_CARD", -1, suit, 0, 0),
        ("BOUGHT", 1, tonic, 4, 0),
        ("SOLD", 1, skin, 1, 0),
        ("RECRUITED", 1, mule, 0, 0),
    ]
    assert [line[0] for line in lines[4:]] == ["SHOP_CARD"]


@pytest.mark.rule("FO-SHOP-07", "FO-SHOP-08")
def test_equal_cards_in_the_row_are_one_choice_each() -> None:
    content = variant(
        items={
            "stimpak": "{deck: asset, copies: 2, kind: aid, value: 1}",
            "pack-mule": "{deck: asset, copies: 2, kind: companion, keep: {players: 1}}",
        }
    )
    table = shopping(2, "stimpak", "pack-mule", "stimpak", "pack-mule", content=content)
    assert table.offered == ["buy diving-suit", "buy stimpak", "recruit pack-mule", "done"]
    table.choose("buy stimpak")
    assert row(table).count("stimpak") == 1


@pytest.mark.rule("FO-R-88")
def test_a_sale_for_nothing_is_told_as_such() -> None:
    table = shopping(1).hold(0, "raffle-ticket").listen()
    table.choose("sell raffle-ticket inventory ready")
    ticket = table.names.items.index("raffle-ticket")
    assert table.log("SOLD") == [("SOLD", 0, ticket, 0, 0)]


@pytest.mark.rule("FO-SHOP-10")
@pytest.mark.parametrize("trait", ["idolized", "vilified", "synth", "super-mutant", "well-rested"])
def test_recruiting_needs_whichever_trait_is_printed(trait: str) -> None:
    mule = f"{{deck: asset, kind: companion, recruit: {{trait: {trait}}}, keep: {{players: 1}}}}"
    table = shopping(1, "pack-mule", *ROW[:3], content=variant(items={"pack-mule": mule}))
    assert table.traits(0).offers("recruit") == []
    assert table.traits(0, trait).offers("recruit") == ["recruit pack-mule"]
