"""Malformed input to the command line: exit code 2, a message on standard error, no stack trace."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from overseer.cli import main as cli
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
