"""The ending: the score sheet by source, and moments that are looked at and shared."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from e2e.people import People, Person
from fuzz.client import Table, open_table, play_on
from overseer.bench.serving import Serving

SHORT = {"max_rounds": 5}


def over(server: Serving, **more: Any) -> Table:
    """A table whose game is over, with a friend at it."""
    table = open_table(server.url, "shelter", ["me", "link"], options=SHORT, **more)
    play_on(table)
    return table


def alone(server: Serving) -> Table:
    """A table whose game is over, and went the same way as always."""
    table = open_table(server.url, "shelter", ["me", "here"], seed="8", options={"max_rounds": 9})
    play_on(table)
    return table


def _look_at_a_point(person: Person) -> None:
    """Open the first source that gave something, and go to the first moment that it names."""
    sheet = _sheet(person)
    source = sheet.locator("button[aria-expanded]").first
    source.focus()
    person.page.keyboard.press("Enter")
    expect(source).to_have_attribute("aria-expanded", "true")
    sheet.locator("button.deed").first.click()
    expect(person.find("region", "page-panels-replay")).to_be_visible()


def _sheet(person: Person) -> Locator:
    sheet = person.page.get_by_role("table", name=person.words("page-panels-sheet"))
    sheet.wait_for()
    return sheet


def _numbers(row: Locator) -> list[int]:
    cells = row.get_by_role("cell").all_inner_texts()
    return [int(cell.split(",")[0].strip().replace("\N{MINUS SIGN}", "-")) for cell in cells]


def test_the_sources_add_up_on_the_page(people: People, server: Serving) -> None:
    ada = people.person(width=360)
    ada.sit_down(over(server))
    sheet = _sheet(ada)
    rows = sheet.locator("tbody").first.locator("tr:not(.entries)").all()
    totals = _numbers(sheet.locator("tr.total"))
    assert [sum(column) for column in zip(*map(_numbers, rows), strict=True)] == totals
    standings = sorted(ada.line.position["outcome"]["standings"], key=lambda each: each["place"])
    assert totals == [each["score"] for each in standings]


def test_a_point_leads_to_its_moment(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(alone(server))
    _look_at_a_point(ada)
    # And back.
    ada.press("page-panels-replay-close")
    ada.press("page-ending-go")
    _sheet(ada)


def test_a_shared_moment_opens_the_table_there_to_look_at_only(
    people: People, server: Serving
) -> None:
    table = alone(server)
    ada, wiera = people.person(), people.person(width=360)
    ada.sit_down(table)
    _look_at_a_point(ada)
    ada.press("page-panels-share")
    dialog = ada.find("dialog", "page-panels-share")
    field = dialog.get_by_role("textbox", name=ada.words("page-panels-share-link"))

    # Without a link to watch it opens for those alone who know the table.
    bare = field.input_value()
    assert table.host not in bare
    assert bare.split("#")[1].startswith(f"/t/{table.id}@")
    line = bare.split("@")[1]
    dialog.get_by_role("button", name=ada.words("page-panels-share-open")).click()
    expect(field).not_to_have_value(bare)
    link = field.input_value()
    assert table.host not in link
    ada.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()

    wiera.page.goto(link)
    expect(wiera.find("region", "page-panels-replay")).to_be_visible()
    expect(wiera.page.get_by_text(f"line {line}")).to_be_visible()
    assert wiera.line.seats == []
    # What the address shows to who looks over one's shoulder is no key.
    assert wiera.page.url.endswith(f"#/t/{table.id}")
    # A watcher can hand on what they were given.
    wiera.press("page-panels-share")
    shared = wiera.page.get_by_role("textbox", name=wiera.words("page-panels-share-link"))
    assert shared.input_value() == link


def test_who_plays_stays_who_they_are_when_they_follow_a_shared_moment(
    people: People, server: Serving
) -> None:
    table = over(server, watch=True)
    borys = people.person()
    borys.sit_down(table, table.links[1])
    _sheet(borys)
    for token in ("", f"/{table.watch}"):
        borys.page.goto(f"{server.url}/#/t/{table.id}@20{token}")
        expect(borys.find("region", "page-panels-replay")).to_be_visible()
        assert borys.line.seats == [1]
        borys.press("page-panels-replay-close")
    borys.press("page-ending-go")
    # The friend has no link to watch, and their own is a secret.
    borys.press("page-panels-share")
    link = borys.page.get_by_role("textbox", name=borys.words("page-panels-share-link"))
    assert table.links[1] not in link.input_value()
    assert borys.find("button", "page-panels-share-open").count() == 0


def test_a_moment_that_is_not_there_is_refused_in_words(people: People, server: Serving) -> None:
    people.forgive("answer 422")
    people.forgive("Failed to load resource: the server responded with a status of 422")
    table = over(server)
    ada = people.person()
    ada.page.goto(f"{server.url}/#/t/{table.id}@99999/{table.host}")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    _sheet(ada)
