"""The guide to bots, kept true: its programs run, and what it says of them holds."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from overseer import arena, bots

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


def test_the_programs_run_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for program in PROGRAMS:
        exec(compile(program, "docs/bots.md", "exec"), names)
    standings, wins = capsys.readouterr().out.splitlines()
    assert standings.startswith("(Standing(seat=0, place=1,")
    number, _, rest = wins.partition(" ")
    assert rest == "of 20 games won"
    assert int(number) > 10  # one of three players would win 7 by chance


def test_the_guide_names_every_bot() -> None:
    for name in bots.NAMES:
        assert f"| `{name}` |" in GUIDE


def test_the_guide_knows_every_key_of_the_report() -> None:
    report = arena.simulate("shelter", games=1, players=2, bots=["random"], seed=1)
    table = GUIDE.partition("| key | meaning |")[2]
    given = {"game", "players", "bots", "seed"}  # what was asked for, told again
    assert set(re.findall(r"`(\w+)`", table)) >= report.as_json().keys() - given


def test_the_files_that_the_guide_names_are_there() -> None:
    for path in re.findall(r"`(src/[\w/.]+)`", GUIDE):
        assert (ROOT / path).is_file()
