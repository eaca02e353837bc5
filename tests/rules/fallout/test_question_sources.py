"""Questions: whose each is, what it speaks of, and what is taken by default (FO-R-102)."""

from __future__ import annotations

import pytest

from rules.fallout.table import Table, quiet

HERE = "C2.1"


def asked(table: Table) -> tuple[str, int, int]:
    """The open question, whose it is, and the number of what it speaks of."""
    assert table.land.decision is not None
    return table.question, table.seat, int(table.land.decision.source)


@pytest.mark.rule("FO-R-102", "FO-KILL-01")
def test_who_was_killed_is_asked_as_such_and_who_sets_up_is_not() -> None:
    table = quiet().run("damage: 16", seat=1)
    assert (asked(table), table.default) == (("STAND", 1, 1), "stand A2.1")
    table = Table(2, first=1, set_up_all=False).go_on()
    assert (asked(table), table.default) == (("CHARACTER", 1, 0), table.offered[0])
    table.choose(table.offered[1])
    assert (asked(table), table.default) == (("STAND", 1, 0), "stand A2.1")


@pytest.mark.rule("FO-R-102", "FO-BASE-04")
def test_a_choice_on_a_card_is_of_its_survivor_and_by_default_the_last() -> None:
    table = quiet(3).run("choose: [{do: [caps: 1]}, {do: [xp: 1]}, {do: [heal: 1]}]", seat=1)
    assert (table.question, table.seat, table.default) == ("CHOICE", 1, "choose 3")
    first = asked(table)[2]
    table = quiet(3).run("choose: [{do: [caps: 2]}, {do: [xp: 2]}, {do: [heal: 2]}]", seat=1)
    assert asked(table)[2] != first  # another place of another card


@pytest.mark.rule("FO-R-102", "FO-BASE-03")
def test_whom_a_card_means_is_asked_of_its_survivor_first_player_first() -> None:
    table = quiet(4, first=2).run("others: {who: one, do: [caps: 1]}", seat=3)
    assert asked(table) == ("WHO", 3, 0)
    assert table.offered == ["pick 2", "pick 0", "pick 1"]
    assert table.default == "pick 2"


@pytest.mark.rule("FO-R-102", "FO-BASE-03")
def test_a_vote_speaks_of_its_card_and_is_for_it_by_default() -> None:
    table = quiet(2).stage("moth-problem")
    table.run("vote: {yes: [caps: 1], no: [caps: 2]}", source="moth-problem")
    source = asked(table)[2]
    assert (table.question, table.seat, table.offered) == ("VOTE", 0, ["vote yes", "vote no"])
    assert table.default == "vote yes"
    table = quiet(2).stage("unpaid-tolls")
    table.run("vote: {yes: [caps: 1], no: [caps: 2]}", source="unpaid-tolls")
    assert asked(table)[2] == source + 1


@pytest.mark.rule("FO-R-102", "FO-SHOP-05")
def test_a_shop_asks_as_long_as_interactions_are_left() -> None:
    table = quiet().set(1, caps=30).run("shop: 2", seat=1)
    assert (asked(table), table.default) == (("SHOP", 1, 2), "done")
    table.choose(table.offers("buy")[0])
    while table.question == "EQUIP":
        table.choose("done")
    assert (asked(table), table.default) == (("SHOP", 1, 1), "done")


@pytest.mark.rule("FO-R-102", "FO-TEST-03")
def test_the_rerolls_of_a_test_name_its_difficulty_and_are_left_by_default() -> None:
    table = quiet().run(tasks="test: {letters: SP, difficulty: 3}", seat=1).roll(1, 1, 1)
    assert (asked(table), table.default) == (("TEST_REROLL", 1, 3), "done")


@pytest.mark.rule("FO-R-102", "FO-R-68")
def test_each_side_of_a_trade_is_asked_about_the_other() -> None:
    table = quiet(3).agendas(1, "well-read", "full-pockets").stand(1, "A2.1").stand(0, "A2.1")
    table.choose("camp", "trade 1")
    assert (asked(table), table.default) == (("TRADE", 0, 1), "decline")
    table.choose("give-caps 1", "want-agendas 2", "propose")
    assert (asked(table), table.default) == (("AGENDAS", 1, 0), "decline")
    table.choose("give-agenda well-read")
    assert (asked(table), table.default) == (("AGENDAS", 1, 0), "decline")
    table.choose("give-agenda full-pockets")
    assert (asked(table), table.default) == (("ANSWER", 1, 0), "decline")
    table.choose("counter")
    assert (asked(table), table.default) == (("TRADE", 1, 0), "decline")
    table.choose("want-caps 1", "propose")
    assert (asked(table), table.default) == (("ANSWER", 0, 1), "decline")
