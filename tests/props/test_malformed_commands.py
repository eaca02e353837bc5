"""Malformed input to the command line: exit code 2, a message on standard error, no stack trace."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import overseer
from overseer.cli import main as cli
from overseer.journal.match import Match
from props.soaking import times
from props.tables import MARKET

COMMANDS = [name.split() for name in cli.COMMANDS]
BAD = [
    ["play", "chess"],
    ["play", "shelter", "--players", "Ada"],
    ["play", "shelter", "--players", "Ada,Bo,Cy,Di,Ed"],
    ["play", "shelter", "--players", "Ada:chess,Bo"],
    ["play", "shelter", "--seed", "seven"],
    ["play", "shelter", "--language", "de"],
    ["play", "shelter", "--pack", "no-such-pack"],
    ["play", "shelter", "--max-rounds", "0"],
    ["play", "shelter", "--first-player", "Zed"],
    ["play", "shelter", "--elevator-order", "upwards"],
    ["play", "shelter", "--house-rule", "free-beer"],
    ["play", "shelter", "--resume", "no-such-file"],
    ["play", "shelter", "--input", "no-such-file"],
    ["simulate", "chess"],
    ["simulate", "shelter", "--games", "0"],
    ["simulate", "shelter", "--games", "-3"],
    ["simulate", "shelter", "--games", "many"],
    ["simulate", "shelter", "--players", "1"],
    ["simulate", "shelter", "--players", "5"],
    ["simulate", "shelter", "--bots", "greedy,random", "--players", "3"],
    ["simulate", "shelter", "--bots", "grandmaster"],
    ["simulate", "shelter", "--bots", ""],
    ["simulate", "shelter", "--processes", "0"],
    ["simulate", "shelter", "--seed", "x"],
    ["simulate", "shelter", "--pack", "no-such-pack"],
    ["simulate", "shelter", "--language", "de"],
    ["replay", "no-such-file"],
    ["replay", str(MARKET)],
    ["replay", str(MARKET / "pack.yaml")],
    ["rules", "SH-NOPE-01"],
    ["rules", "chess"],
    ["rules", "shelter", "--language", "de"],
    ["pack", "check", "no-such-pack"],
    ["pack", "check", "x" * 300],
    ["pack", "look", "x" * 300],
]


def assert_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.strip()
    assert "Traceback" not in output.err
    assert len(output.err.strip().splitlines()) <= 2


@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_bad_arguments_are_refused(
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(words, capsys)
    assert list(tmp_path.iterdir()) == []


FOREIGN = {
    "nothing": b"",
    "binary": bytes(range(256)),
    "text": b"hello\nworld\n",
    "json": b'{"players": 2}',
    "zeros": b"overseer-journal 4\n\0\n",
}
SPOILT: dict[str, Callable[[list[str]], list[str]]] = {
    "head": lambda lines: lines[:3],
    "half the lines": lambda lines: lines[: len(lines) // 2],
    "half a line": lambda lines: [*lines[:20], lines[20][:5]],
    "without a line": lambda lines: [*lines[:20], *lines[21:]],
    "newer": lambda lines: ["overseer-journal 99\n", *lines[1:]],
}


@cache
def journal_of(game: str) -> list[str]:
    """The lines of a short game that was played to its end."""
    match = Match(overseer.load(game), 2, 7, max_rounds=2)
    while match.state.decision is not None:
        match.apply(match.state.decision.options[0].notation)
    return match.journal().splitlines(keepends=True)


def content(what: str) -> bytes:
    """What a file holds that is no journal, or no longer."""
    game, _, how = what.partition(": ")
    return "".join(SPOILT[how](journal_of(game))).encode() if how else FOREIGN[what]


@pytest.mark.parametrize("words", [["analyse"], ["replay"], ["play", "--resume"]], ids=" ".join)
@pytest.mark.parametrize(
    "what", [*FOREIGN, *(f"{game}: {how}" for game in ("shelter", "fallout") for how in SPOILT)]
)
def test_a_file_that_is_no_journal_is_named(
    words: list[str], what: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.journal"
    file.write_bytes(content(what))
    assert cli.main([*words, str(file)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    (refusal,) = output.err.splitlines()
    assert re.match(rf"overseer: {file}: line \d+: .+; .+", refusal)


@pytest.mark.parametrize("what", ["nothing", "binary", "text", "zeros"])
def test_a_file_that_is_no_position_is_named(
    what: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "position.yaml"
    file.write_bytes(content(what))
    assert cli.main(["play", "shelter", "--position", str(file)]) == 2
    (refusal,) = capsys.readouterr().err.splitlines()
    assert refusal.startswith(f"overseer: --position {file}: ")


@pytest.mark.parametrize("name", ["", "gone", "gone/file", "x" * 300], ids=len)
@pytest.mark.parametrize(
    "words",
    [
        ["analyse", "@"],
        ["replay", "@"],
        ["play", "--resume", "@"],
        ["play", "shelter", "--position", "@"],
        ["play", "shelter", "--input", "@"],
        ["journal", "@", "0"],
        ["backup", "copy", "--data", "@"],
        ["arena", "shelter", "--bots", "random,greedy", "--out", "folder", "--into", "@"],
    ],
    ids=" ".join,
)
def test_a_folder_and_a_file_that_is_not_there_are_named(
    words: list[str], name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / name
    assert cli.main([word.replace("@", str(path)) for word in words]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    (refusal,) = output.err.splitlines()
    assert refusal.startswith("overseer: ")
    assert str(path) in refusal


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("flag", ["--no-such-flag", "--language=", "--seed=\x00"])
def test_bad_flags_are_refused(
    command: list[str], flag: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*command, flag]) == 2
    assert "Traceback" not in capsys.readouterr().err


nonsense = st.text(
    st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), min_size=1, max_size=12
)


@settings(
    max_examples=times(60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.sampled_from(["replay", "rules", "pack check", "play", "simulate", ""]), nonsense)
def test_any_nonsense_is_refused(
    capsys: pytest.CaptureFixture[str], command: str, word: str
) -> None:
    words = [*command.split(), f"zz{word}"]
    assert cli.main(words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.strip()
    assert "Traceback" not in output.err
