"""Fallout on its board and at the plain table: whole games, and two people with one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.driver import Driver
from e2e.people import People, Person
from fuzz.client import Client, Table, open_table
from overseer.bench.serving import Serving


def test_a_whole_game_at_the_plain_table(people: People, server: Serving) -> None:
    # With this seed somebody without a plan wins early.
    table = open_table(server.url, "fallout", ["me"], seed="5")
    ada = people.person(plain=True)
    page = ada.sit_down(table)
    expect(ada.find("heading", "page-plain-table")).to_be_attached()
    assert Driver(ada).play() > 100
    ada.press("page-ending-go")
    expect(ada.find("heading", "page-panels-standings")).to_be_visible()
    expect(page.get_by_role("table").first.get_by_role("columnheader")).to_have_count(1)


@pytest.mark.parametrize(
    ("width", "touch", "language"), [(1440, False, "en"), (1024, False, "ru"), (360, True, "pl")]
)
def test_some_rounds_alone_on_the_board(
    people: People, server: Serving, width: int, touch: bool, language: str
) -> None:
    table = open_table(server.url, "fallout", ["me"], seed="5")
    ada = people.person(width=width, touch=touch, language=language)
    ada.sit_down(table)
    driver = Driver(ada, seed=1)
    while not ada.line.over and (ada.line.position or {"round": 0})["round"] < 4:
        driver.move()
    assert ada.line.done > 8


def test_a_game_with_bots_on_the_board(people: People, server: Serving) -> None:
    table = open_table(server.url, "fallout", ["me", "bot", "bot", "bot"], seed="5")
    ada = people.person()
    ada.sit_down(table)
    driver = Driver(ada, seed=2)
    driver.play(moves=25)
    assert ada.line.done >= 25 or ada.line.over


def test_two_people_at_one_screen_never_see_each_others_hands(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "fallout", ["me", "here"], options={"first_player": 0})
    pair = people.person(plain=True)
    page = pair.sit_down(table)
    driver = Driver(pair, seed=3)
    ready = page.get_by_role("button", name=pair.pattern("page-pass-ready"))
    passed = 0
    while passed < 4:
        hands = _hands(table)
        if not pair.line.is_asked:
            expect(ready).to_be_visible()
            passed += 1
            assert _seen(pair, hands[0] | hands[1]) == set()
            ready.click()
            expect(ready).not_to_be_visible()
        seat = pair.line.position["seat"]
        assert _seen(pair, hands[1 - seat]) == set()
        assert _seen(pair, hands[seat]) == hands[seat]
        driver.move()


def _hands(table: Table) -> list[set[str]]:
    """The names of the agendas that each of the two holds, as the server tells only them."""
    hands = []
    with Client(table, table.host, plain=True) as client:
        for seat in (0, 1):
            client.send({"type": "look", "seat": seat})
            client.hear("position")
            survivors = next(
                part for part in client.position["outline"] if part["title"] == "Survivors"
            )
            own = survivors["parts"][0].get("parts", [])
            agendas = [line for part in own if "agendas" in part["title"] for line in part["lines"]]
            hands.append({line.partition(":")[0] for line in agendas if ":" in line})
    return hands


def _seen(person: Person, cards: set[str]) -> set[str]:
    """Those of some cards whose names are anywhere in the page, shown or not."""
    content = person.page.content()
    return {card for card in cards if card in content}
