"""The page in another browser: a whole game in Firefox, and a table of Fallout."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from e2e.bidi import Firefox
from fuzz.client import Table, open_table
from overseer.bench.serving import Serving
from overseer.texts.bundles import in_language

LONG = 90.0  # seconds that a short game may take
SETTINGS = {"language": "en", "theme": "day", "motion": False, "pace": 0}

# Where to press next: what confirms a choice, or anything that is lit or stands among the orders.
# Nothing is in sight for a moment while an answer is on its way.
_OFFERS = """
(sure) => {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.disabled
    && node.getAttribute('aria-disabled') !== 'true'
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen)
  if (document.querySelector('main.ending h2')) return { over: true }
  const confirm = all('button').filter((node) => sure.includes(node.innerText.trim().toLowerCase()))
  const some = confirm.length > 0
    ? confirm.slice(0, 1)
    : [...all('.space.lit'), ...all('.orders li button:not(.rule-ref)'),
       ...all('.orders [aria-keyshortcuts=d]')]
  const offers = some.length > 0 ? some : all('.orders [aria-keyshortcuts=p]')
  return {
    over: false,
    points: offers.map((node) => {
      node.scrollIntoView({ block: 'nearest' })
      const box = node.getBoundingClientRect()
      return [box.left + box.width / 2, box.top + box.height / 2]
    }),
  }
}
"""


def _words(message: str, **arguments: object) -> str:
    return in_language("en").format(message, fallback=False, **arguments)


def _sure() -> list[str]:
    """What the buttons say that confirm a choice."""
    placing = [_words(f"page-shelter-place{how}") for how in ("", "-and-roll", "-anyway")]
    passing = _words("page-shelter-sure", text=_words("page-shelter-pass"))
    training = [_words("page-shelter-train-in", letter=letter) for letter in "SPECIAL"]
    ending = _words("page-ending-go")
    return [words.lower() for words in (*placing, passing, *training, ending)]


@pytest.fixture
def fox(tmp_path: Path) -> Iterator[Firefox]:
    with Firefox(tmp_path) as browser:
        browser.resize(1440, 900)
        kept = json.dumps(json.dumps(SETTINGS))
        browser.before(f"localStorage.setItem('overseer.settings', {kept})")
        yield browser


def _sit_down(fox: Firefox, table: Table) -> None:
    fox.go(f"{table.url}/#/t/{table.id}/{table.host}")
    fox.wait("() => document.querySelector('main:not(.ending)') !== null")


def test_a_whole_game_and_a_table_of_fallout(fox: Firefox, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"], seed="8", options={"max_rounds": 2})
    _sit_down(fox, table)
    dice = random.Random(8)
    sure = _sure()
    limit = monotonic() + LONG
    presses = 0
    while not (seen := fox.evaluate(_OFFERS, sure))["over"]:
        assert monotonic() < limit, fox.evaluate("() => document.querySelector('main').innerText")
        if seen["points"]:
            fox.click(*dice.choice(seen["points"]))
            presses += 1
    assert presses > 4
    names = fox.wait("() => document.querySelector('main.ending')?.innerText")
    assert "Ada" in names

    wasteland = open_table(server.url, "fallout", ["me"], seed="5")
    _sit_down(fox, wasteland)
    fox.wait("() => document.querySelector('main:not(.ending)')?.innerText.length > 200")
    assert fox.errors == []
