"""`overseer pack check PATH`."""

from __future__ import annotations

from pathlib import Path

import pytest

from overseer.cli.pack import check
from overseer.content.pack import BUILT_IN
from packs.conftest import MANIFEST, MakePack

LANGUAGES = {
    "pack.yaml": MANIFEST.replace("[en]", "[en, pl, ru]"),
    **{
        f"texts/{language}.ftl": "pack-name = X\nthreat-rat = Y\n"
        for language in ("en", "pl", "ru")
    },
}


def test_a_good_pack(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(str(BUILT_IN / "shelter" / "core")) == 0
    assert capsys.readouterr().out == "0 errors, 0 warnings\n"


def test_a_pack_with_errors(capsys: pytest.CaptureFixture[str], make_pack: MakePack) -> None:
    folder = make_pack({**LANGUAGES, "threats.yaml": "rat: {fight: 1, reward: Q}\n"})
    assert check(str(folder)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{folder}/threats.yaml:1:14: fight must be")
    assert lines[1].startswith(f"{folder}/threats.yaml:1:25: unknown icon 'Q'")
    assert lines[2:] == ["2 errors, 0 warnings"]


def test_warnings_do_not_fail(capsys: pytest.CaptureFixture[str], make_pack: MakePack) -> None:
    folder = make_pack({**LANGUAGES, "threats.yaml": "rat: {fight: 4, reward: heal}\n"})
    assert check(str(folder)) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{folder}/threats.yaml:1:25: warning: heal changes nothing here (add injured-only: true)",
        "0 errors, 1 warning",
    ]


def test_no_such_folder(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "nowhere"
    assert check(str(path)) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == f"overseer: no such folder: {path} (give the folder of a pack)\n"
