"""The page of the core pack's cards: its facts are made from the pack, its prose by hand."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "cards_docs.py"
PAGE = ROOT / "docs" / "world-cards.md"


def run(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_page_is_up_to_date() -> None:
    done = run(SCRIPT, "--check")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The script beside a page of its own."""
    copy = tmp_path / "scripts" / SCRIPT.name
    for file, original in ((copy, SCRIPT), (tmp_path / "docs" / PAGE.name, PAGE)):
        file.parent.mkdir()
        shutil.copy(original, file)
    return copy


def test_facts_are_made_anew_and_prose_stays(script: Path) -> None:
    page = script.parents[1] / "docs" / PAGE.name
    facts = page.read_text(encoding="utf-8")
    told = facts.replace("Climb for her and call down what you see.", "Climb.")
    stale = told.replace("at Elevator Town; test", "at Toll House; test").replace(
        "| 054 |", "| 55 |"
    )
    assert told not in (facts, stale)
    page.write_text(stale, encoding="utf-8")
    check = run(script, "--check")
    assert check.returncode == 1
    assert "docs/world-cards.md is outdated: run" in check.stderr
    assert page.read_text(encoding="utf-8") == stale
    assert run(script).returncode == 0
    assert page.read_text(encoding="utf-8") == told


def test_what_only_a_writer_can_mend_is_told_and_nothing_is_written(script: Path) -> None:
    page = script.parents[1] / "docs" / PAGE.name
    lines = page.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if "`the-blank-sheet`" not in line)
    text = text.replace("`bread-knife`", "`butter-knife`")
    text = text.replace("1. Haul. ", "9. Haul. ")
    page.write_text(text, encoding="utf-8")
    done = run(script)
    assert done.returncode == 2
    for fault in (
        "0 rows for the quest the-blank-sheet",
        "not a row of a card: `butter-knife`",
        "0 rows for the item bread-knife",
        "the-dry-well has no number 9: Haul.",
    ):
        assert fault in done.stderr
    assert page.read_text(encoding="utf-8") == text
