"""HP and rads: two pegs on one track (FO-HP)."""

from __future__ import annotations

import pytest

from rules.fallout.table import Table, quiet


def pegs(table: Table, seat: int = 0) -> tuple[int, int]:
    """HP and rads of a survivor."""
    return table.hp(seat), int(table.land.rads[seat])


@pytest.mark.rule("FO-HP-01")
def test_damage_lowers_hp_and_rads_raise_the_rads_value() -> None:
    table = quiet().run("damage: 3, rads: 2", seat=1)
    assert pegs(table, 1) == (13, 2)
    assert pegs(table, 0) == (16, 0)
    assert pegs(table.run("damage: 1, rads: 4", seat=1), 1) == (12, 6)
    assert table.view()["survivors"][1]["hp"] == 12
    assert table.view()["survivors"][1]["rads"] == 6


@pytest.mark.rule("FO-HP-01")
def test_recovering_raises_hp_and_lowers_rads_each_by_its_amount() -> None:
    table = quiet().set(0, hp=8, rads=5).run("heal: 3, heal-rads: 2")
    assert pegs(table) == (11, 3)


@pytest.mark.rule("FO-HP-02")
def test_the_pegs_stay_on_the_track() -> None:
    table = quiet().run("damage: 40")
    assert (table.question, pegs(table)) == ("STAND", (0, 0))
    table = quiet().run("rads: 40")
    assert (table.land.eliminated[0], pegs(table)) == (1, (16, 16))
    table = quiet().set(0, hp=14, rads=2).run("heal: 40, heal-rads: 40")
    assert pegs(table) == (16, 0)


@pytest.mark.rule("FO-HP-02")
def test_hp_rise_to_the_own_maximum_only() -> None:
    table = quiet(3).set(2, hp=9).run("heal: 40", seat=2)
    assert pegs(table, 2) == (14, 0)
    assert table.view()["survivors"][2]["max_hp"] == 14


@pytest.mark.rule("FO-HP-03")
@pytest.mark.parametrize(
    ("zero", "one", "attacked"),
    [
        ((12, 3), (10, 0), 0),  # 9 against 10
        ((12, 3), (8, 0), 1),  # 9 against 8
        ((10, 0), (12, 3), 1),
        ((12, 3), (9, 0), 0),  # a tie: first player first
        ((12, 0), (14, 3), 1),  # 12 against 11
    ],
)
def test_remaining_hp_are_hp_less_rads(
    zero: tuple[int, int], one: tuple[int, int], attacked: int
) -> None:
    table = quiet().stand(1, "A2.1").enemy("ditch-hen", "A2.1").letters(0, "E").letters(1, "E")
    table.set(0, hp=zero[0], rads=zero[1]).set(1, hp=one[0], rads=one[1])
    table.listen().activate("heavy-curtains")
    assert [line[1] for line in table.log("FIGHT")] == [attacked]


@pytest.mark.rule("FO-HP-04")
@pytest.mark.parametrize(("harm", "killed"), [("damage: 4", False), ("damage: 5", True)])
def test_hp_not_above_rads_are_death_by_damage(harm: str, killed: bool) -> None:
    table = quiet().set(0, hp=10, rads=5).run(harm)
    assert (table.question == "STAND") is killed


@pytest.mark.rule("FO-HP-04")
@pytest.mark.parametrize(("harm", "killed"), [("rads: 4", False), ("rads: 5", True)])
def test_hp_not_above_rads_are_death_by_rads(harm: str, killed: bool) -> None:
    table = quiet().set(0, hp=10, rads=5).run(harm)
    assert (table.question == "STAND") is killed


@pytest.mark.rule("FO-HP-04")
def test_death_comes_at_once_before_anything_could_help() -> None:
    table = quiet().set(0, hp=3).run("damage: 3, heal: 5")
    assert (table.question, table.seat, table.hp(0)) == ("STAND", 0, 0)
    table = quiet().set(0, hp=3, rads=1).run("rads: 2, heal-rads: 2")
    assert (table.question, table.land.rads[0]) == ("STAND", 3)


@pytest.mark.rule("FO-HP-04")
def test_rads_that_kill_do_not_heal_first() -> None:
    # The night usher recovers 2 HP with every gain of rads, but not from beyond.
    table = Table(3).set(2, hp=4, rads=3).run("rads: 1", seat=2)
    assert (table.question, table.seat, table.hp(2)) == ("STAND", 2, 4)
    table = Table(3).set(2, hp=5, rads=3).run("rads: 1", seat=2)
    assert (table.question, table.hp(2)) == ("TURN", 7)


@pytest.mark.rule("FO-HP-04")
def test_damage_as_a_cost_can_kill() -> None:
    table = quiet().set(0, hp=2).stand(0, "A2.2").run("add: 34")
    table.coming("meet wasteland fallen-star").choose("encounter", "choose 2")
    assert (table.question, table.hp(0)) == ("STAND", 0)
