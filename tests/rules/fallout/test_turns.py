"""Turns: the window at their start, and what each question of a turn offers (FO-TURN, FO-R-61)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"
NEXT = "C2.4"


@pytest.mark.rule("FO-TURN-02")
def test_a_turn_asks_for_anything_and_ends_by_default() -> None:
    table = quiet().stand(0, HERE)
    assert (table.question, table.seat, table.default) == ("TURN", 0, "end")
    assert table.offered[-1] == "end"
    assert table.land.decision is not None
    assert table.land.decision.source == 0
    assert "FO-TURN-02" in table.why("end")


@pytest.mark.rule("FO-TURN-02")
def test_nothing_stands_against_what_a_turn_offers() -> None:
    table = Table().agendas(0, "heavy-curtains").hold(0, "flare-gun", "tinned-pears").set(0, hp=9)
    table.perks(0, "old-debts").loyal(0, "heavy-curtains").stand(0, "A2.4")
    table.enemy("ditch-hen", "A2.4")
    frame = table.land.stack[-1]
    for line in table.offered:
        assert frame.refusals(table.land, table.notation.parse(line), 0) == 0, line
        assert frame.refusals(table.land, table.notation.parse(line), 1) != 0, line


@pytest.mark.rule("FO-TURN-02")
def test_what_belongs_to_other_moments_is_none_of_the_turns() -> None:
    table = quiet().stand(0, HERE)
    for choice in ("done", "recover", "accept", "reroll 1", f"stand {HERE}"):
        assert table.refuses(choice) == {"NOT_NOW"}, choice
    assert table.refuses("end", seat=1) == {"NOT_NOW"}
    table.choose("move", "move")
    assert table.refuses("done") == {"NOT_NOW"}


@pytest.mark.rule("FO-EQUIP-04", "FO-EQUIP-01")
def test_what_is_equipped_already_is_not_equipped_again() -> None:
    first = quiet().names.items[0]
    for card in (first, "flare-gun"):
        table = quiet().equip(0, card)
        assert table.refuses(f"equip {card}") == {"EQUIPPED_ALREADY"}
        assert table.refuses("equip oilskin") == {"NOT_HELD"}


@pytest.mark.rule("FO-R-61")
@pytest.mark.parametrize(
    ("set_first", "left"),
    [
        ("flare-gun", "rivet-gun"),
        ("oilskin", "quilted-coat"),
        ("stray-goat", "pack-mule"),
    ],
)
def test_a_slot_of_each_kind_is_set_at_most_once(set_first: str, left: str) -> None:
    table = quiet().hold(0, set_first, left).choose(f"equip {set_first}")
    assert table.refuses(f"equip {left}") == {"SLOT_SET"}
    assert not table.offers("equip")


@pytest.mark.rule("FO-R-61", "FO-EQUIP-04")
@pytest.mark.parametrize("last", ["flare-gun", "oilskin", "stray-goat", "loyal heavy-curtains"])
def test_the_window_stays_open_until_the_last_slot_is_set(last: str) -> None:
    table = quiet().agendas(0, "heavy-curtains")
    choices = ["flare-gun", "oilskin", "stray-goat", "loyal heavy-curtains"]
    table.hold(0, *(card for card in choices if " " not in card))
    lines = [card if " " in card else f"equip {card}" for card in choices if card != last]
    table.choose(*lines)
    line = last if " " in last else f"equip {last}"
    assert [option for option in table.offered if option in (line, *lines)] == [line]
    if last != choices[-1]:
        assert table.refuses("hide") == {"SLOT_SET"}
    table.choose(line)
    assert not [line for line in table.offered if line.split()[0] in ("equip", "loyal", "hide")]
    assert table.land.actions == 2


@pytest.mark.rule("FO-R-61", "FO-LOYAL-06")
def test_withdrawing_sets_loyalty_too_and_needs_something_to_withdraw() -> None:
    table = quiet().agendas(0, "heavy-curtains", "wick-and-oil")
    assert not table.offers("hide")
    table.loyal(0, "heavy-curtains")
    assert table.offers("hide") == ["hide"]
    table.choose("hide")
    assert table.refuses("loyal wick-and-oil") == {"SLOT_SET"}
    assert not table.offers("loyal")


@pytest.mark.rule("FO-EQUIP-04")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("before", ["boiler-plate", "quilted-coat"])
def test_what_was_equipped_goes_to_the_inventory_whoever_swaps(seat: int, before: str) -> None:
    table = quiet().equip(seat, before).hold(seat, "oilskin")
    for _ in range(seat):
        table.end_turn()
    table.choose("equip oilskin")
    assert (table.items_of(seat, "equipped"), table.items_of(seat)) == (["oilskin"], [before])


@pytest.mark.rule("FO-ITEM-01")
@pytest.mark.parametrize("kind", ["aid", "drug", "magazine"])
def test_what_needs_no_slot_works_in_the_inventory(kind: str) -> None:
    kite = f"{{deck: loot, kind: {kind}, value: 1, passive: [move: 2]}}"
    table = quiet(content=variant(items={"kite": kite})).hold(0, "kite")
    assert table.choose("move").land.points == 4


@pytest.mark.rule("FO-R-02")
def test_the_first_card_of_all_can_be_asked_for() -> None:
    table = quiet().equip(0, "boiler-plate").hold(0, "oilskin")
    table.run("may: {cost: {discard: boiler-plate}, do: [xp: 1]}").choose("choose 1")
    assert (table.items_of(0, "equipped"), table.items_of(0)) == ([], ["oilskin"])


@pytest.mark.rule("FO-EQUIP-04", "FO-INV-01")
def test_two_equal_cards_are_one_choice_and_other_cards_others() -> None:
    kite = "{deck: loot, kind: weapon, copies: 2, value: 1, letters: S}"
    table = quiet(content=variant(items={"kite": kite})).hold(0, "kite", "kite", "oilskin")
    assert sorted(table.offers("equip")) == ["equip kite", "equip oilskin"]


@pytest.mark.rule("FO-ATK-02", "FO-LOYAL-04")
def test_all_that_forbids_a_fight_is_told() -> None:
    table = quiet().agendas(0, "quiet-please").loyal(0, "quiet-please").stand(0, HERE)
    table.enemy("shield", NEXT)
    assert table.refuses(f"fight shield {NEXT}") == {"OUT_OF_RANGE", "LOYAL_TO_IT"}


@pytest.mark.rule("FO-EXPL-01")
@pytest.mark.parametrize("space", ["A2.1", "A2.2", "A2.3", "A2.4", "C2.1", "C2.2", "C2.3", "C2.4"])
def test_only_the_facedown_tiles_next_to_the_survivor_can_be_explored(space: str) -> None:
    table = quiet().stand(0, space)
    tiles = [node.removesuffix(".x") for node in table.neighbours(space) if node.endswith(".x")]
    assert sorted(table.offers("explore")) == sorted(f"explore {tile}" for tile in tiles)


@pytest.mark.rule("FO-MOVE-01")
@pytest.mark.parametrize(("less", "points"), [(-1, 1), (-2, 0), (-3, 0)])
def test_gear_may_take_all_movement_points_but_no_more(less: int, points: int) -> None:
    coat = f"{{deck: loot, kind: apparel, armor: 1, value: 2, passive: [move: {less}]}}"
    table = quiet(content=variant(items={"lead-coat": coat})).equip(0, "lead-coat")
    assert table.choose("move").land.points == points


@pytest.mark.rule("FO-QUEST-02", "FO-TURN-01")
@pytest.mark.parametrize("what", ["damage", "rads"])
def test_what_is_suffered_in_a_turn_is_counted_from_nothing(what: str) -> None:
    trigger = f"{{trigger: {{suffer: {{{what}: 3, within: turn}}}}, do: [caps: 5]}}"
    quest = f"{{number: 90, objectives: [{trigger}]}}"
    for number, caps in ((2, 3), (3, 8)):
        table = quiet(content=variant(quests={"hard-turn": quest})).stage("hard-turn")
        table.run(f"{what}: 2").end_round()
        assert table.run(f"{what}: {number}").land.caps[0] == caps


@pytest.mark.rule("FO-QUEST-04", "FO-R-84")
def test_a_quest_action_that_cannot_be_paid_for_is_refused() -> None:
    quest = """
number: 90
objectives:
  - {action: true, do: [xp: 1]}
  - {action: true, cost: {caps: 4}, do: [xp: 2]}
  - {action: true, cost: {caps: 3}, when: {trait: vilified}, do: [xp: 2]}
"""
    table = quiet(content=variant(quests={"fees": quest})).stage("fees").set(0, caps=3)
    assert table.offers("quest") == ["quest fees 1"]
    assert table.refuses("quest fees 2") == {"CANNOT_PAY"}
    assert table.refuses("quest fees 3") == {"UNMET"}
    table.set(0, caps=2)
    assert table.refuses("quest fees 3") == {"UNMET", "CANNOT_PAY"}
    table.set(0, caps=4)
    assert table.offers("quest") == ["quest fees 1", "quest fees 2"]
    assert table.choose("quest fees 2").land.caps[0] == 0


@pytest.mark.rule("FO-R-46", "FO-R-84", "FO-R-113")
def test_whoever_dies_of_the_cost_of_a_quest_action_finishes_it_from_where_that_was() -> None:
    quest = "{number: 90, objectives: [{action: true, cost: {damage: 3}, do: "
    quest += "[tokens: {faction: shield, at: here, count: 1}]}]}"
    table = quiet(content=variant(quests={"toll": quest})).stage("toll").stand(0, HERE)
    table.set(0, hp=3).choose("quest toll 1", "stand A2.2")
    assert table.enemies() == [f"shield {HERE}"]


# Deposits


def collection(caps: int, already: int = 0, players: int = 2) -> Table:
    """A table with a quest whose second objective collects five Caps."""
    quest = """
number: 90
objectives:
  - {trigger: {camp: true}, do: [xp: 1]}
  - {deposit: 5, do: [agenda: 1]}
"""
    table = quiet(players, content=variant(quests={"roof-fund": quest})).stage("roof-fund")
    if already:
        table.set(0, caps=9).choose("quest roof-fund 2", f"deposit {already}")
    return table.set(0, caps=caps)


@pytest.mark.rule("FO-QUEST-04", "FO-CAPS-01")
@pytest.mark.parametrize(
    ("caps", "already", "most"), [(2, 0, 2), (5, 0, 5), (9, 0, 5), (9, 3, 2), (2, 3, 2), (3, 1, 3)]
)
def test_as_many_caps_can_be_laid_on_a_quest_as_are_there_and_still_wanted(
    caps: int, already: int, most: int
) -> None:
    table = collection(caps, already).choose("quest roof-fund 2")
    assert (table.question, table.seat) == ("DEPOSIT", 0)
    assert table.offered == [f"deposit {number}" for number in range(1, most + 1)]
    assert table.default == f"deposit {most}"
    assert table.land.decision is not None
    assert table.land.decision.source == table.names.quests.index("roof-fund")


@pytest.mark.rule("FO-QUEST-04", "FO-CAPS-01")
def test_caps_that_are_laid_on_a_quest_are_gone_and_counted() -> None:
    table = collection(4).listen().choose("quest roof-fund 2", "deposit 3")
    assert (table.land.caps[0], table.land.actions) == (1, 1)
    assert table.log("CAPS_SPENT") == [("CAPS_SPENT", 0, 3, 0, 0)]
    quest = table.names.quests.index("roof-fund")
    assert table.log("COUNTED", "COMPLETED") == [("COUNTED", 0, quest, 1, 3)]
    assert table.agendas_of(0) == []


@pytest.mark.rule("FO-QUEST-04", "FO-QUEST-06", "FO-QUEST-07")
def test_the_last_of_the_caps_completes_the_objective_for_whoever_lays_it() -> None:
    table = collection(3, already=3).end_turn().listen()
    table.set(1, caps=4).choose("quest roof-fund 2", "deposit 2")
    assert (len(table.agendas_of(0)), len(table.agendas_of(1))) == (0, 1)
    assert (table.land.caps[0], table.land.caps[1]) == (3, 2)
    quest = table.names.quests.index("roof-fund")
    assert table.log("COMPLETED") == [("COMPLETED", 1, quest, 1, 0)]
    table.set(1, caps=9).choose("quest roof-fund 2")
    assert table.default == "deposit 5"  # the quest was not trashed, and collects anew


@pytest.mark.rule("FO-QUEST-03", "FO-CAPS-01")
def test_without_caps_nothing_can_be_laid_on_a_quest() -> None:
    assert collection(0).refuses("quest roof-fund 2") == {"CANNOT_PAY"}
