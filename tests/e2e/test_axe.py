"""No screen, in either theme, has anything that axe objects to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from e2e.axe import by_day_and_night
from e2e.people import People, Person
from fuzz.client import Table, open_table, play_on
from overseer.bench.serving import Serving

ALONE = ["me", "here"]
SHORT = {"max_rounds": 2}


class Inspection:
    """A person who goes from screen to screen and writes down what axe says."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.found: list[str] = []

    @contextmanager
    def screen(self, name: str, path: str = "") -> Iterator[Person]:
        """Look at a screen as it is at the end of the block, in both themes."""
        if path:
            self.person.go(path)
        yield self.person
        self.found += [f"{name}: {each}" for each in by_day_and_night(self.person.page)]


@pytest.fixture
def table(server: Serving) -> Table:
    """A table of Shelter some moves into the game."""
    opened = open_table(server.url, "shelter", ALONE, seed="11", watch=True)
    play_on(opened, 60)
    return opened


@pytest.mark.parametrize("width", [1440, 360, 740])
def test_the_way_in(width: int, people: People, server: Serving) -> None:
    look = Inspection(people.person(width=width))
    with look.screen("home", "#/") as person:
        person.find("heading", "page-request").wait_for()
    with look.screen("options") as person:
        person.page.get_by_text(person.words("page-options"), exact=True).click()
    with look.screen("link") as person:
        person.press("page-join-link")
        person.find("dialog", "page-join-link").wait_for()
    with look.screen("position", "#/") as person:
        person.page.keyboard.press("Escape")
        person.page.get_by_role("button", name=person.words("page-position")).click()
        dialog = person.find("dialog", "page-position")
        dialog.get_by_role("textbox").fill('{"players": [{}, {}]}')
        dialog.get_by_role("listitem").last.wait_for()
    with look.screen("about", "#/about") as person:
        person.find("heading", "page-credits").wait_for()
    with look.screen("rules", "#/rules/shelter/SH-BUILD-05") as person:
        person.page.get_by_text("SH-BUILD-05").first.wait_for()
    with look.screen("icons") as person:
        person.press("page-panels-rules-tab-icons")
    waiting = open_table(server.url, "shelter", ["me", "link", "bot"], start=False, watch=True)
    with look.screen("lobby", f"#/t/{waiting.id}/{waiting.host}") as person:
        person.find("heading", "page-lobby").wait_for()
    other = Inspection(people.person(width=width))
    with other.screen("joining", f"#/t/{waiting.id}/{waiting.links[1]}") as person:
        person.find("heading", "page-join").wait_for()
    stranger = Inspection(people.person(width=width))
    with stranger.screen("shut", f"#/t/{waiting.id}/nobody") as person:
        person.find("heading", "page-rejected").wait_for()
    assert "\n".join(look.found + other.found + stranger.found) == ""


@pytest.mark.parametrize("width", [1440, 1024, 360, 740])
def test_the_table(width: int, people: People, table: Table) -> None:
    look = Inspection(people.person(width=width))
    with look.screen("board", f"#/t/{table.id}/{table.host}") as person:
        person.find("region", "page-shelter-orders").wait_for()
    with look.screen("preview") as person:
        lit = person.page.get_by_role("button", name=person.words("page-shelter-can"))
        if lit.count() > 0:
            lit.first.click()
            person.page.get_by_role("article").wait_for()
    if width < 1200:
        with look.screen("diary") as person:
            diary = person.words("page-shelter-tab-diary")
            person.page.get_by_role("tab", name=diary, exact=True).click()
            person.find("region", "page-panels-diary").wait_for()
    with look.screen("replay") as person:
        person.choose_in_menu("page-replay")
        person.find("region", "page-panels-replay").wait_for()
        person.press("page-panels-replay-back")
        person.page.get_by_text(person.words("page-panels-replay-banner")).first.wait_for()
    with look.screen("plain") as person:
        person.press("page-panels-replay-close")
        person.choose_in_menu("page-to-plain")
        person.find("heading", "page-plain-table").wait_for()
    assert "\n".join(look.found) == ""


def test_the_dialogs(people: People, table: Table) -> None:
    look = Inspection(people.person())
    look.person.sit_down(table)
    look.person.find("region", "page-shelter-orders").wait_for()
    for name in ("rules", "stock", "people", "settings", "keys", "position-copy", "close-table"):
        with look.screen(name) as person:
            person.choose_in_menu(f"page-{name}")
            person.find("dialog", f"page-{name}").wait_for()
        look.person.page.keyboard.press("Escape")
    with look.screen("menu") as person:
        person.press("page-menu")
        person.find("dialog", "page-menu").wait_for()
    assert "\n".join(look.found) == ""


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_the_end(game: str, people: People, server: Serving) -> None:
    table = open_table(server.url, game, ["me", "link"], seed="", options=SHORT)
    play_on(table)
    for width in (1440, 360, 740):
        look = Inspection(people.person(width=width))
        with look.screen(f"end at {width}", f"#/t/{table.id}/{table.host}") as person:
            scores = "page-panels-standings" if game == "shelter" else "page-panels-hands"
            person.find("heading", scores).wait_for()
            person.find("button", "page-panels-rematch").wait_for()
            for source in person.page.get_by_role("button", expanded=False).all()[:1]:
                source.click()
        with look.screen(f"share at {width}") as person:
            person.press("page-panels-share")
            person.find("dialog", "page-panels-share").wait_for()
        assert "\n".join(look.found) == ""


def test_passing_the_screen_and_chatting(people: People, server: Serving) -> None:
    table = open_table(server.url, "fallout", ["me", "here", "link"], options={"first_player": 0})
    look = Inspection(people.person())
    with look.screen("chat", f"#/t/{table.id}/{table.links[2]}") as person:
        person.page.get_by_role("main").wait_for()
        person.press("page-chat")
        person.page.get_by_role("textbox", name=person.words("page-chat-say")).wait_for()
    other = Inspection(people.person(width=360))
    with other.screen("pass", f"#/t/{table.id}/{table.host}") as person:
        person.page.get_by_role("button", name=person.pattern("page-pass-ready")).wait_for()
    assert "\n".join(look.found + other.found) == ""
