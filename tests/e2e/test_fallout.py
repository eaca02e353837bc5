"""Fallout on its board and at the plain table: whole games, and two people with one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.driver import Driver
from e2e.people import People, Person
from fuzz.client import Client, Table, open_table
from overseer.bench.serving import Serving


def test_a_short_game_at_the_plain_table(people: People, server: Serving) -> None:
    options = {"scenario": "mile-ninety", "max_rounds": 4}
    table = open_table(server.url, "fallout", ["me"], seed="5", options=options)
    ada = people.person(plain=True)
    page = ada.sit_down(table)
    expect(ada.find("heading", "page-plain-table")).to_be_attached()
    assert Driver(ada).play() > 10
    ada.press("page-ending-go")
    expect(ada.find("heading", "page-panels-hands")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Ada").first).to_be_visible()


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


def test_a_game_of_four_seats_with_bots_to_its_ending(people: People, server: Serving) -> None:
    seats = ["me", "bot", "bot", "bot"]
    table = open_table(server.url, "fallout", seats, seed="5", options={"max_rounds": 2})
    ada = people.person()
    ada.sit_down(table)
    assert Driver(ada, seed=2).play() > 2
    ada.press("page-ending-go")
    expect(ada.find("heading", "page-panels-hands")).to_be_visible()


@pytest.mark.parametrize("plain", [True, False])
def test_people_at_one_screen_never_see_each_others_hands(
    people: People, server: Serving, plain: bool
) -> None:
    seats = ["me", "here"] if plain else ["me", "here", "here"]
    table = open_table(server.url, "fallout", seats, options={"first_player": 0})
    group = people.person(plain=plain)
    page = group.sit_down(table)
    driver = Driver(group, seed=3)
    ready = page.get_by_role("button", name=group.pattern("page-pass-ready"))
    passed = 0
    while passed < 2 * len(seats):
        hands = _hands(table, len(seats))
        if not group.line.is_asked:
            expect(ready).to_be_visible()
            passed += 1
            assert _seen(group, set().union(*hands)) == set()
            ready.click()
            expect(ready).not_to_be_visible()
        seat = group.line.position["seat"]
        others = set().union(*(hand for other, hand in enumerate(hands) if other != seat))
        assert _seen(group, others - hands[seat]) == set()
        assert _seen(group, hands[seat]) == hands[seat]
        driver.move()


def _hands(table: Table, players: int) -> list[set[str]]:
    """The names of the agendas that each of them holds, as the server tells only them."""
    hands = []
    with Client(table, table.host) as client:
        faces = dict(client.position["faces"])
        for seat in range(players):
            client.send({"type": "look", "seat": seat})
            client.hear("position")
            faces |= client.position["faces"]
            held = client.position["table"]["survivors"][seat]["hand"]
            hands.append({faces[f"agenda:{each['agenda']}"]["name"] for each in held})
    return hands


def _seen(person: Person, cards: set[str]) -> set[str]:
    """Those of some cards whose names are anywhere in the page, shown or not."""
    content = person.page.content()
    return {card for card in cards if card in content}
