"""Score sheets: every point of a finished game has a source."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import overseer
from display.plays import LANGUAGES, NAMES, display, finished, game
from overseer.catalog import display_of
from overseer.display.model import ScoreEntry, ScoreSheet, ScoreSource
from overseer.display.reader import Reader
from overseer.display.sheet import sheet_of, ties_of
from overseer.journal.match import Match
from overseer.kernel.outcome import Outcome, ranked
from rules.packs import write_pack

MANY = 60
WANTED = {"rooms", "spaces", "fights", "items", "threats"}


def sheet(match: Match, language: str = "en") -> ScoreSheet:
    told = display("shelter").chronicle(match, language).sheet
    assert told is not None
    return told


def games() -> Iterator[Match]:
    """Many games with all numbers of players."""
    numbers = list(game("shelter").seats)
    for seed in range(MANY):
        yield finished("shelter", numbers[seed % len(numbers)], seed)


def source(told: ScoreSheet, key: str) -> ScoreSource:
    (found,) = (each for each in told.sources if each.key == key)
    return found


def check(told: ScoreSheet, match: Match) -> None:
    """Sources are made of their entries, and add up to the score."""
    outcome = match.state.outcome
    assert outcome is not None
    scores = {each.seat: each.score for each in outcome.standings}
    for seat, total in enumerate(told.totals):
        assert total == scores[seat] == sum(each.points[seat] for each in told.sources)
        for each in told.sources:
            own = [entry.points for entry in each.entries if entry.seat == seat]
            assert sum(own) == each.points[seat]
            assert 0 not in own


def played_out(match: Match, *wished: str) -> Match:
    """A match to its end: at random, but for some choices whenever they are offered."""
    dice = random.Random(1)
    while match.state.decisions:
        decision = match.state.decisions[0]
        preferred = [each for each in decision.options if each.notation in wished]
        match.apply(dice.choice(preferred or list(decision.options)), int(decision.seat))
    return match


def test_the_sources_add_up_to_the_score_in_every_game() -> None:
    points: Counter[str] = Counter()
    for match in games():
        told = sheet(match)
        check(told, match)
        for each in told.sources:
            points[each.key] += sum(map(abs, each.points))
    assert {key for key, number in points.items() if number} >= WANTED


def test_points_of_shelter_are_told_with_the_line_that_gave_them() -> None:
    for seed in range(4):
        match = finished("shelter", 4, seed)
        lines = {step.line.number: step for step in match.passages()}
        rooms = {card.name(room) for card in [game("shelter").cards.rooms] for room in card}
        for each in sheet(match).sources:
            for entry in each.entries:
                assert entry.text
                assert 0 < entry.round <= match.state.round
                assert entry.line in lines
        assert {entry.text for entry in source(sheet(match), "rooms").entries} <= rooms


def test_what_threats_cost_is_told_as_lost() -> None:
    lost = [points for match in games() for points in source(sheet(match), "threats").points]
    assert max(lost) == 0
    assert min(lost) < -1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_has_words_in_every_language(language: str) -> None:
    for seed in range(12):
        for each in sheet(finished("shelter", 2, seed), language).sources:
            assert each.label
            assert each.note
            assert "{" not in each.label + each.note


def test_happiness_that_was_laid_out_is_a_source_of_its_own() -> None:
    position = {"players": [{"happiness": 4}, {}], "options": {"max_rounds": 4}}
    match = Match(game("shelter"), position=position, seed=1, names=NAMES[:2])
    told = sheet(played_out(match))
    check(told, match)
    assert source(told, "start").points == [4, 0]
    assert told.sources[0].label == "At the start"


def test_happiness_that_an_item_gives_in_play_is_the_items(tmp_path: Path) -> None:
    horn = "{kind: other, use: any-time, copies: 12, effect: [pay: W, gain: H H]}"
    own: Any = overseer.load("shelter", packs=[write_pack(tmp_path, items={"horn": horn})])
    found = 0
    for seed in range(6):
        match = Match(own, 2, seed=seed, names=NAMES[:2], max_rounds=12)
        played_out(match, "take horn", "use horn")
        told = display_of(own).chronicle(match, "en").sheet
        assert told is not None
        check(told, match)
        horns = [each for each in source(told, "items").entries if each.text == "Horn"]
        assert all(entry.points == 2 for entry in horns)
        found += len(horns)
    assert found > 3


def _ties(*rows: tuple[int, ...]) -> ScoreSheet:
    outcome = Outcome(ranked(dict(enumerate(rows))), (0,), False)
    ties = ties_of(outcome, ["cubes", "dwellers"], ["A-1", "A-2"], "en")
    return sheet_of("happiness", [], outcome, Reader("en", NAMES), ties)


def test_the_tie_break_that_decided_is_named() -> None:
    told = _ties((15, 9, 4), (15, 7, 5), (11, 7, 5))
    assert told.totals == [15, 15, 11]
    assert told.level == ["Level at 15: Ada, Borys."]
    first, second = told.ties
    assert (first.compared, first.decides, first.note) == ([0, 1], True, "decides: 9 to 7")
    assert (second.compared, second.decides, second.note) == ([], False, "not needed")
    assert first.values == [9, 7, 7]
    assert first.rules == ["A-1"]


def test_a_tie_break_in_which_all_are_equal_leaves_it_to_the_next() -> None:
    first, second = _ties((15, 9, 4), (15, 9, 5)).ties
    assert (first.compared, first.decides, first.note) == ([0, 1], False, "equal")
    assert (second.compared, second.decides, second.note) == ([0, 1], True, "decides: 5 to 4")


def test_a_tie_break_can_decide_for_some_and_not_for_others() -> None:
    first, second = _ties((9, 5, 1), (9, 5, 2), (9, 4, 1), (8, 4, 1)).ties
    assert (first.compared, first.note) == ([0, 1, 2], "decides")
    assert (second.compared, second.note) == ([0, 1], "decides: 2 to 1")


def test_without_a_tie_nothing_is_compared() -> None:
    told = _ties((9, 5, 1), (8, 5, 2))
    assert told.level == []
    assert [each.compared for each in told.ties] == [[], []]


def test_a_game_that_goes_on_has_no_sheet() -> None:
    match = Match(game("shelter"), 2, seed=1, names=NAMES[:2])
    assert display("shelter").chronicle(match, "en").sheet is None


def test_an_entry_is_one_deed() -> None:
    entry = ScoreEntry(seat=0, points=2, text="Armory", line=9, round=1)
    built = source(sheet(finished("shelter", 4, 0)), "rooms").entries
    assert any(each.points == entry.points for each in built)
    assert len({(each.seat, each.line, each.text) for each in built}) == len(built)
