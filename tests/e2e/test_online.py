"""Friends at an online table: links, chat, watchers, those who leave, and the rematch."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from e2e.driver import Driver
from e2e.people import People, Person
from fuzz.client import open_table
from overseer.bench.serving import Serving


def test_two_friends_from_the_invitation_to_the_rematch(people: People) -> None:
    ada, borys = people.person(), people.person(width=1024, language="pl")
    link = _invite(ada)
    borys.page.goto(link)
    borys.page.get_by_role("textbox", name=borys.words("page-join-name")).fill("Borys")
    borys.press("page-join-sit")
    expect(borys.find("heading", "page-lobby")).to_be_visible()
    expect(ada.page.get_by_text("Borys", exact=True)).to_be_visible()
    ada.press("page-lobby-start")
    for person in (ada, borys):
        expect(person.find("region", "page-shelter-orders")).to_be_visible()

    # The one at the board, the other in words: the same game for both.
    borys.choose_in_menu("page-to-plain")
    _take_turns(ada, borys)
    for person in (ada, borys):
        person.press("page-ending-go")
        expect(person.find("heading", "page-panels-standings")).to_be_visible()
    assert ada.line.position["outcome"] == borys.line.position["outcome"]

    ada.find("button", "page-panels-rematch").click()
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    borys.press("page-rematch-go")
    expect(borys.find("heading", "page-plain-table")).to_be_attached()
    # The seats have moved on by one.
    assert (ada.line.seats, borys.line.seats) == ([1], [0])
    _take_turns(ada, borys, moves=4)


def test_chat_is_text_and_reaches_everybody_at_the_table(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "link"], watch=True)
    ada, borys, wiera = people.person(), people.person(), people.person(width=360)
    for person, token in ((ada, table.host), (borys, table.links[1]), (wiera, table.watch)):
        person.sit_down(table, token)
        person.press("page-chat")
    line = "<img src=x onerror=alert(1)> Who took the last tin?"
    said = borys.page.get_by_role("textbox", name=borys.words("page-chat-say"))
    said.fill(line)
    said.press("Enter")
    for person in (ada, borys, wiera):
        expect(person.page.get_by_text(line)).to_be_visible()
        assert person.page.locator("img[src=x]").count() == 0


def test_a_watcher_sees_every_move_and_can_make_none(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], watch=True)
    ada, wiera = people.person(), people.person()
    ada.sit_down(table)
    wiera.sit_down(table, table.watch)
    expect(wiera.find("region", "page-shelter-orders")).to_be_visible()
    Driver(ada).play(6)
    wiera.catch_up(ada.line.seq)
    assert wiera.line.seats == []
    assert wiera.page.get_by_role("button", name=wiera.words("page-shelter-can")).count() == 0
    assert wiera.line.position["table"] == ada.line.position["table"]


def test_who_leaves_finds_the_table_again(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "link"], options={"first_player": 0})
    ada, borys = people.person(), people.person()
    ada.sit_down(table)
    borys.sit_down(table, table.links[1])
    expect(borys.find("region", "page-shelter-orders")).to_be_visible()
    borys.choose_in_menu("page-leave")
    expect(borys.find("heading", "page-request")).to_be_visible()
    _presence(ada, "Borys", "page-presence-away")
    Driver(ada).play(1)
    borys.page.get_by_role("link", name=borys.words("page-resume-go")).click()
    expect(borys.find("region", "page-shelter-orders")).to_be_visible()
    borys.catch_up(ada.line.seq)
    assert borys.line.seats == [1]
    _presence(ada, "Borys", "page-presence-here")


def test_a_bot_stands_in_for_who_is_missing_and_hands_the_seat_back(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "link"], options={"first_player": 1})
    ada = people.person()
    ada.sit_down(table)
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    assert not ada.line.is_asked
    ada.choose_in_menu("page-people")
    seats = ada.find("dialog", "page-people").get_by_role("listitem").filter(has_text="Borys")
    seats.get_by_role("button", name=ada.words("page-seat-replace")).click()
    expect(seats.get_by_text(ada.words("page-presence-stand-in"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    Driver(ada).play(3)

    borys = people.person()
    borys.sit_down(table, table.links[1])
    expect(borys.find("region", "page-shelter-orders")).to_be_visible()
    assert not borys.line.is_asked
    ada.choose_in_menu("page-people")
    seats.get_by_role("button", name=ada.words("page-seat-back")).click()
    expect(seats.get_by_text(ada.words("page-presence-here"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    _take_turns(ada, borys, moves=6)
    assert borys.line.done > 0


def _invite(person: Person) -> str:
    """Ask for a table with a friend on the second seat, and read the link for the friend."""
    page = person.go()
    for emblem, who in (("umbrella", "link"), ("teapot", "shut")):
        name = person.words("page-seat-who", emblem=person.words(f"page-emblem-{emblem}"))
        page.get_by_role("combobox", name=name).select_option(person.words(f"page-seat-{who}"))
    page.get_by_text(person.words("page-options"), exact=True).click()
    page.get_by_label(person.words("shelter-option-name-max-rounds")).fill("4")
    page.get_by_label(person.words("page-patience")).select_option("300")
    person.press("page-request-open")
    expect(person.find("heading", "page-lobby")).to_be_visible()
    time = person.words("page-waits", unit="minutes", count=5)
    expect(page.get_by_text(person.words("page-people-patience", time=time))).to_be_visible()
    link = page.get_by_role("main").get_by_role("listitem").get_by_role("textbox").first
    address = link.input_value()
    assert "/#/t/" in address
    return address


def _take_turns(one: Person, other: Person, moves: int | None = None) -> None:
    """Play as whoever is asked, to the end or for some moves."""
    drivers = [Driver(one), Driver(other, seed=1)]
    made = 0
    while not one.line.over and (moves is None or made < moves):
        driver = next((each for each in drivers if each.line.is_asked), None)
        if driver is None:
            one.page.wait_for_timeout(10)
            other.page.wait_for_timeout(10)
            continue
        driver.move()
        made += 1
        for each in drivers:
            each.person.catch_up(driver.line.seq)


def _presence(person: Person, name: str, message: str) -> None:
    """The list of people says where somebody is."""
    person.choose_in_menu("page-people")
    dialog = person.find("dialog", "page-people")
    row: Locator = dialog.get_by_role("listitem").filter(has_text=name)
    expect(row.get_by_text(person.words(message))).to_be_visible()
    person.page.keyboard.press("Escape")
