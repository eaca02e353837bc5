"""Everything that is drawn has a name: icons on the board, in diary, tags and stock list; words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import People, Person
from fuzz.client import open_table, play_on

PARTS = (".vault", ".shelf", ".diary")
# Drawings that mean something: not those of a card that bears its name, nor what is buried.
ICONS = "svg.i, .disc, .pawn, .emblem"
DECORATION = ".joke, .art, .back, .beast, .staple, .sky, .whose, .chart"
# The icons of a part that nothing names: neither a tip, nor a title, nor words beside them.
NAMELESS = """([part, icons, decoration]) => {
    const words = (each) => /\\p{L}{2}/u.test(each?.innerText ?? '')
    return [...part.querySelectorAll(icons)]
        .filter((each) => each.checkVisibility() && !each.closest(decoration))
        .filter((each) => !each.parentElement.closest('.emblem[aria-hidden], .emblem[role], .pawn')) // a part of it
        .filter((each) => !each.closest('[data-tip], [title]'))
        .filter((each) => !each.getAttribute('aria-label') && !each.closest('[role=img]'))
        .filter((each) => !words(each.parentElement) && !words(each.closest('button, li, p, h2')))
        .map((each) => each.parentElement.outerHTML.slice(0, 200))
}"""


@pytest.fixture
def ada(people: People) -> Person:
    """Somebody in the middle of a game with items, threats and letters."""
    person = people.person()
    table = open_table(person.url, "shelter", ["me", "here"], seed="8")
    play_on(table, 60)
    person.sit_down(table)
    person.find("region", "page-shelter-orders").wait_for()
    return person


def nameless(part: Locator) -> list[Any]:
    part.wait_for()
    handle = part.element_handle()
    found: list[Any] = part.page.evaluate(NAMELESS, [handle, ICONS, DECORATION])
    return found


def tip_of(page: Page, thing: Locator) -> str:
    """What is told of a thing that the mouse rests on."""
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    thing.hover(force=True)
    expect(page.get_by_role("tooltip")).to_be_visible()
    return page.get_by_role("tooltip").inner_text()


def test_every_icon_at_the_table_has_a_name(ada: Person) -> None:
    assert nameless(ada.page.get_by_role("main")) == []


def test_every_icon_of_the_stock_list_has_a_name(ada: Person) -> None:
    ada.page.keyboard.press("k")
    dialog = ada.find("dialog", "page-stock")
    dialog.get_by_role("listitem").first.wait_for()
    assert nameless(dialog) == []


def test_an_icon_tells_its_name_under_the_mouse(ada: Person) -> None:
    page = ada.page
    told = {tip_of(page, page.locator(f"{part} .amount:visible").first).lower() for part in PARTS}
    assert all(told)
    page.keyboard.press("k")
    dialog = ada.find("dialog", "page-stock")
    # Above the dialog, too.
    assert tip_of(page, dialog.locator(".amount").first)


def test_an_icon_tells_its_name_under_a_finger(people: People) -> None:
    person = people.person(width=360, touch=True)
    table = open_table(person.url, "shelter", ["me", "bot"], seed="8")
    page = person.sit_down(table)
    person.find("region", "page-shelter-orders").wait_for()
    person.choose_in_menu("page-stock")
    dialog = person.find("dialog", "page-stock")
    dialog.locator(".amount").first.tap()
    expect(page.get_by_role("tooltip")).to_be_visible()
    dialog.get_by_role("heading").first.tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_a_word_of_the_glossary_is_explained_where_it_stands(ada: Person) -> None:
    page = ada.page
    goal = page.locator(".goal")
    word = goal.get_by_role("button", name="happiness", exact=True)
    assert "SH-HAPPY-01" in tip_of(page, word)
    word.focus()
    page.keyboard.press("Enter")
    note = page.get_by_role("status").filter(has_text="SH-HAPPY-01")
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(word).to_be_focused()
    page.keyboard.press("Enter")
    note.get_by_role("button").click()
    expect(ada.find("dialog", "page-rules")).to_contain_text("SH-HAPPY-01")


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_the_rules_open_with_one_page_that_leads_on(people: People, language: str) -> None:
    person = people.person(width=360, language=language, touch=True)
    page = person.go("#/rules/fallout")
    leaflet = page.get_by_role("region", name=person.words("page-panels-leaflet"))
    expect(leaflet.get_by_role("heading")).to_have_count(5)
    word = leaflet.locator(".term").first
    word.tap()
    expect(page.get_by_role("status").filter(has_text="FO-WIN-01")).to_be_visible()
    leaflet.get_by_role("button", name="FO-POWER-03").first.tap()
    expect(page.locator("#rule-FO-POWER-03")).to_be_focused()
