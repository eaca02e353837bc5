"""The hint lamp: off by default, by mouse and keyboard, on both boards, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.axe import violations
from e2e.people import People, Person
from fuzz.client import Client, Table, open_table, play_on
from overseer.bench.serving import Serving
from overseer.texts.bundles import LANGUAGES

WIDTHS = [1440, 1024, 360]


def shelter(server: Serving, **more: Any) -> Table:
    table = open_table(server.url, "shelter", ["me", "here"], seed="8", **more)
    play_on(table, 46, seed=2)
    return table


def surface(server: Serving) -> Table:
    """A turn of Fallout after the first steps; alone, since bots take their time."""
    table = open_table(server.url, "fallout", ["me"], seed="8", hints=True)
    with Client(table, table.host) as client:
        for _ in range(14):
            while client.decision() is None:
                client.hear("position")
            decision = client.decision()
            client.up_to(client.move(decision["default"], decision["seat"])["seq"])
    return table


def lamp(person: Person) -> Locator:
    return person.page.locator('button[aria-keyshortcuts="a"]')


def lit(person: Person) -> Locator:
    """Turn the lamp on; the memo with its answer."""
    expect(lamp(person)).to_have_attribute("aria-pressed", "false")
    lamp(person).click()
    memo = person.find("region", "page-hint")
    expect(memo.locator(".pips")).to_be_visible()
    return memo


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_the_shelter(people: People, server: Serving, language: str) -> None:
    ada = people.person(language=language)
    for width in WIDTHS:
        ada.resize(width)
        ada.sit_down(shelter(server, hints=True))
        memo = lit(ada)
        assert violations(ada.page) == [], width
        wide = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, width
        expect(ada.page.locator(".space.hinted")).to_have_count(1)
        seq = ada.line.seq
        memo.get_by_role("button", name=ada.words("page-hint-show-second")).click()
        expect(memo.get_by_role("heading")).to_have_text(ada.words("page-hint-second"))
        memo.get_by_role("button", name=ada.words("page-hint-do"), exact=True).click()
        ada.catch_up(seq + 1)
        ada.forget()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_on_the_surface(people: People, server: Serving, language: str) -> None:
    ada = people.person(language=language)
    for width in WIDTHS:
        ada.resize(width)
        ada.sit_down(surface(server))
        memo = lit(ada)
        assert violations(ada.page) == [], width
        seq = ada.line.seq
        memo.get_by_role("button", name=ada.words("page-hint-do"), exact=True).click()
        ada.catch_up(seq + 1)
        ada.forget()


def test_the_lamp_is_there_only_where_it_is_allowed(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(shelter(server))
    ada.find("region", "page-shelter-orders").wait_for()
    expect(lamp(ada)).to_have_count(0)


def test_the_lamp_obeys_the_keyboard_and_goes_out(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(shelter(server, hints=True))
    expect(lamp(ada)).to_be_visible()
    ada.page.keyboard.press("a")
    memo = ada.find("region", "page-hint")
    expect(memo.locator(".pips")).to_be_visible()
    memo.get_by_role("button", name=ada.words("page-hint-lamp-off")).press("Enter")
    expect(memo).to_have_count(0)
    expect(ada.page.locator(".hinted")).to_have_count(0)


def test_the_lamp_is_not_offered_where_nothing_can_be_decided(
    people: People, server: Serving
) -> None:
    ada = people.person()
    ada.sit_down(surface(server))
    expect(lamp(ada)).to_be_visible()
    ada.choose_in_menu("page-replay")
    ada.press("page-panels-replay-back")
    expect(lamp(ada)).to_have_count(0)
    ada.page.keyboard.press("a")
    ada.press("page-panels-replay-present")
    expect(lamp(ada)).to_have_attribute("aria-pressed", "false")


def test_whoever_opens_a_table_allows_hints(people: People) -> None:
    ada = people.person()
    ada.go()
    ada.page.get_by_text(ada.words("page-options"), exact=True).click()
    ada.page.get_by_label(ada.words("page-hints")).check()
    ada.press("page-request-open")
    expect(lamp(ada)).to_be_visible()
    assert ada.page.evaluate("() => document.title")
