"""Killed survivors: back to the starting tile without the inventory (FO-KILL-01 to 04)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.notation import LETTERS
from rules.fallout.content import Content, variant
from rules.fallout.table import Table, quiet

START = [f"stand A2.{space}" for space in (1, 2, 3, 4)]
FAR = "C2.1"  # the tin chapel, a settlement of level 2


def dying(content: Content | None = None, seat: int = 0, **options: int) -> Table:
    """A table where a survivor far from the start has 2 HP left."""
    return quiet(content=content, **options).stand(seat, FAR).set(seat, hp=2)


def quest(objective: str) -> Content:
    """Content whose quest 7 has this objective."""
    return variant(quests={"moth-problem": f"{{number: 7, objectives: [{objective}]}}"})


def item(card: str) -> Content:
    """Content with one more item, the lamp."""
    return variant(items={"lamp": card})


# Where, what is lost, what stays


@pytest.mark.rule("FO-KILL-01", "FO-R-47")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_killed_survivor_picks_a_space_of_the_starting_tile(seat: int) -> None:
    table = dying(seat=seat).run("damage: 2", seat=seat)
    assert (table.question, table.seat, table.offered) == ("STAND", seat, START)
    assert table.choose("stand A2.4").at(seat) == "A2.4"


@pytest.mark.rule("FO-KILL-01")
def test_the_starting_tile_has_as_many_spaces_as_are_drawn_on_it() -> None:
    camp = """
kind: named
spaces:
  - {place: crossroads-camp, cells: [0, 4], label: 0, encounter: settlement, level: 1}
  - {place: signal-box, cells: [1, 2, 3, 5, 6], label: 5, encounter: wasteland, level: 1}
"""
    table = dying(variant(tiles={"crossroads-camp": camp})).run("damage: 2")
    assert table.offered == ["stand A2.1", "stand A2.2"]


@pytest.mark.rule("FO-R-47", "FO-KILL-01")
def test_the_space_may_be_occupied_and_has_no_effect_on_entering() -> None:
    sheet = variant(
        tiles={
            "crossroads-camp": """
kind: named
spaces:
  - {place: crossroads-camp, cells: [0, 4], label: 0, encounter: settlement, level: 1}
  - {place: signal-box, cells: [5, 6], label: 5, encounter: wasteland, level: 1}
  - {cells: [1, 2], terrain: [irradiated]}
  - {cells: [3]}
"""
        }
    )
    table = dying(sheet).stand(1, "A2.3").enemy("pantry-roach", "A2.3").listen()
    table.run("damage: 2").choose("stand A2.3")
    assert (table.at(0), table.at(1), table.land.rads[0]) == ("A2.3", "A2.3", 0)
    assert table.log("FIGHT", "MOVED") == []
    assert table.seat == 1


@pytest.mark.rule("FO-KILL-02")
def test_all_inventory_cards_are_discarded_to_their_own_piles() -> None:
    table = dying().hold(0, "oilskin", "stimpak", "bottomless-flask").equip(0, "bell-hammer")
    table.run("damage: 2").choose("stand A2.1")
    assert table.items_of(0) == []
    assert table.items_of(0, "equipped") == ["bell-hammer"]
    discards = table.view()["discards"]
    assert (discards["loot"], discards["asset"]) == (["oilskin"], ["stimpak"])
    assert discards["unique"] == ["bottomless-flask"]


@pytest.mark.rule("FO-KILL-02")
def test_the_figure_is_put_down_before_the_inventory_is_lost() -> None:
    table = dying().hold(0, "oilskin").run("damage: 2")
    assert (table.question, table.items_of(0)) == ("STAND", ["oilskin"])


@pytest.mark.rule("FO-KILL-03")
def test_hp_return_to_the_maximum_and_rads_stay() -> None:
    table = quiet(3).set(2, hp=6, rads=4).run("damage: 2", seat=2).choose("stand A2.1")
    assert (table.hp(2), table.land.rads[2]) == (14, 4)


@pytest.mark.rule("FO-R-47")
def test_all_but_the_inventory_stays() -> None:
    table = Table().no_enemies().unstage().drop_all(0).stand(0, FAR).set(0, hp=2, xp=1, caps=5)
    table.letters(0, "SPA").traits(0, "vilified", "well-rested").perks(0, "keen-eye")
    table.equip(0, "stray-goat!", "oilskin", "bell-hammer").hold(0, "stimpak")
    table.agendas(0, "wick-and-oil", "well-read").loyal(0, "wick-and-oil")
    before = table.view(0)["survivors"][0]
    after = table.run("damage: 2").choose("stand A2.1").view(0)["survivors"][0]
    lost = {"space": "A2.1", "hp": 16, "inventory": []}
    assert after == before | lost
    assert before["inventory"]
    assert [card["exhausted"] for card in after["equipped"]].count(True) == 1


@pytest.mark.rule("FO-R-47")
def test_the_character_card_stays() -> None:
    table = Table(3).run("damage: 20", seat=2).choose("stand A2.1")
    assert table.items_of(2, "beside") == ["night-usher"]


# The turn


@pytest.mark.rule("FO-KILL-04", "FO-R-46")
def test_death_in_the_own_turn_ends_it() -> None:
    table = dying().perks(0, "quick-feet").choose("move").run("damage: 2").choose("stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)
    assert table.land.points == 0
    assert table.perks_of(0) == ["quick-feet"]


@pytest.mark.rule("FO-KILL-04")
def test_death_in_mid_move_ends_the_turn_and_drops_the_fights_to_come() -> None:
    table = dying().set(0, hp=3, rads=2).enemy("pantry-roach", "C2.3").listen()
    table.choose("move", "step C2.3")
    assert table.question == "STAND"
    table.choose("stand A2.2")
    assert (table.seat, table.log("FIGHT")) == (1, [])
    assert (table.land.points, table.enemies()) == (0, ["pantry-roach C2.3"])


@pytest.mark.rule("FO-KILL-04")
def test_death_in_an_aggressive_chain_drops_the_fights_to_come() -> None:
    table = dying().set(0, hp=1).letters(0, "E").perks(0, "old-debts")
    table.enemy("pantry-roach", "C2.4").enemy("barge-bandit", "C2.4").choose("move", "step C2.4")
    table.choose("fight pantry-roach C2.4").roll(4, 1, 1).choose("stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)
    assert table.enemies() == ["barge-bandit C2.4", "pantry-roach C2.4"]


@pytest.mark.rule("FO-KILL-04")
def test_death_by_an_own_card_ends_the_turn() -> None:
    lamp = "{deck: loot, kind: aid, value: 1, use: [{when: turn, spend: exhaust, do: [damage: 3]}]}"
    table = dying(item(lamp)).hold(0, "lamp").choose("use lamp 1").choose("stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)


@pytest.mark.rule("FO-KILL-04")
def test_death_while_camping_ends_the_camp() -> None:
    lamp = """{deck: loot, kind: aid, value: 1, ready-cost: {damage: 3},
               use: [{when: turn, spend: exhaust, do: [mp: 1]}]}"""
    table = dying(item(lamp)).hold(0, "lamp!").choose("camp")
    table.choose("unexhaust lamp inventory exhausted", "stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)


@pytest.mark.rule("FO-KILL-04", "FO-R-46")
def test_death_in_the_shop_ends_the_visit_and_the_row_is_brought_back_to_four() -> None:
    table = dying(quest("{trigger: {buy: true}, do: [damage: 20]}")).stage("moth-problem")
    table.set(0, caps=30).shop("rad-tonic", "stimpak", "folding-bed", "long-rifle").run("shop: 3")
    table.choose("buy rad-tonic", "stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)
    assert len(table.land.shop) == 4


@pytest.mark.rule("FO-KILL-04", "FO-R-46")
def test_death_in_a_test_ends_the_test_as_failed() -> None:
    lamp = """{deck: loot, kind: aid, value: 1,
               use: [{when: test, spend: discard, do: [reroll: 1, damage: 3]}]}"""
    table = dying(item(lamp)).hold(0, "lamp").set(0, caps=0)
    table.run("caps: 9", tasks="test: {letters: S, difficulty: 1}", fail="caps: 1")
    table.roll(6, 6, 6).choose("use lamp 1", "stand A2.1")
    assert (table.question, table.seat, table.land.caps[0]) == ("TURN", 1, 1)


@pytest.mark.rule("FO-R-48", "FO-KILL-04")
def test_death_outside_the_own_turn_ends_no_turn() -> None:
    table = dying(seat=1).hold(1, "oilskin").choose("move").run("damage: 2", seat=1)
    table.choose("stand A2.1")
    assert (table.question, table.seat, table.land.points) == ("TURN", 0, 2)
    assert (table.items_of(1), table.hp(1)) == ([], 16)
    table.end_turn()
    assert (table.seat, table.land.actions) == (1, 2)
    assert table.choose("move", "step A2.3").at(1) == "A2.3"


@pytest.mark.rule("FO-R-48")
def test_death_by_an_activated_enemy_leaves_the_next_turn_as_usual() -> None:
    table = quiet(1).stand(0, FAR).set(0, hp=1).letters(0, "E").enemy("ditch-hen", FAR)
    table.coming("draw agenda heavy-curtains").end_turn().roll(4, 1, 1).choose("stand A2.1")
    assert (table.question, table.land.round, table.land.actions) == ("TURN", 2, 2)
    assert "camp" in table.offered


# A card in progress


@pytest.mark.rule("FO-R-46")
def test_the_card_in_progress_is_finished_and_gains_are_kept() -> None:
    table = dying().hold(0, "stimpak").set(0, caps=0).coming("draw loot oilskin")
    table.listen().run("damage: 2, xp: 1, caps: 4, loot: 1, agenda: 1, become: vilified")
    table.choose("stand A2.1", "done")
    assert (table.land.caps[0], table.land.xp[0]) == (4, 1)
    assert table.items_of(0) == ["oilskin"]  # what came before the death is lost, this is not
    assert (len(table.agendas_of(0)), table.traits_of(0)) == (1, {"vilified"})
    kinds = [line[0] for line in table.log("DIED", "XP", "CAPS", "CARD", "TURN")]
    assert kinds == ["DIED", "XP", "CAPS", "CARD", "TURN"]  # at once, and before the turn passes


@pytest.mark.rule("FO-R-46")
def test_later_damage_and_rads_of_the_card_are_skipped() -> None:
    table = dying().run("damage: 2, damage: 5, rads: 5, caps: 1").choose("stand A2.1")
    assert (table.hp(0), table.land.rads[0], table.land.caps[0]) == (16, 0, 4)


@pytest.mark.rule("FO-R-46")
@pytest.mark.parametrize("step", ["move: 2", "shop: 2", "encounter: wasteland"])
def test_no_move_shop_or_encounter_begins_after_the_death(step: str) -> None:
    table = dying().set(0, caps=30).run(f"damage: 2, {step}").choose("stand A2.1")
    assert (table.question, table.seat, table.at(0)) == ("TURN", 1, "A2.1")


@pytest.mark.rule("FO-R-46")
@pytest.mark.parametrize("task", ["test: {letters: S, difficulty: 1}", "fight: {draw: critter}"])
def test_no_test_or_fight_begins_after_a_death_by_the_cost(task: str) -> None:
    objective = f"{{action: true, cost: {{damage: 3}}, tasks: [{task}], do: [caps: 9]"
    table = dying(quest(objective + ", fail: [xp: 1]}")).stage("moth-problem").set(0, caps=0)
    table.listen().choose("quest moth-problem 1", "stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)
    assert table.log("DICE", "FIGHT", "TEST") == []
    assert (table.land.caps[0], table.land.xp[0]) == (0, 1)  # it counts as failed


@pytest.mark.rule("FO-R-46")
def test_a_fight_in_which_the_survivor_dies_is_a_failed_task() -> None:
    table = dying().letters(0, "E").set(0, hp=1, caps=0).coming("token ditch-hen")
    table.run("caps: 9", tasks="fight: {draw: critter}", fail="caps: 1").roll(4, 4, 1)
    assert table.question == "STAND"
    table.choose("stand A2.1")
    assert (table.land.caps[0], table.seat) == (1, 1)
    assert table.view()["discards"]["enemies"] == ["ditch-hen"]


@pytest.mark.rule("FO-R-46")
def test_the_card_is_finished_with_the_level_and_from_the_space_before_the_death() -> None:
    card = """{deck: settlement, options: [
      {do: [damage: 9, caps: level, others: {who: here, do: [xp: 1]},
            tokens: {faction: shield, at: here, count: 1}]}, {do: [xp: 1]}]}"""
    table = dying(variant(encounters={"spare-bunk": card})).stand(1, FAR).set(0, caps=0)
    table.coming("meet settlement spare-bunk").choose("encounter", "choose 1", "stand A2.1")
    assert (table.land.caps[0], table.land.xp[1]) == (2, 1)
    assert (table.at(0), table.enemies()) == ("A2.1", [f"shield {FAR}"])


@pytest.mark.rule("FO-R-46")
def test_an_encounter_that_kills_goes_to_the_bottom_unless_it_is_trashed() -> None:
    for trash, size in (("", 5), (", trash: this", 4)):
        card = f"{{deck: settlement, options: [{{do: [damage: 9{trash}]}}, {{do: [xp: 1]}}]}}"
        table = dying(variant(encounters={"spare-bunk": card})).deck(
            "settlement", "market-day", "notice-board", "barber-surgeon", "town-meeting"
        )
        table.pile("settlement").put_on_top(table.names.encounters.index("spare-bunk"))
        table.choose("encounter", "choose 1")
        assert len(table.deck_of("settlement")) == 4  # in limbo as long as the death lasts
        table.choose("stand A2.1")
        assert table.seat == 1
        assert len(table.deck_of("settlement")) == size
        assert ("spare-bunk" in table.deck_of("settlement")) is (size == 5)


@pytest.mark.rule("FO-R-46")
def test_a_quest_that_kills_is_trashed_all_the_same() -> None:
    table = dying(quest("{action: true, do: [damage: 9, agenda: 1, trash: this]}"))
    table.stage("moth-problem").choose("quest moth-problem 1", "stand A2.1")
    assert (table.staged(), len(table.agendas_of(0)), table.seat) == ([], 1, 1)


@pytest.mark.rule("FO-R-46")
def test_a_triggered_objective_that_kills_is_finished() -> None:
    table = dying(quest("{trigger: {become: synth}, do: [damage: 9, rads: 3, agenda: 1]}"))
    table.stage("moth-problem").run("become: synth, caps: 1").choose("stand A2.1")
    assert (len(table.agendas_of(0)), table.land.rads[0], table.land.caps[0]) == (1, 0, 4)
    assert table.seat == 1


@pytest.mark.rule("FO-R-46")
def test_a_loot_event_that_kills_is_finished_and_the_card_too() -> None:
    event = "{deck: loot, kind: event, do: [damage: 9, rads: 3, xp: 1]}"
    table = dying(variant(items={"loose-floorboards": event}))
    table.coming("draw loot loose-floorboards").run("loot: 1, damage: 3, caps: 2")
    table.choose("stand A2.1")
    assert (table.land.xp[0], table.land.rads[0]) == (1, 0)
    assert (table.land.caps[0], table.hp(0), table.seat) == (5, 16, 1)


@pytest.mark.rule("FO-R-46")
def test_limits_and_levels_are_settled_before_the_turn_passes() -> None:
    table = dying().letters(0, LETTERS[:1]).set(0, xp=1).agendas(0, "well-read", "full-pockets")
    table.run("damage: 2, xp: 1, agenda: 3").coming("letter P", "letter E").choose("stand A2.1")
    assert (table.question, table.seat) == ("KEEP", 0)
    table.choose("keep P")
    assert (table.question, table.seat) == ("AGENDA_LIMIT", 0)
    table.choose("drop well-read")
    assert (table.question, table.seat) == ("TURN", 1)


@pytest.mark.rule("FO-R-46")
def test_victory_is_found_after_a_death_before_the_turn_passes() -> None:
    stars = ("a-light-in-the-window", "wick-and-oil", "everyone-home", "keepers-oath")
    table = dying().agendas(0, *stars).run("damage: 2, power: {star: 2}").choose("stand A2.1")
    assert table.land.over
    assert table.view()["winners"] == [0]
