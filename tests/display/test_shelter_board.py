"""The board of Fallout Shelter: what a page draws beside the table, so that it knows no rule."""

from __future__ import annotations

from itertools import product
from typing import Any, cast

from display.plays import display, sampled
from overseer.display.model import Chance, ShelterBoard
from overseer.display.reader import Reader
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import CHANCE
from rules.table import Table


def board(vault: Vault) -> ShelterBoard:
    found = display("shelter").board(vault, 0, Reader("en"))
    assert isinstance(found, ShelterBoard)
    return found


def throws(number: int) -> int:
    return sum(one + two == number for one, two in product(range(1, 7), repeat=2))


def test_columns_have_the_odds_of_their_sums() -> None:
    shown = board(Table(players=2).vault)
    numbers = [each and each.number for each in shown.columns]
    assert numbers == [None, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, None]
    for column in (*shown.columns, *shown.safe):
        if column is not None:
            assert column.percent == round(100 * throws(column.number) / 36)
    assert [each.number for each in shown.safe] == [7]


def test_a_room_is_built_where_the_board_says() -> None:
    built = 0
    for match in sampled("shelter", 6, 1):
        decision = match.state.decision
        if decision is None or decision.kind != "side":
            continue
        vault = cast(Vault, match.state)
        level = int(vault.level_of[decision.seat])
        shown = board(vault)
        sites = {site.side: site.slot for site in shown.sites if site.level == level}
        assert {option.targets.values["side"] for option in decision.options} == set(sites)
        for option in decision.options:
            tried = vault.clone()
            before = [room is None for room in _rooms(tried, level)]
            tried.apply(option)
            after = [room is None for room in _rooms(tried, level)]
            changed = [slot for slot in range(6) if before[slot] != after[slot]]
            if changed:
                assert changed == [sites[str(option.targets.values["side"])]]
                built += 1
    assert built > 10


def _rooms(vault: Vault, level: int) -> list[object]:
    table: Any = vault.view(0)["table"]
    rooms: list[object] = table["levels"][level]["rooms"]
    return rooms


def chances(table: Table, choice: str) -> list[Chance]:
    decision = table.vault.decision
    assert decision is not None
    (option,) = (option for option in decision.options if option.notation == choice)
    shown = display("shelter").preview(table.vault, decision, option, Reader("en"))
    assert shown is not None
    return shown.chances


def test_the_sums_that_win_a_fight() -> None:
    table = Table(players=2).threat("L0.5", "deathclaw").dwellers(0, "-", "-").items(0, "shotgun")
    for chance in chances(table, "place - L0.5"):
        assert [each.sum for each in chance.sums] == [*range(2, 13)]
        assert [each.ways for each in chance.sums] == [throws(each.sum) for each in chance.sums]
        assert [each.sum for each in chance.sums if each.wins] == [*range(chance.needed, 13)]
        winning = sum(each.ways for each in chance.sums if each.wins)
        assert chance.percent == round(100 * winning / 36)


def test_the_choices_of_a_planned_fight() -> None:
    table = Table(players=2).threat("L0.5", "deathclaw").dwellers(0, "-", "-")
    table.items(0, "shotgun", "minigun", "scottish-fold")
    plans = {tuple(each.items): each.then for each in chances(table, "place - L0.5")}
    assert plans[()] == []
    assert plans["shotgun",] == ["use shotgun", "done"]
    assert plans["scottish-fold",] == ["done", "use scottish-fold"]
    (best,) = (then for items, then in plans.items() if len(items) == 3)
    assert best[-1] == "use scottish-fold"
    assert set(best[:2]) == {"use shotgun", "use minigun"}
    assert len(best) == 3  # nothing else could be used before the roll, so it comes by itself


def test_a_plan_is_offered_step_by_step_until_the_dice_fall() -> None:
    followed = 0
    for match in sampled("shelter", 6, 2):
        decision = match.state.decision
        if decision is None or decision.kind != "turn":
            continue
        for option in decision.options:
            shown = display("shelter").preview(match.state, decision, option, Reader("en"))
            assert shown is not None
            for chance in shown.chances if option.kind == "place" else ():
                tried = match.state.clone()
                tried.auto_chance = False
                tried.apply(option)
                if tried.decision is None or tried.decision.kind != "before-fight":
                    continue
                for choice in chance.then:
                    asked = tried.decision
                    assert asked is not None
                    if asked.seat == CHANCE or asked.kind != "before-fight":
                        break
                    assert choice in [each.notation for each in asked.options]
                    tried.apply(choice)
                    followed += 1
    assert followed > 10
