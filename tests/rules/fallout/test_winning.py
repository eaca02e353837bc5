"""Winning and losing: influence, shared victory, the end of the track (FO-WIN, FO-R-96 to 101)."""

from __future__ import annotations

import pytest

from overseer.catalog.fallout.game import FalloutGame
from overseer.kernel.outcome import Outcome
from rules.fallout.table import Table, quiet

STARS = ("a-light-in-the-window", "wick-and-oil", "everyone-home", "keepers-oath")
TARGETS = ((1, 11), (2, 10), (3, 9), (4, 8))
LAST_SPACE = 7  # of the power track of the test pack


def winners(table: Table) -> list[int]:
    """The seats that have won."""
    return [int(seat) for seat in table.view()["winners"]]


def influence(table: Table, seat: int) -> int:
    """The influence of a survivor."""
    return int(table.view(seat)["survivors"][seat]["influence"])


def outcome(table: Table) -> Outcome:
    """How the game ended, as it is told outside."""
    return FalloutGame(["outpost"]).book.outcome(table.land)


@pytest.mark.rule("FO-WIN-02")
@pytest.mark.parametrize(("players", "target"), TARGETS)
def test_the_influence_to_win_depends_on_the_number_of_players(players: int, target: int) -> None:
    assert quiet(players).view()["target"] == target


@pytest.mark.rule("FO-WIN-01", "FO-WIN-02", "FO-R-98")
@pytest.mark.parametrize(("players", "target"), TARGETS)
def test_who_reaches_the_target_wins(players: int, target: int) -> None:
    # Three agendas for the lead (1 + lead each) and one for Caps make any number.
    for total in (target - 1, target):
        table = quiet(players).agendas(0, *STARS[:3], "rainy-day-tin").set(0, caps=0)
        lead, rest = divmod(total - 4, 3)
        caps = (0, 6, 12)[rest]
        table.run(f"power: {{star: {lead}}}, caps: {caps or 1}")
        assert table.land.over is (total == target)
        assert influence(table, 0) == total
        assert winners(table) == ([0] if total == target else [])


@pytest.mark.rule("FO-WIN-01", "FO-R-98")
def test_victory_is_declared_by_itself_and_the_agendas_are_revealed() -> None:
    table = quiet().agendas(0, *STARS).listen()
    assert [line for line in table.offered if "declare" in line or "victory" in line] == []
    table.run("power: {star: 2}")
    assert table.land.over
    assert table.land.decision is None
    assert table.log("WON") == [("WON", 0, 0, 0, 0)]
    hand = table.view()["survivors"][0]["hand"]
    assert sorted(card["agenda"] for card in hand) == sorted(STARS)


@pytest.mark.rule("FO-WIN-03", "FO-R-97")
def test_all_who_have_reached_the_target_share_the_win() -> None:
    table = quiet(4).agendas(0, *STARS[:3]).agendas(1, STARS[3], "morning-people")
    table.agendas(2, "ships-may-yet-come", "lamp-on-a-pole").run("power: {star: 3}")
    assert [influence(table, seat) for seat in range(3)] == [12, 8, 6]
    assert winners(table) == [0, 1]


@pytest.mark.rule("FO-WIN-03", "FO-WIN-04")
def test_more_influence_than_another_winner_is_worth_nothing_more() -> None:
    table = quiet(4).agendas(0, *STARS[:3]).agendas(1, STARS[3], "morning-people")
    ended = outcome(table.run("power: {star: 3}"))
    assert ended.winners == (0, 1)
    places = {standing.seat: standing.place for standing in ended.standings}
    assert places[0] == places[1] == 1
    assert places[2] > 1 < places[3]


@pytest.mark.rule("FO-WIN-04")
def test_who_has_not_reached_the_target_loses_when_another_wins() -> None:
    table = quiet(3).agendas(0, *STARS).agendas(1, "well-read").run("power: {star: 2}")
    ended = outcome(table)
    assert ended.winners == (0,)
    assert [standing.seat for standing in ended.standings if standing.place == 1] == [0]


@pytest.mark.rule("FO-WIN-04", "FO-R-96")
@pytest.mark.parametrize(("faction", "lost"), [("star", 1), ("shield", 2)])
def test_a_faction_at_the_end_of_the_track_beats_everybody(faction: str, lost: int) -> None:
    table = quiet().power(4, 4).run(f"power: {{{faction}: 2}}")
    assert not table.land.over
    table.listen().run(f"power: {{{faction}: 1}}, caps: 5")
    assert (table.land.over, winners(table), table.land.lost) == (True, [], lost)
    assert table.land.caps[0] == 3  # what comes after is not carried out
    ended = outcome(table)
    assert ended.winners == ()
    assert {standing.place for standing in ended.standings} == {1}


@pytest.mark.rule("FO-WIN-04", "FO-KILL-05")
def test_own_elimination_is_a_loss_whoever_wins() -> None:
    table = quiet(3).set(1, hp=16, rads=15).run("rads: 1", seat=1)
    table.agendas(2, *STARS).run("power: {star: 2}")
    ended = outcome(table)
    assert ended.winners == (2,)
    assert ended.standings[-1].seat == 1


@pytest.mark.rule("FO-R-96")
def test_who_reaches_the_target_with_the_last_space_wins_all_the_same() -> None:
    table = quiet().agendas(1, *STARS).power(LAST_SPACE - 1, 5).run("power: {star: 1}")
    assert influence(table, 1) == 12
    assert (winners(table), table.land.lost) == ([1], 0)


@pytest.mark.rule("FO-R-96")
def test_the_whole_advance_counts_beyond_the_end_of_the_track() -> None:
    table = quiet().agendas(1, *STARS).power(6, 6).run("power: {star: 2}, caps: 5")
    assert [int(power) for power in table.land.power] == [8, 6]
    assert (influence(table, 1), winners(table)) == (12, [1])
    table = quiet().agendas(1, *STARS).power(6, 6).run("power: {star: 1}, power: {star: 1}")
    assert (influence(table, 1), winners(table)) == (8, [])  # the second one came too late
    assert table.land.lost == 1


@pytest.mark.rule("FO-R-97")
def test_victory_comes_after_each_single_result() -> None:
    table = quiet().agendas(0, *STARS).run("power: {star: 2}, power: {shield: 2}, caps: 5")
    assert (winners(table), table.land.power[1], table.land.caps[0]) == ([0], 0, 3)


@pytest.mark.rule("FO-R-97")
def test_victory_waits_for_the_limits() -> None:
    table = quiet().agendas(0, *STARS).drop_all(0).hold(0, "oilskin", "stimpak", "rad-tonic")
    table.coming("draw loot tinned-pears").power(1, 0).run("loot: 1")
    assert table.question == "LIMIT"
    table.power(2, 0)
    assert not table.land.over
    assert table.choose("discard oilskin inventory ready").land.over


@pytest.mark.rule("FO-R-97")
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_can_win_in_anybodys_turn(seat: int) -> None:
    table = quiet().agendas(seat, *STARS[:2], "rainy-day-tin").power(3, 0).set(seat, caps=5)
    assert influence(table, seat) == 9
    assert not table.land.over
    table.run("others: {who: all, do: [caps: 1]}, caps: 1")
    assert winners(table) == [seat]


@pytest.mark.rule("FO-R-97")
def test_influence_by_a_loyalty_card_wins_at_once() -> None:
    table = quiet().agendas(0, "lamp-on-a-pole", "rainy-day-tin", *STARS[:2])
    table.power(3, 2).set(0, caps=12)
    assert influence(table, 0) == 2 + 3 + 2 + 2
    assert not table.land.over
    table.choose("loyal lamp-on-a-pole")
    assert winners(table) == [0]


@pytest.mark.rule("FO-R-97")
def test_victory_by_a_kill_comes_in_mid_activation() -> None:
    table = quiet().agendas(1, *STARS[:2], "rainy-day-tin").power(3, 0).set(1, caps=5)
    table.hold(1, "bounty-book").enemy("ditch-hen", "A2.2").enemy("toll-dodger", "C2.1")
    table.activate("heavy-curtains").roll(3, 1, 1)
    assert winners(table) == [1]
    assert table.enemies("C2.1") == ["toll-dodger C2.1"]


@pytest.mark.rule("FO-R-97", "FO-KILL-05")
def test_an_eliminated_survivor_never_wins() -> None:
    table = quiet(3).agendas(1, *STARS).set(1, hp=16, rads=15)
    table.run("rads: 1, power: {star: 3}", seat=1)
    assert not table.land.over
    assert winners(table) == []


@pytest.mark.rule("FO-R-101")
@pytest.mark.parametrize(("before", "won"), [((6, 6), []), ((6, 5), [1])])
def test_both_factions_move_in_a_depletion_before_the_one_check(
    before: tuple[int, int], won: list[int]
) -> None:
    # With only the star moved, a lead of 1 would be enough for seat 1 in both cases.
    table = quiet(4).agendas(1, *STARS).deck("agenda", "quiet-please").power(*before)
    table.run("agenda: 1")
    assert [int(power) for power in table.land.power] == [before[0] + 1, before[1] + 1]
    assert (table.land.over, winners(table)) == (True, won)
