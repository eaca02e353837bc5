"""The `overseer` command: what is common to all commands."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType

import pytest

from overseer import COMPILED
from overseer.cli import main as cli
from overseer.kernel.errors import ContentError, Illegal, Malformed

Command = Callable[..., int | None]
Call = Callable[[Command], int]


@pytest.fixture
def call(monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run a function as the command `overseer try`."""

    def call_command(command: Command) -> int:
        module = ModuleType("command_to_try")
        monkeypatch.setattr(module, "command", command, raising=False)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        monkeypatch.setitem(cli.COMMANDS, "try", ("command_to_try:command", "A command to try."))
        return cli.main(["try"])

    return call_command


@pytest.mark.parametrize("target", [target for target, _ in cli.COMMANDS.values()])
def test_every_command_is_there_and_explains_itself(target: str) -> None:
    module, _, name = target.partition(":")
    command = getattr(importlib.import_module(module), name)
    assert callable(command)
    assert command.__doc__


def test_help_lists_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    page = capsys.readouterr().out
    for name, (_, text) in cli.COMMANDS.items():
        group, _, own_name = name.rpartition(" ")
        assert (group or own_name) in page
        if not group:
            assert text in page


def test_help_of_a_group_lists_its_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["pack", "--help"]) == 0
    assert "check" in capsys.readouterr().out


def test_help_imports_no_command() -> None:
    code = (
        "import sys; from overseer.cli import main; main.main(['--help']);"
        "print([m for m in sys.modules if m.startswith('overseer.cli.')], file=sys.stderr)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stderr == "['overseer.cli.main']\n"


def test_version_tells_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    engine = "compiled" if COMPILED else "interpreted"
    assert capsys.readouterr().out.startswith(f"overseer 0.1.0 ({engine} engine, Python 3.")


def test_the_exit_code_is_what_the_command_returns(call: Call) -> None:
    assert call(lambda: 1) == 1
    assert call(lambda: 0) == 0
    assert call(lambda: None) == 0


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        (["frob"], 'Unknown command "frob"', "Try: overseer --help"),
        (["pack", "frob"], 'Unknown command "frob"', "Try: overseer pack --help"),
        (["pack", "check"], "requires an argument", "Try: overseer pack check --help"),
        (["rules", "shelter", "--frob"], "--frob", "Try: overseer rules --help"),
    ],
)
def test_a_command_line_that_makes_no_sense_is_refused(
    words: list[str], message: str, hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    output = capsys.readouterr()
    said, tried = output.err.splitlines()
    assert output.out == ""
    assert said.startswith("overseer: ")
    assert message in said
    assert tried == hint


@pytest.mark.parametrize("error", [Malformed("no such seat: 5"), Illegal("the room is full")])
def test_a_refusal_is_one_message_and_exit_code_2(
    error: Exception, call: Call, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise error

    assert call(refuse) == 2
    assert capsys.readouterr().err == f"overseer: {error}\n"


def test_a_packs_problems_start_with_their_place(
    call: Call, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse() -> None:
        raise ContentError(["rooms.yaml:3:5: unknown icon", "rooms.yaml:9:1: no price"])

    assert call(refuse) == 2
    assert capsys.readouterr().err == "rooms.yaml:3:5: unknown icon\nrooms.yaml:9:1: no price\n"


def test_ctrl_c_ends_quietly(call: Call, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    assert call(interrupt) == 130
    assert capsys.readouterr() == ("", "")


def test_a_fault_of_the_program_is_not_hidden(call: Call) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        call(fail)


@pytest.mark.parametrize("words", [["--help"], ["try"]])
def test_output_that_nobody_reads_ends_quietly(words: list[str]) -> None:
    code = f"""\
import sys
from overseer.cli import main as cli
cli.COMMANDS["try"] = ("__main__:command", "A command to try.")
def command() -> None:
    print("a line")
sys.exit(cli.main({words!r}))
"""
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1
