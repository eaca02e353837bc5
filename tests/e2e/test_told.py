"""Told cards in a browser: they wait to be read, stay until one goes on, and break no seal early."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import expect

import overseer
from e2e.axe import by_day_and_night, violations
from e2e.fits import settle
from e2e.people import People, Person
from fuzz.client import Table, ask, open_table
from overseer.bench.serving import Serving
from overseer.catalog.fallout.game import FalloutGame

SCENARIO = "Mile Ninety"


@cache
def fallout() -> FalloutGame:
    return cast(FalloutGame, overseer.load("fallout", ["outpost"]))


def told(key: str) -> str:
    return fallout().content.told("en", key)


def at_an_encounter(folder: Path) -> tuple[str, str]:
    """The journal of a game that asks for a lead which needs no test, and the card."""
    for seed in range(60):
        match = overseer.Match(fallout(), 1, seed=seed, names=["Ada"], max_rounds=9)
        dice = random.Random(seed)
        while (decision := match.state.decision) is not None:
            card = fallout().book.names.encounters[decision.source]
            if decision.kind == "option" and match.state.round > 1:  # its beginning has been read
                (found,) = [each for each in fallout().content.encounters if each.id == card]
                first = decision.options[0].a
                if not found.options[first].tasks and len(decision.options) > 1:
                    match.save(folder / "journal")
                    return (folder / "journal").read_text(encoding="utf-8"), f"{card} {first + 1}"
            wanted = [each for each in decision.options if each.kind == "encounter"]
            match.apply(dice.choice(wanted or list(decision.options)), int(decision.seat))
    raise AssertionError("no encounter was met")


def resumed(server: Serving, journal: str) -> Table:
    reply = ask(f"{server.url}/api/journals", {"journal": journal, "language": "en"})
    assert reply.status == 201, reply
    return Table(server.url, reply.json["table"], reply.json["token"], {}, "")


def go_on(person: Person) -> None:
    person.press("page-told-go-on")


@pytest.mark.parametrize("plain", [False, True])
def test_the_story_begins_with_its_scenario_and_is_told_once(
    people: People, server: Serving, plain: bool
) -> None:
    ada = people.person(plain=plain)
    options = {"scenario": "mile-ninety"}
    page = ada.sit_down(open_table(server.url, "fallout", ["me"], options=options))
    title = page.get_by_role("heading", name=SCENARIO)
    expect(title).to_be_visible()
    for text in told("scenario-mile-ninety").split(". "):
        assert text in " ".join(page.content().split())
    # On the board it lies beside the dossiers then, but nothing waits to be read.
    waits = ada.find("button", "page-told-go-on")
    go_on(ada)
    expect(waits).not_to_be_visible()
    page.reload()
    ada.wait(lambda: ada.line.is_asked, "the position")
    expect(page.get_by_role("banner").first).to_be_visible()
    expect(waits).not_to_be_visible()
    expect(title).to_have_count(0 if plain else 1)


@pytest.mark.parametrize("width", [1440, 1024, 360])
def test_a_lead_is_chosen_its_seal_is_broken_and_the_outcome_stays(
    people: People, server: Serving, tmp_path: Path, width: int
) -> None:
    journal, found = at_an_encounter(tmp_path)
    card, number = found.split()
    ada = people.person(width=width, touch=width == 360)
    page = ada.sit_down(resumed(server, journal))
    outcome = told(f"encounter-{card}.outcome-{number}")
    expect(page.get_by_text(told(f"encounter-{card}.lead-{number}")).first).to_be_visible()
    assert outcome not in page.content()
    assert by_day_and_night(page, ".told") == []
    page.keyboard.press(number)
    ada.press("page-told-break", number=int(number))
    expect(page.locator(".told").get_by_text(outcome)).to_be_visible()
    assert by_day_and_night(page, ".told") == []
    go_on(ada)
    expect(page.locator(".told").get_by_text(outcome)).not_to_be_visible()


# Leads that are not whole in a box which does not say that there is more below.
_HIDDEN = """
leads => leads.filter(lead => {
  const box = lead.closest('.body')
  const lower = lead.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom
  return lower > 1 && !box.classList.contains('has-more')
}).length
"""


def test_no_lead_is_hidden_without_a_sign(people: People, server: Serving, tmp_path: Path) -> None:
    journal, _ = at_an_encounter(tmp_path)
    page = people.person().sit_down(resumed(server, journal))
    leads = page.locator(".told .lead")
    expect(leads.first).to_be_visible()
    for height in range(900, 400, -50):
        page.set_viewport_size({"width": 1024, "height": height})
        settle(page)
        assert leads.evaluate_all(_HIDDEN) == 0, height
    box = page.locator(".told .body")
    expect(box).to_have_class(re.compile("has-more"))
    box.evaluate("box => box.scrollTo(0, box.scrollHeight)")
    expect(box).not_to_have_class(re.compile("has-more"))


def test_at_the_plain_table_the_story_stands_above_the_options(
    people: People, server: Serving, tmp_path: Path
) -> None:
    journal, found = at_an_encounter(tmp_path)
    card, number = found.split()
    ada = people.person(plain=True)
    page = ada.sit_down(resumed(server, journal))
    story = page.locator(".decision .story")
    expect(story).to_contain_text(told(f"encounter-{card}"))
    options = page.locator(".decision .options")
    above, below = story.bounding_box(), options.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    options.get_by_role("button").first.click()
    outcome = page.locator(".told").get_by_text(told(f"encounter-{card}.outcome-{number}"))
    expect(outcome).to_be_visible()
    assert violations(page) == []
    go_on(ada)
    expect(outcome).not_to_be_visible()
