"""Set-up that the tests of the command line share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from cli.keyboard import Play, Played
from overseer.cli import main as cli


@pytest.fixture(autouse=True)
def saves(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which games are kept that have no file of their own; nobody's home."""
    folder = tmp_path_factory.mktemp("state") / "saves"
    monkeypatch.setenv("OVERSEER_SAVES", str(folder))
    return folder


# What says which scenario is played; without it, tests play the one of few cards.
ELSEWHERE = ("--scenario", "--pack", "--option", "--position", "--resume")


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Run `overseer play` with lines to be typed; None leaves the standard input alone."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(
        *arguments: str, typed: Sequence[str] | None = (), game: str | None = "shelter"
    ) -> Played:
        words = ["play", *([] if game is None else [game]), *arguments]
        if game == "fallout" and not {*ELSEWHERE} & {*arguments}:
            words += ["--scenario", "mile-ninety"]
        if typed is not None:
            script = tmp_path / "typed"
            script.write_text("".join(f"{line}\n" for line in typed), encoding="utf-8")
            words += ["--input", str(script)]
        code = cli.main(words)
        return Played(code, *capsys.readouterr())

    return run
