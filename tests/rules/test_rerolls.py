"""Rerolls: items that throw dice of a fight again (SH-R-85)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import write_pack
from rules.table import Table

pytestmark = pytest.mark.rule("SH-R-85")

FACES = [f"die {face}" for face in range(1, 7)]


def lost(roll: str, *items: str, threat: str = "raider") -> Table:
    """A table where the dice of the first player's fight have just been thrown."""
    table = Table().items(0, *items).threat("L0.7", threat).play("place - L0.7")
    before = [choice for choice in table.offered if choice == "done"]
    return table.play(*before, f"roll {roll}")


@pytest.mark.parametrize("item", ["missile-launcher", "scottish-fold"])
def test_the_owner_picks_the_die_and_the_new_face_stands(item: str) -> None:
    table = lost("1 5", item)
    assert (table.seat, table.offered) == (0, [f"use {item}", "done"])
    table.play(f"use {item}")
    assert (table.seat, table.offered) == (0, ["reroll 1", "reroll 5"])
    table.listen().play("reroll 1")
    assert table.offered == FACES
    table.play("die 4")
    assert "Player 1 wins the fight: 9 against 9" in table.events()
    assert f"{item}!" in table.items_of(0)


def test_the_other_die_may_be_picked_too() -> None:
    table = lost("1 5", "scottish-fold").play("use scottish-fold", "reroll 5").listen()
    table.play("die 6")
    assert "Player 1 loses the fight: 7 against 9" in table.events()


def test_a_lower_face_stands_as_well() -> None:
    table = lost("3 5", "scottish-fold").play("use scottish-fold", "reroll 5").listen()
    table.play("die 1")
    assert "Player 1 loses the fight: 4 against 9" in table.events()


@pytest.mark.rule("SH-COMP-04")
def test_dice_that_show_the_same_face_are_one_choice() -> None:
    table = lost("3 3", "scottish-fold").play("use scottish-fold")
    assert table.offered == FACES
    table.listen().play("die 6")
    assert "Player 1 wins the fight: 9 against 9" in table.events()


def test_both_dice_may_be_thrown_again() -> None:
    table = lost("1 1", "fat-man").play("use fat-man")
    decision = table.vault.decision
    assert decision is not None
    assert sum(option.weight for option in decision.options) == 36
    table.play("roll 4 5", "take globe")
    assert (table.on("L0.7"), table.items_of(0)) == (["-"], ["fat-man!", "globe"])


def test_every_face_of_a_rerolled_die_is_equally_likely() -> None:
    table = lost("1 5", "scottish-fold").play("use scottish-fold", "reroll 1")
    decision = table.vault.decision
    assert decision is not None
    assert [option.weight for option in decision.options] == [1] * 6
    assert decision.rules == ("SH-R-85",)


@pytest.mark.parametrize("item", ["missile-launcher", "scottish-fold", "fat-man"])
def test_rerolls_are_offered_only_while_the_total_loses(item: str) -> None:
    table = lost("4 5", item).play("take globe")
    assert (table.seat, table.on("L0.7")) == (1, ["-"])
    assert item in table.items_of(0)


@pytest.mark.rule("SH-R-66")
def test_after_a_roll_that_wins_there_is_no_window_at_all() -> None:
    table = lost("4 5", "golden-retriever", "fat-man!")
    assert table.offered == ["take globe", "take camera", "take gold-watch"]


def test_a_bonus_that_wins_leaves_nothing_to_reroll() -> None:
    table = Table().items(0, "shotgun", "fat-man").threat("L0.7", "raider").play("place - L0.7")
    table.play("use shotgun", "roll 3 4", "take globe")
    assert table.seat == 1
    assert "fat-man" in table.items_of(0)


def test_a_player_who_does_not_answer_rerolls_nothing() -> None:
    table = Table().items(0, "minigun", "scottish-fold").threat("L0.7", "raider")
    for roll in ("place - L0.7", "roll 1 1"):
        decision = table.play(roll).vault.decision
        assert decision is not None
        assert decision.options[decision.default].notation == "done"
        table.play("done")
    assert table.items_of(0) == ["minigun", "scottish-fold"]


def test_a_reroll_may_be_declined() -> None:
    table = lost("1 5", "scottish-fold")
    assert table.why("done") == ("SH-R-85",)
    table.play("done")
    assert (table.on("L0.7"), table.items_of(0)) == (["!"], ["scottish-fold"])


def test_one_item_at_a_time_and_its_result_is_seen_before_the_next() -> None:
    table = lost("1 1", "missile-launcher", "scottish-fold", "fat-man")
    assert table.offered == ["use missile-launcher", "use fat-man", "use scottish-fold", "done"]
    table.play("use missile-launcher", "die 5")
    assert (table.seat, table.offered) == (0, ["use fat-man", "use scottish-fold", "done"])
    table.play("use scottish-fold", "reroll 1", "die 2")
    assert table.offered == ["use fat-man", "done"]
    table.play("use fat-man", "roll 4 5", "take globe")
    assert table.on("L0.7") == ["-"]


def test_once_the_total_wins_no_further_item_is_asked_for() -> None:
    table = lost("3 5", "missile-launcher", "fat-man").play("use missile-launcher", "reroll 3")
    table.play("die 4", "take globe")
    assert table.seat == 1
    assert "fat-man" in table.items_of(0)


def test_another_item_may_reroll_the_same_die_again() -> None:
    table = lost("1 5", "missile-launcher", "scottish-fold").play("use missile-launcher")
    table.play("reroll 1", "die 2", "use scottish-fold")
    assert table.offered == ["reroll 2", "reroll 5"]
    table.listen().play("reroll 2", "die 4")
    assert "Player 1 wins the fight: 9 against 9" in table.events()


def test_an_item_rerolls_once_per_exhaustion() -> None:
    table = lost("1 5", "missile-launcher", "scottish-fold").play("use missile-launcher")
    table.play("reroll 1", "die 2")
    assert table.offered == ["use scottish-fold", "done"]
    assert table.refused("use missile-launcher") == ("SH-EXH-02",)


@pytest.mark.parametrize("reroll", [("use fat-man", "roll 2 4"), ("use missile-launcher", "die 5")])
def test_bonuses_stay_through_a_reroll(reroll: tuple[str, str]) -> None:
    table = Table().items(0, "minigun", "10mm-pistol", "fat-man", "missile-launcher")
    table.threat("L0.7", "raider").play("place - L0.7", "use minigun", "roll 1 1").listen()
    table.play(*reroll, "take globe")
    assert "Player 1 wins the fight: 10 against 9" in table.events()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_rerolls_in_the_fight_of_another_player(players: int) -> None:
    table = Table(players).items(1, "fat-man").threat("L0.7", "raider").play("place - L0.7")
    table.play("roll 1 1")
    assert (table.seat, table.on("L0.7")) == (1, ["!"])
    assert "fat-man" in table.items_of(1)


def test_only_a_face_that_lies_there_can_be_picked() -> None:
    table = lost("1 5", "scottish-fold").play("use scottish-fold")
    assert table.refused("reroll 6") == ("SH-R-85",)


@pytest.mark.rule("SH-R-65")
def test_a_bonus_readied_before_the_roll_may_be_used_again_in_that_fight() -> None:
    table = Table().items(0, "minigun", "golden-retriever").threat("L0.7", "raider")
    table.play("place - L0.7")
    assert table.offered == ["use minigun", "done"]  # nothing is exhausted yet
    table.play("use minigun")
    assert table.offered == ["use golden-retriever", "done"]
    table.play("use golden-retriever")
    assert table.offered == ["use minigun", "done"]
    table.listen().play("use minigun", "roll 1 2", "take globe")
    assert "Player 1 wins the fight: 9 against 9" in table.events()


@pytest.mark.rule("SH-R-65")
def test_a_reroll_readied_after_the_roll_may_be_used_again_in_that_fight() -> None:
    table = lost("1 1", "fat-man", "golden-retriever").play("use fat-man", "roll 1 2")
    assert table.offered == ["use golden-retriever", "done"]
    table.play("use golden-retriever", "use fat-man", "roll 4 5", "take globe")
    assert table.on("L0.7") == ["-"]
    assert {"fat-man!", "golden-retriever!"} <= set(table.items_of(0))


@pytest.mark.rule("SH-R-66")
def test_a_bonus_readied_after_the_roll_has_no_window_any_more() -> None:
    table = Table().items(0, "minigun", "golden-retriever").threat("L0.7", "raider")
    table.play("place - L0.7", "use minigun", "done", "roll 1 1", "use golden-retriever")
    assert table.items_of(0) == ["minigun", "golden-retriever!"]
    assert (table.seat, table.on("L0.7")) == (1, ["!"])


@pytest.mark.rule("SH-R-65")
def test_an_item_that_does_more_than_ready_has_no_place_in_a_fight(tmp_path: Path) -> None:
    text = "{kind: pet, use: any-time, effect: [pay: W, ready: item]}"
    pack = write_pack(tmp_path, items={"mastiff": text})
    table = Table(packs=[pack]).items(0, "mastiff", "husky", "shotgun!", "minigun").cubes(0, "WW")
    table.threat("L0.7", "raider").play("place - L0.7")
    assert table.offered == ["use minigun", "done"]
    for item in ("mastiff", "husky"):
        assert "SH-R-65" in table.refused(f"use {item}")
