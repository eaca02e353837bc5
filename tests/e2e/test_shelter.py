"""Fallout Shelter on its board: whole games by mouse, by touch and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.driver import Driver
from e2e.people import People
from fuzz.client import open_table
from overseer.bench.serving import Serving


def test_a_game_against_bots_from_the_front_page_to_the_final_score(people: People) -> None:
    ada = people.person()
    page = ada.go()
    ada.press("page-request-open")
    expect(ada.find("region", "page-shelter-orders")).to_be_visible()
    assert Driver(ada).play() > 10  # choices; the dice of a short game leave few
    # The last board stays until one goes on.
    expect(ada.find("group", "page-shelter-vault")).to_be_visible()
    ada.press("page-ending-go")
    standings = ada.find("heading", "page-panels-standings")
    expect(standings).to_be_visible()
    places = page.get_by_role("table").first.get_by_role("columnheader")
    expect(places).to_have_count(len(ada.line.position["outcome"]["standings"]))


@pytest.mark.parametrize("width", [360, 740])
def test_a_short_game_with_a_finger(width: int, people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "bot"], options={"max_rounds": 3})
    ada = people.person(width=width, touch=True)
    page = ada.sit_down(table)
    Driver(ada, seed=2).play()
    ada.press("page-ending-go")
    expect(ada.find("heading", "page-panels-standings")).to_be_visible()
    # Nothing sticks out to the side.
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_figures_move_and_are_skipped_by_a_key(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], options={"first_player": 0})
    ada = people.person(motion=True)
    page = ada.sit_down(table)
    lit = page.get_by_role("button", name=ada.words("page-shelter-can"))
    expect(lit.first).to_be_visible()
    page.evaluate(
        """() => {
            window.moves = 0
            const animate = Element.prototype.animate
            Element.prototype.animate = function (...how) {
                window.moves += 1
                return animate.apply(this, how)
            }
        }"""
    )
    Driver(ada).play(1)
    assert page.evaluate("() => window.moves") > 0
    page.keyboard.press("Shift")
    assert (
        page.evaluate(
            "() => document.getAnimations().filter(a => a.playState === 'running').length"
        )
        == 0
    )


def test_what_is_not_possible_says_why_and_cites_the_rule(people: People, server: Serving) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], options={"first_player": 0})
    ada = people.person()
    page = ada.sit_down(table)
    dark = page.get_by_role("button", name=ada.words("page-shelter-cannot"))
    dark.first.click()
    cited = page.get_by_role("button", name=ada.words("page-rule-open", rule="SH-"))
    cited.first.click()
    rules = page.get_by_role("dialog")
    expect(rules.get_by_text("SH-").first).to_be_visible()


def test_to_pass_while_there_is_somewhere_to_go_takes_two_presses(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], options={"first_player": 0})
    ada = people.person()
    page = ada.sit_down(table)
    ada.press("page-shelter-pass")
    page.wait_for_timeout(200)
    assert ada.line.done == 0
    sure = ada.words("page-shelter-sure", text=ada.words("page-shelter-pass"))
    page.get_by_role("button", name=sure, exact=True).click()
    ada.wait(lambda: ada.line.done == 1, "the answer to the pass")


def test_what_the_mouse_is_on_is_explained_once_and_as_it_is_now(
    people: People, server: Serving
) -> None:
    table = open_table(server.url, "shelter", ["me", "here"], options={"first_player": 0})
    ada = people.person()
    page = ada.sit_down(table)
    tip = page.get_by_role("tooltip")
    lit = page.get_by_role("button", name=ada.words("page-shelter-can"))
    lit.first.hover()
    expect(page.get_by_role("article")).to_be_visible()
    page.wait_for_timeout(600)
    expect(tip).not_to_be_visible()
    spot = page.locator(f'[data-spot="{lit.first.get_attribute("data-spot")}"]')
    spot.click()
    page.keyboard.press("Enter")
    ada.wait(lambda: ada.line.done == 1, "the answer to the move")
    page.get_by_role("button", name=ada.words("page-shelter-cannot")).first.hover()
    spot.hover()
    expect(tip).to_contain_text("A dweller of Ada")
    # It is gone as soon as the space is lit again.
    page.keyboard.press("u")
    ada.wait(lambda: ada.line.done == 2, "the answer to the undo")
    expect(tip).not_to_be_visible()
