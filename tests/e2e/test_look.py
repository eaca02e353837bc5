"""A pack that its author looks at: tiles, cards, the web of quests; and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import violations
from e2e.people import People, Person
from overseer.bench.serving import Serving
from overseer.content.pack import BUILT_IN
from packs.fallout_packs import TINY, write

MARKET = Path(__file__).parents[2] / "examples" / "packs" / "night-market"
OUTPOST = BUILT_IN / "fallout" / "outpost"


@pytest.fixture
def looking(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[People, Path]]:
    """People before a server that shows a pack."""
    folder = write(tmp_path / "tiny", TINY) if request.param is None else request.param
    with Serving(tmp_path / "data", look=folder) as serving, People(browser, serving.url) as crowd:
        yield crowd, folder


def _assert_no_wider_than_the_screen(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def _tab(person: Person, name: str) -> None:
    person.page.get_by_role("tab", name=person.words(f"page-look-{name}"), exact=True).click()


@pytest.mark.parametrize("looking", [OUTPOST], indirect=True)
@pytest.mark.parametrize(("width", "language"), [(1440, "en"), (360, "ru")])
def test_tiles_cards_and_web_of_a_pack(
    width: int, language: str, looking: tuple[People, Path]
) -> None:
    people, _ = looking
    ada = people.person(width=width, language=language)
    page = ada.go("#/look")
    # The tiles, each with its seven cells and its words.
    expect(page.locator("[data-tile]")).to_have_count(13)
    camp = page.locator("[data-tile=crossroads-camp]")
    expect(camp.locator(".ground")).not_to_have_count(0)
    expect(camp.get_by_role("listitem").first).to_be_visible()
    assert violations(page) == []
    _assert_no_wider_than_the_screen(page)

    _tab(ada, "cards")
    expect(page).to_have_url(re.compile("#/look/cards$"))
    expect(page.locator("article")).to_have_count(1)  # the scenario
    page.get_by_role("searchbox").fill("ламп" if language == "ru" else "lamp")
    expect(page.locator("[data-card]")).not_to_have_count(0)
    assert violations(page) == []
    _assert_no_wider_than_the_screen(page)

    _tab(ada, "web")
    if width == 360:
        expect(page.get_by_role("heading", level=2)).not_to_have_count(0)
        page.locator("section li button").first.wait_for()
        _assert_no_wider_than_the_screen(page)
    else:
        web = page.locator("svg.web")
        expect(web.locator(".quest")).to_have_count(18)
        first = web.locator(".quest").first
        first.focus()
        expect(web.locator(".way.off")).not_to_have_count(0)
        page.keyboard.press("ArrowRight")
        expect(first).not_to_be_focused()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog").locator("article")).to_be_visible()
        page.keyboard.press("Escape")
        ada.press("page-look-as-list")
        expect(page.locator("svg.web")).to_have_count(0)
    assert violations(page) == []


@pytest.mark.parametrize("looking", [None], indirect=True)
def test_a_change_is_seen_and_so_is_an_error(looking: tuple[People, Path]) -> None:
    people, folder = looking
    ada = people.person()
    page = ada.go("#/look")
    expect(page.locator("[data-tile=camp]")).to_contain_text("X")
    texts, quests = folder / "texts" / "en.ftl", folder / "quests.yaml"
    words = texts.read_text(encoding="utf-8")
    texts.write_text(words.replace("place-hut = X", "place-hut = Hovel"), encoding="utf-8")
    page.reload()
    expect(page.locator("[data-tile=camp]")).to_contain_text("Hovel")

    right = quests.read_text(encoding="utf-8")
    quests.write_text(right.replace("agenda: 1", "stage: 7"), encoding="utf-8")
    page.reload()
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text("there is no quest 7")
    expect(wrong).to_contain_text(f"{quests}:1:")
    assert violations(page) == []
    quests.write_text(right, encoding="utf-8")
    ada.press("page-look-again")
    expect(page.locator("[data-tile=camp]")).to_contain_text("Hovel")


@pytest.mark.parametrize("looking", [MARKET], indirect=True)
def test_a_pack_of_shelter_shows_its_cards(looking: tuple[People, Path]) -> None:
    people, _ = looking
    ada = people.person(width=360, language="pl")
    page = ada.go("#/look")
    expect(page.locator(".faces li")).not_to_have_count(0)
    expect(page.get_by_role("tab")).to_have_count(0)
    assert violations(page) == []
    _assert_no_wider_than_the_screen(page)


def test_a_server_that_shows_no_pack_says_how_to(people: People) -> None:
    people.forgive("404")
    page = people.person().go("#/look")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("main")).to_contain_text("overseer pack look")
