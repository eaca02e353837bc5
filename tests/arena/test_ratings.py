"""Ratings: the odds that one bot is ahead of another, as points."""

from __future__ import annotations

import math
import re

import pytest
from msgspec.structs import replace

from overseer.arena.page import Page
from overseer.arena.ratings import MEAN, rated, strengths
from overseer.arena.standings import standings
from overseer.arena.tournament import Played, Tournament
from overseer.texts.bundles import LANGUAGES, in_language


def game(number: int, bots: str, places: str, winners: tuple[int, ...] | None = None) -> Played:
    ranks = tuple(int(place) for place in places)
    firsts = tuple(seat for seat, place in enumerate(ranks) if place == 1)
    return Played(
        number=number,
        table=0,
        seed=number,
        bots=tuple(bots),
        scores=tuple(10 - place for place in ranks),
        places=ranks,
        winners=firsts if winners is None else winners,
        rounds=7 + number % 3,
        decisions=100,
        length=150,
        truncated=False,
        journal="",
    )


def many(bots: str, *results: tuple[str, int]) -> list[Played]:
    places = [place for place, times in results for _ in range(times)]
    return [game(number, bots, place) for number, place in enumerate(places)]


def settings(bots: str, players: int = 2) -> Tournament:
    return Tournament(
        game="shelter",
        packs=("core 1.0.0 abc",),
        options={},
        players=players,
        bots=tuple(bots),
        games=40,
        seed=1,
        ladder=False,
        rules="2",
        overseer="0",
    )


def test_ten_times_the_odds_are_400_points() -> None:
    # One shared place is added to what they played: 100 to 10.
    best, worst = rated("ab", many("ab", ("12", 199), ("21", 19), ("11", 1)))
    assert (best.bot, worst.bot) == ("a", "b")
    assert best.points - worst.points == pytest.approx(400, abs=0.01)
    assert (best.points + worst.points) / 2 == pytest.approx(MEAN)


def test_equal_bots_have_equal_ratings() -> None:
    one, other = rated("ab", many("ab", ("12", 20), ("21", 20)))
    assert one.points == pytest.approx(other.points)
    assert one.low < MEAN < one.high


def test_a_shared_place_counts_half_for_each() -> None:
    shared = rated("ab", many("ab", ("12", 10), ("11", 20)))
    split = rated("ab", many("ab", ("12", 20), ("21", 10)))
    assert [each.points for each in shared] == pytest.approx([each.points for each in split])


def test_who_never_lost_is_still_of_this_world() -> None:
    best, worst = rated("ab", many("ab", ("12", 40)))
    assert 400 * math.log10(81) == pytest.approx(best.points - worst.points, abs=0.01)
    assert best.low <= best.points <= best.high


def test_strengths_follow_through_a_third_bot() -> None:
    # a beats b as often as b beats c; a and c have never met.
    found = strengths(3, {(0, 1): 30.0, (1, 0): 10.0, (1, 2): 30.0, (2, 1): 10.0})
    assert found[0] - found[1] == pytest.approx(found[1] - found[2])
    assert sum(found) == pytest.approx(0)


def test_at_larger_tables_every_seat_is_compared_with_every_other() -> None:
    ratings = rated("abc", many("abc", ("123", 20), ("213", 20)))
    assert ratings[2].bot == "c"
    assert ratings[0].points == pytest.approx(ratings[1].points)


def test_more_games_make_the_interval_narrower() -> None:
    few = rated("ab", many("ab", ("12", 12), ("21", 8)))[0]
    more = rated("ab", many("ab", ("12", 192), ("21", 128)))[0]
    assert 3 < (few.high - few.low) / (more.high - more.low) < 6


def test_games_lost_by_all_are_told_and_nobody_is_ahead() -> None:
    # Who has more influence in a game of Fallout that is lost has a better place, but is not ahead.
    games = [*many("ab", ("12", 3)), game(3, "ab", "21", winners=())]
    found = standings(settings("ab"), games)
    pair = found.pairs[0]
    assert (pair.ahead, pair.level, pair.lost) == (3, 1, 1)
    assert pair.share == pytest.approx(3.5 / 4)
    assert found.lost == 1
    assert found.pair("b", "a") == pytest.approx(0.5 / 4)
    assert [row.wins for row in found.rows] == [3, 0]


def strongest(*games: Played) -> str:
    return Page(in_language("en"), standings(settings("ab"), games), "", "").strongest()


def test_the_strongest_is_told_only_where_there_is_one() -> None:
    clear = strongest(*many("ab", ("12", 30), ("21", 10)))
    assert re.match(r"The strongest is a with \d+ points, probably between \d+ and \d+\.", clear)
    alike = strongest(*many("ab", ("12", 6)))
    assert re.match(r"The strongest is a with \d+ points\. How certain that is, these", alike)
    assert strongest(*many("ab", ("12", 5), ("21", 5))) == (
        "Nobody is the strongest: a, b have the same rating, 1000 points."
    )
    lost = strongest(*(game(number, "ab", "12", winners=()) for number in range(4)))
    assert lost.startswith("All games were lost by all players")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_met_only_neighbours_is_told(language: str) -> None:
    words, games = in_language(language), many("ab", ("12", 6))
    ladder = replace(settings("ab"), ladder=True)
    leads = [
        Page(words, standings(each, games), "", "").lead() for each in (settings("ab"), ladder)
    ]
    assert leads[1] == f"{leads[0]} {words.format('arena-ladder')}"


def test_an_interval_that_is_a_point_is_none() -> None:
    page = Page(in_language("en"), standings(settings("ab"), many("ab", ("12", 6))), "", "")
    assert [line[2] for line in page.ratings()[1]] == ["–", "–"]


def test_a_game_lost_by_all_changes_no_rating_whoever_had_more() -> None:
    won = many("ab", ("12", 6), ("21", 4))
    lost = [[game(10, "ab", places, winners=())] for places in ("11", "12", "21")]
    ratings = [rated("ab", [*won, *more]) for more in lost]
    assert ratings[0] == ratings[1] == ratings[2]


def test_a_bot_that_sits_in_several_seats_has_a_larger_even_share() -> None:
    games = [game(0, "abbb", "1222"), game(1, "babb", "2122")]
    rows = {row.rating.bot: row for row in standings(settings("ab", 4), games).rows}
    assert (rows["a"].seats, rows["a"].wins, rows["a"].share) == (2, 2, 1)
    assert (rows["b"].seats, rows["b"].wins) == (6, 0)
