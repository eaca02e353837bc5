"""The moments at which items are used, and readied (SH-R-65, SH-R-67, SH-R-69 to 71)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

SEVENS = ("7", "7", "7")
TURN = "pass"  # the last option of a turn


def uses(table: Table) -> list[str]:
    return [choice for choice in table.offered if choice.startswith("use ")]


@pytest.mark.rule("SH-R-65")
def test_items_may_be_used_before_passing() -> None:
    table = Table().items(0, "husky").cubes(0, "W").play("use husky", "pass")
    assert (table.cubes_of(0), table.seat) == ("FF", 1)


@pytest.mark.rule("SH-R-65")
def test_several_items_may_be_used_in_a_window_one_after_the_other() -> None:
    table = Table().items(0, "husky", "german-shepherd").cubes(0, "W")
    assert uses(table) == ["use husky"]
    table.play("use husky")
    assert uses(table) == ["use german-shepherd"]
    table.play("use german-shepherd")
    assert (table.cubes_of(0), table.seat, table.offered[-1]) == ("FE", 0, TURN)


@pytest.mark.rule("SH-R-65", "SH-R-84")
def test_the_yield_of_an_item_pays_the_cost_of_the_placement() -> None:
    table = Table().items(0, "collie").cubes(0, "WWW").room(1, "right", "weight-room")
    assert "place - L1.8" not in table.offered  # three power
    table.cubes(0, "WE").play("use collie", "place - L1.8")
    assert (table.vault.happiness[0], table.cubes_of(0)) == (1, "")


@pytest.mark.rule("SH-R-65")
def test_the_yield_of_a_placement_may_be_used_after_it() -> None:
    table = Table().items(0, "husky").play("place - L0.7")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("use husky")
    assert (table.cubes_of(0), table.seat) == ("FF", 1)


@pytest.mark.rule("SH-R-65")
def test_items_without_a_moment_are_not_used_in_fights() -> None:
    table = Table().items(0, "husky", "minigun", "fat-man").cubes(0, "W")
    table.threat("L0.7", "radroach").play("place - L0.7")
    assert uses(table) == ["use minigun"]
    assert {"SH-ITEM-04", "SH-R-65"} <= set(table.refused("use husky"))
    table.play("done", "roll 1 1")
    assert uses(table) == ["use fat-man"]
    assert {"SH-ITEM-04", "SH-R-65"} <= set(table.refused("use husky"))


@pytest.mark.rule("SH-R-65")
def test_items_are_not_used_while_paying() -> None:
    table = Table().items(0, "husky", "minigun", "shotgun").cubes(0, "WWWFFF")
    table.room(1, "right", "classroom", "fitness-room").play("place - L1.8")
    assert table.offered == ["pay W", "pay F"]
    assert table.refused("use husky") == ("SH-COST-02", "SH-R-18")
    table.play("pay W", "pay W", "pay F", "pay F", "done", "pass", "place - L1.10")
    assert table.offered == ["give shotgun", "give minigun", "give husky"]
    assert table.refused("use husky") == ("SH-COST-03", "SH-R-19")


@pytest.mark.rule("SH-R-65")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_items_are_not_used_on_the_turns_of_others(players: int) -> None:
    table = Table(players).items(0, "husky").cubes(0, "WW").play("place - L0.7", "done")
    for seat in range(1, players):
        assert table.seat == seat
        assert uses(table) == []
        assert not table.vault.explain("use husky", 0).possible
        table.play("pass")
    assert (table.seat, uses(table)) == (0, ["use husky"])


@pytest.mark.rule("SH-R-65", "SH-R-63")
def test_nor_while_the_owner_of_a_level_takes_income() -> None:
    table = Table().items(1, "husky").cubes(1, "W").room(2, "right", "garden").play("place - L2.7")
    assert (table.seat, uses(table)) == (1, [])
    assert table.refused("use husky")[:1] == ("SH-INC-01",)


@pytest.mark.rule("SH-R-65", "SH-R-90")
def test_an_item_that_would_change_nothing_is_not_offered() -> None:
    table = Table().items(0, "husky", "golden-retriever", "stimpak", "maine-coon")
    assert uses(table) == ["use maine-coon"]  # there are other items to swap
    for item in ("golden-retriever", "stimpak"):
        assert "SH-R-67" in table.refused(f"use {item}")
    assert table.refused("use husky") != ()


@pytest.mark.rule("SH-R-67")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_passed_has_no_window_until_the_recall(players: int) -> None:
    table = Table(players).items(0, "husky").cubes(0, "W").play("pass")
    for lap in (0, 1):
        for seat in range(1, players):
            assert table.seat == seat
            table.play(f"place - L0.{6 + seat + 3 * lap}")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    assert table.why("done") == ("SH-R-67",)


@pytest.mark.rule("SH-R-67")
def test_who_has_no_dwellers_left_has_no_window_until_the_recall() -> None:
    table = Table().items(0, "husky").cubes(0, "W").dwellers(1, "-", "-", "-")
    table.play("place - L0.9", "done", "place - L0.7", "place - L0.10", "done", "place - L0.8")
    assert (table.seat, table.offered[-1]) == (1, TURN)
    table.play("place - L0.11")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])


@pytest.mark.rule("SH-R-67")
def test_income_received_after_passing_can_still_be_used() -> None:
    table = Table().items(0, "husky").room(1, "right", "garden").play("pass", "place - L1.7")
    table.play("income W", "pass")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("use husky")
    assert table.cubes_of(0) == "FF"


@pytest.mark.rule("SH-R-67")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_recall_windows_follow_the_order_of_the_round_just_played(first: int) -> None:
    table = Table(3, first_player=first)
    for seat, item in enumerate(("husky", "collie", "german-shepherd")):
        table.items(seat, item).cubes(seat, "WF")
    # the last player of the round takes the token, which changes nothing now
    last = (first + 2) % 3
    table.play("pass", "pass", "place - L0.3", "done", "pass")
    assert table.seen()["first_player"] == last
    order = []
    while table.offered[-1] == "done":
        order.append(table.seat)
        table.play("done")
    assert order == [first, (first + 1) % 3, last]


@pytest.mark.rule("SH-R-67")
def test_the_recall_window_is_offered_only_where_a_use_would_change_something() -> None:
    table = Table(4).items(0, "husky").items(1, "shotgun", "lab-coat")
    table.items(2, "german-shepherd").cubes(2, "F").items(3, "golden-retriever", "minigun")
    table.play("pass", "pass", "pass", "pass")
    assert (table.seat, table.offered) == (2, ["use german-shepherd", "done"])
    table.play("done")
    assert table.vault.round == 2


@pytest.mark.rule("SH-R-67", "SH-R-65")
def test_the_recall_window_stays_open_until_the_player_is_done() -> None:
    table = Table().items(0, "husky", "german-shepherd").cubes(0, "W").play("pass", "pass")
    table.play("use husky")
    assert (table.seat, table.offered) == (0, ["use german-shepherd", "done"])
    table.play("use german-shepherd")
    assert (table.cubes_of(0), table.vault.round) == ("FE", 2)


@pytest.mark.rule("SH-R-67")
def test_items_with_another_moment_are_not_used_at_the_recall() -> None:
    table = Table().items(0, "husky", "shotgun", "lab-coat").cubes(0, "W").play("pass", "pass")
    assert table.offered == ["use husky", "done"]
    assert "SH-R-66" in table.refused("use shotgun")
    assert table.refused("place - L0.7") != ()


@pytest.mark.rule("SH-R-69")
def test_a_new_item_arrives_ready_and_is_usable_this_turn() -> None:
    table = Table(items=["husky", "camera", "globe"]).cubes(0, "WW").play("place - L0.2")
    table.play("take husky")
    assert table.items_of(0) == ["husky"]
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("use husky")
    assert (table.cubes_of(0), table.items_of(0)) == ("FF", ["husky!"])


@pytest.mark.rule("SH-R-69")
def test_there_is_no_limit_to_the_items_of_a_player() -> None:
    table = Table().cubes(0, "W")
    names = table.game.names.items
    table.items(0, *[names[card] for card in table.vault.item_deck.contents()])
    assert len(table.items_of(0)) == 28
    table.play("place - L0.2", "take globe")
    assert len(table.items_of(0)) == 29


@pytest.mark.rule("SH-R-70")
@pytest.mark.parametrize(
    "item", ["10mm-pistol", "shotgun", "fat-man", "lab-coat", "t-45-power-armor", "parrot"]
)
def test_a_moment_that_the_card_names_goes_before_any_time(item: str) -> None:
    table = Table().items(0, item).cubes(0, "WFE")
    assert uses(table) == []
    assert "SH-ITEM-04" in table.refused(f"use {item}")


@pytest.mark.rule("SH-R-70", "SH-EXH-01")
def test_a_card_that_does_not_ask_to_be_exhausted_works_without_it() -> None:
    table = Table().items(0, "10mm-pistol").threat("L0.7", "mole-rat").threat("L0.9", "mole-rat")
    table.play("place - L0.7", "roll 1 4", "pass", "place - L0.9", "roll 1 4")
    assert table.vault.happiness[0] == 2
    assert table.items_of(0) == ["10mm-pistol"]


@pytest.mark.rule("SH-R-70")
def test_a_card_that_asks_for_more_than_the_rulebook_gets_it(tmp_path: Path) -> None:
    text = "{kind: outfit, use: placing, effect: [pay: F, counts-as: P]}"
    pack = write_pack(tmp_path, items={"diving-suit": text})
    table = Table(packs=[pack]).items(0, "diving-suit").cubes(0, "F").play("place - L0.7")
    table.play("wear diving-suit")
    assert table.cubes_of(0) == "WW"


@pytest.mark.rule("SH-R-71", "SH-EXH-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_items_of_all_players_are_readied_at_the_end_of_the_round(players: int) -> None:
    table = Table(players)
    for seat, item in zip(
        range(players), ("shotgun", "minigun", "lab-coat", "husky"), strict=False
    ):
        table.items(seat, f"{item}!")
    table.pass_all()
    for seat in range(players):
        assert not [item for item in table.items_of(seat) if item.endswith("!")]


@pytest.mark.rule("SH-R-71", "SH-R-67")
def test_readying_is_the_last_act_so_that_no_item_is_used_twice_in_a_recall() -> None:
    table = Table().items(0, "husky", "lab-coat!").cubes(0, "WW").play("place - L0.6", "done")
    table.play("pass", "pass", "use husky")
    assert table.items_of(0) == ["lab-coat!", "husky!"]
    assert table.offered[0] == "train L0.6 S"
    table.play("train L0.6 S")
    assert (table.items_of(0), table.cubes_of(0)) == (["lab-coat", "husky"], "WFF")


@pytest.mark.rule("SH-R-71")
def test_items_are_readied_in_the_last_round_too() -> None:
    table = Table(max_rounds=1).items(0, "shotgun!").items(1, "minigun!").pass_all()
    assert table.vault.over
    assert (table.items_of(0), table.items_of(1)) == (["shotgun"], ["minigun"])


@pytest.mark.rule("SH-R-71", "SH-EXH-04")
def test_a_ready_item_icon_readies_an_own_exhausted_item() -> None:
    table = Table().room(1, "right", "weapon-workshop").items(1, "fat-man!")
    table.items(0, "shotgun!", "minigun", "lab-coat!").play("place - L1.8")
    assert table.offered == ["ready shotgun", "ready lab-coat"]
    assert "SH-R-71" in table.refused("ready minigun")
    assert table.refused("ready fat-man") == ("SH-ITEM-03",)
    table.play("ready lab-coat")
    assert table.items_of(0) == ["shotgun!", "minigun", "lab-coat"]


@pytest.mark.rule("SH-R-71", "SH-R-15")
def test_with_nothing_to_ready_the_icon_is_forfeited(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces(left="reward: ready H")})
    table = Table(packs=[pack]).items(0, "shotgun").items(1, "fat-man!").listen()
    table.play("place - L0.9")
    assert (table.seat, table.vault.happiness[0]) == (1, 1)
    assert table.events()[1].endswith("without effect")
    assert table.items_of(1) == ["fat-man!"]


@pytest.mark.rule("SH-R-71", "SH-EXH-02")
def test_a_readied_item_may_be_used_again_in_the_same_round() -> None:
    table = Table().room(1, "right", "weapon-workshop").items(0, "husky").cubes(0, "WW")
    table.play("use husky", "place - L1.8")
    assert (table.seat, table.offered) == (0, ["use husky", "done"])
    table.play("use husky")
    assert table.cubes_of(0) == "FFFF"
