"""Set-up that the browser tests share: a server, Chromium, and people in front of it."""

from __future__ import annotations

import asyncio
import os
import shutil
from asyncio.events import _set_running_loop
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from e2e.people import PATIENCE, People
from overseer.bench.serving import Serving

PAGE = Path(__file__).parents[2] / "src" / "overseer" / "server" / "page" / "index.html"
FLAGS = [
    "--no-sandbox",  # root has no other way
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # What a browser asks of its maker by itself has no place in a test.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """The browser's program: Debian's, or the one that CHROMIUM names."""
    program = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    assert program is not None, "there is no chromium here: `make test` installs it"
    return program


class Chromium:
    """Chromium without a window, one for a worker.

    Playwright keeps an event loop running in the thread of the tests until it is stopped, and a
    test that comes between two browser tests may need one of its own. So that loop is only seen
    while a browser is in use.
    """

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._loop = asyncio.get_running_loop()
        self._browser: Browser | None = None

    @contextmanager
    def in_use(self) -> Iterator[Browser]:
        """The browser; if the last one broke down, a new one."""
        _set_running_loop(self._loop)
        try:
            if self._browser is None or not self._browser.is_connected():
                self._browser = self._playwright.chromium.launch(
                    executable_path=chromium(), args=FLAGS
                )
            yield self._browser
        finally:
            _set_running_loop(None)

    def end(self) -> None:
        """Let Playwright have its loop, to end what it began."""
        _set_running_loop(self._loop)
        if self._browser is not None:
            self._browser.close()


@pytest.fixture(scope="session")
def shared_chromium() -> Iterator[Chromium]:
    """The one browser of a worker."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        shared = Chromium(playwright)
        _set_running_loop(None)
        yield shared
        shared.end()


@pytest.fixture
def browser(shared_chromium: Chromium) -> Iterator[Browser]:
    """Chromium, for one test. What a test leaves open in it is closed."""
    with shared_chromium.in_use() as launched:
        yield launched
        for context in launched.contexts:
            context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the built page, one for a worker."""
    assert PAGE.exists(), "the page is not built: `make page` builds it"
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving
    assert "Traceback" not in serving.log.read_text()


@pytest.fixture
def people(browser: Browser, server: Serving) -> Iterator[People]:
    """People with browsers of their own, who must see no error whatever they do."""
    with People(browser, server.url) as crowd:
        yield crowd
