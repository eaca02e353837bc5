"""Fallout's board as its players meet it: alone, on a phone, with friends elsewhere, with keys alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.people import People, Person
from e2e.test_keyboard import Typist
from fuzz.client import Table, ask
from overseer.bench.serving import Serving

# One deposit away from the end of a faction's track.
NEAR = {
    "scenario": "mile-ninety",
    "round": 3,
    "active": 0,
    "factions": [{"faction": "shield", "power": 5}],
    "quests": [{"quest": "lamp-is-lit"}],
}
# Two survivors in one place, each with something that the other could want.
CAMP = {
    "scenario": "mile-ninety",
    "round": 2,
    "active": 0,
    "survivors": [
        {"caps": 5, "space": "A2.1", "inventory": [{"item": "mail-carbine"}]},
        {"caps": 4, "space": "A2.1", "inventory": [{"item": "boiler-plate"}]},
    ],
}


def arranged(server: Serving, position: dict[str, Any], *kinds: str) -> Table:
    """A table that begins from a position, all people at this screen."""
    names = ("Ada", "Borys", "Wiera")
    seats = [{"kind": kind, "name": names[seat]} for seat, kind in enumerate(kinds)]
    body = {"game": "fallout", "position": json.dumps(position), "seats": seats}
    reply = ask(f"{server.url}/api/positions", body)
    assert reply.status == 201, reply
    return Table(server.url, reply.json["table"], reply.json["token"], {}, "")


def near_the_end(server: Serving) -> Table:
    return arranged(server, {**NEAR, "survivors": [{"caps": 8}]}, "me")


def begin(person: Person, table: Table, token: str = "") -> Page:
    """Sit down, and read what is told before the first decision."""
    person.sit_down(table, token)
    return read_on(person)


def read_on(person: Person) -> Page:
    """Go on from whatever is told."""
    page = person.page
    go_on, orders = person.find("button", "page-told-go-on"), page.locator(".orders")
    expect(go_on.or_(orders).first).to_be_visible()
    while go_on.is_visible():
        go_on.click()
    expect(orders).to_be_visible()
    return page


def answer(person: Person, number: int) -> Any:
    return person.page.locator(f'.answers [data-number="{number}"]')


def ends(person: Person, touch: bool = False) -> None:
    """Make the deposit that ends the game, after a step back, and go to the ending."""
    page = person.page
    quest = page.locator(".orders .action").filter(has_text=person.words("page-fallout-act-quest"))
    quest.tap() if touch else quest.click()
    last = answer(person, 8)
    warning = person.find("dialog", "page-fallout-ends-title")
    for press in ("page-fallout-step-back", "page-fallout-do-it"):
        last.tap() if touch else last.click()
        expect(warning).to_be_visible()
        button = warning.get_by_role("button", name=person.words(press), exact=True)
        button.tap() if touch else button.click()
        expect(warning).not_to_be_visible()
    person.wait(lambda: person.line.over, "the end")
    assert person.line.moves[-1] == ["deposit 8"]
    assert sum(choices == ["deposit 8"] for choices in person.line.moves) == 1
    person.press("page-ending-go")
    expect(person.find("heading", "page-panels-hands")).to_be_visible()


def test_alone_to_an_ending_by_way_of_cards_undo_rules_languages_and_the_past(
    people: People, server: Serving
) -> None:
    ada = people.person()
    page = begin(ada, near_the_end(server))
    orders = page.locator(".orders")
    begun = ada.line.position["table"]
    # What cards offer is not listed twice, and a key leads there.
    expect(orders.locator(".held")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".own-board .lit").first).to_be_focused()
    page.keyboard.press("Enter")
    ada.wait(lambda: ada.line.done == 1, "the use of a card")
    assert ada.line.position["table"] != begun
    page.keyboard.press("u")
    ada.wait(lambda: ada.line.done == 2, "the undo")
    assert ada.line.position["table"] == begun
    # Keys that are pressed in a dialog choose nothing behind it.
    page.keyboard.press("r")
    expect(ada.find("dialog", "page-rules")).to_be_visible()
    page.keyboard.press("e")
    page.keyboard.press("Escape")
    expect(ada.find("dialog", "page-rules")).not_to_be_visible()
    assert ada.line.done == 2
    ada.speak("ru", "Русский")
    expect(page.get_by_role("region", name=ada.words("page-fallout-orders"))).to_be_visible()
    expect(page.locator(".telling")).to_have_count(0)
    ada.speak("en", "English")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    ada.wait(lambda: ada.line.done == 3, "the use of a card")
    # While one looks back, the bar says that one is waited for.
    ada.choose_in_menu("page-replay")
    bar = ada.find("region", "page-panels-replay")
    expect(bar.get_by_role("slider")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.get_by_text(ada.words("page-who-replay-called"))).to_be_visible()
    assert page.locator(".ground.lit").count() == 0
    bar.get_by_role("button", name=ada.words("page-panels-replay-close")).click()
    ends(ada)
    # From the ending back to a moment, and on from there at another table.
    ada.choose_in_menu("page-replay")
    expect(bar.get_by_role("slider")).to_be_focused()
    page.keyboard.press("Home")
    bar.get_by_role("button", name=ada.words("page-panels-replay-fork")).click()
    expect(bar).not_to_be_visible()
    expect(orders).to_be_visible()
    ada.wait(lambda: not ada.line.over and ada.line.is_asked, "the new table")


def test_on_a_phone_to_an_ending(people: People, server: Serving) -> None:
    ada = people.person(width=360, touch=True, language="pl")
    begin(ada, near_the_end(server))
    ends(ada, touch=True)


def test_two_friends_trade_one_of_them_on_a_phone(people: People, server: Serving) -> None:
    table = arranged(server, CAMP, "me", "here")
    reply = ask(f"{table.api}/seats/1", {"kind": "link"}, token=table.host)
    assert reply.status == 200, reply
    watch = ask(f"{table.api}/watch", {}, token=table.host)
    ada, borys = people.person(), people.person(width=360, touch=True, language="pl")
    wiera = people.person(language="ru")
    borys.go(f"#/t/{table.id}/{reply.json['token']}")
    borys.page.get_by_role("textbox", name=borys.words("page-join-name")).fill("Borys")
    borys.press("page-join-sit")
    read_on(borys)
    page = begin(ada, table)
    hand = ada.line.position["table"]["survivors"][0]["hand"]
    agenda = ada.line.position["faces"][f"agenda:{hand[0]['agenda']}"]["name"]
    begin(wiera, table, watch.json["token"])
    orders = page.locator(".orders")
    orders.locator(".action").filter(has_text=ada.words("page-fallout-act-camp")).click()
    trade = page.locator(".paper .reply, .answers button").filter(has_text="Borys")
    trade.first.click()
    # An offer: an agenda that is shown, and a Cap. The friend looks at something else meanwhile.
    borys.page.get_by_role("tab", name=borys.words("page-fallout-tab-quests")).tap()
    mine = page.locator(".side").first
    mine.locator(".stock .chip").filter(has_text=agenda).click()
    mine.get_by_role("checkbox").check()
    mine.locator(".count").first.get_by_role("button").last.click()
    ada.press("page-fallout-propose")
    paper = borys.page.locator(".paper")
    expect(paper).to_be_visible()
    expect(borys.find("button", "page-fallout-accept")).to_be_visible()
    wiera.catch_up(ada.line.seq)
    assert hand[0]["agenda"] in json.dumps(borys.line.position)
    assert hand[0]["agenda"] not in json.dumps(wiera.line.position)
    assert wiera.page.get_by_text(agenda).count() == 0
    # A change lifts both stamps, and is told over whatever covers the table.
    page.keyboard.press("r")
    expect(ada.find("dialog", "page-rules")).to_be_visible()
    borys.find("button", "page-fallout-counter").tap()
    side = borys.page.locator(".side").first
    side.locator(".count").first.get_by_role("button").last.tap()
    borys.find("button", "page-fallout-propose").tap()
    called = ada.find("dialog", "page-rules").get_by_role("status")
    expect(called).to_contain_text(ada.words("page-who-ask", name="Ada"))
    called.get_by_role("button").click()
    expect(page.locator(".side .stamp.made")).to_have_count(1)
    before = [each["caps"] for each in ada.line.position["table"]["survivors"]]
    line = ada.line.seq
    ada.press("page-fallout-accept")
    borys.catch_up(line + 1)
    caps = [each["caps"] for each in borys.line.position["table"]["survivors"]]
    assert sum(caps) == sum(before)
    assert caps != before
    wiera.catch_up(borys.line.seq)
    seen = wiera.line.position["table"]["survivors"]
    assert all(each.get("hand") is None for each in seen)
    assert wiera.page.locator(".orders .action, .held, .lit").count() == 0


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that only this test uses."""
    with Serving(tmp_path_factory.mktemp("mortal")) as serving:
        yield serving


def test_a_question_is_still_there_when_the_server_has_come_back(
    browser: Browser, mortal: Serving
) -> None:
    with People(browser, mortal.url) as people:
        people.forgive("WebSocket connection to")
        people.forgive("net::ERR")
        ada = people.person()
        page = begin(ada, near_the_end(mortal))
        quest = page.locator(".orders .action").filter(has_text=ada.words("page-fallout-act-quest"))
        quest.click()
        expect(answer(ada, 8)).to_be_visible()
        mortal.kill()
        expect(page.get_by_text(ada.words("page-connection-lost"))).to_be_visible()
        mortal.start()
        expect(page.get_by_text(ada.words("page-connection-back"))).to_be_visible()
        answer(ada, 3).click()
        ada.wait(lambda: ada.line.moves[-1] == ["deposit 3"] and not ada.line.asked, "the answer")
        page.reload()
        expect(page.locator(".orders")).to_be_visible()
        assert ada.line.position["table"]["survivors"][0]["caps"] == 5


def test_some_rounds_with_keys_alone(people: People, server: Serving) -> None:
    ada = people.person()
    position = {"round": 2, "active": 0, "survivors": [{"space": "A2.4"}]}
    page = begin(ada, arranged(server, position, "me"))
    keys = Typist(ada)
    focus = page.locator(":focus")
    rounds, kinds = ada.line.position["round"], set[str]()
    walked = False
    for _ in range(40):
        if ada.line.over or ada.line.position["round"] >= rounds + 3:
            break
        ada.wait(lambda: ada.line.is_asked, "a question")
        decision = ada.line.position["decisions"][0]
        kinds.add(decision["kind"])
        before = ada.line.done
        go_on = ada.find("button", "page-told-go-on")
        primary = page.locator(".telling .btn.primary:enabled")
        if go_on.is_visible():
            keys.go_to(go_on)
            keys.press("Enter")
            continue
        if page.locator(".telling").is_visible():
            keys.press("1")
            if ada.line.done == before and primary.count() > 0:
                keys.go_to(primary.first)
                keys.press("Enter")
        elif decision["kind"] == "turn" and not walked:
            keys.press("v")
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                keys.press(key)
                if "lit" in (focus.get_attribute("class") or ""):
                    break
            keys.press("Enter", "Enter")
            walked = True
        elif decision["kind"] == "turn":
            keys.press("e")
            walked = False
        else:
            keys.press("1")
        for _ in range(300):
            if ada.line.done > before or go_on.is_visible():
                break
            page.wait_for_timeout(10)
        else:
            raise AssertionError(f"no key answers {decision['kind']}")
    assert ada.line.position["round"] >= rounds + 3
    assert any(choices[0].startswith(("move", "step")) for choices in ada.line.moves)
