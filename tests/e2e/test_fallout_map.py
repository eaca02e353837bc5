"""What moves on Fallout's map: the paths of enemies, what happened since one's turn, a walk."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from display.plays import display, new_match
from e2e.people import People, Person
from fuzz.client import Table, ask
from overseer.bench.serving import Serving
from overseer.display.reader import Reader
from overseer.games.fallout.wasteland import Wasteland

TRIES = 60


def is_eventful(board: Any, log: Any) -> bool:
    """Whether there is something to walk to and enemies to watch, and much has happened."""
    cards = [card for entry in log for card in entry.cards if card.kind == "activation"]
    stepped = cards and sum(len(line.route) > 1 for line in cards[-1].lines) >= 2
    others = any(entry.route and entry.seat == 1 for entry in log[-25:])
    walks = [walk for walk in board.walks if len(walk.route) > 1 and not walk.meets]
    return bool(stepped and others and walks and board.prowls)


@pytest.fixture(scope="module")
def journal() -> str:
    """A game up to a turn of the first player that much has happened before."""
    for seed in range(TRIES):
        match = new_match("fallout", 2, seed, max_rounds=8, first_player=1)
        dice = random.Random(seed)
        while (decision := match.state.decision) is not None:
            seat = int(decision.seat)
            land = cast(Wasteland, match.state)
            if decision.kind == "turn" and seat == 0 and land.actions == 2:
                board = display("fallout").board(match.state, 0, Reader("en"))
                if is_eventful(board, display("fallout").log(match, 0, "en")):
                    return match.export()
            lively = [each for each in decision.options if each.kind != "end"]
            match.apply(dice.choice(lively or list(decision.options)), seat)
    raise AssertionError("no game is eventful")


def sit_down(person: Person, server: Serving, journal: str) -> Page:
    reply = ask(f"{server.url}/api/journals", {"journal": journal, "language": person.language})
    assert reply.status == 201, reply
    page = person.sit_down(Table(server.url, reply.json["table"], reply.json["token"], {}, ""))
    page.get_by_role("button", name=person.pattern("page-pass-ready")).click()
    expect(page.locator("main.surface")).to_be_visible()
    return page


def test_paths_of_enemies_are_shown_on_the_map_and_in_the_list(
    people: People, server: Serving, journal: str
) -> None:
    ada = people.person()
    page = sit_down(ada, server, journal)
    told = ada.line.position["board"]["prowls"]
    page.keyboard.press("p")
    panel = ada.find("region", "page-fallout-paths")
    expect(panel.get_by_role("listitem")).to_have_count(len(told))
    expect(page.locator("[data-stride]")).to_have_count(len(told))
    steps = [step for prowl in told for step in prowl.get("steps", [])]
    expect(page.locator(".strides .arrow")).to_have_count(len(steps))
    first = panel.get_by_role("button", name=told[0]["name"]).first
    expect(first).to_contain_text(told[0]["text"])
    first.focus()
    expect(page.locator('[data-stride="1"] .plate.now')).to_be_attached()
    # The same in the list, in words, and with the same numbers.
    page.keyboard.press("l")
    rows = ada.find("region", "page-fallout-list")
    expect(rows.get_by_text(told[0]["text"]).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).not_to_be_visible()
    expect(rows.get_by_text(told[0]["text"])).to_have_count(0)


def test_what_happened_since_your_turn_is_told_on_the_map(
    people: People, server: Serving, journal: str
) -> None:
    ada = people.person(language="pl")
    page = sit_down(ada, server, journal)
    fold = page.locator(".since")
    expect(fold).to_be_visible()
    expect(page.locator("[data-plate]").first).to_be_attached()
    expect(page.locator(".trails .way").first).to_be_attached()
    # A line of the fold lights its place.
    numbers = page.locator("[data-plate]").evaluate_all("all => all.map(e => e.dataset.plate)")
    fold.get_by_role("listitem").filter(has_text=str(numbers[0])).first.hover()
    expect(page.locator("[data-pointed]")).to_be_attached()
    # The enemies' phase, step by step.
    fold.locator(".more").last.click()
    steps = ada.find("region", "page-fallout-steps")
    expect(steps.locator("[aria-current=step]")).to_have_attribute("data-step", "1")
    expect(page.locator("[data-stride]")).to_have_count(1)
    steps.get_by_role("button", name=ada.words("page-fallout-step-next")).click()
    expect(steps.locator("[aria-current=step]")).to_have_attribute("data-step", "2")
    expect(page.locator("[data-stride]")).to_have_count(2)
    expect(steps.locator("[aria-current=step] .rule-ref").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(steps).not_to_be_visible()
    # Shown once more, the map goes back in time and comes to the present again.
    fold.get_by_role("button", name=ada.words("page-since-again")).click()
    stop = fold.get_by_role("button", name=ada.words("page-since-stop"))
    expect(stop).to_be_visible()
    stop.click()
    fold.get_by_role("button", name=ada.words("page-since-read")).click()
    expect(fold).not_to_be_visible()
    expect(page.locator("[data-plate]")).to_have_count(0)


def test_a_walk_is_shown_space_by_space_and_can_be_skipped(
    people: People, server: Serving, journal: str
) -> None:
    ada = people.person(motion=True)
    page = sit_down(ada, server, journal)
    walk = next(
        each
        for each in ada.line.position["board"]["walks"]
        if len(each["route"]) > 1 and not each["meets"]
    )
    before = ada.line.seq
    # Time stands still for whatever moves, until somebody skips it.
    page.evaluate(
        """() => {
          const animate = Element.prototype.animate
          Element.prototype.animate = function (...told) {
            const animation = animate.apply(this, told)
            animation.pause()
            return animation
          }
        }"""
    )
    page.locator(f'[data-space="{walk["space"]}"]').focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=ada.words("page-fallout-walk-there")).click()
    ada.wait(lambda: ada.line.seq > before, "the walk")
    figure = page.locator('[data-figure="0"]')
    expect(page.locator(".mover .trek")).to_be_attached()
    expect(figure).to_be_hidden()
    time = page.evaluate(
        "document.querySelector('.mover').getAnimations()[0].effect.getComputedTiming().duration"
    )
    assert time == 320 * len(walk["route"])
    page.keyboard.press("Shift")
    expect(page.locator(".mover")).to_have_count(0)
    expect(figure).to_be_visible()
    assert ada.line.position["table"]["survivors"][0]["space"] == walk["space"]
