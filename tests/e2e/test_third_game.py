"""A third game, installed beside the package: a whole game at the plain table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.driver import Driver
from e2e.people import People
from e2e.windows import PAGE
from installing import TOY, environment
from overseer.bench.serving import Serving


@pytest.fixture(scope="session")
def richer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server where the toy game is installed, one for a worker."""
    assert (PAGE / "index.html").exists(), "the page is not built: `make page` builds it"
    with Serving(tmp_path_factory.mktemp("richer"), environment(TOY)) as serving:
        yield serving
    assert "Traceback" not in serving.log.read_text()


@pytest.fixture
def players(browser: Browser, richer: Serving) -> Iterator[People]:
    """People at that server."""
    with People(browser, richer.url) as crowd:
        yield crowd


@pytest.mark.parametrize("width", [1440, 360])
def test_a_whole_game_from_the_front_door_to_the_standings(players: People, width: int) -> None:
    # Everybody bids at once: whoever does so just when a bot does is asked to look again.
    players.forgive("stale: ")
    ada = players.person(width=width, touch=width == 360)
    page = ada.go()
    page.get_by_role("radio", name="Secret Bids").check(force=True)
    expect(page.get_by_text("Everybody bids a card in secret").first).to_be_visible()
    ada.press("page-request-open")
    expect(ada.find("heading", "page-plain-table")).to_be_attached()
    expect(page.get_by_text("Prizes to come").first).to_be_visible()
    assert Driver(ada).play() >= 3
    ada.press("page-ending-go")
    expect(ada.find("heading", "page-panels-standings")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page can be moved sideways"
