"""Further rulings: doubled letters, staging, states, exhausted cards, distances, set-up order."""

from __future__ import annotations

import pytest

from rules.fallout.content import Content, variant
from rules.fallout.table import Table, quiet


def quests(**texts: str) -> Content:
    """Content with other quests: the moth problem, the unpaid tolls."""
    return variant(quests={name.replace("_", "-"): text for name, text in texts.items()})


def rerolls(table: Table) -> int:
    """The rerolls of the fight or test under way."""
    return int(table.view()["contest"]["rerolls"])


# Letters printed twice


@pytest.mark.rule("FO-R-105")
@pytest.mark.parametrize(
    ("weapon", "owned", "number"),
    [
        ("bell-hammer", "S", 2),
        ("bell-hammer", "P", 0),
        ("long-rifle", "PL", 3),
        ("long-rifle", "P", 2),
    ],
)
def test_each_printed_icon_of_an_owned_letter_is_a_reroll_in_a_fight(
    weapon: str, owned: str, number: int
) -> None:
    table = quiet().equip(0, weapon).letters(0, owned).traits(0, "well-rested")
    table.enemy("ditch-hen", "A2.1").choose("fight ditch-hen A2.1").roll(1, 1, 1)
    assert rerolls(table) == number


@pytest.mark.rule("FO-R-105")
@pytest.mark.parametrize(
    ("printed", "owned", "number"),
    [("CC", "C", 2), ("PII", "I", 2), ("PII", "PI", 3), ("CC", "S", 0)],
)
def test_each_printed_icon_of_an_owned_letter_is_a_reroll_in_a_test(
    printed: str, owned: str, number: int
) -> None:
    table = quiet().letters(0, owned).traits(0, "well-rested")
    table.run("caps: 1", tasks=f"test: {{letters: {printed}, difficulty: 1}}").roll(1, 1, 1)
    assert rerolls(table) == number


# Staging


@pytest.mark.rule("FO-R-106")
def test_the_top_section_of_a_staged_quest_runs_before_the_next_result() -> None:
    content = quests(
        unpaid_tolls="{number: 8, stage: [caps: 2], objectives: [{deposit: 5, do: [xp: 1]}]}"
    )
    table = quiet(content=content).listen().run("caps: 1, stage: 8, caps: 4")
    assert [line[2] for line in table.log("CAPS")] == [1, 2, 4]


@pytest.mark.rule("FO-R-106")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_choices_of_a_top_section_are_the_stagers(seat: int) -> None:
    table = quiet().run("stage: 2, caps: 1", seat=seat)
    assert (table.question, table.seat) == ("PUT_TOKEN", seat)
    assert table.land.caps[seat] == 3
    assert table.choose("put C2.4").land.caps[seat] == 4


@pytest.mark.rule("FO-R-106", "FO-R-111")
@pytest.mark.parametrize("first", [0, 1])
def test_at_set_up_the_choices_of_a_top_section_are_the_first_players(first: int) -> None:
    top = "stage: [tokens: {faction: shield, at: start, count: 1}]"
    content = quests(two_letters=f"{{number: 1, {top}, objectives: [{{deposit: 5, do: [xp: 1]}}]}}")
    table = Table(2, first=first, content=content, set_up_all=False, forced=False)
    while table.question != "PUT_TOKEN" or "two-letters" not in table.staged():
        table.land.apply(0)
    assert table.seat == first


@pytest.mark.rule("FO-R-106")
def test_a_quest_whose_bar_is_running_reacts_to_nothing() -> None:
    objective = "{trigger: {become: synth}, do: [lose: synth, become: synth, caps: 1]}"
    content = quests(
        moth_problem=f"{{number: 7, objectives: [{objective}]}}",
        unpaid_tolls="{number: 8, objectives: [{trigger: {become: synth}, do: [xp: 1]}]}",
    )
    table = quiet(content=content).stage("moth-problem").stage("unpaid-tolls").set(0, caps=0)
    table.run("become: synth")
    while table.question == "DEED":
        table.choose(table.default)
    assert (table.land.caps[0], table.land.xp[0]) == (1, 2)  # the other quest saw both
    table.run("lose: synth, become: synth")  # and now it sees again
    while table.question == "DEED":
        table.choose(table.default)
    assert table.land.caps[0] == 2


@pytest.mark.rule("FO-R-106")
def test_one_bar_of_a_quest_is_finished_before_another_begins() -> None:
    text = """{number: 7, objectives: [
        {trigger: {spend: {caps: 1}}, do: [caps: 1, xp: 1, caps: 2]},
        {trigger: {buy: true}, do: [caps: 10]}]}"""
    table = quiet(content=quests(moth_problem=text)).stage("moth-problem").set(0, caps=20)
    table.shop("rad-tonic", "stimpak", "folding-bed", "long-rifle").run("shop: 1").listen()
    table.choose("buy rad-tonic")
    assert [line[2] for line in table.log("CAPS")][:2] == [1, 2]


@pytest.mark.rule("FO-R-106")
def test_a_quest_cannot_be_completed_again_by_its_own_bar() -> None:
    text = "{number: 7, objectives: [{action: true, do: [caps: 1, complete: {quest: 7, objective: 1}]}]}"
    table = quiet(content=quests(moth_problem=text)).stage("moth-problem").set(0, caps=0)
    assert table.choose("quest moth-problem 1").land.caps[0] == 1


# States and deeds


@pytest.mark.rule("FO-R-107")
@pytest.mark.parametrize(
    ("trigger", "again"),
    [("become: synth", "lose: synth, become: synth"), ("enter: {place: tin-chapel}", "move: 2")],
)
def test_a_state_that_is_true_already_must_arise_anew(trigger: str, again: str) -> None:
    text = f"{{number: 8, objectives: [{{trigger: {{{trigger}}}, do: [caps: 5, trash: this]}}]}}"
    table = quiet(content=quests(unpaid_tolls=text)).traits(0, "synth").stand(0, "C2.1")
    table.run("stage: 8, become: synth, place: {place: tin-chapel}")
    assert (table.staged(), table.land.caps[0]) == (["unpaid-tolls"], 3)
    table.run(again)
    if table.question == "CARD_STEP":
        table.choose("step C2.4", "step C2.1")
    assert (table.staged(), table.land.caps[0]) == ([], 8)


@pytest.mark.rule("FO-R-107")
def test_the_deed_that_stages_a_quest_does_not_complete_it() -> None:
    content = quests(
        moth_problem="{number: 7, objectives: [{trigger: {become: synth}, do: [stage: 8]}]}",
        unpaid_tolls="{number: 8, objectives: [{trigger: {become: synth}, do: [caps: 5]}]}",
    )
    table = quiet(content=content).stage("moth-problem").run("become: synth")
    assert (table.staged(), table.land.caps[0]) == (["moth-problem", "unpaid-tolls"], 3)


@pytest.mark.rule("FO-R-107")
def test_a_quest_action_looks_at_the_present() -> None:
    text = "{number: 8, objectives: [{action: true, when: {trait: synth}, do: [caps: 5]}]}"
    table = quiet(content=quests(unpaid_tolls=text)).traits(0, "synth").stage("unpaid-tolls")
    assert "quest unpaid-tolls 1" in table.offered
    table.run("lose: synth")
    assert table.refuses("quest unpaid-tolls 1") == {"UNMET"}


# Exhausted cards


@pytest.mark.rule("FO-R-108")
def test_an_exhausted_weapon_keeps_its_letters_and_its_range() -> None:
    table = quiet().equip(0, "fresnel-lance!").letters(0, "PIL").enemy("ditch-hen", "A2.3")
    table.choose("fight ditch-hen A2.3").roll(1, 1, 1)
    assert rerolls(table) == 4  # three letters, and the reroll that it gives in every fight


@pytest.mark.rule("FO-R-108")
def test_exhausted_cards_keep_armor_and_other_text() -> None:
    table = quiet().equip(0, "oilskin!", "pack-mule!").letters(0, "E").enemy("ditch-hen", "A2.1")
    table.choose("fight ditch-hen A2.1").roll(6, 1, 1)  # two hit icons
    assert table.hp(0) == 15
    table.hold(0, "stimpak", "rad-tonic", "folding-bed", "nerve-tonic", "bounty-book")
    assert (table.question, len(table.items_of(0))) == ("TURN", 5)  # the mule's two more
    assert table.refuses("use pack-mule 1") == {"EXHAUSTED"}


@pytest.mark.rule("FO-R-108")
def test_an_exhausted_card_cannot_be_exhausted() -> None:
    table = quiet().hold(0, "bottomless-flask").set(0, hp=9).choose("use bottomless-flask 1")
    assert (table.hp(0), table.items_of(0)) == (12, ["bottomless-flask!"])
    assert table.refuses("use bottomless-flask 1") == {"EXHAUSTED"}


# Distances


def met(condition: str, arranged: Table) -> bool:
    """Whether a condition on a card holds for seat 0."""
    before = int(arranged.land.caps[0])
    arranged.run(f"if: {{when: {{{condition}}}, do: [caps: 1]}}")
    return int(arranged.land.caps[0]) == before + 1


@pytest.mark.rule("FO-R-109")
def test_distances_lead_across_facedown_tiles() -> None:
    table = quiet().stand(0, "A2.1")  # A2.1, A2.3, B1, C2.1
    assert met("distance: {place: tin-chapel, min: 3, max: 3}", table)
    assert not met("distance: {place: tin-chapel, max: 2}", table)
    assert not met("distance: {place: tin-chapel, min: 4}", table)
    assert met("distance: {place: tin-chapel, max: 2}", table.stand(0, "A2.3"))


@pytest.mark.rule("FO-R-109")
def test_an_enemy_for_cards_is_a_faceup_one_loyal_or_not() -> None:
    table = quiet().stand(0, "A2.1").enemy("ditch-hen", "A2.3", active=False)
    assert met("no-enemies: 1", table)
    assert not met("no-enemies: 1", quiet().enemy("ditch-hen", "A2.3"))
    assert met("no-enemies: 0", quiet().enemy("ditch-hen", "A2.3"))
    assert met("no-enemies: 2", quiet().enemy("ditch-hen", "C2.1"))  # three spaces away
    assert not met("no-enemies: 3", quiet().enemy("ditch-hen", "C2.1"))
    table = quiet().enemy("shield", "A2.3").agendas(0, "quiet-please").loyal(0, "quiet-please")
    assert not met("no-enemies: 1", table)
    assert met("no-enemies: 1", quiet().enemy("star", "A2.1"))  # a lamp is no enemy


@pytest.mark.rule("FO-R-109")
def test_effects_kill_faceup_enemies_within_reach_loyal_or_not() -> None:
    table = quiet().agendas(0, "quiet-please").loyal(0, "quiet-please")
    table.enemy("shield", "A2.3").enemy("ditch-hen", "A2.2", active=False).enemy(
        "salt-crab", "C2.1"
    )
    table.run("kill: {within: 1, all: true}")
    assert table.enemies() == ["ditch-hen? A2.2", "salt-crab C2.1"]


@pytest.mark.rule("FO-R-109")
@pytest.mark.parametrize(("space", "near"), [("A2.1", True), ("A2.4", True), ("C2.1", False)])
def test_trade_needs_the_same_space_or_a_common_border(space: str, near: bool) -> None:
    table = quiet().stand(0, "A2.3" if space == "C2.1" else "A2.1").stand(1, space)
    assert (table.choose("camp").offers("trade") == ["trade 1"]) is near


# The order of the set-up


@pytest.mark.rule("FO-R-111")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_boards_are_set_up_from_the_first_player_on_and_items_equipped_then(first: int) -> None:
    table = Table(3, first=first, set_up_all=False, forced=False)
    asked: list[tuple[str, int]] = []
    wanted = ["character boilersmith", "character mail-rider", "character night-usher"]
    while table.land.round == 0:
        question, seat = table.question, table.seat
        choice = next((line for line in wanted if line in table.offered), table.offered[0])
        if question in ("CHARACTER", "STAND", "EQUIP", "LETTER", "DRAW") and len(asked) < 30:
            asked.append((question, seat))
        table.land.apply(choice)
    seats = [(first + i) % 3 for i in range(3)]
    expected = [("DRAW", -1)] * 4  # the shop
    for seat in seats:
        expected += [("CHARACTER", seat), ("STAND", seat)]
    for place, seat in enumerate(seats):
        if place < 2:  # the night usher has no item
            expected.append(("EQUIP", seat))
        expected += [("DRAW", -1), ("LETTER", -1)]  # an agenda, then the second letter
    assert asked[: len(expected)] == expected
    assert table.items_of(seats[0], "equipped") == ["boiler-plate"]


@pytest.mark.rule("FO-R-111")
def test_sheet_effects_come_first_then_quests_then_enemies() -> None:
    table = Table(2, set_up_all=False)
    table.listen()
    table._answer_chance()
    while table.land.round == 0:
        table.choose(table.default)
    kinds = []
    for line in table.log("ENEMY_PLACED", "ADDED", "STAGED"):
        token = table.names.tokens[line[2]] if line[0] == "ENEMY_PLACED" else ""
        kinds.append(token if token in ("star", "shield") else line[0])
    assert kinds[:5] == ["star", "ADDED", "STAGED", "shield", "STAGED"]
    assert set(kinds[5:]) == {"ENEMY_PLACED"}
    assert [int(power) for power in table.land.power] == [0, 0]
