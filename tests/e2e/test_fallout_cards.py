"""Fights, the shop and trades of Fallout over the map: what is picked there is what is played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from display.plays import NAMES, display, new_match
from e2e.fits import SCREENS, turn_to
from e2e.people import People, Person
from fuzz.client import Table, ask
from overseer.bench.serving import Serving
from overseer.display.fallout.inquiries import FalloutInquiry
from overseer.display.reader import Reader
from overseer.texts import LANGUAGES

Wanted = Callable[[FalloutInquiry], bool]
TRIES = 300
LOW = ("sideways", "wide phone", "half a large screen")  # on which a card scrolls as a whole


def journal_with(kind: str, wanted: Wanted) -> str:
    """A game up to a question, found by playing at random from one seed after the other."""
    for seed in range(TRIES):
        match = new_match("fallout", 2, seed, max_rounds=8)
        dice = random.Random(seed)
        while match.state.decision is not None:
            decision = match.state.decision
            if decision.kind == kind:
                found = display("fallout").inquiry(match.state, decision, Reader("en", NAMES))
                if wanted(cast(FalloutInquiry, found)):
                    return match.export()
            lively = [each for each in decision.options if each.kind != "end"]
            match.apply(dice.choice(lively or list(decision.options)), int(decision.seat))
    raise AssertionError(f"no game asks {kind!r} like that")


def resume(person: Person, server: Serving, journal: str) -> Page:
    """Sit down at a table that goes on from a journal, in front of the card that asks."""
    reply = ask(f"{server.url}/api/journals", {"journal": journal, "language": person.language})
    assert reply.status == 201, reply
    page = person.sit_down(Table(server.url, reply.json["table"], reply.json["token"], {}, ""))
    page.get_by_role("button", name=person.pattern("page-pass-ready")).click()
    expect(page.locator(".paper")).to_be_visible()
    return page


def played(person: Person, before: int) -> Any:
    """The position after a press."""
    person.wait(lambda: person.line.seq > before, "what was pressed")
    return person.line.position


def rolls(found: FalloutInquiry) -> bool:
    return found.contest is not None and found.contest.rerolls == 1


@pytest.fixture(scope="module")
def fight() -> str:
    return journal_with("fight-reroll", rolls)


def test_dice_are_picked_by_keys_and_rolled_again(
    people: People, server: Serving, fight: str
) -> None:
    ada = people.person()
    page = resume(ada, server, fight)
    dice = page.locator(".tray").get_by_role("checkbox")
    expect(dice).to_have_count(3)
    for number in (1, 2, 3):
        if dice.nth(number - 1).is_checked() != (number != 2):
            page.keyboard.press(str(number))
    expect(dice.nth(0)).to_be_checked()
    expect(dice.nth(1)).not_to_be_checked()
    expect(page.get_by_role("group", name="If you roll 1, 3")).to_be_visible()
    before = ada.line.seq
    ada.press("page-fallout-roll-again", count=2)
    played(ada, before)
    assert ada.line.moves[-1] == ["reroll 13"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dice_of_a_fight_and_its_buttons_are_in_sight_on_every_screen(
    people: People, server: Serving, fight: str, language: str
) -> None:
    page = resume(people.person(language=language), server, fight)
    for screen in SCREENS:
        turn_to(page, screen, "decide")
        for button in page.locator(".paper .acts .btn").all():
            expect(button, screen).to_be_in_viewport(ratio=1)
        if screen not in LOW:
            expect(page.locator(".tray .die").first, screen).to_be_in_viewport(ratio=1)


def test_fights_play_by_themselves_until_somebody_steps_in(
    people: People, server: Serving, fight: str
) -> None:
    ada = people.person()
    page = resume(ada, server, fight)
    auto = page.get_by_role("checkbox", name=ada.words("page-fallout-auto"))
    auto.check()
    page.locator(".legend").click()  # any press
    expect(auto).not_to_be_checked()
    before = ada.line.seq
    advice = ada.line.position["decisions"][0]["inquiry"]["contest"]["advice"]
    auto.check()
    played(ada, before)
    assert ada.line.moves[-1] == [advice]


def test_an_offer_is_made_as_one_move(people: People, server: Serving) -> None:
    def has_two(found: FalloutInquiry) -> bool:
        trade = found.trade
        return trade is not None and len(trade.sides[0].stock) > 1 and bool(trade.sides[0].purse)

    ada = people.person()
    page = resume(ada, server, journal_with("trade", has_two))
    propose = ada.find("button", "page-fallout-propose")
    mine = page.locator(".side").first
    stock = ada.line.position["decisions"][0]["inquiry"]["trade"]["sides"][0]["stock"]
    mine.locator(".stock button").first.click()
    mine.locator(".count").first.get_by_role("button").last.click()
    before = ada.line.seq
    propose.click()
    played(ada, before)
    assert ada.line.moves[-1] == [stock[0]["choice"], "give-caps 1", "propose"]


def test_the_bill_of_the_shop_is_paid_as_one_move(people: People, server: Serving) -> None:
    def can_buy(found: FalloutInquiry) -> bool:
        return found.shop is not None and any(ware.choices for ware in found.shop.wares)

    ada = people.person()
    page = resume(ada, server, journal_with("shop", can_buy))
    wares = ada.line.position["decisions"][0]["inquiry"]["shop"]["wares"]
    first = next(ware for ware in wares if ware.get("choices"))
    pay = ada.find("button", "page-fallout-pay")
    expect(pay).to_be_disabled()
    for screen in SCREENS:
        turn_to(page, screen, "decide")
        if pay.is_disabled():  # another layout begins with an empty bill
            page.locator(".wares button:enabled").first.click()
        expect(page.locator(".bill .total"), screen).to_be_in_viewport(ratio=1)
        expect(pay, screen).to_be_in_viewport(ratio=1)
    before = ada.line.seq
    pay.click()
    played(ada, before)
    assert ada.line.moves[-1] == first["choices"]
