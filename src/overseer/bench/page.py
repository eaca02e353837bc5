"""The page under measure: what a first visit weighs, and how soon the board settles after a click.

A real browser is asked, through playwright, which `make bench` installs.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from overseer.bench.map import Gesture, measure_gestures, measure_steps
from overseer.bench.serving import Serving
from overseer.kernel.errors import OverseerError
from overseer.texts.bundles import LANGUAGES, in_language

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

GAME = "shelter"
LANGUAGE = "en"  # in which moves are made
BROWSERS = ("chromium-headless-shell", "chromium")  # the first has no window and starts sooner

# From the next click on: how long until nothing changes any more and nothing moves.
_WATCH = """() => {
  const quiet = 300
  let last = 0
  const changed = () => (last = performance.now())
  const observer = new MutationObserver(changed)
  window.settled = new Promise((settle) => {
    addEventListener('click', () => {
      const begun = performance.now()
      changed()
      observer.observe(document.body, {
        attributes: true, characterData: true, childList: true, subtree: true,
      })
      const look = () => {
        const moves = document.getAnimations().some(
          ({ effect, playState }) =>
            playState === 'running' && effect.getComputedTiming().endTime !== Infinity,
        )
        if (moves) changed()
        if (performance.now() - last < quiet) return requestAnimationFrame(look)
        observer.disconnect()
        settle(last - begun)
      }
      look()
    }, { capture: true, once: true })
  })
}"""


class NotMeasured(OverseerError):
    """Something that a measurement needs is not here."""


@dataclass(frozen=True, slots=True)
class Weight:
    """What a first visit in a language brings over the wire, compressed."""

    language: str
    home: int  # bytes of the way in
    table: int  # bytes for who follows a link straight to a table of Fallout Shelter
    surface: int  # and of Fallout


@dataclass(frozen=True, slots=True)
class PageFigures:
    """How heavy the page is, and how quick."""

    weights: list[Weight]
    moves: int  # that were watched, in either way
    still: float  # milliseconds from a click to a settled board without animation: the median
    moving: float  # the same with animation
    walk: float  # the same without animation, for a step on the map of Fallout
    gestures: list[Gesture]  # how smoothly that map moves


def measure(moves: int) -> PageFigures:
    """Weigh the page in every language, and watch the board after some moves."""
    with _site() as (browser, url):
        return PageFigures(
            weights=[
                Weight(
                    language,
                    _weight(browser, language, f"{url}/", "page-request"),
                    _weight(browser, language, f"{url}/{_new_table(url)}", "page-shelter-who"),
                    _weight(
                        browser, language, f"{url}/{_new_table(url, 'fallout')}", "page-told-go-on"
                    ),
                )
                for language in LANGUAGES
            ],
            moves=moves,
            still=median(_settling(browser, url, moves, motion=False)),
            moving=median(_settling(browser, url, moves, motion=True)),
            walk=measure_steps(browser, url, _WATCH, moves),
            gestures=measure_gestures(browser, url),
        )


def chromium() -> str | None:
    """The browser's program: the one that CHROMIUM names, or the first that is installed."""
    named = os.environ.get("CHROMIUM")
    found = map(shutil.which, [named] if named else BROWSERS)
    return next((program for program in found if program is not None), None)


@contextmanager
def _site() -> Iterator[tuple[Browser, str]]:
    """A browser, and where a server with the page is."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise NotMeasured("playwright is not installed; `make bench` installs it") from None
    program = chromium()
    if program is None:
        raise NotMeasured("chromium is not installed; `make bench` installs it")
    with (
        TemporaryDirectory() as data,
        Serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser, server.url
        browser.close()


def _weight(browser: Browser, language: str, address: str, sign: str) -> int:
    """All files that a browser without a memory fetches until some words are on the page."""
    context = browser.new_context(locale=language)
    files: list[Response] = []

    def note(answer: Response) -> None:
        if "/api/" not in answer.url:
            files.append(answer)

    page = context.new_page()
    page.on("response", note)
    page.goto(address)
    if any(answer.status != 200 for answer in files):
        raise NotMeasured("the page is not built; `make page` builds it")
    page.get_by_text(in_language(language).format(sign), exact=True).first.wait_for()
    page.wait_for_load_state("networkidle")
    total = sum(_compressed(answer.body()) for answer in files)
    context.close()
    return total


def _compressed(body: bytes) -> int:
    """The size of a file on its way; fonts are compressed already and do not become longer."""
    return min(len(body), len(gzip.compress(body, 9)))


def _settling(browser: Browser, url: str, moves: int, *, motion: bool) -> list[float]:
    """Milliseconds from a click that places a dweller until the board has settled."""
    words = in_language(LANGUAGE)
    context = browser.new_context(
        locale=LANGUAGE,
        viewport={"width": 1440, "height": 900},
        reduced_motion="no-preference" if motion else "reduce",
    )
    page = context.new_page()
    times: list[float] = []
    while len(times) < moves:
        page.goto("about:blank")
        page.goto(f"{url}/{_new_table(url)}")
        orders = page.get_by_role("region", name=words.format("page-shelter-orders"))
        orders.wait_for()
        # The first dwellers of both players; what they bring is asked for now and then.
        for _ in range(min(4, moves - len(times))):
            _choose_what_is_asked(page)
            times.append(_place(page))
    context.close()
    return times


def _choose_what_is_asked(page: Page) -> None:
    """Answer questions until it is time to place a dweller."""
    words = in_language(LANGUAGE)
    orders = page.get_by_role("region", name=words.format("page-shelter-orders"))
    lit = page.get_by_role("button", name=words.format("page-shelter-can"))
    choice = orders.get_by_role("listitem").get_by_role("button")
    choice.or_(lit).first.wait_for()
    while choice.count() > 0:
        choice.first.click()
        choice.or_(lit).first.wait_for()


def _place(page: Page) -> float:
    """Place a dweller on the first space that is lit; milliseconds until the board has settled."""
    words = in_language(LANGUAGE)
    page.get_by_role("button", name=words.format("page-shelter-can")).first.click()
    button = page.get_by_role("button", name=words.format("page-shelter-place"), exact=True)
    button.wait_for()
    # By a key, so that the mouse does not come to rest on something that answers to it.
    page.mouse.move(1, 1)
    page.evaluate(_WATCH)
    button.press("Enter")
    settled: float = page.evaluate("() => window.settled")
    return settled


def _new_table(url: str, game: str = GAME) -> str:
    """The path of a new table at which one person holds all seats."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Borys"}]
    if game != GAME:
        del seats[1:]  # alone, so that no screen is passed on before there is a board
    request = urllib.request.Request(
        f"{url}/api/tables",
        data=json.dumps({"game": game, "seats": seats, "seed": "1"}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        opened = json.load(answer)
    return f"#/t/{opened['table']}/{opened['token']}"
