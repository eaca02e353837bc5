"""The goal in one line, and the standing that it would give now, as far as a seat may know."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from display.plays import GAMES, LANGUAGES, NAMES, display, finished, game, sampled
from overseer.catalog import display_of
from overseer.display import Display
from overseer.display.model import Goal
from overseer.display.reader import Reader
from overseer.games.shelter.scoring import score
from overseer.games.shelter.vault import Vault
from overseer.kernel.decision import SPECTATOR
from overseer.kernel.state import State
from overseer.texts.ledger import ledger

ADA = {"cubes": {"W": 1, "F": 1, "E": 1}}


def told(name: str, state: State, seat: int = 0, language: str = "en") -> Goal:
    goal = display(name).goal(state, seat, Reader(language, NAMES))
    assert goal is not None
    return goal


def shelter(*players: dict[str, object]) -> Goal:
    """The goal at a table with some players."""
    return told("shelter", game("shelter").position({"players": list(players)}))


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_the_goal_tells_what_was_scored(name: str) -> None:
    match = finished(name, 2, seed=3)
    goal, outcome = told(name, match.state), match.state.outcome
    assert outcome is not None
    scores = {rank.seat: int(rank.score.split("/")[0]) for rank in goal.ranks if not rank.sign}
    assert scores == {each.seat: each.score for each in outcome.standings}
    assert goal.now.startswith("in the end: ")


def test_the_standing_counts_items_and_threats_as_the_end_would() -> None:
    changed = 0
    for match in sampled("shelter", 4, 25):
        vault = cast(Vault, match.state.clone())
        scores = {rank.seat: int(rank.score) for rank in told("shelter", vault).ranks}
        if not vault.over:
            before = list(vault.happiness)
            score(vault)
            changed += before != list(vault.happiness)
        assert scores == dict(enumerate(vault.happiness))
    assert changed > 0


def test_who_has_more_happiness_comes_first() -> None:
    goal = shelter({"happiness": 3}, {"happiness": 7})
    assert goal.now == "now: Borys: 7; Ada: 3"


def test_a_tie_is_told_as_such() -> None:
    goal = shelter({**ADA, "happiness": 4}, {**ADA, "happiness": 4})
    assert goal.now == "now: Ada: 4; Borys: 4 (level)"
    assert [rank.level for rank in goal.ranks] == [False, True]


def test_a_tie_that_is_broken_says_by_what() -> None:
    more = {"cubes": {"W": 3, "F": 1, "E": 1}, "happiness": 4}
    goal = shelter({**ADA, "happiness": 4}, more)
    assert goal.now == "now: Borys: 4; Ada: 4 (fewer cubes)"
    assert not any(rank.level for rank in goal.ranks)


@pytest.mark.parametrize("players", [1, 3])
def test_the_goal_of_fallout_is_that_of_the_number_of_players(players: int) -> None:
    state = game("fallout").new(players=players, seed=1)
    table = game("fallout").book.table(state, 0)
    text = told("fallout", state).text
    assert str(table.target) in text
    assert str(table.factions[0].last) in text
    assert ("all lose" in text) == (players > 1)


def test_an_opponents_influence_is_not_told() -> None:
    for match in sampled("fallout", 4, 60):
        if match.state.over:
            continue
        for seat in (*range(match.state.players), SPECTATOR):
            for rank in told("fallout", match.state, seat).ranks:
                if rank.sign or rank.seat == seat:
                    continue
                assert rank.score in ("?", "–")


def test_what_a_seat_may_not_know_does_not_change_what_it_is_told() -> None:
    book = game("fallout").book
    for match in sampled("fallout", 3, 80):
        for seat in range(match.state.players):
            other = book.disguised(match.state, seat, 1)
            assert told("fallout", other, seat) == told("fallout", match.state, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_goal_cites_rules_and_is_short(name: str, language: str) -> None:
    for match in sampled(name, 2, 90):
        goal = told(name, match.state, 0, language)
        assert len(goal.text) < 90
        assert all(rule in ledger(name).entries for rule in goal.rules)
        assert msgspec.json.decode(msgspec.json.encode(goal), type=Goal) == goal


def test_a_game_without_a_goal_of_its_own_has_none() -> None:
    state = game("shelter").new(players=2, seed=1)
    assert Display(game("shelter")).goal(state, 0, Reader("en")) is None
    assert display_of(game("shelter")).goal(state, 0, Reader("en")) is not None
