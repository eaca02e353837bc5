"""How fights end, and what they ask on the way (FO-FIGHT, FO-R-20, FO-R-40, FO-R-102)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"
CORNER = "A1.1"  # the first space of the first slot
KITE = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: discard, "


def facing(token: str, space: str = HERE, kite: str = "") -> Table:
    """A survivor without gear and an active enemy; A1 lies open."""
    items = {"kite": kite} if kite else {}
    table = quiet(content=variant(items=items)).tile("A1", "allotments")
    return table.no_enemies().stand(0, space).enemy(token, space)


def source(table: Table) -> str:
    """The enemy of which a question speaks."""
    assert table.land.decision is not None
    return table.names.tokens[int(table.land.decision.source)]


# Questions


@pytest.mark.rule("FO-R-102", "FO-FIGHT-17")
def test_what_is_asked_before_a_fight_names_the_enemy_and_rolls_by_default() -> None:
    bell = "{deck: loot, kind: aid, value: 1, use: [{when: before-fight, spend: discard, "
    table = facing("door-knocker", kite=f"{bell}do: [hits: 1]}}]}}").hold(0, "kite")
    table.equip(0, "retired-bailiff").choose(f"fight door-knocker {HERE}")
    assert table.offered == ["use retired-bailiff 1", "use kite 1", "roll"]
    assert (table.question, table.default, source(table)) == (
        "BEFORE_FIGHT",
        "roll",
        "door-knocker",
    )


@pytest.mark.rule("FO-R-102", "FO-FIGHT-04", "FO-FIGHT-16")
def test_what_is_asked_in_a_fight_names_the_enemy_and_is_left_by_default() -> None:
    table = facing("door-knocker").perks(0, "long-swing", "side-step")
    table.choose(f"fight door-knocker {HERE}").roll(1, 1, 1)
    for question in ("FIGHT_REROLL", "FIGHT_LAST"):
        assert table.offered == ["perk long-swing", "perk side-step", "done"]
        assert (table.question, table.default, source(table)) == (question, "done", "door-knocker")
        table.choose("done")


# The survivor or the enemy is gone


@pytest.mark.rule("FO-FIGHT-12", "FO-KILL-04")
def test_who_is_killed_by_a_card_in_the_fight_is_asked_nothing_more() -> None:
    kite = f"{KITE}cost: {{damage: 1}}, do: [hits: 1]}}]}}"
    table = facing("ditch-hen", kite=kite).hold(0, "kite").equip(0, "bell-hammer").set(0, hp=1)
    table.choose(f"fight ditch-hen {HERE}").roll(3, 3, 3)
    assert "reroll 1" in table.offered
    table.choose("use kite 1", "stand A2.1")
    assert (table.question, table.seat) == ("TURN", 1)
    assert table.enemies() == [f"ditch-hen {HERE}"]


@pytest.mark.rule("FO-RESP-01", "FO-FIGHT-01")
@pytest.mark.parametrize("space", [HERE, CORNER])
def test_a_fight_with_an_enemy_that_a_card_has_killed_is_over(space: str) -> None:
    kite = f"{KITE}do: [kill: {{within: 0}}]}}]}}"
    table = facing("ditch-hen", space, kite).hold(0, "kite").equip(0, "bell-hammer").listen()
    table.choose(f"fight ditch-hen {space}").roll(6, 6, 6).choose("use kite 1")
    assert table.question == "TURN"  # no reroll, no damage
    assert (table.hp(0), table.land.xp[0], table.enemies(space)) == (16, 1, [])
    assert [line[0] for line in table.log("KILLED_ENEMY", "STRUCK")] == ["KILLED_ENEMY"]


@pytest.mark.rule("FO-ABIL-14")
@pytest.mark.parametrize("space", [HERE, CORNER])
def test_an_enemy_retreats_wherever_it_is(space: str) -> None:
    table = facing("lamp-moth", space).choose(f"fight lamp-moth {space}").roll(1, 1, 1)
    assert table.enemies() == [f"lamp-moth? {space}"]


@pytest.mark.rule("FO-R-112", "FO-RESP-05")
@pytest.mark.parametrize("space", [HERE, CORNER])
def test_of_two_equal_enemies_the_one_in_the_fight_may_be_picked_or_left(space: str) -> None:
    kite = f"{KITE}do: [kill: {{within: 0}}]}}]}}"
    table = facing("ditch-hen", space, kite).enemy("ditch-hen", space).hold(0, "kite")
    table.choose(f"fight ditch-hen {space}").roll(1, 1, 1).choose("use kite 1")
    assert table.offered == [f"kill ditch-hen {space} fought", f"kill ditch-hen {space}"]


# Radiation


@pytest.mark.rule("FO-ABIL-08")
@pytest.mark.parametrize(("faces", "rads"), [((4, 1, 1), 1), ((1, 1, 1), 0)])
@pytest.mark.parametrize("drawn", [False, True])
def test_the_least_damage_brings_radiation_and_none_brings_none(
    faces: tuple[int, int, int], rads: int, drawn: bool
) -> None:
    newt = "{type: critter, level: 1, weak: [arms], abilities: [radiation]}"
    table = quiet(content=variant(enemies={"glow-newt": newt})).stand(0, HERE)
    if drawn:
        table.coming("token glow-newt").run(tasks="fight: {draw: critter}")
    else:
        table.enemy("glow-newt", HERE).choose(f"fight glow-newt {HERE}")
    assert table.roll(*faces).land.rads[0] == rads


# Enemies that are drawn


@pytest.mark.rule("FO-FIGHT-14", "FO-R-40")
@pytest.mark.parametrize(("more", "level"), [("", 1), (", level: +2", 3)])
def test_a_fight_with_a_drawn_enemy_is_told_with_its_level(more: str, level: int) -> None:
    table = quiet().stand(1, HERE).coming("token ditch-hen").listen()
    table.run(tasks=f"fight: {{draw: critter{more}}}", seat=1)
    token = table.names.tokens.index("ditch-hen")
    assert table.log("FIGHT") == [("FIGHT", 1, token, level, 0)]


@pytest.mark.rule("FO-R-40")
def test_a_token_from_the_supply_is_fought_as_the_sheet_says() -> None:
    table = quiet().stand(0, HERE).listen().run(tasks="fight: {token: shield}")
    assert table.log("FIGHT") == [("FIGHT", 0, 1, 1, 0)]
    assert table.roll(2, 1, 1).log("STRUCK") == [("STRUCK", 0, 1, 1, 0)]


@pytest.mark.rule("FO-R-05", "FO-FIGHT-14", "FO-POWER-04")
def test_a_drawn_enemy_is_discarded_when_the_game_ends_in_its_fight() -> None:
    quest = "{number: 90, objectives: [{trigger: {suffer: {damage: 1, within: fight}}, "
    quest += "do: [power: {star: 9}, power: {star: 9}]}]}"
    for drawn in (True, False):
        table = quiet(content=variant(quests={"last-straw": quest})).stage("last-straw")
        table.stand(0, HERE).agendas(0, "well-read")
        if drawn:
            table.coming("token ditch-hen").run(tasks="fight: {draw: critter}")
        else:
            table.enemy("ditch-hen", HERE).choose(f"fight ditch-hen {HERE}")
        table.roll(6, 1, 1).choose("complete last-straw 1")
        assert table.land.over
        discards = [table.names.tokens[token] for token in table.land.token_discards]
        assert discards == (["ditch-hen"] if drawn else [])
        assert table.enemies() == ([] if drawn else [f"ditch-hen {HERE}"])
