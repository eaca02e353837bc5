"""Encounters at a digital table: limits, reading, FORCED options, empty cases (FO-R-72 to FO-R-81)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table


def met(*options: str, space: str = "A2.2", players: int = 2, deck: str = "wasteland") -> Table:
    """A table at which seat 0 has just drawn an encounter with these options."""
    rows = "\n".join(f"  - {{{option}}}" for option in options)
    text = f"deck: {deck}\noptions:\n{rows}"
    table = Table(players=players, content=variant(encounters={"open-manhole": text}), forced=False)
    table.no_enemies().unstage().deck(deck, "open-manhole").stand(0, space)
    return table.letters(0, "SE").choose("encounter")


def shown(table: Table, seat: int) -> dict[str, Any]:
    """The encounter as a seat sees it."""
    encounter = table.seen(seat)["encounter"]
    assert isinstance(encounter, dict)
    return encounter


@pytest.mark.rule("FO-R-72")
def test_one_encounter_action_per_turn() -> None:
    table = met("do: [xp: 1]").choose("choose 1")
    assert "ENCOUNTERED" in table.refuses("encounter")
    table.stand(0, "A2.1")  # another icon
    assert table.refuses("encounter") == {"ENCOUNTERED"}


@pytest.mark.rule("FO-R-72")
def test_a_further_action_does_not_allow_a_second_encounter() -> None:
    table = met("do: [action: 2]").choose("choose 1")
    assert table.land.actions == 3
    assert table.refuses("encounter") == {"ENCOUNTERED", "ICON_USED"}


@pytest.mark.rule("FO-R-72")
def test_the_next_turn_allows_it_again() -> None:
    table = met("do: [xp: 1]").choose("choose 1").end_round()
    table.no_enemies().stand(0, "A2.2")
    assert "encounter" in table.offered


@pytest.mark.rule("FO-R-73")
def test_everybody_sees_which_card_is_read_before_the_choice() -> None:
    table = met("do: [xp: 1]", "do: [caps: 7]")
    for seat in (0, 1):
        assert shown(table, seat) == {
            "encounter": "open-manhole",
            "seat": 0,
            "level": 1,
            "open": [True, True],
        }
    assert table.seat == 0


@pytest.mark.rule("FO-R-73")
def test_the_outcome_is_not_told_before_the_choice() -> None:
    table = met("do: [caps: 7]", "do: [agenda: 1, trash: this]")
    for seat in (0, 1):
        words = json.dumps(shown(table, seat))
        assert not [word for word in ("caps", "agenda", "trash", "do") if f'"{word}"' in words]


@pytest.mark.rule("FO-R-73")
def test_drawing_the_card_commits_the_action() -> None:
    table = met("do: [xp: 1]", "do: [caps: 7]")
    assert table.land.actions == 1
    assert table.offered == ["choose 1", "choose 2"]  # no way back


@pytest.mark.rule("FO-R-73")
def test_playing_alone_is_no_different() -> None:
    table = met("do: [xp: 1]", "do: [caps: 7]", players=1)
    assert shown(table, 0)["open"] == [True, True]
    assert table.choose("choose 2").land.caps[0] == 10


@pytest.mark.rule("FO-R-74")
def test_the_topmost_true_forced_option_is_resolved() -> None:
    table = met(
        "do: [caps: 1]",
        "when: {caps: 9}, forced: true, do: [caps: 2]",
        "when: {caps: 3}, forced: true, do: [caps: 3]",
        "when: {caps: 1}, forced: true, do: [caps: 4]",
    )
    assert table.offered == ["choose 3"]
    assert shown(table, 0)["open"] == [False, False, True, False]


@pytest.mark.rule("FO-R-74")
def test_a_forced_option_is_resolved_as_far_as_possible() -> None:
    options = (
        "when: {letter: S}, forced: true, cost: {caps: 5}, do: [become: idolized]",
        "do: [xp: 1]",
    )
    table = met(*options)
    assert table.offered == ["choose 1"]
    table.choose("choose 1")
    assert table.traits_of(0) == {"idolized"}
    assert table.land.caps[0] == 3


@pytest.mark.rule("FO-R-74")
def test_a_forced_option_that_can_be_paid_is_paid() -> None:
    options = (
        "when: {letter: S}, forced: true, cost: {caps: 2}, do: [become: idolized]",
        "do: [xp: 1]",
    )
    assert met(*options).choose("choose 1").land.caps[0] == 1


@pytest.mark.rule("FO-R-75")
def test_conditions_and_costs_of_the_lead_bar_an_option() -> None:
    table = met("do: [xp: 1]", "when: {trait: synth}, do: [xp: 1]", "cost: {caps: 4}, do: [xp: 1]")
    assert table.offered == ["choose 1"]


@pytest.mark.rule("FO-R-75")
def test_a_hidden_payment_that_cannot_be_made_is_a_failed_task() -> None:
    table = met("tasks: [pay: {caps: 4}], do: [caps: 9], fail: [damage: 1]", "do: [xp: 1]")
    assert table.offered == ["choose 1", "choose 2"]
    table.choose("choose 1")
    assert (table.land.caps[0], table.hp(0)) == (3, 15)


@pytest.mark.rule("FO-R-75")
def test_without_an_open_option_nothing_happens_and_the_action_is_spent() -> None:
    table = Table(
        content=variant(encounters={"open-manhole": "{deck: wasteland, options: [{do: [xp: 1]}]}"})
    )
    cards = table.land.cards
    first = cards.encounter_options[table.names.encounters.index("open-manhole")]
    cards.option_condition[first] = cards.option_condition[_forced_row(table)]  # Addicted
    table.no_enemies().unstage().deck("wasteland", "open-manhole").stand(0, "A2.2")
    before = list(table.land.xp)
    table.choose("encounter")
    assert table.question == "TURN"
    assert table.land.actions == 1
    assert list(table.land.xp) == before
    assert table.deck_of("wasteland") == ["open-manhole"]


def _forced_row(table: Table) -> int:
    """The FORCED option of the warm puddle, which wants the trait Addicted."""
    return int(table.land.cards.encounter_options[table.names.encounters.index("warm-puddle")])


@pytest.mark.rule("FO-R-76")
def test_the_card_goes_below_after_all_its_results() -> None:
    table = met("do: [add: 33, choose: [{do: [xp: 1]}, {do: [caps: 1]}]]").choose("choose 1")
    assert table.question == "CHOICE"
    assert table.deck_of("wasteland") == ["small-museum"]  # in limbo meanwhile
    table.choose("choose 1")
    kinds, _, _ = table.pile("wasteland").chances()
    assert [table.names.encounters[kind] for kind in kinds] == ["small-museum"]
    assert table.deck_of("wasteland") == ["open-manhole", "small-museum"]


@pytest.mark.rule("FO-R-76")
def test_the_order_of_the_deck_is_shown_to_nobody() -> None:
    """Only how many cards there are: whichever lies at the bottom, all see the same."""
    tables = []
    for top, bottom in (("open-manhole", "radio-mast"), ("radio-mast", "open-manhole")):
        table = Table().deck("wasteland", top)
        table.pile("wasteland").put_below([table.names.encounters.index(bottom)])
        tables.append(table)
    one, other = tables
    assert one.pile("wasteland").chances() != other.pile("wasteland").chances()
    for seat in (0, 1, -2):
        assert one.view(seat) == other.view(seat)
    assert one.view()["decks"]["encounters"] == {
        "wasteland": 2,
        "settlement": 6,
        "vault-84": 0,
        "vault-109": 0,
    }


@pytest.mark.rule("FO-R-77")
def test_at_an_icon_without_level_the_symbol_counts_as_1() -> None:
    text = "{number: 51, deck: vault-109, options: [{do: [caps: level+1]}]}"
    table = Table(content=variant(encounters={"questionnaire": text})).no_enemies().unstage()
    table.run("add: 51").stand(0, "C2.2").choose("encounter")
    assert table.land.caps[0] == 5


@pytest.mark.rule("FO-R-77")
def test_in_a_quest_the_symbol_counts_as_1() -> None:
    text = "{number: 7, objectives: [{action: true, do: [caps: level+1]}]}"
    table = Table(content=variant(quests={"moth-problem": text})).no_enemies().unstage()
    table.stage("moth-problem").stand(0, "E1.1").choose("quest moth-problem 1")
    assert table.land.caps[0] == 5
    top = "{number: 7, stage: [caps: level+1], objectives: [{action: true, do: [xp: 1]}]}"
    table = Table(content=variant(quests={"moth-problem": top})).no_enemies().unstage()
    assert table.stand(0, "E1.1").stage("moth-problem").land.caps[0] == 5


@pytest.mark.rule("FO-R-77")
def test_a_number_below_0_counts_as_0() -> None:
    table = Table().run("caps: level-1, xp: level-1, lose-caps: level-1", level=0)
    assert table.land.caps[0] == 3
    assert table.land.xp[0] == 0
    assert table.run("shop: level-1", level=0).question == "TURN"


@pytest.mark.rule("FO-R-81")
def test_barred_options_are_shown_as_barred() -> None:
    table = met("do: [xp: 1]", "when: {trait: synth}, do: [xp: 1]", "cost: {caps: 3}, do: [xp: 1]")
    for seat in (0, 1):
        assert shown(table, seat)["open"] == [True, False, True]
    assert table.refuses("choose 2")


# Why not


@pytest.mark.rule("FO-ENC-04", "FO-ENC-08", "FO-R-72", "FO-ACT-05")
def test_all_reasons_against_an_encounter_are_told() -> None:
    table = met("do: [trash: this]").choose("choose 1").enemy("ditch-hen", "A2.2")
    reasons = {"NO_DECK", "ENCOUNTERED", "ICON_USED", "ENEMY_HERE"}
    assert table.refuses("encounter") == reasons
    table.stand(0, "C2.1").deck("settlement").enemy("ditch-hen", "C2.1")
    assert table.refuses("encounter") == reasons - {"ICON_USED"}


@pytest.mark.rule("FO-ENC-13", "FO-ENC-14", "FO-ENC-15", "FO-R-75")
def test_an_option_that_is_barred_says_why() -> None:
    synth = "when: {trait: synth}, cost: {caps: 9}"
    options = (f"{synth}, do: [xp: 1]", "when: {letter: L}, forced: true, do: [xp: 2]", "do: []")
    table = met(*options)
    assert set(table.why("choose 1")) >= {"FO-ENC-13", "FO-R-75"}
    assert "FO-ENC-15" in table.why("choose 2")
    assert "FO-ENC-13" not in table.why("choose 2")
    assert "FO-ENC-15" not in table.why("choose 1")
    table = met("when: {letter: S}, forced: true, do: [xp: 2]", f"{synth}, do: [xp: 1]", "do: []")
    assert set(table.why("choose 2")) >= {"FO-ENC-13", "FO-ENC-14"}


@pytest.mark.rule("FO-ENC-14", "FO-SOLO-02")
def test_a_forced_option_looks_at_the_space_and_who_is_in_it() -> None:
    options = ("when: {survivor-here: true, icon: wasteland}, forced: true, do: [xp: 1]", "do: []")
    assert met(*options).stand(1, "A2.1").offered == ["choose 2"]
    assert met(*options).stand(1, "A2.2").offered == ["choose 1"]
    assert met(*options, players=1).offered == ["choose 2"]


# Cards that lead to others, and cards that teach


@pytest.mark.rule("FO-R-80")
def test_a_card_that_leads_to_an_empty_deck_leads_nowhere() -> None:
    table = met("do: [encounter: vault-84, caps: 2]").choose("choose 1")
    assert (table.question, table.land.caps[0]) == ("TURN", 5)


@pytest.mark.rule("FO-EQUIP-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_may_give_xp_for_each_encounter_of_its_owner(seat: int) -> None:
    table = Table().no_enemies().unstage().drop_all(0).drop_all(1).hold(seat, "vault-84-pass")
    before = [int(xp) for xp in table.land.xp]
    table.deck("wasteland", "radio-mast").run("encounter: wasteland").choose("choose 2")
    assert [table.land.xp[i] - before[i] for i in range(2)] == [1 + (seat == 0), 0]


@pytest.mark.rule("FO-ENC-13", "FO-R-113")
def test_an_encounter_to_which_a_card_leads_is_met_where_the_survivor_is() -> None:
    text = "{deck: wasteland, options: [{when: {icon: settlement}, do: [caps: 1]}, {do: []}]}"
    for space, number in (("A2.1", 2), ("A2.2", 1)):
        table = Table(content=variant(encounters={"open-manhole": text}), forced=False)
        table.deck("wasteland", "open-manhole").stand(0, space).run("encounter: wasteland")
        assert (table.question, len(table.offered)) == ("OPTION", number)


@pytest.mark.rule("FO-R-46", "FO-R-113")
def test_a_card_whose_cost_kills_goes_on_from_where_it_was_read() -> None:
    table = met("cost: {damage: 9}, do: [kill: {within: 0}]", "do: []").set(0, hp=9)
    table.enemy("ditch-hen", "A2.2").enemy("salt-crab", "A2.1").choose("choose 1", "stand A2.1")
    assert (table.question, table.offered) == ("KILL", ["kill ditch-hen A2.2"])
