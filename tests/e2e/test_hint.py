"""The hint lamp: off by default, by mouse and keyboard, on both boards, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from e2e.axe import violations
from e2e.people import People, Person
from fuzz.client import Client, Table, open_table, play_on
from overseer.bench.serving import Serving
from overseer.texts.bundles import LANGUAGES

WIDTHS = [1440, 1024, 360]

# Buttons that lie below the fold, or under something else.
_HIDDEN = """
(memo) => [...memo.querySelectorAll('button')].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect()
  const corners = [[left + 4, top + 4], [left + width - 4, top + height - 4]]
  return !corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
}).map((button) => button.innerText)
"""
# What the memo may take no room from.
_BOARD = """
() => [...document.querySelectorAll('.tag, .lockers, .orders, .room, .orders button')]
  .filter((thing) => thing.checkVisibility() && !thing.closest('.switch'))
  .map((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect()
    return [thing.className, left, top, width, height].join(' ')
  })
"""


def shelter(server: Serving, **more: Any) -> Table:
    table = open_table(server.url, "shelter", ["me", "here"], seed="8", **more)
    play_on(table, 46, seed=2)
    return table


def surface(server: Serving) -> Table:
    """A turn of Fallout after the first steps; alone, since bots take their time."""
    table = open_table(server.url, "fallout", ["me"], seed="8", hints=True)
    with Client(table, table.host) as client:
        for _ in range(14):
            while client.decision() is None:
                client.hear("position")
            decision = client.decision()
            client.up_to(client.move(decision["default"], decision["seat"])["seq"])
    return table


def lamp(person: Person) -> Locator:
    return person.page.locator('button[aria-keyshortcuts="a"]')


def lit(person: Person) -> Locator:
    """Turn the lamp on; the memo with its answer."""
    expect(lamp(person)).to_have_attribute("aria-pressed", "false")
    lamp(person).click()
    memo = person.find("region", "page-hint")
    expect(memo.locator(".pips")).to_be_visible()
    return memo


def all_in_sight(memo: Locator) -> None:
    """Nobody has to look for the buttons of a memo, however much it says."""
    assert memo.evaluate(_HIDDEN) == []
    choice, buttons = memo.locator(".choice").bounding_box(), memo.locator("footer").bounding_box()
    assert choice is not None
    assert buttons is not None
    assert choice["y"] + choice["height"] <= buttons["y"] + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_the_shelter(people: People, server: Serving, language: str) -> None:
    ada = people.person(language=language)
    for width in WIDTHS:
        ada.resize(width)
        ada.sit_down(shelter(server, hints=True))
        memo = lit(ada)
        assert violations(ada.page) == [], width
        wide = ada.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, width
        expect(ada.page.locator(".space.hinted")).to_have_count(1)
        all_in_sight(memo)
        seq = ada.line.seq
        memo.get_by_role("button", name=ada.words("page-hint-show-second")).click()
        expect(memo.get_by_role("heading")).to_have_text(ada.words("page-hint-second"))
        memo.get_by_role("button", name=ada.words("page-hint-do"), exact=True).click()
        ada.catch_up(seq + 1)
        ada.forget()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_on_the_surface(people: People, server: Serving, language: str) -> None:
    ada = people.person(language=language)
    for width in WIDTHS:
        ada.resize(width)
        ada.sit_down(surface(server))
        memo = lit(ada)
        assert violations(ada.page) == [], width
        all_in_sight(memo)
        seq = ada.line.seq
        memo.get_by_role("button", name=ada.words("page-hint-do"), exact=True).click()
        ada.catch_up(seq + 1)
        ada.forget()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_memo_takes_no_room_from_the_board(
    people: People, server: Serving, players: int
) -> None:
    table = open_table(
        server.url, "shelter", ["me"] + ["bot"] * (players - 1), seed="8", hints=True
    )
    ada = people.person()
    for width in (1440, 1024):
        ada.resize(width)
        ada.sit_down(table)
        expect(lamp(ada)).to_be_visible()
        ada.wait(lambda: ada.line.is_asked, "the decision")
        before = ada.page.evaluate(_BOARD)
        assert len(before) > 8
        lit(ada)
        assert ada.page.evaluate(_BOARD) == before, width
        ada.forget()


def test_on_a_tablet_the_memo_is_a_tab_beside_the_tracks(people: People, server: Serving) -> None:
    ada = people.person(width=1024)
    ada.sit_down(shelter(server, hints=True))
    memo = lit(ada)
    tracks = ada.page.get_by_role("tab", name=ada.words("page-shelter-tab-tracks"))
    tracks.click()
    expect(memo).not_to_be_visible()
    ada.page.get_by_role("tab", name=ada.words("page-shelter-tab-hint")).click()
    expect(memo).to_be_visible()
    memo.get_by_role("button", name=ada.words("page-hint-lamp-off")).click()
    expect(tracks).to_have_attribute("aria-selected", "true")
    expect(ada.page.get_by_role("tab")).to_have_count(3)


@pytest.mark.parametrize(("width", "plain"), [(1024, False), (360, False), (1440, True)])
@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_the_focus_goes_to_the_memo_and_back_to_the_switch(
    people: People, server: Serving, game: str, width: int, plain: bool
) -> None:
    ada = people.person(width=width, plain=plain)
    ada.sit_down(shelter(server, hints=True) if game == "shelter" else surface(server))
    lamp(ada).press("Enter")
    memo = ada.find("region", "page-hint")
    expect(memo).to_be_focused()
    expect(memo.locator(".pips")).to_be_visible()
    memo.get_by_role("button", name=ada.words("page-hint-lamp-off")).press("Enter")
    expect(lamp(ada)).to_be_focused()


def thought(person: Person) -> dict[str, Any]:
    """A hint at the first two options of what is asked, whatever the clerk thinks."""
    decision = next(each for each in person.line.position["decisions"] if each["options"])
    lines = [
        {
            "choice": option["choice"],
            "text": f"Choose number {number}.",
            "behind": "close",
            "reasons": [{"text": "Food: 2 more"}, {"text": "Water: 1 less", "against": True}],
        }
        for number, option in enumerate(decision["options"][:2], 1)
    ]
    seat, seq = decision["seat"], person.line.seq
    words = {"sure": "Perhaps", "estimate": "Roughly."}
    return {"seat": seat, "seq": seq, "certainty": 3, "lines": lines, **words}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_words_is_marked_among_the_options(
    people: People, server: Serving, language: str
) -> None:
    ada = people.person(language=language, plain=True)
    ada.alter().route("**/hint?*", lambda route: route.fulfill(json=thought(ada)))
    for width in (1440, 360):
        ada.resize(width)
        ada.sit_down(shelter(server, hints=True))
        memo = lit(ada)
        assert violations(ada.page) == [], width
        marked = ada.page.locator(".option").filter(has_text=ada.words("page-hint"))
        expect(marked).to_have_attribute("data-number", "1")
        expect(memo.get_by_text(ada.words("page-hint-beside"), exact=True)).to_be_visible()
        # A choice may end with a full stop; a sentence that goes on does not.
        other = ada.words("page-hint-close", choice="Choose number 2")
        expect(memo.locator(".other")).to_contain_text(f"{other}, close")
        memo.get_by_role("button", name=ada.words("page-hint-show-second")).click()
        expect(marked).to_have_attribute("data-number", "2")
        expect(memo.get_by_text(ada.words("page-hint-beside-first"), exact=True)).to_be_visible()
        choice = ada.page.locator(".option").nth(1).get_attribute("data-answer")
        seq = ada.line.seq
        memo.get_by_role("button", name=ada.words("page-hint-do"), exact=True).click()
        ada.catch_up(seq + 1)
        assert f"choice:{ada.line.moves[-1][0]}" == choice
        ada.forget()


def test_a_busy_clerk_is_asked_again(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(shelter(server, hints=True))
    refusal = {"error": {"code": "too-frequent", "message": "Too many requests"}}
    people.forgive("429")
    ada.alter().route(
        "**/hint?*",
        lambda route: route.fulfill(status=429, json=refusal, headers={"Retry-After": "1"}),
    )
    lamp(ada).click()
    memo = ada.find("region", "page-hint")
    expect(memo.get_by_text(ada.words("page-hint-thinks"))).to_be_visible()
    with ada.page.expect_response("**/hint?*"):
        pass  # the second time
    expect(memo.get_by_role("alert")).to_have_count(0)
    expect(memo.get_by_text(ada.words("page-hint-thinks"))).to_be_visible()
    ada.alter().unroute("**/hint?*")
    expect(memo.locator(".pips")).to_be_visible()


def test_the_lamp_is_there_only_where_it_is_allowed(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(shelter(server))
    ada.find("region", "page-shelter-orders").wait_for()
    expect(lamp(ada)).to_have_count(0)


def test_the_lamp_obeys_the_keyboard_and_goes_out(people: People, server: Serving) -> None:
    ada = people.person()
    ada.sit_down(shelter(server, hints=True))
    expect(lamp(ada)).to_be_visible()
    ada.page.keyboard.press("a")
    memo = ada.find("region", "page-hint")
    expect(memo.locator(".pips")).to_be_visible()
    memo.get_by_role("button", name=ada.words("page-hint-lamp-off")).press("Enter")
    expect(memo).to_have_count(0)
    expect(ada.page.locator(".hinted")).to_have_count(0)


def test_the_lamp_is_not_offered_where_nothing_can_be_decided(
    people: People, server: Serving
) -> None:
    ada = people.person()
    ada.sit_down(surface(server))
    expect(lamp(ada)).to_be_visible()
    ada.choose_in_menu("page-replay")
    ada.press("page-panels-replay-back")
    expect(lamp(ada)).to_have_count(0)
    ada.page.keyboard.press("a")
    ada.press("page-panels-replay-present")
    expect(lamp(ada)).to_have_attribute("aria-pressed", "false")


def test_whoever_opens_a_table_allows_hints(people: People) -> None:
    ada = people.person()
    ada.go()
    ada.page.get_by_text(ada.words("page-options"), exact=True).click()
    ada.page.get_by_label(ada.words("page-hints")).check()
    ada.press("page-request-open")
    expect(lamp(ada)).to_be_visible()
    assert ada.page.evaluate("() => document.title")
