"""Set-up that the browser tests share: a server, Chromium, and people in front of it."""

from __future__ import annotations

import asyncio
from asyncio.events import _set_running_loop
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, expect, sync_playwright

from e2e.people import People
from e2e.windows import PAGE, PATIENCE, Windows
from overseer.bench.page import chromium
from overseer.bench.serving import Serving

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


def _program() -> str:
    program = chromium()
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
        self._windows: Windows | None = None

    def windows_of(self, url: str) -> Windows:
        """The windows that tests on a server share, one after the other."""
        assert self._browser is not None, "windows are asked for while the browser is in use"
        if self._windows is None:
            self._windows = Windows(self._browser, url)
        return self._windows

    @contextmanager
    def in_use(self) -> Iterator[Browser]:
        """The browser; if the last one broke down, a new one."""
        _set_running_loop(self._loop)
        try:
            if self._browser is None or not self._browser.is_connected():
                self._browser = self._playwright.chromium.launch(
                    executable_path=_program(), args=FLAGS
                )
                self._windows = None
            yield self._browser
        finally:
            _set_running_loop(None)

    def keeps(self, context: BrowserContext) -> bool:
        """Whether somebody else will go on in a context."""
        return self._windows is not None and self._windows.has(context)

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
    """Chromium, for one test. What a test leaves open in it is closed, but for shared windows."""
    with shared_chromium.in_use() as launched:
        yield launched
        for context in launched.contexts:
            if not shared_chromium.keeps(context):
                context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with the built page, one for a worker."""
    assert (PAGE / "index.html").exists(), "the page is not built: `make page` builds it"
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving
    assert "Traceback" not in serving.log.read_text()


@pytest.fixture
def people(browser: Browser, shared_chromium: Chromium, server: Serving) -> Iterator[People]:
    """People with browsers of their own, who must see no error whatever they do."""
    with People(browser, server.url, shared_chromium.windows_of(server.url)) as crowd:
        yield crowd
