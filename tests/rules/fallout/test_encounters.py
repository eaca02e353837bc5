"""Encounters: icons, decks, options, tasks, and the way back to the bottom (FO-ENC)."""

from __future__ import annotations

from typing import Any

import pytest

from overseer.catalog.fallout.game import FalloutGame
from overseer.games.fallout.notation import ENCOUNTER_DECKS
from rules.fallout.content import outpost, variant
from rules.fallout.table import Table, quiet

CAMP = "A2.1"  # settlement, level 1
BOX = "A2.2"  # wasteland, level 1
CHAPEL = "C2.1"  # settlement, level 2
LIGHTHOUSE = "E1.1"  # wasteland, level 3
VAULTS = {"vault-84": "E1.2", "vault-109": "C2.2"}
FIRST_CARD = {"vault-84": 41, "vault-109": 51}
KINDS = {"wasteland": BOX, "settlement": CAMP}
STARRED = {
    kind: sorted(c.id for c in outpost().box.encounters if c.deck == kind and not c.number)
    for kind in ENCOUNTER_DECKS
}


def card(*options: str, deck: str = "wasteland", number: int = 0) -> str:
    """An encounter as a pack writes it."""
    head = f"number: {number}\n" if number else ""
    return f"{head}deck: {deck}\noptions: [{', '.join(f'{{{option}}}' for option in options)}]"


def met(*options: str, space: str = BOX, **arranged: Any) -> Table:
    """A table where a survivor has just drawn an encounter with these options."""
    table = quiet(content=variant(encounters={"odd-noise": card(*options)}), forced=False)
    table.deck("wasteland", "odd-noise").set(0, caps=0)
    for name, value in arranged.items():
        getattr(table, name)(0, *([value] if isinstance(value, str) else value))
    return table.stand(0, space).listen().choose("encounter")


def shown(table: Table, seat: int = 0) -> dict[str, Any]:
    """The encounter as a seat sees it."""
    return dict(table.seen(seat)["encounter"])


# Decks and icons


@pytest.mark.rule("FO-ENC-01")
@pytest.mark.parametrize("deck", ENCOUNTER_DECKS)
def test_each_of_the_four_decks_serves_its_icon(deck: str) -> None:
    space = {**VAULTS, **KINDS}[deck]
    cards = {"odd-noise": card("do: [caps: 1]", "do: [caps: 2]", deck=deck, number=60)}
    table = quiet(content=variant(encounters=cards)).deck(deck).run("add: 60")
    assert table.deck_of(deck) == ["odd-noise"]
    assert shown(table.stand(0, space).choose("encounter"))["encounter"] == "odd-noise"


@pytest.mark.rule("FO-ENC-01")
def test_settlements_are_for_the_shop_and_the_wasteland_is_for_loot() -> None:
    steps = dict.fromkeys(KINDS, "")
    for encounter in outpost().box.encounters:
        if not encounter.number:
            steps[encounter.deck] += str(encounter.options)
    assert "'shop'" in steps["settlement"]
    assert "'shop'" not in steps["wasteland"]
    assert "'loot'" in steps["wasteland"]
    assert "'loot'" not in steps["settlement"]


@pytest.mark.rule("FO-ENC-02", "FO-SETUP-06")
def test_two_decks_are_made_at_set_up_and_no_vault_has_one() -> None:
    table = Table(3)  # its sheet adds one card to the wasteland
    assert set(STARRED["wasteland"]) < set(table.deck_of("wasteland"))
    assert STARRED["settlement"] == sorted(table.deck_of("settlement"))
    assert (table.deck_of("vault-84"), table.deck_of("vault-109")) == ([], [])


@pytest.mark.rule("FO-ENC-03", "FO-ENC-04")
@pytest.mark.parametrize("deck", VAULTS)
def test_vault_cards_are_drawn_at_their_own_vault_alone(deck: str) -> None:
    other = next(vault for vault in VAULTS if vault != deck)
    table = quiet().run(f"add: {FIRST_CARD[deck]}").stand(0, VAULTS[other])
    assert table.refuses("encounter") == {"NO_DECK"}
    table.stand(0, VAULTS[deck]).choose("encounter")
    assert table.question == "OPTION"


@pytest.mark.rule("FO-ENC-03")
@pytest.mark.parametrize("space", [CAMP, BOX])
def test_vault_cards_do_not_come_up_elsewhere(space: str) -> None:
    table = quiet().run("add: 41, add: 51").deck("wasteland").deck("settlement").stand(0, space)
    assert table.refuses("encounter") == {"NO_DECK"}


@pytest.mark.rule("FO-ENC-04", "FO-R-79")
@pytest.mark.parametrize("deck", VAULTS)
def test_a_vault_is_closed_until_its_deck_exists_and_when_it_is_used_up(deck: str) -> None:
    cards = {"odd-noise": card("do: [trash: this]", deck=deck, number=60)}
    table = quiet(content=variant(encounters=cards)).stand(0, VAULTS[deck])
    assert table.refuses("encounter") == {"NO_DECK"}
    table.run("add: 60").choose("encounter")
    assert table.deck_of(deck) == []
    table.end_round().no_enemies().stand(0, VAULTS[deck])
    assert table.refuses("encounter") == {"NO_DECK"}


@pytest.mark.rule("FO-ENC-04", "FO-R-80")
@pytest.mark.parametrize(("deck", "space"), KINDS.items())
def test_without_a_deck_there_is_no_encounter_action(deck: str, space: str) -> None:
    table = quiet().stand(0, space)
    assert "encounter" in table.offered
    assert table.deck(deck).refuses("encounter") == {"NO_DECK"}


@pytest.mark.rule("FO-ENC-05")
def test_most_icons_have_a_level_and_vaults_have_none() -> None:
    levels = {
        space["icon"]: space["level"]
        for slot in quiet().seen()["map"]
        for space in slot.get("spaces", [])
        if space["icon"]
    }
    assert levels["vault-84"] == levels["vault-109"] == 0
    assert levels["wasteland"] > 0
    assert levels["settlement"] > 0


@pytest.mark.rule("FO-ENC-05", "FO-R-77")
def test_at_an_icon_without_a_level_the_symbol_counts_as_one() -> None:
    cards = {"odd-noise": card("do: [caps: level]", deck="vault-84", number=60)}
    table = quiet(content=variant(encounters=cards)).run("add: 60").stand(0, VAULTS["vault-84"])
    assert table.set(0, caps=0).choose("encounter").land.caps[0] == 1


@pytest.mark.rule("FO-ENC-06", "FO-RES-01", "FO-RES-02")
@pytest.mark.parametrize(("space", "level"), [(BOX, 1), (LIGHTHOUSE, 3)])
@pytest.mark.parametrize(("number", "more"), [("level", 0), ("level+1", 1), ("level-1", -1)])
def test_a_level_symbol_reads_as_the_number_of_the_icon(
    space: str, level: int, number: str, more: int
) -> None:
    table = met(f"do: [caps: {number}]", space=space).choose("choose 1")
    assert table.land.caps[0] == level + more


@pytest.mark.rule("FO-ENC-06")
@pytest.mark.parametrize(("space", "difficulty"), [(BOX, 1), (LIGHTHOUSE, 3)])
def test_a_level_symbol_in_a_test_is_its_difficulty(space: str, difficulty: int) -> None:
    option = "tasks: [test: {letters: S, difficulty: level}], do: [caps: 1]"
    table = met(option, space=space).choose("choose 1")
    assert table.seen()["contest"]["difficulty"] == difficulty


@pytest.mark.rule("FO-ENC-06", "FO-R-46")
def test_the_level_is_that_of_the_icon_where_the_card_was_drawn() -> None:
    table = met("do: [place: {place: signal-box}, caps: level]", space=LIGHTHOUSE)
    table.choose("choose 1", f"put {BOX}")
    assert (table.at(0), table.land.caps[0]) == (BOX, 3)


@pytest.mark.rule("FO-ENC-07")
@pytest.mark.parametrize("space", ["A2.3", "A2.4", "C2.3", "E1.3"])
def test_there_is_no_encounter_without_an_icon(space: str) -> None:
    table = quiet().stand(0, space)
    assert "encounter" not in table.offered
    assert table.refuses("encounter") == {"NO_ICON"}


@pytest.mark.rule("FO-ENC-07")
@pytest.mark.parametrize(
    ("space", "deck"), [(CAMP, "settlement"), (CHAPEL, "settlement"), (LIGHTHOUSE, "wasteland")]
)
def test_the_card_is_of_the_deck_of_the_icon(space: str, deck: str) -> None:
    for coming in STARRED[deck]:
        table = quiet(forced=False).stand(0, space).coming(f"meet {deck} {coming}")
        assert shown(table.choose("encounter"))["encounter"] == coming
        assert (table.land.actions, coming in table.deck_of(deck)) == (1, False)
    other = next(kind for kind in KINDS if kind != deck)
    table = quiet().stand(0, space).deck(deck, STARRED[deck][0])
    size = len(table.deck_of(other))
    assert len(table.choose("encounter").deck_of(other)) == size


@pytest.mark.rule("FO-ENC-07", "FO-ENC-16")
def test_the_top_card_is_drawn() -> None:
    """A card at the bottom does not come up before those above it."""
    table = quiet(1).deck("wasteland", "queue-of-one", "radio-mast").stand(0, BOX)
    table.coming("meet wasteland queue-of-one").choose("encounter", "choose 1")
    table.end_round().no_enemies().stand(0, BOX).coming("meet wasteland queue-of-one")
    with pytest.raises(AssertionError, match="cannot come up"):
        table.choose("encounter")


@pytest.mark.rule("FO-ENC-07", "FO-ACT-05")
def test_an_active_enemy_forbids_it() -> None:
    assert quiet().stand(0, BOX).enemy("ditch-hen", BOX).refuses("encounter") == {"ENEMY_HERE"}


@pytest.mark.rule("FO-ENC-08")
def test_an_icon_is_used_once_per_turn() -> None:
    table = met("do: [action: 1]").choose("choose 1")
    assert table.land.actions == 2
    assert "ICON_USED" in table.refuses("encounter")


@pytest.mark.rule("FO-ENC-08")
def test_an_icon_may_be_used_in_every_turn_and_by_everybody() -> None:
    table = quiet().deck("wasteland", "queue-of-one").stand(0, BOX).stand(1, BOX)
    for _ in range(2):
        for _ in range(2):
            table.choose("encounter", "choose 1").end_turn()
        table.no_enemies()
    assert table.land.round == 3


# Reading and choosing


@pytest.mark.rule("FO-ENC-09", "FO-ENC-10", "FO-SOLO-04")
@pytest.mark.parametrize("players", [1, 2])
def test_introduction_and_leads_are_read_out_and_no_outcome(players: int) -> None:
    game = FalloutGame(["outpost"])
    table = quiet(players, forced=False).deck("settlement", "market-day").stand(0, CAMP)
    table.land.book = game.book
    table.choose("encounter")
    decision = table.land.decision
    assert decision is not None
    told = decision.text() + "".join(option.text() for option in decision.options)
    told += "".join(str(table.seen(seat)) for seat in range(players))
    story = game.content.story
    for number in (1, 2, 3):
        assert story("en", f"encounter-market-day.lead-{number}")[0] in told
        assert story("en", f"encounter-market-day.outcome-{number}")[0] not in told
    for hidden in ("success-2", "fail-2"):
        assert story("en", f"encounter-market-day.{hidden}")[0] not in told


@pytest.mark.rule("FO-ENC-10")
def test_the_active_player_picks_and_nothing_has_happened_before() -> None:
    table = met("do: [caps: 1]", "do: [caps: 2]")
    assert (table.question, table.seat) == ("OPTION", 0)
    assert table.offered == ["choose 1", "choose 2"]
    assert table.land.caps[0] == 0
    assert table.refuses("end") == {"NOT_NOW"}


@pytest.mark.rule("FO-ENC-10")
@pytest.mark.parametrize(("pick", "caps"), [(1, 1), (2, 2), (3, 4)])
def test_one_option_is_picked_and_only_that_one_happens(pick: int, caps: int) -> None:
    table = met("do: [caps: 1]", "do: [caps: 2]", "do: [caps: 4]").choose(f"choose {pick}")
    assert (table.question, table.land.caps[0]) == ("TURN", caps)


@pytest.mark.rule("FO-ENC-11")
def test_all_instructions_of_the_option_are_carried_out_in_order() -> None:
    table = met("do: [damage: 3, heal: 2, become: vilified, caps: 4, xp: 1]").choose("choose 1")
    assert (table.hp(0), table.land.caps[0], table.land.xp[0]) == (15, 4, 1)
    assert table.traits_of(0) == {"vilified"}
    kinds = ("DAMAGE", "HEALED", "TRAIT", "CAPS", "XP")
    assert tuple(line[0] for line in table.log(*kinds)) == kinds


@pytest.mark.rule("FO-ENC-11", "FO-R-02")
def test_what_cannot_be_done_is_left_out_and_the_rest_goes_on() -> None:
    table = met("do: [discard: any, lose: addicted, unexhaust: one, caps: 4]").choose("choose 1")
    assert table.land.caps[0] == 4


# Tasks


@pytest.mark.rule("FO-ENC-12")
@pytest.mark.parametrize(("faces", "caps"), [((4, 4, 1), 5), ((4, 1, 1), 1)])
def test_a_test_is_attempted_after_picking(faces: tuple[int, int, int], caps: int) -> None:
    option = "tasks: [test: {letters: S, difficulty: 2}], do: [caps: 5], fail: [caps: 1]"
    table = met(option, "do: [xp: 1]", letters="P")
    assert table.question == "OPTION"
    table.choose("choose 1")
    assert (table.question, table.land.caps[0]) == ("DICE", 0)
    assert table.roll(*faces).land.caps[0] == caps


@pytest.mark.rule("FO-ENC-12", "FO-FIGHT-15")
@pytest.mark.parametrize(("faces", "caps"), [((3, 1, 1), 5), ((1, 1, 1), 1)])
def test_an_enemy_is_drawn_and_fought_after_picking(faces: tuple[int, int, int], caps: int) -> None:
    option = "tasks: [fight: {draw: critter}], do: [caps: 5], fail: [caps: 1]"
    table = met(option, "do: [xp: 1]").coming("token ditch-hen").choose("choose 1")
    assert table.question == "DICE"
    assert table.roll(*faces).land.caps[0] == caps


@pytest.mark.rule("FO-ENC-12")
def test_a_fail_without_results_is_nothing() -> None:
    option = "tasks: [test: {letters: S, difficulty: 2}], do: [caps: 5]"
    table = met(option, letters="P").choose("choose 1").roll(1, 1, 1)
    assert (table.question, table.land.caps[0]) == ("TURN", 0)


@pytest.mark.rule("FO-ENC-12", "FO-R-75")
@pytest.mark.parametrize(("caps", "left"), [(3, 5), (2, 3)])
def test_a_payment_after_picking_fails_if_it_cannot_be_made(caps: int, left: int) -> None:
    table = met("tasks: [pay: {caps: 3}], do: [caps: 5], fail: [caps: 1]")
    assert table.set(0, caps=caps).choose("choose 1").land.caps[0] == left


# Conditions


@pytest.mark.rule("FO-ENC-13")
@pytest.mark.parametrize(
    ("condition", "arranged"),
    [
        ("trait: vilified", {"traits": "vilified"}),
        ("has: weapon", {"hold": "broom-spear"}),
        ("equipped: weapon", {"equip": "broom-spear"}),
        ("agendas: 1", {"agendas": "well-read"}),
    ],
)
def test_an_option_is_open_only_if_its_condition_holds(
    condition: str, arranged: dict[str, str]
) -> None:
    options = ("do: [caps: 1]", f"when: {{{condition}}}, do: [caps: 2]")
    table = met(*options)
    assert table.offered == ["choose 1"]
    assert shown(table)["open"] == [True, False]
    assert table.refuses("choose 2")
    table = met(*options, **arranged)
    assert table.offered == ["choose 1", "choose 2"]
    assert table.choose("choose 2").land.caps[0] == 2


@pytest.mark.rule("FO-ENC-13")
def test_the_traits_of_others_do_not_open_an_option() -> None:
    table = met("do: [caps: 1]", "when: {trait: vilified}, do: [caps: 2]")
    assert table.traits(1, "vilified").stand(1, BOX).offered == ["choose 1"]


@pytest.mark.rule("FO-ENC-13", "FO-R-75")
def test_an_option_with_a_cost_is_open_only_if_it_can_be_paid() -> None:
    table = met("do: [xp: 1]", "cost: {caps: 2}, do: [xp: 2]")
    assert table.offered == ["choose 1"]
    table.set(0, caps=2)
    assert table.offered == ["choose 1", "choose 2"]
    table.choose("choose 2")
    assert (table.land.caps[0], table.land.xp[0]) == (0, 2)


@pytest.mark.rule("FO-ENC-14")
def test_a_forced_option_whose_condition_holds_is_the_only_one() -> None:
    options = ("do: [caps: 1]", "when: {trait: addicted}, forced: true, do: [caps: 2]")
    table = met(*options, "when: {trait: addicted}, do: [caps: 4]", traits="addicted")
    assert (table.offered, shown(table)["open"]) == (["choose 2"], [False, True, False])
    assert table.refuses("choose 1")
    assert table.refuses("choose 3")
    assert table.choose("choose 2").land.caps[0] == 2


@pytest.mark.rule("FO-ENC-15")
def test_a_forced_option_whose_condition_fails_cannot_be_picked() -> None:
    table = met("do: [caps: 1]", "when: {trait: addicted}, forced: true, do: [caps: 2]")
    assert (table.offered, shown(table)["open"]) == (["choose 1"], [True, False])
    assert table.refuses("choose 2")


# Afterwards


@pytest.mark.rule("FO-ENC-16", "FO-R-76")
def test_an_encounter_goes_back_to_the_bottom_of_its_own_deck() -> None:
    table = quiet(1).deck("wasteland", "queue-of-one", "radio-mast").stand(0, BOX)
    table.coming("meet wasteland radio-mast").choose("encounter")
    assert table.deck_of("wasteland") == ["queue-of-one"]  # meanwhile it is in no deck
    table.choose("choose 2")
    assert sorted(table.deck_of("wasteland")) == ["queue-of-one", "radio-mast"]
    table.end_round().no_enemies().stand(0, BOX).coming("meet wasteland queue-of-one")
    assert shown(table.choose("encounter"))["encounter"] == "queue-of-one"


@pytest.mark.rule("FO-ENC-16", "FO-RES-12")
def test_a_trashed_encounter_does_not_go_back() -> None:
    table = met("do: [caps: 1, trash: this, caps: 2]").choose("choose 1")
    assert (table.deck_of("wasteland"), table.land.caps[0]) == ([], 3)


@pytest.mark.rule("FO-ENC-16", "FO-RES-03", "FO-R-76")
def test_a_card_added_by_the_encounter_lies_above_it() -> None:
    table = met("do: [add: 31, xp: 1]").choose("choose 1")
    assert sorted(table.deck_of("wasteland")) == ["lost-lamplighter", "odd-noise"]
    table.end_round().no_enemies().stand(0, BOX).coming("meet wasteland odd-noise")
    with pytest.raises(AssertionError, match="cannot come up"):
        table.choose("encounter")


@pytest.mark.rule("FO-ENC-16", "FO-R-46")
@pytest.mark.parametrize("how", ["do: [damage: 9, caps: 2]", "cost: {damage: 9}, do: [caps: 2]"])
def test_the_card_goes_back_although_it_has_killed(how: str) -> None:
    table = met(how, "do: [xp: 1]").set(0, hp=9).choose("choose 1", f"stand {CAMP}")
    assert (table.deck_of("wasteland"), table.land.caps[0]) == (["odd-noise"], 2)
    assert (table.seat, table.at(0)) == (1, CAMP)


@pytest.mark.rule("FO-ENC-16", "FO-R-49")
def test_the_card_goes_back_although_it_has_eliminated() -> None:
    table = met("do: [rads: 9, caps: 2, add: 31]").set(0, rads=9).choose("choose 1")
    assert (table.land.eliminated[0], table.land.caps[0]) == (1, 0)
    assert sorted(table.deck_of("wasteland")) == ["lost-lamplighter", "odd-noise"]


@pytest.mark.rule("FO-ENC-16")
def test_both_cards_go_back_if_one_leads_to_another() -> None:
    table = quiet().stand(0, LIGHTHOUSE).deck("wasteland", "small-museum", "queue-of-one")
    table.coming("meet wasteland small-museum").choose("encounter", "choose 2", "choose 1")
    assert sorted(table.deck_of("wasteland")) == ["queue-of-one", "small-museum"]
    assert table.land.xp[0] == 1 + 3  # the second at the level of the icon too
