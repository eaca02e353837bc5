"""Loyal survivors and their faction's enemies: no fight, no obstacle (FO-R-31, FO-R-32)."""

from __future__ import annotations

import pytest

from rules.fallout.content import variant
from rules.fallout.table import WARDEN, Table, quiet, sheet

HERE = "C2.1"
NEXT = "C2.4"
SHIELDS = "middle-of-the-road"  # monsters, then shield tokens


def wardens(ability: str = "aggressive", players: int = 2) -> Table:
    """A table where tokens of the shield are enemies with an ability."""
    enemy = f"enemy: {WARDEN.replace('ranged', ability)}"
    return quiet(players, content=variant(scenarios=sheet(shield=enemy)))


def loyal(table: Table, seat: int = 0, agenda: str = "quiet-please") -> Table:
    """A survivor is loyal to the shield."""
    return table.agendas(seat, agenda).loyal(seat, agenda)


def foe(table: Table) -> tuple[int, str]:
    """Who fights whom just now."""
    contest = table.seen()["contest"]
    return contest["seat"], contest["token"]


# AGGRESSIVE


@pytest.mark.rule("FO-R-31", "FO-ABIL-02")
@pytest.mark.parametrize("agenda", ["", "quiet-please", "wick-and-oil"])
def test_a_loyal_survivor_may_walk_in_on_aggressive_tokens(agenda: str) -> None:
    table = wardens().stand(0, HERE).enemy("shield", NEXT)
    if agenda:
        loyal(table, 0, agenda)
    table.choose("move", f"step {NEXT}")
    assert table.question == ("TURN" if agenda == "quiet-please" else "DICE")


@pytest.mark.rule("FO-R-31", "FO-ABIL-02")
def test_other_aggressive_enemies_there_are_fought_all_the_same() -> None:
    table = loyal(wardens()).stand(0, HERE).enemy("shield", NEXT).enemy("pantry-roach", NEXT)
    table.choose("move", f"step {NEXT}")
    assert foe(table) == (0, "pantry-roach")
    assert table.roll(1, 1, 1).question == "TURN"


@pytest.mark.rule("FO-R-31", "FO-ABIL-04", "FO-LOYAL-03")
def test_in_a_mixed_space_it_fights_only_among_those_not_loyal() -> None:
    table = loyal(wardens(players=3)).set(0, hp=1).stand(0, HERE).stand(1, HERE).stand(2, HERE)
    table.set(1, hp=9).set(2, hp=8).enemy("shield", NEXT).activate(SHIELDS)
    assert foe(table) == (2, "shield")


@pytest.mark.rule("FO-R-31", "FO-LOYAL-03")
def test_a_token_among_a_loyal_and_another_survivor_fights_the_other() -> None:
    table = loyal(wardens()).set(0, hp=1).stand(0, HERE).stand(1, HERE).enemy("shield", HERE)
    assert foe(table.activate(SHIELDS)) == (1, "shield")


@pytest.mark.rule("FO-R-31", "FO-ABIL-11")
def test_a_ranged_token_does_not_shoot_at_the_loyal() -> None:
    table = loyal(wardens("ranged")).set(0, hp=1).stand(0, HERE).stand(1, "C2.2")
    assert foe(table.enemy("shield", NEXT).activate(SHIELDS)) == (1, "shield")


@pytest.mark.rule("FO-R-31", "FO-LOYAL-04")
def test_a_loyal_survivor_may_not_fight_them() -> None:
    table = loyal(wardens()).equip(0, "mail-carbine").stand(0, HERE)
    table.enemy("shield", HERE).enemy("shield", NEXT).enemy("ditch-hen", HERE)
    assert table.offers("fight") == [f"fight ditch-hen {HERE}"]
    assert table.refuses(f"fight shield {HERE}") == {"LOYAL_TO_IT"}
    assert table.refuses(f"fight shield {NEXT}") == {"LOYAL_TO_IT"}


@pytest.mark.rule("FO-R-31", "FO-LOYAL-04")
def test_loyalty_to_the_other_faction_does_not_matter() -> None:
    table = loyal(wardens(), 0, "wick-and-oil").stand(0, HERE).enemy("shield", HERE)
    assert table.offers("fight") == [f"fight shield {HERE}"]


@pytest.mark.rule("FO-R-31")
def test_effects_that_kill_without_a_fight_stay_allowed() -> None:
    table = loyal(wardens()).stand(0, HERE).enemy("shield", HERE).run("kill: {within: 0}")
    assert (table.enemies(), table.land.xp[0]) == ([], 1)


@pytest.mark.rule("FO-R-31", "FO-R-20")
def test_an_aggressive_token_that_stays_with_the_loyal_leaves_them_alone() -> None:
    table = loyal(loyal(wardens()), 1, "nothing-to-see").stand(0, HERE).stand(1, NEXT)
    table.enemy("shield", HERE).activate(SHIELDS)
    assert (table.question, table.enemies()) == ("TURN", [f"shield {HERE}"])


# Declared, withdrawn, lost


@pytest.mark.rule("FO-R-32", "FO-LOYAL-02")
def test_declaring_loyalty_in_their_midst_opens_the_way() -> None:
    table = wardens().agendas(0, "quiet-please").stand(0, HERE).enemy("shield", HERE)
    assert table.refuses("camp") == {"ENEMY_HERE"}
    table.choose("loyal quiet-please")
    assert table.question == "TURN"
    assert {"camp", "encounter"} <= set(table.offered)
    assert table.offers("fight") == []


@pytest.mark.rule("FO-R-32", "FO-LOYAL-06")
def test_withdrawing_it_in_their_midst_is_no_fight_but_they_block() -> None:
    table = loyal(wardens()).stand(0, HERE).enemy("shield", HERE).choose("hide")
    assert (table.question, table.hp(0)) == ("TURN", 16)
    assert table.refuses("camp") == {"ENEMY_HERE"}
    assert table.offers("fight") == [f"fight shield {HERE}"]
    assert foe(table.activate(SHIELDS)) == (0, "shield")


@pytest.mark.rule("FO-R-32", "FO-LOYAL-08")
def test_losing_the_agenda_in_their_midst_is_no_fight_but_they_block() -> None:
    table = loyal(wardens()).stand(0, HERE).enemy("shield", HERE)
    table.run("caps: 1", tasks="pay: {agenda: 1}")
    assert (table.agendas_of(0), table.question) == ([], "TURN")
    assert table.refuses("camp") == {"ENEMY_HERE"}


@pytest.mark.rule("FO-R-32", "FO-LOYAL-05")
def test_changing_sides_in_their_midst_is_no_fight_but_they_block() -> None:
    table = loyal(wardens()).agendas(0, "quiet-please", "wick-and-oil").stand(0, HERE)
    table.enemy("shield", HERE).choose("loyal wick-and-oil")
    assert table.question == "TURN"
    assert table.refuses("camp") == {"ENEMY_HERE"}


@pytest.mark.rule("FO-R-32", "FO-LOYAL-02")
def test_other_enemies_block_the_loyal_too() -> None:
    table = loyal(wardens()).stand(0, HERE).enemy("shield", HERE).enemy("ditch-hen", HERE)
    assert table.refuses("camp") == {"ENEMY_HERE"}
