"""The guide to a first bot, followed to the letter: its file, its programs and its commands."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import overseer
from overseer.bots.guest_process import LODGE
from overseer.cli import main as cli
from overseer.server.offers import Offers

GUIDE = (Path(__file__).parents[2] / "docs" / "first-bot.md").read_text(encoding="utf-8")
FILE, PROGRAM = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
COMMANDS = [line.split()[1:] for line in re.findall(r"```\n(overseer .*?)\n```", GUIDE)]
SERVE = re.findall(r"```sh\noverseer (serve .*?)\n```", GUIDE)
# What is no part of the rules that only they may use.
INSIDE = re.compile(r"overseer\.(kernel|games)|\.(verb|rng|stack|cards|code|owned\[|happiness\[)")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where somebody has written `my_bots.py`."""
    (tmp_path / "my_bots.py").write_text(FILE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OVERSEER_SAVES", str(tmp_path / "saves"))
    yield tmp_path
    sys.modules.pop("my_bots", None)
    LODGE.close()


def test_the_bots_pass_the_check(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    assert FILE.startswith("# my_bots.py\n")
    monkeypatch.syspath_prepend(folder)
    exec(compile(PROGRAM, "docs/first-bot.md", "exec"), {})


def test_the_commands_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert [command[0] for command in COMMANDS] == ["simulate", "simulate", "play"]
    said = []
    for command in COMMANDS:
        assert cli.main(command) == 0
        said.append(capsys.readouterr().out)
    won = re.search(r"1 +my_bots:Careful +(\d+)", said[0])
    assert won is not None
    assert int(won[1]) >= 17  # of 20 games
    assert "made for it" not in said[0] + said[1]
    assert "my_bots:Wary" in said[1]
    assert "Bo" in said[2]


def test_the_bots_can_be_had_at_a_table() -> None:
    words = SERVE[0].split()
    named = [words[i + 1] for i, word in enumerate(words) if word == "--bot"]
    about = Offers((), named).about("en")
    offered = {game.name: [bot.label for bot in game.bots] for game in about.games}
    assert offered["shelter"][-1] == "Careful"
    assert offered["fallout"][-1] == "Wary"


def test_public_names_are_enough() -> None:
    assert INSIDE.search(FILE) is None
    for name in re.findall(r"bots\.(\w+)\(", FILE):
        assert name in overseer.bots.__all__
