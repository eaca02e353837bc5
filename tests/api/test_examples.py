"""The examples run."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(
    name: str, *arguments: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """What an example prints."""
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_random_game_is_told_to_its_end(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = run("random_game.py", language, "3", capsys=capsys, monkeypatch=monkeypatch)
    assert len(said) > 100
    assert [line.partition(".")[0] for line in said[-3:]] == ["1", "2", "3"]


def test_a_journal_can_be_resumed_and_forked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = run("journal.py", str(tmp_path), capsys=capsys, monkeypatch=monkeypatch)
    assert said == ["same position: True", "Ada gains 1 power", "seed in the export: False"]
    assert (tmp_path / "evening.journal").is_file()


def test_the_search_plays_fairly_and_better_than_chance(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = run("search.py", "1", capsys=capsys, monkeypatch=monkeypatch)
    assert said == ["the search won 1 of 1 games against a random player"]


def test_without_its_learner_the_learning_says_what_to_install() -> None:
    """With it, learning takes minutes and gigabytes; `docs/envs.md` shows what came of it."""
    run = subprocess.run(
        [sys.executable, "-S", str(EXAMPLES / "learn_shelter.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr == "Missing: pip install 'overseer[vector]' sb3-contrib matplotlib\n"


def test_every_example_is_run() -> None:
    """A new example needs a test here."""
    assert {path.name for path in EXAMPLES.glob("*.py")} == {
        "journal.py",
        "learn_shelter.py",
        "random_game.py",
        "search.py",
        "socket_bot.py",  # see tests/server/test_socket_bot.py
    }
