"""Using cards: what is offered, and all that forbids it (FO-ITEM-01, FO-EXH, FO-CPN-01, FO-PERK)."""

from __future__ import annotations

import pytest

from overseer.games.fallout import refusal
from overseer.games.fallout.pairs import source_of
from overseer.games.fallout.terms import M_TURN, S_ITEM, S_PERK
from overseer.games.fallout.uses import perk_refusals, use_refusals
from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

ASKING = "cost: {caps: 2}, if: {trait: vilified}, do: [xp: 1]"


def jar(*uses: str, kind: str = "aid, value: 1", copies: int = 1) -> str:
    """An item with these uses."""
    texts = ", ".join(f"{{{use}}}" for use in uses)
    return f"{{deck: loot, copies: {copies}, kind: {kind}, use: [{texts}]}}"


def with_jar(*uses: str, kind: str = "aid, value: 1", copies: int = 1) -> Table:
    """A quiet table whose loot has the jar."""
    return quiet(content=variant(items={"jar": jar(*uses, kind=kind, copies=copies)}))


# Reasons


@pytest.mark.rule("FO-EXH-02", "FO-ITEM-01")
def test_all_that_forbids_to_exhaust_a_card_is_told() -> None:
    table = with_jar(f"when: turn, spend: exhaust, {ASKING}").set(0, caps=1).hold(0, "jar!")
    assert table.refuses("use jar 1") == {"EXHAUSTED", "UNMET", "CANNOT_PAY"}
    table.set(0, caps=2)
    assert table.refuses("use jar 1") == {"EXHAUSTED", "UNMET"}
    table.traits(0, "vilified")
    assert table.refuses("use jar 1") == {"EXHAUSTED"}
    table.drop_all(0)
    assert table.refuses("use jar 1") == {"NOT_HELD"}


@pytest.mark.rule("FO-ACT-01", "FO-ITEM-01")
def test_all_that_forbids_a_use_that_is_an_action_is_told() -> None:
    table = with_jar(f"when: action, spend: keep, {ASKING}").hold(0, "jar").set(0, caps=4)
    table.traits(0, "vilified").choose("use jar 1")
    assert (table.land.actions, table.land.caps[0], table.land.xp[0]) == (1, 2, 1)
    assert table.refuses("use jar 1") == {"USED_ALREADY"}
    table.set(0, caps=1)
    assert table.refuses("use jar 1") == {"USED_ALREADY", "CANNOT_PAY"}
    table.choose("move").traits(0)
    assert table.refuses("use jar 1") == {"USED_ALREADY", "CANNOT_PAY", "UNMET", "NO_ACTIONS"}


@pytest.mark.rule("FO-ITEM-01")
def test_a_use_of_another_moment_is_told_with_all_else() -> None:
    table = with_jar(f"when: fight, spend: exhaust, {ASKING}").set(0, caps=1).hold(0, "jar!")
    assert table.refuses("use jar 1") == {"OTHER_MOMENT", "EXHAUSTED", "UNMET", "CANNOT_PAY"}


@pytest.mark.rule("FO-CPN-01")
def test_a_companion_of_another_is_not_for_this_turn() -> None:
    table = with_jar(f"when: turn, spend: exhaust, {ASKING}", kind="companion, keep: {players: 1}")
    table.set(1, caps=1).equip(1, "jar!")
    item = table.names.items.index("jar")
    told = use_refusals(table.land, 1, item, 0, M_TURN)
    every = refusal.OWN_TURN | refusal.EXHAUSTED | refusal.UNMET | refusal.CANNOT_PAY
    assert told == every
    table = with_jar(f"when: turn, spend: exhaust, {ASKING}", kind="companion, keep: {players: 1}")
    table.traits(1, "vilified").set(1, caps=2).equip(1, "jar")
    assert use_refusals(table.land, 1, item, 0, M_TURN) == refusal.OWN_TURN
    assert table.end_turn().offers("use") == ["use jar 1"]


@pytest.mark.rule("FO-PERK-01", "FO-PERK-02")
def test_all_that_forbids_a_perk_is_told() -> None:
    perk = f"{{letters: S, use: {{when: action, {ASKING}}}}}"
    table = quiet(content=variant(perks={"favour": perk})).perks(0, "favour").set(0, caps=1)
    assert table.refuses("perk favour") == {"UNMET", "CANNOT_PAY"}
    number = table.names.perks.index("favour")
    table.choose("move", "move", "step A2.3")
    assert table.refuses("perk favour") == {"NO_ACTIONS", "UNMET", "CANNOT_PAY"}
    table.perks(1, "quick-feet")
    assert table.refuses("perk quick-feet") == {"NOT_HELD"}
    quick, swing = (table.names.perks.index(each) for each in ("quick-feet", "long-swing"))
    assert perk_refusals(table.land, 1, quick, M_TURN) == refusal.OWN_TURN
    table.perks(1, "long-swing")  # for fights
    told = perk_refusals(table.land, 1, swing, M_TURN)
    assert told == refusal.OWN_TURN | refusal.OTHER_MOMENT
    assert perk_refusals(table.land, 1, number, M_TURN) == refusal.NOT_HELD


@pytest.mark.rule("FO-SOLO-02")
@pytest.mark.parametrize("first", [False, True])
def test_a_settlement_stands_for_another_survivor_on_quests_but_not_on_cards(first: bool) -> None:
    use = "when: turn, spend: keep, if: {survivor-here: true}, do: [xp: 1]"
    perk = "{letters: S, use: {when: turn, if: {survivor-here: true}, do: [xp: 1]}}"
    name, card = ("mail-carbine" if first else "jar"), ("strong-back" if first else "favour")
    content = variant(items={name: jar(use)}, perks={card: perk})
    tables = [
        quiet(players, content=content).stand(0, "A2.1").hold(0, name).perks(0, card)
        for players in (1, 2)
    ]
    for table in tables:
        assert table.refuses(f"use {name} 1") == table.refuses(f"perk {card}") == {"UNMET"}
    table = tables[1].stand(1, "A2.1")
    assert table.offers("use") + table.offers("perk") == [f"use {name} 1", f"perk {card}"]


@pytest.mark.rule("FO-R-114", "FO-ACT-01")
def test_any_other_card_pays_and_the_last_action_is_taken() -> None:
    cost = "cost: {discard: any}, do: [xp: 1]"
    perk = f"{{letters: S, use: {{when: action, {cost}}}}}"
    items = {"jar": jar(f"when: action, spend: discard, {cost}")}
    content = variant(items=items, perks={"favour": perk})
    for choice in ("perk favour", "use jar 1"):
        table = quiet(content=content).equip(0, "boiler-plate!").choose("move")
        table.perks(0, "favour").hold(0, *(["jar"] if choice.startswith("use") else []))
        table.choose(choice)
        assert (table.items_of(0, "equipped"), table.items_of(0)) == ([], [])
        assert (table.land.xp[0], table.land.actions) == (1, 0), choice


# What is offered


@pytest.mark.rule("FO-ITEM-01")
def test_each_use_of_each_card_is_offered() -> None:
    uses = ("when: fight, spend: keep, do: [hits: 1]", "when: turn, spend: keep, do: [xp: 1]")
    table = with_jar(*uses, "when: turn, spend: keep, do: [caps: 1]").set(0, hp=9)
    table.hold(0, "penny-novel", "jar", "tinned-pears").perks(0, "old-debts", "quick-feet")
    table.hold(1, "stimpak").perks(1, "second-breakfast").set(1, hp=9)
    uses_offered = ["use tinned-pears 1", "use jar 2", "use jar 3"]
    perks = ["perk old-debts", "perk quick-feet"]
    assert table.offers("use") + table.offers("perk") == uses_offered + perks
    table.choose("use jar 2")
    assert table.offers("use") == ["use tinned-pears 1", "use jar 3"]
    table.end_turn()
    assert table.offers("use") == ["use stimpak 1"]
    assert table.offers("perk") == ["perk second-breakfast"]


@pytest.mark.rule("FO-ITEM-01", "FO-EQUIP-02")
def test_an_equipped_card_and_its_copy_are_one_option() -> None:
    table = with_jar(
        "when: turn, spend: exhaust, do: [xp: 1]", kind="companion, keep: {players: 1}", copies=2
    )
    table.equip(0, "jar").hold(0, "tinned-pears", "jar").set(0, hp=9)
    assert sorted(table.offers("use")) == ["use jar 1", "use tinned-pears 1"]
    table.choose("use jar 1")
    assert table.items_of(0, "equipped") == ["jar!"]
    assert table.refuses("use jar 1") == {"EXHAUSTED"}  # the copy is not equipped


@pytest.mark.rule("FO-ITEM-01", "FO-EQUIP-02")
def test_the_first_card_of_all_is_used_like_any_other() -> None:
    plate = "{deck: character, kind: apparel, armor: 2, value: 5, use: [{when: turn, spend: keep, "
    table = quiet(content=variant(items={"boiler-plate": f"{plate}do: [xp: 1]}}]}}"}))
    assert table.names.items[0] == "boiler-plate"
    assert table.refuses("use boiler-plate 1") == {"NOT_HELD"}
    assert table.hold(0, "boiler-plate").refuses("use boiler-plate 1") == {"NOT_EQUIPPED"}
    table.drop_all(0)
    assert table.equip(0, "boiler-plate").choose("use boiler-plate 1").land.xp[0] == 1
    assert table.refuses("use boiler-plate 1") == {"USED_ALREADY"}


@pytest.mark.rule("FO-EXH-01")
def test_of_two_copies_the_ready_one_is_used() -> None:
    table = with_jar("when: turn, spend: exhaust, do: [xp: 1]", copies=2).hold(0, "jar!", "jar")
    assert table.offers("use") == ["use jar 1"]
    table.choose("use jar 1")
    assert table.items_of(0) == ["jar!", "jar!"]


# What is told


@pytest.mark.rule("FO-ITEM-01", "FO-PERK-01", "FO-PERK-04")
def test_what_is_used_is_told_and_asks_in_its_own_name() -> None:
    vote = "do: [vote: {yes: [caps: 1], no: [caps: 2]}]"
    perk = f"{{letters: S, use: {{when: turn, {vote}}}}}"
    items = {"jar": jar(f"when: turn, spend: keep, {vote}")}
    table = quiet(content=variant(items=items, perks={"favour": perk})).listen()
    table.end_turn().hold(1, "jar").perks(1, "favour").choose("use jar 1")
    item, number = table.names.items.index("jar"), table.names.perks.index("favour")
    assert table.log("USED") == [("USED", 1, item, 0, 0)]
    assert table.land.decision is not None
    assert table.land.decision.source == source_of(S_ITEM, item)
    table.choose("vote no", "vote no", "perk favour")
    assert table.log("PERK_USED") == [("PERK_USED", 1, number, 0, 0)]
    assert table.land.decision is not None
    assert table.land.decision.source == source_of(S_PERK, number)
    table.choose("vote no", "vote no")
    assert table.land.caps[1] == 7
    assert number in list(table.land.perk_deck)
