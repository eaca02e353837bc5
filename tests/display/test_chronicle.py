"""Chronicles: games told in figures."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from display.plays import GAMES, LANGUAGES, NAMES, display, finished, game, new_match
from overseer import SPECTATOR
from overseer.display import Display
from overseer.display.fallout.chronicle import FalloutChronicler
from overseer.display.fallout.display import FalloutDisplay
from overseer.display.model import Chronicle, Moment
from overseer.display.reader import Reader
from overseer.display.shelter.ending import ties
from overseer.games.shelter import terms as t
from overseer.kernel.outcome import Standing
from rules.table import Table


def curve(chronicle: Chronicle, key: str) -> list[list[int]]:
    (figure,) = (figure for figure in chronicle.figures if figure.key == key)
    return figure.values


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_curves_have_a_value_for_the_start_and_for_every_round(name: str, language: str) -> None:
    match = finished(name, 3, 2, 9)
    told = display(name).chronicle(match, language)
    assert told.rounds == match.state.round
    assert told.figures
    for figure in told.figures:
        assert figure.label
        assert [len(row) for row in figure.values] == [told.rounds + 1] * (len(figure.curves) or 3)


def test_the_curves_of_shelter_end_where_the_game_ended() -> None:
    for seed in range(3):
        match = finished("shelter", 4, seed)
        told = display("shelter").chronicle(match, "en")
        players = cast(dict[str, Any], match.state.view(0)["table"])["players"]
        for player in players:
            seat = player["seat"]
            assert curve(told, "happiness")[seat][-1] == player["happiness"]
            assert curve(told, "expected")[seat][-1] == player["happiness"]
            assert curve(told, "dwellers")[seat][-1] == player["dwellers"]["owned"]
            cubes = [curve(told, kind)[seat][-1] for kind in ("water", "food", "power")]
            assert cubes == list(player["cubes"].values())
        assert curve(told, "happiness")[0][0] == 0


def test_fights_are_counted_and_the_expected_wins_lie_between_none_and_all_rolls() -> None:
    match = finished("shelter", 4, 3)
    fights: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for event in match.events:
        if event.kind == t.E_FIGHT:
            fights[int(event.seat)] += 1
            won[int(event.seat)] += int(event.c)
    fortunes = display("shelter").chronicle(match, "en").fortunes
    assert sum(fights.values()) > 5
    assert [fortune.seat for fortune in fortunes] == [0, 1, 2, 3]
    for fortune in fortunes:
        assert (fortune.tries, fortune.had) == (fights[fortune.seat], won[fortune.seat])
        assert 0 <= fortune.due <= 2 * fortune.tries


def test_wins_come_to_what_was_expected_in_the_long_run() -> None:
    won = expected = fights = 0.0
    for seed in range(25):
        for fortune in display("shelter").chronicle(finished("shelter", 4, seed), "en").fortunes:
            won += fortune.had
            expected += fortune.due
            fights += fortune.tries
    assert fights > 200
    assert abs(won - expected) < 3 * (fights / 4) ** 0.5  # three times the widest deviation


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_turning_points_are_sentences_in_the_order_of_play(name: str, language: str) -> None:
    for seed in range(4):
        match = finished(name, 2, seed)
        moments = display(name).chronicle(match, language).moments
        assert [moment.line for moment in moments] == sorted(moment.line for moment in moments)
        assert all(moment.text for moment in moments)
        standing = {passage.line.number for passage in match.passages()}
        assert {moment.line for moment in moments} <= standing


def test_what_wins_comes_before_the_win() -> None:
    match = finished("fallout", 2, 1)
    shown = cast(FalloutDisplay, display("fallout"))
    look = shown.look(match.state, SPECTATOR, Reader("en", NAMES[:2]))
    chronicler = FalloutChronicler(match, look)
    deeds = [Moment(line=9, round=3, seat=0, text=text) for text in ("completes", "wins")]
    chronicler.found = [(3, deeds[0]), (5, deeds[1])]
    assert [moment.text for moment in chronicler.chronicle().moments] == ["completes", "wins"]


def test_the_verdict_of_shelter_names_the_winner_and_what_decided() -> None:
    match = finished("shelter", 4, 0)
    outcome = match.state.outcome
    assert outcome is not None
    told = display("shelter").chronicle(match, "en")
    first = outcome.standings[0]
    assert told.verdict == f"{match.names[first.seat]} wins."
    assert told.margin
    assert all(each.endswith(".") for each in told.margin)
    assert told.score == "happiness"
    assert told.tie_breaks == ["resource cubes", "dwellers", "items"]


@pytest.mark.parametrize(
    ("one", "two", "expected"),
    [
        ((5, 3, 3), (4, 3, 3), "Ada comes before Borys by resource cubes: 5 to 4."),
        ((5, 3, 3), (5, 2, 9), "Ada comes before Borys by dwellers: 3 to 2."),
        ((5, 3, 3), (5, 3, 3), "Ada and Borys are equal in everything and share the place."),
    ],
)
def test_a_tie_is_told_with_what_broke_it(
    one: tuple[int, ...], two: tuple[int, ...], expected: str
) -> None:
    words = Table(players=2).game.book.words("en", ("Ada", "Borys"))
    told = ties(words, [Standing(0, 1, 9, one), Standing(1, 2, 9, two), Standing(2, 3, 8, one)])
    assert list(told) == [expected]


def test_a_game_that_goes_on_has_no_verdict_and_keeps_hands_hidden() -> None:
    match = new_match("fallout", 2, seed=1)
    told = display("fallout").chronicle(match, "en")
    assert told.verdict == ""
    assert "influence" not in [figure.key for figure in told.figures]


def test_fallout_can_be_lost_by_all() -> None:
    told = display("fallout").chronicle(finished("fallout", 2, 0, 1), "en")
    assert told.verdict == "Nobody wins: the round limit is reached."
    assert told.score == "influence"
    assert told.tie_breaks == []


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_nobody_has_made_a_display_for_has_a_verdict(name: str) -> None:
    match = finished(name, 2, 1)
    told = Display(game(name)).chronicle(match, "en")
    assert told.rounds == match.state.round
    assert "win" in told.verdict
