"""Spawn Threats: one roll per level, a threat under the number (SH-SPAWN, SH-R-45 to 50)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer.games.shelter.notation import parse_space
from overseer.games.shelter.terms import ELEVATOR
from rules.packs import write_pack
from rules.table import Table

# The space of a level under each dice sum.
COLUMNS = {2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 8: 7, 9: 8, 10: 9, 11: 10, 12: 11}
ROLLS = 21  # pairs of faces
# All threats but Fire, Power Failure and Deathclaw.
OTHERS = (
    *("radroach", "glowing-radroach", "mole-rat", "feral-ghoul", "glowing-one"),
    *("radscorpion", "glowing-radscorpion", "raider"),
)


def second_round(players: int = 2, packs: tuple[Path, ...] = (), **options: Any) -> Table:
    """A table at the first roll of round 2."""
    return Table(players, packs=packs, **options).pass_all()


def rolling(table: Table) -> bool:
    return table.offered[0] == "roll 1 1" and len(table.offered) == ROLLS


def threats(table: Table) -> dict[str, str]:
    """Where threats lie, and which."""
    return {
        place["space"]: place["threat"]
        for level in table.seen()["levels"]
        for room in level["rooms"]
        if room is not None
        for place in room["spaces"]
        if place["threat"] is not None
    }


def deck_size(table: Table) -> int:
    size: int = table.seen()["decks"]["threats"]
    return size


@pytest.mark.rule("SH-SPAWN-01", "SH-ROUND-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_threats_spawn_at_the_start_of_every_round_but_the_first(players: int) -> None:
    table = Table(players)
    assert (table.seat, table.vault.round) == (0, 1)
    assert threats(table) == {}
    for round_ in (2, 3):
        table.pass_all()
        assert (table.seat, table.vault.round) == (overseer.CHANCE, round_)
        assert rolling(table)
        table.spawn(*["7"] * (players + 1))
        assert table.seat == 0  # only then is the first dweller placed


@pytest.mark.rule("SH-SPAWN-02", "SH-SPAWN-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_level_has_one_roll_from_the_top_level_down(players: int) -> None:
    table = second_round(players)
    for level in range(1, players + 1):
        table.room(level, "right", ("garden", "classroom", "medbay", "radio-studio")[level - 1])
    for level in range(players + 1):
        assert rolling(table)
        table.spawn("8")
        assert list(threats(table)) == [f"L{n}.7" for n in range(level + 1)]
    assert table.seat == 0


@pytest.mark.rule("SH-SPAWN-02", "SH-COMP-04")
def test_a_roll_is_of_both_dice() -> None:
    decision = second_round().vault.decision
    assert decision is not None
    assert sum(option.weight for option in decision.options) == 36
    assert "SH-SPAWN-02" in decision.rules
    sevens = [option for option in decision.options if option.a + option.b == 7]
    assert sum(option.weight for option in sevens) == 6


@pytest.mark.rule("SH-SPAWN-04", "SH-R-45")
@pytest.mark.parametrize(("total", "space"), COLUMNS.items())
def test_columns_are_numbered_2_to_12_from_left_to_right(total: int, space: int) -> None:
    table = second_round().spawn(str(total))
    assert list(threats(table)) == [f"L0.{space}"]


@pytest.mark.rule("SH-SPAWN-04")
@pytest.mark.parametrize(("total", "space"), COLUMNS.items())
def test_the_numbers_of_the_top_level_hold_for_all_levels(total: int, space: int) -> None:
    table = second_round()
    table.room(2, "left", "garden", "classroom", "medbay")
    table.room(2, "right", "radio-studio", "game-room", "weight-room")
    table.spawn("7", "7", str(total))
    assert list(threats(table)) == [f"L2.{space}"]


@pytest.mark.rule("SH-R-45")
def test_the_far_outer_spaces_have_no_number_and_are_never_hit() -> None:
    table = second_round()
    assert table.seen()["columns"] == [None, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, None]
    for total in range(2, 13):
        one = Table().pass_all().spawn(str(total))
        assert not {"L0.1", "L0.12"} & set(threats(one))


@pytest.mark.rule("SH-R-45")
def test_the_numbers_of_the_columns_are_data_of_the_pack(tmp_path: Path) -> None:
    columns = "columns: [[2, 3], [4, 5], [6, -], [-, 8], [9, 10], [11, 12]]\n"
    pack = write_pack(tmp_path, vault=columns)
    found = [threats(second_round(packs=(pack,)).spawn(str(n))) for n in range(2, 13) if n != 7]
    assert [place for one in found for place in one] == [
        f"L0.{n}" for n in (1, 2, 3, 4, 5, 8, 9, 10, 11, 12)
    ]


@pytest.mark.rule("SH-R-45")
def test_the_other_reading_of_the_columns_is_a_house_rule() -> None:
    for total, space in ((2, 1), (6, 5), (8, 8), (12, 12)):
        table = second_round(house_rules=["alternate-columns"]).spawn(str(total))
        assert list(threats(table)) == [f"L0.{space}"]


@pytest.mark.rule("SH-R-45")
def test_the_first_space_of_the_vault_is_like_any_other_when_nobody_watches_the_dice() -> None:
    table = Table()
    found = set()
    for seed in range(200):
        vault = table.game.new(2, seed=seed, first_player=0, house_rules=["alternate-columns"])
        vault.apply("pass")
        vault.apply("pass")
        found |= {space for space in vault.active if vault.threat[space]}
    assert parse_space("L0.1", table.vault) in found


@pytest.mark.rule("SH-SPAWN-05")
def test_the_next_card_of_the_threat_deck_is_laid_on_that_space() -> None:
    table = second_round().listen()
    table.play("roll 3 5", "draw threat raider")
    assert threats(table) == {"L0.7": "raider"}
    assert deck_size(table) == 17
    assert table.events()[-1] == "Raider appears on L0.7 (Water Treatment, left)"
    assert "SH-SPAWN-05" in table.cited()[-1]


@pytest.mark.rule("SH-SPAWN-05")
def test_any_card_of_the_deck_can_come_up_as_often_as_it_lies_there() -> None:
    table = second_round()
    table.vault.apply("roll 3 5")
    decision = table.vault.decision
    assert decision is not None
    chances = {option.notation: option.weight for option in decision.options}
    assert (chances["draw threat raider"], chances["draw threat fire"]) == (2, 1)
    assert sum(chances.values()) == 18


@pytest.mark.rule("SH-SPAWN-05", "SH-R-49")
def test_the_last_card_is_drawn_like_any_other() -> None:
    table = second_round().deck("threat", "fire")
    swift = table.vault.clone()
    table.vault.apply("roll 3 5")
    assert table.offered == ["draw threat fire"]
    swift.auto_chance = True  # where nobody looks, the draw is not even asked for
    swift.apply("roll 3 5")
    assert [int(threat) for threat in swift.threat if threat] == [
        1 + list(table.game.names.threats).index("fire")
    ]
    assert swift.threat_deck.size() == 0


@pytest.mark.rule("SH-SPAWN-06", "SH-R-47")
def test_without_a_room_in_that_column_there_is_no_threat() -> None:
    table = second_round().room(1, "right", "garden").spawn("7").listen()
    table.spawn("10")  # the Garden answers to 8 and 9 only
    assert threats(table) == {}
    assert deck_size(table) == 18
    assert table.events() == ["Dice: 4 and 6", "Level 1: 10, no room in that column, no threat"]
    assert table.cited()[-1] == ("SH-SPAWN-06",)


@pytest.mark.rule("SH-SPAWN-07", "SH-R-47")
def test_a_threat_on_that_space_keeps_a_new_one_away() -> None:
    table = second_round().threat("L0.7", "fire").listen().spawn("8")
    assert threats(table) == {"L0.7": "fire"}
    assert deck_size(table) == 17
    assert table.events()[-1] == "Level 0: 8, there is already a threat"
    assert table.cited()[-1] == ("SH-SPAWN-07",)


@pytest.mark.rule("SH-SPAWN-07")
def test_a_threat_in_that_column_of_another_level_does_not() -> None:
    table = second_round().room(1, "right", "garden").threat("L0.7", "fire").spawn("7", "8")
    assert list(threats(table)) == ["L0.7", "L1.7"]


@pytest.mark.rule("SH-SPAWN-08", "SH-R-47")
@pytest.mark.parametrize("roll", ["1 6", "2 5", "3 4"])
def test_a_seven_brings_no_threat_to_that_level(roll: str) -> None:
    table = second_round().room(1, "right", "garden").listen().play(f"roll {roll}")
    assert threats(table) == {}
    assert deck_size(table) == 18
    assert table.events()[-1] == "Level 0: a 7, no threat"
    assert table.cited()[-1] == ("SH-SPAWN-08",)
    table.spawn("8")  # the next level has its own roll
    assert list(threats(table)) == ["L1.7"]


@pytest.mark.rule("SH-SPAWN-09", "SH-R-47")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_rolled_again_so_each_level_gains_one_threat_at_most(players: int) -> None:
    table = second_round(players).threat("L0.7", "fire")
    table.spawn("8", "12", *["7"] * (players - 1))  # covered, no room, sevens
    assert table.seat == 0
    assert threats(table) == {"L0.7": "fire"}


@pytest.mark.rule("SH-R-47", "SH-R-08")
def test_elevators_are_never_hit() -> None:
    for total in range(2, 13):
        table = second_round().spawn(str(total), str(total), str(total))
        assert all(not table.vault.threat[13 * level + ELEVATOR] for level in range(3))


@pytest.mark.rule("SH-R-46")
@pytest.mark.parametrize("space", ["reward: W", "reward: new-dweller, linked: true"])
@pytest.mark.parametrize("total", ["10", "11"])
def test_the_one_space_of_a_room_answers_to_both_columns(
    space: str, total: str, tmp_path: Path
) -> None:
    pack = write_pack(tmp_path, starting={"diner": f"{{whole: {{{space}}}}}"})
    assert list(threats(second_round(packs=(pack,)).spawn(total))) == ["L0.9"]


@pytest.mark.rule("SH-R-46", "SH-R-45")
def test_a_whole_room_at_the_edge_answers_to_the_one_number_it_has(tmp_path: Path) -> None:
    starting = {"wasteland": "{whole: {reward: W}}", "power-generator": "{whole: {reward: E}}"}
    pack = write_pack(tmp_path, starting=starting)
    assert list(threats(second_round(packs=(pack,)).spawn("2"))) == ["L0.1"]
    assert list(threats(second_round(packs=(pack,)).spawn("12"))) == ["L0.11"]


@pytest.mark.rule("SH-R-46", "SH-SPAWN-07")
def test_a_second_threat_does_not_spawn_on_the_one_space_of_a_room(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": "{whole: {reward: W}}"})
    table = second_round(packs=(pack,)).spawn("10", "7", "7").pass_all().listen().spawn("11")
    assert list(threats(table)) == ["L0.9"]
    assert table.cited()[-1] == ("SH-SPAWN-07",)


@pytest.mark.rule("SH-R-48")
def test_chance_rolls_for_everybody() -> None:
    table = second_round(first_player=1)
    decision = table.vault.decision
    assert decision is not None
    assert decision.seat == overseer.CHANCE
    assert "SH-R-48" in decision.rules


@pytest.mark.rule("SH-R-48")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_dweller_is_in_the_vault_when_threats_spawn(players: int) -> None:
    table = Table(players).cubes(0, "FFF").threat("L0.7", "radroach")
    table.play("place - L0.5", "place - L0.7", "roll 1 1").pass_all()
    assert rolling(table)
    for level in table.seen()["levels"]:
        places = [place for room in level["rooms"] if room for place in room["spaces"]]
        for place in [*places, level["elevator"]]:
            assert (place["occupant"], place["dwellers"], place["new_dwellers"]) == (None, [], 0)


@pytest.mark.rule("SH-SPAWN-10", "SH-R-49")
def test_if_another_threat_is_due_the_discards_are_shuffled_and_drawn_from() -> None:
    table = second_round().room(1, "right", "garden").deck("threat", "fire").listen()
    table.spawn("8")
    assert deck_size(table) == 0
    table.play("roll 3 5", "draw threat raider")
    assert threats(table) == {"L0.7": "fire", "L1.7": "raider"}
    assert (deck_size(table), table.seen()["discards"]["threats"]) == (16, [])
    assert "The discards become the new threat deck" in table.events()


@pytest.mark.rule("SH-SPAWN-10")
def test_the_shuffling_of_threats_cites_its_own_rule() -> None:
    table = second_round().room(1, "right", "garden").deck("threat", "fire").spawn("8").listen()
    table.spawn("8")
    cited = dict(zip(table.events(), table.cited(), strict=True))
    assert cited["The discards become the new threat deck"] == ("SH-SPAWN-10",)


@pytest.mark.rule("SH-R-49", "SH-SPAWN-10")
@pytest.mark.parametrize("total", ["7", "12", "8"])
def test_discards_are_not_shuffled_if_no_other_threat_is_due(total: str) -> None:
    table = second_round().room(1, "right", "garden").threat("L1.7", "raider")
    table.deck("threat", "fire").spawn("8", total, "7")  # then a seven, no room, covered
    assert (deck_size(table), len(table.seen()["discards"]["threats"])) == (0, 16)
    assert list(threats(table)) == ["L0.7", "L1.7"]


@pytest.mark.rule("SH-R-49", "SH-END-03")
def test_the_deck_has_run_out_when_its_last_card_is_drawn() -> None:
    table = second_round().deck("threat", "fire", "deathclaw").spawn("8")
    assert not table.seen()["last_round"]
    table = second_round().deck("threat", "fire").listen().spawn("8")
    assert table.seen()["last_round"]
    assert table.events()[-1] == "The threat deck has run out: this is the last round"


@pytest.mark.rule("SH-R-49", "SH-END-04")
def test_a_deck_that_runs_out_twice_is_told_once(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, remove=[*OTHERS, "power-failure"])
    table = second_round(packs=(pack,)).room(1, "right", "garden").deck("threat", "fire").listen()
    table.spawn("8", "8", "7")
    assert threats(table) == {"L0.7": "fire", "L1.7": "deathclaw"}
    told = "The threat deck has run out: this is the last round"
    assert table.events().count(told) == 1


@pytest.mark.rule("SH-R-50")
def test_with_deck_and_discards_empty_the_other_levels_get_no_threat(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, remove=[*OTHERS, "power-failure", "deathclaw"])
    table = second_round(3, packs=(pack,)).room(1, "right", "garden").room(3, "left", "medbay")
    table.spawn("8").listen().spawn("8", "7", "6")
    assert threats(table) == {"L0.7": "fire"}
    assert table.seat == 0
    assert table.events()[1::2] == [
        "Level 1: no threat cards are left",
        "Level 2: a 7, no threat",
        "Level 3: no threat cards are left",
    ]
    assert table.cited()[1] == ("SH-R-50",)


@pytest.mark.rule("SH-R-85")
def test_no_item_is_asked_for_while_threats_spawn() -> None:
    table = Table().items(0, "fat-man", "minigun", "golden-retriever", "shotgun!").pass_all()
    table.play("roll 3 5")
    assert rolling(table)
    assert "SH-SPAWN-02" in table.refused("use fat-man")
