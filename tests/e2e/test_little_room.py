"""Where there is little room: what is needed stays in sight, and nothing lies over it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

import overseer
from e2e.fits import resize, settle
from e2e.people import People
from e2e.screens import SCREENS, Stage, journals
from e2e.test_round import set_up
from overseer import bots
from overseer.bench.serving import Serving

LONG = ["Maximiliana Wolff", "Wojciech Brzęczyszczykiewicz"]  # names of players

# A mark may touch an edge, but cover neither a letter nor a number nor a price. A slip that is beaten
# has none of them any more.
_COVERED = """
() => [...document.querySelectorAll('.room .since')].flatMap((mark) => {
  const one = mark.getBoundingClientRect()
  const things = mark.parentElement.querySelectorAll(
    '.roundel .disc, .slip:not(.beaten) :is(.disc, .burst, .cost, .name)')
  return [...things].filter((thing) => {
    const two = thing.getBoundingClientRect()
    const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
    const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
    return wide > 3 && high > 3
  }).map((thing) => `${mark.textContent}: ${thing.className} ${thing.textContent}`)
})
"""


@pytest.fixture(scope="module")
def stage(server: Serving) -> Stage:
    return Stage(server.url, *journals())


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def sticks_out(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > screen.width"))


def test_the_ending_is_as_wide_as_a_phone_whatever_names_people_have(
    people: People, stage: Stage
) -> None:
    game = overseer.load("shelter")
    match = overseer.Match(game, len(LONG), seed=3, names=LONG)
    player = bots.make("greedy", game, 3)
    while (decision := match.state.decision) is not None:
        match.apply(player.choose(match.state, int(decision.seat)), int(decision.seat))
    journal = match.export()
    for language in ("en", "ru"):
        ada = people.person(width=360, language=language, touch=True)
        page = ada.sit_down(stage.resume(journal, language))
        expect(ada.find("heading", "page-panels-standings")).to_be_visible()
        assert not sticks_out(page)


def test_the_board_has_most_of_a_phone_held_sideways(people: People, stage: Stage) -> None:
    ada = people.person(width=740, language="ru")
    SCREENS["replay"](ada, stage)
    bar = ada.find("region", "page-panels-replay")
    for button in bar.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert box(bar)["height"] < 100
    ada.press("page-panels-replay-close")
    # What happened since the own turn lies beside the board, not over it.
    ada.page.get_by_role("tab", name=ada.words("page-shelter-tab-diary")).click()
    vault = box(ada.find("group", "page-shelter-vault"))
    assert box(ada.page.locator("section.since"))["x"] >= vault["x"] + vault["width"]


def test_letters_are_not_under_the_button_that_trains(people: People, stage: Stage) -> None:
    ada = people.person(width=740)
    SCREENS["train"](ada, stage)
    button = box(ada.find("button", "page-shelter-train-in", letter="E"))
    letters = ada.page.locator(".keys .key")
    assert letters.count() == len("SPECIAL")
    assert all(box(key)["y"] + box(key)["height"] <= button["y"] + 1 for key in letters.all())


def test_marks_cover_no_letter_and_no_number(people: People, stage: Stage) -> None:
    ada = people.person(width=1024, language="ru")
    SCREENS["board"](ada, stage)
    marks = ada.page.locator(".space .since")
    top = ada.page.locator(".lift button").first
    for screen in ("tablet", "desk", "sideways", "phone"):
        resize(ada.page, screen)
        if top.is_visible():
            top.click()
        assert marks.count() > 3
        assert ada.page.evaluate(_COVERED) == [], screen
        expect(ada.find("button", "page-shelter-pass")).to_be_in_viewport(ratio=1)


def test_a_full_hand_lies_side_by_side(people: People, server: Serving) -> None:
    cards = ["stimpak", "laser-rifle", "fat-man", "minigun", "collie", "shotgun", "nightwear"]
    items = [{"item": card, "exhausted": order % 2 == 1} for order, card in enumerate(cards)]
    position = {"round": 3, "first_player": 0, "players": [{"items": items}, {}]}
    ada = people.person(language="ru")
    page = ada.sit_down(set_up(server, position, ("me", "here")))
    hand = page.locator('[data-spot^="item:"]')
    for screen in ("small desk", "desk"):
        resize(page, screen)
        expect(hand).to_have_count(len(cards))
        places = [box(card) for card in hand.all()]
        assert all(a["x"] + a["width"] <= b["x"] + 1 for a, b in pairwise(places)), screen
        arrow = ada.find("button", "page-shelter-items-after")
        expect(arrow).to_be_visible()
        while arrow.is_visible():
            arrow.click()
            settle(page)
        expect(hand.last).to_be_in_viewport(ratio=1)
        expect(hand.first).not_to_be_in_viewport()
