"""The check of the tree: what it finds, where, and what it leaves alone."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "check_tree.py"

Check = Callable[[dict[str, str]], "subprocess.CompletedProcess[str]"]


@pytest.fixture
def check(tmp_path: Path) -> Check:
    """Run the check on a small repository with the given files."""

    def check_files(files: dict[str, str]) -> subprocess.CompletedProcess[str]:
        subprocess.run(["git", "init", "-q", tmp_path], check=True)
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        command = [sys.executable, str(SCRIPT), str(tmp_path)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    return check_files


# Put together here, so that this file passes the check itself.
ADDRESS = "https:" + "//example.org/files/dice-1.0.whl"
INDEX = "--index" + "-url somewhere"
REGISTRY = "see pypi" + ".org"
HOME = "/ho" + "me/ann/overseer"
UNFINISHED = "TO" + "DO"
MERGE = "<" * 7


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("requirements/dev.txt", f"dice==1.0 \\\n    {ADDRESS}\n", "2:9"),
        ("requirements/dev.txt", f"{INDEX}\n", "1:1"),
        ("Makefile", f"get:\n\tcurl {ADDRESS}\n", "2:11"),
        ("docs/install.md", f"Packages: {REGISTRY}\n", "1:15"),
        ("docs/install.md", f"Run it in {HOME}.\n", "1:11"),
        ("src/dice.py", f"x = 1  # {UNFINISHED}: roll\n", "1:10"),
        ("README.md", f"a\n{MERGE} ours\n", "2:1"),
    ],
)
def test_a_finding_names_its_place(check: Check, name: str, text: str, place: str) -> None:
    result = check({name: text})
    assert result.returncode == 1
    assert result.stdout.startswith(f"{name}:{place}: ")
    assert len(result.stdout.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("requirements/dev.txt", "dice==1.0 ; python_version < '3.12' \\\n    --hash=sha256:ab\n"),
        ("docs/licence.md", f"[CC BY]({ADDRESS})\n"),
        ("docs/paths.md", "src/home/room.py, a home, the roots and the homework\n"),
        ("src/dice.py", f"# {UNFINISHED}(#12): loaded dice\n"),
        ("STYLE.md", f"No {UNFINISHED} without an issue.\nTitle\n=====\n"),
        ("picture.txt", "\N{DIE FACE-5}"),
    ],
)
def test_what_is_allowed_passes(check: Check, name: str, text: str) -> None:
    result = check({name: text})
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")


def test_files_that_are_not_text_are_left_alone(check: Check, tmp_path: Path) -> None:
    (tmp_path / "font.woff2").write_bytes(b"\xff\xfe" + HOME.encode())
    assert check({}).returncode == 0


def test_ignored_files_are_left_alone(check: Check) -> None:
    assert check({".gitignore": "build/\n", "build/log.txt": HOME}).returncode == 0


def test_all_findings_are_listed_in_order(check: Check) -> None:
    result = check({"b.md": HOME, "a.md": f"{HOME}\n{HOME}\n"})
    places = [line.split(": ")[0] for line in result.stdout.splitlines()]
    assert places == ["a.md:1:1", "a.md:2:1", "b.md:1:1"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), str(tmp_path / "nowhere")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert result.stderr == (
        f"check_tree: {tmp_path / 'nowhere'} is no folder; name the project's root\n"
    )
