"""`overseer play --position`: games that begin from a file, and files that cannot be one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import overseer
from cli.keyboard import Play
from overseer.journal.replay import resume

SHELTER = """\
# Borys is about to run out of water.
players:
- cubes: {W: 3}
- happiness: 4
round: 2
active: 0
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of a position of Shelter."""
    path = tmp_path / "position.yaml"
    path.write_text(SHELTER, encoding="utf-8")
    return path


def test_a_game_begins_from_a_file(play: Play, file: Path, tmp_path: Path) -> None:
    save = tmp_path / "game.journal"
    words = ("--position", str(file), "--seed", "3", "--save", str(save))
    played = play(*words, "--players", "Ada,Borys", typed=["pass"])
    assert (played.code, played.err) == (0, "")
    match = resume(overseer.load("shelter"), save)
    assert match.names == ("Ada", "Borys")
    assert match.header.position is not None
    assert match.header.position["players"][0]["cubes"] == {"W": 3, "F": 0, "E": 0}
    again = play("--resume", str(save), typed=["pass"], game=None)
    assert again.code == 0


def test_without_players_the_file_says_how_many_there_are(play: Play, file: Path) -> None:
    played = play("--position", str(file), typed=[])
    assert played.code == 0
    assert played.out.count("(greedy)") >= 1
    assert "■" not in played.out.split("\n\n")[0]  # the third player's sign


def test_a_view_of_everything_is_such_a_file(play: Play, tmp_path: Path) -> None:
    path, save = tmp_path / "position.json", tmp_path / "game.journal"
    game = overseer.load("fallout", ["outpost"])
    state = game.new(2, seed=4)
    path.write_text(json.dumps(state.view(overseer.ALL)["table"], indent=1), encoding="utf-8")
    assert state.decision is not None
    words = ("--position", str(path), "--players", "A,B", "--save", str(save))
    played = play(*words, typed=["", state.decision.options[0].notation], game="fallout")
    assert (played.code, played.err) == (0, "")
    match = resume(game, save)
    assert match.fork(7).state.digest() == state.digest()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("players: [{cubes: {W: -2}}, {}]", "players[0].cubes.W is -2; it is a number from 0"),
        ("players: [{}, {}]\nroun: 3", "roun is not known; did you mean 'round'?"),
        ("survivors: [{}]", "survivors is not known"),
        ("players: [{}]", "shelter takes 2 to 4 players, not 1."),
        ("players: {}", "players is {}; it is a list."),
        ("round: 2", "players is missing"),
        ("- 1", "a position is a mapping"),
        ("", "a position is a mapping"),
        ("a: [1", "line 1: this is not YAML"),
        ('{"players": [{}, {}],\n "round": }', "round is None; it is a number"),
        ('{"players": [{}, {}]\n "round": 2}', "line 2: this is not JSON"),
        ("a: &a [1]\nb: *a", "an alias (*) is not allowed"),
        pytest.param("[" * 1200, "this is n", id="deeper than Python goes"),
        ("5: 6", "5 is not known"),
        ("when: 2026-01-01", "when is not known"),
        ("\x00", "this is n"),
    ],
)
def test_a_bad_file_gets_one_message_and_nothing_begins(
    play: Play, tmp_path: Path, saves: Path, text: str, message: str
) -> None:
    path, save = tmp_path / "p", tmp_path / "game.journal"
    path.write_text(text, encoding="utf-8")
    played = play("--position", str(path), "--save", str(save), typed=["pass"])
    assert played.code != 0
    assert f"--position {path}: " in played.err.replace("\n", " ")
    assert message in played.err.replace("\n", " ")
    assert played.out == ""
    assert "Traceback" not in played.err
    assert not save.exists()
    assert not saves.exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--max-rounds", "3"], "the options of the table belong in the file"),
        (["--option", "max_rounds=3"], "the options of the table belong in the file"),
        (["--players", "A,B,C"], "the position has 2 players, not 3"),
        (["--resume", "x"], "leave out --seed, --save, --position"),
    ],
)
def test_what_does_not_go_with_a_position_is_refused(
    play: Play, file: Path, words: list[str], message: str
) -> None:
    played = play("--position", str(file), *words)
    assert played.code != 0
    assert message in played.err.replace("\n", " ")


def test_a_file_that_is_not_there_is_named(play: Play, tmp_path: Path) -> None:
    played = play("--position", str(tmp_path / "nowhere"))
    assert "nowhere: cannot be read (No such file" in played.err.replace("\n", " ")
    (tmp_path / "raw").write_bytes(b"\xff\xfe\x00")
    assert "raw: this is not text" in play("--position", str(tmp_path / "raw")).err
    (tmp_path / "huge").write_bytes(b" " * 1_000_001)
    assert "huge: too large" in play("--position", str(tmp_path / "huge")).err
