"""axe-core in a page: what keeps people with other eyes, ears or hands out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What it finds in order is not written down element by element, which takes longer than to look.
_RUN = "async (part) => (await axe.run(part, { resultTypes: ['violations'] })).violations"


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe finds wrong with the page, or a part of it, as it is now: a line each element."""
    if within == "html":
        page.locator("main").first.wait_for(state="attached")  # while a board loads, there is none
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())  # not as a script of the page, which its policy would refuse
    found: list[dict[str, Any]] = page.evaluate(_RUN, within)
    return [
        f"{rule['id']}: {_short(node['html'])}: {_short(node['failureSummary'])}"
        for rule in found
        for node in rule["nodes"]
    ]


def by_day_and_night(page: Page, within: str = "html") -> list[str]:
    """The same in either theme: nothing but an attribute of the page changes with it."""
    found: list[str] = []
    for theme in ("day", "night"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        found += [f"by {theme}: {each}" for each in violations(page, within)]
    return found


def _short(text: str) -> str:
    """A text on one line, and not too long a one."""
    return " ".join(text.split())[:200]
