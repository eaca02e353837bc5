"""Tie-breakers: cubes, dwellers, items, and a shared win (SH-TIE, SH-R-82)."""

from __future__ import annotations

import pytest

import overseer
from rules.table import Table

Hands = list[tuple[int, str, int, int]]  # happiness, cubes, dwellers, items
ITEMS = ("shotgun", "minigun", "fat-man", "lab-coat", "nightwear", "formal-wear", "laser-rifle")


def finished(hands: Hands) -> overseer.Outcome:
    """The outcome of a game in which each player has this at the end."""
    table = Table(len(hands), max_rounds=1)
    items = iter(ITEMS)
    for seat, (happiness, cubes, dwellers, number) in enumerate(hands):
        table.happiness(seat, happiness).cubes(seat, cubes).dwellers(seat, *"-" * dwellers)
        table.items(seat, *[next(items) for _ in range(number)])
    outcome = table.pass_all().vault.outcome
    assert outcome is not None
    return outcome


def places(hands: Hands) -> list[int]:
    """Each seat's place."""
    return [row.place for row in sorted(finished(hands).standings)]


@pytest.mark.rule("SH-TIE-01")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_equal_happiness_most_cubes_win(order: tuple[int, int]) -> None:
    hands: Hands = [(3, "WFE", 2, 0), (3, "WW", 5, 3)]
    assert finished([hands[seat] for seat in order]).winners == (order.index(0),)


@pytest.mark.rule("SH-TIE-01", "SH-R-82")
@pytest.mark.parametrize("cubes", ["WWW", "FFF", "EEE", "WFE"])
def test_cubes_of_all_kinds_are_added_up(cubes: str) -> None:
    assert places([(0, cubes, 2, 0), (0, "WF", 2, 0)]) == [1, 2]
    assert places([(0, cubes, 2, 0), (0, "FEE", 2, 0)]) == [1, 1]
    assert places([(0, cubes, 2, 0), (0, "WFEE", 2, 0)]) == [2, 1]


@pytest.mark.rule("SH-TIE-02")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_equal_cubes_most_dwellers_win(order: tuple[int, int]) -> None:
    hands: Hands = [(3, "WW", 4, 0), (3, "EF", 3, 3)]
    assert finished([hands[seat] for seat in order]).winners == (order.index(0),)


@pytest.mark.rule("SH-TIE-03")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_of_equal_dwellers_most_items_win(order: tuple[int, int]) -> None:
    hands: Hands = [(3, "WW", 3, 2), (3, "EF", 3, 1)]
    assert finished([hands[seat] for seat in order]).winners == (order.index(0),)


@pytest.mark.rule("SH-TIE-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_those_who_are_still_level_share_the_win_however_many(players: int) -> None:
    outcome = finished([(3, "WF", 3, 1)] * players)
    assert outcome.winners == tuple(range(players))
    assert [row.place for row in outcome.standings] == [1] * players


@pytest.mark.rule("SH-TIE-04")
def test_a_shared_win_leaves_the_others_out() -> None:
    hands: Hands = [(3, "WF", 2, 1), (3, "W", 2, 1), (3, "FE", 2, 1), (1, "WWW", 2, 0)]
    assert finished(hands).winners == (0, 2)
    assert places(hands) == [1, 3, 1, 4]


@pytest.mark.rule("SH-R-82")
@pytest.mark.parametrize(
    ("one", "other"),
    [(("-", "-", "-"), ("!", "!")), (("!", "S!", "-"), ("-", "-")), (("-", "!", "!"), ("S", "P"))],
)
def test_all_own_dwellers_count_the_injured_and_the_trained_too(
    one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    table = Table(max_rounds=1).dwellers(0, *one).dwellers(1, *other).pass_all()
    assert table.vault.outcome is not None
    assert table.vault.outcome.winners == (0,)
    assert [row.tie_breaks[1] for row in table.vault.outcome.standings] == [3, 2]


@pytest.mark.rule("SH-R-82", "SH-R-71")
def test_all_own_items_count_the_exhausted_too() -> None:
    table = Table(max_rounds=1).items(0, "shotgun!", "lab-coat!").items(1, "minigun").pass_all()
    assert table.vault.outcome is not None
    assert table.vault.outcome.winners == (0,)
    assert [row.tie_breaks[2] for row in table.vault.outcome.standings] == [2, 1]


@pytest.mark.rule("SH-R-82")
def test_only_tied_players_are_compared_at_each_stage() -> None:
    # the last player has most cubes, dwellers and items, but is not among the tied
    hands: Hands = [(4, "W", 2, 1), (4, "F", 3, 0), (4, "", 7, 3), (1, "WWWFFF", 6, 3)]
    assert finished(hands).winners == (1,)


@pytest.mark.rule("SH-R-82")
def test_all_places_are_ranked_by_the_same_sequence() -> None:
    hands: Hands = [(2, "WW", 2, 0), (5, "", 2, 0), (2, "WW", 2, 1), (2, "WWE", 2, 0)]
    assert places(hands) == [4, 1, 3, 2]
    standings = finished(hands).standings
    assert [row.seat for row in standings] == [1, 3, 2, 0]
    assert (standings[2].score, standings[2].tie_breaks) == (2, (2, 2, 1))


@pytest.mark.rule("SH-R-82")
def test_equal_means_the_same_place_and_the_next_place_is_left_out() -> None:
    hands: Hands = [(1, "W", 2, 0), (5, "", 2, 0), (1, "E", 2, 0), (0, "WWW", 2, 3)]
    assert places(hands) == [2, 1, 2, 4]
