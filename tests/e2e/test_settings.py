"""Settings: in one place, at home and at a table, and kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e.axe import violations
from e2e.people import People, Person
from fuzz.client import open_table
from overseer.bench.serving import Serving
from overseer.texts.bundles import LANGUAGES

SWITCHES = ("confirm", "undo", "motion", "sound", "keys")
CHOICES = ("page-theme-night", "page-size-large", "page-pace-250")


def opened(person: Person) -> Locator:
    """The settings, which are open: all of them are there."""
    dialog = person.find("dialog", "page-settings")
    expect(dialog).to_be_visible()
    for key in SWITCHES:
        expect(dialog.get_by_role("checkbox", name=person.words(f"page-set-{key}"))).to_be_visible()
    for key in CHOICES:
        expect(dialog.get_by_text(person.words(key), exact=True)).to_be_visible()
    return dialog


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1440, 360])
def test_they_are_reached_from_home_and_from_a_table_and_are_the_same(
    people: People, server: Serving, language: str, width: int
) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"])
    ada = people.person(width=width, language=language)
    page = ada.go()
    ada.press("page-settings")
    dialog = opened(ada)
    assert violations(page) == []
    dialog.get_by_text(ada.words("page-theme-night"), exact=True).click()
    dialog.get_by_text(ada.words("page-size-large"), exact=True).click()
    dialog.get_by_role("checkbox", name=ada.words("page-set-confirm")).check()
    ada.sit_down(table)
    page.reload()
    for attribute, value in (("data-theme", "night"), ("data-size", "large")):
        expect(page.locator("html")).to_have_attribute(attribute, value)
    ada.choose_in_menu("page-settings")
    confirm = opened(ada).get_by_role("checkbox", name=ada.words("page-set-confirm"))
    expect(confirm).to_be_checked()


@pytest.mark.parametrize(("wanted", "undo"), [(True, "free"), (False, "fair")])
def test_who_does_not_want_to_take_back_freely_does_not(
    people: People, wanted: bool, undo: str
) -> None:
    ada = people.person(undo=wanted)
    ada.go()
    ada.press("page-request-open")
    ada.wait(lambda: ada.line.is_asked, "a table")
    assert ada.line.info["undo"] == undo
