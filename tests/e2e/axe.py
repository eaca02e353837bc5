"""axe-core in a page: what keeps people with other eyes, ears or hands out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return SOURCE.read_text(encoding="utf-8")


def violations(page: Page, within: str = "html") -> list[str]:
    """What axe finds wrong with the page, or a part of it, as it is now: a line each element."""
    if within == "html":
        page.locator("main").first.wait_for(state="attached")  # while a board loads, there is none
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_source())  # not as a script of the page, which its policy would refuse
    found: list[dict[str, Any]] = page.evaluate(
        "async (part) => (await axe.run(part)).violations", within
    )
    return [
        f"{rule['id']}: {_short(node['html'])}: {_short(node['failureSummary'])}"
        for rule in found
        for node in rule["nodes"]
    ]


def _short(text: str) -> str:
    """A text on one line, and not too long a one."""
    return " ".join(text.split())[:200]
