"""A game against bots: taken back, played again, loaded, and shared with a friend."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.axe import violations
from e2e.driver import Driver
from e2e.people import People, Person
from fuzz.client import Table, ask, open_table
from overseer.bench.serving import Serving


def journal_of(table: Table) -> str:
    return ask(f"{table.api}/journal", token=table.host).text


def take_back(person: Person, button: str) -> None:
    done = person.line.done
    person.press(button)
    person.wait(lambda: person.line.done > done and person.line.is_asked, "the undo")


@pytest.mark.parametrize("plain", [False, True])
def test_undo_goes_back_to_my_last_decision_whatever_bots_did(
    people: People, server: Serving, plain: bool
) -> None:
    table = open_table(server.url, "shelter", ["me", "bot", "bot"], seed="4")
    ada = people.person(plain=plain)
    ada.sit_down(table)
    ada.wait(lambda: ada.line.is_asked, "a decision")
    before = ada.line.position["table"]
    Driver(ada, seed=1).move()
    ada.wait(lambda: ada.line.is_asked, "the next decision")
    while ada.line.position["table"] != before:
        take_back(ada, "page-undo" if plain else "page-shelter-undo")
    assert " rewind " in journal_of(table)


def test_everybody_keeps_the_own_emblem_in_a_rematch(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"], options={"max_rounds": 1})
    ada = people.person()
    ada.sit_down(table)
    Driver(ada, seed=2).play()
    ada.choose_in_menu("page-rematch")
    ada.wait(lambda: ada.line.seats == [1] and ada.line.info["status"] == "playing", "a rematch")
    tags = ada.page.locator(".tag.p-lantern")
    expect(tags.first).to_contain_text("Ada")
    expect(ada.page.locator(".tag.p-umbrella").first).to_contain_text("Borys")


def test_a_journal_is_loaded_with_its_bots_or_with_others(
    people: People, server: Serving, tmp_path: Path
) -> None:
    table = open_table(server.url, "shelter", ["bot", "me", "bot"])
    file = tmp_path / "game.journal"
    file.write_text(journal_of(table), encoding="utf-8")
    ada = people.person(language="ru")
    page = ada.go()
    page.get_by_label(ada.words("page-journal-load")).set_input_files(file)
    dialog = ada.find("dialog", "page-journal-load")
    rows = dialog.get_by_role("listitem")
    expect(rows).to_have_count(3)
    kinds = [rows.nth(seat).get_by_role("combobox").input_value() for seat in range(3)]
    assert kinds == ["bot:random", "me", "bot:random"]
    assert violations(page) == []
    rows.nth(2).get_by_role("combobox").select_option("here")
    dialog.get_by_role("button", name=ada.words("page-journal-go-on")).click()
    ada.wait(lambda: ada.line.info is not None, "the table")
    assert [each["kind"] for each in ada.line.info["seats"]] == ["bot", "me", "here"]
    assert [each["name"] for each in ada.line.info["seats"]] == ["Ada", "Borys", "Wiera"]


@pytest.mark.parametrize("width", [1440, 1024, 360])
def test_a_level_is_explained_where_it_is_chosen(people: People, width: int) -> None:
    ada = people.person(width=width, language="ru")
    page = ada.go()
    seats = page.get_by_role("list", name=ada.words("page-seats")).get_by_role("combobox")
    expect(seats.first).not_to_have_attribute("aria-describedby", re.compile("."))
    for level in ("easy", "master", "builder"):
        seats.nth(1).select_option(f"bot:{level}")
        told = ada.words(f"server-bot-{level}.help")
        expect(seats.nth(1)).to_have_accessible_description(told)
        expect(page.get_by_text(told, exact=True)).to_be_visible()
    groups = [ada.words(f"page-seat-{name}") for name in ("levels", "characters")]
    labels = seats.nth(1).evaluate(
        "(list) => [...list.querySelectorAll('optgroup')].map((g) => g.label)"
    )
    assert labels == groups
    assert violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(("game", "width"), [("shelter", 1440), ("fallout", 360)])
def test_a_friend_is_invited_into_the_seat_of_a_bot(
    people: People, server: Serving, game: str, width: int
) -> None:
    table = open_table(server.url, game, ["me", "bot", "bot"])
    ada, zoya = people.person(width=width), people.person(width=width)
    ada.sit_down(table)
    ada.choose_in_menu("page-people")
    dialog = ada.find("dialog", "page-people")
    seat = dialog.get_by_role("listitem").filter(has_text="Borys")
    seat.get_by_role("button", name=ada.words("page-seat-give")).click()
    ada.press("page-give-yes")
    label = ada.words("page-link-seat", name="Borys")
    field = dialog.get_by_role("textbox", name=label)
    expect(field).to_be_visible()
    code = dialog.get_by_role("img", name=ada.words("page-qr-of", what=label))
    expect(code).not_to_be_visible()
    dialog.get_by_role("button", name=ada.words("page-qr-what", what=label)).click()
    expect(code).to_be_visible()
    assert violations(ada.page) == []
    zoya.page.goto(field.input_value())
    zoya.page.get_by_role("textbox").fill("Zoya")
    zoya.press("page-join-sit")
    zoya.wait(lambda: zoya.line.seats == [1], "the seat")
    ada.wait(lambda: ada.line.info["seats"][1]["name"] == "Zoya", "the news")


def test_a_link_goes_to_the_share_sheet_where_there_is_one(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"])
    ada = people.person()
    ada.alter().add_init_script(
        "navigator.share = (data) => { window.shared = data.url; return Promise.resolve() }"
    )
    ada.sit_down(table)
    ada.choose_in_menu("page-people")
    dialog = ada.find("dialog", "page-people")
    seat = dialog.get_by_role("listitem").filter(has_text="Borys")
    seat.get_by_role("button", name=ada.words("page-seat-give")).click()
    ada.press("page-give-yes")
    label = ada.words("page-link-seat", name="Borys")
    ada.press("page-share-what", what=label)
    link = dialog.get_by_role("textbox", name=label).input_value()
    assert ada.page.evaluate("() => window.shared") == link
    # One's own link is for nobody else.
    expect(ada.find("button", "page-share-what", what=ada.words("page-link-mine"))).to_have_count(0)
