"""The focus is never lost: it comes back from every panel, and stays near what was answered."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator, expect

from e2e.fits import settle
from e2e.people import People, Person
from e2e.screens import Stage, journals
from fuzz.client import open_table
from overseer.bench.serving import Serving

WIDTHS = [1440, 1024, 740, 360]
IS_LOST = "() => document.activeElement === document.body"


@pytest.fixture(scope="module")
def stage(server: Serving) -> Stage:
    return Stage(server.url, *journals())


def _at(person: Person, stage: Stage, journal: str) -> None:
    person.sit_down(stage.resume(journal, person.language))
    person.find("region", "page-shelter-orders").wait_for()


def _space(person: Person) -> Locator:
    lit = person.page.get_by_role("button", name=person.words("page-shelter-can")).first
    lit.focus()
    return lit


def _has_done(person: Person, moves: int) -> bool:
    return person.line.done == moves


@pytest.mark.parametrize("width", [1440, 360])
def test_it_comes_back_from_every_panel(width: int, people: People, stage: Stage) -> None:
    ada = people.person(width=width)
    _at(ada, stage, stage.middle)
    keys = ada.page.keyboard
    space = _space(ada)
    for key, name in (("m", "menu"), ("r", "rules"), ("k", "stock"), ("?", "keys")):
        keys.press(key)
        dialog = ada.find("dialog", f"page-{name}")
        expect(dialog).to_be_visible()
        keys.press("Escape")
        expect(dialog).not_to_be_visible()
        expect(space).to_be_focused()
    keys.press("b")
    expect(ada.find("region", "page-panels-replay")).to_be_visible()
    ada.press("page-panels-replay-close")
    expect(ada.find("region", "page-panels-replay")).not_to_be_visible()
    expect(space).to_be_focused()
    for name in ("settings", "people", "position-copy", "close-table"):
        ada.choose_in_menu(f"page-{name}")
        expect(ada.find("dialog", f"page-{name}")).to_be_visible()
        keys.press("Escape")
        expect(ada.find("button", "page-menu")).to_be_focused()


def test_it_comes_back_from_the_chat(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "link"])
    ada = people.person()
    ada.sit_down(table)
    opener = ada.find("button", "page-chat")
    opener.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("textbox", name=ada.words("page-chat-say"))).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(opener).to_be_focused()


@pytest.mark.parametrize("width", WIDTHS)
def test_a_number_answers_and_the_focus_stays(width: int, people: People, stage: Stage) -> None:
    ada = people.person(width=width)
    for number, kind in enumerate(("income", "pay", "side"), start=1):
        _at(ada, stage, stage.asked[kind])
        answer = ada.page.locator("[aria-keyshortcuts='1']").first
        answer.focus()
        ada.page.keyboard.press("1")
        ada.wait(partial(_has_done, ada, number), f"the answer to {kind}")
        expect(answer, kind).not_to_be_focused()
        ada.wait(lambda: not ada.page.evaluate(IS_LOST), f"the focus after {kind}")
        ada.forget()


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_preview_is_the_next_stop_and_its_space_takes_the_focus_back(
    width: int, people: People, stage: Stage
) -> None:
    ada = people.person(width=width)
    _at(ada, stage, stage.middle)
    keys = ada.page.keyboard
    keys.press("v")
    space = _space(ada)
    spot = space.get_attribute("data-spot")
    preview = ada.page.get_by_role("article")
    expect(preview).to_be_visible()
    keys.press("Tab")
    expect(preview.locator(":focus")).to_have_count(1)
    keys.press("Escape")
    expect(preview).not_to_be_visible()
    expect(space).to_be_focused()
    keys.press("Enter")
    expect(preview).to_be_visible()
    place = preview.get_by_role("button", name=ada.words("page-shelter-place"))
    place.first.focus()
    keys.press("Enter")
    ada.wait(lambda: ada.line.done > 0, "the move")
    expect(ada.page.locator(f'[data-spot="{spot}"]')).to_be_focused()


@pytest.mark.parametrize("width", [1024, 740, 360])
def test_there_is_a_way_back_from_the_items_of_others(
    width: int, people: People, stage: Stage
) -> None:
    ada = people.person(width=width, touch=width < 1024)
    _at(ada, stage, stage.middle)
    players = ada.page.get_by_role("tab", name=ada.words("page-shelter-tab-players"))
    if players.count() > 0:
        players.click()
    ada.page.get_by_role("button", name="Wiera", exact=True).click()
    own = ada.find("button", "page-shelter-items-back")
    own.click()
    expect(own).not_to_be_visible()
    expect(ada.page.locator(".hand .item")).to_have_count(
        len(ada.line.position["table"]["players"][0]["items"])
    )


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_step_of_the_round_is_always_in_sight(
    language: str, people: People, stage: Stage
) -> None:
    ada = people.person(language=language)
    _at(ada, stage, stage.middle)
    step = ada.page.locator("header [aria-current=step]")
    tools = ada.page.get_by_role("navigation", name=ada.words("page-tools"))
    for width in WIDTHS:
        ada.resize(width)
        settle(ada.page)
        expect(step, f"the step at {width}").to_be_in_viewport(ratio=1)
        expect(tools, f"the tools at {width}").to_be_in_viewport(ratio=1)
