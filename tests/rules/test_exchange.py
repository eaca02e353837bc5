"""Exchange: both directions, as often as one likes, never in a circle (SH-EXCH, SH-R-20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.packs import spaces, write_pack
from rules.table import Table

WATER_FOOD = "L1.7"  # the Storage Room's left space: W <> FF
POWER_FOOD = "L1.8"  # its right space: E <> F


def storage(cubes: str, *items: str) -> Table:
    """A table at which seat 0 has a Storage Room, cubes and items."""
    return Table().room(1, "right", "storage-room").cubes(0, cubes).items(0, *items)


@pytest.mark.rule("SH-EXCH-01")
def test_resources_beside_an_exchange_icon_are_not_gained() -> None:
    table = storage("").play(f"place - {WATER_FOOD}")
    assert table.cubes_of(0) == ""
    table = storage("W").play(f"place - {WATER_FOOD}")
    assert table.cubes_of(0) == "W"


@pytest.mark.rule("SH-EXCH-01")
def test_other_icons_of_the_row_are_gained_as_usual(tmp_path: Path) -> None:
    row = spaces("reward: E, exchange: W <> F F")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).cubes(0, "W")
    table.play("place - L0.9")
    assert table.cubes_of(0) == "WE"
    assert table.offered == ["exchange W>FF", "done"]


@pytest.mark.rule("SH-EXCH-02")
def test_an_exchange_pays_one_side_whole_and_gains_the_other_whole() -> None:
    table = storage("WW").play(f"place - {WATER_FOOD}").listen().play("exchange W>FF")
    assert table.cubes_of(0) == "WFF"
    assert table.events() == [
        "Player 1 exchanges 1 water for 2 food",
        "Player 1 pays 1 water",
        "Player 1 gains 2 food",
    ]
    assert table.cited()[0] == ("SH-EXCH-02",)


@pytest.mark.rule("SH-EXCH-02")
def test_a_side_that_cannot_be_paid_whole_is_not_offered() -> None:
    table = storage("WF").play(f"place - {WATER_FOOD}")
    assert table.offered == ["exchange W>FF", "done"]
    table.refused("exchange FF>W")


@pytest.mark.rule("SH-EXCH-02")
def test_cubes_that_are_missing_for_an_exchange_are_named_as_the_reason() -> None:
    table = storage("WF").play(f"place - {WATER_FOOD}")
    assert "SH-EXCH-02" in table.why("exchange FF>W")


@pytest.mark.rule("SH-EXCH-02")
def test_a_rate_that_the_icon_does_not_show_is_refused() -> None:
    table = storage("WWFFE").play(f"place - {WATER_FOOD}")
    assert "SH-EXCH-02" in table.refused("exchange F>W")
    assert "SH-EXCH-02" in table.refused("exchange E>F")


@pytest.mark.rule("SH-EXCH-02")
def test_groups_of_icons_are_exchanged_together(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("exchange: W E <> F F F")})
    table = Table(packs=[pack]).cubes(0, "WEE").play("place - L0.9", "exchange WE>FFF")
    assert table.cubes_of(0) == "FFFE"


@pytest.mark.rule("SH-EXCH-03")
def test_the_player_picks_which_side_is_paid() -> None:
    table = storage("WFF").play(f"place - {WATER_FOOD}")
    assert table.offered == ["exchange W>FF", "exchange FF>W", "done"]
    table.play("exchange FF>W")
    assert table.cubes_of(0) == "WW"
    table = storage("FE").play(f"place - {POWER_FOOD}")
    assert table.offered == ["exchange E>F", "exchange F>E", "done"]


@pytest.mark.rule("SH-EXCH-04")
def test_exchanging_is_voluntary() -> None:
    table = storage("WWFF").play(f"place - {WATER_FOOD}")
    assert table.offered[-1] == "done"
    assert "SH-EXCH-04" in table.why("done")
    table.play("done")
    assert table.cubes_of(0) == "WWFF"
    assert table.seat == 1


@pytest.mark.rule("SH-EXCH-04")
def test_exchanges_may_be_repeated_as_long_as_they_can_be_paid() -> None:
    table = storage("EEEE").play(f"place - {POWER_FOOD}")
    table.play("exchange E>F", "exchange E>F", "exchange E>F", "exchange E>F")
    assert table.cubes_of(0) == "FFFF"
    assert table.seat == 1  # nothing new is left to exchange


@pytest.mark.rule("SH-EXCH-05")
def test_the_exchange_ends_with_the_turn_of_the_placement() -> None:
    table = storage("WW").play(f"place - {WATER_FOOD}", "exchange W>FF", "done", "place - L0.7")
    assert table.seat == 0
    assert not [choice for choice in table.offered if choice.startswith("exchange")]
    assert table.refused("exchange W>FF") == ("SH-PLACE-01", "SH-PASS-01", "SH-R-84")


@pytest.mark.rule("SH-EXCH-05")
def test_another_space_of_the_room_opens_no_exchange() -> None:
    table = storage("WE").play(f"place - {POWER_FOOD}")
    assert table.offered == ["exchange E>F", "done"]


# Rulings


@pytest.mark.rule("SH-R-20")
def test_cubes_from_other_icons_of_the_row_may_be_exchanged(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces('reward: "?", exchange: W <> F F')})
    table = Table(packs=[pack]).play("place - L0.9", "gain W")
    assert table.offered == ["exchange W>FF", "done"]
    table.play("exchange W>FF")
    assert table.cubes_of(0) == "FF"


@pytest.mark.rule("SH-R-20")
def test_items_and_exchanges_share_the_closing_window() -> None:
    table = storage("W", "husky").play(f"place - {WATER_FOOD}")
    assert table.offered == ["exchange W>FF", "use husky", "done"]
    table.play("use husky")
    assert table.offered == ["exchange FF>W", "done"]
    table.play("exchange FF>W")
    assert table.cubes_of(0) == "W"  # as at first, but the Husky is exhausted now
    assert table.items_of(0) == ["husky!"]


@pytest.mark.rule("SH-R-20")
def test_a_question_mark_is_chosen_anew_each_time(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces('exchange: "? <> E E"')})
    table = Table(packs=[pack]).cubes(0, "WF").play("place - L0.9")
    assert table.offered == ["exchange W>EE", "exchange F>EE", "done"]
    table.play("exchange F>EE")
    assert table.offered == [
        "exchange W>EE",
        "exchange E>EE",
        "exchange EE>W",
        "exchange EE>E",
        "done",
    ]  # all but EE>F, which would restore the position of the start


@pytest.mark.rule("SH-R-20")
def test_output_that_does_not_fit_is_lost() -> None:
    table = storage("WFFFFF").play(f"place - {WATER_FOOD}").listen().play("exchange W>FF")
    assert table.cubes_of(0) == "FFFFFF"
    assert table.events()[2] == "Player 1 gains 1 food; one cube does not fit and is lost"


@pytest.mark.rule("SH-R-20")
def test_an_exchange_whose_output_would_not_fit_is_not_offered() -> None:
    table = storage("WFFFFFF").play(f"place - {WATER_FOOD}")
    assert table.offered == ["exchange FF>W", "done"]
    assert "SH-COMP-09" in table.refused("exchange W>FF")


@pytest.mark.rule("SH-R-20")
def test_output_that_would_not_fit_is_named_as_the_reason() -> None:
    table = storage("WFFFFFF").play(f"place - {WATER_FOOD}")
    assert "SH-R-20" in table.why("exchange W>FF")


@pytest.mark.rule("SH-R-20")
def test_an_exchange_may_not_restore_a_position_of_this_turn() -> None:
    table = storage("WWFF").play(f"place - {WATER_FOOD}", "exchange W>FF")
    assert table.offered == ["exchange W>FF", "done"]
    assert table.refused("exchange FF>W") == ("SH-R-20",)


@pytest.mark.rule("SH-R-20")
def test_positions_count_from_the_start_of_the_turn() -> None:
    table = storage("WFF", "german-shepherd").play("use german-shepherd")
    assert table.cubes_of(0) == "WFE"
    table.play(f"place - {POWER_FOOD}")
    assert table.offered == ["exchange E>F", "exchange F>E", "done"]
    table.play("exchange E>F")  # the cubes of the start, but with another item state
    assert table.cubes_of(0) == "WFF"
    assert "exchange F>E" not in table.offered


@pytest.mark.rule("SH-R-20")
def test_a_position_before_an_item_was_used_counts_too(tmp_path: Path) -> None:
    row = spaces("reward: ready, exchange: E <> F")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})])
    table.cubes(0, "FF").items(0, "german-shepherd").play("use german-shepherd", "place - L0.9")
    assert (table.cubes_of(0), table.items_of(0)) == ("FE", ["german-shepherd"])
    assert table.offered == ["exchange F>E", "use german-shepherd", "done"]
    assert table.refused("exchange E>F") == ("SH-R-20",)  # two food and a ready dog, as at first


@pytest.mark.rule("SH-R-20")
def test_exchanging_always_comes_to_an_end() -> None:
    table = storage("WWWWWWFFFFFF").play(f"place - {WATER_FOOD}")
    exchanges = 0
    while table.seat == 0:
        table.play(table.offered[0])
        exchanges += 1
        assert exchanges < 49  # there are no more positions of two tracks


@pytest.mark.rule("SH-R-20")
def test_an_exchange_cannot_pay_the_cost_of_its_own_space(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("cost: F, exchange: W <> F F")})
    table = Table(packs=[pack]).cubes(0, "W")
    assert table.refused("place - L0.9") == ("SH-PLACE-08",)
    table.cubes(0, "WF").play("place - L0.9")
    assert table.cubes_of(0) == "W"
    assert table.offered == ["exchange W>FF", "done"]


@pytest.mark.rule("SH-R-20")
def test_a_side_of_more_cubes_than_a_track_holds_fills_the_track(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("exchange: W <> F F F F F F F")})
    table = Table(packs=[pack]).cubes(0, "W").play("place - L0.9")
    assert table.offered != []
    table.play(table.offered[0])
    assert table.cubes_of(0) == "FFFFFF"


@pytest.mark.rule("SH-R-20")
def test_positions_with_different_items_are_different(tmp_path: Path) -> None:
    row = spaces("cost: item, reward: F F, exchange: F <> W")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})])
    table.items(0, "shotgun", "collie!")
    table.play("place - L0.9", "give shotgun", "exchange F>W")
    assert table.offered == ["exchange F>W", "done"]  # WW and a Collie: never held before


@pytest.mark.rule("SH-R-20")
def test_the_starting_position_of_the_turn_counts_too(tmp_path: Path) -> None:
    row = spaces("cost: F, reward: E, exchange: E <> F")
    table = Table(packs=[write_pack(tmp_path, starting={"diner": row})]).cubes(0, "F")
    table.play("place - L0.9")
    assert table.cubes_of(0) == "E"
    assert table.seat == 1  # an exchange would only restore the one food of the start


@pytest.mark.rule("SH-EXCH-02", "SH-COMP-09")
@pytest.mark.parametrize(
    ("kind", "other", "paid"),
    [
        ("W", "E", {"WWWWWWF", "WWWWWWE", "WWWWWFF", "WWWWWFE", "WWWWWEE"}),
        ("F", "W", {"WFFFFFF", "FFFFFFE", "WWFFFFF", "WFFFFFE", "FFFFFEE"}),
        ("E", "F", {"WEEEEEE", "FEEEEEE", "WWEEEEE", "WFEEEEE", "FFEEEEE"}),
    ],
)
def test_no_more_cubes_of_a_kind_are_paid_than_a_track_holds(
    kind: str, other: str, paid: set[str], tmp_path: Path
) -> None:
    row = f'exchange: "{" ".join(kind * 5)} ? ? <> {other}"'
    table = Table(packs=[write_pack(tmp_path, starting={"diner": spaces(row)})])
    table.cubes(0, "WWWWWWFFFFFFEEEEEE".replace(other, "", 1)).play("place - L0.9")
    rates = [choice.split()[1] for choice in table.offered if choice.endswith(f">{other}")]
    assert {rate.partition(">")[0] for rate in rates} == paid
    assert table.reasons(f"exchange {kind * 6}>{other}") == ["no-such-rate"]


@pytest.mark.rule("SH-EXCH-02", "SH-R-20")
def test_a_side_that_overflows_the_track_is_shown_by_the_icon_all_the_same(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("exchange: W <> F F F F F F F")})
    table = Table(packs=[pack]).items(0, "german-shepherd").cubes(0, "F").play("place - L0.9")
    assert table.reasons("exchange W>FFFFFF") == ["cannot-pay-exchange"]


@pytest.mark.rule("SH-R-20", "SH-COMP-09")
def test_every_reason_against_an_exchange_is_told(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, starting={"diner": spaces("reward: W, exchange: W <> F F")})
    table = Table(packs=[pack]).cubes(0, "FFFFFF").play("place - L0.9")
    assert table.offered == ["exchange FF>W", "done"]
    assert table.reasons("exchange W>FF") == ["track-full", "repeats"]  # back to six food


@pytest.mark.rule("SH-EXCH-02")
def test_the_rates_of_other_spaces_are_not_shown(tmp_path: Path) -> None:
    rooms = {
        "annex": "{price: W, left: {exchange: W <> F}, right: {exchange: E <> F F}}",
        "barn": "{price: W, left: {exchange: W <> E}, right: {reward: F}}",
    }
    table = Table(packs=[write_pack(tmp_path, rooms=rooms)]).room(1, "right", "annex")
    table.cubes(0, "WFFE").play("place - L1.8")
    assert table.offered == ["exchange E>FF", "exchange FF>E", "done"]
    for rate in ("W>F", "F>W", "W>E", "E>W"):
        assert table.reasons(f"exchange {rate}") == ["no-such-rate"]


@pytest.mark.rule("SH-EXH-02", "SH-EXCH-04")
def test_why_an_item_cannot_be_used_in_the_closing_window_is_told() -> None:
    table = storage("WF", "collie!").play(f"place - {WATER_FOOD}")
    assert table.reasons("use collie") == ["exhausted"]
