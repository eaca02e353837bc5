"""Set-up that the tests of the server share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from overseer.server.app import Server
from overseer.server.offers import Offers
from overseer.server.settings import Limits, Settings
from server.people import Place
from server.target import EAGER, Target


@pytest.fixture(scope="session")
def offers() -> Offers:
    """The games, loaded once; nothing changes them."""
    return Offers()


@pytest.fixture
def run(tmp_path: Path, offers: Offers) -> Iterator[Callable[..., Place]]:
    """Start a server on the test's own data; one that is started later takes over."""
    with ExitStack() as stack:
        running: list[ExitStack] = []

        def start(**changes: Any) -> Place:
            for earlier in running:
                earlier.close()
            own = stack.enter_context(ExitStack())
            running[:] = [own]
            own_offers = changes.pop("offers", offers)
            usual = {"data": tmp_path / "data", "pace": 0, "limits": Limits(messages=EAGER)}
            server = Server(Settings(**{**usual, **changes}), own_offers)
            client = own.enter_context(TestClient(server.app, raise_server_exceptions=False))
            return Place(server, client, own)

        yield start


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, offers: Offers) -> Iterator[Place]:
    """A server for tests that leave it as it is."""
    with ExitStack() as stack:
        limits = Limits(requests=EAGER, tables=EAGER, messages=EAGER)
        settings = Settings(data=tmp_path_factory.mktemp("shared"), pace=0, limits=limits)
        server = Server(settings, offers)
        client = stack.enter_context(TestClient(server.app, raise_server_exceptions=False))
        yield Place(server, client, stack)


@pytest.fixture
def place(run: Callable[..., Place]) -> Place:
    """A server."""
    return run()


@pytest.fixture
def attack(tmp_path: Path) -> Iterator[Callable[..., Target]]:
    """Start a server to be attacked."""
    targets: list[Target] = []

    def start(limits: dict[str, Any] | None = None, **settings: Any) -> Target:
        targets.append(Target(tmp_path, limits or {}, **settings))
        return targets[-1]

    yield start
    for target in targets:
        target.end()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server in a hurry, for all attacks that end by themselves."""
    limits = {
        "head": 1.0,
        "hello": 5.0,
        "body_time": 1.0,
        "body_rate": 1000,
        "reading": 1.0,
        "ping": 60.0,
        "tables": EAGER,
        "mistakes": EAGER,
    }
    target = Target(tmp_path_factory.mktemp("target"), limits, warm=True)
    yield target
    target.end()
