"""Taking back, looking back, going on from an earlier moment, and journals."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from e2e.driver import Driver
from e2e.people import People, Person
from fuzz.client import ask, open_table, play_on
from overseer.bench.serving import Serving


def test_a_move_is_taken_back(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="4", undo="free")
    ada = people.person()
    page = ada.sit_down(table)
    undo = page.get_by_role("button", name=ada.words("page-shelter-undo"), exact=True)
    expect(undo).to_be_disabled()
    begun = ada.line.position["table"]
    Driver(ada).play(1)
    assert ada.line.position["table"] != begun
    expect(undo).to_be_enabled()
    undo.click()
    ada.wait(lambda: ada.line.done == 2, "the answer to the undo")
    expect(undo).to_be_disabled()
    assert ada.line.position["table"] == begun


def test_looking_back_shows_the_past_and_leaves_the_present_alone(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="4")
    play_on(table, 40)
    ada = people.person()
    page = ada.sit_down(table)
    round_ = page.get_by_role("heading", level=1)
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    now = round_.text_content() or ""
    ada.choose_in_menu("page-replay")
    bar = ada.find("region", "page-panels-replay")
    slider = bar.get_by_role("slider")
    expect(slider).to_be_focused()
    page.keyboard.press("Home")
    expect(page.get_by_text(ada.words("page-who-replay"), exact=True).first).to_be_visible()
    expect(round_).not_to_have_text(now)
    # Nothing can be done in the past.
    assert page.get_by_role("button", name=ada.words("page-shelter-can")).count() == 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    bar.get_by_role("button", name=ada.words("page-panels-replay-present")).click()
    expect(round_).to_have_text(now)
    assert ada.line.done == 0


def test_a_new_game_begins_at_a_moment_of_the_past(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="4")
    play_on(table, 30)
    ada = people.person()
    page = ada.sit_down(table)
    ada.choose_in_menu("page-replay")
    bar = ada.find("region", "page-panels-replay")
    expect(bar.get_by_role("slider")).to_be_focused()
    length = ada.line.seq
    page.keyboard.press("PageUp")
    expect(bar.get_by_text(ada.words("page-panels-replay-banner"))).to_be_visible()
    bar.get_by_role("button", name=ada.words("page-panels-replay-fork")).click()
    expect(page).not_to_have_url(f"{server.url}/#/t/{table.id}")
    expect(bar).not_to_be_visible()
    Driver(ada).play(3)
    assert ada.line.seq < length + 30
    # The first table is as it was.
    assert ask(table.api, token=table.host).json["status"] == "playing"


def test_a_journal_is_saved_and_loaded(people: People, server: Serving, tmp_path: Path) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="4")
    play_on(table, 25)
    ada = people.person()
    page = ada.sit_down(table)
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    with page.expect_download() as download:
        ada.choose_in_menu("page-journal-save")
    file = tmp_path / "journal.txt"
    download.value.save_as(file)
    here = ada.line.position["table"]

    borys = people.person()
    _load(borys, file)
    borys.press("page-journal-go-on")
    expect(borys.find("region", "page-shelter-orders")).to_be_visible()
    assert borys.line.position["table"] == here
    assert borys.line.seats == [0, 1]
    Driver(borys).play(2)


def test_what_is_no_journal_is_refused_in_words(people: People, tmp_path: Path) -> None:
    people.forgive("answer 4")
    people.forgive("Failed to load resource: the server responded with a status of 4")
    file = tmp_path / "journal.txt"
    file.write_text("Dear diary,\nnothing happened.\n", encoding="utf-8")
    ada = people.person()
    _load(ada, file)
    refusal = ada.page.get_by_role("alert").filter(has_text="journal")
    expect(refusal.first).to_be_visible()
    expect(ada.find("heading", "page-request")).to_be_visible()


def _load(person: Person, file: Path) -> None:
    page = person.go()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=person.words("page-journal-load")).first.click()
    chooser.value.set_files(file)


def test_a_line_of_the_diary_goes_while_it_has_the_focus(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="4")
    play_on(table, 40)
    ada = people.person()
    page = ada.sit_down(table)
    deed = page.locator(".deed").last
    deed.hover()
    page.mouse.move(700, 20)
    ada.speak("ru", "Русский")  # it is told anew
    expect(page.get_by_role("region", name=ada.words("page-panels-diary"))).to_be_visible()
    deed.focus()
    page.locator(".diary .chip").last.dispatch_event("click")
    expect(page.locator(".deed:focus")).to_have_count(0)
