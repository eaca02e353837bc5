"""Replays: a journal gives back the match it tells, on every engine."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import overseer
from journal.plays import GAME, bare, chances, choose, finished, new, play, unfinished
from overseer import CHANCE, Match
from overseer.journal.course import Course, follow_all
from overseer.journal.record import read
from overseer.journal.replay import replay


@given(st.integers(2, 4), st.integers(0, 2**64), st.integers(0, 120), st.randoms())
@settings(max_examples=12, deadline=None)
def test_a_match_is_its_journal(players: int, seed: int, choices: int, whim: random.Random) -> None:
    """At any point of any game, with undos of both kinds, the text is the whole match."""
    match = new(players, seed)
    while choices > 0 and not match.state.over:
        choose(match, whim)
        choices -= 1
        if whim.random() < 0.2 and match.can_undo():
            match.undo()
        if whim.random() < 0.05 and match.can_undo(everyone=True):
            match.undo(everyone=True)
    text = match.journal(seed=True)
    replayed = GAME.replay(text)
    assert replayed.journal(seed=True) == text
    assert replayed.lines == match.lines
    assert replayed.state.digest() == match.state.digest()
    assert replayed.log() == match.log()
    assert replayed.state.over == match.state.over


@pytest.mark.parametrize("choices", [0, 1, 17, 60])
def test_a_replayed_match_is_played_on_with_the_same_dice(choices: int) -> None:
    match = play(new(seed=choices), choices)
    replayed = GAME.replay(match.journal(seed=True))
    for one in (match, replayed):
        play(one, 10_000, seed=2)
    assert replayed.journal() == match.journal()


def test_a_replayed_match_can_be_undone_like_the_first() -> None:
    match = play(new(seed=3), 30)
    replayed = GAME.replay(match.journal(seed=True))
    for one in (match, replayed):
        for _ in range(10):
            one.undo(everyone=True)
    assert replayed.journal() == match.journal()


def test_a_finished_journal_discloses_its_seed_and_replays() -> None:
    match = GAME.replay(finished())
    assert match.state.over
    assert match.journal() == finished()
    assert "\nseed 6 11 " in finished()


@pytest.mark.parametrize("table", [{"first_player": 1}, {"elevator_order": "random"}, {}])
def test_every_table_is_replayed(table: dict[str, Any]) -> None:
    match = play(Match(GAME, 4, 3, max_rounds=3, **table), 10_000)
    assert GAME.replay(match.journal()).state.outcome == match.state.outcome


def stopped_before_chance(seed: bool) -> tuple[str, Match]:
    """A journal that breaks off where the last dice or draw would come, and the whole match."""
    match = play(new(seed=6), 40)
    record, ending = read(match.journal(seed=seed))
    chance = max(line.number for line in match.lines if line.seat == CHANCE)
    start = record.until(chance - 1)
    course = Course(GAME, start.header, {})
    follow_all(course, start.lines)
    return start.text(False, course.state.digest(), ending.secrets), match


def test_a_journal_that_stops_before_chance_is_completed_by_its_seed() -> None:
    text, match = stopped_before_chance(seed=True)
    told = text.count("\n")
    replayed = GAME.replay(text)
    assert replayed.lines == match.lines[: len(replayed.lines)]
    assert replayed.journal(seed=True).count("\n") > told
    decision = replayed.state.decision
    assert decision is not None
    assert decision.seat != CHANCE


def test_an_export_that_stops_before_chance_goes_on_with_a_new_seed() -> None:
    text, match = stopped_before_chance(seed=False)
    replayed = GAME.replay(text)
    chance = max(line.number for line in match.lines if line.seat == CHANCE)
    assert [line.number for line in replayed.lines if line.verb == "seed"] == [chance]
    again = replayed.journal(seed=True)
    assert GAME.replay(again).journal(seed=True) == again


def test_line_ends_and_a_mark_of_byte_order_do_not_matter() -> None:
    windows = "\ufeff" + finished().replace("\n", "\r\n")
    assert GAME.replay(windows).journal() == finished()
    assert GAME.replay(finished().rstrip("\n")).journal() == finished()


SCRIPT = """
import json, sys
import overseer
from overseer.journal.course import Course
from overseer.journal.record import read
game = overseer.load("shelter")
record, ending = read(sys.stdin.read())
course = Course(game, record.header, ending.secrets)
digests = []
for line in record.lines:
    course.follow(line)
    digests.append(course.state.digest())
print(json.dumps([overseer.COMPILED, digests]))
"""


def test_the_compiled_engine_and_the_source_replay_to_the_same_digests() -> None:
    found = []
    for pure in ("0", "1"):
        result = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            input=finished(),
            env={**os.environ, "OVERSEER_PURE": pure, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
        found.append(json.loads(result.stdout))
    (_, digests), (compiled, pure_digests) = found
    assert not compiled
    assert digests == pure_digests
    assert len(set(digests)) > 100


def test_an_export_is_told_to_the_end_without_new_dice() -> None:
    match = replay(GAME, unfinished())
    assert match.export() == unfinished()
    assert [line for line in match.lines if line.verb == "seed"] == []


def test_playing_on_an_export_draws_a_new_seed_with_a_commitment_of_its_own() -> None:
    match = GAME.replay(unfinished())
    before = match.lines
    match.apply(0)
    seed, choice = match.lines[len(before) :][:2]
    assert seed.verb == "seed"
    assert seed.seat == CHANCE
    assert choice.seat != CHANCE
    assert seed.commitment != match.header.commitment
    play(match, 10_000)
    text = match.journal()
    assert GAME.replay(text).journal() == text
    disclosed = [line for line in bare(text) if line.startswith("seed ")]
    assert [line.split()[1] for line in disclosed[1:]] == [str(seed.number)]


def test_an_illegal_choice_on_an_export_draws_nothing() -> None:
    match = GAME.replay(unfinished())
    with pytest.raises(overseer.Malformed):
        match.apply("frob")
    assert match.export() == unfinished()


def test_each_resumption_of_an_export_has_other_dice() -> None:
    commitments = set()
    for _ in range(3):
        match = GAME.replay(unfinished())
        match.apply(0)
        commitments.add(next(line.commitment for line in match.lines if line.verb == "seed"))
    assert len(commitments) == 3


def test_dice_repeat_after_an_undo_in_a_resumed_export() -> None:
    match = GAME.replay(unfinished())
    dice = random.Random(8)
    choices = [choose(match, dice) for _ in range(30)]
    resumed = len(read(unfinished())[0].lines) + 1
    given, digest = chances(match.lines[resumed:]), match.state.digest()
    assert given
    for _ in choices:
        match.undo(everyone=True)
    undone = len(match.lines)
    for choice in choices:
        match.apply(choice)
    assert chances(match.lines[undone:]) == given
    assert match.state.digest() == digest


def test_a_new_seed_begins_anew_if_undo_goes_back_to_before_it() -> None:
    match = GAME.replay(unfinished())
    play(match, 30, seed=8)
    while match.can_undo(everyone=True):
        match.undo(everyone=True)
    play(match, 50, seed=9)
    text = match.journal(seed=True)
    replayed = GAME.replay(text)
    assert replayed.journal(seed=True) == text
    assert replayed.state.digest() == match.state.digest()
    for one in (match, replayed):
        play(one, 10_000, seed=10)
    assert match.journal() == replayed.journal()
