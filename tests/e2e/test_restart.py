"""A server that is killed in the middle of a game: the page comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.driver import Driver
from e2e.people import People
from fuzz.client import open_table
from overseer.bench.serving import Serving


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that only this test uses."""
    with Serving(tmp_path_factory.mktemp("mortal")) as serving:
        yield serving


def test_a_killed_server_comes_back_with_all_that_was_done(
    browser: Browser, mortal: Serving
) -> None:
    with People(browser, mortal.url) as people:
        # The browser itself writes down every connection that fails.
        people.forgive("WebSocket connection to")
        people.forgive("net::ERR")  # what was being fetched when the server was killed
        table = open_table(mortal.url, "shelter", ["me", "bot"], seed="3")
        ada = people.person()
        page = ada.sit_down(table)
        driver = Driver(ada)
        driver.play(8)
        before = ada.line.seq

        mortal.kill()
        expect(page.get_by_text(ada.words("page-connection-lost"))).to_be_visible()
        mortal.start()
        expect(page.get_by_text(ada.words("page-connection-lost"))).not_to_be_visible()
        expect(page.get_by_text(ada.words("page-connection-back"))).to_be_visible()
        assert ada.line.connections >= 2
        assert ada.line.seq >= before
        assert driver.play(5) == 5


def test_a_move_made_while_the_server_is_away_is_made_once_it_is_back(
    browser: Browser, mortal: Serving
) -> None:
    with People(browser, mortal.url) as people:
        people.forgive("WebSocket connection to")
        people.forgive("net::ERR")  # what was being fetched when the server was killed
        table = open_table(mortal.url, "shelter", ["me", "here"], options={"first_player": 0})
        ada = people.person()
        page = ada.sit_down(table)
        expect(ada.find("button", "page-shelter-pass")).to_be_enabled()
        before = ada.line.seq
        mortal.kill()
        expect(page.get_by_text(ada.words("page-connection-lost"))).to_be_visible()
        ada.press("page-shelter-pass")
        ada.press("page-shelter-sure", text=ada.words("page-shelter-pass"))
        mortal.start()
        ada.wait(lambda: ada.line.done == 1, "the answer to the move")
        assert ada.line.seq > before
