"""Factions, the power track and faction tokens (FO-FAC, FO-POWER, FO-FTOK)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rules.fallout.content import Content, variant
from rules.fallout.table import Table, quiet, sheet

LAST = 7  # of the outpost's power track, from 0
STAR_HAND = ("a-light-in-the-window", "wick-and-oil", "everyone-home")  # 1 + lead each, at most 4

RIVALS = """
start: crossroads-camp
layout: {A1: dangerous, A2: crossroads-camp, B2: dangerous, C2: tin-parish, E1: dry-harbour}
factions:
  star: {enemy: {type: robot, level: Y, weak: [head]}}
  shield: {enemy: {level: X, weak: [legs], abilities: [retreat]}}
track: [{X: 1, Y: 3}, {X: 1, Y: 2}, {X: 2, Y: 1}, {X: 3, Y: 1}]
quests: [7]
"""


@cache
def rivals() -> Content:
    """A scenario in which both factions' tokens are enemies."""
    return variant(scenarios={"mile-ninety": RIVALS})


def seen(table: Table, seat: int = 0) -> dict[str, Any]:
    """The table as a seat sees it."""
    return table.seen(seat)


def fought_level(table: Table) -> int:
    """The level of the enemy in the last fight."""
    return int(table.log("FIGHT")[-1][3])


@pytest.mark.rule("FO-FAC-01")
def test_a_scenario_has_two_rival_factions_of_its_own() -> None:
    ours, theirs = seen(Table())["factions"], seen(Table(content=rivals()))["factions"]
    assert [f["faction"] for f in ours] == [f["faction"] for f in theirs] == ["star", "shield"]
    assert ours[0]["enemy"] is None
    assert ours[1]["enemy"] == {"level": 1, "weak": ["body", "legs"], "abilities": ["ranged"]}
    assert theirs[0]["enemy"] == {"level": 3, "weak": ["head"], "abilities": []}
    assert theirs[1]["enemy"] == {"level": 1, "weak": ["legs"], "abilities": ["retreat"]}


@pytest.mark.rule("FO-FAC-02")
def test_each_faction_has_its_own_power() -> None:
    table = Table().run("power: {star: 2}")
    assert [f["power"] for f in seen(table)["factions"]] == [2, 0]
    table.run("power: {shield: 1}")
    assert [f["power"] for f in seen(table)["factions"]] == [2, 1]


@pytest.mark.rule("FO-FAC-02")
def test_each_faction_may_have_tokens_on_the_map() -> None:
    table = Table().no_enemies()
    table.run("tokens: {faction: star, at: here, count: 1}")
    table.run("tokens: {faction: shield, at: {place: vault-84}, count: 2}")
    assert table.enemies() == ["shield E1.2", "shield E1.2", "star A2.1"]


@pytest.mark.rule("FO-POWER-01")
def test_a_completed_quest_raises_the_power_that_it_shows() -> None:
    table = Table().letters(0, "S")
    table.choose("quest two-letters 1").roll(6, 6, 1)
    assert list(table.land.power) == [1, 0]


@pytest.mark.rule("FO-POWER-01")
def test_both_powers_rise_when_the_agenda_deck_runs_out() -> None:
    table = Table().deck("agenda", "well-read", "certificates")
    table.run("agenda: 1")
    assert list(table.land.power) == [0, 0]
    table.run("agenda: 1")
    assert list(table.land.power) == [1, 1]


@pytest.mark.rule("FO-POWER-01")
def test_nothing_else_raises_power() -> None:
    table = Table().unstage().enemy("lamp-moth", "A2.1").letters(0, "S")
    table.choose("fight lamp-moth A2.1").roll(5, 1, 1)
    assert "lamp-moth A2.1" not in table.enemies()
    table.coming("meet settlement spare-bunk").choose("encounter", "choose 1")
    table.end_round()
    assert list(table.land.power) == [0, 0]


@pytest.mark.rule("FO-POWER-02")
@pytest.mark.parametrize(("power", "star", "shield"), [(0, 3, 1), (1, 2, 1), (2, 1, 2)])
def test_a_letter_level_is_looked_up_at_the_factions_own_place(
    power: int, star: int, shield: int
) -> None:
    table = Table(content=rivals()).no_enemies().power(power, 0)
    table.enemy("star", "A2.1").listen().choose("fight star A2.1")
    assert fought_level(table) == star
    table = Table(content=rivals()).no_enemies().power(0, power)
    table.enemy("shield", "A2.1").listen().choose("fight shield A2.1")
    assert fought_level(table) == shield


@pytest.mark.rule("FO-POWER-03")
@pytest.mark.parametrize("steps", [1, 3])
def test_a_faction_that_reaches_or_passes_the_last_space_ends_the_game(steps: int) -> None:
    table = Table().power(0, LAST - 1)
    assert table.question == "TURN"
    table.run(f"power: {{shield: {steps}}}")
    assert table.land.over


@pytest.mark.rule("FO-POWER-03")
def test_the_space_before_the_last_does_not_end_the_game() -> None:
    assert not Table().power(0, LAST - 2).run("power: {shield: 1}").land.over


@pytest.mark.rule("FO-POWER-03")
def test_a_depletion_can_end_the_game_too() -> None:
    table = Table().power(LAST - 1, 0).deck("agenda", "well-read").run("agenda: 1")
    assert table.land.over


@pytest.mark.rule("FO-POWER-04")
def test_whom_the_last_step_brings_to_enough_influence_wins_first() -> None:
    table = Table().agendas(0, *STAR_HAND).agendas(1, "heavy-curtains").power(LAST - 1, LAST - 3)
    assert table.question == "TURN"  # a lead of 2: 9 influence
    table.listen().run("power: {star: 1}", seat=1)
    assert table.land.over
    assert seen(table)["winners"] == [0]
    assert not table.log("LOST")


@pytest.mark.rule("FO-POWER-05")
def test_if_the_last_step_brings_nobody_there_all_lose() -> None:
    table = Table().agendas(0, *STAR_HAND).power(LAST - 1, LAST - 1).listen()
    table.run("power: {shield: 1}")
    assert table.land.over
    assert seen(table)["winners"] == []
    assert table.log("LOST") == [("LOST", -1, 1, 0, 0)]
    assert not table.log("WON")


@pytest.mark.rule("FO-POWER-06")
def test_steps_beyond_the_last_space_count_for_a_lead() -> None:
    # Only 1 ahead on the track itself, but 3 ahead in steps.
    table = Table().agendas(0, *STAR_HAND).power(LAST - 2, LAST - 1).run("power: {star: 4}")
    assert list(table.land.power) == [LAST + 2, LAST - 1]
    assert seen(table)["winners"] == [0]


@pytest.mark.rule("FO-FTOK-01")
def test_the_sheet_says_that_a_token_is_an_enemy() -> None:
    table = Table().no_enemies().enemy("shield", "A2.1")
    assert "fight shield A2.1" in table.offered
    assert table.refuses("camp") == {"ENEMY_HERE"}


@pytest.mark.rule("FO-FTOK-01")
def test_the_sheet_says_that_a_token_is_something_else() -> None:
    table = Table().no_enemies().enemy("star", "A2.1").unstage()
    assert table.refuses("fight star A2.1") == {"NO_SUCH_ENEMY"}
    assert {"camp", "encounter"} <= set(table.offered)
    table.set(0, hp=5).set(1, hp=5).stand(1, "A2.2").activate("quiet-please")
    assert (table.hp(0), table.hp(1)) == (6, 6)  # a lamp that is lit heals those beside it


@pytest.mark.rule("FO-FTOK-02")
def test_a_token_that_is_an_enemy_is_fought_and_killed_like_one() -> None:
    table = Table(content=rivals()).no_enemies().power(0, 2).letters(0, "SP")
    table.enemy("shield", "A2.1").choose("fight shield A2.1").roll(3, 4, 1)
    assert table.enemies() == []
    assert table.hp(0) == 16  # one hit icon against boiler plate
    assert table.land.xp[0] == 2  # level 2: two letters on


@pytest.mark.rule("FO-FTOK-02")
def test_a_token_that_is_an_enemy_walks_and_attacks_on_its_icon() -> None:
    table = Table().no_enemies().enemy("shield", "C2.1").activate("wardens-round")
    assert table.enemies() == ["shield B1.x"]
    table.activate("heavy-curtains")  # its type does not activate it, only its icon
    assert table.enemies() == ["shield B1.x"]
    table = Table().no_enemies().stand(1, "A2.4").enemy("shield", "A2.1").set(0, hp=8)
    table.listen().activate("wardens-round")
    assert table.log("FIGHT")[0][1] == 0


@pytest.mark.rule("FO-FTOK-03")
def test_a_token_that_would_turn_inactive_is_discarded() -> None:
    table = Table(content=rivals()).no_enemies().enemy("shield", "A2.1")
    table.choose("fight shield A2.1").roll(1, 1, 1)
    assert table.enemies() == []
    assert "shield" not in seen(table)["discards"]["enemies"]


@pytest.mark.rule("FO-FTOK-03")
def test_an_ordinary_enemy_that_retreats_stays() -> None:
    table = Table().no_enemies().enemy("lamp-moth", "A2.1")
    table.choose("fight lamp-moth A2.1").roll(1, 1, 1)
    assert table.enemies() == ["lamp-moth? A2.1"]


@pytest.mark.rule("FO-POWER-02", "FO-POWER-06")
@pytest.mark.parametrize(("power", "level"), [(2, 2), (3, 3), (4, 3), (9, 3)])
def test_beyond_the_end_of_the_track_its_last_level_holds(power: int, level: int) -> None:
    table = Table(content=rivals()).power(0, power)
    assert seen(table)["factions"][1]["enemy"]["level"] == level


@pytest.mark.rule("FO-POWER-02")
@pytest.mark.parametrize("power", [0, 2])
def test_a_level_that_is_a_number_is_no_matter_of_power(power: int) -> None:
    rivals_by_number = RIVALS.replace("level: Y", "level: 2")
    table = Table(content=variant(scenarios={"mile-ninety": rivals_by_number})).power(power, power)
    assert seen(table)["factions"][0]["enemy"]["level"] == 2


@pytest.mark.rule("FO-POWER-02")
def test_the_two_letters_are_two_columns_of_the_track() -> None:
    token = "enemy: {{type: human, level: {}, weak: [body]}}"
    text = sheet(star=token.format("X"), shield=token.format("Y"))["mile-ninety"]
    text = text.replace("{X: 1, Y: 1}, {X: 1, Y: 1}", "{X: 1, Y: 2}, {X: 2, Y: 3}")
    table = quiet(content=variant(scenarios={"mile-ninety": text}))

    def levels() -> list[int]:
        return [faction["enemy"]["level"] for faction in table.view()["factions"]]

    assert levels() == [1, 2]
    table.power(1, 1)
    assert levels() == [2, 3]
