"""Final scoring: end-of-game items, the threat penalty, the winner (SH-SCORE, SH-R-68, 80, 81)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import overseer
from rules.packs import write_pack
from rules.table import Table

TRACK = ("husky", "collie", "parrot")  # leaves the end-of-game items in the deck
ROOMS = ("garden", "classroom", "medbay", "radio-studio", "game-room", "weight-room")


def last_round(players: int = 2, packs: Sequence[Path] = ()) -> Table:
    """A table in the only round of a game."""
    return Table(players, packs=packs, items=TRACK, rooms=["armory", "lounge"], max_rounds=1)


def outcome(table: Table) -> overseer.Outcome:
    found = table.vault.outcome
    assert found is not None
    return found


def final_happiness(table: Table) -> list[int]:
    table.pass_all()
    assert table.vault.over
    return [int(number) for number in table.vault.happiness]


@pytest.mark.rule("SH-SCORE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_loses_one_happiness_for_every_threat_on_the_own_level(players: int) -> None:
    table = last_round(players)
    for seat in range(players):
        table.room(seat + 1, "right", ROOMS[seat]).happiness(seat, 5)
    table.threat("L1.7", "raider").threat("L1.8", "mole-rat").threat("L2.8", "fire")
    assert final_happiness(table) == [3, 4, 5, 5][:players]


@pytest.mark.rule("SH-SCORE-01")
def test_the_penalty_is_told_with_its_rule() -> None:
    table = last_round().room(1, "right", "garden").happiness(0, 5).threat("L1.7", "raider")
    table.listen().pass_all()
    line = "Threats on the level cost Player 1 1 happiness"
    assert dict(zip(table.events(), table.cited(), strict=True))[line] == ("SH-SCORE-01",)


@pytest.mark.rule("SH-SCORE-01", "SH-R-68")
def test_what_changes_nothing_is_not_told() -> None:
    table = last_round().items(0, "gold-watch", "shotgun").room(2, "right", "garden")
    table.threat("L2.7", "raider").listen().pass_all()  # player 2 has nothing to lose
    assert not [line for line in table.events() if "Gold Watch" in line or "Threats on" in line]


@pytest.mark.rule("SH-SCORE-01")
def test_the_penalty_is_for_the_last_round_only() -> None:
    table = Table().room(1, "right", "garden").happiness(0, 5).threat("L1.7", "raider").pass_all()
    assert (table.vault.over, table.vault.happiness[0]) == (False, 5)


@pytest.mark.rule("SH-SCORE-01", "SH-END-02")
def test_the_penalty_follows_a_game_that_ends_by_itself() -> None:
    table = Table(rooms=["armory", "lounge", "garden"]).cubes(0, "WWEE").happiness(0, 1)
    table.room(1, "left", *ROOMS[1:4]).room(1, "right", *ROOMS[4:]).threat("L1.7", "raider")
    table.play("place - L1.e")
    assert final_happiness(table) == [1 + 2 - 1, 0]
    assert not outcome(table).truncated


@pytest.mark.rule("SH-SCORE-01")
def test_levels_count_for_their_owners_whatever_their_order() -> None:
    table = Table(3, max_rounds=1, elevator_order=[2, 0, 1])
    for seat in range(3):
        table.happiness(seat, 2)
    table.room(1, "right", "classroom").threat("L1.7", "raider")
    assert final_happiness(table) == [2, 2, 1]


@pytest.mark.rule("SH-SCORE-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_that_most_happiness_wins(players: int) -> None:
    table = last_round(players).room(1, "right", "garden").happiness(0, 5).happiness(1, 4)
    table.threat("L1.7", "raider").threat("L1.8", "mole-rat").pass_all()
    standings = outcome(table).standings
    assert [(row.seat, row.score) for row in standings[:2]] == [(1, 4), (0, 3)]
    assert outcome(table).winners == (1,)


@pytest.mark.rule("SH-SCORE-02")
def test_happiness_alone_decides_where_it_differs() -> None:
    table = last_round().happiness(0, 4).happiness(1, 3).cubes(1, "WWWFFFEEE")
    table.items(1, "shotgun", "minigun").dwellers(1, "-", "-", "-").pass_all()
    assert outcome(table).winners == (0,)


@pytest.mark.rule("SH-R-80")
def test_threats_on_the_top_level_cost_nobody_anything() -> None:
    table = last_round().happiness(0, 2).happiness(1, 2)
    assert final_happiness(table.threat("L0.7", "raider").threat("L0.2", "fire")) == [2, 2]


@pytest.mark.rule("SH-R-80", "SH-RECALL-01")
@pytest.mark.parametrize(("roll", "left"), [("roll 6 6", 3), ("roll 1 1", 2)])
def test_threats_defeated_in_the_last_round_cost_nobody_anything(roll: str, left: int) -> None:
    table = last_round().room(1, "right", "garden").happiness(0, 3).threat("L1.7", "glowing-one")
    table.play("pass", "place - L1.7", roll)
    assert final_happiness(table)[0] == left


@pytest.mark.rule("SH-R-80", "SH-RECALL-01")
@pytest.mark.parametrize(("roll", "is_beaten"), [("roll 6 6", True), ("roll 1 1", False)])
def test_a_threat_that_is_beaten_is_not_expected_to_cost_anything(
    roll: str, is_beaten: bool
) -> None:
    table = last_round().room(1, "right", "garden").happiness(0, 3).threat("L1.7", "glowing-one")
    table.items(1, "shotgun").play("pass")

    def seen() -> tuple[bool, int]:
        space = table.seen()["levels"][1]["rooms"][3]["spaces"][0]
        return space["beaten"], table.seen()["players"][0]["expected_happiness"]

    assert seen() == (False, 2)
    table.play("place - L1.7")
    assert table.offered == ["use shotgun", "done"]
    assert seen() == (False, 2)  # the fight is still to come
    table.play("done", roll)
    assert seen() == (is_beaten, 3 if is_beaten else 2)
    assert final_happiness(table)[0] == seen()[1]


@pytest.mark.rule("SH-RECALL-01")
def test_a_threat_without_a_fight_is_beaten_once_its_cost_is_paid() -> None:
    table = last_round().cubes(1, "WWF").threat("L0.7", "fire").play("pass", "place - L0.7")
    while table.seat == 1 and "pass" not in table.offered:
        assert not table.seen()["levels"][0]["rooms"][3]["spaces"][0]["beaten"]
        table.play(table.offered[0])
    assert table.seen()["levels"][0]["rooms"][3]["spaces"][0]["beaten"]


@pytest.mark.rule("SH-R-81")
@pytest.mark.parametrize(("happiness", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_happiness_goes_down_to_zero_and_never_below(happiness: int, left: int) -> None:
    table = last_round().room(1, "right", "garden").happiness(0, happiness)
    assert final_happiness(table.threat("L1.7", "raider").threat("L1.8", "fire"))[0] == left


@pytest.mark.rule("SH-R-68")
@pytest.mark.parametrize(
    ("item", "others", "happiness"),
    [
        ("giddyup-buttercup", ("golden-retriever", "scottish-fold", "maine-coon!"), 3),
        ("yao-guai-hide", ("lab-coat", "formal-wear!", "shotgun"), 2),
        ("military-duct-tape", ("shotgun", "10mm-pistol", "fat-man!", "lab-coat"), 3),
    ],
)
def test_an_end_of_game_item_counts_the_items_of_a_kind(
    item: str, others: tuple[str, ...], happiness: int
) -> None:
    table = last_round().items(0, item, *others).items(1, "missile-launcher", "nightwear")
    assert final_happiness(table) == [happiness, 0]


@pytest.mark.rule("SH-R-68")
@pytest.mark.parametrize(
    ("item", "cubes", "happiness"),
    [
        ("chemistry-flask", "WWWWWFE", 2),
        ("military-circuit-board", "WFFEEEEEE", 3),
        ("gold-watch", "WWFFFEE", 1),
        ("gold-watch", "WWWFEEE", 0),
    ],
)
def test_cubes_are_counted_rounded_down_and_not_spent(
    item: str, cubes: str, happiness: int
) -> None:
    table = last_round().items(0, item).cubes(0, cubes).cubes(1, "WWFFEE")
    assert final_happiness(table) == [happiness, 0]
    assert table.cubes_of(0) == cubes


@pytest.mark.rule("SH-R-68", "SH-R-08")
@pytest.mark.parametrize(("rooms", "happiness"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_rooms_of_the_own_level_count_and_its_elevator_does_not(rooms: int, happiness: int) -> None:
    table = last_round().items(0, "globe").room(2, "right", "athletics-room", "science-lab")
    table.room(1, "left", *ROOMS[: min(3, rooms)]).room(1, "right", *ROOMS[3:rooms])
    assert final_happiness(table)[0] == happiness


@pytest.mark.rule("SH-R-68")
def test_rooms_under_threats_count() -> None:
    table = last_round().items(0, "globe").room(1, "left", "garden", "medbay").happiness(0, 4)
    assert final_happiness(table.threat("L1.6", "fire").threat("L1.3", "raider"))[0] == 4 + 1 - 2


@pytest.mark.rule("SH-R-68")
@pytest.mark.parametrize(
    ("dwellers", "happiness"),
    [(("-", "-"), 1), (("-", "!", "S"), 1), (("!", "!", "S!", "P"), 2), ((*"-------",), 3)],
)
def test_all_dwellers_count_the_injured_too(dwellers: tuple[str, ...], happiness: int) -> None:
    table = last_round().items(0, "camera").dwellers(0, *dwellers)
    assert final_happiness(table)[0] == happiness


@pytest.mark.rule("SH-R-68", "SH-R-21")
def test_a_dweller_gained_in_the_last_round_counts() -> None:
    table = last_round().items(0, "camera").dwellers(0, "-", "-", "-").cubes(0, "FFF")
    assert final_happiness(table.play("place - L0.5"))[0] == 2


@pytest.mark.rule("SH-R-68")
def test_each_card_is_rounded_apart() -> None:
    table = last_round().items(0, "chemistry-flask", "gold-watch", "military-circuit-board")
    assert final_happiness(table.cubes(0, "WFE"))[0] == 0
    table = last_round().items(0, "chemistry-flask", "gold-watch", "military-circuit-board")
    assert final_happiness(table.cubes(0, "WWWFFFEEE"))[0] == 3


@pytest.mark.rule("SH-R-68")
@pytest.mark.parametrize(("kind", "happiness"), [("pet", 1), ("other", 1), ("item", 2)])
def test_a_card_never_counts_itself(kind: str, happiness: int, tmp_path: Path) -> None:
    item = f"{{kind: pet, use: game-end, effect: [score: {{count: {kind}, every: 1}}]}}"
    pack = write_pack(tmp_path, items={"tally": item})
    table = last_round(packs=[pack]).items(0, "tally", "maine-coon", "stimpak")
    assert final_happiness(table)[0] == happiness


@pytest.mark.rule("SH-R-68")
def test_two_copies_of_a_card_count_each_other(tmp_path: Path) -> None:
    item = "{copies: 2, kind: pet, use: game-end, effect: [score: {count: pet, every: 1}]}"
    pack = write_pack(tmp_path, items={"tally": item})
    assert final_happiness(last_round(packs=[pack]).items(0, "tally", "tally"))[0] == 2


@pytest.mark.rule("SH-R-68", "SH-SCORE-01")
def test_end_of_game_items_come_before_the_threat_penalty() -> None:
    table = last_round().items(0, "camera").room(1, "right", "garden").threat("L1.7", "raider")
    assert final_happiness(table)[0] == 0  # one for the Camera, and one less for the Raider


@pytest.mark.rule("SH-R-68")
def test_end_of_game_items_are_told_with_their_rule() -> None:
    table = last_round().items(0, "camera").listen()
    table.pass_all()
    line = "Camera: Player 1 gains 1 happiness"
    assert dict(zip(table.events(), table.cited(), strict=True))[line] == ("SH-R-68",)


@pytest.mark.rule("SH-R-68", "SH-R-67")
def test_end_of_game_items_count_for_players_who_passed_at_once() -> None:
    table = last_round().items(1, "camera").play("pass", "pass")
    assert table.vault.over
    assert table.vault.happiness[1] == 1


@pytest.mark.rule("SH-R-68")
@pytest.mark.parametrize("item", ["camera", "globe", "giddyup-buttercup", "gold-watch"])
def test_end_of_game_items_cannot_be_used_before(item: str) -> None:
    table = last_round().items(0, item, "maine-coon").cubes(0, "FF")
    assert f"use {item}" not in table.offered
    assert "SH-ITEM-04" in table.refused(f"use {item}")
    assert table.vault.happiness[0] == 0


@pytest.mark.rule("SH-R-68", "SH-R-67")
def test_after_the_last_recall_window_no_other_item_can_be_used() -> None:
    table = last_round().items(0, "german-shepherd", "camera").cubes(0, "F")
    table.play("pass", "pass")
    assert (table.seat, table.offered) == (0, ["use german-shepherd", "done"])
    table.play("done")
    assert table.vault.over
    assert table.cubes_of(0) == "F"


@pytest.mark.rule("SH-R-68")
def test_the_end_score_is_shown_beforehand() -> None:
    table = last_round().items(0, "camera", "chemistry-flask").cubes(0, "WWW").happiness(0, 2)
    table.room(1, "right", "garden").threat("L1.7", "raider")
    shown = table.seen()["players"][0]
    assert (shown["happiness"], shown["expected_happiness"]) == (2, 3)
    assert final_happiness(table)[0] == 3
