"""The stock list: all cards of a game, looked through by mouse, keyboard and words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from e2e.people import People, Person
from fuzz.client import ask, open_table, play_on
from overseer.bench.serving import Serving

WIDE, NARROW = 1440, 360


def _opened(person: Person) -> Locator:
    dialog = person.find("dialog", "page-stock")
    dialog.get_by_role("heading", level=3).first.wait_for()
    return dialog


def _shown(dialog: Locator) -> int:
    return dialog.get_by_role("region").get_by_role("listitem").filter(has=_face(dialog)).count()


def _face(dialog: Locator) -> Locator:
    return dialog.page.locator(".foot")


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_it_shows_every_card_and_finds_some(width: int, people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="8")
    play_on(table, 40)
    ada = people.person(width=width)
    ada.sit_down(table)
    ada.choose_in_menu("page-stock")
    dialog = _opened(ada)
    expect(dialog.get_by_role("heading", level=3)).to_have_text(
        [
            "Rooms19 kinds, 24 cards",
            "Items31 kinds, 31 cards",
            "Threats11 kinds, 18 cards",
            "From the start8 kinds, 9 cards",
        ]
    )
    assert _shown(dialog) == 69
    decks = ada.line.position["table"]["decks"]
    for title, left in (("Rooms", "rooms"), ("Items", "items"), ("Threats", "threats")):
        meter = dialog.locator(".meter").filter(has_text=title)
        expect(meter).to_contain_text(f"{decks[left]} left of")

    dialog.get_by_role("searchbox").fill("radscorpion")
    expect(dialog.get_by_role("heading", level=3)).to_have_text(["Threats11 kinds, 18 cards"])
    assert _shown(dialog) == 2
    dialog.get_by_role("searchbox").fill("")
    if width == NARROW:
        dialog.get_by_role("button", name=ada.words("page-stock-filter")).click()
    dialog.get_by_role("button", name="weapon", exact=True).click()
    assert _shown(dialog) == 7
    dialog.get_by_role("button", name=ada.words("page-stock-clear")).click()
    assert _shown(dialog) == 69


def test_the_keyboard_opens_it_and_comes_back_to_where_it_was(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="8")
    ada = people.person()
    ada.sit_down(table)
    ada.find("region", "page-shelter-orders").wait_for()
    ada.page.keyboard.press("v")
    before = ada.page.evaluate("document.activeElement.dataset.spot")
    assert before
    ada.page.keyboard.press("k")
    dialog = _opened(ada)
    expect(dialog.get_by_role("heading", level=2)).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    assert ada.page.evaluate("document.activeElement.dataset.spot") == before


def test_it_counts_anew_when_something_happens(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], seed="1")
    ada = people.person()
    ada.sit_down(table)
    ada.choose_in_menu("page-stock")
    dialog = _opened(ada)
    left = dialog.locator(".meter").filter(has_text="Items").locator(".left .st")
    before = left.inner_text()
    play_on(table, 60)
    expect(left).not_to_have_text(before)
    ada.catch_up(table.seq())
    deck = ada.line.position["table"]["decks"]["items"]
    expect(left).to_have_text(str(deck))


def test_a_game_without_faces_is_told_in_words_and_keeps_its_secrets(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "fallout", ["me", "link"], options={"first_player": 0})
    play_on(table, 60)
    hands = {}
    for name, token, seat in (("Ada", table.host, 0), ("Borys", table.links[1], 1)):
        person = people.person()
        person.sit_down(table, token)
        person.choose_in_menu("page-stock")
        dialog = _opened(person)
        expect(dialog.get_by_role("heading", level=3)).to_contain_text(["Loot", "Assets"])
        agendas = dialog.locator("section").filter(has_text="Agendas")
        own = agendas.get_by_role("listitem").filter(has_text=f"with {name}")
        hand = person.line.position["table"]["survivors"][seat]["hand"]
        expect(own).to_have_count(len(hand))
        hands[name] = len(hand)
        assert agendas.get_by_text("in the deck or in a hand").count() > 0
    assert sum(hands.values()) > 0
    assert ask(f"{table.api}/stock?seat=1", token=table.host).status == 403
