"""Previews and questions on the board: reached, kept and answered by mouse and by keys."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import by_day_and_night
from e2e.driver import Driver
from e2e.people import People, Person
from e2e.screens import Stage, journals
from fuzz.client import Table, open_table
from overseer.bench.serving import Serving

LONG = 900  # milliseconds, longer than any preview or tip takes to come or go


@cache
def stages() -> tuple[str, str, dict[str, str]]:
    """Journals that end at a question, made once."""
    return journals()


def asked(server: Serving, kind: str) -> Table:
    """A table at which the first player is asked a question of a kind."""
    return Stage(server.url, *stages()).resume(stages()[2][kind], "en")


def seated(people: People, server: Serving) -> Person:
    """Somebody at the start of a game, who is to place a dweller."""
    table = open_table(server.url, "shelter", ["me", "here"], options={"first_player": 0})
    person = people.person()
    person.sit_down(table)
    expect(person.find("region", "page-shelter-orders")).to_be_visible()
    return person


def card(page: Page) -> Locator:
    return page.get_by_role("article")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overlap(one: Locator, two: Locator) -> float:
    a, b = one.bounding_box(), two.bounding_box()
    assert a is not None
    assert b is not None
    width = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    height = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return max(0, width) * max(0, height)


def test_the_pointer_reaches_a_preview_and_chooses_there(people: People, server: Serving) -> None:
    ada = seated(people, server)
    page = ada.page
    lit = Driver(ada).lit()[2]
    lit.hover()
    expect(card(page)).to_be_visible()
    title = card(page).get_attribute("aria-label")
    page.mouse.move(*middle(card(page)), steps=25)
    page.wait_for_timeout(LONG)
    expect(card(page)).to_have_attribute("aria-label", title or "")
    card(page).get_by_role("button", name=ada.words("page-shelter-place"), exact=True).click()
    ada.wait(lambda: ada.line.done == 1, "the answer to the move")


def test_a_preview_goes_when_it_is_left_and_stays_when_it_is_pinned(
    people: People, server: Serving
) -> None:
    ada = seated(people, server)
    page = ada.page
    lit = Driver(ada).lit()[2]
    lit.hover()
    expect(card(page)).to_be_visible()
    page.mouse.move(5, 5)
    page.wait_for_timeout(200)
    expect(card(page)).to_be_visible()  # for a moment, since it may have been left by mistake
    expect(card(page)).not_to_be_visible()
    lit.click()
    page.mouse.move(5, 5)
    page.wait_for_timeout(LONG)
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).not_to_be_visible()


def test_escape_puts_a_preview_away_that_is_still_pointed_at(
    people: People, server: Serving
) -> None:
    ada = seated(people, server)
    page = ada.page
    lit = Driver(ada).lit()[2]
    lit.hover()
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).not_to_be_visible()
    x, y = middle(lit)
    page.mouse.move(x + 6, y + 6, steps=3)
    page.wait_for_timeout(LONG)
    expect(card(page)).not_to_be_visible()
    page.mouse.move(5, 5)
    lit.hover()
    expect(card(page)).to_be_visible()


@pytest.mark.parametrize("width", [1440, 1024])
def test_a_preview_covers_neither_its_space_nor_its_room_nor_its_number(
    people: People, server: Serving, width: int
) -> None:
    ada = people.person(width=width)
    ada.sit_down(Stage(server.url, *stages()).resume(stages()[0], "en"))
    page = ada.page
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    for space in Driver(ada).lit():
        page.mouse.move(5, 5)
        page.keyboard.press("Escape")
        space.click()
        expect(card(page)).to_be_visible()
        page.wait_for_timeout(50)
        room = space.locator("xpath=ancestor::*[@role='group'][1]")
        assert overlap(card(page), space) == 0
        assert overlap(card(page), room) == 0
        number = space.locator(".column").inner_text()
        if number:
            assert overlap(card(page), page.locator(f'[data-column="{number}"]')) == 0


def test_nothing_opens_under_a_pointer_that_rests_after_a_click(
    people: People, server: Serving
) -> None:
    ada = seated(people, server)
    page = ada.page
    Driver(ada).play(1)
    page.wait_for_timeout(LONG)
    expect(page.get_by_role("tooltip")).not_to_be_visible()
    expect(card(page)).not_to_be_visible()
    dark = page.get_by_role("button", name=ada.words("page-shelter-cannot")).first
    dark.click()
    page.wait_for_timeout(LONG)
    expect(page.get_by_role("tooltip")).not_to_be_visible()


def test_a_preview_is_the_next_stop_from_its_space(people: People, server: Serving) -> None:
    ada = seated(people, server)
    page = ada.page
    focus = page.locator(":focus")
    page.keyboard.press("v")
    for _ in range(14):
        if ada.words("page-shelter-can") in focus.inner_text():
            break
        page.keyboard.press("ArrowRight")
    space = focus.get_attribute("data-spot")
    expect(card(page)).to_be_visible()
    page.keyboard.press("Tab")
    expect(card(page).locator(":focus")).to_have_count(1)
    page.wait_for_timeout(LONG)
    expect(card(page)).to_be_visible()
    page.keyboard.press("Shift+Tab")
    expect(focus).to_have_attribute("data-spot", space or "")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(card(page)).not_to_be_visible()
    expect(focus).to_have_attribute("data-spot", space or "")


def test_a_room_is_built_in_one_step_from_where_there_is_room_to_build(
    people: People, server: Serving
) -> None:
    ada = people.person()
    page = ada.sit_down(asked(server, "build"))
    sign = page.get_by_role("button", name=ada.words("page-shelter-room-to-build"))
    expect(sign.first).to_be_visible()
    sites = sign.count()
    sign.first.click()
    builds = card(page).get_by_role("region", name=ada.words("page-shelter-one-step"))
    expect(builds).to_be_visible()
    for site in sign.all():
        assert overlap(card(page), site) == 0
    before = ada.line.seq
    builds.get_by_role("button").first.click()
    ada.wait(lambda: ada.line.done == 1, "the answer to the move")
    assert ada.line.refused == []
    told = [entry["text"] for entry in ada.line.position["log"] if entry["line"] > before]
    assert any(text.startswith("Ada builds") for text in told)
    expect(sign).to_have_count(sites)  # the next one is further out


def test_letters_are_picked_by_number_and_trained_by_the_same_again(
    people: People, server: Serving
) -> None:
    ada = people.person()
    page = ada.sit_down(asked(server, "train"))
    letter = (
        ada.find("region", "page-shelter-orders")
        .get_by_role("button", disabled=False)
        .and_(page.locator("[aria-keyshortcuts][aria-pressed]"))
        .first
    )
    number = letter.get_attribute("aria-keyshortcuts") or ""
    page.keyboard.press(number)
    expect(letter).to_have_attribute("aria-pressed", "true")
    assert ada.line.done == 0
    page.keyboard.press(number)
    ada.wait(lambda: ada.line.done == 1, "the answer to the training")


def test_income_says_who_came_and_is_taken_by_number(people: People, server: Serving) -> None:
    ada = people.person()
    page = ada.sit_down(asked(server, "income"))
    orders = ada.find("region", "page-shelter-orders")
    expect(orders).to_contain_text("used your")
    expect(orders).to_contain_text("becomes")
    page.keyboard.press("1")
    ada.wait(lambda: ada.line.done == 1, "the answer to the income")
    assert ada.line.position["log"][-1]["text"]


def test_a_room_of_the_track_says_how_it_could_be_built(people: People, server: Serving) -> None:
    ada = seated(people, server)
    ada.page.locator('[data-spot^="room:"]').first.click()
    reason = ada.page.get_by_text("A dweller builds on")
    expect(reason.or_(ada.page.get_by_text("spaces that build")).first).to_be_visible()


@pytest.mark.parametrize("width", [1440, 360])
@pytest.mark.parametrize("kind", ["build", "train", "income", "side"])
def test_nobody_is_kept_out_of_a_question(
    people: People, server: Serving, kind: str, width: int
) -> None:
    ada = people.person(width=width)
    page = ada.sit_down(asked(server, kind))
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    if kind == "build":
        page.locator('[data-spot^="side:"]').first.click()
        expect(card(page)).to_be_visible()
    elif kind == "train":
        page.keyboard.press("3")
    assert by_day_and_night(page) == []
    # Nothing sticks out to the side.
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
