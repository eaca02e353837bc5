"""Three languages: each from the front page on, and switched in the middle of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from e2e.driver import Driver
from e2e.people import People
from fuzz.client import open_table
from overseer.bench.serving import Serving

OWN_NAMES = {"en": "English", "pl": "Polski", "ru": "Русский"}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
IDS = re.compile(r"\bpage-[a-z-]+")  # what the page shows for words that a language lacks


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_the_language_is_switched_in_play(game: str, people: People, server: Serving) -> None:
    table = open_table(server.url, game, ["me", "bot"], seed="8")
    ada = people.person()
    page = ada.sit_down(table)
    driver = Driver(ada)
    for language in ("pl", "ru", "en", "pl"):
        ada.speak(language, OWN_NAMES[language])
        driver.play(3)
        words = page.get_by_role("main").first.inner_text()
        assert IDS.findall(words) == []
        assert bool(CYRILLIC.search(words)) == (language == "ru")


@pytest.mark.parametrize("language", ["pl", "ru"])
def test_a_short_game_in_another_language(language: str, people: People) -> None:
    ada = people.person(language=language)
    page = ada.go()
    page.get_by_text(ada.words("page-options"), exact=True).click()
    page.get_by_label(ada.words("shelter-option-name-max-rounds")).fill("1")
    ada.press("page-request-open")
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    Driver(ada).play()
    ada.press("page-ending-go")
    expect(ada.find("heading", "page-panels-standings")).to_be_visible()
    words = page.locator("body").inner_text()
    assert IDS.findall(words) == []
