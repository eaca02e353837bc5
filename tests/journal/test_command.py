"""The command `overseer replay`."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from journal.plays import GAME, finished, forged, new, play, unfinished
from overseer.cli import main as cli
from overseer.journal.files import seed_file
from overseer.journal.replay import resume
from overseer.texts.bundles import LANGUAGES

Keys = Callable[[Sequence[str]], str]


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """The file of a finished game."""
    path = tmp_path / "game.journal"
    path.write_text(finished(), encoding="utf-8")
    return path


@pytest.fixture
def keys(
    journal: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Keys:
    """Press keys in a terminal that shows a finished game, and give what is on the screen."""

    def press(lines: Sequence[str]) -> str:
        asked = iter(lines)

        def answer(_: object = "") -> str:
            try:
                return next(asked)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr("overseer.cli.replay.in_terminal", lambda: True)
        assert cli.main(["replay", str(journal), "--plain"]) == 0
        return capsys.readouterr().out

    return press


def test_without_a_terminal_the_log_is_printed(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(journal)]) == 0
    page = capsys.readouterr().out
    match = GAME.replay(finished())
    assert [line for line in match.log() if line not in page] == []
    assert page.startswith("Fallout Shelter: Ann, Bo, Cyd\n")
    assert "├─ L1 " in page  # the vault


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_is_printed_in_every_language(
    language: str, journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(journal), "--language", language, "--plain"]) == 0
    page = capsys.readouterr().out
    log = GAME.replay(finished()).log(language)
    assert [line for line in log if line not in page] == []
    assert "\x1b" not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns(
    language: str,
    journal: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert cli.main(["replay", str(journal), "--language", language]) == 0
    table = capsys.readouterr().out.rstrip("\n").split("\n\n")[-1]
    assert "…" not in table
    assert max(map(len, table.split("\n"))) <= 80


def test_the_log_can_be_printed_up_to_a_line_or_a_round(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(journal), "--round", "3"]) == 0
    page = capsys.readouterr().out
    assert "\nRound 3\n" in page
    assert "\nRound 4\n" not in page
    assert cli.main(["replay", str(journal), "--to", "8"]) == 0
    assert "Round 1" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--to", "3"], "There is no such line; lines are 7 to"),
        (["--to", "99999"], "There is no such line"),
        (["--to", "-5"], "There is no such line"),
        (["--round", "0"], "There is no such round; rounds are 1 to"),
        (["--round", "99999"], "There is no such round"),
        (["--round", "1", "--to", "9"], "not both"),
        (["--language", "xx"], "unknown language"),
        (["--pack", "no-such-pack"], "no-such-pack"),
    ],
)
def test_what_cannot_be_shown_is_refused(
    options: list[str], message: str, journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(journal), *options]) == 2
    output = capsys.readouterr()
    assert message in output.err
    assert output.out == ""
    assert "Traceback" not in output.err


def test_a_file_at_fault_is_refused_with_its_line(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal.write_text(finished().replace("roll", "rol", 1), encoding="utf-8")
    assert cli.main(["replay", str(journal)]) == 2
    refused = capsys.readouterr().err
    assert refused.startswith(f"overseer: {journal}: line ")
    assert refused.endswith("; take a copy that is whole and unchanged.\n")
    journal.write_bytes(bytes(range(256)))
    assert cli.main(["replay", str(journal)]) == 2
    assert "this is not text" in capsys.readouterr().err
    assert cli.main(["replay", str(journal.parent / "nothing")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_the_keys_move_forward_and_back(keys: Keys) -> None:
    page = keys(["", "n", "p", "p", "p", "q"])
    shown = [line.split(",")[0] for line in page.split("\n") if line.startswith(("Line", "Before"))]
    start = "Before the first line of"
    assert [line.rpartition(" of ")[0] for line in shown] == [
        "Before the first line",
        "Line 8",
        "Line 9",
        "Line 8",
        "Before the first line",
    ]
    assert shown[0].startswith(start)
    assert "This is the beginning." in page


def test_a_key_goes_to_a_line_or_to_a_round(keys: Keys) -> None:
    page = keys(["g 20", "r 2", "g 10", "g 9999", "r 9999", "g", "r two", "frob"])
    positions = [line for line in page.split("\n") if line.startswith("Line ")]
    assert positions[0].startswith("Line 20 of ")
    assert positions[1].endswith("round 2")
    assert positions[2].endswith("setup")
    assert page.count("There is no such line") == 2
    assert page.count("There is no such round") == 2
    assert page.count("That is not a key.") == 1
    assert "round 2" in positions[1]


def test_every_kind_of_line_is_told(keys: Keys) -> None:
    last = len(GAME.replay(finished()).lines) + 7
    page = keys([*["n"] * 120, f"g {last}", "n"])
    assert "Chance: roll " in page
    assert "takes a choice back; play goes on after line" in page
    assert "(the only option)" in page
    assert "[place - L0." in page
    assert "This is the last line." in page


def test_a_key_forks_a_new_game_into_a_file_of_its_own(keys: Keys, journal: Path) -> None:
    page = keys(["g 40", "f", "f", "f other.journal", "f no/such/folder", "q"])
    assert f"A new game from line 40 is in {journal.with_name('game-40.journal')}." in page
    assert "game-40.journal already exists" in page
    assert "cannot be written" in page
    for name in ("game-40.journal", "other.journal"):
        fork = resume(GAME, journal.with_name(name))
        assert fork.lines[40 - 7].verb == "seed"
        assert not fork.state.over
    assert journal.read_text(encoding="utf-8") == finished()


def test_a_new_seed_is_told(keys: Keys, journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    play(GAME.replay(finished()).fork(40), 5).save(journal)
    assert "New dice are in use from here on" in keys(["g 41"])
    assert cli.main(["replay", str(journal), "--verify"]) == 0
    page = capsys.readouterr().out
    assert "not checkable: " in page
    assert "against the seed of line 41" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_verifying_says_what_was_checked(
    language: str, journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(journal), "--verify", "--language", language]) == 0
    lines = capsys.readouterr().out.rstrip("\n").split("\n")
    assert len(lines) == 4
    assert len({line.partition(":")[0] for line in lines}) == 1


def test_verifying_an_export_says_what_could_not_be_checked(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal.write_text(unfinished(), encoding="utf-8")
    assert cli.main(["replay", str(journal), "--verify"]) == 0
    page = capsys.readouterr().out
    assert "not checkable: " in page
    assert "the seed of line 6 is not disclosed" in page
    assert "the game goes on" in page


def test_verifying_a_save_uses_the_seed_beside_it(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(new(), 20).save(journal)
    assert seed_file(journal).exists()
    assert cli.main(["replay", str(journal), "--verify"]) == 0
    assert "not checkable" not in capsys.readouterr().out


def test_verifying_a_forgery_fails_with_the_line(
    journal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change = forged(finished(), 8, lambda line: line[:-1] + str((int(line[-1]) + 1) % 3))
    journal.write_text(change, encoding="utf-8")
    assert cli.main(["replay", str(journal), "--verify"]) == 1
    found = capsys.readouterr().out
    assert found.startswith(f"wrong: {journal}: line 8: the seed gives 'first ")


def test_in_a_real_terminal_it_waits_for_keys(journal: Path) -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "overseer", "replay", str(journal), "--to", "20"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
    ) as process:
        os.close(theirs)
        page = b""
        while b"Replay 20>" not in page:
            page += os.read(ours, 4096)
        os.write(ours, b"n\n")
        while b"Replay 21>" not in page:
            page += os.read(ours, 4096)
        os.write(ours, b"q\n")
        assert process.wait(30) == 0
    os.close(ours)
    assert b"Line 21 of" in page
