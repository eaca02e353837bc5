"""Demonstrations: bots play, the clerk says what and why, and one may stop and go step by step."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e.axe import violations
from e2e.people import People, Person
from fuzz.client import ask, open_table
from overseer.bench.serving import Serving
from overseer.texts.bundles import LANGUAGES


def watch(person: Person, game: str = "shelter") -> Locator:
    """Open a demonstration from home, and stop it once something was chosen."""
    person.go()
    demo = person.find("group", "page-demo")
    title = person.words(f"server-title-{game}")
    demo.get_by_role("button", name=title, exact=True).click()
    bar = person.find("region", "page-demo-bar")
    expect(bar).to_be_visible()
    bar.get_by_role("button", name=person.words("page-demo-pause")).click()
    expect(bar.get_by_role("button", name=person.words("page-demo-play"))).to_be_visible()
    return bar


def step(person: Person, bar: Locator) -> str:
    """One choice; what the clerk says of it."""
    seq = person.line.seq
    bar.get_by_role("button", name=person.words("page-demo-step")).click()
    person.catch_up(seq + 1)
    text: str = person.line.position["comment"]["text"]
    expect(bar.get_by_role("status")).to_contain_text(text)
    return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1440, 1024, 360])
def test_a_demonstration_is_stopped_and_gone_through_step_by_step(
    people: People, language: str, width: int
) -> None:
    ada = people.person(width=width, language=language)
    bar = watch(ada)
    texts = [step(ada, bar) for _ in range(4)]
    seq = ada.line.seq
    wide = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    assert violations(ada.page) == []
    for text in reversed(texts[:-1]):
        bar.get_by_role("button", name=ada.words("page-demo-back")).click()
        expect(bar.get_by_role("status")).to_contain_text(text)
    for text in texts[1:]:
        bar.get_by_role("button", name=ada.words("page-demo-step")).click()
        expect(bar.get_by_role("status")).to_contain_text(text)
    assert ada.line.seq == seq  # what was played is looked at again, not played anew
    step(ada, bar)


def test_the_bots_play_on_at_the_speed_that_is_chosen(people: People) -> None:
    ada = people.person()
    bar = watch(ada)
    bar.get_by_text(ada.words("page-demo-speed-250"), exact=True).click()
    ada.wait(lambda: ada.line.info["pace"] == 250, "the pace")
    seq = ada.line.seq
    bar.get_by_role("button", name=ada.words("page-demo-play")).click()
    ada.catch_up(seq + 8)
    bar.get_by_role("button", name=ada.words("page-demo-pause")).click()
    ada.wait(lambda: ada.line.info["paused"], "the pause")
    assert not ada.line.is_asked


def test_one_can_sit_down_and_play_on(people: People) -> None:
    ada = people.person()
    bar = watch(ada)
    seat = ada.line.position["decisions"][0]["seat"]
    name = ada.line.info["seats"][seat]["name"]
    ada.press("page-demo-sit", name=name)
    ada.wait(lambda: ada.line.is_asked, "the decision")
    expect(bar).not_to_be_visible()
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_at_the_foot_of_a_phone_it_says_that_one_watches(people: People, game: str) -> None:
    ada = people.person(width=360)
    watch(ada, game)
    tab = ada.page.get_by_role("tab").first
    expect(tab).to_have_text(ada.words(f"page-{game}-tab-watch"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_watches_can_read_it_in_the_strip(people: People, language: str) -> None:
    ada = people.person(width=1024, language=language)
    watch(ada)
    title = ada.page.locator(".strip .title")
    expect(title).to_contain_text(ada.words("page-watching-you"))
    assert title.evaluate("(title) => title.scrollWidth <= title.clientWidth")


@pytest.mark.parametrize("width", [1440, 360])
def test_fallout_is_shown_at_its_plain_table(people: People, width: int) -> None:
    ada = people.person(width=width, language="pl", plain=True)
    bar = watch(ada, "fallout")
    texts = {step(ada, bar) for _ in range(5)}
    assert len(texts) > 1
    assert violations(ada.page) == []
    # Where hands are hidden, nobody sits down to one that a bot has played.
    sit = ada.page.get_by_role("button", name=ada.words("page-demo-sit", name="").strip())
    expect(sit).not_to_be_visible()


def test_who_only_watches_hears_the_clerk_and_has_no_buttons(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["bot", "bot"], watch=True)
    zoya = people.person()
    zoya.sit_down(table, table.watch)
    bar = zoya.find("region", "page-demo-bar")
    expect(bar.get_by_role("status")).not_to_be_empty()
    expect(bar.get_by_role("button")).to_have_count(0)
    assert ask(table.api, token=table.watch).json["demo"]
