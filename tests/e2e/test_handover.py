"""Seats that change hands, as the people at the table see it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.axe import by_day_and_night
from e2e.people import People, Person
from fuzz.client import Table, open_table
from overseer.bench.serving import Serving
from overseer.texts.bundles import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [1440, 360])
def test_a_friend_s_hidden_hand_goes_to_somebody_new_when_the_friend_agrees(
    people: People, server: Serving, language: str, width: int
) -> None:
    table = open_table(server.url, "fallout", ["me", "link"])
    ada, borys = (people.person(width=width, language=language) for _ in range(2))
    ada.sit_down(table)
    borys.sit_down(table, table.links[1])
    address = _give_away(ada, "Borys", "page-seat-link-new")
    expect(borys.page.get_by_text(borys.words("page-handover", name="Borys"))).to_be_visible()

    zoya = people.person(width=width, language=language)
    people.forgive("409")
    zoya.page.goto(address)
    _sit(zoya, "Zoya")
    expect(zoya.page.get_by_role("alert")).to_contain_text(re.compile(r"\b10\b"))
    assert zoya.line.seats == []

    borys.press("page-handover-agree")
    zoya.press("page-join-sit")
    expect(zoya.page.locator("main.surface")).to_be_attached()
    zoya.wait(lambda: zoya.line.seats == [1], "the seat")
    assert zoya.line.position["seat"] == 1
    expect(borys.find("heading", "page-rejected")).to_be_visible()
    taken = ada.words("server-notice-taken", name="Borys", other="Zoya")
    expect(ada.page.get_by_text(taken).first).to_be_visible()
    # Whoever follows the link again in the same browser comes to the same seat.
    zoya.page.goto("about:blank")
    zoya.page.goto(address)
    zoya.wait(lambda: zoya.line.seats == [1], "the seat again")


def test_a_friend_objects_and_everything_stays(people: People, server: Serving) -> None:
    table = open_table(server.url, "fallout", ["me", "link"])
    ada, borys = people.person(), people.person()
    ada.sit_down(table)
    borys.sit_down(table, table.links[1])
    _give_away(ada, "Borys", "page-seat-link-new")
    borys.press("page-handover-object")
    refused = ada.words("server-notice-refused", name="Borys", other="Borys")
    for person in (ada, borys):
        expect(person.page.get_by_text(refused).first).to_be_visible()
        expect(person.find("button", "page-handover-object")).not_to_be_visible()
    assert borys.line.seats == [1]


def test_a_friend_takes_the_own_seat_back_from_a_bot(people: People, server: Serving) -> None:
    table = open_table(server.url, "fallout", ["me", "link"])
    ada, borys = people.person(), people.person()
    ada.sit_down(table)
    borys.sit_down(table, table.links[1])
    borys.wait(lambda: borys.line.info is not None, "Borys to be at the table")
    row = _row(ada, "Borys")
    row.get_by_role("button", name=ada.words("page-seat-replace")).click()
    expect(
        borys.page.get_by_text(borys.words("server-notice-stands-in", name="Borys"))
    ).to_be_visible()
    _row(borys, "Borys").get_by_role("button", name=borys.words("page-seat-take")).click()
    expect(row.get_by_text(ada.words("page-presence-here"))).to_be_visible()


def test_the_link_of_a_hidden_hand_is_used_once(people: People, server: Serving) -> None:
    table: Table = open_table(server.url, "fallout", ["me", "link"], start=False)
    ada, borys, spy = people.person(), people.person(), people.person()
    ada.sit_down(table)
    invitation = table.links[1]
    borys.sit_down(table, invitation)
    _sit(borys, "Borys")
    expect(borys.find("heading", "page-lobby")).to_be_visible()
    ada.press("page-lobby-start")
    borys.wait(lambda: borys.line.seats == [1], "the seat")
    spy.sit_down(table, invitation)
    expect(spy.find("heading", "page-rejected")).to_be_visible()
    link = _row(ada, "Borys").get_by_role("textbox")
    assert link.count() == 0  # there is nothing left to hand on


@pytest.mark.parametrize("width", [1440, 360])
def test_axe_objects_to_nothing(people: People, server: Serving, width: int) -> None:
    table = open_table(server.url, "fallout", ["me", "link", "bot"])
    ada, borys = (people.person(width=width) for _ in range(2))
    ada.sit_down(table)
    borys.sit_down(table, table.links[1])
    row = _row(ada, "Wiera")
    row.get_by_role("button", name=ada.words("page-seat-give")).click()
    question = ada.find("dialog", "page-give", name="Wiera")
    expect(question).to_be_visible()
    found = by_day_and_night(ada.page)
    question.get_by_role("button", name=ada.words("page-give-yes")).click()
    expect(row.get_by_role("textbox")).to_be_visible()
    found += by_day_and_night(ada.page)
    expect(borys.find("button", "page-handover-agree")).to_be_visible()
    found += by_day_and_night(borys.page)
    zoya = people.person(width=width)
    zoya.page.goto(row.get_by_role("textbox").input_value())
    expect(zoya.find("heading", "page-join")).to_be_visible()
    found += by_day_and_night(zoya.page)
    borys.press("page-handover-object")
    borys.choose_in_menu("page-people")
    found += by_day_and_night(borys.page)
    assert found == []


def _row(person: Person, name: str) -> Locator:
    person.choose_in_menu("page-people")
    dialog = person.find("dialog", "page-people")
    return dialog.locator(".seats").get_by_role("listitem").filter(has_text=name)


def _give_away(host: Person, name: str, button: str) -> str:
    """Make a new link to a seat, having read what it does; gives its address."""
    row = _row(host, name)
    row.get_by_role("button", name=host.words(button)).click()
    question = host.find("dialog", "page-give", name=name)
    expect(question.get_by_text(host.words("page-give-told"))).to_be_visible()
    question.get_by_role("button", name=host.words("page-give-yes")).click()
    address = row.get_by_role("textbox").input_value()
    host.page.keyboard.press("Escape")
    return address


def _sit(person: Person, name: str) -> None:
    person.page.get_by_role("textbox", name=person.words("page-join-name")).fill(name)
    person.press("page-join-sit")
