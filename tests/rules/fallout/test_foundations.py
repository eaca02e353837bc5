"""Foundations: what comes first, what must be done, what is checked (FO-BASE, FO-COMP, FO-R-01 on)."""

from __future__ import annotations

import pytest

from overseer.texts.ledger import ledger
from rules.fallout.content import variant
from rules.fallout.table import Table


def quiet(players: int = 2, first: int = 0) -> Table:
    """A table without enemies and quests; everybody has letters enough to learn in peace."""
    table = Table(players, first=first).no_enemies().unstage()
    for seat in range(players):
        table.letters(seat, "SPECIAL")
    return table


@pytest.mark.rule("FO-BASE-01", "FO-R-03")
def test_where_sources_differ_the_glossary_of_the_rules_reference_is_played() -> None:
    """The quick reference counts areas, the glossary dice: a die strikes once or not at all."""
    table = quiet().letters(0, "S").stand(0, "A2.1").enemy("quarry-hand", "A2.1")
    table.listen().choose("fight quarry-hand A2.1").roll(6, 1, 1)  # body and legs, both weak
    assert table.log("STRUCK") == [("STRUCK", 0, 1, 2, 0)]
    assert table.enemies() == ["quarry-hand A2.1"]
    # What the program goes by is one ledger, of that book only.
    assert {rule.partition("-")[0] for rule in ledger("fallout").entries} == {"FO"}


@pytest.mark.rule("FO-BASE-02")
def test_a_card_is_right_against_the_rules() -> None:
    table = quiet().hold(0, "tinned-pears", "iodine-drops", "penny-novel").equip(0, "pack-mule")
    table.run("caps: 1").hold(0, "rad-tonic")
    assert table.question == "TURN"  # four cards: the mule carries two more than the limit of three
    assert len(table.items_of(0)) == 4
    table.hold(0, "stimpak", "folding-bed")
    assert table.question == "LIMIT"


@pytest.mark.rule("FO-BASE-03", "FO-R-01")
def test_an_effect_on_several_takes_the_first_player_first_then_clockwise() -> None:
    table = quiet(4, first=2)
    table.hold(0, "oilskin", "bell-hammer").hold(1, "flare-gun", "broom-spear")
    table.hold(3, "penny-novel", "stimpak")
    table.run("others: {who: all, do: [discard: any]}", seat=2)
    assert table.question == "DISCARD"
    order = []
    while table.question == "DISCARD":
        order.append(table.seat)
        table.choose(table.offered[0])
    assert order == [3, 0, 1]


@pytest.mark.rule("FO-BASE-03", "FO-R-01")
def test_the_first_player_comes_first_even_if_another_carries_the_effect_out() -> None:
    table = quiet(3, first=1).hold(1, "oilskin", "stimpak").hold(2, "flare-gun", "rad-tonic")
    table.run("others: {who: all, do: [discard: any]}", seat=0)
    assert table.seat == 1
    table.choose(table.offered[0])
    assert table.seat == 2
    table = quiet(3, first=2).run("vote: {yes: [caps: 1], no: [caps: 2]}", seat=0)
    seats = []
    while table.question == "VOTE":
        seats.append(table.seat)
        table.choose("vote yes")
    assert seats == [2, 0, 1]


@pytest.mark.rule("FO-BASE-03")
def test_between_equals_an_enemy_takes_the_one_nearest_to_the_first_player() -> None:
    for first, victim in ((0, 0), (1, 1), (2, 2)):
        table = quiet(3, first=first)
        for seat in range(3):
            table.stand(seat, "A2.1").set(seat, hp=10)
        table.enemy("ditch-hen", "A2.1").listen().activate("well-read")
        assert [line[1] for line in table.log("FIGHT")] == [victim]
    # Remaining HP decide first.
    table = quiet(3).set(2, hp=9).set(1, hp=10).set(0, hp=10)
    for seat in range(3):
        table.stand(seat, "A2.1")
    table.enemy("ditch-hen", "A2.1").listen().activate("well-read")
    assert [line[1] for line in table.log("FIGHT")] == [2]


@pytest.mark.rule("FO-BASE-04")
def test_what_a_survivor_may_do_can_be_declined() -> None:
    table = quiet().run("may: {cost: {caps: 2}, do: [xp: 1]}, caps: 4")
    assert table.question == "CHOICE"
    assert table.offered == ["choose 1", "choose 2"]
    table.choose("choose 2")
    assert table.land.caps[0] == 7
    assert table.land.xp[0] == 0
    table = quiet().run("may: {cost: {caps: 2}, do: [xp: 1]}").choose("choose 1")
    assert table.land.caps[0] == 1
    assert table.land.xp[0] == 1
    # A card that was gained may be equipped, or not.
    table = quiet().coming("draw loot oilskin").run("loot: 1")
    assert table.offered == ["equip oilskin", "done"]


@pytest.mark.rule("FO-BASE-05")
def test_a_survivor_is_figure_board_cards_and_the_player_who_decides() -> None:
    table = quiet().hold(1, "oilskin", "stimpak").traits(1, "idolized").perks(1, "keen-eye")
    # The player decides for their survivor in another's turn, too.
    table.run("others: {who: all, do: [discard: any]}")
    assert table.seat == 1
    table.choose("discard oilskin inventory ready").run("damage: 20", seat=1)
    assert (table.seat, table.question) == (1, "STAND")
    table.choose("stand A2.1").set(1, rads=15, caps=4).run("rads: 1", seat=1)
    # And all of it leaves the game together.
    gone = table.view()["survivors"][1]
    assert gone["eliminated"]
    for part in ("letters", "traits", "equipped", "inventory", "beside", "perks"):
        assert gone[part] == [], part
    assert gone["caps"] == gone["agendas"] == 0
    assert "keen-eye" in table.view()["perks"]
    spaces = [space for slot in table.view()["map"] for space in slot.get("spaces", ())]
    assert [space["survivors"] for space in spaces if space["survivors"]] == [[0]]


# Components


@pytest.mark.rule("FO-COMP-01")
def test_a_board_records_hp_rads_xp_letters_and_traits() -> None:
    table = quiet().letters(0, "SPL").traits(0, "vilified", "addicted").set(0, hp=7, rads=2, xp=8)
    board = table.view()["survivors"][0]
    assert (board["hp"], board["rads"], board["xp"]) == (7, 2, 8)
    assert board["letters"] == ["S", "P", "L"]
    assert board["traits"] == ["vilified", "addicted"]
    assert table.view()["survivors"][1]["hp"] == 16  # everyone has a board of their own


@pytest.mark.rule("FO-COMP-02")
def test_a_board_has_three_slots_and_an_inventory() -> None:
    table = quiet().drop_all(0)
    table.hold(0, "flare-gun", "oilskin", "stray-goat")
    table.choose("equip flare-gun", "equip oilskin", "equip stray-goat")
    assert sorted(table.items_of(0, "equipped")) == ["flare-gun", "oilskin", "stray-goat"]
    assert table.items_of(0) == []
    table.hold(0, "stimpak")
    assert table.refuses("equip stimpak") == {"NO_EFFECT"}  # aid has no slot
    # One card to a slot: what it displaces goes to the inventory.
    table = quiet().drop_all(0).equip(0, "flare-gun").hold(0, "bell-hammer")
    table.choose("equip bell-hammer")
    assert table.items_of(0, "equipped") == ["bell-hammer"]
    assert table.items_of(0) == ["flare-gun"]


@pytest.mark.rule("FO-COMP-03")
def test_hp_and_rads_share_a_scale_from_0_to_16() -> None:
    table = quiet().set(0, hp=10).run("heal: 99")
    assert table.hp(0) == 16
    table.set(0, rads=3).run("heal-rads: 5")
    assert table.land.rads[0] == 0
    table.set(0, hp=5).listen().run("damage: 9")
    assert table.hp(0) == 0  # the peg stops at the end of the scale
    table = quiet().set(0, hp=16, rads=14).run("rads: 9")
    assert table.land.rads[0] == 16
    # The green peg meets the red one.
    table = quiet().set(0, hp=9, rads=7).run("damage: 1")
    assert table.question == "TURN"
    table.run("damage: 1")
    assert table.question == "STAND"


@pytest.mark.rule("FO-COMP-04")
def test_the_xp_track_has_a_start_and_a_hole_below_each_letter() -> None:
    table = quiet()
    for hole in range(1, 8):
        table.run("xp: 1")
        assert table.land.xp[0] == hole
    table.coming("letter S", "letter P").run("xp: 1")
    assert table.land.xp[0] == 0
    assert table.question == "KEEP"


@pytest.mark.rule("FO-COMP-07")
def test_an_agenda_card_is_influence() -> None:
    table = quiet().agendas(0, "rainy-day-tin")
    assert table.view(0)["survivors"][0]["influence"] == 1
    table.coming("draw agenda good-company").run("agenda: 1")
    assert table.agendas_of(0) == ["rainy-day-tin", "good-company"]
    assert table.view(0)["survivors"][0]["influence"] == 2


# Order and duty


@pytest.mark.rule("FO-R-01")
def test_printed_results_are_carried_out_from_left_to_right() -> None:
    table = quiet().run("caps: 2, lose-caps: 9, caps: 1")
    assert table.land.caps[0] == 1
    table = quiet().set(0, hp=14).run("heal: 5, damage: 3")
    assert table.hp(0) == 13


@pytest.mark.rule("FO-R-01")
def test_the_active_survivor_orders_what_concerns_only_them() -> None:
    quests = {
        "evening-class": "{number: 18, objectives: [{trigger: {explore: any}, do: [caps: 1]}]}",
        "hard-week": "{number: 16, objectives: [{trigger: {explore: any}, do: [lose-caps: 9]}]}",
    }
    table = Table(2, first=1, content=variant(quests=quests)).no_enemies().unstage()
    table.stage("evening-class").stage("hard-week").end_turn().stand(0, "A2.3")
    table.coming("tile pylon-field").choose("explore B1")
    assert table.question == "DEED"
    assert table.seat == 0  # not the first player
    assert table.offered == ["complete evening-class 1", "complete hard-week 1"]
    table.choose("complete hard-week 1")
    assert table.land.caps[0] == 1


@pytest.mark.rule("FO-R-01")
def test_choices_of_enemies_and_the_board_are_the_first_players() -> None:
    table = quiet(3, first=1).stand(0, "A2.1").stand(1, "E1.1").stand(2, "E1.1")
    table.enemy("mud-colossus", "B2.x").activate("well-read")
    assert table.question == "ENEMY_STEP"
    assert table.seat == 1


@pytest.mark.rule("FO-R-02")
def test_what_is_not_optional_must_be_done() -> None:
    table = quiet().drop_all(0).hold(0, "stimpak", "rad-tonic").run("discard: any")
    assert table.offered == ["discard stimpak inventory ready", "discard rad-tonic inventory ready"]
    table = quiet().run("choose: [{do: [caps: 1]}, {do: [xp: 1]}]")
    assert table.offered == ["choose 1", "choose 2"]
    assert table.refuses("done") == {"NOT_NOW"}
    table = quiet().set(0, hp=9).run("damage: 2, lose-caps: 1")
    assert table.hp(0) == 7
    assert table.land.caps[0] == 2


@pytest.mark.rule("FO-R-02")
@pytest.mark.parametrize(
    "impossible",
    [
        "discard: drug",
        "lose: addicted",
        "heal: 3",
        "heal-rads: 2",
        "place: {enemy: critter}",
        "enemy: {type: critter, at: {enemy: critter}, face: down}",
        "tokens: {faction: shield, at: {terrain: difficult}, count: 2}",
        "kill: {within: 3}",
        "remove-tokens: {faction: star, within: 9}",
        "unexhaust: one",
        "add: 31, add: 31",
        "stage: 7, stage: 7",
        "trash: 35",
        "complete: {quest: 14, objective: 1}",
        "others: {who: here, do: [caps: 1]}",
        "choose: [{when: {caps: 50}, do: [xp: 1]}, {cost: {caps: 50}, do: [xp: 2]}]",
        "loot: 1",
        "asset: 2",
    ],
)
def test_what_cannot_be_done_is_skipped_and_the_rest_goes_on(impossible: str) -> None:
    table = quiet().stand(0, "A2.1").stand(1, "A2.2").drop_all(0)
    if "terrain" in impossible:
        table = hills_off(table)
    table.deck("loot").deck("asset").run(f"{impossible}, caps: 4")
    assert table.land.caps[0] == 7
    assert table.question == "TURN"
    assert table.items_of(0) == []
    assert table.land.xp[0] == 0
    assert table.enemies() == []


def hills_off(table: Table) -> Table:
    """The table with a tile without difficult terrain where the harbour was."""
    return table.tile("E1", "pylon-field")


# Checks


@pytest.mark.rule("FO-R-05")
def test_death_is_checked_after_every_single_loss() -> None:
    table = quiet().set(0, hp=3).run("damage: 3, heal: 9")
    assert table.question == "STAND"
    table = quiet().set(0, hp=3).run("rads: 3, heal-rads: 9")
    assert table.question == "STAND"
    # Even what the rads themselves would heal comes too late.
    table = quiet(3).set(2, hp=2, rads=1).run("rads: 1", seat=2)
    assert table.question == "STAND"


@pytest.mark.rule("FO-R-05")
def test_levels_are_resolved_after_the_result_that_earned_them() -> None:
    table = quiet().set(0, xp=7).coming("letter S", "letter P").run("xp: 1, caps: 2")
    assert table.question == "KEEP"
    assert table.land.caps[0] == 3
    table.choose(table.offered[0])
    while table.question == "PERK":
        table.choose(table.offered[0])
    assert table.land.caps[0] == 5


@pytest.mark.rule("FO-R-05")
def test_limits_are_checked_after_a_result_with_all_its_draws() -> None:
    table = quiet().drop_all(0).hold(0, "stimpak", "rad-tonic", "folding-bed")
    table.coming("draw loot tinned-pears", "draw loot iodine-drops", "draw loot forgotten-till")
    table.listen().run("loot: 3, caps: 2")
    assert table.question == "LIMIT"
    # All are drawn, the event has taken effect, the next result waits.
    assert len(table.items_of(0)) == 5
    assert table.land.caps[0] == 3 + 4
    table.choose("discard stimpak inventory ready", "discard rad-tonic inventory ready")
    assert table.land.caps[0] == 3 + 4 + 2


@pytest.mark.rule("FO-R-05")
def test_levels_come_before_limits_and_limits_before_victory_and_defeat() -> None:
    table = quiet().drop_all(0).hold(0, "stimpak", "rad-tonic", "folding-bed")
    table.land.levels[0] = 1
    table.land.power[0] = 7
    table.coming("letter S", "letter P").listen().hold(0, "tinned-pears")
    assert table.question == "KEEP"
    table.choose(table.offered[0])
    while table.question == "PERK":
        table.choose(table.offered[0])
    assert table.question == "LIMIT"
    assert table.land.lost == 0
    table.choose("discard stimpak inventory ready")
    assert table.land.over
    assert [line[0] for line in table.log("LEVEL_UP", "CARD_LOST", "LOST", "WON")] == [
        "LEVEL_UP",
        "CARD_LOST",
        "LOST",
    ]


@pytest.mark.rule("FO-R-05")
def test_victory_is_checked_after_each_result_and_before_the_end_of_the_track() -> None:
    stars = ("a-light-in-the-window", "wick-and-oil", "everyone-home", "keepers-oath")
    table = quiet().agendas(0, *stars).power(6, 4).listen().run("power: {star: 1}, caps: 9")
    # A lead of three spaces, on the last space of the track: 4 agendas with 1 + 3 each.
    assert table.land.over
    assert table.view()["winners"] == [0]
    assert table.land.lost == 0
    assert table.land.caps[0] == 3  # the results after that are not carried out
    table = quiet().power(6, 4).run("power: {star: 1}, caps: 9")
    assert table.land.over
    assert table.view()["winners"] == []
    assert table.land.lost == 1


@pytest.mark.rule("FO-R-05")
def test_who_is_eliminated_earns_no_level_any_more() -> None:
    table = quiet(3)
    table.land.levels[1] = 1
    table.land.rads[1] = 15
    table.run("rads: 1", seat=1)
    assert table.land.eliminated[1] == 1
    assert table.question == "TURN"
    assert table.seat == 0


@pytest.mark.rule("FO-R-06")
def test_the_number_of_players_is_fixed_at_the_start() -> None:
    table = quiet(3)
    assert table.view()["target"] == 9
    table.set(1, rads=15).run("rads: 1", seat=1)
    assert table.land.eliminated[1] == 1
    assert table.view()["target"] == 9
    deck = len(table.deck_of("agenda"))
    table.run("caps: players")
    assert table.land.caps[0] == 6
    table.run("add: 37")
    pile = table.pile("settlement")
    assert len(pile.cards) == 1
    assert pile.borrowed == 3  # shuffled with as many cards as there were players
    assert len(table.deck_of("agenda")) == deck
    assert table.content.cards.agenda_players[table.names.agendas.index("certificates")] == 3
    assert "certificates" in table.deck_of("agenda") + table.agendas_of(0) + table.agendas_of(2)
