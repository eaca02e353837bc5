"""Trade: partners, goods, consent, agendas (FO-TRADE, FO-R-68 to FO-R-71)."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.games.fallout.known import known
from rules.fallout.table import Table

PEARS = "tinned-pears inventory ready"


def camped(space: str = "A2.2", players: int = 2, seat: int = 0, **options: Any) -> Table:
    """A table at which a survivor on A2.1 camps and the others stand on one space."""
    table = Table(players=players, **options).no_enemies().unstage()
    for other in range(players):
        table.drop_all(other).stand(other, "A2.1" if other == seat else space)
    while table.land.active != seat:
        table.end_turn()
    return table.no_enemies().choose("camp")


def building(space: str = "A2.2", **options: Any) -> Table:
    """A table at which seat 0 has begun a proposal to seat 1; both may be given cards."""
    return camped(space, **options).choose("trade 1")


def deal(table: Table, seat: int) -> Any:
    """The proposal as a seat sees it."""
    return table.seen(seat)["trade"]


@pytest.mark.rule("FO-TRADE-01")
@pytest.mark.parametrize(("space", "near"), [("A2.1", True), ("A2.3", True), ("C2.1", False)])
def test_partners_are_here_or_next_door(space: str, near: bool) -> None:
    assert camped(space).offers("trade") == ["trade 1"] * near


@pytest.mark.rule("FO-TRADE-01")
def test_an_eliminated_survivor_is_no_partner() -> None:
    table = camped("A2.1", players=3).set(1, eliminated=1)
    assert table.offers("trade") == ["trade 2"]


@pytest.mark.rule("FO-TRADE-01")
def test_alone_there_is_nobody_to_trade_with() -> None:
    table = Table(players=1).no_enemies().unstage().choose("camp")
    assert not table.offers("trade")


@pytest.mark.rule("FO-TRADE-02")
def test_items_companions_agendas_and_caps_change_hands_in_any_number() -> None:
    table = building().hold(0, "tinned-pears", "raffle-ticket").equip(0, "stray-goat")
    table.agendas(0, "well-read", "full-pockets").agendas(1, "heavy-curtains").hold(1, "oilskin")
    table.choose(f"give {PEARS}", "give raffle-ticket inventory ready")
    table.choose("give stray-goat equipped ready", "give-caps 3", "give-agenda well-read")
    table.choose("give-agenda full-pockets", "want oilskin inventory ready", "want-caps 2")
    table.choose("want-agendas 1", "propose", "give-agenda heavy-curtains", "accept")
    table.choose("done").choose("done")  # nobody equips anything
    assert table.items_of(0) == ["oilskin"]
    assert sorted(table.items_of(1)) == ["raffle-ticket", "stray-goat", "tinned-pears"]
    assert list(table.land.caps) == [2, 4]
    assert table.agendas_of(0) == ["heavy-curtains"]
    assert table.agendas_of(1) == ["well-read", "full-pockets"]


@pytest.mark.rule("FO-TRADE-02")
def test_of_equal_cards_several_may_be_given() -> None:
    table = building().hold(0, "tinned-pears", "tinned-pears").choose(f"give {PEARS}")
    assert f"give {PEARS}" in table.offered
    table.choose(f"give {PEARS}")
    assert f"give {PEARS}" not in table.offered
    table.choose("propose", "accept")
    assert table.items_of(1) == ["tinned-pears", "tinned-pears"]


@pytest.mark.rule("FO-TRADE-03")
def test_both_sides_must_agree() -> None:
    table = building().hold(0, "tinned-pears").choose(f"give {PEARS}", "want-caps 3", "propose")
    assert (table.question, table.seat) == ("ANSWER", 1)
    assert table.items_of(0) == ["tinned-pears"]  # nothing yet
    other = table.land.clone()
    table.choose("decline", seat=1)
    assert (table.items_of(0), list(table.land.caps)) == (["tinned-pears"], [3, 3])
    table.land = other
    table.choose("accept", seat=1)
    assert (table.items_of(1), list(table.land.caps)) == (["tinned-pears"], [6, 0])


@pytest.mark.rule("FO-TRADE-04")
@pytest.mark.rule("FO-R-70")
def test_a_deal_leaves_no_obligation_behind() -> None:
    # Whatever was promised for it: the position is the one in which the Caps were never traded.
    table = building().choose("give-caps 2", "propose").choose("accept", seat=1)
    plain = building().choose("decline").set(0, caps=1).set(1, caps=5)
    plain.land.deals = 1  # that there was a deal is all that is known of it
    assert table.dump() == plain.dump()


@pytest.mark.rule("FO-TRADE-04")
@pytest.mark.rule("FO-R-70")
def test_a_proposal_holds_goods_only() -> None:
    table = building().hold(0, "tinned-pears").agendas(0, "well-read")
    verbs = {line.split()[0] for line in table.offered}
    assert verbs <= {
        "give",
        "give-caps",
        "give-agenda",
        "want",
        "want-caps",
        "want-agendas",
        "decline",
    }


@pytest.mark.rule("FO-TRADE-05")
def test_traits_letters_perks_and_ability_cards_are_not_tradable() -> None:
    table = Table(characters=("night-usher", "vault-cellist")).no_enemies().unstage()
    table.traits(0, "idolized").letters(0, "SPECIAL").perks(0, "old-debts").set(0, hp=5)
    assert table.items_of(0, "beside")
    table.choose("camp", "trade 1")
    assert not table.offers("give")
    assert not table.offers("want")
    assert {line.split()[0] for line in table.offered} == {
        "give-caps",
        "want-caps",
        "give-agenda",
        "want-agendas",
        "decline",
    }


@pytest.mark.rule("FO-TRADE-06")
def test_an_agenda_in_the_deal_may_be_shown_to_the_partner_beforehand() -> None:
    table = building().agendas(0, "well-read", "full-pockets")
    assert not table.offers("show")
    table.choose("give-agenda well-read")
    assert table.offers("show") == ["show well-read"]
    assert deal(table, 1)["gives_agendas"] == [None]
    table.choose("show well-read", "propose")
    assert deal(table, 1)["gives_agendas"] == ["well-read"]
    assert table.seat == 1  # who can still say no
    table.choose("decline", seat=1)
    assert table.agendas_of(0) == ["well-read", "full-pockets"]


# Rulings


@pytest.mark.rule("FO-R-68")
def test_a_proposal_is_only_added_to() -> None:
    table = building().hold(0, "tinned-pears").hold(1, "oilskin")
    table.choose(f"give {PEARS}", "give-caps 1", "want-caps 2", "want oilskin inventory ready")
    assert not table.offers("give")
    assert not table.offers("want")
    assert not table.offers("give-caps")
    assert not table.offers("want-caps")


@pytest.mark.rule("FO-R-68")
def test_the_camper_asks_for_a_number_of_agendas_and_the_partner_names_them() -> None:
    table = building().agendas(1, "heavy-curtains", "well-read", "full-pockets")
    assert table.offers("want-agendas") == ["want-agendas 1", "want-agendas 2", "want-agendas 3"]
    table.choose("want-agendas 2", "propose")
    assert (table.question, table.seat) == ("AGENDAS", 1)
    table.choose("give-agenda heavy-curtains", "give-agenda full-pockets", seat=1)
    assert (table.question, table.seat) == ("ANSWER", 1)
    table.choose("accept", seat=1)
    assert {"heavy-curtains", "full-pockets"} <= set(table.agendas_of(0))
    assert table.agendas_of(1) == ["well-read"]


@pytest.mark.rule("FO-R-68")
def test_the_partner_may_refuse_to_name_agendas() -> None:
    table = building().agendas(1, "heavy-curtains").choose("want-agendas 1", "propose", "decline")
    assert table.question == "CAMP"
    assert table.agendas_of(1) == ["heavy-curtains"]


@pytest.mark.rule("FO-R-68")
def test_an_empty_proposal_cannot_be_made() -> None:
    assert "propose" not in building().offered


@pytest.mark.rule("FO-R-68")
def test_the_partner_counters_once() -> None:
    table = building().hold(0, "tinned-pears").choose(f"give {PEARS}", "propose")
    table.choose("counter", seat=1)
    assert (table.question, table.seat) == ("TRADE", 1)
    assert deal(table, 0)["gives"] == []  # from an empty sheet
    table.choose(f"want {PEARS}", "give-caps 1", "propose", seat=1)
    assert (table.question, table.seat) == ("ANSWER", 0)
    assert "counter" not in table.offered
    table.choose("accept", seat=0)
    assert (table.items_of(1), list(table.land.caps)) == (["tinned-pears"], [4, 2])


@pytest.mark.rule("FO-R-68")
def test_in_a_counter_the_camper_names_agendas() -> None:
    table = building().agendas(0, "well-read", "full-pockets").choose("give-caps 1", "propose")
    table.choose("counter", "want-agendas 1", "propose", seat=1)
    assert (table.question, table.seat) == ("AGENDAS", 0)
    table.choose("give-agenda well-read", "accept", seat=0)
    assert "well-read" in table.agendas_of(1)
    assert table.agendas_of(0) == ["full-pockets"]


@pytest.mark.rule("FO-R-68")
def test_three_proposals_per_partner_and_camp() -> None:
    table = camped(players=3)
    for _ in range(3):
        table.choose("trade 1", "give-caps 1", "propose").choose("decline", seat=1)
    assert table.offers("trade") == ["trade 2"]
    table.choose("done", "camp")
    assert table.offers("trade") == ["trade 1", "trade 2"]


@pytest.mark.rule("FO-R-68")
def test_deals_are_made_with_the_camper_only() -> None:
    table = camped(players=3).choose("trade 1").hold(2, "oilskin")
    assert not table.offers("want")
    table.choose("give-caps 1", "propose")
    assert table.seat == 1
    table.choose("counter", seat=1)
    assert not table.offers("want oilskin")


@pytest.mark.rule("FO-R-69")
def test_what_is_shown_is_seen_by_the_partner_alone_and_for_this_deal_only() -> None:
    table = building(players=3).agendas(0, "well-read", "full-pockets")
    table.choose("give-agenda well-read", "show well-read")
    assert deal(table, 1)["gives_agendas"] == ["well-read"]
    assert deal(table, 2)["gives_agendas"] == [None]
    code = table.names.agendas.index("well-read")
    assert code in _agendas_known(table, 1)
    assert code not in _agendas_known(table, 2)
    table.choose("propose").choose("decline", seat=1)
    assert deal(table, 1) is None
    assert code not in _agendas_known(table, 1)
    table.choose("trade 1", "give-agenda well-read")
    assert deal(table, 1)["gives_agendas"] == [None]


def _agendas_known(table: Table, seat: int) -> list[int]:
    """The agendas in deals that a seat knows, by number."""
    trades = known(table.land, seat).sight.trades
    return [card for trade in trades for card in (*trade.give_agendas, *trade.named_agendas)]


@pytest.mark.rule("FO-R-69")
def test_the_partner_may_show_the_agendas_named() -> None:
    table = building().agendas(1, "heavy-curtains", "well-read").choose("want-agendas 1", "propose")
    table.choose("give-agenda well-read", seat=1)
    assert deal(table, 0)["named_agendas"] == [None]
    table.choose("show well-read", seat=1)
    assert deal(table, 0)["named_agendas"] == ["well-read"]


@pytest.mark.rule("FO-R-69")
def test_what_was_shown_for_a_proposal_is_hidden_in_the_counter() -> None:
    table = building().agendas(0, "well-read", "full-pockets").choose("give-agenda well-read")
    table.choose("show well-read", "propose")
    table.choose("counter", "want-agendas 1", "propose", seat=1)
    table.choose("give-agenda well-read", seat=0)
    assert deal(table, 1)["named_agendas"] == [None]
    assert table.offers("show") == ["show well-read"]


@pytest.mark.rule("FO-R-69")
def test_an_unshown_agenda_is_traded_blind() -> None:
    table = building().agendas(0, "well-read").choose("give-agenda well-read", "propose")
    assert deal(table, 1)["gives_agendas"] == [None]
    table.choose("accept", seat=1)
    assert "well-read" in table.agendas_of(1)


@pytest.mark.rule("FO-R-69")
def test_a_traded_loyalty_agenda_ends_the_loyalty_and_arrives_hidden() -> None:
    table = building().agendas(0, "heavy-curtains").loyal(0, "heavy-curtains")
    table.choose("give-agenda heavy-curtains", "propose").choose("accept", seat=1)
    assert list(table.land.loyal) == [0, 0]
    assert "heavy-curtains" in table.agendas_of(1)


@pytest.mark.rule("FO-R-69")
def test_the_agenda_limit_is_enforced_after_the_swap() -> None:
    full = ("heavy-curtains", "well-read", "full-pockets", "good-company")
    table = building().agendas(0, "wick-and-oil").agendas(1, *full)
    table.choose("give-agenda wick-and-oil", "propose").choose("accept", seat=1)
    assert (table.question, table.seat) == ("AGENDA_LIMIT", 1)
    assert len(table.offered) == 5
    table = building().agendas(0, "wick-and-oil").agendas(1, *full)
    table.choose("give-agenda wick-and-oil", "want-agendas 1", "propose")
    table.choose("give-agenda well-read", "accept", seat=1)  # four for four is no overflow
    assert table.question == "CAMP"


@pytest.mark.rule("FO-R-69")
def test_victory_is_checked_for_all_after_the_swap() -> None:
    table = building().agendas(0, "a-light-in-the-window")
    table.agendas(1, "wick-and-oil", "everyone-home", "keepers-oath").power(2, 0)
    assert table.question == "TRADE"  # 9 influence of 10
    table.choose("give-agenda a-light-in-the-window", "propose").choose("accept", seat=1)
    assert table.land.over
    assert table.seen(0)["winners"] == [1]


@pytest.mark.rule("FO-R-69")
def test_an_equipped_card_leaves_its_slot_empty() -> None:
    table = building().equip(0, "flare-gun").hold(0, "rivet-gun")
    table.choose("give flare-gun equipped ready", "propose").choose("accept", "done", seat=1)
    assert table.items_of(0, "equipped") == []
    assert table.items_of(0) == ["rivet-gun"]
    assert table.items_of(1) == ["flare-gun"]


@pytest.mark.rule("FO-R-69")
def test_a_card_gained_in_the_swap_may_fill_the_slot_camper_first() -> None:
    table = building().equip(0, "flare-gun").equip(1, "rivet-gun")
    table.choose("give flare-gun equipped ready", "want rivet-gun equipped ready", "propose")
    table.choose("accept", seat=1)
    assert (table.seat, table.offered) == (0, ["equip rivet-gun", "done"])
    table.choose("equip rivet-gun", seat=0)
    assert (table.seat, table.offered) == (1, ["equip flare-gun", "done"])
    table.choose("equip flare-gun", seat=1)
    assert table.items_of(0, "equipped") == ["rivet-gun"]
    assert table.items_of(1, "equipped") == ["flare-gun"]


@pytest.mark.rule("FO-R-68", "FO-R-69")
def test_after_a_counter_too_the_camper_equips_first() -> None:
    table = building().equip(0, "flare-gun").equip(1, "rivet-gun").choose("give-caps 1", "propose")
    table.choose("counter", "give rivet-gun equipped ready", "want flare-gun equipped ready")
    table.choose("propose").choose("accept", seat=0)
    assert (table.seat, table.offered) == (0, ["equip rivet-gun", "done"])
    table.choose("equip rivet-gun")
    assert (table.seat, table.offered) == (1, ["equip flare-gun", "done"])


@pytest.mark.rule("FO-R-69")
def test_what_changes_hands_is_told_with_giver_and_taker() -> None:
    table = building("A2.2", players=3).hold(0, "tinned-pears").hold(1, "raffle-ticket")
    table.agendas(0, "well-read").agendas(1, "full-pockets", "heavy-curtains").listen()
    table.choose(f"give {PEARS}", "want raffle-ticket inventory ready", "give-caps 1")
    table.choose("want-caps 2", "give-agenda well-read", "want-agendas 2", "propose")
    table.choose("give-agenda full-pockets", "give-agenda heavy-curtains", "accept")
    pears, ticket = (table.names.items.index(c) for c in ("tinned-pears", "raffle-ticket"))
    assert table.log("TRADED", "GAVE_CARD", "GAVE_CAPS", "GAVE_AGENDAS") == [
        ("TRADED", 0, 1, 0, 0),
        ("GAVE_CARD", 0, pears, 1, 0),
        ("GAVE_CAPS", 0, 1, 1, 0),
        ("GAVE_AGENDAS", 0, 1, 1, 0),
        ("GAVE_CARD", 1, ticket, 0, 0),
        ("GAVE_CAPS", 1, 2, 0, 0),
        ("GAVE_AGENDAS", 1, 2, 0, 0),
    ]


@pytest.mark.rule("FO-R-69")
def test_all_limits_of_the_camper_come_before_those_of_the_partner() -> None:
    four = ("heavy-curtains", "full-pockets", "good-company", "known-face")
    table = building().agendas(0, *four).agendas(1, "well-read").hold(0, "tinned-pears")
    table.hold(1, "stimpak", "rad-tonic", "folding-bed")
    table.choose(f"give {PEARS}", "want-agendas 1", "propose")
    table.choose("give-agenda well-read", "accept", seat=1)
    assert (table.question, table.seat) == ("AGENDA_LIMIT", 0)
    table.choose(table.offered[0])
    assert (table.question, table.seat) == ("LIMIT", 1)


@pytest.mark.rule("FO-R-69")
@pytest.mark.parametrize("camper", [0, 1])
def test_after_equipping_the_limits_are_settled_camper_first(camper: int) -> None:
    other = 1 - camper
    table = camped(seat=camper).equip(camper, "flare-gun").equip(other, "rivet-gun")
    table.hold(camper, "tinned-pears", "raffle-ticket", "penny-novel")
    table.hold(other, "stimpak", "rad-tonic", "folding-bed").choose(f"trade {other}")
    table.choose("give flare-gun equipped ready", "want rivet-gun equipped ready", "propose")
    table.choose("accept", seat=other).choose("done", seat=camper).choose("done", seat=other)
    assert (table.question, table.seat) == ("LIMIT", camper)
    table.choose(table.offered[0])
    assert (table.question, table.seat) == ("LIMIT", other)


@pytest.mark.rule("FO-R-69")
def test_an_exhausted_card_received_unexhausts_later_in_the_camp() -> None:
    table = building().hold(1, "bottomless-flask!")
    table.choose("want bottomless-flask inventory exhausted", "propose").choose("accept", seat=1)
    assert table.items_of(0) == ["bottomless-flask!"]
    table.choose("unexhaust bottomless-flask inventory exhausted")
    assert table.items_of(0) == ["bottomless-flask"]


@pytest.mark.rule("FO-R-71")
def test_gifts_are_legal_but_need_consent() -> None:
    table = building().choose("give-caps 3", "propose")
    assert (table.question, table.seat) == ("ANSWER", 1)
    assert list(table.choose("accept", seat=1).land.caps) == [0, 6]


@pytest.mark.rule("FO-R-71")
def test_the_partner_may_stand_beside_an_enemy() -> None:
    table = Table().no_enemies().unstage().stand(1, "A2.2").enemy("ditch-hen", "A2.2")
    table.choose("camp")
    assert table.offers("trade") == ["trade 1"]
