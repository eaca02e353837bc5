"""Healing: by icons on the space, and by Stimpaks anywhere (SH-HEAL, SH-R-60, SH-R-91)."""

from __future__ import annotations

import pytest

from rules.table import Table

SEVENS = ("7", "7", "7")


@pytest.mark.rule("SH-HEAL-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_heal_icon_heals_the_dweller_on_that_space(players: int) -> None:
    table = Table(players).dwellers(0, "!", "!").listen().play("place ! L0.e")
    assert table.on("L0.e") == ["-"]
    assert table.dwellers_of(0) == ["!"]  # and no other
    line = "A dweller of Player 1 is healed"
    assert "SH-HEAL-02" in dict(zip(table.events(), table.cited(), strict=True))[line]


@pytest.mark.rule("SH-HEAL-01")
def test_healing_is_automatic() -> None:
    table = Table().dwellers(0, "!", "-").play("place ! L0.e")
    assert table.seat == 1  # nobody was asked


@pytest.mark.rule("SH-HEAL-01", "SH-PLACE-09")
@pytest.mark.parametrize(("room", "space"), [("lounge", "L1.8"), ("medbay", "L1.8")])
def test_a_cost_is_paid_and_the_other_rewards_follow(room: str, space: str) -> None:
    table = Table(rooms=["garden", "armory", "classroom"]).dwellers(0, "!", "-").cubes(0, "F")
    table.room(1, "right", room).play(f"place ! {space}")
    assert (table.on(space), table.cubes_of(0)) == (["-"], "")
    assert table.vault.happiness[0] == (1 if room == "lounge" else 0)


@pytest.mark.rule("SH-HEAL-02")
def test_a_healed_dweller_is_uninjured_from_then_on() -> None:
    table = Table().dwellers(0, "!", "-").play("place ! L0.e").pass_all()
    assert table.dwellers_of(0) == ["-", "-"]
    table.spawn(*SEVENS)
    assert "place - L0.7" in table.offered
    assert "place ! L0.e" not in table.offered
    assert "SH-SETUP-05" in table.refused("place ! L0.e")


@pytest.mark.rule("SH-HEAL-02")
def test_a_healed_dweller_can_be_injured_again() -> None:
    table = Table().dwellers(0, "!", "-").room(1, "right", "game-room").play("place ! L0.e")
    table.pass_all().spawn(*SEVENS).play("place - L1.8")
    assert table.on("L1.8") == ["!"]


@pytest.mark.rule("SH-HEAL-02", "SH-TRAIN-01")
def test_a_dweller_healed_and_trained_comes_back_uninjured_in_its_slot() -> None:
    table = Table().dwellers(0, "!", "-").room(1, "right", "medbay").play("place ! L1.7")
    assert sorted(table.pass_all().dwellers_of(0)) == ["-", "E"]


@pytest.mark.rule("SH-R-60")
def test_a_dweller_healed_in_the_vault_stays_there_until_the_recall() -> None:
    table = Table().dwellers(0, "!", "S").play("place ! L0.e", "pass")
    assert (table.on("L0.e"), table.dwellers_of(0)) == (["-"], ["S"])
    assert "place - L0.7" not in table.offered
    assert "SH-SETUP-05" in table.refused("place - L0.7")
    table.play("pass").spawn(*SEVENS)
    assert "place - L0.7" in table.offered


@pytest.mark.rule("SH-R-60", "SH-R-91")
def test_one_healed_by_an_item_in_the_vault_stays_there_too() -> None:
    table = Table().items(0, "stimpak").dwellers(0, "-", "!").occupy("L0.7", 0, "!")
    table.play("use stimpak", "heal L0.7")
    assert (table.on("L0.7"), table.dwellers_of(0)) == (["-"], ["-", "!"])


@pytest.mark.rule("SH-R-60", "SH-R-91", "SH-R-11")
def test_one_healed_in_front_of_its_owner_may_be_placed_at_once() -> None:
    table = Table().dwellers(0, "!", "!").items(0, "stimpak")
    assert [choice for choice in table.offered if choice.startswith("place")] == ["place ! L0.e"]
    table.play("use stimpak")
    assert table.dwellers_of(0) == ["-", "!"]
    assert {"place - L0.7", "place ! L0.e"} <= set(table.offered)
    table.play("place - L0.7")
    assert (table.cubes_of(0), table.seat) == ("W", 1)


@pytest.mark.rule("SH-R-91")
def test_a_stimpak_heals_any_own_injured_dweller_in_front_or_in_the_vault() -> None:
    table = Table().dwellers(0, "!", "!", "S!", "P", "-").occupy("L0.7", 0, "!").items(0, "stimpak")
    table.occupy("L0.8", 0).occupy("L0.9", 1, "!").play("use stimpak")
    assert table.offered == ["heal !", "heal S", "heal L0.7"]
    assert {"SH-R-91", "SH-HEAL-02"} <= set(table.why("heal L0.7"))


@pytest.mark.rule("SH-R-91")
@pytest.mark.parametrize("letter", "SPECIAL")
def test_a_stimpak_heals_in_the_slot_of_any_letter(letter: str) -> None:
    table = Table().dwellers(0, f"{letter}!", "!").items(0, "stimpak").play("use stimpak")
    assert table.offered == ["heal !", f"heal {letter}"]
    table.play(f"heal {letter}")
    assert table.dwellers_of(0) == ["!", letter]


@pytest.mark.rule("SH-R-91")
@pytest.mark.parametrize("space", ["L0.1", "L0.12", "L0.e", "L2.e"])
def test_a_stimpak_heals_on_any_space(space: str) -> None:
    table = Table().occupy(space, 0, "!").dwellers(0, "!", "-").items(0, "stimpak")
    table.play("use stimpak", f"heal {space}")
    assert (table.on(space), table.dwellers_of(0)) == (["-"], ["-", "!"])


@pytest.mark.rule("SH-R-91", "SH-HEAL-02")
@pytest.mark.parametrize(
    ("who", "front", "vault"),
    [
        ("!", ["-", "!", "S!"], ["!"]),
        ("S", ["!", "!", "S"], ["!"]),
        ("L0.7", ["!", "!", "S!"], ["-"]),
    ],
)
def test_the_dweller_that_was_picked_is_healed_and_no_other(
    who: str, front: list[str], vault: list[str]
) -> None:
    table = Table().dwellers(0, "!", "!", "S!").occupy("L0.7", 0, "!").items(0, "stimpak").listen()
    table.play("use stimpak", f"heal {who}")
    assert (table.dwellers_of(0), table.on("L0.7")) == (front, vault)
    assert table.items_of(0) == ["stimpak!"]
    assert table.events()[-1] == "A dweller of Player 1 is healed"


@pytest.mark.rule("SH-R-91")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_stimpak_does_not_heal_the_dwellers_of_others(players: int) -> None:
    table = Table(players).items(0, "stimpak").dwellers(1, "!", "-").occupy("L0.7", 1, "!")
    assert "use stimpak" not in table.offered
    assert "SH-R-67" in table.refused("use stimpak")
    table.dwellers(0, "!", "!", "S!").play("use stimpak")
    for other in ("heal L0.7", "heal P", "heal -"):
        assert "SH-R-91" in table.refused(other)


@pytest.mark.rule("SH-R-91")
def test_a_trained_dweller_keeps_its_training_when_it_is_healed() -> None:
    table = Table().dwellers(0, "P!", "-").items(0, "stimpak")
    assert "place P L0.7" not in table.offered
    table.play("use stimpak", "place P L0.7")
    assert table.cubes_of(0) == "WW"


@pytest.mark.rule("SH-R-91", "SH-R-56")
def test_a_healed_dweller_on_a_threat_removes_it_without_the_reward() -> None:
    table = Table().items(0, "stimpak").threat("L0.7", "mole-rat").occupy("L0.7", 0, "!")
    table.play("use stimpak").pass_all()
    assert (table.threat_on("L0.7"), table.vault.happiness[0]) == (None, 0)


@pytest.mark.rule("SH-R-91", "SH-R-56")
def test_a_dweller_that_is_not_healed_leaves_the_threat_where_it_is() -> None:
    table = Table().items(0, "stimpak").threat("L0.7", "mole-rat").occupy("L0.7", 0, "!")
    table.dwellers(0, "!", "-").play("use stimpak", "heal !").pass_all()
    assert table.threat_on("L0.7") == "mole-rat"


@pytest.mark.rule("SH-R-91", "SH-HEAL-02")
@pytest.mark.parametrize("space", ["L0.7", "L0.8", "L0.9"])
def test_of_injured_dwellers_on_several_spaces_the_named_one_is_healed(space: str) -> None:
    table = Table().items(0, "stimpak")
    for one in ("L0.7", "L0.8", "L0.9"):
        table.occupy(one, 0, "!")
    table.play("use stimpak", f"heal {space}")
    for one in ("L0.7", "L0.8", "L0.9"):
        assert table.on(one) == (["-"] if one == space else ["!"])


@pytest.mark.rule("SH-R-91")
def test_the_last_injured_dweller_joins_the_uninjured_ones() -> None:
    table = Table().dwellers(0, "!", "-", "-").items(0, "stimpak").play("use stimpak")
    assert table.dwellers_of(0) == ["-", "-", "-"]


@pytest.mark.rule("SH-HEAL-01")
def test_the_only_dweller_on_a_healing_icon_is_healed_without_a_question() -> None:
    table = Table(forced="manual").dwellers(0, "!", "-").play("place ! L0.e")
    assert table.seat == 1
    assert table.on("L0.e") == ["-"]
