"""The end of a game of Fallout in the browser: hands, everybody's page, the way on the map."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import violations
from e2e.people import People, Person
from e2e.screens import fallout_journal
from fuzz.client import Table, ask
from overseer.bench.serving import Serving

# Parts of the ending at whose head or foot the parts of the sheet do not fill its width.
GAPS = """() => {
  const sheet = document.querySelector('article > .sheet')
  const parts = [...sheet.querySelectorAll(':scope > :not(.column), :scope > .column > *')]
  const { paddingLeft, paddingRight, columnGap } = getComputedStyle(sheet)
  const wide = sheet.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const hasGap = (y) => {
    const row = boxes.filter(({ top, bottom }) => top < y && y < bottom)
    const gaps = (row.length - 1) * parseFloat(columnGap)
    return row.reduce((sum, { width }) => sum + width, gaps) < wide - 2
  }
  const isBeside = ({ top, bottom }) => hasGap(top + 10) || hasGap(bottom - 10)
  return parts.filter((_, i) => isBeside(boxes[i])).map(({ className }) => className)
}"""


def _sit_down_at_the_end(person: Person, server: Serving, journal: str) -> Page:
    reply = ask(f"{server.url}/api/journals", {"journal": journal, "language": person.language})
    assert reply.status == 201, reply
    page = person.sit_down(Table(server.url, reply.json["table"], reply.json["token"], {}, ""))
    _page(person).get_by_role("heading", level=3).wait_for()
    return page


def _page(person: Person) -> Locator:
    return person.find("region", "page-panels-tales")


def _hands(person: Person) -> Locator:
    return person.find("region", "page-panels-hands").locator("ul.hands > li")


def test_hands_add_up_and_a_page_can_be_read_looked_up_and_copied(
    people: People, server: Serving
) -> None:
    ada = people.person()
    ada.alter().grant_permissions(["clipboard-read", "clipboard-write"])
    page = _sit_down_at_the_end(ada, server, fallout_journal("won"))

    hands = _hands(ada)
    expect(hands).to_have_count(4)
    for hand in hands.all():
        worths = hand.locator(".worth [aria-hidden]").all_inner_texts()
        assert sum(map(int, worths)) == int(hand.locator(".sum > b").inner_text())
    expect(hands.first).to_contain_text("wins")
    expect(hands.first).to_have_class(re.compile("wins"))
    expect(hands.nth(1)).to_contain_text("short")
    expect(page.get_by_text(re.compile(r"The last step: .+ completes"))).to_be_visible()
    assert violations(page, "main") == []

    # Everybody has a page, and the arrow keys turn them.
    tabs = _page(ada).get_by_role("tab")
    expect(tabs).to_have_count(4)
    title = _page(ada).get_by_role("heading", level=3)
    tabs.first.click()
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    first = title.inner_text()
    page.keyboard.press("ArrowRight")
    expect(tabs.nth(1)).to_be_focused()
    expect(title).not_to_have_text(first, ignore_case=True)
    page.keyboard.press("ArrowLeft")
    expect(title).to_have_text(first, ignore_case=True)

    # The numbers of the sentences are those of the places.
    numbers = _page(ada).locator("p sup").all_text_contents()
    assert numbers == _page(ada).locator("figure .stop text").all_text_contents()
    assert len(numbers) == _page(ada).locator("ol > li").count() > 2

    ada.press("page-panels-tale-copy")
    expect(ada.find("button", "page-copied")).to_be_visible()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.lower().startswith(first.lower())
    sentence = _page(ada).locator("p a").nth(1)
    assert sentence.evaluate("(link) => link.firstChild.textContent.trim()")[:20] in text

    # A sentence leads to what it tells of, and hands no key on.
    link = sentence.get_attribute("href") or ""
    line = re.search(r"@(\d+)", link)
    assert line is not None
    assert link.endswith(f"@{line[1]}")
    sentence.click()
    expect(ada.find("region", "page-panels-replay")).to_be_visible()
    stop = ada.find("region", "page-panels-replay").locator(".at")
    expect(stop).to_have_text(f"Round 1, line {line[1]}")


def test_a_game_that_all_have_lost_on_a_phone(people: People, server: Serving) -> None:
    ola = people.person(width=360, touch=True, language="pl", theme="night")
    ola.alter().add_init_script("navigator.share = async (sent) => { window.sent = sent }")
    page = _sit_down_at_the_end(ola, server, fallout_journal("lost"))
    expect(page.get_by_role("heading", level=2).filter(has_text="Nikt nie wygrywa")).to_be_visible()
    assert _hands(ola).filter(has_text="brakuje").count() == 4
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert violations(page, "main") == []

    _page(ola).get_by_role("tab").nth(2).tap()
    title = _page(ola).get_by_role("heading", level=3).inner_text()
    ola.press("page-panels-tale-send")
    sent = page.evaluate("window.sent")
    assert sent["title"].lower() == title.lower()
    assert sent["title"] in sent["text"]
    whole = ola.find("button", "page-fallout-whole-map")
    drawn = _page(ola).locator("figure svg[viewBox]").first
    before = drawn.get_attribute("viewBox")
    whole.tap()
    expect(whole).to_have_attribute("aria-pressed", "true")
    expect(drawn).not_to_have_attribute("viewBox", before or "")


@pytest.mark.parametrize("how", ["won", "alone"])
@pytest.mark.parametrize("width", [1440, 1024])
def test_parts_leave_no_gaps_beside_them(
    people: People, server: Serving, how: str, width: int
) -> None:
    ada = people.person(width=width)
    page = _sit_down_at_the_end(ada, server, fallout_journal(how))
    ada.find("button", "page-hint-analysis-begin").wait_for()
    assert page.evaluate(GAPS) == []
    ada.press("page-hint-analysis-begin")
    expect(page.locator(".analysis .chart svg")).to_be_visible(timeout=60_000)
    assert page.evaluate(GAPS) == []
