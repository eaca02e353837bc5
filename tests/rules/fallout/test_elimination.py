"""Elimination: too many rads to go on (FO-KILL-05 to 07, FO-R-49, FO-R-50)."""

from __future__ import annotations

import pytest

from overseer.games.fallout.notation import LETTERS
from overseer.games.fallout.rows import OWNED_SEAT
from overseer.games.fallout.survivor_death import ALL_ELIMINATED
from rules.fallout.content import Content, variant
from rules.fallout.table import Table, quiet

RADS = "rads: 1"  # the last one that somebody with 15 of them can take
MILE = "{number: 7, objectives: [{action: true, with-survivor: true, do: [caps: 5]}]}"


def glowing(players: int = 2, seat: int = 0, content: Content | None = None) -> Table:
    """A table where the next rad is a survivor's last."""
    return quiet(players, content=content).set(seat, hp=16, rads=15)


def eliminate(table: Table, seat: int) -> Table:
    """Eliminate a survivor by rads."""
    return table.set(seat, hp=16, rads=15).run(RADS, seat=seat)


@pytest.mark.rule("FO-KILL-05")
@pytest.mark.parametrize(("seat", "most"), [(0, 16), (2, 14)])
def test_whose_maximum_is_not_above_the_rads_is_eliminated(seat: int, most: int) -> None:
    table = quiet(3).set(seat, hp=most, rads=most - 1).run("damage: 1", seat=seat)
    table.choose("stand A2.1")
    assert table.land.eliminated[seat] == 0
    assert (table.hp(seat), table.land.rads[seat]) == (most, most - 1)
    table.run(RADS, seat=seat)
    assert list(table.land.eliminated) == [int(each == seat) for each in range(3)]
    assert table.hp(seat) == most  # not even that was enough
    assert table.view()["survivors"][seat]["eliminated"]


@pytest.mark.rule("FO-KILL-05", "FO-WIN-04")
def test_the_eliminated_survivor_loses_and_the_others_play_on() -> None:
    table = eliminate(quiet(3), 1)
    assert (table.land.over, table.seat) == (False, 0)
    stars = ("a-light-in-the-window", "wick-and-oil", "everyone-home", "keepers-oath")
    table.agendas(0, *stars).run("power: {star: 3}")
    assert table.view()["winners"] == [0]


@pytest.mark.rule("FO-KILL-05", "FO-KILL-04")
def test_elimination_in_the_own_turn_ends_it() -> None:
    table = eliminate(quiet(3).choose("move"), 0)
    assert (table.question, table.seat, table.land.points) == ("TURN", 1, 0)


# Clean-up


@pytest.mark.rule("FO-KILL-06", "FO-R-49")
def test_everything_of_an_eliminated_survivor_is_discarded() -> None:
    table = glowing(3, 1).drop_all(1).stand(1, "C2.1").set(1, caps=9).letters(1, "PIL")
    table.equip(1, "oilskin", "fresnel-lance", "pack-mule").hold(1, "stimpak", "tinned-pears")
    table.traits(1, "vilified", "synth", "well-rested").perks(1, "keen-eye", "old-debts")
    table.agendas(1, "wick-and-oil", "well-read").loyal(1, "wick-and-oil")
    bag = [int(number) for number in table.land.bag]
    table.run(RADS, seat=1)
    assert [table.items_of(1, place) for place in ("equipped", "inventory", "beside")] == [[]] * 3
    discards = table.view()["discards"]
    assert discards["loot"] == ["oilskin", "tinned-pears"]
    assert discards["asset"] == ["pack-mule", "stimpak"]
    assert discards["unique"] == ["fresnel-lance"]
    assert discards["agenda"] == []  # facedown
    assert discards["dropped_agendas"] == 2
    dropped = sorted(table.names.agendas[agenda] for agenda in table.land.agenda_dropped)
    assert dropped == ["well-read", "wick-and-oil"]
    assert {"keen-eye", "old-debts"} <= set(table.view()["perks"])
    seen = table.view()["survivors"][1]
    assert (seen["letters"], seen["traits"], seen["caps"]) == ([], [], 0)
    assert (seen["perks"], seen["agendas"], seen["loyal"]) == ([], 0, None)
    returned = {LETTERS[i] for i in range(7) if table.land.bag[i] == bag[i] + 1}
    assert returned == {"I", "L"}  # the mail rider's own P goes to the box
    figures = [
        space["survivors"] for slot in table.view()["map"] for space in slot.get("spaces", [])
    ]
    assert sorted(seat for seats in figures for seat in seats) == [0, 2]


@pytest.mark.rule("FO-R-49")
def test_character_cards_go_to_the_box() -> None:
    table = Table(3).set(2, hp=14, rads=13)
    assert table.items_of(2, "beside") == ["night-usher"]
    table.run(RADS, seat=2)
    assert table.items_of(2, "beside") == []
    table = Table(2).set(0, hp=16, rads=15).run(RADS)  # boiler-plate
    assert table.items_of(0, "equipped") == []
    assert table.view()["discards"]["loot"] == table.view()["discards"]["asset"] == []


@pytest.mark.rule("FO-KILL-06")
def test_cards_that_were_kept_are_discarded_too() -> None:
    table = glowing().stand(0, "A2.2").run("add: 35").coming("meet wasteland keepers-cap")
    table.choose("encounter", "choose 1")
    assert len(table.dump()["kept"]) == 1
    table.run(RADS)
    assert table.dump()["kept"] == []


@pytest.mark.rule("FO-KILL-06")
@pytest.mark.parametrize("gone", [0, 1])
def test_the_cards_of_others_stay_with_them(gone: int) -> None:
    table = glowing(seat=gone).perks(0, "keen-eye").perks(1, "old-debts", "quick-feet")
    table.agendas(0, "well-read").agendas(1, "wick-and-oil", "full-pockets")
    table.stand(0, "A2.2").run("add: 35").coming("meet wasteland keepers-cap")
    table.choose("encounter", "choose 1").stage("moth-problem")
    table.run("keep: this", seat=1, source="moth-problem")
    stays = 1 - gone
    perks, agendas = table.perks_of(stays), table.agendas_of(stays)
    kept = [code for code in table.dump()["kept"] if code >> OWNED_SEAT == stays]
    assert perks
    assert agendas
    assert len(kept) == 1
    table.run(RADS, seat=gone)
    assert (table.perks_of(stays), table.agendas_of(stays)) == (perks, agendas)
    assert table.dump()["kept"] == kept
    assert (table.perks_of(gone), table.agendas_of(gone)) == ([], [])


@pytest.mark.rule("FO-KILL-06", "FO-R-86")
def test_kept_cards_of_an_eliminated_survivor_never_come_back() -> None:
    table = glowing().stage("moth-problem").run("keep: this", source="moth-problem").run(RADS)
    table.listen().run("stage: 7", seat=1)
    assert (table.staged(), len(table.log("NOT_IN_LIBRARY"))) == ([], 1)


@pytest.mark.rule("FO-R-49")
def test_markers_and_staged_quests_stay() -> None:
    table = glowing().stage("oil-for-the-lamp").choose("put C2.2")
    markers = table.dump()["markers"]
    assert markers
    table.run(RADS)
    assert (table.staged(), table.dump()["markers"]) == (["oil-for-the-lamp"], markers)


@pytest.mark.rule("FO-R-49")
def test_an_eliminated_survivor_is_passed_over() -> None:
    table = eliminate(quiet(3), 1).listen()
    for _ in range(4):
        table.end_turn()
    assert [line[1] for line in table.log("TURN")] == [2, 0, 2, 0]


@pytest.mark.rule("FO-R-49", "FO-KILL-06")
def test_nobody_meets_an_eliminated_survivor() -> None:
    table = eliminate(quiet(3).stand(0, "A2.1").stand(2, "C2.1"), 1)
    assert table.choose("camp").offers("trade") == []
    table.choose("rest")
    table.enemy("ditch-hen", "A2.4").stand(0, "C2.1").letters(0, "E").letters(2, "E")
    table.run("others: {who: all, do: [caps: 2]}, others: {who: here, do: [caps: 1]}")
    assert [int(caps) for caps in table.land.caps] == [3, 0, 6]
    table.run("vote: {yes: [xp: 1], no: [xp: 2]}")
    asked = []
    while table.question == "VOTE":
        asked.append(table.seat)
        table.choose("vote yes")
    assert asked == [0, 2]


@pytest.mark.rule("FO-R-49")
def test_enemies_look_past_an_eliminated_survivor() -> None:
    table = eliminate(quiet(3).stand(0, "C2.1").stand(2, "C2.1"), 1)
    table.enemy("ditch-hen", "A2.1").listen().activate("heavy-curtains")
    assert table.log("FIGHT") == []
    assert table.enemies("A2.1") == []  # it has left for somebody else


@pytest.mark.rule("FO-R-49")
def test_an_eliminated_survivor_learns_nothing_from_later_kills_of_the_card() -> None:
    table = glowing().stand(0, "C2.1").enemy("toll-dodger", "C2.1").enemy("salt-smuggler", "C2.1")
    table.coming("draw loot hot-dust", "draw loot oilskin").run("kill: {within: 0, all: true}")
    assert (table.seat, table.letters_of(0), table.land.levels[0]) == (1, "", 0)
    assert table.enemies("C2.1") == []
    assert table.items_of(0) == []


@pytest.mark.rule("FO-R-49")
def test_an_eliminated_survivor_is_not_asked_about_quests() -> None:
    deed = "{trigger: {suffer: {rads: 1, within: turn}}, do: [power: {star: 1}]}"
    content = variant(quests={"moth-problem": f"{{number: 7, objectives: [{deed}]}}"})
    table = glowing(content=content).stage("moth-problem").run(RADS)
    assert (table.question, table.seat) == ("TURN", 1)


@pytest.mark.rule("FO-R-49", "FO-R-83")
def test_one_who_is_eliminated_by_one_quest_is_not_asked_about_the_next() -> None:
    quest = "{{number: {}, objectives: [{{trigger: {{become: synth}}, do: [{}]}}]}}"
    steps = {"hot": "rads: 9", "mild": "caps: 1", "cold": "caps: 2"}
    quests = {name: quest.format(90 + n, do) for n, (name, do) in enumerate(steps.items())}
    table = quiet(content=variant(quests=quests)).set(0, rads=9)
    table.stage("hot").stage("mild").stage("cold").run("become: synth").choose("complete hot 1")
    assert (table.land.eliminated[0], table.question, table.seat) == (1, "TURN", 1)


@pytest.mark.rule("FO-R-46", "FO-R-49")
def test_a_task_that_an_eliminated_survivor_cannot_begin_is_failed() -> None:
    content = variant(
        quests={
            "moth-problem": """{number: 7, objectives: [{action: true, cost: {damage: 1},
                tasks: [test: {letters: S, difficulty: 3}], do: [power: {star: 1}],
                fail: [power: {shield: 2}]}]}""",
            "unpaid-tolls": """{number: 8, objectives: [
                {trigger: {suffer: {damage: 1, within: turn}}, do: [rads: 2]}]}""",
        }
    )
    table = quiet(content=content).stage("moth-problem").stage("unpaid-tolls")
    table.set(0, hp=16, rads=14).choose("quest moth-problem 1")
    assert table.land.eliminated[0] == 1
    assert [int(power) for power in table.land.power] == [0, 2]


@pytest.mark.rule("FO-R-49")
def test_a_card_goes_on_after_a_choice_that_an_eliminated_survivor_cannot_make() -> None:
    table = glowing()
    table.run("rads: 1, choose: [{do: [caps: 1]}, {do: [stage: 8]}], power: {star: 1}")
    assert [int(power) for power in table.land.power] == [1, 0]
    assert table.staged() == []


@pytest.mark.rule("FO-R-46", "FO-R-49")
def test_a_card_is_finished_for_quests_and_the_library_after_an_elimination() -> None:
    table = glowing().stage("moth-problem")
    table.run("rads: 1, power: {star: 1}, caps: 5, stage: 8, trash: this", source="moth-problem")
    assert (table.staged(), table.land.power[0]) == (["unpaid-tolls"], 1)
    assert (table.land.caps[0], table.seat) == (0, 1)


# The first player


@pytest.mark.rule("FO-KILL-07", "FO-R-49")
@pytest.mark.parametrize(("gone", "first"), [((), 3), ((3,), 2), ((3, 2), 1)])
def test_the_agenda_deck_of_an_eliminated_first_player_goes_to_the_right(
    gone: tuple[int, ...], first: int
) -> None:
    table = quiet(4)
    for seat in gone:
        eliminate(table, seat)
    eliminate(table.listen(), 0)
    assert table.view()["first_player"] == first
    assert table.log("FIRST_PLAYER") == [("FIRST_PLAYER", first, 0, 0, 0)]
    assert [int(power) for power in table.land.power] == [0, 0]  # that is no depletion
    assert table.log("DEPLETED") == []


@pytest.mark.rule("FO-KILL-07")
def test_another_elimination_leaves_the_first_player() -> None:
    assert eliminate(quiet(3), 2).view()["first_player"] == 0


# The last ones


@pytest.mark.rule("FO-R-50")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_if_all_are_eliminated_everybody_loses(players: int) -> None:
    table = quiet(players)
    for seat in range(players):
        assert not table.land.over
        eliminate(table, seat)
    assert table.land.over
    assert table.view()["winners"] == []
    assert table.land.lost == ALL_ELIMINATED


@pytest.mark.rule("FO-R-50")
def test_the_last_survivor_plays_on_for_the_target_of_all() -> None:
    table = eliminate(eliminate(quiet(3), 1), 2)
    assert not table.land.over
    assert table.view()["target"] == 9
    # Eight is the four-player target and not enough here, nor is eleven needed as in solo play.
    table.agendas(0, "a-light-in-the-window", "wick-and-oil", "everyone-home", "keepers-oath")
    table.run("power: {star: 1}")
    assert not table.land.over
    assert table.run("power: {star: 1}").land.over
    assert table.view()["winners"] == [0]


@pytest.mark.rule("FO-R-50", "FO-SOLO-02")
def test_a_settlement_helps_the_last_survivor_with_quests() -> None:
    table = quiet(content=variant(quests={"moth-problem": MILE})).stage("moth-problem")
    assert table.refuses("quest moth-problem 1") == {"NEEDS_SURVIVOR"}
    eliminate(table, 1)
    assert "quest moth-problem 1" in table.offered
    assert table.stand(0, "A2.3").refuses("quest moth-problem 1") == {"NEEDS_SURVIVOR"}


@pytest.mark.rule("FO-R-50", "FO-SOLO-03")
def test_the_missing_partner_of_the_last_survivor_has_three_hit_icons() -> None:
    table = eliminate(quiet().letters(0, "S"), 1).set(0, caps=0)
    joint = "joint-test: {letters: L, theirs: E, difficulty: 4}"
    table.run("caps: 7", tasks=joint, fail="caps: 1").roll(4, 1, 1)
    assert table.land.caps[0] == 7


@pytest.mark.rule("FO-R-50")
def test_depletion_stays_that_of_several_players_for_the_last_survivor() -> None:
    table = eliminate(quiet(), 1).deck("agenda", "well-read").power(2, 0).run("agenda: 1")
    assert [int(power) for power in table.land.power] == [3, 1]
    assert table.view()["first_player"] == 0


@pytest.mark.rule("FO-R-50")
def test_a_part_that_needs_another_survivor_is_skipped_for_the_last_one() -> None:
    table = eliminate(quiet(), 1).set(0, caps=0)
    for who in ("all", "here", "right", "one", "adjacent"):
        table.run(f"others: {{who: {who}, do: [caps: 9]}}, caps: 1")
    assert [int(caps) for caps in table.land.caps] == [5, 0]


@pytest.mark.rule("FO-KILL-05", "FO-KILL-06")
def test_one_who_is_about_to_be_eliminated_is_not_asked_for_a_space() -> None:
    table = glowing().listen().run(RADS)
    assert (table.question, table.seat) == ("TURN", 1)
    assert [line for line in table.log("CHOICE") if line[1] >= 0] == []  # chance alone


@pytest.mark.rule("FO-KILL-06")
def test_an_eliminated_survivor_is_on_no_space() -> None:
    table = eliminate(quiet(3), 1)
    for seat in (0, 1, -2):
        survivors = table.view(seat)["survivors"]
        assert [survivor["space"] is None for survivor in survivors] == [False, True, False]
