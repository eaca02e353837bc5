"""A position goes from one table to another: copied in the menu, set up on the home page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.driver import Driver
from e2e.people import People, Person
from fuzz.client import Table, open_table, play_on
from overseer.bench.serving import Serving


def copied(person: Person) -> str:
    """What the menu's dialog shows, and has put on the clipboard."""
    person.choose_in_menu("page-position-copy")
    dialog = person.find("dialog", "page-position-copy")
    expect(dialog.get_by_text(person.words("page-position-copied"))).to_be_visible()
    text = dialog.get_by_role("textbox").input_value()
    assert person.page.evaluate("navigator.clipboard.readText()") == text
    person.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    return text


def set_up(person: Person) -> Locator:
    """The form for a position, on the home page."""
    person.go("#/")
    person.page.get_by_role("button", name=person.words("page-position")).click()
    return person.find("dialog", "page-position")


def field(person: Person, dialog: Locator) -> Locator:
    return dialog.get_by_role("textbox", name=person.words("page-position-paste"))


def begin(person: Person, dialog: Locator) -> None:
    dialog.get_by_role("button", name=person.words("page-position-begin"), exact=True).click()


def arrive(person: Person, old: Table) -> Any:
    """The position of the new table, once it is told."""
    expect(person.page).to_have_url(re.compile(f"#/t/(?!{old.id})"))
    person.wait(lambda: person.line.position is not None, "the new table")
    return person.line.position


def offered(position: dict[str, Any]) -> list[dict[str, Any]]:
    """What can be chosen. Words are left out: they name people, who may be called otherwise there."""
    options = [option for each in position["decisions"] for option in each["options"]]
    return [{key: each[key] for key in each if key != "text"} for each in options]


@pytest.mark.parametrize("game", ["shelter", "fallout"])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_copied_position_is_the_same_board_at_another_table(
    people: People, server: Serving, game: str, language: str
) -> None:
    table = open_table(
        server.url, game, ["me", "here"] if game == "shelter" else ["me"], language=language
    )
    play_on(table, 17)
    ada = people.person(language=language, width=1440 if language == "en" else 360)
    ada.alter().grant_permissions(["clipboard-read", "clipboard-write"])
    ada.sit_down(table)
    ada.wait(lambda: ada.line.position is not None, "the table")
    before = ada.line.position
    text = copied(ada)
    dialog = set_up(ada)
    ada.line.position = None
    field(ada, dialog).fill(text)
    if game == "shelter":
        seat = dialog.get_by_role("listitem").nth(1)
        expect(seat.get_by_role("combobox").locator("option")).not_to_contain_text(
            [ada.words("page-seat-link")]
        )
        seat.get_by_role("combobox").select_option("here")
    expect(dialog.get_by_role("listitem")).to_have_count(len(ada.line.seats))
    begin(ada, dialog)
    after = arrive(ada, table)
    assert after["table"] == before["table"]
    assert offered(after) == offered(before)
    if game == "shelter":
        Driver(ada).play(1)


def test_a_position_of_the_past_is_copied_while_looking_back(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="4")
    play_on(table, 20)
    ada = people.person()
    ada.alter().grant_permissions(["clipboard-read", "clipboard-write"])
    ada.sit_down(table)
    now = json.loads(copied(ada))
    ada.choose_in_menu("page-replay")
    expect(ada.find("region", "page-panels-replay").get_by_role("slider")).to_be_focused()
    ada.page.keyboard.press("Home")
    expect(ada.page.get_by_text(ada.words("page-who-replay"), exact=True).first).to_be_visible()
    assert json.loads(copied(ada))["round"] < now["round"]


def test_with_two_people_there_is_nothing_to_copy_until_the_end(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "link"], options={"max_rounds": 1})
    ada = people.person()
    ada.sit_down(table)
    borys = people.person()
    borys.sit_down(table, table.links[1])
    for person in (ada, borys):
        person.press("page-menu")
        menu = person.find("dialog", "page-menu")
        expect(menu.get_by_text(person.words("page-replay"), exact=True)).to_be_visible()
        item = menu.get_by_text(person.words("page-position-copy"), exact=True)
        expect(item).to_have_count(0)
        person.page.keyboard.press("Escape")
    play_on(table)
    borys.wait(lambda: borys.line.over, "the end")
    borys.press("page-menu")
    menu = borys.find("dialog", "page-menu")
    # What is over cannot be played on; what came before can.
    expect(menu.get_by_text(borys.words("page-position-copy"), exact=True)).to_have_count(0)
    menu.get_by_text(borys.words("page-replay"), exact=True).click()
    expect(borys.find("region", "page-panels-replay").get_by_role("slider")).to_be_focused()
    borys.page.keyboard.press("Home")
    borys.alter().grant_permissions(["clipboard-read", "clipboard-write"])
    assert json.loads(copied(borys))["players"]


def test_without_a_clipboard_the_text_is_there_to_be_copied(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"])
    ada = people.person()
    ada.alter().add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined});"
        "document.execCommand = () => false"
    )
    ada.sit_down(table)
    ada.choose_in_menu("page-position-copy")
    dialog = ada.find("dialog", "page-position-copy")
    by_hand = ada.words("page-position-copy-by-hand")
    expect(dialog.get_by_text(by_hand)).to_be_visible()
    assert json.loads(dialog.get_by_role("textbox").input_value())["players"]
    dialog.get_by_role("button", name=ada.words("page-copy"), exact=True).click()
    expect(dialog.get_by_text(by_hand)).to_be_visible()


def test_what_is_wrong_is_told_in_the_form_and_nothing_else_changes(
    people: People, server: Serving, tmp_path: Path
) -> None:
    people.forgive("answer 4")
    people.forgive("Failed to load resource: the server responded with a status of 4")
    ada = people.person()
    dialog = set_up(ada)
    alert = dialog.get_by_role("alert")
    begin(ada, dialog)
    expect(alert).to_have_text(ada.words("page-position-wrong"))
    field(ada, dialog).fill("water")
    expect(alert).to_have_text(ada.words("page-position-wrong"))
    field(ada, dialog).fill("{}")
    expect(alert).to_contain_text("players")
    wrong = json.dumps({"players": [{}, {"happiness": -1}], "roun": 3})
    field(ada, dialog).fill(wrong)
    expect(alert).to_have_count(0)
    seats = dialog.get_by_role("listitem")
    expect(seats).to_have_count(2)
    seats.nth(1).get_by_role("textbox").fill("Borys")
    begin(ada, dialog)
    expect(alert).to_contain_text(ada.words("page-position-failed", reason="").strip())
    expect(alert).to_contain_text("players[1].happiness is -1")
    expect(alert).to_contain_text("did you mean 'round'?")
    expect(field(ada, dialog)).to_have_value(wrong)
    expect(seats.nth(1).get_by_role("textbox")).to_have_value("Borys")
    # A position of the other game is taken for what it is.
    right = tmp_path / "position.json"
    right.write_text(json.dumps({"survivors": [{"caps": 7}], "round": 2}))
    dialog.get_by_label(ada.words("page-position-file")).last.set_input_files(right)
    expect(dialog.get_by_text(ada.words("page-position-seats", title="Fallout"))).to_be_visible()
    expect(alert).to_have_count(0)
    begin(ada, dialog)
    ada.wait(lambda: ada.line.position is not None, "the table")
    assert ada.line.position["table"]["survivors"][0]["caps"] == 7
