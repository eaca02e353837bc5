"""Items, equipping and inventory (FO-ITEM, FO-EQUIP, FO-INV, FO-R-59 to FO-R-63)."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.games.fallout.influence import influence
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet


def bare(**options: Any) -> Table:
    """A table at which nobody has cards and no enemy is on the map."""
    table = Table(**options).no_enemies().unstage()
    for seat in range(table.land.players):
        table.drop_all(seat)
    return table


@pytest.mark.rule("FO-ITEM-01")
@pytest.mark.parametrize("card", ["tinned-pears", "blue-lozenges", "pocket-atlas"])
def test_aid_drugs_and_magazines_cannot_be_equipped(card: str) -> None:
    table = bare().hold(0, card)
    assert table.refuses(f"equip {card}") == {"NO_EFFECT"}
    table = bare().coming(f"draw loot {card}").run("loot: 1")
    assert table.question == "TURN"  # nobody is asked whether to equip it
    assert table.items_of(0) == [card]


@pytest.mark.rule("FO-ITEM-01")
def test_aid_and_drugs_are_used_from_the_inventory() -> None:
    table = bare().hold(0, "tinned-pears", "blue-lozenges").set(0, hp=5)
    table.choose("use tinned-pears 1")
    assert (table.hp(0), table.items_of(0)) == (8, ["blue-lozenges"])
    table.choose("use blue-lozenges 1")
    assert (table.land.actions, table.items_of(0)) == (3, [])


@pytest.mark.rule("FO-ITEM-01")
def test_a_magazine_works_in_the_inventory() -> None:
    assert bare().hold(0, "pocket-atlas").choose("move").land.points == 3
    assert bare().choose("move").land.points == 2


@pytest.mark.rule("FO-ITEM-01")
def test_a_use_that_no_card_has_is_refused_like_any_other() -> None:
    table = bare().hold(0, "tinned-pears").set(0, hp=5)
    assert table.refuses("use tinned-pears 2") == {"OTHER_MOMENT"}
    assert table.refuses("use tinned-pears 5") == {"OTHER_MOMENT"}
    assert table.refuses(f"use {table.names.items[-1]} 5")  # the last card of all


@pytest.mark.rule("FO-EQUIP-01")
@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [
        ("weapon", "flare-gun", "rivet-gun"),
        ("apparel", "oilskin", "quilted-coat"),
        ("companion", "stray-goat", "pack-mule"),
    ],
)
def test_one_card_of_each_of_three_kinds_can_be_equipped(
    kind: str, first: str, second: str
) -> None:
    table = bare().hold(0, first).choose(f"equip {first}")
    assert table.items_of(0, "equipped") == [first]
    table = bare().equip(0, first).hold(0, second).choose(f"equip {second}")
    assert table.items_of(0, "equipped") == [second], kind
    assert table.items_of(0) == [first]


@pytest.mark.rule("FO-EQUIP-01")
def test_the_three_slots_are_independent() -> None:
    table = bare().hold(0, "flare-gun", "oilskin", "stray-goat")
    table.choose("equip flare-gun", "equip oilskin", "equip stray-goat")
    assert sorted(table.items_of(0, "equipped")) == ["flare-gun", "oilskin", "stray-goat"]


@pytest.mark.rule("FO-EQUIP-02")
def test_unequipped_gear_gives_nothing() -> None:
    # Apparel: armor and text; weapon: rerolls and range; companion: ability and text.
    table = bare().hold(0, "wading-boots", "long-rifle", "pack-mule").letters(0, "PL")
    assert table.refuses("use pack-mule 1") == {"NOT_EQUIPPED"}
    table.enemy("ditch-hen", "A2.2")
    assert table.refuses("fight ditch-hen A2.2") == {"OUT_OF_RANGE"}
    table.enemy("salt-crab", "A2.1").choose("fight salt-crab A2.1").roll(4, 1, 1)
    assert table.question == "TURN"  # no rerolls
    assert table.hp(0) == 15  # no armor


@pytest.mark.rule("FO-EQUIP-02")
def test_equipped_gear_works() -> None:
    table = bare().equip(0, "wading-boots", "long-rifle", "pack-mule").letters(0, "PL")
    assert "use pack-mule 1" in table.offered
    table.enemy("ditch-hen", "A2.2")
    assert "fight ditch-hen A2.2" in table.offered
    table.enemy("salt-crab", "A2.1").choose("fight salt-crab A2.1").roll(4, 1, 1)
    assert table.question == "FIGHT_REROLL"
    table.choose("done")
    assert table.hp(0) == 16


@pytest.mark.rule("FO-EQUIP-02")
def test_an_unequipped_companion_does_not_widen_the_inventory() -> None:
    table = bare().hold(0, "pack-mule", "oilskin", "flare-gun").coming("draw loot penny-novel")
    assert table.run("loot: 1").question == "LIMIT"
    table = bare().equip(0, "pack-mule").hold(0, "oilskin", "flare-gun", "raffle-ticket")
    assert table.coming("draw loot penny-novel").run("loot: 1").question == "TURN"


@pytest.mark.rule("FO-EQUIP-03")
def test_a_gained_card_may_be_equipped_at_once() -> None:
    table = bare().choose("move").coming("draw loot flare-gun").run("loot: 1")
    assert table.offered == ["equip flare-gun", "done"]
    table.choose("equip flare-gun")
    assert table.items_of(0, "equipped") == ["flare-gun"]


@pytest.mark.rule("FO-EQUIP-03")
def test_the_displaced_card_goes_to_the_inventory() -> None:
    table = bare().equip(0, "rivet-gun").coming("draw loot flare-gun").run("loot: 1")
    table.choose("equip flare-gun")
    assert table.items_of(0, "equipped") == ["flare-gun"]
    assert table.items_of(0) == ["rivet-gun"]


@pytest.mark.rule("FO-EQUIP-03")
def test_only_the_gained_cards_may_be_equipped_then() -> None:
    table = bare().hold(0, "rivet-gun").coming("draw loot flare-gun").run("loot: 1")
    assert table.offered == ["equip flare-gun", "done"]


@pytest.mark.rule("FO-EQUIP-04")
def test_gear_may_be_swapped_at_the_start_of_the_turn() -> None:
    table = bare().equip(0, "rivet-gun").hold(0, "flare-gun").choose("equip flare-gun")
    assert table.items_of(0, "equipped") == ["flare-gun"]
    assert table.items_of(0) == ["rivet-gun"]
    assert table.land.actions == 2


@pytest.mark.rule("FO-EQUIP-04")
def test_gear_cannot_be_swapped_in_the_turn_of_another() -> None:
    table = bare().hold(1, "flare-gun")
    assert table.refuses("equip flare-gun") == {"NOT_HELD"}
    assert not table.offers("equip")


@pytest.mark.rule("FO-INV-01")
def test_what_is_not_equipped_is_inventory() -> None:
    table = bare().coming("draw loot stray-goat", "draw loot oilskin").run("loot: 2")
    table.choose("equip oilskin", "done")
    assert table.items_of(0) == ["stray-goat"]
    assert table.items_of(0, "equipped") == ["oilskin"]


@pytest.mark.rule("FO-INV-01")
def test_two_equal_cards_are_two_cards() -> None:
    table = bare().agendas(0, "full-pockets").hold(0, "tinned-pears")
    assert influence(table.land, 0) == 1
    assert influence(table.hold(0, "tinned-pears").land, 0) == 2  # one more for two items


@pytest.mark.rule("FO-INV-02")
def test_the_inventory_holds_three_cards() -> None:
    table = bare().hold(0, "oilskin", "raffle-ticket").coming("draw loot penny-novel")
    assert table.run("loot: 1").question == "TURN"
    table = bare().hold(0, "oilskin", "raffle-ticket", "penny-novel")
    assert table.coming("draw loot iodine-drops").run("loot: 1").question == "LIMIT"


@pytest.mark.rule("FO-INV-02")
def test_equipped_cards_do_not_count() -> None:
    table = bare().equip(0, "flare-gun", "oilskin", "stray-goat").hold(0, "raffle-ticket")
    table.hold(0, "penny-novel").coming("draw loot iodine-drops").run("loot: 1")
    assert table.question == "TURN"
    assert len(table.items_of(0)) == 3


@pytest.mark.rule("FO-INV-02")
def test_a_card_may_change_the_limit() -> None:
    table = (
        bare()
        .equip(0, "pack-mule")
        .coming(
            *(
                f"draw loot {c}"
                for c in ("raffle-ticket", "penny-novel", "iodine-drops", "pocket-atlas")
            )
        )
    )
    table.hold(0, "tinned-pears").run("loot: 4")
    assert (table.question, len(table.items_of(0))) == ("TURN", 5)
    assert table.coming("draw loot tinned-pears").run("loot: 1").question == "LIMIT"


@pytest.mark.rule("FO-INV-02")
def test_the_limit_falls_with_the_card_that_raised_it() -> None:
    table = bare().equip(0, "pack-mule").hold(0, "tinned-pears", "penny-novel", "pocket-atlas")
    table.hold(0, "stray-goat").choose("equip stray-goat")
    assert (table.question, len(table.offers("discard"))) == ("LIMIT", 4)


@pytest.mark.rule("FO-INV-03")
def test_all_are_taken_then_discarded_down_to_the_limit() -> None:
    table = (
        bare()
        .hold(0, "oilskin", "raffle-ticket")
        .coming("draw loot penny-novel", "draw loot iodine-drops", "draw loot pocket-atlas")
    )
    table.run("loot: 3")
    assert table.question == "LIMIT"
    assert len(table.offers("discard")) == 5  # old and new
    table.choose("discard penny-novel inventory ready", "discard oilskin inventory ready")
    assert table.question == "TURN"
    assert table.items_of(0) == ["iodine-drops", "raffle-ticket", "pocket-atlas"]
    discards = [table.names.items[i] for i in table.land.loot_discards]
    assert discards == ["penny-novel", "oilskin"]


@pytest.mark.rule("FO-INV-04")
def test_equipped_cards_and_inventory_are_seen_by_all() -> None:
    table = bare().equip(0, "flare-gun").hold(0, "tinned-pears", "bottomless-flask!")
    for seat in (0, 1, -2):
        survivors = table.seen(seat)["survivors"]
        assert isinstance(survivors, list)
        shown = survivors[0]
        assert [card["item"] for card in shown["equipped"]] == ["flare-gun"]
        inventory = {card["item"]: card["exhausted"] for card in shown["inventory"]}
        assert inventory == {"tinned-pears": False, "bottomless-flask": True}


# Rulings


@pytest.mark.rule("FO-R-59")
def test_gained_cards_are_equipped_before_the_overflow_is_discarded() -> None:
    table = bare().hold(0, "raffle-ticket", "penny-novel", "tinned-pears")
    table.coming("draw loot flare-gun").run("loot: 1")
    assert table.question == "EQUIP"
    assert table.choose("equip flare-gun").question == "TURN"
    table = bare().equip(0, "rivet-gun").hold(0, "raffle-ticket", "penny-novel", "tinned-pears")
    table.coming("draw loot flare-gun").run("loot: 1").choose("equip flare-gun")
    assert table.question == "LIMIT"
    assert "discard rivet-gun inventory ready" in table.offered


@pytest.mark.rule("FO-R-59")
def test_overflow_is_settled_out_of_turn_too() -> None:
    table = bare().hold(1, "raffle-ticket", "penny-novel", "tinned-pears")
    table.coming("draw loot pocket-atlas").run("others: {who: all, do: [loot: 1]}")
    assert (table.question, table.seat) == ("LIMIT", 1)


@pytest.mark.rule("FO-R-59")
def test_overflow_is_settled_before_anything_else_happens() -> None:
    # The loot of a killed enemy is a gain of its own, and the next enemy comes after it.
    table = bare().hold(0, "oilskin", "penny-novel", "pocket-atlas").letters(0, "SE")
    table.enemy("toll-dodger", "A2.1").coming("draw loot iodine-drops")
    table.choose("fight toll-dodger A2.1").roll(5, 1, 1)
    assert table.question == "LIMIT"
    assert table.enemies() == []


@pytest.mark.rule("FO-R-59")
def test_equipped_cards_are_no_choice_for_the_overflow() -> None:
    table = bare().equip(0, "rivet-gun").hold(0, "raffle-ticket", "penny-novel", "tinned-pears")
    table.coming("draw loot pocket-atlas").run("loot: 1")
    assert not [line for line in table.offered if "equipped" in line]


@pytest.mark.rule("FO-R-60")
def test_all_is_drawn_then_events_are_carried_out_then_items_are_taken() -> None:
    table = bare().listen().coming("draw loot raffle-ticket", "draw loot forgotten-till")
    table.coming("draw loot kind-note").letters(0, "SPECIAL").run("loot: 3")
    order = [line[0] for line in table.log("EVENT", "CARD", "CAPS", "XP")]
    assert order == ["EVENT", "CAPS", "EVENT", "XP", "CARD"]


@pytest.mark.rule("FO-R-60")
def test_an_event_that_costs_a_card_does_not_see_the_items_just_drawn() -> None:
    table = bare().coming("draw loot tinned-pears", "draw loot wet-matches").run("loot: 2")
    assert table.items_of(0) == ["tinned-pears"]


@pytest.mark.rule("FO-R-60")
def test_items_just_drawn_are_lost_with_one_who_is_killed_by_an_event() -> None:
    table = (
        bare()
        .set(0, hp=2)
        .hold(0, "oilskin")
        .coming("draw loot raffle-ticket", "draw loot loose-floorboards")
    )
    table.run("loot: 2").choose("stand A2.1")
    assert table.items_of(0) == []
    discards = sorted(table.names.items[i] for i in table.land.loot_discards)
    assert discards == ["loose-floorboards", "oilskin", "raffle-ticket"]


@pytest.mark.rule("FO-R-61")
def test_each_slot_is_set_at_most_once_in_the_window() -> None:
    table = bare().hold(0, "rivet-gun", "flare-gun", "oilskin").choose("equip rivet-gun")
    assert table.refuses("equip flare-gun") == {"SLOT_SET"}
    table.choose("equip oilskin")
    assert table.items_of(0, "equipped") == ["oilskin", "rivet-gun"]


@pytest.mark.rule("FO-R-61")
def test_loyalty_is_set_at_most_once_in_the_window() -> None:
    table = bare().agendas(0, "heavy-curtains", "wick-and-oil").choose("loyal heavy-curtains")
    assert table.refuses("loyal wick-and-oil") == {"SLOT_SET"}
    assert table.refuses("hide") == {"SLOT_SET"}


@pytest.mark.rule("FO-R-61")
@pytest.mark.parametrize(
    "first", ["move", "use tinned-pears 1", "perk old-debts", "use stray-goat 1"]
)
def test_the_window_closes_with_the_first_other_thing(first: str) -> None:
    table = bare().hold(0, "tinned-pears", "flare-gun").equip(0, "stray-goat").set(0, hp=5)
    table.perks(0, "old-debts")
    assert "equip flare-gun" in table.offered
    table.choose(first)
    assert table.refuses("equip flare-gun") == {"WINDOW_CLOSED"}


@pytest.mark.rule("FO-R-61")
def test_gear_cannot_be_changed_before_a_fight_in_mid_turn() -> None:
    table = bare().hold(0, "flare-gun").enemy("pantry-roach", "A2.2").choose("move")
    table.choose("step A2.2")
    assert table.question == "DICE"  # the fight begins without a look at the gear


@pytest.mark.rule("FO-R-62")
def test_a_discarded_character_item_leaves_the_game() -> None:
    table = Table().no_enemies().run("discard: apparel")
    item = table.names.items.index("boiler-plate")
    piles = ("loot_discards", "asset_discards", "unique_aside", "unique_deck", "shop")
    assert table.items_of(0, "equipped") == []
    assert not [pile for pile in piles if item in list(getattr(table.land, pile))]


@pytest.mark.rule("FO-R-62")
def test_a_character_item_is_sold_and_traded_like_any_other() -> None:
    table = Table().no_enemies().run("shop: 1").choose("sell boiler-plate equipped ready")
    assert table.land.caps[0] == 7
    assert table.items_of(0, "equipped") == []
    table = Table().no_enemies().choose("camp", "trade 1", "give boiler-plate equipped ready")
    table.choose("propose").choose("accept", seat=1).choose("done", seat=1)
    assert table.items_of(1) == ["boiler-plate"]


@pytest.mark.rule("FO-R-63")
def test_cards_cannot_be_discarded_at_will() -> None:
    table = bare().hold(0, "tinned-pears", "stray-goat!").agendas(0, "well-read")
    assert not table.offers("discard")
    assert not table.offers("drop")
    for choice in (
        "discard tinned-pears inventory ready",
        "discard stray-goat inventory exhausted",
    ):
        assert table.refuses(choice)
    assert table.refuses("drop well-read")
    table.choose("camp")
    assert not table.offers("discard")
    assert not table.offers("drop")


@pytest.mark.rule("FO-R-63")
def test_a_card_effect_may_make_one_discard() -> None:
    table = bare().hold(0, "tinned-pears", "raffle-ticket").run("discard: aid")
    assert table.offered == [
        "discard tinned-pears inventory ready",
        "discard raffle-ticket inventory ready",
    ]


@pytest.mark.rule("FO-LOOT-02")
def test_an_event_is_discarded_after_it_has_been_carried_out() -> None:
    text = "{deck: loot, kind: event, do: [choose: [{do: [caps: 1]}, {do: [xp: 1]}]]}"
    table = bare(content=variant(items={"kind-note": text})).coming("draw loot kind-note")
    table.run("loot: 1")
    assert table.question == "CHOICE"
    note = table.names.items.index("kind-note")
    assert note not in list(table.land.loot_discards)  # a deck made anew now must not hold it
    table.choose("choose 1")
    assert note in list(table.land.loot_discards)


# A card pays no cost of its own


def priced(spend: str, cost: str = "{discard: aid}") -> str:
    use = f"{{when: turn, spend: {spend}, cost: {cost}, do: [xp: 1]}}"
    return f"{{deck: loot, copies: 2, kind: aid, value: 1, use: [{use}]}}"


@pytest.mark.rule("FO-R-114")
@pytest.mark.parametrize("spend", ["discard", "exhaust", "keep"])
def test_a_card_is_not_paid_for_with_itself(spend: str) -> None:
    table = quiet(content=variant(items={"jar": priced(spend)})).hold(0, "jar")
    assert table.offers("use") == []
    assert table.refuses("use jar 1") == {"CANNOT_PAY"}
    table.hold(0, "tinned-pears").choose("use jar 1")
    assert "tinned-pears" not in table.items_of(0)
    assert table.land.xp[0] == 1


@pytest.mark.rule("FO-R-114")
@pytest.mark.parametrize(
    ("spend", "left"), [("discard", []), ("exhaust", ["jar!"]), ("keep", ["jar"])]
)
def test_a_second_copy_pays_for_the_first(spend: str, left: list[str]) -> None:
    table = quiet(content=variant(items={"jar": priced(spend)})).hold(0, "jar", "jar")
    table.choose("use jar 1")
    assert (table.items_of(0), table.land.xp[0]) == (left, 1)


@pytest.mark.rule("FO-R-114", "FO-EXH-05")
def test_a_card_is_not_unexhausted_by_giving_it_up() -> None:
    lamp = "{deck: loot, kind: aid, value: 1, ready-cost: {discard: aid}, "
    lamp += "use: [{when: turn, spend: exhaust, do: [xp: 1]}]}"
    table = quiet(content=variant(items={"lamp": lamp})).hold(0, "lamp!")
    line = "unexhaust lamp inventory exhausted"
    assert line not in table.run("unexhaust: one").offered
    table.choose("camp")
    assert line not in table.offered
    table.hold(0, "tinned-pears")
    table.choose(line)
    assert table.items_of(0) == ["lamp"]
