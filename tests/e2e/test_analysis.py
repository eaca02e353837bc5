"""The analysis on the page: at the ending and at the replay, of both games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.axe import violations
from e2e.people import People, Person
from fuzz.client import Table, open_table, play_on
from overseer.bench.serving import Serving
from overseer.texts.bundles import LANGUAGES


def over(server: Serving, game: str) -> Table:
    """A finished game of people who choose at random."""
    seats = ["me", "here"] if game == "shelter" else ["me", "link"]
    table = open_table(server.url, game, seats, options={"max_rounds": 4})
    play_on(table)
    return table


def analysed(person: Person) -> None:
    person.press("page-hint-analysis-begin")
    expect(person.page.locator(".analysis .chart svg")).to_be_visible(timeout=60_000)


@pytest.mark.parametrize("game", ["shelter", "fallout"])
@pytest.mark.parametrize(
    ("width", "language"), list(zip([1440, 1024, 360], LANGUAGES, strict=True))
)
def test_a_game_is_looked_back_over(
    people: People, server: Serving, game: str, width: int, language: str
) -> None:
    ada = people.person(width=width, language=language)
    ada.sit_down(over(server, game))
    analysed(ada)
    part = ada.page.locator(".analysis")
    assert violations(ada.page, ".analysis") == []
    assert ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    letters = part.locator(".chart .letter")
    slips = part.locator(".slips > li")
    assert letters.count() <= 3
    assert letters.count() > 0 or game == "fallout"  # where a turn seldom decides
    expect(slips).to_have_count(letters.count())
    # What a choice has lost is said in words and drawn at its letter.
    expect(part.locator(".chart .fall")).to_have_count(letters.count())
    for slip in slips.all():
        expect(slip.locator(".change > b")).to_have_text(re.compile(r"\d+\s?%, .+ \d+\s?%"))
    part.get_by_text(ada.words("page-hint-analysis-table")).click()
    expect(part.get_by_role("table")).to_be_visible()
    # A letter leads to its move, where the curves stand below the film.
    if letters.count() > 0:
        letters.first.click()
    else:
        ada.press("page-panels-look-back")
    replay = ada.find("region", "page-panels-replay")
    expect(replay).to_be_visible()
    replay.get_by_text(ada.words("page-hint-analysis"), exact=True).click()
    expect(replay.locator("svg[role=img]")).to_be_visible(timeout=60_000)
    assert violations(ada.page, ".replay") == []
    at = replay.locator(".at").inner_text()
    if replay.locator(".chart .letter").count() > 1:
        replay.locator(".chart .letter").last.click()
        expect(replay.locator(".at")).not_to_have_text(at)


def drawn(chances: list[list[float]]) -> dict[str, Any]:
    """An analysis of a short game, with a choice in each round."""
    points = [
        {"line": 10 + move, "round": move, "move": move, "chances": each}
        for move, each in enumerate(chances, 1)
    ]
    analysis = {"moves": len(points), "points": points, "slips": [], "estimate": "Roughly."}
    return {"done": 100, "analysis": analysis}


def test_what_goes_to_nobody_is_told_in_numbers_too(people: People, server: Serving) -> None:
    ada = people.person()
    table = over(server, "shelter")
    told = drawn([[50, 49.8], [40, 30]])
    ada.alter().route("**/analysis?*", lambda route: route.fulfill(json=told))
    ada.sit_down(table)
    analysed(ada)
    part = ada.page.locator(".analysis")
    part.get_by_text(ada.words("page-hint-analysis-table")).click()
    heads = part.get_by_role("columnheader")
    expect(heads.last).to_have_text(ada.words("page-hint-analysis-nobody"))
    rows = part.get_by_role("row")
    expect(rows.nth(1).get_by_role("cell")).to_have_text(["50%", "50%", "0%"])
    expect(rows.nth(2).get_by_role("cell")).to_have_text(["40%", "30%", "30%"])
    told.update(drawn([[50, 49.8], [60, 40]]))  # where somebody always wins
    ada.forget()
    ada.sit_down(table)
    analysed(ada)
    part.get_by_text(ada.words("page-hint-analysis-table")).click()
    expect(heads).to_have_count(3)


def test_the_focus_follows_from_the_button_to_the_curves(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(over(server, "shelter"))
    refusal = {"error": {"code": "too-frequent", "message": "Too many requests"}}
    people.forgive("429")
    ada.alter().route("**/analysis?*", lambda route: route.fulfill(status=429, json=refusal))
    button = ada.page.get_by_role("button", name=ada.words("page-hint-analysis-begin"))
    button.press("Enter")
    part = ada.page.locator(".analysis")
    expect(part.get_by_role("status")).to_be_focused()
    ada.alter().unroute("**/analysis?*")
    expect(part.locator(".chart svg")).to_be_focused(timeout=60_000)


def test_it_is_told_anew_in_another_language(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(over(server, "shelter"))
    analysed(ada)
    ada.speak("pl", "Polski")
    expect(ada.page.locator(".analysis .note").first).to_contain_text("kreska ołówkiem")


def test_where_others_come_first_it_says_so_and_waits(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(over(server, "shelter"))
    refusal = {"error": {"code": "too-frequent", "message": "Too many requests"}}
    people.forgive("429")
    ada.alter().route("**/analysis?*", lambda route: route.fulfill(status=429, json=refusal))
    ada.press("page-hint-analysis-begin")
    part = ada.page.locator(".analysis")
    expect(part.get_by_role("status")).to_have_text(ada.words("page-hint-analysis-waits"))
    ada.alter().unroute("**/analysis?*")
    expect(part.locator(".chart svg")).to_be_visible(timeout=60_000)
