"""The pages in docs/rules: made from the texts, and up to date."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "scripts" / "rules_docs.py"
PAGES = [
    "fallout.md",
    "fallout.pl.md",
    "fallout.ru.md",
    "glossary.md",
    "shelter.md",
    "shelter.pl.md",
    "shelter.ru.md",
]


def run(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_the_pages_are_up_to_date() -> None:
    done = run(SCRIPT, "--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_check_finds_what_is_outdated_and_writes_nothing(tmp_path: Path) -> None:
    script = tmp_path / "scripts" / SCRIPT.name
    script.parent.mkdir()
    shutil.copy(SCRIPT, script)
    folder = tmp_path / "docs" / "rules"

    missing = run(script, "--check")
    assert missing.returncode == 1
    assert "docs/rules/shelter.md is outdated: run" in missing.stderr
    assert not folder.exists()

    assert run(script).returncode == 0
    assert sorted(path.name for path in folder.iterdir()) == PAGES
    page = folder / "shelter.pl.md"
    page.write_text(page.read_text(encoding="utf-8") + "by hand\n", encoding="utf-8")
    outdated = run(script, "--check")
    assert outdated.returncode == 1
    assert outdated.stderr.count("is outdated") == 1
    assert page.read_text(encoding="utf-8").endswith("by hand\n")


@pytest.mark.parametrize("name", PAGES)
def test_every_link_of_a_page_leads_somewhere(name: str) -> None:
    folder = ROOT / "docs" / "rules"
    links = re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", (folder / name).read_text(encoding="utf-8"))
    for page, anchor in links:
        target = (folder / (page or name)).read_text(encoding="utf-8")
        assert not anchor or f'<a id="{anchor}"></a>' in target, (page, anchor)


def test_a_ledger_page_names_the_editions_it_was_read_from() -> None:
    text = (ROOT / "docs" / "rules" / "shelter.md").read_text(encoding="utf-8")
    assert "English, Polish and Russian editions" in text
    assert "This page is generated" in text


def test_a_page_promises_edition_differences_only_where_there_are_any() -> None:
    opening = "różnice między wydaniami są na"
    pages = {
        game: (ROOT / "docs" / "rules" / f"{game}.pl.md").read_text(encoding="utf-8")
        for game in ("shelter", "fallout")
    }
    assert opening in pages["shelter"]
    assert opening not in pages["fallout"]
