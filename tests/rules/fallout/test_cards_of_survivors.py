"""Apparel, weapons, character cards, loot, assets, unique assets and Caps (FO-APP to FO-CAPS)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table


def bare(**options: Any) -> Table:
    """A table at which nobody has cards and no enemy is on the map."""
    table = Table(**options).no_enemies().unstage()
    for seat in range(table.land.players):
        table.drop_all(seat)
    return table


def names(table: Table, pile: str) -> list[str]:
    """A faceup pile of items."""
    return sorted(table.names.items[item] for item in getattr(table.land, pile))


@pytest.mark.rule("FO-APP-01")
@pytest.mark.parametrize(("apparel", "hp"), [(None, 12), ("oilskin", 13), ("diving-suit", 14)])
def test_apparel_cancels_as_many_hit_icons_as_its_armor(apparel: str | None, hp: int) -> None:
    table = bare().enemy("ditch-hen", "A2.1").letters(0, "S")
    if apparel:
        table.equip(0, apparel)
    table.choose("fight ditch-hen A2.1").roll(6, 6, 1)  # four hit icons at level 1
    assert table.hp(0) == hp


@pytest.mark.rule("FO-APP-01")
def test_armor_works_per_hit_icon_and_not_per_damage() -> None:
    table = bare().enemy("glow-newt", "A2.1").equip(0, "oilskin").letters(0, "S")
    table.choose("fight glow-newt A2.1").roll(5, 4, 1)  # two hit icons at level 2
    assert table.hp(0) == 14


@pytest.mark.rule("FO-APP-01")
def test_armor_beyond_the_hit_icons_is_no_healing() -> None:
    table = bare().enemy("ditch-hen", "A2.1").equip(0, "diving-suit").set(0, hp=9)
    assert table.choose("fight ditch-hen A2.1").roll(5, 1, 1).hp(0) == 9


@pytest.mark.rule("FO-WEAP-01")
def test_the_letters_of_a_weapon_are_rerolls_in_fights() -> None:
    table = bare().enemy("salt-crab", "A2.1").equip(0, "long-rifle").letters(0, "P")  # PPL
    table.choose("fight salt-crab A2.1").roll(1, 1, 1).choose("reroll 1").roll(1, "-", "-")
    assert table.offers("reroll")
    table.choose("reroll 1").roll(1, "-", "-")
    assert table.question == "TURN"


@pytest.mark.rule("FO-WEAP-01")
@pytest.mark.parametrize(("weapon", "reaches"), [("rivet-gun", True), ("road-sign-axe", False)])
def test_a_weapon_may_have_the_ranged_icon(weapon: str, reaches: bool) -> None:
    table = bare().enemy("ditch-hen", "A2.2").equip(0, weapon)
    assert ("fight ditch-hen A2.2" in table.offered) is reaches


@pytest.mark.rule("FO-CHAR-01")
def test_every_survivor_gets_the_card_of_their_character() -> None:
    table = Table(players=4)
    assert table.items_of(0, "equipped") == ["boiler-plate"]
    assert table.items_of(1, "equipped") == ["mail-carbine"]
    assert len(table.items_of(2, "beside")) == 1
    assert len(table.items_of(3, "beside")) == 1
    assert table.items_of(2, "beside") != table.items_of(3, "beside")
    for seat in range(4):
        places = ("equipped", "inventory", "beside")
        assert sum(len(table.items_of(seat, place)) for place in places) == 1


@pytest.mark.rule("FO-CHAR-02")
@pytest.mark.parametrize("choice", ["equip boiler-plate", "done"])
def test_a_character_item_is_equipped_or_put_in_the_inventory(choice: str) -> None:
    table = Table(set_up_all=False, players=1)
    while table.question != "EQUIP":
        wanted = "character boilersmith"
        table.choose(wanted if wanted in table.offered else table.offered[0])
    assert table.offered == ["equip boiler-plate", "done"]
    table.choose(choice)
    equipped = choice.startswith("equip")
    assert table.items_of(0, "equipped") == ["boiler-plate"] * equipped
    assert table.items_of(0) == ["boiler-plate"] * (not equipped)


@pytest.mark.rule("FO-CHAR-03")
def test_an_ability_card_always_applies() -> None:
    # The night usher recovers 2 HP from rads; exhausted, armed or out of turn makes no odds.
    usher = Table(characters=("boilersmith", "night-usher")).set(1, hp=5)
    assert usher.run("rads: 1", seat=1).hp(1) == 7
    assert usher.set(0, hp=5).run("rads: 1").hp(0) == 5


@pytest.mark.rule("FO-CHAR-03")
def test_an_ability_card_can_be_neither_discarded_nor_sold_nor_lost() -> None:
    table = Table(characters=("night-usher",), players=1).no_enemies().unstage()
    card = table.items_of(0, "beside")
    table.run("discard: any")
    assert table.question == "TURN"
    table.shop("diving-suit", "rad-tonic", "bounty-book", "nerve-tonic").run("shop: 1")
    assert not table.offers("sell")
    table.run("damage: 14").choose("stand A2.1")
    assert table.items_of(0, "beside") == card
    assert not [line for line in table.offered if card[0] in line]


@pytest.mark.rule("FO-CHAR-03")
def test_an_ability_card_does_not_fill_the_inventory() -> None:
    table = Table(characters=("night-usher", "vault-cellist")).hold(0, "oilskin", "raffle-ticket")
    table.coming("draw loot penny-novel").run("loot: 1")
    assert table.question == "TURN"


@pytest.mark.rule("FO-LOOT-01")
@pytest.mark.parametrize("card", ["oilskin", "stray-goat"])
def test_a_found_item_or_companion_is_equipped_or_put_in_the_inventory(card: str) -> None:
    for choice, place in ((f"equip {card}", "equipped"), ("done", "inventory")):
        table = bare().coming(f"draw loot {card}").run("loot: 1").choose(choice)
        assert table.items_of(0, place) == [card]


@pytest.mark.rule("FO-LOOT-02")
def test_a_loot_event_is_carried_out_then_discarded() -> None:
    table = bare().coming("draw loot forgotten-till").run("loot: 1")
    assert table.land.caps[0] == 7
    assert table.items_of(0) == []
    assert names(table, "loot_discards") == ["forgotten-till"]


@pytest.mark.rule("FO-LOOT-02")
def test_an_event_concerns_the_one_who_drew_it() -> None:
    table = bare().coming("draw loot loose-floorboards").run("loot: 1", seat=1)
    assert (table.hp(0), table.hp(1)) == (16, 14)


@pytest.mark.rule("FO-LOOT-03")
def test_each_card_goes_to_the_discards_of_its_own_deck() -> None:
    table = bare().hold(0, "tinned-pears", "stimpak").set(0, hp=2)
    table.choose("use tinned-pears 1", "use stimpak 1")
    assert names(table, "loot_discards") == ["tinned-pears"]
    assert names(table, "asset_discards") == ["stimpak"]


@pytest.mark.rule("FO-LOOT-03")
def test_a_used_up_deck_is_made_of_its_own_discards_only() -> None:
    table = bare().hold(0, "tinned-pears", "stimpak").set(0, hp=2).deck("loot", "oilskin")
    table.choose("use tinned-pears 1", "use stimpak 1").run("loot: 1").choose("done")
    assert table.deck_of("loot") == ["tinned-pears"]
    assert names(table, "loot_discards") == []
    assert names(table, "asset_discards") == ["stimpak"]


@pytest.mark.rule("FO-ASSET-01")
def test_the_shop_offers_assets_and_nothing_else() -> None:
    table = Table(players=4)
    kinds = {item.id: item.deck for item in table.content.box.items}
    for _ in range(6):
        table.run("shop: 1").choose("done")
        assert {kinds[card] for card in names(table, "shop")} == {"asset"}


@pytest.mark.rule("FO-ASSET-01")
@pytest.mark.parametrize(
    ("choice", "place"), [("equip diving-suit", "equipped"), ("done", "inventory")]
)
def test_a_gained_asset_goes_to_inventory_or_its_slot(choice: str, place: str) -> None:
    table = bare().coming("draw asset diving-suit").run("asset: 1").choose(choice)
    assert table.items_of(0, place) == ["diving-suit"]


@pytest.mark.rule("FO-UNIQ-01")
@pytest.mark.parametrize("card", ["fresnel-lance", "clockwork-heron"])
def test_a_unique_asset_is_fetched_by_name_then_equipped_or_kept(card: str) -> None:
    table = bare().run(f"unique: {card}")
    assert table.offered == [f"equip {card}", "done"]
    table.choose(f"equip {card}")
    assert table.items_of(0, "equipped") == [card]
    assert card not in names(table, "unique_deck")
    assert bare().run(f"unique: {card}").choose("done").items_of(0) == [card]


@pytest.mark.rule("FO-UNIQ-01")
def test_unique_assets_come_from_no_other_deck() -> None:
    table = Table()
    unique = {item.id for item in table.content.box.items if item.deck == "unique"}
    assert set(names(table, "unique_deck")) == unique
    assert not unique & {*table.deck_of("loot"), *table.deck_of("asset"), *names(table, "shop")}


@pytest.mark.rule("FO-UNIQ-02")
def test_a_discarded_unique_asset_lies_beside_its_deck() -> None:
    table = bare().hold(0, "bottomless-flask").run("discard: any")
    assert "bottomless-flask" not in names(table, "unique_deck")
    assert names(table, "unique_aside") == ["bottomless-flask"]
    table.coming("unique tuning-fork").run("unique: bottomless-flask").choose("done")
    assert table.items_of(0) == ["tuning-fork"]  # it is not in the deck any more


@pytest.mark.rule("FO-CAPS-01")
def test_caps_pay_for_goods_and_for_abilities() -> None:
    table = bare().shop("stimpak", "rad-tonic", "bounty-book", "folding-bed").run("shop: 1")
    assert table.choose("buy stimpak").land.caps[0] == 0
    table = bare().equip(0, "retired-bailiff").enemy("ditch-hen", "A2.1").set(0, hp=5)
    table.choose("fight ditch-hen A2.1", "use retired-bailiff 1")
    assert (table.land.caps[0], table.hp(0)) == (2, 7)


@pytest.mark.rule("FO-CAPS-01")
def test_an_ability_that_cannot_be_paid_cannot_be_used() -> None:
    table = bare().equip(0, "retired-bailiff").enemy("ditch-hen", "A2.1").set(0, caps=0)
    assert table.choose("fight ditch-hen A2.1").question == "DICE"


@pytest.mark.rule("FO-CAPS-02")
def test_there_is_no_ceiling_for_caps() -> None:
    table = bare().set(0, caps=998).run("caps: 9")
    assert table.land.caps[0] == 1007


@pytest.mark.rule("FO-CAPS-03")
def test_caps_come_from_the_supply_and_go_back_to_it() -> None:
    table = bare().run("caps: 4")
    assert list(table.land.caps) == [7, 3]  # nobody else pays
    table.run("lose-caps: 2")
    assert list(table.land.caps) == [5, 3]  # nobody else gains
    assert table.run("lose-caps: 9").land.caps[0] == 0  # never below nothing


@pytest.mark.rule("FO-CAPS-03")
def test_caps_are_one_number_without_coins() -> None:
    # Paying 1 out of a 5 needs no change.
    content = variant(items={"stimpak": "{deck: asset, copies: 2, kind: aid, value: 1}"})
    table = (
        bare(content=content)
        .set(0, caps=5)
        .shop("stimpak", "rad-tonic", "bounty-book", "folding-bed")
    )
    assert table.run("shop: 1").choose("buy stimpak").land.caps[0] == 4
