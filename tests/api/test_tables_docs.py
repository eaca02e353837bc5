"""The page of the tables: made from their types, and up to date."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import structs

from overseer.games.fallout.table import FalloutSurvivor, FalloutTable
from overseer.games.shelter.table import ShelterSpace, ShelterTable

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "tables_docs.py"
PAGE = ROOT / "docs" / "tables.md"


def run(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_page_is_up_to_date() -> None:
    done = run(SCRIPT, "--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_check_finds_that_it_is_outdated_and_writes_nothing(tmp_path: Path) -> None:
    script, page = tmp_path / "scripts" / SCRIPT.name, tmp_path / "docs" / "tables.md"
    script.parent.mkdir()
    shutil.copy(SCRIPT, script)
    missing = run(script, "--check")
    assert missing.returncode == 1
    assert "docs/tables.md is outdated: run" in missing.stderr
    assert not page.exists()
    assert run(script).returncode == 0
    assert page.read_text(encoding="utf-8") == PAGE.read_text(encoding="utf-8")
    page.write_text("by hand", encoding="utf-8")
    assert run(script, "--check").returncode == 1
    assert page.read_text(encoding="utf-8") == "by hand"


@pytest.mark.parametrize("struct", [ShelterTable, ShelterSpace, FalloutTable, FalloutSurvivor])
def test_every_field_has_its_row(struct: type) -> None:
    section = PAGE.read_text(encoding="utf-8").split(f"### {struct.__name__}\n")[1].split("###")[0]
    rows = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
    assert rows == [field.name for field in structs.fields(struct)]


def test_comments_beside_and_above_a_field_are_told() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert "| `W` | number from 0 to 6 | water |" in text
    assert "| `training` |" in text
    assert '"?" for one of its owner\'s choice. |' in text
    # Those of the struct that it derives from.
    assert "| `level` | number or `None` | None unless it is an enemy, and faceup |" in text
    assert "| `borrowed` | number | cards of the layer below" in text


def test_every_link_of_the_page_leads_somewhere() -> None:
    text = PAGE.read_text(encoding="utf-8")
    anchors = {title.lower() for title in re.findall(r"^### (\w+)$", text, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= anchors
    assert len(anchors) == len(re.findall(r"^### ", text, re.MULTILINE))
