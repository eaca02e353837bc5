"""Every card and screen of Fallout's board, in both themes: nothing that axe objects to."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import expect

from e2e.people import People, Person
from e2e.test_axe import Inspection
from e2e.test_fallout_cards import journal_with
from e2e.test_fallout_whole import answer, begin, near_the_end
from fuzz.client import Table, ask
from overseer.bench.serving import Serving
from overseer.display.fallout.inquiries import FalloutInquiry

ASKED = ("option", "fight-reroll", "test-reroll", "shop", "trade", "answer", "camp", "equip")


@cache
def journal(kind: str) -> str:
    """A game of two up to a question."""

    def wanted(found: FalloutInquiry | None) -> bool:
        return kind != "shop" or (found is not None and found.shop is not None)

    return journal_with(kind, wanted)


def come(person: Person, server: Serving, kind: str) -> None:
    """Sit down in front of a question."""
    body = {"journal": journal(kind), "language": person.language}
    reply = ask(f"{server.url}/api/journals", body)
    assert reply.status == 201, reply
    person.sit_down(Table(server.url, reply.json["table"], reply.json["token"], {}, ""))
    person.page.get_by_role("button", name=person.pattern("page-pass-ready")).click()
    go_on = person.find("button", "page-told-go-on")
    asked = person.page.locator(".paper, .leads, .orders .answers")
    expect(go_on.or_(asked).first).to_be_visible()
    while go_on.is_visible():
        go_on.click()
    expect(asked.first).to_be_visible()


@pytest.mark.parametrize("width", [1440, 360])
def test_cards_and_screens_of_the_board(width: int, people: People, server: Serving) -> None:
    look = Inspection(people.person(width=width, touch=width == 360))
    page = look.person.page
    for kind in ASKED:
        with look.screen(kind) as person:
            come(person, server, kind)
    with look.screen("outcome") as person:
        come(person, server, "option")
        page.locator(".lead:not(.barred) button").first.click()
        page.locator(".told .btn.primary:enabled").click()
        person.wait(lambda: person.line.done > 0, "the lead")
    with look.screen("orders") as person:
        begin(person, near_the_end(server))
        expect(page.locator(".orders .held")).to_be_visible()
    with look.screen("space") as person:
        if width == 360:
            person.press("page-fold")  # the sheet may lie over the space
        page.locator(".ground.lit").first.click()
        expect(page.locator("[data-space]").first).to_be_attached()
    with look.screen("list") as person:
        page.keyboard.press("Escape")
        page.keyboard.press("l")
        expect(page.locator(".ground.lit")).to_have_count(0)
    page.keyboard.press("l")
    for tab in ("quests", "board", "survivors", "diary") if width == 360 else ():
        with look.screen(tab) as person:
            person.page.get_by_role("tab", name=person.words(f"page-fallout-tab-{tab}")).click()
    with look.screen("warning") as person:
        if width == 360:
            person.page.get_by_role("tab", name=person.words("page-fallout-tab-decide")).click()
        act = person.words("page-fallout-act-quest")
        page.locator(".orders .action").filter(has_text=act).click()
        answer(person, 8).click()
        expect(person.find("dialog", "page-fallout-ends-title")).to_be_visible()
    assert not look.found, "\n".join(look.found)
