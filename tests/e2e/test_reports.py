"""Reports of the arena and the laboratory, in a browser: nothing is fetched, cut or too wide."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Request

from overseer.cli import main as cli

ROOT = Path(__file__).parents[2]
MARKET = str(ROOT / "examples" / "packs" / "night-market")
# Words of plots that reach out of their picture, of those pictures that are shown.
CUT = """() => [...document.querySelectorAll('figure svg')].filter(svg => svg.clientWidth).flatMap(svg => {
  const frame = svg.getBoundingClientRect();
  return [...svg.querySelectorAll('text')].filter(text => {
    const box = text.getBoundingClientRect();
    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1;
  }).map(text => text.textContent);
})"""


@pytest.fixture(scope="module", params=["en", "pl", "ru"])
def reports(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A report of each kind, in a language."""
    out = tmp_path_factory.mktemp("reports")
    usual = ["--games", "4", "--processes", "1", "--language", request.param]
    lab = ["lab", MARKET, *usual, "--sweep", "pickpocket.fight=4..6", "--out", str(out / "lab")]
    arena = [
        "arena",
        "shelter",
        *usual,
        "--bots",
        "random,greedy,easy",
        "--out",
        str(out / "arena"),
    ]
    assert cli.main(lab) == cli.main(arena) == 0
    return [out / "lab" / "report.html", out / "arena" / "report.html"]


def test_reports_fit_every_screen(reports: list[Path], browser: Browser) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    for report in reports:
        for width in (360, 1440):
            page = browser.new_page(viewport={"width": width, "height": 800})
            asked.clear()
            page.on("request", note)
            page.goto(report.as_uri())
            for folded in page.locator("details").all():
                folded.evaluate("element => element.open = true")
            assert page.evaluate("document.documentElement.scrollWidth") == width
            assert page.evaluate(CUT) == []
            assert page.locator("figure svg:visible").count() > 1
            assert asked == [report.as_uri()]
            page.close()


def test_reports_follow_day_and_night(reports: list[Path], browser: Browser) -> None:
    inks = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page = browser.new_page(color_scheme=scheme)
        page.goto(reports[0].as_uri())
        inks.append(
            page.locator("figure svg:visible text").first.evaluate("e => getComputedStyle(e).fill")
        )
        page.close()
    assert len(set(inks)) == 2
