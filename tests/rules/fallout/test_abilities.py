"""Enemy abilities: AGGRESSIVE, ARMOR, RADIATION, RANGED, LOOT, RETREAT (FO-ABIL, FO-R-37, 38)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import WARDEN, Table, quiet, sheet

HERE = "C2.1"
NEXT = "C2.4"
SIDE = "C2.2"  # next to both


def foe(table: Table) -> tuple[int, str]:
    """Who fights whom just now."""
    contest = table.seen()["contest"]
    return contest["seat"], contest["token"]


# AGGRESSIVE


@pytest.mark.rule("FO-ABIL-01", "FO-R-27")
def test_an_aggressive_enemy_that_moves_in_is_fought_at_once() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", NEXT).listen().activate("well-read")
    assert (table.question, foe(table)) == ("DICE", (0, "pantry-roach"))
    assert table.enemies() == [f"pantry-roach {HERE}"]
    table.roll(4, 1, 1)
    assert (table.hp(0), table.question) == (15, "TURN")
    assert [line[0] for line in table.log("ENEMY_MOVED", "FIGHT")] == ["ENEMY_MOVED", "FIGHT"]


@pytest.mark.rule("FO-ABIL-01", "FO-R-27")
def test_another_enemy_that_moves_in_is_not_fought() -> None:
    table = quiet().stand(0, HERE).enemy("salt-crab", NEXT).activate("well-read")
    assert (table.question, table.enemies()) == ("TURN", [f"salt-crab {HERE}"])


@pytest.mark.rule("FO-ABIL-01")
def test_an_aggressive_enemy_that_has_not_arrived_is_not_fought() -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).enemy("harbour-worm", "E1.1")
    table.activate("well-read")
    while table.question == "ENEMY_STEP":
        table.choose(table.default)
    assert (table.question, len(table.enemies("E1.1"))) == ("TURN", 0)


@pytest.mark.rule("FO-ABIL-02", "FO-ABIL-03")
def test_a_survivor_who_moves_in_fights_at_once_and_without_an_action() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", NEXT).choose("move", f"step {NEXT}")
    assert (table.question, foe(table)) == ("DICE", (0, "pantry-roach"))
    table.roll(1, 1, 1)
    assert (table.question, table.land.actions, table.land.points) == ("TURN", 1, 1)


@pytest.mark.rule("FO-ABIL-02")
def test_a_survivor_who_moves_in_on_others_does_not_fight() -> None:
    table = quiet().stand(0, HERE).enemy("salt-crab", NEXT).choose("move", f"step {NEXT}")
    assert table.question == "TURN"


@pytest.mark.rule("FO-ABIL-02", "FO-R-08")
def test_a_survivor_who_lives_may_go_on_and_fights_again_on_coming_back() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", NEXT).choose("move", f"step {NEXT}")
    table.roll(1, 1, 1).choose(f"step {HERE}", "move", f"step {NEXT}")
    assert (table.question, table.land.actions) == ("DICE", 0)


@pytest.mark.rule("FO-ABIL-03")
def test_a_fight_in_the_activation_takes_nobodys_action() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", NEXT).activate("well-read").roll(1, 1, 1)
    assert table.land.actions == 2


@pytest.mark.rule("FO-ABIL-04", "FO-HP-03")
@pytest.mark.parametrize(
    ("first", "second", "victim"),
    [
        ({"hp": 9}, {"hp": 10}, 0),
        ({"hp": 10}, {"hp": 9}, 1),
        ({"hp": 16, "rads": 8}, {"hp": 9}, 0),  # 8 remain
        ({"hp": 9}, {"hp": 16, "rads": 8}, 1),
    ],
)
def test_of_several_survivors_it_fights_the_one_with_least_remaining_hp(
    first: dict[str, int], second: dict[str, int], victim: int
) -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).set(0, **first).set(1, **second)
    table.enemy("pantry-roach", NEXT).activate("well-read")
    assert foe(table) == (victim, "pantry-roach")
    assert table.roll(1, 1, 1).question == "TURN"  # only that one


@pytest.mark.rule("FO-ABIL-04", "FO-BASE-03")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_tie_goes_to_the_first_in_order_from_the_first_player(first: int) -> None:
    table = quiet(3)
    table.land.first_player = first
    for seat in (0, 2):
        table.stand(seat, HERE).set(seat, hp=12)
    table.stand(1, "E1.1").enemy("pantry-roach", NEXT).activate("well-read")
    assert foe(table)[0] == (0 if first == 0 else 2)


@pytest.mark.rule("FO-ABIL-05")
def test_several_aggressive_enemies_are_fought_in_the_order_the_survivor_picks() -> None:
    table = quiet().stand(0, HERE)
    table.land.first_player = 1
    for token in ("pantry-roach", "harbour-worm", "salt-crab"):
        table.enemy(token, NEXT)
    table.choose("move", f"step {NEXT}")
    assert (table.question, table.seat) == ("AGGRESSIVE", 0)
    assert set(table.offered) == {f"fight pantry-roach {NEXT}", f"fight harbour-worm {NEXT}"}
    table.choose(f"fight harbour-worm {NEXT}").roll(1, 1, 1)
    assert foe(table) == (0, "pantry-roach")
    assert table.roll(1, 1, 1).question == "TURN"


@pytest.mark.rule("FO-ABIL-05")
def test_two_of_a_kind_are_both_fought() -> None:
    table = quiet().stand(0, HERE).enemy("barge-bandit", NEXT).enemy("barge-bandit", NEXT)
    table.listen().choose("move", f"step {NEXT}").roll(1, 1, 1).roll(1, 1, 1)
    assert len(table.log("FIGHT")) == 2
    assert table.question == "TURN"


@pytest.mark.rule("FO-ABIL-05", "FO-ENEMY-04")
def test_an_inactive_one_beside_its_like_is_not_fought() -> None:
    table = quiet().stand(0, HERE).enemy("barge-bandit", NEXT)
    table.enemy("barge-bandit", NEXT, active=False).listen()
    table.choose("move", f"step {NEXT}").roll(1, 1, 1)
    assert (table.question, len(table.log("FIGHT"))) == ("TURN", 1)


@pytest.mark.rule("FO-ABIL-05", "FO-R-10")
def test_a_killed_survivor_has_no_further_fights() -> None:
    table = quiet().stand(0, HERE).set(0, hp=2).enemy("pantry-roach", NEXT)
    table.enemy("harbour-worm", NEXT).choose("move", f"step {NEXT}")
    table.choose(f"fight harbour-worm {NEXT}").roll(4, 1, 1).choose("stand A2.1")
    assert (table.question, table.seat, table.at(0)) == ("TURN", 1, "A2.1")


@pytest.mark.rule("FO-ABIL-06")
def test_an_aggressive_enemy_that_is_placed_is_not_fought() -> None:
    table = quiet().stand(0, HERE).coming("token pantry-roach")
    table.run("enemy: {type: critter, at: here, face: up}")
    assert (table.question, table.enemies()) == ("TURN", [f"pantry-roach {HERE}"])


@pytest.mark.rule("FO-ABIL-06")
def test_an_aggressive_enemy_that_turns_active_is_not_fought() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", HERE, active=False).activate("well-read")
    assert (table.question, table.enemies()) == ("TURN", [f"pantry-roach {HERE}"])


@pytest.mark.rule("FO-ABIL-06", "FO-R-11")
def test_a_survivor_who_is_placed_beside_it_does_not_fight() -> None:
    table = quiet().stand(0, HERE).enemy("pantry-roach", "A2.1").run("place: {place: signal-box}")
    assert table.question == "TURN"
    table.enemy("harbour-worm", "A2.2").set(0, hp=1).run("damage: 1").choose("stand A2.1")
    assert (table.at(0), table.question, table.seat) == ("A2.1", "TURN", 1)


@pytest.mark.rule("FO-ABIL-06", "FO-R-18")
def test_exploring_with_an_aggressive_enemy_on_the_tile_is_no_fight() -> None:
    table = quiet().stand(0, "C2.4").enemy("pantry-roach", "B2.x").coming("tile garage-yard")
    table.choose("explore B2")
    while table.question == "PUT_ENEMY":
        table.choose(table.default)
    assert table.question == "TURN"


# RADIATION


@pytest.mark.rule("FO-ABIL-08", "FO-R-37")
@pytest.mark.parametrize(
    ("token", "gear", "faces", "hp", "rads"),
    [
        ("glow-newt", (), (4, 1, 1), 14, 2),
        ("glow-newt", (), (6, 6, 1), 8, 2),  # once, however many icons
        ("glow-newt", (), (1, 1, 1), 16, 0),  # no damage
        ("glow-newt", ("oilskin",), (4, 1, 1), 16, 0),  # none after armor
        ("glow-newt", ("oilskin",), (6, 1, 1), 14, 2),
        ("deep-mother", (), (4, 1, 1), 13, 3),  # as many as the level
        ("ditch-hen", (), (4, 1, 1), 15, 0),
    ],
)
def test_radiation_comes_once_after_damage(
    token: str, gear: tuple[str, ...], faces: tuple[int, int, int], hp: int, rads: int
) -> None:
    table = quiet().stand(0, HERE).equip(0, *gear).enemy(token, HERE)
    table.choose(f"fight {token} {HERE}").roll(*faces)
    assert (table.hp(0), table.land.rads[0]) == (hp, rads)


@pytest.mark.rule("FO-R-37")
def test_damage_that_kills_brings_no_rads() -> None:
    table = quiet().stand(0, HERE).set(0, hp=2).enemy("glow-newt", HERE)
    table.choose(f"fight glow-newt {HERE}").roll(4, 1, 1).choose("stand A2.1")
    assert (table.hp(0), table.land.rads[0]) == (16, 0)


@pytest.mark.rule("FO-R-37", "FO-FIGHT-12")
def test_rads_that_kill_end_the_fight_before_the_survivor_strikes() -> None:
    table = quiet().stand(0, HERE).set(0, hp=4).enemy("glow-newt", HERE).listen()
    table.choose(f"fight glow-newt {HERE}").roll(4, 2, 1)  # two hits would have killed it
    table.choose("stand A2.1")
    assert table.log("STRUCK", "KILLED_ENEMY") == []
    assert (table.hp(0), table.land.rads[0], table.enemies()) == (16, 2, [f"glow-newt {HERE}"])


# RANGED


@pytest.mark.rule("FO-ABIL-09", "FO-ACTIV-02")
def test_a_ranged_enemy_fights_an_adjacent_survivor_and_stays() -> None:
    table = quiet().stand(0, HERE).enemy("dune-poacher", NEXT).activate("heavy-curtains")
    assert foe(table) == (0, "dune-poacher")
    assert table.roll(1, 1, 1).enemies() == [f"dune-poacher {NEXT}"]
    assert table.question == "TURN"


@pytest.mark.rule("FO-ABIL-09", "FO-R-28")
def test_a_ranged_enemy_two_spaces_away_moves_and_does_not_shoot() -> None:
    table = quiet().stand(0, "C2.3").enemy("dune-poacher", NEXT).activate("heavy-curtains")
    assert table.question == "ENEMY_STEP"
    table.choose(f"put {HERE}")
    assert (table.question, table.enemies()) == ("TURN", [f"dune-poacher {HERE}"])


@pytest.mark.rule("FO-ABIL-09", "FO-R-17")
def test_a_ranged_enemy_shoots_from_a_facedown_tile() -> None:
    table = quiet().stand(0, HERE).enemy("dune-poacher", "B1.x").activate("heavy-curtains")
    assert foe(table) == (0, "dune-poacher")
    assert table.roll(1, 1, 1).hp(0) == 14


@pytest.mark.rule("FO-ABIL-11", "FO-R-28")
@pytest.mark.parametrize(("here", "near", "victim"), [(9, 10, 0), (10, 9, 1), (9, 9, 0)])
def test_of_survivors_here_and_next_door_it_fights_the_one_with_least_hp(
    here: int, near: int, victim: int
) -> None:
    table = quiet().stand(0, NEXT).stand(1, HERE).set(0, hp=here).set(1, hp=near)
    table.enemy("dune-poacher", NEXT).activate("heavy-curtains")
    assert foe(table)[0] == victim
    before = (table.hp(0), table.hp(1))
    table.roll(1, 1, 1)  # only across spaces there is an icon more
    lost = before[victim] - table.hp(victim)
    assert lost == (2 if victim == 1 else 0)


@pytest.mark.rule("FO-ABIL-11", "FO-R-28", "FO-R-24")
def test_being_nearer_does_not_matter_within_reach() -> None:
    table = quiet().stand(0, NEXT).stand(1, HERE).enemy("dune-poacher", NEXT)
    table.land.first_player = 1
    assert foe(table.activate("heavy-curtains"))[0] == 1  # the tie is the first player's


# LOOT


@pytest.mark.rule("FO-ABIL-13")
def test_the_killer_draws_one_loot_card() -> None:
    table = quiet().stand(0, HERE).stand(1, HERE).enemy("toll-dodger", HERE)
    table.coming("draw loot penny-novel").choose(f"fight toll-dodger {HERE}").roll(5, 1, 1)
    assert (table.items_of(0), table.items_of(1)) == (["penny-novel"], [])


@pytest.mark.rule("FO-ABIL-13")
def test_an_enemy_that_lives_gives_no_loot() -> None:
    table = quiet().stand(0, HERE).enemy("toll-dodger", HERE)
    assert table.choose(f"fight toll-dodger {HERE}").roll(1, 1, 1).items_of(0) == []


@pytest.mark.rule("FO-ABIL-13", "FO-RESP-05")
def test_a_kill_out_of_a_fight_gives_loot_too() -> None:
    table = quiet().stand(0, HERE).enemy("toll-dodger", HERE).coming("draw loot penny-novel")
    assert table.run("kill: {within: 0}").items_of(0) == ["penny-novel"]


@pytest.mark.rule("FO-ABIL-13", "FO-LIMIT-03")
def test_without_any_loot_left_nothing_is_drawn() -> None:
    table = quiet().stand(0, HERE).enemy("toll-dodger", HERE).deck("loot")
    table.choose(f"fight toll-dodger {HERE}").roll(5, 1, 1)
    assert (table.items_of(0), table.question) == ([], "TURN")


# RETREAT


@pytest.mark.rule("FO-ABIL-14")
def test_an_enemy_that_retreats_turns_inactive_where_it_is() -> None:
    table = quiet().stand(0, HERE).enemy("lamp-moth", HERE)
    table.choose(f"fight lamp-moth {HERE}").roll(1, 1, 1)
    assert table.enemies() == [f"lamp-moth? {HERE}"]


@pytest.mark.rule("FO-ABIL-14")
def test_it_retreats_in_its_own_space_from_a_fight_across_spaces() -> None:
    table = quiet().stand(0, HERE).equip(0, "mail-carbine").letters(0, "C")
    table.enemy("door-knocker", NEXT).choose(f"fight door-knocker {NEXT}").roll(1, 1, 1)
    assert table.enemies() == [f"door-knocker? {NEXT}"]


@pytest.mark.rule("FO-ABIL-14")
def test_an_enemy_that_is_killed_does_not_retreat() -> None:
    table = quiet().stand(0, HERE).enemy("lamp-moth", HERE)
    assert table.choose(f"fight lamp-moth {HERE}").roll(5, 1, 1).enemies() == []


@pytest.mark.rule("FO-ABIL-14")
def test_of_two_of_a_kind_only_the_one_that_was_fought_retreats() -> None:
    moth = "{type: critter, level: 1, weak: [arms], abilities: [retreat], copies: 2}"
    table = quiet(content=variant(enemies={"lamp-moth": moth})).stand(0, HERE)
    table.enemy("lamp-moth", HERE).enemy("lamp-moth", HERE)
    table.choose(f"fight lamp-moth {HERE}").roll(1, 1, 1)
    assert table.enemies() == [f"lamp-moth {HERE}", f"lamp-moth? {HERE}"]


@pytest.mark.rule("FO-R-38", "FO-FIGHT-13")
def test_it_does_not_retreat_from_a_survivor_it_has_killed() -> None:
    table = quiet().stand(0, HERE).set(0, hp=1).enemy("lamp-moth", HERE)
    table.choose(f"fight lamp-moth {HERE}").roll(4, 1, 1).choose("stand A2.1")
    assert table.enemies() == [f"lamp-moth {HERE}"]


@pytest.mark.rule("FO-ABIL-14", "FO-FTOK-03", "FO-R-38")
@pytest.mark.parametrize("killed", [False, True])
def test_a_faction_token_that_would_retreat_is_discarded(killed: bool) -> None:
    content = variant(scenarios=sheet(shield=f"enemy: {WARDEN.replace('ranged', 'retreat')}"))
    table = quiet(content=content).stand(0, HERE).enemy("shield", HERE).enemy("shield", HERE)
    table.set(0, hp=1 if killed else 16).choose(f"fight shield {HERE}").roll(4, 1, 1)
    if killed:
        table.choose("stand A2.1")
    assert table.enemies() == [f"shield {HERE}"] * (2 if killed else 1)
