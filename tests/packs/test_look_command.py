"""`overseer pack look PATH`, as far as it can be seen without a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.cli import look as looking
from overseer.cli.look import look
from overseer.cli.main import main
from overseer.content.pack import BUILT_IN
from packs.conftest import MakePack
from packs.fallout_packs import TINY, write


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be served, instead of a server that runs on."""
    served: list[str] = []
    monkeypatch.setattr(
        looking, "run", lambda server, _: served.append(str(server.settings.look.folder))
    )
    return served


def test_errors_are_told_as_by_a_check_and_nothing_is_served(
    capsys: pytest.CaptureFixture[str], make_pack: MakePack, nothing_is_served: list[str]
) -> None:
    folder = make_pack({"threats.yaml": "rat: {fight: 1, reward: H}\n"})
    assert look(str(folder)) == 1
    told = capsys.readouterr().out
    assert main(["pack", "check", str(folder)]) == 1
    assert told == capsys.readouterr().out
    assert told.startswith(f"{folder}/threats.yaml:1:14: fight must be")
    assert nothing_is_served == []


def test_no_such_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert look(str(tmp_path / "nowhere")) == 2
    assert "no such folder" in capsys.readouterr().err


def test_a_good_pack_is_served_to_this_machine(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, nothing_is_served: list[str]
) -> None:
    folder = write(tmp_path / "tiny", TINY)
    assert look(str(folder), port=0) == 0
    assert "http://127.0.0.1:" in (told := capsys.readouterr().out)
    assert "/#/look" in told
    assert nothing_is_served == [str(folder)]


def test_the_web_is_written_to_a_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, nothing_is_served: list[str]
) -> None:
    folder, file = write(tmp_path / "tiny", TINY), tmp_path / "web.svg"
    assert main(["pack", "look", str(folder), "--web", str(file), "--language", "pl"]) == 0
    assert "Jak karty pakietu" in file.read_text(encoding="utf-8")
    assert capsys.readouterr().out == f"wrote {file}\n"
    assert nothing_is_served == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--web", "{tmp}/no/web.svg"], "it cannot be written (No such file or directory)"),
        (["--web", "{tmp}"], "it cannot be written (Is a directory)"),
        (["--language", "xx"], "unknown language 'xx'"),
        (["--port", "many"], "--port"),
    ],
)
def test_what_cannot_be_done_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = write(tmp_path / "tiny", TINY)
    given = [each.format(tmp=tmp_path) for each in arguments]
    assert main(["pack", "look", str(folder), *given]) == 2
    assert told in capsys.readouterr().err


def test_a_pack_without_quests_has_no_web(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    core = BUILT_IN / "shelter" / "core"
    assert main(["pack", "look", str(core), "--web", str(tmp_path / "web.svg")]) == 2
    assert "has no web" in capsys.readouterr().err
