"""The fight action, across spaces too, and the two meanings of armor (FO-ATK, FO-R-33 to 35)."""

from __future__ import annotations

import pytest

from rules.fallout.table import Table, quiet

HERE = "C2.1"
NEXT = "C2.3"
FAR = "C2.4"  # two spaces from NEXT
GUN = "mail-carbine"  # ranged


def armed(*weapon: str, space: str = HERE) -> Table:
    """A survivor with at most a weapon, whose letters give no rerolls."""
    return quiet().stand(0, space).equip(0, *weapon).letters(0, "C")


# Whom to fight


@pytest.mark.rule("FO-ATK-01")
def test_an_active_enemy_in_ones_space_can_be_fought() -> None:
    table = armed().enemy("ditch-hen", HERE)
    assert table.offers("fight") == [f"fight ditch-hen {HERE}"]
    assert table.choose(f"fight ditch-hen {HERE}").land.actions == 1


@pytest.mark.rule("FO-ATK-01")
def test_without_an_enemy_there_is_no_fight_action() -> None:
    table = armed()
    assert table.offers("fight") == []
    assert table.refuses(f"fight ditch-hen {HERE}") == {"NO_SUCH_ENEMY"}


@pytest.mark.rule("FO-ATK-01", "FO-ENEMY-04")
def test_an_inactive_enemy_cannot_be_fought() -> None:
    table = armed().enemy("ditch-hen", HERE, active=False)
    assert table.offers("fight") == []
    assert table.refuses(f"fight ditch-hen {HERE}") == {"NO_SUCH_ENEMY"}


@pytest.mark.rule("FO-ATK-01", "FO-TURN-01")
def test_a_fight_needs_an_action() -> None:
    table = quiet(forced=False).stand(0, HERE).enemy("piano-mover", HERE)
    for _ in range(2):
        table.choose(f"fight piano-mover {HERE}").roll(1, 1, 1)
    assert table.refuses(f"fight piano-mover {HERE}") == {"NO_ACTIONS"}


@pytest.mark.rule("FO-ATK-02")
def test_a_ranged_weapon_reaches_adjacent_spaces_and_no_further() -> None:
    table = armed(GUN, space=NEXT).enemy("ditch-hen", HERE).enemy("lawn-drone", FAR)
    assert table.offers("fight") == [f"fight ditch-hen {HERE}"]
    assert table.refuses(f"fight lawn-drone {FAR}") == {"OUT_OF_RANGE"}


@pytest.mark.rule("FO-ATK-02")
@pytest.mark.parametrize("weapon", [(), ("broom-spear",)])
def test_without_a_ranged_weapon_adjacent_enemies_are_out_of_reach(weapon: tuple[str, ...]) -> None:
    table = armed(*weapon).enemy("ditch-hen", NEXT)
    assert table.offers("fight") == []
    assert table.refuses(f"fight ditch-hen {NEXT}") == {"OUT_OF_RANGE"}


@pytest.mark.rule("FO-ATK-02", "FO-EQUIP-02")
def test_a_ranged_weapon_in_the_inventory_reaches_nobody() -> None:
    table = armed("broom-spear").hold(0, "flare-gun").enemy("ditch-hen", NEXT)
    assert table.offers("fight") == []


@pytest.mark.rule("FO-ATK-02", "FO-ENEMY-04")
def test_an_inactive_enemy_next_door_is_no_target() -> None:
    table = armed(GUN).enemy("ditch-hen", NEXT, active=False)
    assert table.offers("fight") == []
    assert table.refuses(f"fight ditch-hen {NEXT}") == {"NO_SUCH_ENEMY"}


@pytest.mark.rule("FO-ATK-02", "FO-R-17")
def test_a_ranged_weapon_reaches_onto_a_facedown_tile() -> None:
    table = armed(GUN).enemy("ditch-hen", "B1.x")
    assert table.offers("fight") == ["fight ditch-hen B1.x"]
    assert table.choose("fight ditch-hen B1.x").roll(1, 1, 1).enemies() == []


@pytest.mark.rule("FO-ATK-02", "FO-R-108")
def test_an_exhausted_ranged_weapon_still_reaches() -> None:
    assert armed("flare-gun!").enemy("ditch-hen", NEXT).offers("fight")


@pytest.mark.rule("FO-ATK-04")
def test_one_enemy_is_picked_of_several() -> None:
    table = armed(GUN).enemy("ditch-hen", HERE).enemy("salt-crab", HERE).enemy("glow-newt", NEXT)
    assert set(table.offers("fight")) == {
        f"fight ditch-hen {HERE}",
        f"fight salt-crab {HERE}",
        f"fight glow-newt {NEXT}",
    }
    table.choose(f"fight salt-crab {HERE}").roll(3, 4, 1)
    assert table.enemies() == [f"ditch-hen {HERE}", f"glow-newt {NEXT}"]
    assert table.land.actions == 1


@pytest.mark.rule("FO-ATK-04")
def test_two_of_a_kind_are_one_option_and_fall_one_at_a_time() -> None:
    table = armed().enemy("ditch-hen", HERE).enemy("ditch-hen", HERE)
    assert table.offers("fight") == [f"fight ditch-hen {HERE}"]
    assert table.choose(f"fight ditch-hen {HERE}").roll(3, 4, 5).enemies() == [f"ditch-hen {HERE}"]


# Bonuses across spaces


@pytest.mark.rule("FO-ATK-03", "FO-R-33", "FO-WEAP-01")
def test_an_adjacent_enemy_without_ranged_takes_one_more_hit() -> None:
    table = armed(GUN).enemy("ditch-hen", NEXT).listen().choose(f"fight ditch-hen {NEXT}")
    table.roll(1, 1, 1)  # no die fits
    assert table.log("STRUCK") == [("STRUCK", 0, 1, 1, 0)]
    assert table.enemies() == []


@pytest.mark.rule("FO-ATK-03", "FO-R-33")
@pytest.mark.parametrize(("faces", "killed"), [((1, 1, 1), False), ((2, 1, 1), True)])
def test_the_extra_hit_adds_to_those_of_the_dice(faces: tuple[int, int, int], killed: bool) -> None:
    table = armed(GUN).enemy("door-knocker", NEXT).choose(f"fight door-knocker {NEXT}")
    assert (table.roll(*faces).enemies(NEXT) == []) == killed


@pytest.mark.rule("FO-ABIL-12", "FO-R-33")
def test_ranged_against_ranged_gives_nobody_anything() -> None:
    table = armed(GUN).enemy("dune-poacher", NEXT).listen()
    table.choose(f"fight dune-poacher {NEXT}").roll(4, 1, 3)
    assert table.log("STRUCK", "DAMAGE") == [("DAMAGE", 0, 2, 0, 0), ("STRUCK", 0, 1, 2, 0)]


@pytest.mark.rule("FO-R-33", "FO-ATK-03")
def test_there_is_no_extra_hit_in_the_same_space() -> None:
    table = armed(GUN).enemy("ditch-hen", HERE).listen().choose(f"fight ditch-hen {HERE}")
    assert table.roll(1, 1, 1).log("STRUCK") == [("STRUCK", 0, 0, 1, 0)]


@pytest.mark.rule("FO-R-33", "FO-ABIL-10")
def test_a_ranged_enemy_that_is_attacked_in_ones_space_has_no_bonus() -> None:
    table = armed().enemy("dune-poacher", HERE).choose(f"fight dune-poacher {HERE}")
    assert table.roll(4, 1, 1).hp(0) == 14


@pytest.mark.rule("FO-R-33", "FO-ABIL-10")
def test_a_ranged_enemy_in_the_space_of_its_victim_has_no_bonus() -> None:
    table = armed().enemy("dune-poacher", HERE).activate("heavy-curtains")
    assert table.roll(4, 1, 1).hp(0) == 14


@pytest.mark.rule("FO-R-33", "FO-ABIL-10")
@pytest.mark.parametrize(
    ("gear", "faces", "hp"),
    [
        ((), (1, 1, 1), 14),  # a hit icon although no die shows one
        ((), (4, 1, 1), 12),
        (("oilskin",), (1, 1, 1), 16),  # added before armor is taken off
        (("oilskin",), (4, 1, 1), 14),
        (("broom-spear",), (1, 1, 1), 14),
        ((GUN,), (1, 1, 1), 16),
        ((GUN,), (4, 1, 1), 14),
    ],
)
def test_a_ranged_enemy_that_activates_next_door_has_one_more_icon(
    gear: tuple[str, ...], faces: tuple[int, int, int], hp: int
) -> None:
    table = armed(*gear).enemy("dune-poacher", NEXT).activate("heavy-curtains").roll(*faces)
    assert (table.hp(0), table.enemies()) == (hp, [f"dune-poacher {NEXT}"])


@pytest.mark.rule("FO-R-33")
def test_a_ranged_weapon_in_the_inventory_does_not_take_the_icon_away() -> None:
    table = armed().hold(0, GUN).enemy("dune-poacher", NEXT).activate("heavy-curtains")
    assert table.roll(1, 1, 1).hp(0) == 14


# Both sides strike


@pytest.mark.rule("FO-R-34")
def test_an_enemy_that_is_shot_at_strikes_back() -> None:
    table = armed(GUN).enemy("door-knocker", NEXT).choose(f"fight door-knocker {NEXT}")
    assert table.roll(4, 1, 1).hp(0) == 14


@pytest.mark.rule("FO-R-34")
def test_a_survivor_who_is_shot_at_can_kill_without_a_ranged_weapon() -> None:
    table = armed().enemy("dune-poacher", NEXT).letters(0, "SPECIAL").activate("heavy-curtains")
    table.roll(2, 2, 1)
    assert (table.enemies(NEXT), table.land.xp[0], table.hp(0)) == ([], 2, 14)


# Armor and armor


@pytest.mark.rule("FO-ABIL-07", "FO-R-35", "FO-FIGHT-09")
@pytest.mark.parametrize(
    ("token", "faces", "killed"),
    [
        ("salt-crab", (3, 1, 1), False),  # level 1
        ("salt-crab", (3, 4, 1), True),
        ("vending-unit", (2, 1, 1), False),
        ("vending-unit", (2, 2, 1), True),
    ],
)
def test_armor_asks_for_one_more_hit(token: str, faces: tuple[int, int, int], killed: bool) -> None:
    table = armed().enemy(token, HERE).deck("loot", "penny-novel").choose(f"fight {token} {HERE}")
    assert (table.roll(*faces).enemies(HERE) == []) == killed


@pytest.mark.rule("FO-R-35", "FO-ABIL-07")
def test_armor_changes_neither_damage_nor_xp() -> None:
    table = armed().letters(0, "SPECIAL").enemy("salt-crab", HERE)
    table.choose(f"fight salt-crab {HERE}").roll(4, 4, 1)
    assert (table.hp(0), table.land.xp[0], table.enemies()) == (14, 1, [])


@pytest.mark.rule("FO-R-35")
def test_apparel_changes_damage_and_not_the_hits_needed() -> None:
    table = armed().equip(0, "boiler-plate").enemy("ditch-hen", HERE).listen()
    table.choose(f"fight ditch-hen {HERE}").roll(3, 4, 4)
    assert table.log("STRUCK", "DAMAGE") == [("STRUCK", 0, 2, 1, 0)]
