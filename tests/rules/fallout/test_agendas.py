"""Agendas: influence, the limit of four, what is hidden (FO-AGENDA, FO-R-91, FO-R-99, FO-R-100)."""

from __future__ import annotations

import json

import msgspec
import pytest

from overseer import SPECTATOR
from overseer.games.fallout.known import known
from overseer.games.fallout.winning import winners
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

STARS = ("a-light-in-the-window", "wick-and-oil", "everyone-home", "keepers-oath")
PLAIN = ("well-read", "full-pockets", "good-company", "known-face")


def influence(table: Table, seat: int = 0) -> int:
    """The influence that a survivor sees on the own board."""
    return int(table.view(seat)["survivors"][seat]["influence"])


def worth(table: Table, *agendas: str) -> list[int]:
    """What each of these agendas is worth to seat 0."""
    table.agendas(0, *agendas)
    hand = table.view(0)["survivors"][0]["hand"]
    by_name = {card["agenda"]: int(card["influence"]) for card in hand}
    assert influence(table) == sum(by_name.values())
    return [by_name[agenda] for agenda in agendas]


# What they are worth


@pytest.mark.rule("FO-AGENDA-01")
def test_an_agenda_is_worth_one_without_its_conditions() -> None:
    assert worth(quiet().letters(0, "S"), *PLAIN) == [1, 1, 1, 1]


@pytest.mark.rule("FO-AGENDA-01")
@pytest.mark.parametrize(
    ("star", "shield", "given"), [(0, 0, 1), (1, 0, 2), (4, 2, 3), (5, 2, 4), (6, 1, 4), (1, 4, 1)]
)
def test_an_agenda_for_a_lead_adds_the_lead(star: int, shield: int, given: int) -> None:
    assert worth(quiet().power(star, shield), "wick-and-oil") == [given]
    assert worth(quiet().power(shield, star), "heavy-curtains") == [given]


@pytest.mark.rule("FO-AGENDA-01")
def test_each_condition_of_an_agenda_is_paid() -> None:
    table = quiet()
    assert worth(table, "lamp-on-a-pole") == [1]
    assert worth(table.power(3, 0), "lamp-on-a-pole") == [2]
    table.loyal(0, "lamp-on-a-pole")
    assert influence(table) == 3
    assert influence(table.power(0, 0)) == 2


@pytest.mark.rule("FO-AGENDA-01")
@pytest.mark.parametrize(("caps", "given"), [(5, 1), (6, 2), (11, 2), (12, 3)])
def test_of_exclusive_conditions_one_is_paid(caps: int, given: int) -> None:
    assert worth(quiet().set(0, caps=caps), "rainy-day-tin") == [given]


@pytest.mark.rule("FO-AGENDA-01")
def test_agendas_count_what_their_owner_has() -> None:
    table = quiet(4).letters(0, "SPEC").perks(0, "keen-eye").set(0, rads=3, caps=9)
    table.traits(0, "vilified", "synth").hold(0, "stray-goat", "oilskin").equip(0, "bell-hammer")
    table.hold(1, "pack-mule").perks(1, "old-debts")
    assert worth(table, "well-read", "full-pockets", "good-company", "certificates") == [3, 2, 2, 2]
    assert worth(table, "character-building", "gentle-glow", "small-change") == [3, 2, 2]


@pytest.mark.rule("FO-AGENDA-01")
def test_two_copies_of_a_card_are_two_items() -> None:
    table = quiet().hold(0, "tinned-pears", "tinned-pears")
    assert worth(table, "full-pockets") == [2]
    assert worth(table.hold(0, "stimpak", "stimpak"), "full-pockets") == [3]


@pytest.mark.rule("FO-AGENDA-01")
def test_two_copies_of_a_companion_are_two_companions() -> None:
    goat = "{deck: loot, kind: companion, copies: 2, keep: {caps: 1}}"
    goats = variant(items={"stray-goat": goat})
    table = quiet(content=goats).hold(0, "stray-goat", "stray-goat")
    assert worth(table, "good-company") == [3]


@pytest.mark.rule("FO-AGENDA-01")
def test_the_first_exclusive_condition_that_gives_anything_is_the_only_one() -> None:
    agenda = """{players: 1, enemies: [human], exclusive: true, bonus: [
      {when: {trait: synth}, influence: 1}, {when: {caps: 1}, influence: 1},
      {per: letters, each: 1, max: 5}]}"""
    table = quiet(content=variant(agendas={"odd-job": agenda}))
    assert worth(table, "odd-job") == [2]
    assert worth(table.traits(0, "synth"), "odd-job") == [2]
    assert worth(table.traits(0).set(0, caps=0).letters(0, "SPE"), "odd-job") == [4]


@pytest.mark.rule("FO-AGENDA-01")
@pytest.mark.parametrize("players", [1, 2])
def test_a_condition_may_look_at_where_the_owner_is(players: int) -> None:
    bonus = "{when: {at: {place: tin-chapel}}, influence: 1}"
    bonus += ", {when: {survivor-here: true}, influence: 2}"
    agenda = f"{{players: 1, enemies: [human], bonus: [{bonus}]}}"
    table = quiet(players, content=variant(agendas={"homesick": agenda})).stand(0, "A2.1")
    assert worth(table, "homesick") == [1]
    assert worth(table.stand(0, "C2.1"), "homesick") == [2]
    if players == 2:
        assert worth(table.stand(1, "C2.1"), "homesick") == [4]


@pytest.mark.rule("FO-AGENDA-01")
@pytest.mark.parametrize(
    ("cap", "lead", "given"), [(0, 9, 4), (1, 9, 2), (2, 9, 3), (2, 2, 3), (2, 1, 2), (9, 9, 4)]
)
def test_a_table_may_cap_what_is_paid_for_a_lead(cap: int, lead: int, given: int) -> None:
    table = quiet(lead_cap=cap).power(lead, 0)
    assert worth(table, "wick-and-oil") == [given]
    assert worth(table, "well-read") == [3]  # all else is as printed


@pytest.mark.rule("FO-R-91")
def test_five_agendas_win_nothing_whatever_they_are_worth() -> None:
    table = quiet(3).power(3, 0).agendas(0, *STARS)
    assert winners(table.land) == 1
    table.agendas(0, *STARS, "morning-people")
    assert (winners(table.land), influence(table)) == (0, 20)


@pytest.mark.rule("FO-R-100")
def test_influence_falls_when_a_condition_no_longer_holds() -> None:
    table = quiet().set(0, caps=12).agendas(0, "rainy-day-tin").power(3, 0)
    assert influence(table) == 3
    assert influence(table.run("lose-caps: 4")) == 2
    table.agendas(0, "rainy-day-tin", "wick-and-oil")
    assert influence(table) == 6
    assert influence(table.run("power: {shield: 2}")) == 4


# The limit


@pytest.mark.rule("FO-AGENDA-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_more_than_four_agendas_are_discarded_by_own_choice(seat: int) -> None:
    table = quiet().agendas(seat, "well-read", "full-pockets", "good-company")
    table.coming("draw agenda quiet-please", "draw agenda nothing-to-see").run("agenda: 2", seat)
    assert (table.question, table.seat) == ("AGENDA_LIMIT", seat)
    hand = [*PLAIN[:3], "quiet-please", "nothing-to-see"]
    assert sorted(table.offered) == sorted(f"drop {agenda}" for agenda in hand)
    table.choose("drop full-pockets")
    assert table.question == "TURN"
    assert sorted(table.agendas_of(seat)) == sorted(set(hand) - {"full-pockets"})


@pytest.mark.rule("FO-AGENDA-02")
def test_four_agendas_are_within_the_limit() -> None:
    table = quiet().agendas(0, *PLAIN[:3]).run("agenda: 1")
    assert (table.question, len(table.agendas_of(0))) == ("TURN", 4)


@pytest.mark.rule("FO-R-91")
def test_all_agendas_are_drawn_before_any_is_discarded() -> None:
    table = quiet().agendas(0, *PLAIN).run("agenda: 3")
    assert (table.question, len(table.offered)) == ("AGENDA_LIMIT", 7)
    table.choose(table.offered[0]).choose(table.offered[0])
    assert (table.question, len(table.offered)) == ("AGENDA_LIMIT", 5)
    assert table.choose(table.offered[0]).question == "TURN"


@pytest.mark.rule("FO-R-91")
def test_the_loyalty_card_is_one_of_the_four() -> None:
    table = quiet().agendas(0, "wick-and-oil", *PLAIN[:3]).loyal(0, "wick-and-oil")
    table.run("agenda: 1")
    assert table.question == "AGENDA_LIMIT"
    assert "drop wick-and-oil" in table.offered
    table.listen().choose("drop wick-and-oil")
    assert table.view()["survivors"][0]["loyal"] is None
    assert len(table.log("DISLOYAL")) == 1
    assert len(table.agendas_of(0)) == 4


@pytest.mark.rule("FO-R-91")
def test_another_card_may_go_and_loyalty_stays() -> None:
    table = quiet().agendas(0, "wick-and-oil", *PLAIN[:3]).loyal(0, "wick-and-oil")
    table.run("agenda: 1").choose("drop well-read")
    assert table.view()["survivors"][0]["loyal"] == "wick-and-oil"


@pytest.mark.rule("FO-R-91")
def test_nobody_wins_with_five_agendas() -> None:
    # Five star agendas with a lead of 1 are worth 10, four of them only 8.
    table = quiet().agendas(0, *STARS).power(1, 0).coming("draw agenda morning-people")
    table.run("agenda: 1")
    assert influence(table) == 10
    assert table.question == "AGENDA_LIMIT"
    table.choose("drop morning-people")
    assert (table.land.over, influence(table)) == (False, 8)


@pytest.mark.rule("FO-R-91")
def test_others_do_not_win_before_the_limit_is_kept_but_right_after() -> None:
    table = quiet().agendas(0, *PLAIN).agendas(1, *STARS).run("agenda: 1").power(2, 0)
    assert (table.question, table.land.over) == ("AGENDA_LIMIT", False)
    table.choose("drop well-read")
    assert table.view()["winners"] == [1]


# What is hidden


@pytest.mark.rule("FO-AGENDA-03", "FO-R-99")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_number_of_agendas_is_public(seat: int) -> None:
    table = quiet(3).agendas(0, "wick-and-oil").agendas(1, *PLAIN)
    assert [survivor["agendas"] for survivor in table.view(seat)["survivors"]] == [1, 4, 0]


@pytest.mark.rule("FO-AGENDA-04", "FO-R-99")
def test_a_hand_and_its_influence_are_shown_to_its_owner_only() -> None:
    table = quiet().agendas(0, "wick-and-oil").agendas(1, "well-read", "full-pockets")
    seen = table.view(0)["survivors"]
    assert [card["agenda"] for card in seen[0]["hand"]] == ["wick-and-oil"]
    assert seen[0]["influence"] == 1
    assert (seen[1]["hand"], seen[1]["influence"]) == (None, None)
    for seat in (0, SPECTATOR):
        assert "well-read" not in json.dumps(table.view(seat))
        assert table.names.agendas.index("well-read") not in [
            code & 0xFFFF for code in known(table.land, seat).sight.agendas
        ]


@pytest.mark.rule("FO-AGENDA-04", "FO-R-99")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_two_tables_that_differ_in_hidden_agendas_look_the_same(seat: int) -> None:
    tables = [quiet().agendas(1, hand).deck("agenda", "quiet-please") for hand in PLAIN[:2]]
    first, second = (
        msgspec.json.encode([table.view(seat), known(table.land, seat)]) for table in tables
    )
    assert first == second
    own, other = (json.dumps(table.view(1)) for table in tables)
    assert own != other


@pytest.mark.rule("FO-AGENDA-04", "FO-R-99")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_loyalty_card_is_seen_by_all(seat: int) -> None:
    table = quiet().agendas(1, "wick-and-oil", "well-read").loyal(1, "wick-and-oil")
    assert table.view(seat)["survivors"][1]["loyal"] == "wick-and-oil"


@pytest.mark.rule("FO-AGENDA-04", "FO-R-99")
def test_agendas_are_shown_in_trades_only() -> None:
    table = quiet().agendas(0, "wick-and-oil", "well-read").stand(1, "A2.1")
    assert table.offers("show") == []
    assert table.choose("camp").offers("show") == []
    table.choose("trade 1")
    assert table.offers("show") == []
    assert table.choose("give-agenda well-read").offers("show") == ["show well-read"]


@pytest.mark.rule("FO-R-99")
def test_the_agenda_of_an_activation_is_seen_by_all_and_stays_open_among_the_discards() -> None:
    table = quiet().enemy("ditch-hen", "A2.1").letters(0, "E").activate("heavy-curtains")
    for seat in (0, 1, SPECTATOR):
        assert table.view(seat)["activation"] == "heavy-curtains"
    table.roll(1, 1, 1)
    for seat in (0, 1, SPECTATOR):
        assert table.view(seat)["activation"] is None
        assert table.view(seat)["discards"]["agenda"] == ["heavy-curtains"]


@pytest.mark.rule("FO-R-99")
def test_agendas_over_the_limit_are_discarded_unseen() -> None:
    table = quiet().agendas(0, *PLAIN).run("agenda: 1").choose("drop well-read")
    for seat in (0, 1, SPECTATOR):
        discards = table.view(seat)["discards"]
        assert (discards["agenda"], discards["dropped_agendas"]) == ([], 1)
        assert known(table.land, seat).sight.agenda_dropped == 1
    assert "well-read" not in json.dumps(table.view(1))


@pytest.mark.rule("FO-R-99", "FO-R-98")
def test_after_the_game_all_agendas_are_open() -> None:
    table = quiet().agendas(0, *STARS).agendas(1, "well-read").run("power: {star: 3}")
    assert table.land.over
    seen = table.view(SPECTATOR)["survivors"]
    assert [card["agenda"] for card in seen[1]["hand"]] == ["well-read"]
    assert [survivor["influence"] for survivor in seen] == [16, 3]
