"""Hints in play: the host allows them in the dialog of the people, and ends them there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.axe import violations
from e2e.people import People, Person
from e2e.test_hint import lamp, lit, surface
from e2e.test_told import at_an_encounter, resumed
from fuzz.client import Table, open_table
from overseer.bench.serving import Serving
from overseer.texts.bundles import LANGUAGES


def shelter(server: Serving) -> Table:
    return open_table(server.url, "shelter", ["me", "link"], options={"first_player": 0})


def told(person: Person, message: str) -> None:
    """Read in the dialog of the people whether hints are allowed."""
    dialog = person.find("dialog", "page-people")
    expect(dialog.locator(".hints p")).to_have_text(person.words(message))


def room_on_the_right(person: Person) -> float:
    """What is left free beside the board, in pixels."""
    free: float = person.page.evaluate(
        "() => innerWidth - Math.max(...[...document.querySelectorAll('main.surface > *')]"
        ".map((part) => part.getBoundingClientRect().right))"
    )
    return free


def press(person: Person, message: str) -> None:
    """Press the switch of the dialog, and leave it."""
    person.choose_in_menu("page-people")
    person.press(message)
    expect(person.find("button", message)).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(person.find("dialog", "page-people")).not_to_be_visible()


def test_the_host_allows_hints_in_play_and_ends_them(people: People, server: Serving) -> None:
    table = shelter(server)
    ada, borys = people.person(), people.person()
    ada.sit_down(table)
    borys.sit_down(table, table.links[1])
    for person in (ada, borys):
        person.find("region", "page-shelter-orders").wait_for()
        expect(lamp(person)).to_have_count(0)
        person.page.keyboard.press("a")
        expect(person.find("region", "page-hint")).to_have_count(0)
    press(ada, "page-people-hints-allow")
    expect(lamp(borys)).to_be_visible()
    borys.choose_in_menu("page-people")
    told(borys, "page-people-hints")
    expect(borys.find("button", "page-people-hints-end")).to_have_count(0)
    memo, seq = lit(ada), ada.line.seq
    memo.get_by_role("button", name=ada.words("page-hint-do"), exact=True).click()
    ada.catch_up(seq + 1)
    press(ada, "page-people-hints-end")
    told_off = borys.find("dialog", "page-people").locator(".hints")
    expect(told_off).to_have_count(0)
    for person in (ada, borys):
        expect(lamp(person)).to_have_count(0)
        expect(person.find("region", "page-hint")).to_have_count(0)


@pytest.mark.parametrize("width", [1440, 1024, 360])
def test_a_hint_for_an_encounter(
    people: People, server: Serving, tmp_path: Path, width: int
) -> None:
    table = resumed(server, at_an_encounter(tmp_path)[0])
    ada = people.person(width=width)
    ada.sit_down(table)
    ada.page.locator(".told .leads").wait_for()
    expect(lamp(ada)).to_have_count(0)
    press(ada, "page-people-hints-allow")
    expect(lamp(ada)).to_be_visible()
    assert room_on_the_right(ada) <= 12  # the border of the board
    memo = lit(ada)
    expect(ada.page.locator(".told .leads")).to_be_visible()
    assert room_on_the_right(ada) <= 12
    assert violations(ada.page) == []
    seq = ada.line.seq
    memo.get_by_role("button", name=ada.words("page-hint-do"), exact=True).click()
    ada.catch_up(seq + 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_has_room_for_its_words(people: People, server: Serving, language: str) -> None:
    ada = people.person(language=language)
    ada.sit_down(surface(server))
    for width in (1440, 1024, 360):
        ada.resize(width)
        ada.choose_in_menu("page-people")
        told(ada, "page-people-hints")
        assert violations(ada.page) == [], width
        wide = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, width
        ada.page.keyboard.press("Escape")
