"""The guides to the arena and to the laboratory: their commands run, and print what they show."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from overseer.cli import main as cli
from overseer.cli.arena import arena
from overseer.lab.findings import ALWAYS, ENOUGH_GAMES, SELDOM

ROOT = Path(__file__).parents[2]
CARD = (ROOT / "docs" / "test-your-card.md").read_text(encoding="utf-8")
ARENA = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
NUMBER = re.compile(r"[\d.]*\d")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.DOTALL | re.MULTILINE)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the examples in it, in which the reader of a guide works."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setattr("overseer.arena.simulation.usable_cores", lambda: 1)
    return tmp_path


def typed(line: str) -> None:
    """Do what a reader is told to type."""
    command, arrow, _ = line.partition(" > ")
    words = shlex.split(command)
    if words[0] != ".venv/bin/overseer":
        assert words[0] in ("cp", "sed")
        subprocess.run(words, check=True)
        return
    if arrow:
        assert words[1] == "journal"
    assert cli.main(words[1:]) == 0


def test_the_commands_of_the_card_guide_print_what_it_shows(
    desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = ""
    shown = 0
    for block in BLOCK.finditer(CARD):
        if block[1] == "sh":
            capsys.readouterr()
            for line in block[2].splitlines():
                typed(line)
            said = capsys.readouterr().out
        elif block[1] == "text":
            # Numbers follow from how well bots play; the words do not.
            assert NUMBER.sub("N", block[2].strip()) in NUMBER.sub("N", said)
            shown += 1
    assert shown == 3
    assert (desk / "night-market-report" / "report.html").is_file()


def test_the_commands_of_the_arena_guide_run(
    desk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for block in BLOCK.finditer(ARENA):
        if block[1] == "sh":
            for line in block[2].splitlines():
                capsys.readouterr()
                typed(line)
                if " > " in line:
                    Path(line.partition(" > ")[2]).write_text(
                        capsys.readouterr().out, encoding="utf-8"
                    )
        elif block[1] == "python":
            exec(compile(block[2], "docs/arena.md", "exec"), {})
    assert "shape: (3, 3)" in capsys.readouterr().out
    for file in re.findall(r"^\| `([\w.]+\.\w+)` \|", ARENA, re.MULTILINE):
        assert (desk / "duel" / file).is_file()


def test_the_arena_guide_knows_every_option() -> None:
    assert arena.__doc__ is not None
    known = re.findall(r"^    (\w+)\n        ", arena.__doc__, re.MULTILINE)
    for name in set(known) - {"game"}:
        assert f"--{name.rstrip('_')}" in ARENA


def test_the_card_guide_tells_the_limits() -> None:
    assert (ENOUGH_GAMES, SELDOM, ALWAYS) == (10, 0.02, 0.9)
    assert "came up in ten games or more and were used in 2 of 100 at most" in CARD
    assert "made at least 9 times out of 10" in CARD


def test_the_guides_are_linked() -> None:
    for page in ("README.md", "docs/packs.md", "docs/packs-fallout.md"):
        assert "test-your-card.md" in (ROOT / page).read_text(encoding="utf-8")
    for page in ("README.md", "docs/bots.md"):
        assert "arena.md" in (ROOT / page).read_text(encoding="utf-8")
