"""Fights: five steps, three dice, one survivor against one enemy (FO-FIGHT, FO-R-34 to 44)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import Table, quiet

HERE = "C2.1"  # neither terrain nor enemy icon


def facing(*tokens: str, players: int = 2) -> Table:
    """A survivor without gear, in a space with these active enemies."""
    table = quiet(players).stand(0, HERE)
    for token in tokens:
        table.enemy(token, HERE)
    return table


def fight(token: str, *faces: int, **hp: int) -> Table:
    """A survivor without gear has fought an enemy, and rolled these faces."""
    return facing(token).set(0, **hp).listen().choose(f"fight {token} {HERE}").roll(*faces)


def names(table: Table, *kinds: str) -> list[str]:
    """The events so far by name."""
    return [line[0] for line in table.log(*kinds)]


def reroll_all(table: Table) -> int:
    """Reroll the first die as often as possible; returns how often that was."""
    number = 0
    while table.question == "FIGHT_REROLL" and table.offers("reroll"):
        table.choose("reroll 1").roll(1, "-", "-")
        number += 1
    return number


# Steps


@pytest.mark.rule("FO-FIGHT-01", "FO-FIGHT-07")
def test_the_five_steps_come_in_order() -> None:
    table = facing("glow-newt").equip(0, "bell-hammer").listen()
    table.choose(f"fight glow-newt {HERE}").roll(4, 1, 1)
    table.choose("reroll 2").roll("-", 5, "-").choose("done")
    steps = ("FIGHT", "DICE", "DAMAGE", "RADS", "STRUCK", "KILLED_ENEMY", "XP")
    assert names(table, *steps) == [
        *("FIGHT", "DICE", "DICE", "DAMAGE", "RADS", "STRUCK", "KILLED_ENEMY", "XP")
    ]


@pytest.mark.rule("FO-FIGHT-01")
def test_a_fight_is_with_one_enemy_alone() -> None:
    table = facing("ditch-hen", "piano-mover", "mud-colossus").listen()
    table.stand(1, HERE).choose(f"fight ditch-hen {HERE}").roll(3, 1, 4)
    assert table.enemies() == [f"mud-colossus {HERE}", f"piano-mover {HERE}"]
    assert table.log("DAMAGE") == [("DAMAGE", 0, 1, 0, 0)]
    assert table.hp(1) == 16


@pytest.mark.rule("FO-FIGHT-02", "FO-DICE-01")
def test_a_fight_begins_with_all_three_dice() -> None:
    table = facing("ditch-hen").choose(f"fight ditch-hen {HERE}")
    assert (table.question, table.seat) == ("DICE", -1)
    assert len(table.offered) == 6**3
    assert not [line for line in table.offered if "-" in line]


@pytest.mark.rule("FO-FIGHT-03", "FO-R-105")
@pytest.mark.parametrize(
    ("weapon", "letters", "rerolls"),
    [
        ("broom-spear", "SA", 2),
        ("broom-spear", "S", 1),
        ("broom-spear", "PECIL", 0),
        ("bell-hammer", "S", 2),
        ("bell-hammer", "A", 0),
        ("long-rifle", "PL", 3),
        ("long-rifle", "P", 2),
        ("long-rifle", "SPECIAL", 3),
    ],
)
def test_each_printed_letter_that_is_owned_gives_a_reroll(
    weapon: str, letters: str, rerolls: int
) -> None:
    table = facing("piano-mover").equip(0, weapon).letters(0, letters)
    table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1)
    assert reroll_all(table) == rerolls
    assert table.question == "TURN"


@pytest.mark.rule("FO-FIGHT-03", "FO-EQUIP-02")
def test_a_weapon_in_the_inventory_gives_no_reroll() -> None:
    table = facing("piano-mover").equip(0, "broom-spear").hold(0, "long-rifle")
    table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1)
    assert reroll_all(table) == 2


@pytest.mark.rule("FO-FIGHT-03")
def test_the_letters_of_another_survivor_give_no_reroll() -> None:
    table = facing("piano-mover").equip(0, "bell-hammer").letters(0, "P").letters(1, "S")
    assert table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1).question == "TURN"


@pytest.mark.rule("FO-R-44", "FO-FIGHT-03")
def test_without_a_weapon_there_is_no_reroll_and_all_else_is_the_same() -> None:
    table = fight("ditch-hen", 3, 1, 4)
    assert table.question == "TURN"
    assert (table.hp(0), table.land.xp[0], table.enemies()) == (15, 1, [])


@pytest.mark.rule("FO-FIGHT-04")
def test_a_reroll_takes_any_set_of_dice_or_is_left() -> None:
    table = facing("piano-mover").equip(0, "broom-spear")
    table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1)
    dice = ("1", "2", "12", "3", "13", "23", "123")
    assert table.offered == [*(f"reroll {which}" for which in dice), "done"]
    assert table.seat == 0


@pytest.mark.rule("FO-FIGHT-04")
@pytest.mark.parametrize(("dice", "rolled"), [("1", 6), ("23", 36), ("123", 216)])
def test_only_the_dice_named_are_rolled_again(dice: str, rolled: int) -> None:
    table = facing("piano-mover").equip(0, "broom-spear")
    table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1).choose(f"reroll {dice}")
    assert len(table.offered) == rolled
    for line in table.offered:
        for die, face in enumerate(line.split()[1:], 1):
            assert (face == "-") == (str(die) not in dice)


@pytest.mark.rule("FO-FIGHT-04")
def test_rerolls_come_one_after_another_and_the_same_die_may_be_rerolled() -> None:
    table = facing("toll-dodger").equip(0, "broom-spear")
    table.choose(f"fight toll-dodger {HERE}").roll(6, 1, 1)
    table.choose("reroll 1").roll(4, "-", "-").choose("reroll 1").roll(1, "-", "-")
    assert table.question == "TURN"  # both are spent
    assert table.hp(0) == 16  # the last faces count


@pytest.mark.rule("FO-FIGHT-04", "FO-R-42")
def test_rerolls_that_are_left_expire() -> None:
    table = facing("piano-mover").equip(0, "long-rifle")
    table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1).choose("done")
    assert table.question == "TURN"
    table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1)
    assert reroll_all(table) == 3


# Step 3


@pytest.mark.rule("FO-FIGHT-05", "FO-FIGHT-06", "FO-APP-01")
@pytest.mark.parametrize(
    ("armor", "faces", "damage_suffered"),
    [
        ((), (1, 1, 1), 0),
        ((), (4, 1, 1), 2),
        ((), (5, 5, 5), 6),
        ((), (6, 6, 6), 12),
        (("oilskin",), (6, 6, 6), 10),
        (("boiler-plate",), (6, 6, 6), 8),
        (("boiler-plate",), (6, 1, 1), 0),
        (("boiler-plate",), (4, 1, 1), 0),
        (("boiler-plate",), (1, 1, 1), 0),
        (("wardens-greatcoat",), (6, 6, 6), 6),
    ],
)
def test_hit_icons_less_armor_deal_damage_times_the_level(
    armor: tuple[str, ...], faces: tuple[int, int, int], damage_suffered: int
) -> None:
    table = facing("door-knocker").equip(0, *armor)  # level 2
    table.choose(f"fight door-knocker {HERE}").roll(*faces)
    assert table.hp(0) == 16 - damage_suffered


@pytest.mark.rule("FO-FIGHT-06")
@pytest.mark.parametrize(
    ("token", "level"), [("ditch-hen", 1), ("door-knocker", 2), ("piano-mover", 3)]
)
def test_each_hit_icon_hurts_as_much_as_the_level_says(token: str, level: int) -> None:
    assert fight(token, 4, 4, 1).hp(0) == 16 - 2 * level


@pytest.mark.rule("FO-FIGHT-05")
def test_armor_of_everything_equipped_adds_up_but_not_of_the_inventory() -> None:
    shield = variant(
        items={"kettle-lid": "{deck: asset, kind: companion, keep: {caps: 1}, passive: [armor: 1]}"}
    )
    table = quiet(content=shield).stand(0, HERE).enemy("ditch-hen", HERE)
    table.equip(0, "oilskin", "kettle-lid").hold(0, "boiler-plate")
    assert table.choose(f"fight ditch-hen {HERE}").roll(6, 6, 6).hp(0) == 16 - 4


@pytest.mark.rule("FO-FIGHT-07", "FO-FIGHT-12", "FO-FIGHT-13")
def test_who_dies_in_step_three_strikes_no_more() -> None:
    table = fight("toll-dodger", 5, 1, 1, hp=1)  # the die would kill
    assert names(table, "DIED", "STRUCK", "XP", "KILLED_ENEMY") == ["DIED"]
    table.choose("stand A2.3")
    assert table.enemies() == [f"toll-dodger {HERE}"]
    assert (table.at(0), table.land.xp[0]) == ("A2.3", 0)
    assert names(table, "STRUCK", "XP", "KILLED_ENEMY", "CARD") == []


@pytest.mark.rule("FO-FIGHT-12", "FO-KILL-04")
def test_a_survivor_killed_in_the_reroll_step_fights_no_more() -> None:
    """A card that costs HP may kill before the damage of the enemy is dealt."""
    vial = "{deck: loot, kind: aid, value: 1, use: [{when: fight, spend: discard, "
    vial += "cost: {damage: 1}, do: [hits: 3]}]}"
    table = quiet(content=variant(items={"bitter-vial": vial})).stand(0, HERE)
    table.enemy("ditch-hen", HERE).hold(0, "bitter-vial").set(0, hp=1).listen()
    table.choose(f"fight ditch-hen {HERE}").roll(6, 6, 6).choose("use bitter-vial 1")
    table.choose("stand A2.1")
    assert names(table, "DAMAGE", "STRUCK", "KILLED_ENEMY") == ["DAMAGE"]
    assert (table.hp(0), table.seat) == (16, 1)
    assert table.enemies() == [f"ditch-hen {HERE}"]


@pytest.mark.rule("FO-FIGHT-13")
def test_the_enemy_of_a_killed_survivor_stays_active_where_it_is() -> None:
    table = facing("glass-lizard").set(0, hp=2).choose(f"fight glass-lizard {HERE}")
    table.roll(4, 1, 1).choose("stand A2.1")
    assert table.enemies() == [f"glass-lizard {HERE}"]


# Steps 4 and 5


@pytest.mark.rule("FO-FIGHT-08", "FO-FIGHT-09", "FO-DICE-02")
@pytest.mark.parametrize(
    ("token", "faces", "killed"),
    [
        ("ditch-hen", (3, 1, 1), True),  # legs
        ("ditch-hen", (2, 2, 3), False),  # body only
        ("ditch-hen", (1, 1, 1), False),  # nothing at all
        ("pantry-roach", (1, 1, 2), True),  # head
        ("lawn-drone", (1, 3, 1), True),  # arms
        ("quarry-hand", (2, 1, 3), True),  # body twice
        ("quarry-hand", (2, 1, 1), False),
        ("quarry-hand", (3, 1, 3), True),  # legs and body
        ("piano-mover", (3, 4, 5), True),  # legs three times
        ("piano-mover", (3, 4, 4), False),
    ],
)
def test_dice_that_share_an_area_with_the_enemy_hit_it(
    token: str, faces: tuple[int, int, int], killed: bool
) -> None:
    table = fight(token, *faces)
    assert (table.enemies(HERE) == []) == killed
    assert ("KILLED_ENEMY" in names(table)) == killed


@pytest.mark.rule("FO-FIGHT-08", "FO-R-36", "FO-R-03")
def test_a_die_that_shares_two_areas_still_hits_once() -> None:
    table = fight("quarry-hand", 6, 1, 1)  # body and legs, both weak
    assert table.log("STRUCK") == [("STRUCK", 0, 1, 2, 0)]
    assert table.enemies() == [f"quarry-hand {HERE}"]


@pytest.mark.rule("FO-FIGHT-09")
def test_more_hits_than_needed_kill_too() -> None:
    assert fight("toll-dodger", 5, 3, 4).enemies(HERE) == []


@pytest.mark.rule("FO-R-43")
def test_hits_are_dealt_without_being_asked_for() -> None:
    table = facing("ditch-hen").listen().choose(f"fight ditch-hen {HERE}").roll(3, 4, 5)
    asked = [line for line in table.log("CHOICE") if line[1] == 0]
    assert asked == [("CHOICE", 0, f"fight ditch-hen {HERE}")]
    assert table.log("STRUCK") == [("STRUCK", 0, 3, 1, 0)]


@pytest.mark.rule("FO-FIGHT-10")
@pytest.mark.parametrize(
    ("token", "faces", "level"),
    [
        ("ditch-hen", (3, 1, 1), 1),
        ("quarry-hand", (2, 2, 1), 2),
        ("piano-mover", (2, 2, 3), 3),
    ],
)
def test_a_kill_earns_xp_of_the_level(token: str, faces: tuple[int, int, int], level: int) -> None:
    table = facing(token).deck("loot", "penny-novel").choose(f"fight {token} {HERE}").roll(*faces)
    assert (table.land.xp[0], table.land.xp[1]) == (level, 0)


@pytest.mark.rule("FO-FIGHT-10")
def test_an_enemy_that_lives_earns_nothing() -> None:
    assert fight("quarry-hand", 2, 1, 1).land.xp[0] == 0


@pytest.mark.rule("FO-FIGHT-11")
def test_hits_are_forgotten_with_the_end_of_the_fight() -> None:
    table = facing("quarry-hand")
    for _ in range(2):  # one hit each, two are needed
        table.choose(f"fight quarry-hand {HERE}").roll(2, 1, 1)
    assert table.enemies() == [f"quarry-hand {HERE}"]
    assert table.land.xp[0] == 0


@pytest.mark.rule("FO-FIGHT-11")
def test_a_fight_is_one_exchange() -> None:
    table = fight("piano-mover", 1, 1, 1)
    assert (table.question, table.land.actions) == ("TURN", 1)
    assert names(table, "DICE", "FIGHT_LOST") == ["DICE", "FIGHT_LOST"]


# Levels in letters


@pytest.mark.rule("FO-R-41", "FO-POWER-02")
@pytest.mark.parametrize(("power", "level"), [(0, 1), (3, 1), (4, 2), (7, 2), (30, 2)])
def test_a_letter_is_looked_up_when_the_fight_begins(power: int, level: int) -> None:
    table = facing("shield").power(0, power).choose(f"fight shield {HERE}").roll(4, 1, 1)
    assert table.hp(0) == 16 - level


@pytest.mark.rule("FO-R-41")
def test_power_that_rises_during_the_fight_does_not_change_it() -> None:
    table = facing("shield").power(0, 3).listen().choose(f"fight shield {HERE}")
    table.power(0, 4).roll(6, 1, 1)  # body and legs: one hit, two icons
    assert table.log("STRUCK") == [("STRUCK", 0, 1, 1, 0)]
    assert (table.hp(0), table.land.xp[0], table.enemies()) == (14, 1, [])


# What fights must not do


@pytest.mark.rule("FO-FIGHT-01", "FO-R-05")
def test_a_test_in_the_middle_of_a_fight_leaves_its_dice_alone() -> None:
    """A quest that reacts to the damage of step 3 may bring dice of its own."""
    quest = "{number: 90, objectives: [{trigger: {suffer: {damage: 1, within: fight}}, "
    quest += "do: [encounter: wasteland, trash: this]}]}"
    card = "{deck: wasteland, options: [{tasks: [test: {letters: S, difficulty: 1}], "
    card += "do: [caps: 1]}, {do: [xp: 1]}]}"
    content = variant(quests={"bruised": quest}, encounters={"odd-noise": card})
    table = quiet(content=content).stand(0, HERE).enemy("ditch-hen", HERE).letters(0, "P")
    table.stage("bruised").deck("wasteland", "odd-noise").listen()
    table.choose(f"fight ditch-hen {HERE}").roll(3, 4, 1)  # two hits on the legs, one icon
    table.choose("choose 1").roll(1, 1, 1)
    assert table.log("STRUCK") == [("STRUCK", 0, 2, 1, 0)]
    assert table.enemies() == []


@pytest.mark.rule("FO-FIGHT-01")
def test_damage_out_of_a_fight_is_none_of_the_fight() -> None:
    quest = "{number: 90, objectives: [{trigger: {suffer: {damage: 3, within: fight}}, "
    quest += "do: [caps: 9, trash: this]}]}"
    table = quiet(content=variant(quests={"bruised": quest})).stand(0, HERE).stage("bruised")
    table.enemy("door-knocker", HERE).choose(f"fight door-knocker {HERE}").roll(4, 1, 1)
    table.run("damage: 2")
    assert (table.land.caps[0], table.staged()) == (3, ["bruised"])
