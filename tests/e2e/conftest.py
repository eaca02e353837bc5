"""Set-up that the browser tests share: a server, Chromium, and people in front of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

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


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Chromium without a window, for one test.

    Playwright keeps an event loop running in the thread of the tests until it is stopped, and a
    test that comes after it in the same worker may need one of its own.
    """
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


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
