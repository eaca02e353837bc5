"""Kept games: nobody loses one, however it ends."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import overseer
from cli.keyboard import Play
from overseer import Option, bots
from overseer.catalog.boxes import box_for
from overseer.cli.terminal.saves import new_save, saves_folder
from overseer.journal.record import read_header
from overseer.journal.replay import resume
from overseer.kernel.state import State

COMMAND = "import sys; from overseer.cli.main import main; sys.exit(main())"
# So that Ctrl-C and a closed terminal reach the program.
OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
FIRST = {"shelter": "pass", "fallout": "1"}


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *words: str) -> None:
        self.ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL + COMMAND, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
            start_new_session=True,
        )
        os.close(theirs)
        self.page = ""

    def wait(self, prompt: str) -> None:
        """Read until a prompt stands at the end."""
        while not self.page.endswith(prompt):
            assert select.select([self.ours], [], [], 60)[0], f"no prompt after: {self.page}"
            self.page += os.read(self.ours, 65536).decode(errors="replace")
        # Python does not hear a signal that comes between the prompt and the wait for a key; no
        # person is that quick.
        time.sleep(0.3)

    def type(self, text: str) -> None:
        self.page = ""
        os.write(self.ours, text.encode())

    def rest(self) -> str:
        """All that is still said, up to the end."""
        while True:
            try:
                read = os.read(self.ours, 4096)
            except OSError:
                break
            if not read:
                break
            self.page += read.decode(errors="replace")
        return " ".join(self.page.split())


@pytest.mark.parametrize(
    ("game", "how", "code"),
    [
        ("shelter", "^C", 130),
        ("fallout", "^C", 130),
        ("shelter", "^D", 0),
        ("fallout", "term", 143),
        ("shelter", "hup", 129),
        ("fallout", "closed", 129),
    ],
)
def test_a_game_survives_whatever_ends_it(game: str, how: str, code: int, saves: Path) -> None:
    terminal = Terminal("play", game, "--players", "Ada,Boris:random", "--seed", "3")
    terminal.wait("\nAda: ")
    terminal.type(f"{FIRST[game]}\n")
    terminal.wait("\nAda: ")
    if how == "^C":
        terminal.type("\x03")
    elif how == "^D":
        terminal.type("\x04")
    elif how == "closed":
        os.close(terminal.ours)
    else:
        number = {"term": signal.SIGTERM, "hup": signal.SIGHUP}[how]
        terminal.process.send_signal(number)
    assert terminal.process.wait(30) == code
    (file,) = saves.glob(f"{game}-*.journal")
    if how != "closed":
        told = terminal.rest()
        assert "Traceback" not in told
        assert f"overseer play --resume {file}" in told.replace(" ", "").replace(
            "overseerplay--resume", "overseer play --resume "
        )
        os.close(terminal.ours)
    kept = resume(box_for(game, [], read_header(file.read_text()).options), file)
    assert any(line.seat == 0 for line in kept.lines)


def test_a_game_survives_a_program_error(
    play: Play, saves: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(self: object, state: State, seat: int) -> Option:
        raise RuntimeError("boom")

    monkeypatch.setattr(bots.RandomBot, "choose", fail)
    with pytest.raises(RuntimeError, match="boom"):
        play("--players", "Ada,Boris:random", "--first-player", "Ada", "--seed", "3", typed=["1"])
    (file,) = saves.glob("shelter-*.journal")
    assert "overseer play --resume" in capsys.readouterr().out.replace("\n  ", " ")
    assert resume(overseer.load("shelter"), file).passages()


def test_a_kept_game_goes_on_without_its_name(play: Play, saves: Path) -> None:
    play("--players", "Ada", "--seed", "3", typed=["1"], game="fallout")
    (file,) = saves.glob("fallout-*.journal")
    resumed = play("--resume", str(file), typed=["v"], game=None)
    assert resumed.code == 0
    assert "Ada" in resumed.out
    wrong = play("--resume", str(file), game="shelter")
    assert wrong.code == 2
    assert f"{file} is a game of fallout, not of shelter" in wrong.err


def test_a_kept_game_that_gets_a_file_of_its_own_moves_there(
    play: Play, saves: Path, tmp_path: Path
) -> None:
    file = tmp_path / "mine"
    played = play("--players", "Ada,Boris", "--seed", "3", typed=["pass", f"s {file}", "s", "pass"])
    assert played.out.replace("\n  ", " ").count(f"Saved in {file}") == 2
    assert list(saves.iterdir()) == []
    passes = [line for line in file.read_text().splitlines() if " pass #" in line]
    assert len(passes) == 2


def test_a_finished_game_is_kept_too(play: Play, saves: Path) -> None:
    typed = ["pass"] * 2
    played = play("--players", "Ada,Boris", "--max-rounds", "1", "--seed", "3", typed=typed)
    (file,) = saves.iterdir()  # and no seed beside it
    assert f"Saved in {file}." in played.out.replace("\n  ", " ")
    assert "\nover " in file.read_text()


def test_a_folder_that_cannot_be_written_is_told_once(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("OVERSEER_SAVES", str(tmp_path / "file" / "saves"))
    played = play("--players", "Ada,Boris", "--seed", "3", typed=["pass", "pass"])
    assert played.code == 0
    assert played.out.count("The game is not kept: s FILE keeps it.") == 2  # once, and at the end
    assert "Not a directory" in played.out


def test_games_that_begin_at_once_have_files_of_their_own(saves: Path) -> None:
    files = {new_save("shelter") for _ in range(5)}
    assert len(files) == 5
    assert {file.parent for file in files} == {saves}


def test_the_folder_is_that_of_the_system_unless_one_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("OVERSEER_SAVES")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert saves_folder() == tmp_path / "overseer"
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    assert saves_folder() == Path.home() / ".local" / "state" / "overseer"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert saves_folder() == Path.home() / "Library" / "Application Support" / "overseer"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert saves_folder() == tmp_path / "local" / "overseer"


# Taking back


def test_one_person_among_bots_goes_back_to_their_last_decision(play: Play) -> None:
    """Dice were rolled and bots have chosen since; nobody is there to mind."""
    typed = ["pass", "u", "u", "pass"]
    played = play("--players", "Ada,Boris:random", "--seed", "3", typed=typed)
    assert played.out.count("Taken back.") == 1
    assert "Nothing can be taken back: you have not chosen anything yet." in played.out.replace(
        "\n  ", " "
    )
    assert played.out.count("Ada passes") >= 2


def test_several_people_take_back_only_what_taught_nobody_anything(play: Play) -> None:
    played = play("--players", "Ada,Boris,Celia:random", "--seed", "3", typed=["pass", "u"])
    assert "since the last choice of a person" in played.out.replace("\n  ", " ")
