"""Matches: the state and its history stay together."""

from __future__ import annotations

import random
from typing import Any

import pytest

import overseer
from journal.plays import GAME, choose, new, play
from overseer import CHANCE, Illegal, Malformed


def state_without_match(choices: list[str], **table: Any) -> overseer.State:
    state: overseer.State = GAME.new(**table)
    for choice in choices:
        state.apply(choice)
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_plays_the_same_game_as_its_state_alone(players: int) -> None:
    match, dice = new(players, seed=players), random.Random(players)
    choices: list[str] = []
    while not match.state.over:
        decision = match.state.decision
        assert decision is not None
        assert decision.seat >= 0
        assert len(decision.options) > 1
        choices.append(choose(match, dice))
    alone = state_without_match(choices, players=players, seed=players, max_rounds=100)
    assert alone.over
    assert match.state.digest() == alone.digest()
    assert match.state.outcome == alone.outcome


def test_the_journal_has_chance_and_single_options_too() -> None:
    match, choices = new(seed=3), 0
    dice = random.Random(3)
    while not match.state.over:
        choose(match, dice)
        choices += 1
    by_players = [line for line in match.lines if line.seat != CHANCE]
    assert len(by_players) > choices
    assert match.lines[0].text.startswith("first ")
    assert [line.number for line in match.lines] == list(range(8, 8 + len(match.lines)))


def test_the_header_tells_the_table() -> None:
    text = new(2, seed=7).journal()
    first, game, packs, options, seats, seed, blank, *_ = text.split("\n")
    assert first == "overseer-journal 2"
    assert game.startswith(f"game shelter {GAME.rules_version} #")
    assert packs.startswith(f'packs ["core 1.0.0 {GAME.packs[0].hash}"] #')
    assert '"max_rounds": 100' in options
    assert seats.startswith('seats ["Ann", "Bo"] #')
    assert seed.startswith("seed sfc32 ")
    assert blank == ""


def test_without_names_the_header_counts_the_seats() -> None:
    match = overseer.Match(GAME, 2, 7)
    assert "\nseats 2 #" in match.journal()
    assert match.names == ()
    assert any("Player 1" in line for line in play(match, 10).log())


def test_a_refused_choice_changes_nothing() -> None:
    match = play(new(), 10)
    journal, digest = match.journal(), match.state.digest()
    for choice in ("place S L9.1", "frob", "place S L0.1", 999, -1, None, 1.5, True):
        with pytest.raises(overseer.OverseerError):
            match.apply(choice)
        assert (match.journal(), match.state.digest()) == (journal, digest)
    with pytest.raises(Illegal, match="no open decision"):
        match.apply(0, seat=77)
    assert match.journal() == journal


def test_a_choice_is_an_option_a_notation_or_an_index() -> None:
    journals = set()
    for way in range(3):
        match = new()
        decision = match.state.decision
        assert decision is not None
        option = decision.options[2]
        match.apply((option, option.notation, 2)[way], seat=decision.seat)
        journals.add(match.journal())
    assert len(journals) == 1


def test_a_choice_made_behind_the_match_is_noticed() -> None:
    match = new()
    match.state.apply(0)
    with pytest.raises(Malformed, match=r"match\.apply"):
        match.apply(0)
    with pytest.raises(Malformed, match=r"match\.apply"):
        match.journal()


def test_a_clone_of_the_state_is_free_of_the_match() -> None:
    match = new()
    journal = match.journal()
    clone = match.state.clone()
    clone.apply(0)
    assert match.journal() == journal


def test_the_log_tells_what_happened_with_names_and_rules() -> None:
    match = play(new(seed=2), 30)
    log = match.log()
    assert any("Ann" in line for line in log)
    assert all(line.rules for line in log)
    numbers = [line.line for line in log]
    assert numbers == sorted(numbers)
    assert {line.number for line in match.lines} >= set(numbers)
    assert match.log(after=numbers[-1]) == []
    assert match.log(after=numbers[4]) == [line for line in log if line.line > numbers[4]]
    assert match.log("pl") != log
    assert len(match.log("pl")) == len(match.log("ru")) == len(log)


def test_the_log_leaves_out_what_was_taken_back() -> None:
    match = play(new(seed=2), 12)
    log, events = match.log(), len(match.events)
    match.apply("pass")
    match.undo()
    assert match.log() == log
    assert len(match.events) == events


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ({"players": 9}, "takes 2 to 4 players"),
        ({"seed": "x"}, "A seed is a whole number"),
        ({"salt": "x"}, "A salt is"),
        ({"names": "Ann"}, "names is a list"),
        ({"names": ["Ann"]}, "name all or none"),
        ({"names": ["Ann", ""]}, "can be shown"),
        ({"names": ["Ann", "B\no"]}, "can be shown"),
        ({"names": ["Ann", " Bo"]}, "can be shown"),
        ({"names": ["Ann", "\ud800"]}, "can be shown"),
        ({"names": ["Ann", 3]}, "can be shown"),
        ({"names": ["Ann", "B" * 41]}, "1 to 40"),
        ({"max_round": 3}, "did you mean 'max_rounds'"),
        ({"chance": "manual"}, "not an option of a match"),
        ({"forced": "manual"}, "not an option of a match"),
    ],
)
def test_a_table_that_cannot_be_is_refused(table: dict[str, Any], message: str) -> None:
    with pytest.raises(Malformed, match=message):
        overseer.Match(GAME, **{"players": 2, **table})


def test_names_may_be_in_any_script_and_look_like_anything() -> None:
    names = ['Żółć "Zo" #1', "Аня Б", "[red]x{y}", "* 0 undo 8"]
    match = play(overseer.Match(GAME, 4, 1, names=names), 5)
    assert GAME.replay(match.journal()).names == tuple(names)
