"""Fights: roll, add the bonuses, reach the number (SH-FIGHT, SH-R-53, SH-R-55, SH-R-66)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import overseer
from overseer.games.shelter import terms
from overseer.games.shelter.notation import parse_space
from rules.packs import write_pack
from rules.table import Table

TURN = "pass"  # the last option of a turn
NUMBERS = {
    "radroach": 5,
    "glowing-radroach": 6,
    "mole-rat": 6,
    "feral-ghoul": 7,
    "glowing-one": 8,
    "radscorpion": 8,
    "glowing-radscorpion": 9,
    "raider": 9,
}


def faces(total: int) -> str:
    """Two dice that add up to a total."""
    low = max(1, total - 6)
    return f"roll {low} {total - low}"


def fight(threat: str = "mole-rat", *items: str, players: int = 2) -> Table:
    """A table where the first player's dweller has just gone to a threat."""
    return Table(players).items(0, *items).threat("L0.7", threat).play("place - L0.7")


@pytest.mark.rule("SH-FIGHT-01", "SH-FIGHT-02")
@pytest.mark.parametrize("threat", NUMBERS)
def test_a_fight_icon_calls_for_a_roll_of_both_dice_upon_placement(threat: str) -> None:
    decision = fight(threat).vault.decision
    assert decision is not None
    assert decision.seat == overseer.CHANCE
    assert decision.rules == ("SH-FIGHT-02",)
    assert sum(option.weight for option in decision.options) == 36
    assert all(option.notation.startswith("roll ") for option in decision.options)


@pytest.mark.rule("SH-FIGHT-01")
def test_a_space_without_the_fight_icon_calls_for_none() -> None:
    table = Table().play("place - L0.7")
    assert (table.seat, table.offered[-1]) == (1, TURN)


@pytest.mark.rule("SH-FIGHT-02", "SH-FIGHT-03")
@pytest.mark.parametrize("roll", ["1 5", "2 4", "3 3"])
def test_the_two_faces_are_added(roll: str) -> None:
    table = fight("mole-rat").listen().play(f"roll {roll}")
    assert table.events()[1] == "Player 1 wins the fight: 6 against 6"


@pytest.mark.rule("SH-FIGHT-03")
@pytest.mark.parametrize(("threat", "number"), NUMBERS.items())
def test_a_total_that_reaches_the_number_wins_and_one_below_loses(threat: str, number: int) -> None:
    table = fight(threat).play(faces(number))
    assert table.on("L0.7") == ["-"]
    table = fight(threat).play(faces(number - 1))
    assert table.on("L0.7") == ["!"]


@pytest.mark.rule("SH-FIGHT-03")
def test_a_higher_total_wins_too() -> None:
    assert fight("mole-rat").play("roll 6 6").vault.happiness[0] == 1


@pytest.mark.rule("SH-FIGHT-03")
@pytest.mark.parametrize(
    ("roll", "line"),
    [
        ("roll 2 4", "Player 1 wins the fight: 6 against 6"),
        ("roll 1 4", "Player 1 loses the fight: 5 against 6"),
    ],
)
def test_the_result_is_told_with_its_rule(roll: str, line: str) -> None:
    table = fight("mole-rat").listen().play(roll)
    assert table.events()[:2] == [f"Dice: {roll[5]} and {roll[7]}", line]
    assert "SH-FIGHT-03" in table.cited()[1]


@pytest.mark.rule("SH-FIGHT-04")
def test_a_win_gives_the_happiness_that_the_threat_shows() -> None:
    table = fight("glowing-one").play("roll 4 4")
    assert (table.vault.happiness[0], table.cubes_of(0), table.seat) == (1, "", 1)


@pytest.mark.rule("SH-FIGHT-04", "SH-PLACE-09")
def test_a_win_gives_the_whole_row_from_left_to_right() -> None:
    table = fight("radscorpion").play("roll 4 4")
    assert table.vault.happiness[0] == 1
    assert table.offered == ["gain W", "gain F", "gain E"]
    table.play("gain F")
    assert (table.cubes_of(0), table.seat) == ("F", 1)


@pytest.mark.rule("SH-FIGHT-04", "SH-ITEM-01")
def test_a_win_over_a_raider_gives_an_item() -> None:
    table = fight("raider").play("roll 4 5", "take camera")
    assert table.items_of(0) == ["camera"]


@pytest.mark.rule("SH-FIGHT-04", "SH-NEWD-01", "SH-TRAIN-01")
def test_what_a_win_gives_to_dwellers_happens_on_the_threat_s_space(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"cadet": "{fight: 6, reward: new-dweller train-S}"})
    table = Table(packs=[pack]).threat("L0.7", "cadet").play("place - L0.7", "roll 3 3")
    assert table.vault.newcomers[parse_space("L0.7", table.vault)] == 1
    table.pass_all()
    assert table.dwellers_of(0) == ["-", "-", "S"]


@pytest.mark.rule("SH-FIGHT-05")
@pytest.mark.parametrize("threat", NUMBERS)
def test_a_loss_gives_no_reward(threat: str) -> None:
    table = fight(threat).play("roll 1 1")
    assert (table.vault.happiness[0], table.cubes_of(0), table.items_of(0)) == (0, "", [])
    assert (table.seat, table.offered[-1]) == (1, TURN)


@pytest.mark.rule("SH-FIGHT-05", "SH-EXCH-05")
@pytest.mark.parametrize(("roll", "offered"), [("roll 6 6", True), ("roll 1 1", False)])
def test_a_loss_opens_no_exchange(roll: str, offered: bool, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"smuggler": "{fight: 6, exchange: W <> F F}"})
    table = Table(packs=[pack]).cubes(0, "WW").threat("L0.7", "smuggler")
    table.play("place - L0.7", roll)
    assert ("exchange W>FF" in table.offered) == offered


@pytest.mark.rule("SH-FIGHT-06", "SH-INJ-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_loss_injures_the_dweller_and_no_other(players: int) -> None:
    table = Table(players).threat("L0.7", "mole-rat").listen()
    table.play("place - L0.8", "place - L0.7", "roll 1 1")
    assert (table.on("L0.7"), table.on("L0.8")) == (["!"], ["-"])
    assert "A dweller of Player 2 is injured on L0.7" in table.events()
    assert table.dwellers_of(1) == ["-"]


@pytest.mark.rule("SH-FIGHT-06")
def test_a_win_injures_nobody() -> None:
    table = fight("raider").listen().play("roll 4 5", "take globe")
    assert table.on("L0.7") == ["-"]
    assert not [line for line in table.events() if "injured" in line]


@pytest.mark.rule("SH-R-53", "SH-PLACE-07")
@pytest.mark.parametrize(("roll", "happiness"), [("roll 6 6", 1), ("roll 1 1", 0)])
def test_a_threat_is_paid_before_the_fight_and_the_cost_is_not_returned(
    roll: str, happiness: int, tmp_path: Path
) -> None:
    pack = write_pack(tmp_path, threats={"thug": "{fight: 6, cost: W item, reward: H}"})
    table = Table(packs=[pack]).cubes(0, "WW").items(0, "minigun", "shotgun").threat("L0.7", "thug")
    table.play("place - L0.7", "give shotgun")
    assert table.cubes_of(0) == "W"
    assert table.offered == ["use minigun", "done"]  # paid, and now the window before the fight
    table.play("done", roll)
    assert (table.cubes_of(0), table.items_of(0)) == ("W", ["minigun"])
    assert table.vault.happiness[0] == happiness


@pytest.mark.rule("SH-R-53", "SH-PLACE-08")
def test_a_threat_whose_cost_cannot_be_paid_cannot_be_fought(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, threats={"thug": "{fight: 6, cost: W item, reward: W item}"})
    table = Table(packs=[pack]).cubes(0, "W").threat("L0.7", "thug")
    assert "place - L0.7" not in table.offered
    assert table.refused("place - L0.7") == ("SH-PLACE-08", "SH-R-19")


@pytest.mark.rule("SH-R-53")
def test_a_room_that_was_paid_for_is_built_only_after_a_win(tmp_path: Path) -> None:
    threat = "{fight: 6, cost: room-price, reward: build}"
    pack = write_pack(tmp_path, threats={"squatter": threat})
    for roll, rooms in (("roll 6 6", 1), ("roll 1 1", 0)):
        table = Table(packs=[pack]).cubes(0, "WWEE").threat("L0.7", "squatter")
        table.play("place - L0.7", "side left")
        assert table.cubes_of(0) == ""
        table.play(roll)
        assert sum(room is not None for room in table.rooms_on(1)) == rooms
        assert ("armory" in table.track("room")) == (rooms == 0)


@pytest.mark.rule("SH-R-53")
def test_a_lost_room_leaves_nothing_behind_for_the_next_build(tmp_path: Path) -> None:
    threat = "{fight: 6, cost: room-price, reward: build}"
    pack = write_pack(tmp_path, threats={"squatter": threat})
    table = Table(packs=[pack]).cubes(0, "WWFFEEEE").threat("L0.7", "squatter")
    table.play("place - L0.7", "room armory", "side left", "roll 1 1", "pass")
    table.play("place - L1.e", "side right")
    assert table.rooms_on(1) == [None, None, None, "lounge", None, None]
    assert table.cubes_of(0) == ""


@pytest.mark.rule("SH-R-55", "SH-LINK-01")
def test_a_linked_threat_takes_two_dwellers_and_one_roll() -> None:
    table = Table().dwellers(0, "S", "-", "-").threat("L0.7", "deathclaw").listen()
    table.play("place - L0.7")
    assert table.offered == ["with -", "with S"]
    table.play("with -", "roll 4 5")
    assert len([line for line in table.events() if line.startswith("Dice")]) == 1
    assert (table.seat, table.vault.happiness[0], table.on("L0.7")) == (1, 2, ["-", "-"])


@pytest.mark.rule("SH-R-55", "SH-FIGHT-06")
def test_a_lost_fight_on_a_linked_threat_injures_both() -> None:
    table = Table().threat("L0.7", "deathclaw").play("place - L0.7", "roll 4 4")
    assert (table.on("L0.7"), table.vault.happiness[0]) == (["!", "!"], 0)
    assert table.pass_all().dwellers_of(0) == ["!", "!"]


@pytest.mark.rule("SH-R-55", "SH-LINK-03")
@pytest.mark.parametrize("who", ["-", "S"])
def test_with_one_uninjured_dweller_a_linked_threat_cannot_be_chosen(who: str) -> None:
    table = Table().dwellers(0, who, "!", "!", "P!").threat("L0.7", "deathclaw")
    assert f"place {who} L0.7" not in table.offered
    assert "SH-LINK-03" in table.refused(f"place {who} L0.7")


@pytest.mark.rule("SH-R-55", "SH-R-40")
def test_the_second_dweller_of_a_linked_threat_must_be_uninjured_too() -> None:
    table = Table().dwellers(0, "-", "-", "!", "S!", "P").threat("L0.7", "deathclaw")
    table.play("place - L0.7")
    assert table.offered == ["with -", "with P"]
    for injured in ("!", "S"):
        assert "SH-INJ-02" in table.refused(f"with {injured}")


@pytest.mark.rule("SH-R-66", "SH-ITEM-05")
@pytest.mark.parametrize(
    ("item", "bonus"), [("shotgun", 2), ("plasma-pistol", 2), ("laser-rifle", 2), ("minigun", 3)]
)
def test_a_bonus_is_declared_before_the_roll_and_adds_to_the_total(item: str, bonus: int) -> None:
    table = fight("raider", item).listen()
    assert (table.seat, table.offered) == (0, [f"use {item}", "done"])
    table.play(f"use {item}", faces(9 - bonus))
    assert "Player 1 wins the fight: 9 against 9" in table.events()
    assert f"{item}!" in table.items_of(0)


@pytest.mark.rule("SH-R-66")
def test_a_bonus_that_is_not_declared_does_not_count() -> None:
    table = fight("raider", "minigun").play("done", "roll 2 4")
    assert table.on("L0.7") == ["!"]
    assert table.items_of(0) == ["minigun"]


@pytest.mark.rule("SH-R-66")
def test_bonuses_cannot_be_declared_after_the_roll() -> None:
    table = fight("raider", "minigun", "fat-man").play("done", "roll 2 4")
    assert table.offered == ["use fat-man", "done"]
    assert "SH-R-66" in table.refused("use minigun")


@pytest.mark.rule("SH-R-66")
def test_rerolls_cannot_be_used_before_the_roll() -> None:
    table = fight("raider", "minigun", "fat-man", "missile-launcher")
    assert table.offered == ["use minigun", "done"]
    for item in ("fat-man", "missile-launcher"):
        assert "SH-R-66" in table.refused(f"use {item}")


@pytest.mark.rule("SH-R-66")
@pytest.mark.parametrize("item", ["minigun", "fat-man"])
def test_the_fight_windows_are_open_in_fights_only(item: str) -> None:
    table = Table().items(0, item)
    assert f"use {item}" not in table.offered
    assert "SH-R-66" in table.refused(f"use {item}")


@pytest.mark.rule("SH-R-66")
def test_any_number_of_bonuses_add_up_without_an_upper_limit() -> None:
    items = ("shotgun", "plasma-pistol", "laser-rifle", "minigun", "10mm-pistol")
    table = fight("raider", *items).listen()
    table.play(*[f"use {item}" for item in items[:4]], "roll 6 6", "take globe")
    assert "Player 1 wins the fight: 22 against 9" in table.events()
    assert sorted(item for item in table.items_of(0) if item.endswith("!")) == sorted(
        f"{item}!" for item in items[:4]
    )


@pytest.mark.rule("SH-R-66", "SH-ITEM-05")
@pytest.mark.parametrize(
    ("copies", "result"), [(1, "loses the fight: 7 against 9"), (2, "wins the fight: 9 against 9")]
)
def test_standing_bonuses_count_in_every_fight_without_being_used(
    copies: int, result: str, tmp_path: Path
) -> None:
    text = f"{{kind: weapon, use: always, effect: [fight: 2], copies: {copies}}}"
    pack = write_pack(tmp_path, items={"club": text})
    table = Table(packs=[pack]).items(0, *["club"] * copies, "10mm-pistol").threat("L0.7", "raider")
    table.listen().play("place - L0.7", "roll 1 3")
    assert f"Player 1 {result}" in table.events()


@pytest.mark.rule("SH-R-66")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_fighting_player_has_these_windows(players: int) -> None:
    table = Table(players).items(1, "minigun", "fat-man", "10mm-pistol").threat("L0.7", "raider")
    table.play("place - L0.7")
    assert table.seat == overseer.CHANCE  # nobody is asked
    assert not table.vault.explain("use minigun", 1).possible
    table.play("roll 4 4")
    assert (table.seat, table.on("L0.7")) == (1, ["!"])


@pytest.mark.rule("SH-R-66")
def test_a_declared_bonus_is_spent_even_if_the_fight_is_lost_and_for_this_fight_only() -> None:
    table = fight("raider", "minigun").play("use minigun", "roll 1 1", "pass")
    assert table.items_of(0) == ["minigun!"]
    table.threat("L0.9", "mole-rat").listen().play("place - L0.9", "roll 1 4")
    assert "Player 1 loses the fight: 5 against 6" in table.events()


@pytest.mark.rule("SH-R-66")
def test_a_bonus_of_one_counts(tmp_path: Path) -> None:
    text = "{kind: weapon, use: before-fight, effect: [fight: 1]}"
    table = Table(packs=[write_pack(tmp_path, items={"slingshot": text})]).items(0, "slingshot")
    table.threat("L0.7", "raider").listen().play("place - L0.7", "use slingshot", "roll 4 4")
    assert "Player 1 wins the fight: 9 against 9" in table.events()


@pytest.mark.rule("SH-FIGHT-05", "SH-R-65")
def test_the_closing_window_after_a_lost_fight_is_about_no_space() -> None:
    table = Table().items(0, "husky").cubes(0, "W").threat("L0.7", "raider")
    table.play("place - L0.7", "roll 1 1")
    decision = table.vault.decision
    assert decision is not None
    assert (decision.source, table.offered) == (0, ["use husky", "done"])


@pytest.mark.rule("SH-FIGHT-02")
def test_a_fight_that_nobody_watches_has_the_same_dice() -> None:
    game = overseer.load("shelter")
    fights = 0
    for seed in range(4):
        seen, unseen = (game.new(players=3, seed=seed, max_rounds=40) for _ in range(2))
        seen.trace = []
        pick = random.Random(seed)
        while not seen.over:
            assert seen.decision is not None
            choice = pick.randrange(len(seen.decision.options))
            seen.apply(choice)
            unseen.apply(choice)
            assert seen.dump() == unseen.dump()
        fights += sum(event.kind == terms.E_FIGHT for event in seen.trace)
    assert fights > 0
