"""The programs in the documentation run as they are written, and the API page names everything."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import overseer
from overseer.testing import Law

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", "docs/api.md", "docs/testing.md"]
API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
TESTING = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")


def programs(page: str) -> list[tuple[int, str]]:
    """The programs of a page, each with the line on which it begins."""
    text = (ROOT / page).read_text(encoding="utf-8")
    found = re.finditer(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return [(text.count("\n", 0, match.start(1)), match[1]) for match in found]


@pytest.mark.parametrize("page", PAGES)
def test_the_programs_of_a_page_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, Any] = {}
    assert programs(page)
    for line, program in programs(page):
        if ">>>" not in program:
            exec(compile("\n" * line + program, page, "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(program, names, page, page, line)
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
        said: list[str] = []
        runner.run(test, out=said.append, clear_globs=False)
        assert runner.summarize(verbose=False).failed == 0, "".join(said)
        names.update(test.globs)


def test_the_package_shows_the_same_program() -> None:
    """The docstring of the package is a program too."""
    assert overseer.__doc__ is not None
    program = overseer.__doc__.partition("\n\n")[2]
    names: dict[str, Any] = {}
    exec(compile(program, "overseer.__doc__", "exec"), names)
    assert names["state"].outcome is not None


@pytest.mark.parametrize("name", overseer.__all__)
def test_the_api_page_has_every_public_name(name: str) -> None:
    assert f"`{name}`" in API.partition("## All names")[2]


def test_the_api_page_has_no_other_names() -> None:
    rows = re.findall(r"^\| (`.*?) \|", API.partition("## All names")[2], re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(overseer.__all__)


@pytest.mark.parametrize("kind", ["Game", "State", "Decision", "Match"])
def test_the_members_that_the_api_page_names_are_there(kind: str) -> None:
    (row,) = re.findall(
        rf"^\| `{kind}` \| .*: (.*) \|$|^\| `{kind}` \| (.*) \|$", API, re.MULTILINE
    )
    game = overseer.load("shelter")
    match = overseer.Match(game, players=2, seed=1)
    things = {"Game": game, "State": match.state, "Decision": match.state.decision, "Match": match}
    members = re.findall(r"`(\w+)`", row[0] or row[1])
    assert members
    for member in members:
        assert hasattr(things[kind], member), member


def test_the_page_on_testing_has_every_law_of_games() -> None:
    laws = {law for law in Law if "bot" not in law.value}
    rows = set(re.findall(r"^\| ([a-z, ]+) \|", TESTING, re.MULTILINE))
    assert {law.value for law in laws} <= rows


def test_links_lead_somewhere() -> None:
    for page in (*PAGES, "docs/bots.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (ROOT / page).parent.joinpath(target).exists(), f"{page}: {target}"
