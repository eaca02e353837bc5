"""Journals that begin from a position: told, checked, forked and taken back like any other."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import overseer
from journal.plays import bare, forged, play
from overseer import ALL, Malformed, Match
from overseer.journal.faults import BadJournal
from overseer.journal.header import START
from overseer.journal.verify import verify

GAMES = ("shelter", "fallout")
SHORT: dict[str, dict[str, Any]] = {
    "shelter": {"players": [{"cubes": {"W": 3}}, {}], "round": 2, "active": 1},
    "fallout": {"survivors": [{"hp": 9, "caps": 7}, {"rads": 2}], "round": 4},
}


def middle(name: str, seed: int = 5, choices: int = 60) -> dict[str, Any]:
    """The table of a game in the middle of something."""
    state = overseer.load(name).new(2, seed=seed)
    dice = random.Random(seed)
    for _ in range(choices):
        assert state.decision is not None
        state.apply(dice.choice(state.decision.options))
    table: dict[str, Any] = json.loads(json.dumps(state.view(ALL)["table"]))
    return table


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("table", [SHORT.__getitem__, middle], ids=["words", "middle"])
def test_a_match_from_a_position_is_told_again(
    name: str, table: Callable[[str], dict[str, Any]]
) -> None:
    game = overseer.load(name)
    match = Match(game, position=table(name), seed=3, names=["Ann", "Bo"])
    for choices in (0, 1, 40):
        play(match, choices)
        again = game.replay(match.journal())
        assert again.state.digest() == match.state.digest()
        assert again.names == ("Ann", "Bo")
        assert again.journal() == match.journal()
    known = game.replay(match.journal(seed=True))
    assert play(known, 30).journal() == play(match, 30).journal()
    assert verify(game, match.journal(seed=True)).is_complete


@pytest.mark.parametrize("name", GAMES)
def test_a_match_begins_where_its_position_is(name: str) -> None:
    game = overseer.load(name)
    match = Match(game, position=SHORT[name], seed=3)
    assert match.header.players == 2
    assert match.state.digest() == game.position(SHORT[name], seed=3).digest()
    table = middle(name)
    assert Match(game, position=table).state.digest() == game.position(table).digest()


def test_a_seed_that_nobody_knows_does_not_decide_what_is_left_out_in_public() -> None:
    game = overseer.load("fallout", ["outpost"])
    tables = [Match(game, position=SHORT["fallout"]).header.position for _ in range(2)]
    assert tables[0] != tables[1]
    salted = [
        Match(game, position=SHORT["fallout"], seed=1, salt=salt * 16).header.position
        for salt in "aab"
    ]
    assert salted[0] == salted[1] != salted[2]


def test_the_position_is_the_seventh_line_and_the_game_begins_with_the_eighth() -> None:
    match = play(Match(overseer.load("shelter"), position=SHORT["shelter"], seed=3), 2)
    lines = match.journal().split("\n")
    assert lines[0] == "overseer-journal 3"
    assert lines[START - 1].startswith('position {"active":1,"columns":')
    assert lines[START].startswith(f"{START + 1} ")
    assert "under_way" not in lines[START - 1]
    assert match.lines_after(START)[0].number == START + 1
    assert "under_way" in Match(overseer.load("shelter"), position=middle("shelter")).journal()


@pytest.mark.parametrize("name", GAMES)
def test_forks_and_undos_come_back_to_the_position(name: str) -> None:
    match = play(Match(overseer.load(name), position=middle(name), seed=3), 0)
    first = match.state.digest()
    play(match, 12)
    while match.can_undo(everyone=True):
        match.undo(everyone=True)
    assert match.state.digest() == first
    assert overseer.load(name).replay(match.journal()).state.digest() == first
    fork = match.fork(START)
    assert fork.header.position == match.header.position
    play(fork, 10)
    assert overseer.load(name).replay(fork.journal()).state.digest() == fork.state.digest()


def _forged_position(change: Callable[[dict[str, Any]], object]) -> str:
    match = play(Match(overseer.load("shelter"), position=SHORT["shelter"], seed=3), 3)

    def changed(line: str) -> str:
        table = json.loads(line.removeprefix("position "))
        change(table)
        return f"position {json.dumps(table, sort_keys=True, separators=(',', ':'))}"

    return forged(match.journal(), START, changed)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda table: table.update(roun=3), "roun is not known; did you mean 'round'"),
        (lambda table: table["players"][1]["cubes"].update(W=-2), r"players\[1\]\.cubes\.W is -2"),
        (lambda table: table.pop("round"), "a position is written in full; it differs in round"),
        (lambda table: table["options"].update(max_rounds=9), "played with the options"),
        (lambda table: table.update(under_way={"frames": [["X"]], "fields": {}}), "under_way"),
    ],
)
def test_a_position_that_cannot_be_is_refused_at_its_line(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    with pytest.raises(BadJournal, match=f"line {START}: .*{message}") as refused:
        overseer.load("shelter").replay(_forged_position(change))
    assert refused.value.line == START


@pytest.mark.parametrize("text", ["position {", "position []", "position 5", "position [" * 40])
def test_a_line_that_is_no_position_is_refused(text: str) -> None:
    match = Match(overseer.load("shelter"), position=SHORT["shelter"], seed=3)
    with pytest.raises(BadJournal, match=f"^line {START}: "):
        overseer.load("shelter").replay(forged(match.journal(), START, lambda _: text))


def test_the_seats_of_a_journal_are_those_of_its_position() -> None:
    match = Match(overseer.load("shelter"), position=SHORT["shelter"], seed=3)
    with pytest.raises(BadJournal, match=f"line {START}: the position has 2 players, not 3"):
        overseer.load("shelter").replay(forged(match.journal(), 5, lambda _: "seats 3"))


def test_a_journal_with_a_position_is_of_the_third_format() -> None:
    text = Match(overseer.load("shelter"), position=SHORT["shelter"], seed=3).journal()
    older = forged(text, 1, lambda _: "overseer-journal 2")
    with pytest.raises(BadJournal, match=r"line 1: .*begins with 'overseer-journal 3'"):
        overseer.load("shelter").replay(older)
    plain = Match(overseer.load("shelter"), 2, seed=3)
    assert bare(plain.journal())[0] == "overseer-journal 2"


def test_players_and_options_are_those_of_the_position() -> None:
    game, table = overseer.load("shelter"), SHORT["shelter"]
    with pytest.raises(Malformed, match="has 2 players, not 3"):
        Match(game, 3, position=table)
    with pytest.raises(Malformed, match="belong in its table: max_rounds"):
        Match(game, position=table, max_rounds=3)
    match = Match(game, 2, position={**table, "options": {"max_rounds": 3}})
    assert match.header.options["max_rounds"] == 3
